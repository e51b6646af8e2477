"""Attract screen: passages of games on their real tables, and an invitation to touch it."""

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Protocol

from pygame import Rect, Surface

from circus.content.texts import LANGUAGES, Texts, inside_sentence
from circus.lab.day.words import title_of
from circus.session.deals_played import Result
from circus.session.end_of_game import PUBLIC, format_standing
from circus.stand.plan import StaffPlan
from circus.stand.reel import Cut, Reel, bots_cut
from circus.stand.reviewing import Reviewing
from circus.ui.gfx import theme
from circus.ui.gfx.blank import blank
from circus.ui.gfx.compositor import Composition, Pile
from circus.ui.gfx.last_result import LastResult
from circus.ui.gfx.lettering import Style
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import IconButton, Target, Widget, items_of, targets_of
from circus.ui.input.gestures import Cancel, Gesture, Key, Tap
from circus.ui.input.keys import RULES
from circus.ui.scenes.parts.widgets import PictureWidget, TextBlock
from circus.ui.scenes.shell.scene import Scene, SceneContext
from circus.ui.scenes.stand.choice import ChoiceScene
from circus.ui.scenes.table.showing import Showing

BEGIN, STAFF = "ui/begin", "ui/staff"

CUT_MS = 30_000.0
"""Duration of one passage in ms."""
STILL_MS = 2500.0
"""Pause between two passages in ms."""
PAUSE_MS = 700.0
"""Pause between two actions in ms, long enough for passers-by to follow."""
CALLED_MS = 3000.0
"""Duration in ms of the invitation in one language."""

_STRIP_U, _MORE_U, _LINE_U = 214.0, 120.0, 30.0
_CALL = Style("#FFF6E0", "#F1D7A0", theme.DEEP_RED)
_LOCK_U, _CALL_U = 44.0, 92.0


class AttractPolicy(Protocol):
    """Interface of the kiosk policy for this screen."""

    stand: Path
    plan: StaffPlan
    reel: Reel
    shows_reel: bool
    reviewing: Reviewing

    def begin_visit(self) -> None:
        """Start a visit, since somebody has touched the screen."""

    def ask_staff(self, manager: SceneContext) -> None:
        """Ask for the PIN."""


