"""Drawing of Clown Standoff's pieces, and the drawings made in advance."""

from collections.abc import Mapping
from functools import partial

from pygame import Surface

from circus.content.levels.layouts import Zone
from circus.games.clown_standoff.cards import VALUES
from circus.ui.gfx.director import LIFT, PlacedPiece
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Plate, Pose
from circus.ui.gfx.widgets.boards import CREAM_EDGE, GOLD_EDGE, NO_EDGE
from circus.ui.gfx.widgets.slips import notice
from circus.ui.skins.clown_standoff import captions, cards, plates, slips, spec
from circus.ui.skins.clown_standoff.placement import FLIP, own_places, pay_zone, place
from circus.ui.skins.plain import NORMAL, Job
from circus.ui.skins.table_view import TableView

FACES = tuple(map(str, VALUES))


def paint(kit: Toolkit, piece: PlacedPiece, height_u: float, light: str) -> Surface:
    """Return a card, a mark or an effect."""
    if piece.kind == spec.NOTICE:
        words = captions.begins(kit.texts, piece.face, str(piece.about[0]))
        picture = kit.sprites.svg(f"{spec.ART}choice_reveal", height_u=height_u * 0.95)
        return notice(kit, words, picture, height_u, 50, 92)
    return cards.face(kit, piece.kind, piece.face, height_u, light)


def silhouette(kit: Toolkit, piece: PlacedPiece, height_u: float) -> Surface:
    """Return the common shape of all cards."""
    return spec.SHEET.outline(kit, height_u)


def edge(kit: Toolkit, piece: PlacedPiece, height_u: float) -> Surface | None:
    """Return the gold edge of a card."""
    return spec.SHEET.gold_edge(kit, height_u) if piece.kind == spec.CARD else None


def ratio(kind: str) -> float:
    """Return width divided by height of a kind of piece."""
    return spec.RATIOS.get(kind, spec.SHEET.ratio)


def casts_shadow(piece: PlacedPiece) -> bool:
    """Return whether a piece has a shadow: cards do; in a deck only the lowest."""
    if piece.kind not in (spec.CARD, spec.PIE):
        return False
    return piece.place not in ("deck", "box") or piece.key.endswith("#0") or piece.layer >= LIFT


def preload(kit: Toolkit, table: TableView) -> list[Job]:
    """Return jobs for every piece at the sizes of this table, so that none is drawn during motion."""
    zones = table.layout.zones
    sizes, pies = _card_sizes(table), {zones[name].size for name in ("deck", "deck/wait", FLIP, "revealed")}
    pictures = [(spec.CARD, face, size) for size in sizes for face in ("", *FACES)]
    pictures += [(spec.PIE, face, size) for size in pies for face in ("", "hit", "dodge")]
    held = {zones[name].size for name in ("hand/0", "stake")}
    pictures += [(spec.CARD, face, spec.pointed_height(size)) for size in held for face in FACES]
    jobs: list[Job] = [
        partial(cards.face, kit, *picture, NORMAL) for picture in (*pictures, *_mark_sizes(zones))
    ]
    jobs += [partial(_shadows, kit, size) for size in {*sizes, *pies}]
    return jobs + _papers(kit, table) + _plates(kit, table)


def _card_sizes(table: TableView) -> set[float]:
    """Return the heights of Clown cards at rest."""
    named = ("hand/", "trick/", "collected/", "stake", "discard", "deal")
    return {
        pay_zone(table).size,
        *(zone.size for name, zone in table.layout.zones.items() if name.startswith(named)),
    }


def _mark_sizes(zones: Mapping[str, Zone]) -> list[tuple[str, str, float]]:
    """Return the marks and effects, each at its heights."""
    found = [(spec.BANG, "", spec.BANG_U), (spec.CROWN, "", spec.CROWN_U), (spec.BEATS, "", spec.BEATS_U)]
    found.append((spec.SPLAT, "", zones[FLIP].size * spec.PIE_IN_HAND))
    for name, zone in zones.items():
        if name.startswith("trick/"):
            found.append((spec.CROSS, "", zone.size * spec.CROSS_SHARE))
        if name.startswith("plate/"):
            found.append((spec.SPLAT, "", zone.size * spec.PIE_IN_FACE))
    return sorted(set(found))


def _shadows(kit: Toolkit, height_u: float) -> None:
    """Paint the shadows of a moving card and of a resting one."""
    for blur in (9.0, 5.0):
        kit.sprites.shadow(spec.SHEET.outline(kit, height_u), blur, 0.4)


def _papers(kit: Toolkit, table: TableView) -> list[Job]:
    """Return jobs for drawings that appear during a game: odds, counts, open places, the deck in gold."""
    zones = table.layout.zones
    jobs: list[Job] = []
    config = spec.state_of(table).config
    for dodges in range(config.dodges + 1):
        left = config.hits + dodges
        jobs += [partial(slips.slip, kit, config.hits, left), partial(slips.disc, kit, left)]
    places = {zones["reshuffle"].size, pay_zone(table).size}
    jobs += [partial(slips.open_place, kit, size) for size in places]
    return [*jobs, partial(_golden, kit, zones["deck"].size)]


def _golden(kit: Toolkit, height_u: float) -> None:
    kit.sprites.halo(spec.SHEET.outline(kit, height_u), 8, 0.95)
    spec.SHEET.gold_edge(kit, height_u)


def _plates(kit: Toolkit, table: TableView) -> list[Job]:
    """Return jobs for every edge of the plates, and each plate with cream on it."""
    zones = table.layout.zones
    sizes = {(zone.width, zone.height) for name, zone in zones.items() if name.startswith("plate/")}
    edged = [Plate((0, 0, *size), edge=edge) for size in sizes for edge in (NO_EDGE, CREAM_EDGE, GOLD_EDGE)]
    jobs: list[Job] = [partial(plate.items, kit, Pose()) for plate in edged]
    return jobs + [partial(plates.creamed_plate, kit, table, seat) for seat in range(table.setup.seats)]


def preload_later(kit: Toolkit, table: TableView) -> list[Job]:
    """Return jobs for the gold around the viewer's cards at each of their angles."""
    own = [piece for piece in place(table, table.pieces) if piece.place in own_places(table)]
    return [partial(_gold, kit, *shape) for shape in sorted({(piece.height, piece.tilt) for piece in own})]


def _gold(kit: Toolkit, height_u: float, tilt: float) -> None:
    kit.sprites.tilted(kit.sprites.halo(spec.SHEET.outline(kit, height_u), 7, 0.95), tilt, trimmed=True)
    kit.sprites.tilted(spec.SHEET.gold_edge(kit, height_u), tilt, trimmed=True)
