"""The rows of the saved games: picture, title, how far it has come, who plays, when, and what can be done."""

from dataclasses import replace
from datetime import datetime

from pygame import Surface

from circus.scenes.portraits import medallion
from circus.scenes.scene_widgets import picture, written
from circus.session.record_entry import BAD, RecordEntry
from circus.session.series import series_of_line
from circus.stage import theme
from circus.stage.painted import painted
from circus.stage.toolkit import Toolkit
from circus.stage.widgets import Box, Button, IconButton, Panel, Sheet, Widget, button_width, icon
from circus.stage.widgets.buttons import GOLD, WOOD
from circus.stage.widgets.containers import (
    NOWHERE,
    START,
    Part,
    boxed,
    column,
    line,
    padded,
    placed,
    row,
    space,
    stacked,
)  # fmt: skip
from circus.texts import Texts
from circus.texts.dates import said

PICTURE_U = (224.0, 126.0)
_PAD_U = 13.0
_FACE_U = 46.0
MOST_FACES = 0.6
"""So much of its line may faces take; in a narrower one the names stand alone."""
_BUTTON_U = 54.0
_SOFT = "#53402C"


def row_height(text: float) -> float:
    """The height of a row at a text size, 1 for 100 percent."""
    return 2 * _PAD_U + max(PICTURE_U[1], (34 + 26) * text + 10 + _FACE_U)


def saved_row(kit: Toolkit, entry: RecordEntry, number: int, shown: Surface | None, in_bin: bool) -> Part:
    """One game; its targets are `ui/continue/NUMBER`, `ui/delete/NUMBER` and `ui/put-back/NUMBER`.

    `shown` is the picture of its position; `None` while it is not drawn.
    """
    texts, text = kit.texts, kit.settings.text_size / 100
    told = [line(title(texts, entry), "display", theme.HEADING_U, high=34 * text)]
    if entry.kind == BAD:
        told.append(written(kit, fault(texts, entry), theme.DEEP_RED, 3))
    else:
        when = said(texts, entry.played, datetime.now().astimezone())
        words = " · ".join(filter(None, (course(texts, entry), when)))
        told.append(line(words, "ui", theme.CAPTION_U, _SOFT, high=26 * text))
        told.append(space(10))
        told.append(replace(_players(kit, entry), high=_FACE_U))
    sheet = boxed(Sheet(NOWHERE))
    parts = [
        _framed(kit, shown),
        space(wide=18),
        padded(_middle(column(told)), 0, 0, 12, 0),
        _ways(kit, entry, number, in_bin),
    ]
    return stacked(sheet, padded(row(parts), _PAD_U, _PAD_U, _PAD_U, _PAD_U))


def _middle(part: Part) -> Part:
    """A column in the middle of its height; one that takes what there is begins at the top."""
    return Part(lambda box: part.lay((box[0], placed(part, box)[1], box[2], placed(part, box)[3])))


def title(texts: Texts, entry: RecordEntry) -> str:
    """The name of the game, or of the file where that is all that is known."""
    key = f"{entry.game}-title"
    return texts.say(key) if entry.game and texts.has(key) else entry.game or entry.path.name


def fault(texts: Texts, entry: RecordEntry) -> str:
    """Why a record cannot be used, in one sentence."""
    kind, told = entry.fault
    line = told.partition(":")[0]
    return texts.say(f"saved-fault-{kind}", line=int(line) if line.isdecimal() else 1)


def course(texts: Texts, entry: RecordEntry) -> str:
    """How far the game and its series have come, in the game's own words."""
    key, told = f"{entry.game}-progress", []
    if entry.turn and texts.has(key):
        phase, number, turn = entry.turn
        told.append(texts.say(key, phase=phase, round=number, turn=turn))
    series = series_of_line(entry.series, len(entry.seats))
    if series.kind == "games":
        told.append(texts.say("saved-series-games", number=series.played + 1, goal=series.goal))
    elif series.kind == "points":
        told.append(texts.say("saved-series-points", number=series.played + 1, goal=series.goal))
    return " · ".join(told)


def _players(kit: Toolkit, entry: RecordEntry) -> Part:
    """The faces, and the names behind them in one or two lines."""
    faces = [picture(medallion(kit, entry.game, seat, _FACE_U), wide=_FACE_U) for seat in entry.seats]
    names = ", ".join(entry.names)

    def lay(box: Box) -> list[Widget]:
        used = len(faces) * (_FACE_U + 6) + 12
        shows_faces = used < MOST_FACES * box[2]
        room = box[2] - used if shows_faces else box[2]
        most = 2 if kit.fonts.lines(names, "ui", theme.CAPTION_U, room) > 1 else 1
        told = written(kit, names, theme.INK, most, 0.5)
        return row([row(faces, 6), space(wide=12), told] if shows_faces else [told]).lay(box)

    return Part(lay)


def _framed(kit: Toolkit, shown: Surface | None) -> Part:
    wide, high = PICTURE_U
    frame = _frame(kit, (kit.units.px(wide), kit.units.px(high)))
    parts = [picture(frame, START)]
    if shown is not None:
        parts = [picture(shown, START, layer=theme.LAYER_TAG)]
    return Part(stacked(*parts).lay, wide, high)


@painted
def _frame(kit: Toolkit, size: tuple[int, int]) -> Surface:
    """Where a picture will be, or can never be."""
    panel = Panel(kit, size)
    width, height = panel.width_u, panel.height_u
    panel.vector(f'<rect width="{width:.2f}" height="{height:.2f}" rx="8" fill="#D9C394"/>')
    panel.put(icon(kit, "cards", 54, "#A98C58"), width / 2, height / 2)
    return panel.surface


def _ways(kit: Toolkit, entry: RecordEntry, number: int, in_bin: bool) -> Part:
    """What can be done with a game."""
    if in_bin:
        return _button(kit, f"ui/put-back/{number}", "saved-put-back", "undo", WOOD)
    parts = []
    if entry.kind != BAD:
        parts = [_button(kit, f"ui/continue/{number}", "lobby-resume", "play", GOLD), space(wide=16)]

    def bin_button(box: Box) -> list[Widget]:
        return [IconButton(f"ui/delete/{number}", box[0] + 24, box[1] + box[3] / 2, "bin", 48)]

    return row([*parts, Part(bin_button, 48.0, _BUTTON_U)])


def _button(kit: Toolkit, name: str, key: str, sign: str, kind: str) -> Part:
    label = kit.texts.say(key)
    return boxed(Button(name, NOWHERE, label, sign, kind), button_width(kit, label, sign, kind), _BUTTON_U)
