"""The set-up's sheets of seats: portrait, name, person or bot, a bot's strength, a person's colour."""

from dataclasses import dataclass
from typing import Any

from pygame import Surface

from circus.core.game import Game
from circus.scenes.portraits import emblem, medallion
from circus.scenes.scene_widgets import Picture, pilled
from circus.scenes.setup_plan import CONTROL_U
from circus.session.table_setup import BOT, HUMAN, Seat, offered
from circus.stage import theme
from circus.stage.compositor import Item
from circus.stage.toolkit import Toolkit
from circus.stage.widgets import (
    Box,
    Edit,
    Label,
    Pose,
    Sheet,
    Stepper,
    Switch,
    Target,
    TextField,
    Widget,
    icon,
)

NAME_LETTERS = 16
_COMPACT_SWITCH_U = 186
_MEDALLION_U = 140
_SMALL_MEDALLION_U = 96


@dataclass(frozen=True)
class _Face:
    """The portrait, its centre at (x, y): a click takes the next colour and the face that goes with it."""

    name: str
    surface: Surface
    x: float
    y: float

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """A little larger under the pointer."""
        lit = pose.hover == self.name and pose.pressed != self.name
        surface = kit.sprites.scaled(self.surface, 1.04) if lit else self.surface
        place = surface.get_rect(center=kit.units.point(self.x, self.y))
        return [Item(theme.LAYER_TAG, surface, place.x, place.y)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """All of it."""
        return [Target(self.name, self.surface.get_rect(center=kit.units.point(self.x, self.y)))]


def players_line(kit: Toolkit, game: Game[Any], seats: int, box: Box) -> list[Widget]:
    """The line above the seats: how many there are, and a mark where the rules know no such number."""
    texts = kit.texts
    left, top, width, height = box
    middle = top + height / 2 - 6
    head = Label(left + 4, middle, texts.say("setup-players"), "display", theme.PROMPT_U, theme.PAPER)
    x = left + kit.fonts.width_u(head.text, "display", theme.PROMPT_U) + 24
    found: list[Widget] = [head]
    word = texts.say("setup-seats", count=seats)
    wide = max(60.0, kit.fonts.width_u(word, "ui-bold") + 24)
    if len(game.seats) > 1:
        at = game.seats.index(seats)
        found += pilled(Stepper("ui/seats", x, middle - 22, word, wide, at > 0, at + 1 < len(game.seats)))
        x += wide + 2 * CONTROL_U + 22
    if seats in game.unofficial_seats:
        text = texts.say("setup-unofficial")
        found.append(Picture(icon(kit, "star", 22, "#F3D9A4"), x, middle, "midleft"))
        found.append(
            Label(x + 30, middle, text, "ui-semibold", 20, "#F3D9A4", max_width=left + width - x - 30)
        )
    return found


def seat_sheet(
    kit: Toolkit, game: str, seat: Seat, number: int, box: Box, compact: bool, edit: Edit | None
) -> list[Widget]:
    """One seat; its targets begin with `ui/seat/NUMBER`."""
    left, top, width, height = box
    name = f"ui/seat/{number}"
    size = min(_SMALL_MEDALLION_U if compact else _MEDALLION_U, height - 30)
    colour = theme.PLAYER_COLOURS[seat.colour]
    face = _Face(
        f"{name}/colour", medallion(kit, game, seat, size), left + 18 + size / 2, top + height / 2 - 1
    )
    found: list[Widget] = [Sheet(box, line=colour), face]
    inner = left + size + 34
    room = left + width - 20 - inner
    field = max(44.0, 38 * kit.settings.text_size / 100)
    found.append(TextField(f"{name}/name", (inner, top + 14, room, field), seat.name, edit))
    y = top + 14 + field + 10
    kinds = [(kind, kit.texts.say(f"setup-{kind}")) for kind in (HUMAN, BOT)]
    if compact:
        found.append(Switch(f"{name}/kind", (inner, y, _COMPACT_SWITCH_U, CONTROL_U), kinds, seat.kind))
        found += _last_row(kit, seat, name, inner + _COMPACT_SWITCH_U + 8, y, room - _COMPACT_SWITCH_U - 8)
    else:
        found.append(Switch(f"{name}/kind", (inner, y, room, CONTROL_U), kinds, seat.kind))
        found += _last_row(kit, seat, name, inner, y + CONTROL_U + 8, room)
    pin = kit.sprites.svg("common/pin", width_u=28)
    return [*found, Picture(pin, left + width / 2, top + 3)]


def _last_row(kit: Toolkit, seat: Seat, name: str, x: float, y: float, room: float) -> list[Widget]:
    """A bot's strength between arrows, a person's colour between arrows."""
    if seat.kind == HUMAN:
        return _colour_row(kit, seat, name, x, y, room)
    word = kit.texts.say(f"setup-strength-{seat.strength}")
    strengths = offered(seat.strength)
    at = strengths.index(seat.strength)
    return [Stepper(f"{name}/strength", x, y, word, room - 2 * CONTROL_U, at > 0, at + 1 < len(strengths))]


def _colour_row(kit: Toolkit, seat: Seat, name: str, x: float, y: float, room: float) -> list[Widget]:
    word = kit.texts.say(f"setup-colour-{seat.colour}")
    disc, inner = 34.0, room - 2 * CONTROL_U
    wide = kit.fonts.width_u(word, "ui-bold", 20)
    has_word = wide + disc + 10 <= inner
    middle = y + CONTROL_U / 2
    start = x + room / 2 - (wide + disc + 8) / 2 if has_word else x + room / 2 - disc / 2
    found: list[Widget] = [
        Stepper(f"{name}/colour", x, y, "", inner),
        Picture(emblem(kit, seat.colour, disc), start, middle, "midleft"),
    ]
    if has_word:
        found.append(Label(start + disc + 8, middle - 1, word, "ui-bold", 20, theme.INK))
    return found
