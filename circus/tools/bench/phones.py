"""Benchmark of phones: six play and six watch at the full pace, over real connections on this machine."""

from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Sequence
from time import perf_counter, sleep
from typing import Any, TypeAlias

from circus import games
from circus.phones.table import PHONE, PhoneTable
from circus.platform.console import say
from circus.platform.systems import spawning_context
from circus.tools.bench.phone_clients import ClientReport, SentAct, digest, run_clients
from circus.tools.bench.phone_window import PhoneWindow
from circus.tools.bench.resident import resident_mb

SECONDS = 600.0
SEATS = SPECTATORS = 6
VIEWERS = (*range(SEATS), *(-1 for _ in range(SPECTATORS)))
"""Viewer of each phone."""

ROUND_S = 1 / 60
"""Duration in s of a round of the main loop."""

QUIET_ROUNDS = 5
"""Rounds without a new document after which all documents are described."""

MAX_AWAY_S = 60.0
"""Maximum time in s to wait for phones that have lost their connection."""

MAX_TRIES = 5
"""Number of reports after which one is compared though a phone does not show its last document yet."""

MAX_QUESTIONS = 200
"""Number of the latest questions of a seat that a ledger stores; no act is older."""

Question: TypeAlias = tuple[int, int]
"""Seat, and the number of the first document with a question to it."""


class ActLedger:
    """Comparison of the acts that phones have sent with those that the table has played.

    Attributes:
        played, lost, doubled: number of acts that were played; that were neither played nor refused with
            reason; that were played although no phone had sent them, or a second time.
        late: number of acts that were refused because their question was answered before: by the same phone,
            or by the program, which makes choices without alternative.
    """

    def __init__(self) -> None:
        self.played = self.lost = self.doubled = self.late = 0
        self._played: defaultdict[Question, list[str]] = defaultdict(list)
        self._answered: set[Question] = set()
        self._questions: defaultdict[int, list[int]] = defaultdict(lambda: [0])

    def note_question(self, viewer: int, since: int) -> None:
        """Note the number of the first document with a seat's present question."""
        questions = self._questions[viewer]
        if questions[-1] != since:
            questions.append(since)

    def note_played(self, seat: int, action: str) -> None:
        """Note an act that the table has played, as an answer to the seat's present question."""
        self._played[seat, self._questions[seat][-1]].append(action)
        self._answered.add((seat, self._questions[seat][-1]))
        self.played += 1

    def note_forced(self, seat: int) -> None:
        """Note that the program has answered a seat's present question."""
        self._answered.add((seat, self._questions[seat][-1]))

    def compare(self, acts: Sequence[SentAct], waiting: Sequence[SentAct] = ()) -> None:
        """Compare the acts of all phones since the last comparison, each with its outcome.

        Acts that are `waiting` for theirs are compared the next time.
        """
        for act in acts:
            self._compare(act)
        undecided = {self._question(act) for act in waiting}
        left = {question: played for question, played in self._played.items() if played}
        self.doubled += sum(len(played) for question, played in left.items() if question not in undecided)
        self._played = defaultdict(list, {each: left[each] for each in undecided & left.keys()})
        for questions in self._questions.values():
            del questions[:-MAX_QUESTIONS]
        oldest = {seat: questions[0] for seat, questions in self._questions.items()}
        self._answered = {(seat, since) for seat, since in self._answered if since >= oldest[seat]}

    def _compare(self, act: SentAct) -> None:
        """Count one act; a repeated one was played the first time or the second."""
        question = self._question(act)
        is_played = act.action in self._played[question]
        if is_played and (not act.refusal or act.is_repeated):
            self._played[question].remove(act.action)
        elif act.refusal and question in self._answered:
            self.late += 1
        else:
            self.lost += 1

    def _question(self, act: SentAct) -> Question:
        """Return the seat, and the number of the first document with the question that an act answers."""
        questions = self._questions[act.viewer]
        return act.viewer, questions[max(0, bisect_right(questions, act.position) - 1)]


