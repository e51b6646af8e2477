"""First choice of a visit: game, number of people, game or lesson."""

from datetime import date
from itertools import pairwise
from pathlib import Path
from typing import Any, ClassVar, Protocol

import pygame

from circus.content.texts import LANGUAGES
from circus.session.deals import CodedDeal, of_day
from circus.session.learnt import is_taught
from circus.session.table_setup import TableSetup
from circus.stand.plan import StaffPlan, most_people
from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Composition, Item
from circus.ui.gfx.widgets import Button, Target, Widget, centred
from circus.ui.gfx.widgets.buttons import GOLD
from circus.ui.gfx.widgets.containers import NOWHERE, row
from circus.ui.gfx.widgets.controls import STEPS
from circus.ui.input.gestures import ESCAPE, Cancel, Gesture
from circus.ui.scenes.parts import posters
from circus.ui.scenes.parts.paper import TITLE
from circus.ui.scenes.parts.posters import HEIGHT, WIDTH, PosterPlace
from circus.ui.scenes.parts.wall import Doers, WallScene
from circus.ui.scenes.parts.widgets import PictureWidget, labelled, pilled, stepper
from circus.ui.scenes.shell.destinations import ToLesson, ToTable
from circus.ui.scenes.shell.scene import SceneContext

_TOP_U, _FOOT_U, _ROW_APART_U, _NARROWEST = 160.0, 30.0, 50.0, 0.8
_BUTTON_U, _GAP_U = 50.0, 10.0
_MAX_PEOPLE = 6

PLAY, LEARN = "ui/play/", "ui/learn/"


class KioskGames(Protocol):
    """Games offered by the kiosk."""

    stand: Path
    plan: StaffPlan


class ChoiceScene(WallScene):
    """Posters of the offered games, each with two buttons."""

    name = "lobby"
    wall = "gala"

    def __init__(self, manager: SceneContext, keeper: KioskGames) -> None:
        super().__init__(manager)
        self._keeper = keeper
        self._people = 1
        self._spots: list[PosterPlace] = []

    def handle(self, gesture: Gesture) -> bool:
        """Open a game, change language or number of people; Esc goes back."""
        if isinstance(gesture, Cancel):
            if gesture.source == ESCAPE:
                self.manager.home()
            return True
        return super().handle(gesture)

    def frame(self) -> Composition:
        """Return the tent, the posters, the buttons."""
        tent = super().frame()
        return tent._replace(loose=[*map(self._poster, self._spots), *tent.loose])

    def targets(self) -> list[Target]:
        """Return posters and buttons."""
        units = self.kit.units
        hung = [
            Target(f"poster/{spot.game}", units.rect(*spot.box), wanted=not self._is_too_small(spot.game))
            for spot in self._spots
        ]
        return hung + super().targets()

    def _tapped(self, name: str) -> None:
        if name.startswith("poster/"):
            self._play(name.removeprefix("poster/"))
        else:
            super()._tapped(name)

    def _learn(self, parts: list[str]) -> None:
        self.manager.attempt(lambda: self.manager.go(ToLesson(parts[0])))

    def _choose_people(self, parts: list[str]) -> None:
        self._people = max(1, min(self._most_people, self._people + STEPS[parts[0]]))

    def _is_too_small(self, game: str) -> bool:
        return self._people > most_people(game)

    def _play(self, game: str) -> None:
        if self._is_too_small(game):
            return
        people = self._people
        table_setup = self._keeper.plan.table(game, people)
        deal = self._deal(game, people, table_setup)
        self.manager.attempt(lambda: self.manager.go(ToTable(table_setup, deal=deal, over=True)))

    def _deal(self, game: str, people: int, table_setup: TableSetup) -> CodedDeal | None:
        """Return the deal of the day for a single person with the usual rules, else `None`."""
        alike = people == 1 and not table_setup.options
        return of_day(game, date.today()) if alike else None

    @property
    def _most_people(self) -> int:
        return min(_MAX_PEOPLE, max(most_people(game) for game in self._keeper.plan.games))

    def _build_widgets(self) -> None:
        kit, units, texts = self.kit, self.kit.units, self.kit.texts
        for game in self._keeper.plan.games:
            texts.add_game(game)
        title = kit.lettering.title(texts.say("stand-choose"), theme.TITLE_U, TITLE)
        self._widgets = [PictureWidget(title, units.width_u / 2, 58), *self._head()]
        bottom = units.height_u - _FOOT_U
        hung = posters.spots(list(self._keeper.plan.games), units.width_u, _TOP_U, bottom)
        rows = 1 + sum(after.y - before.y > _ROW_APART_U for before, after in pairwise(hung))
        ways = 2 * (_BUTTON_U + _GAP_U)
        scale = min(hung[0].scale, ((bottom - _TOP_U) / rows - ways - _GAP_U) / HEIGHT)
        self._spots = [spot._replace(y=spot.y - ways / 2, scale=scale, tilt=0.0) for spot in hung]
        for spot in self._spots:
            below = spot.y + HEIGHT * scale / 2 + _GAP_U
            self._widgets += self._ways(spot.game, spot.x, below, WIDTH * max(scale, _NARROWEST))
        self.manager.refresh()

    def _head(self) -> list[Widget]:
        """Return the back button, the number of people, the languages."""
        kit, texts = self.kit, self.kit.texts
        back, word = texts.say("stand-back"), texts.say("stand-people", count=self._people)
        inner = max(150.0, kit.fonts.width_u(word, "ui-bold") + 24)
        people = pilled(stepper("ui/people", word, self._people > 1, self._people < self._most_people, inner))
        languages = [
            Button(f"ui/language/{each}", NOWHERE, texts.spoken(each).say("language-name"), "globe")
            for each in LANGUAGES
            if each != kit.settings.language
        ]
        leave = Button("ui/back", NOWHERE, back, "back")
        head = row([labelled(kit, leave), people, *(labelled(kit, each) for each in languages)], 24)
        return head.arrange_in((0, 90, kit.units.width_u, 60))

    def _ways(self, game: str, x: float, top: float, room: float) -> list[Widget]:
        texts = self.kit.texts
        left = x - room / 2
        box = (left, top, room, _BUTTON_U)
        words, fits = texts.say("stand-play"), not self._is_too_small(game)
        if not fits:
            words = texts.say("stand-too-many", count=most_people(game))
        play = Button(f"{PLAY}{game}", box, words, "play" if fits else "people", GOLD, fits, fits)
        if not is_taught(game):
            return [play]
        below = (left, top + _BUTTON_U + _GAP_U, room, _BUTTON_U)
        return [play, Button(f"{LEARN}{game}", below, texts.say("stand-learn"), "pointer")]

    def _poster(self, spot: PosterPlace) -> Item:
        surface = posters.straight(self.kit, spot)
        if self._is_too_small(spot.game):
            surface = pygame.transform.grayscale(surface)
        return centred(self.kit, theme.LAYER_PIECE, surface, spot.x, spot.y)

    clicks: ClassVar[Doers[Any]] = {
        "back": lambda scene, _: scene.manager.home(),
        "play": lambda scene, parts: scene._play(parts[0]),
        "learn": _learn,
        "people": _choose_people,
        "language": lambda scene, parts: scene.manager.change(language=parts[0]),
    }
