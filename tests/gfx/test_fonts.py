"""Fonts and lettering: lines fit their boxes, texts grow with the setting, no letter is missing."""

import re

import pytest

from circus.ui.gfx import fonts as fonts_module
from circus.ui.gfx.fonts import FACES, USUAL, Fonts, font_path
from circus.ui.gfx.lettering import NIGHT, Lettering
from circus.ui.gfx.line_breaks import broken
from circus.ui.gfx.window import AppWindow

FRENCH = "àâäæçéèêëîïôœöùûüÿÀÂÄÆÇÉÈÊËÎÏÔŒÖÙÛÜŸ«»\u2019\u201c\u201d…\u2013\u2014€·\u00d7?!:;"
ENGLISH = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,-+/%&()'\""


@pytest.mark.parametrize("face", FACES)
def test_every_face_has_every_letter_of_both_languages(window: AppWindow, face: str) -> None:
    assert Fonts(1.0).font(face, 30).lacks(FRENCH + ENGLISH) == []


@pytest.mark.parametrize("face", FACES)
def test_every_face_has_what_is_not_looked_up_letter_by_letter(window: AppWindow, face: str) -> None:
    usual = [chr(code) for code in range(0x21, 0x2100) if re.match(f"[{USUAL}]", chr(code))]
    usual.remove("\u00a0")
    assert len(usual) > 150
    assert Fonts(1.0).font(face, 30).lacks("".join(usual)) == []


def test_a_letter_that_a_face_has_not_is_told(window: AppWindow) -> None:
    assert Fonts(1.0).font("display", 30).lacks("aČ魔") == ["Č", "魔"]


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("name", ["Čapek", "Ayşe", "Иван", "Άννα", "가나", "魔"])
def test_no_name_is_a_gap(window: AppWindow, face: str, name: str) -> None:
    font = Fonts(1.0).font(face, 30)
    drawn = font.render(name, "#FFFFFF")
    assert drawn.get_width() == font.width(name)
    assert drawn.get_bounding_rect().w > 0.6 * drawn.get_width()
    for letter in name:
        assert font.render(letter, "#FFFFFF").get_bounding_rect().w > 4


def test_a_line_grows_with_scale_and_text_size(window: AppWindow) -> None:
    plain = Fonts(1.0).line("Jouer", "ui-bold", 20)
    assert Fonts(2.0).line("Jouer", "ui-bold", 20).get_width() == pytest.approx(2 * plain.get_width(), abs=3)
    larger = Fonts(1.0, 150).line("Jouer", "ui-bold", 20)
    assert larger.get_width() == pytest.approx(1.5 * plain.get_width(), abs=3)


def test_the_same_line_is_the_same_surface(window: AppWindow) -> None:
    fonts = Fonts(1.0)
    assert fonts.line("Jouer") is fonts.line("Jouer")
    assert fonts.block("Jouer encore", width_u=90) is fonts.block("Jouer encore", width_u=90)
    assert fonts.line("Jouer", colour="#FF0000") is not fonts.line("Jouer", colour="#00FF00")


@pytest.mark.parametrize("width", [40, 90, 200, 330])
def test_a_line_never_passes_its_box(window: AppWindow, width: int) -> None:
    fonts = Fonts(1.2, 160)
    line = fonts.line("Joséphine : bille verte dans le trou", "ui", 20, max_width_u=width)
    assert line.get_width() <= width * 1.2 + 1


def test_a_line_shrinks_before_it_is_cut(window: AppWindow) -> None:
    fonts = Fonts(1.0)
    wide = fonts.width_u("Revoir une partie", "ui", 20)
    assert fonts.fits("Revoir une partie", "ui", 20, wide * 0.85)
    assert not fonts.fits("Revoir une partie", "ui", 20, wide * 0.6)


def test_a_block_breaks_between_words_inside_its_width(window: AppWindow) -> None:
    fonts = Fonts(1.0)
    one = fonts.block("Chacun reprend les cartes", "ui", 20, width_u=900)
    three = fonts.block("Chacun reprend les cartes jouées à la fin", "ui", 20, width_u=150)
    paragraphs = fonts.block("Chacun\n\nreprend", "ui", 20, width_u=150)
    assert three.get_width() == 150
    assert three.get_height() == one.get_height() + 2 * 24
    assert paragraphs.get_height() == one.get_height() + 2 * 24


def lines_of(text: str, width: int) -> list[str]:
    """The lines of a text in a face whose letters are one wide."""
    return [*broken(text, Letters(), width)]


class Letters:
    """Every letter is one wide."""

    def width(self, text: str) -> int:
        return len(text)

    def fitting(self, text: str, width: int) -> int:
        return min(len(text), width)


def test_a_number_stays_with_its_article_and_its_noun() -> None:
    assert lines_of("Ada takes the trick with the 25", 29) == ["Ada takes the trick with", "the 25"]
    assert lines_of("Ada remporte le pli avec le 36", 27) == ["Ada remporte le pli avec", "le 36"]
    assert lines_of("Ada prend 1 applaudissement", 16) == ["Ada prend 1", "applaudissement"], "no room"
    assert lines_of("Ada prend 1 applaudissement", 18) == ["Ada prend", "1 applaudissement"]
    assert lines_of("Célia wins 4 cards, then 12 points", 16) == ["Célia wins", "4 cards, then", "12 points"]
    assert lines_of("Ends at 10 points: fewest win", 11) == ["Ends at", "10 points:", "fewest win"]


def test_no_line_begins_with_the_stop_of_a_word_that_is_too_wide() -> None:
    assert lines_of("un applaudissement, bravo", 15) == ["un", "applaudissem", "ent, bravo"]
    assert lines_of("applaudissements", 15) == ["applaudissement", "s"]


def test_words_alone_break_wherever_a_line_is_full() -> None:
    assert lines_of("one two three four", 8) == ["one two", "three", "four"]
    assert lines_of("", 8) == [""]
    assert lines_of("a  b", 8) == ["a  b"]


def test_a_missing_font_is_told_and_another_stands_in(
    window: AppWindow, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    font_path.cache_clear()
    monkeypatch.setitem(fonts_module.FACES, "ui", ("no_such_package", "Nothing.otf"))
    assert Fonts(1.0).line("Jouer").get_width() > 10
    assert Fonts(1.0).line("Encore").get_width() > 10
    assert len(capsys.readouterr().err.splitlines()) == 1
    font_path.cache_clear()


def test_a_title_fits_its_width_straight_and_on_an_arc(window: AppWindow) -> None:
    lettering = Lettering(Fonts(1.0))
    assert lettering.title("Showdown", 58, max_width_u=150).get_width() <= 165
    flat, arched = lettering.title("Showdown", 58), lettering.title("Showdown", 58, radius_u=230)
    assert arched.get_height() > flat.get_height()
    assert lettering.title("Showdown", 58, radius_u=-230).get_bounding_rect().h > 60
    assert lettering.title("Showdown", 58) is flat
    assert lettering.title("Showdown", 58, NIGHT) is not flat


def test_only_the_sizes_written_in_last_stay_open(window: AppWindow) -> None:
    fonts = Fonts(1.0)
    first = fonts.exact("ui", 20)
    for size in range(21, 60):
        fonts.exact("ui", size)
    assert len(fonts._fonts) == fonts_module._MAX_OPEN
    assert fonts.exact("ui", 59) is fonts.exact("ui", 59)
    again = fonts.exact("ui", 20)
    assert again is not first
    assert again.width("Circus") == first.width("Circus")
