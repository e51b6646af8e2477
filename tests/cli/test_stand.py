"""The command `stand`: what is wrong with its words is said in one line, and nothing is opened."""

from pathlib import Path

import pytest

from tests.cli import run


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


def test_a_pin_that_is_none_and_a_broken_card_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pin, stand = tmp_path / "pin", tmp_path / "stand"
    pin.write_text("12\n")
    assert "4 to 12 digits" in run(capsys, "stand", "--folder", str(stand), "--pin-file", str(pin)).err
    (stand / "questions.json").write_text("{}")
    done = run(capsys, "stand", "--folder", str(stand))
    assert done.code == 2 and "questions.json" in done.err and done.err.count("\n") == 1
