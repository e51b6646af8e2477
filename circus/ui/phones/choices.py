"""Choices of a document: actions with their picks, verbs, prompts after a pick, and refusals."""

from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import Any

from circus.ui.input.chooser import Chooser
from circus.ui.input.picker import VERB, Picker
from circus.ui.phones.scene import Scene


def actions(shown: Scene) -> list[dict[str, Any]]:
    """Return the legal actions: canonical text, verb with its words, picks."""
    words = {verb: shown.say(f"{shown.game}-verb-{verb}") for verb in _verbs(shown)}
    return [
        {"text": str(each), "verb": each.verb, "label": words[each.verb], "picks": list(each.picks)}
        for each in shown.table.legal
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
    legal = {action.verb for action in shown.table.legal}
    return [verb.name for verb in shown.table.game.verbs if verb.name in legal]


def prompts(shown: Scene) -> dict[str, str]:
    """Return the prompt after each first pick, and after a number of picks of a set (`#2`).

    Those that equal the prompt before are omitted.
    """
    before = shown.skin.words.prompt(shown.texts, shown.table)
    picker = Picker(shown.table.game.verbs, tuple(shown.table.legal))
    found = {}
    for key, picked in _begun(picker):
        table = replace(shown.table, live=tuple(picked.live), picks=picked.picks, wanted=picked.selectable)
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


def refusals(shown: Scene, names: Collection[str]) -> dict[str, str]:
    """Return the rule that forbids picking each of these items that no legal action names."""
    table = shown.table
    picks = {pick for action in table.legal for pick in action.picks}
    if not set(names) - picks:
        return {}
    chooser = Chooser(
        table.game, table.state, table.viewer, table.game.places(table.setup), tuple(table.legal)
    )
    people = [seat.name for seat in table.seats]
    whys = {name: chooser.pick_violation(name) for name in sorted(set(names) - picks)}
    return {name: shown.texts.explain(why, people) for name, why in whys.items() if why}
