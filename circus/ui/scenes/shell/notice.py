"""Notice over a scene: how it is closed, and the resulting act."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from circus.ui.gfx.widgets import Modal
from circus.ui.input.gestures import Cancel, Gesture, Key, Tap

Answer = Callable[[], object]

ENTER = ("return", "space")


class NoticeScene(NamedTuple):
    """Question or message.

    Attributes:
        modal: its window.
        acts: the acts of its buttons; a button without one only closes it.
    """

    modal: Modal
    acts: Mapping[str, Answer]

    def answer(self, gesture: Gesture, focus: str | None) -> Answer | None:
        """Return the act after closing; `None` if the gesture leaves it open.

        With one button any click closes it, with several only a click on one of them. `focus` is the focused
        button.
        """
        keyed = isinstance(gesture, Key) and gesture.key in ENTER
        name = (focus if keyed else None) or (gesture.name if isinstance(gesture, Tap) else None)
        known = name in [button for button, _, _ in self.modal.buttons]
        if known or isinstance(gesture, Cancel) or (isinstance(gesture, Tap) and not self.acts):
            return self.acts.get(name or "", lambda: None)
        return None
