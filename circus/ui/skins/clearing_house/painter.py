"""Painting of Clearing House's pieces: cards with their names, figures, tokens, dice, effects."""

import pygame
from pygame import Surface

from circus.ui.gfx import svg, theme
from circus.ui.gfx.blank import blank
from circus.ui.gfx.director import LIFT, PlacedPiece
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets.panel import Panel
from circus.ui.gfx.widgets.slips import notice
from circus.ui.skins.clearing_house import chips, moments, spec
from circus.ui.skins.plain import DIM, NORMAL
from circus.ui.skins.sheets import veiled

outline, gold_edge = spec.SHEET.outline, spec.SHEET.gold_edge
NAME_BOX = (16.0, 238.0, 168.0, 40.0)
"""Box of the name on the sheet of a card."""
_NAME, _NARROWEST = 30, 0.78
"""Size of a name on the sheet, and the minimum width factor of its letters before they shrink."""
_FINE = 3
"""Names are rendered this many times larger, so that condensed letters stay sharp."""
_VEIL, _VEIL_SHARE = "#2A2238", 0.5
_SMALL_CARD_U = 92.0
"""Smaller cards have no name, since it would be illegible."""
_CARDS = (spec.CARD, spec.BASE)
_DIES = 6


def paint(kit: Toolkit, piece: PlacedPiece, height_u: float, light: str) -> Surface:
    """Return the picture of any piece or effect."""
    if piece.kind in _CARDS:
        return card(kit, piece.kind, piece.face, height_u, light)
    if piece.kind == spec.TAPE:
        return tape(kit, piece.face, height_u)
    if piece.kind in (spec.ROUND_OVER, spec.BEGINS, spec.OUT):
        return moments.sheet(kit, piece.kind, piece.about)
    if piece.kind == spec.NOTICE:
        return _notice(kit, piece, height_u)
    if piece.kind in (spec.DIE, spec.THROW):
        return die(kit, piece.face, height_u)
    if piece.kind == spec.CHIP:
        needs, _, number = piece.face.partition("_")
        return chips.odds(kit, int(needs), int(number))
    if piece.kind == spec.LOSS:
        return loss(kit, height_u)
    if piece.kind == spec.PAWN:
        return kit.sprites.svg(
            f"{spec.ART}figure_{'_'.join((piece.face, *map(str, piece.about)))}", height_u=height_u
        )
    return kit.sprites.svg(_sprite(piece.kind, piece.face), height_u=height_u)


def silhouette(kit: Toolkit, piece: PlacedPiece, height_u: float) -> Surface:
    """Return the outline of a piece; all cards share one."""
    return outline(kit, height_u) if piece.kind in _CARDS else paint(kit, piece, height_u, NORMAL)


def edge(kit: Toolkit, piece: PlacedPiece, height_u: float) -> Surface | None:
    """Return the gold edge of a card."""
    return gold_edge(kit, height_u) if piece.kind in _CARDS else None


def ratio(kind: str) -> float:
    """Return width divided by height of a kind of piece."""
    return spec.RATIOS.get(kind, spec.SHEET.ratio)


def casts_shadow(piece: PlacedPiece) -> bool:
    """Return whether a piece has a shadow: cards do; in a pile only the lowest."""
    if piece.kind not in _CARDS:
        return False
    heaped = piece.place == "deck" or (piece.place.startswith("pack/") and not piece.face)
    return not heaped or piece.key.endswith("#0") or piece.layer >= LIFT


@painted
def card(kit: Toolkit, kind: str, name: str, height_u: float, light: str) -> Surface:
    """Return a card with its name, lit or veiled; "" is its back."""
    if not name:
        return kit.sprites.svg(f"{spec.ART}card_back", height_u=height_u)
    if light == DIM:
        return veiled(card(kit, kind, name, height_u, ""), _VEIL, _VEIL_SHARE)
    whole = kit.sprites.svg(f"{spec.ART}card_{name}", height_u=height_u).copy()
    if height_u >= _SMALL_CARD_U:
        _write_name(kit, whole, kit.texts.say(f"clearing_house-card-{name}"))
    if kind == spec.BASE:
        badge = kit.sprites.svg(f"{spec.ART}base_badge", height_u=height_u * 0.2)
        whole.blit(badge, badge.get_rect(topleft=(round(whole.get_width() * 0.07), round(height_u * 0.02))))
    return whole


def _write_name(kit: Toolkit, whole: Surface, words: str) -> None:
    """Write the name on its plate; its size follows the card, not the text size."""
    scale = whole.get_height() / spec.SHEET.high
    left, top, width, height = (edge * scale for edge in NAME_BOX)
    size = name_size(kit, words, whole.get_height())
    font = kit.fonts.exact("display", size * _FINE)
    wide, high = font.width(words) / _FINE, font.height / _FINE
    place = pygame.Rect(0, 0, round(min(wide, width)), round(high))
    place.center = (round(left + width / 2), round(top + height / 2 - size * 0.03))
    for ink, alpha, right, down in (("#1A0E12", 130, 1.6, 2.2), (theme.PAPER, 255, 0.0, 0.0)):
        line = pygame.transform.smoothscale(font.render(words, ink), place.size)
        line.set_alpha(alpha)
        whole.blit(line, place.move(round(right * scale), round(down * scale)))


