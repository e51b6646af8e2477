"""Course of a game as OpenSpiel copies and stores it: beginning, position, observations of the seats."""

from random import Random, SystemRandom
from typing import Any
from urllib.parse import quote, unquote

from circus import games
from circus.core.action import CHANCE
from circus.core.errors import UsageError
from circus.core.option import Value
from circus.core.state import State
from circus.envs.numbering import checked_number
from circus.envs.recall import Recall
from circus.envs.table import ZERO_SUM, Table, table
from circus.envs.worlds import worlds_after
from circus.records import codec

SEEDS = 1 << 20
"""Number of seeds for a draw that the rules do not list."""

TRIED = 10
"""Random games that test whether the rules list every draw."""

PARAMETERS: dict[str, Value] = {
    "seats": 0, "level": "", "returns": ZERO_SUM, "seed": -1, "actions": "", "worlds": 0,
}  # fmt: skip
"""Parameters beside the options of the game; see `circus.envs.openspiel.CircusGame`."""


class Beginning:
    """Beginning of the games of one OpenSpiel game; all their states share it.

    Attributes:
        given: the parameters that reproduce it, spelt for OpenSpiel.
        table: the game and its set-up.
        worlds: possible initial positions and their odds; none for the normal start.
    """

    def __init__(self, name: str, given: dict[str, Any]) -> None:
        """Parse the parameters; raise `UsageError` if one is invalid."""
        chosen = {each: given.get(each, value) for each, value in PARAMETERS.items()}
        options = games.find(name).declared.keys() & given.keys()
        seats, level, seed = int(chosen["seats"]) or None, str(chosen["level"]) or None, int(chosen["seed"])
        seed = SystemRandom().randrange(SEEDS) if seed < 0 else seed
        lines = unquote(str(chosen["actions"]))
        self.given = {**given, "seed": seed, "actions": quote(lines)}
        self._name = name
        self._rng = Random(seed)
        own = {option: given[option] for option in sorted(options)}
        self.table: Table = table(name, seats, level, str(chosen["returns"]), **own)
        self.worlds: list[tuple[State, float]] = []
        if chosen["actions"]:
            self.worlds = worlds_after(self.table, lines.split(";"), int(chosen["worlds"]), self._rng)
        elif chosen["worlds"]:
            raise UsageError("worlds are drawn of a position: name the actions that lead to it")

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Beginning":
        """Return itself: copies of a state draw from the same generator, and so get different draws."""
        return self

    def __reduce__(self) -> tuple[type["Beginning"], tuple[str, dict[str, Any]]]:
        """Pickle it by its parameters; boards and tables are built again."""
        return Beginning, (self._name, self.given)

    def seed(self) -> int:
        """Return a seed for a draw."""
        return self._rng.randrange(SEEDS)

    def lists_every_draw(self) -> bool:
        """Return whether every draw can be listed, as far as some random games show."""
        game, rng = self.table.game, Random(1)
        for _ in range(TRIED):
            state = rng.choice(self.worlds)[0].copy() if self.worlds else game.start(self.table.setup)
            while state.awaited:
                listed = game.legal_actions(state, state.awaited[0])
                if not listed:
                    return False
                game.apply(state, rng.choice(listed), None)
        return True


class EnvironmentGame:
    """One game in progress.

    Attributes:
        begin: its beginning.
        now: the position; `None` before a world is chosen.
        recall: what each seat has observed and done.
    """

    def __init__(self, begin: Beginning) -> None:
        self.begin, self._number = begin, -1
        self.recall = Recall(begin.table.setup.seats)
        self.now: State | None = None
        if not begin.worlds:
            self.now = begin.table.game.start(begin.table.setup)
            self._observe(self.now)

    def __deepcopy__(self, _memo: dict[int, Any]) -> "EnvironmentGame":
        """Return an independent copy."""
        twin = EnvironmentGame.__new__(EnvironmentGame)
        twin.begin, twin._number, twin.recall = self.begin, self._number, self.recall.copy()
        twin.now = None if self.now is None else self.now.copy()
        return twin

    def __getstate__(self) -> tuple[Beginning, int, Recall, bytes]:
        """Pickle the position as the bytes of `circus.records.codec`."""
        played = self.begin.table
        packed = b"" if self.now is None else played.pack(self.now)
        return self.begin, self._number, self.recall, packed

    def __setstate__(self, stored: tuple[Beginning, int, Recall, bytes]) -> None:
        self.begin, self._number, self.recall, packed = stored
        self.now = codec.unpack_state(packed)[2] if packed else None

    def draws(self) -> list[tuple[int, float]]:
        """Return the possible draws with their odds: their indexes in the list, or the seed of one draw."""
        if self.now is None:
            return [(place, odds) for place, (_, odds) in enumerate(self.begin.worlds)]
        listed = self.begin.table.game.odds(self.now)
        if listed:
            return list(enumerate(listed))
        if self._number < 0:
            self._number = self.begin.seed()
        return [(self._number, 1.0)]

    def draw(self, outcome: int) -> None:
        """Make one of the `draws`; raise `ActionNumberError` if there is none of this number."""
        game = self.begin.table.game
        if self.now is None:
            worlds = self.begin.worlds
            self.now = worlds[checked_number(outcome, len(worlds), "draw")][0].copy()
        else:
            listed = game.legal_actions(self.now, CHANCE)
            number = checked_number(outcome, len(listed) or SEEDS, "draw")
            action = listed[number] if listed else game.chance(self.now, Random(number))
            game.apply(self.now, action, None)
        self._number = -1
        self._observe(self.now)

    def choose(self, seat: int, number: int) -> None:
        """Play a seat's choice; raise `IllegalActionError` if it is not legal."""
        assert self.now is not None, "a world is chosen before anybody is asked"
        action = self.begin.table.action(self.now, seat, number)
        self.recall.add_choice(seat, number)
        self.begin.table.game.apply(self.now, action, None)
        self._observe(self.now)

    def resampled(self, seat: int, rng: Random) -> "EnvironmentGame":
        """Return another course that this seat cannot distinguish: what it does not know is drawn."""
        twin = self.__deepcopy__({})
        if twin.now is not None:
            game = self.begin.table.game
            twin.now = game.determinize(game.view(twin.now, seat), rng)
            twin.recall.forget_all_but(seat)
            twin._observe(twin.now)
        return twin

    def _observe(self, state: State) -> None:
        for seat in range(self.begin.table.setup.seats):
            self.recall.add_observation(seat, self.begin.table.observation(state, seat))
