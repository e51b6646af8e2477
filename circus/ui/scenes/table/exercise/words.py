"""Comments of an exercise: the verdict on an attempt, its cost, the reason of the better choice."""

from circus.bots.cost import Cost
from circus.core.action import Action
from circus.session.exercise import SURE, Exercise, Verdict
from circus.session.game_session import GameSession
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.scenes.table.deeds import BETTER, deed_in_words, exact_words
from circus.ui.scenes.table.reasons import HINT, WARNING, reason_for

LEAST = 0.005
"""Minimum loss that is mentioned; smaller ones would be rounded to 0."""

STEP = 5
"""Rounding of a loss without a known error, in hundredths."""


class ExerciseWords:
    """Sentences of one exercise, for its seat."""

    def __init__(self, kit: Toolkit, session: GameSession, exercise: Exercise, least: float | None) -> None:
        """Prepare the sentences; `session` is at the choice, or just after it.

        `least` is the cost of the cheapest wrong choice, in shares of a win, if known.
        """
        self._kit = kit
        self._texts = kit.texts
        self._session = session
        self._exercise = exercise
        self._least = least

    def format_verdict(self, verdict: Verdict, tried: Action, cost: Cost | None) -> str:
        """Return the verdict on an attempt, with its reason."""
        best = self._named(self._exercise.best)
        text = self._texts.say(f"exercise-{verdict.value}", best=best)
        if verdict in (Verdict.FOUND, Verdict.AS_GOOD):
            return _lines(text, self._reason(tried), self._others())
        if cost and verdict is Verdict.WORSE and cost.loss <= SURE * cost.stderr:
            return self._texts.say("exercise-unclear")
        costs = ""
        if cost and cost.loss >= LEAST:
            costs = self._texts.say("exercise-costs", **self._loss(cost))
        return _lines(
            " ".join(filter(None, (text, costs))), "" if verdict is Verdict.BETTER else self._warns(tried)
        )

    def _loss(self, cost: Cost) -> dict[str, int]:
        """Return a loss for a sentence; without a known error it is rounded.

        A loss beyond its doubt can equal it once both are rounded; then the doubt is left out.
        """
        if self._least is None:
            said = loss_in_words(cost.loss, cost.stderr)
            return said if said["doubt"] < said["wins"] else {**said, "doubt": 0}
        return {"wins": max(STEP, round(100 * cost.loss / STEP) * STEP), "doubt": 0}

    def shown(self) -> str:
        """Return the solution, with its reason."""
        best = self._exercise.best
        shown = self._texts.say("exercise-shown", told=self._named(best))
        return _lines(shown, self._reason(best), self._others())

    def _named(self, action: Action) -> str:
        """Return an action with its picks, or by its caption."""
        exercise = self._exercise
        game, timeline = exercise.timeline.game, exercise.timeline
        view = game.view(timeline.at(len(timeline)), exercise.seat)
        names = [seat.name for seat in self._session.seats]
        exact = exact_words(self._texts, game, view, action, names, BETTER)
        if exact:
            return exact
        branch = timeline.branch(len(timeline))
        branch.append(action)
        return deed_in_words(self._kit, branch, self._session.seats, len(branch), exercise.seat)

    def _others(self) -> str:
        """Return the minimum cost of all other choices, if known."""
        if self._least is None:
            return ""
        return self._texts.say("exercise-others", wins=max(1, int(100 * self._least)))

    def _reason(self, action: Action, kind: str = HINT) -> str:
        """Return the reason for or against an action as a hint explains it; "" if its game has none."""
        exercise, game = self._exercise, self._exercise.timeline.game
        view = game.view(exercise.timeline.at(len(exercise.timeline)), exercise.seat)
        return reason_for(self._texts, game, view, action, [seat.name for seat in self._session.seats], kind)

    def _warns(self, action: Action) -> str:
        """Return what speaks against an action, as the coach would warn of it; "" without words for it."""
        return self._reason(action, WARNING)


def _lines(*sentences: str) -> str:
    return "\n".join(filter(None, sentences))


def loss_in_words(loss: float, stderr: float) -> dict[str, int]:
    """Return a loss in hundredths of a win for a sentence, with its error."""
    return {"wins": max(1, round(100 * loss)), "doubt": max(1, round(100 * SURE * stderr))}
