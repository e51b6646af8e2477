"""Second sheet of the table's menu: the player of each seat, and the aids."""

from collections.abc import Sequence

from pygame import Surface

from circus.session.game_session import GameSession
from circus.session.table_setup import HUMAN, LEVELS, Seat, offered_strengths
from circus.ui import skins
from circus.ui.gfx import theme
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Button, PaperSheet, Switch, Toggle, icon
from circus.ui.gfx.widgets.coach import BADGE_U, CoachSwitch
from circus.ui.gfx.widgets.coach_slip import PORTRAIT
from circus.ui.gfx.widgets.containers import (
    MIDDLE,
    NOWHERE,
    Part,
    boxed,
    column,
    cornered,
    grid,
    line,
    row,
    space,
    stacked,
)  # fmt: skip
from circus.ui.scenes.parts.portraits import medallion
from circus.ui.scenes.parts.widgets import picture, switch_or_stepper, written
from circus.ui.scenes.setup.options import aid_title

_WIDTH_U = 840.0
_HEAD_U = 84.0
_SEAT_U = 62.0
_AID_U = 54.0
_BUTTON_U = 56.0
_PAD_U = 36.0
_NAME_U = 190.0
"""Width of a name at the normal text size."""
_FACE_U = 52.0
_GAP_U = 14.0
_NOTE = "#53402C"


COACH = "coach"
"""Suffix of the target that switches the coach of a seat."""


def menu_sheet(kit: Toolkit, title: str, wide: float, parts: Sequence[Part], larger: float = 0.0) -> Part:
    """Return a sheet of the menu, at most as wide as the screen.

    `larger` is additional room for the title, in units.
    """
    layer = theme.LAYER_MODAL
    head = line(title, "display", 36, theme.DEEP_RED, align=MIDDLE, layer=layer)
    words = [head.padded(0, 8, 0, 0).with_height(_HEAD_U + larger), *parts]
    paper = boxed(PaperSheet(NOWHERE, layer=layer, radius=20))
    sheet = stacked(paper, column(words, align=MIDDLE).padded(_PAD_U, 0, _PAD_U, 22))
    return sheet.with_width(sheet_room(kit, wide) + 2 * _PAD_U)


def sheet_room(kit: Toolkit, wide: float) -> float:
    """Return the maximum width of words on a sheet of this width.

    A sheet grows with its words, up to the screen.
    """
    text = kit.text_scale
    return min(kit.units.width_u - 48, wide * (0.75 + 0.25 * text)) - 2 * _PAD_U


def seats_sheet(kit: Toolkit, game: str, session: GameSession, aids_on: frozenset[str]) -> Part:
    """Return everything on the sheet; its targets are `ui/seat/NUMBER/…`, `ui/aid/NAME` and `ui/back`."""
    layer, texts, text = theme.LAYER_MODAL, kit.texts, kit.text_scale
    aids = [_aid(kit, game, aid, aid in aids_on) for aid in skins.aids(game)]
    back = Button("ui/back", NOWHERE, texts.say("table-seats-back"), "back", "wood", layer=layer)
    parts = [
        *(
            _seat_row(kit, game, seat, number, session.mark(number))
            for number, seat in enumerate(session.seats)
        ),
        space(12),
        _note(kit, icon(kit, "people", 34, _NOTE), texts.say("table-seats-bots")),
        _note(kit, kit.sprites.svg(PORTRAIT, height_u=BADGE_U), texts.say("table-seats-coach")),
        space(12),
        grid(aids, 2),
        space(14),
        boxed(back, 220, _BUTTON_U),
    ]
    return menu_sheet(kit, texts.say("table-seats-title"), _wide_u(kit), parts, 20 * (text - 1))


def _wide_u(kit: Toolkit) -> float:
    """Return the width of the sheet, which grows with the text size."""
    return _WIDTH_U * (0.75 + 0.25 * kit.text_scale)


def _note(kit: Toolkit, sign: Surface, words: str) -> Part:
    """Return the explanation of an icon on this sheet, in as many lines as it needs."""
    room = sheet_room(kit, _wide_u(kit)) - _FACE_U - _GAP_U
    lines = kit.fonts.lines(words, "ui", theme.CAPTION_U, room)
    high = max(BADGE_U, 28 * kit.text_scale * lines) + 6
    text = written(kit, words, _NOTE, lines, MIDDLE, layer=theme.LAYER_MODAL)
    parts = [picture(sign, wide=_FACE_U, layer=theme.LAYER_MODAL), space(wide=_GAP_U), text]
    return row(parts).with_height(high)


def _aid(kit: Toolkit, game: str, aid: str, on: bool) -> Part:
    """Return an aid with its switch."""
    word = aid_title(kit, game, aid)
    layer = theme.LAYER_MODAL
    return cornered(lambda x, y: Toggle(f"ui/aid/{aid}", x, y, on, word, layer=layer), high=_AID_U)


def _seat_row(kit: Toolkit, game: str, seat: Seat, number: int, mark: str) -> Part:
    """Return face, name, and the choice of a person or a bot's level; below the name on a narrow sheet."""
    layer = theme.LAYER_MODAL
    name_room = _NAME_U * (0.6 + 0.4 * kit.text_scale)
    say, strengths = kit.texts.say, players_offered(seat)
    values = [(each, say("setup-human" if each == HUMAN else f"setup-strength-{each}")) for each in strengths]
    who = switch_or_stepper(kit, Switch(f"ui/seat/{number}", NOWHERE, values, player_of(seat), layer=layer))
    name = line(seat.name, "ui-bold", 22, wide=name_room - 12, layer=layer)
    high = _SEAT_U
    if kit.units.portrait:
        name_u = 30 * kit.text_scale
        middle: list[Part] = [column([name.with_width(None).with_height(name_u), who])]
        high += name_u
    else:
        middle = [name.padded(0, 0, 12, 2), who]
    face = picture(medallion(kit, game, seat, _FACE_U, mark), wide=_FACE_U, layer=layer)
    parts = [face, space(wide=_GAP_U), *middle, space(wide=10), _coach(seat, number)]
    return row(parts).with_height(high)


def players_offered(seat: Seat) -> tuple[str, ...]:
    """Return `HUMAN` and the strengths of bots that may take a seat."""
    return HUMAN, *(LEVELS if seat.kind == HUMAN else offered_strengths(seat.strength))


def player_of(seat: Seat) -> str:
    """Return `HUMAN`, or the strength of the seat's bot."""
    return HUMAN if seat.kind == HUMAN else seat.strength


def _coach(seat: Seat, number: int) -> Part:
    """Return the coach's switch of a person; bots have none."""
    if seat.kind != HUMAN:
        return space(wide=BADGE_U)
    name, layer = f"ui/seat/{number}/{COACH}", theme.LAYER_MODAL
    return Part(
        lambda box: [CoachSwitch(name, box[0] + BADGE_U / 2, box[1] + box[3] / 2, seat.coach, layer)],
        wide=BADGE_U,
        high=_SEAT_U,
    )