class AttractScene(Scene):
    """Lowest scene of a kiosk; a touch opens the choice of a game."""

    name = "attract"

    def __init__(self, manager: SceneContext, keeper: AttractPolicy) -> None:
        super().__init__(manager)
        self._keeper = keeper
        self._number = 0
        self._shown_ms = 0.0
        self._paused = 0.0
        self._clock = 0.0
        self._showing: Showing | None = None
        self._cut: Cut | None = None
        self._leader: tuple[Result, str] | None = None
        self._languages = {language: Texts(language) for language in LANGUAGES}
        self._kits: dict[str, Toolkit] = {}
        self._ground: tuple[Surface, Surface] | None = None
        self._calls = LastResult[Pile]()

    def enter(self) -> None:
        """Start today's reel; without it, only the invitation is shown."""
        if not self._keeper.shows_reel:
            self.manager.refresh()
            return
        self._keeper.reel.refresh()
        self._number = 0
        self._next_cut()

    def leave(self) -> None:
        """Release everything and stop reviewing under another scene."""
        self._keeper.reviewing.stop()
        self._showing = self._ground = None
        self._kits = {}
        self._calls.clear()

    def resized(self) -> None:
        """Lay out the passage for another size."""
        if self._cut:
            self._show_cut(self._cut)

    @property
    def busy(self) -> bool:
        """Whether anything moves."""
        return self._showing is not None and self._showing.busy

    def advance(self, ms: float) -> None:
        """Advance the motion, then the next action; after half a minute, the next passage."""
        called, reel = self._language, self._keeper.reel
        self._clock += ms
        if record := self._keeper.reviewing.advance(ms, reel.unreviewed() if self._keeper.shows_reel else ()):
            reel.look_again(record)
        if self._language != called:
            self._speak()
            self.manager.refresh()
        showing, cut = self._showing, self._cut
        if showing is None or cut is None:
            return
        self._shown_ms += ms
        if showing.busy:
            showing.advance(ms)
            return
        self._paused += ms
        over = cut.playback.at >= cut.playback.of or self._shown_ms >= CUT_MS
        if over and self._paused >= STILL_MS:
            self._next_cut()
        elif not over and self._paused >= PAUSE_MS:
            self._paused = 0.0
            showing.show(cut.playback.step(PUBLIC))
            self.manager.refresh()

    def preload(self) -> bool:
        """Read one more game of the day."""
        return self._keeper.shows_reel and self._keeper.reel.go_on()

    def handle(self, gesture: Gesture) -> bool:
        """Open the choice on any touch; there is no way out."""
        if isinstance(gesture, Tap) and gesture.name == STAFF:
            self._keeper.ask_staff(self.manager)
        elif isinstance(gesture, Tap) or (isinstance(gesture, Key) and gesture.key not in RULES):
            self._keeper.begin_visit()
            self.manager.push(ChoiceScene(self.manager, self._keeper))
        return isinstance(gesture, Tap | Key | Cancel)

    def frame(self) -> Composition:
        """Return the table, and below it the invitation."""
        inputs = self._cut, self._language, self.kit.sprites, self.pose
        call = self._calls.get(inputs, lambda: Pile(items_of(self._widgets(), self.kit, self.pose)))
        if self._showing is None:
            return Composition(self._plain_ground(), [], (call,))
        table = self._showing.composition()
        return Composition(self._under(table.background), [], (*table.piles, call))

    def targets(self) -> list[Target]:
        """Return the whole screen, and the lock in the corner."""
        whole = Target(BEGIN, Rect(0, 0, *self.kit.units.size), wanted=True)
        return [whole, *targets_of([self._lock()], self.kit)]

    @property
    def _strip_u(self) -> float:
        """Height of the strip with the invitation, which depends on the text size."""
        text, units = self.kit.text_scale, self.kit.units
        return _STRIP_U + _MORE_U * (text - 1) + (_LINE_U * text if units.portrait else 0)

    @property
    def _language(self) -> str:
        return LANGUAGES[int(self._clock / CALLED_MS) % len(LANGUAGES)]

    def _next_cut(self) -> None:
        """Show the next game of today, or, without one, a game of bots, each time of another game."""
        plan = self._keeper.plan
        offered = plan.games[self._number % len(plan.games)]
        found = self._keeper.reel.cut(plan, self._number) or bots_cut(plan, offered, self._number)
        self._number += 1
        self._shown_ms = self._paused = 0.0
        self._cut = Cut(found.playback.again(), found.first)
        self._leader = self._keeper.reel.leader(found.playback.game.name, date.today())
        self._show_cut(self._cut)
        self.manager.refresh()

    def _show_cut(self, cut: Cut) -> None:
        units = self.kit.units
        part = units.width, units.height - units.px(self._strip_u)
        if not self._shown_ms:
            cut.playback.go_to(cut.first)
        for texts in self._languages.values():
            texts.add_game(cut.playback.game.name)
        kit = self.kit.for_part(part)
        self._kits = {language: kit.in_language(texts) for language, texts in self._languages.items()}
        self._showing = Showing(self._kits[self._language], cut.playback, PUBLIC)

    def _speak(self) -> None:
        """Continue the table in the language of the invitation."""
        if self._showing:
            self._showing.speak(self._kits[self._language])
        self.manager.refresh()

    def _widgets(self) -> Sequence[Widget]:
        """Return the invitation in alternating languages, the goal of the game, the leader, the lock."""
        kit, units, texts = self.kit, self.kit.units, self._languages[self._language]
        call = self._call(texts.say("stand-touch"), units.width_u - 2 * theme.MARGIN_U)
        if self._cut is None:
            return [PictureWidget(call, units.width_u / 2, units.height_u / 2), self._lock()]
        game, top = self._cut.playback.game.name, units.height_u - self._strip_u
        goal = texts.say("stand-goal", game=title_of(texts, game), goal=texts.say(f"{game}-pitch"))
        room, below = units.width_u - 2 * theme.MARGIN_U, 118 + 12 * kit.text_scale
        widgets: list[Widget] = [
            PictureWidget(call, units.width_u / 2, top + 66),
            TextBlock(theme.MARGIN_U, top + below, room, goal, "ui-semibold", 24, theme.CREAM, "center", 3),
        ]
        if self._leader:
            result, name = self._leader
            reached = inside_sentence(format_standing(texts, game, result.standing))
            key = "stand-leader" if name else "stand-leader-unnamed"
            leads = texts.say(key, name=name, result=reached)
            y = units.height_u - _LINE_U * kit.text_scale - 8
            widgets.append(TextBlock(theme.MARGIN_U, y, room, leads, "ui", 21, theme.GOLD_PALE, "center", 2))
        return [*widgets, self._lock()]

    def _call(self, words: str, room: float) -> Surface:
        """Return the invitation as large as fits."""
        kit = self.kit
        call = kit.lettering.title(words, _CALL_U, _CALL)
        wide = kit.units.u(call.get_width())
        return call if wide <= room else kit.lettering.title(words, _CALL_U * room / wide, _CALL)

    def _lock(self) -> IconButton:
        units = self.kit.units
        x, y = units.width_u - _LOCK_U * 0.8, units.height_u - _LOCK_U * 0.8
        return IconButton(STAFF, x, y, "lock", _LOCK_U, label=self.kit.texts.say("stand-staff"))

    def _plain_ground(self) -> Surface:
        """Return the ground of the screen without the reel."""
        return self.kit.texture("dark-wood", self.kit.units.width_u, self.kit.units.height_u)

    def _under(self, background: Surface) -> Surface:
        """Return the table's background and the strip below it as one cached surface."""
        if self._ground is None or self._ground[0] is not background:
            whole = blank(self.kit.units.size)
            strip = self.kit.texture("dark-wood", self.kit.units.width_u, self._strip_u)
            whole.blit(strip, (0, background.get_height()))
            whole.blit(background, (0, 0))
            self._ground = background, whole
        return self._ground[1]
