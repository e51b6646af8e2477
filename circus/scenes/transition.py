"""The way from one scene to the next: the new one is laid over the old one, more and more of it."""

from circus.stage.toolkit import Toolkit

CUT, FADE = "cut", "fade"
FADE_MS = 180
_STEPS = 9


class Transition:
    """The fade from one scene to the next."""

    @classmethod
    def begun(cls, kit: Toolkit, how: str) -> "Transition | None":
        """Return the way that leads on as asked; none where nothing is to move."""
        still = how == CUT or kit.settings.speed == "off" or kit.settings.reduced_motion
        return None if still else cls()

    def __init__(self) -> None:
        """The window still shows the old scene."""
        self._clock = 0.0
        self._left = 1.0

    def advance(self, ms: float) -> bool:
        """Let time pass; false when the fade is over."""
        self._clock += ms
        return self._clock < FADE_MS

    def take_share(self) -> float:
        """How much of the new picture is now laid over what the window shows, which is what was laid before.

        The old one stays in it, the fainter the later: 0 as long as it is no fainter than it was. Asked once
        a frame.
        """
        before, self._left = self._left, 1 - int(self._clock * _STEPS / FADE_MS) / _STEPS
        return 1 - self._left / before
