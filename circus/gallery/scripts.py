"""How pictures of tables are scripted: until which moment a game is played, and what the person does then."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from circus.core.option import Value
from circus.gallery.tables import Until, my_turn, open_table
from circus.input.gestures import Hover, Tap
from circus.scenes.scene_manager import SceneManager
from circus.scenes.table.scene import TableScene

Show = Callable[[SceneManager], object]
"""Puts a picture on the stage."""


def table(
    name: str,
    game: str,
    files: Iterator[Path],
    until: Until,
    then: Callable[[SceneManager, TableScene], object] = lambda manager, scene: None,
    *,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    level: str | None = None,
    people: int = 1,
    seed: int = 1,
) -> tuple[str, Show]:
    """A picture of one table, played until the moment to show; `then` is what the person does there."""

    def show(manager: SceneManager) -> None:
        scene = open_table(
            manager,
            next(files),
            game,
            until,
            seats=seats,
            options=options,
            level=level,
            people=people,
            seed=seed,
        )
        then(manager, scene)

    return f"{game}_{name}", show


def point_at_first(manager: SceneManager, scene: TableScene) -> None:
    """The pointer rests on the first thing that can be picked."""
    manager.frame()
    wanted = next(target for target in manager.targets if target.wanted)
    manager.handle(Hover(wanted.name, wanted.rect.center))


def ask_for_hint(manager: SceneManager, scene: TableScene) -> None:
    """The button for a hint is pressed."""
    scene.handle(Tap("ui/hint", (0, 0)))


def pick_first(manager: SceneManager, scene: TableScene) -> None:
    """The first pick of a random action is made."""
    assert scene.chooser
    longest = max(scene.chooser.picker.legal, key=lambda action: len(action.picks))
    scene.pick(longest.picks[0])
    scene.director.finish()


def played(least: int) -> Until:
    """So many actions have been played, and the person may choose."""
    mine = my_turn(2)
    return lambda scene: len(scene.session.match.actions) >= least and mine(scene)


def bots_turn(least: int) -> Until:
    """A bot is to act and nothing moves."""

    def thinks(scene: TableScene) -> bool:
        scene.director.finish()
        awaited = scene.session.awaited_bots
        return len(scene.session.match.actions) >= least and bool(awaited)

    return thinks


def seen(kind: str) -> Until:
    """A piece of a kind that the look lays down is on the screen, in the middle of motion."""

    def found(scene: TableScene) -> bool:
        while scene.director.busy:
            scene.director.advance(100)
            if any(each.kind == kind and each.alpha == 1 for each in scene.director.placed):
                return scene.director.busy
        return False

    return found
