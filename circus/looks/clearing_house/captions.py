"""The words of Clearing House's table: captions with their pictures, prompts, tips, the game's own button."""

from pygame import Surface

from circus.core.event import Event
from circus.games.clearing_house.facts import is_drafting, left_neighbour
from circus.games.clearing_house.state import DISCARD, FLEE, OVER, WINDOW
from circus.looks import plain
from circus.looks.captions import Caption
from circus.looks.clearing_house.board import state_of
from circus.looks.clearing_house.spec import ART
from circus.looks.table_view import TableView
from circus.stage.toolkit import Toolkit
from circus.texts import Texts

_PICTURES = {
    "armor": "shield", "negate": "shield_used", "damage": "heart_lost", "death": "heart_lost",
    "ambush": "trap_badge", "take_trap": "trap_badge", "trap": "trap_shut", "police": "tape_roll",
    "round": "tape_roll", "skip": "skip_turn", "end": "flag", "first": "flag", "duel": "flag",
    "intervene": "intervene_hand", "cancel": "intervene_hand", "steal": "card_abduct",
}  # fmt: skip


def caption(texts: Texts, event: Event, table: TableView) -> Caption:
    """What happened, with the card, die, token or tape that it tells of."""
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
    """The sprite of that name; a broad one is smaller."""
    if not picture:
        return None
    return kit.sprites.svg(picture, height_u=min(30.0, 32 / kit.sprites.ratio(picture)))


def prompt(texts: Texts, table: TableView) -> str:
    """What to do, or whom the table waits for."""
    if table.viewer in table.acting and not table.live:
        return ""
    return _prompt(texts, table) or plain.prompt(texts, table)


def _prompt(texts: Texts, table: TableView) -> str:
    """What the viewer does or watches; "" for the general prompt."""
    state, viewer = state_of(table), table.viewer
    if state.phase == OVER:
        return ""
    if viewer >= 0 and viewer not in state.living:
        return texts.say("clearing_house-table-you-watch")
    if is_drafting(state):
        return _draft(texts, table)
    if state.phase == WINDOW:
        return texts.say("clearing_house-table-all-answer")
    if state.phase in (DISCARD, FLEE) and state.taped >= 0 and viewer not in table.acting:
        return texts.say("clearing_house-table-police-waits", name=table.seats[state.taped].name)
    return ""


def _draft(texts: Texts, table: TableView) -> str:
    state, viewer = state_of(table), table.viewer
    if viewer in state.drafters and state.chosen[viewer] >= 0:
        return texts.say("clearing_house-table-kept")
    if viewer not in state.drafters or viewer not in table.acting:
        return texts.say("clearing_house-table-all-draft")
    onward = left_neighbour(state, viewer)
    return texts.say("clearing_house-table-keep-one", name=table.seats[onward].name)


def tip(texts: Texts, table: TableView, name: str) -> str:
    """What a card does."""
    kind, _, card = name.partition("/")
    return texts.say(f"clearing_house-help-{card}") if kind == "card" else ""


def verbs(table: TableView) -> list[str]:
    """Only the end of the turn: all else is named by what is picked."""
    return ["verb/end"] if "verb/end" in table.wanted and not table.picks else []
