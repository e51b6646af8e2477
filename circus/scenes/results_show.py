"""What the results show, as widgets: title, what decided it, podium, the series' board, the buttons."""

from collections.abc import Sequence
from dataclasses import replace

from pygame import Surface

from circus.core.game import Outcome
from circus.scenes.portraits import medallion
from circus.scenes.results_stage import TUBS, Stand, stands
from circus.scenes.scene_widgets import Picture, picture, rope_picture
from circus.session.placing import Place, fewest_win, series_places
from circus.session.series import Series
from circus.session.table_setup import Seat
from circus.stage import svg, theme
from circus.stage.lettering import Style
from circus.stage.painted import painted
from circus.stage.toolkit import Toolkit
from circus.stage.widgets import Button, Label, Panel, Plate, Widget, button_width
from circus.stage.widgets.containers import (
    END,
    NOWHERE,
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

_TITLE = Style("#FFF8E4", "#F6DFA8", "#6E1019")
_TITLE_U = 84
_ARC_U = 1500
_DECISION_U = 178
"""Height of the middle of the paper strip."""
_PLATE_U = 76.0
_BOARD_U = 322.0
_MARGIN_U = 24
_GAP_U = 24
_INKS = {1: "#7C1620", 2: "#1F4373", 3: "#2D5A2A"}


def headline(kit: Toolkit, seats: Sequence[Seat], outcome: Outcome, series: Series) -> list[Widget]:
    """Who wins, as lettering on an arc; at the end of a series who wins that."""
    texts, width = kit.texts, kit.units.width_u
    words = _winners(kit, seats, outcome.winners, "results-wins", "results-tie")
    if series.kind != "single" and series.over:
        best = [place.seat for place in series_places(series, fewest_win(outcome)) if place.place == 1]
        words = _winners(kit, seats, best, "results-series-won", "results-series-tied")
    if not outcome.winners:
        words = texts.say("results-nobody")
    beside = 0 if series.kind == "single" or kit.units.portrait else 2 * _BOARD_U + 70
    room = min(width - max(60, beside), 1120)
    title = kit.lettering.title(words, _TITLE_U, _TITLE, radius_u=_ARC_U, max_width_u=room)
    return [Picture(title, width / 2, 84, layer=theme.LAYER_CONTROL)]


def _winners(kit: Toolkit, seats: Sequence[Seat], who: Sequence[int], one: str, several: str) -> str:
    names = [seats[seat].name for seat in who]
    if len(names) == 1:
        return kit.texts.say(one, name=names[0])
    joined = kit.texts.say("list-and", first=", ".join(names[:-1]), last=names[-1]) if names else ""
    return kit.texts.say(several, names=joined)


def decision(kit: Toolkit, game: str, outcome: Outcome) -> list[Widget]:
    """One sentence on a strip of paper: what decided it."""
    key = f"{game}-reason-{outcome.reason}"
    if not kit.texts.has(key):
        return []
    words = kit.texts.say(key)
    wide = min(kit.units.width_u - 48, max(420.0, kit.fonts.width_u(words, "ui-bold", 23) + 130))
    high = max(60.0, 42 * kit.settings.text_size / 100)
    strip = _strip(kit, (kit.units.px(wide), kit.units.px(high)), words)
    return [Picture(strip, kit.units.width_u / 2, _DECISION_U, layer=theme.LAYER_CONTROL)]


@painted
def _strip(kit: Toolkit, size: tuple[int, int], words: str) -> Surface:
    panel = Panel(kit, size, _MARGIN_U)
    wide, high = panel.width_u, panel.height_u
    outline = (
        f"M0 2 H{wide:.1f} L{wide - 22:.1f} {high / 2:.1f} L{wide:.1f} {high - 2:.1f} H0 L22 {high / 2:.1f} Z"
    )
    panel.shadow(svg.path(outline, svg.filled("#FFFFFF")), 3, 7, 7, 0.55)
    panel.grain("paper", svg.path(outline, svg.filled("#FFFFFF")))
    edges = "".join(
        svg.path(f"M{24} {y:.1f} H{wide - 24:.1f}", svg.lined("#8E1B24", 1.8, 0.75)) for y in (9, high - 9)
    )
    panel.vector(svg.path(outline, svg.lined("#6B4A2C", 2.6)) + edges)
    panel.write(words, "ui-bold", 23, "#4A1018", wide / 2, high / 2, max_width_u=wide - 84)
    return panel.surface


def podium(
    kit: Toolkit, game: str, seats: Sequence[Seat], outcome: Outcome, places: Sequence[Place]
) -> list[Widget]:
    """Tubs, medallions, plates with names and points."""
    widgets: list[Widget] = []
    text = kit.settings.text_size / 100
    standing = stands(places, kit.units, 226 * (0.7 + 0.3 * text), max(_PLATE_U, 62 * text))
    for stand in sorted(standing, key=lambda each: each.top, reverse=True):
        widgets += _stand(kit, game, seats[stand.seat], stand)
    for stand in standing:
        widgets += _plate(kit, seats[stand.seat], outcome.scores[stand.seat], stand)
    return widgets


def _stand(kit: Toolkit, game: str, seat: Seat, stand: Stand) -> list[Widget]:
    layer = theme.LAYER_PIECE
    widgets: list[Widget] = []
    feet = stand.top
    if stand.place <= 3:
        widgets.append(
            Picture(_tub(kit, stand.place, stand.scale), stand.x, stand.floor + 34, "midbottom", layer=layer)
        )
        feet += 12 - TUBS[stand.place][0] * stand.scale * 0.13
    face = medallion(kit, game, seat, stand.face)
    middle = feet - stand.face / 2 + 10
    shade = kit.sprites.svg_text(_SHADE, stand.face * 0.9, stand.face * 0.18)
    widgets.append(Picture(shade, stand.x + 4, feet + 4, layer=layer))
    if stand.place == 1:
        laurel = kit.sprites.svg("common/laurel", width_u=stand.face * 1.42)
        widgets.append(Picture(laurel, stand.x, middle - stand.face * 0.02, layer=layer))
    widgets.append(Picture(face, stand.x, middle, layer=layer))
    if stand.place == 1:
        cup = kit.sprites.svg("common/cup", height_u=stand.face * 0.5)
        widgets.append(Picture(cup, stand.x - stand.face * 0.5, feet + 14, "midbottom", layer=layer))
    return widgets


_SHADE = svg.document(
    100,
    20,
    '<defs><radialGradient id="s" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" '
    'gradientTransform="translate(50 10) scale(50 10)">'
    '<stop offset="0" stop-color="#1A0E14" stop-opacity="0.6"/>'
    '<stop offset="0.6" stop-color="#1A0E14" stop-opacity="0.35"/>'
    '<stop offset="1" stop-color="#1A0E14" stop-opacity="0"/></radialGradient></defs>'
    '<rect width="100" height="20" fill="url(#s)"/>',
)


@painted
def _tub(kit: Toolkit, place: int, scale: float) -> Surface:
    """The tub of a place with its number on the disc."""
    wide, high = TUBS[place]
    tub = kit.sprites.svg(f"common/tub_{place}", width_u=(wide + 48) * scale).copy()
    bend = 0.13 * wide
    y = (6 + bend + high / 2 + bend + 3) * scale
    size = min(32.0, 0.2 * high + 8) * 1.25 * scale
    number = kit.fonts.exact("display", max(6, kit.units.px(size))).render(str(place), True, _INKS[place])
    tub.blit(number, number.get_rect(center=(tub.get_width() // 2, kit.units.px(y))))
    return tub


def _plate(kit: Toolkit, seat: Seat, score: int, stand: Stand) -> list[Widget]:
    left, top, width = stand.plate
    text = kit.settings.text_size / 100
    high = max(_PLATE_U, 62 * text)
    points = kit.texts.say("results-points", points=score)
    layer = theme.LAYER_TAG
    plate = Plate((left, top, width, high), "navy", layer=layer)
    room, middle = width - 24, left + width / 2
    return [
        plate,
        Label(middle, top + high * 0.34, seat.name, "display", theme.NAME_U, theme.PAPER, "center", room),
        Label(middle, top + high * 0.72, points, "ui-semibold", 20, theme.CREAM, "center", room),
    ]


def series_board(
    kit: Toolkit, game: str, seats: Sequence[Seat], outcome: Outcome, series: Series
) -> list[Widget]:
    """Where the series stands, on a board that hangs from two ropes; nothing for a single game."""
    if series.kind == "single":
        return []
    units = kit.units
    text = kit.settings.text_size / 100
    high = min(max(46.0, 34 * text), 264.0 / len(seats))
    totals = [_total_row(kit, game, seats[place.seat], series, place.seat, high)
              for place in series_places(series, fewest_win(outcome))]  # fmt: skip
    lines = padded(column([_board_head(kit, series), *totals]), 18, 0, 18, 20)
    board = stacked(boxed(Plate(NOWHERE, "wood"), _BOARD_U), lines)
    top = 270.0 if units.portrait else 206.0
    left = units.width_u / 2 - _BOARD_U / 2 if units.portrait else 28.0
    cord = rope_picture(kit, kit.units.px(top + 20), 10)
    cords = [Picture(cord, x, 0, "midtop", layer=theme.LAYER_HALO) for x in (left + 46, left + _BOARD_U - 46)]
    return [*cords, *board.lay((left, top, _BOARD_U, board.high or 0.0))]


def _board_head(kit: Toolkit, series: Series) -> Part:
    """Returns the board's title, and how far the series has come."""
    texts, text = kit.texts, kit.settings.text_size / 100
    words = texts.say("results-series")
    facts = texts.say(f"results-series-{series.kind}", played=series.played, goal=series.goal)
    parts = [
        line(words, "display", 26, theme.PAPER, wide=kit.fonts.width_u(words, "display", 26) + 10),
        line(facts, "ui", 20, theme.CREAM, align=END),
    ]
    return replace(padded(row(parts), 2, 2 + 4 * text, 0, 0), high=18 + 30 * text)


def _total_row(kit: Toolkit, game: str, seat: Seat, series: Series, number: int, high: float) -> Part:
    """Face, name and what they have in the series."""
    total = _total(kit, series, number)
    wide = min(_BOARD_U * 0.42, kit.fonts.width_u(total, "ui-bold", 20))
    parts = [
        picture(medallion(kit, game, seat, high - 8), wide=high),
        space(wide=12),
        line(seat.name, "display", 22, theme.PAPER),
        space(wide=4),
        line(total, "ui-bold", 20, theme.PAPER, wide=wide, align=END),
    ]
    return replace(row(parts), high=high)


def _total(kit: Toolkit, series: Series, seat: int) -> str:
    """Returns the points of a series to a score, else the games won, shared ones in parts."""
    if series.kind == "points":
        return kit.texts.say("results-points", points=series.points[seat])
    wins = series.wins[seat]
    return kit.texts.say(
        "results-wins-count", wins=int(wins) if wins.denominator == 1 else round(float(wins), 2)
    )


def buttons(kit: Toolkit, series: Series) -> list[Widget]:
    """The gold pill that leads on, and the wooden ones; narrower where the row is too long."""
    texts, units = kit.texts, kit.units
    key = "again" if series.kind == "single" else "new-series" if series.over else "next"
    label = texts.say(f"results-{key}")
    least = max(244.0, button_width(kit, label, "play", "gold", 30) + 32)
    again = Button("ui/again", NOWHERE, label, "play", "gold", wanted=True, size_u=30, end=True)
    parts = [boxed(again, least, 64)]
    for name, sign in (("setup", "gear"), ("home", "tent")):
        label = texts.say(f"results-{name}")
        button = Button(f"ui/{name}", NOWHERE, label, sign)
        parts.append(boxed(button, button_width(kit, label, sign), 52))
    room = units.width_u - 2 * theme.MARGIN_U - _GAP_U * (len(parts) - 1)
    share = min(1.0, room / sum(part.wide or 0.0 for part in parts))
    foot = row([replace(part, wide=(part.wide or 0.0) * share) for part in parts], _GAP_U)
    return foot.lay(placed(foot, (0, units.height_u - 86, units.width_u, 64)))
