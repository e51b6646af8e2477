"""Router of the app: a table of the ways to all scenes, one row for each.

A scene is imported when it is first opened, so that the lobby shows before the others are loaded.
"""

from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType
from typing import NamedTuple

from circus.ui.scenes.shell import destinations as to
from circus.ui.scenes.shell.destinations import Destination
from circus.ui.scenes.shell.scene import SceneContext
from circus.ui.scenes.shell.transition import CUT, FADE


class Way(NamedTuple):
    """How the scene of a destination is opened.

    Attributes:
        module: below `circus.ui.scenes`.
        make: name of the scene's class, or of a function that returns the scene, in that module. It takes
            the scene manager and the fields of the destination, by their names, but for `instead`. A
            function that returns `None` has opened the scene itself.
        at_stand: whether visitors of a stand may go there.
        how: the transition.
        replaces: whether it always replaces the current scene; else only with the field `instead`.
    """

    module: str
    make: str
    at_stand: bool = True
    how: str = FADE
    replaces: bool = False


WAYS: Mapping[type[Destination], Way] = MappingProxyType(
    {
        to.ToSetup: Way("setup.scene", "setup_scene"),
        to.ToHouseRules: Way("house_rules.scene", "HouseRulesScene"),
        to.ToTable: Way("table.opening", "open_new"),
        to.ToFirstTable: Way("table.opening", "open_first", how=CUT),
        to.ToSave: Way("table.opening", "open_save"),
        to.ToBranch: Way("table.opening", "open_branch"),
        to.ToTableMenu: Way("table.opening", "menu_scene", how=CUT),
        to.ToCurtain: Way("table.curtain", "curtain_scene", how=CUT),
        to.ToLesson: Way("table.lesson", "lesson_scene"),
        to.ToResults: Way("results.scene", "ResultsScene", replaces=True),
        to.ToRules: Way("rulebook.scene", "RulebookScene"),
        to.ToSettings: Way("settings.scene", "SettingsScene"),
        to.ToPhones: Way("phones.opening", "phones_scene", how=CUT),
        to.ToReplay: Way("replay.scene", "replay_scene"),
        to.ToReview: Way("review.scene", "ReviewScene"),
        to.ToPast: Way("library.scene", "PastScene", at_stand=False),
        to.ToStatistics: Way("statistics.scene", "StatisticsScene", at_stand=False),
        to.ToDeals: Way("deals.scene", "DealsScene", at_stand=False),
        to.ToPuzzles: Way("puzzles.shelf", "PuzzlesScene", at_stand=False),
        to.ToOwnPuzzles: Way("puzzles.own", "OwnPuzzlesScene"),
        to.ToPuzzle: Way("puzzles.scene", "puzzle_scene", at_stand=False),
        to.ToLab: Way("lab.scene", "LabScene", at_stand=False),
        to.ToExperiment: Way("lab.experiment", "ExperimentScene", at_stand=False),
        to.ToSearchSetup: Way("lab.search_setup", "search_setup_scene", at_stand=False),
        to.ToSearch: Way("lab.search", "SearchScene", at_stand=False),
    }
)


class Router:
    """Navigator of the app."""

    def go(self, manager: SceneContext, destination: Destination) -> None:
        """Open the scene of a destination over the current scene or replace it.

        Raises:
            CircusError, OSError: if the destination cannot be opened; the current scene stays.
        """
        way = WAYS[type(destination)]
        fields = destination._asdict()
        replaces = fields.pop("instead", way.replaces)
        make = getattr(import_module(f"circus.ui.scenes.{way.module}"), way.make)
        if scene := make(manager, **fields):
            (manager.replace if replaces else manager.push)(scene, way.how)
