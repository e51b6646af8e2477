"""Choice of a search: numbers with their ranges, aims as sliders, games of each set, and time."""

from collections.abc import Callable, Iterable

from circus import games
from circus.core.errors import CircusError
from circus.lab.day.words import level_of
from circus.lab.experiment.naming import Metric, metric_of, spelt
from circus.lab.tuning.question import TuningQuestion
from circus.session import experiments
from circus.session.experiments import MINUTES
from circus.session.searches import GAMES, Measuring, published_job, sample_question
from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Composition
from circus.ui.gfx.widgets import Box, Button, PaperSheet, Slider, Switch, Widget, button_width, items_of
from circus.ui.gfx.widgets.buttons import GOLD
from circus.ui.gfx.widgets.containers import MIDDLE, NOWHERE, Part, boxed, padded, row, stacked, wrapped
from circus.ui.gfx.widgets.controls import STEPS
from circus.ui.input.gestures import DragMove, DragStart, Drop, Gesture, Key, Press, Tap, Wheel
from circus.ui.scenes import posters
from circus.ui.scenes.destinations import ToSearch
from circus.ui.scenes.lab.search_plan import SearchPlan
from circus.ui.scenes.lab.search_rows import AIM, HIGH, LOW, ORIGINAL, SLIDER, aims_rows, numbers_rows
from circus.ui.scenes.paper import LINE_U, wall_head
from circus.ui.scenes.scene import SceneContext
from circus.ui.scenes.scene_widgets import pilled, stepper, written
from circus.ui.scenes.wall import Doers, WallScene, do

NUMBERS, AIMS = "numbers", "aims"
"""The two parts of the choice."""

LOOK_MS = 250.0
"""Interval in ms between two checks whether the published figures are known."""

_HEAD_U = 104.0
_WIDTH_U = 1720.0
_GAP_U = 14.0
_START_U = 64.0


