"""The doors between scenes: what opens where, so that no scene has to know the others."""

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from circus.scenes.stage_manager import CUT, StageManager
from circus.session import saves
from circus.session.game_session import GameSession
from circus.session.series import Series, series_of
from circus.session.table_setup import TableSetup


def open_setup(manager: StageManager, game: str) -> None:
    """From a poster of the lobby to the set-up of its table."""
    from circus.scenes.setup import SetupScene

    manager.push(SetupScene(manager, game))


def change_table(manager: StageManager, game: str) -> None:
    """From the results back to the set-up of the same table."""
    from circus.scenes.setup import SetupScene

    manager.replace(SetupScene(manager, game))


def open_table(manager: StageManager, table_setup: TableSetup, series: Series | None = None) -> None:
    """From the set-up or the results to a new game.

    Raises:
        UsageError, LevelError: if the table cannot be played.
        OSError: if its record cannot be written.
    """
    from circus.scenes.table.scene import TableScene

    session = saves.begin(table_setup, Random())
    manager.replace(TableScene(manager, table_setup, session, series or series_of(table_setup)))


def open_first_table(
    manager: StageManager, table_setup: TableSetup, rng: Random, record: Path | None
) -> None:
    """From the command line straight to a table; Esc leads to the lobby below.

    Raises:
        UsageError, LevelError: if the table cannot be played.
        OSError: if its record cannot be written.
    """
    from circus.scenes.table.scene import TableScene

    session = saves.begin(table_setup, rng, record)
    manager.push(TableScene(manager, table_setup, session, series_of(table_setup)), CUT)


def open_save(manager: StageManager, save: saves.Save) -> None:
    """From the lobby to an unfinished game, exactly where it was left.

    Raises:
        RecordError: if its record does not hold.
        OSError: if no record can be written.
    """
    from circus.scenes.table.scene import TableScene

    table_setup, session = saves.go_on(save.path, Random())
    manager.push(TableScene(manager, table_setup, session, series_of(table_setup)))


def open_curtain(
    manager: StageManager, session: GameSession, seat: int, recap: Sequence[str], then: Callable[[], None]
) -> None:
    """Over the table, until the person of `seat` says that they are there; `then` shows their view."""
    from circus.scenes.curtain import CurtainScene

    manager.push(CurtainScene(manager, session, seat, recap, then), CUT)


def open_results(
    manager: StageManager, table_setup: TableSetup, session: GameSession, series: Series
) -> None:
    """From a finished game to the podium."""
    from circus.scenes.results import ResultsScene

    manager.replace(ResultsScene(manager, table_setup, session, series))


def open_table_menu(manager: StageManager, game: str) -> None:
    """Over the table, or over its curtain: go on, rules, settings, seats, leave (the game is kept)."""
    from circus.scenes.table.menu import TableMenuScene
    from circus.scenes.table.scene import TableScene

    tables = (scene for scene in reversed(manager.scenes) if isinstance(scene, TableScene))
    manager.push(TableMenuScene(manager, game, next(tables, None)), CUT)


def open_rules(manager: StageManager, game: str, ruling: str = "") -> None:
    """Over whatever is shown: the rules of a game in brief, open at a ruling if one is given."""
    from circus.scenes.rulebook import RulebookScene

    manager.push(RulebookScene(manager, game, ruling))


def open_settings(manager: StageManager) -> None:
    """Over whatever is shown: what a person chooses for the whole program."""
    from circus.scenes.settings import SettingsScene

    manager.push(SettingsScene(manager))
