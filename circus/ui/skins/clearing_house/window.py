"""Reaction window of Clearing House: a slim strip between board and hand, and secret buttons.

The board is unchanged. A person who plays alone answers in the strip. If several share the screen, each has a
button and a key at their corner, and the strip shows the announced action.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from pygame import Surface

from circus.content.levels.layouts import Zone
from circus.games.clearing_house.cards import CARDS
from circus.games.clearing_house.facts import WindowSubject, question_of
from circus.ui.gfx import svg, theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Button, Inert, Pose, Widget
from circus.ui.gfx.widgets.base import Box, centred
from circus.ui.gfx.widgets.buttons import GOLD, WOOD, button_width
from circus.ui.gfx.widgets.panel import Panel
from circus.ui.skins.clearing_house.answers import AnswerButton, SecretButton
from circus.ui.skins.clearing_house.board import state_of
from circus.ui.skins.clearing_house.painter import card
from circus.ui.skins.clearing_house.placement import plate_of
from circus.ui.skins.clearing_house.question import price, what
from circus.ui.skins.clearing_house.spec import CARD, HANG_U, SHEET
from circus.ui.skins.plain import NORMAL
from circus.ui.skins.table_view import ANSWERED, SECRET, UNDERSTOOD, DrawnWindow, TableView

LAYER = theme.LAYER_CONTROL
_PAD_U, _GAP_U = 10.0, 14.0
_WORDS_U, _MORE_U = 24.0, 20.0
_MIN_ROOM_U = 250.0
"""Width of the sentence below which the answers are in a separate row."""
_MARGIN_U = 20
_CLOCK_U = 7
_CORNERS = {(False, False): "r", (True, False): "o", (False, True): "x", (True, True): "n"}
"""Keys by right and by below the middle: they are in these corners of every Latin keyboard, and name no
verb."""


def window(kit: Toolkit, table: TableView) -> list[Widget]:
    """Return the strip and its buttons; nothing if nobody at the screen can react."""
    asking, question = table.asking, question_of(state_of(table))
    if asking is None or question is None:
        return []
    say = kit.texts.say
    words = what(kit.texts, table, question)
    face = CARDS[question.card]
    if asking.explains:
        label = say("clearing_house-react-understood")
        box = (0, 0, button_width(kit, label, kind=GOLD), _button_u(kit))
        button = Button(UNDERSTOOD, box, label, kind=GOLD, wanted=True, layer=LAYER)
        strip = Strip(face, words, say("clearing_house-react-how"))
        return [*strip.widgets(kit, table, [button]), *_spots(table, asking.secret)]
    if table.choice.legal:
        asked = Strip(face, say("clearing_house-react-asked", what=words))
        return asked.widgets(kit, table, _answers(kit, table, question))
    if asking.secret:
        strip = Strip(face, words, say("clearing_house-react-secret"), asking.left)
        return [*strip.widgets(kit, table, _done(kit, table, asking)), *_spots(table, asking.secret)]
    return []


def _button_u(kit: Toolkit) -> float:
    """Return the height of a button of the strip."""
    return max(54.0, kit.fonts.height_u("display", 26) + 16)


def _done(kit: Toolkit, table: TableView, asking: DrawnWindow) -> list[Button]:
    """Return a button for each person who may react: it reports that they have answered, not what."""
    found = []
    for seat in asking.secret:
        label, done = table.seats[seat].name, seat in asking.answered
        wide = max(button_width(kit, label, "check", kind) for kind in (GOLD, WOOD))
        kind, icon = (WOOD, "check") if done else (GOLD, "")
        box = (0, 0, wide, _button_u(kit))
        found.append(
            Button(f"{ANSWERED}{seat}", box, label, icon, kind, not done, wanted=not done, layer=LAYER)
        )
    return found


def is_shown(table: TableView) -> bool:
    """Return whether the strip replaces the prompt."""
    return table.asking is not None and bool(table.choice.legal or table.asking.secret)


def _answers(kit: Toolkit, table: TableView, question: WindowSubject) -> list[AnswerButton]:
    """Return the two answers: allow, or intervene.

    Without a card the second one has a lock, visible to its owner only.
    """
    say = kit.texts.say
    able = "verb/intervene" in table.choice.selectable
    cost = say(f"clearing_house-react-cost-{state_of(table).config.intervene}")
    lacks = say("clearing_house-react-no-card")
    return [
        AnswerButton(
            "verb/allow", say("clearing_house-verb-allow"), price(kit.texts, table, question), "allow"
        ),
        AnswerButton(
            "verb/intervene",
            say("clearing_house-verb-intervene"),
            cost if able else lacks,
            "intervene_hand",
            able,
        ),
    ]


def secret_key(table: TableView, seat: int) -> str:
    """Return the key of a person, at their corner of the table."""
    zone, board = plate_of(table, seat), table.layout.zones["board"]
    return _CORNERS[zone.x > board.x, zone.y > board.y - board.height / 4]


def _spots(table: TableView, seats: Sequence[int]) -> list[Widget]:
    """Return a button at the portrait of each person who can react, judged by public information."""
    found: list[Widget] = []
    for seat in seats:
        zone = plate_of(table, seat)
        left, low = zone.x - zone.width / 2 - HANG_U, zone.y + zone.size / 2
        portrait = (left, zone.y - zone.size / 2, zone.size, zone.size)
        letter = secret_key(table, seat).upper()
        found.append(SecretButton(f"{SECRET}{seat}", left + 26, low - 18, portrait, letter))
    return found


@dataclass(frozen=True)
class Strip:
    """Text of the strip.

    Attributes:
        face: the card in question.
        words: the sentence.
        more: a smaller one below it; "" for none.
        left: remaining share of the time; 1 without a clock.
    """

    face: str
    words: str
    more: str = ""
    left: float = 1.0

    def widgets(
        self, kit: Toolkit, table: TableView, pressed: Sequence[AnswerButton | Button]
    ) -> list[Widget]:
        """Return the strip in its zone, as high as its words need, with its buttons."""
        zone = table.layout.zones["window/strip"]
        sizes = [_asked_size(kit, each) for each in pressed]
        wide, high = sum(each[0] + _GAP_U for each in sizes), max((each[1] for each in sizes), default=0.0)
        picture = (zone.height - 2 * _PAD_U) * SHEET.ratio + _GAP_U
        room = zone.width - 2 * _PAD_U - picture
        beside = room - wide >= _MIN_ROOM_U and self._lines(kit, room - wide) <= 2
        rows = [range(len(pressed))] if beside else _rows(sizes, zone.width - 2 * _PAD_U)
        text = self._text(kit, room - wide if beside else room)
        below = 0.0 if beside else len(rows) * (high + _PAD_U)
        body = max(zone.height - 2 * _PAD_U, text.high, high if beside else 0.0)
        whole = body + below + 2 * _PAD_U
        highest = min(zone.y - zone.height / 2, kit.units.height_u - whole - _PAD_U)
        box = zone.x - zone.width / 2, highest, zone.width, whole
        found: list[Widget] = [_Board(box, self.face, zone.height - 2 * _PAD_U, text, body, self.left)]
        top = box[1] + _PAD_U + ((body - high) / 2 if beside else body + _PAD_U)
        for row in rows:
            left = box[0] + box[2] - _PAD_U - sum(sizes[at][0] + _GAP_U for at in row) + _GAP_U
            for at in row:
                found.append(replace(pressed[at], box=(left, top, sizes[at][0], high)))
                left += sizes[at][0] + _GAP_U
            top += high + _PAD_U
        return found

    def _lines(self, kit: Toolkit, room: float) -> int:
        return kit.fonts.lines(self.words, "display", _WORDS_U, room)

    def _text(self, kit: Toolkit, room: float) -> "_Text":
        parts = [kit.fonts.block(self.words, "display", _WORDS_U, theme.PAPER, width_u=room)]
        if self.more:
            parts.append(kit.fonts.block(self.more, "ui", _MORE_U, theme.CREAM, width_u=room))
        return _Text(tuple(parts), sum(kit.units.u(part.get_height()) for part in parts))


def _rows(sizes: Sequence[tuple[float, float]], room: float) -> list[range]:
    """Return the indexes of the buttons of each row, as many as fit in one."""
    starts, used = list[int](), room
    for at, (wide, _) in enumerate(sizes):
        used += wide + _GAP_U
        if used - _GAP_U > room:
            starts.append(at)
            used = wide + _GAP_U
    return [range(*each) for each in pairwise([*starts, len(sizes)])]


@dataclass(frozen=True)
class _Text:
    """Blocks of text below one another, and their total height."""

    parts: tuple[Surface, ...]
    high: float


def _asked_size(kit: Toolkit, each: AnswerButton | Button) -> tuple[float, float]:
    if isinstance(each, AnswerButton):
        return each.width(kit), each.height(kit)
    return each.box[2], each.box[3]


@dataclass(frozen=True)
class _Board(Inert):
    """Dark board of the strip, with the card at its left and the words to the right."""

    box: Box
    face: str
    card_u: float
    text: _Text
    body: float
    left: float

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return board, card and words."""
        left, top, _, _ = self.box
        margin, rect = kit.units.px(_MARGIN_U), kit.units.rect(*self.box)
        body = _body(kit, rect.size)
        picture = card(kit, CARD, self.face, self.card_u, NORMAL)
        half = self.card_u * SHEET.ratio / 2
        middle = top + _PAD_U + self.body / 2
        items = [
            Item(LAYER, body, rect.x - margin, rect.y - margin),
            centred(kit, LAYER, picture, left + _PAD_U + half, middle),
        ]
        y = middle - self.text.high / 2
        for part in self.text.parts:
            at = kit.units.point(left + _PAD_U + 2 * half + _GAP_U, y)
            items.append(Item(LAYER, part, *at))
            y += kit.units.u(part.get_height())
        if self.left < 1:
            wide = max(1, round((rect.w - kit.units.px(28)) * self.left))
            clock = _clock(kit, (wide, kit.units.px(_CLOCK_U)))
            items.append(Item(LAYER, clock, rect.x + kit.units.px(14), rect.y + kit.units.px(5)))
        return items


