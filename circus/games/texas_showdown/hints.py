"""Justifications of actions in Texas Showdown, in one sentence."""

from circus.core.action import Action
from circus.core.policy import Reason
from circus.games.texas_showdown.cards import COLOR_BIT, COLOR_OF, NUMBERS, cards_of, color_of
from circus.games.texas_showdown.state import ShowdownState
from circus.games.texas_showdown.trick import best_with, takes


def reason(view: ShowdownState, action: Action) -> Reason:
    """Return the justification: the card's effect on the trick, or the cards that are left out."""
    if action.verb == "give":
        return Reason("give", {"cards": tuple(f"card/{NUMBERS[card]}" for card in cards_of(action.code))})
    if action.verb == "lead":
        return Reason("leader", {"leader": action.code})
    card: int = action.code.place
    facts = {"card": NUMBERS[card], "color": color_of(NUMBERS[card])}
    if not view.colors:
        out = view.left & ~view.hands[action.seat] & COLOR_OF[card]
        return Reason("lead", {**facts, "higher": (out >> card).bit_count()})
    if takes(view, card):
        return Reason("takes" if view.plays_last(action.seat) else "leads", facts)
    taker = NUMBERS[best_with(view, card)]
    facts["taker"] = taker
    if color_of(taker) == facts["color"]:
        return Reason("below", facts)
    return Reason("ducks" if COLOR_BIT[card] & view.colors else "unloads", facts)
