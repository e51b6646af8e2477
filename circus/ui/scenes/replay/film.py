"""Passage of a replay as an animated GIF: its possible ends, and its progress."""

from typing import TYPE_CHECKING

from circus.content.texts import Texts
from circus.session.playback import Playback
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import PointMenuEntry

if TYPE_CHECKING:
    from circus.ui.scenes.replay.passage import Passage


class ReplayFilm:
    """Film in progress, at most one at a time, drawn between the frames of the replay."""

    def __init__(self, playback: Playback) -> None:
        self._playback = playback
        self._passage: Passage | None = None

    @property
    def percent(self) -> int | None:
        """Progress in percent; `None` for none."""
        return int(self._passage.share * 100) if self._passage else None

    def ends(self, texts: Texts) -> dict[int, PointMenuEntry]:
        """Return the possible ends from here with their entries; none at the end of the game."""
        playback = self._playback
        moments = [mark.at for mark in playback.marks if mark.at > playback.at]
        ends = {
            playback.next_turn(): "turn",
            playback.next_round(): "round",
            **({min(moments): "moment"} if moments else {}),
            playback.of: "end",
        }
        return {
            at: PointMenuEntry(
                f"ui/until/{at}",
                texts.say(f"replay-until-{what}"),
                "film",
                texts.say("replay-until-help", actions=at - playback.at),
            )
            for at, what in sorted(ends.items())
            if at > playback.at
        }

    def begin(self, kit: Toolkit, eyes: int, until: int) -> None:
        """Start one from the current position; raise `UsageError` if the viewer is not permitted."""
        from circus.ui.scenes.replay.passage import Passage

        self._passage = Passage(kit, self._playback, eyes, until)

    def cancel(self) -> None:
        """Stop making the film, and drop it."""
        self._passage = None

    def go_on(self) -> bytes | None:
        """Draw a little of it; return its content once it is complete."""
        if self._passage is None or self._passage.go_on():
            return None
        content, self._passage = self._passage.content, None
        return content
