"""`bench stand`: visits one after the other, what grows with them, and programs that are killed."""

import json
from pathlib import Path

import pytest

from circus import games
from circus.tools.bench import stand, stand_kills
from circus.tools.bench.stand_hand import ROUND
from tests.cli import run


def test_visits_are_told_with_what_grows(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "in_order", lambda: ["quel_cirque"])
    monkeypatch.setattr(games, "names", lambda: ["quel_cirque"])
    done = run(capsys, "bench", "stand", "--games", "3", "--json")
    assert done.code == 0
    report = json.loads(done.out)["stand"]
    assert list(report) == ["visits", "mb", "handles", "processes", "kills"]
    visits = report["visits"]
    assert (visits["visits"], visits["kept"], visits["unreadable"]) == (3, 3, 0)
    assert report["kills"]["kills"] == report["kills"]["lost"] == 0


def test_growth_is_told_beside_the_same_visit_one_round_before() -> None:
    flat = [100.0 + 20 * (number % ROUND) for number in range(7 * ROUND)]
    assert stand._grown(flat) == {"per_100": 0, "low": 0, "high": 0}
    growing = [each + 0.5 * number for number, each in enumerate(flat)]
    assert stand._grown(growing)["per_100"] == 50
    assert stand._grown([1.0, 2.0]) == {}


def test_a_line_that_is_gone_after_a_kill_is_lost(tmp_path: Path) -> None:
    (tmp_path / "01-quel_cirque.jsonl").write_text("{}\n{}\n", encoding="utf-8")
    (tmp_path / "acts.jsonl").write_text("{}\n{}\n{}\n", encoding="utf-8")
    noted = {"visit": str(tmp_path), "stem": "01-quel_cirque", "lines": 3, "acts": 3}
    assert stand_kills._lost([noted, {"killed": 1.0}]) == 1
    (tmp_path / "01-quel_cirque~002.jsonl").write_text("{}\n{}\n{}\n{}\n", encoding="utf-8")
    assert stand_kills._lost([noted, {"killed": 1.0}]) == 0
    assert stand_kills._lost([{"killed": 1.0}]) == 0
