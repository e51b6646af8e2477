"""Sheets of the set-up for variants and aids: title, explanation, control, a mark."""

from collections.abc import Container, Iterable
from dataclasses import replace

from pygame import Surface

from circus.content.texts.options import option_help, option_name, option_word
from circus.core.option import Option, Value, spell
from circus.lab.day.words import level_of
from circus.ui.gfx import theme
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import ICONS, Act, Box, Panel, PaperSheet, Switch, Toggle, Widget, icon
from circus.ui.gfx.widgets.containers import (
    END,
    NOWHERE,
    Part,
    boxed,
    column,
    cornered,
    line,
    row,
    space,
    stacked,
)  # fmt: skip
from circus.ui.scenes.parts.widgets import PictureWidget, papered, picture, stepper, written
from circus.ui.scenes.setup.plan import CONTROL_U

INDENT_U = 92
"""Left edge of a sheet's words, right of its pictogram."""
PAD_U = 18
_DISC_U = 60
_VARIANT = "#5D2E72"
_ORIGINAL = "#5A4128"
_SOFT = "#53402C"
COUNTS = (*range(11), 12, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, 500, 1000)
"""The values of a count's arrows."""
_AID_ICONS = {"hint": "bulb", "odds": "eye"}
"""The pictogram of each aid; others have an eye."""


def help_lines(
    kit: Toolkit, game: str, options: tuple[Option, ...], aids: Iterable[str], width: float, most: int = 2
) -> int:
    """Return the number of lines (one to `most`) of the longest explanation on sheets of this width."""
    room = width - INDENT_U - PAD_U
    helps = [option_help(kit.texts, game, option, value) for option in options for value in option.values]
    helps += [aid_help(kit, game, aid) for aid in aids]
    return min(most, max((kit.fonts.lines(text, "ui", theme.CAPTION_U, room) for text in helps), default=1))


def stepped(value: int, way: int) -> int:
    """Return the next of `COUNTS` up or down; the same at their ends."""
    if way > 0:
        return next((count for count in COUNTS if count > value), value)
    return next((count for count in reversed(COUNTS) if count < value), value)


def option_sheet(kit: Toolkit, game: str, option: Option, value: Value, most_lines: int) -> Part:
    """Return one variant; its targets begin with `ui/option/NAME`."""
    original = value == option.default
    mark = ("setup-original", "book", _ORIGINAL) if original else ("setup-variant", "star", _VARIANT)
    words = option_name(kit.texts, game, option), option_help(kit.texts, game, option, value)
    control = _control(kit, game, option, value)
    return sheet(kit, words, _sign(option), mark, control, most_lines)


def value_sheet(
    kit: Toolkit,
    game: str,
    option: Option,
    value: Value,
    name: str,
    on: bool,
    most_lines: int,
    act: Act | None = None,
) -> Part:
    """Return one selectable value of an option; `name` is its target."""
    words = option_name(kit.texts, game, option), option_help(kit.texts, game, option, value)
    word = option_word(kit.texts, game, option, value)
    toggle = cornered(lambda x, y: Toggle(name, x, y, on, word, act=act))
    mark = ("setup-variant", "star", _VARIANT)
    return sheet(kit, words, _sign(option), mark, toggle, most_lines)


def level_sheet(
    kit: Toolkit, game: str, level: str, name: str, on: bool, most_lines: int, act: Act | None = None
) -> Part:
    """Return one selectable board; `name` is its target."""
    key = f"{game}-level-{level}-help"
    words = kit.texts.say("setup-board"), kit.texts.say(key) if kit.texts.has(key) else ""
    toggle = cornered(lambda x, y: Toggle(name, x, y, on, level_of(kit.texts, game, level), act=act))
    return sheet(kit, words, "flag", ("setup-variant", "star", _VARIANT), toggle, most_lines)


def aid_title(kit: Toolkit, game: str, aid: str) -> str:
    """Return the name of an aid in words; the hint's is the same at every table."""
    key = f"{game}-aid-{aid}"
    return kit.texts.say(key if kit.texts.has(key) else f"table-aid-{aid}")


def aid_help(kit: Toolkit, game: str, aid: str) -> str:
    """Return the effect of an aid, in one sentence; "" without one."""
    key = f"{game}-aid-{aid}-help"
    key = key if kit.texts.has(key) else f"table-aid-{aid}-help"
    return kit.texts.say(key) if kit.texts.has(key) else ""


def aid_sheet(kit: Toolkit, game: str, aid: str, on: bool, most_lines: int) -> Part:
    """Return one aid; its target is `ui/aid/NAME`."""
    words = aid_title(kit, game, aid), aid_help(kit, game, aid)
    word = kit.texts.say("setup-yes" if on else "setup-no")
    toggle = cornered(lambda x, y: Toggle(f"ui/aid/{aid}", x, y, on, word))
    sign = _AID_ICONS.get(aid, "eye")
    return sheet(kit, words, sign, ("setup-aid", "pointer", _ORIGINAL), toggle, most_lines)


def aids_line(kit: Toolkit, game: str, aids: Iterable[str], on: Container[str]) -> Part:
    """Return all aids as a row of pills; their targets are `ui/aid/NAME`."""
    return row([_aid_pill(kit, aid, aid_title(kit, game, aid), aid in on) for aid in aids], 14)


