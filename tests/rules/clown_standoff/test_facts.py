"""Facts of a game: winners of tricks, risks and prices, turns, rulings, key moments."""

import pytest

from circus.core.event import Event
from circus.core.facts import KeyMoment, Turn
from circus.core.frame import frames_of
from circus.games.clown_standoff import GAME
from circus.games.clown_standoff.facts import (
    FACTS,
    is_argument,
    left_neighbour,
    pie_risk,
    pies_in_deck,
    pies_risked,
    price,
    trick_number,
    trick_winner,
    watches,
)
from circus.games.clown_standoff.state import ClownStandoff
from tests.rules.clown_standoff.openings import (
    ALL_TIED,
    ONE_CARDLESS,
    ONE_EACH,
    TWO_CARDLESS,
    TWO_TIED,
    argued,
    dealt,
    trick_lines,
)
from tests.table import Table

Told = list[tuple[Event, ClownStandoff]]


def shown_to(table: Table, *lines: str) -> Told:
    """Return the public events of these lines, each with the view after it."""
    found: Told = []
    for line in lines:
        action = GAME.verbs.parse(line)
        for event, view in frames_of(GAME, table.state.copy(), action, (-1,))[-1]:
            if event is not None and isinstance(view, ClownStandoff):
                found.append((event, view))
        table.play(line)
    return found


def rulings(seen: Told) -> list[tuple[str, str]]:
    """Return the surprising events, each with its ruling."""
    each = [(event.kind, FACTS.ruling(event, view)) for event, view in seen]
    return [(kind, ruling) for kind, ruling in each if ruling]


def moments(seen: Told) -> list[KeyMoment]:
    """Return the key moments of these events."""
    return [moment for event, view in seen if (moment := FACTS.key_moment(event, view))]


def begins(seen: Told) -> list[str]:
    """Why each turn begins."""
    return [event.facts["why"] for event, _ in seen if event.kind == "turn"]


def trick(cards: str) -> Told:
    """Return the public events of one trick, from the first card on."""
    rest = list("123456" * 4)
    for card in cards:
        rest.remove(card)
    hands = [card + "".join(rest[3 * seat : 3 * seat + 3]) for seat, card in enumerate(cards)]
    return shown_to(dealt(*hands), *trick_lines(cards))


# ---- the argument --------------------------------------------------------------------------------------


def test_the_winner_of_a_trick_is_known_while_it_lies_open_and_only_then() -> None:
    winners = {event.kind: trick_winner(view) for event, view in trick("6614")}
    assert winners == {"choose": None, "show": 2, "clash": 2, "highest": 2, "collect": None}


def test_nobody_wins_a_trick_that_is_all_cancelled() -> None:
    assert [trick_winner(view) for event, view in trick("6611") if event.kind == "show"] == [None]


def test_a_trick_lasts_until_it_is_collected() -> None:
    table = dealt("1336", "2222", "4455")
    numbers = [trick_number(view) for _, view in shown_to(table, *trick_lines("124"), "0:choose card/3")]
    assert numbers == [1] * (len(numbers) - 1) + [2]


def test_after_the_fourth_trick_the_argument_is_over() -> None:
    table = dealt("6234", "2543", "3452", "4325")
    assert is_argument(table.state)
    assert not is_argument(argued(*ONE_EACH).state)


# ---- the standoff --------------------------------------------------------------------------------------


def test_the_risk_is_one_in_the_pies_that_are_left() -> None:
    table = argued(*ONE_EACH)
    assert pie_risk(table.state) == pytest.approx(1 / 6)
    table.play("0:reveal", "*:pie dodge", "1:reveal", "*:pie dodge")
    assert pie_risk(table.state) == pytest.approx(1 / 4)
    risks = [pies_risked(table.state, verb) for verb in ("reveal", "reshuffle", "pass")]
    assert risks == [4, 6, 0]


def test_the_pie_that_is_turned_over_is_not_in_the_deck() -> None:
    table = argued(*ONE_EACH)
    counts = [
        pies_in_deck(view) for _, view in shown_to(table, "0:reveal", "*:pie dodge", "1:reveal", "*:pie hit")
    ]
    assert counts == [5, 5, 5, 4, 4, 4, 4, 6, 6]


def test_a_pass_costs_as_many_cards_as_players_are_still_in_cs_15() -> None:
    table = argued(*ONE_EACH)
    assert [price(table.state, verb) for verb in ("reveal", "reshuffle", "pass")] == [0, 1, 4]
    table.play("0:reveal", "*:pie hit")
    assert price(table.state, "pass") == 3


def test_the_deck_goes_to_the_next_player_still_in_cs_18() -> None:
    table = argued(*ONE_EACH)
    assert left_neighbour(table.state) == 1
    table.play("0:reveal", "*:pie dodge", "1:reveal", "*:pie hit")
    assert table.awaited == (0,)
    assert left_neighbour(table.state) == 2


