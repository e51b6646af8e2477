"""Temporary paper sheets over the board: end of a round, start of a round, an elimination."""

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from pygame import Surface

from circus.ui.gfx import svg, theme
from circus.ui.gfx.blank import blank
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets.panel import Panel
from circus.ui.gfx.widgets.slips import HIGH, slip_panel
from circus.ui.skins.clearing_house.seats import medallion
from circus.ui.skins.clearing_house.spec import ART, BEGINS, OUT, ROUND_OVER

WIDE_U = 600.0
_EDGE_U, _GAP_U = 30.0, 12.0
_TITLE_U, _LINE_U = 36.0, 24.0
_FACE_U, _STARTER_U, _OUT_U = 92.0, 118.0, 150.0
_HEART_U, _TAPE_U = 24.0, 54.0
_MAX_TAPES = 8
"""Maximum number of strips that fit into a row; the line below has the number."""


class Fate(NamedTuple):
    """Result of a round for one player.

    Attributes:
        number: of their mobster.
        name: of the player.
        lost: hearts lost in this round.
        left: remaining hearts.
        most: hearts at the start of the game.
    """

    number: int
    name: str
    lost: int
    left: int
    most: int


def sheet(kit: Toolkit, kind: str, about: tuple[Hashable, ...]) -> Surface:
    """Return the sheet of an effect; `about` are the arguments of its painter."""
    return _SHEETS[kind](kit, *about)


@painted
def _round_over(kit: Toolkit, number: int, tape: int, fates: tuple[Fate, ...]) -> Surface:
    """Return the sheet of lost hearts and the resulting tape (CH-27)."""
    say = kit.texts.say
    rows = [_title(kit, say("clearing_house-news-round", round=number)), _fates(kit, fates)]
    if tape:
        rows.append(_in_a_row(kit, [kit.sprites.svg(f"{ART}tape", height_u=_TAPE_U)] * min(tape, _MAX_TAPES)))
    return _stacked(kit, [*rows, _line(kit, say("clearing_house-news-tape", tape=tape))])


@painted
def _begins(kit: Toolkit, number: int, starter: int, name: str, duel: int, rounds: int) -> Surface:
    """Return the number of the round, who goes first, and how long a duel of two may last (CH-33)."""
    say = kit.texts.say
    rows = [
        _title(kit, say("clearing_house-news-begin", round=number)),
        medallion(kit, starter, _STARTER_U),
        _line(kit, say("clearing_house-news-first", name=name)),
    ]
    if duel:
        words = say("clearing_house-news-duel", number=duel, count=rounds)
        rows.append(_line(kit, words, theme.DEEP_RED))
    return _stacked(kit, rows)


@painted
def _out(kit: Toolkit, number: int, name: str, how: str, by: str, left: int) -> Surface:
    """Return the face behind police tape, the cause of the last heart's loss, and how many remain."""
    say = kit.texts.say
    rows = [
        _behind_tape(kit, number),
        _title(kit, say("clearing_house-news-out", name=name)),
        _line(kit, say(f"clearing_house-news-out-{how}", by=by)),
    ]
    if left > 1:
        rows.append(_line(kit, say("clearing_house-news-left", left=left), theme.DEEP_RED))
    return _stacked(kit, rows)


_SHEETS: dict[str, Callable[..., Surface]] = {ROUND_OVER: _round_over, BEGINS: _begins, OUT: _out}


def _stacked(kit: Toolkit, rows: Sequence[Surface]) -> Surface:
    """Return a sheet with its rows centred, as high as they need."""
    heights = [kit.units.u(row.get_height()) for row in rows]
    high = 2 * _EDGE_U + sum(heights) + _GAP_U * (len(rows) - 1)
    panel = slip_panel(kit, WIDE_U, high, radius=18, shadow=HIGH, frame_u=8, shine=True)
    y = _EDGE_U
    for row, height in zip(rows, heights, strict=True):
        panel.put(row, WIDE_U / 2, y + height / 2)
        y += height + _GAP_U
    return panel.surface


def _title(kit: Toolkit, words: str) -> Surface:
    room = WIDE_U - 2 * _EDGE_U
    return kit.fonts.block(
        words, "display", _TITLE_U, theme.DEEP_RED, width_u=room, align="center", leading=1.1
    )


