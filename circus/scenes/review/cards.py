"""The cards of a review: for everybody what was luck, what choices cost, the best move and the worst one."""

from dataclasses import dataclass

from pygame import Surface

from circus.lab.review.verdict import Review
from circus.scenes.portraits import medallion
from circus.scenes.review.lines import ink, sample
from circus.scenes.review.told import ReviewWords
from circus.scenes.scene_widgets import picture
from circus.session.mistakes import Card, card_of
from circus.session.playback import Playback
from circus.stage import theme
from circus.stage.compositor import Item
from circus.stage.painted import painted
from circus.stage.toolkit import Toolkit
from circus.stage.widgets import Box, Button, Panel, Pose, Sheet, Target, Widget
from circus.stage.widgets.base import HOVER, PRESSED
from circus.stage.widgets.buttons import GOLD, WOOD, button_width
from circus.stage.widgets.containers import (
    NOWHERE,
    START,
    Part,
    boxed,
    column,
    grid,
    line,
    padded,
    row,
    space,
    stacked,
)  # fmt: skip
from circus.stage.widgets.icons import icon
from circus.stage.widgets.overlays import Veil

MOVE, SHUT, LEARN = "ui/move/", "ui/cards-close", "ui/learn"
"""Begins the name of a move that a card tells of; closes the cards; leads to the mistakes."""

_EDGE_U, _GAP_U, _FOOT_U, _FACE_U, _PAD_U, _SIGN_U = 18.0, 12.0, 54.0, 74.0, 14.0, 30.0
_WORDS_U, _LINE_U, _INNER_U, _BESIDE_U = 19.0, 4.0, 12.0, 88.0


