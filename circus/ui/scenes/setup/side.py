"""Side column of the set-up: boards or a text about the game, the series, and the buttons."""

from dataclasses import replace
from functools import partial
from typing import Any

import pygame
from pygame import Surface

from circus.content import levels
from circus.content.texts import Texts
from circus.core.game import Game
from circus.lab.day.words import level_of
from circus.session.expected_time import expected_range
from circus.session.table_setup import SERIES, TableSetup
from circus.ui.gfx import svg, theme
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Box, Button, IconButton, Panel, PaperSheet, Switch, Widget, button_width
from circus.ui.gfx.widgets.boards import NO_EDGE, TEAL_EDGE
from circus.ui.gfx.widgets.buttons import GOLD, WOOD
from circus.ui.gfx.widgets.containers import (
    MIDDLE,
    NOWHERE,
    START,
    Part,
    boxed,
    column,
    line,
    row,
    space,
    stacked,
)  # fmt: skip
from circus.ui.scenes.parts.play_time import play_time
from circus.ui.scenes.parts.widgets import (
    PictureWidget,
    TextBlock,
    centred_button,
    papered,
    picture,
    pilled,
    stepper,
    switch_or_stepper,
    written,
)
from circus.ui.scenes.setup.boards import board_picture
from circus.ui.scenes.setup.plan import CONTROL_U, head_height

GOALS = {
    "games": (2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20),
    "points": (5, 10, 15, 20, 25, 30, 40, 50, 75, 100),
}
"""Limits of a series."""
BUTTON_U = 444.0
"""Width of the buttons."""
PHONES = "phones"
"""Name of the button that opens the table with the sheet of the phones."""
_PHONES_U = 68.0
_NAME_U = 21
"""Text size of a board's name."""
_LEARN_U = 22
"""Text size of the lesson's button."""
FIRST_GOAL = {"single": 3, "games": 3, "points": 20}


def next_goal(table_setup: TableSetup, way: int) -> int:
    """Return the next goal of the series up or down; the same at the ends."""
    goals = GOALS.get(table_setup.series, ())
    if way > 0:
        return next((goal for goal in goals if goal > table_setup.goal), table_setup.goal)
    return next((goal for goal in reversed(goals) if goal < table_setup.goal), table_setup.goal)


def side(
    kit: Toolkit, game: Game[Any], table_setup: TableSetup, learns: bool
) -> tuple[Part, Part, Part, Part]:
    """Return boards or pitch, series, the lesson's button, and Play.

    If `learns`, the lesson's button is the gold one, instead of Play.
    """
    above = partial(_boards, kit, game, table_setup) if game.level else partial(_about, kit, game)
    return (
        Part(above),
        Part(partial(_series, kit, table_setup)),
        Part(partial(_learn, kit, learns)),
        Part(partial(_play, kit, table_setup, not learns)),
    )


def heading(kit: Toolkit, text: str) -> Part:
    """Return the line above a group."""
    high = head_height(kit.text_scale)
    return line(text, "display", theme.PROMPT_U, theme.PAPER).padded(4, -6, 0, 6).with_height(high)


def _boards(kit: Toolkit, game: Game[Any], table_setup: TableSetup, box: Box) -> list[Widget]:
    """Return a sheet for each board, the chosen one edged in teal with a tick."""
    assert game.level is not None
    head = head_height(kit.text_scale)
    names = levels.names(game)
    wide = min(240.0, (box[2] - 14 * (len(names) - 1)) / max(1, len(names)))
    lines = max(_lines(kit, level_of(kit.texts, game.name, name), wide) for name in names)
    high = min(box[3] - head, 216.0 + (lines - 1) * 26 * kit.text_scale)
    chosen = table_setup.level or game.level.default
    sheets = [_board(kit, game, name, name == chosen, (wide, high), lines) for name in names]
    return column([heading(kit, kit.texts.say("setup-board")), row(sheets, 14)]).arrange(box)


