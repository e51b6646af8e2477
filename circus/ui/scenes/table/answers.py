"""Answers to "What is this?": name, whether the item can be used now, and its rules."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pygame import Rect

from circus.content.texts import Texts
from circus.core.action import Action
from circus.ui.gfx.clear_place import Areas
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import AnswerCard, Target
from circus.ui.input.chooser import Chooser
from circus.ui.input.picker import VERB
from circus.ui.scenes.rulebook.text import anchors
from circus.ui.skins.about import BUTTON, NAMELESS, PROMPT, SEAT, ZONE, InspectableItem, about
from circus.ui.skins.skin import Skin
from circus.ui.skins.table_view import TableView


@dataclass(frozen=True)
class Explanation:
    """Answer about an item.

    Attributes:
        title, does: its name and its effect.
        use: why it can or cannot be used now; "" for an item that is never used.
        can: whether it can be used.
        anchor: its place in the rulebook; "" for none.
    """

    title: str
    does: str
    use: str = ""
    can: bool = False
    anchor: str = ""


@dataclass(frozen=True)
class OpenExplanation:
    """Item with its open card; `lit` are the items that the card refers to."""

    target: Target
    answer: Explanation
    lit: tuple[str, ...] = ()

    def card(self, kit: Toolkit, subject: Rect, areas: Areas) -> AnswerCard:
        """Return the card next to the item, whose box is `subject`."""
        answer, button = self.answer, kit.texts.say("table-what-rules")
        return AnswerCard(subject, answer.title, answer.does, answer.use, answer.can, button, areas)


def answer(
    texts: Texts,
    skin: Skin,
    table: TableView,
    chooser: Chooser | None,
    item: InspectableItem,
    *,
    past: bool = False,
) -> Explanation:
    """Return the answer about an item for the viewer; `chooser` is their choice, if it is their turn.

    In the `past`, no item can be used.
    """
    facts = about(texts, table, item, skin.words.known(table, item))
    use, can, rule = ("", False, "") if past else _use(texts, table, chooser, item)
    return Explanation(facts.title, facts.does, use, can, _anchor(texts, table, [rule, *facts.anchors]))


def _anchor(texts: Texts, table: TableView, wished: Sequence[str]) -> str:
    """Return the first of these anchors that the rulebook has."""
    known = anchors(table.game.name, texts)
    return next((each for each in wished if each and known.issuperset(each.split(", "))), "")


def asked_at(texts: Texts, table: TableView, chooser: Chooser) -> str:
    """Return the anchors of the current choices in the rulebook; "" for none."""
    known = anchors(table.game.name, texts)
    verbs = dict.fromkeys(f"verb-{action.verb}" for action in chooser.picker.live)
    return ", ".join(verb for verb in verbs if verb in known)


def _use(
    texts: Texts, table: TableView, chooser: Chooser | None, item: InspectableItem
) -> tuple[str, bool, str]:
    """Return why an item can or cannot be used now, whether it can, and the rule behind that."""
    if item == PROMPT and chooser is not None:
        return "", False, asked_at(texts, table, chooser)
    if item.kind in (BUTTON, ZONE) or item.name.startswith(NAMELESS):
        return "", False, ""
    if chooser is None:
        waited = texts.listed([table.seats[seat].name for seat in table.acting])
        text = texts.say("table-waiting", name=waited) if waited and item.kind != SEAT else ""
        return text, False, ""
    picker = chooser.picker
    if item.name in picker.picks:
        return texts.say("table-what-picked"), True, ""
    if chooser.is_in_between(item.name):
        return texts.say("table-what-put-back"), False, ""
    way = chooser.way_to(item.name)
    if way and item.name.startswith(VERB):
        return texts.say("table-what-now" if way is picker else "table-what-put-back"), way is picker, ""
    if way:
        after = way.pick(item.name)
        return _verbs(texts, table, "table-what-can", [after.done] if after.done else after.live), True, ""
    if item.name.startswith(f"{SEAT}/") and not picker.picks:
        return "", False, ""
    return _cannot(texts, table, chooser, item)


def _cannot(texts: Texts, table: TableView, chooser: Chooser, item: InspectableItem) -> tuple[str, bool, str]:
    """Return the rule against an item's use, or the picks that it requires first."""
    why = chooser.pick_violation(item.name)
    if why:
        return texts.explain(why, [seat.name for seat in table.seats]), False, why.rule
    later = chooser.after_others(item.name)
    if later:
        return _verbs(texts, table, "table-what-later", later), False, ""
    is_explained = item.kind != SEAT and (chooser.picker.picks or item.place)
    return texts.say("table-not-now") if is_explained else "", False, ""


def _verbs(texts: Texts, table: TableView, key: str, actions: Iterable[Action]) -> str:
    """Return the verbs of an item, in a sentence."""
    labels = sorted({texts.say(f"{table.game.name}-verb-{action.verb}") for action in actions})
    return texts.say(key, verbs=texts.listed(labels, "list-or"))
