"""Nothing hidden is on the screen: worlds that look alike to a seat are drawn alike, in motion too."""

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from circus.content.texts import Texts
from circus.core.action import CHANCE, Action
from circus.core.event import Event
from circus.core.game import Game
from circus.core.option import Value
from circus.core.state import State
from circus.records.match import Match
from circus.session.table_setup import HUMAN
from circus.tools.gallery.tables import open_table
from circus.ui.gfx.compositor import Compositor
from circus.ui.gfx.settings import Settings
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.window import AppWindow
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.table.scene import TableScene
from circus.ui.skins.gallery import Chooses
from tests.table import begin_at

WORLDS = 3
MANY_WORLDS = 400

TABLES: dict[str, dict[str, Value]] = {
    "clown_standoff": {},
    "texas_showdown": {"passing": True},
    "quel_cirque": {"secret_clown": True, "hidden_marbles": True},
    "clearing_house": {"base_deck": "protected"},
    "flip_circus": {"errors": "penalised"},
}


@pytest.fixture
def manager(window: AppWindow) -> SceneManager:
    return SceneManager(Toolkit(window, Texts("en"), Settings(speed="normal")))


def picture(manager: SceneManager) -> bytes:
    surface = manager.kit.window.surface
    Compositor(surface).draw(manager.frame())
    return pygame.image.tobytes(surface, "RGB")


def all_that_is_shown(manager: SceneManager) -> tuple[bytes, str, Any]:
    """Pixels, window title, and what the test port says."""
    return picture(manager), pygame.display.get_caption()[0], manager.facts()


def put(scene: TableScene, world: State, seat: int) -> None:
    """The same table in another world, looked at by `seat`; nothing told before is told any more."""
    before = scene.session.match
    scene.session.match = Match(before.game, before.setup)
    begin_at(scene.session.match, world)
    scene.host.look_with(CHANCE)
    scene.host.look_with(seat)


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("after", [0, 9, 24])
def test_two_worlds_that_look_alike_to_a_seat_are_drawn_alike(
    game: str, after: int, manager: SceneManager, tmp_path: Path
) -> None:
    scene = table(manager, game, after, tmp_path)
    rules, world = scene.session.match.game, scene.session.match.state
    for seat in range(len(scene.session.seats)):
        put(scene, world, seat)
        shown = all_that_is_shown(manager)
        for number in range(WORLDS):
            put(scene, rules.determinize(rules.view(world, seat), Random(number)), seat)
            assert all_that_is_shown(manager) == shown


def table(manager: SceneManager, game: str, after: int, folder: Path) -> TableScene:
    until = Chooses(after=after + 1, among=1)
    scene = open_table(manager, folder / "game.jsonl", game, until, options=TABLES[game], seed=after)
    scene.director.finish()
    scene.session.seats = tuple(replace(seat, kind=HUMAN) for seat in scene.session.seats)
    return scene


@pytest.mark.parametrize("game", TABLES)
def test_what_another_seat_does_moves_alike_in_worlds_that_look_alike(
    game: str, manager: SceneManager, tmp_path: Path
) -> None:
    scene = table(manager, game, 9, tmp_path)
    rules, world = scene.session.match.game, scene.session.match.state
    actor = world.awaited[0]
    watcher = (actor + 1) % len(scene.session.seats)
    seen = rules.view(world, watcher)
    twins = [rules.determinize(seen, Random(number)) for number in range(MANY_WORLDS)]
    shared = max(
        rules.legal_actions(world, actor),
        key=lambda each: sum(rules.rule_violation(twin, each) is None for twin in twins),
    )
    told = events_seen(rules, world, shared, watcher)
    alike = [
        twin
        for twin in twins
        if rules.rule_violation(twin, shared) is None and events_seen(rules, twin, shared, watcher) == told
    ]
    films = []
    for twin in [world, *alike][: WORLDS + 1]:
        put(scene, twin.copy(), watcher)
        client = scene.host.attach(actor)
        client.answer(shared)
        scene.host.detach(client)
        assert scene.session.match.actions == [shared]
        films.append(film(manager, scene))
    assert len(films) > 1
    assert all(film == films[0] for film in films)


def events_seen(rules: Game[Any], world: State, action: Action, watcher: int) -> list[Event]:
    """What a seat is rightly told when an action is carried out in a world, such as all cards of a reveal."""
    events: list[Event] = []
    rules.apply(world.copy(), action, events.append)
    return [event for event in events if event.reaches(watcher)]


def film(manager: SceneManager, scene: TableScene) -> list[tuple[bytes, str, Any]]:
    """All that is shown at six moments of what moves now."""
    frames = []
    for _ in range(6):
        scene.director.advance(70)
        frames.append(all_that_is_shown(manager))
    return frames


def test_between_two_people_the_panels_stay_where_they_were_until_the_curtain_is_closed(
    manager: SceneManager, tmp_path: Path
) -> None:
    scene = table(manager, "clown_standoff", 9, tmp_path)
    scene.host.look_with(1)
    assert scene.table.front == 1
    scene.host.look_with(CHANCE)
    assert (scene.table.viewer, scene.table.front) == (CHANCE, 1)
    scene.host.look_with(2)
    assert scene.table.front == 2
