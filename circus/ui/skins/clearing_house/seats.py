"""Seats of Clearing House's table: mobster, emblem and ring of each seat."""

from functools import lru_cache

from pygame import Surface

from circus.core.brand import SEAT_COLOURS
from circus.session.table_setup import Seat
from circus.ui.gfx import svg
from circus.ui.gfx.disc import disc_of
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Panel
from circus.ui.skins.clearing_house.spec import ART
from circus.ui.skins.table_view import TableView

FIGURES = {"red": 1, "purple": 2, "green": 3, "blue": 4}
"""The mobster of each seat color; other colors get the remaining ones."""
WOODS = {1: "#7E1F26", 2: "#54296E", 3: "#2A6430", 4: "#1F5690"}
"""Wood of a mobster's plate: so dark that white is legible on it."""
RINGS = {1: "#C4373C", 2: "#7A3F96", 3: "#3F9A48", 4: "#2F7FC8"}
_LINES = {1: "#5E0F18", 2: "#3A1A4C", 3: "#1D4A24", 4: "#143C66"}
OUT_RING, OUT_LINE = "#5C534F", "#2B2523"


def figure(table: TableView, seat: int) -> int:
    """Return the mobster of a seat, 1 to 4: it stays with the person when seats rotate."""
    return _figures(table.seats)[seat]


@lru_cache(maxsize=64)
def _figures(seats: tuple[Seat, ...]) -> tuple[int, ...]:
    found: dict[int, int] = {}
    for seat, who in enumerate(seats):
        wanted = FIGURES.get(who.colour)
        if wanted and wanted not in found.values():
            found[seat] = wanted
    free = [number for number in RINGS if number not in found.values()]
    others = [seat for seat in range(len(seats)) if seat not in found]
    others.sort(key=lambda seat: SEAT_COLOURS.index(seats[seat].colour))
    for seat, number in zip(others, free, strict=False):
        found[seat] = number
    return tuple(found[seat] for seat in range(len(seats)))


@painted
def medallion(kit: Toolkit, number: int, height_u: float, out: bool = False) -> Surface:
    """Return a mobster's bust in a ring of its color with the emblem; grey for an eliminated one."""
    size = kit.units.px(height_u)
    panel = Panel(kit, (size, size))
    wide = panel.width_u
    ring, line = (OUT_RING, OUT_LINE) if out else (RINGS[number], _LINES[number])
    middle, reach = wide / 2, wide / 2 - 1.4
    shine = (
        f"M{middle - reach * 0.86:.2f} {middle - reach * 0.36:.2f} A{reach * 0.93:.2f} {reach * 0.93:.2f} "
        f"0 0 1 {middle - reach * 0.02:.2f} {middle - reach * 0.93:.2f}"
    )
    panel.vector(
        svg.oval(middle, middle, reach, reach, svg.lined(line, 2.8, fill=ring))
        + svg.path(shine, svg.lined("#FFFFFF", reach * 0.05, 0.6))
    )
    inner = reach * 0.86
    name = f"{ART}portrait_{number}_dead" if out else f"{ART}portrait_{number}"
    panel.put(disc_of(kit, name, 2 * inner), middle, middle)
    panel.vector(svg.oval(middle, middle, inner, inner, svg.lined(line, 2.2)))
    badge = wide * 0.36
    panel.put(emblem(kit, number, badge, out), wide - badge * 0.5, wide - badge * 0.5)
    return panel.surface


def emblem(kit: Toolkit, number: int, size_u: float, out: bool = False) -> Surface:
    """Return the disc with a mobster's emblem; grey for an eliminated one."""
    whole = kit.sprites.svg(f"{ART}emblem_{number}", width_u=size_u)
    return kit.sprites.tinted(whole, "#8B827C") if out else whole
