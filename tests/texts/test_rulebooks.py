"""The rulebooks: both languages alike, with pictures and rulings that exist."""

import re
from pathlib import Path

import pytest

from circus import games
from circus.content.data import data_root
from circus.content.texts import LANGUAGES, inside_sentence
from circus.content.texts.options import option_help, option_name
from circus.ui.scenes.rulebook.text import anchors, rulebook, source_of
from tests.texts.schemes import NAMES, refusals, spoken

RULINGS = {
    "clown_standoff": "CS",
    "flip_circus": "FC",
    "texas_showdown": "TX",
    "clearing_house": "CH",
    "quel_cirque": "QC",
}

every_game = pytest.mark.parametrize("name", NAMES)
every_rulebook = pytest.mark.parametrize(
    ("name", "language"), [(name, language) for name in NAMES for language in LANGUAGES]
)


def book_of(name: str, language: str) -> str:
    """The whole book, sections of the options included."""
    source = source_of(name, spoken(language))
    assert source is not None
    return source


def outline(source: str) -> list[str]:
    """What follows what: headings, points, text, pictures and examples by name, links, and all anchors."""
    mark = re.compile(r"^(?:#+ |- |> |(?=\S))|\]\(.*?\)|`[^`]+`", re.MULTILINE)
    return mark.findall(source)


@every_game
def test_both_languages_say_the_same_in_the_same_order(name: str) -> None:
    one, *others = (outline(book_of(name, language)) for language in LANGUAGES)
    assert all(other == one for other in others)


@every_rulebook
def test_every_option_has_a_section_that_explains_its_values(name: str, language: str) -> None:
    options = games.find(name).options
    assert {f"option-{option.name}" for option in options} <= anchors(name, spoken(language))
    book, texts = book_of(name, language), spoken(language)
    for option in options:
        _, section = book.split(f"## {option_name(texts, name, option)}\n\n")
        helps = [option_help(texts, name, option, value) for value in option.values if not option.is_count]
        points = section.partition("\n\n")[0].split("\n")
        assert len(points) == (len(helps) or 2)
        assert all(inside_sentence(each) in point for each, point in zip(helps, points, strict=False))


@every_rulebook
def test_the_first_section_is_three_sentences(name: str, language: str) -> None:
    heading, text, _ = book_of(name, language).split("\n\n", 2)
    assert heading.startswith("# ")
    assert len(re.findall(r"[.!?](?=\s|$)", text)) == 3


@every_rulebook
def test_notes_cite_rulings_of_their_game(name: str, language: str) -> None:
    notes = re.findall(r"^> (.*)$", book_of(name, language), flags=re.MULTILINE)
    cited = [re.match(rf"`{RULINGS[name]}-\d+`(?: `[^`]+`)* [A-ZÀÂÇÉÊÎÔ0-9]", note) for note in notes]
    assert notes and all(cited)


@every_rulebook
def test_every_note_ends_with_its_reason(name: str, language: str) -> None:
    for note in re.findall(r"^> (.*)$", book_of(name, language), flags=re.MULTILINE):
        assert re.search(r"[^*]\*[^*`]+[.!?…»”]\*$", note), note


@every_rulebook
def test_every_picture_is_a_sprite_of_the_game(name: str, language: str) -> None:
    for picture in re.findall(r"!\[\]\((.*?)\)", book_of(name, language)):
        assert picture.startswith(f"{name}/")
        assert (data_root() / "assets" / f"{picture}.svg").is_file(), picture


def rules_named(name: str) -> set[str]:
    """Every rule that a refusal or a fact of a game can name, and the turn order of all games."""
    cited = [rule for _, rules in refusals(name) for rule in rules]
    folder = Path(games.__file__).parent / name
    for path in sorted(folder.glob("*.py")):
        cited += re.findall(rf'"({RULINGS[name]}-[^"]+)"', path.read_text(encoding="utf-8"))
    return {"turn order", *(rule for each in cited for rule in each.split(", "))}


@every_rulebook
def test_each_rule_that_can_be_named_is_found_in_the_book(name: str, language: str) -> None:
    assert rules_named(name) - anchors(name, spoken(language)) == set()


@every_rulebook
def test_what_stands_at_an_anchor_is_words(name: str, language: str) -> None:
    told = {
        anchor
        for block in rulebook(name, spoken(language))
        for run in block.runs
        if run.text.strip()
        for anchor in run.anchors
    }
    assert told == anchors(name, spoken(language))
    assert not any("`" in run.text for block in rulebook(name, spoken(language)) for run in block.runs)