class SearchSetupScene(WallScene):
    """Choice of a search; the search itself has another scene."""

    name = "lab"
    prefix = "lab-search"

    def __init__(
        self,
        manager: SceneContext,
        plan: SearchPlan,
        measure: Callable[[TuningQuestion], Measuring] = published_job,
    ) -> None:
        super().__init__(manager)
        self.plan = plan
        self._measure = measure
        self._measuring: Measuring | None = None
        self._measured_level: tuple[str | None] | None = None
        self._waited = 0.0
        self._part = NUMBERS
        self._page = self._pages = 0
        self._sliders: dict[str, Slider] = {}

    def enter(self) -> None:
        """Measure the published figures, unless they are known."""
        self.kit.texts.add_game(self.plan.request.game)
        self._start_measuring()
        self._build_widgets()

    def resized(self) -> None:
        """Lay everything out for another size or language."""
        self.kit.texts.add_game(self.plan.request.game)
        self._build_widgets()

    def close(self) -> None:
        """Stop measuring."""
        if self._measuring:
            self._measuring.cancel()

    def advance(self, ms: float) -> None:
        """Check whether the published figures are known."""
        self._waited -= ms
        job = self._measuring
        if job is None or self._waited > 0:
            return
        self._waited = LOOK_MS
        if job.poll() and not job.is_running:
            self._measuring = None
            self.plan.take_published(job.result or dict.fromkeys(self.plan.offered(), 0.0))
            self._build_widgets()
            self.manager.refresh()

    def handle(self, gesture: Gesture) -> bool:
        """Change ranges and aims; start."""
        if isinstance(gesture, Press | DragStart | DragMove | Drop) or (
            isinstance(gesture, Tap) and gesture.name in self._sliders
        ):
            if not self._slide(gesture.name or "", gesture.pos[0]):
                return False
        elif isinstance(gesture, Wheel):
            self._wheeled(gesture)
        elif isinstance(gesture, Key):
            if not self._keyed(gesture):
                return False
        elif isinstance(gesture, Tap):
            do(self, _DOERS, gesture.name)
        else:
            return False
        self._build_widgets()
        return True

    def frame(self) -> Composition:
        """Return the wall in the game's colour with the rows."""
        wall = self.kit.background("parlour", tint=games.find(self.plan.request.game).brand.table)
        return Composition(wall, items_of(self._widgets, self.kit, self.pose))

    def hint(self, name: str) -> str:
        """Return the range of a number, the published figure of an aim, or what a button does."""
        texts, game = self.kit.texts, self.plan.request.game
        if name.startswith((LOW, HIGH, ORIGINAL)):
            number = next(each for each in games.find(game).numbers if each.name == name.split("/")[2])
            return texts.say("lab-search-range", least=number.least, most=number.most, usual=number.default)
        if name.startswith((AIM, SLIDER)):
            figure = name.split("/")[2]
            if not self.plan.published:
                return texts.say("lab-search-measuring")
            if figure not in self.plan.published:
                return ""
            value = spelt(texts, Metric.of(figure), self.plan.published[figure])
            return texts.say("lab-search-published", figure=metric_of(texts, game, figure), value=value)
        return super().hint(name)

    def _start_measuring(self) -> None:
        """Start a process that plays a few games by the published rules on this board."""
        request = self.plan.request
        if self._measured_level == (request.level,):
            return
        self.close()
        self._measured_level = (request.level,)
        self.plan.published = {}
        try:
            self._measuring = self._measure(sample_question(request.game, request.seats, request.level))
        except CircusError:
            self._measuring = None

    def _slide(self, name: str, x: int) -> bool:
        slider = self._sliders.get(name)
        if slider is None:
            return False
        self._set_aim(name.removeprefix(SLIDER), slider.value_at(self.kit, x))
        return True

    def _set_aim(self, name: str, index: int) -> None:
        scale = self.plan.scale(name)
        if scale is not None:
            self.plan.wished[name] = scale.value(max(0, min(scale.count, index)))

    def _move_aim(self, name: str, by: int) -> None:
        slider = self._sliders[name]
        self._set_aim(name.removeprefix(SLIDER), slider.value + by)

    def _keyed(self, key: Key) -> bool:
        """Move the focused slider by the left and right keys, or turn the page."""
        if key.key in ("page down", "page up"):
            self._turn(1 if key.key == "page down" else -1)
            return True
        name = self.pose.focus or ""
        if name not in self._sliders or key.key not in ("left", "right"):
            return False
        self._move_aim(name, 1 if key.key == "right" else -1)
        return True

    def _wheeled(self, wheel: Wheel) -> None:
        """Change what is under the pointer, or turn the page."""
        name = wheel.name or ""
        if name in self._sliders:
            self._move_aim(name, wheel.steps)
        elif name.startswith((LOW, HIGH)):
            _, end, number = name.split("/")[:3]
            self._step(end, number, wheel.steps)
        else:
            self._turn(-1 if wheel.steps > 0 else 1)

    def _step(self, end: str, name: str, by: int) -> None:
        """Move one end of a range, at most to the other end."""
        low, high = self.plan.range_of(name)
        if end == "low":
            low = min(high, low + by)
        else:
            high = max(low, high + by)
        self.plan.set_range(name, low, high)

    def _step_back(self, name: str) -> None:
        usual = games.find(self.plan.request.game).declared[name].default
        assert isinstance(usual, int)
        self.plan.set_range(name, usual, usual)

    def _turn(self, way: int) -> None:
        self._page = max(0, min(self._page + way, self._pages - 1))

    def _show_part(self, part: str) -> None:
        self._part, self._page = part, 0

    def _choose_games(self, way: int) -> None:
        at = GAMES.index(self.plan.request.games) + way
        self.plan.request = self.plan.request._replace(games=GAMES[max(0, min(at, len(GAMES) - 1))])

    def _choose_level(self, way: int) -> None:
        """Choose another board; the published figures are those of that board."""
        listed = self.plan.levels()
        at = listed.index(self._level()) + way
        level = listed[at % len(listed)]
        usual = games.find(self.plan.request.game).level
        is_usual = usual is not None and level == usual.default
        self.plan.request = self.plan.request._replace(level=None if is_usual else level)
        self._start_measuring()

    def _level(self) -> str:
        """Return the name of the chosen board."""
        usual = games.find(self.plan.request.game).level
        return self.plan.request.level or (usual.default if usual else "")

    def _start(self) -> None:
        def act() -> None:
            question = self.plan.asked().question(experiments.fresh_seed())
            folder = experiments.new_folder(question.game)
            self.manager.go(ToSearch(folder, question, self.plan.minutes))

        self.manager.attempt(act)

    def _build_widgets(self) -> None:
        kit, units = self.kit, self.kit.units
        wide = min(_WIDTH_U, units.width_u - 2 * theme.MARGIN_U)
        left, low = (units.width_u - wide) / 2, units.height_u - theme.MARGIN_U
        self._widgets = [*self._title()]
        head, foot = self._head(wide), self._foot(wide)
        self._widgets += head.arrange((left, _HEAD_U, wide, head.high or 0.0))
        self._widgets += foot.arrange((left, low - (foot.high or 0.0), wide, foot.high or 0.0))
        top = _HEAD_U + (head.high or 0.0) + _GAP_U
        room: Box = (left, top, wide, low - (foot.high or 0.0) - _GAP_U - top)
        request = self.plan.request
        if self._part == NUMBERS:
            declared = games.find(request.game)
            page = numbers_rows(kit, declared, request.ranges, request.options, room, self._page)
        else:
            page = aims_rows(kit, request.game, self.plan.rows(), room, self._page)
        self._page, self._pages = page.page, page.pages
        self._widgets += page.part.arrange(room)
        self._sliders = {each.name: each for each in self._widgets if isinstance(each, Slider)}

    def _title(self) -> tuple[Widget, Widget]:
        """Return the title with the name of the game, if there is room for it, and the back button."""
        kit = self.kit
        long = kit.texts.say("lab-search-title", game=posters.title(kit, self.plan.request.game))
        title, back = wall_head(kit, long)
        if max(each.x + each.surface.get_width() for each in title.items(kit, self.pose)) > kit.units.width:
            return wall_head(kit, kit.texts.say("lab-search"))
        return title, back

    def _head(self, wide: float) -> Part:
        """Return the switch of the parts, the board, the games of a set and the time."""
        kit, say, plan = self.kit, self.kit.texts.say, self.plan
        chosen = len(plan.request.spaces), len(plan.chosen)
        shown = [
            (part, say(f"lab-search-part-{part}", count=count))
            for part, count in zip((NUMBERS, AIMS), chosen, strict=True)
        ]
        parts = [self._switched("ui/part", shown, self._part)]
        if boards := plan.levels():
            names = {each: level_of(kit.texts, plan.request.game, each) for each in boards}
            parts.append(self._stepped("level", names[self._level()], names.values()))
        counts = {each: say("lab-search-games", count=each) for each in GAMES}
        minutes = [
            (str(each), say(f"lab-minutes-{each}" if each else "lab-search-unlimited")) for each in MINUTES
        ]
        at = GAMES.index(plan.request.games)
        parts += [
            self._stepped("games", counts[plan.request.games], counts.values(), at > 0, at + 1 < len(GAMES)),
            self._switched("ui/minutes", minutes, str(plan.minutes)),
        ]
        return wrapped(parts, wide, _GAP_U)

    def _stepped(
        self, name: str, word: str, every: Iterable[str], less: bool = True, more: bool = True
    ) -> Part:
        """Return a choice between arrows, as wide as its longest word."""
        inner = max(self.kit.fonts.width_u(each, "ui-bold") for each in every) + 16
        return pilled(stepper(f"ui/{name}", word, less, more, inner))

    def _switched(self, name: str, values: list[tuple[str, str]], chosen: str) -> Part:
        switch = Switch(name, NOWHERE, values, chosen)
        return boxed(switch, switch.width(self.kit), 44)

    def _foot(self, wide: float) -> Part:
        """Return what will be played, or what is missing, next to the start button."""
        kit, say = self.kit, self.kit.texts.say
        label, obstacle = say("lab-search-start"), self.plan.obstacle(kit.texts)
        start = Button("ui/start", NOWHERE, label, "play", GOLD, enabled=not obstacle, size_u=theme.HEADING_U)
        button = button_width(kit, label, "play", GOLD, theme.HEADING_U)
        told = obstacle or self.plan.summary(kit.texts)
        inner = wide - button - 3 * _GAP_U - 8
        lines = kit.fonts.lines(told, "ui", theme.CAPTION_U, inner)
        high = max(_START_U, LINE_U * kit.settings.text_size / 100 * lines + 16)
        words = Part(written(kit, told, theme.INK, None, MIDDLE, high=high).arrange, inner, high)
        parts = row([words, boxed(start, button, _START_U)], _GAP_U)
        sheet = stacked(boxed(PaperSheet(NOWHERE)), padded(parts, _GAP_U, 4, _GAP_U, 4))
        return Part(sheet.arrange, wide, high + 8)


_DOERS: Doers[SearchSetupScene] = {
    "back": lambda scene, _: scene.manager.back(),
    "part": lambda scene, parts: scene._show_part(parts[0]),
    "low": lambda scene, parts: scene._step("low", parts[0], STEPS[parts[1]]),
    "high": lambda scene, parts: scene._step("high", parts[0], STEPS[parts[1]]),
    "original": lambda scene, parts: scene._step_back(parts[0]),
    "option": lambda scene, parts: scene.plan.switch_option(parts[0]),
    "aim": lambda scene, parts: scene.plan.switch_aim(parts[0]),
    "level": lambda scene, parts: scene._choose_level(STEPS[parts[0]]),
    "games": lambda scene, parts: scene._choose_games(STEPS[parts[0]]),
    "minutes": lambda scene, parts: setattr(scene.plan, "minutes", int(parts[0])),
    "page": lambda scene, parts: scene._turn(STEPS[parts[0]]),
    "start": lambda scene, _: scene._start(),
}
"""Handlers of clicks, by the second part of the target's name."""
