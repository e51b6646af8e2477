"""Several names, or several ways, are joined as each language joins them, at one place for all screens."""

import pytest

from circus.content.texts import Texts
from tests.program import ROOT

OTHERWISE = {"rulebook/print.py", "results/boards.py", "table/answers.py"}
"""Where commas part page numbers, sums, and the anchors of a book: nobody reads these as a sentence."""


@pytest.mark.parametrize(
    ("language", "key", "two", "three"),
    [
        ("en", "list-and", "Basile and Célia", "Basile, Célia and Denis"),
        ("en", "list-or", "Basile or Célia", "Basile, Célia or Denis"),
        ("fr", "list-and", "Basile et Célia", "Basile, Célia et Denis"),
        ("fr", "list-or", "Basile ou Célia", "Basile, Célia ou Denis"),
    ],
)
def test_the_last_two_names_are_joined_by_a_word(language: str, key: str, two: str, three: str) -> None:
    texts = Texts(language)
    assert texts.listed(("Basile", "Célia", "Denis"), key) == three
    assert texts.listed(("Basile", "Célia"), key) == two
    assert texts.listed(("Basile",), key) == "Basile"
    assert texts.listed((), key) == ""


def test_no_screen_joins_words_by_itself() -> None:
    for room in ("ui", "stand", "session"):
        for path in (ROOT / "circus" / room).rglob("*.py"):
            if "/".join(path.parts[-2:]) not in OTHERWISE:
                assert '", ".join(' not in path.read_text(encoding="utf-8"), f"{path.name}: use Texts.listed"
