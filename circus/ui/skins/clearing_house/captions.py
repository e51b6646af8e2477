"""Words of Clearing House's table: captions with their pictures, prompts, the game's own button."""

from pygame import Surface

from circus.content.texts import Texts
from circus.core.event import Event
from circus.games.clearing_house.facts import is_drafting, left_neighbour, question_of
from circus.games.clearing_house.state import DISCARD, FLEE, OVER, WINDOW
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.skins import plain
from circus.ui.skins.about import SEAT, InspectableItem, Known
from circus.ui.skins.captions import Caption
from circus.ui.skins.clearing_house.board import state_of
from circus.ui.skins.clearing_house.question import what
from circus.ui.skins.clearing_house.spec import ART, KEPT
from circus.ui.skins.clearing_house.window import is_shown
from circus.ui.skins.table_view import TableView

_PICTURES = {
    "armor": "shield", "negate": "shield_used", "damage": "heart_cracked", "death": "heart_cracked",
    "ambush": "trap_badge", "take_trap": "trap_badge", "trap": "trap_shut", "police": "tape_roll",
    "round": "tape_roll", "skip": "skip_turn", "end": "flag", "first": "flag", "duel": "flag",
    "begin": "flag", "intervene": "intervene_hand", "cancel": "intervene_hand", "steal": "card_abduct",
}  # fmt: skip


def caption(texts: Texts, event: Event, table: TableView) -> Caption:
    """Return the caption of an event, with the picture of its card, die, token or tape."""
    return plain.caption(texts, event, table)._replace(picture=f"{ART}{_picture(event)}")


def _picture(event: Event) -> str:
    facts = event.facts
    if event.kind == "roll":
        return f"die_{facts['die']}"
    if event.kind == "play":
        return f"card_{facts['picks'][0].partition('/')[2]}"
    if "card" in facts:
        return f"card_{facts['card'].partition('/')[2]}"
    return _PICTURES.get(event.kind, "card_back")


def caption_picture(kit: Toolkit, picture: str) -> Surface | None:
    """Return the sprite of that name; a wide one is smaller."""
    if not picture:
        return None
    return kit.sprites.svg(picture, height_u=min(30.0, 32 / kit.sprites.ratio(picture)))


def prompt(texts: Texts, table: TableView) -> str:
    """Return the instruction to the viewer, or the person whom the table waits for."""
    if state_of(table).phase == WINDOW:
        return _announced(texts, table)
    if table.viewer in table.acting and not table.choice.live:
        return ""
    return _prompt(texts, table) or plain.prompt(texts, table)


def _prompt(texts: Texts, table: TableView) -> str:
    """Return the game's own prompt of the viewer; "" for the general one."""
    state, viewer = state_of(table), table.viewer
    if state.phase == OVER:
        return ""
    if viewer >= 0 and viewer not in state.living:
        return texts.say("clearing_house-table-you-watch")
    if is_drafting(state):
        return _draft(texts, table)
    if state.phase in (DISCARD, FLEE) and state.taped >= 0 and viewer not in table.acting:
        return texts.say("clearing_house-table-police-waits", name=table.seats[state.taped].name)
    return ""


def _announced(texts: Texts, table: TableView) -> str:
    """Return the announced action, unless a strip shows it."""
    question = question_of(state_of(table))
    return "" if question is None or is_shown(table) else what(texts, table, question)


def _draft(texts: Texts, table: TableView) -> str:
    state, viewer = state_of(table), table.viewer
    if viewer in state.drafters and state.chosen[viewer] >= 0:
        return texts.say("clearing_house-table-kept", others=plain.still_choosing(texts, table))
    if viewer not in state.drafters or viewer not in table.acting:
        is_early = len(table.acting) > plain.MAX_NAMED or not table.acting
        key = "clearing_house-table-all-draft"
        return texts.say(key) if is_early else plain.still_choosing(texts, table)
    onward = left_neighbour(state, viewer)
    return texts.say("clearing_house-table-keep-one", name=table.seats[onward].name)


def known(table: TableView, item: InspectableItem) -> Known:
    """Return the facts of a seat and its figure: hearts, cards, traps, armor and owed turns."""
    kind, _, seat = item.name.partition("/")
    if kind == KEPT:
        return Known("card-kept-own", {"card": item.face})
    if kind != SEAT or not seat.isdigit():
        return Known()
    state, number = state_of(table), int(seat)
    facts = {"hearts": state.hearts[number], "cards": state.sizes[number], "traps": state.supply[number]}
    facts |= {"armor": state.armor[number], "owed": state.owed[number], "seat": number}
    return Known(facts=facts)


def verbs(table: TableView) -> list[str]:
    """Return the end of the turn only: all other verbs follow from the picks."""
    return ["verb/end"] if "verb/end" in table.choice.selectable and not table.choice.picks else []
