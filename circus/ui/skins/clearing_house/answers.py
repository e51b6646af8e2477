"""Controls of a reaction window: the two answers, and the secret button of each person."""

from dataclasses import dataclass

from pygame import Rect, Surface

from circus.ui.gfx import svg, theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Pose, Target, icon
from circus.ui.gfx.widgets.base import DISABLED, HOVER, PRESSED, Box
from circus.ui.gfx.widgets.boards import edge_lines
from circus.ui.gfx.widgets.buttons import WOOD, paint_body
from circus.ui.gfx.widgets.panel import Panel
from circus.ui.input.picker import VERB
from circus.ui.skins.clearing_house.spec import ART

LAYER = theme.LAYER_CONTROL
TITLE_U, PRICE_U = 24.0, 19.0
_MARGIN_U = 22
_PICTURE_U = 50.0
_TEXT_LEFT_U, _TEXT_RIGHT_U = 64.0, 14.0
_CAP_U = 26.0
"""Side of the key cap after the title."""


@dataclass(frozen=True)
class AnswerButton:
    """One of the two answers: its name, its key, its price, a picture; grey with a lock if unavailable.

    The key is the first letter of the action.
    """

    name: str
    title: str
    price: str
    picture: str
    enabled: bool = True
    box: Box = (0.0, 0.0, 0.0, 0.0)

    @property
    def letter(self) -> str:
        """Letter of its key."""
        return self.name.removeprefix(VERB)[0].upper()

    def width(self, kit: Toolkit) -> float:
        """Return its requested width in units."""
        title = kit.fonts.width_u(self.title, "display", TITLE_U) + 10 + _CAP_U
        words = max(title, kit.fonts.width_u(self.price, "ui", PRICE_U))
        return _TEXT_LEFT_U + words + _TEXT_RIGHT_U

    def height(self, kit: Toolkit) -> float:
        """Return its requested height in units."""
        return 18 + kit.fonts.height_u("display", TITLE_U) + kit.fonts.height_u("ui", PRICE_U)

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return the answer as one surface."""
        look = pose.look(self.name, self.enabled)
        rect = kit.units.rect(*self.box)
        words = self.title, self.price, self.letter
        surface = _answer(kit, rect.size, words, self.picture, look)
        margin = kit.units.px(_MARGIN_U)
        lift = kit.units.px({HOVER: -2, PRESSED: 2}.get(look, 0))
        return [Item(LAYER, surface, rect.x - margin, rect.y - margin + lift)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return one target: the whole box."""
        return [Target(self.name, kit.units.rect(*self.box), self.enabled, self.enabled)]


@painted
def _answer(
    kit: Toolkit, size: tuple[int, int], words: tuple[str, str, str], picture: str, look: str
) -> Surface:
    panel = Panel(kit, size, _MARGIN_U)
    wide, high = panel.width_u, panel.height_u
    if look != DISABLED:
        shape = svg.box(0, 0, wide, high, "#FFFFFF", radius=14)
        panel.shadow(shape, 0, 0, 8, 0.85 if look == HOVER else 0.55, theme.HALO)
    ink = paint_body(panel, WOOD, look, 14)
    if look == DISABLED:
        panel.put(icon(kit, "lock", 34, ink), 34, high / 2)
        title_ink = price_ink = theme.DISABLED_TEXT
    else:
        panel.vector(edge_lines(wide, high, 14, theme.GOLD))
        panel.put(kit.sprites.svg(f"{ART}{picture}", height_u=_PICTURE_U), 35, high / 2)
        title_ink, price_ink = theme.PAPER, "#FFF3DA"
    title, price, letter = words
    upper, lower = kit.fonts.height_u("display", TITLE_U), kit.fonts.height_u("ui", PRICE_U)
    top = (high - upper - lower) / 2
    room = wide - _TEXT_LEFT_U - _TEXT_RIGHT_U
    at = _TEXT_LEFT_U
    panel.write(
        title, "display", TITLE_U, title_ink, at, top + upper / 2, anchor="midleft",
        max_width_u=room - _CAP_U - 10,
    )  # fmt: skip
    panel.write(
        price, "ui", PRICE_U, price_ink, at, top + upper + lower / 2, anchor="midleft", max_width_u=room
    )
    cap = key_cap(kit, letter, _CAP_U, look != DISABLED)
    panel.put(cap, wide - _TEXT_RIGHT_U - _CAP_U / 2, top + upper / 2)
    return panel.surface


@painted
def key_cap(kit: Toolkit, letter: str, side_u: float, lit: bool = True) -> Surface:
    """Return a key of the keyboard with its letter, whose size ignores the text size."""
    panel = Panel(kit, (kit.units.px(side_u), kit.units.px(side_u)))
    side, round_u = panel.width_u, panel.width_u * 0.22
    face, ink = (theme.PAPER, theme.INK) if lit else ("#8E8478", "#4B423F")
    panel.vector(
        svg.box(0, 0, side, side, "#4B2E1B", radius=round_u)
        + svg.box(side * 0.06, side * 0.04, side * 0.88, side * 0.8, face, radius=round_u * 0.8)
    )
    size = side * 0.6 * 100 / kit.fonts.text_size
    panel.write(letter, "ui-bold", size, ink, side / 2, side * 0.44, max_width_u=side * 0.8)
    return panel.surface


@dataclass(frozen=True)
class SecretButton:
    """Secret button of one of several persons at the screen: a click declares an Intervene.

    It looks the same whatever was clicked, so that nobody can see who has declared what.

    Attributes:
        name: of its target.
        x, y: the centre of the key with its hand.
        around: the box that also takes the click, with the person's portrait.
        letter: of its key.
    """

    name: str
    x: float
    y: float
    around: Box
    letter: str

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return the hand on a disc, the key on its rim."""
        surface = _spot(kit, self.letter)
        x, y = kit.units.point(self.x, self.y)
        return [Item(LAYER, surface, x - surface.get_width() // 2, y - surface.get_height() // 2)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return portrait and key as one target, large enough to hit without looking."""
        around = kit.units.rect(*self.around)
        side = kit.units.px(SPOT_U)
        x, y = kit.units.point(self.x, self.y)
        return [Target(self.name, around.union(Rect(x - side // 2, y - side // 2, side, side)))]


SPOT_U = 84.0


@painted
def _spot(kit: Toolkit, letter: str) -> Surface:
    panel = Panel(kit, (kit.units.px(SPOT_U), kit.units.px(SPOT_U)), 10)
    side = panel.width_u
    disc = svg.oval(side * 0.42, side * 0.42, side * 0.4, side * 0.4, svg.filled("#FFFFFF"))
    panel.shadow(disc, 2, 3, 4, 0.5)
    panel.put(kit.sprites.svg(f"{ART}intervene_hand", height_u=side * 0.84), side * 0.42, side * 0.42)
    panel.put(key_cap(kit, letter, side * 0.52), side * 0.74, side * 0.74)
    return panel.surface
