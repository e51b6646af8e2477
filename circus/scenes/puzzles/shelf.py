"""The puzzles of all games: a row a game, a chip for each puzzle, a button for the first unsolved one."""

from dataclasses import dataclass

from pygame import Surface

from circus.input.gestures import Gesture, Tap
from circus.scenes.destinations import ToPuzzle
from circus.scenes.posters import title
from circus.scenes.scene import Scene, SceneContext
from circus.scenes.scene_widgets import Picture
from circus.session import puzzles
from circus.stage import theme
from circus.stage.compositor import Composition, Item
from circus.stage.lettering import Style
from circus.stage.painted import painted
from circus.stage.toolkit import Toolkit
from circus.stage.widgets import (
    Box,
    Button,
    Panel,
    Pose,
    Sheet,
    Target,
    Widget,
    button_width,
    icon,
    items_of,
    targets_of,
)
from circus.stage.widgets.base import HOVER, PRESSED
from circus.stage.widgets.buttons import GOLD
from circus.stage.widgets.containers import (
    MIDDLE,
    NOWHERE,
    Part,
    boxed,
    column,
    grid,
    line,
    padded,
    placed,
    row,
    space,
    stacked,
)

CHIP, SOLVE = "ui/puzzle/", "ui/solve/"
"""Begin the names of the chips (game and number follow) and of the buttons (the game follows)."""

_TITLE = Style("#FFF6E0", "#F1D7A0", theme.DEEP_RED)
_TOP_U, _FOOT_U, _GAP_U, _PAD_U = 118.0, 24.0, 12.0, 12.0
_WIDTH_U, _MOST_ROW_U = 1400.0, 150.0
_ACROSS = 10
"""Chips beside one another."""
_CHIP_GAP_U = 6.0
_NUMBER_U, _MOST_TEXT = 17.0, 115
"""Of a number on its chip, and the text size that there is room for."""
_BUTTON_U = 56.0
_NARROW_U = 1100.0
"""In a narrower window the chips lie below the title."""
_SOFT = "#53402C"


