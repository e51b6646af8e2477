"""Top of the house rules: what is changed, stored sets, the code and the file to share."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from circus.content.texts import Texts
from circus.core.game import Game
from circus.platform.folders import pictures_folder
from circus.platform.sanitizing import known_name
from circus.session.house_rule_code import code_of
from circus.session.house_rules import HouseRules, write_rules
from circus.ui.gfx import theme
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Button, Edit, IconButton, TextField
from circus.ui.gfx.widgets.containers import MIDDLE, NOWHERE, Part, boxed, row, space
from circus.ui.gfx.widgets.controls import HEIGHT_U
from circus.ui.scenes.parts.paper import LINE_U
from circus.ui.scenes.parts.widgets import (
    centred_button,
    choice,
    copy_button,
    labelled,
    papered,
    pilled,
    written,
)

NAME, CODE = "ui/keep", "ui/code"
"""The text fields."""
_PAD_U = 18.0
_FAULT = "#8C1D1D"
_FIELD_U = 70.0
"""Width of a field beside its words: its pencil and padding."""


def summary(texts: Texts, game: Game[Any], changed: Mapping[str, int], fault: str) -> str:
    """Return how many numbers are changed, why they cannot be played, and whether they have no code."""
    sentences = [texts.say("house-changed", count=len(changed), of=len(game.numbers))]
    if fault:
        sentences.append(fault)
    elif code_of(game.name, changed) is None:
        sentences.append(texts.say("house-too-many"))
    return " ".join(sentences)


def status(kit: Toolkit, text: str, wide: float, *, is_fault: bool, has_changes: bool) -> Part:
    """Return the summary on a sheet, and the button back to the published rules."""
    words = kit.texts.say("house-original")
    undo = labelled(kit, Button("ui/all", NOWHERE, words, "undo", enabled=has_changes))
    inner = wide - 2 * _PAD_U - (undo.wide or 0.0) - 14
    lines = kit.fonts.lines(text, "ui", theme.CAPTION_U, inner)
    high = max(theme.BUTTON_HEIGHT_U, LINE_U * kit.text_scale * lines + 6)
    summary_words = written(kit, text, _FAULT if is_fault else theme.INK, None, MIDDLE, high=high)
    parts = row([summary_words.with_width(inner), space(wide=14), undo])
    return Part(papered(Part(parts.arrange), _PAD_U, 4, _PAD_U, 4).arrange, wide, high + 8)


def set_names(sets: Sequence[HouseRules]) -> list[str]:
    """Return the names of stored sets as shown; a file may have any."""
    return [known_name(each.name) for each in sets]


def set_choice(kit: Toolkit, sets: Sequence[HouseRules], at: int) -> list[Part]:
    """Return the stored sets between arrows, and the bin; nothing without sets.

    `at` is the number of the current set from 1 on; 0 if the numbers are not stored.
    """
    if not sets:
        return []
    names = [kit.texts.say("house-unkept"), *set_names(sets)]
    which = choice(kit, "ui/set", names[at], names, less=at > 0, more=at < len(sets))
    remove = centred_button(IconButton("ui/delete", 0, 0, "bin", HEIGHT_U, enabled=at > 0))
    return [row([which, space(HEIGHT_U, 10), remove])]


def fields(
    kit: Toolkit, game: str, changed: Mapping[str, int], edits: Mapping[str, Edit], copied: str
) -> list[Part]:
    """Return the fields of a set's name and of the code, and the buttons that copy the code and write a file.

    `copied` is the code that was copied last; its button says so.
    """
    say = kit.texts.say
    code = code_of(game, changed)
    text = say("house-code", code=" ".join(code)) if code else say("house-no-code")
    return [
        _field(kit, NAME, say("house-keep"), edits.get(NAME)),
        _field(kit, CODE, text, edits.get(CODE)),
        *([copy_button(kit, code, copied)] if code else ()),
        labelled(kit, Button("ui/file", NOWHERE, say("house-file"), "folder")),
    ]


def share(rules: HouseRules) -> Path:
    """Write a file with house rules next to the person's pictures; return its path; raise OSError."""
    path = pictures_folder() / f"{rules.game}-{datetime.now():%Y%m%d-%H%M%S-%f}.json"
    write_rules(rules, path)
    return path


def _field(kit: Toolkit, name: str, words: str, edit: Edit | None) -> Part:
    """Return a field as wide as its words, on paper."""
    wide = kit.fonts.width_u(words, "display", theme.CAPTION_U) + _FIELD_U
    field = TextField(name, NOWHERE, words, edit, theme.CAPTION_U)
    return pilled(boxed(field, wide, HEIGHT_U))
