"""Small menus of Flip Circus: actions of a picked token, facts about a token, the Clown's choice."""

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from pygame import Rect, Surface

from circus.games.flip_circus.actions import CHOICES, position_of
from circus.games.flip_circus.facts import POWERS
from circus.games.flip_circus.information import possible_backs
from circus.games.flip_circus.tokens import ARTISTS, printed_backs
from circus.ui.gfx import svg, theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Button, Panel, Pose, centred
from circus.ui.gfx.widgets.buttons import GOLD, WOOD
from circus.ui.gfx.widgets.icons import icon
from circus.ui.gfx.widgets.overlays import SHEET
from circus.ui.gfx.widgets.slips import slip_panel
from circus.ui.input.picker import VERB
from circus.ui.skins.flip_circus.geometry import Box, place_in
from circus.ui.skins.flip_circus.preview import NOTHING, FlipPreview, aimed
from circus.ui.skins.flip_circus.readings import artist_at, back_at, may_act, may_choose, picked, state_of
from circus.ui.skins.flip_circus.ring import Point, ring_of
from circus.ui.skins.flip_circus.spec import ART, MEMORY, ROSETTE
from circus.ui.skins.flip_circus.tokens import medal
from circus.ui.skins.table_view import PickablePlace, TableView

Behind = tuple[tuple[str, bool], ...]
"""Artists, and whether they can still be on a token's back."""
MENU_U, SLIM_U = 356.0, 310.0
"""Width of a token's menu, landscape and portrait, at the usual text size."""
ROW_U, GAP_U, PAD_U, LINE_U = 48.0, 8.0, 13.0, 46.0
CLEAR_U = 14.0
"""Distance between a token and its menu."""
TIP_U, TIP_PAD_U, MEDAL_STEP_U = 322.0, 12.0, 44.0
ANSWERS = {"take": 1.0, "drop": 1.29, "none": 0.56}
"""Relative widths of the three answers to the Clown."""
EDGE = 0.05
"""Share of a box that the slip of a token may cover."""
PRICED = "peek"
"""The verb of the menu that costs Applause."""
_MARGIN_U = 22.0
_SHADOW = (3.0, 6.0, 7.0, 0.5)
_DARK = 'fill="#17101A" fill-opacity="0.985" stroke="#F7E8C9" stroke-opacity="0.5" stroke-width="1.8"'


class VerbEntry(NamedTuple):
    """Verb of a menu, with the box of its button and whether it is possible."""

    verb: str
    box: Box
    enabled: bool


def verbs_of(table: TableView, position: int) -> list[str]:
    """Return the verbs of a token's menu, possible or not: flip, its power, a misuse, a peek."""
    state, artist = state_of(table), artist_at(table, position)
    found = []
    if state.owed:
        found.append("flip")
        if artist in POWERS:
            found.append(artist)
    wanted = {name.removeprefix(VERB) for name in table.choice.selectable}
    return found + [verb for verb in ("misuse", "peek") if verb in wanted]


def is_open(table: TableView) -> bool:
    """Return whether the menu of a picked token is open."""
    return picked(table) >= 0 and may_act(table)


def menu_box(table: TableView) -> Box:
    """Return the box of the picked token's menu: next to it, towards the middle of the ring."""
    verbs = verbs_of(table, picked(table))
    return boxed(table, picked(table), len(_rows(verbs, ring_of(table).upright)))


def boxed(table: TableView, position: int, rows: int) -> Box:
    """Return the box of a menu with this many rows next to a token."""
    width = (SLIM_U if ring_of(table).upright else MENU_U) * (0.6 + 0.4 * table.text)
    return beside(table, position, width, 2 * PAD_U + rows * (ROW_U + GAP_U) + LINE_U * table.text)


