"""Past events of a table: the last one of an item, or those of one action."""

from collections.abc import Callable, Sequence

from circus.records.timeline import Timeline
from circus.session.motives import LOOK_BACK
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.scenes.table.presenter import TablePresenter
from circus.ui.skins.about import SEAT, InspectableItem
from circus.ui.skins.captions import Caption

_HELD = "hand/"
"""Prefix of places of unplayed cards: past events of equal cards do not concern them."""


_HEAPS = frozenset(
    {"hand", "kept", "pack", "collected", "trick", "cancelled", "played", "pile", "give", "got"}
)
"""Places of cards that belong to one seat: `trick/2`."""


def is_own(item: InspectableItem, viewer: int) -> bool:
    """Return whether an item is the viewer's own card: others' moves of equal cards do not concern it."""
    heap, _, owner = item.place.partition("/")
    return heap in _HEAPS and owner == str(viewer)


class Happened:
    """Past events of one table for its viewer."""

    def __init__(self, presenter: Callable[[], TablePresenter], timeline: Callable[[], Timeline]) -> None:
        """Prepare the search.

        `presenter` makes the captions, `timeline` is the permitted part of the game.
        """
        self._presenter, self._timeline = presenter, timeline

    def concerning(self, kit: Toolkit, item: InspectableItem, viewer: int) -> Caption:
        """Return the last caption with a reason that concerns an item; one without words if there is none."""
        names = _names(item)
        timeline = self._timeline()
        for n in range(len(timeline), max(0, len(timeline) - LOOK_BACK), -1) if names else ():
            captions = self._captions(kit, n, viewer)
            found = next((each for each in reversed(captions) if names & {*each.lit, *each.at}), None)
            if found:
                return found
        return Caption()

    def in_action(self, kit: Toolkit, n: int, viewer: int) -> Caption:
        """Return all reasons of action `n`, counted from 1, as one caption with several lines."""
        captions = self._captions(kit, n, viewer)
        why = "\n".join(dict.fromkeys(each.why for each in captions))
        lit = tuple(dict.fromkeys(name for each in captions for name in each.lit))
        ruling = next((each.ruling for each in captions if each.ruling), "")
        return Caption(captions[0].words if captions else "", ruling=ruling, why=why, lit=lit)

    def _captions(self, kit: Toolkit, n: int, viewer: int) -> Sequence[Caption]:
        """Return the captions with a reason of an action, for this viewer."""
        frames = self._timeline().frames(n, viewer)
        return [each for each in self._presenter().captions(kit, frames, viewer) if each.why]


def last_words(kit: Toolkit, happened: Caption) -> str:
    """Return the last event of an item, and its reason; "" for none."""
    if not happened.why:
        return ""
    last = kit.texts.say("table-what-last", words=happened.words) if happened.words else ""
    return "\n".join(filter(None, (last, happened.why)))


def _names(item: InspectableItem) -> frozenset[str]:
    """Return all names of an item that a reason may refer to (`Because.at`)."""
    if item.place.startswith(_HELD):
        return frozenset()
    if item.kind == SEAT:
        return frozenset({item.name})
    heap = item.place.partition("/")[0]
    named = {item.name, item.place, heap, item.kind, f"{item.kind}/{item.face}"}
    return frozenset(named - {""})
