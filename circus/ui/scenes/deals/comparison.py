"""Comparison with the hard bot's game, computed in the background."""

from circus.bots.thinker import Thinker
from circus.content.texts import faults
from circus.records.replay import Replay
from circus.records.timeline import Timeline
from circus.session.deals import CodedDeal
from circus.session.deals_played import result_of
from circus.session.par import Difference, Par, own_seat
from circus.session.record_entry import seats_of
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.scenes.deals.sheets import DifferenceLine, result_in_words
from circus.ui.scenes.table.deeds import deed_in_words, exact_words, is_public
from circus.ui.scenes.table.hint import format_instruction
from circus.ui.scenes.table.reasons import reason_for

SEE = "ui/see/"


class Compared:
    """Comparison of one game, running or complete.

    Attributes:
        replay: the person's game.
        job: computes the comparison.
    """

    def __init__(self, replay: Replay, deal: CodedDeal, thinker: Thinker) -> None:
        self.replay = replay
        self.job = Par(replay, deal, thinker)

    @property
    def percent(self) -> int:
        """Progress in percent."""
        return round(100 * self.job.progress)

    def poll(self) -> bool:
        """Take new results; return whether the display changes."""
        before = self.percent
        return self.job.poll() or self.percent != before

    def summary_lines(self, kit: Toolkit) -> list[str]:
        """Return both results, and how often the person chose like the bot."""
        texts, game, found = kit.texts, self.replay.header.game, self.job.result
        if found is None:
            if self.job.fault is None:
                return [texts.say("deals-working", percent=self.percent)]
            return [texts.say("deals-failed", fault=faults.reason_within(texts, self.job.fault))]
        own = own_seat(self.replay)
        bots = result_of(Replay(self.replay.header, found.bots, self.replay.players, 0, ended=True), own)
        return [
            texts.say("deals-yours", result=result_in_words(kit, game, result_of(self.replay))),
            texts.say("deals-par", result=result_in_words(kit, game, bots)),
            texts.say("deals-alike", alike=found.choices - len(found.differences), choices=found.choices),
        ]

    def lines(self, kit: Toolkit) -> list[DifferenceLine]:
        """Return the choices that the bot would have made differently."""
        found = self.job.result
        if found is None:
            return []
        kit.texts.add_game(self.replay.header.game)
        return [
            DifferenceLine(f"{SEE}{each.at}", kit.texts.say("deals-differ", done=done, instead=instead))
            for each in found.differences
            for done, instead in [self._in_words(kit, each)]
        ]

    def _in_words(self, kit: Toolkit, each: Difference) -> tuple[str, str]:
        timeline = self.replay.match.timeline
        done = self._act(kit, timeline, each.at + 1)
        other: Timeline = timeline.branch(each.at)
        other.append(each.instead)
        better = self._act(kit, other, each.at + 1)
        return done, kit.texts.say("deals-elsewhere") if better == done else better

    def _act(self, kit: Toolkit, timeline: Timeline, n: int) -> str:
        """Return an action as a move, with its picks or by its caption.

        A secret one, whose caption does not name it, is put as a hint puts it.
        """
        action, names = timeline.actions[n - 1], [player.name for player in self.replay.players]
        view = timeline.game.view(timeline.at(n - 1), action.seat)
        exact = exact_words(kit.texts, timeline.game, view, action, names)
        secret = "" if is_public(timeline, n) else self._advice(kit, timeline, n, names)
        seats = seats_of(self.replay.players, self.replay.header.colours)
        deed = deed_in_words(kit, timeline, seats, n, own_seat(self.replay))
        return exact or secret or deed or kit.texts.say("deals-untold")

    def _advice(self, kit: Toolkit, timeline: Timeline, n: int, names: list[str]) -> str:
        """Return an action as a hint names it; "" if the game has no words for it."""
        game, action = timeline.game, timeline.actions[n - 1]
        view = game.view(timeline.at(n - 1), own_seat(self.replay))
        return format_instruction(kit.texts, game, view, action, names) or reason_for(
            kit.texts, game, view, action, names
        )