class PhoneLoad:
    """Main loop of a window with phones, and its measurements.

    Attributes:
        window: the table and its phones.
        compared, unequal: number of documents that phones showed while all were at rest, and of those that
            differed from the position of the host.
        missing: number of those that were older than the last one sent, still after `MAX_TRIES` reports.
        megabytes: resident memory, once a second.
        counts: what the phones have sent and received.
        ledger: of their acts.
    """

    def __init__(self, seconds: float) -> None:
        self.window = PhoneWindow(_game(), SEATS, round((seconds + 60) / ROUND_S))
        self.megabytes: list[float] = []
        self.compared = self.unequal = self.missing = 0
        self.counts: Counter[str] = Counter()
        self.ledger = ActLedger()
        self._tries = 0
        self._seconds = seconds

    @property
    def _table(self) -> PhoneTable:
        return self.window.desk.table

    def run(self) -> None:
        """Serve the phones until they have ended, and close the window."""
        context = spawning_context()
        here, there = context.Pipe()
        arguments = (there, f"{self.window.desk.overview.address}/", self._hellos(), self._seconds)
        clients = context.Process(target=run_clients, args=arguments)
        clients.start()
        there.close()
        try:
            while not self.counts and clients.is_alive():
                self._turn()
                if here.poll():
                    message = here.recv()
                    if isinstance(message, Counter):
                        self.counts = message
                    else:
                        here.send(self._answer(message))
        finally:
            self.window.close()
            clients.join()

    def _turn(self) -> None:
        """Run a round of the main loop, and sleep for the rest of its time."""
        begun = perf_counter()
        self._round()
        sleep(max(0.0, begun + ROUND_S - perf_counter()))

    def _round(self) -> None:
        self.window.step(ROUND_S * 1000)
        for action in self.window.desk.forced:
            self.ledger.note_forced(action.seat)
        for action in self.window.desk.played:
            self.ledger.note_played(action.seat, str(action))
        for seat in range(SEATS):
            self.ledger.note_question(seat, self._table.document(seat, _language(seat)).since)

    def _answer(self, report: ClientReport) -> list[int] | None:
        """Compare a report; if documents are under way, return the number that each phone has to show."""
        expected = self._come_to_rest()
        is_current = not report.waiting and [each.position for each in report.shown] == expected
        self._tries += 1
        if not is_current and self._tries < MAX_TRIES:
            return expected
        self._compare(report, expected)
        self._tries = 0
        return None

    def _come_to_rest(self) -> list[int]:
        """Run rounds until every document is sent; return the number of the last one of each phone.

        Phones that have lost their connection get some time to come back.
        """
        quiet, before, until = 0, self._positions(), perf_counter() + MAX_AWAY_S
        while quiet < QUIET_ROUNDS or not (self._are_connected or perf_counter() > until):
            self._turn()
            now = self._positions()
            quiet = quiet + 1 if now == before else 0
            before = now
        return before

    @property
    def _are_connected(self) -> bool:
        table = self._table
        return table.spectators == SPECTATORS and all(seat.state == PHONE for seat in table.seats)

    def _positions(self) -> list[int]:
        return [self._table.document(*each).position for each in _streams()]

    def _compare(self, report: ClientReport, expected: Sequence[int]) -> None:
        """Compare what the phones show with the host's position, and their acts with those played."""
        self.megabytes.append(resident_mb())
        present = {each: digest(self._table.describe(*each)) for each in set(_streams())}
        for (viewer, language), shown, position in zip(_streams(), report.shown, expected, strict=True):
            self.compared += 1
            is_missing = shown.position != position
            self.missing += is_missing
            equal = (shown.viewer, shown.digest) == (viewer, present[viewer, language])
            self.unequal += not (equal or is_missing)
        self.ledger.compare(report.acts, report.waiting)
        if len(self.megabytes) % 60 == 0:
            say(f"{len(self.megabytes)} s: {self.megabytes[-1]:.1f} MB, {self.window.games} games")

    def _hellos(self) -> list[dict[str, Any]]:
        invited = [
            {"token": token, "language": _language(seat)} for seat, token in self._table.invitations.items()
        ]
        watching = [
            {"code": self._table.code, "seat": -1, "language": _language(each)} for each in range(SPECTATORS)
        ]
        return [*invited, *watching]


def _streams() -> list[tuple[int, str]]:
    """Return viewer and language of each phone."""
    return [(viewer, _language(number)) for number, viewer in enumerate(VIEWERS)]


def _game() -> str:
    """Return the first game for `SEATS` players without reaction windows."""
    all_games = map(games.find, games.in_order())
    return next(game.name for game in all_games if SEATS in game.seats and not game.facts.window_kinds)


def _language(number: int) -> str:
    return "fr" if number % 2 else "en"


def phones(seconds: float = SECONDS) -> dict[str, Any]:
    """Run the phones for some seconds; return acts, views, times of rounds and memory.

    `of_phones` are the times of the phones in a round of the main loop. `of_all_normal` and `of_all_off` are
    those of whole rounds with and without animations.
    """
    load = PhoneLoad(seconds)
    load.run()
    counts, ledger, half = load.counts, load.ledger, load.megabytes[len(load.megabytes) // 2 :]
    return {
        "acts": {
            "sent": counts["act"],
            "played": ledger.played,
            "lost": ledger.lost,
            "doubled": ledger.doubled,
            "late": ledger.late,
            **{name: count for name, count in counts.items() if name.startswith("refused")},
        },
        "messages": {
            "pings": counts["ping"],
            "pongs": counts["pong"],
            "documents": counts["document"],
            "phones_cut_off": counts["cut off"],
        },
        "views": {
            "compared": load.compared,
            "unequal": load.unequal,
            "missing": load.missing,
            "games": load.window.games,
        },
        "of_phones": load.window.desk.times.spread(),
        **{f"of_all_{speed}": times.spread() for speed, times in load.window.frames.items() if times.count},
        "memory_mb": {
            "last": round(load.megabytes[-1], 1),
            "growth_of_second_half": round(half[-1] - half[0], 1),
        },
    }