def beside(table: TableView, position: int, width: float, height: float) -> Box:
    """Return a box of this size next to a token, on the side of the ring's middle."""
    ring = ring_of(table)
    (x, y), (across, along) = ring.spot(position), ring.inward(position)
    far, clear = 0.0, ring.radius * 1.1 + CLEAR_U
    while True:
        left, top = x + across * far - width / 2, y + along * far - height / 2
        near = (min(max(x, left), left + width), min(max(y, top), top + height))
        if math.dist((x, y), near) >= clear:
            return left, top, width, height
        far += 4.0


def _rows(verbs: Sequence[str], slim: bool) -> list[Sequence[str]]:
    """Return two verbs to a row, or one if there is no room."""
    step = 1 if slim else 2
    return [verbs[at : at + step] for at in range(0, len(verbs), step)]


def entries(table: TableView) -> list[VerbEntry]:
    """Return the buttons of the open menu."""
    if not is_open(table):
        return []
    left, top, width, _ = menu_box(table)
    found = []
    for number, row in enumerate(_rows(verbs_of(table, picked(table)), ring_of(table).upright)):
        wide = (width - 2 * PAD_U - GAP_U * (len(row) - 1)) / len(row)
        y = top + PAD_U + number * (ROW_U + GAP_U)
        for column, verb in enumerate(row):
            x = left + PAD_U + column * (wide + GAP_U)
            found.append(VerbEntry(verb, (x, y, wide, ROW_U), VERB + verb in table.choice.selectable))
    return found


def menu_places(table: TableView) -> list[PickablePlace]:
    """Return the buttons of the open menu as targets; its sheet blocks clicks on the items below."""
    found = [place_in(SHEET, menu_box(table))] if is_open(table) else []
    return found + [place_in(VERB + entry.verb, entry.box) for entry in entries(table)]


def menu_items(kit: Toolkit, table: TableView, preview: FlipPreview) -> list[Item]:
    """Return the open menu: a paper sheet, its buttons, and one line about the verb under the pointer."""
    if not is_open(table):
        return []
    position, box = picked(table), menu_box(table)
    ring = ring_of(table)
    tip = ring.spot(position)
    items = _sheet(kit, box, tip)
    for entry in entries(table):
        name = VERB + entry.verb
        kind = GOLD if entry.enabled and table.pointer.hover == name else WOOD
        items += verb_items(kit, entry, kind, Pose(hover=table.pointer.hover))
    return [*items, _line(kit, table, box, preview)]


def _line(kit: Toolkit, table: TableView, box: Box, preview: FlipPreview) -> Item:
    """Return the effect of the verb under the pointer, or the rule against it."""
    left, top, width, height = box
    words, colour = _offer(kit, table), "#4A372A"
    if preview.why:
        words, colour = kit.texts.explain(preview.why), "#8E1D25"
    elif preview.verb:
        words = kit.texts.say(f"flip_circus-verb-{preview.verb}-help")
    line = _fitted(kit, words, colour, width - 2 * PAD_U - 6)
    middle = top + height - PAD_U + 4 - LINE_U * table.text / 2
    return centred(kit, theme.LAYER_CONTROL, line, left + width / 2, middle)


def verb_items(kit: Toolkit, entry: VerbEntry, kind: str, pose: Pose) -> list[Item]:
    """Return a button of a token's menu, with its icon or its price."""
    label = kit.texts.say(f"flip_circus-verb-{entry.verb}")
    sign = "" if entry.verb == PRICED else "flip" if entry.verb == "flip" else "bolt"
    button = Button(VERB + entry.verb, entry.box, label, sign, kind, entry.enabled, size_u=20)
    return with_applause(kit, button, pose) if entry.verb == PRICED else button.items(kit, pose)


def with_applause(kit: Toolkit, button: Button, pose: Pose) -> list[Item]:
    """Return a button with a small Applause token, its price, before its label."""
    left, top, _, height = button.box
    token = kit.sprites.svg(f"{ART}applause", height_u=30)
    shifted = replace(button, label="\u2003" + button.label)
    place = token.get_rect(midleft=kit.units.point(left + 12, top + height / 2))
    return [*shifted.items(kit, pose), Item(button.layer, token, place.x, place.y)]


