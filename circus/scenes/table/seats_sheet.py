"""The second sheet of the table's menu: who plays on each seat, and which helps are switched on."""

from typing import Protocol

from circus import looks
from circus.scenes.portraits import medallion
from circus.scenes.scene_widgets import Picture, Words, lines
from circus.scenes.setup_options import aid_title
from circus.session.game_session import GameSession
from circus.session.table_setup import HUMAN, LEVELS, Seat, offered
from circus.stage import theme
from circus.stage.toolkit import Toolkit
from circus.stage.widgets import Box, Button, Label, Sheet, Switch, Toggle, Widget

_WIDTH_U = 840.0
_HEAD_U = 84.0
_SEAT_U = 62.0
_AID_U = 54.0
_BUTTON_U = 56.0
_PAD_U = 36.0
_NAME_U = 190.0
"""Room for a name at the normal text size."""
_FACE_U = 52.0


class Laid(Protocol):
    """A table that lies below the menu."""

    @property
    def session(self) -> GameSession:
        """The match and who sits where."""

    @property
    def aids(self) -> frozenset[str]:
        """The helps that are switched on."""

    def switch_aid(self, name: str) -> None:
        """Switches a help on or off."""

    def sit(self, seat: int, kind: str, strength: str) -> None:
        """A person takes a seat, or hands it to a bot."""


def seats_size(kit: Toolkit, table: Laid) -> tuple[float, float]:
    """Width and height of the sheet, in units."""
    text = kit.settings.text_size / 100
    wide = min(kit.units.width_u - 48, _WIDTH_U * (0.75 + 0.25 * text))
    aids = -(-len(looks.aids(table.session.match.game.name)) // 2) * _AID_U
    rows = len(table.session.seats) * _SEAT_U + aids
    return wide, _HEAD_U + 20 * (text - 1) + rows + _words_height(kit, wide) + 14 + _BUTTON_U + 30


def seats_sheet(kit: Toolkit, game: str, table: Laid, box: Box) -> list[Widget]:
    """Everything on the sheet; its targets are `ui/seat/NUMBER/…`, `ui/aid/NAME` and `ui/back`."""
    left, top, wide, high = box
    layer, texts = theme.LAYER_MODAL, kit.texts
    inner, room = left + _PAD_U, wide - 2 * _PAD_U
    larger = kit.settings.text_size / 100 - 1
    title = Label(
        left + wide / 2, top + 46 + 10 * larger, texts.say("table-seats-title"), "display", 36,
        theme.DEEP_RED, "center", room, layer,
    )  # fmt: skip
    found: list[Widget] = [Sheet(box, layer=layer, radius=20), title]
    y = top + _HEAD_U + 20 * larger
    for number, seat in enumerate(table.session.seats):
        found += _seat_row(kit, game, seat, number, (inner, y, room, _SEAT_U))
        y += _SEAT_U
    explained = texts.say("table-seats-explained")
    found.append(Words(inner, y, room, explained, colour="#53402C", align="center", layer=layer))
    y += _words_height(kit, wide) + 8
    for at, aid in enumerate(looks.aids(game)):
        x = inner + (at % 2) * room / 2
        on = aid in table.aids
        word = aid_title(kit, game, aid)
        found.append(Toggle(f"ui/aid/{aid}", x, y + at // 2 * _AID_U, on, word, layer=layer))
    back = (left + wide / 2 - 110, top + high - _BUTTON_U - 22, 220, _BUTTON_U)
    return [*found, Button("ui/back", back, texts.say("table-seats-back"), "back", "wood", layer=layer)]


def _words_height(kit: Toolkit, wide: float) -> float:
    text = kit.settings.text_size / 100
    explained = kit.texts.say("table-seats-explained")
    return 26 * text * lines(kit, explained, "ui", theme.CAPTION_U, wide - 2 * _PAD_U) + 8


def _seat_row(kit: Toolkit, game: str, seat: Seat, number: int, box: Box) -> list[Widget]:
    """Face, name, and who plays: a person or a bot of one of the levels."""
    left, top, wide, high = box
    layer, middle = theme.LAYER_MODAL, top + high / 2
    face = medallion(kit, game, seat, _FACE_U)
    name_room = _NAME_U * (0.6 + 0.4 * kit.settings.text_size / 100)
    start = left + _FACE_U + 14 + name_room
    levels = LEVELS if seat.kind == HUMAN else offered(seat.strength)
    values = [(HUMAN, kit.texts.say("setup-human"))]
    values += [(level, kit.texts.say(f"setup-strength-{level}")) for level in levels]
    chosen = HUMAN if seat.kind == HUMAN else seat.strength
    strip = (start, middle - 22, left + wide - start, 44)
    return [
        Picture(face, left + _FACE_U / 2, middle, layer=layer),
        Label(
            left + _FACE_U + 14, middle - 1, seat.name, "ui-bold", 22, theme.INK,
            max_width=name_room - 12, layer=layer,
        ),
        Switch(f"ui/seat/{number}", strip, values, chosen, layer=layer),
    ]  # fmt: skip