class PuzzlesScene(Scene):
    """The list; what is solved meanwhile is marked when it is seen again."""

    name = "puzzles"

    def __init__(self, manager: SceneContext) -> None:
        super().__init__(manager)
        self._games = puzzles.with_puzzles()
        self._widgets: list[Widget] = []

    def enter(self) -> None:
        """Lays the rows."""
        self._lay()

    def resized(self) -> None:
        """Lays the rows for another size, language or text size."""
        self._lay()

    def handle(self, gesture: Gesture) -> bool:
        """Opens what was chosen."""
        if not isinstance(gesture, Tap):
            return False
        name = gesture.name or ""
        if name == "ui/back":
            self.manager.back()
        elif name.startswith(SOLVE):
            game = name.removeprefix(SOLVE)
            self._open(game, puzzles.first_open(puzzles.shipped(game)))
        elif name.startswith(CHIP):
            game, _, number = name.removeprefix(CHIP).partition("/")
            self._open(game, int(number) - 1)
        return True

    def frame(self) -> Composition:
        """The rows on the parlour's wall."""
        return Composition(self.kit.background("parlour"), items_of(self._widgets, self.kit, self.pose))

    def targets(self) -> list[Target]:
        """The chips, the buttons, the way back."""
        return targets_of(self._widgets, self.kit)

    def _open(self, game: str, number: int) -> None:
        self.manager.attempt(lambda: self.manager.go(ToPuzzle(puzzles.shipped(game), number)))

    def _lay(self) -> None:
        kit, units, texts = self.kit, self.kit.units, self.kit.texts
        for game in self._games:
            texts.add_game(game)
        wide = min(_WIDTH_U, units.width_u - 2 * theme.MARGIN_U)
        back = texts.say("settings-back")
        box = (theme.MARGIN_U, theme.MARGIN_U, button_width(kit, back, "back"), theme.BUTTON_HEIGHT_U)
        heading = kit.lettering.title(texts.say("puzzles-title"), theme.TITLE_U, _TITLE)
        self._widgets = [Picture(heading, units.width_u / 2, 58), Button("ui/back", box, back, "back")]
        room = ((units.width_u - wide) / 2, _TOP_U, wide, units.height_u - _TOP_U - _FOOT_U)
        rows = column([self._row(game, wide) for game in self._games], _GAP_U)
        self._widgets += rows.lay((room[0], *placed(rows, room, along=MIDDLE)[1:2], wide, room[3]))

    def _row(self, game: str, wide: float) -> Part:
        """One game: its name, how many are solved, the chips, the way to the first that is not."""
        text = self.kit.settings.text_size / 100
        told = [
            line(title(self.kit, game), "display", theme.HEADING_U, high=34 * text),
            line(self._progress(game), "ui", theme.CAPTION_U, _SOFT, high=28 * text),
        ]
        chips, button = self._chips(game), self._button(game)
        if wide < _NARROW_U:
            head = row([column(told), button], 12)
            inner = column([head, space(10), chips], align=MIDDLE)
            high = 2 * _PAD_U + (inner.high or 0.0)
        else:
            inner = row([_middle(column(told)), chips, space(wide=18), button], 12)
            high = min(_MOST_ROW_U, max(2 * _PAD_U + (chips.high or 0.0), 2 * _PAD_U + 62 * text))
        sheet = boxed(Sheet(NOWHERE))
        return Part(stacked(sheet, padded(inner, 20, _PAD_U, 20, _PAD_U)).lay, wide, high)

    def _progress(self, game: str) -> str:
        offers = puzzles.shipped(game)
        return self.kit.texts.say("puzzles-progress", solved=puzzles.solved(offers), all=len(offers))

    def _chips(self, game: str) -> Part:
        chips = [
            boxed(
                Chip(f"{CHIP}{game}/{number}", NOWHERE, number, puzzles.is_solved(offer)),
                theme.TARGET_U,
                theme.TARGET_U,
            )
            for number, offer in enumerate(puzzles.shipped(game), 1)
        ]
        part = grid(chips, _ACROSS, _CHIP_GAP_U)
        return Part(part.lay, _ACROSS * theme.TARGET_U + (_ACROSS - 1) * _CHIP_GAP_U, part.high)

    def _button(self, game: str) -> Part:
        offers = puzzles.shipped(game)
        done = puzzles.solved(offers)
        every = done == len(offers)
        label = self.kit.texts.say("puzzles-again" if every else "puzzles-go-on" if done else "puzzles-begin")
        size = 22
        button = Button(f"{SOLVE}{game}", NOWHERE, label, "play", GOLD, size_u=size)
        labels = [self.kit.texts.say(f"puzzles-{key}") for key in ("again", "go-on", "begin")]
        wide = max(button_width(self.kit, each, "play", GOLD, size) for each in labels)
        return boxed(button, wide, _BUTTON_U)


def _middle(part: Part) -> Part:
    """A column in the middle of its height."""
    return Part(lambda box: part.lay((box[0], placed(part, box)[1], box[2], placed(part, box)[3])))


@dataclass(frozen=True)
class Chip:
    """A round number; the number of a solved puzzle is pale on green, with a check beside it."""

    name: str
    box: Box
    number: int
    solved: bool

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """One surface."""
        rect = kit.units.rect(*self.box)
        surface = _chip(kit, rect.size, self.number, self.solved, pose.look(self.name, True))
        return [Item(theme.LAYER_CONTROL, surface, rect.x, rect.y)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """The square round it."""
        return [Target(self.name, kit.units.rect(*self.box), label=str(self.number))]


@painted
def _chip(kit: Toolkit, size: tuple[int, int], number: int, solved: bool, look: str) -> Surface:
    panel = Panel(kit, size)
    middle, reach = panel.width_u / 2, panel.width_u / 2 - 2
    fill = theme.CHOSEN if solved else theme.PAPER
    edge, thick = (theme.DEEP_RED, 3.5) if look in (HOVER, PRESSED) else (theme.WOOD_DARK, 2.0)
    panel.vector(
        f'<circle cx="{middle}" cy="{middle}" r="{reach}" fill="{fill}" stroke="{edge}" '
        f'stroke-width="{thick}"/>'
    )
    ink = theme.PAPER if solved else theme.INK
    along = middle - 5 if solved else middle
    letters = _NUMBER_U * min(1.0, _MOST_TEXT / kit.settings.text_size)
    panel.write(str(number), "ui-bold", letters, ink, middle, along, max_width_u=reach * 1.3)
    if solved:
        panel.put(icon(kit, "check", 14, ink), middle, panel.height_u - 10)
    return panel.surface
