"""Placement of Clown Standoff's pieces: hidden choices, clashing cards, the heap, payments."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import cos, radians, sin

from circus.content.levels.layouts import Zone
from circus.games.clown_standoff.argument import beats_six
from circus.games.clown_standoff.facts import is_argument, price, trick_winner
from circus.games.clown_standoff.state import CHOOSING, DEALING, WON, owner_name
from circus.ui.gfx.director import PlacedPiece
from circus.ui.gfx.tableau import Effect, Placeable, spots
from circus.ui.skins.clown_standoff import spec
from circus.ui.skins.table_view import PickablePlace, TableView

CANCELLED, FLIP, PAY = "cancelled", "flip", "pay"
"""Places of cancelled cards, of the uppermost pie in the middle, of cards picked as payment."""

CLASH, DEALING_PILE = "clash", "dealing"
"""Temporary places: equal cards that clash, the cards before the deal."""

_TILT_STEP = 0.5
"""Degrees to which the tilts of the viewer's fan are rounded, so that few pictures are made."""
_HEAP = ((0, 0, -9), (14, 6, 12), (-13, 9, -22), (8, -10, 5), (-8, -6, 19), (16, -4, -15), (-3, 12, 28))
"""Offsets and tilts of successive cards of the heap."""
_PAID_SHARE = 0.45
"""Minimum height of a card paid for a pass, relative to a card that is paid alone."""

Spot = tuple[float, float, float]
_PLATE_HANG_U = 16.0
"""Extension of a portrait beyond its plate's left end."""


def place(table: TableView, pieces: Sequence[Placeable]) -> tuple[PlacedPiece, ...]:
    """Return every piece on the screen, lowest first; the viewer's cards that can be picked are raised."""
    shown = _picked(table, pieces)
    by_place: dict[str, list[Placeable]] = {}
    for piece in shown:
        by_place.setdefault(piece.place, []).append(piece)
    spare = {name: iter(_placed(table, name, heap, by_place)) for name, heap in by_place.items()}
    placed = [found for piece in shown if (found := next(spare[piece.place], None))]
    return tuple(sorted(placed + _marks(table, by_place), key=lambda each: each.layer))


def _picked(table: TableView, pieces: Sequence[Placeable]) -> list[Placeable]:
    """Return the pieces, with picked ones at the place of payment."""
    found = list(pieces)
    for pick in table.choice.picks if spec.may_act(table) else ():
        own = f"collected/{table.viewer}"
        found = [
            piece._replace(place=PAY) if (piece.name, piece.place) == (pick, own) else piece
            for piece in found
        ]
    return found


def _placed(
    table: TableView, name: str, heap: Sequence[Placeable], heaps: dict[str, list[Placeable]]
) -> list[PlacedPiece]:
    """Return the pieces of one place; none if it is not on the screen."""
    kind, _, owner = name.partition("/")
    if kind in (CLASH, CANCELLED):
        return [_collided(table, kind, owner, piece, heaps) for piece in heap]
    if isinstance(heap[0], Effect) and kind in (spec.BANG, spec.SPLAT, FLIP):
        return [_effect(table, piece, owner, heaps) for piece in heap]
    zone = _zone(table, kind, owner)
    if zone is None:
        return []
    if kind == PAY:
        zone = pay_zone(table)
        at = spots(replace(zone, arrange="row"), price(spec.state_of(table), "pass"))
    elif kind == "discard":
        at = _heaped(zone, heap)
    else:
        at = spots(zone, len(heap))
    seen: Counter[str] = Counter()
    found = []
    for piece, spot in zip(heap, at, strict=False):
        found.append(_placed_piece(table, zone, seen[piece.face], piece, spot))
        seen[piece.face] += 1
    return found


def _zone(table: TableView, kind: str, owner: str) -> Zone | None:
    zones, state = table.layout.zones, spec.state_of(table)
    deals = state.phase == DEALING
    argues = deals or is_argument(state)
    if kind == "collected" and table.chair(int(owner)) == 0 and not argues:
        return zones["stake"]
    if kind == "deck" and argues:
        return zones["deck/wait"]
    if kind == "box":
        return zones["deal"] if deals else None
    if kind == DEALING_PILE:
        return zones["deal"]
    return table.locate(f"{kind}/{owner}" if owner else kind)


