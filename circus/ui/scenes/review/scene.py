"""Review of a game: its replay with the chart of winning chances, a card per seat, and exercises."""

from functools import partial

from circus.content.texts import faults
from circus.core.errors import UsageError
from circus.lab.review.verdict import Review
from circus.session.mistakes import learners_with_mistakes, mistakes
from circus.session.playback import Playback
from circus.session.puzzle_search import PuzzleSearch, Seek, seeking
from circus.session.review_cache import load_review, store_review
from circus.session.review_job import EFFORT, ReviewJob, Start, judging, review_job
from circus.ui.gfx.compositor import Composition
from circus.ui.gfx.widgets import IconButton, PointMenuEntry, Target, Widget, items_of, targets_of
from circus.ui.input.gestures import ESCAPE, Cancel, DragMove, DragStart, Drop, Gesture, Key, Press, Tap
from circus.ui.scenes.replay.bar import ChartRoom
from circus.ui.scenes.replay.scene import ReplayScene
from circus.ui.scenes.review.cards import LEARN, LESS, MORE, MOVE, Cards
from circus.ui.scenes.review.chart import CHART, FACE_U, TURNING, Chart
from circus.ui.scenes.review.mistakes import mistake_scene
from circus.ui.scenes.review.progress import BEGIN, CANCEL, ReviewProgress
from circus.ui.scenes.review.review_words import ReviewWords
from circus.ui.scenes.shell.notice import Answer
from circus.ui.scenes.shell.scene import SceneContext

CARDS = "ui/cards"

_CHART_U, _LEFT_U, _BUTTON_U = 118.0, 62.0, 48.0
_LARGE = 125
"""Text size in percent above which the cards take the whole window."""


