"""The tableau: which zone a place has, and where each piece of it lies."""

from itertools import pairwise
from math import hypot
from pathlib import Path

import pytest

from circus.content.levels.layouts import Layout, Zone, Zones, layout
from circus.core.piece import Piece
from circus.games.texas_showdown import GAME as TEXAS
from circus.ui.gfx.tableau import arrange, locator, spots
from tests.rules.texas_showdown import BLOCKS, opened


def zone(name: str, arrange: str = "one", **facts: float) -> Zone:
    """A zone around (400, 300), 200 wide and 100 high."""
    shape = {"width": 200.0, "height": 100.0, "size": 80.0, **facts}
    return Zone(name, 400.0, 300.0, arrange=arrange, **shape)  # type: ignore[arg-type]


def layout_of(*zones: Zone) -> Layout:
    return Layout(1600, 900, Zones(Path("toy.tmx"), {each.name: each for each in zones}))


HANDS = layout_of(*(zone(f"hand/{chair}") for chair in range(4)), zone("pile"), zone("box/2"), zone("board"))


@pytest.mark.parametrize("viewer", range(4))
def test_the_viewer_sits_at_the_lower_edge_and_the_others_follow(viewer: int) -> None:
    locate = locator(HANDS, 4, viewer)
    chairs = [locate(f"hand/{(viewer + chair) % 4}") for chair in range(4)]
    assert chairs == [HANDS.zones[f"hand/{chair}"] for chair in range(4)]


def test_the_public_looks_from_the_first_seat() -> None:
    assert locator(HANDS, 4, 0)("hand/3") == HANDS.zones["hand/3"]


def test_fewer_seats_go_round_in_fewer_chairs() -> None:
    assert locator(HANDS, 3, 2)("hand/0") == HANDS.zones["hand/1"]


def test_a_place_without_a_zone_of_its_own_lies_in_that_of_its_kind() -> None:
    locate = locator(HANDS, 4, 1)
    assert locate("pile/3") == HANDS.zones["pile"]
    assert locate("board") == HANDS.zones["board"]


def test_a_place_that_is_not_on_the_table_has_no_zone() -> None:
    locate = locator(HANDS, 4, 0)
    assert locate("attic") is None
    assert locate("attic/1") is None


def test_pieces_of_a_box_are_not_shown() -> None:
    pieces = [Piece("card", "1", "board", "card/1"), Piece("card", "2", "attic")]
    shown = arrange(pieces, locator(HANDS, 4, 0))
    assert [(piece.face, piece.name, piece.place) for piece in shown] == [("1", "card/1", "board")]


def test_a_piece_takes_size_tilt_and_layer_from_its_zone() -> None:
    (shown,) = arrange(
        [Piece("card", "1", "spot")], locator(layout_of(zone("spot", tilt=7.0, layer=3)), 2, 0)
    )
    assert (shown.x, shown.y, shown.height, shown.tilt, shown.layer) == (400.0, 300.0, 80.0, 7.0, 3)


def test_higher_zones_are_drawn_later() -> None:
    table = layout_of(zone("high", layer=5), zone("low"))
    pieces = [Piece("card", "1", "high"), Piece("card", "2", "low")]
    assert [piece.face for piece in arrange(pieces, locator(table, 2, 0))] == ["2", "1"]


def test_known_pieces_are_told_apart_by_face_and_hidden_ones_by_place_only() -> None:
    known, hidden = Piece("card", "7", "board"), Piece("card", "", "hand/1")
    table = locator(HANDS, 4, 0)
    first = {piece.key for piece in arrange([known, known, hidden, hidden], table)}
    assert len(first) == 4
    moved = {piece.key for piece in arrange([known._replace(place="pile"), known, hidden, hidden], table)}
    assert moved == first
    assert {piece.key for piece in arrange([hidden._replace(place="hand/2")], table)}.isdisjoint(first)


def test_keys_of_hidden_cards_tell_nothing_of_what_they_are() -> None:
    table = layout("texas_showdown", 4, False)
    one, other = opened(*BLOCKS), opened(BLOCKS[0], BLOCKS[2], BLOCKS[3], BLOCKS[1])
    seen = [arrange(TEXAS.pieces(deal.view(0)), locator(table, 4, 0)) for deal in (one, other)]
    assert seen[0] == seen[1]
    assert {piece.face for piece in seen[0] if piece.place == "hand/2"} == {""}


