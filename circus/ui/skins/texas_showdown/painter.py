"""Drawing of Texas Showdown's pieces, cards and papers, and the drawings made in advance."""

from functools import partial

from pygame import Surface

from circus.content.levels.layouts import Zone
from circus.games.texas_showdown.cards import NUMBERS
from circus.ui.gfx.director import LIFT, PlacedPiece
from circus.ui.gfx.tableau import spots
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Plate, Pose, Ribbon, Widget
from circus.ui.gfx.widgets.boards import CREAM_EDGE, GOLD_EDGE, NO_EDGE
from circus.ui.gfx.widgets.slips import number_disc
from circus.ui.skins.plain import DIM, NORMAL, Job
from circus.ui.skins.table_view import TableView
from circus.ui.skins.texas_showdown import cards, papers, slips
from circus.ui.skins.texas_showdown.spec import COST, HAND_TILT, NOTICE, SCORE, SHEET, state_of


def background(kit: Toolkit, table: TableView) -> Surface:
    """Return the planks and the felt at its place in the layout; wider in a wide window."""
    felt = table.layout.zones["felt"]
    return kit.background("saloon", felt=(felt.x, felt.y, felt.width / 2, felt.height / 2))


def paint(kit: Toolkit, piece: PlacedPiece, height_u: float, light: str) -> Surface:
    """Return a card, or a sheet of paper of an event."""
    if piece.kind == NOTICE:
        return papers.notice(kit, piece.face, papers.as_notice(piece.about), height_u)
    if piece.kind == SCORE:
        return papers.score_sheet(kit, papers.as_score(piece.about), height_u)
    if piece.kind == COST:
        return number_disc(kit, piece.face, height_u)
    return cards.face(kit, piece.face, height_u, light)


def outline(kit: Toolkit, height_u: float) -> Surface:
    """Return the common shape of all cards."""
    return SHEET.outline(kit, height_u)


def silhouette(kit: Toolkit, piece: PlacedPiece, height_u: float) -> Surface:
    """Return the common shape of all cards."""
    return outline(kit, height_u)


def edge(kit: Toolkit, piece: PlacedPiece, height_u: float) -> Surface:
    """Return the gold edge of a card."""
    return SHEET.gold_edge(kit, height_u)


def ratio(kind: str) -> float:
    """Return width divided by height of a card."""
    return SHEET.ratio


def casts_shadow(piece: PlacedPiece) -> bool:
    """Return whether a piece needs a shadow.

    Papers have their own; small cards on plates, and cards inside the deck, have none.
    """
    if piece.kind != "card":
        return False
    if piece.place.startswith("pile/"):
        return piece.layer >= LIFT
    return piece.place != "deck" or piece.key.endswith("#0") or piece.layer >= LIFT


def preload(kit: Toolkit, table: TableView) -> list[Job]:
    """Return jobs for every card at the sizes of this table, for the plates and for the papers."""
    zones = table.layout.zones
    hand, trick = zones["hand/0"].size, zones["trick/0"].size
    faces = [
        (str(number), *shape)
        for number in NUMBERS
        for shape in {(hand, NORMAL), (trick, NORMAL), (hand, DIM)}
    ]
    sizes = {zone.size for zone in zones.values() if zone.size}
    jobs: list[Job] = [partial(cards.face, kit, *face) for face in faces]
    jobs += [partial(cards.face, kit, "", size, NORMAL) for size in sizes]
    jobs += [partial(_shadows, kit, size) for size in sizes]
    jobs += _plates(kit, table)
    jobs.append(partial(slips.preload, kit, table.setup.seats, zones["trick/0"]))
    return [*jobs, partial(papers.preload, kit)]


def _shadows(kit: Toolkit, height_u: float) -> None:
    """Paint the shadows of a moving card and of a resting one."""
    for blur in (9.0, 5.0):
        kit.sprites.shadow(outline(kit, height_u), blur, 0.4)


def _plates(kit: Toolkit, table: TableView) -> list[Job]:
    """Return jobs for every edge of the plates, and for the names that the table waits for."""
    zones = table.layout.zones
    sizes = {(zone.width, zone.height) for name, zone in zones.items() if name.startswith("plate/")}
    plates = [Plate((0, 0, *size), edge=edge) for size in sizes for edge in (NO_EDGE, CREAM_EDGE, GOLD_EDGE)]
    waits = [kit.texts.say("texas_showdown-table-waits", name=seat.name) for seat in table.seats]
    ribbons = [Ribbon(0, 0, line, False, zones["prompt"].width) for line in waits]
    widgets: list[Widget] = [*plates, *ribbons]
    return [partial(widget.items, kit, Pose()) for widget in widgets]


def preload_later(kit: Toolkit, table: TableView) -> list[Job]:
    """Return jobs for the gold of a card that can be picked, at every tilt in the hand."""
    zone, most = table.layout.zones["hand/0"], state_of(table).config.hand_size
    return [partial(_gold, kit, zone.size, tilt) for tilt in sorted(_tilts(zone, most))]


def _tilts(zone: Zone, most: int) -> set[float]:
    """Return the tilts of cards of a hand of up to `most` cards."""
    leaning = (tilt for count in range(1, most + 1) for _, _, tilt in spots(zone, count))
    return {round(tilt / HAND_TILT) * HAND_TILT for tilt in leaning}


def _gold(kit: Toolkit, height_u: float, tilt: float) -> None:
    sprites = kit.sprites
    sprites.tilted(sprites.halo(outline(kit, height_u), 7, 0.95), tilt, trimmed=True)
    sprites.tilted(SHEET.gold_edge(kit, height_u), tilt, trimmed=True)
