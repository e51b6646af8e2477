"""Random game whose moments the phone of a seat shows."""

from collections.abc import Mapping
from random import Random
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

LOG_FRAMES = 40
"""Number of the latest events in a phone's log."""
WINDOW_MS = 6_000
"""Duration of a reaction window, of which nothing has passed."""


class RandomGame:
    """Random game.

    Attributes:
        game, setup, seats: of the table.
        state: the present one.
        rng: of draws and choices.
        noticed: the events that each viewer noticed, with the views after them.
    """

    def __init__(
        self, name: str, seats: int, options: Mapping[str, Any] | None = None, seed: int = 3
    ) -> None:
        self.game: Game[Any] = games.find(name)
        self.setup: Setup = self.game.setup(seats, options or {}, levels.default(self.game))
        self.seats = first_table_setup(name, seats).seats
        self.state: State = self.game.start(self.setup)
        self.rng = Random(seed)
        self.noticed: dict[int, list[Frame]] = {seat: [] for seat in (CHANCE, *range(seats))}

    def step(self) -> None:
        """Play one action of chance, or of a seat to act."""
        seat = self.rng.choice(self.state.awaited)
        if seat == CHANCE:
            action = self.game.chance(self.state, self.rng)
        else:
            action = self.rng.choice(self.game.legal_actions(self.state, seat))
        for viewer, frames in frames_of(self.game, self.state, action, tuple(self.noticed)).items():
            self.noticed[viewer] += [frame for frame in frames if frame.event]

    def moment(self, seat: int) -> Moment:
        """Return what the phone of a seat shows now."""
        view = self.game.view(self.state, seat)
        frames = self.noticed[seat]
        window = self.game.facts.window(view)
        asked = seat >= 0 and seat in view.awaited
        legal = tuple(self.game.legal_actions(view, seat)) if asked else ()
        if window and asked:
            verbs = self.game.verbs
            legal = tuple(verbs.action(seat, verb) for verb in (window.allow, window.react))
        return Moment(
            self.game,
            self.setup,
            self.seats,
            view,
            legal,
            tuple(frames[-LOG_FRAMES:]),
            len(frames),
            ended=self.ended(),
            window=window,
            left_ms=WINDOW_MS if window else 0,
            of_ms=WINDOW_MS if window else 0,
        )

    def ended(self) -> Ended[Any] | None:
        """Return the finished game with its key moments; `None` before."""
        outcome, facts = self.game.outcome(self.state), self.game.facts
        key_moments = [
            KeyMomentInTurn(moment, facts.turn(frame.view))
            for frame in self.noticed[CHANCE]
            if frame.event and (moment := facts.key_moment(frame.event, frame.view))
        ]
        return outcome and Ended(self.state, *outcome, key_moments)
