"""Keyframes: what a choreography says of an event: the arrangements it passes through, and how they feel."""

from collections.abc import Sequence
from typing import NamedTuple

from circus.stage.tableau import Laid


class Keyframe(NamedTuple):
    """One arrangement on the way from the frame before an event to the frame after it.

    Attributes:
        pieces: where everything lies at its end, effects included.
        ms: how long one piece moves.
        stagger: ms between the starts of two pieces that move.
        hold: ms to stand still at the end, for what a person has to see.
        sounds: the names of sounds that begin with it.
        told: from its end on, plates, prompt and caption are those of the event. If no keyframe of an
            event says so, the last one does.
        stays: ms to stand still at the end at any speed, for what everybody has to have seen.
        waits: it stands until a person at the screen goes on; where nobody sits there, it holds.
        before: it is placed as on the table before the event, not as on the one after it.
    """

    pieces: Sequence[Laid]
    ms: int = 240
    stagger: int = 0
    hold: int = 0
    sounds: tuple[str, ...] = ()
    told: bool = False
    before: bool = False
    stays: int = 0
    waits: bool = False
