"""Posters of the lobby: their places, and their painting, at rest and swung forward."""

from typing import NamedTuple

from pygame import BLEND_RGBA_MULT, Surface

from circus import games
from circus.core.brand import Brand
from circus.platform.source_digest import source_digest
from circus.session.expected_time import usual_range
from circus.ui.gfx import theme
from circus.ui.gfx.lettering import Style
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Button, Panel, button_width, icon
from circus.ui.gfx.widgets.boards import edge_lines
from circus.ui.gfx.widgets.buttons import GOLD
from circus.ui.scenes.parts.play_time import play_time

WIDTH, HEIGHT = 264.0, 408.0
SWING = 1.09
DROP_U = 18
"""Offset of the poster under the pointer."""
PILL_U = 34
"""Offset of the pill below a swung poster."""
MARGIN_U = 64
"""Border round a swung poster, for its shadow and the pill."""
OVERHANG_U = DROP_U + PILL_U + 24
"""Maximum depth of a swung poster and its pill below the poster at rest."""
_CELL = (304.0, 427.0)
_ROOMIEST = 1.25
_TILTS = (1.6, -1.1, 0.0, 1.2, -1.7)
_JITTER = (0, 3, -3, 3, -2)
_SOURCES = (
    "ui/scenes/parts/posters.py",
    "ui/gfx/widgets/*.py",
    "ui/gfx/lettering.py",
    "ui/gfx/fonts.py",
    "ui/gfx/sprites.py",
)
_TAGLINE_U = 168.0
"""Maximum width of the pitch between the two stars of the sheet, which are 179 apart."""
_TITLE_Y, _PITCH_Y = 288.0, 343.0
_LARGEST_TEXT, _LARGEST_PITCH = 1.25, 1.1
"""Maximum text size on a poster and of its pitch between the stars, for lack of room."""


class PosterPlace(NamedTuple):
    """Place of a poster: its centre in units, its scale, its tilt in degrees."""

    game: str
    x: float
    y: float
    scale: float
    tilt: float

    @property
    def box(self) -> tuple[float, float, float, float]:
        """The box of the poster without its tilt."""
        width, height = WIDTH * self.scale, HEIGHT * self.scale
        return self.x - width / 2, self.y - height / 2, width, height


