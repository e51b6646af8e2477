"""Widgets of the results: title, decision, podium, the series' board, the buttons."""

from collections.abc import Sequence

from pygame import Surface

from circus.core.ending import Standing
from circus.session.end_of_game import format_standing
from circus.session.placing import SeatPlace, series_places
from circus.session.series import Series
from circus.session.table_setup import Seat
from circus.ui.gfx import svg, theme
from circus.ui.gfx.lettering import Style
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Button, Label, Panel, Plate, Widget, button_width
from circus.ui.gfx.widgets.containers import NOWHERE, Part, boxed, row, wrapped
from circus.ui.scenes.parts.portraits import medallion, shown_colour
from circus.ui.scenes.parts.widgets import PictureWidget, labelled
from circus.ui.scenes.results.boards import BOARD_U
from circus.ui.scenes.results.by_seat import ResultsBySeat
from circus.ui.scenes.results.stage import TUBS, PodiumPlace, stands
from circus.ui.scenes.results.tubs import tub

_TITLE = Style("#FFF8E4", "#F6DFA8", "#6E1019")
_TITLE_U = 84
_ARC_U = 1500
_DECISION_U = 178
"""Height of the middle of the paper strip."""
_PLATE_U = 76.0
_HAS_U, _LINE_U = 20, 24.0
"""Text size of a standing, and the height of a further line."""
_SIGN_U, _BESIDE_SIGN_U = 24.0, 8.0
"""Height of the picture next to a standing, and its distance."""
_MARGIN_U = 24
_GAP_U = 24.0
_ROW_U = 64.0
"""Height of a row of buttons."""


def headline(kit: Toolkit, seats: Sequence[Seat], results: ResultsBySeat, series: Series) -> list[Widget]:
    """Return the winner as lettering on an arc; at the end of a series, its winner."""
    texts, width = kit.texts, kit.units.width_u
    winners, kind = results.winners, ""
    if series.kind != "single" and series.over:
        order = series_places(series, results.fewest_win)
        winners, kind = tuple(place.seat for place in order if place.place == 1), "series-"
    how = "won" if len(winners) == 1 else "team" if results.are_one_side(winners) else "tied"
    words = texts.say(f"results-{kind}{how}", name=texts.listed([seats[seat].name for seat in winners]))
    if not winners:
        words = texts.say("results-nobody")
    beside = 0 if kit.units.portrait else 2 * BOARD_U + 70
    room = min(width - max(60, beside), 1120)
    title = kit.lettering.title(words, _TITLE_U, _TITLE, radius_u=_ARC_U, max_width_u=room)
    return [PictureWidget(title, width / 2, 84, layer=theme.LAYER_CONTROL)]


def decision(kit: Toolkit, game: str, reason: str) -> list[Widget]:
    """Return one sentence on a strip of paper: the reason of the end."""
    key = f"{game}-reason-{reason}"
    if not kit.texts.has(key):
        return []
    words = kit.texts.say(key)
    beside = 0.0 if kit.units.portrait else 2 * BOARD_U + 40
    wide = min(kit.units.width_u - 48 - beside, max(420.0, kit.fonts.width_u(words, "ui-bold", 23) + 130))
    rows = kit.fonts.lines(words, "ui-bold", 23, wide - 84)
    high = max(60.0, (14 + 28 * rows) * kit.text_scale)
    strip = _strip(kit, (kit.units.px(wide), kit.units.px(high)), words)
    middle = _DECISION_U + (high - 60) / 2
    return [PictureWidget(strip, kit.units.width_u / 2, middle, layer=theme.LAYER_CONTROL)]


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
    block = kit.fonts.block(words, "ui-bold", 23, "#4A1018", width_u=wide - 84, align="center")
    panel.put(block, wide / 2, high / 2)
    return panel.surface