def _offer(kit: Toolkit, table: TableView) -> str:
    """Return the hint that neighbours can be swapped, or the power of the artist."""
    if any(name.startswith("token/") for name in table.choice.selectable):
        return kit.texts.say("flip_circus-table-menu")
    return describe_power(kit, artist_at(table, picked(table))) if state_of(table).owed else ""


def describe_power(kit: Toolkit, artist: str) -> str:
    """Return an artist's power or permanent effect."""
    key = f"verb-{artist}-help" if artist in POWERS else f"table-power-{artist}"
    return kit.texts.say(f"flip_circus-{key}")


def _fitted(kit: Toolkit, words: str, colour: str, width: float) -> Surface:
    """Return at most two lines, smaller than the chosen text size if necessary."""
    return kit.fonts.block(
        words, "ui", theme.SMALL_U, colour, width_u=width, align="center", leading=1.12, most=2, even=True
    )


def _sheet(kit: Toolkit, box: Box, tip: Point) -> list[Item]:
    rect, margin = kit.units.rect(*box), kit.units.px(_MARGIN_U)
    surface = paper(kit, rect.size)
    arrow = _tip(kit, box, tip)
    return [*arrow, Item(theme.LAYER_TAG, surface, rect.x - margin, rect.y - margin)]


@painted
def paper(kit: Toolkit, size: tuple[int, int]) -> Surface:
    """Return a sheet of this size, in pixels, without its border."""
    width, height = size[0] / kit.units.scale, size[1] / kit.units.scale
    panel = slip_panel(kit, width, height, radius=15, margin_u=_MARGIN_U, shadow=_SHADOW)
    panel.vector(svg.framed(5.5, 5.5, width - 11, height - 11, "none", "#6B3B7E", 2, radius=10))
    return panel.surface


def _tip(kit: Toolkit, box: Box, tip: Point) -> list[Item]:
    """Return a small corner of the sheet that points at its token."""
    left, top, width, height = box
    x, y = min(max(tip[0], left + 26), left + width - 26), min(max(tip[1], top + 22), top + height - 22)
    turned = math.degrees(math.atan2(tip[1] - (top + height / 2), tip[0] - (left + width / 2)))
    edge = min(
        ((abs(y - top), (x, top)), (abs(y - top - height), (x, top + height)),
         (abs(x - left), (left, y)), (abs(x - left - width), (left + width, y))),
        key=lambda each: math.dist(each[1], tip),
    )[1]  # fmt: skip
    body = svg.path("M24 6 L42 42 H6 Z", 'fill="#F6E8CB" stroke="#5A3A22" stroke-width="3"')
    arrow = kit.sprites.svg_text(svg.document(48, 48, body), 40, 40)
    posed = kit.sprites.tilted(arrow, round((turned + 90) / 15) * 15)
    return [centred(kit, theme.LAYER_TAG, posed, *edge)]


# ---- facts about a token ----------------------------------------------------------------------------


def has_token_slip(table: TableView) -> bool:
    """Return whether a slip in the ring explains the token under the pointer.

    If a menu, the Clown's choice or the preview of an action is shown in the ring, a tip outside of it does.
    """
    free = not is_open(table) and not may_choose(table)
    return table.pointer.hover.startswith("token/") and free and aimed(table, ()) is NOTHING


def tip_items(kit: Toolkit, table: TableView, position: int) -> list[Item]:
    """Return the artist of a token, its power, and the possible artists on its back."""
    surface = _tip_of(kit, table, position)
    left, top, _, _ = _tip_box(kit, table, position, surface)
    x, y = kit.units.point(left - _MARGIN_U, top - _MARGIN_U)
    return [Item(theme.LAYER_TAG, surface, x, y)]


