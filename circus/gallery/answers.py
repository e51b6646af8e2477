"""The pictures of what a table answers: a card of a thing, why something came about, the coach's warning."""

from collections.abc import Iterator
from pathlib import Path

from circus.core.errors import CircusError
from circus.gallery.games import Show
from circus.gallery.tables import open_table
from circus.input.gestures import Hover, Key, Tap
from circus.looks.gallery import Chooses
from circus.scenes.scene_manager import SceneManager
from circus.scenes.table.inquiry import ASK_KEYS
from circus.scenes.table.scene import TableScene
from circus.scenes.table.tabletop import WHY

EARLY, LATE = 8, 60
"""Actions of a game after which its table is asked."""


def answers(game: str, files: Iterator[Path]) -> Iterator[tuple[str, Show]]:
    """The three pictures of a game by name; each game played is recorded in the next of `files`."""
    yield f"{game}_what_is_this", lambda manager: _what(manager, game, next(files))
    yield f"{game}_why", lambda manager: _why(manager, game, files)
    yield f"{game}_coach", lambda manager: _coach(manager, game, next(files))


def _what(manager: SceneManager, game: str, record: Path) -> None:
    """The card of the first thing that can be picked."""
    open_table(manager, record, game, Chooses(after=EARLY, among=2))
    manager.frame()
    thing = next(target for target in manager.targets if target.wanted)
    manager.handle(Hover(thing.name, thing.rect.center))
    manager.handle(Key(ASK_KEYS[0]))


def _why(manager: SceneManager, game: str, files: Iterator[Path]) -> None:
    """The card of the first thing told that can be asked why; where nothing is, a person acts first."""
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
    """Asks why what is told came about; false if nobody would."""
    manager.frame()
    told = next((each for each in manager.targets if each.name == WHY), None)
    if told is None or not (scene.told().why or scene.told().deed):
        return False
    manager.handle(Tap(WHY, told.rect.center))
    return True


def _coach(manager: SceneManager, game: str, record: Path) -> None:
    """Her warning of the first choice there is; whether it is a bad one does not matter to the picture."""
    scene = open_table(manager, record, game, Chooses(after=EARLY, among=2))
    assert scene.chooser
    scene.session.coach(scene.chooser.seat, on=True)
    scene.warn(scene.chooser.picker.legal[0])
    scene.director.finish()
