"""Actions: one choice by one seat, made once, spelt as text only at the edges."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, NoReturn

from circus.core.errors import ParseError

CHANCE: Final = -1
"""The seat of chance: decks, dice, draws; written `*`."""

Picks = tuple[str, ...]


class Action:
    """One choice by one seat: `SEAT:VERB PICK PICK …`.

    Attributes:
        seat: who chooses; `CHANCE` for decks, dice and draws.
        verb: the name of the choice, as in the protocol's tables.
        code: what the rules read instead of the text (a card's number, a cell's index, …).

    The same choice is the same object (see `Verbs.action`), so actions compare by identity; only
    the outcomes of wide draws (deals, set-ups) are made anew each time and compare by their text.
    """

    __slots__ = ("_picks", "code", "seat", "verb")

    def __init__(self, seat: int, verb: str, code: Any, picks: Picks | Callable[[Any], Picks]) -> None:
        self.seat = seat
        self.verb = verb
        self.code = code
        self._picks = picks

    @property
    def picks(self) -> Picks:
        """The things on the table that this choice names, in order; spelt when first asked for."""
        if callable(self._picks):
            self._picks = self._picks(self.code)
        return self._picks

    def __str__(self) -> str:
        who = "*" if self.seat == CHANCE else str(self.seat)
        return " ".join((f"{who}:{self.verb}", *self.picks))

    def __repr__(self) -> str:
        return f"<{self}>"

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Action":
        """Itself: actions are compared by identity."""
        return self

    def __reduce__(self) -> NoReturn:
        """Raises TypeError: a pickle would make a second action that equals nothing."""
        raise TypeError("an action is not pickled: send str(action) and read it with game.verbs.parse")


@dataclass(frozen=True)
class Verb:
    """A kind of choice, and how its code and its picks are told from one another.

    Attributes:
        name: as written in actions.
        spell: code to picks.
        read: picks to code; raises `ParseError` on picks that this verb cannot have.
        as_set: the picks are a multiset, written in ascending order; else a sequence.
        by_chance: chosen by chance, never by a seat.
        wide: too many outcomes to make each one once (deals); such actions are made anew.
        asks: a person has to name it: picks alone are never taken for it.
    """

    name: str
    spell: Callable[[Any], Picks]
    read: Callable[[Picks], Any]
    as_set: bool = False
    by_chance: bool = False
    wide: bool = False
    asks: bool = False


class Verbs:
    """The verbs of one game and every action made with them so far."""

    def __init__(self, seats: int, *verbs: Verb) -> None:
        """`seats` is the largest number of seats that this game knows."""
        self._seats = seats
        self._verbs = {verb.name: verb for verb in verbs}
        self._made: dict[tuple[int, str, Hashable], Action] = {}

    def __getitem__(self, name: str) -> Verb:
        return self._verbs[name]

    def __iter__(self) -> Iterator[Verb]:
        return iter(self._verbs.values())

    def action(self, seat: int, verb: str, code: Any = None) -> Action:
        """The one action of this seat, verb and code."""
        if self._verbs[verb].wide:
            return Action(seat, verb, code, self._verbs[verb].spell)
        key = (seat, verb, code)
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = Action(seat, verb, code, self._verbs[verb].spell(code))
        return made

    def each_seat(self, verb: str, codes: Iterable[Any]) -> list[dict[Any, Action]]:
        """For every seat a table from code to its action."""
        listed = list(codes)
        return [{code: self.action(seat, verb, code) for code in listed} for seat in range(self._seats)]

    def parse(self, text: str) -> Action:
        """The action that `text` spells; raises `ParseError` unless it is the canonical spelling."""
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
        if (who == "*") != verb.by_chance:
            whose = "chance, written *" if verb.by_chance else "a seat"
            raise ParseError(f"'{text}' is not an action: '{verb.name}' is for {whose}")
        if who == "*":
            return CHANCE
        if who not in map(str, range(self._seats)):
            raise ParseError(f"'{text}' is not an action: there is no seat '{who}'")
        return int(who)


def no_picks(_code: Any = None) -> Picks:
    """Spells a verb that stands alone."""
    return ()


def read_nothing(picks: Picks) -> None:
    """Reads a verb that stands alone."""
    expect(picks, 0)


def alone(name: str) -> Verb:
    """A verb that names nothing on the table: `end`, `allow`, `skip`."""
    return Verb(name, no_picks, read_nothing)


def one_of(
    name: str, kind: str, names: Sequence[str], *, by_chance: bool = False, asks: bool = False
) -> Verb:
    """A verb with one pick `kind/NAME`; its code is the place of NAME in `names`."""
    codes = {f"{kind}/{each}": code for code, each in enumerate(names)}

    def read(picks: Picks) -> int:
        (pick,) = expect(picks, 1)
        if pick not in codes:
            raise ParseError(f"there is no '{pick}'")
        return codes[pick]

    spelt = {code: (pick,) for pick, code in codes.items()}
    return Verb(name, spelt.__getitem__, read, by_chance=by_chance, asks=asks)


def expect(picks: Picks, count: int) -> Picks:
    """`picks` if there are `count` of them; raises `ParseError` else."""
    if len(picks) != count:
        raise ParseError(f"{count} picks expected, {len(picks)} found")
    return picks


def pick_name(pick: str, kind: str) -> str:
    """The NAME of `kind/NAME`; raises `ParseError` for another kind."""
    found, slash, name = pick.partition("/")
    if found != kind or not slash or not name:
        raise ParseError(f"'{pick}' is not written {kind}/NAME")
    return name


def whole_number(text: str) -> int:
    """A number written without sign or leading zeros; raises `ParseError` else."""
    if not (text.isascii() and text.isdigit()) or (len(text) > 1 and text[0] == "0") or len(text) > 9:
        raise ParseError(f"'{text}' is not a whole number")
    return int(text)
