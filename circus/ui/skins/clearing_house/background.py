"""Background of Clearing House: a garden at night, and the house without its roof, by lamplight.

It is painted once per window and board and stored in the disk cache.
"""

from pygame import Surface

from circus.platform.source_digest import source_digest
from circus.ui.gfx.easel import Easel
from circus.ui.gfx.painted import painted
from circus.ui.gfx.svg import box, filled, lined, path
from circus.ui.gfx.textures import Grain
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.skins.clearing_house.board import WALL_U, HouseBoardPlan, plan_of
from circus.ui.skins.clearing_house.house import furnished
from circus.ui.skins.clearing_house.rooms import indoors
from circus.ui.skins.clearing_house.spec import ART
from circus.ui.skins.table_view import TableView

_SOURCES = (
    "ui/skins/clearing_house/background.py",
    "ui/skins/clearing_house/house.py",
    "ui/skins/clearing_house/rooms.py",
    "ui/skins/clearing_house/board.py",
    "ui/gfx/easel.py",
    "ui/gfx/svg.py",
    "ui/gfx/textures.py",
)
_SPRITES = (
    "bush_1", "bush_2", "fountain", "police_car", "flowers_1", "flowers_2", "path", "lantern", "window",
    "lamp", "wall_h", "wall_v", "crate", "barrel", "pallet", "forklift", "shelf",
    "carpet_diamond", "carpet_star", "carpet_long", "carpet_wide", "carpet_round",
    "floor_wood", "floor_check_warm", "floor_check_cool", "floor_concrete",
)  # fmt: skip

GRASS = (Grain(1.6, 2.6, 0.15), Grain(5, 8, 0.06), Grain(260, 200, 0.07))
GRAVEL = (Grain(1.6, 1.6, 0.17), Grain(4, 3.4, 0.09), Grain(360, 300, 0.04))
LAWN = "#4E7D55"
GRAVEL_TONE = "#8D8796"
COURT_U, DRIVE_U = 72.0, 150.0
"""Width of the gravel beyond the walls, and of the drive."""
Spot = tuple[float, float, str, float]
"""Centre of a plant, its sprite and its width."""
NIGHT = ((0, "#A4B0DA"), (0.55, "#7983B8"), (1, "#464C80"))


def background(kit: Toolkit, table: TableView) -> Surface:
    """Return the background from the disk cache, or paint it if it is missing or stale."""
    return _cached(kit, plan_of(table), indoors(table))


@painted
def _cached(kit: Toolkit, plan: HouseBoardPlan, style: str) -> Surface:
    mark = kit.sprites.mark(*(f"{ART}{name}" for name in _SPRITES))
    board = f"{sorted(plan.board.spaces)} {plan.left:.2f} {plan.top:.2f} {plan.cell:.3f}"
    key = f"house {source_digest(*_SOURCES)} {mark} {kit.units.size} {style} {board}"
    return kit.loaded(key, lambda: _painted(kit, plan, style), kit.units.size)


def _painted(kit: Toolkit, plan: HouseBoardPlan, style: str) -> Surface:
    easel = Easel(kit.units, LAWN)
    _lawn(easel)
    _paths(easel, plan)
    _plants(kit, easel, plan)
    easel.lamp(_heart(plan), (kit.units.width_u * 0.62, kit.units.height_u * 0.72), NIGHT)
    _window_light(easel, plan)
    _lanterns(kit, easel, plan)
    if not kit.units.portrait:
        _car(kit, easel, plan)
    furnished(kit, easel, plan, style)
    return easel.surface


def drive_middle(plan: HouseBoardPlan) -> float:
    """Return the vertical centre of the drive."""
    return plan.top + plan.height * 0.96


def _heart(plan: HouseBoardPlan) -> tuple[float, float]:
    return plan.left + plan.width / 2, plan.top + plan.height / 2


def _lawn(easel: Easel) -> None:
    """Draw a lawn mown in slightly slanted bands."""
    width, height = easel.units.width_u, easel.units.height_u
    easel.inlay(LAWN, GRASS, box(-5, -5, width + 10, height + 10, "#FFFFFF"), easel.whole, 5)
    bands = []
    left = -height * 0.3
    while left < width + 60:
        bands.append(
            path(
                f"M{left:.0f} 0 h70 L{left + 70 + height * 0.24:.0f} {height:.0f} h-70 Z",
                filled("#E6FFD8", 0.07),
            )
        )
        left += 140
    easel.vector("".join(bands))


def _paths(easel: Easel, plan: HouseBoardPlan) -> None:
    """Draw a gravel court round the house from edge to edge, and the drive across."""
    width, height = easel.units.width_u, easel.units.height_u
    left, right = plan.left - WALL_U - COURT_U, plan.left + plan.width + WALL_U + COURT_U
    middle = drive_middle(plan)
    half = DRIVE_U / 2
    far = (right + width) / 2
    shape = (
        f"M{left:.0f} -10 H{right:.0f} V{middle - half:.0f} Q{far:.0f} {middle - half - 26:.0f} "
        f"{width + 10:.0f} {middle - half + 6:.0f} V{middle + half + 6:.0f} Q{far:.0f} "
        f"{middle + half - 22:.0f} {right:.0f} {middle + half:.0f} V{height + 10:.0f} H{left:.0f} "
        f"V{middle + half:.0f} Q{left / 2:.0f} {middle + half - 24:.0f} -10 {middle + half + 10:.0f} "
        f"V{middle - half + 10:.0f} Q{left / 2:.0f} {middle - half - 24:.0f} {left:.0f} {middle - half:.0f} Z"
    )
    easel.inlay(GRAVEL_TONE, GRAVEL, path(shape, filled("#FFFFFF")), easel.whole, 9)
    easel.vector(path(shape, lined("#3A3B4E", 7, 0.7)) + path(shape, lined("#C9C3CF", 2.2, 0.5)))


