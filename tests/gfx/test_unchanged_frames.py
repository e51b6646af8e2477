"""A frame in which nothing has changed computes nothing: calls are counted here, not milliseconds.

The pointer rests on something in every scene, its card is shown where it has one, and then frame after frame
is asked for.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

from circus import games
from circus.content.texts import Texts
from circus.platform.folders import elsewhere
from circus.tools.gallery.pictures import pictures
from circus.ui.app.router import Router
from circus.ui.gfx import bootstrap, clear_place
from circus.ui.gfx.compositor import Compositor
from circus.ui.gfx.settings import Settings
from circus.ui.gfx.surface_cache import SurfaceStore
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Target
from circus.ui.gfx.window import AppWindow
from circus.ui.input.gestures import Hover
from circus.ui.scenes.shell.manager import HINT_MS, SceneManager
from circus.ui.scenes.table import answers, inquiry, tabletop
from tests.marks import first_everyday
from tests.skins.harness import SkinSetup, SkinTable

FRAMES = 60
SCENES = (
    "lobby_pointer", "texas_showdown_rules", "quel_cirque_what_is_this", "texas_showdown_why",
    "quel_cirque_setup", "stand_choice", "lab_experiment", "quel_cirque_replay", "quel_cirque_coach",
    "quel_cirque_lesson_second", "clearing_house_window", "clown_standoff_puzzle_failed",
    "lab_search_aims", "lab_search_running",
)  # fmt: skip
"""Of the gallery, one for each way to show something: a wall, a book, a table with each kind of slip."""

Calls = Counter[str]


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Calls:
    """How often each costly question was answered since the counter was cleared."""
    counter = Calls()

    def watch(owner: type | ModuleType, name: str, label: str) -> None:
        original: Callable[..., object] = getattr(owner, name)

        def counted(*args: object, **kwargs: object) -> object:
            counter[label] += 1
            return original(*args, **kwargs)

        monkeypatch.setattr(owner, name, counted)

    watch(clear_place, "clear_place", "searches of a free place")
    watch(tabletop, "zones_of", "lists of what can be asked about")
    watch(inquiry, "about", "explanations")
    watch(answers, "about", "explanations")
    watch(tabletop.Tabletop, "_targets", "lists of targets of a table")
    watch(tabletop.Tabletop, "_still_items", "layouts of a table")
    original = SurfaceStore.get

    def painted(store: SurfaceStore, key: object, make: Callable[[], object]) -> object:
        def made() -> object:
            counter["paintings"] += 1
            return make()

        return original(store, key, made)  # type: ignore[arg-type]

    monkeypatch.setattr(SurfaceStore, "get", painted)
    return counter


@pytest.fixture
def shows(tmp_path: Path) -> Iterator[dict[str, Callable[[SceneManager], object]]]:
    """Scenes of the gallery; nothing of the person's own is read."""
    bootstrap.prepare()
    with elsewhere(tmp_path / "user"):
        yield dict(pictures(tmp_path))


def rest_on_something(manager: SceneManager) -> None:
    """The pointer comes to rest on what has a card, what can be chosen first."""
    manager.frame()
    for target in sorted(manager.inspectable_targets, key=lambda each: not each.wanted):
        point_at(manager, target)
        if manager.tip:
            return


def point_at(manager: SceneManager, target: Target) -> None:
    manager.handle(Hover(target.name, target.rect.center))
    manager.stir(target.rect.center)
    manager.frame()
    manager.advance(HINT_MS)


@pytest.mark.parametrize("name", first_everyday(SCENES, 4))
def test_while_nothing_changes_nothing_is_searched_laid_out_or_painted(
    name: str, shows: dict[str, Callable[[SceneManager], object]], calls: Calls
) -> None:
    window = AppWindow((1280, 720))
    manager = SceneManager(Toolkit(window, Texts("en"), Settings(language="en")), navigator=Router())
    shows[name](manager)
    rest_on_something(manager)
    canvas = Compositor(window.surface)
    for _ in range(2):
        canvas.draw(manager.frame())
    calls.clear()
    for _ in range(FRAMES):
        assert canvas.draw(manager.frame()) == [], "something was drawn although nothing has changed"
    assert calls == Calls()


@pytest.mark.parametrize("game", sorted(set(games.names()) - {"pebbles"}))
def test_an_unchanged_table_is_composed_once_and_another_pose_composes_it_anew(
    game: str, tmp_path: Path
) -> None:
    table = SkinTable(tmp_path, SkinSetup(game, size=(640, 480)))
    table.wait()
    before = table.scene.frame()
    assert table.scene.frame() is before
    assert table.scene.targets() is table.scene.targets()
    table.manager.handle(Hover(table.scene.targets()[0].name, (3, 3)))
    assert table.scene.frame() is not before
