"""Benchmark of phones: six play and six watch at the full pace, over real connections on this machine."""

from array import array
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from statistics import median
from time import perf_counter, sleep, thread_time
from typing import Any

from circus import games
from circus.bots.thinker import SynchronousThinker
from circus.phones.moment import Describer
from circus.phones.server import PhoneServer
from circus.phones.table import PhoneTable
from circus.platform.console import say
from circus.platform.systems import spawning_context
from circus.records.match import Match
from circus.session.game_session import GameSession
from circus.session.host import Host
from circus.session.series import series_of
from circus.session.table_setup import HUMAN, first_table_setup
from circus.tools.bench.phone_clients import digest, run_clients
from circus.tools.bench.resident import resident_mb

SECONDS = 600.0
SEATS = SPECTATORS = 6
MAX_SENT = 2_000
"""Number of latest documents with which those of the phones are compared."""

ROUND_S = 1 / 60
"""Duration in s of a round of the main loop."""

Shown = tuple[int, str, int, str]
"""Viewer, language, position and digest of a document that a phone shows."""


class PhoneLoad:
    """Main loop of a table with phones, and its measurements.

    Attributes:
        times: of each round, the ms that the phones take.
        processor: the same in ms of processor time.
        unequal: number of documents that a phone showed and the table had not sent.
        megabytes: resident memory, once a second.
        counts: what the phones have sent and received.
    """

    def __init__(self, describer: Describer) -> None:
        self.times = array("d")
        self.processor = array("d")
        self.megabytes: list[float] = []
        self.unequal = self.compared = self.played = self.games = 0
        self.counts: Counter[str] = Counter()
        self._rng = Random(1)
        self._host = self._next_game()
        self._table = PhoneTable(self._host, describer)
        self._server = PhoneServer(self._table.exchange, {})
        self._sent: dict[tuple[int, str, int], str] = {}

    def run(self, seconds: float) -> None:
        """Serve the phones until they have ended."""
        self._server.start(port=0)
        context = spawning_context()
        here, there = context.Pipe()
        arguments = (there, self._server.urls[0], self._hellos(), seconds)
        clients = context.Process(target=run_clients, args=arguments)
        clients.start()
        there.close()
        try:
            while not self.counts and clients.is_alive():
                begun = perf_counter()
                self._round()
                if here.poll():
                    self._compare(here.recv())
                sleep(max(0.0, begun + ROUND_S - perf_counter()))
        finally:
            self._table.close()
            self._server.stop()
            clients.join()

    def _round(self) -> None:
        self._host.advance(ROUND_S * 1000)
        before, begun, worked = len(self._host.session.match.actions), perf_counter(), thread_time()
        self._table.advance(ROUND_S * 1000)
        self.times.append((perf_counter() - begun) * 1000)
        self.processor.append((thread_time() - worked) * 1000)
        self.played += len(self._host.session.match.actions) - before
        for viewer, language in ((seat, _language(seat)) for seat in range(SEATS)):
            self._note(viewer, language)
        for language in ("en", "fr"):
            self._note(-1, language)
        if self._host.is_finished:
            self._host = self._next_game()
            self._table.move_to(self._host, by=0)

    def _note(self, viewer: int, language: str) -> None:
        """Remember the digest of the last document of a viewer."""
        position, document = self._table.document(viewer, language)
        if (viewer, language, position) not in self._sent:
            self._sent[viewer, language, position] = digest(document)

    def _compare(self, message: Sequence[Shown] | Counter[str]) -> None:
        """Compare what the phones show with what was sent, once a second."""
        if isinstance(message, Counter):
            self.counts = message
            return
        self.megabytes.append(resident_mb())
        for viewer, language, position, shown in message:
            self.compared += 1
            self.unequal += self._sent.get((viewer, language, position)) != shown
        for key in list(self._sent)[: max(0, len(self._sent) - MAX_SENT)]:
            del self._sent[key]
        if len(self.megabytes) % 60 == 0:
            say(f"{len(self.megabytes)} s: {self.megabytes[-1]:.1f} MB, {self.games} games")

    def _next_game(self) -> Host:
        table_setup = first_table_setup(_game(), SEATS)
        game, setup = table_setup.open()
        seats = tuple(replace(seat, kind=HUMAN) for seat in table_setup.seats)
        session = GameSession(Match(game, setup), seats, self._rng)
        self.games += 1
        return Host(session, SynchronousThinker(), series_of(table_setup), speed="off")

    def _hellos(self) -> list[dict[str, Any]]:
        invited = [
            {"token": token, "language": _language(seat)} for seat, token in self._table.invitations.items()
        ]
        watching = [
            {"code": self._table.code, "seat": -1, "language": _language(each)} for each in range(SPECTATORS)
        ]
        return [*invited, *watching]


def _game() -> str:
    """Return the first game for so many that acts at once, without reaction windows."""
    all_games = map(games.find, games.in_order())
    return next(game.name for game in all_games if SEATS in game.seats and not game.facts.window_kinds)


def _language(number: int) -> str:
    return "fr" if number % 2 else "en"


def phones(describer: Describer, seconds: float = SECONDS) -> dict[str, Any]:
    """Run the phones for some seconds; return acts, views, times of a round and memory."""
    load = PhoneLoad(describer)
    load.run(seconds)
    counts, half = load.counts, load.megabytes[len(load.megabytes) // 2 :]
    refused = {name: count for name, count in counts.items() if name.startswith("refused")}
    return {
        "acts": {
            "sent": counts["act"],
            "played": load.played,
            "lost": counts["act"] - load.played - sum(refused.values()),
            **refused,
        },
        "messages": {
            "pings": counts["ping"],
            "pongs": counts["pong"],
            "documents": counts["document"],
            "phones_cut_off": counts["cut off"],
        },
        "views": {"compared": load.compared, "unequal": load.unequal, "games": load.games},
        "round_ms": _spread(load.times),
        "processor_ms": _spread(load.processor),
        "memory_mb": {
            "last": round(load.megabytes[-1], 1),
            "growth_of_second_half": round(half[-1] - half[0], 1),
        },
    }


def _spread(times: Sequence[float]) -> dict[str, float]:
    ordered = sorted(times)
    p99 = ordered[len(ordered) * 99 // 100]
    return {"median": round(median(ordered), 3), "p99": round(p99, 3), "most": round(ordered[-1], 3)}
