"""Paper chips over Clearing House's board: the odds of a shot, the cost of a step."""

from pygame import Surface

from circus.games.clearing_house.numbers import SIDES
from circus.ui.gfx import svg, theme
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets.panel import Panel
from circus.ui.skins.clearing_house.spec import ART, CHIP_U

MARGIN_U = 14.0
_TEXT_U = 22.0
"""Its size follows the screen, not the text size, so that it covers no figure."""


def odds(kit: Toolkit, needs: int, number: int) -> Surface:
    """Return the least die that hits mobster `number`, and its probability (CH-21)."""
    share = round(100 * (SIDES + 1 - needs) / SIDES)
    if needs == 1:
        return _bubble(kit, f"emblem_{number}", "tick", kit.texts.say("clearing_house-table-sure"))
    words = kit.texts.say("clearing_house-table-odds", needs=needs, share=share)
    return _bubble(kit, f"emblem_{number}", f"die_{needs}", words)


def cost(kit: Toolkit, count: int, number: int) -> Surface:
    """Return the number of hearts that a step would cost a mobster."""
    return _bubble(kit, f"emblem_{number}", "heart_cracked", f"-{count}")


@painted
def _bubble(kit: Toolkit, emblem: str, picture: str, words: str) -> Surface:
    """Return a paper chip: the emblem of the mobster, a pictogram and a few words."""
    pictures = kit.sprites.svg(f"{ART}{emblem}", height_u=30), kit.sprites.svg(f"{ART}{picture}", height_u=29)
    size = _TEXT_U * 100 / kit.fonts.text_size
    line = kit.fonts.line(words, "display", size, theme.INK)
    wide = 88 + kit.units.u(line.get_width())
    panel = Panel(kit, (kit.units.px(wide), kit.units.px(CHIP_U)), MARGIN_U)
    middle = CHIP_U / 2
    panel.shadow(svg.box(0, 0, wide, CHIP_U, "#FFFFFF", radius=13), 2, 4, 5, 0.5)
    panel.vector(svg.framed(1.3, 1.3, wide - 2.6, CHIP_U - 2.6, theme.PAPER, "#5A3A22", 2.6, radius=12))
    for drawn, x in zip(pictures, (24, 58), strict=True):
        panel.put(drawn, x, middle)
    panel.put(line, 78 + kit.units.u(line.get_width()) / 2, middle)
    return panel.surface
