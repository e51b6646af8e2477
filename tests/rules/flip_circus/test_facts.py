"""Flip Circus: what it tells about its course, and what an action would come to."""

from random import Random
from typing import NamedTuple

from circus.core.event import Event
from circus.core.facts import KeyMoment, Turn
from circus.core.frame import frames_of
from circus.games.flip_circus import GAME
from circus.games.flip_circus.effects import EXCHANGES
from circus.games.flip_circus.facts import (
    Gains,
    blockers,
    clowns_in_sight,
    finale,
    gains,
    key_moment,
    reached,
    ruling,
    side_of,
    touched,
    turn,
)
from circus.games.flip_circus.pieces import counters
from circus.games.flip_circus.state import FlipState
from tests.rules.flip_circus.openings import CROSSED, circle, flips, opened, prepare, shown, two_each
from tests.rules.flip_circus.test_posters import CROSS, DOUBLE
from tests.table import Table

STRONG = ("tamer", "strongman", "magician", "seer", "acrobat")
"""Behind the Clowns so that a flip of 2 shows a Strongman, and a flip of 0 a Tamer beside it."""


class Seen(NamedTuple):
    """Event, and the viewer's view of the table after it."""

    event: Event
    view: FlipState


def frames(table: Table, line: str, viewer: int = -1) -> list[Seen]:
    """Return the viewer's events and views of an action; the table stays unchanged."""
    state = table.state.copy()
    action = GAME.verbs.parse(line)
    assert GAME.rule_violation(state, action) is None
    seen = frames_of(GAME, state, action, (viewer,))[viewer]
    return [Seen(event, view) for event, view in seen if event and isinstance(view, FlipState)]


def kinds(seen: list[Seen]) -> list[str]:
    """Return the kinds of the events."""
    return [event.kind for event, _ in seen]


def rulings(seen: list[Seen]) -> list[tuple[str, str]]:
    """Return the events with a ruling, and the ruling."""
    told = [(event.kind, ruling(event, view)) for event, view in seen]
    return [(kind, rule) for kind, rule in told if rule]


def would_gain(table: Table, line: str, viewer: int = 0) -> Gains | None:
    """Return the gains of an action as a viewer can predict them."""
    return gains(table.view(viewer), GAME.verbs.parse(line))


# ---- the course of a game ------------------------------------------------------------------------------


def test_turns_are_counted_through_the_whole_game() -> None:
    table = Table(GAME)
    assert turn(table.state) == Turn("first", 1, 0)
    table.play("*:first seat/0")
    assert turn(table.state) == Turn("setup", 1, 0)
    table.play(circle())
    assert turn(table.state) == Turn("turn", 1, 1)
    prepare(table, *flips(1))
    assert turn(table.state).turn == 1
    assert turn(prepare(table, *flips(1)).state).turn == 2


def test_the_clowns_choice_is_a_phase_of_the_turn() -> None:
    table = opened().play("0:swap token/0 token/1")
    assert turn(table.state) == Turn("choice", 1, 1)


def test_the_last_turn_is_the_one_in_which_the_game_ended() -> None:
    """FC-29, FC-27, FC-28: whether the turn was played to its end or not."""
    assert turn(prepare(opened(turn_limit=2), *flips(9, 9, 9, 9)).state) == Turn("over", 1, 2)
    assert turn(two_each().play("1:flip token/9", "1:end").state) == Turn("over", 1, 6)
    table = prepare(two_each(), *flips(0)).play("0:flip token/9", "0:flip token/1")
    assert turn(table.state) == Turn("over", 1, 7)


def test_partners_play_for_one_side() -> None:
    """FC-33."""
    assert [side_of(seat) for seat in range(4)] == [0, 1, 0, 1]


# ---- the ring ------------------------------------------------------------------------------------------


def test_five_clowns_count_when_both_have_two_posters() -> None:
    """FC-27: then the poster that is left is theirs too."""
    assert finale(opened().state) == ""
    table = two_each()
    assert finale(table.state) == "magician"
    assert clowns_in_sight(table.state) == 5
    assert clowns_in_sight(table.play("1:flip token/0").state) == 4


def test_powers_reach_over_the_ring() -> None:
    """FC-1: the token opposite, or both neighbours, also over the seam."""
    assert reached("acrobat", 7) == (7, 2)
    assert reached("magician", 9) == (8, 0)
    assert reached("seer", 0) == (9, 1)
    assert reached("flip", 4) == reached("peek", 4) == (4,)


