"""Background of Quel Cirque: the ring with the board, the tray of the die and the hats."""

from pygame import Surface

from circus.content.levels.layouts import Zone
from circus.games.quel_cirque.cells import ROW
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.skins.quel_cirque import spec
from circus.ui.skins.quel_cirque.board import CirqueBoardPlan, plan_of
from circus.ui.skins.table_view import TableView

LANES = "abcde"


def background(kit: Toolkit, table: TableView) -> Surface:
    """Return the ring with the board, the tray and the hats on it."""
    zones = table.layout.zones
    return _draw_board(kit, plan_of(table), zones.get("die"), zones.get("hats"))


@painted
def _draw_board(kit: Toolkit, plan: CirqueBoardPlan, tray: Zone | None, hats: Zone | None) -> Surface:
    sheet = kit.fresh_background(spec.GROUND)
    if tray:
        _blit(kit, sheet, kit.sprites.svg(f"{spec.ART}tray", width_u=tray.width), tray.x, tray.y, 8)
    if hats:
        _draw_hats(kit, sheet, hats)
    _draw_bed(kit, sheet, plan)
    for along in range(plan.along):
        for across in range(plan.across):
            _draw_cell(kit, sheet, plan, across, along)
    return sheet


def _blit(kit: Toolkit, sheet: Surface, sprite: Surface, x: float, y: float, lift_u: float = 0) -> None:
    """Draw a sprite with its centre at a point, in units; with a shadow if it is lifted."""
    place = sprite.get_rect(center=kit.units.point(x, y))
    if lift_u:
        shadow = kit.sprites.dropped(0, sprite, place.x, place.y, lift_u=lift_u)
        sheet.blit(shadow.surface, (shadow.x, shadow.y))
    sheet.blit(sprite, place)


def _draw_hats(kit: Toolkit, sheet: Surface, zone: Zone) -> None:
    """Draw the clowns' hats on the sawdust."""
    wide = zone.width * 0.52
    for number, (x, y, tilt) in enumerate(((-0.24, 0.26, -6.0), (0.05, -0.2, 9.0), (0.27, 0.3, 4.0))):
        hat = kit.sprites.svg(f"{spec.ART}hat_{number}", width_u=wide, tilt=tilt)
        _blit(kit, sheet, hat, zone.x + x * zone.width, zone.y + y * zone.height)


def _draw_bed(kit: Toolkit, sheet: Surface, plan: CirqueBoardPlan) -> None:
    frame, thick = spec.FRAME_U * plan.k, spec.THICK_U * plan.k
    width, height = plan.across * plan.cell + 2 * frame, plan.along * plan.cell + 2 * frame + thick
    name = f"{spec.ART}board_{plan.across}x{plan.along}"
    if kit.sprites.has(name):
        bed = kit.sprites.svg(name, width_u=width)
        _blit(kit, sheet, bed, plan.left - frame + width / 2, plan.top - frame + height / 2, 14)
        return
    _draw_edges(kit, sheet, plan, frame)


def _draw_edges(kit: Toolkit, sheet: Surface, plan: CirqueBoardPlan, frame: float) -> None:
    """Draw a frame composed of parts, for a board of another size."""
    right, bottom = plan.left + plan.across * plan.cell, plan.top + plan.along * plan.cell

    def put(part: str, x: float, y: float, width: float) -> None:
        sprite = kit.sprites.svg(f"{spec.ART}frame_{part}", width_u=width + 1.5 / kit.units.scale)
        sheet.blit(sprite, kit.units.point(x, y))

    for across in range(plan.across):
        x = plan.left + across * plan.cell
        put("edge_n", x, plan.top - frame, plan.cell)
        put("edge_s", x, bottom, plan.cell)
    for along in range(plan.along):
        y = plan.top + along * plan.cell
        put("edge_w", plan.left - frame, y, frame)
        put("edge_e", right, y, frame)
    corners = (("nw", plan.left - frame, plan.top - frame), ("ne", right, plan.top - frame),
               ("sw", plan.left - frame, bottom), ("se", right, bottom))  # fmt: skip
    for side, x, y in corners:
        put(f"corner_{side}", x, y, frame)


def _draw_cell(kit: Toolkit, sheet: Surface, plan: CirqueBoardPlan, across: int, along: int) -> None:
    cell = plan.cell_at(across, along)
    rect = kit.units.rect(plan.left + across * plan.cell, plan.top + along * plan.cell, plan.cell, plan.cell)
    wide = (max(rect.w, rect.h) + 0.4) / kit.units.scale
    sheet.blit(kit.sprites.svg(f"{spec.ART}{_cell_name(plan, cell)}", width_u=wide), rect, (0, 0, *rect.size))
    if cell in plan.board.holes:
        draw_hole(kit, sheet, plan, cell, (plan.left + across * plan.cell, plan.top + along * plan.cell))


def draw_hole(
    kit: Toolkit, sheet: Surface, plan: CirqueBoardPlan, cell: int, corner: tuple[float, float]
) -> None:
    """Draw the hole of a cell with its stars, on a surface with the cell's corner at `corner`, in units."""
    k, middle = plan.k, plan.cell / 2
    x, y = corner[0] + middle, corner[1] + middle
    hole = kit.sprites.svg(f"{spec.ART}hole_empty", width_u=spec.HOLE_U * k)
    sheet.blit(hole, hole.get_rect(center=kit.units.point(x, y - spec.HOLE_UP_U * k)))
    count = plan.board.stars[plan.board.holes.index(cell)]
    gap = min(15.5, 92 / max(1, count - 1)) * k
    wide = min(19.7 * k, gap * 1.27)
    if wide < spec.SMALLEST_STAR_U:
        _draw_number(kit, sheet, count, x, y + spec.STARS_DOWN_U * k, max(k, 0.75))
        return
    star = kit.sprites.svg(f"{spec.ART}star", width_u=wide)
    for number in range(count):
        at = kit.units.point(x + (number - (count - 1) / 2) * gap, y + spec.STARS_DOWN_U * k)
        sheet.blit(star, star.get_rect(center=at))


def _draw_number(kit: Toolkit, sheet: Surface, count: int, x: float, y: float, k: float) -> None:
    """Write the number of stars in figures, if the stars would be too small to count."""
    size_u = 27 * k * 100 / kit.fonts.text_size
    words = kit.fonts.line(str(count), "display", size_u, "#6E1420")
    star = kit.sprites.svg(f"{spec.ART}star", width_u=24 * k)
    room = words.get_width() + star.get_width()
    left, middle = kit.units.point(x, y)
    left -= room // 2
    sheet.blit(words, words.get_rect(midleft=(left, middle - kit.units.px(0.6))))
    sheet.blit(star, star.get_rect(midleft=(left + words.get_width() + kit.units.px(1), middle)))


def _cell_name(plan: CirqueBoardPlan, cell: int) -> str:
    board = plan.board
    if not board.is_space(cell):
        return "cell_gap"
    if cell in board.starts:
        return "cell_start_up" if plan.upright else "cell_start"
    if cell == board.holes[-1]:
        return "cell_last"
    row, column = divmod(cell, ROW)
    lane = LANES[(column - 1) % len(LANES)]
    return f"cell_plain_{lane}" + ("_dark" if (row + column) % 2 else "")
