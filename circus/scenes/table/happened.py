"""What happened, looked up again in the past of a table: with one thing last, or in one action."""

from collections.abc import Callable, Sequence

from circus.looks.about import SEAT, Thing
from circus.looks.captions import Caption
from circus.scenes.table.presenter import TablePresenter
from circus.session.motives import LOOK_BACK
from circus.stage.toolkit import Toolkit
from circus.timeline import Timeline

_HELD = "hand/"
"""Begins the places where a card has not been played yet: what its like did before is not asked of it."""


_HEAPS = frozenset(
    {"hand", "kept", "pack", "collected", "trick", "cancelled", "played", "pile", "give", "got"}
)
"""Places of cards that belong to one seat: `trick/2`."""


def is_own(thing: Thing, viewer: int) -> bool:
    """Whether a thing is a card of the viewer's own: others' moves with its like are not its story."""
    heap, _, owner = thing.place.partition("/")
    return heap in _HEAPS and owner == str(viewer)


class Happened:
    """The past of one table, for the eyes that ask."""

    def __init__(self, presenter: Callable[[], TablePresenter], timeline: Callable[[], Timeline]) -> None:
        """`presenter` puts it into words; `timeline` is the game as far as it may be known."""
        self._presenter, self._timeline = presenter, timeline

    def with_thing(self, kit: Toolkit, thing: Thing, viewer: int) -> Caption:
        """What was told last that concerns a thing and has a reason; one without words where nothing was."""
        names = _names(thing)
        timeline = self._timeline()
        for n in range(len(timeline), max(0, len(timeline) - LOOK_BACK), -1) if names else ():
            told = self._told(kit, n, viewer)
            found = next((each for each in reversed(told) if names & {*each.lit, *each.at}), None)
            if found:
                return found
        return Caption()

    def in_action(self, kit: Toolkit, n: int, viewer: int) -> Caption:
        """Return all that has a reason in action `n`, counted from 1, as one: its reasons are lines."""
        told = self._told(kit, n, viewer)
        why = "\n".join(dict.fromkeys(each.why for each in told))
        lit = tuple(dict.fromkeys(name for each in told for name in each.lit))
        ruling = next((each.ruling for each in told if each.ruling), "")
        return Caption(told[0].words if told else "", ruling=ruling, why=why, lit=lit)

    def _told(self, kit: Toolkit, n: int, viewer: int) -> Sequence[Caption]:
        """What these eyes heard of an action that can be asked why."""
        frames = self._timeline().frames(n, viewer)
        return [each for each in self._presenter().told(kit, frames, viewer) if each.why]


def last_words(kit: Toolkit, happened: Caption) -> str:
    """What happened last with a thing, and why; "" for nothing."""
    if not happened.why:
        return ""
    last = kit.texts.say("table-what-last", words=happened.words) if happened.words else ""
    return "\n".join(filter(None, (last, happened.why)))


def _names(thing: Thing) -> frozenset[str]:
    """Return all that a game may call a thing by where it says what something concerns (`Because.at`)."""
    if thing.place.startswith(_HELD):
        return frozenset()
    if thing.kind == SEAT:
        return frozenset({thing.name})
    heap = thing.place.partition("/")[0]
    named = {thing.name, thing.place, heap, thing.kind, f"{thing.kind}/{thing.face}"}
    return frozenset(named - {""})