def _put(
    kit: Toolkit, easel: Easel, name: str, x: float, y: float, width_u: float, tilt: float = 0.0
) -> None:
    """Draw a sprite with its centre at a point, if a part of it is inside the window."""
    sprite = kit.sprites.svg(f"{ART}{name}", width_u=width_u, tilt=tilt)
    place = sprite.get_rect(center=kit.units.point(x, y))
    if place.colliderect(easel.surface.get_rect()):
        easel.surface.blit(sprite, place)


def _plants(kit: Toolkit, easel: Easel, plan: HouseBoardPlan) -> None:
    """Draw hedges and flowers along the gravel, the fountain, the car on the drive."""
    width, height = kit.units.width_u, kit.units.height_u
    left, right = plan.left - WALL_U - COURT_U, plan.left + plan.width + WALL_U + COURT_U
    middle = drive_middle(plan)
    if kit.units.portrait:
        hedges: tuple[Spot, ...] = (
            (60, 262, "bush_1", 170), (842, 246, "bush_2", 180), (30, height - 330, "bush_2", 180),
            (868, height - 220, "bush_1", 190), (330, height - 30, "bush_1", 190),
        )  # fmt: skip
        for x, y, kind, wide in hedges:
            _put(kit, easel, kind, x, y, wide)
        return
    for at, (beside, kind) in enumerate(((left / 2, "flowers_1"), ((right + width) / 2, "flowers_2"))):
        for side in (-1, 1):
            for step in (-1, 0, 1):
                y = middle + side * (DRIVE_U / 2 + 26) - 14 + at * 6
                _put(kit, easel, kind, beside + step * 152, y, 150)
    bushes: tuple[Spot, ...] = (
        (left - 70, 146, "bush_2", 190), (right + 76, 150, "bush_1", 176), (38, 250, "bush_1", 170),
        (width - 30, 246, "bush_2", 186), (left - 60, height - 330, "bush_1", 180),
        (34, height - 236, "bush_2", 190), (right + 64, height - 350, "bush_2", 170),
        (width - 40, height - 130, "bush_1", 200), (left - 46, height - 40, "bush_2", 190),
        (right + 60, height - 34, "bush_1", 180),
    )  # fmt: skip
    for x, y, kind, wide in bushes:
        _put(kit, easel, kind, x, y, wide)
    _put(kit, easel, "fountain", min(left, 372) * 0.5, plan.top + plan.height * 0.53, 104)


def _car(kit: Toolkit, easel: Easel, plan: HouseBoardPlan) -> None:
    """Draw the police car next to the house."""
    x, y = plan.left + plan.width + WALL_U + 88, drive_middle(plan) - 10
    room = (x - 90, y - 130, 200, 280)
    easel.shadow(box(x - 44, y - 90, 104, 206, "#FFFFFF", radius=40), room, 9, 0.6, "#05060F")
    car = kit.sprites.tinted(kit.sprites.svg(f"{ART}police_car", width_u=222, tilt=84), "#C9CCE8")
    easel.surface.blit(car, car.get_rect(center=kit.units.point(x, y)))


def _window_light(easel: Easel, plan: HouseBoardPlan) -> None:
    """Draw warm light that falls from the side windows on the gravel and the grass."""
    left, right = plan.left - WALL_U, plan.left + plan.width + WALL_U
    shapes = []
    for row in range(plan.board.rows):
        y = plan.top + (row + 0.5) * plan.cell
        near, far = plan.cell * 0.24, plan.cell * 0.42
        for x, out in ((left, -1), (right, 1)):
            end = x + out * COURT_U * 1.25
            edge = f"L{end:.1f} {y - far:.1f} V{y + far:.1f} L{x:.1f} {y + near:.1f} Z"
            shapes.append(path(f"M{x:.1f} {y - near:.1f} {edge}", filled("#FFFFFF")))
    easel.beam("".join(shapes), 6, 0.26, "#FFA24C")


def _lanterns(kit: Toolkit, easel: Easel, plan: HouseBoardPlan) -> None:
    """Draw lamps at the corners of lawn, drive and court."""
    height = kit.units.height_u
    left, right = plan.left - WALL_U - COURT_U - 22, plan.left + plan.width + WALL_U + COURT_U + 22
    middle = drive_middle(plan)
    far = DRIVE_U / 2 + 22
    beyond = right + 150
    spots = [(left, middle - far), (left, middle + far), (beyond, middle - far), (beyond, middle + far)]
    if kit.units.portrait:
        spots = [(34, plan.top - 40), (866, plan.top - 40), (34, plan.top + plan.height + 52),
                 (866, plan.top + plan.height + 52)]  # fmt: skip
    else:
        spots += [(left * 0.72, height - 190), (right + 26, height - 120), (left - 24, 40), (right + 30, 40)]
    for x, y in spots:
        easel.glow((x, y), (130, 120), "#5A4522")
        _put(kit, easel, "lantern", x, y, 60)
