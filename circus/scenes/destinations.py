"""Where a scene can lead: one value for each way, so that no scene has to know the scenes it opens."""

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
    """The set-up of a game's table; `instead`: in the place of the scene shown, not over it."""

    game: str
    instead: bool = False


class ToTable(NamedTuple):
    """A new game at a table, in the place of the set-up or the results; a new series if none is given.

    What is drawn in it may be a `deal`; `over`: it is opened over the scene shown, which stays. `record` is
    the file it is written to; `None` for a new one in the folder of records.

    Opening it raises `UsageError` or `LevelError` if the table cannot be played, and `OSError` if its
    record cannot be written.
    """

    table_setup: TableSetup
    series: Series | None = None
    deal: Deal | None = None
    over: bool = False
    record: Path | None = None


class ToFirstTable(NamedTuple):
    """A table asked for on the command line, over the lobby; raises what `ToTable` raises.

    Attributes:
        rng: draws the cards.
        record: the file the game is written to; `None` for a new one in the folder of records.
        deal: what is drawn in the place of `rng`.
    """

    table_setup: TableSetup
    rng: Random
    record: Path | None = None
    deal: Deal | None = None


class ToSave(NamedTuple):
    """An unfinished game, exactly where it was left.

    Opening it raises `RecordError` if its record does not hold, and `OSError` if none can be written.
    """

    save: RecordEntry


class ToLesson(NamedTuple):
    """The lesson of a game, over whatever is shown or `instead` of it.

    Opening it raises `UsageError` if the game has none, and `RecordError` if its file does not hold.
    """

    game: str
    instead: bool = False


class ToPuzzles(NamedTuple):
    """The puzzles of all games, over whatever is shown."""


class ToOwnPuzzles(NamedTuple):
    """The puzzles of this machine's own games, over whatever is shown."""


class ToPuzzle(NamedTuple):
    """One of several puzzles, by its place among them from 0, over whatever is shown or `instead` of it.

    Opening it raises `RecordError` if its file does not hold.
    """

    offers: Sequence[Offer]
    number: int
    instead: bool = False


class ToReplay(NamedTuple):
    """A record, or a game that has just been played, on its table, over whatever is shown.

    Opening it raises `RecordError` if the record does not hold.

    Attributes:
        record: the file, or the game at hand.
        at: the position that is shown first.
        instead: in the place of the scene shown, not over it.
    """

    record: Path | Playback
    at: int = 0
    instead: bool = False


class ToReview(NamedTuple):
    """The review of a finished game, over whatever is shown, at the position that is looked at.

    Opening it raises `UsageError` if the game is not over.
    """

    playback: Playback


class ToBranch(NamedTuple):
    """The position of a replay as a game of its own: `seat` is played on, the others by bots.

    Hidden cards are drawn `anew` from what that seat knew, or lie as they lay.

    Opening it raises `UsageError` if that game is over there, and `OSError` if its record cannot be written.
    """

    playback: Playback
    seat: int
    anew: bool = False


class ToPast(NamedTuple):
    """The list of the games of the past, over the lobby."""


class ToDeals(NamedTuple):
    """The deals of the last days, over whatever is shown."""


class ToStatistics(NamedTuple):
    """What the records tell of those who played, over whatever is shown."""


class ToLab(NamedTuple):
    """What the Lab can compare, and what it has compared, over whatever is shown."""


class ToExperiment(NamedTuple):
    """An experiment of the Lab, over whatever is shown.

    Opening it raises `UsageError` if nothing is asked and nothing lies in the folder.

    Attributes:
        folder: where it lies, or is going to.
        question: what is begun; `None` to look at what lies there.
        minutes: how long it runs, now or when it is asked to go on; 0 for until it is stopped.
    """

    folder: Path
    question: Question | None
    minutes: int


class ToCurtain(NamedTuple):
    """The curtain over the table, until the person of `seat` says that they are there.

    Attributes:
        recap: what that person missed, oldest first.
        then: shows the table as that person may see it.
        secret: which lines of the recap only that person may read.
        is_first: whether they have not acted yet in this game.
    """

    session: GameSession
    seat: int
    recap: Sequence[str]
    then: Callable[[], None]
    secret: Collection[int] = ()
    is_first: bool = False


class ToResults(NamedTuple):
    """The podium, in the place of the finished game's table; `series` has this game counted."""

    table_setup: TableSetup
    session: GameSession
    series: Series


class ToTableMenu(NamedTuple):
    """The menu over the table or its curtain: go on, rules, settings, seats, leave."""

    game: str
    words: str = "table-menu-kept"


class ToRules(NamedTuple):
    """The rulebook of a game over whatever is shown, open at an anchor of its text if one is given."""

    game: str
    anchor: str = ""


class ToSettings(NamedTuple):
    """What a person chooses for the whole program, over whatever is shown."""


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
