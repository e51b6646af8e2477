"""Words of a reaction window: who plays what on whom, and what happens if nobody intervenes."""

from circus.content.texts import Texts
from circus.games.clearing_house.cards import ABDUCT, CARDS, INTERVENE
from circus.games.clearing_house.facts import WindowSubject, damage_of, is_deadly
from circus.ui.skins.clearing_house.board import state_of
from circus.ui.skins.clearing_house.spec import ODDS
from circus.ui.skins.table_view import TableView


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
