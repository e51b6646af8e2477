"""Drawings made in advance: moving pieces, then those for the pointer, at lower priority."""

from collections.abc import Callable
from functools import partial

from circus.games.flip_circus.facts import POWERS
from circus.games.flip_circus.tokens import ARTISTS, printed_backs
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Pose
from circus.ui.gfx.widgets.buttons import GOLD, WOOD
from circus.ui.skins.flip_circus import menu as menus
from circus.ui.skins.flip_circus import tokens
from circus.ui.skins.flip_circus.background import background
from circus.ui.skins.flip_circus.overlays import POINTED, TOUCHED, chip, eye
from circus.ui.skins.flip_circus.placement import BADGE_PART, SEEN_PART, part_heights
from circus.ui.skins.flip_circus.plates import MAX_LAMPS, boards, lamps, owner_portraits
from circus.ui.skins.flip_circus.ring import ring_of
from circus.ui.skins.flip_circus.spec import ART, PARTS, ROSETTE
from circus.ui.skins.table_view import TableView

Job = Callable[[], object]


def preload(kit: Toolkit, table: TableView) -> list[Job]:
    """Return jobs for the background, every piece at its resting sizes, and the changes between turns."""
    jobs: list[Job] = [partial(background, kit, table)]
    jobs += [*_tokens(kit, table), *_parts(kit, table), *_under_the_pointer(kit, table)]
    jobs += [partial(board.items, kit, Pose()) for board in boards(table)]
    actions = table.setup.numbers["turn_actions"]
    for done in range(actions + 1):
        shown = min(MAX_LAMPS, actions)
        jobs += [partial(lamps, kit, done, actions - done, shown, mine) for mine in (False, True)]
    jobs += [partial(owner_portraits, kit, table)]
    if ROSETTE in table.aids:
        width = table.layout.zones["rosette"].width
        jobs.append(partial(kit.sprites.svg, f"{ART}rosette", width_u=width))
    return jobs


def _tokens(kit: Toolkit, table: TableView) -> list[Job]:
    """Return jobs for tokens, revealed backs, badges, rings and Applause."""
    size, zones = ring_of(table).size, table.layout.zones
    jobs: list[Job] = []
    for artist in ARTISTS:
        jobs += [partial(tokens.token, kit, artist, height) for height in (size, SEEN_PART * size)]
        jobs += [
            partial(tokens.medal, kit, artist, BADGE_PART * size),
            partial(tokens.cheer, kit, artist, size),
        ]
        jobs += [partial(tokens.ringed, kit, artist, size, ring) for ring in ("gold", "white")]
    heights = {zones[name].size for name in ("reserve", "applause/0")}
    return jobs + [partial(kit.sprites.svg, f"{ART}applause", height_u=height) for height in heights]


def _parts(kit: Toolkit, table: TableView) -> list[Job]:
    heights = sorted(part_heights(table))
    return [partial(tokens.part, kit, artist, height) for height in heights for artist in PARTS]


def _under_the_pointer(kit: Toolkit, table: TableView) -> list[Job]:
    """Return jobs for shadows and halos of tokens at rest and in motion, and for the edge of a flip."""
    size, sprites = ring_of(table).size, kit.sprites
    jobs: list[Job] = [partial(_glow, kit, round(size * grown), 9, 10, 0.5) for grown in (POINTED, TOUCHED)]
    jobs.append(partial(_glow, kit, size, 7, 9, 0.4))
    return [*jobs, partial(sprites.svg, f"{ART}token_edge", height_u=round(size)), partial(eye, kit, False)]


def _glow(kit: Toolkit, height_u: float, halo_u: float, shadow_u: float, dark: float) -> None:
    shape = tokens.disc(kit, height_u)
    kit.sprites.halo(shape, halo_u, 0.95)
    kit.sprites.shadow(shape, shadow_u, dark)


def preload_later(kit: Toolkit, table: TableView) -> list[Job]:
    """Return jobs for drawings that depend on the pointer, the most urgent first."""
    size = ring_of(table).size
    jobs: list[Job] = [_ringed(kit, artist, size * POINTED, "white") for artist in ARTISTS]
    jobs += [_tip(kit, table, artist, asked) for artist in range(len(ARTISTS)) for asked in (True, False)]
    jobs += [_ringed(kit, artist, size * TOUCHED, "gold") for artist in ARTISTS]
    jobs += [_sheet(kit, table, rows) for rows in (1, 2)]
    jobs += [_button(kit, table, verb, kind) for verb in ("peek", *POWERS, "flip") for kind in (WOOD, GOLD)]
    choice = kit.units.rect(*table.layout.zones["choice"].box).size
    jobs.append(partial(menus.choice_sheet, kit, choice))
    return jobs + [partial(chip, kit, gain) for gain in (*PARTS, "applause")]


def _ringed(kit: Toolkit, artist: str, height: float, ring: str) -> Job:
    return partial(tokens.ringed, kit, artist, round(height), ring)


def _sheet(kit: Toolkit, table: TableView, rows: int) -> Job:
    return partial(menus.paper, kit, kit.units.rect(*menus.boxed(table, 0, rows)).size)


def _button(kit: Toolkit, table: TableView, verb: str, kind: str) -> Job:
    left, top, width, _ = menus.boxed(table, 0, 1)
    wide = width - 2 * menus.PAD_U
    if not ring_of(table).upright and verb != "peek":
        wide = (wide - menus.GAP_U) / 2
    entry = menus.VerbEntry(verb, (left + menus.PAD_U, top + menus.PAD_U, wide, menus.ROW_U), True)
    pose = Pose(hover=f"verb/{verb}" if kind == GOLD else None)
    return partial(menus.verb_items, kit, entry, kind, pose)


def _tip(kit: Toolkit, table: TableView, artist: int, asked: bool) -> Job:
    printed = printed_backs(artist) if ROSETTE in table.aids else ()
    behind = tuple((ARTISTS[other], True) for other in printed)
    return partial(menus.tip, kit, ARTISTS[artist], behind, "", asked)
