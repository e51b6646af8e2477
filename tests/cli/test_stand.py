"""The command `stand`: what is wrong with its words is said in one line, and nothing is opened."""

import sys
from pathlib import Path

import pytest

from circus.stand.plan import StaffPlan
from tests.cli import run
from tests.program import circus


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--games", "chess"), "chess"),
        (("--games", ","), "name at least one game"),
        (("--minutes", "-1"), "0 to 600"),
        (("--idle", "x"), "idle"),
        (("--pin-file", "nowhere"), "nowhere"),
    ],
)
def test_wrong_words_are_refused_in_one_line(
    words: tuple[str, str], reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    done = run(capsys, "stand", "--folder", str(tmp_path / "stand"), *words)
    assert done.code == 2 and reason in done.err and done.err.count("\n") == 1


def test_a_pin_that_is_none_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pin, stand = tmp_path / "pin", tmp_path / "stand"
    pin.write_text("12\n", encoding="utf-8")
    done = run(capsys, "stand", "--folder", str(stand), "--pin-file", str(pin))
    assert done.code == 2 and "4 to 12 digits" in done.err


def test_a_card_that_is_broken_is_told_and_holds_nobody_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[object] = []

    def supervise(program: object) -> int:
        begun.append(program)
        return 0

    monkeypatch.setattr("circus.stand.supervisor.supervise", supervise)
    (tmp_path / "questions.json").write_text("{}", encoding="utf-8")
    done = run(capsys, "stand", "--folder", str(tmp_path))
    assert (done.code, len(begun)) == (0, 1)
    assert "questions.json" in done.err and done.err.count("\n") == 1


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="there is always a display")
def test_without_a_display_a_stand_is_one_sentence_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(variable, raising=False)
    pin = tmp_path / "pin"
    pin.write_text("1234\n", encoding="utf-8")
    done = circus("stand", "--folder", str(tmp_path / "stand"), "--pin-file", str(pin))
    assert done.code == 1 and "set DISPLAY" in done.err and done.err.count("\n") == 1


def test_an_option_of_another_type_is_left_out_of_a_plan() -> None:
    plan = StaffPlan(("clearing_house",), options={"clearing_house": {"hearts_as_tape": 1, "round_limit": 7}})
    assert plan.table("clearing_house").options == {"round_limit": 7}
    assert plan.table("clearing_house").open()[1].options["hearts_as_tape"] is False
