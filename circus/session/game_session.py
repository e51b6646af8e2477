"""A game session: one match with people and bots on its seats, and the frames that each pair of eyes saw."""

from collections import Counter, deque
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from hashlib import blake2b
from random import Random
from typing import Any

from circus import bots
from circus.bots.thinker import Question
from circus.core.action import CHANCE, Action
from circus.core.event import Tell
from circus.core.frame import Frame, FrameRecorder
from circus.core.game import Game, Setup
from circus.core.state import State
from circus.match import Match
from circus.pin import Pin
from circus.session.deals import Deal
from circus.session.script import Script
from circus.session.table_setup import HUMAN, Seat
from circus.session.take_back import has_turn_left, is_revealing, undo_count

ADVISER = "hard"
"""The strength of the bot that gives hints."""

MOST_MISSED = 300
"""So many frames are kept for a person who does not look, the latest: who is out may never look again."""

Frames = Mapping[int, Sequence[Frame]]
"""For each pair of eyes that watches (-1: the public's) what they saw of one action, in order."""


class GameSession:
    """One game with its players.

    Attributes:
        match: the game.
        seats: who sits where now.
        deal: what is drawn in the whole game; `None` where nobody can know it.
        script: what everybody does by a lesson; `None` where the game is free.
        pins: the moments of this game that were pinned.
    """

    def __init__(self, match: Match, seats: Sequence[Seat], rng: Random, deal: Deal | None = None) -> None:
        """`rng` draws for chance, and for nobody else; the bots have one of their own.

        A `deal` says in the place of both what is drawn and how bots choose.
        """
        self.match = match
        self.seats = tuple(seats)
        self.script: Script | None = None
        self.deal = deal
        self.pins: tuple[Pin, ...] = ()
        self._draws, self._choices = rng, generator_of_bots(rng)
        self._watched: Counter[int] = Counter()
        self._missed: dict[int, deque[tuple[int, Frame]]] = {}
        self._questions: dict[int, Question] = {}
        self._revealed: tuple[tuple[int, Action, int], bool] | None = None
        self._reach: tuple[tuple[int, Action, int], int] | None = None
        self._undone: list[Action] = []

    @property
    def game(self) -> Game[Any]:
        """What is played."""
        return self.match.game

    @property
    def setup(self) -> Setup:
        """How it is played."""
        return self.match.setup

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of persons."""
        return tuple([seat for seat, who in enumerate(self.seats) if who.kind == HUMAN])

    @property
    def awaited(self) -> tuple[int, ...]:
        """Who must act now."""
        return self.match.state.awaited

    @property
    def awaited_people(self) -> tuple[int, ...]:
        """The persons who must act now."""
        people = self.people
        return tuple(seat for seat in self.awaited if seat in people)

    @property
    def awaited_bots(self) -> tuple[int, ...]:
        """The bots that must act now."""
        people = self.people
        return tuple(seat for seat in self.awaited if seat != CHANCE and seat not in people)

    def watch(self, viewer: int) -> None:
        """From now on frames are made for these eyes (-1: the public's); once for each call."""
        self._watched[viewer] += 1

    def look_away(self, viewer: int) -> None:
        """Take back one call of `watch`."""
        self._watched[viewer] -= 1
        self._watched += Counter()

    def sit(self, seat: int, kind: str, strength: str) -> None:
        """A person takes a seat or hands it to a bot, in the middle of a game; the record notes it."""
        sitter = replace(self.seats[seat], kind=kind, strength=strength)
        if self.match.journal and not self.match.outcome:
            self.match.journal.sits(seat, sitter.player)
        self.seats = tuple(sitter if number == seat else who for number, who in enumerate(self.seats))
        self._missed.pop(seat, None)
        self._questions.pop(seat, None)
        self._undone.clear()
        self._reach = None

    def note_help(self, seat: int, what: str, at: str) -> None:
        """The record notes that a person (-1: who only watches) asked for help, and about what."""
        self._note("help", {"seat": seat, "what": what, "at": at})

    def note_refused(self, seat: int, rule: str) -> None:
        """The record notes that a person tried what a rule forbids."""
        self._note("refused", {"seat": seat, "rule": rule})

    def pin(self, face: str, text: str, seat: int | None) -> None:
        """Pin this moment in the record; raise OSError, and nothing is pinned, if it cannot be written."""
        pin = Pin(len(self.match.actions), face, text, seat)
        if self.match.journal:
            self.match.journal.pin(pin)
        self.pins = (*self.pins, pin)

    def _note(self, kind: str, facts: Mapping[str, object]) -> None:
        """Nothing but pins may follow the end of a record; a full disk says so at the next action."""
        if self.match.journal and not self.match.outcome:
            with suppress(OSError):
                self.match.journal.note(kind, facts)

    def view(self, seat: int) -> State:
        """What a seat (or the public, -1) may see."""
        view: State = self.match.game.view(self.match.state, seat)
        return view

    def mark(self, seat: int) -> str:
        """Return the sprite that lies over a person's face by now, as everybody sees it; "" for none."""
        return self.match.game.facts.mark(self.view(CHANCE), seat)

    def has_secrets(self, seat: int) -> bool:
        """Return whether this seat's view shows anything that the public's does not."""
        pieces = self.match.game.pieces
        return list(pieces(self.view(seat))) != list(pieces(self.view(CHANCE)))

    def play(self, action: Action) -> Frames:
        """Carry out a seat's action; an illegal one raises `IllegalActionError` and changes nothing."""
        return self._recorded(lambda tell: self.match.play(action, tell))

    def draw(self) -> Frames:
        """Let chance draw, what the script says if it says anything."""
        said = self.scripted(CHANCE)
        if said is not None:
            return self.play(said)
        draws = self.deal.draw(self._acted(CHANCE)) if self.deal else self._draws
        return self._recorded(lambda tell: self.match.draw(draws, tell))

    def scripted(self, seat: int) -> Action | None:
        """What the script lets a seat, or chance, do now; `None` where they are free."""
        said = self.script.of(seat) if self.script else None
        free = said is None or self.match.game.forbids(self.match.state, said) is not None
        return None if free else said

    def go_on(self, strength: str = "") -> Frames:
        """Let chance draw, or one awaited bot act, here and now: with this strength or with its own."""
        if CHANCE in self.awaited:
            return self.draw()
        seat = self.awaited_bots[0]
        return self.play(self.choice_of(seat, strength or self.seats[seat].strength))

    def choice_of(self, seat: int, strength: str) -> Action:
        """What a bot of this strength would do on an awaited seat, found here and now."""
        said = self.scripted(seat)
        if said is not None:
            return said
        bot = bots.find(strength)
        return bot(self.match.game, self.view(seat), self.match.legal(seat), self._chooser(seat))

    def _chooser(self, seat: int) -> Random:
        """Return the generator by which the bot of a seat chooses now."""
        return self.deal.thought(seat, self._acted(seat)) if self.deal else self._choices

    def _acted(self, seat: int) -> int:
        """Return how often a seat, or chance, has acted."""
        return sum(action.seat == seat for action in self.match.actions)

    def close(self) -> None:
        """Nobody plays on: the record is let go of."""
        if self.match.journal:
            self.match.journal.close()

    def question(self, seat: int) -> Question:
        """What the bot of an awaited seat is asked: the same until it acts, whatever others choose."""
        if seat not in self._questions:
            strength, seed = self.seats[seat].strength, self._chooser(seat).getrandbits(48)
            self._questions[seat] = self._asked(seat, strength, seed)
        return self._questions[seat]

    def hint_question(self, seat: int) -> Question:
        """What is asked for a person who wants a hint; it leaves the game's own generator alone."""
        return replace(self._asked(seat, ADVISER, len(self.match.actions)), with_reason=True)

    def judged_question(self, seat: int, seconds: float) -> Question:
        """What the coach of a person asks: what each of their choices costs, as they can know."""
        return replace(self._asked(seat, ADVISER, len(self.match.actions)), look=seconds)

    def coach(self, seat: int, *, on: bool) -> None:
        """Switch the coach on or off for a seat."""
        self.seats = tuple(
            replace(who, coach=on) if number == seat else who for number, who in enumerate(self.seats)
        )

    def _asked(self, seat: int, strength: str, seed: int) -> Question:
        return Question(self.match.game, self.match.setup, self.view(seat), seat, strength, seed)

    def missed(self, seat: int) -> list[Frame]:
        """Return the frames of a person since this was last asked, at most `MOST_MISSED`, the oldest first.

        They are kept where several persons play: one who plays alone misses nothing.
        """
        return [frame for _, frame in self._missed.pop(seat, ())]

    def unseen(self, seat: int, kinds: Collection[str]) -> tuple[Frame, ...]:
        """Return the frames of such events that a person has missed, without forgetting them."""
        return tuple(
            frame for _, frame in self._missed.get(seat, ()) if frame.event and frame.event.kind in kinds
        )

    def can_undo(self, seat: int) -> bool:
        """Return whether this seat's last action may be taken back: nothing was learnt by it, nor since."""
        return self._undoable(seat) > 0

    def _undoable(self, seat: int) -> int:
        """Return how many actions are taken back with this seat's last one; 0 if it has to stand.

        After it bots may have acted, as long as they showed nothing.
        """
        actions = self.match.actions
        is_bound = self.script is not None or seat not in self.people
        if not actions or (is_bound and not has_turn_left(self.match, seat)):
            return 0
        key = len(actions), actions[-1], seat
        if self._reach is None or self._reach[0] != key:
            self._reach = key, undo_count(self.match, seat, self.people)
        return self._reach[1]

    def can_change(self, seat: int) -> bool:
        """Return whether the last action is this seat's secret answer to what others have still to answer."""
        actions, awaited = self.match.actions, self.awaited
        if not actions or actions[-1].seat != seat or not awaited or seat in awaited:
            return False
        before = self.match.timeline.at(len(actions) - 1).awaited
        return set(before) == {seat, *awaited} and not self._has_revealed(seat)

    def undo(self, seat: int) -> None:
        """Take back this seat's last action and what bots did since, as if nobody had been told of it.

        `can_undo` or `can_change` has to hold. After a secret answer the bots' thoughts of the same moment
        stand: they knew nothing of it.
        """
        sealed = self.can_change(seat)
        count = 1 if sealed else self._undoable(seat)
        assert count
        taken = self.match.actions[-count:]
        self.match.undo(count)
        self._undone += reversed(taken)
        self._revealed = self._reach = None
        if not sealed:
            self._questions.clear()
        stands = len(self.match.actions)
        for other, missed in self._missed.items():
            kept = [(number, frame) for number, frame in missed if number < stands]
            self._missed[other] = deque(kept, MOST_MISSED)

    def redoable(self, seat: int) -> Sequence[Action]:
        """What this seat took back last, its own action first, then those of bots; none once others act.

        Whoever plays these actions takes the way again; anything else that is done forgets it.
        """
        undone = self._undone[::-1]
        if not undone or self.script or undone[0].seat != seat or undone[0] not in self.match.legal(seat):
            return ()
        own = next((n for n, action in enumerate(undone) if n and action.seat == seat), len(undone))
        return undone[:own]

    def _has_revealed(self, seat: int) -> bool:
        """Check whether the last action revealed anything to `seat` or to any other person."""
        key = len(self.match.actions), self.match.actions[-1], seat
        if self._revealed is None or self._revealed[0] != key:
            viewers = {seat, *self.people}
            self._revealed = key, is_revealing(self.match, len(self.match.actions) - 1, viewers)
        return self._revealed[1]

    def _remember_undone(self, done: Action) -> None:
        """Of what was taken back the rest can come again after the same action only."""
        if not self._undone or self._undone.pop() != done:
            self._undone.clear()

    def _recorded(self, act: Callable[[Tell | None], object]) -> Frames:
        number, people = len(self.match.actions), self.people
        people = people if len(people) > 1 else ()
        recorder = FrameRecorder(self.match.game, {*people, *self._watched})
        try:
            act(recorder.telling(self.match.state))
        except OSError:
            if len(self.match.actions) == number:
                raise  # nothing has happened; else the end alone is not written, which the host does
        recorder.settle(self.match.state)
        self._remember_undone(self.match.actions[-1])
        if self.script:
            self.script.done(self.match.actions[-1])
        self._questions.pop(self.match.actions[-1].seat, None)
        for seat in people:
            missed = self._missed.setdefault(seat, deque(maxlen=MOST_MISSED))
            missed += [(number, frame) for frame in recorder.frames[seat]]
        return recorder.frames


def generator_of_bots(draws: Random) -> Random:
    """Return a generator whose seed is a hash of the one that deals.

    Its holder cannot work out a card to come.

    Nothing is drawn for it, and nothing that bots or hints draw from it changes what is dealt.
    """
    return Random(blake2b(repr(draws.getstate()).encode(), digest_size=32, person=b"bots").digest())
