"""Head of the list of past games: the list switch, and filters by game and person."""

from collections.abc import Callable, Sequence
from functools import partial

from circus import games
from circus.lab.day.words import title_of
from circus.session.past_games import ALL, FINISHED, UNFINISHED, RecordFilter
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Act, Button, PointMenuEntry
from circus.ui.gfx.widgets.buttons import PAPER, WOOD
from circus.ui.gfx.widgets.containers import NOWHERE, Part, column, row, space
from circus.ui.scenes.parts.widgets import labelled, switched

BIN = "bin"
"""The list of deleted games, besides those of `past_games`."""

LISTS = (ALL, UNFINISHED, FINISHED, BIN)
GAME, PERSON, COMPANION = "game", "person", "companion"
"""The filters, by the fields of a `RecordFilter`."""

MAX_NAMES = 9
"""Maximum number of names in a menu; its last line opens the next ones."""

_HIGH_U, _GAP_U, _ROW_GAP_U = 48.0, 12.0, 10.0
_SIGNS = {GAME: "cards", PERSON: "person", COMPANION: "people"}


def filter_row(
    kit: Toolkit,
    filters: RecordFilter,
    in_bin: bool,
    extra: Button | None,
    room: float,
    *,
    choose: Callable[[str], object],
    open_menu: Callable[[str], object],
) -> Part:
    """Return the lists, the filters except in the bin, and `extra` at the right.

    `choose` is called with the selected list, `open_menu` with the name of a filter.
    """
    lists = [(name, kit.texts.say(f"past-list-{name}")) for name in LISTS]
    parts = [switched(kit, "ui/list", lists, BIN if in_bin else filters.course, room, choose)]
    if not in_bin:
        parts += [_filter(kit, filters, name, open_menu) for name in _SIGNS]
    if extra:
        parts.append(labelled(kit, extra, _HIGH_U))
    rows: list[list[Part]] = [[]]
    for part in parts:
        used = sum((each.wide or 0.0) + _GAP_U for each in rows[-1])
        if rows[-1] and used + (part.wide or 0.0) > room:
            rows.append([])
        rows[-1].append(part)
    if extra:
        rows[-1].insert(-1, space(_HIGH_U))
    return column([row(each, _GAP_U) for each in rows], _ROW_GAP_U)


def menu_of(
    kit: Toolkit,
    filters: RecordFilter,
    name: str,
    names: Sequence[str],
    page: int,
    *,
    choose: Callable[[str], object],
    turn: Callable[[int], object],
) -> list[PointMenuEntry]:
    """Return the lines of a filter's menu.

    They are "any", then a page of the names, the chosen one ticked, then "more". Their targets are
    `ui/NAME/NUMBER` in the order of `names`, `ui/NAME/any` and `ui/NAME/more`. `choose` is called with the
    selected name, "" for any, and `turn` with the page after this one, the first after the last.
    """
    texts, chosen, first = kit.texts, str(getattr(filters, name)), page * MAX_NAMES

    def entry(part: str, label: str, value: str) -> PointMenuEntry:
        sign = "check" if value == chosen else ""
        return PointMenuEntry(f"ui/{name}/{part}", label, sign, act=Act(partial(choose, value)))

    entries = [entry("any", texts.say(f"past-any-{name}"), "")]
    entries += [
        entry(str(number), _label(kit, name, each), each)
        for number, each in enumerate(names[first : first + MAX_NAMES], first)
    ]
    if len(names) > MAX_NAMES:
        following = page + 1 if first + MAX_NAMES < len(names) else 0
        more = Act(partial(turn, following))
        entries.append(PointMenuEntry(f"ui/{name}/more", texts.say("past-more"), "down", act=more))
    return entries


def games_in_order(kit: Toolkit) -> Sequence[str]:
    """Return the games to choose from, with their messages loaded."""
    names = games.in_order()
    for name in names:
        kit.texts.add_game(name)
    return names


def _filter(kit: Toolkit, filters: RecordFilter, name: str, open_menu: Callable[[str], object]) -> Part:
    """Return a button with the current filter; an active one looks like paper."""
    chosen = str(getattr(filters, name))
    label = _label(kit, name, chosen) if chosen else kit.texts.say(f"past-any-{name}")
    kind, act = PAPER if chosen else WOOD, Act(partial(open_menu, name))
    return labelled(kit, Button(f"ui/{name}", NOWHERE, label, _SIGNS[name], kind, act=act), _HIGH_U)


def _label(kit: Toolkit, name: str, value: str) -> str:
    if name == GAME:
        return title_of(kit.texts, value)
    return kit.texts.say("past-with", name=value) if name == COMPANION else value
