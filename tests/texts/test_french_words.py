"""The list of French words holds: one word for one thing, and no form that was found wrong."""

import re
from pathlib import Path

import pytest

from tests.program import ROOT
from tests.texts.schemes import NAMES

SOURCE = (ROOT / "docs" / "french_words.md").read_text(encoding="utf-8")
WORDS, WRONG = (
    [
        [cell.strip() for cell in row.strip("|").split("|")]
        for row in re.findall(r"^\|.*\|$", part, re.MULTILINE)[2:]
    ]
    for part in SOURCE.split("## ")[1:]
)


def text_of(where: str) -> str:
    """Return all French texts of a game, or those of the program."""
    folder = ROOT / "circus" / "games" / where
    files = [ROOT / "circus" / "content" / "texts" / "fr.ftl", ROOT / "circus" / "stand" / "questions.json"]
    if where != "program":
        files = [folder / "texts.fr.ftl", folder / "rulebook.fr.md"]
    return "\n".join(Path(each).read_text(encoding="utf-8") for each in files).replace(
        "\N{NO-BREAK SPACE}", " "
    )


@pytest.mark.parametrize(("french", "where"), [row[1:] for row in WORDS])
def test_a_french_word_of_the_list_is_in_use(french: str, where: str) -> None:
    assert french.lower() in text_of(where).lower()


@pytest.mark.parametrize("wrong", [row[0] for row in WRONG])
def test_a_form_that_was_found_wrong_is_in_no_french_text(wrong: str) -> None:
    assert [where for where in ("program", *NAMES) if wrong.lower() in text_of(where).lower()] == []
