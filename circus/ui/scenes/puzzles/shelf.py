"""Lists of puzzles: a row per game, a chip per puzzle, a button for the first unsolved one."""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from circus.session import puzzles
from circus.session.puzzles import PuzzleOffer
from circus.ui.gfx import theme
from circus.ui.gfx.widgets import Act, Button, Widget, button_width
from circus.ui.gfx.widgets.buttons import GOLD
from circus.ui.gfx.widgets.containers import MIDDLE, NOWHERE, Part, boxed, column, grid, line, row, space
from circus.ui.scenes.parts.paper import TITLE, TURNER_U, wall_head
from circus.ui.scenes.parts.posters import title
from circus.ui.scenes.parts.scrolling import ListScroll
from circus.ui.scenes.parts.wall import WallScene
from circus.ui.scenes.parts.widgets import papered, written
from circus.ui.scenes.puzzles.chips import Chip
from circus.ui.scenes.puzzles.names import named
from circus.ui.scenes.shell.destinations import Destination, ToOwnPuzzles, ToPuzzle
from circus.ui.scenes.shell.scene import SceneContext

CHIP, SOLVE, OWN = "ui/puzzle/", "ui/solve/", "ui/own-puzzles"
"""Prefixes of the names of the chips (row and index follow) and of the buttons (the row follows); the
button to the puzzles of one's own games."""

_TOP_U, _FOOT_U, _GAP_U, _PAD_U = 118.0, 24.0, 12.0, 12.0
_WIDTH_U = 1400.0
_ACROSS = 10
"""Number of chips in a row."""
_CHIP_GAP_U = 6.0
_BUTTON_U, _LABEL_U = 56.0, 22.0
_NARROW_U = 1100.0
"""Width below which the chips are below the title."""
_SOFT = "#53402C"


@dataclass(frozen=True)
class PuzzleGroup:
    """Group of puzzles.

    Attributes:
        name: suffix of its targets' names.
        title: in large letters.
        text: text below it.
        offers: the puzzles.
        across: number of chips in a row.
    """

    name: str
    title: str
    text: str
    offers: Sequence[PuzzleOffer]
    across: int = _ACROSS


class PuzzleList(WallScene):
    """List of puzzles; newly solved ones are marked on return."""

    name = "puzzles"

    def __init__(self, manager: SceneContext) -> None:
        self._list = ListScroll()
        super().__init__(manager, self._list)
        self._rows: Sequence[PuzzleGroup] = ()

    @abstractmethod
    def rows(self) -> Sequence[PuzzleGroup]:
        """Return the listed rows."""

    @abstractmethod
    def heading(self) -> str:
        """Return the title of the list."""

    def beside(self, top: float) -> list[Widget]:
        """Return further widgets next to the title; the rows begin at `top`."""
        return []

    def top(self) -> float:
        """Return the top of the rows."""
        return _TOP_U

    def hint(self, name: str) -> str:
        """Return the name of the puzzle of a chip."""
        if not name.startswith(CHIP):
            return super().hint(name)
        _, _, which, number = name.split("/")
        offers = {each.name: each.offers for each in self._rows}
        return named(self.kit.texts, offers[which][int(number) - 1])

    def _go(self, destination: Destination) -> None:
        self.manager.attempt(partial(self.manager.go, destination))

    def _build_widgets(self) -> None:
        kit, units = self.kit, self.kit.units
        self._rows = self.rows()
        wide = min(_WIDTH_U, units.width_u - 2 * theme.MARGIN_U)
        top = self.top()
        room = ((units.width_u - wide) / 2, top, wide, units.height_u - top - _FOOT_U)
        rows = column(self._shown([self._row(each, wide) for each in self._rows], room[3]), _GAP_U)
        shown = column([space(), rows, space()]).arrange(room)
        self._widgets = [*wall_head(kit, self.heading(), back=self.manager.back), *self.beside(top), *shown]

    def _shown(self, parts: list[Part], high: float) -> list[Part]:
        """Return the rows that fit from the first one on, with arrows."""
        heights = [(part.high or 0.0) + _GAP_U for part in parts]
        at = self._list
        at.count = len(parts)
        if sum(heights) - _GAP_U <= high:
            at.first, at.visible = 0, max(1, len(parts))
            return parts
        at.first = max(0, min(at.first, len(parts) - 1))
        left, count = high - TURNER_U - heights[at.first], 1
        for each in heights[at.first + 1 :]:
            left -= each
            if left < 0:
                break
            count += 1
        at.visible = count
        return [*parts[at.shown], at.arrows()]

    def _row(self, listed: PuzzleGroup, wide: float) -> Part:
        """Return one row: its title, its text, the chips, the button to the first unsolved puzzle."""
        text = self.kit.text_scale
        chips, button = self._chips(listed), self._button(listed)
        beside = (button.wide or 0.0) + (0.0 if wide < _NARROW_U else (chips.wide or 0.0) + 42)
        lines = self.kit.fonts.lines(listed.text, "ui", theme.CAPTION_U, wide - 52 - beside)
        heading = [
            line(listed.title, "display", theme.HEADING_U, high=34 * text),
            written(self.kit, listed.text, _SOFT, None, 0.5, high=28 * text * lines),
        ]
        if wide < _NARROW_U:
            head = row([column(heading), button], 12)
            inner = column([head, space(10), chips], align=MIDDLE)
            high = 2 * _PAD_U + (inner.high or 0.0)
        else:
            inner = row([column(heading), chips, space(wide=18), button], 12)
            high = 2 * _PAD_U + max(chips.high or 0.0, (34 + 28 * lines) * text)
        return Part(papered(inner, 20, _PAD_U, 20, _PAD_U).arrange, wide, high)

    def _chips(self, listed: PuzzleGroup) -> Part:
        """Return a grid of numbered buttons, one for each puzzle of the row."""
        chips = [
            Chip(
                f"{CHIP}{listed.name}/{number}",
                NOWHERE,
                number,
                puzzles.is_solved(offer),
                Act(partial(self._go, ToPuzzle(listed.offers, number - 1))),
            )
            for number, offer in enumerate(listed.offers, 1)
        ]
        side = theme.TARGET_U
        part = grid([boxed(chip, side, side) for chip in chips], listed.across, _CHIP_GAP_U)
        return part.with_width(listed.across * (side + _CHIP_GAP_U) - _CHIP_GAP_U)

    def _button(self, listed: PuzzleGroup) -> Part:
        done, every = puzzles.solved(listed.offers), len(listed.offers)
        key = "puzzles-again" if done == every else "puzzles-go-on" if done else "puzzles-begin"
        label = self.kit.texts.say(key)
        act = Act(partial(self._go, ToPuzzle(listed.offers, puzzles.first_open(listed.offers))))
        button = Button(f"{SOLVE}{listed.name}", NOWHERE, label, "play", GOLD, size_u=_LABEL_U, act=act)
        labels = [self.kit.texts.say(f"puzzles-{key}") for key in ("again", "go-on", "begin")]
        wide = max(button_width(self.kit, each, "play", GOLD, _LABEL_U) for each in labels)
        return boxed(button, wide, _BUTTON_U)


