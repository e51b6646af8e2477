"""Rows of a table's log: heads, and actions with the person's color, the game's icon and a sentence."""

from dataclasses import dataclass

from pygame import Surface

from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Box, Panel, Pose, Target, icon
from circus.ui.gfx.widgets.base import HOVER, NORMAL
from circus.ui.scenes.table.log import LogLine
from circus.ui.skins.skin import Skin
from circus.ui.skins.table_view import TableView

LINE = "ui/log/"
_LEADING = 1.2
_PAD_U, _STRIPE_U, _PICTURE_U, _GAP_U = 9.0, 6.0, 30.0, 9.0
_HEAD_INK, _INK, _CHOSEN, _POINTED = "#7A1F1F", "#2B1B12", "#FFE7A0", "#FFF3D6"


@dataclass(frozen=True)
class LogRow:
    """One line of the log.

    Attributes:
        line: its content.
        colour: of the acting person; "" for nobody's.
        picture: the game's icon; `None` for a head.
        box: in units.
        chosen: whether this moment is shown on the table.
    """

    line: LogLine
    colour: str
    picture: Surface | None
    box: Box
    chosen: bool

    @property
    def name(self) -> str:
        """Name of its target, with the position it led to."""
        return f"{LINE}{self.line.at}"

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return the row as one surface."""
        rect = kit.units.rect(*self.box)
        look = NORMAL if self.line.is_head else pose.look(self.name)
        surface = _row(kit, rect.size, self.line, self.colour, self.picture, look, self.chosen)
        return [Item(theme.LAYER_CONTROL, surface, rect.x, rect.y)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return its whole box; a head cannot be clicked."""
        if self.line.is_head:
            return []
        return [Target(self.name, kit.units.rect(*self.box), label=self.line.words)]


def picture_of(kit: Toolkit, skin: Skin, table: TableView, line: LogLine) -> Surface | None:
    """Return the icon of a line; without one, the portrait of the actor, or a star for a draw."""
    if line.is_head:
        return None
    picture = skin.painter.caption_picture(kit, line.picture) if line.picture else None
    portrait = skin.painter.portrait(table, line.seat) if line.seat >= 0 else ""
    if picture is None and portrait:
        return kit.sprites.svg(portrait, height_u=_PICTURE_U)
    return picture or icon(kit, "star", _PICTURE_U - 6, _HEAD_INK)


def row_high(kit: Toolkit, line: LogLine, width_u: float) -> float:
    """Return the height of a row of this width, in units, with room for all its words."""
    size, face = (theme.CAPTION_U, "ui-semibold") if line.is_head else (theme.SMALL_U, "ui")
    lines = kit.fonts.lines(line.words, face, size, width_u - _words_left(line) - _PAD_U)
    high = lines * size * _LEADING * kit.text_scale + 2 * _PAD_U
    return high if line.is_head else max(theme.TARGET_U, high)


def _words_left(line: LogLine) -> float:
    return _PAD_U if line.is_head else _PAD_U + _STRIPE_U + 2 * _GAP_U + _PICTURE_U


@painted
def _row(
    kit: Toolkit,
    size: tuple[int, int],
    line: LogLine,
    colour: str,
    picture: Surface | None,
    look: str,
    chosen: bool,
) -> Surface:
    panel = Panel(kit, size)
    wide, high = panel.width_u, panel.height_u
    fill = _CHOSEN if chosen else _POINTED if look == HOVER else ""
    if fill:
        panel.vector(f'<rect width="{wide:.1f}" height="{high:.1f}" rx="8" fill="{fill}"/>')
    if line.is_head:
        base = high - 3
        panel.vector(f'<rect x="{_PAD_U}" y="{base:.1f}" width="{wide - 2 * _PAD_U:.1f}" height="1.6" '
                     f'fill="{_HEAD_INK}" opacity="0.5"/>')  # fmt: skip
    elif colour:
        panel.vector(f'<rect x="{_PAD_U - 3}" y="6" width="{_STRIPE_U}" height="{high - 12:.1f}" rx="3" '
                     f'fill="{colour}" stroke="#2B1B12" stroke-width="1"/>')  # fmt: skip
    left = _words_left(line)
    if picture:
        room = kit.units.px(_PICTURE_U)
        share = min(1.0, room / max(picture.get_size()))
        small = kit.sprites.scaled(picture, share) if share < 1 else picture
        panel.put(small, left - _GAP_U - _PICTURE_U / 2, high / 2)
    face, text_u = ("ui-semibold", theme.CAPTION_U) if line.is_head else ("ui", theme.SMALL_U)
    ink = _HEAD_INK if line.is_head else _INK
    words = kit.fonts.block(line.words, face, text_u, ink, width_u=wide - left - _PAD_U, leading=_LEADING)
    panel.put(words, left, high / 2, "midleft")
    return panel.surface
