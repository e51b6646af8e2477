"""What the actions of a turn do, and what follows: posters, the Clown's choice, the end of the turn."""

from typing import Final

from circus.core.action import Action
from circus.core.event import Event, Tell
from circus.games.flip_circus.actions import token
from circus.games.flip_circus.ring import AFTER, BEFORE, BIT, CENTRES, OPPOSITE, PAIRS, positions_of
from circus.games.flip_circus.state import (
    ALONE,
    CHOICE,
    EVERYBODY,
    EYE,
    OVER,
    POSTERS_TO_WIN,
    TURN_ACTIONS,
    FlipState,
)
from circus.games.flip_circus.tokens import ARTISTS, CLOWN, CLOWNS, TAMER

EXCHANGES: Final = frozenset(("swap", "acrobat", "magician"))
"""The actions by which two tokens change places."""


def exchanged(action: Action) -> tuple[int, int]:
    """The positions whose tokens change places: two neighbours, those that an artist's power names.

    An Acrobat changes places with the token strictly opposite, a Magician's neighbours with one another.
    """
    code = action.code
    if action.verb == "acrobat":
        return code, OPPOSITE[code]
    if action.verb == "magician":
        return BEFORE[code], AFTER[code]
    one, other = code
    return one, other


def _exchange(state: FlipState, action: Action, tell: Tell | None) -> None:
    """Two tokens change places, neither is turned over; then what follows from it."""
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
    if tell:
        tell(_moved(action, one, other))
    if one_face == other_face:  # backs move, nothing else happens (FC-4, FC-36)
        rest(state, tell)
        return
    new_pairs = PAIRS[where[CLOWN]] & ~PAIRS[clowns]
    won = where[one_face] in CENTRES and _gather(state, one_face, False, tell)
    if where[other_face] in CENTRES:
        _gather(state, other_face, won, tell)
    _follow(state, new_pairs, tell)


def _moved(action: Action, one: int, other: int) -> Event:
    """Two tokens have changed places, by a swap or by the power of `token`."""
    facts = {"seat": action.seat, "tokens": (token(one), token(other))}
    if action.verb != "swap":
        facts["token"] = token(action.code)
    return Event(action.verb, facts)


def _flip(state: FlipState, action: Action, tell: Tell | None) -> None:
    _count(state)
    clowns = state.where[CLOWN]
    face = _turn_over(state, action.code)
    if tell:
        tell(Event("flip", {"seat": action.seat, "token": token(action.code), "face": ARTISTS[face]}))
    new_pairs = PAIRS[state.where[CLOWN]] & ~PAIRS[clowns]
    if state.where[face] in CENTRES:
        _gather(state, face, False, tell)
    _follow(state, new_pairs, tell)


def _count(state: FlipState) -> None:
    """One of the actions of the turn is made."""
    state.done += 1
    state.owed -= 1


def _turn_over(state: FlipState, position: int) -> int:
    """Turns a token over in front of everybody, who now know both its sides; its new face."""
    side = state.ring[position]
    state.ring[position] = side ^ 1
    state.seen[side >> 1] = EVERYBODY
    face = state.faces[side ^ 1]
    state.where[state.faces[side]] ^= BIT[position]
    state.where[face] ^= BIT[position]
    return face


def _gather(state: FlipState, artist: int, second: bool, tell: Tell | None) -> bool:
    """The three tokens of an artist lie side by side: its poster, then the bow (FC-16).

    Returns whether a poster was won: none for the Clown (FC-37), for a poster already won (FC-18),
    and after the end (FC-17). `second`: the same action has won one before.
    """
    if not state.unclaimed >> artist & 1 or state.phase == OVER:
        return False
    centre = CENTRES[state.where[artist]]
    trio = (BEFORE[centre], centre, AFTER[centre])
    if tell:
        facts = {"seat": state.seat, "artist": ARTISTS[artist], "tokens": tuple(map(token, trio))}
        tell(Event("trio", facts))
    _win_poster(state, artist, trio, second, tell)
    if state.posters[state.seat & 1].bit_count() >= POSTERS_TO_WIN:
        _finish(state, state.seat & 1, "posters", tell)
        return True
    if tell and state.is_finale:
        tell(Event("finale", {"artist": ARTISTS[state.unclaimed.bit_length() - 1]}))
    face = _turn_over(state, centre)  # no action, so no Clown's choice follows (FC-21)
    if tell:
        facts = {"seat": state.seat, "artist": ARTISTS[artist], "token": token(centre), "face": ARTISTS[face]}
        tell(Event("bow", facts))
    return True


def _win_poster(
    state: FlipState, artist: int, positions: tuple[int, ...], second: bool, tell: Tell | None
) -> None:
    """The tokens at these positions win a poster for the side whose turn it is."""
    state.posters[state.seat & 1] |= 1 << artist
    if tell:
        facts = {"seat": state.seat, "artist": ARTISTS[artist], "tokens": tuple(map(token, positions))}
        tell(Event("poster", {**facts, "second": second}))