def _line(kit: Toolkit, words: str, colour: str = theme.INK) -> Surface:
    room = WIDE_U - 2 * _EDGE_U
    return kit.fonts.block(words, "ui-semibold", _LINE_U, colour, width_u=room, align="center")


def _in_a_row(kit: Toolkit, pictures: Sequence[Surface]) -> Surface:
    """Return pictures in a row, overlapping if there are many."""
    wide = kit.units.u(pictures[0].get_width())
    room = WIDE_U - 2 * _EDGE_U
    step = min(wide + 8, (room - wide) / max(1, len(pictures) - 1))
    panel = Panel(kit, (kit.units.px(wide + step * (len(pictures) - 1)), pictures[0].get_height()))
    for at, picture in enumerate(pictures):
        panel.put(picture, wide / 2 + at * step, panel.height_u / 2)
    return panel.surface


def _fates(kit: Toolkit, fates: Sequence[Fate]) -> Surface:
    """Return the face, name and hearts of each player; hearts lost in this round are cracked and counted."""
    pitch = (WIDE_U - 2 * _EDGE_U) / len(fates)
    names = [
        kit.fonts.block(
            each.name, "ui-semibold", theme.CAPTION_U, theme.INK, width_u=pitch - 8, align="center", most=2
        )
        for each in fates
    ]
    name_u = kit.units.u(max(name.get_height() for name in names))
    high = _FACE_U + 8 + name_u + 6 + _HEART_U
    panel = Panel(kit, (kit.units.px(WIDE_U - 2 * _EDGE_U), kit.units.px(high)), 6)
    for at, (fate, name) in enumerate(zip(fates, names, strict=True)):
        x = pitch * (at + 0.5)
        panel.put(medallion(kit, fate.number, _FACE_U, not fate.left), x, _FACE_U / 2)
        if fate.lost:
            panel.put(_count(kit, fate.lost), x + _FACE_U * 0.46, _FACE_U * 0.2)
        panel.put(name, x, _FACE_U + 8 + name_u / 2)
        step = min(_HEART_U + 3, (pitch - _HEART_U) / fate.most)
        for heart in range(fate.most):
            picture = _heart(kit, heart, fate)
            panel.put(picture, x + (heart - (fate.most - 1) / 2) * step, high - _HEART_U / 2)
    return panel.surface


def _heart(kit: Toolkit, heart: int, fate: Fate) -> Surface:
    name = (
        "heart" if heart < fate.left else "heart_cracked" if heart < fate.left + fate.lost else "heart_lost"
    )
    return kit.sprites.svg(f"{ART}{name}", height_u=_HEART_U)


def _count(kit: Toolkit, lost: int) -> Surface:
    """Return the number of lost hearts on a red disc, whose size ignores the text size."""
    side = 42.0
    panel = Panel(kit, (kit.units.px(side), kit.units.px(side)))
    panel.vector(svg.oval(side / 2, side / 2, 19, 19, svg.lined(theme.PAPER, 3, fill=theme.DEEP_RED)))
    size = 23.0 * 100 / kit.fonts.text_size
    panel.put(kit.fonts.line(f"-{lost}", "display", size, theme.PAPER), side / 2, side / 2)
    return panel.surface


def _behind_tape(kit: Toolkit, number: int) -> Surface:
    """Return two bands of police tape over the face of an eliminated player."""
    face = medallion(kit, number, _OUT_U, True)
    size = kit.units.px(_OUT_U * 1.5), round(face.get_height() * 1.1)
    whole = blank(size, clear=True)
    whole.fill((0, 0, 0, 0))
    place = face.get_rect(midtop=(size[0] // 2, 0))
    middle = place.center
    whole.blit(face, place)
    band = kit.sprites.svg(f"{ART}tape_strip", width_u=_OUT_U * 1.42)
    for tilt, down in ((-14.0, 0.27), (9.0, 0.36)):
        surface = kit.sprites.tilted(band, tilt)
        whole.blit(surface, surface.get_rect(center=(middle[0], middle[1] + round(face.get_height() * down))))
    return whole
