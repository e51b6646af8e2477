"""The rulebook's text: blocks, words with anchors and links, examples."""

import os
import sys
from pathlib import Path

import pytest

from circus import games
from circus.content.texts import Texts
from circus.ui.scenes.rulebook.text import (
    EXAMPLE,
    HEADING,
    NOTE,
    PICTURES,
    PLAIN,
    POINT,
    STRONG,
    TEXT,
    TextRun,
    read,
    source_of,
)

SOURCE = """# The aim
Fill the **holes**, then count.

![](common/cup) ![](common/mouse)

1. Roll the die.
2. Move.
   - straight on

> `QC-04` A clown that cannot move stays.

Done.
"""


def test_the_text_is_read_as_blocks() -> None:
    blocks = read(SOURCE)
    assert [block.kind for block in blocks] == [HEADING, TEXT, PICTURES, POINT, POINT, POINT, NOTE, TEXT]
    assert [(run.text, run.kind) for run in blocks[1].runs if run.kind == STRONG] == [("holes", STRONG)]
    assert blocks[2].names == ("common/cup", "common/mouse")
    assert [(block.mark, block.level) for block in blocks[3:6]] == [("1.", 1), ("2.", 1), ("*", 2)]
    assert blocks[6].runs == (TextRun(" A clown that cannot move stays.", PLAIN, ("QC-04",)),)


def test_an_example_is_a_block_with_what_to_see_in_it() -> None:
    (block,) = read("![Watch `hole` the *bottom* marble.](example/falls)")
    assert (block.kind, block.names) == (EXAMPLE, ("falls",))
    assert "".join(run.text for run in block.runs) == "Watch  the bottom marble."


def test_a_link_is_words_that_lead_to_an_anchor() -> None:
    (block,) = read("An [empty **hole**](#hole) and a [round](<#turn order>).")
    linked = [(run.text, run.link) for run in block.runs if run.link]
    assert linked == [("empty ", "hole"), ("hole", "hole"), ("round", "turn order")]


def test_an_anchor_reaches_to_the_next_one() -> None:
    (block,) = read("Before. `A-1` `thing` One. `A-2` Two.")
    told = [(run.text.strip(), run.anchors) for run in block.runs]
    assert told == [("Before.", ()), ("One.", ("A-1", "thing")), ("Two.", ("A-2",))]


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The English rulebook of a game that lies elsewhere."""
    monkeypatch.setattr(games, "__path__", [str(tmp_path)])
    (tmp_path / "marbles").mkdir()
    return tmp_path / "marbles" / "rulebook.en.md"


def test_of_a_rulebook_that_is_not_all_text_the_rest_is_read(
    written: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written.write_bytes(b"# Marbles\n\nRoll \xff them.\n")
    assert source_of("marbles", Texts("en")) == "# Marbles\n\nRoll \ufffd them.\n"
    assert f"{written}:3: not UTF-8 text" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such pipes")
def test_a_rulebook_that_is_a_pipe_is_not_waited_for(
    written: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    os.mkfifo(written)
    assert source_of("marbles", Texts("en")) is None
    assert capsys.readouterr().err == f"circus: rulebook {written}: not a regular file\n"


def test_a_rulebook_without_end_is_not_read(written: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with written.open("wb") as file:
        file.truncate(5_000_000_000)
    assert source_of("marbles", Texts("en")) is None
    assert "larger than" in capsys.readouterr().err
