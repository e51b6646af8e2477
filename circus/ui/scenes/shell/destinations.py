"""Destinations: one value for each way to a scene, so that scenes need not import each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence
    from pathlib import Path
    from random import Random

    from circus.lab.experiment.question import ExperimentQuestion
    from circus.lab.tuning.question import TuningQuestion
    from circus.session.deals import CodedDeal
    from circus.session.game_session import GameSession
    from circus.session.playback import Playback
    from circus.session.puzzles import PuzzleOffer
    from circus.session.record_entry import RecordEntry
    from circus.session.series import Series
    from circus.session.table_setup import TableSetup


NETWORK = "network"
"""Host that stands for the most likely address in the network."""


class ToSetup(NamedTuple):
    """Set-up of a game's table.

    Attributes:
        game: its name.
        instead: whether it replaces the current scene.
        numbers: its changed numbers; `None` for those of the last table.
    """

    game: str
    instead: bool = False
    numbers: Mapping[str, int] | None = None


class ToHouseRules(NamedTuple):
    """Numbers of a game's rules, over the current scene.

    Attributes:
        table_setup: the table at which they hold.
        take: is called with the changed numbers after each change.
    """

    table_setup: TableSetup
    take: Callable[[Mapping[str, int]], None]


class ToTable(NamedTuple):
    """New game at a table, which replaces the set-up or the results; by default in a new series.

    Its draws may be those of a `deal`. With `over`, it is opened over the current scene, which stays.
    `record` is its file; `None` for a new one in the folder of records.

    Opening it raises `UsageError` or `LevelError` if the table cannot be played, and `OSError` if its record
    cannot be written.
    """

    table_setup: TableSetup
    series: Series | None = None
    deal: CodedDeal | None = None
    over: bool = False
    record: Path | None = None


class ToFirstTable(NamedTuple):
    """Table of the command line, over the lobby; it raises the same as `ToTable`.

    Attributes:
        rng: draws the cards.
        record: the file of the game; `None` for a new one in the folder of records.
        deal: its draws, which replace `rng`.
    """

    table_setup: TableSetup
    rng: Random
    record: Path | None = None
    deal: CodedDeal | None = None


class ToSave(NamedTuple):
    """Unfinished game, exactly at its end.

    Opening it raises `RecordError` if its record is invalid, and `OSError` if none can be written.
    """

    save: RecordEntry


class ToLesson(NamedTuple):
    """Lesson of a game, over the current scene or `instead` of it.

    Opening it raises `UsageError` if the game has none, and `RecordError` if its file is invalid.
    """

    game: str
    instead: bool = False


class ToPuzzles(NamedTuple):
    """Puzzles of all games, over the current scene."""


class ToOwnPuzzles(NamedTuple):
    """Puzzles of this machine's own games, over the current scene."""


class ToPuzzle(NamedTuple):
    """One of several puzzles, by its index from 0, over the current scene or `instead` of it.

    Opening it raises `RecordError` if its file is invalid.
    """

    offers: Sequence[PuzzleOffer]
    number: int
    instead: bool = False


class ToReplay(NamedTuple):
    """Record, or a game that has just been played, on its table, over the current scene.

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
    """Review of a finished game, over the current scene, at the current position.

    Opening it raises `UsageError` if the game is not over.
    """

    playback: Playback


class ToBranch(NamedTuple):
    """Position of a replay as a separate game: the person continues `seat`, bots the others.

    With `resamples` hidden cards are determinized from that seat's information, else they stay as they were.

    Opening it raises `UsageError` if that game is over there, and `OSError` if its record cannot be written.
    """

    playback: Playback
    seat: int
    resamples: bool = False


class ToPast(NamedTuple):
    """List of past games, over the lobby."""


class ToDeals(NamedTuple):
    """Deals of the last days, over the current scene."""


class ToStatistics(NamedTuple):
    """Statistics of the players, over the current scene."""


class ToLab(NamedTuple):
    """Lab's new and past experiments, over the current scene."""


class ToExperiment(NamedTuple):
    """Experiment of the Lab, over the current scene.

    Opening it raises `UsageError` without a question and without an experiment in the folder.

    Attributes:
        folder: of the experiment, existing or not.
        question: starts an experiment; `None` to show the existing one.
        minutes: its duration, now or on resumption; 0 for no limit.
    """

    folder: Path
    question: ExperimentQuestion | None
    minutes: int


class ToSearchSetup(NamedTuple):
    """Choice of a search for numbers of the rules, over the current scene.

    Attributes:
        game, seats, strength: the table and its bots.
        numbers: its changed numbers, which are fixed at first.
    """

    game: str
    seats: int
    strength: str
    numbers: Mapping[str, int]


class ToSearch(NamedTuple):
    """Search of the Lab for numbers of the rules, over the current scene.

    Opening it raises `CircusError` without a question and without a search in the folder.

    Attributes:
        folder: of the search, existing or not.
        question: starts a search; `None` to show the existing one.
        minutes: time for trying sets, now or on resumption; 0 for no limit.
    """

    folder: Path
    question: TuningQuestion | None
    minutes: int


class ToCurtain(NamedTuple):
    """Curtain over the table, until the person of `seat` confirms to be there.

    Attributes:
        recap: the lines that person missed, oldest first.
        then: shows the table from that person's view.
        secret: the lines of the recap that only that person may read.
        is_first: whether they have not acted yet in this game.
        is_called: returns whether that person is still called to the mouse.
    """

    session: GameSession
    seat: int
    recap: Sequence[str]
    then: Callable[[], None]
    secret: Collection[int] = ()
    is_first: bool = False
    is_called: Callable[[], bool] = lambda: True


class ToResults(NamedTuple):
    """Podium, which replaces the finished game's table; `series` includes this game."""

    table_setup: TableSetup
    session: GameSession
    series: Series


class ToTableMenu(NamedTuple):
    """Menu over the table or its curtain: continue, rules, settings, seats, leave.

    At a stand, entries that leave the program are closed, and a game that is left ends. `offers_phones` is
    false where no phones may join.
    """

    game: str
    at_stand: bool = False
    offers_phones: bool = True


class ToPhones(NamedTuple):
    """Sheet of the phones of the open table, over the current scene; its first opening starts their server.

    Opening it raises `UsageError` if a library is missing.

    Attributes:
        game: of the table.
        request: address and port of the server; `None` for this computer only, at the usual port.
        manages: whether this person may choose who joins, and remove phones.
        starts: whether the sheet closes once all persons have joined, as before a game.
    """

    game: str
    request: PhoneRequest | None = None
    manages: bool = True
    starts: bool = False


class PhoneRequest(NamedTuple):
    """Address and port of the server of the phones.

    Attributes:
        host: an address of this computer; "" for this computer only, `NETWORK` for its best one, `None` for
            the best one if the computer is in a network.
        port: of the page; `None` for the usual one, 0 for any that is free.
    """

    host: str | None = ""
    port: int | None = None


class ToRules(NamedTuple):
    """Rulebook of a game over the current scene, open at an anchor of its text if one is given."""

    game: str
    anchor: str = ""


class ToSettings(NamedTuple):
    """User's settings of the whole program, over the current scene."""


Destination = (
    ToSetup
    | ToHouseRules
    | ToTable
    | ToFirstTable
    | ToSave
    | ToPast
    | ToStatistics
    | ToDeals
    | ToLab
    | ToExperiment
    | ToSearchSetup
    | ToSearch
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
    | ToPhones
    | ToRules
    | ToSettings
)
