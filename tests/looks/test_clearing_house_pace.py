"""How long a game of Clearing House takes at its real table, in the table's own time."""

import pytest

from circus.core.event import Event
from circus.looks import find
from circus.looks.clearing_house.choreography import (
    ANNOUNCE_MS,
    BEGINS_MS,
    CALM_ROUND_MS,
    ELSEWHERE,
    KNOWN,
    KNOWN_ROUNDS,
    NOTICE_MS,
    OUT_MS,
    ROUND_OVER_MS,
    TAPE_MS,
)
from circus.looks.table_view import TableView
from tests.looks.harness import LookTable, Make

TICK_MS = 100
CHOICE_MS, CLICK_MS = 4000, 1500
"""What a person takes to choose a card and its aim, and to say that nothing more is done."""
GAMES = 12
MINUTES = 8.0


def minutes(table: LookTable) -> float:
    """Of a whole game of a person who plays as the quickest bot does, at a person's pace."""
    scene, action, left, ticks = table.scene, None, 0, 0
    while scene.director.busy or not scene.session.match.outcome:
        if scene.director.waiting:
            scene.director.finish()
        if scene.chooser is None or scene.director.busy:
            action = None
        elif action is None:
            action = scene.session.choice_of(scene.chooser.seat, "greedy")
            left = CHOICE_MS if action.picks or action.verb == "intervene" else CLICK_MS
        elif left > 0:
            left -= TICK_MS
        else:
            scene.play(action)
        table.manager.advance(TICK_MS)
        ticks += 1
    return ticks * TICK_MS / 60_000


def test_one_person_against_three_bots_hardly_ever_plays_longer_than_eight_minutes(open_table: Make) -> None:
    seeds = range(1, GAMES + 1)
    tables = (
        open_table("clearing_house", speed="normal", strength="greedy", size=(640, 360), seed=seed)
        for seed in seeds
    )
    lasted = [minutes(table) for table in tables]
    assert sum(each > MINUTES for each in lasted) <= 1, lasted


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


def holds(view: TableView, event: Event) -> int:
    """How long an event stands still at the longest."""
    shown = find("clearing_house").choreograph(event, view.pieces, view.pieces, view)
    return max(each.hold for each in shown)


def test_a_round_that_cost_nobody_a_heart_is_over_sooner_and_sooner_still_once_it_is_known(
    open_table: Make,
) -> None:
    table = open_table("clearing_house")
    hurt = Event("round", {"round": 1, "tape": 1, "lost": (1, 0, 0, 0)})
    calm = Event("round", {"round": 1, "tape": 0, "lost": (0, 0, 0, 0)})
    begins = Event("begin", {"round": 2, "seat": 0, "duel": 0})
    assert [holds(table.view, each) for each in (hurt, calm, begins)] == [
        ROUND_OVER_MS,
        CALM_ROUND_MS,
        BEGINS_MS,
    ]
    table.state.round = KNOWN_ROUNDS + 1
    table.scene.look_anew()
    later = [holds(table.view, each) for each in (hurt, calm, begins)]
    assert later == [ROUND_OVER_MS, round(CALM_ROUND_MS * KNOWN), round(BEGINS_MS * KNOWN)]


@pytest.mark.parametrize(("people", "seat", "share"), [(1, 0, ELSEWHERE), (1, 1, ELSEWHERE), (2, 0, 1.0)])
def test_who_plays_alone_knows_their_own_card_and_is_shown_those_aimed_at_them(
    open_table: Make, people: int, seat: int, share: float
) -> None:
    view = open_table("clearing_house", people=people).view
    facts = {"seat": seat, "picks": ("card/armor",), "protected": False}
    assert holds(view, Event("play", facts)) == round(ANNOUNCE_MS * share)
    aimed = {"seat": 3, "picks": ("card/attack", "seat/0"), "protected": False}
    assert holds(view, Event("play", aimed)) == ANNOUNCE_MS


@pytest.mark.parametrize(("taped", "share"), [(0, 1.0), (2, ELSEWHERE), (None, ELSEWHERE)])
def test_tape_that_falls_on_no_person_is_laid_quickly(
    open_table: Make, taped: int | None, share: float
) -> None:
    view = open_table("clearing_house").view
    event = Event("police", {"cell": "cell/3,3", "taped": taped, "left": 0})
    assert holds(view, event) == round(TAPE_MS * share)
