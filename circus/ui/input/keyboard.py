"""Keyboard: the one place that decides which command or text a key event is.

Nothing else reads the symbol, the place or the modifiers of a key; scenes compare `Key.key`. So a key that
belongs to the system or to an input method never reaches them.
"""

import sys
import unicodedata

import pygame
from pygame import Rect
from pygame.event import Event

from circus.ui.input.gestures import FULL_SCREEN, Key, Preedit

REPEAT_AFTER_MS, REPEAT_EVERY_MS = 400.0, 35.0
"""Milliseconds until a key that is held in a text field repeats, and between repeats."""
REPEATING = frozenset({"left", "right", "up", "down", "backspace", "delete"})
"""Commands that repeat while their key is held in a text field."""

_ALT = pygame.KMOD_ALT | pygame.KMOD_MODE
_THIRD_LEVEL = pygame.KMOD_RALT | pygame.KMOD_MODE
"""AltGr; on some systems Ctrl is set with it."""
_MODIFIERS = frozenset(
    {
        pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT,
        pygame.K_LMETA, pygame.K_RMETA, pygame.K_MODE, pygame.K_CAPSLOCK, pygame.K_NUMLOCK,
        pygame.K_SCROLLOCK,
    }
)  # fmt: skip
_NO_CHARACTER = 1 << 30
"""Bit of symbols that are scancodes, not code points; larger symbols have it."""
_NAMES = {
    pygame.K_KP_ENTER: "return", pygame.K_KP_PLUS: "+", pygame.K_KP_MINUS: "-", pygame.K_KP_MULTIPLY: "*",
    pygame.K_KP_DIVIDE: "/", _NO_CHARACTER | 101: "menu",
}  # fmt: skip
"""Keys that pygame names differently from the main block, or (the menu key of PC keyboards) not at all."""
_KEYPAD = {
    pygame.K_KP0: ("0", "insert"), pygame.K_KP1: ("1", "end"), pygame.K_KP2: ("2", "down"),
    pygame.K_KP3: ("3", "page down"), pygame.K_KP4: ("4", "left"), pygame.K_KP5: ("5", ""),
    pygame.K_KP6: ("6", "right"), pygame.K_KP7: ("7", "home"), pygame.K_KP8: ("8", "up"),
    pygame.K_KP9: ("9", "page up"), pygame.K_KP_PERIOD: (".", "delete"),
}  # fmt: skip
"""Commands of the keypad with and without Num Lock."""
_LETTERS = {pygame.KSCAN_A + number: chr(ord("a") + number) for number in range(26)}
_DIGITS = {pygame.KSCAN_1 + number: str((number + 1) % 10) for number in range(10)}


def command(symbol: int, scancode: int, modifiers: int, system: str = sys.platform) -> str:
    """Return the command of a pressed key as `Key.key` holds it; "" if it is none.

    Keys with Alt, AltGr or the system's own modifier belong to the system; Alt+Enter is `FULL_SCREEN`. On
    macOS that modifier is Ctrl with Cmd: Ctrl+Cmd+F is full screen in the menu bar that SDL makes.

    Args:
        symbol: of the layout (`pygame.K_*`).
        scancode: the place of the key (`pygame.KSCAN_*`); 0 if unknown.
        modifiers: bits of `pygame.KMOD_*`.
        system: as `sys.platform`; on macOS Cmd replaces Ctrl.

    >>> command(pygame.K_l, pygame.KSCAN_L, 0), command(pygame.K_l, pygame.KSCAN_L, pygame.KMOD_LALT)
    ('l', '')
    >>> command(ord("я"), pygame.KSCAN_Z, pygame.KMOD_CTRL)
    'ctrl+z'
    """
    is_mac = system == "darwin"
    name = (
        "" if symbol in _MODIFIERS else _name(symbol, scancode, bool(modifiers & pygame.KMOD_NUM) or is_mac)
    )
    if modifiers & _ALT:
        others = pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_SHIFT | pygame.KMOD_MODE
        return FULL_SCREEN if name == "return" and not modifiers & others else ""
    if modifiers & pygame.KMOD_META and (not is_mac or modifiers & pygame.KMOD_CTRL):
        return ""
    has_ctrl = modifiers & (pygame.KMOD_CTRL | pygame.KMOD_META)
    return f"ctrl+{name}" if has_ctrl and name else name


