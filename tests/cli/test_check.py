"""`check`: every line of every record verified, exit 0 only if all hold."""

from pathlib import Path

import pytest

from tests.cli import run, simulated
from tests.other_systems import refusal_words
from tests.records import DEAL, END, GAME, HEADER, text

Capsys = pytest.CaptureFixture[str]


def record(folder: Path, name: str, content: str) -> str:
    (folder / name).write_text(content, encoding="utf-8")
    return str(folder / name)


def test_a_record_that_holds(capsys: Capsys, tmp_path: Path) -> None:
    done = run(capsys, "check", record(tmp_path, "good.jsonl", text(*GAME)))
    assert (done.code, done.out, done.err) == (0, "the record holds\n", "")


def test_several_records_that_hold(capsys: Capsys, tmp_path: Path) -> None:
    simulated(capsys, tmp_path, "pebbles", "--games", "5", "--with-legal")
    done = run(capsys, "check", *map(str, tmp_path.iterdir()))
    assert (done.code, done.out, done.err) == (0, "all 5 records hold\n", "")


def test_a_record_without_its_end_holds(capsys: Capsys, tmp_path: Path) -> None:
    assert run(capsys, "check", record(tmp_path, "good.jsonl", text(HEADER, DEAL))).code == 0


def test_every_fault_is_told_as_file_line_reason(capsys: Capsys, tmp_path: Path) -> None:
    good = record(tmp_path, "good.jsonl", text(*GAME))
    early = record(tmp_path, "early.jsonl", text(HEADER, DEAL, END))
    cut = record(tmp_path, "cut.jsonl", text(*GAME)[:-1] + '\n{"pin": {"fa')
    done = run(capsys, "check", early, good, cut)
    assert (done.code, done.out) == (1, "")
    assert done.err == (
        f"{early}:3: the game has not ended: it waits for seat 0 and seat 1\n{cut}:7: the line is cut off\n"
    )


def test_a_missing_file_fails_and_the_others_are_checked(capsys: Capsys, tmp_path: Path) -> None:
    missing = str(tmp_path / "missing.jsonl")
    empty = record(tmp_path, "empty.jsonl", "")
    done = run(capsys, "check", missing, empty)
    assert (done.code, done.out) == (1, "")
    assert done.err == (
        f"{missing}: cannot be read: {refusal_words(Path(missing).stat)}\n{empty}:1: the file is empty\n"
    )


@pytest.mark.parametrize("nasty", ["two\\nlines", "\\u001b[31mred", "\\u2028", "two  blanks"])
def test_a_fault_is_one_line_whatever_the_record_says(capsys: Capsys, tmp_path: Path, nasty: str) -> None:
    content = text(HEADER) + f'{{"action": "{nasty}", "ms": 0}}\n'
    done = run(capsys, "check", record(tmp_path, "nasty.jsonl", content))
    assert done.code == 1
    assert len(done.err.splitlines()) == 1
    assert done.err.rstrip("\n").isprintable()
    assert nasty.replace("\\u001b", "\\x1b") in done.err


def test_what_cannot_be_seen_is_spelt_out_and_the_line_stays_short(capsys: Capsys, tmp_path: Path) -> None:
    strange = {**DEAL, "action": "0:keep " + "\U000e0001\u202e\x1b" * 900}
    path = record(tmp_path, "strange.jsonl", text(HEADER, strange))
    told = run(capsys, "check", path).err
    assert told.startswith(f"{path}:2: ") and told.count("\n") == 1
    assert told[:-1].isprintable() and len(told) <= len(path) + 250
