"""Folders of several laptops: merged, each visit once, what is damaged named and everything else counted."""

import json
import shutil
import sys
from datetime import timedelta
from pathlib import Path

import pytest

from circus.core.errors import CircusError
from circus.lab.day.day_lines import line
from circus.lab.day.merging import VisitDay, day_of
from tests.day import Script, write_lines, write_visit

GAME = "clown_standoff"


def two_laptops(folder: Path) -> tuple[Path, Path]:
    for number, laptop in enumerate("ab", 1):
        write_visit(
            folder / laptop,
            [Script(GAME)],
            number=number,
            laptop=laptop * 8,
            after=timedelta(minutes=number),
            answers=[{"question": "fun", "answer": 3 + number}],
        )
    return folder / "a", folder / "b"


def reasons(day: VisitDay) -> list[tuple[str, str]]:
    return [(Path(path).name, why) for path, why in day.skipped]


def test_folders_are_merged_wherever_they_are_named(tmp_path: Path) -> None:
    one, other = two_laptops(tmp_path)
    together = line(day_of([one, other]))
    assert (together["sessions"], together["laptops"]) == (2, 2)
    assert together["games"][GAME]["fun"] == {"n": 2, "mean": 4.5}
    assert line(day_of([tmp_path])) == line(day_of([other, one])) == together
    assert line(day_of([next(one.iterdir())]))["sessions"] == 1


def test_the_same_visit_twice_counts_once_and_the_whole_copy_counts(tmp_path: Path) -> None:
    one, _ = two_laptops(tmp_path)
    shutil.copytree(one, tmp_path / "stick" / "a")
    visit = next(one.iterdir())
    head = json.loads((visit / "session.json").read_text(encoding="utf-8"))
    (visit / "session.json").write_text(json.dumps(head | {"ended": None, "how": None}), encoding="utf-8")
    (visit / f"01-{GAME}.jsonl").unlink()
    day = day_of([tmp_path, tmp_path])
    assert (len(day.visits), day.laptops, len(day.games), day.skipped) == (2, 2, 2, ())
    assert all(each.how == "finished" for each in day.visits)


@pytest.mark.parametrize(
    ("head", "why"),
    [
        ("", "an empty line"),
        ('{"session": 1', "not a JSON object"),
        ('{"session": 2, "id": "x"}', "session version 2 is of a later Circus"),
        ('{"session": 1, "begun": "noon"}', "'begun' has to be a time such as"),
        ("[]", "not a JSON object"),
    ],
)
def test_a_visit_whose_head_is_damaged_is_named_and_all_others_count(
    tmp_path: Path, head: str, why: str
) -> None:
    one, _ = two_laptops(tmp_path)
    (next(one.iterdir()) / "session.json").write_text(head, encoding="utf-8")
    day = day_of([tmp_path])
    assert len(day.visits) == 1
    ((name, reason),) = reasons(day)
    assert name == "session.json" and why in reason


def test_a_visit_without_a_head_is_named(tmp_path: Path) -> None:
    one, _ = two_laptops(tmp_path)
    (next(one.iterdir()) / "session.json").unlink()
    assert [name for name, _ in reasons(day_of([tmp_path]))] == ["session.json"]


def test_a_head_with_little_in_it_is_enough(tmp_path: Path) -> None:
    visit = write_visit(tmp_path / "stand", [Script(GAME)], number=7)
    (visit / "session.json").write_text(json.dumps({"game": GAME, "language": "en"}), encoding="utf-8")
    (read,) = day_of([tmp_path]).visits
    assert (read.id, read.laptop) == (f"{7:012x}", str((tmp_path / "stand").resolve()))
    assert len(read.games) == 1


def test_a_record_that_does_not_hold_costs_only_itself(tmp_path: Path) -> None:
    visit = write_visit(tmp_path, [Script(GAME), Script(GAME)], answers=[{"question": "fun", "answer": 4}])
    path = visit / f"01-{GAME}.jsonl"
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text(
        "\n".join([*lines[:2], '{"action": "0:dance", "ms": 900}', *lines[2:]]) + "\n", encoding="utf-8"
    )
    day = day_of([tmp_path])
    assert (len(day.visits), len(day.games)) == (1, 1)
    ((name, why),) = reasons(day)
    assert name == path.name and why.startswith("3: '0:dance' is not an action")
    assert line(day)["games"][GAME]["fun"] == {"n": 1, "mean": 4.0}


