"""Answers in a window for reactions: the two choices, who has answered, when one wants to be asked."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Surface

from circus.games.clearing_house.facts import answer_order
from circus.levels.layouts import Zone
from circus.looks.clearing_house.board import state_of
from circus.looks.clearing_house.pile import centred
from circus.looks.clearing_house.seats import figure, medallion
from circus.looks.clearing_house.spec import ART
from circus.looks.table_view import TableView
from circus.stage import svg, theme
from circus.stage.compositor import Item
from circus.stage.painted import painted
from circus.stage.toolkit import Toolkit
from circus.stage.widgets import Pose, Target, icon
from circus.stage.widgets.base import DISABLED, HOVER, Box
from circus.stage.widgets.boards import edge_lines
from circus.stage.widgets.buttons import WOOD, paint_body
from circus.stage.widgets.panel import Panel, fitted_line

LAYER = theme.LAYER_MODAL
_MARGIN_U = 22
_PORTRAIT_U = 62.0


@dataclass(frozen=True)
class Painting:
    """Items that are only looked at."""

    shown: Sequence[Item]

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """All of them."""
        return list(self.shown)

    def targets(self, kit: Toolkit) -> list[Target]:
        """None."""
        return []


@dataclass(frozen=True)
class Answer:
    """One of the two choices: its name, its price, a picture; gold-edged, or grey with a lock."""

    name: str
    box: Box
    title: str
    price: str
    picture: str
    enabled: bool = True

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """The body, and the two lines on it."""
        look = pose.look(self.name, self.enabled)
        rect = kit.units.rect(*self.box)
        surface = _answer_body(kit, rect.size, self.picture, look)
        margin = kit.units.px(_MARGIN_U)
        lift = kit.units.px(-2 if look == HOVER else 0)
        found = [Item(LAYER, surface, rect.x - margin, rect.y - margin + lift)]
        ink = theme.DISABLED_TEXT if look == DISABLED else "#FFF3DA"
        room, left = self.box[2] - 118, rect.x + kit.units.px(100)
        for words, face, size, share in (
            (self.title, "display", 27, 0.36),
            (self.price, "ui", 20, 0.67),
        ):
            text = fitted_line(kit, words, face, size, ink, room)
            middle = rect.y + round(rect.h * share) - text.get_height() // 2 + lift
            found.append(Item(LAYER, text, left, middle))
        return found

    def targets(self, kit: Toolkit) -> list[Target]:
        """All of it."""
        return [Target(self.name, kit.units.rect(*self.box), self.enabled, self.enabled)]


@dataclass(frozen=True)
class Wish:
    """One way to be asked: a lamp, its name, what it means; the chosen one is teal."""

    name: str
    box: Box
    title: str
    help: str
    chosen: bool

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """One surface."""
        look = pose.look(self.name)
        rect = kit.units.rect(*self.box)
        surface = _wish_body(kit, rect.size, self.title, self.help, self.chosen, look)
        return [Item(LAYER, surface, rect.x, rect.y)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """All of it."""
        return [Target(self.name, kit.units.rect(*self.box))]


@painted
def _answer_body(kit: Toolkit, size: tuple[int, int], picture: str, look: str) -> Surface:
    panel = Panel(kit, size, _MARGIN_U)
    wide, high = panel.width_u, panel.height_u
    if look != DISABLED:
        shape = svg.box(0, 0, wide, high, "#FFFFFF", radius=16)
        panel.shadow(shape, 0, 0, 9, 0.85 if look == HOVER else 0.6, theme.HALO)
    ink = paint_body(panel, WOOD, look, 16)
    if look == DISABLED:
        panel.put(icon(kit, "lock", 44, ink), 50, high / 2)
    else:
        panel.vector(edge_lines(wide, high, 16, theme.GOLD))
        panel.put(kit.sprites.svg(f"{ART}{picture}", height_u=high * 0.66), 52, high / 2)
    return panel.surface


@painted
def _wish_body(
    kit: Toolkit, size: tuple[int, int], title: str, help_line: str, chosen: bool, look: str
) -> Surface:
    panel = Panel(kit, size)
    wide, high = panel.width_u, panel.height_u
    fill = theme.CHOSEN if chosen else "#4A3F58" if look == HOVER else "#3A3148"
    line = "#8FD8C9" if chosen else "#17111F"
    panel.vector(
        svg.framed(1.4, 1.4, wide - 2.8, high - 2.8, fill, line, 2.4, radius=12)
        + svg.oval(34, high / 2, 12, 12, svg.lined(theme.CREAM, 2.4, fill="#17111F"))
        + (svg.oval(34, high / 2, 6, 6, svg.filled(theme.CREAM)) if chosen else "")
    )
    room = wide - 62 - 16
    rows = min(30.0, high * 0.34)
    panel.write(
        title,
        "ui-bold",
        21,
        theme.PAPER,
        62,
        high / 2 - rows / 2,
        anchor="midleft",
        max_width_u=room,
    )
    panel.write(help_line, "ui", 19, theme.CREAM, 62, high / 2 + rows / 2, anchor="midleft", max_width_u=room)
    return panel.surface


def answering(kit: Toolkit, table: TableView, zone: Zone) -> list[Item]:
    """Everybody who is asked, with dots or a tick: all look alike, whoever holds what."""
    assert table.asking is not None
    state = state_of(table)
    seats = [seat for seat in answer_order(state) if seat in table.asking.window.asked]
    faces = tuple((figure(table, seat), seat in state.awaited) for seat in seats)
    words = kit.texts.say("clearing_house-react-answers")
    return [centred(kit, _strip(kit, zone.width, zone.height, faces, words), zone.x, zone.y)]


@painted
def _strip(
    kit: Toolkit, width_u: float, height_u: float, faces: tuple[tuple[int, bool], ...], words: str
) -> Surface:
    panel = Panel(kit, (kit.units.px(width_u), kit.units.px(height_u)), 14)
    wide, high = panel.width_u, panel.height_u
    panel.vector(svg.framed(1.4, 1.4, wide - 2.8, high - 2.8, "#241C2C", "#120D18", 2.8, radius=14))
    pitch = 122.0
    room = wide - pitch * len(faces) - 40
    panel.write(words, "ui", 21, theme.CREAM, 24, high / 2, anchor="midleft", max_width_u=room)
    for number, (who, waits) in enumerate(faces):
        x = wide - pitch * (len(faces) - number) + 36
        panel.put(medallion(kit, who, _PORTRAIT_U), x, high / 2)
        bubble = kit.sprites.svg(f"{ART}{'dots' if waits else 'tick'}", height_u=30)
        panel.put(bubble, x + 46, high / 2 - 14)
    return panel.surface
