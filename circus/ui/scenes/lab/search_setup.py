"""Choice of a search: numbers with their ranges, aims as sliders, games of each set, and time."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from circus import games
from circus.core.errors import CircusError
from circus.lab.day.words import level_of
from circus.lab.experiment.naming import Metric, metric_of, spelt
from circus.lab.tuning.question import TuningQuestion
from circus.session import experiments
from circus.session.experiments import MINUTES
from circus.session.searches import GAMES, Measuring, published_job, sample_question
from circus.ui.gfx.widgets import Box, Slider, Widget
from circus.ui.gfx.widgets.containers import Part, column, space, wrapped
from circus.ui.gfx.widgets.controls import STEPS, cycled
from circus.ui.input.gestures import DragMove, DragStart, Drop, Gesture, Key, Press, Tap, Wheel
from circus.ui.scenes.lab.run import WIDTH_U
from circus.ui.scenes.lab.search_plan import SearchPlan
from circus.ui.scenes.lab.search_rows import AIM, HIGH, LOW, ORIGINAL, SLIDER, aims_rows, numbers_rows
from circus.ui.scenes.parts import posters
from circus.ui.scenes.parts.paper import start_strip, wall_head
from circus.ui.scenes.parts.scrolling import PageScroll
from circus.ui.scenes.parts.wall import Doers, WallScene
from circus.ui.scenes.parts.widgets import choice, switched
from circus.ui.scenes.shell.destinations import ToSearch
from circus.ui.scenes.shell.scene import SceneContext

NUMBERS, AIMS = "numbers", "aims"
"""The two parts of the choice."""

LOOK_MS = 250.0
"""Interval in ms between two checks whether the published figures are known."""

_GAP_U = 14.0


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
        self._pages = PageScroll()
        super().__init__(manager, self._pages)
        self.plan = plan
        self._measure = measure
        self._measuring: Measuring | None = None
        self._measured_level: tuple[str | None] | None = None
        self._waited = 0.0
        self._part = NUMBERS
        self._sliders: dict[str, Slider] = {}

    def enter(self) -> None:
        """Measure the published figures, unless they are known."""
        self._start_measuring()
        super().enter()

    def resized(self) -> None:
        """Lay everything out for another size or language."""
        self.kit.texts.add_game(self.plan.request.game)
        super().resized()

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
        """Move sliders and the ends of ranges by pointer, keys and wheel; start."""
        is_at_slider = isinstance(gesture, Press | DragStart | DragMove | Drop | Tap) and self._slide(
            gesture.name or "", gesture.pos[0]
        )
        if not is_at_slider and not self._move(gesture):
            return super().handle(gesture)
        self._build_widgets()
        return True

    def hint(self, name: str) -> str:
        """Return the range of a number, the published figure of an aim, or what a button does."""
        texts, game = self.kit.texts, self.plan.request.game
        if name.startswith((LOW, HIGH, ORIGINAL)):
            number = games.find(game).number(name.split("/")[2])
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

    def _move(self, gesture: Gesture) -> bool:
        """Move what is under the pointer by the wheel, or the focused slider by a key; false for none."""
        focus = self.pose.focus or ""
        match gesture:
            case Wheel(str(name), steps) if name in self._sliders:
                self._move_aim(name, steps)
            case Wheel(str(name), steps) if name.startswith((LOW, HIGH)):
                _, end, number = name.split("/")[:3]
                self._step(end, number, steps)
            case Key("left" | "right" as key) if focus in self._sliders:
                self._move_aim(focus, 1 if key == "right" else -1)
            case _:
                return False
        return True

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

    def _tint(self) -> str:
        return games.find(self.plan.request.game).brand.table

    def _show_part(self, part: str) -> None:
        self._part, self._pages.page = part, 0

    def _choose_games(self, way: int) -> None:
        at = GAMES.index(self.plan.request.games) + way
        self.plan.request = self.plan.request._replace(games=GAMES[max(0, min(at, len(GAMES) - 1))])

    def _choose_level(self, way: int) -> None:
        """Choose another board; the published figures are those of that board."""
        level = cycled(self.plan.levels(), self._level(), way)
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
        room = self._room(WIDTH_U)
        head, foot = self._head(room[2]).with_width(None), self._foot(room[2])
        parts = [head, space(_GAP_U), Part(self._rows), space(_GAP_U), foot]
        self._widgets = [*self._title(), *column(parts).arrange(room)]
        self._sliders = {each.name: each for each in self._widgets if isinstance(each, Slider)}

    def _rows(self, room: Box) -> list[Widget]:
        """Return the page of the shown part."""
        request = self.plan.request
        if self._part == NUMBERS:
            declared = games.find(request.game)
            page = numbers_rows(self.kit, declared, request.ranges, request.options, room, self._pages.page)
        else:
            page = aims_rows(self.kit, request.game, self.plan.rows(), room, self._pages.page)
        self._pages.page, self._pages.pages = page.page, page.pages
        return page.part.arrange(room)

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
        parts = [switched(kit, "ui/part", shown, self._part)]
        if boards := plan.levels():
            names = {each: level_of(kit.texts, plan.request.game, each) for each in boards}
            parts.append(choice(kit, "ui/level", names[self._level()], names.values()))
        counts = {each: say("lab-search-games", count=each) for each in GAMES}
        minutes = [
            (str(each), say(f"lab-minutes-{each}" if each else "lab-search-unlimited")) for each in MINUTES
        ]
        at, count = GAMES.index(plan.request.games), counts[plan.request.games]
        parts += [
            choice(kit, "ui/games", count, counts.values(), less=at > 0, more=at + 1 < len(GAMES)),
            switched(kit, "ui/minutes", minutes, str(plan.minutes)),
        ]
        return wrapped(parts, wide, _GAP_U)

    def _foot(self, wide: float) -> Part:
        """Return what will be played, or what is missing, next to the start button."""
        texts = self.kit.texts
        obstacle = self.plan.obstacle(texts)
        text = obstacle or self.plan.summary(texts)
        return start_strip(self.kit, text, texts.say("lab-search-start"), wide, enabled=not obstacle)

    clicks: ClassVar[Doers[Any]] = {
        "part": lambda scene, parts: scene._show_part(parts[0]),
        "low": lambda scene, parts: scene._step("low", parts[0], STEPS[parts[1]]),
        "high": lambda scene, parts: scene._step("high", parts[0], STEPS[parts[1]]),
        "original": lambda scene, parts: scene._step_back(parts[0]),
        "option": lambda scene, parts: scene.plan.switch_option(parts[0]),
        "aim": lambda scene, parts: scene.plan.switch_aim(parts[0]),
        "level": lambda scene, parts: scene._choose_level(STEPS[parts[0]]),
        "games": lambda scene, parts: scene._choose_games(STEPS[parts[0]]),
        "minutes": lambda scene, parts: setattr(scene.plan, "minutes", int(parts[0])),
        "page": lambda scene, parts: scene._pages.scroll(STEPS[parts[0]]),
        "start": lambda scene, _: scene._start(),
    }


def search_setup_scene(
    manager: SceneContext, game: str, seats: int, strength: str, numbers: Mapping[str, int]
) -> SearchSetupScene:
    """Return the choice of a search, begun with a table and its changed numbers."""
    return SearchSetupScene(manager, SearchPlan.of(game, seats, strength, numbers))
