"""Router of the app: opens the scene of a destination; the only module that imports every scene.

A scene is imported when it is first opened, so that the lobby shows before the others are loaded.
"""

from pathlib import Path
from random import Random
from typing import assert_never

from circus.core.errors import UsageError
from circus.platform.install_advice import install_advice
from circus.platform.sanitizing import name_of
from circus.records.match import Match
from circus.records.timeline import OfTimeline
from circus.session import saves
from circus.session.series import series_of
from circus.ui.scenes.shell.destinations import (
    Destination,
    PhoneRequest,
    ToBranch,
    ToCurtain,
    ToDeals,
    ToExperiment,
    ToFirstTable,
    ToHouseRules,
    ToLab,
    ToLesson,
    ToOwnPuzzles,
    ToPast,
    ToPhones,
    ToPuzzle,
    ToPuzzles,
    ToReplay,
    ToResults,
    ToReview,
    ToRules,
    ToSave,
    ToSearch,
    ToSearchSetup,
    ToSettings,
    ToSetup,
    ToStatistics,
    ToTable,
    ToTableMenu,
)
from circus.ui.scenes.shell.scene import SceneContext
from circus.ui.scenes.shell.transition import CUT

_LabDestination = ToLab | ToExperiment | ToSearchSetup | ToSearch


class Router:
    """Navigator of the app."""

    def go(self, manager: SceneContext, destination: Destination) -> None:
        """Open the scene of a destination over the current scene or replace it.

        Raises:
            CircusError, OSError: if the destination cannot be opened; the current scene stays.
        """
        match destination:
            case ToSetup() | ToHouseRules():
                _open_setup(manager, destination)
            case ToTable() | ToFirstTable() | ToSave() | ToBranch():
                _open_table(manager, destination)
            case ToLesson(game, instead):
                _open_lesson(manager, game, instead=instead)
            case ToReplay() | ToReview():
                _open_past(manager, destination)
            case ToCurtain(session, seat, recap, then, secret, is_first, is_called):
                from circus.ui.scenes.table.curtain import CurtainScene

                game, mark = session.match.game.name, session.mark(seat)
                curtain = CurtainScene(
                    manager, game, session, seat, recap, then, mark, secret, is_called, is_first=is_first
                )
                manager.push(curtain, CUT)
            case ToResults(table_setup, session, series):
                from circus.ui.scenes.results.scene import ResultsScene

                manager.replace(ResultsScene(manager, table_setup, session, series))
            case ToTableMenu() | ToPhones():
                _open_over_table(manager, destination)
            case ToRules(game, anchor):
                from circus.ui.scenes.rulebook.scene import RulebookScene

                manager.push(RulebookScene(manager, game, anchor))
            case ToPuzzles() | ToOwnPuzzles() | ToPuzzle():
                _open_puzzles(manager, destination)
            case _:
                _open_over_lobby(manager, destination)


def _open_setup(manager: SceneContext, destination: ToSetup | ToHouseRules) -> None:
    """Open the set-up of a table, or the numbers of its rules."""
    match destination:
        case ToSetup(game, instead, numbers):
            from circus.ui.scenes.setup.scene import SetupScene

            scene = SetupScene(manager, game)
            if numbers is not None:
                scene.take_numbers(numbers)
            (manager.replace if instead else manager.push)(scene)
        case ToHouseRules(table_setup, take):
            from circus.ui.scenes.house_rules.scene import HouseRulesScene

            manager.push(HouseRulesScene(manager, table_setup, take))


def _open_lab(manager: SceneContext, destination: _LabDestination) -> None:
    """Open a scene of the Lab."""
    match destination:
        case ToLab():
            from circus.ui.scenes.lab.scene import LabScene

            manager.push(LabScene(manager))
        case ToExperiment(folder, question, minutes):
            from circus.ui.scenes.lab.experiment import ExperimentScene

            manager.push(ExperimentScene(manager, folder, question, minutes))
        case ToSearchSetup(game, seats, strength, numbers):
            from circus.ui.scenes.lab.search_plan import SearchPlan
            from circus.ui.scenes.lab.search_setup import SearchSetupScene

            manager.push(SearchSetupScene(manager, SearchPlan.of(game, seats, strength, numbers)))
        case ToSearch(folder, asked, minutes):
            from circus.ui.scenes.lab.search import SearchScene

            manager.push(SearchScene(manager, folder, asked, minutes))


def _open_over_table(manager: SceneContext, destination: ToTableMenu | ToPhones) -> None:
    """Open the menu of the table, or its phones."""
    if isinstance(destination, ToPhones):
        _open_phones(manager, destination)
        return
    game, at_stand, offers_phones = destination
    from circus.ui.scenes.table.menu import TableMenuScene
    from circus.ui.scenes.table.scene import TableScene

    tables = (scene for scene in reversed(manager.scenes) if isinstance(scene, TableScene))
    table = next(tables, None)
    seated = table if table and table.seats_change else None
    words = "stand-menu-left" if at_stand else table.left_words if table else "table-menu-unkept"
    menu = TableMenuScene(
        manager,
        game,
        seated,
        words,
        at_stand=at_stand,
        offers_phones=offers_phones,
        leave=table.step_back if table and not table.has_undo else None,
    )
    manager.push(menu, CUT)


