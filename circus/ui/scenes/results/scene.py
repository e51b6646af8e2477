"""Results: podium, scores, decisive moments, the totals of a series, and the buttons."""

from typing import Any, ClassVar

from circus.content.texts.numbers import changed_summary
from circus.session import end_of_game
from circus.session.first_evening import note_finished
from circus.session.game_session import GameSession
from circus.session.placing import next_game
from circus.session.playback import Playback, playback_of_match
from circus.session.series import Series
from circus.session.table_setup import HUMAN, TableSetup
from circus.ui.gfx.compositor import Composition
from circus.ui.input.gestures import ESCAPE, Cancel, Gesture, Key
from circus.ui.scenes.parts.wall import Doers, WallScene
from circus.ui.scenes.results.boards import Boards
from circus.ui.scenes.results.by_seat import ResultsBySeat
from circus.ui.scenes.results.confetti import Confetti
from circus.ui.scenes.results.show import buttons, decision, headline, podium, stage_of
from circus.ui.scenes.shell.destinations import Destination, ToReplay, ToReview, ToRules, ToSetup, ToTable
from circus.ui.scenes.shell.scene import SceneContext


class ResultsScene(WallScene):
    """Results scene, which replaces the table."""

    name = "results"
    wall = "gala"
    keeps_phones = True

    def __init__(
        self, manager: SceneContext, table_setup: TableSetup, session: GameSession, series: Series
    ) -> None:
        """Show the results; `series` includes this game."""
        super().__init__(manager)
        self.game = table_setup.game
        self._choice = table_setup
        self._seats = session.seats
        match = session.match
        self.changed_numbers = match.setup.changed
        self._match, self._pins = match, session.pins
        self._played, self._ended = match.game, end_of_game.summarize(match)
        self._places = end_of_game.rank_seats(match, self._ended)
        self._series = series
        self._results = self._results_by_seat()
        self._confetti: Confetti | None = None

    def enter(self) -> None:
        """Lay out the podium and start the confetti."""
        if self._confetti is None:
            self.kit.audio.play("fanfare")
            self.manager.hold_clicks()
            if any(seat.kind == HUMAN for seat in self._seats):
                self.manager.attempt(lambda: note_finished(self.game))
        super().resized()

    def resized(self) -> None:
        """Lay out the podium for another size."""
        self._confetti = None
        super().resized()

    @property
    def busy(self) -> bool:
        """Whether confetti falls."""
        return self._confetti is not None and self._confetti.falls

    def advance(self, ms: float) -> None:
        """Move the confetti."""
        if self._confetti:
            self._confetti.advance(ms)

    def handle(self, gesture: Gesture) -> bool:
        """Handle the buttons; Esc opens the lobby, Enter the next game."""
        if isinstance(gesture, Cancel) and gesture.source == ESCAPE:
            self.manager.home()
        elif isinstance(gesture, Key) and gesture.key == "return" and not self.has_focus:
            if self.manager.guard.lets(pointed=False):
                self._play_again()
        else:
            return super().handle(gesture)
        return True

    def frame(self) -> Composition:
        """Return the tent at night, with the confetti behind all text."""
        tent = super().frame()
        falling = self._confetti.items(self.kit) if self._confetti else []
        return tent._replace(loose=falling + tent.loose)

    def decides(self, name: str) -> bool:
        """Return true: every button leaves a screen that has just appeared."""
        return True

    def hint(self, name: str) -> str:
        """Return the changed numbers as the hint of their button."""
        texts = self.kit.texts
        return changed_summary(texts, self._played, self.changed_numbers) if name == "ui/house" else ""

    def _build_widgets(self) -> None:
        kit, units = self.kit, self.kit.units
        still = kit.settings.reduced_motion or kit.settings.speed == "off"
        if self._confetti is None:
            self._confetti = Confetti(units.width_u, units.height_u, still)
        changed = bool(self.changed_numbers)
        standing = stage_of(kit, self.game, self._places, self._results, self._series, is_changed=changed)
        boards = Boards(kit, self._seats, standing)
        alone = self._series.kind == "single"
        self._widgets = [
            *podium(kit, self.game, self._seats, self._results, standing),
            *boards.series(self._played, self._series, self._results),
            *boards.moments(self.game, self._ended.key_moments, alone=alone),
            *headline(kit, self._seats, self._results, self._series),
            *decision(kit, self.game, self._ended.reason),
            *buttons(kit, self._series, is_changed=changed),
        ]

    def _results_by_seat(self) -> ResultsBySeat:
        """Return the result of each seat, in the game's own measure."""
        over, game, seats = self._ended, self._played, range(len(self._seats))
        return ResultsBySeat(
            over.winners,
            game.ending.fewest_win,
            tuple(place.side for place in sorted(self._places)),
            tuple(game.ending.standing(over, seat) for seat in seats),
            tuple(game.facts.mark(over.state, seat) for seat in seats),
        )

    def _open(self, where: Destination) -> None:
        self.manager.attempt(lambda: self.manager.go(where))

    def _play_again(self) -> None:
        """Open the next game of the series, or another one."""
        self._open(ToTable(*next_game(self._choice, self._series)))

    @property
    def _playback(self) -> Playback:
        return playback_of_match(self._match, self._seats, self._pins)

    clicks: ClassVar[Doers[Any]] = {
        "again": lambda scene, _: scene._play_again(),
        "setup": lambda scene, _: scene._open(ToSetup(scene.game, instead=True)),
        "replay": lambda scene, _: scene._open(ToReplay(scene._playback)),
        "review": lambda scene, _: scene._open(ToReview(scene._playback.again())),
        "house": lambda scene, _: scene.manager.go(ToRules(scene.game)),
        "home": lambda scene, _: scene.manager.home(),
    }
