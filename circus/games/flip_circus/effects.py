"""What the actions of a turn do, and what follows: posters, the Clown's choice, the end of the turn."""

from circus.core.action import Action
from circus.core.event import Event, Tell
from circus.games.flip_circus.actions import token
from circus.games.flip_circus.ring import AFTER, BEFORE, BIT, CENTRES, OPPOSITE, PAIRS
from circus.games.flip_circus.state import (
    ALONE,
    CHOICE,
    EVERYBODY,
    OVER,
    FlipState,
)
from circus.games.flip_circus.tokens import ARTISTS, CLOWN, POSTER_ARTISTS, TAMER

_ALL_POSTERS = sum(1 << artist for artist in POSTER_ARTISTS)
_POSTERS_TO_WIN = 3
_CLOWNS = 5


def _swap(state: FlipState, action: Action, tell: Tell | None) -> None:
    one, other = action.code
    _exchange(state, action, one, other, tell)


def _acrobat(state: FlipState, action: Action, tell: Tell | None) -> None:
    """She changes places with the token strictly opposite."""
    _exchange(state, action, action.code, OPPOSITE[action.code], tell)


def _magician(state: FlipState, action: Action, tell: Tell | None) -> None:
    """His two neighbours change places."""
    _exchange(state, action, BEFORE[action.code], AFTER[action.code], tell)


def _exchange(state: FlipState, action: Action, one: int, other: int, tell: Tell | None) -> None:
    """Two tokens change places, neither is turned over; then what follows from it."""
    ring = state.ring
    ring[one], ring[other] = ring[other], ring[one]
    if tell:
        facts = {"seat": action.seat, "tokens": (token(one), token(other))}
        tell(Event(action.verb, facts))
    one_face, other_face = state.faces[ring[one]], state.faces[ring[other]]
    if one_face == other_face:  # backs move, nothing else happens (FC-4, FC-36)
        _complete(state, 0, tell)
        return
    where = state.where
    clowns = where[CLOWN]
    both = BIT[one] | BIT[other]
    where[one_face] ^= both
    where[other_face] ^= both
    new_pairs = PAIRS[where[CLOWN]] & ~PAIRS[clowns]
    if where[one_face] in CENTRES:
        _gather(state, one_face, tell)
    if where[other_face] in CENTRES:
        _gather(state, other_face, tell)
    _complete(state, new_pairs, tell)


def _flip(state: FlipState, action: Action, tell: Tell | None) -> None:
    clowns = state.where[CLOWN]
    face = _turn_over(state, action.code)
    if tell:
        tell(Event("flip", {"seat": action.seat, "token": token(action.code), "face": ARTISTS[face]}))
    new_pairs = PAIRS[state.where[CLOWN]] & ~PAIRS[clowns]
    if state.where[face] in CENTRES:
        _gather(state, face, tell)
    _complete(state, new_pairs, tell)


def _turn_over(state: FlipState, position: int) -> int:
    """Turns a token over in front of everybody, who now know both its sides; its new face."""
    side = state.ring[position]
    state.ring[position] = side ^ 1
    state.seen[side >> 1] = EVERYBODY
    face = state.faces[side ^ 1]
    state.where[state.faces[side]] ^= BIT[position]
    state.where[face] ^= BIT[position]
    return face


def _gather(state: FlipState, artist: int, tell: Tell | None) -> None:
    """The three tokens of an artist lie side by side: its poster, then the bow (FC-16).

    Nothing happens for the Clown (FC-37), for a poster already won (FC-18), and after the end (FC-17).
    """
    if not _unclaimed(state) >> artist & 1 or state.phase == OVER:
        return
    _win_poster(state, artist, tell)
    if state.posters[state.seat & 1].bit_count() >= _POSTERS_TO_WIN:
        _finish(state, state.seat & 1, "posters", tell)
        return
    centre = CENTRES[state.where[artist]]
    face = _turn_over(state, centre)  # no action, so no Clown's choice follows (FC-21)
    if tell:
        tell(Event("bow", {"token": token(centre), "face": ARTISTS[face]}))


