"""The set-up's sheets of variants and of helps at the table: title, explanation, control, a mark."""

from collections.abc import Container, Iterable
from typing import NamedTuple

from pygame import Surface

from circus.core.option import Option, Value, spell
from circus.scenes.scene_widgets import Picture, Words, lines
from circus.scenes.setup_plan import CONTROL_U
from circus.stage import theme
from circus.stage.painted import painted
from circus.stage.toolkit import Toolkit
from circus.stage.widgets import Box, Label, Panel, Sheet, Stepper, Switch, Toggle, Widget, icon

INDENT_U = 92
"""Words of a sheet begin here, beside its pictogram."""
_PAD_U = 18
_DISC_U = 60
_VARIANT = "#5D2E72"
_ORIGINAL = "#5A4128"
_SOFT = "#53402C"
COUNTS = (*range(11), 12, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, 500, 1000)
"""Where the arrows of a count stop."""
_ICONS = {
    "face_cards": "star",
    "passing": "hands",
    "length": "hourglass",
    "lazy_clown": "clock",
    "push": "wind",
    "secret_clown": "closed-eye",
    "over_under": "undo",
    "hidden_marbles": "eye",
    "refill": "replay",
    "intervene": "hands",
    "base_deck": "cards",
    "police_start": "lock",
    "hearts_as_tape": "link",
    "round_limit": "hourglass",
    "turn_limit": "hourglass",
    "errors": "help",
    "one_beats_six": "trophy",
    "no_tricks": "leave",
}
"""The pictogram of each option; a game that is not known here has a gear."""
_AID_ICONS = {"hint": "bulb", "odds": "eye"}
"""The pictogram of each help at the table; others have an eye."""


class Mark(NamedTuple):
    """What stands in the upper right corner of a sheet, and how wide it is."""

    widgets: tuple[Widget, ...]
    width: float


def option_title(kit: Toolkit, game: str, option: Option) -> str:
    """Its name in words."""
    key = f"{game}-option-{option.name}"
    return kit.texts.say(key) if kit.texts.has(key) else _plain(option.name)


def option_help(kit: Toolkit, game: str, option: Option) -> str:
    """What it changes, in one sentence; "" if the game says nothing."""
    key = f"{game}-option-{option.name}-help"
    return kit.texts.say(key) if kit.texts.has(key) else ""


def option_word(kit: Toolkit, game: str, option: Option, value: Value) -> str:
    """One value in words."""
    title = f"{game}-option-{option.name}"
    key = f"{title}-{spell(value)}"
    if kit.texts.has(key):
        return kit.texts.say(key)
    if option.is_count and kit.texts.has(f"{title}-count"):
        return kit.texts.say(f"{title}-count", count=int(value))
    if isinstance(value, bool):
        return kit.texts.say("setup-yes" if value else "setup-no")
    return _plain(str(value))


def help_lines(
    kit: Toolkit, game: str, options: tuple[Option, ...], aids: Iterable[str], width: float
) -> int:
    """How many lines (one or two) the longest explanation takes on sheets of this width."""
    room = width - INDENT_U - _PAD_U
    helps = [option_help(kit, game, option) for option in options]
    helps += [aid_help(kit, game, aid) for aid in aids]
    return min(2, max((lines(kit, text, "ui", theme.CAPTION_U, room) for text in helps), default=1))


def stepped(value: int, way: int) -> int:
    """The next of `COUNTS` up or down; the same at their ends."""
    if way > 0:
        return next((count for count in COUNTS if count > value), value)
    return next((count for count in reversed(COUNTS) if count < value), value)


def option_sheet(
    kit: Toolkit, game: str, option: Option, value: Value, box: Box, most_lines: int
) -> list[Widget]:
    """One variant; its targets begin with `ui/option/NAME`."""
    left, top, width, height = box
    text = _text(kit)
    mark = _origin(kit, value == option.default, left + width - _PAD_U, top + 9 + 15 * text)
    words = option_title(kit, game, option), option_help(kit, game, option)
    control = _control(kit, game, option, value, (left, top + height - 11 - CONTROL_U, width, CONTROL_U))
    return [*_sheet(kit, words, _ICONS.get(option.name, "gear"), mark, box, most_lines), control]


def aid_title(kit: Toolkit, game: str, aid: str) -> str:
    """The name of a help at the table in words; the hint's is the same at every table."""
    key = f"{game}-aid-{aid}"
    return kit.texts.say(key if kit.texts.has(key) else f"table-aid-{aid}")


def aid_help(kit: Toolkit, game: str, aid: str) -> str:
    """What it does, in one sentence; "" if the game says nothing."""
    key = f"{game}-aid-{aid}-help"
    key = key if kit.texts.has(key) else f"table-aid-{aid}-help"
    return kit.texts.say(key) if kit.texts.has(key) else ""


