"""Steps of a wheel: the only reader of its events' amounts."""

from pygame.event import Event

PAUSE_MS = 400
"""Milliseconds without an event after which a begun step is dropped."""


class WheelSteps:
    """Whole steps up or down, from notches of a wheel and from fractions of a touch pad.

    Fractions add up until they make a step. A movement that is more horizontal than vertical makes none.
    The direction is that of the content: a system that turns it round ("natural" scrolling, `flipped`) has
    done so in the amounts already.
    """

    def __init__(self) -> None:
        self._begun = 0.0
        self._last_ms = 0.0

    def take(self, event: Event, now: float) -> int:
        """Return the steps that an event completes, positive ones up; `now` in ms."""
        across, along = _amounts(event)
        if abs(across) >= abs(along):
            return 0
        if now - self._last_ms > PAUSE_MS or self._begun * along < 0:
            self._begun = 0.0
        self._last_ms = now
        self._begun = round(self._begun + along, 6)  # ten tenths are one step
        steps = int(self._begun)
        self._begun -= steps
        return steps


def _amounts(event: Event) -> tuple[float, float]:
    """Return the amounts to the right and up; SDL before 2.0.18 has whole ones only."""
    return float(getattr(event, "precise_x", event.x)), float(getattr(event, "precise_y", event.y))
