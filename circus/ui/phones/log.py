"""Log of a phone: the captions of the latest events that a seat heard."""

from collections import OrderedDict
from collections.abc import Callable

from circus.content.texts import Texts
from circus.core.frame import Frame
from circus.phones.moment import Moment
from circus.ui import skins
from circus.ui.phones.scene import table_of

MAX_LINES = 40
"""Maximum number of lines of a log."""

_MAX_CAPTIONS = 4_000
"""Maximum number of cached captions: those of six phones in two languages, many times over."""


class Captions:
    """Bounded cache of captions: a frame never changes, and its caption is needed for many documents."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[int, int, str], tuple[Frame, str]] = OrderedDict()

    def lines(self, texts: Texts, seat: int, moment: Moment) -> list[str]:
        """Return the captions of the latest events, the newest last, each of a run of equal ones once."""
        found: list[str] = []
        for frame in moment.frames:
            words = self._caption(texts, seat, moment, frame) if frame.event else ""
            if words and (not found or found[-1] != words):
                found.append(words)
        return found[-MAX_LINES:]

    def _caption(self, texts: Texts, seat: int, moment: Moment, frame: Frame) -> str:
        """Return a caption; the cache holds the frame too, so that no other one gets its number."""
        names = " ".join(each.name for each in moment.seats)
        key = id(frame), seat, f"{texts.language} {names}"
        found = self._known.get(key)
        if found is None or found[0] is not frame:
            found = self._known[key] = frame, _words(texts, seat, moment, frame)
            while len(self._known) > _MAX_CAPTIONS:
                self._known.popitem(last=False)
        return found[1]


def _words(texts: Texts, seat: int, moment: Moment, frame: Frame) -> str:
    """Return the caption of a frame, or its sentence for the log if it has none."""
    event, game = frame.event, moment.game
    assert event is not None
    table = table_of(seat, moment, frame.view, event, ())
    say: Callable[..., str] = texts.format_facts
    words = skins.find(game.name).words.caption(texts, event, table).words
    key = f"{game.name}-log-{event.kind}"
    if words or not texts.has(key):
        return words
    return say(key, event.facts, [each.name for each in moment.seats])
