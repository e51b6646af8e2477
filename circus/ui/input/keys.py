"""Shortcuts of the keyboard: one table for scenes, the sheet in the pause menu and `docs/play.md`.

A shortcut's words are `keys-NAME`; those of keys that are not written as on the keyboard are `key-name-KEY`.
Keys that act only in the pause menu are declared with its entries (`circus/ui/scenes/table/menu.py`).
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from circus.content.texts import Texts
from circus.ui.input.gestures import FULL_SCREEN

PLACES = ("anywhere", "table", "menu", "replay", "rulebook", "lists", "text fields", "stand")
"""Places of shortcuts, in the order of the table."""

ANYWHERE, AT_TABLE, IN_MENU, IN_REPLAY, IN_RULEBOOK, IN_LISTS, IN_FIELDS, AT_STAND = PLACES


@dataclass(frozen=True)
class Shortcut:
    """Keys with one meaning.

    Attributes:
        name: of its message.
        place: where it acts.
        keys: values of `Key.key`.
        labels: what the keys are called, if the table does not write them one by one.
    """

    name: str
    place: str
    keys: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()

    def __contains__(self, key: str) -> bool:
        return key in self.keys

    @property
    def message(self) -> str:
        """The message id of its words; in the pause menu those of the button."""
        return f"table-menu-{self.name}" if self.place == IN_MENU else f"keys-{self.name}"


PAGES = ("page up", "page down")

RULES = Shortcut("rules", ANYWHERE, ("f1",))
ASK = Shortcut("ask", ANYWHERE, ("f2", "menu"))
FULL = Shortcut("full-screen", ANYWHERE, (FULL_SCREEN,), (FULL_SCREEN, "alt+return"))
VERB = Shortcut("verb", AT_TABLE, labels=("letter",))
UNDO = Shortcut("undo", AT_TABLE, ("ctrl+z",))
REDO = Shortcut("redo", AT_TABLE, ("ctrl+y",), ("ctrl+y", "ctrl+shift+z"))
LOG = Shortcut("log", AT_TABLE, ("l",))
PIN = Shortcut("pin", AT_TABLE, ("f4",))
SEARCH = Shortcut("search", IN_RULEBOOK, ("ctrl+f", "/"))
SELECT_ALL = Shortcut("select-all", IN_FIELDS, ("ctrl+a",))
COPY = Shortcut("copy", IN_FIELDS, ("ctrl+c", "ctrl+insert"))
CUT = Shortcut("cut", IN_FIELDS, ("ctrl+x",), ("ctrl+x", "shift+delete"))
PASTE = Shortcut("paste", IN_FIELDS, ("ctrl+v",), ("ctrl+v", "shift+insert"))
STAFF = Shortcut("staff", AT_STAND, ("f12",))

SHORTCUTS = (
    Shortcut("move", ANYWHERE, ("tab", "left", "right", "up", "down"), ("tab", "arrows")),
    Shortcut("press", ANYWHERE, ("return", "space")),
    Shortcut("back", ANYWHERE, labels=("escape",)),
    RULES,
    ASK,
    FULL,
    VERB,
    UNDO,
    REDO,
    LOG,
    PIN,
    Shortcut("play", IN_REPLAY, ("space",)),
    Shortcut("step", IN_REPLAY, ("left", "right")),
    Shortcut("turn", IN_REPLAY, ("up", "down")),
    Shortcut("round", IN_REPLAY, PAGES),
    Shortcut("ends", IN_REPLAY, ("home", "end")),
    SEARCH,
    Shortcut("leaf", IN_RULEBOOK, ("left", "right", "up", "down", *PAGES), ("arrows", *PAGES)),
    Shortcut("return", IN_RULEBOOK, ("backspace",)),
    Shortcut("scroll", IN_LISTS, (*PAGES, "home", "end")),
    SELECT_ALL,
    COPY,
    CUT,
    PASTE,
    STAFF,
)
"""All shortcuts, in the order of the table."""

_WORDS = frozenset(
    {
        "arrows", "backspace", "delete", "down", "end", "escape", "home", "insert", "left", "letter", "menu",
        "page down", "page up", "return", "right", "space", "up",
    }
)  # fmt: skip
"""Keys whose names differ between languages."""


def label(texts: Texts, shortcut: Shortcut) -> str:
    """Return the keys of a shortcut as people read them, such as "F2 or Menu"."""
    return texts.listed([_name(texts, key) for key in shortcut.labels or shortcut.keys], "list-or")


def rows(texts: Texts, shortcuts: Iterable[Shortcut]) -> Iterator[tuple[str, str]]:
    """Yield keys and meaning of each shortcut."""
    for each in shortcuts:
        yield label(texts, each), texts.say(each.message)


def _name(texts: Texts, key: str) -> str:
    parts = key.split("+")
    return "+".join(
        texts.say(f"key-name-{part.replace(' ', '-')}") if part in _WORDS else part.capitalize()
        for part in parts
    )
