"""Selection for a search: the request, the aims that are known so far, and why it cannot start yet."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from circus import games
from circus.content import levels
from circus.content.texts import Texts, faults
from circus.core.errors import CircusError, UsageError
from circus.core.number import TooFewPiecesError
from circus.lab.experiment.naming import SEPARATOR, Metric
from circus.lab.tuning.aims import AimScale, offered_aims, scale_of
from circus.lab.tuning.search import AGAIN, FINALISTS, TRIALS, is_optuna_missing
from circus.platform.install_advice import LAB_DOWNLOAD, install_command, is_download
from circus.session.experiments import MINUTES
from circus.session.searches import GAMES, Range, SearchRequest, sample_question
from circus.ui.scenes.lab.search_rows import AimRow

USUAL_GAMES = GAMES[2]
FIRST_AIMS = ("minutes", "first_seat")
"""Aims that are chosen at first."""


@dataclass
class SearchPlan:
    """Selection of a designer, as it changes.

    Attributes:
        request: the numbers, their ranges, and the table.
        minutes: time for trying sets; 0 for no limit.
        chosen: names of the chosen aims.
        wished: value of each aim that has one.
        published: figures by the published rules; empty before they are known.
    """

    request: SearchRequest
    minutes: int = MINUTES[1]
    chosen: set[str] = field(default_factory=lambda: set(FIRST_AIMS))
    wished: dict[str, float] = field(default_factory=dict)
    published: Mapping[str, float] = field(default_factory=dict)
    _checked: tuple[object, CircusError | None, bool] | None = None

    @classmethod
    def of(cls, game: str, seats: int, strength: str, numbers: Mapping[str, int]) -> "SearchPlan":
        """Return the first plan for a table; its changed numbers are fixed."""
        ranges = {name: (value, value) for name, value in numbers.items()}
        request = SearchRequest(game, seats, None, strength, ranges, frozenset(), {}, USUAL_GAMES)
        return cls(request, wished={"first_seat": 1 / seats, "ties": 0.0})

    def offered(self) -> list[str]:
        """Return the names of the figures that can be aimed at."""
        return list(_offered(self.request.game, self.request.seats, self.request.level))

    def levels(self) -> list[str]:
        """Return the boards of the game; [] if there is no choice."""
        game = games.find(self.request.game)
        found = list(levels.names(game)) if game.level else []
        return found if len(found) > 1 else []

    def set_range(self, name: str, low: int, high: int) -> None:
        """Change the range of a number; that of its published value alone is dropped."""
        number = games.find(self.request.game).number(name)
        low, high = max(number.least, low), min(number.most, high)
        ranges = {each: value for each, value in self.request.ranges.items() if each != name}
        if low <= high and (low, high) != (number.default, number.default):
            ranges[name] = (low, high)
        self.request = self.request._replace(ranges=ranges)

    def range_of(self, name: str) -> Range:
        """Return the range of a number."""
        usual = games.find(self.request.game).declared[name].default
        assert isinstance(usual, int)
        return self.request.ranges.get(name, (usual, usual))

    def switch_option(self, name: str) -> None:
        """Try all values of an option, or only its published one."""
        self.request = self.request._replace(options=self.request.options ^ {name})

    def switch_aim(self, name: str) -> None:
        """Choose an aim or drop it."""
        self.chosen ^= {name}
        self._fill()

    def take_published(self, published: Mapping[str, float]) -> None:
        """Take the figures by the published rules; aims without a value begin there."""
        self.published = published
        self._fill()

    def _fill(self) -> None:
        for name in self.chosen - self.wished.keys():
            scale = self.scale(name)
            if scale is not None and self.published:
                self.wished[name] = scale.value(scale.index(self.published.get(name, 0.0)))

    def scale(self, name: str) -> AimScale | None:
        """Return the scale of an aim; `None` while it is not known."""
        is_share = Metric.of(name).is_share
        if not is_share and not self.published:
            return None
        return scale_of(self.published.get(name, 0.0), is_share=is_share)

    def rows(self) -> list[AimRow]:
        """Return every figure that can be aimed at, for the screen."""
        return [
            AimRow(
                name,
                name in self.chosen,
                self.wished.get(name),
                self.published.get(name),
                self.scale(name),
                bool(self.published),
            )
            for name in self.offered()
        ]

    def asked(self) -> SearchRequest:
        """Return the request with the chosen aims that have a value."""
        aims = {
            name: self.wished[name] for name in self.offered() if name in self.chosen & self.wished.keys()
        }
        return self.request._replace(aims=aims)

    def obstacle(self, texts: Texts) -> str:
        """Return what is missing before it can start, in a sentence; "" for nothing."""
        asked = self.asked()
        if not asked.spaces:
            return texts.say("lab-search-no-numbers")
        if not self.chosen:
            return texts.say("lab-search-no-aims")
        if self.chosen - asked.aims.keys():
            return texts.say("lab-search-measuring")
        key = asked.spaces, tuple(asked.fixed.items()), asked.level
        if self._checked is None or self._checked[0] != key:
            self._checked = key, *_check(asked)
        _, fault, needs_optuna = self._checked
        if isinstance(fault, UsageError) and not isinstance(fault, TooFewPiecesError):
            return texts.say("lab-search-unplayable")
        if fault:
            return faults.format_error(texts, fault)
        if needs_optuna:
            if is_download():
                return texts.say("lab-missing-in-download", what="optuna", download=LAB_DOWNLOAD)
            return texts.say("lab-search-optuna", most=TRIALS, command=install_command("optuna", extra="lab"))
        return ""

    def summary(self, texts: Texts) -> str:
        """Return the table, and what the search will play, in two sentences."""
        table = (
            texts.say("lab-seats", count=self.request.seats),
            texts.say(f"lab-bots-{self.request.strength}"),
        )
        size, played = self.request.size, self.request.games
        text = texts.say(
            "lab-search-sets-all" if size <= TRIALS else "lab-search-sets-some",
            count=size,
            most=TRIALS,
            games=played,
        )
        again = texts.say("lab-search-again", count=FINALISTS, games=played * AGAIN)
        return SEPARATOR.join((*table, f"{text} {again}"))


@lru_cache(maxsize=16)
def _offered(game: str, seats: int, level: str | None) -> tuple[str, ...]:
    return tuple(each.name for each in offered_aims(sample_question(game, seats, level)))


def _check(asked: SearchRequest) -> tuple[CircusError | None, bool]:
    """Return why a question cannot be asked, and whether it needs optuna, which is missing."""
    try:
        return None, is_optuna_missing(asked.question(0))
    except CircusError as error:
        return error, False
