"""The page: one file that stands alone, in both languages, each figure with its count, each pin drawn."""

import re
from base64 import b64decode
from datetime import UTC
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest
from jinja2 import UndefinedError
from markupsafe import Markup

from circus import games
from circus.content.texts import LANGUAGES, Texts
from circus.lab.day.figures import MIN_SAMPLE
from circus.lab.day.merging import VisitDay, day_of
from circus.lab.day.page import page
from circus.lab.day.parts import Heading, Paper, RenderedMoment, no_heading
from circus.lab.day.played import PinnedMoment, PlayedGame
from circus.lab.day.templates import macro, render
from circus.lab.day.words import PageTexts, item_name, verb_of
from circus.ui.gfx import bootstrap
from circus.ui.gfx.settings import Settings
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.window import AppWindow
from circus.ui.scenes.rulebook.text import heading_of
from circus.ui.scenes.stand.moments import SIZE, STAGE, Moments
from tests.day import ALL_GAMES, RULES, Script, write_day, write_visit
from tests.program import ROOT

GAME = "clown_standoff"
VOID = {"br", "img", "input", "meta"}


TAG = re.compile(r"[\"']</?(?:a|b|code|div|h[1-6]|li|p|section|span|t[dhr]|table|ul)[ >]")
"""Begin of a string of HTML in Python."""


