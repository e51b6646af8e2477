"""Tables in scripted positions: played at random from a seed until the position to show."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random

from circus.core.errors import CircusError
from circus.core.option import Value
from circus.session import saves
from circus.session.series import series_of
from circus.session.table_setup import BOT, HUMAN, first_table_setup
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.shell.transition import CUT
from circus.ui.scenes.table.scene import TableScene
from circus.ui.skins.gallery import Chooses, Ends, MotionMoment, Reacts, RestingChoice, Shows, Until

MAX_ROUNDS = 3000
"""Maximum number of rounds; no position is further from the start of a game."""

MAX_GAMES = 50
"""Maximum number of games that are tried: not every one is long enough, or has what the picture shows."""


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
    """Play a table to the first moment that `until` describes, in the first game that has one.

    The game is written to `record`, the games that ended before to files in the same folder. The first
    `people` seats are persons (none for a game that plays alone), who choose at random. `seed` is that of
    draws and choices in the first game; each next game has the next seed.

    Raises:
        CircusError: if there is no such position.
    """
    table_setup = first_table_setup(game, seats)
    sat = tuple(
        replace(seat, kind=HUMAN if number < people else BOT, strength="random")
        for number, seat in enumerate(table_setup.seats)
    )
    table_setup = replace(table_setup, seats=sat, options=options or {}, level=level)
    show = manager.push
    for number in range(MAX_GAMES):
        rng = Random(seed + number)
        file = record.with_stem(f"{record.stem}_{number}") if number else record
        scene = TableScene(manager, table_setup, saves.begin(table_setup, rng, file), series_of(table_setup))
        show(scene, CUT)
        if _comes_to(scene, until, manager, rng):
            return scene
        show = manager.replace
    raise CircusError(f"{game} from seed {seed} on never comes to the position to show")


def _comes_to(scene: TableScene, until: Until, manager: SceneManager, rng: Random) -> bool:
    """Play until the moment; return false if the game ends before."""
    for _ in range(MAX_ROUNDS):
        if _reached(scene, until):
            return True
        if scene.session.match.outcome:
            return False
        if scene.host.call is not None:
            scene.host.open_curtain()
            while manager.scene is not scene:
                manager.back(CUT)
            continue
        if scene.director.waiting or (scene.chooser and scene.director.busy):
            scene.director.finish()
            continue
        if scene.chooser and not scene.busy:
            scene.play(rng.choice(scene.chooser.picker.legal))
        scene.advance(5000)
    return False


def _reached(scene: TableScene, until: Until) -> bool:
    """Return whether this is the moment; a moment within a motion stops the motion there."""
    if isinstance(until, Shows):
        return _caught(scene, until.kind)
    if isinstance(until, Reacts):
        asking = None if scene.director.busy else scene.table.asking
        return asking is not None and bool(asking.secret)
    if isinstance(until, Ends):
        return scene.session.match.outcome is not None
    if isinstance(until, Chooses):
        return _played(scene) >= until.after and _may_choose(scene, until)
    if _played(scene) < until.after:
        return False
    if isinstance(until, MotionMoment):
        if scene.director.busy:
            scene.director.advance(until.ms)
        return scene.director.busy
    scene.director.finish()
    return bool(scene.session.awaited_bots)


def _played(scene: TableScene) -> int:
    return len(scene.session.match.actions)


def _may_choose(scene: TableScene, until: Chooses) -> bool:
    if scene.chooser is None or scene.busy or len(scene.chooser.picker.legal) < until.among:
        return False
    game, state = scene.session.match.game, scene.session.match.state
    seat = scene.chooser.picker.legal[0].seat
    return until.when(RestingChoice(scene.chooser.picker.legal, game.pieces(game.view(state, seat))))


def _caught(scene: TableScene, kind: str) -> bool:
    """Advance the motion until an effect of a kind is fully visible; return false if it ends without one."""
    while scene.director.busy:
        scene.director.advance(100)
        shown = any(each.kind == kind and each.alpha == 1 for each in scene.director.placed)
        if scene.director.waiting and not shown:
            scene.director.finish()
        if shown:
            return scene.director.busy
    return False
