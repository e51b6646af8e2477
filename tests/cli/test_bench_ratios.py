"""`bench --ratios`: a start or a frame that became slower than the stored ratio fails."""

import json
from pathlib import Path

import pytest

from circus import games
from circus.tools.bench import ratios, screen
from tests.cli import run
from tests.program import ROOT

Capsys = pytest.CaptureFixture[str]


@pytest.fixture
def starts(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Ratios that the next measurements of the start return, in order; no table is measured."""
    measured: list[float] = []
    monkeypatch.setattr(screen, "TABLES", ())
    monkeypatch.setattr(screen, "start", lambda: {"ratio": measured.pop(0)})
    return measured


def held(capsys: Capsys, tmp_path: Path, stored: object) -> tuple[int, str, str]:
    path = tmp_path / "ratios.json"
    path.write_text(json.dumps(stored), encoding="utf-8")
    done = run(capsys, "bench", "ratios", "--stored", str(path))
    return done.code, done.out, done.err


def test_a_ratio_within_a_fifth_passes(capsys: Capsys, tmp_path: Path, starts: list[float]) -> None:
    starts += [1.79]
    code, out, err = held(capsys, tmp_path, {"start": 1.5})
    assert (code, err) == (0, "")
    assert "start 1.79" in out and "start 1.5" in out


def test_one_that_has_grown_in_each_of_three_measurements_fails(
    capsys: Capsys, tmp_path: Path, starts: list[float]
) -> None:
    starts += [1.81, 2.4, 1.9]
    code, _, err = held(capsys, tmp_path, {"start": 1.5})
    assert (code, err) == (1, "circus: grown by over a fifth: start\n")
    assert not starts


def test_one_that_another_program_slowed_once_is_measured_again(
    capsys: Capsys, tmp_path: Path, starts: list[float]
) -> None:
    starts += [9.0, 1.6]
    code, _, err = held(capsys, tmp_path, {"start": 1.5})
    assert (code, err, starts) == (0, "", [])


def test_without_stored_ones_they_are_measured_once(capsys: Capsys, starts: list[float]) -> None:
    starts += [1.4]
    done = run(capsys, "bench", "ratios", "--json")
    assert (done.code, json.loads(done.out)) == (0, {"ratios": {"measured": {"start": 1.4}}})


def test_the_frames_of_a_table_are_one_ratio(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"SIZES": ((320, 180),), "FRAMES": 3, "TABLES": ("quel_cirque",)}.items():
        monkeypatch.setattr(screen, name, value)
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    assert ratios.measure("quel_cirque") > 0


@pytest.mark.parametrize("stored", [[], {"start": "1.5"}, None])
def test_a_file_that_has_no_ratios_is_refused(
    capsys: Capsys, tmp_path: Path, starts: list[float], stored: object
) -> None:
    starts += [1.0]
    code, _, err = held(capsys, tmp_path, stored)
    assert code == 2
    assert err.startswith("circus: ") and "name a file of ratios" in err and err.count("\n") == 1


def test_the_repository_stores_a_ratio_of_the_start_and_of_each_table() -> None:
    stored = ratios.stored_ratios(ROOT / ".ci" / "ratios.json")
    assert set(stored) == {"start", *games.names()} - {"pebbles"}
