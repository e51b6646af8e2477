"""Tables of the peers for every case of the laws."""

from circus.core.state import State
from circus.envs.table import Table, table
from tests.laws.cases import Case, walk


def table_of(case: Case, returns: str = "zero_sum") -> Table:
    """The case as the peers set it up."""
    return table(case.name, case.seats, case.level, returns, **dict(case.options))


def sealed_positions(case: Case, most: int = 12) -> list[State]:
    """Positions of a random game in which several seats answer unseen."""
    return [position.state for position in walk(case) if len(position.state.awaited) > 1][:most]
