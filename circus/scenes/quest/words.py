"""What is said in a quest: what a try comes to, what it costs, and what speaks for the better choice."""

from circus.bots.cost import Cost
from circus.core.action import Action
from circus.scenes.table.coaching import warning
from circus.scenes.table.deeds import deed_in_words, is_public
from circus.scenes.table.reasons import reason_for
from circus.session.game_session import GameSession
from circus.session.quest import SURE, Quest, Verdict
from circus.stage.toolkit import Toolkit

LEAST = 0.005
"""A loss that would be told as none is not told."""

STEP = 5
"""Where it is not known how sure a loss is, it is told in steps of so many hundredths."""


class QuestWords:
    """The sentences of one quest, for the seat that looks for the choice."""

    def __init__(self, kit: Toolkit, session: GameSession, quest: Quest, least: float | None) -> None:
        """`session` stands where the choice is made, or just behind it.

        `least` is what the cheapest wrong choice costs, in shares of the win, where that is known.
        """
        self._kit = kit
        self._texts = kit.texts
        self._session = session
        self._quest = quest
        self._least = least

    def told(self, verdict: Verdict, tried: Action, cost: Cost | None) -> str:
        """What a try comes to, and why."""
        said = self._texts.say(f"quest-{verdict.value}")
        if verdict in (Verdict.FOUND, Verdict.AS_GOOD):
            return _lines(said, self._reason(tried), self._others())
        costs = ""
        if cost and cost.loss >= LEAST:
            costs = self._texts.say("quest-costs", **self._loss(cost))
        return _lines(
            " ".join(filter(None, (said, costs))), "" if verdict is Verdict.BETTER else self._warns(tried)
        )

    def _loss(self, cost: Cost) -> dict[str, int]:
        """Where all losses were found out before, nobody knows any more how surely."""
        if self._least is None:
            return loss_in_words(cost.loss, cost.stderr)
        return {"wins": max(STEP, round(100 * cost.loss / STEP) * STEP), "doubt": 0}

    def shown(self) -> str:
        """What the choice is that was looked for, and what speaks for it."""
        quest, reason = self._quest, self._reason(self._quest.best)
        branch = quest.timeline.branch(len(quest.timeline))
        branch.append(quest.best)
        n = len(branch)
        if reason and not is_public(branch, n):
            return _lines(self._texts.say("quest-shown", told=reason), self._others())
        deed = deed_in_words(self._kit, branch, self._session.seats, n, quest.seat)
        return _lines(self._texts.say("quest-shown", told=deed), reason, self._others())

    def _others(self) -> str:
        """What all other choices cost at least, where that is known."""
        if self._least is None:
            return ""
        return self._texts.say("quest-others", wins=max(1, int(100 * self._least)))

    def _reason(self, action: Action) -> str:
        """What speaks for an action, as a hint says it; "" where its game cannot tell."""
        quest, game = self._quest, self._quest.timeline.game
        view = game.view(quest.timeline.at(len(quest.timeline)), quest.seat)
        return reason_for(self._texts, game, view, action, [seat.name for seat in self._session.seats])

    def _warns(self, action: Action) -> str:
        """What an action comes to, as the coach would have warned of it; "" where she has no word for it."""
        said = warning(self._texts, self._session, action, 0.0).words
        general = said == self._texts.say("table-coach-better")
        return "" if general else self._texts.say("quest-coach", warning=said)


def _lines(*said: str) -> str:
    return "\n".join(filter(None, said))


def loss_in_words(loss: float, stderr: float) -> dict[str, int]:
    """Return a loss in hundredths of a win for a sentence, with what it may be wrong by."""
    return {"wins": max(1, round(100 * loss)), "doubt": max(1, round(100 * SURE * stderr))}
