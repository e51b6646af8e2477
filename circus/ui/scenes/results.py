"""Results: podium, scores, decisive moments, the totals of a series, and the buttons."""

from circus.content.texts.numbers import changed_summary
from circus.session import retelling
from circus.session.game_session import GameSession
from circus.session.placing import next_game
from circus.session.playback import playback_of_match
from circus.session.series import Series
from circus.session.table_setup import TableSetup
from circus.ui.gfx.compositor import Composition
from circus.ui.gfx.widgets import Target, Widget, items_of, targets_of
from circus.ui.input.gestures import ESCAPE, Cancel, Gesture, Key, Tap
from circus.ui.scenes.confetti import Confetti
from circus.ui.scenes.destinations import ToReplay, ToReview, ToRules, ToSetup, ToTable
from circus.ui.scenes.results_boards import Boards
from circus.ui.scenes.results_show import buttons, decision, headline, podium, stage_of
from circus.ui.scenes.results_told import Show
from circus.ui.scenes.scene import Scene, SceneContext


class ResultsScene(Scene):
    """Results scene, which replaces the table."""

    name = "results"
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
        self._played, self._over = match.game, retelling.ended(match)
        self._places = retelling.places(match, self._over)
        self._series = series
        self._show = self._shown()
        self._widgets: list[Widget] = []
        self._confetti: Confetti | None = None

    def enter(self) -> None:
        """Lay out the podium and start the confetti."""
        self.kit.texts.add_game(self.game)
        if self._confetti is None:
            self.kit.audio.play("fanfare")
            self.manager.hold_clicks()
        self._build_widgets()

    def resized(self) -> None:
        """Lay out the podium for another size."""
        self.kit.texts.add_game(self.game)
        self._confetti = None
        self._build_widgets()

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
        if isinstance(gesture, Tap):
            self._tapped(gesture.name or "")
        elif isinstance(gesture, Cancel) and gesture.source == ESCAPE:
            self.manager.home()
        elif isinstance(gesture, Key) and gesture.key == "return" and not self.has_focus:
            if self.manager.guard.lets(pointed=False):
                self._tapped("ui/again")
        else:
            return False
        return True

    def frame(self) -> Composition:
        """Return the tent at night, with the confetti behind all text."""
        kit = self.kit
        falling = self._confetti.items(kit) if self._confetti else []
        return Composition(kit.background("gala"), falling + items_of(self._widgets, kit, self.pose))

    def targets(self) -> list[Target]:
        """Return the buttons."""
        return targets_of(self._widgets, self.kit)

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
        standing = stage_of(kit, self.game, self._places, self._show, self._series, is_changed=changed)
        boards = Boards(kit, self._seats, standing)
        alone = self._series.kind == "single"
        self._widgets = [
            *podium(kit, self.game, self._seats, self._show, standing),
            *boards.series(self._played, self._series, self._show),
            *boards.moments(self.game, self._over.key_moments, alone=alone),
            *headline(kit, self._seats, self._show, self._series),
            *decision(kit, self.game, self._over.reason),
            *buttons(kit, self._series, is_changed=changed),
        ]

    def _shown(self) -> Show:
        """Return the result of each seat, in the game's own measure."""
        over, game, seats = self._over, self._played, range(len(self._seats))
        return Show(
            over.winners,
            game.ending.fewest_win,
            tuple(place.side for place in sorted(self._places)),
            tuple(game.ending.standing(over, seat) for seat in seats),
            tuple(game.facts.mark(over.state, seat) for seat in seats),
        )

    def _tapped(self, name: str) -> None:
        if name == "ui/again":
            table_setup, series = next_game(self._choice, self._series)
            self.manager.attempt(lambda: self.manager.go(ToTable(table_setup, series)))
        elif name == "ui/setup":
            self.manager.attempt(lambda: self.manager.go(ToSetup(self.game, instead=True)))
        elif name == "ui/replay":
            playback = playback_of_match(self._match, self._seats, self._pins)
            self.manager.attempt(lambda: self.manager.go(ToReplay(playback)))
        elif name == "ui/review":
            playback = playback_of_match(self._match, self._seats, self._pins)
            self.manager.attempt(lambda: self.manager.go(ToReview(playback)))
        elif name == "ui/house":
            self.manager.go(ToRules(self.game))
        elif name == "ui/home":
            self.manager.home()