def _aid_pill(kit: Toolkit, aid: str, title: str, on: bool) -> Part:
    toggle = cornered(lambda x, y: Toggle(f"ui/aid/{aid}", x, y, on, title), high=CONTROL_U)
    pill = boxed(PaperSheet(NOWHERE, radius=CONTROL_U / 2 + 4), 124 + kit.fonts.width_u(title, "ui-bold"))
    return stacked(pill, toggle.padded(4, 4, 4, 4))


def sheet(
    kit: Toolkit,
    words: tuple[str, str],
    sign: str,
    mark: tuple[str, str, str],
    control: Part,
    most_lines: int,
) -> Part:
    """Return a sheet: pictogram, title, a mark in the corner, explanation, control."""
    disc = _disc(kit, sign, kit.units.px(_DISC_U))
    parts = [
        _headed(kit, words[0], mark).with_height(30 * kit.text_scale),
        written(kit, words[1], _SOFT, most_lines),
        control.with_height(CONTROL_U),
    ]
    return stacked(
        papered(column(parts), INDENT_U, 9, PAD_U, 11),
        Part(lambda box: [PictureWidget(disc, box[0] + 14 + _DISC_U / 2, box[1] + min(box[3] / 2, 62))]),
    )


def _sign(option: Option) -> str:
    """Return the option's pictogram; a gear if it names none that exists, as a game from elsewhere may."""
    return option.icon if option.icon in ICONS else "gear"


def _headed(kit: Toolkit, title: str, mark: tuple[str, str, str]) -> Part:
    """Return the title and its mark in the corner; if both do not fit, the mark without its word."""
    wide = kit.fonts.width_u(title, "display", theme.HEADING_U)

    def arrange(box: Box) -> list[Widget]:
        shown = _mark(kit, *mark)
        if wide + 14 + (shown.wide or 0.0) > box[2]:
            shown = picture(icon(kit, mark[1], 22, mark[2]), END, wide=26)
        return row([line(title, "display", theme.HEADING_U), space(wide=14), shown]).arrange(box)

    return Part(arrange)


def _control(kit: Toolkit, game: str, option: Option, value: Value) -> Part:
    """Return a toggle for yes and no, a stepper for counts and many values, else a switch."""
    name, word = f"ui/option/{option.name}", option_word(kit.texts, game, option, value)
    if option.is_count:
        assert isinstance(value, int)
        return stepper(name, word, value > COUNTS[0], value < COUNTS[-1], 176)
    if option.is_on_or_off:
        return cornered(lambda x, y: Toggle(name, x, y, bool(value), word))
    values = [(spell(each), option_word(kit.texts, game, option, each)) for each in option.values]
    at = option.values.index(value)
    steps = stepper(name, word, at > 0, at + 1 < len(values), 220)
    return steps if len(values) > 3 else switch(kit, Switch(name, NOWHERE, values, spell(value)), steps)


def switch(kit: Toolkit, wished: Switch, steps: Part) -> Part:
    """Return a switch at its requested width, extending below the pictogram; arrows if it does not fit."""

    def arrange(box: Box) -> list[Widget]:
        left, top, room, _ = box
        wide = wished.width(kit)
        indent = max(0.0, min(INDENT_U - PAD_U, wide - room))
        if wished.least(kit) > room + indent:
            return steps.with_width(None).arrange((left, top, min(room, steps.wide or room), CONTROL_U))
        return [replace(wished, box=(left - indent, top, min(wide, room + indent), CONTROL_U))]

    return Part(arrange)


def _mark(kit: Toolkit, key: str, sign: str, colour: str) -> Part:
    """Return a word and its icon, such as for the printed rules, or for a variant."""
    word = kit.texts.say(key)
    wide = kit.fonts.width_u(word, "ui-semibold", theme.SMALL_U)
    shown = picture(icon(kit, sign, 22, colour), END, wide=26)
    return row([shown, space(wide=8), line(word, "ui-semibold", theme.SMALL_U, colour, wide=wide, align=END)])


@painted
def _disc(kit: Toolkit, name: str, size: int) -> Surface:
    """Return a pictogram in cream on a navy disc."""
    panel = Panel(kit, (size, size), 8)
    middle = panel.width_u / 2
    disc = f'<circle cx="{middle}" cy="{middle}" r="{middle - 1.5:.2f}" '
    panel.shadow(disc + 'fill="#FFFFFF"/>', 1.5, 3, 3, 0.45)
    panel.vector(
        '<defs><radialGradient id="d" gradientUnits="userSpaceOnUse" '
        f'cx="{middle * 0.7:.1f}" cy="{middle * 0.55:.1f}" r="{middle * 1.4:.1f}">'
        '<stop offset="0" stop-color="#44548C"/>'
        '<stop offset="1" stop-color="#222C52"/></radialGradient></defs>'
        + disc
        + 'fill="url(#d)" stroke="#141A33" stroke-width="3"/>'
        + f'<circle cx="{middle}" cy="{middle}" r="{middle - 5.5:.2f}" fill="none" stroke="#9FB0E4" '
        'stroke-opacity="0.5" stroke-width="1.6"/>'
    )
    panel.put(icon(kit, name, 34, "#FFF3DA"), middle, middle)
    return panel.surface
