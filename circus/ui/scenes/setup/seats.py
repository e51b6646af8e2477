"""Sheets of the set-up for seats: portrait, name, person or bot, a bot's strength, a person's colour."""

from dataclasses import dataclass
from typing import Any

from pygame import Surface

from circus import games
from circus.core.game import Game
from circus.session.table_setup import BOT, HUMAN, LEVELS, Seat, offered_strengths
from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import (
    Box,
    Edit,
    PaperSheet,
    Pose,
    Switch,
    Target,
    TextField,
    Widget,
    centred,
    icon,
)
from circus.ui.gfx.widgets.coach import BADGE_U, CoachSwitch
from circus.ui.gfx.widgets.containers import (
    NOWHERE,
    START,
    Part,
    boxed,
    column,
    line,
    row,
    space,
    stacked,
)  # fmt: skip
from circus.ui.scenes.parts.portraits import emblem, medallion, shown_colour
from circus.ui.scenes.parts.widgets import picture, pilled, stepper
from circus.ui.scenes.setup.plan import CONTROL_U, head_height

_COMPACT_SWITCH_U = 186
_COMPACT_STEPPER_U = 200
_MEDALLION_U = 140
_SMALL_MEDALLION_U = 96
_EMBLEM_U = 34.0
_UNOFFICIAL = "#F3D9A4"


@dataclass(frozen=True)
class _Face:
    """Portrait, its centre at (x, y): a click takes the next colour with its face."""

    name: str
    surface: Surface
    x: float
    y: float

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return the portrait, a little larger under the pointer."""
        lit = pose.hover == self.name and pose.pressed != self.name
        surface = kit.sprites.scaled(self.surface, 1.04) if lit else self.surface
        return [centred(kit, theme.LAYER_TAG, surface, self.x, self.y)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return one target: the whole box."""
        return [Target(self.name, self.surface.get_rect(center=kit.units.point(self.x, self.y)))]


def players_line(kit: Toolkit, game: Game[Any], seats: int, room: float) -> Part:
    """Return the line above the seats: their number, and a mark if it is unofficial.

    The mark is a line of its own if both are wider than the room.
    """
    texts = kit.texts
    head = texts.say("setup-players")
    head_wide = kit.fonts.width_u(head, "display", theme.PROMPT_U)
    parts = [line(head, "display", theme.PROMPT_U, theme.PAPER, wide=head_wide + 20)]
    if len(game.seats) > 1:
        word = texts.say("setup-seats", count=seats)
        inner = max(60.0, kit.fonts.width_u(word, "ui-bold") + 24)
        at = game.seats.index(seats)
        parts.append(pilled(stepper("ui/seats", word, at > 0, at + 1 < len(game.seats), inner)))
        parts.append(space(wide=22))
    high, words = head_height(kit.text_scale), texts.say("setup-unofficial")
    if seats not in game.unofficial_seats:
        return row(parts).padded(4, -6, 0, 6).with_height(high)
    mark = [picture(icon(kit, "star", 22, _UNOFFICIAL), START, wide=30)]
    mark.append(line(words, "ui-semibold", 20, _UNOFFICIAL))
    asked = sum(part.wide or 0.0 for part in (*parts, mark[0])) + kit.fonts.width_u(words, "ui-semibold", 20)
    if asked + 4 <= room:
        return row([*parts, *mark]).padded(4, -6, 0, 6).with_height(high)
    upper = row([*parts, space()]).padded(4, -6, 0, 6).with_height(high)
    below = 30 * kit.text_scale
    return column([upper, row(mark).padded(4, -4, 0, 4).with_height(below)]).with_height(high + below)


