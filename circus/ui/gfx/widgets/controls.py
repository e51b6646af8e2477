"""Controls with a value: segmented switch, toggle, stepper, slider; the chosen value is teal."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

from pygame import Surface

from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets.base import DISABLED, HOVER, PRESSED, Act, Box, Pose, Target
from circus.ui.gfx.widgets.buttons import PAPER, IconButton
from circus.ui.gfx.widgets.icons import icon
from circus.ui.gfx.widgets.panel import Panel

V = TypeVar("V")

HEIGHT_U = 44
_TRACK = "#D9C394"
_EDGE = "#5A3A22"
_FAINT = "#9A8A72"
_PAD_U = 20
_EDGE_U = 8


@dataclass(frozen=True)
class Switch:
    """Two or more values next to one another, one of them chosen.

    Attributes:
        name: prefix of its targets: `NAME/VALUE`.
        box: in units; 44 high. A width of 0 is computed from the labels.
        values: value (as in the target's name) and label of each.
        chosen: the current value.
        enabled: a disabled one shows its value and takes no click.
        choose: is called with the value that was clicked.
    """

    name: str
    box: Box
    values: Sequence[tuple[str, str]]
    chosen: str
    enabled: bool = True
    layer: int = theme.LAYER_CONTROL
    choose: Callable[[str], object] | None = field(default=None, compare=False)

    def width(self, kit: Toolkit) -> float:
        """Return the width of the whole switch."""
        return self.box[2] or sum(_asked(kit, self.values)) + 8

    def least(self, kit: Toolkit) -> float:
        """Return the minimum width at which no label is shrunk."""
        asked = _asked(kit, self.values)
        return 8 + sum(asked) * max((each - 2 * _PAD_U + 2 * _EDGE_U) / each for each in asked)

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return the switch as one surface."""
        looks = tuple(pose.look(f"{self.name}/{value}", self.enabled) for value, _ in self.values)
        rect = kit.units.rect(self.box[0], self.box[1], self.width(kit), self.box[3])
        surface = _switch(kit, rect.size, self.width(kit), tuple(self.values), self.chosen, looks)
        return [Item(self.layer, surface, rect.x, rect.y)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return one target for each value."""
        targets = []
        left = self.box[0] + 4
        for (value, _), wide in zip(self.values, _widths(kit, self.values, self.width(kit)), strict=True):
            rect = kit.units.rect(left, self.box[1], wide, self.box[3])
            act = Act(partial(self.choose, value)) if self.choose else None
            targets.append(Target(f"{self.name}/{value}", rect, enabled=self.enabled, act=act))
            left += wide
        return targets


def _asked(kit: Toolkit, values: Sequence[tuple[str, str]]) -> list[float]:
    return [kit.fonts.width_u(label, "ui-semibold") + 2 * _PAD_U for _, label in values]


def _widths(kit: Toolkit, values: Sequence[tuple[str, str]], width: float) -> list[float]:
    """Return the width of each value, in proportion to its label."""
    asked = _asked(kit, values)
    return [(width - 8) * each / sum(asked) for each in asked]


@painted
def _switch(
    kit: Toolkit,
    size: tuple[int, int],
    wide_u: float,
    values: Sequence[tuple[str, str]],
    chosen: str,
    looks: Sequence[str],
) -> Surface:
    panel = Panel(kit, size)
    width, height = panel.width_u, panel.height_u
    parts = [
        _pill(1.3, 1.3, width - 2.6, height - 2.6, f'fill="{_TRACK}" stroke="{_EDGE}" stroke-width="2.6"')
    ]
    parts.append(_pill(4, 3.4, width - 8, height * 0.5, 'fill="#8A6A3C" fill-opacity="0.16"'))
    left = 4.0
    words = []
    for (value, label), wide, look in zip(values, _widths(kit, values, wide_u), looks, strict=True):
        is_chosen = value == chosen
        if is_chosen:
            parts.append(_teal(left, 4, wide, height - 8, look))
        elif look in (HOVER, PRESSED):
            shade = "#FFF3D2" if look == HOVER else "#C2A873"
            parts.append(_pill(left + 1, 5, wide - 2, height - 10, f'fill="{shade}" fill-opacity="0.75"'))
        ink = theme.PAPER if is_chosen else _FAINT if look == DISABLED else "#4A3020"
        words.append((label, left + wide / 2, ink, wide - 2 * _EDGE_U))
        left += wide
    panel.vector("".join(parts))
    for label, middle, ink, room in words:
        panel.write(label, "ui-semibold", theme.CAPTION_U, ink, middle, height / 2, max_width_u=room)
    return panel.surface


@dataclass(frozen=True)
class Toggle:
    """Yes or no: an 80 x 44 knob with a tick, followed by the word for its value; `act` changes it."""

    name: str
    x: float
    y: float
    on: bool
    word: str = ""
    enabled: bool = True
    layer: int = theme.LAYER_CONTROL
    act: Act | None = field(default=None, compare=False)

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return the knob and the word."""
        look = pose.look(self.name, self.enabled)
        rect = kit.units.rect(self.x, self.y, 80, HEIGHT_U)
        shown = [Item(self.layer, _toggle(kit, rect.size, look, self.on), rect.x, rect.y)]
        if self.word:
            line = kit.fonts.line(self.word, "ui-bold", theme.CAPTION_U, theme.INK)
            place = line.get_rect(midleft=kit.units.point(self.x + 94, self.y + HEIGHT_U / 2 - 0.7))
            shown.append(Item(self.layer, line, place.x, place.y))
        return shown

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return knob and word as one target."""
        wide = 80 + (kit.fonts.width_u(self.word, "ui-bold") + 20 if self.word else 0)
        rect = kit.units.rect(self.x, self.y, wide, HEIGHT_U)
        return [Target(self.name, rect, enabled=self.enabled, act=self.act)]


@painted
def _toggle(kit: Toolkit, size: tuple[int, int], look: str, on: bool) -> Surface:
    panel = Panel(kit, size)
    width, height = panel.width_u, panel.height_u
    if on and look != DISABLED:
        body = _teal(1.3, 1.3, width - 2.6, height - 2.6, look)
    else:
        shade = "#E6D3A6" if look == HOVER else _TRACK
        body = _pill(
            1.3, 1.3, width - 2.6, height - 2.6, f'fill="{shade}" stroke="{_EDGE}" stroke-width="2.6"'
        )
    knob = width - height / 2 if on else height / 2
    body += _knob(knob, height / 2, height / 2 - 7)
    panel.vector(body)
    mark, ink = ("check", "#8E7E66" if look == DISABLED else theme.CHOSEN) if on else ("cross", "#8A6A4A")
    panel.put(icon(kit, mark, 18 if on else 14, ink), knob, height / 2)
    return panel.surface


STEPS: Mapping[str, int] = {"less": -1, "more": 1}
"""Directions of the arrows of a `Stepper`, by the last part of their targets' names."""


def neighbour(values: Sequence[str], value: str, arrow: str) -> str:
    """Return the value next to another one in the direction of an arrow; the last one stays.

    >>> neighbour(("easy", "hard"), "easy", "more"), neighbour(("easy", "hard"), "easy", "less")
    ('hard', 'easy')
    """
    at = values.index(value) + STEPS[arrow]
    return values[max(0, min(len(values) - 1, at))]


def cycled(values: Sequence[V], value: V, steps: int) -> V:
    """Return the value some steps after another one; the first one follows the last.

    >>> cycled(("easy", "hard"), "hard", 1), cycled(("easy", "hard"), "easy", -1)
    ('easy', 'hard')
    """
    return values[(values.index(value) + steps) % len(values)]


@dataclass(frozen=True)
class Stepper:
    """Value between two arrows; its targets are `NAME/less` and `NAME/more`.

    Attributes:
        x, y: of its upper left corner, in units.
        word: the displayed value.
        width: of the word's place.
        less, more: whether there is a value on that side.
        step: is called with -1 or 1 for the arrow that was clicked.
    """

    name: str
    x: float
    y: float
    word: str
    width: float = 160
    less: bool = True
    more: bool = True
    layer: int = theme.LAYER_CONTROL
    step: Callable[[int], object] | None = field(default=None, compare=False)

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return arrow, word, arrow."""
        line = kit.fonts.line(self.word, "ui-bold", theme.CAPTION_U, theme.INK, self.width - 8)
        middle = kit.units.point(self.x + HEIGHT_U + self.width / 2, self.y + HEIGHT_U / 2 - 0.7)
        place = line.get_rect(center=middle)
        arrows = [item for arrow in self._arrows() for item in arrow.items(kit, pose)]
        return [*arrows, Item(self.layer, line, place.x, place.y)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return the two arrows."""
        return [target for arrow in self._arrows() for target in arrow.targets(kit)]

    def _arrows(self) -> tuple[IconButton, IconButton]:
        y, left, right = self.y + HEIGHT_U / 2, self.x + HEIGHT_U / 2, self.x + HEIGHT_U * 1.5 + self.width
        less, more = (Act(partial(self.step, by)) if self.step else None for by in (-1, 1))
        return (
            IconButton(
                f"{self.name}/less", left, y, "left", HEIGHT_U, PAPER, self.less, self.layer, act=less
            ),
            IconButton(
                f"{self.name}/more", right, y, "right", HEIGHT_U, PAPER, self.more, self.layer, act=more
            ),
        )


@dataclass(frozen=True)
class Slider:
    """Number on a line, changed by click, drag or arrow keys.

    Attributes:
        box: in units, 44 high.
        value: from 0 to `most`.
        steps: number of steps of the pointer along the line, if `most` is not smaller.
        mark: value that is marked on the line; `None` for none.
    """

    name: str
    box: Box
    value: int
    most: int = 100
    enabled: bool = True
    layer: int = theme.LAYER_CONTROL
    steps: int = 20
    mark: int | None = None

    def value_at(self, kit: Toolkit, x: int) -> int:
        """Return the value at the pointer, `x` in pixels, at one of the steps."""
        left, _, width, height = self.box
        share = (kit.units.u(x) - left - height / 2) / (width - height)
        steps = min(self.steps, self.most)
        return round(max(0.0, min(1.0, share)) * steps) * self.most // steps

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return the slider as one surface."""
        look = pose.look(self.name, self.enabled)
        rect = kit.units.rect(*self.box)
        mark = None if self.mark is None else self.mark / self.most
        return [Item(self.layer, _slider(kit, rect.size, look, self.value / self.most, mark), rect.x, rect.y)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return one target: the whole box."""
        return [Target(self.name, kit.units.rect(*self.box), enabled=self.enabled)]


@painted
def _slider(kit: Toolkit, size: tuple[int, int], look: str, share: float, mark: float | None) -> Surface:
    panel = Panel(kit, size)
    width, height = panel.width_u, panel.height_u
    start, room = height / 2, width - height
    knob = start + room * share
    filled = "#8E7E66" if look == DISABLED else theme.CHOSEN
    body = _pill(
        start - 8, height / 2 - 8, room + 16, 16, f'fill="{_TRACK}" stroke="{_EDGE}" stroke-width="2.4"'
    )
    body += "".join(
        f'<circle cx="{start + room * step / 4:.2f}" cy="{height / 2}" r="2.6" fill="#8A6A3C"/>'
        for step in range(5)
    )
    body += _pill(start - 6, height / 2 - 6, knob - start + 12, 12, f'fill="{filled}"')
    if mark is not None:
        body += _pill(start + room * mark - 2.5, 5, 5, height - 10, f'fill="{theme.DEEP_RED}"')
    reach = {HOVER: 17, PRESSED: 14}.get(look, 15)
    body += _knob(knob, height / 2, reach)
    body += f'<circle cx="{knob:.2f}" cy="{height / 2}" r="5" fill="{filled}"/>'
    panel.vector(body)
    return panel.surface


def _pill(x: float, y: float, width: float, height: float, style: str) -> str:
    box = f'x="{x:.2f}" y="{y:.2f}" width="{width:.2f}" height="{height:.2f}"'
    return f'<rect {box} rx="{height / 2:.2f}" {style}/>'


def _knob(x: float, y: float, reach: float) -> str:
    """Return a cream knob with its shadow."""
    return (
        f'<circle cx="{x + 1.5:.2f}" cy="{y + 2.5}" r="{reach}" fill="#141A2B" fill-opacity="0.3"/>'
        f'<circle cx="{x:.2f}" cy="{y}" r="{reach}" fill="#FFF8E6" stroke="#3A2416" stroke-width="2.5"/>'
    )


def _teal(x: float, y: float, width: float, height: float, look: str) -> str:
    """Return the body of a chosen value: teal with a light line on its upper edge."""
    fill = {HOVER: "#2B7169", PRESSED: "#1B4D49", DISABLED: "#7D8A80"}.get(look, theme.CHOSEN)
    shine = (
        f'<path d="M{x + height * 0.45:.2f} {y + 5:.2f} H{x + width - height * 0.45:.2f}" stroke="#BFE8DC" '
        'stroke-opacity="0.7" stroke-width="2" stroke-linecap="round"/>'
    )
    return _pill(x, y, width, height, f'fill="{fill}" stroke="#1C2B26" stroke-width="2.4"') + shine
