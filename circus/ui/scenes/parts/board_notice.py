"""Notice that the board of a past game differs from the present board of that name."""

from circus.lab.day.words import level_of
from circus.platform.sanitizing import name_of
from circus.records.match import Match
from circus.records.timeline import OfTimeline
from circus.ui.scenes.shell.scene import SceneContext


def report_board(manager: SceneContext, played: Match | OfTimeline) -> None:
    """Show the notice; it names the board."""
    assert played.setup.level
    texts, board = manager.kit.texts, played.setup.level.name
    text = texts.say("notice-board", board=level_of(texts, played.game.name, name_of(board)))
    manager.show_notice(texts.say("notice-board-title"), text)
