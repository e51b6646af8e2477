"""Verbs of Flip Circus, and tables of its interned actions."""

from collections.abc import Iterator, Sequence
from typing import Final

from circus.core.action import CHANCE, Action, Picks, Verb, Verbs, alone, expect, one_of
from circus.core.errors import ParseError
from circus.core.game import Setup
from circus.core.memo import Memo
from circus.games.flip_circus.ring import BIT, NEIGHBOUR_PAIRS, POSITIONS
from circus.games.flip_circus.tokens import ARTISTS

MAX_SEATS: Final = 4
TAKE: Final = 0
DROP: Final = 1
NONE: Final = 2
CHOICES: Final = ("take", "drop", "none")
"""Answers to the Clown's choice; each is also its pick."""

POSITION_NAMES: Final = tuple(map(str, POSITIONS))
_PLACES: Final = {f"token/{name}": position for name, position in zip(POSITION_NAMES, POSITIONS, strict=True)}
_CODES: Final = {name: artist for artist, name in enumerate(ARTISTS)}

Pair = tuple[int, int]


def token(position: int) -> str:
    """Return the pick of the token at a position."""
    return f"token/{position}"


def position_of(name: str) -> int:
    """Return the position of the token that a pick names."""
    return _PLACES[name]


def _spell_pair(pair: Pair) -> Picks:
    return tuple(map(token, pair))


def _read_pair(picks: Picks) -> Pair:
    for pick in expect(picks, 2):
        if pick not in _PLACES:
            raise ParseError(f"there is no '{pick}'")
    one, other = sorted(_PLACES[pick] for pick in picks)
    return one, other


def _spell_tokens(tokens: Sequence[Pair]) -> Picks:
    return tuple(f"{ARTISTS[face]}+{ARTISTS[back]}" for face, back in tokens)


def _read_tokens(picks: Picks) -> tuple[Pair, ...]:
    return tuple(map(_read_token, picks))


def _read_token(pick: str) -> Pair:
    face, plus, back = pick.partition("+")
    if not plus or face not in _CODES or back not in _CODES:
        raise ParseError(f"'{pick}' is not written FACE+BACK with two of {', '.join(ARTISTS)}")
    return _CODES[face], _CODES[back]


def _read_choice(picks: Picks) -> int:
    (pick,) = expect(picks, 1)
    if pick not in CHOICES:
        raise ParseError(f"'{pick}' is none of {', '.join(CHOICES)}")
    return CHOICES.index(pick)


def _spell_choice(choice: int) -> Picks:
    return (CHOICES[choice],)


ON_A_TOKEN: Final = ("flip", "acrobat", "magician", "seer", "misuse", "peek")
"""Verbs of the actions that name one token."""

VERBS: Final = Verbs(
    MAX_SEATS,
    one_of("first", "seat", tuple(map(str, range(MAX_SEATS))), by_chance=True),
    Verb("setup", _spell_tokens, _read_tokens, by_chance=True, wide=True),
    Verb("swap", _spell_pair, _read_pair, as_set=True),
    *(one_of(name, "token", POSITION_NAMES, asks=True) for name in ON_A_TOKEN),
    alone("encore"),
    Verb("applause", _spell_choice, _read_choice),
    alone("end"),
)


def _by_mask(actions: Sequence[Action], always: tuple[Action, ...] = ()) -> Memo[int, tuple[Action, ...]]:
    """Return a cache of the actions at a mask of positions (at most 1,024); each ends with `always`."""

    def listed(mask: int) -> tuple[Action, ...]:
        return tuple(actions[position] for position in POSITIONS if mask & BIT[position]) + always

    return Memo(listed)


class SeatActions:
    """Every action that one seat can ever be offered.

    Attributes:
        swaps_and_flips: by the mask of the pairs that may be swapped, a pair coded as its first position; a
            flip of each token follows.
        acrobats, magicians, seers, misuses: by the mask of the artists that can be used this way.
        spend: actions that Applause buys: a look at each back, and one more action.
        peeks: the looks only.
        spend_or_end, peek_or_end: the same, and the end of the turn.
        choices: answers to the Clown's choice, by what is possible: `[take][drop]`.
        everything: all of these, each once; misuses last.
    """

    __slots__ = (
        "acrobats",
        "choices",
        "everything",
        "magicians",
        "misuses",
        "peek_or_end",
        "peeks",
        "seers",
        "spend",
        "spend_or_end",
        "swaps_and_flips",
    )

    def __init__(self, seat: int) -> None:
        def at_each(verb: str) -> tuple[Action, ...]:
            return tuple(VERBS.action(seat, verb, position) for position in POSITIONS)

        swaps = [VERBS.action(seat, "swap", pair) for pair in NEIGHBOUR_PAIRS]
        flips, misuses = at_each("flip"), at_each("misuse")
        acrobats, magicians, seers = at_each("acrobat"), at_each("magician"), at_each("seer")
        self.swaps_and_flips = _by_mask(swaps, always=flips)
        self.acrobats = _by_mask(acrobats)
        self.magicians = _by_mask(magicians)
        self.seers = _by_mask(seers)
        self.misuses = _by_mask(misuses)
        self.peeks = at_each("peek")
        self.spend = (*self.peeks, VERBS.action(seat, "encore"))
        self.spend_or_end = (*self.spend, VERBS.action(seat, "end"))
        self.peek_or_end = (*self.peeks, VERBS.action(seat, "end"))
        take, drop, none = (VERBS.action(seat, "applause", choice) for choice in (TAKE, DROP, NONE))
        self.choices = (((none,), (drop, none)), ((take, none), (take, drop, none)))
        powers = (*acrobats, *magicians, *seers)
        self.everything = (*swaps, *flips, *powers, *self.spend_or_end, take, drop, none, *misuses)


MENUS: Final = tuple(map(SeatActions, range(MAX_SEATS)))
FIRSTS: Final = tuple(VERBS.action(CHANCE, "first", seat) for seat in range(MAX_SEATS))


def actions(setup: Setup) -> Iterator[Action]:
    """Yield every action that a seat may ever take; misuses only if errors are penalised (FC-30)."""
    misuses = len(POSITION_NAMES) if setup.options["errors"] == "refused" else 0
    for menu in MENUS[: setup.seats]:
        yield from menu.everything[: len(menu.everything) - misuses]
