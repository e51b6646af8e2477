"""What a window for reactions asks about, in data and in words: who, which card, whom, where, the price."""

from typing import NamedTuple

from circus.games.clearing_house.cards import CARDS
from circus.looks.clearing_house.board import plan_of, state_of
from circus.looks.clearing_house.overlays import ODDS
from circus.looks.table_view import TableView
from circus.texts import Texts


class Question(NamedTuple):
    """A card that was announced, or an Intervene against one.

    Attributes:
        actor: who played it.
        card: its name.
        victim: the seat it is aimed at; -1 for none.
        cell: the space it is aimed at; -1 for none.
        far: spaces between shooter and target; 0 for other cards.
        hostile: the victim comes to harm.
        at_stake: the victim can lose a heart by it.
    """

    actor: int
    card: str
    victim: int = -1
    cell: int = -1
    far: int = 0
    hostile: bool = False
    at_stake: bool = False


def question_of(table: TableView) -> Question:
    """The question of the open window."""
    state = state_of(table)
    announced = state.announced
    assert announced is not None
    if state.chain:
        against = state.chain[-2] if len(state.chain) > 1 else announced.seat
        return Question(state.chain[-1], "intervene", against, hostile=True)
    card, target, cell = announced.code
    name = CARDS[card]
    far = 0
    if name == "ranged_attack":
        far = plan_of(table).board.distance[state.at[announced.seat]][state.at[target]]
    strikes = name in ("attack", "ranged_attack") and target >= 0
    stake = strikes and not state.armor[target]
    if name == "abduct":
        stake = bool(state.traps >> cell & 1)
    return Question(announced.seat, name, target, cell, far, target >= 0, stake)


def what(texts: Texts, table: TableView, question: Question) -> str:
    """One sentence that says what is announced; the viewer is "you"."""
    kind = question.card
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


def price(texts: Texts, table: TableView, question: Question) -> str:
    """What happens to the viewer if nobody intervenes."""
    state, me = state_of(table), table.viewer
    if question.card == "intervene":
        return texts.say("clearing_house-react-let-intervene" + ("-you" if question.victim == me else ""))
    if question.victim != me:
        return texts.say("clearing_house-react-let-happen")
    if question.card == "abduct":
        return texts.say("clearing_house-react-let-abduct")
    if state.armor[me]:
        return texts.say("clearing_house-react-let-armor")
    if question.far > 1 and ODDS in table.aids:
        return texts.say("clearing_house-react-let-shot", share=round(100 * (6 - question.far) / 6))
    return texts.say("clearing_house-react-let-hit")