def seat_sheet(
    kit: Toolkit, game: str, seat: Seat, number: int, compact: bool, edit: Edit | None, box: Box
) -> list[Widget]:
    """Return one seat; its targets begin with `ui/seat/NUMBER`."""
    name = f"ui/seat/{number}"
    steps = _widest_strength(kit)
    size = _SMALL_MEDALLION_U if compact else max(_SMALL_MEDALLION_U, min(_MEDALLION_U, box[2] - 54 - steps))
    size = min(size, box[3] - 30)
    face = medallion(kit, game, seat, size)
    field = max(44.0, 38 * kit.text_scale)
    kinds = [(kind, kit.texts.say(f"setup-{kind}")) for kind in (HUMAN, BOT)]
    kind = Switch(f"{name}/kind", NOWHERE, kinds, seat.kind)
    switch = boxed(kind, high=CONTROL_U)
    last = (
        _colour(kit, game, shown_colour(game, seat), name)
        if seat.kind == HUMAN
        else _strength(kit, seat, name)
    )
    wide = min(
        max(_COMPACT_SWITCH_U, kind.least(kit) + 2), box[2] - size - 62 - max(_COMPACT_STEPPER_U, steps)
    )
    both = row([switch.with_width(wide), last], 8) if compact else column([switch, last], 8)
    first = boxed(TextField(f"{name}/name", NOWHERE, seat.name, edit), high=field)
    if seat.kind == HUMAN:
        first = row([first, _coach(f"{name}/coach", seat.coach)], 10).with_height(field)
    controls = column([first, both], 10)
    parts = [
        space(wide=18),
        Part(lambda at: [_Face(f"{name}/colour", face, at[0] + size / 2, at[1] + at[3] / 2 - 1)], size),
        space(wide=16),
        controls.padded(0, 14, 20, 0),
    ]
    pin = picture(kit.sprites.svg("common/pin", width_u=28), high=24)
    sheet = boxed(PaperSheet(NOWHERE, line=theme.PLAYER_COLOURS.get(shown_colour(game, seat), theme.BRASS)))
    return stacked(sheet, row(parts, align=START), column([space(-9), pin])).arrange(box)


def _coach(name: str, on: bool) -> Part:
    """Return the switch of a person's coach."""
    return Part(lambda box: [CoachSwitch(name, box[0] + BADGE_U / 2, box[1] + box[3] / 2, on)], wide=BADGE_U)


def _strength(kit: Toolkit, seat: Seat, name: str) -> Part:
    """Return a bot's strength between arrows."""
    word = kit.texts.say(f"setup-strength-{seat.strength}")
    strengths = offered_strengths(seat.strength)
    at = strengths.index(seat.strength)
    return stepper(f"{name}/strength", word, at > 0, at + 1 < len(strengths))


def _widest_strength(kit: Toolkit) -> float:
    """Return the width of the arrows with the longest usual word between them."""
    words = [kit.texts.say(f"setup-strength-{each}") for each in LEVELS]
    return 2 * CONTROL_U + max(kit.fonts.width_u(word, "ui-bold") for word in words) + 10


def _colour(kit: Toolkit, game: str, colour: str, name: str) -> Part:
    """Return a person's colour between arrows: its emblem, and its name if there is room for every name.

    So all persons' colours have names, or none has. If the rules assign the colours, only the face is chosen.
    """
    if colour == theme.NEUTRAL:
        return stepper(f"{name}/colour", kit.texts.say("setup-face"), True, True)
    word = kit.texts.say(f"setup-colour-{colour}")
    wide = kit.fonts.width_u(word, "ui-bold", 20)
    words = [kit.texts.say(f"setup-colour-{each}") for each in games.find(game).brand.seat_colours()]
    widest = max(kit.fonts.width_u(each, "ui-bold", 20) for each in words)
    arrows = stepper(f"{name}/colour", "", True, True)

    def arrange(box: Box) -> list[Widget]:
        parts = [picture(emblem(kit, game, colour, _EMBLEM_U), START, wide=_EMBLEM_U, high=CONTROL_U)]
        if widest + _EMBLEM_U + 10 <= box[2] - 2 * CONTROL_U:
            parts.append(line(word, "ui-bold", 20, wide=wide, high=CONTROL_U - 2).padded(0, 0, 0, 2))
        shown = row(parts, 8)
        return [*arrows.arrange(box), *shown.arrange_in(box)]

    return Part(arrange, high=CONTROL_U)
