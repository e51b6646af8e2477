"""Choices of a document: actions with their picks, verbs, prompts after a pick, and reasons against one."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from circus.ui.input.chooser import Chooser
from circus.ui.input.picker import VERB, Picker
from circus.ui.phones.scene import Scene
from circus.ui.skins.table_view import TableChoice


def actions(shown: Scene) -> list[dict[str, Any]]:
    """Return the legal actions: canonical text, verb with its words, picks."""
    words = {verb: shown.say(f"{shown.game}-verb-{verb}") for verb in _verbs(shown)}
    return [
        {"text": str(each), "verb": each.verb, "label": words[each.verb], "picks": list(each.picks)}
        for each in shown.table.choice.legal
    ]


def verbs(shown: Scene, *, offered: bool) -> list[dict[str, Any]]:
    """Return the verbs of the legal actions, with what the page's picker needs of them.

    They are `offered` if each has a button before anything is picked.
    """
    found = []
    for name in _verbs(shown):
        told, verb = shown.named(VERB + name), shown.table.game.verbs[name]
        words = {"verb": name, "label": told.title, "does": told.does}
        found.append({**words, "as_set": verb.as_set, "asks": verb.asks, "offered": offered})
    return found


def _verbs(shown: Scene) -> list[str]:
    """Return the verbs of the legal actions, in the order of the game's declaration."""
    legal = {action.verb for action in shown.table.choice.legal}
    return [verb.name for verb in shown.table.game.verbs if verb.name in legal]


def prompts(shown: Scene) -> dict[str, str]:
    """Return the prompt after each first pick, and after a number of picks of a set (`#2`).

    Those that equal the prompt before are omitted.
    """
    before = shown.skin.words.prompt(shown.texts, shown.table)
    picker = Picker(shown.table.game.verbs, tuple(shown.table.choice.legal))
    found = {}
    for key, picked in _begun(picker):
        choice = TableChoice(shown.table.choice.legal, tuple(picked.live), picked.selectable, picked.picks)
        table = replace(shown.table, choice=choice)
        words = shown.skin.words.prompt(shown.texts, table) if picked.live else ""
        if words and words != before:
            found[key] = words
    return found


def _begun(picker: Picker) -> Iterator[tuple[str, Picker]]:
    """Yield the picker after each first name, and one after each greater number of picks of a set."""
    for name in sorted(picker.selectable):
        yield name, picker.pick(name)
    sets = [each for each in picker.legal if picker.verbs[each.verb].as_set and len(each.picks) > 2]
    if sets:
        longest = max(sets, key=lambda each: len(each.picks))
        for count in range(2, len(longest.picks)):
            yield f"#{count}", replace(picker, picks=longest.picks[:count])


def why(shown: Scene, picks: Sequence[str], name: str) -> str:
    """Return why an item cannot be picked after these picks, in a sentence; "" if it can be or need not say.

    It is the rule that the table names, else the picks that have to come before.
    """
    table = shown.table
    if not table.choice.legal or name not in _known(shown):
        return ""
    chooser = Chooser(
        table.game, table.state, table.viewer, table.game.places(table.setup), tuple(table.choice.legal)
    )
    for pick in picks:
        if pick not in chooser.picker.selectable:
            return ""
        chooser.picker = chooser.picker.pick(pick)
    violation = chooser.pick_violation(name)
    if violation:
        return shown.texts.explain(violation, [seat.name for seat in table.seats])
    later = sorted({shown.say(f"{shown.game}-verb-{each.verb}") for each in chooser.after_others(name)})
    return shown.say("phone-later", verbs=shown.texts.listed(later, "list-or")) if later else ""


def _known(shown: Scene) -> set[str]:
    """Return all names that a page can ask about."""
    table = shown.table
    pieces = {piece.name for piece in table.pieces if piece.name}
    verbs = {VERB + verb.name for verb in table.game.verbs}
    picks = {pick for action in table.choice.legal for pick in action.picks}
    return pieces | verbs | picks | set(table.game.places(table.setup))
