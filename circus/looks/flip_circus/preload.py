"""What appears under the pointer at Flip Circus's table: drawn bit by bit in quiet moments, never late."""

from collections.abc import Callable

from circus.games.flip_circus.facts import POWERS
from circus.games.flip_circus.tokens import ARTISTS, printed_backs
from circus.looks.flip_circus import menu as menus
from circus.looks.flip_circus import overlays as marks
from circus.looks.flip_circus import tokens
from circus.looks.flip_circus.placement import PARTS, ROSETTE
from circus.looks.flip_circus.plates import box_of
from circus.looks.flip_circus.ring import ring_of
from circus.looks.table_view import TableView
from circus.stage.toolkit import Toolkit
from circus.stage.widgets import Pose
from circus.stage.widgets.buttons import GOLD, WOOD

Work = Callable[[], object]


def later(kit: Toolkit, table: TableView) -> list[Work]:
    """Small works, the most urgent last."""
    size = ring_of(table).size
    works: list[Work] = [_chip(kit, gain) for gain in ("applause", *PARTS)]
    works.append(_choice(kit, table))
    works += [_buttons(kit, table, verb, kind) for verb in ("flip", *POWERS, "peek") for kind in (GOLD, WOOD)]
    works += [_sheet(kit, table, rows) for rows in (2, 1)]
    works += [_ringed(kit, artist, size * marks.TOUCHED, "gold") for artist in ARTISTS]
    works += [_tip(kit, table, artist, asked) for asked in (False, True) for artist in range(len(ARTISTS))]
    return works + [_ringed(kit, artist, size * marks.POINTED, "white") for artist in ARTISTS]


def _chip(kit: Toolkit, gain: str) -> Work:
    return lambda: marks.chip(kit, gain)


def _ringed(kit: Toolkit, artist: str, height: float, ring: str) -> Work:
    return lambda: tokens.ringed(kit, artist, round(height), ring)


def _choice(kit: Toolkit, table: TableView) -> Work:
    size = kit.units.rect(*box_of(table.layout.zones["choice"])).size
    return lambda: menus.choice_sheet(kit, size)


def _sheet(kit: Toolkit, table: TableView, rows: int) -> Work:
    size = kit.units.rect(*menus.boxed(table, 0, rows)).size
    return lambda: menus.paper(kit, size)


def _buttons(kit: Toolkit, table: TableView, verb: str, kind: str) -> Work:
    left, top, width, _ = menus.boxed(table, 0, 1)
    wide = width - 2 * menus.PAD_U
    if not ring_of(table).upright and verb != "peek":
        wide = (wide - menus.GAP_U) / 2
    entry = menus.Entry(verb, (left + menus.PAD_U, top + menus.PAD_U, wide, menus.ROW_U), True)
    pose = Pose(hover=f"verb/{verb}" if kind == GOLD else None)
    return lambda: menus.verb_button(kit, entry, kind).items(kit, pose)


def _tip(kit: Toolkit, table: TableView, artist: int, asked: bool) -> Work:
    printed = printed_backs(artist) if ROSETTE in table.aids else ()
    behind = tuple((ARTISTS[other], True) for other in printed)
    return lambda: menus.tip(kit, ARTISTS[artist], behind, "", asked)
