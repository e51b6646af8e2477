"""A sitting: one match with people and bots on its seats, and what each pair of eyes was told."""

from collections.abc import Callable, Sequence
from random import Random

from circus import bots
from circus.core.action import CHANCE, Action
from circus.core.event import Event
from circus.core.state import State
from circus.match import Match
from circus.session.choice import HUMAN, Seat

GUESSES = 6
"""How many hidden worlds are tried before an undo is said to take back nothing learnt."""


class Sitting:
    """One game with its players.

    Attributes:
        match: the game.
        seats: who sits where.
    """

    def __init__(self, match: Match, seats: Sequence[Seat], rng: Random) -> None:
        """`rng` draws for chance and for the bots."""
        self.match = match
        self.seats = tuple(seats)
        self._rng = rng
        self._missed: dict[int, list[tuple[int, Event]]] = {seat: [] for seat in self.people}

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of persons."""
        return tuple(seat for seat, who in enumerate(self.seats) if who.kind == HUMAN)

    @property
    def awaited(self) -> tuple[int, ...]:
        """Who must act now."""
        return self.match.state.awaited

    @property
    def awaited_people(self) -> tuple[int, ...]:
        """The persons who must act now."""
        return tuple(seat for seat in self.awaited if seat in self.people)

    def view(self, seat: int) -> State:
        """What a seat (or the public, -1) may see."""
        view: State = self.match.game.view(self.match.state, seat)
        return view

    def has_secrets(self, seat: int) -> bool:
        """Whether this seat's view shows anything that the public's does not."""
        pieces = self.match.game.pieces
        return list(pieces(self.view(seat))) != list(pieces(self.view(CHANCE)))

    def play(self, action: Action) -> list[Event]:
        """Carries out a seat's action; an illegal one raises `IllegalActionError` and changes nothing."""
        return self._told(lambda: self.match.play(action))

    def go_on(self) -> list[Event]:
        """Lets chance draw, or one awaited bot act."""
        if CHANCE in self.awaited:
            return self._told(lambda: self.match.draw(self._rng))
        seat = next(seat for seat in self.awaited if seat not in self.people)
        bot = bots.find(self.seats[seat].strength)
        action = bot(self.view(seat), self.match.legal(seat), self._rng)
        return self._told(lambda: self.match.play(action))

    def missed(self, seat: int) -> list[Event]:
        """What a person was told since this was last asked."""
        missed, self._missed[seat] = self._missed[seat], []
        return [event for _, event in missed]

    def can_undo(self, seat: int) -> bool:
        """Whether the last action may be taken back by this seat: its own, and nothing was learnt by it."""
        actions = self.match.actions
        if not actions or actions[-1].seat != seat or seat not in self.awaited:
            return False
        return self._taught_nothing(seat)

    def undo(self, seat: int) -> None:
        """Takes back the last action, as if nobody had been told of it; `can_undo` has to hold."""
        assert self.can_undo(seat)
        self.match.undo(1)
        stands = len(self.match.actions)
        for other, missed in self._missed.items():
            self._missed[other] = [(number, event) for number, event in missed if number < stands]

    def _taught_nothing(self, seat: int) -> bool:
        """In every world that `seat` thought possible before, the action leads to the same view."""
        match, game = self.match, self.match.game
        before = game.start(match.setup)
        for action in match.actions[:-1]:
            game.apply(before, action, None)
        seen = game.view(before, seat)
        for number in range(GUESSES):
            world = game.fill(seen, Random(number))
            game.apply(world, match.actions[-1], None)
            if game.view(world, seat) != self.view(seat):
                return False
        return True

    def _told(self, act: Callable[[], object]) -> list[Event]:
        events: list[Event] = []
        number = len(self.match.actions)
        self.match.tell = events.append
        act()
        self.match.tell = None
        for seat, missed in self._missed.items():
            missed += [(number, event) for event in events if event.seen_by(seat)]
        return events