def test_the_fortune_teller_does_not_reach_a_tamer() -> None:
    """FC-11."""
    table = prepare(opened(circle(STRONG)), *flips(0))
    assert touched(table.state, GAME.verbs.parse("0:seer token/1")) == (2,)
    assert touched(table.state, GAME.verbs.parse("0:swap token/0 token/1")) == (0, 1)


def test_who_forbids_an_action_is_named() -> None:
    """FC-6: the Strongman his swap; FC-9: the Tamer opposite."""
    assert blockers(opened().state, GAME.verbs.parse("0:swap token/2 token/3")) == (3,)
    odd = ("seer+magician", "tamer+strongman", "strongman+seer", "tamer+acrobat", "acrobat+magician")
    table = prepare(opened(circle(odd=odd)), *flips(8))
    assert blockers(table.state, GAME.verbs.parse("0:acrobat token/8")) == (3,)


# ---- what an action would come to ----------------------------------------------------------------------


def test_a_flip_gains_nothing_that_the_view_does_not_know() -> None:
    """FC-31: only who has seen the back can tell."""
    table = opened().play("0:seer token/1")
    assert would_gain(table, "0:flip token/2", viewer=1) is None
    assert would_gain(table, "0:flip token/2") == Gains()
    prepare(table, *flips(2)).play("1:seer token/1", "1:flip token/5")
    assert would_gain(table, "0:flip token/3") is None


def test_a_flip_of_a_known_back_tells_its_poster_and_its_clowns() -> None:
    table = prepare(opened(), *flips(3, 3), *flips(5), *flips(2))
    assert would_gain(table, "0:flip token/3") == Gains(("seer",))
    table = prepare(opened(), *flips(2), "swap token/0 token/1")
    assert would_gain(table, "1:flip token/2", viewer=1) == Gains((), (1,))


def test_a_swap_can_gain_a_poster_and_the_clowns_choice() -> None:
    """FC-22."""
    table = prepare(opened(CROSSED), *flips(2), "swap token/3 token/4", "swap token/4 token/5")
    prepare(table, "swap token/5 token/6")
    seen = would_gain(table, "0:swap token/3 token/4")
    assert seen and seen.posters == ("seer",) and seen.pairs
    assert kinds(frames(table, "0:swap token/3 token/4"))[-1] == "clown"


def test_an_action_that_wins_the_game_asks_no_clown() -> None:
    """FC-22: the poster comes first; FC-17: the third poster is the last that is taken."""
    table = prepare(opened(DOUBLE), *CROSS)
    (seat,) = table.awaited
    line = f"{seat}:swap token/3 token/4"
    both = would_gain(table, line, viewer=seat)
    assert both and set(both.posters) == {"seer", "tamer"}
    table.state.posters[seat] = 0b11  # the Acrobat and the Magician
    assert would_gain(table, line, viewer=seat) == Gains(both.posters[:1])


def test_what_is_foretold_is_what_happens() -> None:
    """For every action of random games that a view can tell."""
    rng, told = Random(5), 0
    for _ in range(4):
        table = opened()
        for _ in range(120):
            if not table.awaited:
                break
            (seat,) = table.awaited
            for line in table.legal(seat):
                told += _is_foretold(table, seat, line)
            table.play(rng.choice(table.legal(seat)))
    assert told > 1000


def _is_foretold(table: Table, seat: int, line: str) -> bool:
    """Return whether a view predicts the gains of an action of the turn."""
    action = GAME.verbs.parse(line)
    seen = gains(table.view(seat), action) if action.verb in ("flip", *EXCHANGES) else None
    if seen is None:
        return False
    happened = [event for event, _ in frames(table, line)]
    won = [event.facts["artist"] for event in happened if event.kind == "trio"]
    assert list(seen.posters) == won
    assert bool(seen.pairs) == any(event.kind == "clown" for event in happened)
    return True


# ---- surprises and key moments -------------------------------------------------------------------------


