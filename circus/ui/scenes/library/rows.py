"""Rows of past games: picture, title, date, result, players, and buttons."""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import NamedTuple

from pygame import Surface

from circus import games
from circus.content.texts import Texts
from circus.content.texts.dates import format_moment
from circus.core.facts import Turn
from circus.lab.day.words import progress_at, title_of
from circus.platform.sanitizing import name_of
from circus.session.record_entry import BAD, ENDED, RecordEntry
from circus.session.series import series_of_line
from circus.ui.gfx import theme
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Act, Box, Button, IconButton, Panel, Widget, icon
from circus.ui.gfx.widgets.buttons import GOLD, WOOD
from circus.ui.gfx.widgets.containers import END, NOWHERE, START, Part, column, line, row, space
from circus.ui.scenes.parts.portraits import medallion
from circus.ui.scenes.parts.widgets import centred_button, labelled, papered, picture, written

PICTURE_U = (224.0, 126.0)
_PAD_U = 13.0
_FACE_U = 46.0
MAX_FACES = 0.6
"""Maximum share of a line for faces; in a narrower one only names are shown."""
_BUTTON_U = 54.0
_NAME_LINES = 2
_COURSE_LINES = 3
"""Maximum lines of a game's course in portrait."""
_SOFT = "#53402C"


class RowActs(NamedTuple):
    """Acts of the buttons of a row; each is called with the game of the row, or with its file."""

    resume: Callable[[RecordEntry], object]
    replay: Callable[[Path], object]
    show_in_folder: Callable[[Path], object]
    delete: Callable[[Path], object]
    put_back: Callable[[Path], object]


def row_height(kit: Toolkit) -> float:
    """Return the height of a row."""
    text = kit.text_scale
    if kit.units.portrait:
        return 2 * _PAD_U + max(PICTURE_U[1], (34 + _COURSE_LINES * 26) * text) + 10 + _BUTTON_U
    return 2 * _PAD_U + max(PICTURE_U[1], (34 + 26) * text + 10 + _FACE_U)


def past_row(
    kit: Toolkit, entry: RecordEntry, number: int, shown: Surface | None, in_bin: bool, acts: RowActs
) -> Part:
    """Return one game; its targets are `ui/WAY/NUMBER`.

    WAY is continue, replay, folder, delete or put-back; `shown` is the picture of its position, `None` until
    it is drawn. In portrait, players and buttons are below the rest.
    """
    title = _title_parts(kit, entry)
    who = space() if entry.kind == BAD else _players(kit, entry).with_height(_FACE_U)
    head, ways = [_framed(kit, shown), space(wide=18)], _ways(kit, entry, number, in_bin, acts)
    if kit.units.portrait:
        foot = row([who, space(wide=12), ways]).with_height(_BUTTON_U)
        parts = column([row([*head, column(title)]), space(10), foot])
    else:
        title = title if entry.kind == BAD else [*title, space(10), who]
        parts = row([*head, column(title).padded(0, 0, 12, 0), ways])
    return papered(parts, _PAD_U, _PAD_U, _PAD_U, _PAD_U)


def _title_parts(kit: Toolkit, entry: RecordEntry) -> list[Part]:
    """Return the title, and below it date and course, or why it cannot be used."""
    texts, text = kit.texts, kit.text_scale
    head = line(title(texts, entry), "display", theme.HEADING_U, high=34 * text)
    if entry.kind == BAD:
        return [head, written(kit, fault(texts, entry), theme.DEEP_RED, 3)]
    when = format_moment(texts, entry.played, datetime.now().astimezone())
    course_words = f"{course(texts, entry)} \u00b7 {when}"
    if kit.units.portrait:
        below = written(kit, course_words, _SOFT, _COURSE_LINES)
        return [head, below.with_height(_COURSE_LINES * 26 * text)]
    return [head, line(course_words, "ui", theme.CAPTION_U, _SOFT, high=26 * text)]


def title(texts: Texts, entry: RecordEntry) -> str:
    """Return the name of the game, or of the file if that is unknown."""
    if not entry.game:
        return entry.path.name
    named = title_of(texts, entry.game)
    return texts.say("past-branched", title=named) if entry.branched else named


def fault(texts: Texts, entry: RecordEntry) -> str:
    """Return why a record cannot be used, in one sentence."""
    kind, reason = entry.fault
    line = reason.partition(":")[0]
    return texts.say(f"past-fault-{kind}", line=int(line) if line.isdecimal() else 1, name=name_of(reason))


def course(texts: Texts, entry: RecordEntry) -> str:
    """Return result and length of a game; of an unfinished one its progress, in the game's own words."""
    shown = (
        [_result(texts, entry), *_length(texts, entry)] if entry.kind == ENDED else _progress(texts, entry)
    )
    numbers = games.find(entry.game).numbers
    if any(entry.options.get(each.name, each.default) != each.default for each in numbers):
        shown.append(texts.say("house-title"))
    return " \u00b7 ".join(shown)


