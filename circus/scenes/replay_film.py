"""The passage kept from a replay as a moving picture: how far it reaches, and how far it has come."""

from typing import TYPE_CHECKING

from circus.session.playback import Playback
from circus.stage.toolkit import Toolkit
from circus.stage.widgets import Entry
from circus.texts import Texts

if TYPE_CHECKING:
    from circus.scenes.passage import Passage

UNTIL = "ui/until/"
"""Begins the target of an entry; the last position of the passage follows."""


class ReplayFilm:
    """At most one is made at a time, between the frames of the replay."""

    def __init__(self, playback: Playback) -> None:
        self._playback = playback
        self._passage: Passage | None = None

    @property
    def percent(self) -> int | None:
        """How far it has come; `None` where none is made."""
        return int(self._passage.share * 100) if self._passage else None

    def entries(self, texts: Texts) -> list[Entry]:
        """Until where it can reach from here; none at the end of the game."""
        playback = self._playback
        moments = [mark.at for mark in playback.marks if mark.at > playback.at]
        ends = {
            playback.next_turn(): "turn",
            playback.next_round(): "round",
            **({min(moments): "moment"} if moments else {}),
            playback.of: "end",
        }
        return [
            Entry(
                f"{UNTIL}{at}",
                texts.say(f"replay-until-{what}"),
                "film",
                texts.say("replay-until-help", actions=at - playback.at),
            )
            for at, what in sorted(ends.items())
            if at > playback.at
        ]

    def begin(self, kit: Toolkit, eyes: int, until: int) -> None:
        """Make one from the position that is looked at; raise `UsageError` where these eyes may not."""
        from circus.scenes.passage import Passage

        self._passage = Passage(kit, self._playback, eyes, until)

    def cancel(self) -> None:
        """Give it up."""
        self._passage = None

    def go_on(self) -> bytes | None:
        """Draw a little of it; the whole of it once it is finished."""
        if self._passage is None or self._passage.go_on():
            return None
        content, self._passage = self._passage.content, None
        return content