def slip_covers(kit: Toolkit, table: TableView, rect: Rect) -> bool:
    """Return whether the slip of the token under the pointer lies over more than the edge of a box."""
    if not has_token_slip(table):
        return False
    position = position_of(table.pointer.hover)
    box = _tip_box(kit, table, position, _tip_of(kit, table, position))
    both = kit.units.rect(*box).clip(rect)
    return both.w * both.h > EDGE * rect.w * rect.h


def _tip_of(kit: Toolkit, table: TableView, position: int) -> Surface:
    behind = _behind(table, position) if ROSETTE in table.aids else ()
    asked = may_act(table) and not table.choice.picks and bool(state_of(table).owed)
    return tip(kit, artist_at(table, position), behind, _remembered_back(table, position), asked)


def _tip_box(kit: Toolkit, table: TableView, position: int, surface: Surface) -> Box:
    width, height = (kit.units.u(side) for side in surface.get_size())
    return beside(table, position, width - 2 * _MARGIN_U, height - 2 * _MARGIN_U)


@painted
def tip(kit: Toolkit, artist: str, behind: Behind, known: str, asked: bool) -> Surface:
    """Return a dark slip on an artist: `behind` are the possible backs, `known` the seen one.

    Its title and its medals determine its width; its sentences take as many lines as they need.
    """
    say, name = kit.texts.say, kit.texts.say(f"flip_circus-artist-{artist}")
    label = say("flip_circus-table-behind" if known else "flip_circus-table-maybe")
    medals = [(known, True)] if known else behind
    backs = 48 + kit.fonts.width_u(label, "ui", theme.SMALL_U) + MEDAL_STEP_U * len(medals)
    wide = max(TIP_U, backs, 68 + kit.fonts.width_u(name, "display", 24))
    lines = [(describe_power(kit, artist), theme.CREAM)]
    lines += [(say("flip_circus-table-how"), "#FFD98A")] if asked else []
    blocks = [kit.fonts.block(words, "ui", theme.SMALL_U, ink, width_u=wide - 34) for words, ink in lines]
    heights = [kit.units.u(block.get_height()) + 6 for block in blocks]
    title = max(34.0, kit.fonts.height_u("display", 24))
    row = max(MEDAL_STEP_U + 4, kit.fonts.height_u("ui", theme.SMALL_U) + 6) if medals else 0.0
    high = 2 * TIP_PAD_U + title + row + sum(heights)
    panel = Panel(kit, (kit.units.px(wide), kit.units.px(high)), _MARGIN_U)
    panel.shadow(svg.box(0, 0, wide, high, "#FFFFFF", radius=13), 3, 5, 6, 0.45)
    panel.vector(f'<rect x="1" y="1" width="{wide - 2:.1f}" height="{high - 2:.1f}" rx="12" {_DARK}/>')
    y = TIP_PAD_U + title / 2
    panel.put(icon(kit, "bolt" if artist in POWERS else "clock", 26), 16, y, "midleft")
    panel.write(name, "display", 24, theme.PAPER, 52, y, anchor="midleft")
    panel.put(blocks[0], 17, y + title / 2 + heights[0] / 2, "midleft")
    if asked:
        panel.put(blocks[1], 17, high - TIP_PAD_U - heights[1] / 2, "midleft")
    if medals:
        _write_backs(panel, kit, label, medals, y + title / 2 + heights[0] + row / 2)
    return panel.surface


def _remembered_back(table: TableView, position: int) -> str:
    """Return the back that was seen, if the memory aid is on."""
    return back_at(table, position) if MEMORY in table.aids else ""


def _behind(table: TableView, position: int) -> Behind:
    """Return the artists linked on the rosette, and whether they are still possible.

    All are without the memory.
    """
    state = state_of(table)
    printed = printed_backs(state.shown(position))
    left = possible_backs(state, position) if MEMORY in table.aids else printed
    return tuple((ARTISTS[artist], artist in left) for artist in printed)


