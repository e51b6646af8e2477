"""Marks of the preview: the spaces that a clown moves with its marbles, and the marbles that drop."""

from collections.abc import Sequence

from pygame import Surface

from circus.games.quel_cirque.actions import CLOWNS
from circus.ui.gfx import svg, theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.director import PlacedPiece
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import centred
from circus.ui.skins.quel_cirque.board import CirqueBoardPlan
from circus.ui.skins.quel_cirque.preview import CirquePreview
from circus.ui.skins.quel_cirque.spec import ART, COUNT_ASIDE_U, COUNT_U, SMALLEST_COUNT, STACK_U

LAYER = theme.LAYER_TAG + 1
_RING_SHARE = 1.22
"""Size of a ring relative to the marble's sprite."""


def counting_items(
    kit: Toolkit, plan: CirqueBoardPlan, seen: CirquePreview, placed: Sequence[PlacedPiece], pace: int
) -> list[Item]:
    """Return the length of a move at the stack, numbered spaces of the way, and rings on falling marbles.

    `pace` is the number of steps for each marble.
    """
    heap = _heap(placed, seen.clown)
    stack = next((piece for piece in placed if piece.kind == "stack" and piece.place == seen.clown), None)
    items = _rings(kit, plan, seen, placed)
    if seen.lifted or stack is None or not heap:
        return items
    aside, size = COUNT_ASIDE_U * plan.k, count_size(plan)
    above = stack.y - stack.height / 2 - size * 0.2
    items.append(centred(kit, LAYER, count(kit, len(heap) * pace, size), stack.x, above))
    for number, cell in enumerate(seen.trail, 1):
        x, y = plan.centre(cell)
        items.append(centred(kit, LAYER, count(kit, number, size), x - aside, y - aside))
    return items


def _rings(
    kit: Toolkit, plan: CirqueBoardPlan, seen: CirquePreview, placed: Sequence[PlacedPiece]
) -> list[Item]:
    """Return a ring round each marble that would fall, and an arrow pointing down below its stack."""
    items = []
    for name in CLOWNS:
        falling = sum(CLOWNS[fall.clown] == name for fall in seen.comes_to.falls)
        for marble in _heap(placed, name)[:falling]:
            items.append(centred(kit, LAYER, ring(kit, marble.height), marble.x, marble.y))
        for stack in placed if falling else ():
            if stack.kind == "stack" and stack.place == name:
                below = stack.y + stack.height / 2 + 5 * plan.k
                items.append(centred(kit, LAYER, arrow(kit, plan.k), stack.x, below))
    return items


def count_size(plan: CirqueBoardPlan) -> float:
    """Return the size of a counting disc on a board, with a legible minimum."""
    return COUNT_U * max(SMALLEST_COUNT, plan.k)


def _heap(placed: Sequence[PlacedPiece], clown: str) -> list[PlacedPiece]:
    """Return the marbles in a clown's stack, bottom first."""
    return [piece for piece in placed if piece.kind == "marble" and piece.place == clown]


@painted
def count(kit: Toolkit, number: int, size_u: float) -> Surface:
    """Return a gold disc with a number: a count of marbles, or the index of a space."""
    body = (
        '<circle cx="20" cy="20" r="17" fill="#FFF0C2" stroke="#7A4E0C" stroke-width="5"/>'
        f'<circle cx="20" cy="20" r="17" fill="none" stroke="{theme.GOLD}" stroke-width="2.6"/>'
    )
    disc = kit.sprites.svg_text(svg.document(40, 40, body), size_u, size_u).copy()
    words = kit.fonts.line(str(number), "display", size_u * 0.62 * 100 / kit.fonts.text_size, theme.INK)
    disc.blit(words, words.get_rect(center=disc.get_rect().center))
    return disc


@painted
def ring(kit: Toolkit, marble_u: float) -> Surface:
    """Return a gold ring round a marble of that height."""
    body = (
        '<circle cx="20" cy="20" r="16.5" fill="none" stroke="#7A4E0C" stroke-width="5"/>'
        '<circle cx="20" cy="20" r="16.5" fill="none" stroke="#FFD66B" stroke-width="3"/>'
    )
    side = marble_u * _RING_SHARE
    return kit.sprites.svg_text(svg.document(40, 40, body), side, side)


def arrow(kit: Toolkit, k: float) -> Surface:
    """Return an arrow pointing down, for a stack on a board scaled by `k`."""
    return kit.sprites.svg(f"{ART}chevrons", width_u=STACK_U / 3 * k, tilt=90)
