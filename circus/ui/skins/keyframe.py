"""Keyframes of an event's choreography: intermediate arrangements with their timing."""

from collections.abc import Sequence
from typing import NamedTuple

from circus.ui.gfx.tableau import Placeable


class Keyframe(NamedTuple):
    """One arrangement between the frame before an event and the frame after it.

    Attributes:
        pieces: every piece at its end, effects included.
        ms: duration of the motion of one piece.
        stagger: ms between the starts of two pieces that move.
        hold: pause at the end, in ms.
        sounds: the names of sounds that start with it.
        captioned: from its end on, plates, prompt and caption are those of the event. If no keyframe of an
            event sets it, the last one does.
        stays: pause at the end in ms at any speed, for changes that everybody must notice.
        waits: it pauses until a click of a person at the screen; without persons there, it holds.
        before: pieces are placed as on the table before the event, not as after it.
    """

    pieces: Sequence[Placeable]
    ms: int = 240
    stagger: int = 0
    hold: int = 0
    sounds: tuple[str, ...] = ()
    captioned: bool = False
    before: bool = False
    stays: int = 0
    waits: bool = False
