"""Drawings made in advance by a replay, so that jumps need not wait."""

from functools import partial

from circus.session.playback import Playback
from circus.ui.scenes.table.showing import Showing
from circus.ui.skins import Job

POSITIONS = 8
"""Number of equally spaced positions that are drawn before any jump, besides the start: nearly all
pictures."""


def jobs_ahead(showing: Showing, playback: Playback, eyes: int) -> list[Job]:
    """Return jobs for the next drawings of a replay."""
    places = sorted({playback.of * number // POSITIONS for number in range(POSITIONS + 1)})
    return [*showing.jobs(), *(partial(_draw, showing, playback, eyes, at) for at in places)]


def _draw(showing: Showing, playback: Playback, eyes: int, at: int) -> None:
    """Draw the pictures of another position without showing it."""
    there = playback.again()
    there.go_to(at)
    Showing(showing.kit, there, eyes).composition()