def _write_backs(panel: Panel, kit: Toolkit, label: str, shown: Sequence[tuple[str, bool]], y: float) -> None:
    """Draw a row of medals: the possible artists, impossible ones grey and crossed out."""
    width = panel.write(label, "ui", theme.SMALL_U, "#D9C8A6", 17, y, anchor="midleft")
    x = 17 + width + 30
    for artist, can_be in shown:
        picture = medal(kit, artist, 42)
        panel.put(picture if can_be else kit.sprites.tinted(picture, "#6A646C90"), x, y)
        if not can_be:
            panel.put(icon(kit, "cross", 26, "#E9DDC6"), x, y)
        x += MEDAL_STEP_U


# ---- the Clown's choice --------------------------------------------------------------------------------


_HEAD_U, _SECOND_LINE_U, _NARROW_U = 78.0, 90.0, 400.0
"""Room for the words, the addition of a second line for letters twice as large, and the limit of narrow
sheets."""


def choice_places(table: TableView) -> list[PickablePlace]:
    """Return the three answers as targets, impossible ones too: a click explains why."""
    if not may_choose(table):
        return []
    return [place_in(SHEET, _choice_box(table)), *(place_in(name, box) for name, box in _choices(table))]


def _choice_box(table: TableView) -> Box:
    return table.layout.zones["choice"].box


def _choices(table: TableView) -> list[tuple[str, Box]]:
    """Return the three answers in a row, or in a column on a narrow sheet."""
    left, top, width, height = _choice_box(table)
    count, head = len(CHOICES), _HEAD_U
    if width < _NARROW_U:
        head += _SECOND_LINE_U * (table.text - 1)
        step = (height - head - PAD_U) / count
        return [
            (name, (left + 18, top + head + step * at, width - 36, step - 10))
            for at, name in enumerate(CHOICES)
        ]
    room, x, found = width - 2 * 18 - 2 * GAP_U, left + 18, []
    for name in CHOICES:
        wide = room * ANSWERS[name] / sum(ANSWERS.values())
        found.append((name, (x, top + head + 8, wide, height - head - 26)))
        x += wide + GAP_U
    return found


def choice_items(kit: Toolkit, table: TableView) -> list[Item]:
    """Return the Clown's question: take one Applause, let the other side lose one, or neither."""
    if not may_choose(table):
        return []
    box = _choice_box(table)
    rect, margin = kit.units.rect(*box), kit.units.px(_MARGIN_U)
    surface = choice_sheet(kit, rect.size)
    items = [Item(theme.LAYER_TAG, surface, rect.x - margin, rect.y - margin)]
    for name, place in _choices(table):
        possible = name in table.choice.selectable
        kind = GOLD if possible and (table.pointer.hover == name or name != "none") else WOOD
        label = kit.texts.say(f"flip_circus-pick-{name}")
        button = Button(name, place, label, kind=kind, enabled=possible, size_u=20, layer=theme.LAYER_CONTROL)
        items += button.items(kit, Pose(hover=table.pointer.hover))
    return items


@painted
def choice_sheet(kit: Toolkit, size: tuple[int, int]) -> Surface:
    """Return the sheet of the three answers."""
    surface = paper(kit, size)
    panel = Panel(kit, size, _MARGIN_U)
    panel.surface.blit(surface, (0, 0))
    panel.put(medal(kit, "clown", 62), 48, 42)
    room, lines = panel.width_u - 106, 2 if panel.width_u < _NARROW_U else 1
    title = kit.fonts.block(
        kit.texts.say("flip_circus-table-choice"),
        "display",
        25,
        "#7C1620",
        width_u=room,
        leading=1.05,
        most=lines,
    )
    line_u = kit.fonts.height_u("display", 25)
    below = kit.units.u(title.get_height()) - line_u
    panel.put(title, 90, 30 - line_u / 2, "topleft")
    help_words = kit.texts.say("flip_circus-table-choice-help")
    panel.write(
        help_words, "ui", theme.SMALL_U, "#4A372A", 90, 60 + below, anchor="midleft", max_width_u=room
    )
    return panel.surface
