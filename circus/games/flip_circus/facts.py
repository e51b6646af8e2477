"""Facts of Flip Circus: its course, its surprises, and the consequences of an action."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from circus.core.action import Action
from circus.core.event import Event
from circus.core.facts import Facts, KeyMoment, Turn
from circus.games.flip_circus.actions import position_of
from circus.games.flip_circus.config import FlipConfig
from circus.games.flip_circus.effects import EXCHANGES
from circus.games.flip_circus.information import deduce
from circus.games.flip_circus.ring import AFTER, BEFORE, BIT, CENTRES, OPPOSITE, PAIRS, positions_of
from circus.games.flip_circus.state import OVER, PHASES, FlipState
from circus.games.flip_circus.tokens import ARTISTS, CLOWN, HIDDEN, POSTER_ARTISTS, STRONGMAN, TAMER

POWERS = ("acrobat", "magician", "seer")
"""Artists whose power is an action; each is also its verb (Pouvoirs instantanés)."""


def turn(state: FlipState) -> Turn:
    """Return the phase and the number of the turn; the whole game is one round."""
    is_counted = state.phase == OVER and state.reason != "posters"  # the last poster ends a turn half done
    begun = state.turns if is_counted else state.turns + 1
    return Turn(PHASES[state.phase], 1, begun if state.faces else 0)


def side_of(seat: int) -> int:
    """Return the side that a seat plays for: itself with two seats, its team with four (FC-33)."""
    return seat & 1


# ---- the ring ------------------------------------------------------------------------------------------


def finale(state: FlipState) -> str:
    """Return the artist of the fifth poster while five Clowns can win it too (FC-27); "" otherwise."""
    return ARTISTS[state.unclaimed.bit_length() - 1] if state.is_finale else ""


def has_finale(config: FlipConfig) -> bool:
    """Return whether one poster can be left with both sides one short of winning, as FC-27 needs."""
    return 2 * (config.posters_to_win - 1) == len(POSTER_ARTISTS) - 1


def clowns_in_sight(state: FlipState) -> int:
    """Return the number of visible Clowns."""
    return state.where[CLOWN].bit_count()


def reached(verb: str, position: int) -> tuple[int, ...]:
    """Return the positions that an action at a position moves, turns or looks behind (FC-1)."""
    if verb == "acrobat":
        return position, OPPOSITE[position]
    if verb in ("magician", "seer", "misuse"):
        return BEFORE[position], AFTER[position]
    return (position,)


def touched(view: FlipState, action: Action) -> tuple[int, ...]:
    """Return the positions that an action of a turn affects; a Seer does not read a Tamer (FC-11)."""
    if action.verb == "swap":
        one, other = action.code
        return one, other
    found = reached(action.verb, action.code)
    if action.verb == "seer":
        return tuple(position for position in found if view.shown(position) != TAMER)
    return found


def blockers(view: FlipState, action: Action) -> tuple[int, ...]:
    """Return the positions that forbid an action: Strongmen a swap, Tamers a power (FC-6, FC-9 to FC-11)."""
    one_or_other = action.code if action.verb == "swap" else reached(action.verb, action.code)
    artist = STRONGMAN if action.verb == "swap" else TAMER
    return tuple(position for position in one_or_other if view.shown(position) == artist)


# ---- what an action would come to ----------------------------------------------------------------------


class Gains(NamedTuple):
    """Immediate gains of an action.

    Attributes:
        posters: artists whose posters it wins, in order.
        pairs: new pairs of Clowns that bring the Clown's choice, each as the position of its first.
    """

    posters: tuple[str, ...] = ()
    pairs: tuple[int, ...] = ()


def gains(view: FlipState, action: Action) -> Gains | None:
    """Return the immediate gains of a legal action; `None` if it turns up a back hidden in this view.

    The side turned up by the bow is left out: it never wins anything (2.1.3).
    """
    if action.verb == "flip":
        back = view.back(action.code)
        return None if back == HIDDEN else _gained(view, ((action.code, back),))
    if action.verb not in EXCHANGES:
        return Gains()
    one, other = touched(view, action)
    if view.shown(one) == view.shown(other):
        return Gains()
    return _gained(view, ((one, view.shown(other)), (other, view.shown(one))))


def _gained(view: FlipState, changes: tuple[tuple[int, int], ...]) -> Gains:
    """Return the gains if these positions show these artists."""
    where, side = view.where[:], side_of(view.seat)
    for position, artist in changes:
        where[view.shown(position)] ^= BIT[position]
        where[artist] ^= BIT[position]
    won = [artist for _, artist in changes if view.unclaimed >> artist & 1 and where[artist] in CENTRES]
    missing = view.config.posters_to_win - view.posters_won[side]
    pairs = positions_of(PAIRS[where[CLOWN]] & ~PAIRS[view.where[CLOWN]])
    is_asked = len(won) < missing and (view.reserve or view.applause[1 - side])  # FC-22, FC-23
    return Gains(tuple(ARTISTS[artist] for artist in won[:missing]), pairs if is_asked else ())


# ---- surprises and key moments -------------------------------------------------------------------------


def ruling(event: Event, view: FlipState) -> str:
    """Return the ruling that explains a surprising event; "" for none."""
    teller = _RULINGS.get(event.kind)
    return teller(event.facts, view) if teller else ""


def _faces(facts: Mapping[str, Any], view: FlipState) -> set[int]:
    """Return the artists shown by the tokens of an event."""
    return {view.shown(position_of(name)) for name in facts["tokens"]}


def _swapped(facts: Mapping[str, Any], view: FlipState) -> str:
    """Return FC-6 if a Strongman was swapped, which only a Tamer can do."""
    return "FC-6" if _faces(facts, view) == {STRONGMAN, TAMER} else ""


def _by_power(facts: Mapping[str, Any], view: FlipState) -> str:
    """Return FC-7 if a power moved a Strongman, which no swap can."""
    return "FC-7" if STRONGMAN in _faces(facts, view) else ""


def _read(facts: Mapping[str, Any], _view: FlipState) -> str:
    """Return FC-11 if a neighbour was not read because it is a Tamer."""
    return "FC-11" if len(facts["tokens"]) < 2 else ""


def _peeked(facts: Mapping[str, Any], view: FlipState) -> str:
    """Return FC-12 if Applause paid for a look behind a Tamer."""
    return "FC-12" if TAMER in _faces(facts, view) else ""


_RULINGS: dict[str, Callable[[Mapping[str, Any], FlipState], str]] = {
    "swap": _swapped,
    "acrobat": _by_power,
    "magician": _by_power,
    "seer": _read,
    "misuse": lambda facts, view: "FC-30",
    "peek": _peeked,
    "trio": lambda facts, view: "FC-16",
    "poster": lambda facts, view: "FC-17" if facts["second"] else "FC-16",
    "bow": lambda facts, view: "FC-16",
    "finale": lambda facts, view: "FC-27",
    "five_clowns": lambda facts, view: "FC-27",
    "clown": lambda facts, view: "FC-19",
}


def key_moment(event: Event, view: FlipState) -> KeyMoment | None:
    """Return the key moment: a poster, the start of the finale, or a win by five Clowns."""
    if event.kind in ("poster", "five_clowns"):
        seats = view.config.side_seats[side_of(event.facts["seat"])]
        return KeyMoment(event.kind, seats, 5 if event.kind == "poster" else 6, event.facts)
    if event.kind == "finale":
        return KeyMoment("finale", tuple(range(view.config.seats)), 4)
    return None


def choice(view: FlipState, action: Action) -> dict[str, Any]:
    """Return the artists of an action, for its sentence in a review.

    `beside` are the neighbours of a single artist; `alike` is the number of tokens that show it.
    """
    if action.verb == "applause":
        return {"choice": action.picks[0]}
    places = [position_of(pick) for pick in action.picks]
    shown = {"artists": tuple(f"the/{ARTISTS[view.shown(place)]}" for place in places)}
    if len(places) != 1:
        return shown
    near = [ARTISTS[view.shown(place[places[0]])] for place in (BEFORE, AFTER)]
    beside = (f"two/{near[0]}",) if near[0] == near[1] else tuple(f"the/{name}" for name in near)
    return {**shown, "beside": beside, "alike": view.where[view.shown(places[0])].bit_count()}


FACTS: Facts[FlipState] = Facts(
    turn=turn,
    secrets=frozenset({"backs"}),
    ruling=ruling,
    key_moment=key_moment,
    deduce=deduce,
    choice=choice,
    passive=frozenset({"end"}),
)
