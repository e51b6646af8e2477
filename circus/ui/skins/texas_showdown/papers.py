"""Papers of Texas Showdown's events: effects of Sheriffs, and the points of a hand."""

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from pygame import Surface

from circus.content.texts import Texts
from circus.ui.gfx import svg, theme
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets.panel import Panel
from circus.ui.gfx.widgets.slips import NOTICE_MARGIN_U, slip_panel
from circus.ui.skins.texas_showdown.spec import NOTICE_U, SUITS, icon_of

_SHEET_MARGIN_U = 30
_NARROW_U, _WIDE_U = 560.0, 680.0
"""Widths of the score sheet; the wide one is for rows that are sums."""
_HEAD_U, _FOOT_U, _SUM_U = 78.0, 48.0, 384.0
_INK = "#7C1620"
_STRUCK_U = 64
"""Room for the pictogram of a color that is struck through."""


class SheriffNotice(NamedTuple):
    """Content of a notice: the player, the number of Sheriffs won, the colors."""

    name: str
    faces: int = 0
    colors: tuple[str, ...] = ()


class ScoreRow(NamedTuple):
    """Row of the score sheet, for one seat.

    Attributes:
        portrait, name: of the player.
        tricks: the points of those taken in this hand.
        cancelled: how many of these points Happy Faces cancel.
        points: those of all hands.
    """

    portrait: str
    name: str
    tricks: int
    cancelled: int
    points: int


class Score(NamedTuple):
    """Content of the score sheet: the hand, the point limit if any, and a row per seat.

    With `happy` faces each row is a sum: tricks, less the cancelled ones.
    """

    hand: int
    limit: int | None
    happy: bool
    rows: tuple[ScoreRow, ...]


@painted
def notice(kit: Toolkit, kind: str, facts: SheriffNotice, height_u: float) -> Surface:
    """Return the effect of a Sheriff in words; zeroed colors are struck through.

    Widths are rounded up, so that most notices share one paper.
    """
    words = _words(kit, kind, facts)
    struck = [color.partition("/")[2] for color in facts.colors] if kind == "zero" else []
    beside, wide = _STRUCK_U * len(struck), _width(kit, words, len(struck))
    panel = Panel(kit, (kit.units.px(wide), kit.units.px(height_u)), NOTICE_MARGIN_U)
    panel.surface.blit(_paper(kit, wide, height_u), (0, 0))
    middle = height_u / 2
    panel.put(kit.sprites.svg("texas_showdown/badge", height_u=height_u * 1.3), 44, middle - 1)
    text = kit.fonts.block(
        words, "display", 26, "#7C1620", width_u=wide - 112 - beside, align="center", leading=1.05, even=True
    )
    panel.put(text, (88 + wide - 24 - beside) / 2, middle)
    for index, color in enumerate(struck):
        x = wide - 46 - _STRUCK_U * index
        panel.put(kit.sprites.svg(icon_of(color), height_u=42), x, middle)
        panel.put(_strike(kit), x, middle)
    return panel.surface


def _words(kit: Toolkit, kind: str, details: SheriffNotice) -> str:
    facts = {"seat": 0, "faces": details.faces, "colors": details.colors, "color": (*details.colors, "")[0]}
    return kit.texts.format_facts(f"texas_showdown-event-{kind}", facts, [details.name])


