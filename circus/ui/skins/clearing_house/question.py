"""Words of a reaction window: who plays what on whom, and what happens if nobody intervenes."""

from circus.content.texts import Texts
from circus.games.clearing_house.cards import ABDUCT, CARDS, INTERVENE
from circus.games.clearing_house.facts import WindowSubject, damage_of, is_deadly, question_of
from circus.games.clearing_house.state import WINDOW
from circus.ui.skins.clearing_house.board import state_of
from circus.ui.skins.clearing_house.spec import ODDS
from circus.ui.skins.table_view import TableView


def announced_way(table: TableView) -> list[int]:
    """Return the spaces of actor, victim and target of the announced card that all are asked about.

    It has one space without a target, and none outside a window or in one about an Intervene.
    """
    state = state_of(table)
    question = question_of(state) if state.phase == WINDOW else None
    if question is None or question.card == INTERVENE:
        return []
    way = [state.at[question.actor]]
    way += [state.at[question.victim]] if question.victim >= 0 else []
    return way + ([question.cell] if question.cell >= 0 else [])


def what(texts: Texts, table: TableView, question: WindowSubject) -> str:
    """Return one sentence for the announced action; the viewer is "you"."""
    kind = CARDS[question.card]
    if kind == "attack" and question.victim < 0:
        kind = "attack-trap"
    elif question.victim >= 0 and question.victim == table.viewer:
        kind = f"{kind}-you"
    elif question.actor == table.viewer:
        kind = f"{kind}-mine"
    names = {"name": table.seats[question.actor].name}
    if question.victim >= 0:
        names["target"] = table.seats[question.victim].name
    return texts.say(f"clearing_house-react-{kind}", **names)


def price(texts: Texts, table: TableView, question: WindowSubject) -> str:
    """Return what happens to the viewer if nobody intervenes."""
    state, me = state_of(table), table.viewer
    if question.card == INTERVENE:
        return texts.say("clearing_house-react-let-intervene" + ("-you" if question.victim == me else ""))
    if question.victim != me:
        return texts.say("clearing_house-react-let-happen")
    damage, last = damage_of(state, question.card), str(is_deadly(state, me)).lower()
    if question.card == ABDUCT:
        trap = "-trap" if question.at_stake else ""
        return texts.say(f"clearing_house-react-let-abduct{trap}", damage=damage, last=last)
    if state.armor[me]:
        return texts.say("clearing_house-react-let-armor")
    if question.distance > 1 and ODDS in table.aids:
        share = round(100 * state.config.shots.chance[question.distance])
        return texts.say("clearing_house-react-let-shot", share=share, damage=damage, last=last)
    return texts.say("clearing_house-react-let-hit", damage=damage, last=last)
