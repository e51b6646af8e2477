"""Live examples of the open pages: each with its picture, the sentence of its step, and two buttons."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Surface

from circus.ui.gfx import svg, theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Box, IconButton, Panel, Pose, Target, items_of, targets_of
from circus.ui.scenes.rulebook.example import LiveExample, known, sentences, stage_kit
from circus.ui.scenes.rulebook.pages import paint
from circus.ui.scenes.rulebook.rows import BUTTON_U, SENTENCE_U, ExampleArea, lines
from circus.ui.scenes.rulebook.text import TextRun

NAME = "ui/example/"
"""Prefix of its targets' names: the picture's is that of the example, a button's has a suffix."""

_BACK, _STEP = "back", "step"


class PlacedExample(NamedTuple):
    """Example on an open page; `x` and `y` are the corner of its row in the window, in units."""

    stage: ExampleArea
    x: float
    y: float


class LiveExamples:
    """Examples of the open pages only; the others are dropped."""

    def __init__(self, kit: Toolkit, game: str, wide_u: float) -> None:
        """Prepare the examples; `wide_u` is the width of a page's text."""
        self._kit, self._game = kit, game
        self._wide = kit.units.px(wide_u)
        self._stage: Toolkit | None = None
        self._placed: Sequence[PlacedExample] = ()
        self._live: dict[str, LiveExample] = {}
        self._steps: dict[str, list[str]] = {}

    def step_sentences(self, name: str) -> list[str] | None:
        """Return the sentence of each step of an example; `None` for an invalid one."""
        if name not in self._steps:
            shown = known(self._game, name)
            if shown is None:
                return None
            self._steps[name] = sentences(self._kit, shown)
        return self._steps[name]

    def open(self, placed: Sequence[PlacedExample]) -> None:
        """Open other pages; examples on them that were open before retain their step."""
        self._placed = placed
        names = {each.stage.name for each in placed}
        self._live = {name: live for name, live in self._live.items() if name in names}

    @property
    def busy(self) -> bool:
        """Whether anything moves."""
        return any(live.busy for live in self._live.values())

    def advance(self, ms: float) -> None:
        """Advance the motion."""
        for live in self._live.values():
            live.advance(ms)

    def preload(self) -> bool:
        """Draw the next example that has not been drawn yet; return false if there is none."""
        for each in self._placed:
            if each.stage.name not in self._live:
                self._alive(each).picture()
                return True
        return False

    def tapped(self, name: str) -> bool:
        """Step an example forward or back; a click on a picture at its last step restarts it."""
        key, _, act = name.removeprefix(NAME).partition("/")
        each = next((each for each in self._placed if each.stage.name == key), None)
        if each is None or not name.startswith(NAME):
            return False
        live = self._alive(each)
        if act == _BACK:
            live.go_to(live.played.at - 1)
        elif not live.forth():
            live.go_to(0)
        return True

    def items(self, pose: Pose) -> list[Item]:
        """Return pictures, sentences and buttons."""
        kit, items = self._kit, []
        for each in self._placed:
            live = self._live.get(each.stage.name)
            box = _moved(each.stage.picture, each)
            rect = kit.units.rect(*box)
            surface = live.picture() if live else _blank(kit, rect.size)
            items.append(Item(theme.LAYER_EDGE, surface, rect.x, rect.y))
            items += self._sentence_items(each)
            items += items_of(self._buttons(each), kit, pose)
        return items

    def targets(self) -> list[Target]:
        """Return the pictures of live examples, and their buttons."""
        found = []
        for each in self._placed:
            if len(self.step_sentences(each.stage.name) or ()) > 1:
                rect = self._kit.units.rect(*_moved(each.stage.picture, each))
                found.append(Target(NAME + each.stage.name, rect))
            found += targets_of(self._buttons(each), self._kit)
        return found

    def _alive(self, each: PlacedExample) -> LiveExample:
        name = each.stage.name
        if name not in self._live:
            shown = known(self._game, name)
            assert shown is not None
            if self._stage is None:
                self._stage = stage_kit(self._kit, self._wide)
            size = self._kit.units.rect(*_moved(each.stage.picture, each)).size
            self._live[name] = LiveExample(self._stage, shown, size)
        return self._live[name]

    def _at(self, each: PlacedExample) -> int:
        live = self._live.get(each.stage.name)
        return live.played.at if live else 0

    def _buttons(self, each: PlacedExample) -> list[IconButton]:
        of = len(self.step_sentences(each.stage.name) or ()) - 1
        if of < 1:
            return []
        left, top, wide, high = _moved(each.stage.sentence, each)
        middle, name, at = top + high / 2, NAME + each.stage.name, self._at(each)
        beside = BUTTON_U / 2 + 10
        return [
            IconButton(f"{name}/{_BACK}", left - beside, middle, "left", BUTTON_U, enabled=at > 0),
            IconButton(f"{name}/{_STEP}", left + wide + beside, middle, "right", BUTTON_U, enabled=at < of),
        ]

    def _sentence_items(self, each: PlacedExample) -> list[Item]:
        steps = self.step_sentences(each.stage.name) or [""]
        if len(steps) < 2:
            return []
        rect = self._kit.units.rect(*_moved(each.stage.sentence, each))
        surface = _sentence(self._kit, rect.size, steps[self._at(each)])
        return [Item(theme.LAYER_EDGE, surface, rect.x, rect.y)]


def _moved(box: Box, each: PlacedExample) -> Box:
    return box[0] + each.x, box[1] + each.y, box[2], box[3]


@painted
def _sentence(kit: Toolkit, size: tuple[int, int], words: str) -> Surface:
    """Return the sentence of a step, in the middle of its room."""
    panel = Panel(kit, size)
    rows = list(lines(kit, (TextRun(words),), panel.width_u, SENTENCE_U))
    paint(kit, panel, rows, 0, max(0.0, (panel.height_u - sum(row.height for row in rows)) / 2))
    return panel.surface


@painted
def _blank(kit: Toolkit, size: tuple[int, int]) -> Surface:
    """Return a placeholder of a picture."""
    panel = Panel(kit, size)
    panel.vector(svg.box(0, 0, panel.width_u, panel.height_u, "#CDB88E"))
    return panel.surface
