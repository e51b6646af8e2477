"""Basics of all widgets: targets, the state of pointer and keyboard, the focus ring."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, Protocol

from pygame import Rect, Surface

from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets.panel import Panel

Box = tuple[float, float, float, float]
"""Left, top, width, height in units of the canvas."""

NORMAL, HOVER, PRESSED, DISABLED = "normal", "hover", "pressed", "disabled"


def _never() -> bool:
    return False


class Act(NamedTuple):
    """Effect of a click on a target, or of a key that stands for it.

    Attributes:
        run: does it.
        decides: returns whether it decides a new question now; such a click does not count too soon.
    """

    run: Callable[[], object]
    decides: Callable[[], bool] = _never


class Target(NamedTuple):
    """Area that can be clicked.

    Attributes:
        name: a pick (`card/42`), `verb/NAME`, `ui/NAME` or `poster/GAME`, as in the test port.
        rect: in pixels of the window; of two that overlap, the later one in the list is hit.
        wanted: a click continues the action that is being selected.
        enabled: a disabled one blocks those below it and takes no click.
        label: its caption; "" for none.
        writes: it is an open text field that receives typed text.
        value: the text of a field; "" for other targets.
        is_default: it is a gold button, the way forward, which Enter presses while nothing is focused.
        act: what a click does; `None` if the scene handles the click, as picks on a table.
    """

    name: str
    rect: Rect
    wanted: bool = False
    enabled: bool = True
    label: str = ""
    writes: bool = False
    value: str = ""
    is_default: bool = False
    act: Act | None = None


class Pose(NamedTuple):
    """State of pointer and keyboard.

    Attributes:
        hover, pressed, focus: names of the targets that are hovered over, held down, and focused.
        preedit: text that an input method composes for the open text field.
    """

    hover: str | None = None
    pressed: str | None = None
    focus: str | None = None
    preedit: str = ""

    def look(self, name: str, enabled: bool = True) -> str:
        """Return `NORMAL`, `HOVER`, `PRESSED` or `DISABLED`.

        A pressed button that the pointer has left is `NORMAL`.
        """
        if not enabled:
            return DISABLED
        if self.pressed == name:
            return PRESSED if self.hover == name else NORMAL
        return HOVER if self.hover == name or self.focus == name else NORMAL


class Widget(Protocol):
    """Interface of every widget."""

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return its surfaces."""

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return its click targets."""


class Inert:
    """Widget without click targets."""

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return no targets."""
        return []


def items_of(widgets: Iterable[Widget], kit: Toolkit, pose: Pose) -> list[Item]:
    """Return the items of several widgets."""
    return [item for widget in widgets for item in widget.items(kit, pose)]


def targets_of(widgets: Iterable[Widget], kit: Toolkit) -> list[Target]:
    """Return the targets of several widgets."""
    return [target for widget in widgets for target in widget.targets(kit)]


def centred(kit: Toolkit, layer: int, surface: Surface, x_u: float, y_u: float) -> Item:
    """Return a surface with its centre at a point in units."""
    x, y = kit.units.point(x_u, y_u)
    return Item(layer, surface, x - surface.get_width() // 2, y - surface.get_height() // 2)


Stroke = tuple[float, str, float]
"""Line of a frame: its width in units, colour and opacity."""
_RING: tuple[Stroke, ...] = ((8.5, theme.NIGHT, 1), (4, "#9AD4FF", 1))


def focus_ring(kit: Toolkit, rect: Rect, radius_u: float | None = None) -> Item:
    """Return the ring round the keyboard's focus: sky blue between two dark lines, not gold.

    Without a radius, it is chosen from the shape of `rect`.
    """
    room, side = kit.units.px(9), kit.units.u(rect.h)
    if radius_u is None:
        radius_u = side / 2 if abs(rect.w - rect.h) < 4 and side < 80 else min(14, side / 2)
    ring = outline(kit, rect.size, -4, radius_u + 4, _RING, 9)
    return Item(theme.LAYER_POINTER, ring, rect.x - room, rect.y - room)


@painted
def outline(
    kit: Toolkit,
    size: tuple[int, int],
    inset_u: float,
    radius_u: float,
    strokes: tuple[Stroke, ...],
    margin_u: float = 0.0,
) -> Surface:
    """Return a frame of strokes, the lowest first; `size` in pixels is without the margin."""
    panel = Panel(kit, size, margin_u)
    wide, high = panel.width_u - 2 * inset_u, panel.height_u - 2 * inset_u
    box = f'x="{inset_u}" y="{inset_u}" width="{wide:.2f}" height="{high:.2f}" rx="{radius_u}"'
    panel.vector(
        "".join(
            f'<rect {box} fill="none" stroke="{colour}" stroke-opacity="{alpha}" stroke-width="{broad}"/>'
            for broad, colour, alpha in strokes
        )
    )
    return panel.surface


def hit(targets: Sequence[Target], pos: tuple[int, int]) -> Target | None:
    """Return the uppermost target at a point in pixels; `None` for none."""
    return next((each for each in reversed(targets) if each.rect.collidepoint(pos)), None)


def overlapped(targets: Sequence[Target], window: Rect) -> list[Target]:
    """Return the targets that can be hit, each with its visible part."""
    hit = []
    for index, target in enumerate(targets):
        part = visible_part(target.rect.clip(window), [above.rect for above in targets[index + 1 :]])
        if part and target.enabled:
            hit.append(target._replace(rect=part))
    return hit


def visible_part(rect: Rect, covers: Iterable[Rect]) -> Rect:
    """Return the largest strip of `rect` outside of all covers, cut in turn; empty for none."""
    left = rect
    for cover in covers:
        cut = left.clip(cover)
        if not cut:
            continue
        strips = (
            Rect(left.left, left.top, cut.left - left.left, left.h),
            Rect(cut.right, left.top, left.right - cut.right, left.h),
            Rect(left.left, left.top, left.w, cut.top - left.top),
            Rect(left.left, cut.bottom, left.w, left.bottom - cut.bottom),
        )
        left = max(strips, key=lambda strip: strip.w * strip.h)
        if left.w <= 0 or left.h <= 0:
            return Rect(0, 0, 0, 0)
    return left
