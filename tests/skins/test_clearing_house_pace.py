"""How long a game of Clearing House takes at its real table, in the table's own time."""

from statistics import mean

import pytest

from circus.core.event import Event
from circus.tools.bench.pace import LONG, play_game
from circus.ui.skins import find
from circus.ui.skins.clearing_house.choreography import (
    ANNOUNCE_MS,
    BEGINS_MS,
    CALM_ROUND_MS,
    OUT_MS,
    ROLL_MS,
    ROUND_OVER_MS,
    SKIP_MS,
    TAPE_MS,
)
from circus.ui.skins.clearing_house.pace import ELSEWHERE, KNOWN, OWN
from circus.ui.skins.table_view import TableView
from tests.skins.harness import Make

GAMES = 4
MEAN = 12.0


def test_one_person_against_three_bots_hardly_ever_plays_longer_than_twelve_minutes() -> None:
    lasts = [play_game("clearing_house", seed).minutes for seed in range(1, GAMES + 1)]
    assert mean(lasts) < MEAN, lasts
    assert sum(each > LONG for each in lasts) <= 1, lasts


@pytest.mark.parametrize(
    ("people", "seat", "share"), [(1, 0, 1.0), (1, 2, ELSEWHERE), (3, 2, 1.0), (0, 2, 1.0)]
)
def test_what_happens_among_bots_is_over_sooner_where_a_person_waits(
    open_table: Make, people: int, seat: int, share: float
) -> None:
    view = open_table("clearing_house", people=people).view
    shown = find("clearing_house").choreography.animate(
        Event("skip", {"seat": seat}), view.pieces, view.pieces, view
    )
    assert max(each.hold for each in shown) == SKIP_MS * share


def test_who_is_out_is_told_as_long_whoever_it_is(open_table: Make) -> None:
    view = open_table("clearing_house").view
    for seat in (0, 2):
        facts = {"seat": seat, "by": 1, "cause": "attack", "left": 3}
        shown = find("clearing_house").choreography.animate(
            Event("death", facts), view.pieces, view.pieces, view
        )
        assert max(each.hold for each in shown) == OUT_MS


def holds(view: TableView, event: Event) -> int:
    """How long an event stands still at the longest."""
    shown = find("clearing_house").choreography.animate(event, view.pieces, view.pieces, view)
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
    for rounds, left in KNOWN:
        table.state.round = rounds + 1
        table.scene.host.refresh_view()
        later = [holds(table.view, each) for each in (hurt, calm, begins)]
        assert later == [round(each * left) for each in (ROUND_OVER_MS, CALM_ROUND_MS, BEGINS_MS)]


@pytest.mark.parametrize(("people", "share"), [(1, OWN), (2, 1.0)])
def test_what_a_person_alone_does_is_shorter_than_what_is_done_to_them(
    open_table: Make, people: int, share: float
) -> None:
    view = open_table("clearing_house", people=people).view
    shot = {"distance": 2, "die": 4, "needs": 3, "hits": False}
    assert holds(view, Event("roll", {"seat": 0, "target": 2, **shot})) == round(ROLL_MS * share)
    assert holds(view, Event("roll", {"seat": 2, "target": 0, **shot})) == ROLL_MS


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