@dataclass(frozen=True)
class Cards:
    """All cards over the room that is given them.

    Attributes:
        playback: the game.
        review: what was found.
        words: its sentences.
        high: of the room below the window's upper edge, in units.
    """

    playback: Playback
    review: Review
    words: ReviewWords
    high: float

    def widgets(self, kit: Toolkit) -> list[Widget]:
        """The veil, a card for everybody, and the ways on."""
        wide = kit.units.width_u
        room: Box = (_EDGE_U, _EDGE_U, wide - 2 * _EDGE_U, self.high - 2 * _EDGE_U - _FOOT_U - _GAP_U)
        seats = range(len(self.playback.seats))
        columns = _columns(len(seats), kit.units.portrait)
        rows = -(-len(seats) // columns)
        size = (room[2] - _GAP_U * (columns - 1)) / columns, (room[3] - _GAP_U * (rows - 1)) / rows
        cards = grid([self._card(kit, seat, size) for seat in seats], columns, _GAP_U)
        foot = self._foot(kit)
        below = (_EDGE_U, self.high - _EDGE_U - _FOOT_U, wide - 2 * _EDGE_U, _FOOT_U)
        return [Veil(), *cards.lay(room), *foot.lay(below)]

    def _card(self, kit: Toolkit, seat: int, size: tuple[float, float]) -> Part:
        playback, words, layer = self.playback, self.words, theme.LAYER_MODAL
        card, who = card_of(self.review, seat), playback.seats[seat]
        wide = size[0] - 2 * _PAD_U - _BESIDE_U - _INNER_U
        shade = theme.DEEP_RED if card.luck < 0 else theme.CHOSEN
        name = line(
            who.name, "display", theme.NAME_U, theme.INK, layer=layer,
            high=kit.fonts.height_u("display", theme.NAME_U),
        )  # fmt: skip
        head = [
            name,
            _told(kit, words.luck(card), "ui-bold", shade, wide),
            _told(kit, words.decisions(card), "ui", theme.INK, wide),
        ]
        left = size[1] - 2 * _PAD_U - sum((each.high or 0.0) + _LINE_U for each in head)
        inner = column([*head, *self._moves(kit, card, left), space()], _LINE_U)
        body = row([self._face(kit, seat), inner], _INNER_U, START)
        sheet = boxed(Sheet(NOWHERE, layer=layer))
        return Part(stacked(sheet, padded(body, _PAD_U, _PAD_U - 4, _PAD_U, _PAD_U)).lay, None, size[1])

    def _face(self, kit: Toolkit, seat: int) -> Part:
        """The face, and below it the pattern of the seat's line."""
        game, seats, layer = self.playback.game.name, self.playback.seats, theme.LAYER_MODAL
        face = medallion(kit, game, seats[seat], _FACE_U)
        stroke = sample(kit, _FACE_U + 8, seat, ink(game, seats, seat))
        parts = [
            picture(face, layer=layer, high=_FACE_U + 10),
            picture(stroke, layer=layer, high=20),
            space(),
        ]
        return Part(column(parts).lay, _BESIDE_U)

    def _moves(self, kit: Toolkit, card: Card, room: float) -> list[Part]:
        """The best and the worst, as high as their words need as long as there is room."""
        high = min((room - _LINE_U) / 2, 3 * kit.fonts.height_u("ui", _WORDS_U) + 10)
        found: list[Part] = []
        if card.best:
            found.append(boxed(MoveRow(card.best.n, self.words.best(card.best), "star"), high=high))
        if card.worst:
            found.append(boxed(MoveRow(card.worst.n, self.words.worst(card.worst), "down"), high=high))
        return found

    def _foot(self, kit: Toolkit) -> Part:
        texts, layer = kit.texts, theme.LAYER_MODAL
        entries = ((SHUT, "review-look", "eye", WOOD), (LEARN, "review-learn", "bulb", GOLD))
        labels = [(name, texts.say(key), sign, kind) for name, key, sign, kind in entries]
        asked = [button_width(kit, label, sign, kind) for _, label, sign, kind in labels]
        share = min(1.0, (kit.units.width_u - 2 * _EDGE_U - _GAP_U) / (sum(asked) + _GAP_U))
        parts = [
            boxed(Button(name, NOWHERE, label, sign, kind, wanted=kind == GOLD, layer=layer), each * share)
            for (name, label, sign, kind), each in zip(labels, asked, strict=True)
        ]
        return row([space(), *parts, space()], _GAP_U)


def _columns(cards: int, portrait: bool) -> int:
    if portrait:
        return 1 if cards < 4 else 2
    return cards if cards < 4 else 2 if cards == 4 else 3


def _told(kit: Toolkit, words: str, face: str, colour: str, wide: float) -> Part:
    """A sentence in as many lines as it needs."""
    block = kit.fonts.block(words, face, _WORDS_U, colour, width_u=wide)
    high = kit.units.u(block.get_height())
    return picture(block, START, START, high=high, layer=theme.LAYER_MODAL)


@dataclass(frozen=True)
class MoveRow:
    """A move in words; a click shows it on the table.

    Attributes:
        n: the number of its action: it led to position `n`.
        told: what it was.
        sign: the pictogram before it.
    """

    n: int
    told: str
    sign: str
    box: Box = NOWHERE

    @property
    def name(self) -> str:
        """Of its target."""
        return f"{MOVE}{self.n}/{self.sign}"

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """One surface."""
        rect = kit.units.rect(*self.box)
        return [
            Item(
                theme.LAYER_MODAL,
                _row(kit, rect.size, self.told, self.sign, pose.look(self.name)),
                *rect.topleft,
            )
        ]

    def targets(self, kit: Toolkit) -> list[Target]:
        """All of it."""
        return [Target(self.name, kit.units.rect(*self.box), label=self.told)]


@painted
def _row(kit: Toolkit, size: tuple[int, int], told: str, sign: str, look: str) -> Surface:
    panel = Panel(kit, size)
    wide, high = panel.width_u, panel.height_u
    fill = {HOVER: "#FFF6DF", PRESSED: "#D3BC8B"}.get(look, "#EBD9AE")
    panel.vector(
        f'<rect x="1" y="1" width="{wide - 2:.2f}" height="{high - 2:.2f}" rx="10" fill="{fill}" '
        'stroke="#8A6A3C" stroke-width="1.6"/>'
    )
    colour = theme.CHOSEN if sign == "star" else theme.DEEP_RED
    panel.put(icon(kit, sign, 22, colour), 8, high / 2, "midleft")
    block = kit.fonts.block(
        told, "ui", _WORDS_U, theme.INK, width_u=wide - _SIGN_U - 16, high_u=high - 8, leading=1.12
    )
    panel.put(block, _SIGN_U + 8, high / 2, "midleft")
    return panel.surface
