"""The window for reactions of Clearing House: who plays what on whom, the pile, the clock, the answers."""

from dataclasses import replace

from pygame import Surface

from circus.games.clearing_house.cards import CARDS
from circus.games.clearing_house.facts import Question, question_of
from circus.games.clearing_house.state import HEARTS
from circus.levels.layouts import Zone
from circus.looks.clearing_house import pile
from circus.looks.clearing_house.answers import Answer, Painting, Wish, answering
from circus.looks.clearing_house.board import state_of
from circus.looks.clearing_house.map import small_map
from circus.looks.clearing_house.painter import card, outline
from circus.looks.clearing_house.question import price, what
from circus.looks.clearing_house.seats import figure
from circus.looks.clearing_house.spec import ANGRY, ART, CARD, HURT
from circus.looks.plain import NORMAL
from circus.looks.table_view import TableView
from circus.session.reactions import MODES
from circus.stage import svg, theme
from circus.stage.compositor import Item
from circus.stage.painted import painted
from circus.stage.toolkit import Toolkit
from circus.stage.widgets import Button, Plate, Pose, Ribbon, Widget, icon
from circus.stage.widgets.boards import NO_EDGE
from circus.stage.widgets.panel import Panel

LAYER = theme.LAYER_MODAL
CARD_TILT = -3.0
MAP_U = 300.0
NAME_PLATE = 250.0, 54.0
ARROW_OFF_U = 30.0
"""From the card's edge to the middle of an arrow."""


def window(kit: Toolkit, table: TableView) -> list[Widget]:
    """The whole window, the lowest first."""
    question = question_of(state_of(table))
    assert question is not None
    asked = bool(table.legal)
    zones = table.layout.zones
    items = _people(kit, table, question) + _card(kit, table, question)
    items += answering(kit, table, zones["window/answers"])
    items += pile.drawn(kit, table, zones["window/stack"])
    items.append(_line(kit, table, zones["window/line"], asked))
    ribbon = zones["window/prompt"]
    words = what(kit.texts, table, question)
    if asked:
        words = kit.texts.say("clearing_house-react-asked", what=words)
    menu = zones["button/menu"]
    found: list[Widget] = [
        Painting(items),
        Ribbon(ribbon.x, ribbon.y, words, asked, ribbon.width, layer=LAYER),
        Button("ui/menu", box_of(menu), kit.texts.say("table-menu"), "menu", layer=LAYER),
    ]
    return found + (_choices(kit, table, question) if asked else []) + _wishes(kit, table)


def box_of(zone: Zone) -> tuple[float, float, float, float]:
    """Left, top, width, height of a zone."""
    return zone.x - zone.width / 2, zone.y - zone.height / 2, zone.width, zone.height


def _choices(kit: Toolkit, table: TableView, question: Question) -> list[Widget]:
    """To let it happen, or to intervene; who has no card sees a lock there, and nobody else does."""
    say, zones = kit.texts.say, table.layout.zones
    able = "verb/intervene" in table.wanted
    cost = say(f"clearing_house-react-cost-{state_of(table).config.intervene}")
    lacks = say("clearing_house-react-no-card")
    return [
        Answer("verb/allow", box_of(zones["verb/allow"]), say("clearing_house-verb-allow"),
               price(kit.texts, table, question), "allow"),
        Answer("verb/intervene", box_of(zones["verb/intervene"]), say("clearing_house-verb-intervene"),
               cost if able else lacks, "intervene_hand", able),
    ]  # fmt: skip


def _wishes(kit: Toolkit, table: TableView) -> list[Widget]:
    """When this person wants to be asked."""
    assert table.asking is not None
    if not table.asking.mode:
        return []
    zone = table.layout.zones["window/ask"]
    left, top, width, height = box_of(zone)
    head = 54.0
    high = (height - head - 10) / len(MODES)
    say = kit.texts.say
    found: list[Widget] = [Painting(pile.board(kit, zone, say("clearing_house-react-wish")))]
    for number, mode in enumerate(MODES):
        box = (left + 14, top + head + number * high, width - 28, high - 8)
        words = say(f"clearing_house-react-wish-{mode}"), say(f"clearing_house-react-wish-{mode}-help")
        found.append(Wish(f"ui/ask/{mode}", box, *words, mode == table.asking.mode))
    return found


def _line(kit: Toolkit, table: TableView, zone: Zone, asked: bool) -> Item:
    """The same time for all; or why this person is not asked now."""
    assert table.asking is not None
    state, say = state_of(table), kit.texts.say
    key = "same-time"
    if not asked and table.asking.mode:
        if table.viewer not in table.asking.window.asked:
            key = "own-card" if table.viewer in state.living else "watching"
        elif table.viewer not in state.awaited:
            key = "answered"
        elif not table.asking.asked:
            key = f"unasked-{table.asking.mode}"
    words = kit.fonts.line(say(f"clearing_house-react-{key}"), "ui", 21, theme.CREAM, zone.width)
    return pile.centred(kit, words, zone.x, zone.y)


def _people(kit: Toolkit, table: TableView, question: Question) -> list[Item]:
    """Who plays the card and whom it is aimed at, or where; arrows between."""
    zones = table.layout.zones
    start, end, middle = zones["window/from"], zones["window/to"], zones["window/card"]
    mood = f"_{ANGRY}" if question.victim >= 0 else ""
    items = _person(kit, table, start, question.actor, mood, False)
    if question.victim >= 0 and question.cell >= 0:
        upper, lower = halves(end)
        items += _person(kit, table, upper, question.victim, f"_{HURT}", question.at_stake)
        items.append(pile.centred(kit, small_map(kit, table, question, lower.width), lower.x, lower.y))
    elif question.victim >= 0:
        items += _person(kit, table, end, question.victim, f"_{HURT}", question.at_stake)
    elif question.cell >= 0:
        items.append(pile.centred(kit, small_map(kit, table, question, MAP_U), end.x, middle.y))
    arrows = [middle.x - middle.width / 2 - ARROW_OFF_U]
    if question.victim >= 0 or question.cell >= 0:
        arrows.append(middle.x + middle.width / 2 + ARROW_OFF_U)
    picture = _arrows(kit)
    return items + [pile.centred(kit, picture, x, middle.y + 6) for x in arrows]


