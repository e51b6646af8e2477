"""Table in a window whose players are all on phones: one game after another, each round timed."""

import time
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from circus.core.action import CHANCE, Action
from circus.session import saves
from circus.session.host import Host
from circus.session.series import series_of
from circus.session.table_setup import first_table_setup
from circus.ui.app.loop import Loop
from circus.ui.app.options import Options
from circus.ui.gfx import bootstrap
from circus.ui.scenes.phones.desk import PhoneDesk
from circus.ui.scenes.shell.destinations import PhoneRequest
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.shell.transition import CUT
from circus.ui.scenes.table.scene import TableScene

SIZE = (1920, 1080)
"""Size of the window in px."""

SPEEDS = ("off", "normal")
"""Speeds of the games, about as long each. Without animations many more acts are played."""


class RoundTimes:
    """Times in ms of as many rounds of the main loop as there is room for; it does not grow.

    Attributes:
        wall: time of each round; `processor` is the processor time.
    """

    def __init__(self, rounds: int) -> None:
        self._room = rounds
        self.wall, self.processor = array("d", bytes(8 * rounds)), array("d", bytes(8 * rounds))
        self.count = 0

    def time(self, act: Callable[[], None]) -> None:
        """Run `act` and note its times."""
        begun, worked = time.perf_counter(), time.thread_time()
        act()
        if self.count < self._room:
            self.wall[self.count] = (time.perf_counter() - begun) * 1000
            self.processor[self.count] = (time.thread_time() - worked) * 1000
            self.count += 1

    def drop(self) -> None:
        """Drop the last round."""
        self.count = max(0, self.count - 1)

    def spread(self) -> dict[str, dict[str, float]]:
        """Return median, 99th percentile and maximum of both times."""
        return {
            "round_ms": _spread(self.wall[: self.count]),
            "processor_ms": _spread(self.processor[: self.count]),
        }


class TimedDesk(PhoneDesk):
    """Desk of the phones of a table that times its part of each round, and says who has acted.

    Attributes:
        times: of its rounds.
        played: actions of phones in the last round.
        forced: actions of seats that the program made since the round before.
    """

    def __init__(self, host: Host, times: RoundTimes) -> None:
        """Start the server at a free port of this computer."""
        super().__init__(host, PhoneRequest(port=0))
        self.times = times
        self.played: Sequence[Action] = ()
        self.forced: Sequence[Action] = ()
        self._count = 0

    def follow(self, host: Host) -> None:
        """Move all phones to another game."""
        if host is not self.host:
            self._count = 0
        super().follow(host)

    def advance(self, ms: float) -> None:
        """Apply what phones have sent, and publish changes."""
        actions = self.host.session.match.actions
        self.forced = [each for each in actions[self._count :] if each.seat != CHANCE]
        before = len(actions)
        self.times.time(lambda: super(TimedDesk, self).advance(ms))
        self.answer_request(gives=True)  # all persons play on phones
        self.played = actions[before:]
        self._count = len(actions)


class PhoneWindow:
    """Window with a game for some players, all of them on phones; another game begins when one is over.

    Attributes:
        desk: of the phones.
        frames: times of the rounds of the main loop at the table, drawing included, at each of `SPEEDS`.
        games: number of games that have begun.
    """

    def __init__(self, game: str, seats: int, rounds: int) -> None:
        """Open the window and the first game; `rounds` is the maximum number of stored times."""
        bootstrap.choose_display()
        bootstrap.prepare()
        self._table_setup = first_table_setup(game, seats)
        self._folder = TemporaryDirectory()
        self._rng = Random(1)
        self._app = Loop(Options(size=SIZE))
        self.games = 0
        self.frames = {speed: RoundTimes(rounds) for speed in SPEEDS}
        self._scene = self._open(SceneManager.push)
        self.desk = self._app.manager.phones.desk = TimedDesk(self._scene.host, RoundTimes(rounds))

    def step(self, ms: float) -> None:
        """Run a round of the main loop, as the program does; `ms` have passed."""
        times = self.frames[self._app.kit.settings.speed]
        times.time(lambda: self._app.step(ms))
        if self._app.manager.scene is not self._scene:  # the results
            times.drop()
            self._scene = self._open(SceneManager.replace)
            self.desk.follow(self._scene.host)

    def close(self) -> None:
        """Close the window, and remove the records."""
        self._app.close()  # Windows cannot delete an open record
        self._folder.cleanup()

    def _open(self, show: Callable[[SceneManager, TableScene, str], None]) -> TableScene:
        """Begin a game, and show its table at the speed that was shown for less time."""
        kit, frames = self._app.kit, self.frames
        kit.settings = kit.settings.changed(speed=min(SPEEDS, key=lambda speed: frames[speed].count))
        setup = self._table_setup
        record = Path(self._folder.name) / f"game_{self.games}.jsonl"
        scene = TableScene(self._app.manager, setup, saves.begin(setup, self._rng, record), series_of(setup))
        show(self._app.manager, scene, CUT)
        self.games += 1
        return scene


def _spread(times: Sequence[float]) -> dict[str, float]:
    ordered = sorted(times)
    p99 = ordered[len(ordered) * 99 // 100]
    return {"median": round(median(ordered), 3), "p99": round(p99, 3), "most": round(ordered[-1], 3)}