class Reader(HTMLParser):
    """What a page holds, and whether its parts are closed in order."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.feed(source)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        facts = dict(attrs)
        self.ids += [str(facts["id"])] if facts.get("id") else []
        self.links += [str(facts["href"])] if facts.get("href") else []
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Closed at once, as the shapes of a chart are."""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def stands(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A day of thirty visits at two laptops."""
    folder = tmp_path_factory.mktemp("stands")
    write_day(folder)
    return folder


@pytest.fixture
def moments(monkeypatch: pytest.MonkeyPatch) -> Moments:
    """Draws to nowhere."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    bootstrap.prepare()
    assert STAGE[0] * SIZE[1] == STAGE[1] * SIZE[0]
    return Moments(Toolkit(AppWindow(STAGE), Texts("en"), Settings(language="en", speed="off")))


def written(
    day: VisitDay, language: str = "en", heading: Heading = no_heading, folder: Path | None = None
) -> str:
    return page(day, Paper(PageTexts(language, day.names), heading=heading, folder=folder, zone=UTC))


def shown(source: str, language: str) -> str:
    """The words that a reader sees with one language switched on."""
    body = re.sub(r'<style>.*?</style>|<i class="label">.*?</i>', "", source, flags=re.DOTALL)
    for other in LANGUAGES:
        if other != language:
            body = re.sub(rf'<(t?span) class="{other}" lang="{other}">[^<]*</\1>', "", body)
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", body))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone_and_is_whole(stands: Path, language: str) -> None:
    source = written(day_of([stands]), language)
    read = Reader(source)
    assert source.startswith(f'<!doctype html>\n<html lang="{language}">')
    assert len(read.ids) == len(set(read.ids))
    assert {link for link in read.links if link.startswith("#")} <= {f"#{each}" for each in read.ids}
    assert not re.findall(r'<script|<link|src="(?!data:)|url\(|https?:|@import', source)
    assert re.search(rf'id="in-{language}" checked', source)


def test_a_reader_switches_to_the_other_language_on_the_same_page(stands: Path) -> None:
    source = written(day_of([stands]), "en")
    english, french = shown(source, "en"), shown(source, "fr")
    assert "How long people thought" in english and "How long people thought" not in french
    assert "Temps de réflexion" in french and "Temps de réflexion" not in english
    assert "#in-fr:checked ~ main .en { display: none; }" in source


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_and_no_hole_is_left_in_the_words(stands: Path, language: str) -> None:
    words = shown(written(day_of([stands]), language), language)
    assert not re.findall(r"day-[a-z]+|[a-z_]+-verb-|\{|\}|None|\bnan\b", words)
    for name in ALL_GAMES:
        assert games.find(name) and Texts(language).language == language
        assert RULES[name] in words


@pytest.mark.parametrize(
    ("language", "told"), [("en", "1 laptop 1 visitor"), ("fr", "1 ordinateur 1 visiteur")]
)
def test_one_is_told_as_one(tmp_path: Path, language: str, told: str) -> None:
    write_visit(tmp_path, [Script(GAME)], number=1)
    assert re.search(rf"{told}\b", shown(written(day_of([tmp_path])), language))


@pytest.mark.parametrize("count", [MIN_SAMPLE - 1, MIN_SAMPLE])
def test_a_rate_needs_five_and_few_are_listed_one_by_one(tmp_path: Path, count: int) -> None:
    for number in range(1, count + 1):
        said: list[dict[str, object]] = [
            {"question": "fun", "answer": number},
            {"question": "again", "answer": "yes"},
        ]
        write_visit(tmp_path, [Script(GAME)], number=number, answers=said)
    words = shown(written(day_of([tmp_path])), "en")
    if count < MIN_SAMPLE:
        without_words = re.sub(
            r"95% interval|90% of|fair share, \d+%|People and bots.*?25% bots.*?25%", "", words
        )
        assert "%" not in without_words and "median " not in without_words
        assert "1, 2, 3, 4" in words and "4 of 4" in words
    else:
        assert "3.0 of 5 (5 answers, 1 to 5)" in words
        assert "100% (48\N{EN DASH}100%) , 5 of 5" in words
        assert re.search(r"median [\d.]+ min, 90% within", words)


def test_the_first_page_says_what_was_found_where_with_whom_and_whom_to_ask(stands: Path) -> None:
    day = day_of([stands])
    words = PageTexts("en", day.names)
    paper = Paper(words, zone=UTC, event="Essen <2026>", contact="ada@example.org")
    source = page(day, paper)
    head = shown(source, "en").partition("Games begun")[0]
    assert "<title>Essen &lt;2026&gt; " in source
    told = ("The day at the stand", "prototype version 0.1.0", "contact: ada@example.org", "What was found")
    assert all(each in head for each in told)
    assert re.search(r"“Quel Cirque” was rated 4\.\d of 5 for fun \(\d+ answers\), and \d+% would play", head)
    assert re.search(r"this rule made most trouble, \S+: it was refused, looked up", head)
    assert source.count("<li>", source.index('class="verdicts"'), source.index('class="facts"')) == 3
    assert re.search(r"30 visits .* 45 visitors", head)


def test_groups_have_their_tables(stands: Path) -> None:
    words = shown(written(day_of([stands])), "en")
    assert "Groups By number of people" in words
    assert "By age" not in words and "By experience" not in words and "This version" not in words


def test_the_time_on_the_box_stands_only_beside_whole_games_of_the_original_rules(tmp_path: Path) -> None:
    write_visit(tmp_path, [Script(GAME, options={"no_tricks": "sit_out"})], number=1)
    source = written(day_of([tmp_path]))
    assert "Minutes that games by changed rules took" in source and "the box says" not in source
    write_visit(tmp_path, [Script(GAME)], number=2)
    assert source.count("the box says") < written(day_of([tmp_path])).count("the box says")


def test_people_and_bots_stand_apart(tmp_path: Path) -> None:
    write_visit(tmp_path, [Script(GAME)])
    words = shown(written(day_of([tmp_path])), "en")
    assert re.search(r"People and bots Who Wins Fair share people \d of 1 25% bots \d of 3 25%", words)
    assert "Wins of people on each seat in percent, without bots" in words


@pytest.mark.parametrize(("language", "told"), [("en", "card 24"), ("fr", "carte 24")])
def test_a_card_with_a_number_is_called_by_words(language: str, told: str) -> None:
    assert item_name(Texts(language), "texas_showdown", "card/24") == told


def test_verbs_of_one_name_and_items_are_told_apart_by_the_words_of_their_game() -> None:
    texts = Texts("fr")
    texts.add_game("flip_circus")
    texts.add_game("quel_cirque")
    assert verb_of(texts, "flip_circus", "seer") == "Pouvoir (voyante)"
    assert verb_of(texts, "flip_circus", "swap") == "Échanger"
    assert item_name(texts, "quel_cirque", "red") == "rouge"


def test_no_part_of_the_page_begins_on_a_new_sheet_or_hides_behind_a_scroll_on_a_phone(stands: Path) -> None:
    source = written(day_of([stands]))
    assert "break-before" not in source
    phone = source[source.index("@media screen and (max-width") :]
    assert ".scroll { overflow: visible; }" in phone and ".label { display: inline" in phone
    rows = re.findall(r"<td[^>]*>(.*?)</td>", source, flags=re.DOTALL)
    assert all(cell.startswith('<i class="label">') for cell in rows if cell and "<b>" not in cell)


def test_numbers_are_written_as_the_language_does(tmp_path: Path) -> None:
    for number in range(1, 6):
        write_visit(tmp_path, [Script(GAME)], number=number, answers=[{"question": "fun", "answer": 4}])
    source = written(day_of([tmp_path]))
    assert "5\N{NO-BREAK SPACE}%" in source or "100\N{NO-BREAK SPACE}%" in source
    assert "4.0 of 5 (5 answers, 4 to 4)" in shown(source, "en")
    assert "4,0 sur 5 (5 réponses, de 4 à 4)" in shown(source, "fr")


def test_what_people_typed_stays_words(tmp_path: Path) -> None:
    trick = "<script>alert('x')</script>\x00 & \ud83d"
    pins = [(1, "idea", trick), (2, "<b>", "")]
    answers = [{"question": "words", "answer": trick}]
    notes = [{"note": trick}]
    write_visit(tmp_path, [Script(GAME, pins=pins)], answers=answers, notes=notes)
    source = written(day_of([tmp_path]))
    Reader(source)
    assert "<script" not in source and "<b>," not in source and "\x00" not in source
    assert source.count("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;") == len(LANGUAGES) + 2


def test_a_pin_leads_to_its_record_and_tells_how_it_is_opened(tmp_path: Path) -> None:
    write_visit(tmp_path / "a stand", [Script(GAME, pins=[(2, "unfair", "Again!")])])
    day = day_of([tmp_path / "a stand"])
    (game,) = day.games
    source = written(day, folder=tmp_path / "pages")
    links = [unquote(each) for each in Reader(source).links if not each.startswith("#")]
    assert {(tmp_path / "pages" / each).resolve() for each in links} == {game.path.resolve()}
    assert f"--at {game.pins[0].n}" in source and "python main.py replay" in source
    assert "“Again!”" in shown(source, "en") and "« Again! »" in shown(source, "fr")
    assert str(game.pins[0].actions[-1]) in source, "without a screen the log is the record's own"


def test_a_rule_is_told_with_its_heading_in_each_language(tmp_path: Path) -> None:
    write_visit(tmp_path, [Script(GAME, refused=["CS-6"])])
    source = written(day_of([tmp_path]), heading=heading_of)
    for language in LANGUAGES:
        heading = heading_of(GAME, "CS-6", language)
        assert heading and heading in shown(source, language)
    assert heading_of(GAME, "CS-99", "en") == ""


def test_a_rule_without_a_number_is_told_by_its_heading_alone(tmp_path: Path) -> None:
    write_visit(tmp_path, [Script("clown_standoff", refused=["Preparation 1"])])
    source = written(day_of([tmp_path]), heading=heading_of)
    for language in LANGUAGES:
        assert heading_of("clown_standoff", "Preparation 1", language) in shown(source, language)
    assert "Preparation 1" not in source


def test_a_french_number_keeps_its_noun_on_the_page(tmp_path: Path) -> None:
    write_visit(tmp_path, [Script(GAME)])
    assert re.findall(r"\d (?:parties?|réponses?|coups?)\b", written(day_of([tmp_path]), "fr")) == []


def test_a_question_of_the_designers_own_is_listed_with_its_answers(tmp_path: Path) -> None:
    write_visit(tmp_path, [Script(GAME)], answers=[{"question": "colors", "answer": "<bright>"}])
    words = shown(written(day_of([tmp_path])), "en")
    assert (
        "Other questions Question Answers How many colors &lt;bright&gt; (1\N{MULTIPLICATION SIGN}) 1"
        in words
    )


def test_what_could_not_be_read_stands_at_the_end(tmp_path: Path) -> None:
    visit = write_visit(tmp_path, [Script(GAME)])
    (visit / "notes.jsonl").write_text("nonsense\n", encoding="utf-8")
    words = shown(written(day_of([tmp_path])), "en")
    assert re.search(r"Could not be read .*notes\.jsonl\s+line 1: not a JSON object", words)


@pytest.mark.parametrize("name", ALL_GAMES)
def test_a_pinned_moment_is_drawn_as_its_seat_saw_it_with_the_log_around_it(
    tmp_path: Path, moments: Moments, name: str
) -> None:
    write_visit(tmp_path, [Script(name, pins=[(2, "confused", "")])])
    (game,) = day_of([tmp_path]).games
    seen = moments.render_moment(game, game.pins[0])
    assert seen.picture.startswith(b"\xff\xd8") and 5_000 < len(seen.picture) < 150_000
    for lines in (seen.before, seen.after):
        assert lines.keys() == set(LANGUAGES)
        assert all(words and "-" not in words.split()[0] for words in lines.values()), lines
        assert len(set(lines.values())) == len(LANGUAGES)


def test_another_moment_is_another_picture_and_a_hand_is_only_seen_by_its_seat(
    tmp_path: Path, moments: Moments
) -> None:
    write_visit(tmp_path, [Script("texas_showdown", pins=[(1, "fun", ""), (3, "fun", "")])])
    (game,) = day_of([tmp_path]).games
    first, later = game.pins
    public = first._replace(seat=None)
    pictures = [moments.render_moment(game, pin).picture for pin in (first, later, public)]
    assert len(set(pictures)) == 3


def test_the_picture_lies_in_the_page(tmp_path: Path) -> None:
    write_visit(tmp_path, [Script(GAME, pins=[(2, "bug", "")])])
    day = day_of([tmp_path])

    def see(game: PlayedGame, pin: PinnedMoment) -> RenderedMoment:
        return RenderedMoment(b"\xff\xd8picture", {"en": f"{game.game.name} <{pin.n}>"}, {})

    source = page(day, Paper(PageTexts("en", day.names), see))
    (data,) = re.findall(r'src="data:image/jpeg;base64,([^"]+)"', source)
    assert b64decode(data) == b"\xff\xd8picture"
    assert f"{GAME} &lt;{day.games[0].pins[0].n}&gt;" in source


def test_a_template_escapes_every_value_that_is_not_html_already() -> None:
    shown = macro("facts", [("<script>&\x07", Markup("<b>"))])
    assert shown == '<ul class="facts"><li><b><b></b>&lt;script&gt;&amp; </li></ul>\n'


def test_a_template_that_misses_a_value_fails() -> None:
    with pytest.raises(UndefinedError, match="'title' is undefined"):
        render("overview", words=PageTexts("en", ()), dates="")


def test_no_module_of_the_pages_writes_html_by_itself() -> None:
    for folder in ("day", "experiment"):
        for path in (ROOT / "circus" / "lab" / folder).glob("*.py"):
            tags = TAG.findall(path.read_text(encoding="utf-8"))
            assert not tags, f"{path.name}: use a template for {tags}"
