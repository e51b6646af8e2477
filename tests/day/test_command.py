"""`day`: JSON, tables and page from the command line, and one line for whatever cannot be done."""

import csv
import json
import subprocess
import sys
from pathlib import Path

import pytest

from circus.lab.day.merging import day_of
from circus.lab.day.tables import FORMULAS, csv_of, tables
from tests.cli import run
from tests.day import Script, write_visit
from tests.program import ROOT

Capsys = pytest.CaptureFixture[str]
GAME = "clown_standoff"
TABLES = ("visits", "games", "decisions", "answers", "pins", "refusals", "notes")


@pytest.fixture
def stand(tmp_path: Path) -> Path:
    """A stand with two visits."""
    folder = tmp_path / "stand"
    script = Script(GAME, refused=["CS-6"], pins=[(2, "bug", "=1+1")])
    answers: list[dict[str, object]] = [{"seat": 0, "question": "fun", "answer": 4}]
    write_visit(folder, [script], number=1, answers=answers, notes=[{"note": "A queue"}])
    write_visit(folder, [Script(GAME, leaves=2)], number=2, laptop="11223344", how="left")
    return folder


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


def test_json_is_one_object_and_nothing_else(capsys: Capsys, stand: Path) -> None:
    done = run(capsys, "day", str(stand), "--json")
    assert (done.code, done.err, done.out.count("\n")) == (0, "", 1)
    told = json.loads(done.out)
    assert (told["sessions"], told["laptops"]) == (2, 2)
    assert told["games"][GAME] | {"minutes": {}, "wins_by_seat": []} == {
        "begun": 2,
        "finished": 1,
        "left": 1,
        "minutes": {},
        "wins_of_people": {"n": 1, "wins": 1.0},
        "wins_of_bots": {"n": 3, "wins": 0.0},
        "wins_by_seat": [],
        "fun": {"n": 1, "mean": 4.0},
        "refusals": {"CS-6": 1},
        "left_at": {"argument": 1},
    }
    (pin,) = told["pins"]
    assert (pin["session"], pin["game"], pin["face"], pin["text"]) == (f"{1:012x}", GAME, "bug", "=1+1")


def test_in_plain_lines_it_tells_the_day_each_game_and_what_it_skipped(capsys: Capsys, stand: Path) -> None:
    visit = sorted(stand.iterdir())[0]
    (visit / "notes.jsonl").write_text("nonsense\n", encoding="utf-8")
    done = run(capsys, "day", str(stand))
    first, second, third = done.out.splitlines()
    assert first == "2 visits at 2 laptops, 2 visitors, 2 games, 1 pin"
    assert second.startswith(f"{GAME}: 2 begun, 1 finished, ") and second.endswith("fun 4.0 (1 answer)")
    assert third == f"skipped {visit / 'notes.jsonl'}: line 1: not a JSON object"


def test_tables_have_a_row_for_each_thing_that_was_left(capsys: Capsys, stand: Path, tmp_path: Path) -> None:
    done = run(capsys, "day", str(stand), "--csv", str(tmp_path / "deep" / "tables"))
    assert (done.code, done.err) == (0, "")
    folder = tmp_path / "deep" / "tables"
    assert sorted(path.name for path in folder.iterdir()) == sorted(f"{name}.csv" for name in TABLES)
    assert [row["how"] for row in rows(folder / "visits.csv")] == ["finished", "left"]
    assert [row["finished"] for row in rows(folder / "games.csv")] == ["true", "false"]
    assert [(row["what"], row["at"]) for row in rows(folder / "refusals.csv")] == [("refused", "CS-6")]
    assert [(row["question"], row["answer"]) for row in rows(folder / "answers.csv")] == [("fun", "4")]
    assert [row["note"] for row in rows(folder / "notes.csv")] == ["A queue"]
    decisions = [each for game in day_of([stand]).games for each in game.decisions]
    assert [row["action"] for row in rows(folder / "decisions.csv")] == [each.action for each in decisions]
    assert all(float(row["seconds"]) >= 3 for row in rows(folder / "decisions.csv"))


def test_what_people_typed_is_no_formula_to_a_spreadsheet(stand: Path) -> None:
    heads, pins = tables(day_of([stand]))["pins"]
    assert b"'=1+1" in csv_of(heads, pins)
    for sign in FORMULAS:
        assert csv_of(["text"], [[f"{sign}x"]]).decode("utf-8-sig").splitlines()[1].strip('"').startswith("'")


@pytest.mark.parametrize("language", [[], ["--lang", "fr"]])
def test_the_page_is_written_whole_with_pictures(
    capsys: Capsys, stand: Path, tmp_path: Path, language: list[str]
) -> None:
    path = tmp_path / "pages" / "day.html"
    done = run(capsys, "day", str(stand), "--html", str(path), *language)
    assert (done.code, done.err, done.out.splitlines()[-1]) == (0, "", str(path))
    source = path.read_text(encoding="utf-8")
    assert source.count("data:image/jpeg") == 1
    assert f'<html lang="{language[-1] if language else "en"}">' in source
    assert [each.name for each in path.parent.iterdir()] == ["day.html"]


def test_what_cannot_be_written_is_one_line_and_leaves_nothing(
    capsys: Capsys, stand: Path, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    for option in ("--html", "--csv"):
        done = run(capsys, "day", str(stand), option, str(tmp_path / "file" / "inner"))
        assert (done.code, done.err.count("\n")) == (1, 1)
        assert "cannot be written" in done.err
    assert run(capsys, "day", str(stand), "--html", str(tmp_path)).code == 1
    assert (tmp_path / "file").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (["day"], 2, "required: DIR"),
        (["day", "missing"], 1, "name the folder that a stand has written"),
        (["day", "."], 1, ".: no visit is there; name the folder"),
        (["day", ".", "--loudly"], 2, "--loudly"),
        (["day", ".", "--lang", "tlh"], 2, "tlh"),
        (["--size", "1280x720", "day", "."], 2, "--size says nothing to this command"),
    ],
)
def test_wrong_words_are_one_line(
    capsys: Capsys, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], code: int, told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run(capsys, *words)
    assert (done.code, done.out, done.err.count("\n")) == (code, "", 1)
    assert done.err.startswith("circus: ") and told in done.err


def test_the_day_is_told_where_pygame_is_not_installed(stand: Path, tmp_path: Path) -> None:
    path = tmp_path / "day.html"
    without = (
        "import sys; sys.modules['pygame'] = None; sys.path.insert(0, '.'); from circus.cli import main; "
    )
    done = subprocess.run(
        [sys.executable, "-c", f"{without}sys.exit(main(['day', {str(stand)!r}, '--html', {str(path)!r}]))"],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
    )
    assert (done.returncode, done.stderr) == (
        0,
        "circus: pygame-ce is not installed: pins are told without pictures\n",
    )
    assert "data:image" not in path.read_text(encoding="utf-8")
