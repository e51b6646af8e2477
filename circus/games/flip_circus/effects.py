"""Effects of the actions of a turn: posters, the Clown's choice, the end of the turn."""

from typing import Final

from circus.core.action import Action
from circus.core.event import Event, EventSink
from circus.games.flip_circus.actions import token
from circus.games.flip_circus.config import EVERYBODY, EYE
from circus.games.flip_circus.ring import AFTER, BEFORE, BIT, CENTRES, OPPOSITE, PAIRS, positions_of
from circus.games.flip_circus.state import ALONE, CHOICE, OVER, FlipState
from circus.games.flip_circus.tokens import ARTISTS, CLOWN, CLOWNS, TAMER

EXCHANGES: Final = frozenset(("swap", "acrobat", "magician"))
"""Verbs by which two tokens change places."""


def exchanged(action: Action) -> tuple[int, int]:
    """Return the two positions whose tokens change places.

    These are the named neighbours of a swap, an Acrobat and the position strictly opposite, or the two
    neighbours of a Magician.
    """
    code = action.code
    if action.verb == "acrobat":
        return code, OPPOSITE[code]
    if action.verb == "magician":
        return BEFORE[code], AFTER[code]
    one, other = code
    return one, other


def _exchange(state: FlipState, action: Action, emit: EventSink | None) -> None:
    """Exchange two tokens without turning them, then apply the consequences."""
    _count(state)
    one, other = exchanged(action)
    ring, where = state.ring, state.where
    ring[one], ring[other] = ring[other], ring[one]
    one_face, other_face = state.faces[ring[one]], state.faces[ring[other]]
    clowns = where[CLOWN]
    if one_face != other_face:
        both = BIT[one] | BIT[other]
        where[one_face] ^= both
        where[other_face] ^= both
    if emit:
        emit(_moved(action, one, other))
    if one_face == other_face:  # backs move, nothing else happens (FC-4, FC-36)
        rest(state, emit)
        return
    new_pairs = PAIRS[where[CLOWN]] & ~PAIRS[clowns]
    won = where[one_face] in CENTRES and _gather(state, one_face, False, emit)
    if where[other_face] in CENTRES:
        _gather(state, other_face, won, emit)
    _follow(state, new_pairs, emit)


def _moved(action: Action, one: int, other: int) -> Event:
    """Return the event of two tokens that have changed places, by a swap or by the power of `token`."""
    facts = {"seat": action.seat, "tokens": (token(one), token(other))}
    if action.verb != "swap":
        facts["token"] = token(action.code)
    return Event(action.verb, facts)


def _flip(state: FlipState, action: Action, emit: EventSink | None) -> None:
    _count(state)
    clowns = state.where[CLOWN]
    face = _turn_over(state, action.code)
    if emit:
        emit(Event("flip", {"seat": action.seat, "token": token(action.code), "face": ARTISTS[face]}))
    new_pairs = PAIRS[state.where[CLOWN]] & ~PAIRS[clowns]
    if state.where[face] in CENTRES:
        _gather(state, face, False, emit)
    _follow(state, new_pairs, emit)


def _count(state: FlipState) -> None:
    """Count one action of the turn as done."""
    state.done += 1
    state.owed -= 1


def _turn_over(state: FlipState, position: int) -> int:
    """Turn over a token, both sides of which are then known to everybody; return its new face."""
    side = state.ring[position]
    state.ring[position] = side ^ 1
    state.seen[side >> 1] = EVERYBODY
    face = state.faces[side ^ 1]
    state.where[state.faces[side]] ^= BIT[position]
    state.where[face] ^= BIT[position]
    return face


def _gather(state: FlipState, artist: int, second: bool, emit: EventSink | None) -> bool:
    """Win the poster of an artist whose three tokens are side by side, then let it bow (FC-16).

    Returns whether a poster was won: none for the Clown (FC-37), for a poster already won (FC-18), and after
    the end (FC-17). `second` is true if the same action has won one before.
    """
    if not state.unclaimed >> artist & 1 or state.phase == OVER:
        return False
    centre = CENTRES[state.where[artist]]
    trio = (BEFORE[centre], centre, AFTER[centre])
    if emit:
        facts = {"seat": state.seat, "artist": ARTISTS[artist], "tokens": tuple(map(token, trio))}
        emit(Event("trio", facts))
    _win_poster(state, artist, trio, second, emit)
    if state.posters[state.seat & 1].bit_count() >= state.config.posters_to_win:
        _finish(state, state.seat & 1, "posters", emit)
        return True
    if emit and state.is_finale:
        emit(Event("finale", {"artist": ARTISTS[state.unclaimed.bit_length() - 1]}))
    face = _turn_over(state, centre)  # no action, so no Clown's choice follows (FC-21)
    if emit:
        facts = {"seat": state.seat, "artist": ARTISTS[artist], "token": token(centre), "face": ARTISTS[face]}
        emit(Event("bow", facts))
    return True