def name_size(kit: Toolkit, words: str, height: float) -> int:
    """Return the size in pixels of a name on a card of this height.

    Letters are condensed before they shrink.
    """
    scale = height / spec.SHEET.high
    size = round(_NAME * scale)
    room = NAME_BOX[2] * scale / _NARROWEST
    while size > 6 and kit.fonts.exact("display", size * _FINE).width(words) > room * _FINE:
        size -= 1
    return size


def _sprite(kind: str, face: str) -> str:
    """Return the sprite of a piece without further drawing."""
    if kind == spec.HEART:
        return f"{spec.ART}heart_tape" if face == spec.TAPE else f"{spec.ART}heart"
    if kind == spec.TRAP:
        shape = {"": "trap", spec.SHUT: "trap_shut"}.get(face, "trap_badge")
        return f"{spec.ART}{shape}"
    return f"{spec.ART}shield_used" if face else f"{spec.ART}shield"


def tape(kit: Toolkit, face: str, height_u: float) -> Surface:
    """Return police tape across a space: while it unrolls, the part that its face names; else the roll."""
    if face in spec.UNROLLING:
        return _unrolled(kit, face, height_u)
    return kit.sprites.svg(f"{spec.ART}tape_roll" if face else f"{spec.ART}tape", height_u=height_u)


@painted
def _unrolled(kit: Toolkit, face: str, height_u: float) -> Surface:
    """Return one band from corner to corner, then the other across it."""
    size = kit.units.px(height_u)
    whole = blank((size, size), clear=True)
    whole.fill((0, 0, 0, 0))
    stage = spec.UNROLLING.index(face) + 1
    length = height_u * 1.16
    for turn, share in ((45.0, min(1.0, stage / 3)), (-45.0, max(0.0, (stage - 3) / 3))):
        if share <= 0:
            continue
        band = kit.sprites.svg(f"{spec.ART}tape_strip", width_u=length)
        cut = blank(band.get_size(), clear=True)
        cut.fill((0, 0, 0, 0))
        cut.blit(band, (0, 0), band.get_rect(width=round(band.get_width() * share)))
        turned = kit.sprites.tilted(cut, turn)
        whole.blit(turned, turned.get_rect(center=(size // 2, size // 2)))
    return whole


def die(kit: Toolkit, face: str, height_u: float) -> Surface:
    """Return a side of the die, a tumbling side, or, for a large board, a number on a blank side."""
    if not face or face in spec.TUMBLING or (face.isdigit() and int(face) <= _DIES):
        return kit.sprites.svg(f"{spec.ART}die_{face or '6'}", height_u=height_u)
    return _numbered(kit, face, height_u)


@painted
def _numbered(kit: Toolkit, face: str, height_u: float) -> Surface:
    whole = kit.sprites.svg(f"{spec.ART}die_blank", height_u=height_u).copy()
    font = kit.fonts.exact("display", round(whole.get_height() * 0.5))
    line = font.render(face, theme.PAPER)
    whole.blit(line, line.get_rect(center=whole.get_rect().center))
    return whole


@painted
def loss(kit: Toolkit, height_u: float) -> Surface:
    """Return a breaking heart over a figure."""
    panel = Panel(kit, (kit.units.px(height_u * spec.RATIOS[spec.LOSS]), kit.units.px(height_u)), 10)
    wide, high = panel.width_u, panel.height_u
    whole = svg.box(0, 0, wide, high, "#FFFFFF", radius=high / 2)
    panel.shadow(whole, 2, 4, 4, 0.5)
    panel.vector(svg.framed(1.5, 1.5, wide - 3, high - 3, theme.PAPER, "#5A3A22", 3, radius=high / 2 - 1.5))
    panel.put(kit.sprites.svg(f"{spec.ART}heart_cracked", height_u=high * 0.62), wide * 0.68, high / 2)
    size = high * 0.52 * 100 / kit.fonts.text_size
    panel.write("-1", "display", size, theme.DEEP_RED, wide * 0.26, high / 2)
    return panel.surface


def _notice(kit: Toolkit, piece: PlacedPiece, height_u: float) -> Surface:
    """Return a notice over the table: a picture, and the sentence of the effect's key and facts."""
    key, *facts = piece.about
    named = {str(name): _plain(value) for name, value in zip(facts[::2], facts[1::2], strict=True)}
    words = kit.texts.say(f"clearing_house-table-{key}", **named)
    picture = kit.sprites.svg(f"{spec.ART}{piece.face}", height_u=height_u * 0.66)
    return notice(kit, words, picture, height_u, 14 + height_u * 0.45, height_u + 16)


def _plain(value: object) -> str | int:
    return value if isinstance(value, int) else str(value)
