"""Constants of one game: its options, its numbers, and the chances in its standoff."""

from dataclasses import dataclass, field
from typing import Final

from circus.core.config import ConfigCache, same_named
from circus.core.game import Setup
from circus.core.option import Option
from circus.games.clown_standoff.cards import CARD, VALUES
from circus.games.clown_standoff.chances import StandoffChances

OPTIONS: Final = (
    Option("one_beats_six", ("revealed", "uncancelled"), icon="trophy"),
    Option("no_tricks", ("play", "sit_out"), icon="leave"),
)


@dataclass(frozen=True)
class StandoffConfig:
    """Constants of one game, shared by all copies of its states.

    Attributes:
        seats: number of players.
        owners: number of hands of Clown cards: the seats, and the dummy with 2 seats (CS-21).
        six_must_stand: a 6 makes a 1 count as 7 only if it was not cancelled (CS-3).
        cardless_sit_out: a player without a trick takes no part in the Standoff (CS-9).
        cards_dealt: number of cards of a hand, and of tricks.
        copies: number of Clown cards of each value.
        hits, dodges: numbers of Pie cards of a whole deck. A Hit ends its round, so a deck has all Hits.
        prices: cards that a pass costs, by the number of players still in (CS-15).
        everybody: every seat, ascending.
        deck: each Clown card as a group of one.
        whole_deck: group of all Clown cards.
        chances: chances of the players in the Standoff.
    """

    seats: int
    owners: int
    six_must_stand: bool
    cardless_sit_out: bool
    cards_dealt: int
    copies: int
    hits: int
    dodges: int
    prices: tuple[int, ...]
    everybody: tuple[int, ...] = field(init=False)
    deck: tuple[int, ...] = field(init=False, repr=False)
    whole_deck: int = field(init=False, repr=False)
    chances: StandoffChances = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        deck = tuple(CARD[value] for value in VALUES for _ in range(self.copies))
        chances = StandoffChances(self.hits, self.dodges, self.prices, cardless_sit_out=self.cardless_sit_out)
        object.__setattr__(self, "everybody", tuple(range(self.seats)))
        object.__setattr__(self, "deck", deck)
        object.__setattr__(self, "whole_deck", sum(deck))
        object.__setattr__(self, "chances", chances)


def _config(setup: Setup) -> StandoffConfig:
    options, numbers, seats = setup.options, setup.numbers, setup.seats
    each, extra = numbers["pass_per_player"], numbers["pass_extra"]
    return StandoffConfig(
        seats=seats,
        owners=3 if seats == 2 else seats,
        six_must_stand=options["one_beats_six"] == "uncancelled",
        cardless_sit_out=options["no_tricks"] == "sit_out",
        prices=tuple(max(1, extra + each * still_in) for still_in in range(seats + 1)),
        **same_named(StandoffConfig, setup),
    )


_CONFIGS: Final = ConfigCache(_config)


def config_of(setup: Setup) -> StandoffConfig:
    """Return the constants of a set-up, one object for equal ones."""
    return _CONFIGS.of(setup)
