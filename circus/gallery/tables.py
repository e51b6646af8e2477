"""Tables in scripted positions: played at random from a seed until the position is the one to show."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random

from circus.core.errors import CircusError
from circus.core.option import Value
from circus.scenes.scene_manager import SceneManager
from circus.scenes.table.scene import TableScene
from circus.scenes.transition import CUT
from circus.session import saves
from circus.session.series import series_of
from circus.session.table_setup import BOT, HUMAN, first_table_setup

MOST_ROUNDS = 3000
"""No position is further from the start of a game."""

Until = Callable[[TableScene], bool]


def open_table(
    manager: SceneManager,
    record: Path,
    game: str,
    until: Until,
    *,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    level: str | None = None,
    people: int = 1,
    seed: int = 1,
) -> TableScene:
    """A table played to the first position for which `until` holds.

    The game is written to `record`. The first seats, as many as `people`, are persons (none for a game
    that plays itself), who choose at random; `seed` is that of draws and choices.

    Raises:
        CircusError: if there is no such position.
    """
    table_setup = first_table_setup(game, seats)
    sat = tuple(
        replace(seat, kind=HUMAN if number < people else BOT, strength="random")
        for number, seat in enumerate(table_setup.seats)
    )
    table_setup = replace(table_setup, seats=sat, options=options or {}, level=level)
    rng = Random(seed)
    scene = TableScene(manager, table_setup, saves.begin(table_setup, rng, record), series_of(table_setup))
    manager.push(scene, CUT)
    for _ in range(MOST_ROUNDS):
        if until(scene):
            return scene
        if scene.chooser and not scene.busy:
            scene.play(rng.choice(scene.chooser.picker.legal))
        scene.advance(5000)
    raise CircusError(f"{game} with seed {seed} never comes to the position to show")


def my_turn(least: int = 1) -> Until:
    """The person at the screen may choose among at least so many actions."""
    return lambda scene: bool(scene.chooser and not scene.busy and len(scene.chooser.picker.legal) >= least)


def moving(ms: float, after: int = 0) -> Until:
    """Something moves, `ms` after it began, once at least `after` actions have been played."""

    def caught(scene: TableScene) -> bool:
        if len(scene.session.match.actions) < after or not scene.director.busy:
            return False
        scene.director.advance(ms)
        return scene.director.busy

    return caught
