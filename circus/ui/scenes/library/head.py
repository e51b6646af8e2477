"""Head of the list of past games: the list switch, and filters by game and person."""

from collections.abc import Sequence

from circus import games
from circus.lab.day.words import title_of
from circus.session.past_games import ALL, FINISHED, UNFINISHED, RecordFilter
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Button, PointMenuEntry
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

MORE, ANY = "/more", "/any"
_HIGH_U, _GAP_U, _ROW_GAP_U = 48.0, 12.0, 10.0
_SIGNS = {GAME: "cards", PERSON: "person", COMPANION: "people"}


def filter_row(
    kit: Toolkit, filters: RecordFilter, in_bin: bool, extra: tuple[str, str, str] | None, room: float
) -> Part:
    """Return the lists, the filters except in the bin, and `extra` (name, key, icon) at the right."""
    lists = [(name, kit.texts.say(f"past-list-{name}")) for name in LISTS]
    parts = [switched(kit, "ui/list", lists, BIN if in_bin else filters.course, room)]
    if not in_bin:
        parts += [_filter(kit, filters, name) for name in _SIGNS]
    if extra:
        name, key, sign = extra
        parts.append(labelled(kit, Button(name, NOWHERE, kit.texts.say(key), sign), _HIGH_U))
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
    kit: Toolkit, filters: RecordFilter, name: str, names: Sequence[str], page: int
) -> list[PointMenuEntry]:
    """Return the lines of a filter's menu.

    They are "any", then a page of the names, the chosen one ticked, then "more". Their targets are
    `ui/NAME/NUMBER` in the order of `names`, `ui/NAME/any` and `ui/NAME/more`.
    """
    texts, chosen, first = kit.texts, str(getattr(filters, name)), page * MAX_NAMES
    entries = [PointMenuEntry(f"ui/{name}{ANY}", texts.say(f"past-any-{name}"), "" if chosen else "check")]
    entries += [
        PointMenuEntry(f"ui/{name}/{number}", _label(kit, name, each), "check" if each == chosen else "")
        for number, each in enumerate(names[first : first + MAX_NAMES], first)
    ]
    if len(names) > MAX_NAMES:
        entries.append(PointMenuEntry(f"ui/{name}{MORE}", texts.say("past-more"), "down"))
    return entries


def games_in_order(kit: Toolkit) -> Sequence[str]:
    """Return the games to choose from, with their messages loaded."""
    names = games.in_order()
    for name in names:
        kit.texts.add_game(name)
    return names


def _filter(kit: Toolkit, filters: RecordFilter, name: str) -> Part:
    """Return a button with the current filter; an active one looks like paper."""
    chosen = str(getattr(filters, name))
    label = _label(kit, name, chosen) if chosen else kit.texts.say(f"past-any-{name}")
    button = Button(f"ui/{name}", NOWHERE, label, _SIGNS[name], PAPER if chosen else WOOD)
    return labelled(kit, button, _HIGH_U)


def _label(kit: Toolkit, name: str, value: str) -> str:
    if name == GAME:
        return title_of(kit.texts, value)
    return kit.texts.say("past-with", name=value) if name == COMPANION else value