def test_who_sits_out_watches_and_who_was_hit_does_not_cs_9() -> None:
    table = argued(*ONE_CARDLESS, no_tricks="sit_out")
    assert [watches(table.state, seat) for seat in range(3)] == [False, False, True]
    table.play("0:reveal", "*:pie hit")
    assert [watches(table.state, seat) for seat in range(3)] == [False, False, True]


# ---- the course of a game ------------------------------------------------------------------------------


def test_four_tricks_then_a_round_for_each_hit() -> None:
    table = Table(GAME, 3)
    assert FACTS.turn(table.state) == Turn("deal", 0, 0)
    table = dealt("6446", "4662", "3552").play(*trick_lines("643"))
    assert FACTS.turn(table.state) == Turn("argument", 1, 2)
    table = argued(*ONE_CARDLESS)
    assert FACTS.turn(table.state) == Turn("standoff", 2, 1)
    table.play("0:reveal", "*:pie hit")
    assert FACTS.turn(table.state) == Turn("standoff", 3, 1)
    table.play("1:reveal", "*:pie hit")
    assert FACTS.turn(table.state) == Turn("over", 4, 1)


@pytest.mark.parametrize(
    ("cards", "surprises"),
    [
        ("6543", []),
        ("6654", [("collect", "CS-5")]),
        ("6661", [("clash", "CS-2"), ("highest", "CS-3"), ("collect", "CS-5")]),
        ("6541", []),
        ("6655", [("cancel", "CS-4")]),
    ],
)
def test_the_rulings_behind_a_trick(cards: str, surprises: list[tuple[str, str]]) -> None:
    assert rulings(trick(cards)) == surprises


def test_the_rulings_behind_the_standoff() -> None:
    table = argued(*ONE_EACH)
    dodges = [f"{seat % 4}:reveal" if not odd else "*:pie dodge" for seat in range(5) for odd in (0, 1)]
    assert rulings(shown_to(table, *dodges)) == []
    assert rulings(shown_to(table, "1:reveal", "*:pie hit")) == [
        ("reveal", "CS-16"), ("out", "CS-19"), ("turn", "CS-11"),
    ]  # fmt: skip


def test_it_may_surprise_that_the_neighbour_does_not_begin_cs_20() -> None:
    table = argued(*ONE_CARDLESS).play("0:reveal", "*:pie dodge", "1:reveal")
    assert ("turn", "CS-20") in rulings(shown_to(table, "*:pie hit"))
    table = argued(*ONE_CARDLESS).play("0:reveal", "*:pie dodge", "1:reveal", "*:pie dodge", "2:reveal")
    assert rulings(shown_to(table, "*:pie hit")) == []


@pytest.mark.parametrize(
    ("tricks", "last", "why"),
    [
        (ONE_EACH, "3:choose card/5", "highest"),
        (ONE_CARDLESS, "2:choose card/2", "most"),
        (TWO_TIED, "*:dummy card/3", ""),
        (TWO_CARDLESS, "*:dummy card/6", ""),
    ],
)
def test_why_somebody_begins_the_standoff_cs_10(tricks: tuple[str, ...], last: str, why: str) -> None:
    hands = ["".join(column) for column in zip(*tricks, strict=True)]
    dummy = hands[-1] if " " in tricks[0] else ""
    table = dealt(*(hands[: len(tricks[0].partition(" ")[0])]), dummy=dummy)
    lines = [line for each in tricks for line in trick_lines(each)]
    seen = shown_to(table, *lines)
    assert lines[-1] == last
    assert begins(seen) == ([why] if why else [])


def test_a_lot_decides_between_identical_cards_cs_10() -> None:
    seen = shown_to(argued(*ALL_TIED), "*:first seat/2")
    assert begins(seen) == ["lot"]
    assert rulings(seen) == [("turn", "CS-10")]


def test_why_somebody_begins_after_a_hit_cs_11() -> None:
    table = argued(*ALL_TIED).play("*:first seat/2", "2:reveal")
    seen = shown_to(table, "*:pie hit")
    assert begins(seen) == ["nearest"]
    assert ("turn", "CS-11") in rulings(seen)
    assert begins(shown_to(table, "3:reshuffle card/2", "*:pie dodge")) == [""]


def test_people_talk_of_hits_large_tricks_and_a_1_that_beats_the_6() -> None:
    assert moments(shown_to(argued(*ONE_EACH), "0:reveal", "*:pie hit")) == [KeyMoment("hit", (0,))]
    assert moments(trick("6614")) == [KeyMoment("beats_six", (2,))]
    assert moments(trick("66514")) == [KeyMoment("beats_six", (3,)), KeyMoment("big_trick", (3,))]
    assert moments(trick("6655")) == [KeyMoment("cancel", ())]
    assert moments(trick("6542")) == []