def test_the_tamer_who_moves_the_strongman_surprises() -> None:
    """FC-6."""
    assert rulings(frames(opened(), "0:swap token/4 token/5")) == [("clown", "FC-19")]
    odd = ("seer+magician", "strongman+seer", "acrobat+tamer", "tamer+strongman", "magician+acrobat")
    table = prepare(opened(circle(("magician", "seer", "tamer", "strongman", "acrobat"), odd)), *flips(4))
    assert shown(table.state)[3:5] == ["strongman", "tamer"]
    assert rulings(frames(table, "0:swap token/3 token/4")) == [("swap", "FC-6")]


def test_a_power_that_moves_the_strongman_surprises() -> None:
    """FC-7."""
    table = prepare(opened(), *flips(8))
    assert ("acrobat", "FC-7") in rulings(frames(table, "0:acrobat token/8"))


def test_a_tamer_is_read_for_applause_only() -> None:
    """FC-11 and FC-12."""
    table = prepare(opened(circle(STRONG)), *flips(0))
    assert rulings(frames(table, "0:seer token/1")) == [("seer", "FC-11")]
    table.play("0:seer token/1")
    assert rulings(frames(table, "1:peek token/0")) == [("peek", "FC-12")]
    assert rulings(frames(table, "1:peek token/2")) == []


def test_two_posters_in_one_action_surprise() -> None:
    """FC-17."""
    table = prepare(opened(DOUBLE), *CROSS)
    (seat,) = table.awaited
    told = rulings(frames(table, f"{seat}:swap token/3 token/4"))
    assert [rule for kind, rule in told if kind == "poster"] == ["FC-16", "FC-17"]


def test_posters_and_five_clowns_are_key_moments() -> None:
    """Of the side that wins them; two posters each concerns all."""
    table = two_each()
    moments = [key_moment(event, table.state) for event in table.events]
    posters = [moment for moment in moments if moment and moment.kind == "poster"]
    assert [moment.seats for moment in posters] == [(0,), (0,), (1,), (1,)]
    assert KeyMoment("finale", (0, 1)) in moments
    seen = frames(table.play("1:flip token/9"), "1:end")
    ends = [key_moment(event, view) for event, view in seen]
    assert [moment.kind for moment in ends if moment] == ["five_clowns", "poster"]
    assert key_moment(Event("turn", {"seat": 0}), table.state) is None


# ---- what people see, moment by moment -----------------------------------------------------------------


def test_a_poster_is_seen_in_steps() -> None:
    """The trio stands, the poster is taken, the middle bows; no frame shows what comes later."""
    table = opened().play("0:flip token/2")
    seen = frames(table, "0:flip token/3")
    assert kinds(seen) == ["flip", "trio", "poster", "bow", "turn"]
    assert [shown(view)[2] for _, view in seen] == ["seer", "seer", "seer", "clown", "clown"]
    assert [view.posters_won[0] for _, view in seen] == [0, 0, 1, 1, 1]
    assert [view.seat for _, view in seen] == [0, 0, 0, 0, 1]


def test_an_action_is_counted_when_it_is_seen() -> None:
    table = opened()
    first = frames(table, "0:flip token/2")[0]
    assert counters(first.view)["owed"] == 1


def test_applause_is_paid_before_the_back_is_seen() -> None:
    """FC-24, FC-32: the others see the payment and where, who paid sees the back."""
    table = prepare(opened(), *flips(1, 1))
    own, other = frames(table, "1:peek token/4", 1), frames(table, "1:peek token/4", 0)
    assert kinds(own) == ["peek", "backs"] and kinds(other) == ["peek"]
    assert [view.applause for _, view in own] == [[0, 0], [0, 0]]
    assert [view.back(4) >= 0 for _, view in own] == [False, True]


def test_five_clowns_are_seen_before_their_poster_is_taken() -> None:
    """FC-27: in the turn that ends, with the poster still on the table."""
    seen = frames(two_each().play("1:flip token/9"), "1:end")
    assert kinds(seen) == ["end", "five_clowns", "poster", "finish"]
    assert [finale(view) for _, view in seen] == ["magician", "magician", "", ""]
    assert [turn(view).turn for _, view in seen] == [6, 6, 6, 6]


def test_pieces_of_the_sides_have_places_for_two_sides_in_any_number_of_players() -> None:
    for seats in GAME.seats:
        owned = {
            place for place in GAME.piece_places(GAME.setup(seats)) if place.startswith(("posters/", "aid/"))
        }
        assert owned == {"posters/0", "posters/1", "aid/0", "aid/1"}
