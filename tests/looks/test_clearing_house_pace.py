"""How long a game of Clearing House takes at its real table, in the table's own time."""

import pytest

from circus.core.event import Event
from circus.looks import find
from circus.looks.clearing_house.choreography import ELSEWHERE, NOTICE_MS, OUT_MS
from tests.looks.harness import LookTable, Make

TICK_MS = 100
CLICK_MS = 1500
"""What a person takes for each click."""
GAMES = 12
MINUTES = 8.0


def minutes(table: LookTable) -> float:
    """Of a whole game of a person who plays as the quickest bot does, one click after the other."""
    scene, action, left, ticks = table.scene, None, 0, 0
    while scene.director.busy or not scene.session.match.outcome:
        if scene.director.waiting:
            scene.director.finish()
        if scene.chooser is None or scene.director.busy:
            action = None
        elif action is None:
            action = scene.session.choice_of(scene.chooser.seat, "greedy")
            left = CLICK_MS * max(1, len(action.picks))
        elif left > 0:
            left -= TICK_MS
        else:
            scene.play(action)
        table.manager.advance(TICK_MS)
        ticks += 1
    return ticks * TICK_MS / 60_000


def test_one_person_against_three_bots_plays_at_most_eight_minutes(open_table: Make) -> None:
    seeds = range(1, GAMES + 1)
    tables = (
        open_table("clearing_house", speed="normal", strength="greedy", size=(640, 360), seed=seed)
        for seed in seeds
    )
    assert sum(map(minutes, tables)) / GAMES <= MINUTES


@pytest.mark.parametrize(
    ("people", "seat", "share"), [(1, 0, 1.0), (1, 2, ELSEWHERE), (3, 2, 1.0), (0, 2, 1.0)]
)
def test_what_happens_among_bots_is_over_sooner_where_a_person_waits(
    open_table: Make, people: int, seat: int, share: float
) -> None:
    view = open_table("clearing_house", people=people).view
    shown = find("clearing_house").choreograph(Event("skip", {"seat": seat}), view.pieces, view.pieces, view)
    assert max(each.hold for each in shown) == NOTICE_MS * share


def test_who_is_out_is_told_as_long_whoever_it_is(open_table: Make) -> None:
    view = open_table("clearing_house").view
    for seat in (0, 2):
        facts = {"seat": seat, "by": 1, "cause": "attack", "left": 3}
        shown = find("clearing_house").choreograph(Event("death", facts), view.pieces, view.pieces, view)
        assert max(each.hold for each in shown) == OUT_MS