def test_one_piece_lies_in_the_middle_however_it_is_arranged() -> None:
    for arrangement in ("one", "row", "arc", "pile", "column"):
        assert spots(zone("z", arrangement, step=30.0, radius=500.0), 1) == [(400.0, 300.0, 0.0)]


def test_an_empty_zone_has_no_spots() -> None:
    for arrangement in ("one", "row", "arc", "pile", "column"):
        assert spots(zone("z", arrangement, step=30.0, radius=500.0), 0) == []


def test_a_row_lies_side_by_side_around_its_middle() -> None:
    assert spots(zone("z", "row", step=30.0, tilt=5.0), 3) == [
        (370.0, 300.0, 5.0),
        (400.0, 300.0, 5.0),
        (430.0, 300.0, 5.0),
    ]


def test_a_column_goes_downwards_around_its_middle() -> None:
    assert spots(zone("z", "column", step=20.0), 2) == [(400.0, 290.0, 0.0), (400.0, 310.0, 0.0)]


@pytest.mark.parametrize("count", [2, 7, 8, 30])
def test_rows_and_columns_draw_together_to_fit_their_box(count: int) -> None:
    across = [x for x, _, _ in spots(zone("z", "row", step=30.0), count)]
    along = [y for _, y, _ in spots(zone("z", "column", step=30.0), count)]
    assert across[-1] - across[0] == pytest.approx(min(200.0, 30.0 * (count - 1)))
    assert along[-1] - along[0] == pytest.approx(min(100.0, 30.0 * (count - 1)))
    assert sum(across) / count == pytest.approx(400.0)
    assert sum(along) / count == pytest.approx(300.0)


def test_a_pile_drifts_up_and_to_the_right() -> None:
    assert spots(zone("z", "pile", step=2.0), 3) == [
        (400.0, 300.0, 0.0),
        (402.0, 298.0, 0.0),
        (404.0, 296.0, 0.0),
    ]


def test_pieces_on_their_own_all_lie_in_the_middle() -> None:
    assert spots(zone("z", "one", step=9.0), 3) == [(400.0, 300.0, 0.0)] * 3


def test_an_arc_is_a_fan_on_a_circle_with_its_middle_uppermost() -> None:
    fan = spots(zone("z", "arc", step=4.0, radius=500.0), 5)
    assert [tilt for _, _, tilt in fan] == pytest.approx([-8.0, -4.0, 0.0, 4.0, 8.0])
    assert fan[2][:2] == pytest.approx((400.0, 300.0))
    for x, y, _ in fan:
        assert hypot(x - 400.0, y - 800.0) == pytest.approx(500.0)
        assert y >= 300.0


@pytest.mark.parametrize("count", [2, 5, 15, 40])
def test_an_arc_fits_its_width(count: int) -> None:
    fan = spots(zone("z", "arc", step=4.0, radius=500.0), count)
    assert fan[-1][0] - fan[0][0] <= 200.0
    gaps = [after - before for (_, _, before), (_, _, after) in pairwise(fan)]
    assert max(gaps) == pytest.approx(min(gaps))
    assert 0 < max(gaps) <= 4.0 + 1e-9


@pytest.mark.parametrize("seats", TEXAS.seats)
@pytest.mark.parametrize("portrait", [False, True])
def test_everything_of_a_dealt_hand_lies_on_the_canvas(seats: int, portrait: bool) -> None:
    table = layout("texas_showdown", seats, portrait)
    state = opened(*[""] * seats).state
    for viewer in range(-1, seats):
        pieces = TEXAS.pieces(TEXAS.view(state, viewer))
        shown = arrange(pieces, locator(table, seats, viewer))
        assert sum(piece.place.startswith("hand/") for piece in shown) == sum(
            piece.place.startswith("hand/") for piece in pieces
        )
        for piece in shown:
            assert 0 <= piece.x <= table.width and 0 <= piece.y <= table.height, piece
