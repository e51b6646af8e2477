"""Whatever lies in the folder of a stand, a day is told: what does not hold is named, and the rest counts."""

import json
import shutil
from datetime import UTC
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from circus.lab.day.day_lines import day_lines, line
from circus.lab.day.merging import VisitDay, day_of
from circus.lab.day.page import page
from circus.lab.day.parts import Paper
from circus.lab.day.tables import csv_of, tables
from circus.lab.day.words import PageTexts
from tests.day import Script, write_visit
from tests.outside import ANYTHING, damaged

GAME = "clown_standoff"
FILES = ("session.json", "acts.jsonl", "answers.jsonl", "notes.jsonl", f"01-{GAME}.jsonl")
HURTING = (
    b'"ms": 1e999',
    b"NaN",
    b"9" * 30,
    b"[" * 40,
    b"\xff",
    b"\\ud800",
    b"}\n{",
    b'"n": -1',
    b'"seat": 99',
)
KEYS = ("ms", "record", "lesson", "question", "answer", "seat", "note", "n", "id", "laptop", "begun", "how")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A visit with something in each of its files, and another one beside it."""
    stand = tmp_path_factory.mktemp("stand")
    script = Script(GAME, refused=["CS-6"], helps=[("rules", "CS-6")], pins=[(2, "bug", "Oh")])
    lesson = {"ms": 3, "scene": "lesson", "lesson": {"game": GAME, "step": 4, "of": 11, "left": True}}
    answers: list[dict[str, object]] = [
        {"question": "fun", "answer": 4},
        {"question": "words", "answer": "Hm"},
    ]
    write_visit(stand, [script], number=1, answers=answers, notes=[{"note": "A queue"}], acts=[lesson])
    write_visit(stand, [Script(GAME)], number=2)
    return stand


def with_file(folder: Path, whole: Path, name: str, content: bytes) -> VisitDay:
    """The day of that stand with one file of its first visit exchanged."""
    stand = folder / "stand"
    shutil.rmtree(stand, ignore_errors=True)
    shutil.copytree(whole, stand)
    (sorted(stand.iterdir())[0] / name).write_bytes(content)
    return day_of([stand])


def check(day: VisitDay) -> None:
    """The other visit counts, nothing is lost in silence, and all three tellings can be written."""
    assert f"{2:012x}" in [visit.id for visit in day.visits]
    assert len(day.visits) == 2 or day.skipped
    assert len(day.games) == 2 or day.skipped
    assert all(why and len(why) <= 260 for _, why in day.skipped)
    json.dumps(line(day), allow_nan=False)
    assert all(each.strip() for each in day_lines(day))
    assert all(csv_of(heads, rows) for heads, rows in tables(day).values())
    source = page(day, Paper(PageTexts("fr", day.names), zone=UTC)).encode(errors="replace")
    assert source.endswith(b"</html>\n")


@given(data=st.data())
def test_any_damage_to_a_file_of_a_visit_costs_that_file_at_most(
    tmp_path_factory: pytest.TempPathFactory, whole: Path, data: st.DataObject
) -> None:
    name = data.draw(st.sampled_from(FILES))
    content = (sorted(whole.iterdir())[0] / name).read_bytes()
    folder = tmp_path_factory.getbasetemp() / "damaged"
    check(with_file(folder, whole, name, data.draw(damaged(content, *HURTING))))


@given(name=st.sampled_from(FILES[:4]), value=st.dictionaries(st.sampled_from(KEYS), ANYTHING, max_size=6))
def test_any_line_is_read_as_it_is_meant_or_named(
    tmp_path_factory: pytest.TempPathFactory, whole: Path, name: str, value: dict[str, Any]
) -> None:
    folder = tmp_path_factory.getbasetemp() / "any"
    content = json.dumps(value).encode(errors="backslashreplace") + b"\n"
    check(with_file(folder, whole, name, content))
