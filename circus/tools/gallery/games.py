"""Pictures of each game's table, as declared by its look."""

from collections.abc import Callable, Iterator
from pathlib import Path

from circus.tools.gallery.tables import open_table
from circus.ui.input.gestures import Hover, Tap
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.table.scene import TableScene
from circus.ui.skins.gallery import FirstPicks, GalleryTable, Gesture, Points, find

Show = Callable[[SceneManager], object]
"""Function that shows the scene of a picture."""


def tables(game: str, files: Iterator[Path]) -> Iterator[tuple[str, Show]]:
    """Yield every picture of a game's table by name; each game is recorded in the next of `files`."""
    for picture in find(game).pictures:
        yield f"{game}_{picture.name}", _shown(game, picture, files)


def _shown(game: str, picture: GalleryTable, files: Iterator[Path]) -> Show:
    def show(manager: SceneManager) -> None:
        scene = open_table(
            manager,
            next(files),
            game,
            picture.until,
            seats=picture.seats,
            options=picture.options,
            level=picture.level,
            people=picture.people,
            seed=picture.seed,
        )
        if picture.then:
            _do(picture.then, manager, scene)

    return show


def _do(gesture: Gesture, manager: SceneManager, scene: TableScene) -> None:
    """Perform a declared gesture of the person."""
    if isinstance(gesture, Points):
        manager.frame()
        wanted = next(target for target in manager.targets if target.wanted)
        manager.handle(Hover(wanted.name, wanted.rect.center))
    elif isinstance(gesture, FirstPicks):
        scene.parts.moves.pick(_first_pick(scene, gesture.verb))
        scene.director.finish()
    else:
        scene.handle(Tap(gesture.name, (0, 0)))


def _first_pick(scene: TableScene, verb: str) -> str:
    """Return the first pick of a verb's first action; without a verb, of the action with the most picks."""
    assert scene.chooser
    legal = scene.chooser.picker.legal
    if verb:
        return next(action for action in legal if action.verb == verb).picks[0]
    return max(legal, key=lambda action: len(action.picks)).picks[0]
