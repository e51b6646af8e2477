"""Destinations: one value for each way to a scene, so that scenes need not import each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence
    from pathlib import Path
    from random import Random

    from circus.lab.experiment.question import Question
    from circus.session.deals import Deal
    from circus.session.game_session import GameSession
    from circus.session.playback import Playback
    from circus.session.puzzles import Offer
    from circus.session.record_entry import RecordEntry
    from circus.session.series import Series
    from circus.session.table_setup import TableSetup


class ToSetup(NamedTuple):
    """The set-up of a game's table; `instead`: it replaces the current scene, not over it."""

    game: str
    instead: bool = False


class ToTable(NamedTuple):
    """A new game at a table, which replaces the set-up or the results; by default in a new series.

    Its draws may be those of a `deal`. With `over`, it is opened over the current scene, which stays.
    `record` is its file; `None` for a new one in the folder of records.

    Opening it raises `UsageError` or `LevelError` if the table cannot be played, and `OSError` if its record
    cannot be written.
    """

    table_setup: TableSetup
    series: Series | None = None
    deal: Deal | None = None
    over: bool = False
    record: Path | None = None


class ToFirstTable(NamedTuple):
    """A table of the command line, over the lobby; it raises the same as `ToTable`.

    Attributes:
        rng: draws the cards.
        record: the file of the game; `None` for a new one in the folder of records.
        deal: its draws, which replace `rng`.
    """

    table_setup: TableSetup
    rng: Random
    record: Path | None = None
    deal: Deal | None = None


class ToSave(NamedTuple):
    """An unfinished game, exactly at its end.

    Opening it raises `RecordError` if its record is invalid, and `OSError` if none can be written.
    """

    save: RecordEntry


class ToLesson(NamedTuple):
    """The lesson of a game, over the current scene or `instead` of it.

    Opening it raises `UsageError` if the game has none, and `RecordError` if its file is invalid.
    """

    game: str
    instead: bool = False


class ToPuzzles(NamedTuple):
    """The puzzles of all games, over the current scene."""


class ToOwnPuzzles(NamedTuple):
    """The puzzles of this machine's own games, over the current scene."""


class ToPuzzle(NamedTuple):
    """One of several puzzles, by its index from 0, over the current scene or `instead` of it.

    Opening it raises `RecordError` if its file is invalid.
    """

    offers: Sequence[Offer]
    number: int
    instead: bool = False


class ToReplay(NamedTuple):
    """A record, or a game that has just been played, on its table, over the current scene.

    Opening it raises `RecordError` if the record is invalid.

    Attributes:
        record: the file, or the game at hand.
        at: the first position shown.
        instead: whether it replaces the current scene.
    """

    record: Path | Playback
    at: int = 0
    instead: bool = False


class ToReview(NamedTuple):
    """The review of a finished game, over the current scene, at the current position.

    Opening it raises `UsageError` if the game is not over.
    """

    playback: Playback


class ToBranch(NamedTuple):
    """The position of a replay as a separate game: the person continues `seat`, bots the others.

    Hidden cards are determinized from that seat's information, or stay as they were.

    Opening it raises `UsageError` if that game is over there, and `OSError` if its record cannot be written.
    """

    playback: Playback
    seat: int
    anew: bool = False


class ToPast(NamedTuple):
    """The list of past games, over the lobby."""


class ToDeals(NamedTuple):
    """The deals of the last days, over the current scene."""


class ToStatistics(NamedTuple):
    """The statistics of the players, over the current scene."""


class ToLab(NamedTuple):
    """The Lab's new and past experiments, over the current scene."""


class ToExperiment(NamedTuple):
    """An experiment of the Lab, over the current scene.

    Opening it raises `UsageError` without a question and without an experiment in the folder.

    Attributes:
        folder: of the experiment, existing or not.
        question: starts an experiment; `None` to show the existing one.
        minutes: its duration, now or on resumption; 0 for no limit.
    """

    folder: Path
    question: Question | None
    minutes: int


class ToCurtain(NamedTuple):
    """The curtain over the table, until the person of `seat` confirms to be there.

    Attributes:
        recap: the lines that person missed, oldest first.
        then: shows the table from that person's view.
        secret: the lines of the recap that only that person may read.
        is_first: whether they have not acted yet in this game.
    """

    session: GameSession
    seat: int
    recap: Sequence[str]
    then: Callable[[], None]
    secret: Collection[int] = ()
    is_first: bool = False


class ToResults(NamedTuple):
    """The podium, which replaces the finished game's table; `series` includes this game."""

    table_setup: TableSetup
    session: GameSession
    series: Series


class ToTableMenu(NamedTuple):
    """The menu over the table or its curtain: continue, rules, settings, seats, leave."""

    game: str
    words: str = "table-menu-kept"


class ToRules(NamedTuple):
    """The rulebook of a game over the current scene, open at an anchor of its text if one is given."""

    game: str
    anchor: str = ""


class ToSettings(NamedTuple):
    """The user's settings of the whole program, over the current scene."""


Destination = (
    ToSetup
    | ToTable
    | ToFirstTable
    | ToSave
    | ToPast
    | ToStatistics
    | ToDeals
    | ToLab
    | ToExperiment
    | ToLesson
    | ToPuzzles
    | ToOwnPuzzles
    | ToPuzzle
    | ToReplay
    | ToReview
    | ToBranch
    | ToCurtain
    | ToResults
    | ToTableMenu
    | ToRules
    | ToSettings
)