def _result(texts: Texts, entry: RecordEntry) -> str:
    names = [entry.names[seat] for seat in entry.winners]
    if len(names) == 1:
        return texts.say("past-won", name=names[0])
    return texts.say("past-shared", count=len(names)) if names else texts.say("past-nobody")


def _length(texts: Texts, entry: RecordEntry) -> list[str]:
    """Return the minutes, or the number of actions of a very short game; nothing while unknown."""
    hours, minutes = divmod(entry.ms // MINUTE_MS, 60)
    if hours:
        return [texts.say("past-hours", hours=hours, minutes=f"{minutes:02}")]
    if minutes:
        return [texts.say("past-minutes", minutes=minutes)]
    return [texts.say("past-actions", count=entry.actions)] if entry.actions else []


MINUTE_MS = 60_000


def _progress(texts: Texts, entry: RecordEntry) -> list[str]:
    game = games.find(entry.game)
    stage = progress_at(texts, game, Turn(*entry.turn), len(entry.seats)) if entry.turn else ""
    sentences = [stage or texts.say("past-unfinished")]
    series = series_of_line(entry.series, len(entry.seats))
    if series.kind == "games":
        sentences.append(texts.say("past-series-games", number=series.played + 1, goal=series.goal))
    elif series.kind == "points":
        sentences.append(texts.say("past-series-points", number=series.played + 1, goal=series.goal))
    return sentences


def _players(kit: Toolkit, entry: RecordEntry) -> Part:
    """Return the faces, and the names after them in one or two lines."""
    faces = [picture(medallion(kit, entry.game, seat, _FACE_U), wide=_FACE_U) for seat in entry.seats]
    names = kit.texts.listed(entry.names)

    def arrange(box: Box) -> list[Widget]:
        used = len(faces) * (_FACE_U + 6) + 12
        beside = box[2] - used
        shows_faces = used < MAX_FACES * box[2] and _name_lines(kit, names, beside) <= _NAME_LINES
        most = min(_NAME_LINES, _name_lines(kit, names, beside if shows_faces else box[2]))
        text = written(kit, names, theme.INK, most, 0.5)
        return row([row(faces, 6), space(wide=12), text] if shows_faces else [text]).arrange(box)

    return Part(arrange)


def _name_lines(kit: Toolkit, names: str, room: float) -> int:
    return kit.fonts.lines(names, "ui", theme.CAPTION_U, room)


def _framed(kit: Toolkit, shown: Surface | None) -> Part:
    wide, high = PICTURE_U
    if shown is None:
        return picture(_frame(kit, (kit.units.px(wide), kit.units.px(high))), START, wide=wide, high=high)
    return picture(shown, START, wide=wide, high=high, layer=theme.LAYER_TAG)


@painted
def _frame(kit: Toolkit, size: tuple[int, int]) -> Surface:
    """Return a placeholder of a picture."""
    panel = Panel(kit, size)
    width, height = panel.width_u, panel.height_u
    panel.vector(f'<rect width="{width:.2f}" height="{height:.2f}" rx="8" fill="#D9C394"/>')
    panel.put(icon(kit, "cards", 54, "#A98C58"), width / 2, height / 2)
    return panel.surface


def _ways(kit: Toolkit, entry: RecordEntry, number: int, in_bin: bool, acts: RowActs) -> Part:
    """Return the buttons of a game: the main one, and below it the others as pictograms."""
    put_back, delete = Act(partial(acts.put_back, entry.path)), Act(partial(acts.delete, entry.path))
    show, replay = Act(partial(acts.show_in_folder, entry.path)), Act(partial(acts.replay, entry.path))

    def large(way: str, key: str, sign: str, kind: str, act: Act) -> Part:
        button = Button(f"ui/{way}/{number}", NOWHERE, kit.texts.say(key), sign, kind, act=act)
        return labelled(kit, button, _BUTTON_U)

    def small(way: str, sign: str, act: Act) -> Part:
        return centred_button(IconButton(f"ui/{way}/{number}", 0, 0, sign, 48, act=act))

    if in_bin:
        return large("put-back", "past-put-back", "undo", WOOD, put_back)
    signs = [small("folder", "folder", show), small("delete", "bin", delete)]
    if entry.kind == BAD:
        return row(signs, _SIGN_GAP_U)
    if entry.kind == ENDED:
        main = large("replay", "past-replay", "replay", GOLD, replay)
    else:
        main = large("continue", "lobby-resume", "play", GOLD, Act(partial(acts.resume, entry)))
        signs.insert(0, small("replay", "replay", replay))
    if kit.units.portrait:
        return row([*signs, main], _SIGN_GAP_U)
    return column([main, row(signs, _SIGN_GAP_U)], _SIGN_GAP_U, END)


_SIGN_GAP_U = 10.0
