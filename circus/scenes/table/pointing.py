"""The gloved hand of the coach: beside what she speaks of, its finger on the edge of it, nodding."""

from collections.abc import Sequence
from math import cos, pi, radians, sin

from pygame import Rect, Surface

from circus.stage import theme
from circus.stage.compositor import Item
from circus.stage.painted import painted
from circus.stage.toolkit import Toolkit
from circus.stage.widgets import Panel, Target, visible_part

NOD_MS = 900.0
"""From one nod to the next."""
STEPS = 12
"""So many pictures of a nod are drawn, no more."""

_WIDE_U = 84.0
_FINGER = 0.46
"""How far the finger's tip is from the middle of the hand, in its widths."""
_NOD_U = 9.0
_SIDES = (-60, -120, -90, -30, -150, 0, 180, 30, 150, 60, 120, 90)
"""Where the hand may come from, the best looking first; degrees clockwise from the right."""


def rects_of(names: Sequence[str], targets: Sequence[Target]) -> list[Rect]:
    """Where the things of these names lie, in pixels: what its like leave to be seen of each.

    Of several with one name it is the uppermost; a card under other cards is its strip, a plate under
    marbles the whole plate.
    """
    found = []
    for name in names:
        at = max((at for at, target in enumerate(targets) if target.name == name), default=-1)
        if at >= 0:
            kind = name.partition("/")[0] + "/"
            above = [target.rect for target in targets[at + 1 :] if target.name.startswith(kind)]
            found.append(visible_part(targets[at].rect, above))
    return found


def pointing(kit: Toolkit, things: Sequence[Rect], free: Sequence[Rect], clock: float) -> list[Item]:
    """A line round each thing and a hand at it, from the side where it covers least of what stays `free`."""
    items: list[Item] = []
    for thing in things:
        others = [*free, *(each for each in things if each is not thing)]
        items += _round(kit, thing)
        items.append(_hand(kit, thing, others, clock))
    return items


def ringed(kit: Toolkit, things: Sequence[Rect]) -> list[Item]:
    """A line round each of some things that are spoken of."""
    return [item for thing in things for item in _round(kit, thing)]


def beat(clock: float) -> int:
    """Which picture of the nod is shown; the hand is drawn anew when it changes."""
    return int(clock / NOD_MS * STEPS) % STEPS


def _hand(kit: Toolkit, thing: Rect, free: Sequence[Rect], clock: float) -> Item:
    """The tip of the finger lies a little inside the edge of the thing."""
    window = Rect(0, 0, *kit.units.size)
    places = [(turn, _place(kit, thing, turn, 0.0)) for turn in _SIDES]

    def hidden(side: tuple[int, Rect]) -> int:
        outside = side[1].w * side[1].h - _shared(side[1], window)
        return 4 * outside + sum(_shared(side[1], each) for each in free)

    turn, _ = min(places, key=hidden)
    still = kit.settings.reduced_motion
    nod = 0.0 if still else _NOD_U * (1 - cos(2 * pi * beat(clock) / STEPS)) / 2
    place = _place(kit, thing, turn, nod)
    return Item(theme.LAYER_FLYING + 1, _glove(kit, turn), place.x, place.y)


def _place(kit: Toolkit, thing: Rect, turn: int, nod: float) -> Rect:
    """Where the hand lies that comes from a direction, in degrees clockwise from the right."""
    x, y = _edge(thing, radians(turn))
    reach = kit.units.px(_WIDE_U * _FINGER + nod)
    x, y = x + reach * cos(radians(turn)), y + reach * sin(radians(turn))
    return _glove(kit, turn).get_rect(center=(round(x), round(y)))


def _shared(first: Rect, second: Rect) -> int:
    part = first.clip(second)
    return part.w * part.h


def _edge(thing: Rect, angle: float) -> tuple[float, float]:
    """The point of a rectangle's edge in a direction from its middle, a little inside."""
    across, along = cos(angle), sin(angle)
    half_w, half_h = thing.w / 2 * 0.82, thing.h / 2 * 0.82
    share = min(
        half_w / abs(across) if abs(across) > 1e-6 else 1e9, half_h / abs(along) if abs(along) > 1e-6 else 1e9
    )
    return thing.centerx + across * share, thing.centery + along * share


def _glove(kit: Toolkit, turn: int) -> Surface:
    """The hand pointing back along a direction (degrees clockwise from right), never upside down."""
    points = (turn + 180) % 360
    if 90 < points < 270:
        return kit.sprites.svg("common/glove", width_u=_WIDE_U, flip=True, tilt=points - 180)
    return kit.sprites.svg("common/glove", width_u=_WIDE_U, tilt=points)


def _round(kit: Toolkit, thing: Rect) -> list[Item]:
    room = kit.units.px(7)
    frame = _frame(kit, thing.inflate(2 * room, 2 * room).size)
    place = frame.get_rect(center=thing.center)
    return [Item(theme.LAYER_FLYING, frame, place.x, place.y)]


@painted
def _frame(kit: Toolkit, size: tuple[int, int]) -> Surface:
    panel = Panel(kit, size)
    wide, high = panel.width_u - 6, panel.height_u - 6
    line = f'<rect x="3" y="3" width="{wide:.2f}" height="{high:.2f}" rx="{theme.RADIUS_U}" fill="none" '
    panel.vector(
        line + f'stroke="{theme.INK}" stroke-opacity="0.75" stroke-width="6"/>' + line
        + f'stroke="{theme.PAPER}" stroke-width="3.4" stroke-dasharray="none"/>'
    )  # fmt: skip
    return panel.surface
