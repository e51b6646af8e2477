"""Pictures of each game's rulebook: its first pages, an example at its last step, a search, the index."""

from collections.abc import Iterator

from circus.records import example
from circus.tools.gallery.games import Show
from circus.ui.input.gestures import Key, Tap
from circus.ui.scenes.rulebook.index import index_of
from circus.ui.scenes.rulebook.live import NAME
from circus.ui.scenes.rulebook.scene import RulebookScene
from circus.ui.scenes.rulebook.search import find
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.shell.transition import CUT

STEP_MS = 400.0
MIN_LETTERS = 4
"""Minimum length of a searched term: a shorter one is part of other words."""


def books(game: str) -> Iterator[tuple[str, Show]]:
    """Yield the pictures of a game's rulebook by name; no example if the game has none."""
    yield f"{game}_rules", lambda manager: _opened(manager, game)
    if example.names(game):
        yield f"{game}_rules_example", lambda manager: _played(manager, game)
    yield f"{game}_rules_search", lambda manager: _searched(manager, game)
    yield f"{game}_rules_index", lambda manager: _tapped(manager, game, "ui/index")


def _opened(manager: SceneManager, game: str) -> RulebookScene:
    scene = RulebookScene(manager, game)
    manager.push(scene, CUT)
    _settle(scene)
    return scene


def _settle(scene: RulebookScene) -> None:
    """Advance until nothing moves and everything is drawn."""
    while scene.busy:
        scene.advance(STEP_MS)
    while scene.preload():
        pass


def _tapped(manager: SceneManager, game: str, name: str) -> None:
    scene = _opened(manager, game)
    scene.handle(Tap(name, (0, 0)))
    _settle(scene)


def _played(manager: SceneManager, game: str) -> None:
    """Show the first example with moves, at its last step."""
    scene = _opened(manager, game)
    while not _steps(scene):
        scene.handle(Key("right"))
        _settle(scene)
    while step := _steps(scene):
        scene.handle(Tap(step, (0, 0)))
        _settle(scene)


def _steps(scene: RulebookScene) -> str:
    """Return the name of the enabled step button of the first example on the open pages; "" for none."""
    steps = (each for each in scene.targets() if each.name.startswith(NAME) and each.name.endswith("/step"))
    first = next(steps, None)
    return first.name if first and first.enabled else ""


def _searched(manager: SceneManager, game: str) -> None:
    """Search the term that the book uses most often, and select its second place."""
    scene = _opened(manager, game)
    blocks = scene.volume.blocks
    terms = [entry.term for entry in index_of(blocks) if len(entry.term) > MIN_LETTERS]
    scene.handle(Tap("ui/search", (0, 0)))
    scene.handle(Key("", text=max(terms, key=lambda term: len(find(blocks, term)), default=game)))
    scene.handle(Key("down"))
