"""Areas of a table around a slip about an item: those that it must not cover, and should not."""

from collections.abc import Sequence

from pygame import Rect

from circus.ui.gfx.widgets import Target
from circus.ui.gfx.widgets.answers import CARD
from circus.ui.gfx.widgets.overlays import AWAY
from circus.ui.input.picker import VERB
from circus.ui.scenes.table import sight
from circus.ui.scenes.table.context import TableContext
from circus.ui.scenes.table.tabletop import WHY
from circus.ui.skins.about import BUTTON


def free_round(table: TableContext, name: str) -> tuple[list[Rect], list[Rect]]:
    """Return the areas that a slip about an item must not cover, and those that it should not.

    The former are prompt, choices, hand, plate, buttons, marks over the pieces, and the goal in words.
    """
    return free_among(table, table.owner.targets(), name)


def free_among(table: TableContext, targets: Sequence[Target], name: str) -> tuple[list[Rect], list[Rect]]:
    """Return the same areas if only these targets can be clicked; an open overlay hides the others."""
    kit, skin, view, placed = table.kit, table.skin, table.view, table.director.placed
    must, buttons = sight.prompt(kit, skin, view), list[Rect]()
    goal, marks = sight.goal(kit, skin, view), sight.marks(kit, skin, view, placed)
    should = [*sight.counters(kit, view), *goal * sight.WORDS_COUNT]
    is_open = False
    for each in targets:
        if each.wanted or each.name.startswith(VERB) or (is_open and each.name not in (name, CARD)):
            must.append(each.rect)
        elif each.name == AWAY:
            is_open, buttons, marks, goal, should = True, [], [], [], []
        elif each.name.startswith(f"{BUTTON}/") and each.enabled and each.name not in (name, CARD, WHY):
            buttons.append(each.rect)
        elif each.name not in (name, CARD):
            should.append(each.rect)
    return [*must, *sight.own(kit, skin, view, placed), *buttons, *marks, *goal], should