def spots(names: list[str], width: float, top: float, bottom: float) -> list[PosterPlace]:
    """Return a place for each poster between two heights, in the number of rows that makes them largest."""
    rows, scale = max(
        ((rows, _scale(len(names), rows, width, bottom - top)) for rows in (1, 2, 3, 4)),
        key=lambda each: each[1],
    )
    columns = -(-len(names) // rows)
    down = min((bottom - top) / rows, _CELL[1] * scale * 1.25)
    first = (top + bottom) / 2 - down * (rows - 1) / 2
    places = []
    for index, game in enumerate(names):
        row, column = divmod(index, columns)
        here = min(columns, len(names) - row * columns)
        across = min(width / (here + 0.06), _CELL[0] * scale * 1.3)
        x = width / 2 + (column - (here - 1) / 2) * across
        y = first + row * down + _JITTER[index % len(_JITTER)]
        places.append(PosterPlace(game, x, y, scale, _TILTS[index % len(_TILTS)]))
    return places


def _scale(count: int, rows: int, width: float, height: float) -> float:
    columns = -(-count // rows)
    across, along = (width - 40) / (columns * _CELL[0]), height / (rows * _CELL[1])
    return min(_ROOMIEST, across, along)


def resting(kit: Toolkit, spot: PosterPlace) -> Surface:
    """Return the poster at rest, tilted."""
    key = f"{_key(kit, spot.game, spot.scale)} {spot.tilt:.2f} tilted"
    return kit.stored(key, lambda: kit.sprites.tilted(straight(kit, spot), spot.tilt))


def straight(kit: Toolkit, spot: PosterPlace) -> Surface:
    """Return the poster before it is tilted, for motion."""
    return kit.stored(_key(kit, spot.game, spot.scale), lambda: _painted(kit, spot.game, spot.scale))


def swung(kit: Toolkit, spot: PosterPlace) -> Surface:
    """Return the poster swung forward: gold-edged, with halo, shadow and pill, in a border of `MARGIN_U`."""
    words = kit.texts.say("lobby-play")
    key = _key(kit, spot.game, spot.scale * SWING) + f" {words} swung"
    return kit.stored(key, lambda: _paint_swung(kit, spot, words))


def _key(kit: Toolkit, game: str, scale: float) -> str:
    """Return the cache key of a poster: everything that it depends on."""
    words = (kit.texts.language, *_title(kit, game), _tagline(kit, game), _players(game), minutes(kit, game))
    mark = kit.sprites.mark(*_parts(kit, game))
    looks = kit.settings.text_size, kit.units.px(WIDTH * scale)
    return f"poster {source_digest(*_SOURCES)} {game} {_brand(game).poster} {mark} {words} {looks}"


def _brand(game: str) -> Brand:
    return games.find(game).brand


def _parts(kit: Toolkit, game: str) -> list[str]:
    """Return the sprites of a game's poster: its paper, its picture."""
    return [name for name in (f"{game}/poster_sheet", f"{game}/poster") if kit.sprites.has(name)]


def _painted(kit: Toolkit, game: str, scale: float) -> Surface:
    """Paint sheet, picture, frame, then the lettering over the picture."""
    size = kit.units.px(WIDTH * scale), kit.units.px(HEIGHT * scale)
    panel = Panel(kit, size)
    parts = _parts(kit, game)
    if f"{game}/poster_sheet" in parts:
        panel.put(kit.sprites.svg(f"{game}/poster_sheet", width_u=WIDTH * scale), 0, 0, "topleft")
    else:
        panel.vector(_plain_sheet(scale, _brand(game).poster[0]))
        panel.put(icon(kit, "tent", 150 * scale, "#FFE9B8"), 132 * scale, 148 * scale)
        _round_off(panel.surface, kit, 12 * scale)
    if f"{game}/poster" in parts:
        panel.put(_rounded(kit, f"{game}/poster", scale), 12 * scale, 12 * scale, "topleft")
        panel.vector(_frame(scale))
    _letter(panel, kit, game, scale)
    _write_facts(panel, kit, game, scale)
    return panel.surface


def _rounded(kit: Toolkit, name: str, scale: float) -> Surface:
    """Return the picture with round corners."""
    art = kit.sprites.svg(name, width_u=240 * scale).copy()
    _round_off(art, kit, 10 * scale)
    return art


def _round_off(picture: Surface, kit: Toolkit, radius: float) -> None:
    """Make the corners transparent."""
    mask = Panel(kit, picture.get_size())
    box = f'width="{mask.width_u:.3f}" height="{mask.height_u:.3f}"'
    mask.vector(f'<rect {box} rx="{radius:.2f}" fill="#FFFFFF"/>')
    picture.blit(mask.surface, (0, 0), special_flags=BLEND_RGBA_MULT)


def _frame(scale: float) -> str:
    """Return the dark line round the picture, and a pale one inside it."""
    return (
        f'<g transform="scale({scale:.4f})"><rect x="12" y="12" width="240" height="282" rx="10" fill="none" '
        'stroke="#33201A" stroke-width="3.6"/><rect x="15" y="15" width="234" height="276" rx="7.5" '
        'fill="none" '
        'stroke="#FFF3D6" stroke-opacity="0.5" stroke-width="1.3"/></g>'
    )


def _plain_sheet(scale: float, ink: str) -> str:
    """Return the default sheet of a game without one: rays round the title."""
    rays = "".join(
        f'<path d="M132 150 L{132 + 300 * x:.0f} {150 + 300 * y:.0f} L{132 + 300 * p:.0f} '
        f'{150 + 300 * q:.0f} Z" '
        'fill="#FFE9B8" fill-opacity="0.28"/>'
        for x, y, p, q in _RAYS
    )
    ring = (
        '<path fill-rule="evenodd" fill="#F7EBCB" d="M-320 -320 H584 V728 H-320 Z M22 12 H242 Q252 12 '
        "252 22 V284 "
        'Q252 294 242 294 H22 Q12 294 12 284 V22 Q12 12 22 12 Z"/>'
    )
    return (
        f'<g transform="scale({scale:.4f})"><rect x="12" y="12" width="240" height="282" rx="10" '
        f'fill="{ink}"/>{rays}'
        f'{ring}<rect x="2" y="2" width="260" height="404" rx="12" fill="none" stroke="#6B4B2E" '
        'stroke-width="3"/>'
        f'<rect x="7.5" y="7.5" width="249" height="393" rx="9" fill="none" stroke="{ink}" '
        'stroke-width="2.4"/>'
        f'<rect x="12" y="12" width="240" height="282" rx="10" fill="none" stroke="{theme.INK}" '
        'stroke-width="3"/></g>'
    )


_RAYS = (
    (0.2, -1, -0.2, -1), (1, -0.8, 0.6, -1), (1, 0.1, 1, -0.3), (0.7, 1, 1, 0.6), (-0.2, 1, 0.2, 1),
    (-1, 0.6, -0.7, 1), (-1, -0.3, -1, 0.1), (-0.6, -1, -1, -0.8),
)  # fmt: skip


def _letter(panel: Panel, kit: Toolkit, game: str, scale: float) -> None:
    first, second = _title(kit, game)
    style = Style("#FFF7E0", "#F1D7A0", _brand(game).poster[1], 0.085, 0.1)
    middle = WIDTH * scale / 2
    if first:
        title = kit.lettering.title(first, 58 * scale, style, radius_u=230 * scale, max_width_u=196 * scale)
        panel.put(title, middle, 46 * scale)
    title = kit.lettering.title(second, 58 * scale, style, max_width_u=226 * scale)
    panel.put(title, middle, _title_y(kit, title, _pitch(kit, game, scale), scale))


def _title_y(kit: Toolkit, title: Surface, pitch: Surface, scale: float) -> float:
    """Return the middle of the lower title: higher than usual if a letter, such as q, reaches the pitch."""
    room = kit.units.px(_PITCH_Y * scale) - kit.units.px(_TITLE_Y * scale)
    foot = title.get_bounding_rect().bottom - title.get_height() // 2
    head = pitch.get_bounding_rect().top - pitch.get_height() // 2 + room
    return _TITLE_Y * scale - kit.units.u(max(0, foot - head + 1))


def _share(kit: Toolkit, scale: float, largest: float = _LARGEST_TEXT) -> float:
    """Return the scale of the words below the title."""
    return min(1.0, largest * 100 / kit.settings.text_size) * scale


def _pitch(kit: Toolkit, game: str, scale: float) -> Surface:
    return kit.fonts.block(
        _tagline(kit, game), "ui-bold", 18.5 * _share(kit, scale, _LARGEST_PITCH), _brand(game).poster[0],
        width_u=_TAGLINE_U * scale, align="center", leading=1.08, most=2, even=True,
    )  # fmt: skip


def _write_facts(panel: Panel, kit: Toolkit, game: str, scale: float) -> None:
    share, middle = _share(kit, scale), WIDTH * scale / 2
    panel.put(_pitch(kit, game, scale), middle, _PITCH_Y * scale)
    players, clock = _players(game), minutes(kit, game)
    face, size_u, y = "ui-bold", 20 * share, 379 * scale
    shown = [("people", players), ("clock", clock)] if clock else [("people", players)]
    wide = 22 * share
    widths = [wide + 7 * share + kit.fonts.width_u(words, face, size_u) for _, words in shown]
    x = middle - (sum(widths) + 22 * share * (len(widths) - 1)) / 2
    for (name, words), width in zip(shown, widths, strict=True):
        panel.put(icon(kit, name, wide, "#4A2E1C"), x, y, "midleft")
        panel.write(words, face, size_u, "#4A2E1C", x + wide + 7 * share, y, anchor="midleft")
        x += width + 22 * share


def _paint_swung(kit: Toolkit, spot: PosterPlace, words: str) -> Surface:
    scale = spot.scale * SWING
    sheet = _painted(kit, spot.game, scale)
    panel = Panel(kit, sheet.get_size(), MARGIN_U)
    width, height = panel.width_u, panel.height_u
    whole = f'<rect width="{width:.2f}" height="{height:.2f}" rx="12" fill="#FFFFFF"/>'
    panel.shadow(whole, 11, 18, 18, 0.55, "#0C0510")
    panel.shadow(whole, 0, 0, 11, 0.9, theme.HALO)
    panel.put(sheet, 0, 0, "topleft")
    panel.vector(edge_lines(width, height, 12 * scale, theme.GOLD))
    _hang_pill(panel, kit, words)
    return panel.surface


def _hang_pill(panel: Panel, kit: Toolkit, words: str) -> None:
    size_u = 25 * min(1.0, _LARGEST_TEXT * 100 / kit.settings.text_size)
    wide, high = button_width(kit, words, "play", GOLD, size_u), 46
    pill = Button("", (0, 0, wide, high), words, "play", GOLD, size_u=size_u, end=True)
    painted = pill.painted(kit)
    panel.put(painted, panel.width_u / 2, panel.height_u + 9)


def _title(kit: Toolkit, game: str) -> tuple[str, str]:
    """Return the title in two lines; the first is empty for a single word."""
    key = f"{game}-title"
    words = (kit.texts.say(key) if kit.texts.has(key) else game.replace("_", " ").title()).split(" ")
    half = len(words) // 2
    return " ".join(words[:half]), " ".join(words[half:])


def title(kit: Toolkit, game: str) -> str:
    """Return the title of a game in one line."""
    return " ".join(_title(kit, game)).strip()


def _tagline(kit: Toolkit, game: str) -> str:
    """Return the pitch of a game in one line; "" without one."""
    return kit.texts.say(f"{game}-tagline") if kit.texts.has(f"{game}-tagline") else ""


def minutes(kit: Toolkit, game: str) -> str:
    """Return the duration of a game at its usual table; "" if it was not measured."""
    usual = usual_range(game)
    return play_time(kit.texts, usual).replace(" ", "\N{NO-BREAK SPACE}") if usual else ""


def _players(game: str) -> str:
    """Return the official numbers of players, such as "2-4"."""
    rules = games.find(game)
    official = [seats for seats in rules.seats if seats not in rules.unofficial_seats] or list(rules.seats)
    return str(official[0]) if len(official) == 1 else f"{official[0]}\u2013{official[-1]}"