def _width(kit: Toolkit, words: str, struck: int) -> float:
    text = min(600.0, kit.fonts.width_u(words, "display", 26))
    return -(-(text + 132 + _STRUCK_U * struck) // 120) * 120


def _strike(kit: Toolkit) -> Surface:
    line = svg.path("M4 40 L56 4", svg.lined("#B5282E", 5))
    return kit.sprites.svg_text(svg.document(60, 44, line), 60, 44)


@painted
def _paper(kit: Toolkit, wide: float, height_u: float) -> Surface:
    """Return the empty paper of a notice."""
    panel = slip_panel(kit, wide, height_u, radius=16, margin_u=NOTICE_MARGIN_U, frame_u=6, shine=True)
    return panel.surface


def preload(kit: Toolkit) -> None:
    """Paint the papers of the most common notices."""
    for color in SUITS:
        words = _words(kit, "zero", SheriffNotice("", colors=(f"color/{color}",)))
        _paper(kit, _width(kit, words, 1), NOTICE_U)


@painted
def score_sheet(kit: Toolkit, score: Score, height_u: float) -> Surface:
    """Return the points of a hand.

    Each seat has a line with its portrait, name, points of the hand and of all hands.
    """
    wide, step = _NARROW_U if not score.happy else _WIDE_U, _step(height_u, len(score.rows))
    head, low = _HEAD_U, _FOOT_U
    high = head + low + step * len(score.rows)
    panel = slip_panel(kit, wide, high, radius=18, margin_u=_SHEET_MARGIN_U, shine=True)
    title = kit.texts.say("texas_showdown-table-scored", hand=score.hand)
    total = kit.texts.say("texas_showdown-table-total")
    panel.write(title, "display", 38, "#7C1620", 34, 44, anchor="midleft", max_width_u=300)
    panel.write(total, "ui-semibold", 20, "#6B4A2C", wide - 40, 50, anchor="midright")
    fewest = min(row.points for row in score.rows)
    for index, row in enumerate(score.rows):
        _write_row(kit, panel, row, head + step * index, step, row.points == fewest)
        _write_sum(kit, panel, row, head + step * (index + 0.5), score.happy)
    goal = goal_words(kit.texts, score.limit)
    panel.write(goal, "ui", 20, "#5A3A22", wide / 2, high - 25, max_width_u=wide - 48)
    return panel.surface


def _write_row(kit: Toolkit, panel: Panel, row: ScoreRow, top: float, step: float, leads: bool) -> None:
    """Draw one line from `top` on, `step` high; tinted for the leading player."""
    wide, middle = panel.width_u, top + step / 2
    line = svg.path(f"M26 {top} H{wide - 26}", svg.lined("#6B4A2C", 1.6, 0.4))
    if leads:
        line += svg.box(20, top + 3, wide - 40, step - 6, "#23605C", 0.14, radius=12)
    panel.vector(line)
    panel.put(kit.sprites.svg(row.portrait, height_u=min(62.0, step - 4)), 66, middle)
    panel.write(row.name, "display", 26, theme.INK, 112, middle, anchor="midleft", max_width_u=190)
    panel.put(kit.sprites.svg("texas_showdown/trick", height_u=min(44.0, step - 14)), 356, middle)
    panel.write(str(row.points), "display", 34, theme.INK, wide - 44, middle, anchor="midright")


def _write_sum(kit: Toolkit, panel: Panel, row: ScoreRow, middle: float, happy: bool) -> None:
    """Draw the tricks of the hand as points.

    Those cancelled by Happy Faces are subtracted, under their badge.
    """
    if not happy:
        panel.write(f"+{row.tricks}", "display", 27, _INK, _SUM_U, middle, anchor="midleft")
        return
    first = f"{row.tricks} \N{MINUS SIGN} {row.cancelled}"
    panel.write(first, "display", 27, _INK, _SUM_U, middle, anchor="midleft")
    badge = _SUM_U + kit.fonts.width_u(first, "display", 27) + 20
    panel.put(kit.sprites.svg("texas_showdown/badge", height_u=34), badge, middle)
    left = f"= {row.tricks - row.cancelled}"
    panel.write(left, "display", 27, _INK, badge + 22, middle, anchor="midleft")


def _step(height_u: float, rows: int) -> float:
    """Return the height of a row of the score sheet."""
    return min(72.0, (height_u - _HEAD_U - _FOOT_U) / rows)


def row_off(height_u: float, rows: int, row: int, happy: bool) -> tuple[float, float]:
    """Return the offset of a row's total from the centre of a sheet."""
    step = _step(height_u, rows)
    high = _HEAD_U + _FOOT_U + step * rows
    return (_WIDE_U if happy else _NARROW_U) / 2 - 52, _HEAD_U + step * (row + 0.5) - high / 2


def goal_words(texts: Texts, limit: int | None) -> str:
    """Return when the game ends, and that the fewest points win; `limit` as in `Score`."""
    if limit is None:
        return texts.say("texas_showdown-table-single")
    return texts.say("texas_showdown-table-limit", points=limit)


def as_notice(about: Sequence[Hashable]) -> SheriffNotice:
    """Return the notice in the labels (`PlacedPiece.about`) of a piece that shows one."""
    facts = about[0]
    assert isinstance(facts, SheriffNotice)
    return facts


def as_score(about: Sequence[Hashable]) -> Score:
    """Return the score in the labels (`PlacedPiece.about`) of a piece that shows one."""
    score = about[0]
    assert isinstance(score, Score)
    return score
