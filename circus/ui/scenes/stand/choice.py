"""First choice of a visit: game, number of people, game or lesson."""

from datetime import date
from itertools import pairwise
from pathlib import Path
from typing import Protocol

from circus.content.texts import LANGUAGES
from circus.session.deals import CodedDeal, of_day
from circus.session.learnt import is_taught
from circus.session.table_setup import TableSetup
from circus.stand.plan import StaffPlan, most_people
from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Composition, Item
from circus.ui.gfx.widgets import Button, Target, Widget, button_width, items_of, targets_of
from circus.ui.gfx.widgets.buttons import GOLD
from circus.ui.gfx.widgets.containers import MIDDLE, NOWHERE, boxed, placed, row
from circus.ui.input.gestures import ESCAPE, Cancel, Gesture, Tap
from circus.ui.scenes import posters
from circus.ui.scenes.destinations import ToLesson, ToTable
from circus.ui.scenes.paper import TITLE
from circus.ui.scenes.posters import HEIGHT, WIDTH, PosterPlace
from circus.ui.scenes.scene import Scene, SceneContext
from circus.ui.scenes.scene_widgets import PictureWidget, pilled, stepper

_TOP_U, _FOOT_U, _ROW_APART_U, _NARROWEST = 160.0, 30.0, 50.0, 0.8
_BUTTON_U, _GAP_U = 50.0, 10.0
_MAX_PEOPLE = 6

PLAY, LEARN = "ui/play/", "ui/learn/"


class KioskGames(Protocol):
    """Games offered by the kiosk."""

    stand: Path
    plan: StaffPlan


class ChoiceScene(Scene):
    """Posters of the offered games, each with two buttons."""

    name = "lobby"

    def __init__(self, manager: SceneContext, keeper: KioskGames) -> None:
        super().__init__(manager)
        self._keeper = keeper
        self._people = 1
        self._spots: list[PosterPlace] = []
        self._widgets: list[Widget] = []

    def enter(self) -> None:
        """Lay out the posters."""
        self._build_widgets()

    def resized(self) -> None:
        """Lay out the posters for another size or language."""
        self._build_widgets()

    def handle(self, gesture: Gesture) -> bool:
        """Open a game, change language or number of people; Esc goes back."""
        if isinstance(gesture, Tap):
            self._tapped(gesture.name or "")
        elif isinstance(gesture, Cancel) and gesture.source == ESCAPE:
            self.manager.home()
        else:
            return isinstance(gesture, Cancel)
        return True

    def frame(self) -> Composition:
        """Return the tent, the posters, the buttons."""
        items = [self._poster(spot) for spot in self._spots]
        return Composition(self.kit.background("gala"), items + items_of(self._widgets, self.kit, self.pose))

    def targets(self) -> list[Target]:
        """Return posters and buttons."""
        units = self.kit.units
        hung = [Target(f"poster/{spot.game}", units.rect(*spot.box), wanted=True) for spot in self._spots]
        return hung + targets_of(self._widgets, self.kit)

    def _tapped(self, name: str) -> None:
        manager = self.manager
        if name.startswith(("poster/", PLAY)):
            self._play(name.rpartition("/")[2])
        elif name.startswith(LEARN):
            manager.attempt(lambda: manager.go(ToLesson(name.removeprefix(LEARN))))
        elif name in ("ui/people/less", "ui/people/more"):
            step = 1 if name.endswith("more") else -1
            self._people = max(1, min(self._most, self._people + step))
            self._build_widgets()
        elif name.startswith("ui/language/"):
            manager.change(language=name.removeprefix("ui/language/"))
        elif name == "ui/back":
            manager.home()

    def _play(self, game: str) -> None:
        people = min(self._people, most_people(game))
        table_setup = self._keeper.plan.table(game, people)
        deal = self._deal(game, people, table_setup)
        self.manager.attempt(lambda: self.manager.go(ToTable(table_setup, deal=deal, over=True)))

    def _deal(self, game: str, people: int, table_setup: TableSetup) -> CodedDeal | None:
        """Return the deal of the day for a single person with the usual rules, else `None`."""
        alike = people == 1 and not table_setup.options
        return of_day(game, date.today()) if alike else None

    @property
    def _most(self) -> int:
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
        people = pilled(stepper("ui/people", word, self._people > 1, self._people < self._most, inner))
        languages = [
            boxed(
                Button(f"ui/language/{each}", NOWHERE, texts.spoken(each).say("language-name"), "globe"),
                button_width(kit, texts.spoken(each).say("language-name"), "globe"),
                theme.BUTTON_HEIGHT_U,
            )
            for each in LANGUAGES
            if each != kit.settings.language
        ]
        wide = button_width(kit, back, "back")
        leave = boxed(Button("ui/back", NOWHERE, back, "back"), wide, theme.BUTTON_HEIGHT_U)
        head = row([leave, people, *languages], 24)
        return head.arrange(placed(head, (0, 90, kit.units.width_u, 60), MIDDLE, MIDDLE))

    def _ways(self, game: str, x: float, top: float, room: float) -> list[Widget]:
        texts = self.kit.texts
        left = x - room / 2
        box = (left, top, room, _BUTTON_U)
        play = Button(f"{PLAY}{game}", box, texts.say("stand-play"), "play", GOLD, wanted=True)
        if not is_taught(game):
            return [play]
        below = (left, top + _BUTTON_U + _GAP_U, room, _BUTTON_U)
        return [play, Button(f"{LEARN}{game}", below, texts.say("stand-learn"), "pointer")]

    def _poster(self, spot: PosterPlace) -> Item:
        surface = posters.straight(self.kit, spot)
        place = surface.get_rect(center=self.kit.units.point(spot.x, spot.y))
        return Item(theme.LAYER_PIECE, surface, place.x, place.y)