def _lines(kit: Toolkit, name: str, wide: float) -> int:
    """Return the number of lines of a board's name on a sheet of this width: one or two."""
    return min(2, kit.fonts.lines(name, "display", _NAME_U, wide - 24))


def _board(
    kit: Toolkit, game: Game[Any], name: str, chosen: bool, size: tuple[float, float], lines: int
) -> Part:
    """Return a board's picture and name on a sheet of this size."""
    assert game.level is not None
    wide, high = size
    below = (10 + 26 * lines) * kit.text_scale
    level = levels.load(game, name)
    drawn = board_picture(kit, level, game.level.from_bottom, wide - 28, high - below - 26)
    word = _named(level_of(kit.texts, game.name, name), wide - 24, below, lines)
    sheet = PaperSheet(NOWHERE, edge=TEAL_EDGE if chosen else NO_EDGE, name=f"ui/level/{name}")
    parts = [
        boxed(sheet, wide, high),
        column([space(7), picture(drawn), word.with_width(wide - 24), space(5)], align=MIDDLE),
    ]
    if chosen:
        tick = kit.sprites.svg("common/tick_badge", width_u=40)
        parts.append(Part(lambda box: [PictureWidget(tick, box[0] + box[2] - 6, box[1] + 4)]))
    return stacked(*parts).with_width(wide).with_height(high)


def _named(name: str, wide: float, high: float, lines: int) -> Part:
    """Return a board's name in the middle, in one line or in two."""
    if lines == 1:
        return line(name, "display", _NAME_U, wide=wide, high=high, align=MIDDLE)
    words = TextBlock(0, 0, wide, name, "display", _NAME_U, align="center")
    return Part(lambda at: [replace(words, x=at[0], y=at[1])], wide, high)


def _about(kit: Toolkit, game: Game[Any], box: Box) -> list[Widget]:
    """Return, without boards, the pitch of the game, and the poster's picture if it fits."""
    left, top, width, height = box
    text = kit.text_scale
    top, height = top + head_height(text), min(height - head_height(text), 290.0 * text)
    key, art = f"{game.name}-pitch", f"{game.name}/poster"
    if height < 130 or not kit.texts.has(key):
        return []
    parts = [space(wide=22)]
    most = max(2, int((height - 36) / (24 * text)))
    beside = width - (height - 28) * kit.sprites.ratio(art) - 50 if kit.sprites.has(art) else 0.0
    if kit.fonts.lines(kit.texts.say(key), "ui", theme.CAPTION_U, width - 40) > most:
        return []
    if beside > 0 and kit.fonts.lines(kit.texts.say(key), "ui", theme.CAPTION_U, beside) <= most:
        framed = _framed(kit, art, height - 28)
        wide = kit.units.u(framed.get_width())
        parts = [space(wide=14), picture(framed, START, wide=wide), space(wide=18)]
    pitch = written(kit, kit.texts.say(key), "#43301F", most, MIDDLE)
    sheet = papered(row([*parts, pitch, space(wide=18)]), 0, 0, 0, 0)
    return sheet.arrange((left, top, width, height))


def _framed(kit: Toolkit, name: str, height_u: float) -> Surface:
    """Return a picture with round corners and a dark edge."""
    size = kit.units.px(height_u * kit.sprites.ratio(name)), kit.units.px(height_u)
    return _frame(kit, name, size)


