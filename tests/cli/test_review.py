"""`review`: one object or a few lines a file, the same whoever does the work."""

import json
from pathlib import Path

import pytest

from tests.cli import run, simulated
from tests.records import DEAL, GAME, HEADER, text

Capsys = pytest.CaptureFixture[str]

KEYS = [
    "file", "game", "seats", "chances", "luck", "luck_by_source", "skill", "own", "others", "choices",
    "errors", "turning_points",
]  # fmt: skip


def test_one_object_a_file_with_what_the_contract_names(capsys: Capsys, tmp_path: Path) -> None:
    simulated(capsys, tmp_path, "pebbles", "--games", "2", "--seed", "1")
    files = sorted(map(str, tmp_path.iterdir()))
    done = run(capsys, "review", "--effort", "low", "--json", *files)
    assert (done.code, done.err) == (0, "")
    found = [json.loads(line) for line in done.out.splitlines()]
    assert [each["file"] for each in found] == files
    for each in found:
        assert list(each) == KEYS
        assert set(each["errors"]) == {str(seat) for seat in range(each["seats"])}
        for choice in each["choices"]:
            assert list(choice) == ["n", "seat", "action", "best", "loss", "stderr"]


def test_the_number_of_processes_changes_nothing(capsys: Capsys, tmp_path: Path) -> None:
    simulated(capsys, tmp_path, "clown_standoff", "--games", "2", "--seed", "2")
    words = ("review", "--effort", "low", "--seed", "5", "--json", *sorted(map(str, tmp_path.iterdir())))
    assert run(capsys, *words, "--jobs", "2").out == run(capsys, *words).out


def test_a_damaged_record_is_told_with_its_line_and_the_others_are_reviewed(
    capsys: Capsys, tmp_path: Path
) -> None:
    bad, good = tmp_path / "bad.jsonl", tmp_path / "good.jsonl"
    bad.write_text(text(HEADER, DEAL, DEAL), encoding="utf-8")
    good.write_text(text(*GAME), encoding="utf-8")
    done = run(capsys, "review", "--effort", "low", str(bad), str(good))
    assert done.code == 1
    assert done.err.startswith(f"{bad}:3: ") and done.err.count("\n") == 1
    assert done.out.startswith(f"{good}: pebbles, 2 seats, ")


def test_a_game_that_was_broken_off_is_reviewed_as_far_as_it_came(capsys: Capsys, tmp_path: Path) -> None:
    path = tmp_path / "begun.jsonl"
    path.write_text(text(HEADER, DEAL), encoding="utf-8")
    done = run(capsys, "review", "--effort", "low", "--json", str(path))
    assert done.code == 0
    assert len(json.loads(done.out)["chances"]) == 2
