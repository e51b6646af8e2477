"""The answers to "What is this?": what a thing is, whether it can be used now, where the rules tell of it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pygame import Rect

from circus.core.action import Action
from circus.input.chooser import Chooser
from circus.input.picker import VERB
from circus.looks.about import BUTTON, NAMELESS, PROMPT, SEAT, ZONE, Thing, about
from circus.looks.look import Look
from circus.looks.table_view import TableView
from circus.scenes.rulebook.text import anchors
from circus.stage.toolkit import Toolkit
from circus.stage.widgets import AnswerCard, Target
from circus.texts import Texts


@dataclass(frozen=True)
class Answer:
    """What is said of a thing.

    Attributes:
        title, does: its name and what it does.
        use: why it can or cannot be used now; "" for what is never used.
        can: whether it can.
        anchor: where the rulebook tells of it; "" if it does not.
    """

    title: str
    does: str
    use: str = ""
    can: bool = False
    anchor: str = ""


@dataclass(frozen=True)
class Asked:
    """A thing with the card about it open; `lit` are the things on the table that the card speaks of."""

    target: Target
    answer: Answer
    lit: tuple[str, ...] = ()

    def card(self, kit: Toolkit, thing: Rect, free: Sequence[Rect], spare: Sequence[Rect]) -> AnswerCard:
        """Return the card beside the thing, which lies at `thing` now."""
        said, button = self.answer, kit.texts.say("table-what-rules")
        return AnswerCard(thing, said.title, said.does, said.use, said.can, button, free, spare)


def answer(
    texts: Texts,
    look: Look,
    table: TableView,
    chooser: Chooser | None,
    thing: Thing,
    *,
    past: bool = False,
) -> Answer:
    """What is said of a thing to the eyes at the screen; `chooser` is their choice, if they are asked.

    Where the `past` is looked at, nobody uses anything.
    """
    told = about(texts, table, thing, look.known(table, thing))
    use, can, rule = ("", False, "") if past else _use(texts, table, chooser, thing)
    return Answer(told.title, told.does, use, can, _anchor(texts, table, [rule, *told.anchors]))


def _anchor(texts: Texts, table: TableView, wished: Sequence[str]) -> str:
    """Return the first of these that the rulebook has a place for."""
    known = anchors(table.game.name, texts.language)
    return next((each for each in wished if each and known.issuperset(each.split(", "))), "")


def asked_at(texts: Texts, table: TableView, chooser: Chooser) -> str:
    """Where the rulebook tells of what can be chosen now; "" if it tells of none of it."""
    known = anchors(table.game.name, texts.language)
    verbs = dict.fromkeys(f"verb-{action.verb}" for action in chooser.picker.live)
    return ", ".join(verb for verb in verbs if verb in known)


def _use(texts: Texts, table: TableView, chooser: Chooser | None, thing: Thing) -> tuple[str, bool, str]:
    """Why a thing can or cannot be used now, whether it can, and the rule behind that."""
    if thing == PROMPT and chooser is not None:
        return "", False, asked_at(texts, table, chooser)
    if thing.kind in (BUTTON, ZONE) or thing.name.startswith(NAMELESS):
        return "", False, ""
    if chooser is None:
        waited = texts.listed([table.seats[seat].name for seat in table.acting])
        told = texts.say("table-waiting", name=waited) if waited and thing.kind != SEAT else ""
        return told, False, ""
    picker = chooser.picker
    if thing.name in picker.picks:
        return texts.say("table-what-picked"), True, ""
    way = chooser.way_to(thing.name)
    if way and thing.name.startswith(VERB):
        return texts.say("table-what-now" if way is picker else "table-what-put-back"), way is picker, ""
    if way:
        after = way.pick(thing.name)
        return _verbs(texts, table, "table-what-can", [after.done] if after.done else after.live), True, ""
    if thing.name.startswith(f"{SEAT}/") and not picker.picks:
        return "", False, ""
    return _cannot(texts, table, chooser, thing)


def _cannot(texts: Texts, table: TableView, chooser: Chooser, thing: Thing) -> tuple[str, bool, str]:
    """Return the rule that keeps a thing from being used now, or what has to be chosen before it."""
    why = chooser.why_not(thing.name)
    if why:
        return texts.explain(why, [seat.name for seat in table.seats]), False, why.rule
    later = chooser.after_others(thing.name)
    if later:
        return _verbs(texts, table, "table-what-later", later), False, ""
    says = thing.kind != SEAT and (chooser.picker.picks or thing.place)
    return texts.say("table-not-now") if says else "", False, ""


def _verbs(texts: Texts, table: TableView, key: str, actions: Iterable[Action]) -> str:
    """What can be done with a thing, in a sentence."""
    labels = sorted({texts.say(f"{table.game.name}-verb-{action.verb}") for action in actions})
    return texts.say(key, verbs=texts.listed(labels, "list-or"))
