"""What the gallery draws of a game's table, as data: until which moment it is played, what is done there."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType
from typing import NamedTuple

from circus import games
from circus.core.action import Action
from circus.core.option import Value
from circus.core.piece import Piece


class Choice(NamedTuple):
    """What a person may choose at a table, nothing moving.

    Attributes:
        legal: their actions.
        pieces: what lies where, as they see it.
    """

    legal: Sequence[Action]
    pieces: Sequence[Piece]


def _any_choice(_choice: Choice) -> bool:
    return True


def offers(verb: str) -> Callable[[Choice], bool]:
    """Whether an action of this kind is among the legal ones."""
    return lambda choice: any(action.verb == verb for action in choice.legal)


@dataclass(frozen=True)
class Chooses:
    """The person may choose.

    Attributes:
        after: so many actions have been played at least.
        among: there are so many legal actions at least.
        when: and this holds.
    """

    after: int = 0
    among: int = 2
    when: Callable[[Choice], bool] = _any_choice


@dataclass(frozen=True)
class Thinks:
    """A bot is to choose, and nothing moves, once `after` actions have been played."""

    after: int = 0


@dataclass(frozen=True)
class Moves:
    """Something moves, `ms` after it began, once `after` actions have been played."""

    ms: float
    after: int = 0


@dataclass(frozen=True)
class Shows:
    """Something moves while an effect of this kind is fully seen."""

    kind: str


@dataclass(frozen=True)
class Reacts:
    """Several persons at the screen may secretly react, and are told how."""


@dataclass(frozen=True)
class Ends:
    """The game is over."""


Until = Chooses | Thinks | Moves | Shows | Reacts | Ends


@dataclass(frozen=True)
class Points:
    """The pointer rests on the first thing that can be picked."""


@dataclass(frozen=True)
class Picks:
    """The first pick of an action is made: of the longest one, or of the first one of this verb."""

    verb: str = ""


@dataclass(frozen=True)
class Presses:
    """A button of the table is pressed."""

    name: str


Gesture = Points | Picks | Presses


@dataclass(frozen=True)
class Picture:
    """One picture of a game's table.

    Attributes:
        name: what follows the name of the game in the name of its file.
        until: the moment up to which the game is played at random.
        then: what the person does there.
        seats, options, level: of the set-up; the usual ones where left out.
        people: so many seats, from the first, are persons'; in a game of bots alone nobody chooses.
        seed: of draws and choices; where that game does not come to the moment, the next ones are tried.
    """

    name: str
    until: Until
    then: Gesture | None = None
    seats: int | None = None
    options: Mapping[str, Value] = field(default_factory=lambda: MappingProxyType({}))
    level: str | None = None
    people: int = 1
    seed: int = 1


@dataclass(frozen=True)
class Gallery:
    """The pictures of a game's table, and the moment in which benchmarks measure it."""

    pictures: tuple[Picture, ...]
    bench: Chooses = Chooses()


def at_every_number(seats: Iterable[int], until: Callable[[int], Until]) -> tuple[Picture, ...]:
    """A picture for each number of seats, of another game each."""
    return tuple(Picture(f"{number}_seats", until(number), seats=number, seed=number) for number in seats)


def find(game: str) -> Gallery:
    """`GALLERY` of `gallery` beside the look of a game, or the usual pictures."""
    for name in (f"circus.looks.{game}.gallery", f"{games.__name__}.{game}.gallery"):
        if find_spec(name.rpartition(".")[0]) and find_spec(name):
            gallery = import_module(name).GALLERY
            assert isinstance(gallery, Gallery)
            return gallery
    return _usual(game)


def _usual(game: str) -> Gallery:
    """Every number of seats, the start, a pointer."""
    numbers = at_every_number(games.find(game).seats, lambda _seats: Chooses(after=4, among=1))
    return Gallery((*numbers, Picture("start", Chooses()), Picture("pointer", Chooses(), Points())))
