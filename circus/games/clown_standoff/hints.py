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
        return Reason(
            "choose", {"card": value, "percent": round(100 * trick_chance(view, action.seat, value))}
        )
    percent, fresh = round(100 * pie_risk(view)), round(100 * fresh_risk(view))
    return Reason(action.verb, {"percent": percent, "fresh": fresh, "count": len(action.picks)})
