"""Moments of random games, as the phone of a seat gets them."""

import random
from collections.abc import Iterator, Mapping
from typing import Any

from circus import games
from circus.content import levels
from circus.core.action import CHANCE
from circus.core.ending import Ended, KeyMomentInTurn
from circus.core.frame import Frame, frames_of
from circus.core.game import Game, Setup
from circus.core.state import State
from circus.phones.moment import Moment
from circus.session.table_setup import first_table_setup

OF_MS = 6_000


class Played:
    """A random game with all that each seat heard of it."""

    def __init__(
        self, name: str, seats: int, options: Mapping[str, Any] | None = None, seed: int = 3
    ) -> None:
        self.game: Game[Any] = games.find(name)
        self.setup: Setup = self.game.setup(seats, options or {}, levels.default(self.game))
        self.seats = first_table_setup(name, seats).seats
        self.state: State = self.game.start(self.setup)
        self.rng = random.Random(seed)
        self.heard: dict[int, list[Frame]] = {seat: [] for seat in (CHANCE, *range(seats))}

    def step(self) -> None:
        """Plays one action of chance, or of a seat to act."""
        seat = self.rng.choice(self.state.awaited)
        if seat == CHANCE:
            action = self.game.chance(self.state, self.rng)
        else:
            action = self.rng.choice(self.game.legal_actions(self.state, seat))
        for viewer, frames in frames_of(self.game, self.state, action, tuple(self.heard)).items():
            self.heard[viewer] += [frame for frame in frames if frame.event]

    def moment(self, seat: int) -> Moment:
        """Returns what this seat knows now."""
        view = self.game.view(self.state, seat)
        frames = self.heard[seat]
        window = self.game.facts.window(view)
        asked = seat >= 0 and seat in view.awaited
        legal = tuple(self.game.legal_actions(view, seat)) if asked else ()
        if window and asked:
            verbs = self.game.verbs
            legal = tuple(verbs.action(seat, verb) for verb in (window.allow, window.react))
        return Moment(
            self.game, self.setup, self.seats, view, legal, tuple(frames[-40:]), len(frames),
            ended=self.ended(), window=window, left_ms=OF_MS if window else 0, of_ms=OF_MS if window else 0,
        )  # fmt: skip

    def ended(self) -> Ended[Any] | None:
        """The finished game with its key moments; none before."""
        outcome, facts = self.game.outcome(self.state), self.game.facts
        told = [
            KeyMomentInTurn(moment, facts.turn(frame.view))
            for frame in self.heard[CHANCE]
            if frame.event and (moment := facts.key_moment(frame.event, frame.view))
        ]
        return outcome and Ended(self.state, *outcome, told)

    def moments(self) -> Iterator[tuple[int, Moment]]:
        """Yields every moment of every seat and the public, up to the end."""
        while True:
            for seat in self.heard:
                yield seat, self.moment(seat)
            if not self.state.awaited:
                return
            self.step()
