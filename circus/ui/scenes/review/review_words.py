"""Sentences of a review: luck, cost of choices, the best and the worst of them, chances."""

from circus.bots.judgement import Judgement
from circus.core.action import Action
from circus.core.frame import Frame
from circus.lab.day.words import progress_at
from circus.lab.review.verdict import JudgedChoice, Review
from circus.session.mistakes import LUCKY, SeatReview
from circus.session.playback import Playback
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.scenes.table.deeds import BETTER, DONE, exact_words
from circus.ui.scenes.table.log import BETWEEN
from circus.ui.scenes.table.presenter import TablePresenter, TableSwitches
from circus.ui.scenes.table.reasons import MERIT, reason_for

MOST = 2
"""Maximum number of sentences about one action."""

BEST, WORST = "star", "down"
"""Kinds of rows of a card, each the pictogram before it."""


def signed(number: int) -> str:
    """Return a number with its sign.

    >>> signed(3), signed(0), signed(-2) == "\N{MINUS SIGN}2"
    ('+3', '0', True)
    """
    sign = "+" if number > 0 else "\N{MINUS SIGN}" if number < 0 else ""
    return f"{sign}{abs(number)}"


def _sum_of(card: SeatReview) -> tuple[int, int, int, int, int]:
    """Return start, luck, own choices, choices of others, and end, in wins of 100 games.

    Luck is what the other rounded parts leave, so that the sum is exact.
    """
    parts = (card.start, card.own, card.others, card.end)
    start, own, others, end = (round(100 * part) for part in parts)
    return start, end - start - own - others, own, others, end


def wins_of(judged: Judgement) -> dict[str, int]:
    """Return the wins in 100 games with the better action and with the one that was chosen."""
    high = round(100 * judged.value)
    return {"high": high, "low": max(0, min(high - 1, round(100 * (judged.value - judged.loss))))}


class ReviewWords:
    """Sentences of one review, with each choice from its seat's view."""

    def __init__(self, kit: Toolkit, playback: Playback) -> None:
        self._kit = kit
        self._texts = kit.texts
        self._playback = playback
        self._texts.add_game(playback.game.name)
        self._presenter = TablePresenter(playback, TableSwitches())
        self._presenter.measure(kit)

    @property
    def names(self) -> list[str]:
        """Names of the players."""
        return [seat.name for seat in self._playback.seats]

    def done(self, n: int, seat: int) -> str:
        """Return the caption of action `n`, counted from 1, from a seat's view."""
        return self._of(self._playback.timeline.frames(n, seat), seat)

    def headline(self, card: SeatReview) -> str:
        """Return luck, number of choices, and number of mistakes."""
        return BETWEEN.join((self.luck(card), self.decisions(card)))

    def luck(self, card: SeatReview) -> str:
        """Return whether a seat was lucky."""
        luck = _sum_of(card)[1]
        kind = "lucky" if luck >= LUCKY else "unlucky" if luck <= -LUCKY else "neither"
        return self._texts.say(f"review-{kind}")

    def parts(self, card: SeatReview) -> str:
        """Return the sum of a seat's chance: start, luck, own choices, those of the others, and end."""
        start, luck, own, others, end = _sum_of(card)
        return self._texts.say(
            "review-sum", start=start, luck=signed(luck), own=signed(own), others=signed(others), end=end
        )

    def decisions(self, card: SeatReview) -> str:
        """Return the number of choices, and of clear mistakes among them."""
        return self._texts.say("review-decisions", count=card.decisions, mistakes=card.mistakes)

    def rows(self, card: SeatReview) -> list[tuple[JudgedChoice, str, str]]:
        """Return a seat's best and worst choice, each with its sentences and its kind.

        The best one has a reason, is no waiting, and reads differently from the worst one.
        """
        worst = card.worst[0] if card.worst else None
        others = {self._act(worst)} if worst else set()
        best = next((each for each in card.best if self._can_praise(each) not in {"", *others}), None)
        found = [(best, self.best(best), BEST)] if best else []
        return [*found, (worst, self.worst(worst), WORST)] if worst else found

    def best(self, choice: JudgedChoice) -> str:
        """Return the most useful choice, its reason, and its gain."""
        return self._texts.say(
            "review-best",
            moment=self.moment(choice.n),
            act=self._act(choice),
            reason=self._reason(choice, choice.action),
            wins=max(1, round(100 * choice.gain)),
        )

    def worst(self, choice: JudgedChoice) -> str:
        """Return the most costly choice, the better one, the wins with each, and the better one's reason."""
        judged, better = choice.judgement, self._playback.game.verbs.parse(choice.judgement.best)
        text = self._words(choice, better, BETTER)
        if not text:
            text = self._texts.say("review-something-else")
        elif self._words(choice, choice.action, BETTER) == text:
            text = self._texts.say("review-another-way", better=text)
        reason = self._reason(choice, better)
        if reason in ("", self._reason(choice, choice.action)):  # it would speak for both
            reason = self._texts.say("review-reason-figures")
        return self._texts.say(
            "review-worst",
            moment=self.moment(choice.n),
            act=self._act(choice),
            better=text,
            reason=reason,
            **wins_of(judged),
        )

    def asks(self, choice: Action, n: int) -> str:
        """Return action `n`, counted from 1, with its moment, to open an exercise."""
        return self._texts.say("review-told", moment=self.moment(n), act=self.act(n, choice))

    def moment(self, n: int) -> str:
        """Return the moment of action `n`, counted from 1, in the game's words: "Round 2, trick 3"."""
        playback = self._playback
        return progress_at(self._texts, playback.game, playback.turn_at(n - 1), playback.setup.seats)

    def act(self, n: int, action: Action, form: str = DONE) -> str:
        """Return an action in the position before action `n`, with its picks."""
        playback = self._playback
        view = playback.game.view(playback.timeline.at(n - 1), action.seat)
        return exact_words(self._texts, playback.game, view, action, self.names, form)

    def _act(self, choice: JudgedChoice) -> str:
        return self._words(choice, choice.action) or self.done(choice.n, choice.action.seat)

    def _words(self, choice: JudgedChoice, action: Action, form: str = DONE) -> str:
        return self.act(choice.n, action, form)

    def _can_praise(self, choice: JudgedChoice) -> str:
        """Return a choice if it may be called the best one; "" otherwise."""
        waits = choice.action.verb in self._playback.game.facts.passive
        return "" if waits or not self._reason(choice, choice.action) else self._act(choice)

    def _reason(self, choice: JudgedChoice, action: Action) -> str:
        """Return what speaks for an action at a choice; "" if its game has no words for it."""
        playback = self._playback
        view = playback.game.view(playback.timeline.at(choice.n - 1), action.seat)
        return reason_for(self._texts, playback.game, view, action, self.names, MERIT)

    def chances(self, review: Review, at: int) -> str:
        """Return everybody's chance at a position."""
        shares = zip(self.names, review.chances[at], strict=True)
        return BETWEEN.join(
            self._texts.say("review-chance", name=name, percent=round(100 * share)) for name, share in shares
        )

    def _of(self, frames: list[Frame], seat: int) -> str:
        captions = self._presenter.caption_texts(self._kit, frames, seat)
        return BETWEEN.join(list(dict.fromkeys(captions))[:MOST]) or self._texts.say("review-untold")
