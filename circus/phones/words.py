"""Words and fonts of the page: what the server offers besides the page's own files."""

from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path

from circus.content.texts import LANGUAGES, Texts

WORDS = (
    "ask", "ask-how", "away", "back", "can-choose", "cannot-now", "change", "close", "code",
    "code-missing", "door-board-text", "door-closed", "door-closed-enter", "door-code", "door-code-enter",
    "door-code-text", "door-elsewhere", "door-elsewhere-enter", "door-invited", "door-invited-enter",
    "door-invited-text", "door-removed", "door-removed-enter", "door-seats", "door-seats-text",
    "door-waiting", "door-waiting-text", "elsewhere", "elsewhere-how", "example", "is-acting", "is-chosen",
    "joining-locked", "language", "log", "lost", "name", "next-game", "no-more", "no-seat-free", "players",
    "seat-away", "seat-back", "sent", "times", "too-old", "watch", "watching", "window-all", "window-time",
    "window-waits", "you", "your-turn",
)  # fmt: skip
"""Messages of the page."""

_VARIABLES = ("count", "moves", "name")
"""Variables of these messages; the page fills them in."""

_FONTS = {
    "display.ttf": ("font_fredoka_one", "FredokaOne-Regular.ttf"),
    "text.otf": ("font_hanken_grotesk", "HankenGrotesk-SemiBold.otf"),
}
"""Packages and files of the program's fonts, by the name that the page uses."""


def page_words() -> dict[str, dict[str, str]]:
    """Return the page's own messages by language and key; it fills in `{count}`, `{moves}` and `{name}`.

    >>> sorted(page_words())
    ['en', 'fr']
    """
    return {language: _words(Texts(language)) for language in LANGUAGES}


def _words(texts: Texts) -> dict[str, str]:
    marks = {name: f"{{{name}}}" for name in _VARIABLES}
    return {name: texts.say(f"phone-page-{name}", **marks) for name in WORDS}


def font_files() -> Mapping[str, Path]:
    """Return the font files by the name that the page uses."""
    return {name: Path(str(files(package) / "files" / file)) for name, (package, file) in _FONTS.items()}
