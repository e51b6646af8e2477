"""The fault log: mistakes that the program survived, and the reports that the app writes for them."""

import pytest

from circus.platform import fault_log
from circus.platform.fault_log import fault_count, faults_since, note_fault
from circus.ui.app import report
from tests.gfx.pilot import piloted
from tests.program import report_texts

pytestmark = pytest.mark.expects_faults


def test_a_fault_is_found_again_by_whoever_counted_before_it() -> None:
    before = fault_count()
    note_fault("no review", ValueError("a seat is missing"))
    note_fault("no puzzles", "the process has ended")
    assert list(map(str, faults_since(before))) == [
        "no review: ValueError: a seat is missing",
        "no puzzles: the process has ended",
    ]
    assert faults_since(fault_count()) == []


def test_more_faults_than_are_stored_cost_the_oldest_ones() -> None:
    before = fault_count()
    for number in range(fault_log.MAX_FAULTS + 3):
        note_fault("no review", str(number))
    causes = [fault.cause for fault in faults_since(before)]
    assert causes == [str(number) for number in range(3, fault_log.MAX_FAULTS + 3)]


def test_the_app_writes_one_report_for_one_cause_whatever_went_without(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with piloted() as pilot:
        for what in ("a bot broke down", "a simple bot chooses in another's place"):
            note_fault(what, "the bots' process has ended")
        for seconds in (7, 8):
            note_fault("a bot broke down", f"the bots' process does not answer: {seconds} s")
        pilot.loop.step(20, [])
        assert len(list(report.folder().glob("*.txt"))) == 2
        note_fault("a review is given up", "not every position was judged")
    assert len(report_texts(report.folder().parents[1])) == 3, "the last round is that of closing"
    said = capsys.readouterr().err
    assert said.count("the bots' process has ended") == 1
    assert "circus: a review is given up: not every position was judged" in said
