"""Sheet of the table's menu with the keys that act at a table."""

from collections.abc import Sequence

from circus.content.texts import Texts
from circus.ui import skins
from circus.ui.gfx import theme
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Button
from circus.ui.gfx.widgets.containers import NOWHERE, START, Part, boxed, row, space
from circus.ui.input.keys import ANYWHERE, AT_TABLE, FULL, SHORTCUTS, VERB, Shortcut, rows
from circus.ui.scenes.parts.widgets import written
from circus.ui.scenes.table.seats_sheet import menu_sheet, sheet_room

_WIDTH_U = 720.0
_KEYS_SHARE = 0.36
"""Share of the width that the keys take; their meanings have the rest."""
_LINE_U = 27.0
_GAP_U = 14.0
_LARGE = 1.3
"""Text size from which the lines are close together, for lack of room."""
_BACK_U = (220.0, 56.0)


def keys_sheet(kit: Toolkit, game: str, of_menu: Sequence[Shortcut]) -> Part:
    """Return keys and meanings in two columns, those of the menu last, and the button `ui/back`.

    The letters of the game's verbs are one line; a game whose verbs are never named has none.
    """
    texts, layer = kit.texts, theme.LAYER_MODAL
    back = Button("ui/back", NOWHERE, texts.say("table-seats-back"), "back", "wood", layer=layer)
    shown = [each for each in SHORTCUTS if each.place in (ANYWHERE, AT_TABLE)]
    if kit.window.is_held:
        shown.remove(FULL)
    shown += of_menu
    verbs = letters(texts, game)
    listed = [
        _row(kit, keys, verbs if each is VERB else meaning)
        for each, (keys, meaning) in zip(shown, rows(texts, shown), strict=True)
        if verbs or each is not VERB
    ]
    parts = [*listed, space(_GAP_U), boxed(back, *_BACK_U)]
    return menu_sheet(kit, texts.say("table-keys-title"), _WIDTH_U, parts)


def letters(texts: Texts, game: str) -> str:
    """Return the letters of a game's verbs with the words of their buttons; "" for a game without any."""
    texts.add_game(game)
    found = []
    for key, verbs in skins.find(game).input.keys.items():
        words = list(dict.fromkeys(texts.say(f"{game}-verb-{verb}") for verb in verbs))
        found.append(texts.say("keys-letter", letter=key.upper(), verb=texts.listed(words, "list-or")))
    return texts.listed(found)


def _row(kit: Toolkit, keys: str, meaning: str) -> Part:
    text, layer = kit.text_scale, theme.LAYER_MODAL
    room = sheet_room(kit, _WIDTH_U) - _GAP_U
    widths = (room * _KEYS_SHARE, room * (1 - _KEYS_SHARE))
    faces = ("ui-bold", "ui")
    lines = max(
        kit.fonts.lines(words, face, theme.CAPTION_U, wide)
        for words, face, wide in zip((keys, meaning), faces, widths, strict=True)
    )
    high = (_LINE_U * lines + (6 if text < _LARGE else 1)) * text
    left, right = (
        written(kit, words, theme.INK, lines, START, high=high, layer=layer, face=face).with_width(wide)
        for words, face, wide in zip((keys, meaning), faces, widths, strict=True)
    )
    return row([left, space(wide=_GAP_U), right]).with_height(high)
