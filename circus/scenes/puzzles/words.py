"""What is said of a puzzle: what is asked, why a try is not the best, why the best one is."""

from circus.core.action import Action
from circus.session.puzzles import PuzzleTable
from circus.stage.toolkit import Toolkit

PERCENT = 5
"""What a try costs is told in steps of so many hundredths: more is not known."""


def asked(kit: Toolkit, table: PuzzleTable, number: int) -> str:
    """Which puzzle it is, and who is to choose."""
    name = table.table_setup.seats[table.quest.seat].name
    return kit.texts.say("puzzle-asked", number=number, name=name)


def failed(kit: Toolkit, table: PuzzleTable, action: Action) -> str:
    """What a try comes to, where the game can say it, and what it costs."""
    cost = max(PERCENT, round(100 * table.loss(action) / PERCENT) * PERCENT)
    words = kit.texts.say("puzzle-failed", cost=cost)
    return " ".join(filter(None, (_reason(kit, table, action, "warning"), words)))


def solved(kit: Toolkit, table: PuzzleTable, action: Action) -> str:
    """That it was found, what speaks for it, and what everything else would have cost."""
    return _told(kit, table, "puzzle-solved", action)


def shown(kit: Toolkit, table: PuzzleTable) -> str:
    """That this was it, what speaks for it, and what everything else costs."""
    return _told(kit, table, "puzzle-shown", table.quest.best)


def _told(kit: Toolkit, table: PuzzleTable, key: str, action: Action) -> str:
    others = kit.texts.say("puzzle-others", cost=int(100 * table.least_loss))
    return " ".join(filter(None, (kit.texts.say(key), _reason(kit, table, action, "hint"), others)))


def _reason(kit: Toolkit, table: PuzzleTable, action: Action, kind: str) -> str:
    """In the words that hints and warnings have; "" where the game has none for it."""
    found = table.puzzle
    tells = found.game.policy.reason if found.game.policy else None
    reason = tells(found.view, action) if tells else None
    key = f"{found.game.name}-{kind}-{reason.key}" if reason else ""
    if reason is None or not kit.texts.has(key):
        return ""
    said = kit.texts.tell(key, reason.facts, [seat.name for seat in table.table_setup.seats])
    return said if said.endswith((".", "!", "?")) else f"{said}."
