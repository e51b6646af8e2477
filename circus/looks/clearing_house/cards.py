"""Faces of Clearing House: cards with their names, figures, hearts, traps, tape, die, shields, notices."""

import pygame
from pygame import Surface

from circus.looks.clearing_house import chips
from circus.looks.clearing_house.board import ART
from circus.looks.plain import DIM
from circus.looks.sheets import Sheet, veiled
from circus.stage import svg, theme
from circus.stage.toolkit import Toolkit
from circus.stage.widgets.panel import Panel

SHEET = Sheet(200, 290, 17, 3)
RATIO = SHEET.ratio
outline, gold_edge = SHEET.outline, SHEET.gold_edge
NAME_BOX = (20.0, 238.0, 160.0, 40.0)
"""Of the sheet: where the name stands."""

CARD, BASE = "card", "base_card"
PAWN, HEART, TRAP, TAPE, DIE, SHIELD, NOTICE, LOSS, CHIP = (
    "pawn", "heart", "trap", "police", "die", "shield", "notice", "loss", "chip",
)  # fmt: skip
"""Kinds of pieces; shields, notices, losses and chips are laid down by the look alone."""

RATIOS = {
    PAWN: 200 / 260, HEART: 64 / 60, TRAP: 160 / 110, TAPE: 1.0, DIE: 1.0, SHIELD: 64 / 72, LOSS: 96 / 64,
    NOTICE: 600 / 84, CHIP: 170 / chips.CHIP_U,
}  # fmt: skip
PARTS = "\x1f"
"""Between the parts of a face that carries words."""
SHUT, BIG = "shut", "big"
UNROLLING = ("unroll_1", "unroll_2", "unroll_3", "unroll_4", "unroll_5")
TUMBLING = ("tumble_1", "tumble_2", "tumble_3")
_VEIL, _VEIL_SHARE = "#2A2238", 0.5
NOTICE_MARGIN_U = 26.0
_SMALL_CARD_U = 92.0
"""Smaller cards carry no name: nobody could read it."""


def card(kit: Toolkit, kind: str, name: str, height_u: float, light: str) -> Surface:
    """A card with its name, lit or veiled; "" is its back."""
    key = ("house card", kind, name, height_u, light, kit.texts.language, kit.fonts.text_size)
    return kit.panel(key, lambda: _card(kit, kind, name, height_u, light))


def _card(kit: Toolkit, kind: str, name: str, height_u: float, light: str) -> Surface:
    if not name:
        return kit.sprites.svg(f"{ART}card_back", height_u=height_u)
    if light == DIM:
        return veiled(card(kit, kind, name, height_u, ""), _VEIL, _VEIL_SHARE)
    whole = kit.sprites.svg(f"{ART}card_{name}", height_u=height_u).copy()
    if height_u >= _SMALL_CARD_U:
        _write_name(kit, whole, kit.texts.say(f"clearing_house-card-{name}"))
    if kind == BASE:
        badge = kit.sprites.svg(f"{ART}base_badge", height_u=height_u * 0.2)
        whole.blit(badge, badge.get_rect(topleft=(round(whole.get_width() * 0.07), round(height_u * 0.02))))
    return whole


def _write_name(kit: Toolkit, whole: Surface, words: str) -> None:
    """The name on its plate, as large as fits: it grows with the card, not with the text size."""
    scale = whole.get_height() / SHEET.high
    left, top, width, height = (edge * scale for edge in NAME_BOX)
    size = round(30 * scale)
    while size > 6 and kit.fonts.exact("display", size).size(words)[0] > width * 0.97:
        size -= 1
    font = kit.fonts.exact("display", size)
    place = font.render(words, True, theme.PAPER).get_rect()
    place.center = (round(left + width / 2), round(top + height / 2 - size * 0.03))
    dark = font.render(words, True, "#1A0E12")
    dark.set_alpha(130)
    whole.blit(dark, place.move(round(1.6 * scale), round(2.2 * scale)))
    whole.blit(font.render(words, True, theme.PAPER), place)


def drawn(kit: Toolkit, kind: str, face: str, height_u: float, light: str) -> Surface:
    """The picture of any piece."""
    if kind in (CARD, BASE):
        return card(kit, kind, face, height_u, light)
    if kind == TAPE:
        return tape(kit, face, height_u)
    if kind == NOTICE:
        return notice(kit, face, height_u)
    if kind == DIE:
        return die(kit, face, height_u)
    if kind == CHIP:
        return chips.odds(kit, int(face))
    if kind == LOSS:
        return loss(kit, face, height_u)
    return kit.sprites.svg(_sprite(kind, face), height_u=height_u)


def _sprite(kind: str, face: str) -> str:
    """The sprite of a piece that is drawn as it is."""
    if kind == PAWN:
        return f"{ART}figure_{face}"
    if kind == HEART:
        return f"{ART}heart_tape" if face else f"{ART}heart"
    if kind == TRAP:
        return f"{ART}trap_shut" if face == SHUT else f"{ART}trap_badge" if face else f"{ART}trap"
    return f"{ART}shield_used" if face else f"{ART}shield"


