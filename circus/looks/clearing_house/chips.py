"""Paper chips over the board of Clearing House: the odds of a shot, what a step would cost."""

from pygame import Surface

from circus.games.clearing_house.board import least_die
from circus.games.clearing_house.facts import HIT_CHANCE
from circus.looks.clearing_house.spec import ART, CHIP_U
from circus.stage import svg, theme
from circus.stage.painted import painted
from circus.stage.toolkit import Toolkit
from circus.stage.widgets.panel import Panel

MARGIN_U = 14.0


def odds(kit: Toolkit, far: int) -> Surface:
    """From which number on a shot at this distance hits, and how often (CH-21)."""
    needs, share = least_die(far), round(100 * HIT_CHANCE[far])
    if needs == 1:
        return _bubble(kit, "tick", kit.texts.say("clearing_house-table-sure"))
    words = kit.texts.say("clearing_house-table-odds", needs=needs, share=share)
    return _bubble(kit, f"die_{needs}", words)


def cost(kit: Toolkit, count: int) -> Surface:
    """How many hearts a step would cost."""
    return _bubble(kit, "heart_lost", f"-{count}")


@painted
def _bubble(kit: Toolkit, picture: str, words: str) -> Surface:
    """A paper chip with a tip below: a pictogram and a few words."""
    size = 25.0
    text = min(190.0, kit.fonts.width_u(words, "display", size))
    wide = text + 78
    panel = Panel(kit, (kit.units.px(wide), kit.units.px(CHIP_U)), MARGIN_U)
    middle = panel.width_u / 2
    shape = (
        f"M14 0 H{wide - 14:.1f} Q{wide:.1f} 0 {wide:.1f} 13 V{CHIP_U - 26} Q{wide:.1f} {CHIP_U - 12} "
        f"{wide - 14:.1f} {CHIP_U - 12} H{middle + 13:.1f} L{middle:.1f} {CHIP_U} L{middle - 13:.1f} "
        f"{CHIP_U - 12} H14 Q0 {CHIP_U - 12} 0 {CHIP_U - 26} V13 Q0 0 14 0 Z"
    )
    panel.shadow(svg.path(shape, svg.filled("#FFFFFF")), 2, 4, 5, 0.5)
    panel.vector(svg.path(shape, svg.lined("#5A3A22", 2.6, fill=theme.PAPER)))
    panel.put(kit.sprites.svg(f"{ART}{picture}", height_u=29), 30, (CHIP_U - 12) / 2)
    panel.write(
        words, "display", size, theme.INK, 54, (CHIP_U - 12) / 2, anchor="midleft", max_width_u=wide - 64
    )
    return panel.surface
