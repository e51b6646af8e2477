"""The way from one scene to the next: the last picture of the old one fades off the new one."""

from pygame import Surface

from circus.stage import theme
from circus.stage.compositor import Item
from circus.stage.large import PIXEL
from circus.stage.toolkit import Toolkit

CUT, FADE = "cut", "fade"
FADE_MS = 180
_STEPS = 9


class Transition:
    """The fade from one scene to the next."""

    @classmethod
    def begun(cls, kit: Toolkit, how: str) -> "Transition | None":
        """The way that leads on as asked; none where nothing is to move."""
        still = how == CUT or kit.settings.speed == "off" or kit.settings.reduced_motion
        return None if still else cls(kit)

    def __init__(self, kit: Toolkit) -> None:
        """The window of `kit` still shows the old scene, until the new one has been painted."""
        self._kit = kit
        self._old: Surface | None = None
        self._shown: Surface
        self._clock = 0.0
        self._step = -1

    def advance(self, ms: float) -> bool:
        """Lets time pass; false when the fade is over."""
        self._clock += ms
        return self._clock < FADE_MS

    def items(self) -> list[Item]:
        """The old picture, the fainter the later.

        It is taken when it is asked for first, so that it is not there yet while the new scene is painted.
        """
        if self._old is None:
            self._old = self._taken()
        step = int(self._clock * _STEPS / FADE_MS)
        if step != self._step:
            self._step = step
            self._shown = self._old.subsurface(self._old.get_rect())
            self._shown.set_alpha(round(255 * (1 - step / _STEPS)))
        return [Item(theme.LAYER_CURTAIN, self._shown, 0, 0)]

    def _taken(self) -> Surface:
        screen = self._kit.window.surface
        self._kit.clear(screen.get_width() * screen.get_height() * PIXEL)
        return screen.copy()
