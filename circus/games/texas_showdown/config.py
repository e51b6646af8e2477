"""Constants of one game: its options, its deck and the card that opens a hand."""

from dataclasses import dataclass, field
from typing import Final

from circus.core.config import ConfigCache, same_named
from circus.core.game import Setup
from circus.core.option import Option
from circus.games.texas_showdown.cards import (
    CARDS,
    DECK,
    NUMBERS,
    PLAIN,
    SMALL_DECK,
    ZEROING,
    Contest,
    set_of,
)

OPTIONS: Final = (
    Option("face_cards", ("sheriff", "happy_faces", "pass_the_buck"), icon="star"),
    Option("passing", (False, True), icon="hands"),
    Option("length", ("full", "one_hand"), icon="hourglass"),
)


@dataclass(frozen=True)
class ShowdownConfig:
    """Constants of one game, shared by all copies of its states.

    Attributes:
        seats: number of players.
        face_cards: sheriff, happy_faces or pass_the_buck (TX-11).
        passing: true if the Optional Start Rules are used.
        one_hand: true if the first hand decides.
        threshold: penalty points that end the game.
        trick_points: penalty points of a trick.
        cards_passed: number of cards each player passes (Optional Start Rules).
        opening_card: lowest printed number that the opening card may have (TX-9).
        deck: cards in use, as a set.
        opening: card that opens the first trick of a hand, as a set: usually the 0, or the 31 (TX-9).
        hand_size: number of cards each player is dealt, and of tricks in a hand.
        contest: competing cards by tally; Sheriffs zero their color by default only (TX-11).
        names_leader: true if the winner of a trick with a Face Card names the next leader (TX-13).
        after: for each seat the next one clockwise.
    """

    seats: int
    face_cards: str
    passing: bool
    one_hand: bool
    threshold: int
    trick_points: int
    cards_passed: int
    opening_card: int
    deck: int = field(init=False, compare=False)
    opening: int = field(init=False, compare=False)
    hand_size: int = field(init=False, compare=False)
    contest: Contest = field(init=False, compare=False, repr=False)
    names_leader: bool = field(init=False, compare=False)
    after: list[int] = field(init=False, compare=False)

    def __post_init__(self) -> None:
        deck = SMALL_DECK if self.seats == 3 else DECK
        usable = deck & ~set_of(card for card in CARDS if NUMBERS[card] < self.opening_card)
        derived = {
            "deck": deck,
            "opening": usable & -usable,
            "hand_size": deck.bit_count() // self.seats,
            "contest": ZEROING if self.face_cards == "sheriff" else PLAIN,
            "names_leader": self.face_cards == "pass_the_buck",
            "after": [(seat + 1) % self.seats for seat in range(self.seats)],
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    def receiver(self, seat: int, hand: int) -> int:
        """Return the seat that gets the cards a seat passes in this hand; itself without passing (TX-14)."""
        return (seat + hand) % self.seats if self.passing else seat


def _config(setup: Setup) -> ShowdownConfig:
    return ShowdownConfig(
        seats=setup.seats,
        one_hand=setup.options["length"] == "one_hand",
        threshold=setup.numbers[f"points_to_end_{setup.seats}"],
        **same_named(ShowdownConfig, setup),
    )


_CONFIGS: Final = ConfigCache(_config)


def config_of(setup: Setup) -> ShowdownConfig:
    """Return the constants of a set-up, one object for equal ones."""
    return _CONFIGS.of(setup)