def aid_sheet(kit: Toolkit, game: str, aid: str, on: bool, box: Box, most_lines: int) -> list[Widget]:
    """One help at the table; its target is `ui/aid/NAME`."""
    left, top, width, height = box
    mark = _mark(kit, "setup-aid", "pointer", _ORIGINAL, (left + width - _PAD_U, top + 9 + 15 * _text(kit)))
    words = aid_title(kit, game, aid), aid_help(kit, game, aid)
    word = kit.texts.say("setup-yes" if on else "setup-no")
    toggle = Toggle(f"ui/aid/{aid}", left + INDENT_U, top + height - 11 - CONTROL_U, on, word)
    return [*_sheet(kit, words, _AID_ICONS.get(aid, "eye"), mark, box, most_lines), toggle]


def aids_width(kit: Toolkit, game: str, aids: Iterable[str]) -> float:
    """How much of a line `aids_line` takes."""
    return sum(_pill_width(kit, game, aid) + 14 for aid in aids)


def aids_line(kit: Toolkit, game: str, aids: Iterable[str], on: Container[str], box: Box) -> list[Widget]:
    """All helps on pills at the right end of a line; their targets are `ui/aid/NAME`."""
    left, top, width, height = box
    x, y = left + width - aids_width(kit, game, aids) + 14, top + height / 2 - 6 - CONTROL_U / 2
    found: list[Widget] = []
    for aid in aids:
        wide = _pill_width(kit, game, aid)
        found.append(Sheet((x, y - 4, wide, CONTROL_U + 8), radius=CONTROL_U / 2 + 4))
        found.append(Toggle(f"ui/aid/{aid}", x + 4, y, aid in on, aid_title(kit, game, aid)))
        x += wide + 14
    return found


def _pill_width(kit: Toolkit, game: str, aid: str) -> float:
    return 124 + kit.fonts.width_u(aid_title(kit, game, aid), "ui-bold")


def _text(kit: Toolkit) -> float:
    return kit.settings.text_size / 100


def _sheet(
    kit: Toolkit, words: tuple[str, str], icon_name: str, mark: Mark, box: Box, most_lines: int
) -> list[Widget]:
    """Pictogram, title, the mark in the corner, explanation; the control is laid on it."""
    left, top, width, height = box
    text = _text(kit)
    inner, room = left + INDENT_U, width - INDENT_U - _PAD_U
    title = Label(
        inner, top + 9 + 15 * text, words[0], "display", theme.HEADING_U, theme.INK,
        max_width=room - mark.width - 14,
    )  # fmt: skip
    explained = Words(inner, top + 9 + 30 * text, room, words[1], colour=_SOFT, most=most_lines)
    sign = Picture(
        _disc(kit, icon_name, kit.units.px(_DISC_U)), left + 14 + _DISC_U / 2, top + min(height / 2, 62)
    )
    return [Sheet(box), sign, title, *mark.widgets, explained]


def _control(kit: Toolkit, game: str, option: Option, value: Value, strip: Box) -> Widget:
    """By kind of option: toggle for yes and no, stepper for counts and many values, else a switch."""
    left, y, width, _ = strip
    name, x, room = f"ui/option/{option.name}", left + INDENT_U, width - INDENT_U - _PAD_U
    word = option_word(kit, game, option, value)
    if option.is_count:
        assert isinstance(value, int)
        return Stepper(name, x, y, word, 176, value > COUNTS[0], value < COUNTS[-1])
    if set(map(type, option.values)) == {bool}:
        return Toggle(name, x, y, bool(value), word)
    values = [(spell(each), option_word(kit, game, option, each)) for each in option.values]
    if len(values) > 3:
        at = option.values.index(value)
        return Stepper(name, x, y, word, 220, at > 0, at + 1 < len(values))
    switch = Switch(name, (x, y, 0, CONTROL_U), values, spell(value))
    if switch.width(kit) > room:
        indent = min(INDENT_U - _PAD_U, switch.width(kit) - room)
        wide = min(switch.width(kit), room + indent)
        switch = Switch(name, (x - indent, y, wide, CONTROL_U), values, spell(value))
    return switch


def _origin(kit: Toolkit, original: bool, right: float, y: float) -> Mark:
    """As the rules are printed, or a variant."""
    if original:
        return _mark(kit, "setup-original", "book", _ORIGINAL, (right, y))
    return _mark(kit, "setup-variant", "star", _VARIANT, (right, y))


def _mark(kit: Toolkit, key: str, icon_name: str, colour: str, at: tuple[float, float]) -> Mark:
    """A word and its sign, `at` the middle of their right end."""
    word, (right, y) = kit.texts.say(key), at
    wide = kit.fonts.width_u(word, "ui-semibold", theme.SMALL_U)
    sign = Picture(icon(kit, icon_name, 22, colour), right - wide - 8, y, "midright")
    return Mark((sign, Label(right, y, word, "ui-semibold", theme.SMALL_U, colour, "midright")), wide + 34)


@painted
def _disc(kit: Toolkit, name: str, size: int) -> Surface:
    """A pictogram in cream on a navy disc."""
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


def _plain(name: str) -> str:
    return name.replace("_", " ").capitalize()
