"""Notice over a scene: how it is closed, and the resulting act."""

from collections.abc import Callable

from circus.ui.gfx.widgets import Act, Modal
from circus.ui.input.gestures import Cancel, Gesture, Key, Tap

Answer = Callable[[], object]

ENTER = ("return", "space")


def answer(notice: Modal, gesture: Gesture, focus: str | None) -> Act | None:
    """Return the act after closing a question or message; `None` if the gesture leaves it open.

    With one button any click closes it, with several only a click on one of them. Esc is the first button.

    Args:
        notice: the open window.
        gesture: what the person did.
        focus: name of the focused button.
    """
    first, *others = notice.buttons
    keyed = isinstance(gesture, Key) and gesture.key in ENTER
    name = (focus if keyed else None) or (gesture.name if isinstance(gesture, Tap) else None)
    button = next((each for each in notice.buttons if each.name == name), None)
    if button is None and (isinstance(gesture, Cancel) or (isinstance(gesture, Tap) and not others)):
        button = first
    return (button.act or Act(lambda: None)) if button else None
