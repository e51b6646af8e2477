"""Top of the set-up: the game's title between the way back, the house rules and the rulebook."""

from circus import games
from circus.session.table_setup import TableSetup
from circus.ui.gfx import theme
from circus.ui.gfx.lettering import Style
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Button, Widget, button_width
from circus.ui.scenes.parts.widgets import PictureWidget

HOUSE = "ui/house"
_TOP_U = 24
_HIGH_U = 48
_GAP_U = 12.0
_MIN_TITLE_U = 380.0
"""Width that a title needs; with less, the button of the house rules has no words."""


def top(kit: Toolkit, table_setup: TableSetup) -> list[Widget]:
    """Return title and buttons; a game without numbers has no house rules."""
    say, width, game = kit.texts.say, kit.units.width_u, table_setup.game
    back, rules = say("setup-back"), say("setup-rules")
    left, right = button_width(kit, back, "back"), button_width(kit, rules, "book")
    edge = width - theme.MARGIN_U
    widgets: list[Widget] = [
        Button("ui/back", (theme.MARGIN_U, _TOP_U, left, _HIGH_U), back, "back"),
        Button("ui/rules", (edge - right, _TOP_U, right, _HIGH_U), rules, "book"),
    ]
    free = theme.MARGIN_U + left + _GAP_U, edge - right - _GAP_U
    if games.find(game).numbers:
        label, sign = house_label(kit, len(table_setup.changed))
        wide = button_width(kit, label, sign)
        if free[1] - free[0] - wide < _MIN_TITLE_U:
            label = str(len(table_setup.changed) or "")
            wide = button_width(kit, label, sign) if label else _HIGH_U
        free = free[0], free[1] - wide - _GAP_U
        widgets.append(Button(HOUSE, (free[1] + _GAP_U, _TOP_U, wide, _HIGH_U), label, sign))
    return [_title(kit, game, free), *widgets]


def house_label(kit: Toolkit, count: int) -> tuple[str, str]:
    """Return words and icon of the button: a star and the number of changes if there are any."""
    if count:
        return kit.texts.say("setup-house-changed", count=count), "star"
    return kit.texts.say("setup-house"), "pencil"


def _title(kit: Toolkit, game: str, free: tuple[float, float]) -> PictureWidget:
    """Return the title in the middle of the window, or of the free part of the row if it fits only there."""
    key = f"{game}-title"
    words = kit.texts.say(key) if kit.texts.has(key) else game.replace("_", " ").title()
    style = Style("#FFF8E6", "#EBD5A6", _darkened(games.find(game).brand.table))
    title = kit.lettering.title(words, theme.TITLE_U, style, max_width_u=free[1] - free[0])
    half = kit.units.u(title.get_width()) / 2
    middle = max(free[0] + half, min(kit.units.width_u / 2, free[1] - half))
    return PictureWidget(title, middle, 50)


def _darkened(colour: str) -> str:
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return f"#{red // 2:02X}{green // 2:02X}{blue // 2:02X}"