@painted
def _clock(kit: Toolkit, size: tuple[int, int]) -> Surface:
    """Return the remaining time as a golden bar."""
    panel = Panel(kit, size)
    panel.vector(svg.box(0, 0, panel.width_u, panel.height_u, theme.GOLD, radius=panel.height_u / 2))
    return panel.surface


@painted
def _body(kit: Toolkit, size: tuple[int, int]) -> Surface:
    panel = Panel(kit, size, _MARGIN_U)
    wide, high = panel.width_u, panel.height_u
    panel.shadow(svg.box(0, 0, wide, high, "#FFFFFF", radius=14), 3, 6, 8, 0.55)
    panel.vector(
        svg.box(0, 0, wide, high, "#2B2332", 0.97, radius=14)
        + svg.framed(1.5, 1.5, wide - 3, high - 3, "none", "#120D18", 3, radius=13)
        + f'<path d="M14 4 H{wide - 14:.1f}" stroke="#B9A8CE" stroke-opacity="0.4" stroke-width="1.8"/>'
    )
    return panel.surface


def preload(kit: Toolkit, table: TableView) -> None:
    """Paint the usual body of the strip, and its cards."""
    zone: Zone = table.layout.zones["window/strip"]
    _body(kit, kit.units.rect(0, 0, zone.width, zone.height).size)
    for face in CARDS:
        card(kit, CARD, face, zone.height - 2 * _PAD_U, NORMAL)
