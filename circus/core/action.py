"""Actions: one choice by one seat, interned as an object and written as text only at the edges.

>>> deck = one_of("play", "card", ("ace", "king"))
>>> verbs = Verbs(2, alone("pass"), deck)
>>> verbs.parse("1:play card/king")
<1:play card/king>

>>> verbs.action(1, "play", 1) is verbs.parse("1:play card/king")
True

>>> verbs.parse("2:pass")
Traceback (most recent call last):
...
circus.core.errors.ParseError: '2:pass' is not an action: there is no seat '2'
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, NoReturn

from circus.core.errors import ParseError

CHANCE: Final = -1
"""Seat number of chance (decks, dice, draws); written `*` in text."""

Picks = tuple[str, ...]


class Action:
    """One choice by one seat: `SEAT:VERB PICK PICK …`.

    Actions are made by `Verbs.action`. Equal choices are the same object, so actions compare by identity. The
    exception is a `wide` verb (deals, set-ups): each call makes a new object; compare the text.

    Attributes:
        seat: number of the seat that acts, or `CHANCE` for decks, dice and draws.
        verb: name of the verb, as in the protocol's tables.
        code: value that the rules read (a card's number, a cell's index, …); its type depends on the verb.
    """

    __slots__ = ("_picks", "code", "seat", "verb")

    def __init__(self, seat: int, verb: str, code: Any, picks: Picks | Callable[[Any], Picks]) -> None:
        self.seat = seat
        self.verb = verb
        self.code = code
        self._picks = picks

    @property
    def picks(self) -> Picks:
        """Names of the places and pieces that this action selects, in order; computed at the first access."""
        if callable(self._picks):
            self._picks = self._picks(self.code)
        return self._picks

    def __str__(self) -> str:
        who = "*" if self.seat == CHANCE else str(self.seat)
        return " ".join((f"{who}:{self.verb}", *self.picks))

    def __repr__(self) -> str:
        return f"<{self}>"

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Action":
        """Return this object: actions compare by identity."""
        return self

    def __reduce__(self) -> NoReturn:
        """Raise TypeError: unpickling would make a second object that equals no other action."""
        raise TypeError("an action is not pickled: send str(action) and read it with game.verbs.parse")


@dataclass(frozen=True)
class Verb:
    """Kind of action, with the conversion between its codes and its picks.

    Attributes:
        name: as written in the text of an action.
        spell: converts a code to picks.
        read: converts picks to a code; raises `ParseError` for picks that this verb cannot have.
        as_set: true if the picks are a multiset, written in ascending order; false for a sequence.
        by_chance: true if only chance takes such actions, false if only seats do.
        wide: true if the outcomes are too many to intern (deals); each call then makes a new action.
        asks: true if the player must name the verb; the picks alone never select it.
        reveals: true if it turns over something hidden: a person does that themselves, even without a choice.
    """

    name: str
    spell: Callable[[Any], Picks]
    read: Callable[[Picks], Any]
    as_set: bool = False
    by_chance: bool = False
    wide: bool = False
    asks: bool = False
    reveals: bool = False


class Verbs:
    """The verbs of one game, and the table of its interned actions."""

    def __init__(self, seats: int, *verbs: Verb) -> None:
        """Create the verbs of a game that has at most `seats` seats."""
        self._seats = seats
        self._verbs = {verb.name: verb for verb in verbs}
        self._made: dict[tuple[int, str, Hashable], Action] = {}

    def __getitem__(self, name: str) -> Verb:
        return self._verbs[name]

    def __iter__(self) -> Iterator[Verb]:
        return iter(self._verbs.values())

    def action(self, seat: int, verb: str, code: Any = None) -> Action:
        """Return the action of this seat, verb and code; raises KeyError for an unknown verb.

        Calls with equal arguments return the same object, except for a `wide` verb.
        """
        if self._verbs[verb].wide:
            return Action(seat, verb, code, self._verbs[verb].spell)
        key = (seat, verb, code)
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = Action(seat, verb, code, self._verbs[verb].spell(code))
        return made

    def each_seat(self, verb: str, codes: Iterable[Any]) -> list[dict[Any, Action]]:
        """Return one table per seat that maps each code to the seat's action."""
        listed = list(codes)
        return [{code: self.action(seat, verb, code) for code in listed} for seat in range(self._seats)]

    def parse(self, text: str) -> Action:
        """Return the action that `text` spells; raises `ParseError` if the spelling is not canonical."""
        words = text.split(" ")
        who, colon, name = words[0].partition(":")
        verb = self._verbs.get(name)
        if not colon or verb is None:
            raise ParseError(f"'{text}' is not an action: no verb '{name}' here; write SEAT:VERB PICK …")
        seat = self._seat(who, verb, text)
        picks = tuple(words[1:])
        try:
            code = verb.read(picks)
        except ParseError as reason:
            raise ParseError(f"'{text}' is not an action: {reason}") from None
        action = self.action(seat, name, code)
        if action.picks != picks:
            raise ParseError(f"'{text}' is written '{action}'")
        return action

    def _seat(self, who: str, verb: Verb, text: str) -> int:
        """Return the seat that `who` spells; raises `ParseError` if this verb or game lacks it."""
        if (who == "*") != verb.by_chance:
            whose = "chance, written *" if verb.by_chance else "a seat"
            raise ParseError(f"'{text}' is not an action: '{verb.name}' is for {whose}")
        if who == "*":
            return CHANCE
        if who not in map(str, range(self._seats)):
            raise ParseError(f"'{text}' is not an action: there is no seat '{who}'")
        return int(who)


