"""Constants of one game: its options, its numbers, and its sides."""

from dataclasses import dataclass
from typing import Final

from circus.core.config import ConfigCache, same_named
from circus.core.game import Setup
from circus.core.option import Option

OPTIONS: Final = (
    Option("errors", ("refused", "penalised"), icon="help"),
    Option("turn_limit", (0, 20, 100), is_count=True, icon="hourglass"),
)

EYE: Final[tuple[int, ...]] = (*(2 << seat for seat in range(4)), 1)
"""Bit of a seat in `FlipState.seen`; seat -1, the public, is the last entry."""

EVERYBODY: Final = sum(EYE)


@dataclass(frozen=True, slots=True)
class FlipConfig:
    """Constants of one game.

    Attributes:
        seats: 2, or 4 in two teams; a seat's side is `seat & 1` (FC-33).
        penalised: a Fortune Teller may be misused next to a Tamer (FC-30).
        turn_limit: number of turns after which the game ends; 0 for no limit (FC-29).
        turn_actions: number of actions of a turn, without those that Applause buys.
        posters_to_win: number of posters, out of five, that win (But du jeu).
        applause: number of Applause tokens.
        second_applause: number of Applause tokens that the second player starts with (FC-26).
        after: next seat clockwise, by seat.
        side_seats: seats of each side.
        side_eyes: seats of each side as bits of `EYE`.
    """

    seats: int
    penalised: bool
    turn_limit: int
    turn_actions: int
    posters_to_win: int
    applause: int
    second_applause: int
    after: tuple[int, ...]
    side_seats: tuple[tuple[int, ...], tuple[int, ...]]
    side_eyes: tuple[int, int]


def _config(setup: Setup) -> FlipConfig:
    seats = setup.seats
    sides = (tuple(range(0, seats, 2)), tuple(range(1, seats, 2)))
    return FlipConfig(
        seats=seats,
        penalised=setup.options["errors"] == "penalised",
        after=tuple((seat + 1) % seats for seat in range(seats)),
        side_seats=sides,
        side_eyes=(sum(EYE[seat] for seat in sides[0]), sum(EYE[seat] for seat in sides[1])),
        **same_named(FlipConfig, setup),
    )


_CONFIGS: Final = ConfigCache(_config)


def config_of(setup: Setup) -> FlipConfig:
    """Return the constants of a set-up, one object for equal ones."""
    return _CONFIGS.of(setup)
