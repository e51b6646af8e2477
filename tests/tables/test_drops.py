"""Where a dragged thing counts: on what completes or continues an action, or in the play area."""

from pathlib import Path

import pytest

from tests.tables import Hand, Point, seated

FELT = (640, 250)
PLATE = "seat/0"


def ready(hand: Hand) -> tuple[str, tuple[object, ...]]:
    """A card that can be played, and where everything lies."""
    hand.until_asked()
    return hand.wanted()[0], hand.scene.director.placed


@pytest.mark.parametrize("end", [(-40, 300), (1500, 300), (640, 900)], ids=str)
def test_a_card_let_go_outside_the_window_is_not_played(end: Point, tmp_path: Path) -> None:
    with seated(tmp_path, "texas_showdown", options={"passing": False}) as hand:
        card, before = ready(hand)
        hand.drag(card, FELT, end)
        assert not hand.mine()
        assert hand.scene.director.busy, "it glides back"
        hand.rest(1000)
        assert hand.scene.director.placed == before


@pytest.mark.parametrize("target", ["ui/menu", "ui/rules", "seat/0", "seat/1"])
def test_a_card_let_go_on_a_button_or_a_plate_is_not_played(target: str, tmp_path: Path) -> None:
    with seated(tmp_path, "texas_showdown", options={"passing": False}) as hand:
        card, before = ready(hand)
        plate = hand.scene.table.layout.zones[f"plate/{target[-1]}"] if target.startswith("seat/") else None
        end = hand.scene.kit.units.point(plate.x, plate.y) if plate else hand.pilot.place(target)
        hand.drag(card, FELT, end)
        hand.rest(1000)
        assert not hand.mine() and hand.scene.director.placed == before
        assert hand.pilot.scene is hand.scene


def test_a_card_let_go_within_the_hand_is_not_played(tmp_path: Path) -> None:
    with seated(tmp_path, "texas_showdown", options={"passing": False}) as hand:
        card, before = ready(hand)
        x, y = hand.pilot.place(card)
        hand.drag(card, FELT, (x + 60, y + 8))
        hand.rest(1000)
        assert not hand.mine() and hand.scene.director.placed == before


def test_a_card_let_go_on_the_felt_is_played_from_there(tmp_path: Path) -> None:
    with seated(tmp_path, "texas_showdown", options={"passing": False}) as hand:
        card, _ = ready(hand)
        hand.drag(card, FELT)
        assert hand.mine() == [f"0:play {card}"]


def test_a_card_of_the_draft_is_taken_into_the_hand_and_not_by_a_slip(tmp_path: Path) -> None:
    with seated(tmp_path, "clearing_house") as hand:
        card, _ = ready(hand)
        x, y = hand.pilot.place(card)
        hand.drag(card, (x + 15, y + 10))
        assert not hand.mine()
        hand.rest(1000)
        zone = hand.scene.table.locate("hand/0")
        assert zone
        hand.drag(card, hand.scene.kit.units.point(zone.x, zone.y))
        assert hand.mine() == [f"0:draft {card}"]


def test_a_token_let_go_beside_the_ring_is_not_even_picked(tmp_path: Path) -> None:
    with seated(tmp_path, "flip_circus") as hand:
        hand.until_asked()
        hand.drag("token/4", (640, 330))
        hand.drag("token/4", (20, 20))
        assert not hand.scene.table.choice.picks and not hand.mine()


def test_a_card_let_go_on_its_neighbour_does_not_give_both(tmp_path: Path) -> None:
    with seated(tmp_path, "texas_showdown", options={"passing": True}) as hand:
        card, _ = ready(hand)
        hand.drag(card, hand.pilot.place(hand.wanted()[1]))
        assert not hand.mine() and not hand.scene.table.choice.picks
