"""The words of Clearing House's table: prompts, notices, and what they are told of the state."""

from circus.core.event import Event
from circus.games.clearing_house.state import DISCARD, DRAFT, FLEE, OVER, WINDOW
from circus.looks.clearing_house.board import state_of
from circus.looks.table_view import TableView
from circus.texts import Texts


def prompt(texts: Texts, table: TableView) -> str:
    """What the viewer does or watches; "" for the general prompt."""
    state, viewer = state_of(table), table.viewer
    if state.phase == OVER:
        return ""
    if viewer >= 0 and viewer not in state.living:
        return texts.say("clearing_house-table-you-watch")
    if state.phase == DRAFT:
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
    return texts.say("clearing_house-table-keep-one", name=table.seats[left_of(table)].name)


def left_of(table: TableView) -> int:
    """To whom the viewer's pack passes on (CH-2)."""
    state = state_of(table)
    at = state.drafters.index(table.viewer)
    return state.drafters[(at + 1) % len(state.drafters)]


def notice(texts: Texts, table: TableView, event: Event) -> str:
    """What is told over the table when it happens; "" for most events."""
    facts, state = event.facts, state_of(table)
    if event.kind == "skip":
        return texts.say("clearing_house-table-skips", name=table.seats[facts["seat"]].name)
    if event.kind == "first":
        return texts.say("clearing_house-table-begins", name=table.seats[facts["seat"]].name)
    if event.kind == "round":
        return texts.say("clearing_house-table-round-over", round=facts["round"], tape=facts["tape"])
    if event.kind == "death" and len(state.living) == 2 and table.setup.seats > 2:
        return texts.say("clearing_house-table-duel-begins")
    return ""
