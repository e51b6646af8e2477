"""Picture of the page of a day, taken by a local browser; none without a browser."""

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pygame

from circus import games
from circus.core.errors import CircusError
from circus.lab.day.merging import day_of
from circus.lab.day.page import write_page
from circus.session import saves
from circus.stand.plan import StaffPlan
from circus.stand.visit import FINISHED, Visit
from circus.tools.gallery.games import Show
from circus.ui.gfx.blank import BITS
from circus.ui.gfx.compositor import Composition
from circus.ui.scenes.rulebook.text import heading_of
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.shell.scene import Scene
from circus.ui.scenes.shell.transition import CUT
from circus.ui.scenes.stand.moments import Moments

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome", "msedge")
PATIENCE_S = 60.0

_FACES = ("fun", "confused", "unfair")


def day_page() -> Iterator[tuple[str, Show]]:
    """Yield the picture by name; none if no browser is found."""
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser:
        yield "day_page", lambda manager: _show(manager, browser)


class _PageScene(Scene):
    """Scene with a picture that fills the window."""

    name = "day_page"

    def __init__(self, manager: SceneManager, picture: pygame.Surface) -> None:
        super().__init__(manager)
        self._picture = picture

    def frame(self) -> Composition:
        """Return the picture alone."""
        return Composition(self._picture, [])


def _show(manager: SceneManager, browser: str) -> None:
    with TemporaryDirectory() as name:
        folder = Path(name)
        for number, game in enumerate(games.in_order() * 2):
            _visit(folder / "stand", game, number)
        page, picture = folder / "day.html", folder / "day.png"
        kit = manager.kit
        write_page(
            day_of([folder / "stand"]), page, kit.texts.language, Moments(kit).render_moment, heading_of
        )
        wide, high = kit.units.size
        words = [browser, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
        words += [f"--user-data-dir={folder / 'browser'}", f"--window-size={wide},{high}"]
        try:
            subprocess.run(
                [*words, f"--screenshot={picture}", page.as_uri()],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                timeout=PATIENCE_S,
                check=True,
            )
            shown = pygame.transform.smoothscale(pygame.image.load(picture).convert(BITS), (wide, high))
        except (OSError, subprocess.SubprocessError, pygame.error) as error:
            raise CircusError(f"{browser} took no picture of the page: {error}") from None
    manager.push(_PageScene(manager, shown), CUT)


def _visit(stand: Path, game: str, number: int) -> None:
    """Play a game to its end, pin a moment and answer the card."""
    rng = Random(f"{game} {number}")
    visit = Visit.begin(stand, "en", lambda: 60_000 * (number + 1))
    table_setup = StaffPlan((game,)).table(game)
    session = saves.begin(table_setup, rng, visit.game_begins(table_setup))
    while session.awaited:
        if session.awaited_people:
            session.play(rng.choice(session.match.legal_actions(session.awaited_people[0])))
        else:
            session.go_on()
        if len(session.match.actions) == 9:
            session.pin(_FACES[number % len(_FACES)], "?" * (number % 2), 0)
    for question, answer in (("fun", 3 + number % 3), ("length", "right"), ("again", "yes")):
        visit.answer(question, answer, None)
    visit.close(FINISHED, "en")
    session.close()
