"""Areas of a table around a slip about an item: those that it must not cover, and should not."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

from circus.ui.gfx.clear_place import Areas
from circus.ui.gfx.widgets import Target
from circus.ui.gfx.widgets.answers import CARD
from circus.ui.gfx.widgets.overlays import AWAY
from circus.ui.input.picker import VERB
from circus.ui.scenes.table import sight
from circus.ui.scenes.table.context import TableContext
from circus.ui.scenes.table.tabletop import WHY
from circus.ui.skins.about import BUTTON

_POSTER = 1 / 20
"""Share of the window above which a counter is a poster."""


class Information(NamedTuple):
    """Areas of a table that inform.

    Attributes:
        lines: the goal, counters, plates, and marks over the pieces. Counters only while something is drawn
            there.
        labels: the other small drawings on the table.
        posters: large counters; a slip beside its item hides only a part of them.
    """

    lines: list[Rect]
    labels: list[Rect]
    posters: list[Rect]


def areas_around(table: TableContext, name: str) -> Areas:
    """Return the areas around a card about an item.

    Prompt, choices, hand, plate and buttons must stay free, and all that informs except posters.
    """
    return areas_among(table, table.owner.targets(), name)


def areas_among(table: TableContext, targets: Sequence[Target], name: str, *, is_near: bool = False) -> Areas:
    """Return the same areas if only these targets can be clicked; an open overlay hides the others.

    For a slip that has to be near its item, the last event and labels should stay free, except those among
    the pieces, which must.
    """
    kit, skin, view, placed = table.kit, table.skin, table.view, table.director.placed
    free, buttons, disabled = sight.prompt(kit, skin, view), list[Rect](), list[Rect]()
    lines, labels, spare = information(table)
    caption = table.tabletop.caption_boxes() if name != WHY else []
    lines += sight.drawn(kit, skin, view, placed) if is_near else [*caption, *labels]
    spare += [*caption, *labels] if is_near else []
    is_open = False
    for each in targets:
        if each.wanted or each.name.startswith(VERB) or (is_open and each.name not in (name, CARD)):
            free.append(each.rect)
        elif each.name == AWAY:
            is_open, buttons, disabled, lines, spare = True, [], [], [], []
        elif each.name.startswith(f"{BUTTON}/") and each.name not in (name, CARD, WHY):
            (buttons if each.enabled else disabled).append(each.rect)
        elif each.name not in (name, CARD):
            spare.append(each.rect)
    return Areas([*free, *sight.own(kit, skin, view, placed), *buttons, *lines, *disabled], spare)


def information(table: TableContext) -> Information:
    """Return the areas of a table that inform."""
    kit, skin, view = table.kit, table.skin, table.view
    labels, marks = sight.labels(kit, skin, view), sight.marks(kit, skin, view, table.director.placed)
    counters = [area for area in sight.counters(kit, view) if area.collidelist([*labels, *marks]) != -1]
    posters = [area for area in counters if not sight.is_small(kit, area, _POSTER)]
    lines = [
        *sight.goal(kit, skin, view),
        *(area for area in counters if area not in posters),
        *sight.plates(kit, view),
        *marks,
    ]
    others = [area for area in labels if not any(each.collidepoint(area.center) for each in posters)]
    return Information(lines, others, posters)