def _win_poster(
    state: FlipState, artist: int, positions: tuple[int, ...], second: bool, emit: EventSink | None
) -> None:
    """Give the poster to the side whose turn it is, for the tokens at these positions."""
    state.posters[state.seat & 1] |= 1 << artist
    if emit:
        facts = {"seat": state.seat, "artist": ARTISTS[artist], "tokens": tuple(map(token, positions))}
        emit(Event("poster", {**facts, "second": second}))


def _seer(state: FlipState, action: Action, emit: EventSink | None) -> None:
    """Show the Fortune Teller's side the backs of her neighbours, but not a Tamer's (FC-11, FC-15, FC-33)."""
    _count(state)
    neighbours = (BEFORE[action.code], AFTER[action.code])
    seen = tuple(position for position in neighbours if state.shown(position) != TAMER)
    look(state, action, seen, state.config.side_eyes[action.seat & 1], emit)
    rest(state, emit)


def _misuse(state: FlipState, action: Action, emit: EventSink | None) -> None:
    """Show the side both backs in spite of a Tamer; the next seat gets the Clown's choice (FC-30)."""
    _count(state)
    neighbours = (BEFORE[action.code], AFTER[action.code])
    look(state, action, neighbours, state.config.side_eyes[action.seat & 1], emit)
    if not _ask(state, state.config.after[action.seat], emit):
        rest(state, emit)


def look(
    state: FlipState, action: Action, positions: tuple[int, ...], viewers: int, emit: EventSink | None
) -> None:
    """Show the backs at these positions to the viewers, as bits of `EYE`.

    A public event names the positions first (FC-32); a second event shows the backs to the viewers alone.
    """
    if emit:
        tokens = tuple(map(token, positions))
        seats = tuple(seat for seat in range(state.config.seats) if viewers & EYE[seat])
        facts = {"seat": action.seat, "token": token(action.code), "tokens": tokens, "viewers": seats}
        emit(Event(action.verb, facts))
    for position in positions:
        state.seen[state.ring[position] >> 1] |= viewers
    if emit:
        backs = tuple(ARTISTS[state.back(position)] for position in positions)
        emit(Event("backs", {"tokens": tokens, "backs": backs}, frozenset(seats)))


def _follow(state: FlipState, new_pairs: int, emit: EventSink | None) -> None:
    """Continue after an action: any number of new pairs of Clowns bring one choice (FC-19, FC-20)."""
    if state.phase == OVER or (new_pairs and _ask(state, state.seat, emit)):
        return
    rest(state, emit)


def _ask(state: FlipState, seat: int, emit: EventSink | None) -> bool:
    """Put the Clown's choice to a seat; return false if it has nothing to choose from (FC-23)."""
    if not state.reserve and not state.applause[~seat & 1]:
        return False
    state.phase = CHOICE
    state.awaited = ALONE[seat]
    if emit:
        emit(Event("clown", {"seat": seat}))
    return True


def rest(state: FlipState, emit: EventSink | None) -> None:
    """End the turn if no action is owed and no Applause is left (FC-25)."""
    if not state.owed and not state.applause[state.seat & 1]:
        end_turn(state, emit)


def end_turn(state: FlipState, emit: EventSink | None) -> None:
    """End the turn: five Clowns may win (FC-27), the limit may be reached (FC-29), or the next seat plays."""
    if state.where[CLOWN].bit_count() == CLOWNS and state.is_finale:
        _five_clowns(state, emit)
        return
    state.turns += 1
    if state.turns == state.config.turn_limit:
        one, other = state.posters_won
        _finish(state, -1 if one == other else int(other > one), "turn_limit", emit)
        return
    state.seat = state.config.after[state.seat]
    state.awaited = ALONE[state.seat]
    state.owed = state.config.turn_actions
    state.done = 0
    if emit:
        emit(Event("turn", {"seat": state.seat}))


def _five_clowns(state: FlipState, emit: EventSink | None) -> None:
    """Win the fifth poster by showing all Clowns at the end of a turn (FC-27)."""
    clowns = positions_of(state.where[CLOWN])
    if emit:
        emit(Event("five_clowns", {"seat": state.seat, "tokens": tuple(map(token, clowns))}))
    _win_poster(state, state.unclaimed.bit_length() - 1, clowns, False, emit)
    state.turns += 1
    _finish(state, state.seat & 1, "five_clowns", emit)


def _finish(state: FlipState, winner: int, reason: str, emit: EventSink | None) -> None:
    """End the game with the side that won, or -1 for a draw."""
    state.phase = OVER
    state.awaited = ()
    state.winner = winner
    state.reason = reason
    if emit:
        seats = state.config.side_seats[winner] if winner >= 0 else tuple(range(state.config.seats))
        emit(Event("finish", {"winners": seats, "reason": reason}))


ACTIONS: Final = {
    **dict.fromkeys(EXCHANGES, _exchange),
    "flip": _flip,
    "seer": _seer,
    "misuse": _misuse,
}
"""Effects of the verbs that count as one action of the turn (Tour d'un joueur)."""
