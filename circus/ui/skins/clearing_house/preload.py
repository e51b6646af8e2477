"""Drawings made before anything moves: cards, figures, dice, tape, marks, plates, the window."""

from functools import partial

from circus.games.clearing_house.cards import CARDS
from circus.games.clearing_house.numbers import FARTHEST_SHOT
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Plate, Pose
from circus.ui.gfx.widgets.boards import CREAM_EDGE, GOLD_EDGE, NO_EDGE, OUT
from circus.ui.skins.clearing_house import chips, painter, spec
from circus.ui.skins.clearing_house.background import background
from circus.ui.skins.clearing_house.board import figure_height, plan_of, state_of
from circus.ui.skins.clearing_house.furniture import cloth_body
from circus.ui.skins.clearing_house.heaps import pack_spots
from circus.ui.skins.clearing_house.overlays import GOLD, OWN, PALE, POINTED, chevrons, field
from circus.ui.skins.clearing_house.placement import plate_of, rolled_height
from circus.ui.skins.clearing_house.plates import OWED_U, plate_tone
from circus.ui.skins.clearing_house.seats import figure, medallion
from circus.ui.skins.clearing_house.window import preload as preload_window
from circus.ui.skins.plain import DIM, NORMAL, Job
from circus.ui.skins.table_view import NEAR_HAND, TableView

MOODS = ("", f"_{spec.ANGRY}", f"_{spec.HURT}")


def preload(kit: Toolkit, table: TableView) -> list[Job]:
    """Return jobs for all pieces that may move or be marked, at every size at rest."""
    zones = table.layout.zones
    jobs: list[Job] = [partial(background, kit, table)]
    jobs += [partial(_cards, kit, height) for height in _heights(table)]
    jobs += [partial(painter.card, kit, spec.CARD, name, zones[NEAR_HAND].size, DIM) for name in CARDS]
    more = (_figures, _dice, _tape, _marks, _plates, _window)
    return [*jobs, *(partial(draw, kit, table) for draw in more)]


def _heights(table: TableView) -> list[float]:
    """Return the heights of cards at rest."""
    zones = table.layout.zones
    places = ("hand/", "played/", "announced", "stack", "deck")
    heights = {zone.size for name, zone in zones.items() if name.startswith(places)}
    return sorted(
        heights | {pack_spots(zones["pack/0"], count)[0] for count in range(2, spec.MAX_IN_PACK + 1)}
    )


def _cards(kit: Toolkit, height: float) -> None:
    for name in ("", *CARDS):
        painter.card(kit, spec.CARD, name, height, NORMAL)
    kit.sprites.shadow(painter.outline(kit, height), 5, 0.4)


def _figures(kit: Toolkit, table: TableView) -> None:
    for number in range(1, 5):
        for mood in MOODS:
            kit.sprites.svg(f"{spec.ART}figure_{number}{mood}", height_u=figure_height(plan_of(table)))


def _dice(kit: Toolkit, table: TableView) -> None:
    for size in {table.layout.zones["die"].size, rolled_height(plan_of(table)), spec.ASIDE_U}:
        for face in (*"123456", *spec.TUMBLING):
            painter.die(kit, face, size)


def _tape(kit: Toolkit, table: TableView) -> None:
    for face in ("", *spec.UNROLLING):
        painter.tape(kit, face, spec.TAPE_U * plan_of(table).k)


def _marks(kit: Toolkit, table: TableView) -> None:
    """Paint the marks that appear during a turn, and the cloth of the draft."""
    plan, zones = plan_of(table), table.layout.zones
    for style in (GOLD, PALE, OWN):
        field(kit, plan.cell, style)
    for turn in range(0, 360, 45):
        kit.sprites.tilted(chevrons(kit, plan.k), turn)
    config = state_of(table).config
    for distance in range(1, FARTHEST_SHOT + 1):
        for number in range(1, 5 if config.shots.faces[distance] else 1):
            chips.odds(kit, config.shots.least_die(distance), number)
    hand = zones[NEAR_HAND].size
    for height in (hand, round(hand * POINTED)):
        for name in CARDS:
            painter.card(kit, spec.CARD, name, height, NORMAL)
        kit.sprites.halo(painter.outline(kit, height), 7)
        painter.gold_edge(kit, height)
    cloth_body(kit, zones["pack/0"].width, zones["pack/0"].height)


def _plates(kit: Toolkit, table: TableView) -> None:
    """Paint the plates with all edges, and those of eliminated players."""
    zones = table.layout.zones
    for size in {(zone.width, zone.height) for name, zone in zones.items() if name.startswith("plate/")}:
        for tone in (plate_tone(table, seat) for seat in range(table.setup.seats)):
            for edge in (NO_EDGE, GOLD_EDGE, CREAM_EDGE):
                Plate((0, 0, *size), tone, edge).items(kit, Pose())
        Plate((0, 0, *size), OUT, NO_EDGE).items(kit, Pose())
    tokens = {"heart": spec.HEART_U, "heart_lost": spec.HEART_U, "shield": spec.SHIELD_U, "skip_turn": OWED_U}
    for name, height in tokens.items():
        kit.sprites.svg(f"{spec.ART}{name}", height_u=height)
    for seat in range(table.setup.seats):
        for out in (True, False):
            medallion(kit, figure(table, seat), plate_of(table, seat).size, out)


def _window(kit: Toolkit, table: TableView) -> None:
    """Paint the contents of a reaction window."""
    preload_window(kit, table)