def _seer(state: FlipState, action: Action, tell: Tell | None) -> None:
    """Her side sees the backs of her neighbours, but not a Tamer's (FC-11, FC-15, FC-33)."""
    _count(state)
    neighbours = (BEFORE[action.code], AFTER[action.code])
    seen = tuple(position for position in neighbours if state.shown(position) != TAMER)
    look(state, action, seen, state.config.side_eyes[action.seat & 1], tell)
    rest(state, tell)


def _misuse(state: FlipState, action: Action, tell: Tell | None) -> None:
    """Her side sees both backs all the same; the next seat answers with the Clown's choice (FC-30)."""
    _count(state)
    neighbours = (BEFORE[action.code], AFTER[action.code])
    look(state, action, neighbours, state.config.side_eyes[action.seat & 1], tell)
    if not _ask(state, state.config.after[action.seat], tell):
        rest(state, tell)


def look(
    state: FlipState, action: Action, positions: tuple[int, ...], viewers: int, tell: Tell | None
) -> None:
    """Shows the backs at these positions to the viewers, as bits of `EYE`.

    That they are looked at is public and told first (FC-32), the backs then to the viewers alone.
    """
    if tell:
        tokens = tuple(map(token, positions))
        seats = tuple(seat for seat in range(state.config.seats) if viewers & EYE[seat])
        facts = {"seat": action.seat, "token": token(action.code), "tokens": tokens, "viewers": seats}
        tell(Event(action.verb, facts))
    for position in positions:
        state.seen[state.ring[position] >> 1] |= viewers
    if tell:
        backs = tuple(ARTISTS[state.back(position)] for position in positions)
        tell(Event("backs", {"tokens": tokens, "backs": backs}, frozenset(seats)))


def _follow(state: FlipState, new_pairs: int, tell: Tell | None) -> None:
    """After an action: new pairs of Clowns bring one choice, however many there are (FC-19, FC-20)."""
    if state.phase == OVER or (new_pairs and _ask(state, state.seat, tell)):
        return
    rest(state, tell)


def _ask(state: FlipState, seat: int, tell: Tell | None) -> bool:
    """Awaits the Clown's choice of a seat; `False` if it has nothing to choose from (FC-23)."""
    if not state.reserve and not state.applause[~seat & 1]:
        return False
    state.phase = CHOICE
    state.awaited = ALONE[seat]
    if tell:
        tell(Event("clown", {"seat": seat}))
    return True


def rest(state: FlipState, tell: Tell | None) -> None:
    """Ends the turn by itself when no action is owed and no Applause is left (FC-25)."""
    if not state.owed and not state.applause[state.seat & 1]:
        end_turn(state, tell)


def end_turn(state: FlipState, tell: Tell | None) -> None:
    """The end of a turn: five Clowns may win (FC-27), the limit may be reached (FC-29), or the next plays."""
    if state.where[CLOWN].bit_count() == CLOWNS and state.is_finale:
        _five_clowns(state, tell)
        return
    state.turns += 1
    if state.turns == state.config.turn_limit:
        one, other = state.posters_won
        _finish(state, -1 if one == other else int(other > one), "turn_limit", tell)
        return
    state.seat = state.config.after[state.seat]
    state.awaited = ALONE[state.seat]
    state.owed = TURN_ACTIONS
    state.done = 0
    if tell:
        tell(Event("turn", {"seat": state.seat}))


def _five_clowns(state: FlipState, tell: Tell | None) -> None:
    """All the Clowns are in sight at the end of a turn: they win the fifth poster (FC-27)."""
    clowns = positions_of(state.where[CLOWN])
    if tell:
        tell(Event("five_clowns", {"seat": state.seat, "tokens": tuple(map(token, clowns))}))
    _win_poster(state, state.unclaimed.bit_length() - 1, clowns, False, tell)
    state.turns += 1
    _finish(state, state.seat & 1, "five_clowns", tell)


def _finish(state: FlipState, winner: int, reason: str, tell: Tell | None) -> None:
    """Ends the game for a side, or for nobody (-1)."""
    state.phase = OVER
    state.awaited = ()
    state.winner = winner
    state.reason = reason
    if tell:
        seats = state.config.side_seats[winner] if winner >= 0 else tuple(range(state.config.seats))
        tell(Event("finish", {"winners": seats, "reason": reason}))


ACTIONS: Final = {
    **dict.fromkeys(EXCHANGES, _exchange),
    "flip": _flip,
    "seer": _seer,
    "misuse": _misuse,
}
"""What each action of a turn does; every one of them counts as one action (Tour d'un joueur)."""
