"""The set-up's side: boards or a word about the game, the series, and the gold pill."""

from typing import Any

import pygame
from pygame import Surface

from circus import levels
from circus.core.game import Game
from circus.scenes.scene_widgets import Picture, Words, pilled
from circus.scenes.setup_boards import board_picture
from circus.scenes.setup_plan import CONTROL_U, Plan, head_height
from circus.session.table_setup import SERIES, TableSetup
from circus.stage import svg, theme
from circus.stage.painted import painted
from circus.stage.toolkit import Toolkit
from circus.stage.widgets import Box, Button, Label, Panel, Sheet, Stepper, Switch, Widget
from circus.stage.widgets.boards import NO_EDGE, TEAL_EDGE

GOALS = {
    "games": (2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20),
    "points": (5, 10, 15, 20, 25, 30, 40, 50, 75, 100),
}
"""How far a series may go."""
FIRST_GOAL = {"single": 3, "games": 3, "points": 20}


def next_goal(table_setup: TableSetup, way: int) -> int:
    """The next goal of the series up or down; the same at the ends."""
    goals = GOALS.get(table_setup.series, ())
    if way > 0:
        return next((goal for goal in goals if goal > table_setup.goal), table_setup.goal)
    return next((goal for goal in reversed(goals) if goal < table_setup.goal), table_setup.goal)


def side(kit: Toolkit, game: Game[Any], table_setup: TableSetup, plan: Plan) -> list[Widget]:
    """Everything in the column."""
    found = _boards(kit, game, table_setup, plan.boards) if game.level else _about(kit, game, plan.boards)
    return found + _series(kit, table_setup, plan.series) + _play(kit, table_setup, plan.play)


def heading(kit: Toolkit, text: str, box: Box) -> Label:
    """The line above a group."""
    middle = box[1] + head_height(kit.settings.text_size / 100) / 2 - 6
    return Label(box[0] + 4, middle, text, "display", theme.PROMPT_U, theme.PAPER, max_width=box[2])


def _boards(kit: Toolkit, game: Game[Any], table_setup: TableSetup, box: Box) -> list[Widget]:
    """A sheet for each board, the chosen one edged in teal with a tick."""
    assert game.level is not None
    left, top, width, height = box
    head = head_height(kit.settings.text_size / 100)
    names = levels.names(game)
    wide = min(240.0, (width - 14 * (len(names) - 1)) / max(1, len(names)))
    high = min(height - head, 216.0)
    name_high = 36 * kit.settings.text_size / 100
    found: list[Widget] = [heading(kit, kit.texts.say("setup-board"), box)]
    for at, name in enumerate(names):
        x, y = left + at * (wide + 14), top + head
        chosen = name == (table_setup.level or game.level.default)
        found.append(
            Sheet((x, y, wide, high), edge=TEAL_EDGE if chosen else NO_EDGE, name=f"ui/level/{name}")
        )
        level = levels.load(game, name)
        picture = board_picture(kit, level, game.level.from_bottom, wide - 28, high - name_high - 26)
        found.append(Picture(picture, x + wide / 2, y + (high - name_high) / 2 + 1))
        word = _level_name(kit, game.name, name)
        found.append(
            Label(
                x + wide / 2,
                y + high - name_high / 2 - 5,
                word,
                "display",
                22,
                theme.INK,
                "center",
                wide - 24,
            )
        )
        if chosen:
            tick = kit.sprites.svg("common/tick_badge", width_u=40)
            found.append(Picture(tick, x + wide - 6, y + 4))
    return found


def _level_name(kit: Toolkit, game: str, name: str) -> str:
    key = f"{game}-level-{name}"
    return kit.texts.say(key) if kit.texts.has(key) else name.replace("_", " ").capitalize()


def _about(kit: Toolkit, game: Game[Any], box: Box) -> list[Widget]:
    """Where there is no board: the poster's picture and what the game is about."""
    left, top, width, height = box
    text = kit.settings.text_size / 100
    top, height = top + head_height(text), min(height - head_height(text), 290.0)
    key = f"{game.name}-pitch"
    if height < 130 or not kit.texts.has(key):
        return []
    sheet = Sheet((left, top, width, height))
    art = f"{game.name}/poster"
    found: list[Widget] = [sheet]
    x = left + 22
    if kit.sprites.has(art):
        tall = height - 28
        picture = _framed(kit, art, tall)
        found.append(Picture(picture, left + 14, top + 14 + tall / 2, "midleft"))
        x = left + 14 + kit.units.u(picture.get_width()) + 18
    room = left + width - 18 - x
    most = max(2, int((height - 36) / (24 * text)))
    words = Words(x, top + 16, room, kit.texts.say(key), colour="#43301F", most=most)
    block = kit.units.u(words.block(kit).get_height())
    found.append(Words(x, top + (height - block) / 2, room, words.text, colour="#43301F", most=most))
    return found


def _framed(kit: Toolkit, name: str, height_u: float) -> Surface:
    """A picture with round corners and a dark edge."""
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
    """One game, several, or to a score; how many stands in the line above."""
    left, top, width, height = box
    texts = kit.texts
    head = head_height(kit.settings.text_size / 100)
    kinds = [(kind, texts.say(f"setup-series-{kind}")) for kind in SERIES]
    switch = (left + 16, top + height - 16 - CONTROL_U, width - 32, CONTROL_U)
    found: list[Widget] = [
        heading(kit, texts.say("setup-series"), box),
        Sheet((left, top + head, width, height - head)),
        Switch("ui/series", switch, kinds, table_setup.series),
    ]
    if table_setup.series == "single":
        return found
    goals = GOALS[table_setup.series]
    word = texts.say(f"setup-goal-{table_setup.series}", goal=table_setup.goal)
    middle = top + head / 2 - 6
    start = left + 24 + kit.fonts.width_u(texts.say("setup-series"), "display", theme.PROMPT_U)
    inner = min(left + width - start - 2 * CONTROL_U - 8, max(90.0, kit.fonts.width_u(word, "ui-bold") + 30))
    found += pilled(
        Stepper(
            "ui/goal",
            start + 4,
            middle - 22,
            word,
            inner,
            table_setup.goal > goals[0],
            table_setup.goal < goals[-1],
        )
    )
    return found


def _play(kit: Toolkit, table_setup: TableSetup, box: Box) -> list[Widget]:
    """The pill, and below it how many play for how long."""
    texts = kit.texts
    left, top, width, height = box
    wide = min(width, 444.0)
    pill = (left + (width - wide) / 2, top, wide, height)
    found: list[Widget] = [
        Button("ui/play", pill, texts.say("setup-play"), "play", "gold", wanted=True, size_u=42, end=True)
    ]
    minutes = texts.say(f"{table_setup.game}-minutes") if texts.has(f"{table_setup.game}-minutes") else ""
    key = "setup-facts" if minutes else "setup-seats"
    words = texts.say(key, count=len(table_setup.seats), minutes=minutes)
    y = top + height + 19 * kit.settings.text_size / 100
    found.append(Label(left + width / 2, y, words, "ui-semibold", 20, theme.CREAM, "center", width))
    return found
