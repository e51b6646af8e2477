"""Sentences of a review: luck, cost of choices, the best and the worst of them, chances."""

from circus.core.action import Action
from circus.core.frame import Frame, frames_of
from circus.lab.day.words import progress_at
from circus.lab.review.verdict import JudgedChoice, Review
from circus.session.mistakes import LUCKY, SeatReview
from circus.session.motives import motive
from circus.session.playback import Playback
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.scenes.exercise.words import loss_in_words
from circus.ui.scenes.table.deeds import exact_words, is_public
from circus.ui.scenes.table.log import BETWEEN
from circus.ui.scenes.table.motives import motive_in_words
from circus.ui.scenes.table.presenter import TablePresenter, TableSwitches

MOST = 2
"""Maximum number of sentences about one action."""


def signed(number: int) -> str:
    """Return a number with its sign.

    >>> signed(3), signed(0), signed(-2) == "\N{MINUS SIGN}2"
    ('+3', '0', True)
    """
    sign = "+" if number > 0 else "\N{MINUS SIGN}" if number < 0 else ""
    return f"{sign}{abs(number)}"


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

    def luck(self, card: SeatReview) -> str:
        """Return the luck of a seat, with sign and size."""
        kind = "lucky" if card.luck >= LUCKY else "unlucky" if card.luck <= -LUCKY else "neither"
        return self._texts.say(f"review-{kind}", wins=abs(round(100 * card.luck)))

    def parts(self, card: SeatReview) -> str:
        """Return what a seat's own choices and those of the others have earned it, with signs."""
        own, others = (signed(round(100 * part)) for part in (card.own, card.others))
        return self._texts.say("review-parts", own=own, others=others)

    def decisions(self, card: SeatReview) -> str:
        """Return the number of choices, and the mean loss."""
        tenths = round(1000 * card.mean_loss)
        loss = self._texts.say("review-number", number=tenths / 10)
        return self._texts.say("review-decisions", count=card.decisions, loss=loss)

    def best(self, choice: JudgedChoice) -> str:
        """Return the most useful choice, and its gain."""
        wins = max(1, round(100 * choice.gain))
        return self._texts.say("review-best", told=self._named(choice), wins=wins)

    def worst(self, choice: JudgedChoice) -> str:
        """Return the most costly choice, its loss, and the better one; an uncertain loss is marked."""
        judged, key = choice.judgement, "review-worst" if choice.clear else "review-worst-unclear"
        act, better = self._act(choice), self._better(choice)
        if len(self._playback.timeline.at(choice.n - 1).awaited) > 1:
            act = self._why(choice) or act  # a sealed choice has no caption of its own
        text = BETWEEN.join(filter(None, (self.moment(choice.n), act)))
        worst = self._texts.say(key, told=text, **loss_in_words(judged.loss, judged.stderr))
        key = "review-better" if choice.clear else "review-better-unclear"
        return self._texts.say(key, worst=worst, better=better) if better not in ("", act) else worst

    def moment(self, n: int) -> str:
        """Return the moment of action `n`, counted from 1, in the game's words: "Round 2, trick 3"."""
        playback = self._playback
        return progress_at(self._texts, playback.game, playback.turn_at(n - 1), playback.setup.seats)

    def _named(self, choice: JudgedChoice) -> str:
        """Return moment and caption of a choice; a secret one is replaced by its reason."""
        n = choice.n
        act = self._act(choice)
        if not is_public(self._playback.timeline, n):
            act = self._why(choice) or act
        return BETWEEN.join(filter(None, (self.moment(n), act)))

    def _better(self, choice: JudgedChoice) -> str:
        """Return the first caption of the best action at a choice; "" if it has none."""
        timeline, seat = self._playback.timeline, choice.action.seat
        game, best = timeline.game, timeline.game.verbs.parse(choice.judgement.best)
        frames = frames_of(game, timeline.at(choice.n - 1).copy(), best, (seat,))
        captions = self._presenter.caption_texts(self._kit, frames[seat], seat)
        return self._exact(best) or next(iter(captions), "")

    def _act(self, choice: JudgedChoice) -> str:
        """Return the captions of a choice; the first one names the picks if the game has words for that."""
        seat = choice.action.seat
        frames = self._playback.timeline.frames(choice.n, seat)
        return self._of(frames, seat, self._exact(choice.action))

    def _exact(self, action: Action) -> str:
        """Return an action with its picks, so that two of one verb differ; "" without words for it."""
        return exact_words(self._texts, self._playback.game, action, self.names)

    def chances(self, review: Review, at: int) -> str:
        """Return everybody's chance at a position."""
        shares = zip(self.names, review.chances[at], strict=True)
        return BETWEEN.join(
            self._texts.say("review-chance", name=name, percent=round(100 * share)) for name, share in shares
        )

    def _why(self, choice: JudgedChoice) -> str:
        """Return the reason of a choice; "" without one."""
        found = motive(self._playback.timeline, choice.n, choice.action.seat)
        if found is None or found.reason is None or found.forced:
            return ""
        return motive_in_words(self._texts, self._playback.game.name, self.names, found)

    def _of(self, frames: list[Frame], seat: int, first: str = "") -> str:
        captions = self._presenter.caption_texts(self._kit, frames, seat)
        captions[:1] = [first] if first else captions[:1]
        return BETWEEN.join(list(dict.fromkeys(captions))[:MOST]) or self._texts.say("review-untold")