def types_text(symbol: int, modifiers: int, text: str, system: str = sys.platform) -> bool:
    """Return whether text that follows a pressed key was typed: X11 sends text for Alt+L and Super+L too.

    >>> types_text(pygame.K_l, pygame.KMOD_LALT, "l", "linux")
    False
    >>> types_text(pygame.K_e, pygame.KMOD_RALT, "€", "linux")
    True
    """
    if modifiers & _THIRD_LEVEL:
        return not (symbol < _NO_CHARACTER and text.lower() == chr(symbol).lower())
    if modifiers & pygame.KMOD_ALT:
        return system == "darwin"
    return not modifiers & (pygame.KMOD_CTRL | pygame.KMOD_META)


def _name(symbol: int, scancode: int, has_digits: bool) -> str:
    """Return the name of a key; `has_digits` is whether the keypad writes digits."""
    if symbol in _KEYPAD:
        return _KEYPAD[symbol][0 if has_digits else 1]
    if symbol in _NAMES:
        return _NAMES[symbol]
    if symbol >= _NO_CHARACTER or symbol < 128:
        name = pygame.key.name(symbol).lower()
        return name if len(name) != 1 or name.isalnum() else _DIGITS.get(scancode, name)
    sign = chr(symbol) if symbol <= sys.maxunicode else ""
    if scancode in _DIGITS:
        return _DIGITS[scancode]
    if sign.isalpha() and not unicodedata.name(sign, "").startswith("LATIN"):
        return _LETTERS.get(scancode, sign.lower())
    return sign.lower()


class Keyboard:
    """State of the keyboard between events: the held key and the composition of the input method.

    Attributes:
        field: rectangle of the open text field, in pixels; `None` if there is none.
        held: the key that repeats while it is held in a text field; `None` for none.
        preedit: text that the input method composes; while it is not empty, keys belong to the method.
    """

    def __init__(self) -> None:
        self.field: Rect | None = None
        self.preedit = ""
        self._takes_text: bool | None = None
        self._symbol = self._modifiers = 0
        self.held: Key | None = None
        self._due = 0.0

    def press(self, event: Event, now: float) -> Key | None:
        """Return the command of a KEYDOWN event at `now` (ms); `None` if it is none."""
        self._symbol, self._modifiers = event.key, getattr(event, "mod", 0)
        self.held = None
        name = command(event.key, getattr(event, "scancode", 0), self._modifiers)
        if not name or self.preedit:
            return None
        key = Key(name, bool(self._modifiers & pygame.KMOD_SHIFT))
        if name in REPEATING:
            self.held, self._due = key, now + REPEAT_AFTER_MS
        return key

    def release(self, event: Event) -> None:
        """Handle a KEYUP event: a held key ends, and text is no longer that of the last pressed key."""
        if event.key == self._symbol:
            self.held = None
        self._modifiers = 0

    def type(self, event: Event) -> list[Key | Preedit]:
        """Return the text of a TEXTINPUT event; it also ends the composition."""
        typed = [Key("", text=event.text)] if self._types(event.text) else []
        return [*self._set_preedit(""), *typed]

    def compose(self, event: Event) -> list[Preedit]:
        """Return the change of a TEXTEDITING event."""
        return self._set_preedit(event.text)

    def repeat(self, now: float) -> Key | None:
        """Return the held key if it acts again at `now` (ms), which it does only in an open text field."""
        if self.held is None or self.field is None:
            self.held = None
            return None
        if now < self._due:
            return None
        self._due = now + REPEAT_EVERY_MS
        return self.held

    def forget(self) -> list[Preedit]:
        """End the held key and the composition when the focus is lost."""
        self.held, self._modifiers = None, 0
        return self._set_preedit("")

    def write_at(self, field: Rect | None, takes_text: bool) -> None:
        """Switch the input method on for a text field or a scene that takes text, else off."""
        is_on = takes_text or field is not None
        if field is None or self.field is None:
            self.held = None
        if is_on != self._takes_text:
            (pygame.key.start_text_input if is_on else pygame.key.stop_text_input)()
        if field is not None and field != self.field:
            pygame.key.set_text_input_rect(field)
        self.field, self._takes_text = field, is_on

    def take_end(self) -> list[Preedit]:
        """Return the end of a composition that was left open when text input was switched off."""
        return [] if self._takes_text else self._set_preedit("")

    def _types(self, text: str) -> bool:
        return bool(text) and types_text(self._symbol, self._modifiers, text)

    def _set_preedit(self, text: str) -> list[Preedit]:
        before, self.preedit = self.preedit, text
        return [Preedit(text)] if text != before else []
