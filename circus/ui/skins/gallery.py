"""Declarations of the gallery's pictures of a game's table: the moment to play to, and the gesture there."""

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


class RestingChoice(NamedTuple):
    """Choice of a person at a table at rest.

    Attributes:
        legal: their legal actions.
        pieces: the visible pieces and their places.
    """

    legal: Sequence[Action]
    pieces: Sequence[Piece]


def _any_choice(_choice: RestingChoice) -> bool:
    return True


def offers(verb: str) -> Callable[[RestingChoice], bool]:
    """Return a condition: an action of this kind is among the legal ones."""
    return lambda choice: any(action.verb == verb for action in choice.legal)


@dataclass(frozen=True)
class Chooses:
    """Moment at which a person may choose.

    Attributes:
        after: minimum number of actions played.
        among: minimum number of legal actions.
        when: a further condition.
    """

    after: int = 0
    among: int = 2
    when: Callable[[RestingChoice], bool] = _any_choice


@dataclass(frozen=True)
class Thinks:
    """Moment at which a bot is to choose at rest, once `after` actions have been played."""

    after: int = 0


@dataclass(frozen=True)
class MotionMoment:
    """Moment `ms` after the start of a motion, once `after` actions have been played."""

    ms: float
    after: int = 0


@dataclass(frozen=True)
class Shows:
    """Moment in a motion at which an effect of this kind is fully visible."""

    kind: str


@dataclass(frozen=True)
class Reacts:
    """Moment at which several persons at the screen may secretly react, and get instructions."""


@dataclass(frozen=True)
class Ends:
    """Moment at the end of the game."""


Until = Chooses | Thinks | MotionMoment | Shows | Reacts | Ends


@dataclass(frozen=True)
class Points:
    """Gesture: the pointer rests on the first item that can be picked."""


@dataclass(frozen=True)
class FirstPicks:
    """Gesture: the first pick of an action, of the longest one, or of the first one of this verb."""

    verb: str = ""


@dataclass(frozen=True)
class Presses:
    """Gesture: a button of the table is pressed."""

    name: str


Gesture = Points | FirstPicks | Presses


@dataclass(frozen=True)
class GalleryTable:
    """One picture of a game's table.

    Attributes:
        name: follows the game's name in the name of its file.
        until: the moment up to which the game is played at random.
        then: the gesture of the person there.
        seats, options, level: of the set-up; the usual ones if omitted.
        people: number of seats, from the first, with persons; in a game of bots alone nobody chooses.
        seed: of draws and choices; if that game does not reach the moment, the next ones are tried.
    """

    name: str
    until: Until
    then: Gesture | None = None
    seats: int | None = None
    options: Mapping[str, Value] = field(default_factory=lambda: MappingProxyType({}))
    level: str | None = None
    people: int = 1
    seed: int = 1


CHOICE, END = "choice", "over"
"""Moments of any game on a phone: a choice among several actions, and the end; the others are verbs."""


@dataclass(frozen=True)
class PhoneGame:
    """Random game of which the phone of seat 0 is shown.

    Attributes:
        moments: `CHOICE`, `END`, or a verb that seat 0 may choose among other actions; in the order of the
            game.
        seats, options: of the set-up; the usual ones if omitted.
        seed: of draws and choices.
        picked: the moment that is also shown once the first card was picked; "" for none.
    """

    moments: tuple[str, ...] = (CHOICE, END)
    seats: int | None = None
    options: Mapping[str, Value] = field(default_factory=lambda: MappingProxyType({}))
    seed: int = 3
    picked: str = ""


@dataclass(frozen=True)
class Gallery:
    """Pictures of a game's table and of its phones, and the moment in which benchmarks measure it."""

    pictures: tuple[GalleryTable, ...]
    bench: Chooses = Chooses()
    phones: tuple[PhoneGame, ...] = (PhoneGame(),)


def at_every_number(seats: Iterable[int], until: Callable[[int], Until]) -> tuple[GalleryTable, ...]:
    """Return a picture for each number of seats, each of another game."""
    return tuple(
        GalleryTable(f"{number}_seats", until(number), seats=number, seed=number) for number in seats
    )


def find(game: str) -> Gallery:
    """Return `GALLERY` of the module `gallery` next to the skin of a game, or the usual pictures."""
    for name in (f"circus.ui.skins.{game}.gallery", f"{games.module_of(game)}.gallery"):
        if find_spec(name.rpartition(".")[0]) and find_spec(name):
            gallery = import_module(name).GALLERY
            assert isinstance(gallery, Gallery)
            return gallery
    return _usual(game)


def _usual(game: str) -> Gallery:
    """Return a picture of every number of seats, of the start, and of a pointer."""
    numbers = at_every_number(games.find(game).seats, lambda _seats: Chooses(after=4, among=1))
    return Gallery((*numbers, GalleryTable("start", Chooses()), GalleryTable("pointer", Chooses(), Points())))