def no_picks(_code: Any = None) -> Picks:
    """Return the picks of a verb that has none."""
    return ()


def read_nothing(picks: Picks) -> None:
    """Check that there are no picks; raises `ParseError` otherwise."""
    expect(picks, 0)


def alone(name: str, *, reveals: bool = False) -> Verb:
    """Return a verb without picks, such as `end`, `allow` or `skip`; `reveals` is as for `Verb`."""
    return Verb(name, no_picks, read_nothing, reveals=reveals)


def one_of(
    name: str, kind: str, names: Sequence[str], *, by_chance: bool = False, asks: bool = False
) -> Verb:
    """Return a verb with one pick `kind/NAME`; its code is the index of NAME in `names`.

    `by_chance` and `asks` are as for `Verb`.
    """
    codes = {f"{kind}/{each}": code for code, each in enumerate(names)}

    def read(picks: Picks) -> int:
        (pick,) = expect(picks, 1)
        if pick not in codes:
            raise ParseError(f"there is no '{pick}'")
        return codes[pick]

    spelt = {code: (pick,) for pick, code in codes.items()}
    return Verb(name, spelt.__getitem__, read, by_chance=by_chance, asks=asks)


def expect(picks: Picks, count: int) -> Picks:
    """Return `picks` if their number is `count`; raises `ParseError` otherwise."""
    if len(picks) != count:
        raise ParseError(f"{count} picks expected, {len(picks)} found")
    return picks


def pick_name(pick: str, kind: str) -> str:
    """Return the NAME of the pick `kind/NAME`; raises `ParseError` for another kind or form.

    >>> pick_name("card/king", "card")
    'king'
    """
    found, slash, name = pick.partition("/")
    if found != kind or not slash or not name:
        raise ParseError(f"'{pick}' is not written {kind}/NAME")
    return name


def whole_number(text: str) -> int:
    """Return the number that `text` spells; raises `ParseError` unless it has 1 to 9 plain digits.

    A leading zero is an error too.
    """
    if not (text.isascii() and text.isdigit()) or (len(text) > 1 and text[0] == "0") or len(text) > 9:
        raise ParseError(f"'{text}' is not a whole number")
    return int(text)
