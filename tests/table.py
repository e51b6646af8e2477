"""A table for tests: set with chance actions, played with action lines, asked what holds."""

from dataclasses import replace
from typing import Any

from circus.content.texts import LANGUAGES, Texts, explain
from circus.core.action import CHANCE
from circus.core.errors import ParseError
from circus.core.event import Event
from circus.core.game import Game, Outcome
from circus.core.level import Level
from circus.core.state import State
from circus.records.match import Match
from circus.records.timeline import Timeline

_EVERY_LANGUAGE = [Texts(language) for language in LANGUAGES]


def assert_whole(words: str, key: str) -> None:
    """The words are those of a message, and nothing that it says is missing."""
    assert not words.lower().startswith(key), f"there is no message {key}"
    assert words and "{" not in words and "???" not in words, f"{key} says: {words}"


def begin_at(match: Match, state: State) -> None:
    """The match goes on from a state that no actions led to: its past begins there."""
    begun = state.copy()
    match.state = state
    match.timeline = Timeline(replace(match.game, start=lambda _setup: begun.copy()), match.setup)


class Table:
    """One game played by a script; every line has to be legal when it is played.

    Attributes:
        events: the emitted events, in order.
        latest: the table set last, whose position the report of a failed test draws.
    """

    latest: "Table | None" = None

    def __init__(
        self, game: Game[Any], seats: int | None = None, level: Level | None = None, **options: object
    ) -> None:
        self.game = game
        self.setup = game.setup(seats, options, level)
        self.state = game.start(self.setup)
        self.events: list[Event] = []
        Table.latest = self

    def play(self, *lines: str) -> "Table":
        """Plays the lines; fails on the first that the rules forbid."""
        for line in lines:
            action = self.game.verbs.parse(line)
            why = self.game.rule_violation(self.state, action)
            assert why is None, f"{line}: {explain(why)}"
            self.game.apply(self.state, action, self.events.append)
        return self

    def legal(self, seat: int) -> list[str]:
        """The legal actions of a seat as sorted texts."""
        return sorted(map(str, self.game.legal_actions(self.state, seat)))

    def offers(self, line: str) -> bool:
        """Whether the line's action is legal now; an ill-formed line is not."""
        try:
            return self.game.rule_violation(self.state, self.game.verbs.parse(line)) is None
        except ParseError:
            return False

    def refused(self, line: str, rule: str) -> None:
        """The line is not legal, `rule` is the rule that forbids it, and every language says so."""
        why = self.game.rule_violation(self.state, self.game.verbs.parse(line))
        assert why is not None, f"{line} is legal"
        assert rule in why.rule, f"{line} is forbidden by {explain(why)}, not by {rule}"
        for texts in _EVERY_LANGUAGE:
            assert_whole(texts.explain(why), why.key)

    def view(self, seat: int) -> Any:
        """The state as this seat sees it."""
        return self.game.view(self.state, seat)

    def emitted(self, kind: str, seat: int = CHANCE) -> list[dict[str, Any]]:
        """Return the facts of the events of one kind that a seat (or the public) may learn of."""
        return [dict(event.facts) for event in self.events if event.kind == kind and event.reaches(seat)]

    @property
    def awaited(self) -> tuple[int, ...]:
        """Who must act now."""
        awaited: tuple[int, ...] = self.state.awaited
        return awaited

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        return self.game.outcome(self.state)
