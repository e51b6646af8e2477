"""Puts scenes on a stage without a screen, for the tests of set-up, curtain, results and rulebook."""

from collections.abc import Sequence

import pygame
from pygame import Rect

from circus.content.texts import Texts
from circus.ui.app.router import Router
from circus.ui.gfx import bootstrap
from circus.ui.gfx.compositor import Composition, Compositor
from circus.ui.gfx.settings import Settings
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.window import AppWindow
from circus.ui.input.gestures import Gesture, Key, Tap
from circus.ui.scenes.parts.widgets import TextBlock
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.shell.scene import Navigator, Scene
from circus.ui.scenes.shell.transition import CUT

SIZES = ((1280, 720), (1920, 1080), (2560, 1080), (900, 1600), (640, 480))
"""Shapes of window that every scene has to fit."""


class Below(Scene):
    """What lies under the scene that is tested."""

    game = "quel_cirque"

    def frame(self) -> Composition:
        """The parlour, empty."""
        return Composition(self.kit.background("velvet"), [])


def stage(
    size: tuple[int, int] = (640, 480),
    language: str = "en",
    navigator: Navigator | None = None,
    **choices: object,
) -> SceneManager:
    """A manager with an empty scene on it; its ways are those of the app unless a navigator is given."""
    bootstrap.prepare()
    settings = Settings().changed(language=language, **choices)
    kit = Toolkit(AppWindow(size), Texts(language), settings)
    manager = SceneManager(kit, navigator=navigator or Router())
    manager.push(Below(manager), CUT)
    return manager


def draw(manager: SceneManager) -> bytes:
    """Draw a frame and return its colours; the window's unused fourth byte depends on the disk cache."""
    show(manager)
    return pygame.image.tobytes(manager.kit.window.surface, "RGB")


def show(manager: SceneManager) -> None:
    """Draw a frame, from where on its targets can be clicked."""
    Compositor(manager.kit.window.surface).draw(manager.frame())


def words_of(scene: Scene) -> str:
    """The texts of a scene's widgets."""
    shown = getattr(scene, "_widgets", ())
    return " ".join(widget.text for widget in shown if isinstance(widget, TextBlock))


def click(manager: SceneManager, *names: str) -> None:
    """Clicks targets one after the other; each has to be on the screen."""
    for name in names:
        show(manager)
        target = next((each for each in manager.targets if each.name == name), None)
        assert target is not None, f"{name} is not among {sorted(each.name for each in manager.targets)}"
        assert target.enabled, f"{name} is disabled"
        manager.handle(Tap(name, target.rect.center))


def type_in(manager: SceneManager, *keys: str) -> None:
    """Presses keys; one letter is typed."""
    for key in keys:
        gesture: Gesture = Key("", text=key) if len(key) == 1 else Key(key)
        manager.handle(gesture)


def check_fits(manager: SceneManager, apart: Sequence[str] = ()) -> None:
    """Every target lies whole on the screen, is big enough to hit, and none hides another.

    `apart` are names that may lie on one another (a window's veil).
    """
    show(manager)
    window = Rect(0, 0, *manager.kit.units.size)
    targets = [target for target in manager.targets if target.name not in apart]
    least = min(42.0 * manager.kit.units.scale, 42.0)
    for target in targets:
        assert window.contains(target.rect), f"{target.name} at {target.rect} is not whole in {window}"
        assert min(target.rect.size) >= least - 2, f"{target.name} is only {target.rect.size}"
    for at, one in enumerate(targets):
        for other in targets[at + 1 :]:
            both = one.rect.clip(other.rect)
            assert both.w <= 2 or both.h <= 2, f"{one.name} and {other.name} share {both}"