class ReviewScene(ReplayScene):
    """Replay of a finished game with an analysis of luck and skill.

    Attributes:
        playback: the game.
    """

    name = "review"
    room = ChartRoom(_CHART_U, _LEFT_U, FACE_U + 14)

    def __init__(
        self, manager: SceneContext, playback: Playback, start: Start = judging, seek: Seek = seeking
    ) -> None:
        """Open the review.

        `start` runs it, `seek` the search for puzzles; both are cached next to the record.

        Raises:
            UsageError: the game is not over, so a review would reveal hidden information.
        """
        if not playback.ended:
            raise UsageError("this game is not over: finish it, then have it reviewed")
        super().__init__(manager, playback)
        self._start, self._seek = start, seek
        self._search: PuzzleSearch | None = None
        file = playback.file
        self._review = load_review(file, playback.timeline, EFFORT) if file else None
        self._job: ReviewJob | None = None
        self._words: ReviewWords | None = None
        self._shows_cards = self._review is not None
        self._cards: list[Widget] | None = None
        self._page = 0
        if self._review is None:
            self._begin()
        else:
            self._search_puzzles(self._review)

    def resized(self) -> None:
        """Rebuild everything for another size or language."""
        self._words = self._cards = None
        super().resized()

    def close(self) -> None:
        """Stop the computation."""
        if self._job:
            self._job.cancel()
        if self._search:
            self._search.cancel()
        super().close()

    def advance(self, ms: float) -> None:
        """Take the new judgements."""
        super().advance(ms)
        if self._job and self._job.poll():
            if self._job.result:
                self._show_result(self._job.result)
            self.manager.refresh()
        if self._search:
            self._search.poll()

    def frame(self) -> Composition:
        """Return the replay, the chart in its strip, and open cards over it."""
        picture = super().frame()
        over = [*self._below(), *(self._card_widgets() if self._shows_cards else ())]
        menu = self._menu.items(self.kit, self.pose) if self._menu else []
        return picture.over([*items_of(over, self.kit, self.pose), *menu])

    def targets(self) -> list[Target]:
        """Return the targets of the replay and of the chart, or of open cards alone."""
        if self._menu:
            return super().targets()
        if self._shows_cards:
            return targets_of(self._card_widgets(), self.kit)
        return [*super().targets(), *targets_of(self._below(), self.kit)]

    def inspectable_targets(self) -> list[Target]:
        """Return the items, except below open cards."""
        return self.targets() if self._shows_cards else super().inspectable_targets()

    def hint(self, name: str) -> str:
        """Return the chances at a turning point, or the hint of a button."""
        if self._review and name.startswith(TURNING):
            n = int(name.removeprefix(TURNING))
            return f"{self._review_words.done(n, self._eyes)}\n{self._review_words.chances(self._review, n)}"
        if self._review and name == CHART:
            return self._review_words.chances(self._review, self.playback.at)
        if name == CARDS:
            return self.kit.texts.say("review-hint-cards")
        return super().hint(name)

    def port(self) -> dict[str, object]:
        """Return the facts of the replay, and the state of the review."""
        job = self._job
        state = "done" if self._review else "working" if job and job.is_running else "stopped"
        return {**super().port(), "review": state, "puzzles": self._puzzles}

    @property
    def _puzzles(self) -> int:
        """Number of puzzles found in this game."""
        return len(self._search.progress.found) if self._search else 0

    def handle(self, gesture: Gesture) -> bool:
        """Handle the cards, the chart, and the review's buttons; then the replay's own."""
        match gesture:
            case Tap(name, _) if self._shows_cards and not self._menu:
                self._tapped_card(name or "", gesture.pos)
            case Cancel(source) if self._shows_cards and not self._menu:
                self._show_cards(shown=source != ESCAPE)
            case Key(key) if self._shows_cards and not self._menu:
                return self._turn_cards(key)
            case Press(str(name), pos) | DragStart(str(name), pos) if name == CHART:
                self._scrub(pos[0])
            case DragMove(str(name), pos) | Drop(str(name), pos) if name == CHART:
                self._scrub(pos[0])
            case _:
                return super().handle(gesture)
        return True

    @property
    def _review_words(self) -> ReviewWords:
        if self._words is None:
            self._words = ReviewWords(self.kit, self.playback)
        return self._words

    def _begin(self) -> None:
        self._job = review_job(self.playback.timeline, self._start)

    def _show_result(self, review: Review) -> None:
        """Show and store the result; report a disk that refuses it."""
        self._review, self._shows_cards, self._cards = review, True, None
        if self.playback.file is None:
            return
        try:
            store_review(self.playback.file, self.playback.timeline, review, EFFORT)
            self._search_puzzles(review)
        except OSError as error:
            texts = self.kit.texts
            why = faults.format_error(texts, error)
            self.manager.show_notice(texts.say("notice-failed"), texts.say("review-not-kept", why=why))

    def _search_puzzles(self, review: Review) -> None:
        """Search for puzzles if the game has a record, while its review is open."""
        if self.playback.file:
            self._search = PuzzleSearch(self.playback.file, self.playback.timeline, review, self._seek)

    def _below(self) -> list[Widget]:
        """Return the contents of the strip's free room."""
        box, texts = self._strip().below, self.kit.texts
        if self._review:
            playback, review = self.playback, self._review
            left, top, _, high = box
            middle = left - _LEFT_U + _BUTTON_U / 2
            cards = IconButton(CARDS, middle, top + high / 2, "people", _BUTTON_U)
            turning = tuple(review.turning_points)
            chart = Chart(box, self.game, playback.seats, review.chances, turning, playback.at)
            return [cards, chart]
        job = self._job
        if job and job.is_running:
            words = texts.say("review-working", done=len(job.parts), of=job.part_count)
            button = CANCEL, texts.say("review-cancel")
            return [ReviewProgress(box, words, job.progress, button)]
        words = texts.say("review-failed" if job and job.fault else "review-stopped")
        return [ReviewProgress(box, words, None, (BEGIN, texts.say("review-begin")))]

    def _card_widgets(self) -> list[Widget]:
        if self._cards is None:
            assert self._review
            units = self.kit.units
            part = units.height_u - self._strip_u
            high = units.height_u if self.kit.settings.text_size > _LARGE else part
            self._cards = Cards(self.playback, self._review, self._review_words, high, self._page).widgets(
                self.kit
            )
        return self._cards

    def _acts(self) -> dict[str, Answer]:
        """Return the acts of the replay, of the chart and of the progress."""
        turning = self._review.turning_points if self._review else ()
        return {
            **super()._acts(),
            **{f"{TURNING}{n}": partial(self.go_to, n) for n in turning},
            CARDS: lambda: self._show_cards(shown=True),
            BEGIN: self._begin,
            **({CANCEL: self._job.cancel} if self._job else {}),
        }

    def _show_cards(self, *, shown: bool) -> None:
        self._shows_cards = shown
        self._plays = False
        self._changed()

    def _tapped_card(self, name: str, pos: tuple[int, int]) -> None:
        if name.startswith(MOVE):
            n = int(name.removeprefix(MOVE).partition("/")[0])
            self._show_cards(shown=False)
            self.go_to(n - 1)
            self._step_once()
        elif name in (LESS, MORE):
            self._page, self._cards = self._page + (1 if name == MORE else -1), None
            self._changed()
        elif name == LEARN:
            self._tapped_at = pos
            self._ask_who_learns()
        else:
            self._show_cards(shown=False)

    def _turn_cards(self, key: str) -> bool:
        """Show other cards by a key; return false for another key, which is never one of the film below."""
        way = {"left": LESS, "page up": LESS, "right": MORE, "page down": MORE}.get(key, "")
        turns = any(target.name == way for target in self.targets())
        if turns:
            self._tapped_card(way, (0, 0))
        return turns

    def _ask_who_learns(self) -> None:
        """Ask whose mistakes to show; nobody is asked where only one person made any."""
        assert self._review
        seats = learners_with_mistakes(self._review, self.playback.timeline, self.playback.seats)
        if len(seats) == 1:
            self._learn(seats[0])
            return
        names = self.playback.seats
        self._offer(
            (PointMenuEntry(f"ui/learner/{seat}", names[seat].name, "person"), partial(self._learn, seat))
            for seat in seats
        )
        self._changed()

    def _learn(self, seat: int) -> None:
        """Open the exercises of a seat's worst choices."""
        assert self._review
        exercises = mistakes(self._review, self.playback.timeline, seat)
        self.manager.push(mistake_scene(self.manager, self.playback, exercises))

    def _scrub(self, x: int) -> None:
        chart = self._below()[-1]
        assert isinstance(chart, Chart)
        self.go_to(chart.position(self.kit, x))