def test_what_a_pulled_plug_has_cut_off_costs_nothing(tmp_path: Path) -> None:
    visit = write_visit(tmp_path, [Script(GAME)], answers=[{"question": "fun", "answer": 4}], how=None)
    for name in (f"01-{GAME}.jsonl", "answers.jsonl", "acts.jsonl"):
        with (visit / name).open("a", encoding="utf-8") as file:
            file.write('{"ms": 12, "que')
    day = day_of([tmp_path])
    assert (day.skipped, len(day.games), len(day.answers(GAME))) == ((), 1, 1)
    assert day.visits[0].how is None


def test_lines_that_are_no_answers_are_named_once_and_the_others_count(tmp_path: Path) -> None:
    visit = write_visit(tmp_path, [Script(GAME)])
    good = {"ms": 1, "seat": 0, "question": "fun", "answer": 4, "record": f"01-{GAME}.jsonl"}
    write_lines(visit / "answers.jsonl", [{"question": 5}, good, {"answer": [1]}])
    day = day_of([tmp_path])
    assert [name for name, _ in reasons(day)] == ["answers.jsonl"]
    assert reasons(day)[0][1].startswith("line 1: ")
    assert len(day.answers(GAME, "fun")) == 1


def test_a_game_that_went_on_in_another_file_is_one_game(tmp_path: Path) -> None:
    visit = write_visit(tmp_path, [Script(GAME)], answers=[{"question": "fun", "answer": 2}])
    path = visit / f"01-{GAME}.jsonl"
    whole = path.read_bytes()
    path.write_bytes(b"".join(whole.splitlines(keepends=True)[:4]))
    (visit / f"01-{GAME}~002.jsonl").write_bytes(whole)
    told = line(day_of([tmp_path]))["games"][GAME]
    assert (told["begun"], told["finished"], told["fun"]["n"]) == (1, 1, 1)


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_links_are_not_followed(tmp_path: Path) -> None:
    one, other = two_laptops(tmp_path / "outside")
    stand = tmp_path / "stand"
    shutil.copytree(one, stand)
    (stand / "there").symlink_to(other, target_is_directory=True)
    (next(iter(stand.glob("2*"))) / "notes.jsonl").unlink()
    (next(iter(stand.glob("2*"))) / "notes.jsonl").symlink_to(next(other.iterdir()) / "acts.jsonl")
    day = day_of([stand])
    assert len(day.visits) == 1
    assert [name for name, _ in reasons(day)] == ["notes.jsonl"]


def test_other_files_and_folders_beside_visits_are_passed_over(tmp_path: Path) -> None:
    one, _ = two_laptops(tmp_path)
    (one / "pin.json").write_text("{}", encoding="utf-8")
    (one / "reports").mkdir()
    (one / "reports" / "report.txt").write_text("hello", encoding="utf-8")
    assert day_of([one]).skipped == ()


@pytest.mark.parametrize("name", ["nothing", "missing"])
def test_where_no_visit_is_it_says_what_to_name(tmp_path: Path, name: str) -> None:
    (tmp_path / "nothing" / "deep").mkdir(parents=True)
    with pytest.raises(CircusError, match="name the folder that a stand has written") as told:
        day_of([tmp_path / name])
    assert str(told.value).startswith(f"{tmp_path / name}: ")


def test_a_folder_that_is_missing_is_named_beside_one_that_is_there(tmp_path: Path) -> None:
    one, _ = two_laptops(tmp_path)
    day = day_of([one, tmp_path / "c"])
    assert len(day.visits) == 1
    assert [name for name, _ in reasons(day)] == ["c"]


def test_a_folder_that_may_not_be_looked_into_costs_only_itself(tmp_path: Path) -> None:
    one, _ = two_laptops(tmp_path)
    forbidden = tmp_path / ("x" * 300)
    day = day_of([forbidden, one])
    assert len(day.visits) == 1
    assert [Path(path) for path, _ in day.skipped] == [forbidden]
