"""A game is what is in its record: copies of a file count once, and the longest counts."""

import shutil
from pathlib import Path

import pytest

from circus.lab.day.merging import day_of
from circus.lab.day.page import write_page
from circus.lab.experiment.humans import _longest_first
from circus.platform.system_files import is_system_file
from circus.records.identity import grouped_copies, read_identity
from circus.session import saves
from circus.session.all_records import AllRecords
from circus.session.record_entry import ENDED, OPEN, UNSETTLED
from circus.stand.keeping import figures
from circus.stand.running_days import note_visit
from tests.simulated import write_games, write_visit_of

NAMES = (
    "{} (1).jsonl",
    "{}.sync-conflict-20261128-101500-ABCDEFG.jsonl",
    "{}-LAPTOP7.jsonl",
    "Copy of {}.jsonl",
    "ours.jsonl",
)
LITTER = ("._01-clown_standoff.jsonl", ".DS_Store", "Thumbs.db", "desktop.ini")


def copied(path: Path, lines: int | None = None) -> list[Path]:
    """Copies of a record as synchronizing programs name them, the first ones cut after so many lines."""
    made = [path.with_name(name.format(path.stem)) for name in NAMES]
    for copy in made:
        whole = path.read_bytes().splitlines(keepends=True)
        copy.write_bytes(b"".join(whole[:lines]))
    return made


def littered(folder: Path) -> None:
    """What systems leave in a folder that was copied, zipped or looked at."""
    for name in LITTER:
        (folder / name).write_bytes(b"\0\5\26\7")
    shutil.copytree(folder, folder / "__MACOSX", ignore=shutil.ignore_patterns("__MACOSX"))


@pytest.mark.parametrize("lines", [None, 4])
def test_copies_are_one_game_and_the_longest_counts(lines: int | None, tmp_path: Path) -> None:
    first, second = write_games(tmp_path, "clown_standoff", 2)
    copies = copied(first, lines)
    found = grouped_copies([*copies, second, first])
    assert [each.longest for each in found] == [first, second]
    assert {*found[0].others} == {*copies} and not found[1].others
    assert read_identity(first) == read_identity(copies[0]) != read_identity(second)


def test_a_whole_copy_counts_where_the_first_was_cut(tmp_path: Path) -> None:
    (path,) = write_games(tmp_path, "clown_standoff", 1)
    whole = path.with_name(f"{path.stem}-LAPTOP7.jsonl")
    whole.write_bytes(path.read_bytes())
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:5]))
    assert [each.longest for each in grouped_copies([path, whole])] == [whole]


@pytest.mark.parametrize("game", ["clown_standoff", "clearing_house", "quel_cirque"])
def test_a_day_with_copies_has_each_game_once(game: str, tmp_path: Path) -> None:
    visit = write_visit_of(tmp_path, game, 2)
    answer = f'{{"question": "fun", "answer": 4, "record": "01-{game}.jsonl", "seat": 0, "ms": 1}}\n'
    (visit / "answers.jsonl").write_text(answer, encoding="utf-8")
    copies = copied(visit / f"01-{game}.jsonl")
    shutil.copy(visit / "answers.jsonl", visit / "answers (1).jsonl")
    littered(visit)
    littered(tmp_path)
    day = day_of([tmp_path])
    assert [each.stem for each in day.games] == [f"01-{game}", f"02-{game}"]
    assert len(day.answers()) == 1 and day.answers()[0].played is day.games[0]
    assert {Path(each.path) for each in day.skipped} == {*copies}
    assert all("counts once" in each.why for each in day.skipped)
    note_visit(tmp_path, visit.name)
    assert figures(tmp_path).games == 2
    write_page(day, tmp_path / "day.html", "en")


def test_humans_beside_bots_are_counted_once(tmp_path: Path) -> None:
    paths = write_games(tmp_path, "clown_standoff", 3)
    copies = copied(paths[0], 4)
    listed = _longest_first([*copies, *paths])
    assert listed.index(paths[0]) < min(map(listed.index, copies))


def test_lists_of_the_app_hold_each_game_once_and_say_so_once(capsys: pytest.CaptureFixture[str]) -> None:
    folder = saves.records_folder()
    ended, left = write_games(folder, "clown_standoff", 2)
    left.write_bytes(b"".join(left.read_bytes().splitlines(keepends=True)[:6]))
    for path in (ended, left):
        copied(path)
    littered(folder)
    for _ in range(2):
        records = AllRecords(folder)
        records.refresh()
        records.read_on()
        assert [each.path for each in records.entries(ENDED)] == [ended]
        assert [each.path for each in records.entries(OPEN)] == [left]
        assert len([*records.entries(UNSETTLED)]) == 1
        assert [each.path for each in saves.unfinished()] == [left]
    records.refresh()
    assert len([*records.entries(ENDED)]) == 1
    capsys.readouterr()
    assert len([*records.entries(ENDED)]) == 1
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("name", [*LITTER, "__MACOSX", "DESKTOP.INI"])
def test_files_of_the_system_are_known(name: str) -> None:
    assert is_system_file(name)
