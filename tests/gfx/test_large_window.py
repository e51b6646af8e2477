"""A window of 3840x2160: whatever is shown, its pictures and the window itself stay within stated bytes."""

import gc
from pathlib import Path

import pygame
from pygame import Surface

from circus.tools.gallery.tables import open_table
from circus.ui.app.options import Options
from circus.ui.gfx.surface_cache import SPARE
from circus.ui.gfx.toolkit import MOST
from circus.ui.input.gestures import ESCAPE, Cancel
from circus.ui.scenes.shell.destinations import ToRules, ToSetup
from circus.ui.scenes.shell.transition import FADE_MS
from circus.ui.skins.gallery import find
from tests.gfx.pilot import Pilot

SIZE = (3840, 2160)
WINDOW = 4 * SIZE[0] * SIZE[1]
FADING = 2_000_000
"""Bytes for the rows of the window that fade at once."""


def surfaces() -> list[Surface]:
    """Return all surfaces that objects of this test refer to, also through containers without cycles.

    Older objects are frozen, and so not listed: among them are the pictures that tests share.
    """
    found: dict[int, Surface] = {}
    looking = gc.get_objects()
    known = set(map(id, looking))
    while looking:
        referred = gc.get_referents(*looking)
        found.update((id(each), each) for each in referred if isinstance(each, Surface))
        untracked = {id(each): each for each in referred if type(each) in (tuple, dict)}
        looking = [each for key, each in untracked.items() if key not in known]
        known.update(map(id, looking))
    return list(found.values())


def living() -> int:
    """The bytes of their pixels, those of parts counted with the whole."""
    gc.collect()
    return sum(each.get_pitch() * each.get_height() for each in surfaces() if each.get_parent() is None)


def test_no_scene_of_the_largest_table_holds_more_pictures_than_is_stated(tmp_path: Path) -> None:
    before = living()
    pilot = Pilot(Options(size=SIZE, speed="normal"))
    manager, held = pilot.manager, list[tuple[str, int]]()

    def shown() -> None:
        """In the middle of the way there, and at rest."""
        for ms in (FADE_MS / 2, FADE_MS + 300):
            manager.refresh()
            pilot.loop.step(ms, [])
            manager.preload()
            held.append((manager.scene.name, living() - before))

    game = "texas_showdown"
    scene = open_table(manager, tmp_path / "game.jsonl", game, find(game).bench)
    frame = manager.frame()
    weights = {id(each.surface): each.surface.get_pitch() * each.surface.get_height() for each in frame.items}
    del frame
    shown()
    manager.handle(Cancel(ESCAPE))
    shown()
    manager.back()
    shown()
    assert manager.scene is scene
    for destination in (ToRules(game), ToSetup(game)):
        manager.go(destination)
        shown()
        manager.back()
    pygame.display.quit()
    room = MOST - WINDOW
    most = max(room, WINDOW + sum(weights.values())) + room // SPARE
    assert max(held, key=lambda each: each[1])[1] <= WINDOW + most + FADING, held
    assert {name for name, _ in held} == {"table", "table menu", "rulebook", "setup"}