def _open_phones(manager: SceneContext, destination: ToPhones) -> None:
    """Open the sheet of the phones, and their desk if it is the first time at this table."""
    from circus.ui.scenes.table.scene import TableScene

    try:
        from circus.ui.scenes.phones.desk import PhoneDesk
        from circus.ui.scenes.phones.scene import PhonesScene
    except ImportError as error:
        advice = install_advice("aiohttp", "segno", extra="phones")
        raise UsageError(f"phones need {error.name}: {advice}") from None

    if manager.phones.desk is None:
        table = next((scene for scene in reversed(manager.scenes) if isinstance(scene, TableScene)), None)
        if table is None:
            return  # phones join a table
        manager.phones.desk = PhoneDesk(table.host, destination.request or PhoneRequest(None))
    game, _, manages, starts = destination
    manager.push(PhonesScene(manager, game, manager.phones.desk, manages=manages, starts=starts), CUT)


def _open_over_lobby(
    manager: SceneContext, destination: ToSettings | ToPast | ToStatistics | ToDeals | _LabDestination
) -> None:
    """Open a scene that needs nothing of a game."""
    match destination:
        case ToSettings():
            from circus.ui.scenes.settings.scene import SettingsScene

            manager.push(SettingsScene(manager))
        case ToDeals():
            from circus.ui.scenes.deals.scene import DealsScene

            manager.push(DealsScene(manager))
        case ToStatistics():
            from circus.ui.scenes.statistics.scene import StatisticsScene

            manager.push(StatisticsScene(manager))
        case ToPast():
            from circus.ui.scenes.library.scene import PastScene

            manager.push(PastScene(manager))
        case _:
            _open_lab(manager, destination)


def _open_puzzles(manager: SceneContext, destination: ToPuzzles | ToOwnPuzzles | ToPuzzle) -> None:
    """Open a list of puzzles, or one of them."""
    match destination:
        case ToPuzzles():
            from circus.ui.scenes.puzzles.shelf import PuzzlesScene

            manager.push(PuzzlesScene(manager))
        case ToOwnPuzzles():
            from circus.ui.scenes.puzzles.own import OwnPuzzlesScene

            manager.push(OwnPuzzlesScene(manager))
        case ToPuzzle(offers, number, instead):
            from circus.ui.scenes.puzzles.scene import puzzle_scene

            opens = manager.replace if instead else manager.push
            opens(puzzle_scene(manager, offers, number))
        case _:
            assert_never(destination)


def _open_table(manager: SceneContext, destination: ToTable | ToFirstTable | ToSave | ToBranch) -> None:
    """Start or resume a game and open its table."""
    from circus.session.branches import branch
    from circus.ui.scenes.table.scene import TableScene

    match destination:
        case ToTable(table_setup, series, deal, over, record):
            series = series or series_of(table_setup)
            session = saves.begin(table_setup, Random(), record, series, deal)
            opens = manager.push if over else manager.replace
            with saves.discard_if_not_opened(session):
                scene = TableScene(manager, table_setup, session, series)
                opens(scene)
            manager.phones.follow(scene.host)
        case ToFirstTable(table_setup, rng, record, deal):
            session = saves.begin(table_setup, rng, record, deal=deal)
            with saves.discard_if_not_opened(session):
                manager.push(TableScene(manager, table_setup, session, series_of(table_setup)), CUT)
        case ToBranch(playback, seat, resamples):
            _open_resumed(manager, branch(playback, seat, Random(), resamples=resamples))
        case ToSave(save):
            resumed = saves.go_on(save.path, Random())
            _open_resumed(manager, resumed)
            if resumed.board_has_changed:
                _report_board(manager, resumed.session.match)


def _open_resumed(manager: SceneContext, resumed: saves.Resumed) -> None:
    from circus.ui.scenes.table.scene import TableScene

    manager.push(TableScene(manager, resumed.table_setup, resumed.session, resumed.series))


def _report_board(manager: SceneContext, played: Match | OfTimeline) -> None:
    """Show a notice: the board of a past game differs from the present board of that name."""
    from circus.lab.day.words import level_of

    assert played.setup.level
    texts, board = manager.kit.texts, played.setup.level.name
    text = texts.say("notice-board", board=level_of(texts, played.game.name, name_of(board)))
    manager.show_notice(texts.say("notice-board-title"), text)


def _open_lesson(manager: SceneContext, game: str, *, instead: bool) -> None:
    from circus.records import lesson
    from circus.ui.scenes.table.lesson import LessonScene

    found = lesson.find(game)
    if found is None:
        raise UsageError(f"{game} has no lesson: open its table and its rulebook instead")
    opens = manager.replace if instead else manager.push
    opens(LessonScene(manager, found))


def _open_past(manager: SceneContext, destination: ToReplay | ToReview) -> None:
    """Open a past game at one of its positions."""
    if isinstance(destination, ToReview):
        from circus.ui.scenes.review.scene import ReviewScene

        manager.push(ReviewScene(manager, destination.playback.again()))
        return
    from circus.session.playback import open_playback
    from circus.ui.scenes.replay.scene import ReplayScene

    record = destination.record
    playback = open_playback(record) if isinstance(record, Path) else record
    playback.go_to(destination.at)
    opens = manager.replace if destination.instead else manager.push
    opens(ReplayScene(manager, playback))
    if playback.board_has_changed:
        _report_board(manager, playback)
