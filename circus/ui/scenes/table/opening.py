"""Openings of a table: a new game, an unfinished one, a branch of a past one, and the menu over a table."""

from pathlib import Path
from random import Random

from circus.session import saves
from circus.session.branches import branch
from circus.session.deals import CodedDeal
from circus.session.playback import Playback
from circus.session.record_entry import RecordEntry
from circus.session.series import Series, series_of
from circus.session.table_setup import TableSetup
from circus.ui.scenes.parts.board_notice import report_board
from circus.ui.scenes.shell.scene import SceneContext
from circus.ui.scenes.shell.transition import CUT
from circus.ui.scenes.table.menu import TableMenuScene
from circus.ui.scenes.table.scene import TableScene


def open_new(
    manager: SceneContext,
    table_setup: TableSetup,
    series: Series | None,
    deal: CodedDeal | None,
    over: bool,
    record: Path | None,
) -> None:
    """Start a game, and open its table over the current scene or in its place; phones come along."""
    series = series or series_of(table_setup)
    session = saves.begin(table_setup, Random(), record, series, deal)
    with saves.discard_if_not_opened(session):
        scene = TableScene(manager, table_setup, session, series)
        (manager.push if over else manager.replace)(scene)
    manager.phones.follow(scene.host)


def open_first(
    manager: SceneContext, table_setup: TableSetup, rng: Random, record: Path | None, deal: CodedDeal | None
) -> None:
    """Start the game of the command line, and open its table over the lobby."""
    session = saves.begin(table_setup, rng, record, deal=deal)
    with saves.discard_if_not_opened(session):
        manager.push(TableScene(manager, table_setup, session, series_of(table_setup)), CUT)


def open_save(manager: SceneContext, save: RecordEntry) -> None:
    """Resume an unfinished game; a notice says if the board of that name has changed."""
    resumed = saves.go_on(save.path, Random())
    _open_resumed(manager, resumed)
    if resumed.board_has_changed:
        report_board(manager, resumed.session.match)


def open_branch(manager: SceneContext, playback: Playback, seat: int, resamples: bool) -> None:
    """Open a position of a replay as a game of its own."""
    _open_resumed(manager, branch(playback, seat, Random(), resamples=resamples))


def _open_resumed(manager: SceneContext, resumed: saves.Resumed) -> None:
    manager.push(TableScene(manager, resumed.table_setup, resumed.session, resumed.series))


def table_below(manager: SceneContext) -> TableScene | None:
    """Return the open table, also under a curtain or a sheet."""
    return next((scene for scene in reversed(manager.scenes) if isinstance(scene, TableScene)), None)


def menu_scene(manager: SceneContext, game: str, at_stand: bool, offers_phones: bool) -> TableMenuScene:
    """Return the menu over a table or its curtain."""
    table = table_below(manager)
    return TableMenuScene(
        manager,
        game,
        table if table and table.seats_change else None,
        "stand-menu-left" if at_stand else table.left_words if table else "table-menu-unkept",
        at_stand=at_stand,
        offers_phones=offers_phones,
        leave=table.step_back if table and not table.has_undo else None,
    )
