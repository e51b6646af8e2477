"""The rules in brief: both languages alike, short, with pictures and rulings that exist."""

import re
from pathlib import Path

import pytest

from circus import games
from circus.data import data_root
from circus.texts import LANGUAGES
from tests.texts.schemes import NAMES

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


def rulebook(name: str, language: str) -> str:
    return (Path(games.__file__).parent / name / f"rulebook.{language}.md").read_text(encoding="utf-8")


def outline(source: str) -> list[str]:
    """What follows what: headings, points, text, pictures by name and notes by ruling."""
    mark = re.compile(r"# |- |!\[\]\(.*\)|> `[A-Z]{2}-\d+`|")
    found = (mark.match(line) for line in source.splitlines() if line)
    return [each.group() for each in found if each]


@every_game
def test_both_languages_say_the_same_in_the_same_order(name: str) -> None:
    one, *others = (outline(rulebook(name, language)) for language in LANGUAGES)
    assert all(other == one for other in others)


@every_rulebook
def test_the_first_section_is_three_sentences(name: str, language: str) -> None:
    heading, text, _ = rulebook(name, language).split("\n\n", 2)
    assert heading.startswith("# ")
    assert len(re.findall(r"[.!?](?=\s|$)", text)) == 3


@every_rulebook
def test_a_rulebook_is_short(name: str, language: str) -> None:
    source = re.sub(r"^!\[\].*$", "", rulebook(name, language), flags=re.MULTILINE)
    assert 350 <= len(re.findall(r"[^\W\d_][\w\u2019-]*", source)) <= 600


@every_rulebook
def test_notes_cite_rulings_of_their_game(name: str, language: str) -> None:
    notes = re.findall(r"^> (.*)$", rulebook(name, language), flags=re.MULTILINE)
    cited = [re.match(rf"`{RULINGS[name]}-\d+` [A-ZÀÉ]", note) for note in notes]
    assert notes and all(cited)


@every_rulebook
def test_every_picture_is_a_sprite_of_the_game(name: str, language: str) -> None:
    for picture in re.findall(r"!\[\]\((.*?)\)", rulebook(name, language)):
        assert picture.startswith(f"{name}/")
        assert (data_root() / "assets" / f"{picture}.svg").is_file(), picture
