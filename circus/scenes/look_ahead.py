"""What a replay draws in quiet moments, so that no jump has to wait for its pictures."""

from functools import partial

from circus.looks import Job
from circus.scenes.table.showing import Showing
from circus.session.playback import Playback

POSITIONS = 8
"""So many of a game are looked at before anybody jumps there, and its end: nearly all its pictures."""


def jobs_ahead(showing: Showing, playback: Playback, eyes: int) -> list[Job]:
    """What can be drawn ahead of what is shown, a little at a time."""
    places = sorted({playback.of * number // POSITIONS for number in range(POSITIONS + 1)})
    return [*showing.jobs(), *(partial(_draw, showing, playback, eyes, at) for at in places)]


def _draw(showing: Showing, playback: Playback, eyes: int, at: int) -> None:
    """Make the pictures of another position without showing it."""
    there = playback.again()
    there.go_to(at)
    Showing(showing.kit, there, eyes).composition()
