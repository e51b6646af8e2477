"""PIN pad: the staff enters its PIN, or chooses one at the first start."""

from string import digits
from typing import Protocol

from circus.core.errors import CircusError
from circus.stand.staff_pin import MAX_DIGITS, KeptPin, Lock, is_pin, keep, of_digits
from circus.ui.gfx import theme
from circus.ui.gfx.widgets import Button
from circus.ui.gfx.widgets.containers import MIDDLE, NOWHERE, Part, boxed, column, line, row, space
from circus.ui.gfx.widgets.overlays import AWAY
from circus.ui.input.gestures import Cancel, Gesture, Key, Tap
from circus.ui.scenes.parts.modal_sheet import ModalSheetScene
from circus.ui.scenes.parts.widgets import picture
from circus.ui.scenes.shell.scene import SceneContext
from circus.ui.scenes.shell.transition import CUT
from circus.ui.scenes.stand.panel import Staffed, StaffScene
from circus.ui.scenes.table.seats_sheet import menu_sheet, sheet_room

DIGIT, ERASE, ENTER = "ui/digit/", "ui/erase", "ui/enter"
_WIDTH_U, _KEY_U, _GAP_U = 420.0, 66.0, 12.0

_SENTENCES = (
    "stand-pin-ask",
    "stand-pin-choose",
    "stand-pin-again",
    "stand-pin-length",
    "stand-pin-differs",
    "stand-pin-wrong",
    "stand-pin-wait",
)
"""Messages above the keys, whose place is the same for all of them."""


class Locked(Staffed, Protocol):
    """Kiosk with a lock, or without one so far."""

    lock: Lock | None
    now: float

    def lock_with(self, pin: KeptPin) -> None:
        """Use this PIN, which the staff has chosen."""


class PadScene(ModalSheetScene):
    """Ten digits over the current scene."""

    name = "staff"

    def __init__(self, manager: SceneContext, keeper: Locked) -> None:
        super().__init__(manager)
        self._keeper = keeper
        self._digits = ""
        self._first = ""
        self._message = "stand-pin-choose" if keeper.lock is None else "stand-pin-ask"

    def handle(self, gesture: Gesture) -> bool:
        """Handle digits by click or key; Esc, the back button and a click next to the pad close it."""
        if isinstance(gesture, Tap):
            self._tapped(gesture.name or "")
        elif isinstance(gesture, Cancel):
            self._back()
        elif isinstance(gesture, Key):
            return self._keyed(gesture)
        else:
            return False
        return True

    def _tapped(self, name: str) -> None:
        if name.startswith(DIGIT):
            self._type(name.removeprefix(DIGIT))
        elif name == ERASE:
            self._digits = self._digits[:-1]
        elif name == ENTER:
            self._enter()
            return
        elif name in (AWAY, "ui/back"):
            self._back()
            return
        self._build_widgets()

    def _keyed(self, key: Key) -> bool:
        if key.key and key.key in digits:
            self._type(key.key)
        elif key.key == "backspace":
            self._digits = self._digits[:-1]
        elif key.key == "return" and not self.has_focus:
            self._enter()
            return True
        else:
            return bool(key.text)
        self._build_widgets()
        return True

    def _type(self, digits: str) -> None:
        self._digits = (self._digits + digits)[:MAX_DIGITS]

    def _back(self) -> None:
        """Close the pad, unless the kiosk has no PIN: one has to be chosen first."""
        if self._keeper.lock is not None:
            self.manager.back(CUT)

    def _enter(self) -> None:
        digits, self._digits = self._digits, ""
        if self._keeper.lock is None:
            self._choose(digits)
        elif self._keeper.lock.waits(self._keeper.now):
            self._message = "stand-pin-wait"
        elif self._keeper.lock.opens(digits, self._keeper.now):
            self.manager.replace(StaffScene(self.manager, self._keeper), CUT)
            return
        else:
            self._message = "stand-pin-wrong"
        self._build_widgets()

    def _choose(self, digits: str) -> None:
        """Take a new PIN, which is entered twice to detect typing errors."""
        if not is_pin(digits):
            self._message, self._first = "stand-pin-length", ""
        elif not self._first:
            self._message, self._first = "stand-pin-again", digits
        elif digits != self._first:
            self._message, self._first = "stand-pin-differs", ""
        else:
            self.manager.attempt(lambda: self._keep(digits))

    def _keep(self, digits: str) -> None:
        pin = of_digits(digits)
        try:
            keep(self._keeper.stand, pin)
        except OSError as error:
            words = self.kit.texts.say("stand-pin-unkept", folder=str(self._keeper.stand))
            raise CircusError(words) from error
        self._keeper.lock_with(pin)
        self.manager.back(CUT)

    def _sheet(self) -> Part:
        kit, texts = self.kit, self.kit.texts
        text, layer = kit.text_scale, theme.LAYER_MODAL
        sentence = texts.say(self._message)
        room = sheet_room(kit, _WIDTH_U)
        block = kit.fonts.block(sentence, "ui", theme.CAPTION_U, theme.INK, width_u=room, align="center")
        tallest = max(
            kit.fonts.block(texts.say(key), "ui", theme.CAPTION_U, theme.INK, width_u=room).get_height()
            for key in (*_SENTENCES, self._message)
        )
        dots = "\u2022 " * len(self._digits) or "\u2013"
        locked = self._keeper.lock is not None
        back = Button("ui/back", NOWHERE, texts.say("stand-back"), "back", enabled=locked, layer=layer)
        parts = [
            picture(block, high=kit.units.u(tallest), layer=layer),
            space(8),
            line(dots, "ui-bold", 30, theme.DEEP_RED, high=44, align=MIDDLE, layer=layer),
            space(8),
            self._keys(),
            space(16),
            boxed(back, high=52),
        ]
        return menu_sheet(kit, texts.say("stand-staff"), _WIDTH_U, parts, 14 * (text - 1))

    def _keys(self) -> Part:
        layer = theme.LAYER_MODAL
        digits = [
            row([boxed(self._key(each), high=_KEY_U) for each in keys], _GAP_U)
            for keys in ("123", "456", "789")
        ]
        last = [
            Button(ERASE, NOWHERE, "", "left", layer=layer),
            self._key("0"),
            Button(ENTER, NOWHERE, "", "check", "gold", bool(self._digits), bool(self._digits), layer=layer),
        ]
        return column([*digits, row([boxed(each, high=_KEY_U) for each in last], _GAP_U)], _GAP_U)

    def _key(self, digit: str) -> Button:
        return Button(f"{DIGIT}{digit}", NOWHERE, digit, size_u=28, layer=theme.LAYER_MODAL)