def halves(zone: Zone) -> tuple[Zone, Zone]:
    """Who is carried off above, where to below; the name stands under both."""
    high = zone.size * 0.54
    upper = replace(zone, y=zone.y - zone.size / 2 + high / 2, size=high)
    lower = replace(zone, y=zone.y + zone.size / 2 - zone.size * 0.21, width=zone.size * 0.42)
    return upper, lower


def _person(kit: Toolkit, table: TableView, zone: Zone, seat: int, mood: str, at_stake: bool) -> list[Item]:
    """A figure, and name and hearts below its zone; the heart at stake is broken."""
    sprite = kit.sprites.svg(f"{ART}figure_{figure(table, seat)}{mood}", height_u=zone.size)
    wide, high = NAME_PLATE
    whole = table.layout.zones[zone.name]
    low = whole.y + whole.size / 2
    y = low + 14 + high / 2
    items = [
        Item(LAYER, each.surface, each.x, each.y)
        for each in Plate((zone.x - wide / 2, y - high / 2, wide, high), "navy", NO_EDGE).items(kit, Pose())
    ]
    state = state_of(table)
    words = kit.texts.say("clearing_house-react-you") if seat == table.viewer else table.seats[seat].name
    name = kit.fonts.line(words, "display", theme.NAME_U, theme.PAPER, wide - 126)
    left, middle = kit.units.point(zone.x - wide / 2 + 16, y)
    items.append(pile.centred(kit, sprite, zone.x, zone.y))
    items.append(Item(LAYER, name, left, middle - name.get_height() // 2))
    for number in range(HEARTS):
        broken = at_stake and number == state.hearts[seat] - 1
        items.append(
            pile.centred(
                kit,
                _heart(kit, number < state.hearts[seat], broken),
                zone.x + wide / 2 - 100 + number * 25,
                y,
            )
        )
    return items


def _heart(kit: Toolkit, held: bool, broken: bool) -> Surface:
    """A heart as on the plates; one that is at stake has a crack."""
    name = "heart_cracked" if broken else "heart" if held else "heart_lost"
    return kit.sprites.svg(f"{ART}{name}", height_u=22)


def _card(kit: Toolkit, table: TableView, question: Question) -> list[Item]:
    """The card that is asked about, large, leaning a little."""
    zone = table.layout.zones["window/card"]
    face = card(kit, CARD, CARDS[question.card], zone.size, NORMAL)
    sprites = kit.sprites
    shadow = sprites.tilted(sprites.shadow(outline(kit, zone.size), 9, 0.5), CARD_TILT)
    return [
        pile.centred(kit, shadow, zone.x + 9, zone.y + 14),
        pile.centred(kit, sprites.tilted(face, CARD_TILT), zone.x, zone.y),
    ]


def _arrows(kit: Toolkit) -> Surface:
    """Two large heads of an arrow, in cream: nothing here can be picked."""
    lines = "".join(
        svg.path(f"M{x} 10 L{x + 30} 44 L{x} 78", svg.lined(colour, thick))
        for thick, colour in ((20, "#3A0F16"), (11, theme.CREAM))
        for x in (14, 42)
    )
    return kit.sprites.svg_text(svg.document(88, 88, lines), 62, 62)


def window_clock(kit: Toolkit, table: TableView, share: float) -> list[Item]:
    """The clock of the window: a bar that runs down, as long for everybody."""
    zone = table.layout.zones["window/timer"]
    frame = _bar(kit, zone.width, zone.height)
    rect = kit.units.rect(*box_of(zone))
    margin = kit.units.px(_MARGIN_U)
    items = [Item(LAYER, frame, rect.x - margin, rect.y - margin)]
    face = icon(kit, "clock", 30, theme.CREAM)
    items.append(pile.centred(kit, face, zone.x - zone.width / 2 - 28, zone.y))
    inset = kit.units.px(3)
    width = round((rect.w - 2 * inset) * share)
    if width > 0:
        full = _sand(kit, zone.width, zone.height)
        items.append(
            Item(LAYER, full.subsurface((0, 0, width, full.get_height())), rect.x + inset, rect.y + inset)
        )
    return items


_MARGIN_U = 8.0


@painted
def _bar(kit: Toolkit, width_u: float, height_u: float) -> Surface:
    panel = Panel(kit, (kit.units.px(width_u), kit.units.px(height_u)), _MARGIN_U)
    wide, high = panel.width_u, panel.height_u
    panel.vector(
        svg.framed(0.8, 0.8, wide - 1.6, high - 1.6, "#120D18", theme.CREAM, 1.6, radius=high / 2 - 0.8)
    )
    return panel.surface


@painted
def _sand(kit: Toolkit, width_u: float, height_u: float) -> Surface:
    inset = kit.units.px(3)
    panel = Panel(kit, (kit.units.px(width_u) - 2 * inset, kit.units.px(height_u) - 2 * inset))
    panel.vector(svg.box(0, 0, panel.width_u, panel.height_u, "#FFF1D0", radius=panel.height_u / 2))
    return panel.surface
