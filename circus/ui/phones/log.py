"""Log of a phone: the captions of the latest events that a seat heard."""

from collections.abc import Callable
from typing import NamedTuple

from circus.content.texts import Texts
from circus.core.frame import Frame
from circus.phones.moment import Moment
from circus.ui import skins
from circus.ui.phones.scene import table_of
from circus.ui.skins.captions import forced_words

MAX_LINES = 40
"""Maximum number of lines of a log."""


class Captions:
    """Cache of captions: those of the frames in the latest moment of each seat and language.

    A frame never changes, and its caption is needed for many documents. Earlier frames are released.
    """

    def __init__(self) -> None:
        self._captions: dict[tuple[int, str], _FrameCaptions] = {}

    def lines(self, texts: Texts, seat: int, moment: Moment) -> list[str]:
        """Return the captions of the latest events, the newest last, each of a run of equal ones once."""
        names = tuple(each.name for each in moment.seats)
        before = self._captions.get((seat, texts.language))
        words = before.words if before and before.names == names else {}
        latest = _FrameCaptions(names, {})
        self._captions[seat, texts.language] = latest
        found: list[str] = []
        for position, frame in enumerate(moment.frames):
            _, text = latest.words[id(frame)] = _cached(words, frame) or (
                frame,
                _caption(texts, seat, moment, frame, position),
            )
            if text and (not found or found[-1] != text):
                found.append(text)
        return found[-MAX_LINES:]


class _FrameCaptions(NamedTuple):
    """Captions for players of these names, by the number of their frame.

    Each is stored beside its frame, so that no other frame gets its number.
    """

    names: tuple[str, ...]
    words: dict[int, tuple[Frame, str]]


def _cached(words: dict[int, tuple[Frame, str]], frame: Frame) -> tuple[Frame, str] | None:
    found = words.get(id(frame))
    return found if found and found[0] is frame else None


def _caption(texts: Texts, seat: int, moment: Moment, frame: Frame, position: int) -> str:
    """Return the caption of the frame at a position, and whether a bot played for a person; "" for none."""
    words = _words(texts, seat, moment, frame, is_forced=position in moment.forced)
    return texts.say("phone-by-bot", words=words) if words and position in moment.by_bot else words


def _words(texts: Texts, seat: int, moment: Moment, frame: Frame, *, is_forced: bool) -> str:
    """Return the caption of a frame, or its sentence for the log if it has none; "" without an event."""
    event, game = frame.event, moment.game
    if event is None:
        return ""
    table = table_of(seat, moment, frame.view, event, ())
    say: Callable[..., str] = texts.format_facts
    words = skins.find(game.name).words.caption(texts, event, table).words
    if words and is_forced:
        return forced_words(texts, game.name, event, words)
    key = f"{game.name}-log-{event.kind}"
    if words or not texts.has(key):
        return words
    return say(key, event.facts, [each.name for each in moment.seats])