def _count(state: FlipState) -> tuple[int, int]:
    """How many posters each side has."""
    one, other = state.posters
    return one.bit_count(), other.bit_count()


def _unclaimed(state: FlipState) -> int:
    """The posters still on the table, as a mask of artists."""
    return _ALL_POSTERS & ~(state.posters[0] | state.posters[1])


def _win_poster(state: FlipState, artist: int, tell: Tell | None) -> None:
    state.posters[state.seat & 1] |= 1 << artist
    if tell:
        tell(Event("poster", {"seat": state.seat, "artist": ARTISTS[artist]}))


def _seer(state: FlipState, action: Action, tell: Tell | None) -> None:
    """Her side sees the backs of her neighbours, but not a Tamer's (FC-11, FC-15, FC-33)."""
    neighbours = (BEFORE[action.code], AFTER[action.code])
    seen = tuple(position for position in neighbours if state.shown(position) != TAMER)
    look(state, action, seen, state.config.side_eyes[action.seat & 1], tell)
    _complete(state, 0, tell)


def _misuse(state: FlipState, action: Action, tell: Tell | None) -> None:
    """Her side sees both backs all the same; the next seat answers with the Clown's choice (FC-30)."""
    neighbours = (BEFORE[action.code], AFTER[action.code])
    look(state, action, neighbours, state.config.side_eyes[action.seat & 1], tell)
    state.done += 1
    state.owed -= 1
    if not _ask(state, state.config.after[action.seat], tell):
        rest(state, tell)


def look(
    state: FlipState, action: Action, positions: tuple[int, ...], viewer: int, tell: Tell | None
) -> None:
    """Shows the backs at these positions to `eyes`; that they were looked at is public (FC-32)."""
    for position in positions:
        state.seen[state.ring[position] >> 1] |= viewer
    if tell:
        tokens = tuple(map(token, positions))
        tell(Event(action.verb, {"seat": action.seat, "token": token(action.code), "tokens": tokens}))
        backs = tuple(ARTISTS[state.back(position)] for position in positions)
        seats = frozenset(seat for seat in range(state.config.seats) if viewer >> seat + 1 & 1)
        tell(Event("backs", {"tokens": tokens, "backs": backs}, seats))


def _complete(state: FlipState, new_pairs: int, tell: Tell | None) -> None:
    """One action is done; new pairs of Clowns bring one choice, however many there are (FC-19, FC-20)."""
    state.done += 1
    state.owed -= 1
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
    state.turns += 1
    if state.where[CLOWN].bit_count() == _CLOWNS and _count(state) == (2, 2):
        _win_poster(state, _unclaimed(state).bit_length() - 1, tell)
        _finish(state, state.seat & 1, "five_clowns", tell)
        return
    if state.turns == state.config.turn_limit:
        one, other = _count(state)
        _finish(state, -1 if one == other else int(other > one), "turn_limit", tell)
        return
    state.seat = state.config.after[state.seat]
    state.awaited = ALONE[state.seat]
    state.owed = 2
    state.done = 0
    if tell:
        tell(Event("turn", {"seat": state.seat}))


def _finish(state: FlipState, winner: int, reason: str, tell: Tell | None) -> None:
    """Ends the game for a side, or for nobody (-1)."""
    state.phase = OVER
    state.awaited = ()
    state.winner = winner
    state.reason = reason
    if tell:
        seats = state.config.side_seats[winner] if winner >= 0 else tuple(range(state.config.seats))
        tell(Event("finish", {"winners": seats, "reason": reason}))


ACTIONS = {
    "swap": _swap,
    "flip": _flip,
    "acrobat": _acrobat,
    "magician": _magician,
    "seer": _seer,
    "misuse": _misuse,
}
"""What each action of a turn does; every one of them counts as one action (Tour d'un joueur)."""
