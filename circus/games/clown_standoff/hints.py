"""Justifications of actions in Clown Standoff, by their chances."""

from circus.core.action import Action
from circus.core.policy import Reason
from circus.games.clown_standoff.cards import values
from circus.games.clown_standoff.evaluation import trick_chance
from circus.games.clown_standoff.facts import fresh_risk, pie_risk
from circus.games.clown_standoff.state import ClownStandoff


def reason(view: ClownStandoff, action: Action) -> Reason | None:
    """Return the justification: the chance that the action depends on, in percent."""
    if action.verb == "choose":
        (value,) = values(action.code)
        in_hand = sorted(set(values(view.hands[action.seat])))
        chances = {each: round(100 * trick_chance(view, action.seat, each)) for each in in_hand}
        best = max(in_hand, key=chances.__getitem__)
        facts = {"card": value, "percent": chances[value], "best": best, "chance": chances[best]}
        return Reason("choose" if facts["percent"] == facts["chance"] else "save", facts)
    percent, fresh = round(100 * pie_risk(view)), round(100 * fresh_risk(view))
    return Reason(action.verb, {"percent": percent, "fresh": fresh, "count": len(action.picks)})
