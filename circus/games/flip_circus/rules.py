"""Rules of Flip Circus: start, legal actions, draws, effects and outcome."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from circus.core.action import CHANCE, Action
from circus.core.event import Event, EventSink
from circus.core.game import Outcome, Setup
from circus.games.flip_circus.actions import CHOICES, DROP, FIRSTS, MENUS, TAKE, VERBS
from circus.games.flip_circus.config import EYE, config_of
from circus.games.flip_circus.effects import ACTIONS, end_turn, look, rest
from circus.games.flip_circus.ring import BESIDE, BETWEEN, EVERYWHERE, FACING, LEADING, SIZE
from circus.games.flip_circus.state import ALONE, FIRST, OVER, SETUP, TURN, FlipState, begun
from circus.games.flip_circus.tokens import (
    ACROBAT,
    ARTISTS,
    CLOWN_TOKENS,
    MAGICIAN,
    ROSETTE,
    SEER,
    STRONGMAN,
    TAMER,
)

MAX_ACTIONS: Final = 20
"""Number of completed actions in one turn after which none can be bought (FC-24)."""


DRAWS: Final = 2
"""Number of draws in a game: the first player, and the circle."""


def start(setup: Setup) -> FlipState:
    """Return the state before the first player is drawn (Mise en place)."""
    return begun(config_of(setup))


def legal_actions(state: FlipState, seat: int) -> Sequence[Action]:
    """Return the legal actions of a seat, each once (Tour d'un joueur)."""
    if seat not in state.awaited:
        return ()
    if state.phase != TURN:
        return _outside_of_actions(state, seat)
    menu = MENUS[seat]
    if not state.owed:  # without Applause the turn would have ended (FC-25)
        return menu.spend_or_end if state.done < MAX_ACTIONS else menu.peek_or_end
    where = state.where
    strongmen = where[STRONGMAN]
    tamers = where[TAMER]
    pairs = strongmen & ~LEADING[tamers] | LEADING[strongmen] & ~tamers  # FC-6, by a pair's first position
    actions = (
        menu.swaps_and_flips[EVERYWHERE & ~pairs]
        + menu.acrobats[where[ACROBAT] & ~FACING[tamers]]  # FC-9
        + menu.magicians[where[MAGICIAN] & ~BESIDE[tamers]]  # FC-10
        + menu.seers[where[SEER] & ~BETWEEN[tamers]]  # FC-11
    )
    if state.config.penalised:
        actions += menu.misuses[where[SEER] & BESIDE[tamers]]  # FC-30
    if state.applause[seat & 1]:
        actions += menu.spend if state.done < MAX_ACTIONS else menu.peeks
    return actions


def _outside_of_actions(state: FlipState, seat: int) -> Sequence[Action]:
    """Return the draws of the first player, `()` for the setup (too many), or the Clown's choices."""
    if state.phase == FIRST:
        return FIRSTS[: state.config.seats]
    if state.phase == SETUP:
        return ()
    return MENUS[seat].choices[state.reserve > 0][state.applause[~seat & 1] > 0]


def chance(state: FlipState, rng: Random) -> Action:
    """Return a draw of the first player, or of the ten tokens of the circle, with the true odds (FC-2)."""
    random = rng.random
    if state.phase == FIRST:
        return FIRSTS[int(random() * state.config.seats)]
    clowns = sorted(CLOWN_TOKENS, key=lambda _: random())
    others = sorted(ROSETTE, key=lambda _: random())
    tokens = []
    for clown, (one, other) in zip(clowns, others, strict=True):
        tokens += [clown, (one, other) if random() < 0.5 else (other, one)]
    return VERBS.action(CHANCE, "setup", tuple(tokens))


def outcome(state: FlipState) -> Outcome | None:
    """Return the winners, their posters and the reason of the end (Fin de la partie, FC-29)."""
    if state.phase != OVER:
        return None
    seats = range(state.config.seats)
    scores = tuple(state.posters_won[seat & 1] for seat in seats)
    drawn = state.winner < 0
    return Outcome(tuple(seats) if drawn else state.config.side_seats[state.winner], scores, state.reason)


def longest(setup: Setup) -> int | None:
    """Return the maximum number of actions; `None` without a turn limit, as no other rule ends it (FC-29).

    In one turn, actions owed and Applause held together never exceed the actions of a turn and the tokens: an
    action removes one and adds at most one. None is bought once 20 are made, so at most 19 and those are
    made, each with one answer to the Clown. The tokens and those answers pay for the rest; the turn closes
    with `end`.
    """
    limit = setup.options["turn_limit"]
    assert isinstance(limit, int)
    applause = setup.numbers["applause"]
    made = MAX_ACTIONS - 1 + setup.numbers["turn_actions"] + applause
    bought = applause + made
    return limit * (made + made + bought + 1) + DRAWS if limit else None


def apply(state: FlipState, action: Action, emit: EventSink | None = None) -> None:
    """Carry out a legal action in place and emit its events."""
    _EFFECTS[action.verb](state, action, emit)


def _first(state: FlipState, action: Action, emit: EventSink | None) -> None:
    """Set the first player; the second player, or team, starts with Applause (FC-26, FC-33)."""
    state.seat = action.code
    state.applause[~action.code & 1] = state.config.second_applause
    state.phase = SETUP
    if emit:
        emit(Event("first", {"seat": state.seat}))


def _setup(state: FlipState, action: Action, emit: EventSink | None) -> None:
    state.faces = tuple(artist for pair in action.code for artist in pair)
    state.ring = list(range(0, 2 * SIZE, 2))
    state.seen = [0] * SIZE
    for position in range(SIZE):
        state.where[state.shown(position)] |= 1 << position
    state.phase = TURN
    state.awaited = ALONE[state.seat]
    if emit:
        emit(Event("setup", {"faces": tuple(ARTISTS[face] for face in state.faces[::2])}))
        emit(Event("turn", {"seat": state.seat}))


def _encore(state: FlipState, action: Action, emit: EventSink | None) -> None:
    state.applause[action.seat & 1] -= 1
    state.owed += 1
    if emit:
        emit(Event("encore", {"seat": action.seat}))


def _peek(state: FlipState, action: Action, emit: EventSink | None) -> None:
    """Show one back to this seat alone for one Applause token, even a Tamer's (FC-12, FC-33)."""
    state.applause[action.seat & 1] -= 1
    look(state, action, (action.code,), EYE[action.seat], emit)
    rest(state, emit)


def _applause(state: FlipState, action: Action, emit: EventSink | None) -> None:
    """Carry out the answer to the Clown's choice and continue the turn (FC-23, FC-34)."""
    side = action.seat & 1
    if action.code == TAKE:
        state.applause[side] += 1
    elif action.code == DROP:
        state.applause[1 - side] -= 1
    state.phase = TURN
    state.awaited = ALONE[state.seat]
    if emit:
        emit(Event("applause", {"seat": action.seat, "choice": CHOICES[action.code]}))
    rest(state, emit)


def _end(state: FlipState, action: Action, emit: EventSink | None) -> None:
    if emit:
        emit(Event("end", {"seat": action.seat}))
    end_turn(state, emit)


_EFFECTS: Final[dict[str, Callable[[FlipState, Action, EventSink | None], None]]] = {
    "first": _first,
    "setup": _setup,
    **ACTIONS,
    "encore": _encore,
    "peek": _peek,
    "applause": _applause,
    "end": _end,
}
