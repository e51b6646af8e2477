"""A notice over a scene: what ends it, and what is done then."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from circus.input.gestures import Cancel, Gesture, Key, Tap
from circus.stage.widgets import Modal

Act = Callable[[], object]

ENTER = ("return", "space")


class Notice(NamedTuple):
    """A question, or something told.

    Attributes:
        modal: what is seen of it.
        acts: what its ways out do; one without an act only closes it.
    """

    modal: Modal
    acts: Mapping[str, Act]

    def answer(self, gesture: Gesture, focus: str | None) -> Act | None:
        """What is to be done once it is closed; `None` where the gesture leaves it open.

        One with one way out is closed by any click, one with several by a click on one of them; `focus` is
        the way out that the keyboard is at.
        """
        keyed = isinstance(gesture, Key) and gesture.key in ENTER
        name = (focus if keyed else None) or (gesture.name if isinstance(gesture, Tap) else None)
        known = name in [button for button, _, _ in self.modal.buttons]
        if known or isinstance(gesture, Cancel) or (isinstance(gesture, Tap) and not self.acts):
            return self.acts.get(name or "", lambda: None)
        return None
