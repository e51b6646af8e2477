"""A small map of Clearing House's board: from where to where, among tape, traps and mobsters."""

from pygame import Surface

from circus.games.clearing_house.board import Board, column_and_row
from circus.games.clearing_house.facts import Question
from circus.looks.clearing_house.board import plan_of, state_of
from circus.looks.clearing_house.seats import figure
from circus.looks.clearing_house.spec import ART
from circus.looks.table_view import TableView
from circus.stage import svg, theme
from circus.stage.painted import painted
from circus.stage.toolkit import Toolkit
from circus.stage.widgets.panel import Panel

MARGIN_U = 16.0


def small_map(kit: Toolkit, table: TableView, question: Question, size_u: float) -> Surface:
    """The whole board, `size_u` wide, with the way or the place that the card is about."""
    state = state_of(table)
    start = state.at[question.actor if question.victim < 0 else question.victim]
    standing = tuple((figure(table, seat), state.at[seat]) for seat in state.living)
    return _map(kit, plan_of(table).board, (start, question.cell), state.tape, state.traps, standing, size_u)


@painted
def _map(
    kit: Toolkit,
    board: Board,
    way: tuple[int, int],
    tape: int,
    traps: int,
    standing: tuple[tuple[int, int], ...],
    size_u: float,
) -> Surface:
    """`way` are the cells that it begins and ends on, `standing` a mobster and its cell each."""
    pitch = (size_u - 20) / max(board.columns, board.rows)
    wide, high = board.columns * pitch + 20, board.rows * pitch + 20
    panel = Panel(kit, (kit.units.px(wide), kit.units.px(high)), MARGIN_U)
    panel.put(bare_map(kit, board, size_u), wide / 2, high / 2)
    column, row = column_and_row(way[1])
    x, y = 11.5 + (column - 1) * pitch, 11.5 + (row - 1) * pitch
    panel.vector(svg.framed(x + 1, y + 1, pitch - 5, pitch - 5, theme.PATH_FILL, theme.RED, 4, radius=4))

    def put(name: str, cell: int, share: float) -> None:
        column, row = column_and_row(cell)
        sprite = kit.sprites.svg(f"{ART}{name}", width_u=pitch * share)
        panel.put(sprite, 10 + (column - 0.5) * pitch, 10 + (row - 0.5) * pitch)

    for cell in board.cells:
        if tape >> cell & 1:
            put("tape", cell, 0.86)
        elif traps >> cell & 1:
            put("trap_badge", cell, 0.84)
    for who, cell in standing:
        put(f"emblem_{who}", cell, 0.74)
    panel.vector(_arrow(*way, pitch))
    return panel.surface


@painted
def bare_map(kit: Toolkit, board: Board, size_u: float) -> Surface:
    """All spaces, nothing on them."""
    pitch = (size_u - 20) / max(board.columns, board.rows)
    wide, high = board.columns * pitch + 20, board.rows * pitch + 20
    panel = Panel(kit, (kit.units.px(wide), kit.units.px(high)), MARGIN_U)
    panel.shadow(svg.box(0, 0, wide, high, "#FFFFFF", radius=10), 3, 6, 7, 0.55)
    spaces = "".join(
        svg.box(
            11.5 + (column - 1) * pitch,
            11.5 + (row - 1) * pitch,
            pitch - 3,
            pitch - 3,
            "#C79F7A" if (column + row) % 2 else "#B98D69",
            radius=4,
        )
        for column, row in sorted(board.spaces)
    )
    panel.vector(svg.framed(1.5, 1.5, wide - 3, high - 3, "#6B4A4C", "#1E1218", 3, radius=9) + spaces)
    return panel.surface


def _arrow(start: int, end: int, pitch: float) -> str:
    """From the middle of a space nearly to that of another."""
    (x0, y0), (x1, y1) = (
        (10 + (column - 0.5) * pitch, 10 + (row - 0.5) * pitch)
        for column, row in (column_and_row(start), column_and_row(end))
    )
    far = max(1.0, ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5)
    across, along = (x1 - x0) / far, (y1 - y0) / far
    x0, y0 = x0 + across * pitch * 0.42, y0 + along * pitch * 0.42
    tip_x, tip_y = x1 - across * pitch * 0.06, y1 - along * pitch * 0.06
    head = pitch * 0.24
    left = (tip_x - head * (across + along * 0.8), tip_y - head * (along - across * 0.8))
    right = (tip_x - head * (across - along * 0.8), tip_y - head * (along + across * 0.8))
    line = (
        f"M{x0:.1f} {y0:.1f} L{tip_x:.1f} {tip_y:.1f} M{left[0]:.1f} {left[1]:.1f} L{tip_x:.1f} {tip_y:.1f} "
        f"L{right[0]:.1f} {right[1]:.1f}"
    )
    return svg.path(line, svg.lined("#3A0F16", pitch * 0.2)) + svg.path(
        line, svg.lined(theme.PAPER, pitch * 0.1)
    )
