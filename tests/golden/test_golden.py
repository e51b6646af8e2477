"""Every golden record still holds, and the same seed still plays the same game."""

import pytest

from circus.replay import read
from tests.golden import FOLDER, Case, cases, substance

MOST_BYTES = 120_000

every_case = pytest.mark.parametrize("case", cases(), ids=str)


def test_there_is_a_record_for_every_case_and_no_other() -> None:
    assert set(FOLDER.glob("*/*.jsonl")) == {case.path for case in cases()}
    assert len({case.path for case in cases()}) == len(cases())


@every_case
def test_the_record_holds_to_its_end(case: Case) -> None:
    replay = read(case.path)
    assert replay.ended
    assert replay.header.game == case.game
    assert replay.header.seats == case.seats
    assert replay.header.level == case.level
    assert dict(case.options).items() <= replay.header.options.items()


@every_case
def test_the_same_seed_plays_the_same_game(case: Case) -> None:
    for written, played in zip(
        substance(case.path.read_text(encoding="utf-8")), substance(case.played()), strict=True
    ):
        assert played == written


@every_case
def test_the_record_carries_every_legal_set_and_is_small(case: Case) -> None:
    assert case.path.stat().st_size < MOST_BYTES
    for line in substance(case.path.read_text(encoding="utf-8")):
        if "action" in line:
            assert ("legal" in line) != line["action"].startswith("*:")
