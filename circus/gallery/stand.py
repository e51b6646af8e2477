"""Pictures of what playtests leave: a moment that is pinned, and the replay that shows it again."""

from collections.abc import Iterator
from pathlib import Path

from circus import games
from circus.gallery.games import Show
from circus.gallery.tables import open_table
from circus.input.gestures import Key, Tap
from circus.looks.gallery import Chooses, Ends
from circus.pin import Pin
from circus.scenes.pin import FACE
from circus.scenes.replay import ReplayScene
from circus.scenes.scene_manager import SceneManager
from circus.scenes.transition import CUT
from circus.session.playback import playback_of_match
from circus.stage.compositor import Compositor

_FACES = ("confused", "fun", "unfair", "idea")


def stand(files: Iterator[Path]) -> Iterator[tuple[str, Show]]:
    """Every picture by name; each game played is recorded in the next of `files`."""
    yield "pin", lambda manager: _pin(manager, next(files))
    yield "pin_words", lambda manager: _pin(manager, next(files), "?" * 3)
    yield "replay_pinned", lambda manager: _pinned(manager, next(files))


def _pin(manager: SceneManager, file: Path, words: str = "") -> None:
    scene = open_table(manager, file, games.in_order()[2], Chooses(after=12))
    Compositor(manager.kit.window.surface).draw(manager.frame())
    scene.open_pin()
    if words:
        manager.handle(Tap(f"{FACE}confused", (0, 0)))
        manager.handle(Key("", text=words))


def _pinned(manager: SceneManager, file: Path) -> None:
    """A game with pins among its key moments."""
    scene = open_table(manager, file, games.in_order()[2], Ends())
    session, last = scene.session, len(scene.session.match.actions)
    pins = [Pin(last * (number + 1) // 6, face, "", number % 2) for number, face in enumerate(_FACES)]
    playback = playback_of_match(session.match, session.seats, pins)
    playback.go_to(pins[0].at)
    manager.push(ReplayScene(manager, playback), CUT)
