"""Gestures at the table: clicks, drags and keys become picks and actions."""

from collections.abc import Mapping, Sequence

from circus.core.action import Action
from circus.core.game import Game
from circus.core.state import State
from circus.ui.gfx.director import PlacedPiece
from circus.ui.input.chooser import Chooser, Chosen
from circus.ui.input.gestures import DragMove, DragStart, Drop
from circus.ui.input.picker import VERB, Picker
from circus.ui.scenes.table.pieces import UNTOUCHED, named


class TableInput:
    """Choice of the person at the screen so far.

    Attributes:
        chooser: their choice; `None` if it is not their turn.
        drag: the drag in progress.
        menu_at: the last position of a gesture, in pixels: a menu opens there.
        aim: the verb selected by a key; "" for none.
        touched: which of several equal pieces was pointed at last.
    """

    def __init__(self) -> None:
        self.chooser: Chooser | None = None
        self.drag: DragMove | None = None
        self.menu_at = (0, 0)
        self.aim = ""
        self.touched = UNTOUCHED

    @property
    def picker(self) -> Picker | None:
        """The picks so far; `None` without a choice."""
        return self.chooser.picker if self.chooser else None

    @property
    def has_picked(self) -> bool:
        """Whether there is a pick or a named verb to undo."""
        return bool(self.chooser and (self.chooser.picker.picks or self.chooser.picker.verb))

    def ask(
        self,
        game: Game[State],
        view: State,
        seat: int,
        places: Sequence[str] = (),
        among: Sequence[Action] = (),
    ) -> None:
        """Offer a seat its actions; `places` can be picked, `among` limits the actions."""
        self.chooser = Chooser(game, view, seat, places, among)
        self.touched = UNTOUCHED

    def carried(self, placed: Sequence[PlacedPiece]) -> PlacedPiece | None:
        """Return the piece at the pointer; `None` for none."""
        return named(placed, self.drag.name) if self.drag else None

    def pull(self, gesture: DragStart | DragMove) -> None:
        """Start or continue a drag."""
        if self.chooser:
            self.drag = gesture if isinstance(gesture, DragMove) else DragMove(*gesture, None, ())

    def drop(self, drop: Drop, *, in_play: bool) -> Chosen | None:
        """End the drag; return the resulting choice, `None` for none.

        Away from every target it counts only `in_play`.
        """
        dragged, self.drag = self.drag, None
        if not dragged or not self.chooser:
            return None
        end = drop.over if drop.over and "/" in drop.over and not drop.over.startswith("ui/") else ""
        crossed = [name for name in drop.crossed if not name.startswith("ui/")]
        self.menu_at = drop.pos
        chosen = self.chooser.drag(drop.name, crossed, end, in_play=in_play)
        return chosen if chosen != Chosen() else None

    def tap(self, name: str, again: str = "") -> Chosen:
        """Pick an item.

        A second click on a pick names the verb `again`, if that is possible.
        """
        assert self.chooser
        picker = self.chooser.picker
        self.aim = ""
        if name in picker.picks and VERB + again in picker.selectable:
            return self.chooser.tap(VERB + again)
        return self.chooser.tap(name)

    def point_at(self, verb: str, name: str) -> Chosen | None:
        """Pick an item and select a verb for it, as the wheel does: a preview, which a click confirms.

        Nothing happens if the item cannot be picked, or the verb is selected already.
        """
        begun = self.chooser.begin(verb, name) if self.chooser and verb else None
        if begun and begun.picked:
            self.aim = VERB + verb
        return begun

    def knows(self, key: str, keys: Mapping[str, tuple[str, ...]]) -> bool:
        """Return whether a key may name a verb now."""
        if self.chooser is None or len(key) != 1:
            return False
        verbs = {action.verb for action in self.chooser.picker.live} - _keyed(keys)
        return key in keys or any(verb.startswith(key) for verb in verbs)

    def press_key(self, key: str, keys: Mapping[str, tuple[str, ...]], hover: str) -> Chosen | None:
        """Name the verbs of a key or with its initial, first for the item under the pointer.

        Over an item, the first press picks it and selects the verb, which is previewed; the second one
        confirms it.
        """
        if self.chooser is None or len(key) != 1:
            return None
        picker = self.chooser.picker
        verbs = [VERB + verb for verb in keys.get(key, ())]
        if not picker.picks and hover in picker.selectable and not hover.startswith(VERB):
            named = next((verb for verb in verbs if verb in picker.pick(hover).selectable), "")
            if named:
                self.aim = named
                return self.chooser.tap(hover)
        own = {VERB + verb for verb in _keyed(keys)}
        if key not in keys:
            verbs = [name for name in sorted(picker.selectable - own) if name.startswith(VERB + key)]
        named = next((verb for verb in verbs if verb in picker.selectable), "")
        self.aim = ""
        return self.chooser.tap(named) if named else None


def _keyed(keys: Mapping[str, tuple[str, ...]]) -> set[str]:
    """Return the verbs that have keys of their own, and no initial."""
    return {verb for verbs in keys.values() for verb in verbs}
