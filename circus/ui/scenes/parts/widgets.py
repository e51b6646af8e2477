"""Plain widgets of scenes: a picture at a place, a block of words, a rule, a clickable picture."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from math import inf

from pygame import Surface

from circus.ui.gfx import theme
from circus.ui.gfx.backgrounds.trimmings import rope
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import (
    Act,
    Box,
    Button,
    IconButton,
    Inert,
    Panel,
    PaperSheet,
    Pose,
    Stepper,
    Switch,
    Target,
    Widget,
    button_width,
)
from circus.ui.gfx.widgets.containers import END, MIDDLE, NOWHERE, START, Part, boxed, stacked
from circus.ui.gfx.widgets.controls import HEIGHT_U

STAR = "M0 -11 L3 -3.4 L11 -2.6 L5 2.8 L6.8 10.6 L0 6.4 L-6.8 10.6 L-5 2.8 L-11 -2.6 L-3 -3.4 Z"
"""A star of radius 11 round the origin, as SVG path data."""


@dataclass(frozen=True)
class PictureWidget:
    """Surface with its `anchor` (the name of a corner, side or the centre) at (x, y) units.

    Attributes:
        name: of its target; "" if it cannot be clicked.
        layer: of the surface.
        act: of its target.
    """

    surface: Surface
    x: float
    y: float
    anchor: str = "center"
    name: str = ""
    layer: int = theme.LAYER_TAG
    act: Act | None = field(default=None, compare=False)

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return the surface."""
        rect = self.surface.get_rect(**{self.anchor: kit.units.point(self.x, self.y)})
        return [Item(self.layer, self.surface, rect.x, rect.y)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return its whole box, if it has a name."""
        rect = self.surface.get_rect(**{self.anchor: kit.units.point(self.x, self.y)})
        return [Target(self.name, rect, act=self.act)] if self.name else []


@dataclass(frozen=True)
class TextBlock(Inert):
    """Text broken into even lines of at most `width` units, its upper left corner at (x, y).

    Attributes:
        most: maximum lines; a longer text is written smaller, down to a limit.
        high: maximum height; 0 for any.
    """

    x: float
    y: float
    width: float
    text: str
    face: str = "ui"
    size_u: float = theme.CAPTION_U
    colour: str = theme.INK
    align: str = "left"
    most: int | None = 2
    layer: int = theme.LAYER_CONTROL
    high: float = 0.0

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return the block."""
        if not self.text:
            return []
        block = self.block(kit)
        x, y = kit.units.point(self.x, self.y)
        return [Item(self.layer, block, x, y)]

    def block(self, kit: Toolkit) -> Surface:
        """Return the rendered text."""
        if self.most == 1:
            return kit.fonts.line(self.text, self.face, self.size_u, self.colour, self.width)
        return kit.fonts.block(
            self.text,
            self.face,
            self.size_u,
            self.colour,
            width_u=self.width,
            align=self.align,
            most=self.most,
            high_u=self.high or None,
            even=True,
        )


def picture(
    surface: Surface,
    across: float = MIDDLE,
    along: float = MIDDLE,
    *,
    wide: float | None = None,
    high: float | None = None,
    layer: int = theme.LAYER_TAG,
) -> Part:
    """Return a surface at its own size, aligned in a box by shares of its free width and height."""

    def arrange(box: Box) -> list[Widget]:
        left, top, width, height = box
        x, y = left + width * across, top + height * along
        return [PictureWidget(surface, x, y, _ANCHORS[across, along], layer=layer)]

    return Part(arrange, wide, high)


_ANCHORS = {
    (START, START): "topleft", (MIDDLE, START): "midtop", (END, START): "topright",
    (START, MIDDLE): "midleft", (MIDDLE, MIDDLE): "center", (END, MIDDLE): "midright",
    (START, END): "bottomleft", (MIDDLE, END): "midbottom", (END, END): "bottomright",
}  # fmt: skip


def drawn(kit: Toolkit, draw: Callable[[tuple[int, int]], Surface], high: float) -> Part:
    """Return a picture as wide as its box; `draw` paints it at a size in pixels."""

    def arrange(box: Box) -> list[Widget]:
        surface = draw((kit.units.px(box[2]), kit.units.px(high)))
        return [PictureWidget(surface, box[0], box[1], "topleft")]

    return Part(arrange, high=high)


def labelled(kit: Toolkit, button: Button, high: float = theme.BUTTON_HEIGHT_U) -> Part:
    """Return a button as wide as its label, `high` units high."""
    return boxed(button, button_width(kit, button.label, button.icon, button.kind, button.size_u), high)


def copy_button(kit: Toolkit, code: str, copied: str, copy: Callable[[], object] | None = None) -> Part:
    """Return the button that copies a code; it says so while `copied`, the last one, is this code."""
    is_done = code == copied
    label, sign = kit.texts.say("copy-done" if is_done else "copy-code"), "check" if is_done else "copy"
    act = Act(copy) if copy else None
    return labelled(kit, Button("ui/copy", NOWHERE, label, sign, act=act))


def centred_button(button: IconButton) -> Part:
    """Return a round button in the middle of its box."""
    return Part(
        lambda box: [replace(button, x=box[0] + box[2] / 2, y=box[1] + box[3] / 2)], button.size, button.size
    )


def papered(part: Part, left: float, top: float, right: float, bottom: float) -> Part:
    """Return a part on a sheet of paper, with padding."""
    return stacked(boxed(PaperSheet(NOWHERE)), part.padded(left, top, right, bottom))


def stepper(
    name: str,
    word: str,
    less: bool,
    more: bool,
    inner: float | None = None,
    layer: int = theme.LAYER_CONTROL,
    step: Callable[[int], object] | None = None,
) -> Part:
    """Return a value between two arrows.

    `inner` is the width of the value, by default all that the arrows leave; `step` is called with -1 or 1.
    """

    def arrange(box: Box) -> list[Widget]:
        return [Stepper(name, box[0], box[1], word, box[2] - 2 * HEIGHT_U, less, more, layer, step)]

    return Part(arrange, None if inner is None else inner + 2 * HEIGHT_U, HEIGHT_U)


def switch_or_stepper(kit: Toolkit, switch: Switch) -> Part:
    """Return a switch as wide as its box; if its labels do not fit, its value between two arrows."""
    values = [value for value, _ in switch.values]
    at, choose = values.index(switch.chosen), switch.choose
    step = (lambda by: choose(values[at + by])) if choose else None
    more = at + 1 < len(values)
    steps = stepper(switch.name, switch.values[at][1], at > 0, more, layer=switch.layer, step=step)

    def arrange(box: Box) -> list[Widget]:
        return (steps if switch.least(kit) > box[2] else boxed(switch)).arrange(box)

    return Part(arrange, high=HEIGHT_U)


def switched(
    kit: Toolkit,
    name: str,
    values: Sequence[tuple[str, str]],
    chosen: str,
    room: float = inf,
    choose: Callable[[str], object] | None = None,
) -> Part:
    """Return a switch as wide as its labels, in at most `room` units."""
    switch = Switch(name, NOWHERE, values, chosen, choose=choose)
    return boxed(switch, min(switch.width(kit), room), HEIGHT_U)


def choice(
    kit: Toolkit,
    name: str,
    word: str,
    every: Iterable[str] = (),
    *,
    less: bool = True,
    more: bool = True,
    least: float = 0.0,
    step: Callable[[int], object] | None = None,
) -> Part:
    """Return a value between two arrows on a pill, with room for `every` word, at least `least` units."""
    widest = max(kit.fonts.width_u(each, "ui-bold") for each in (word, *every))
    return pilled(stepper(name, word, less, more, max(least, widest + 16), step=step))


def pilled(part: Part) -> Part:
    """Return a control on a larger pill of paper, for a wall next to a heading."""
    pill = boxed(PaperSheet(NOWHERE, radius=HEIGHT_U / 2 + 4)).padded(-4, -4, -4, -4)
    return stacked(pill.with_width(None).with_height(None), part)


def written(
    kit: Toolkit,
    text: str,
    colour: str,
    most: int | None,
    along: float = START,
    *,
    high: float | None = None,
    align: str = "left",
    layer: int = theme.LAYER_CONTROL,
    face: str = "ui",
    size_u: float = theme.CAPTION_U,
) -> Part:
    """Return a text broken into lines as wide as the box, at its top or centred vertically.

    It has `most` lines; if that is `None`, as many as the height of the box allows.
    """

    def arrange(box: Box) -> list[Widget]:
        left, top, width, height = box
        words = TextBlock(
            left, top, width, text, face, size_u, colour, align, most, layer, 0 if most else height
        )
        if along:
            top += (height - kit.units.u(words.block(kit).get_height())) * along
        return [replace(words, y=top)]

    return Part(arrange, high=high)


@painted
def rope_picture(kit: Toolkit, length: int, thick: int) -> Surface:
    """Return a straight rope, `length` in pixels, in a picture 30 units wide."""
    panel = Panel(kit, (kit.units.px(30), length))
    panel.vector(rope([(15, -10), (15, panel.height_u + 10)], thick))
    return panel.surface