def tape(kit: Toolkit, face: str, height_u: float) -> Surface:
    """Police tape across a space; while it unrolls, so much of it as its face says; else the roll."""
    if face in UNROLLING:
        return kit.panel(("house tape", face, height_u), lambda: _unrolled(kit, face, height_u))
    return kit.sprites.svg(f"{ART}tape_roll" if face else f"{ART}tape", height_u=height_u)


def _unrolled(kit: Toolkit, face: str, height_u: float) -> Surface:
    """One band from corner to corner, then the other across it."""
    size = kit.units.px(height_u)
    whole = Surface((size, size), pygame.SRCALPHA, 32).convert_alpha()
    whole.fill((0, 0, 0, 0))
    stage = UNROLLING.index(face) + 1
    length = height_u * 1.16
    for turn, share in ((45.0, min(1.0, stage / 3)), (-45.0, max(0.0, (stage - 3) / 3))):
        if share <= 0:
            continue
        band = kit.sprites.svg(f"{ART}tape_strip", width_u=length)
        cut = Surface(band.get_size(), pygame.SRCALPHA, 32).convert_alpha()
        cut.fill((0, 0, 0, 0))
        cut.blit(band, (0, 0), band.get_rect(width=round(band.get_width() * share)))
        turned = kit.sprites.tilted(cut, turn)
        whole.blit(turned, turned.get_rect(center=(size // 2, size // 2)))
    return whole


def die(kit: Toolkit, face: str, height_u: float) -> Surface:
    """A side of the die, a side that is just coming round, or for a large board a number on a blank one."""
    if not face or face in TUMBLING or (face.isdigit() and int(face) <= 6):
        return kit.sprites.svg(f"{ART}die_{face or '6'}", height_u=height_u)
    return kit.panel(("house die", face, height_u), lambda: _numbered(kit, face, height_u))


def _numbered(kit: Toolkit, face: str, height_u: float) -> Surface:
    whole = kit.sprites.svg(f"{ART}die_blank", height_u=height_u).copy()
    font = kit.fonts.exact("display", round(whole.get_height() * 0.5))
    line = font.render(face, True, theme.PAPER)
    whole.blit(line, line.get_rect(center=whole.get_rect().center))
    return whole


def loss(kit: Toolkit, face: str, height_u: float) -> Surface:
    """A heart that is lost ("heart") or a blow that the armor takes ("shield"), over a figure."""
    return kit.panel(("house loss", face, height_u), lambda: _loss(kit, face, height_u))


def _loss(kit: Toolkit, face: str, height_u: float) -> Surface:
    panel = Panel(kit, (kit.units.px(height_u * RATIOS[LOSS]), kit.units.px(height_u)), 10)
    wide, high = panel.width_u, panel.height_u
    whole = svg.box(0, 0, wide, high, "#FFFFFF", radius=high / 2)
    panel.shadow(whole, 2, 4, 4, 0.5)
    panel.vector(svg.framed(1.5, 1.5, wide - 3, high - 3, theme.PAPER, "#5A3A22", 3, radius=high / 2 - 1.5))
    sprite = {"shield": "shield_used", "heart": "heart_lost"}[face]
    panel.put(kit.sprites.svg(f"{ART}{sprite}", height_u=high * 0.62), wide * 0.63, high / 2)
    size = high * 0.52 * 100 / kit.fonts.text_size
    panel.write("-1" if face == "heart" else "=", "display", size, theme.DEEP_RED, wide * 0.27, high / 2)
    return panel.surface


def notice(kit: Toolkit, face: str, height_u: float) -> Surface:
    """A slip that tells what has just come over the table: pictogram and one sentence."""
    key = ("house notice", face, height_u, kit.fonts.text_size)
    return kit.panel(key, lambda: _notice(kit, face, height_u))


def _notice(kit: Toolkit, face: str, height_u: float) -> Surface:
    picture, words = face.split(PARTS)
    text = min(640.0, kit.fonts.width_u(words, "display", 27))
    wide = text + height_u + 50
    panel = Panel(kit, (kit.units.px(wide), kit.units.px(height_u)), NOTICE_MARGIN_U)
    whole = svg.box(0, 0, wide, height_u, "#FFFFFF", radius=16)
    panel.shadow(whole, 4, 8, 8, 0.55)
    panel.grain("paper", whole)
    panel.vector(
        svg.framed(1.3, 1.3, wide - 2.6, height_u - 2.6, "none", "#5A3A22", 2.6, radius=15)
        + svg.framed(6, 6, wide - 12, height_u - 12, "none", "#B5282E", 2.4, radius=11)
    )
    sprite = kit.sprites.svg(f"{ART}{picture}", height_u=height_u * 0.66)
    panel.put(sprite, 14 + height_u * 0.45, height_u / 2)
    panel.write(
        words, "display", 27, theme.DEEP_RED, height_u + 16, height_u / 2, anchor="midleft", max_width_u=644
    )
    return panel.surface