def stage_of(
    kit: Toolkit,
    game: str,
    places: Sequence[SeatPlace],
    results: ResultsBySeat,
    series: Series,
    *,
    is_changed: bool = False,
) -> list[PodiumPlace]:
    """Return the places of all players in this window; the longest words determine the plates' height."""
    wide = 226 * (0.7 + 0.3 * kit.text_scale)
    ceiling = 0.0 if kit.units.portrait else _DECISION_U + 44
    more = (_foot(kit, series, is_changed=is_changed).high or _ROW_U) - _ROW_U
    standing = stands(places, kit.units, wide, _PLATE_U, ceiling, more)
    return stands(places, kit.units, wide, _plate_u(kit, game, results, standing), ceiling, more)


def teams(results: ResultsBySeat, standing: Sequence[PodiumPlace]) -> list[list[PodiumPlace]]:
    """Return the players grouped by plate."""
    sides = dict.fromkeys(results.sides)
    return [[stand for stand in standing if results.sides[stand.seat] == side] for side in sides]


def _plate_span(team: Sequence[PodiumPlace]) -> tuple[float, float]:
    """Return left and width of a plate."""
    left = min(stand.plate[0] for stand in team)
    return left, max(stand.plate[0] + stand.plate[2] for stand in team) - left


def _sign(kit: Toolkit, has: Standing) -> Surface | None:
    """Return the picture before a standing."""
    return kit.sprites.svg(has.picture, height_u=_SIGN_U) if has.picture else None


def _room(kit: Toolkit, team: Sequence[PodiumPlace], sign: Surface | None) -> float:
    """Return the width of words on a plate."""
    return _plate_span(team)[1] - 20 - (kit.units.u(sign.get_width()) + _BESIDE_SIGN_U if sign else 0.0)


def _rows(kit: Toolkit, game: str, results: ResultsBySeat, team: Sequence[PodiumPlace]) -> int:
    has = results.standings[team[0].seat]
    words, room = format_standing(kit.texts, game, has), _room(kit, team, _sign(kit, has))
    return kit.fonts.lines(words, "ui-semibold", _HAS_U, room)


def podium(
    kit: Toolkit, game: str, seats: Sequence[Seat], results: ResultsBySeat, standing: Sequence[PodiumPlace]
) -> list[Widget]:
    """Return tubs, medallions, and plates with names and standings; a team has one plate."""
    widgets: list[Widget] = []
    for stand in sorted(standing, key=lambda each: each.top, reverse=True):
        widgets += _stand(kit, game, seats[stand.seat], results.marks[stand.seat], stand)
    high = _plate_u(kit, game, results, standing)
    for team in teams(results, standing):
        widgets += _plate(kit, game, [seats[stand.seat].name for stand in team], results, team, high)
    return widgets


def _plate_u(kit: Toolkit, game: str, results: ResultsBySeat, standing: Sequence[PodiumPlace]) -> float:
    """Return the height of the plates."""
    text = kit.text_scale
    rows = max(_rows(kit, game, results, team) for team in teams(results, standing))
    return max(_PLATE_U, 62 * text) + (rows - 1) * _LINE_U * text


def _stand(kit: Toolkit, game: str, seat: Seat, mark: str, stand: PodiumPlace) -> list[Widget]:
    layer = theme.LAYER_PIECE
    widgets: list[Widget] = []
    feet = stand.top
    if stand.place <= 3:
        widgets.append(
            PictureWidget(
                tub(kit, stand.place, shown_colour(game, seat), stand.scale),
                stand.x,
                stand.floor + 34,
                "midbottom",
                layer=layer,
            )
        )
        feet += 12 - TUBS[stand.place][0] * stand.scale * 0.13
    face = medallion(kit, game, seat, stand.face, mark)
    middle = feet - stand.face / 2 + 10
    shade = kit.sprites.svg_text(_SHADE, stand.face * 0.9, stand.face * 0.18)
    widgets.append(PictureWidget(shade, stand.x + 4, feet + 4, layer=layer))
    if stand.place == 1:
        laurel = kit.sprites.svg("common/laurel", width_u=stand.face * 1.42)
        widgets.append(PictureWidget(laurel, stand.x, middle - stand.face * 0.02, layer=layer))
    widgets.append(PictureWidget(face, stand.x, middle, layer=layer))
    if stand.place == 1:
        cup = kit.sprites.svg("common/cup", height_u=stand.face * 0.5)
        widgets.append(PictureWidget(cup, stand.x - stand.face * 0.5, feet + 14, "midbottom", layer=layer))
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


