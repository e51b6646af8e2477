"""A table at rest: as long as it says that time brings nothing none passes for it, and none would matter."""

from pathlib import Path
from random import Random

import pytest

from circus import games
from circus.ui.gfx import bootstrap
from circus.ui.input.gestures import Hover
from circus.ui.scenes.shell.transition import CUT
from circus.ui.scenes.table import sight
from circus.ui.scenes.table.scene import TableScene
from tests.skins.harness import SkinSetup, SkinTable

DECISIONS = 12


@pytest.fixture(autouse=True)
def pygame_is_ready(no_screen: None) -> None:
    """Fonts and surfaces can be made."""
    bootstrap.prepare()


def now(table: SkinTable) -> tuple[object, ...]:
    """All that time could change."""
    scene, host = table.scene, table.scene.host
    shown = table.manager.scene, scene.chooser, scene.director.placed, scene.busy, table.manager.take_dirty()
    return *shown, host.asked, host.viewer, host.call, host.phase, len(scene.session.match.actions)


@pytest.mark.parametrize("people", [1, 3])
@pytest.mark.parametrize("game", games.names())
def test_whenever_a_table_rests_no_time_would_change_it(game: str, people: int, tmp_path: Path) -> None:
    table, rng, rested = SkinTable(tmp_path, SkinSetup(game, people=people, size=(640, 480))), Random(7), 0
    for _ in range(DECISIONS):
        for _ in range(400):
            if table.scene.rests:
                break
            table.manager.advance(50)
            if table.manager.scene is not table.scene:
                table.scene.host.open_curtain()
                table.manager.back(CUT)
        if not table.scene.rests:
            break
        table.manager.take_dirty()
        before, rested = now(table), rested + 1
        for ms in (1, 50, 60_000):
            table.scene.advance(ms)
            assert now(table) == before
        if table.scene.chooser:
            table.scene.play(rng.choice(table.scene.chooser.picker.legal))
        else:
            table.scene.host.open_curtain()
        assert not table.scene.rests
    assert rested


def test_for_a_table_at_rest_no_time_passes_until_somebody_does_something(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = SkinTable(tmp_path, SkinSetup("quel_cirque", size=(640, 480)))
    table.wait()
    table.manager.advance(50)
    assert table.scene.rests
    passed: list[float] = []
    monkeypatch.setattr(TableScene, "advance", lambda _, ms: passed.append(ms))
    table.manager.advance(50)
    assert passed == []
    table.manager.handle(Hover(None, (3, 3)))
    table.manager.advance(40)
    assert passed == [40]


def test_a_tip_that_came_while_cards_moved_leaves_the_goal_in_sight_when_they_rest(tmp_path: Path) -> None:
    """A pointer that rested in the middle of the screen got its tip during the deal."""
    table = SkinTable(tmp_path, SkinSetup("clown_standoff", size=(1280, 720), language="en", speed="normal"))
    scene, manager = table.scene, table.manager
    manager.advance(1000)
    manager.handle(Hover(None, (640, 340)))
    for _ in range(120):
        manager.advance(50)
        manager.frame()
    goal = sight.goal(scene.kit, scene.presenter.skin, scene.table)
    assert goal and manager.tip
    assert manager.tip.place(scene.kit).collidelist(goal) == -1
