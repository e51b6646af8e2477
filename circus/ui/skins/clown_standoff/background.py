"""Background of Clown Standoff: the ring at night, a pool of light, a beam, and the drum in the middle."""

from pygame import Surface

from circus.content.levels.layouts import Zone
from circus.ui.gfx.backgrounds.tent import spotlight
from circus.ui.gfx.easel import Easel
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.skins.clown_standoff.spec import ART
from circus.ui.skins.table_view import TableView

POOL = (
    (0, "#FFFFFF"),
    (0.45, "#FBF0E2"),
    (0.62, "#D9C4BC"),
    (0.78, "#978395"),
    (0.92, "#655678"),
    (1, "#574A72"),
)
"""A lamp with a steep edge: bright on the table, plum outside."""


def background(kit: Toolkit, table: TableView) -> Surface:
    """Return the ring with its light and the drum."""
    return _ring(kit, table.layout.zones["drum"])


@painted
def _ring(kit: Toolkit, drum: Zone) -> Surface:
    sheet, units = kit.fresh_background("ring"), kit.units
    easel = Easel.over(sheet, units)
    middle = drum.y - drum.height * 0.08
    reach = (units.width_u * 0.56, units.height_u * (0.5 if units.portrait else 0.6))
    easel.lamp((drum.x, middle), reach, POOL)
    foot = (drum.x - drum.width * 0.66, drum.x + drum.width * 0.66, middle + drum.height * 0.3)
    easel.beam(spotlight(drum.x - units.width_u * 0.16, foot), 16, 0.13)
    easel.glow((drum.x, middle), (drum.width * 0.8, drum.height * 0.9), "#241806")
    sprite = kit.sprites.svg(f"{ART}drum", width_u=drum.width)
    sheet.blit(sprite, sprite.get_rect(center=units.point(drum.x, drum.y)))
    return sheet
