"""Cards of a review: luck, cost of choices, the best and the worst action of each seat."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from pygame import Surface

from circus.lab.review.verdict import Review
from circus.session.mistakes import SeatReview, card_of, learners_with_mistakes
from circus.session.playback import Playback
from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Box, Button, IconButton, Panel, PaperSheet, Pose, Target, Widget
from circus.ui.gfx.widgets.base import HOVER, PRESSED
from circus.ui.gfx.widgets.buttons import GOLD
from circus.ui.gfx.widgets.containers import (
    MIDDLE,
    NOWHERE,
    START,
    Part,
    boxed,
    column,
    grid,
    line,
    row,
    space,
    stacked,
)  # fmt: skip
from circus.ui.gfx.widgets.icons import icon
from circus.ui.gfx.widgets.overlays import Veil
from circus.ui.scenes.parts.portraits import medallion
from circus.ui.scenes.parts.widgets import centred_button, labelled, picture
from circus.ui.scenes.review.lines import ink, sample
from circus.ui.scenes.review.review_words import BEST, ReviewWords

MOVE, SHUT, LEARN = "ui/move/", "ui/cards-close", "ui/learn"
"""Prefix of the name of an action on a card; closes the cards; opens the exercises."""
LESS, MORE = "ui/cards/less", "ui/cards/more"
"""Turn to other cards if there is no room for all."""

_EDGE_U, _GAP_U, _FOOT_U, _FACE_U, _PAD_U, _SIGN_U = 18.0, 12.0, 54.0, 74.0, 14.0, 30.0
_WORDS_U, _LINE_U, _INNER_U, _BESIDE_U, _CLEAR_U = 19.0, 4.0, 12.0, 88.0, 5.0
_PIXEL_U = 3.0
"""Maximum loss of a width by rounding to pixels in the smallest window."""
_MIN_U = _FACE_U + 30 + 2 * _PAD_U
"""Minimum height of a card, with room for the face and the pattern under it."""


@dataclass(frozen=True)
class Cards:
    """All cards, over a given room.

    Attributes:
        playback: the game.
        review: its review.
        words: its sentences.
        high: height of the room below the window's upper edge, in units.
        page: index of the page, if the words of all cards need more room.
    """

    playback: Playback
    review: Review
    words: ReviewWords
    high: float
    page: int = 0

    def widgets(self, kit: Toolkit) -> list[Widget]:
        """Return the veil, the cards of all seats or of the page, and the buttons."""
        wide = kit.units.width_u
        ways = self._ways(kit, wide - 2 * _EDGE_U)
        foot_u = ways.high or 0.0
        room: Box = (_EDGE_U, _EDGE_U, wide - 2 * _EDGE_U, self.high - 2 * _EDGE_U - foot_u - _GAP_U)
        columns, rows = self._shape(kit, room)
        pages = -(-len(self.playback.seats) // (columns * rows))
        first = self.page % pages * columns * rows
        seats = range(len(self.playback.seats))[first : first + columns * rows]
        size = self._no_higher(kit, seats, _size(room, columns, rows))
        cards = grid([self._card(kit, seat, size) for seat in seats], columns, _GAP_U)
        lines = -(-len(seats) // columns)
        needed = lines * (size[1] + _GAP_U) + foot_u
        top = _EDGE_U + max(0.0, self.high - 2 * _EDGE_U - needed) / 2
        foot = row([_arrow(LESS, "left"), ways, _arrow(MORE, "right")], _GAP_U) if pages > 1 else ways
        below = (_EDGE_U, top + needed - foot_u, room[2], foot_u)
        return [
            Veil(),
            *cards.arrange((room[0], top, room[2], needed - foot_u - _GAP_U)),
            *foot.arrange(below),
        ]

    def _no_higher(
        self, kit: Toolkit, seats: Iterable[int], size: tuple[float, float]
    ) -> tuple[float, float]:
        """Return the size of cards as high as the longest one, within the room of each."""
        asked = max(self._asks(kit, seat, size[0]) for seat in seats)
        return size[0], min(size[1], max(asked, _MIN_U))

    def _shape(self, kit: Toolkit, room: Box) -> tuple[int, int]:
        """Return the number of columns and rows.

        It is the most with which no word is shrunk or cut.
        """
        seats = range(len(self.playback.seats))
        most = _columns(len(seats), kit.units.portrait)
        shapes = [
            (wide, high) for high in range(-(-len(seats) // most), 0, -1) for wide in range(most, 0, -1)
        ]
        for shape in sorted(shapes, key=lambda each: (-each[0] * each[1], -each[0])):
            wide, high = _size(room, *shape)
            if all(self._asks(kit, seat, wide) <= high for seat in seats):
                return shape
        return 1, 1

    def _asks(self, kit: Toolkit, seat: int, wide: float) -> float:
        """Return the required height of a seat's card."""
        parts = self._lines(kit, seat, wide)
        return 2 * _PAD_U + sum(part.high or 0.0 for part in parts) + _LINE_U * len(parts)

    def _card(self, kit: Toolkit, seat: int, size: tuple[float, float]) -> Part:
        inner = column([*self._lines(kit, seat, size[0]), space()], _LINE_U)
        body = row([self._face(kit, seat), inner], _INNER_U, START)
        sheet = boxed(PaperSheet(NOWHERE, layer=theme.LAYER_MODAL))
        return Part(stacked(sheet, body.padded(_PAD_U, _PAD_U - 4, _PAD_U, _PAD_U)).arrange, None, size[1])

    def _lines(self, kit: Toolkit, seat: int, wide: float) -> list[Part]:
        """Return name, headline, sum and the two actions, each as high as its words need at this width."""
        words, layer = self.words, theme.LAYER_MODAL
        card, moves = self._extreme_moves[seat]
        who = self.playback.seats[seat]
        wide -= 2 * _PAD_U + _BESIDE_U + _INNER_U
        shade = theme.DEEP_RED if card.luck < 0 else theme.CHOSEN
        name = line(
            who.name, "display", theme.NAME_U, theme.INK, layer=layer,
            high=kit.fonts.height_u("display", theme.NAME_U),
        )  # fmt: skip
        return [
            name,
            _paragraph(kit, words.headline(card), "ui-bold", shade, wide),
            _paragraph(kit, words.parts(card), "ui", theme.INK, wide),
            *(boxed(each, high=each.asks(kit, wide)) for each in moves),
        ]

    def _face(self, kit: Toolkit, seat: int) -> Part:
        """Return the face, and below it the pattern of the seat's line."""
        game, seats, layer = self.playback.game.name, self.playback.seats, theme.LAYER_MODAL
        face = medallion(kit, game, seats[seat], _FACE_U)
        stroke = sample(kit, _FACE_U + 8, seat, ink(game, seats, seat))
        parts = [
            picture(face, layer=layer, high=_FACE_U + 10),
            picture(stroke, layer=layer, high=20),
            space(),
        ]
        return Part(column(parts).arrange, _BESIDE_U)

    @cached_property
    def _extreme_moves(self) -> list[tuple[SeatReview, list["MoveRow"]]]:
        """The card of each seat, with its best and its worst action."""
        return [self._of(card_of(self.review, seat)) for seat in range(len(self.playback.seats))]

    def _of(self, card: SeatReview) -> tuple[SeatReview, list["MoveRow"]]:
        return card, [MoveRow(choice.n, text, kind) for choice, text, kind in self.words.rows(card)]

    def _ways(self, kit: Toolkit, wide: float) -> Part:
        """Return the buttons, in a column if they are too wide, with room for arrows at both sides."""
        say, layer = kit.texts.say, theme.LAYER_MODAL
        game, seats = self.playback.timeline, self.playback.seats
        can_learn = bool(learners_with_mistakes(self.review, game, seats))
        look = Button(SHUT, NOWHERE, say("review-look"), "eye", layer=layer)
        learn = Button(LEARN, NOWHERE, say("review-learn"), "bulb", GOLD, wanted=True, layer=layer)
        buttons = (look, learn) if can_learn else (look,)
        parts = [labelled(kit, button, _FOOT_U) for button in buttons]
        asks = sum(part.wide or 0.0 for part in parts) + _GAP_U + 2 * (_FOOT_U + _GAP_U)
        if asks <= wide:
            return Part(row([space(), *parts, space()], _GAP_U).arrange, None, _FOOT_U)
        return Part(column(parts, _GAP_U, MIDDLE).arrange, None, len(parts) * (_FOOT_U + _GAP_U) - _GAP_U)