class PuzzlesScene(PuzzleList):
    """Puzzles that were shipped with the games."""

    def heading(self) -> str:
        """Return the title of the list."""
        return self.kit.texts.say("puzzles-title")

    def rows(self) -> Sequence[PuzzleGroup]:
        """Return one row per game."""
        return [self._of(game) for game in puzzles.with_puzzles()]

    def _of(self, game: str) -> PuzzleGroup:
        texts, offers = self.kit.texts, puzzles.shipped(game)
        texts.add_game(game)
        solved = puzzles.solved(offers)
        text = texts.say("puzzles-progress", solved=solved, all=len(offers))
        first = named(texts, offers[puzzles.first_open(offers)])
        if first and solved < len(offers):
            text = texts.say("puzzles-next", title=first)
        return PuzzleGroup(game, title(self.kit, game), text, offers)

    def top(self) -> float:
        """Return the top of the rows.

        Lower if the button to one's own puzzles does not fit next to the title.
        """
        return _TOP_U + (theme.BUTTON_HEIGHT_U + _GAP_U if self._own_below else 0.0)

    def beside(self, top: float) -> list[Widget]:
        """Return the button to the puzzles of one's own games."""
        wide = self._own_wide
        if self._own_below:
            left, y = (self.kit.units.width_u - wide) / 2, top - theme.BUTTON_HEIGHT_U - _GAP_U
        else:
            left, y = self.kit.units.width_u - theme.MARGIN_U - wide, theme.MARGIN_U
        box = (left, y, wide, theme.BUTTON_HEIGHT_U)
        act = Act(partial(self._go, ToOwnPuzzles()))
        return [Button(OWN, box, self.kit.texts.say("puzzles-own"), "person", act=act)]

    @property
    def _own_wide(self) -> float:
        return button_width(self.kit, self.kit.texts.say("puzzles-own"), "person")

    @property
    def _own_below(self) -> bool:
        kit = self.kit
        heading = kit.lettering.title(self.heading(), theme.TITLE_U, TITLE)
        room = kit.units.width_u / 2 - kit.units.u(heading.get_width()) / 2 - theme.MARGIN_U - _GAP_U
        return self._own_wide > room
