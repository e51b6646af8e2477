"""Wall: a scene of sheets and buttons on the parlour's wall, laid out again for every window size."""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, TypeVar

from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Composition, Item
from circus.ui.gfx.widgets import Act, Box, Target, Widget, items_of, targets_of
from circus.ui.input.gestures import Gesture, Tap
from circus.ui.scenes.parts.scrolling import ListScroll, Scroller
from circus.ui.scenes.shell.scene import Scene, SceneContext

S = TypeVar("S")

Doers = Mapping[str, Callable[[S, list[str]], object]]
"""Handlers of clicks by the second part of the target's name; they receive the parts after it."""

HEAD_U = 104.0
"""Top of the contents below the title, in units."""


class WallScene(Scene):
    """Scene with a list, a form or figures on the wall.

    Attributes:
        prefix: of its messages' keys; `PREFIX-hint-NAME` explains the target `ui/NAME`.
        wall: name of its background.
        clicks: handlers of clicks, besides those on the back button and on the arrows of a list.
    """

    prefix = ""
    wall = "parlour"
    clicks: ClassVar[Doers[Any]] = {}

    def __init__(self, manager: SceneContext, scroller: Scroller | None = None) -> None:
        """Create the scene; wheel, paging keys and arrows move `scroller`."""
        super().__init__(manager)
        self._widgets: list[Widget] = []
        self._scroller = scroller or ListScroll()

    def enter(self) -> None:
        """Lay everything out."""
        self.resized()

    def resized(self) -> None:
        """Lay everything out for another size, language or text size."""
        if self.game:
            self.kit.texts.add_game(self.game)
        self._build_widgets()

    def handle(self, gesture: Gesture) -> bool:
        """Handle clicks; scroll by the wheel and the paging keys."""
        if isinstance(gesture, Tap):
            self._tapped(gesture.name or "")
        elif steps := self._scroller.steps(gesture):
            self._scroller.scroll(steps)
        else:
            return False
        if self.manager.scenes[-1] is self:
            self._build_widgets()
        return True

    def perform(self, act: Act) -> None:
        """Do what a click on a target does, and lay out the result."""
        act.run()
        if self.manager.scenes[-1] is self:
            self._build_widgets()

    def frame(self) -> Composition:
        """Return the wall with its widgets, and what is open over them."""
        return Composition(self.kit.background(self.wall, tint=self._tint()), self._widget_items())

    def targets(self) -> list[Target]:
        """Return the targets of the widgets, or only of what is open over them."""
        return targets_of(self._over() or self._widgets, self.kit)

    def hint(self, name: str) -> str:
        """Return the hint of a target, if the catalogues have one."""
        key = f"{self.prefix}-hint-{name.split('/')[1]}" if name.count("/") else ""
        return self.kit.texts.say(key) if key and self.kit.texts.has(key) else ""

    @abstractmethod
    def _build_widgets(self) -> None:
        """Lay out the widgets in `_widgets`."""

    def _widget_items(self) -> list[Item]:
        return items_of([*self._widgets, *self._over()], self.kit, self.pose)

    def _over(self) -> list[Widget]:
        """Return an open window or menu; while there is one, nothing else can be clicked."""
        return []

    def _tint(self) -> str:
        """Return the colour of the wall; "" for its usual one."""
        return ""

    def _room(self, widest: float) -> Box:
        """Return the room below the title, at most `widest` units wide, in the middle of the window."""
        units = self.kit.units
        wide = min(widest, units.width_u - 2 * theme.MARGIN_U)
        return (units.width_u - wide) / 2, HEAD_U, wide, units.height_u - HEAD_U - theme.MARGIN_U

    def _tapped(self, name: str) -> None:
        if not do(self, self.clicks, name):
            do(self, _USUAL, name)


_USUAL: Doers[WallScene] = {
    "back": lambda scene, _: scene.manager.back(),
    "up": lambda scene, _: scene._scroller.scroll(-1),
    "down": lambda scene, _: scene._scroller.scroll(1),
}


def do(scene: S, doers: Doers[S], name: str | None) -> bool:
    """Handle a click on a target; return whether it has a handler."""
    parts = (name or "").split("/")
    doer = doers.get(parts[1]) if len(parts) > 1 else None
    if doer:
        doer(scene, parts[2:])
    return doer is not None
