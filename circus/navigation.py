"""The router: opens the scene that a destination stands for; the only module that knows every scene.

A scene is imported when it is first gone to, so that the lobby stands before the others are loaded.
"""

from random import Random
from typing import assert_never

from circus.scenes.destinations import (
    Destination,
    ToCurtain,
    ToFirstTable,
    ToResults,
    ToRules,
    ToSave,
    ToSettings,
    ToSetup,
    ToTable,
    ToTableMenu,
)
from circus.scenes.scene import SceneContext
from circus.scenes.transition import CUT
from circus.session import saves
from circus.session.series import series_of


class Router:
    """The navigator of the app."""

    def go(self, manager: SceneContext, destination: Destination) -> None:
        """Opens the scene of a destination over the scene shown or in its place.

        Raises:
            CircusError, OSError: as the destination says; the scene shown stays.
        """
        match destination:
            case ToSetup(game, instead):
                from circus.scenes.setup import SetupScene

                opens = manager.replace if instead else manager.push
                opens(SetupScene(manager, game))
            case ToTable() | ToFirstTable() | ToSave():
                _open_table(manager, destination)
            case ToCurtain(session, seat, recap, then):
                from circus.scenes.curtain import CurtainScene

                manager.push(CurtainScene(manager, session.match.game.name, session, seat, recap, then), CUT)
            case ToResults(table_setup, session, series):
                from circus.scenes.results import ResultsScene

                manager.replace(ResultsScene(manager, table_setup, session, series))
            case ToTableMenu(game):
                from circus.scenes.table.menu import TableMenuScene
                from circus.scenes.table.scene import TableScene

                tables = (scene for scene in reversed(manager.scenes) if isinstance(scene, TableScene))
                manager.push(TableMenuScene(manager, game, next(tables, None)), CUT)
            case ToRules(game, ruling):
                from circus.scenes.rulebook import RulebookScene

                manager.push(RulebookScene(manager, game, ruling))
            case ToSettings():
                from circus.scenes.settings import SettingsScene

                manager.push(SettingsScene(manager))
            case _:
                assert_never(destination)


def _open_table(manager: SceneContext, destination: ToTable | ToFirstTable | ToSave) -> None:
    """Begins a game or takes one up again, and opens its table."""
    from circus.scenes.table.scene import TableScene

    match destination:
        case ToTable(table_setup, series):
            series = series or series_of(table_setup)
            session = saves.begin(table_setup, Random(), series=series)
            manager.replace(TableScene(manager, table_setup, session, series))
        case ToFirstTable(table_setup, rng, record):
            session = saves.begin(table_setup, rng, record)
            manager.push(TableScene(manager, table_setup, session, series_of(table_setup)), CUT)
        case ToSave(save):
            manager.push(TableScene(manager, *saves.go_on(save.path, Random())))