@painted
def _frame(kit: Toolkit, name: str, size: tuple[int, int]) -> Surface:
    panel = Panel(kit, size)
    width, height = panel.width_u, panel.height_u
    shape = f'<rect x="0" y="0" width="{width:.2f}" height="{height:.2f}" rx="10" fill="#FFFFFF"/>'
    panel.vector(shape)
    art = kit.sprites.svg(name, height_u=height)
    panel.surface.blit(art, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    panel.vector(svg.framed(1.4, 1.4, width - 2.8, height - 2.8, "none", "#4A2A18", 2.8, radius=9))
    return panel.surface


def _series(kit: Toolkit, table_setup: TableSetup, box: Box) -> list[Widget]:
    """Return one game, several, or to a score; the number is in the line above."""
    texts = kit.texts
    head = heading(kit, texts.say("setup-series"))
    kinds = [(kind, texts.say(f"setup-series-{kind}")) for kind in SERIES]
    control = switch_or_stepper(kit, Switch("ui/series", NOWHERE, kinds, table_setup.series))
    sheet = papered(column([space(), control]), 16, 0, 16, 16)
    parts = column([head, sheet.with_height(None)]).arrange(box)
    if table_setup.series == "single":
        return parts
    goals = GOALS[table_setup.series]
    word = goal_in_words(texts, table_setup)
    before = 28 + kit.fonts.width_u(texts.say("setup-series"), "display", theme.PROMPT_U)
    room = box[2] - before - 2 * CONTROL_U - 4
    inner = min(room, max(90.0, kit.fonts.width_u(word, "ui-bold") + 30))
    less, more = table_setup.goal > goals[0], table_setup.goal < goals[-1]
    goal = row([space(wide=before), pilled(stepper("ui/goal", word, less, more, inner))])
    return [*parts, *goal.arrange((box[0], box[1] - 6, box[2], head.high or 0.0))]


def goal_in_words(texts: Texts, table_setup: TableSetup) -> str:
    """Return the goal of a series in words; a score is in the game's own unit."""
    score = f"{table_setup.game}-score"
    if table_setup.series == "points" and texts.has(score):
        return texts.say(score, count=table_setup.goal)
    return texts.say(f"setup-goal-{table_setup.series}", goal=table_setup.goal)


def _learn(kit: Toolkit, leads: bool, box: Box) -> list[Widget]:
    """Return the lesson's button; the lesson's duration is omitted if it does not fit."""
    kind = GOLD if leads else WOOD
    wide = min(box[2], BUTTON_U)
    labels = (kit.texts.say("setup-learn"), kit.texts.say("setup-learn-short"))
    label = next(
        (each for each in labels if button_width(kit, each, "pointer", kind, _LEARN_U) <= wide), labels[-1]
    )
    button = Button("ui/learn", NOWHERE, label, "pointer", kind, wanted=leads, size_u=_LEARN_U)
    return column([boxed(button, wide, box[3])], align=MIDDLE).arrange(box)


def _play(kit: Toolkit, table_setup: TableSetup, leads: bool, box: Box) -> list[Widget]:
    """Return the button, and below it players and duration."""
    texts = kit.texts
    kind = GOLD if leads else WOOD
    word = texts.say("setup-play")
    pill = Button("ui/play", NOWHERE, word, "play", kind, wanted=leads, size_u=42, end=True)
    words = play_facts(texts, table_setup)
    facts = line(words, "ui-semibold", 20, theme.CREAM, high=38 * kit.text_scale, align=MIDDLE)
    wide, beside = min(box[2], BUTTON_U), _PHONES_U + 14
    first = (
        row([boxed(pill, wide - beside), space(wide=14), _phones(kit)]).with_width(wide).with_height(box[3])
    )
    return column([first, facts], align=MIDDLE).arrange(box)


def _phones(kit: Toolkit) -> Part:
    """Return the round button that opens the table with the sheet of the phones."""
    label = kit.texts.say("setup-phones")
    return centred_button(IconButton(f"ui/{PHONES}", 0, 0, "phone", _PHONES_U, label=label))


def play_facts(texts: Texts, table_setup: TableSetup) -> str:
    """Return the number of players, and the expected duration if it was measured."""
    players = texts.say("setup-seats", count=len(table_setup.seats))
    minutes = expected_range(table_setup)
    return f"{players} · {play_time(texts, minutes)}" if minutes else players
