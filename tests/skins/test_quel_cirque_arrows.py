"""Arrows of a previewed choice at the table of Quel Cirque."""

from math import dist

import pytest

from circus.core.action import Action
from circus.games.quel_cirque.cells import cell_at
from circus.ui.skins.quel_cirque.board import plan_of
from circus.ui.skins.quel_cirque.overlays import overlays
from tests.skins.harness import Make
from tests.skins.test_quel_cirque import until_offered


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)], ids=["lying", "standing"])
def test_the_arrows_of_a_return_lie_at_the_start_spaces(open_table: Make, size: tuple[int, int]) -> None:
    """In the middle of the way they pointed from nothing to nothing."""
    table = open_table("quel_cirque", seed=3, size=size)

    def far_back(action: Action) -> bool:
        return action.verb == "return" and table.state.cells[action.code[0]] >= cell_at(1, 4)

    back = until_offered(table, far_back)
    assert back
    table.hover(back.picks[0])
    kit, plan = table.kit, plan_of(table.view)
    arrow = kit.sprites.svg("quel_cirque/chevrons", width_u=48 * plan.k, tilt=90 if plan.upright else 180)
    shown = [item for item in overlays(kit, table.view, table.scene.director.placed) if item.surface is arrow]
    starts = [kit.units.point(*plan.centre(cell)) for cell in plan.board.starts]
    assert shown
    for item in shown:
        middle = item.surface.get_rect(topleft=(item.x, item.y)).center
        assert min(dist(middle, start) for start in starts) < kit.units.px(0.8 * plan.cell)