def _arrow(name: str, sign: str) -> Part:
    """Return the arrow to other cards."""
    return centred_button(IconButton(name, 0, 0, sign, _FOOT_U, layer=theme.LAYER_MODAL))


def _size(room: Box, columns: int, rows: int) -> tuple[float, float]:
    """Return the size of a card in a grid."""
    return (room[2] - _GAP_U * (columns - 1)) / columns, (room[3] - _GAP_U * (rows - 1)) / rows


def _columns(cards: int, portrait: bool) -> int:
    if portrait:
        return 1 if cards < 4 else 2
    return cards if cards < 4 else 2 if cards == 4 else 3


def _paragraph(kit: Toolkit, words: str, face: str, colour: str, wide: float) -> Part:
    """Return a sentence in as many lines as it needs."""
    block = kit.fonts.block(words, face, _WORDS_U, colour, width_u=wide)
    high = kit.units.u(block.get_height())
    return picture(block, START, START, high=high, layer=theme.LAYER_MODAL)


@dataclass(frozen=True)
class MoveRow:
    """Action in words; a click shows it on the table.

    Attributes:
        n: the number of its action, which led to position `n`.
        text: its text.
        sign: the pictogram before it.
    """

    n: int
    text: str
    sign: str
    box: Box = NOWHERE

    @property
    def name(self) -> str:
        """Name of its target."""
        return f"{MOVE}{self.n}/{self.sign}"

    def asks(self, kit: Toolkit, wide: float) -> float:
        """Return its required height at this width, less the rounding to pixels."""
        return kit.units.u(_block(kit, self.text, wide - _PIXEL_U).get_height()) + 2 * _CLEAR_U

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return the row as one surface."""
        rect = kit.units.rect(*self.box)
        surface = _row(kit, rect.size, self.text, self.sign, pose.look(self.name))
        return [Item(theme.LAYER_MODAL, surface, rect.x, rect.y)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return one target: the whole box."""
        return [Target(self.name, kit.units.rect(*self.box), label=self.text)]


@painted
def _row(kit: Toolkit, size: tuple[int, int], text: str, sign: str, look: str) -> Surface:
    panel = Panel(kit, size)
    wide, high = panel.width_u, panel.height_u
    fill = {HOVER: "#FFF6DF", PRESSED: "#D3BC8B"}.get(look, "#EBD9AE")
    panel.vector(panel.rounded(1, 11, f'fill="{fill}" stroke="#8A6A3C" stroke-width="1.6"'))
    colour = theme.CHOSEN if sign == BEST else theme.DEEP_RED
    panel.put(icon(kit, sign, 22, colour), 8, high / 2, "midleft")
    panel.put(_block(kit, text, wide), _SIGN_U + 8, high / 2, "midleft")
    return panel.surface


def _block(kit: Toolkit, text: str, wide: float) -> Surface:
    return kit.fonts.block(text, "ui", _WORDS_U, theme.INK, width_u=wide - _SIGN_U - 16, leading=1.12)
