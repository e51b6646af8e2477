"""Pictures of a table's explanations: an item's card, why something happened, the coach's warning."""

from collections.abc import Iterator
from pathlib import Path

from circus.core.errors import CircusError
from circus.tools.gallery.games import Show
from circus.tools.gallery.tables import open_table
from circus.ui.input.gestures import Hover, Key, Tap
from circus.ui.input.keys import ASK
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.table.scene import TableScene
from circus.ui.scenes.table.tabletop import WHY
from circus.ui.skins.gallery import Chooses

EARLY, LATE = 8, 60
"""Minimum and maximum number of actions before an explanation is requested."""


def answers(game: str, files: Iterator[Path]) -> Iterator[tuple[str, Show]]:
    """Yield the three pictures of a game by name; each game is recorded in the next of `files`."""
    yield f"{game}_what_is_this", lambda manager: _what(manager, game, next(files))
    yield f"{game}_why", lambda manager: _why(manager, game, files)
    yield f"{game}_coach", lambda manager: _coach(manager, game, next(files))


def _what(manager: SceneManager, game: str, record: Path) -> None:
    """Show the card of the first selectable item."""
    open_table(manager, record, game, Chooses(after=EARLY, among=2))
    manager.frame()
    pointed = next(target for target in manager.targets if target.wanted)
    manager.handle(Hover(pointed.name, pointed.rect.center))
    manager.handle(Key(ASK.keys[0]))


def _why(manager: SceneManager, game: str, files: Iterator[Path]) -> None:
    """Show the explanation of the first event that has one; if there is none, a person acts first."""
    for after in range(EARLY, LATE):
        scene = open_table(manager, next(files), game, Chooses(after=after))
        if _asked(manager, scene):
            return
        assert scene.chooser
        scene.play(scene.chooser.picker.legal[-1])
        while scene.director.busy:
            scene.director.finish()
        if _asked(manager, scene):
            return
    raise CircusError(f"{game} never tells anything that can be asked why")


def _asked(manager: SceneManager, scene: TableScene) -> bool:
    """Ask why the shown event happened; return false if it has no explanation."""
    manager.frame()
    target = next((each for each in manager.targets if each.name == WHY), None)
    if target is None or not (scene.last_caption().why or scene.last_caption().deed):
        return False
    manager.handle(Tap(WHY, target.rect.center))
    return True


def _coach(manager: SceneManager, game: str, record: Path) -> None:
    """Show the coach's warning about the first legal action, good or bad."""
    scene = open_table(manager, record, game, Chooses(after=EARLY, among=2))
    assert scene.chooser
    scene.session.coach(scene.chooser.seat, on=True)
    scene.parts.coach.warn(scene.chooser.picker.legal[0])
    scene.director.finish()
