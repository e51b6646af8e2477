"""How the words are set: characters that the fonts have, French spaces, no stray signs."""

import re
from pathlib import Path

import pygame
import pytest

from circus import games
from circus.content.texts import LANGUAGES, Texts
from circus.ui.gfx.fonts import FACES, Fonts
from tests.texts.code import strings
from tests.texts.schemes import NAMES

TEXTS = Path(games.__file__).parents[1] / "content" / "texts"
SET_OTHERWISE = "\n"
"""What is never drawn as it stands: ends of lines."""

SHORT = 8
"""Signs and words that scenes write themselves are shorter than this; docstrings are not."""

NOT_DRAWN = {"\N{NON-BREAKING HYPHEN}", "\U0010ffff"}
"""Signs that the code compares with or replaces, and never draws."""

PROPER = ("Monsieur Muscles", "Basile", "Circus", "Clown Standoff")
"""Words that keep their capital after a colon."""


def files(language: str) -> list[Path]:
    folder = Path(games.__file__).parent
    mine = [
        folder / name / file
        for name in NAMES
        for file in (f"texts.{language}.ftl", f"rulebook.{language}.md")
    ]
    return [TEXTS / f"{language}.ftl", *mine]


every_file = pytest.mark.parametrize(
    "path",
    [path for language in LANGUAGES for path in files(language)],
    ids=lambda path: f"{path.parent.name}/{path.name}",
)
every_french_file = pytest.mark.parametrize(
    "path", files("fr"), ids=lambda path: f"{path.parent.name}/{path.name}"
)


def words_of(path: Path) -> str:
    """All that is said in a file: no comments, keys, placeables or names of pictures."""
    source = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        return re.sub(r"^!\[\]\(.*\)$", "", source, flags=re.MULTILINE)
    source = re.sub(r"^ *!\[(.*)\]\(.*\)$", r"\1", source, flags=re.MULTILINE)
    source = re.sub(r"^#.*$|^[a-zA-Z][\w-]* *=|^ *\*?\[\w+\]", "", source, flags=re.MULTILINE)
    source = re.sub(r'\{ ELIDE\("(\w+)", (\$\w+)\) \}', r"\1 { \2 }", source)
    return re.sub(r"\{ [$\w-]+ (->)?|\}", "", source)


@every_file
def test_every_character_is_in_the_fonts(path: Path) -> None:
    pygame.font.init()
    fonts = Fonts(1.0)
    for face in FACES:
        known = fonts.font(face, 20)
        used = sorted(set(words_of(path)) - set(SET_OTHERWISE))
        assert known.lacks("".join(used)) == [], face


def test_every_character_that_a_scene_writes_itself_is_in_the_fonts() -> None:
    pygame.font.init()
    known = Fonts(1.0).font("ui-bold", 20)
    written = {sign for text in strings() if len(text) < SHORT for sign in text if ord(sign) > 0xFF}
    assert known.lacks("".join(sorted(written - set(SET_OTHERWISE) - NOT_DRAWN))) == []


@pytest.mark.parametrize("path", files("en"), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_an_english_percent_sign_stands_close(path: Path) -> None:
    assert re.findall(r".*\s%.*", path.read_text(encoding="utf-8")) == []


@every_file
def test_apostrophes_and_ellipses_are_set(path: Path) -> None:
    assert re.findall(r".*(?:\w'|\.\.\.).*", words_of(path)) == []


@every_file
def test_no_word_is_the_name_of_a_class(path: Path) -> None:
    assert re.findall(r".*\b[A-Z][a-z]+[A-Z][a-z].*", words_of(path)) == []


@every_french_file
def test_no_french_sign_stands_after_a_plain_space_or_none(path: Path) -> None:
    assert re.findall(r".* [:;!?»].*", words_of(path)) == []
    assert re.findall(r".*[^\W\d_][;!?].*", words_of(path)) == []
    assert re.findall(r".*« .*", words_of(path)) == []


@every_french_file
def test_a_french_sentence_goes_on_in_lower_case_after_a_colon(path: Path) -> None:
    if path.suffix == ".ftl":
        after = re.findall(r"\w\N{NO-BREAK SPACE}: (\w[^\n]*)", words_of(path))
        assert [text for text in after if text[0].isupper() and not text.startswith(PROPER)] == []


@every_french_file
def test_a_french_de_or_que_before_a_name_is_elided(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert re.findall(r".*\b(?:de|que|le|se|ne) \{ \$\w*name \}.*", source) == []


@pytest.mark.parametrize(
    ("name", "words"),
    [("Ada", "Victoire d\u2019Ada"), ("Élise", "Victoire d\u2019Élise"), ("Basile", "Victoire de Basile")],
)
def test_a_french_name_that_begins_with_a_vowel_elides_de(name: str, words: str) -> None:
    assert Texts("fr").say("past-won", name=name) == words
