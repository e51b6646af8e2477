"""Replay: a past game on its real table, forwards and backwards, for any permitted viewer."""

from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path

from pygame import Rect

from circus.content.texts.numbers import changed_summary
from circus.core.frame import OPEN
from circus.lab.day.words import progress_at
from circus.session.branches import hides
from circus.session.end_of_game import PUBLIC
from circus.session.playback import Playback, open_playback
from circus.session.table_setup import load_table_setup
from circus.ui import skins
from circus.ui.gfx.compositor import Composition
from circus.ui.gfx.settings import SPEEDS
from circus.ui.gfx.widgets import PointMenu, PointMenuEntry, Target, Tip
from circus.ui.gfx.widgets.answers import RULES
from circus.ui.gfx.widgets.controls import cycled
from circus.ui.input import gestures
from circus.ui.input.keys import ASK
from circus.ui.scenes.parts.board_notice import report_board
from circus.ui.scenes.parts.wood_beside import wood_beside
from circus.ui.scenes.replay import bar
from circus.ui.scenes.replay.bar import NO_ROOM, BarState, ChartRoom, ReplayBar, bar_u
from circus.ui.scenes.replay.film import ReplayFilm
from circus.ui.scenes.replay.look_ahead import jobs_ahead
from circus.ui.scenes.replay.moments import moment_texts
from circus.ui.scenes.replay.pictures import keep_film, keep_picture
from circus.ui.scenes.shell.destinations import ToBranch, ToReview, ToRules
from circus.ui.scenes.shell.notice import Answer
from circus.ui.scenes.shell.scene import Scene, SceneContext
from circus.ui.scenes.table.past_why import PastWhy
from circus.ui.scenes.table.presenter import TableSwitches
from circus.ui.scenes.table.showing import Showing
from circus.ui.scenes.table.tabletop import WHY
from circus.ui.skins import Job

PAUSE_MS = 320.0
"""Pause in ms between two actions of the playback."""

_KEYS = {
    "left": bar.BACK, "right": bar.STEP, "up": bar.TURN_BACK, "down": bar.TURN,
    "page up": bar.ROUND_BACK, "page down": bar.ROUND,
}  # fmt: skip
"""Keys of buttons."""


