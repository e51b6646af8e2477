"""Paper slips that several skins draw: the bare slip, the notice, dark strips, discs with a number."""

from pygame import Surface

from circus.ui.gfx import svg, theme
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets.panel import Panel

NOTICE_MARGIN_U = 26
"""Border round a notice, for its shadow."""
SLIP_MARGIN_U = 18
"""Border round a slip, for its shadow."""
LOW, MIDDLING, HIGH = (2.0, 4.0, 5.0, 0.5), (3.0, 5.0, 6.0, 0.5), (4.0, 8.0, 8.0, 0.55)
"""Shadows of paper close to the table or further above it: right, down, blur, alpha."""
_EDGE, _RED, _DARK = "#5A3A22", "#B5282E", "#2A1810"
_NOTES_PAD_U = 17.0
_LONGEST_U = 644.0


def slip_panel(
    kit: Toolkit,
    width_u: float,
    height_u: float,
    *,
    radius: float = 14.0,
    margin_u: float = SLIP_MARGIN_U,
    shadow: tuple[float, float, float, float] = MIDDLING,
    frame_u: float = 0.0,
    shine: bool = False,
) -> Panel:
    """Return an empty paper slip with its shadow.

    `frame_u` is the distance of a red line inside the edge, 0 for none; `shine` is a light line at the top.
    """
    panel = Panel(kit, (kit.units.px(width_u), kit.units.px(height_u)), margin_u)
    wide, high = panel.width_u, panel.height_u
    whole = svg.box(0, 0, wide, high, "#FFFFFF", radius=radius)
    panel.shadow(whole, *shadow)
    panel.grain("paper", whole)
    body = svg.framed(1.3, 1.3, wide - 2.6, high - 2.6, "none", _EDGE, 2.6, radius=radius - 1)
    if shine:
        body += svg.path(f"M{radius} 4.4 H{wide - radius:.1f}", svg.lined("#FFFDF4", 1.8, 0.8))
    if frame_u:
        inner = wide - 2 * frame_u, high - 2 * frame_u
        body += svg.framed(frame_u, frame_u, *inner, "none", _RED, 2.4, radius=radius - frame_u + 1)
    panel.vector(body)
    return panel


@painted
def notice(
    kit: Toolkit, words: str, picture: Surface, height_u: float, picture_x: float, words_x: float
) -> Surface:
    """Return a notice: the last event in one sentence next to a picture; `picture_x` is its middle.

    The words begin at `words_x`; their length determines the width of the slip.
    """
    wide = words_x + min(_LONGEST_U - 4, kit.fonts.width_u(words, "display", 27)) + 24
    panel = slip_panel(kit, wide, height_u, radius=16, margin_u=NOTICE_MARGIN_U, frame_u=6)
    middle = height_u / 2
    panel.put(picture, picture_x, middle)
    panel.write(
        words, "display", 27, theme.DEEP_RED, words_x, middle, anchor="midleft", max_width_u=_LONGEST_U
    )
    return panel.surface


@painted
def dark_strip(kit: Toolkit, words: str, size_u: float = theme.SMALL_U, height_u: float = 36.0) -> Surface:
    """Return one line in cream on a dark strip, such as a count next to its pieces."""
    wide = kit.fonts.width_u(words, "ui", size_u) + 34
    panel = Panel(kit, (kit.units.px(wide), kit.units.px(height_u)))
    shape = f'<rect x="1" y="1" width="{wide - 2:.1f}" height="{height_u - 2:.1f}" rx="10" '
    panel.vector(
        shape + f'fill="{_DARK}" fill-opacity="0.8" stroke="#F7E8C9" stroke-opacity="0.35" '
        'stroke-width="1.5"/>'
    )
    panel.write(words, "ui", size_u, theme.CREAM, wide / 2, height_u / 2)
    return panel.surface


@painted
def dark_notes(kit: Toolkit, sentences: tuple[str, ...], width_u: float) -> Surface:
    """Return sentences in cream on a dark strip of at most this width, each in as many lines as it needs."""
    room, blocks = width_u - 2 * _NOTES_PAD_U, []
    for words in sentences:
        wide = min(room, kit.fonts.width_u(words, "ui", theme.SMALL_U) + 2)
        blocks.append(kit.fonts.block(words, "ui", theme.SMALL_U, theme.CREAM, width_u=wide, align="center"))
    width = max(kit.units.u(block.get_width()) for block in blocks) + 2 * _NOTES_PAD_U
    height = sum(kit.units.u(block.get_height()) for block in blocks) + _NOTES_PAD_U
    panel = Panel(kit, (kit.units.px(width), kit.units.px(height)))
    panel.vector(
        f'<rect x="1" y="1" width="{width - 2:.1f}" height="{height - 2:.1f}" rx="12" fill="{_DARK}" '
        'fill-opacity="0.8" stroke="#F7E8C9" stroke-opacity="0.35" stroke-width="1.5"/>'
    )
    y = _NOTES_PAD_U / 2
    for block in blocks:
        panel.put(block, width / 2, y, "midtop")
        y += kit.units.u(block.get_height())
    return panel.surface


@painted
def number_disc(kit: Toolkit, text: str, side_u: float = 30.0) -> Surface:
    """Return a small dark disc with a number."""
    panel = Panel(kit, (kit.units.px(side_u), kit.units.px(side_u)))
    middle, reach = side_u / 2, side_u / 2 - 1.4
    panel.vector(svg.oval(middle, middle, reach, reach, svg.lined("#F7E8C9", 2, fill="#2A1B14")))
    panel.write(text, "display", side_u * 0.633, theme.PAPER, middle, middle, max_width_u=side_u - 11)
    return panel.surface
