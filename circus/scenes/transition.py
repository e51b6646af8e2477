"""The way from one scene to the next: the last picture of the old one fades off the new one."""

from pygame import Surface

from circus.stage import theme
from circus.stage.compositor import Item

CUT, FADE = "cut", "fade"
FADE_MS = 180
_STEPS = 9


class Transition:
    """The fade from one scene to the next."""

    def __init__(self, screen: Surface) -> None:
        """`screen` is the window's surface, which still shows the old scene."""
        self._old = screen.copy()
        self._clock = 0.0
        self._step = -1
        self._shown = self._old

    def advance(self, ms: float) -> bool:
        """Lets time pass; false when the fade is over."""
        self._clock += ms
        return self._clock < FADE_MS

    def items(self) -> list[Item]:
        """The old picture, the fainter the later."""
        step = int(self._clock * _STEPS / FADE_MS)
        if step != self._step:
            self._step = step
            self._shown = self._old.subsurface(self._old.get_rect())
            self._shown.set_alpha(round(255 * (1 - step / _STEPS)))
        return [Item(theme.LAYER_CURTAIN, self._shown, 0, 0)]
