"""Of equal pieces the one under the finger rises, is dragged and moves."""

from collections import Counter
from dataclasses import replace

import pytest

from circus.ui.gfx.director import PlacedPiece, match
from circus.ui.input.gestures import DragMove, DragStart, Drop, Hover, Tap
from tests.skins.harness import Make, SkinTable


def twins(table: SkinTable) -> list[PlacedPiece]:
    """The equal cards in the viewer's hand that can be picked, from left to right; [] for none."""
    table.manager.frame()
    wanted = table.view.choice.legal and {
        action.picks[0] for action in table.view.choice.legal if action.picks
    }
    own = [each for each in table.scene.context.director.placed if each.name in (wanted or ())]
    if not own:
        return []
    name, count = Counter(each.name for each in own).most_common(1)[0]
    return sorted((each for each in own if each.name == name), key=lambda each: each.x) if count > 1 else []


def with_twins(open_table: Make, game: str, verb: str) -> tuple[SkinTable, list[PlacedPiece]]:
    """A table at which this verb can be chosen with one of several equal cards."""
    for seed in range(40):
        table = open_table(game, seed=seed, language="en")

        def holds(state: object, table: SkinTable = table) -> bool:
            table.manager.frame()
            return any(action.verb == verb for action in table.view.choice.legal) and bool(twins(table))

        try:
            return table.until(holds, seed), twins(table)
        except AssertionError:
            continue
    raise AssertionError("there are no equal cards")


def corner(table: SkinTable, piece: PlacedPiece) -> tuple[int, int]:
    """A point at the left of a card, which no neighbour covers."""
    left = table.kit.units.point(piece.x - 0.28 * piece.height, piece.y)
    return round(left[0]), round(left[1])


@pytest.mark.parametrize("rank", [0, -1])
def test_the_clicked_one_of_equal_cards_rises(open_table: Make, rank: int) -> None:
    table, before = with_twins(open_table, "clearing_house", "play")
    name, pos = before[rank].name, corner(table, before[rank])
    table.manager.handle(Hover(name, pos))
    table.manager.handle(Tap(name, pos))
    table.manager.advance(200)
    table.manager.frame()
    after = sorted(
        (each for each in table.scene.context.director.placed if each.name == name), key=lambda each: each.x
    )
    risen = [then.y < at.y for at, then in zip(before, after, strict=True)]
    assert risen == [number == rank % len(before) for number in range(len(before))]
    raised = after[rank]
    assert raised.key == max(each.key for each in after), "it is the one that a play takes away"
    table.manager.handle(Tap(name, corner(table, raised)))
    table.manager.advance(200)
    assert sorted(each.y for each in twins(table)) == sorted(each.y for each in before)


def test_the_dragged_one_of_equal_cards_follows_the_pointer(open_table: Make) -> None:
    table, before = with_twins(open_table, "clearing_house", "play")
    first, pos = before[0], corner(table, before[0])
    table.manager.handle(DragStart(first.name, pos))
    table.manager.handle(DragMove(first.name, (pos[0], pos[1] - 150), None, ()))
    context = table.scene.context
    carried = context.presenter.placed(table.kit, context.input.drag, context.input.touched)[-1]
    rest = [each for each in twins(table) if each.key != carried.key]
    assert carried.name == first.name and first.x not in [each.x for each in rest]
    table.manager.handle(Drop(first.name, pos, None, ()))
    table.manager.advance(200)
    assert [each.x for each in twins(table)] == [each.x for each in before]


def test_of_equal_cards_the_pressed_one_has_the_key_of_the_one_that_goes(open_table: Make) -> None:
    """In Clown Standoff a click on a card is all, and the last of equal cards flies to the trick."""
    table, before = with_twins(open_table, "clown_standoff", "choose")
    table.manager.handle(DragStart(before[0].name, corner(table, before[0])))
    keys = {each.x: each.key for each in twins(table)}
    assert keys[before[0].x] == max(keys.values()) != before[0].key


def test_equal_pieces_never_cross() -> None:
    left = PlacedPiece("card=move@hand/0#0", "card", "move", "hand/0", 100, 10, 80)
    right = replace(left, key="card=move@hand/0#1", x=200)
    up = replace(left, key="card=move@hand/0#1", y=-20)
    down = replace(right, key="card=move@hand/0#0")
    assert match([left, right], [up, down]) == [(left, up), (right, down)]
    alone = replace(left, x=150)
    played = replace(left, key="card=move@played/0#0", place="played/0", x=500)
    assert match([up, down], [alone, played]) == [(down, alone), (up, played)]
