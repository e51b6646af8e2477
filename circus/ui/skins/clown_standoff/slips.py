"""Written parts of Clown Standoff's table: chance slip, choice tags, risk pills, count disc."""

from pygame import Surface

from circus.ui.gfx import theme
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets.panel import Panel
from circus.ui.gfx.widgets.slips import SLIP_MARGIN_U, slip_panel
from circus.ui.skins.clown_standoff.spec import ART, SHEET

SLIP_U = 56.0
TAG_RATIO = 292 / 104
DISC_U = 46.0
_MINI_U = 38.0
_ODDS_U = 320.0
"""Room for the words on the chance slip."""
_MINIS_U = 190.0
"""Room for the small cards on the chance slip: more than six overlap."""


@painted
def slip(kit: Toolkit, hits: int, left: int) -> Surface:
    """Return the remaining pies as small cards, the Hits first, and the chance in words."""
    words = kit.texts.say("clown_standoff-table-odds", hits=hits, cards=left)
    step = min(_MINI_U * 80 / 112 + 3, _MINIS_U / left)
    beside = 18 + step * left + 10
    text = min(_ODDS_U, kit.fonts.width_u(words, "display", 23))
    wide = beside + text + 20
    panel = slip_panel(kit, wide, SLIP_U, radius=12)
    for number in range(left):
        mini = kit.sprites.svg(f"{ART}mini_{'pie' if number < hits else 'dodge'}", height_u=_MINI_U)
        panel.put(mini, 18 + step * (number + 0.5) - 2, SLIP_U / 2)
    panel.write(words, "display", 23, "#7C1620", beside, SLIP_U / 2, anchor="midleft", max_width_u=_ODDS_U)
    return panel.surface


@painted
def tag(kit: Toolkit, verb: str, title: str, how: str, pill: str, width_u: float, lit: bool) -> Surface:
    """Return one choice: pictogram, name, the gesture; `pill` is its risk, "" for none; grey if not `lit`.

    If large words leave no room, the pictogram is omitted.
    """
    height_u = width_u / TAG_RATIO
    panel = Panel(kit, (kit.units.px(width_u), kit.units.px(height_u)), SLIP_MARGIN_U)
    body = kit.sprites.svg(f"{ART}{'tag' if lit else 'tag_off'}", width_u=width_u)
    panel.put(body, 0, 0, "topleft")
    picture = kit.sprites.svg(f"{ART}choice_{verb}", height_u=height_u * 0.8)
    ink, soft = (theme.INK, "#4A372A") if lit else ("#EADFCB", theme.DISABLED_TEXT)
    left, room, apart = 104.0, width_u - 104 - 22, 0.155
    if kit.fonts.width_u(how, "ui", 19) > room or kit.fonts.width_u(title, "display", 26) > room:
        left, room, apart = 14.0, width_u - 14 - 18, 0.19
    else:
        panel.put(picture if lit else kit.sprites.tinted(picture, "#A79A90B0"), 55, height_u * 0.48)
    panel.write(
        title, "display", 26, ink, left, height_u * (0.505 - apart), anchor="midleft", max_width_u=room
    )
    panel.write(how, "ui", 19, soft, left, height_u * (0.505 + apart), anchor="midleft", max_width_u=room)
    if pill and lit:
        panel.put(_pill(kit, verb, pill), width_u - 46, 2)
    return panel.surface


def _pill(kit: Toolkit, verb: str, words: str) -> Surface:
    """Return the risk of a choice: red with a pie, or green for a safe one."""
    safe = verb == "pass"
    panel = Panel(kit, (kit.units.px(93), kit.units.px(42)))
    panel.put(kit.sprites.svg(f"{ART}{'pill_safe' if safe else 'pill_risk'}", width_u=93), 0, 0, "topleft")
    if not safe:
        panel.put(kit.sprites.svg(f"{ART}risk_pie", height_u=27), 26, 19)
    size_u = kit.fonts.fitting_u(words, "display", 21, 76 if safe else 46)
    panel.write(words, "display", size_u, theme.PAPER, 45 if safe else 60, 19.5)
    return panel.surface


@painted
def disc(kit: Toolkit, number: int) -> Surface:
    """Return the number of pies in the deck."""
    panel = Panel(kit, (kit.units.px(DISC_U), kit.units.px(DISC_U)))
    panel.put(kit.sprites.svg(f"{ART}count_disc", height_u=DISC_U), DISC_U / 2, DISC_U / 2)
    panel.write(str(number), "display", 25, theme.INK, DISC_U / 2, DISC_U / 2, max_width_u=28)
    return panel.surface


@painted
def open_place(kit: Toolkit, height_u: float) -> Surface:
    """Return a dashed gold place with chevrons, where a card can be placed."""
    frame = kit.sprites.svg(f"{ART}place", height_u=height_u).copy()
    chevrons = kit.sprites.svg(f"{ART}chevrons", height_u=height_u * SHEET.ratio * 0.5)
    frame.blit(chevrons, chevrons.get_rect(center=frame.get_rect().center))
    return frame