class ReplayScene(Scene):
    """Replay of one record.

    Attributes:
        playback: the game and its current position.
    """

    name = "replay"
    room: ChartRoom = NO_ROOM
    """Free room in the strip below the table."""

    def __init__(self, manager: SceneContext, playback: Playback) -> None:
        super().__init__(manager)
        self.game = playback.game.name
        self.playback = playback
        self.changed_numbers = playback.setup.changed
        self._eyes = playback.eyes[0]
        kept = skins.stored_buttons(self.game, load_table_setup(self.game).aids)
        self._switches = TableSwitches(buttons=kept)
        self._plays = False
        self._paused = 0.0
        self._menu: PointMenu | None = None
        self._offered: Mapping[str, Answer] = {}
        self._tapped_at = (0, 0)
        self._why = PastWhy(
            lambda: playback.timeline, lambda: playback.at, lambda: playback.seats, lambda: self._table
        )
        self._film = ReplayFilm(playback)
        self._showing: Showing | None = None
        self._bar: ReplayBar | None = None
        self._jobs: list[Job] = []
        self._busy_with: Showing | None = None

    def enter(self) -> None:
        """Lay out the position."""
        if self._showing is None:
            self.resized()

    def leave(self) -> None:
        """Stop the playback when the replay is covered."""
        self._plays = False
        self._bar = None

    def resized(self) -> None:
        """Lay out the position for another size."""
        units = self.kit.units
        part = units.width, units.height - units.px(self._strip_u)
        kit = self.kit.for_part(part).at_speed(self.kit.settings.replay_speed)
        self._why.close()
        self._showing = Showing(
            kit, self.playback, self._eyes, switches=self._switches, with_reason=self._why.with_reason
        )
        self._changed()

    @property
    def busy(self) -> bool:
        """Whether anything moves or continues automatically."""
        moves = self._showing is not None and self._showing.busy
        return self._plays or moves or self._film.percent is not None

    @property
    def is_film(self) -> bool:
        """Whether the playback runs, or a passage is being drawn as a GIF."""
        return self._plays or self._film.percent is not None

    def advance(self, ms: float) -> None:
        """Advance the motion first, then the next action; and the drawing of a passage."""
        self._go_on_filming()
        showing = self._table
        if showing.busy:
            showing.advance(ms)
            return
        if not self._plays:
            return
        self._paused += ms
        if self._paused >= PAUSE_MS * SPEED_SHARES[self.kit.settings.replay_speed]:
            self._step()

    def preload(self) -> bool:
        """Draw pictures for possible jumps at rest."""
        if self._busy_with is not self._showing:
            self._busy_with = self._showing
            self._jobs = jobs_ahead(self._table, self.playback, self._eyes)
        if self._jobs and not self.busy:
            self._jobs.pop(0)()
        return bool(self._jobs)

    def go_to(self, at: int) -> None:
        """Show another position at once."""
        self.playback.go_to(at)
        self._plays = False
        self._why.close()
        self._table.place_all(self._eyes)
        self._changed()

    def frame(self) -> Composition:
        """Return the table, and the bar below it."""
        table = self._table.composition(self.pose)
        items = [*wood_beside(self.kit, table.background), *self._why.items(self.kit, self.pose)]
        if self._menu:
            items += self._menu.items(self.kit, self.pose)
        return Composition(table.background, items, (*table.piles, self._strip().pile(self.pose)))

    def targets(self) -> list[Target]:
        """Return the bar, the caption with its card, or the menu that is open over them."""
        if self._menu:
            return self._menu.targets(self.kit)
        why = self._table.why
        return [*self._strip().targets(), *([why] if why else ()), *self._why.targets(self.kit)]

    def inspectable_targets(self) -> list[Target]:
        """Return the targets, and all items on the table unless a menu is open."""
        targets = self.targets()
        return targets if self._menu else self._why.inspectable_targets(targets)

    def tip(self, target: Target) -> Tip | None:
        """Return the tip of an item on the table, or of another target."""
        return self._why.tip(target) or super().tip(target)

    def hint(self, name: str) -> str:
        """Return the explanation of a button, or the moment of a mark."""
        texts = self.kit.texts
        if name.startswith(bar.MARK):
            at = int(name.removeprefix(bar.MARK))
            return " \u00b7 ".join(moment_texts(texts, self.playback, at))
        if name == bar.HOUSE:
            return changed_summary(texts, self.playback.game, self.changed_numbers)
        key = f"replay-hint-{name.removeprefix('ui/').replace('_', '-')}"
        return texts.say(key) if texts.has(key) else ""

    def port(self) -> dict[str, object]:
        """Return the position and the viewer."""
        seat = self._eyes if self._eyes >= 0 else None
        where = {"at": self.playback.at, "of": self.playback.of}
        return {"scene": self.name, "awaiting": [], "seat": seat, **where}

    def handle(self, gesture: gestures.Gesture) -> bool:
        """Handle buttons, keys, the wheel, and the bar under the pointer."""
        match gesture:
            case gestures.Tap(name, pos):
                self._tapped(name or "", pos)
            case (
                gestures.Press(bar.BAR, pos)
                | gestures.DragStart(bar.BAR, pos)
                | gestures.DragMove(bar.BAR, pos)
                | gestures.Drop(bar.BAR, pos)
            ):
                self.go_to(self._strip().position(pos[0]))
            case gestures.Wheel(_, steps):
                self._acts()[bar.STEP if steps < 0 else bar.BACK]()
            case gestures.Cancel(source):
                self._cancelled(source)
            case gestures.Hold():
                return self._ask()
            case gestures.Key(key):
                return self._keyed(key)
            case _:
                return False
        return True

    @property
    def _table(self) -> Showing:
        assert self._showing is not None
        return self._showing

    @property
    def _strip_u(self) -> float:
        """Height of the strip below the table."""
        return bar_u(self.kit) + self.room.high

    def _strip(self) -> ReplayBar:
        if self._bar is None:
            self._bar = ReplayBar(self.kit, self._state(), self.room)
        return self._bar

    def _state(self) -> BarState:
        playback, texts = self.playback, self.kit.texts
        words = progress_at(texts, playback.game, playback.turn_at(playback.at), playback.setup.seats)
        speed = texts.say(f"settings-speed-{self.kit.settings.replay_speed}")
        faces = {at: pins[-1].face for at, pins in playback.pinned.items()}
        marks = tuple(sorted({*(mark.at for mark in playback.marks), *faces}))
        eyes = self._eyes_in_words(self._eyes)
        reviewed, filmed = self._reviewed(), self._film.percent
        return BarState(
            playback.at, playback.of, marks, self._plays, words, eyes, speed, reviewed, faces, filmed,
            is_changed=bool(self.changed_numbers),
        )  # fmt: skip

    def _reviewed(self) -> bool:
        """Return whether a review is offered: for a finished game, outside of a review."""
        return self.playback.ended and not self.room.high

    def _eyes_in_words(self, eyes: int) -> str:
        if eyes == OPEN:
            return self.kit.texts.say("replay-eyes-open")
        if eyes == PUBLIC:
            return self.kit.texts.say("replay-eyes-public")
        return self.playback.seats[eyes].name

    def _tapped(self, name: str, pos: tuple[int, int]) -> None:
        """Act on a click on a choice of the open menu or on a button; elsewhere it closes what is open."""
        offered = self._offered if self._menu else {}
        self._menu, self._tapped_at = None, pos
        act = offered.get(name) or self._acts().get(name)
        if act:
            act()
        else:
            self._why.close()
        self._changed()

    def _acts(self) -> dict[str, Answer]:
        """Return what a click on each target does."""
        playback = self.playback
        return {
            **{f"{bar.MARK}{at}": partial(self.go_to, at) for at in self._state().marks},
            bar.PLAY: self._toggle,
            bar.PAUSE: self._toggle,
            bar.STEP: self._step_once,
            bar.BACK: lambda: self.go_to(playback.at - 1),
            bar.TURN: lambda: self.go_to(playback.next_turn()),
            bar.TURN_BACK: lambda: self.go_to(playback.next_turn(back=True)),
            bar.ROUND: lambda: self.go_to(playback.next_round()),
            bar.ROUND_BACK: lambda: self.go_to(playback.next_round(back=True)),
            bar.SPEED: self._next_speed,
            bar.LEAVE: self.manager.back,
            bar.HOUSE: lambda: self.manager.go(ToRules(self.game)),
            bar.EYES: self._ask_whose_eyes,
            bar.PASSAGE: self._ask_until,
            bar.PASSAGE_STOP: self._film.cancel,
            bar.WHAT_IF: self._ask_who,
            bar.PICTURE: self._keep_picture,
            bar.REVIEW: lambda: self.manager.attempt(lambda: self.manager.go(ToReview(playback.again()))),
            WHY: self._ask_why,
            RULES: lambda: self.manager.go(ToRules(self.game, self._why.anchor)),
        }

    def _offer(self, choices: Iterable[tuple[PointMenuEntry, Answer]]) -> None:
        """Open a menu at the last click."""
        acts = dict(choices)
        self._menu = PointMenu(self._tapped_at, list(acts))
        self._offered = {entry.name: act for entry, act in acts.items()}

    def _ask_why(self) -> None:
        self._plays = False
        self._why.ask(self._eyes, self._buttons())

    def _ask_whose_eyes(self) -> None:
        """Ask for the viewer."""
        self._offer(
            (
                PointMenuEntry(f"ui/eyes/{eyes}", self._eyes_in_words(eyes), "eye"),
                partial(self._look_with, eyes),
            )
            for eyes in self.playback.eyes
        )

    def _ask_who(self) -> None:
        """Ask whose seat the person continues; refuse while hidden information may still be in play."""
        texts = self.kit.texts
        if not self.playback.ended and hides(self.playback, PUBLIC):
            self.manager.show_notice(
                texts.say("replay-what-if-later"), texts.say("replay-what-if-later-text")
            )
            return
        say = partial(texts.say, "replay-what-if-as")
        self._offer(
            (PointMenuEntry(f"ui/seat/{seat}", say(name=who.name), "play"), partial(self._take_seat, seat))
            for seat, who in enumerate(self.playback.seats)
        )

    def _take_seat(self, seat: int) -> None:
        """Continue the game in a seat; if it has hidden information, first ask whether to determinize it."""
        if not hides(self.playback, seat):
            self._branch(seat)
            return
        say, name = self.kit.texts.say, self.playback.seats[seat].name
        helps = {how: say(f"replay-{how}-help", name=name) for how in ("as-it-was", "anew")}
        self._offer(
            (
                PointMenuEntry(f"ui/seat/{seat}/{how}", say(f"replay-{how}"), "play", words),
                partial(self._branch, seat, resamples=how == "anew"),
            )
            for how, words in helps.items()
        )

    def _branch(self, seat: int, *, resamples: bool = False) -> None:
        self.manager.attempt(lambda: self.manager.go(ToBranch(self.playback, seat, resamples)))

    def _keep_picture(self) -> None:
        """Write a picture of the current table among the person's pictures."""
        texts, picture = self.kit.texts, self._table.picture()

        def act() -> None:
            text = texts.say("replay-picture-kept-text", file=str(keep_picture(picture, self.game)))
            self.manager.show_notice(texts.say("replay-picture-kept"), text)

        self.manager.attempt(act)

    def _ask_until(self) -> None:
        """Ask for the end of the passage."""
        texts, ends = self.kit.texts, self._film.ends(self.kit.texts)
        if ends:
            kit, eyes = self._table.kit, self._eyes
            self._offer((entry, partial(self._film.begin, kit, eyes, at)) for at, entry in ends.items())
        else:
            self.manager.show_notice(texts.say("replay-passage-end"), texts.say("replay-passage-end-text"))

    def _go_on_filming(self) -> None:
        """Draw a little of the passage; when it is complete, write it among the person's pictures."""
        before, content = self._film.percent, self._film.go_on()
        if self._film.percent != before:
            self._changed()
        if content is None:
            return
        texts, film = self.kit.texts, content

        def act() -> None:
            text = texts.say("replay-passage-kept-text", file=str(keep_film(film, self.game)))
            self.manager.show_notice(texts.say("replay-passage-kept"), text)

        self.manager.attempt(act)

    def _step_once(self) -> None:
        self._plays = False
        self._table.finish()
        self._step()

    def _toggle(self) -> None:
        """Begin or stop the playback; at the end of the game it begins again."""
        self._why.close()
        plays = not self._plays
        if plays and self.playback.at >= self.playback.of:
            self.go_to(0)
        self._plays, self._paused = plays, PAUSE_MS
        self._changed()

    def _step(self) -> None:
        """Show the next action; the playback stops at the end."""
        self._paused = 0.0
        self._why.close()
        self._table.show(self.playback.step(self._eyes))
        self._plays = self._plays and self.playback.at < self.playback.of
        self._changed()

    def _look_with(self, eyes: int) -> None:
        self._eyes = eyes
        self._why.close()
        self._table.place_all(eyes)

    def _next_speed(self) -> None:
        self.manager.change(replay_speed=cycled(SPEEDS, self.kit.settings.replay_speed, 1))

    def _buttons(self) -> list[Rect]:
        """Return the areas that no card may cover."""
        return [target.rect for target in self._strip().targets()]

    def _ask(self) -> bool:
        """Open the explanation of the item under the pointer, or of the focused one, with its last event."""
        if self._menu or self._table.busy:
            return False
        self._plays = False
        asked = self._why.ask_item(self.manager.pointed, self._eyes, self._buttons())
        self._changed()
        return asked

    def _cancelled(self, source: str) -> None:
        if source == gestures.CLICK and self._ask():
            return
        if self._menu or self._why.close():
            self._menu = None
            self._changed()
        elif source == gestures.ESCAPE:
            self.manager.back()

    def _keyed(self, key: str) -> bool:
        if key == "space" and not self.has_focus:
            self._toggle()
        elif key in ASK:
            return self._ask()
        elif key in _KEYS and not self._menu:
            self._acts()[_KEYS[key]]()
        elif key in ("home", "end"):
            self.go_to(0 if key == "home" else self.playback.of)
        else:
            return False
        return True

    def _changed(self) -> None:
        self._bar = None
        self.manager.refresh()


SPEED_SHARES = {"slow": 2.0, "normal": 1.0, "fast": 0.4, "off": 0.0}
"""Factor of the pause between two actions at each speed."""


def replay_scene(manager: SceneContext, record: Path | Playback, at: int) -> ReplayScene:
    """Return the replay of a game at one of its positions; a notice says if its board has changed.

    Raises:
        RecordError: the record is invalid.
    """
    playback = open_playback(record) if isinstance(record, Path) else record
    playback.go_to(at)
    scene = ReplayScene(manager, playback)
    if playback.board_has_changed:
        report_board(manager, playback)
    return scene