def _placed_piece(table: TableView, zone: Zone, number: int, piece: Placeable, spot: Spot) -> PlacedPiece:
    """Return a piece at its place.

    Chosen cards are face down until all are revealed, the viewer's own too.
    """
    hidden = piece.place.startswith("trick/") and spec.state_of(table).phase == CHOOSING
    face = "" if hidden else piece.face
    x, y, tilt = spot
    if zone.arrange == "arc" and zone.layer > 0:
        tilt = round(tilt / _TILT_STEP) * _TILT_STEP
    if piece.name and piece.name in table.choice.selectable and piece.place in own_places(table):
        y -= spec.RAISED_U
    about = piece.about if isinstance(piece, Effect) else ()
    key = _key(piece, piece.place, number)
    return PlacedPiece(
        key, piece.kind, face, piece.place, x, y, zone.size, tilt, zone.layer, name=piece.name, about=about
    )


def _key(piece: Placeable, home: str, number: int = 0) -> str:
    return f"{piece.kind}={piece.face}@{home}#{number}"


def own_places(table: TableView) -> tuple[str, str]:
    """Return the places of cards that the viewer can pick."""
    return f"hand/{table.viewer}", f"collected/{table.viewer}"


def aim(table: TableView, piece: PlacedPiece) -> str:
    """Return the pick of a piece: only the viewer's cards have one."""
    return piece.name if piece.place in (*own_places(table), PAY) else ""


def _heaped(zone: Zone, heap: Sequence[Placeable]) -> list[Spot]:
    """Return a spot for each card that depends on the card alone, so that further cards move none."""
    found: list[Spot] = []
    seen: Counter[str] = Counter()
    for piece in heap:
        right, down, tilt = _HEAP[(3 * int(piece.face or 0) + 5 * seen[piece.face]) % len(_HEAP)]
        seen[piece.face] += 1
        found.append((zone.x + right, zone.y + down, float(tilt)))
    return found


def pay_zone(table: TableView) -> Zone:
    """Return the places where a pass is paid: as many as it costs; only very many overlap."""
    zone, slots = table.layout.zones["pay"], price(spec.state_of(table), "pass")
    room = zone.width / slots
    height = min(zone.size, (room - 8) / spec.SHEET.ratio)
    step = height * spec.SHEET.ratio + 10
    if height < zone.size * _PAID_SHARE:
        height = zone.size * _PAID_SHARE
        step = (zone.width - height * spec.SHEET.ratio) / (slots - 1)
    return replace(zone, size=round(height), step=step, width=step * (slots - 1))


# ---- the trick: clashing cards, marks -------------------------------------------------------------------


def _trick_zone(table: TableView, owner: str) -> Zone:
    zone = table.locate(f"trick/{owner}")
    assert zone is not None
    return zone


def _meeting(table: TableView, face: str, heaps: dict[str, list[Placeable]]) -> tuple[float, float]:
    """Return the point where equal cards of a trick clash."""
    owners = [
        name.partition("/")[2]
        for name, heap in heaps.items()
        if name.partition("/")[0] in (CLASH, CANCELLED) and heap[0].face == face
    ]
    zones = [_trick_zone(table, owner) for owner in owners]
    return sum(zone.x for zone in zones) / len(zones), sum(zone.y for zone in zones) / len(zones)


def _collided(
    table: TableView, kind: str, owner: str, piece: Placeable, heaps: dict[str, list[Placeable]]
) -> PlacedPiece:
    """Return a cancelled card: near its equals, or thrown back to its place, tilted."""
    zone = _trick_zone(table, owner)
    x, y = _meeting(table, piece.face, heaps)
    away = -1.0 if zone.x <= x else 1.0
    if kind == CLASH:
        wide = zone.size * spec.SHEET.ratio
        far = max(1.0, ((zone.x - x) ** 2 + (zone.y - y) ** 2) ** 0.5)
        near = min(0.9, 0.62 * wide / far)
        x, y, tilt = x + (zone.x - x) * near, y + (zone.y - y) * near, zone.tilt + 6 * away
    else:
        x, y, tilt = zone.x + 6 * away, zone.y + 4, zone.tilt + 13 * away
    home = f"trick/{owner}"
    return PlacedPiece(_key(piece, home), piece.kind, piece.face, home, x, y, zone.size, tilt, zone.layer + 1)