def _plate(
    kit: Toolkit,
    game: str,
    names: Sequence[str],
    results: ResultsBySeat,
    team: Sequence[PodiumPlace],
    high: float,
) -> list[Widget]:
    """Return names and standings of a plate, with its picture, in as many lines as they need."""
    has, layer, top = results.standings[team[0].seat], theme.LAYER_TAG, team[0].plate[1]
    left, width = _plate_span(team)
    words, sign = format_standing(kit.texts, game, has), _sign(kit, has)
    block = kit.fonts.block(
        words,
        "ui-semibold",
        _HAS_U,
        theme.CREAM,
        width_u=_room(kit, team, sign),
        align="left" if sign else "center",
    )
    middle, base = left + width / 2, max(_PLATE_U, 62 * kit.text_scale)
    low = top + base * 0.72 + (high - base) / 2
    widgets: list[Widget] = [
        Plate((left, top, width, high), "navy", layer=layer),
        Label(middle, top + base * 0.34, kit.texts.listed(names), "display", theme.NAME_U, theme.PAPER,
              "center", width - 24),
    ]  # fmt: skip
    if sign:
        beside = kit.units.u(sign.get_width()) + _BESIDE_SIGN_U
        wide = beside + min(kit.units.u(block.get_width()), kit.fonts.width_u(words, "ui-semibold", _HAS_U))
        widgets.append(PictureWidget(sign, middle - wide / 2, low, "midleft"))
        return [*widgets, PictureWidget(block, middle - wide / 2 + beside, low, "midleft")]
    return [*widgets, PictureWidget(block, middle, low)]


def buttons(kit: Toolkit, series: Series, *, is_changed: bool = False) -> list[Widget]:
    """Return the gold button to the next game, and the wooden ones; one says that numbers are changed."""
    units, foot = kit.units, _foot(kit, series, is_changed=is_changed)
    high = foot.high or _ROW_U
    return foot.arrange_in((0, units.height_u - 22 - high, units.width_u, high))


def _foot(kit: Toolkit, series: Series, *, is_changed: bool) -> Part:
    """Return all buttons in one row, narrower if it is too long.

    In portrait, they are in several rows.
    """
    texts, units = kit.texts, kit.units
    key = "again" if series.kind == "single" else "new-series" if series.over else "next"
    label = texts.say(f"results-{key}")
    least = max(244.0, button_width(kit, label, "play", "gold", 30) + 32)
    again = Button("ui/again", NOWHERE, label, "play", "gold", wanted=True, size_u=30, end=True)
    parts = [boxed(again, least, _ROW_U)]
    wooden = (("replay", "replay"), ("review", "bulb"), ("setup", "gear"), ("home", "tent"))
    words = {name: texts.say(f"results-{name}") for name, _ in wooden}
    for name, sign in (*wooden, *((("house", "star"),) if is_changed else ())):
        label = words.get(name) or texts.say("house-title")
        parts.append(labelled(kit, Button(f"ui/{name}", NOWHERE, label, sign), 52))
    span = units.width_u - 2 * theme.MARGIN_U
    if units.portrait:
        return wrapped(parts, span, _GAP_U, _GAP_U / 2)
    share = min(1.0, (span - _GAP_U * (len(parts) - 1)) / sum(part.wide or 0.0 for part in parts))
    return row([part.with_width((part.wide or 0.0) * share) for part in parts], _GAP_U)
