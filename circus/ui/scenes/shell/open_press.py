"""Press in progress: it belongs to the scene in which it began."""

from circus.ui.input.gestures import ENDS_OF_A_PRESS, PARTS_OF_A_PRESS, Gesture, Press


class OpenPress:
    """State of a press, for the manager: no scene receives parts of a press from another one.

    Attributes:
        is_open: whether a button or finger is down.
    """

    def __init__(self) -> None:
        self.is_open = self._is_cut = False

    def follow(self, gesture: Gesture) -> bool:
        """Take a gesture; return false if it is the rest of a cancelled press."""
        if isinstance(gesture, Press):
            self.is_open, self._is_cut = True, False
        elif self._is_cut and isinstance(gesture, PARTS_OF_A_PRESS):
            return False
        elif isinstance(gesture, ENDS_OF_A_PRESS):
            self.is_open = False
        return True

    def cut(self) -> bool:
        """Cancel the open press, since a scene or a notice opens; return false if there is none."""
        was_open, self.is_open = self.is_open, False
        self._is_cut = self._is_cut or was_open
        return was_open
