"""Transition between scenes: the new one is blended over the old one."""

from circus.ui.gfx.toolkit import Toolkit

CUT, FADE = "cut", "fade"
FADE_MS = 180
_STEPS = 9


class Transition:
    """Fade from one scene to the next."""

    @classmethod
    def begun(cls, kit: Toolkit, how: str) -> "Transition | None":
        """Return the requested transition; `None` without motion."""
        still = how == CUT or kit.settings.speed == "off" or kit.settings.reduced_motion
        return None if still else cls()

    def __init__(self) -> None:
        """Start the fade, with the old scene in the window."""
        self._clock = 0.0
        self._left = 1.0

    def advance(self, ms: float) -> bool:
        """Advance the fade; return false at its end."""
        self._clock += ms
        return self._clock < FADE_MS

    def take_share(self) -> float:
        """Return the opacity of the new picture over the window's content, which is the last blend.

        The old picture's share decreases in steps; the result is 0 while it is unchanged. Called once per
        frame.
        """
        before, self._left = self._left, 1 - int(self._clock * _STEPS / FADE_MS) / _STEPS
        return 1 - self._left / before
