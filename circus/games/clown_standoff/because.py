"""Why each thing happens: cards cancel, a 1 beats a 6, somebody collects, starts, pays or is hit."""

from collections.abc import Callable
from typing import Any

from circus.core.because import Because
from circus.core.event import Event
from circus.games.clown_standoff.argument import beats_six, winning_card
from circus.games.clown_standoff.cards import CARD, names, size
from circus.games.clown_standoff.state import ClownStandoff

Facts = dict[str, Any]


def because(event: Event, view: ClownStandoff) -> Because | None:
    """Return the explanation of an event; `None` if it needs none."""
    teller = _TELLERS.get(event.kind)
    return teller(dict(event.facts), view) if teller else None


def _clash(facts: Facts, _view: ClownStandoff) -> Because:
    at = tuple(f"{heap}/{owner}" for owner in facts["owners"] for heap in ("trick", "cancelled"))
    return Because("clash", "CS-2", facts, at=at)


def _highest(facts: Facts, _view: ClownStandoff) -> Because:
    at = (f"trick/{facts['owner']}",)
    if facts["beats_six"]:
        return Because("beats_six", "CS-3", facts, at=at)
    return Because("highest", "CS-2", facts, at=at)


def _collect(facts: Facts, view: ClownStandoff) -> Because:
    """Explain why a seat takes all cards of the trick: the winning card."""
    trick = sum(CARD[int(name.partition("/")[2])] for name in facts["cards"])
    card = winning_card(view.config.six_must_stand, trick)
    key = "collect_beats" if beats_six(trick, card) else "collect"
    at = (f"collected/{facts['seat']}", f"seat/{facts['seat']}")
    return Because(key, "CS-5", {**facts, "card": names(card)[0]}, at=at)


def _nobody(facts: Facts, view: ClownStandoff) -> Because:
    """Explain a trick that nobody wins: equal cards have cancelled each other, and none is left."""
    return Because("cancel", "CS-4", facts, at=("trick",))


def _pies(kind: str, rule: str) -> Callable[[Facts, ClownStandoff], Because]:
    """Return an explanation that adds the number of pies in the deck."""

    def explain(facts: Facts, view: ClownStandoff) -> Because:
        return Because(kind, rule, {**facts, "pies": view.dodges + view.config.hits}, at=("pie",))

    return explain


def _plain(kind: str, rule: str) -> Callable[[Facts, ClownStandoff], Because]:
    """Return an explanation from the facts of the event and the number of players."""

    def explain(facts: Facts, view: ClownStandoff) -> Because:
        return Because(kind, rule, {**facts, "players": len(view.playing)})

    return explain


def _pie(facts: Facts, view: ClownStandoff) -> Because:
    """Explain a pie; the count includes the one just drawn."""
    dodges = view.dodges + (facts["face"] == "dodge")
    details = {**facts, "pies": view.config.hits + dodges, "left": dodges}
    return Because("pie", "CS-14", details, (f"seat/{facts['seat']}",), ("pie",))


def _turn(facts: Facts, view: ClownStandoff) -> Because | None:
    """Explain who begins a round; return `None` for an ordinary next turn."""
    if not facts["why"]:
        return None
    rule = "CS-20" if view.fallen else "CS-10"
    facts["cards"] = size(view.collected[facts["seat"]])
    return Because(f"turn_{facts['why']}", rule, facts, (f"seat/{facts['seat']}",))


def _pass(facts: Facts, view: ClownStandoff) -> Because:
    players = len(view.playing)
    details = {**facts, "players": players, "one_each": players == len(facts["cards"])}
    return Because("pass", "CS-15", details, at=(f"seat/{facts['seat']}",))


_TELLERS: dict[str, Callable[[Facts, ClownStandoff], Because | None]] = {
    "clash": _clash,
    "highest": _highest,
    "collect": _collect,
    "pie": _pie,
    "turn": _turn,
    "pass": _pass,
    "deal": _plain("deal", "Preparation 1"),
    "choose": _plain("choose", "Argument phase 1"),
    "chosen": _plain("chosen", "Argument phase 1"),
    "show": _plain("show", "CS-2"),
    "dummy": _plain("dummy", "CS-21"),
    "dummy_wins": _plain("dummy_wins", "CS-21"),
    "cancel": _nobody,
    "sit_out": _plain("sit_out", "option-no_tricks"),
    "reveal": _pies("reveal", "CS-14"),
    "shuffle": _pies("shuffle", "CS-13"),
    "reshuffle": _plain("reshuffle", "CS-13"),
    "hit": _plain("hit", "CS-14"),
    "out": _plain("out", "CS-14"),
    "win": _plain("win", "Standoff phase"),
}