def _marks(table: TableView, heaps: Iterable[str]) -> list[PlacedPiece]:
    """Return the marks of a trick: cancelled cards, the winner's crown, a 1 that beats the 6."""
    state = spec.state_of(table)
    each_place = [name.partition("/") for name in heaps]
    found = [_crossed(table, owner) for kind, _, owner in each_place if kind == CANCELLED]
    winner = trick_winner(state) if state.phase == WON else None
    if winner is not None:
        owner = owner_name(state.config.seats, winner)
        found.append(_crowned(table, owner))
        if beats_six(sum(state.chosen), state.chosen[winner]):
            found.append(_beating(table, owner))
    return found


def _crossed(table: TableView, owner: str) -> PlacedPiece:
    zone = _trick_zone(table, owner)
    x, y = zone.x, zone.y + zone.size * 0.1
    return PlacedPiece(
        f"cross {owner}", spec.CROSS, "", spec.CROSS, x, y, zone.size * spec.CROSS_SHARE, layer=5
    )


def _crowned(table: TableView, owner: str) -> PlacedPiece:
    zone = _trick_zone(table, owner)
    lean, up = radians(zone.tilt), zone.size / 2 + 8
    x, y = zone.x + sin(lean) * up, zone.y - cos(lean) * up
    return PlacedPiece(f"crown {owner}", spec.CROWN, "", spec.CROWN, x, y, spec.CROWN_U, zone.tilt, layer=5)


def _beating(table: TableView, owner: str) -> PlacedPiece:
    """Return the mark of a 1 that counts as 7, on its lower edge."""
    zone = _trick_zone(table, owner)
    return PlacedPiece(
        spec.BEATS, spec.BEATS, "", spec.BEATS, zone.x, zone.y + zone.size * 0.42, spec.BEATS_U, layer=6
    )


def _effect(
    table: TableView, effect: Placeable, owner: str, heaps: dict[str, list[Placeable]]
) -> PlacedPiece:
    """Return stars where equal cards meet, or a pie in flight from its card to a face."""
    if effect.kind == spec.BANG:
        x, y = _meeting(table, effect.face, heaps)
        return PlacedPiece(f"bang {effect.face}", spec.BANG, "", spec.BANG, x, y, spec.BANG_U, layer=6)
    if not owner:
        flip = table.layout.zones[FLIP]
        return PlacedPiece(
            spec.SPLAT, spec.SPLAT, "", FLIP, flip.x, flip.y - 14, flip.size * spec.PIE_IN_HAND, layer=8
        )
    zone = plate_zone(table, int(owner))
    x = zone.x - zone.width / 2 - _PLATE_HANG_U + zone.size / 2
    return PlacedPiece(
        spec.SPLAT, spec.SPLAT, "", effect.place, x, zone.y, zone.size * spec.PIE_IN_FACE, layer=8
    )


def plate_zone(table: TableView, seat: int) -> Zone:
    """Return the plate of a seat."""
    return table.layout.zones[f"plate/{table.chair(seat)}"]


# ---- targets that are not pieces ------------------------------------------------------------------------


def places(table: TableView) -> list[PickablePlace]:
    """Return the three choices as targets: their tags, the deck, and the places of payment.

    Plates are targets anyway.
    """
    if not spec.may_act(table):
        return []
    zones = table.layout.zones
    deck, foot, pay = zones["deck"], zones["reshuffle"], pay_zone(table)
    found = [_box(f"verb/{verb}", zones[f"tag/{verb}"]) for verb in spec.VERBS if table.can(verb)]
    on_deck = (
        "reshuffle" if table.choice.picks or table.pointer.dragged in table.choice.selectable else "reveal"
    )
    if table.can(on_deck):
        found.append(
            PickablePlace(f"verb/{on_deck}", deck.x, deck.y, deck.size * spec.SHEET.ratio, deck.size)
        )
    if table.can("reshuffle"):
        found.append(PickablePlace("verb/reshuffle", foot.x, foot.y, foot.size * spec.SHEET.ratio, foot.size))
    if table.can("pass"):
        found.append(
            PickablePlace("verb/pass", pay.x, pay.y, pay.width + pay.size * spec.SHEET.ratio, pay.size)
        )
    return found


def _box(name: str, zone: Zone) -> PickablePlace:
    return PickablePlace(name, zone.x, zone.y, zone.width, zone.height)


def no_verbs(table: TableView) -> list[str]:
    """Return no gold buttons, since the three tags are the buttons."""
    return []
