"""Scene manager: a stack of scenes, transitions, keyboard focus, tips, settings."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from pygame import Rect

from circus.bots.thinker import SynchronousThinker, Thinker
from circus.content.texts import faults
from circus.core.errors import CircusError
from circus.ui.gfx import settings as settings_file
from circus.ui.gfx.compositor import Composition, Item
from circus.ui.gfx.last_result import LastResult
from circus.ui.gfx.system_fonts import SYSTEM_FONTS
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Act, Modal, ModalButton, Pose, Target, Tip, focus_ring, hit
from circus.ui.gfx.widgets.buttons import PAPER
from circus.ui.gfx.widgets.text_field import WRITTEN
from circus.ui.input import gestures
from circus.ui.input.click_guard import ClickGuard
from circus.ui.input.clipboard import Clipboard, field_command
from circus.ui.input.keys import CUT, FULL, PASTE, RULES, SELECT_ALL
from circus.ui.scenes.phones.overview import SeatRequest
from circus.ui.scenes.shell.destinations import Destination, ToRules
from circus.ui.scenes.shell.drop_box import DropBox
from circus.ui.scenes.shell.focus import Trail, entered, moved, ring_rect, same
from circus.ui.scenes.shell.notice import ENTER, answer
from circus.ui.scenes.shell.open_press import OpenPress
from circus.ui.scenes.shell.phone_line import PhoneLine
from circus.ui.scenes.shell.port_facts import port_facts
from circus.ui.scenes.shell.pose import pose_after
from circus.ui.scenes.shell.scene import Navigator, Scene, StackedScene
from circus.ui.scenes.shell.transition import FADE, Transition

HINT_MS = 500
"""Time in ms that the pointer rests on an item before its tip appears."""
_SEEN = "ui/seen"
KEEP_SEAT, GIVE_SEAT, LOCK_SEATS = "ui/keep-seat", "ui/give-seat", "ui/lock-seats"
"""Buttons of the question whether a phone gets the seat of a person at the mouse."""


class SceneManager:
    """Stack of scenes, of which the uppermost is shown; the lobby is at the bottom.

    Attributes:
        kit: the toolkit of all scenes.
        thinker: of the bots of all tables.
        pose: state of pointer and keyboard.
        guard: rejects choices that come before a question can have been read.
        running: false once the program is to end.
        phones: holder of the desk of the phones.
        tip: of the item under the pointer; `None` for none.
    """

    def __init__(
        self,
        kit: Toolkit,
        thinker: Thinker | None = None,
        navigator: Navigator | None = None,
        forget: Callable[[], None] = lambda: None,
    ) -> None:
        """Create the manager; `forget` releases the current frame when a scene needs the memory.

        Without a `thinker` bots think synchronously; without a `navigator` `go` does nothing.
        """
        self.kit, self._forget = kit, forget
        self._navigator = navigator
        self.thinker: Thinker = thinker or SynchronousThinker()
        self.pose, self.guard, self.phones = Pose(), ClickGuard(), PhoneLine()
        self.running = True
        self._pointer: gestures.Point = gestures.AWAY
        self._by_keys = False
        self._focused: Target | None = None
        self._trail: Trail | None = None
        self._press, self._dropped = OpenPress(), DropBox()
        self.clipboard = Clipboard()
        self._after_paste: list[gestures.Key] = []
        self._notice: Modal | None = None
        self._has_system_fonts = SYSTEM_FONTS.is_read
        self._seat_question: tuple[SeatRequest, Modal] | None = None
        self.is_prepared = self._litter = False
        self._stack: list[StackedScene] = []
        self._age, self._dirty = 0, True
        self._transition: Transition | None = None
        self._targets: list[Target] = []
        self._rested = 0.0
        self.tip: Tip | None = None
        self._tip_items = LastResult[list[Item]]()
        self._inspectable: tuple[list[Target], list[Target]] = ([], [])

    @property
    def scene(self) -> Scene:
        """The current scene."""
        return self._stack[-1].scene

    @property
    def scenes(self) -> list[Scene]:
        """All open scenes, the lobby first."""
        return [place.scene for place in self._stack]

    def frame_below(self) -> Composition:
        """Return the picture of the scene under the current one, laid out for the present toolkit."""
        self._lay_out(len(self._stack) - 2)
        return self._stack[-2].scene.frame()

    def go(self, destination: Destination) -> None:
        """Open the scene of a destination; raise its documented errors."""
        if self._navigator:
            self._navigator.go(self, destination)

    def push(self, scene: Scene, how: str = FADE) -> None:
        """Open a scene over the current one; if that fails, raise its error and change nothing."""
        self._open(scene, how, self._stack)

    def replace(self, scene: Scene, how: str = FADE) -> None:
        """Replace the current scene; raise errors as `push` does."""
        gone = self.scene
        self._open(scene, how, self._stack[:-1])
        self._close(gone)

    def back(self, how: str = FADE) -> None:
        """Close the current scene; the last one stays."""
        if len(self._stack) > 1:
            self._begin(how)
            self.scene.leave()
            self._close(self._stack.pop().scene)
            self._settle()
            self._restore_focus()

    def home(self, how: str = FADE) -> None:
        """Return to the lobby, also from a notice."""
        self._notice = None
        if len(self._stack) > 1:
            self._begin(how)
            self.scene.leave()
            while len(self._stack) > 1:
                self._close(self._stack.pop().scene)
            self._settle()
            self._restore_focus()

    def quit(self) -> None:
        """End the program after this frame; the current scene is left as if it were covered."""
        if self.running:
            self.running = False
            self.scene.leave()
            for place in reversed(self._stack):
                place.scene.close()
            self.phones.close()
            self.clipboard.close()

    def attempt(self, act: Callable[[], None]) -> None:
        """Do something that may fail on files; show an error in one sentence."""
        try:
            act()
        except (CircusError, OSError) as error:
            self.show_notice(self.kit.texts.say("notice-failed"), faults.format_error(self.kit.texts, error))

    def show_notice(self, title: str, text: str) -> None:
        """Show a notice over everything until a click."""
        self.ask(title, text, [ModalButton(_SEEN, self.kit.texts.say("notice-close"))])

    def ask(self, title: str, text: str, buttons: Sequence[ModalButton]) -> None:
        """Show a notice with several buttons; the first is the answer of Esc."""
        self._end_press()
        self._notice = Modal(title, text, tuple(buttons))
        self.pose, self._dirty = Pose(focus=buttons[0].name), True

    def _use_system_fonts(self) -> None:
        """Draw everything again once the fonts of the system are known: a name needs their letters."""
        if SYSTEM_FONTS.is_asked and SYSTEM_FONTS.is_read and not self._has_system_fonts:
            self._has_system_fonts = True
            self.kit.rebuild()
            self.rebuilt()

    def _ask_for_seat(self) -> None:
        """Ask about a phone that wishes the seat of a person at the mouse; the question leaves with it."""
        request, asked = self.phones.request, self._seat_question
        if asked and self._notice is asked[1] and request is not asked[0]:
            self._notice, self.pose, self._dirty = None, Pose(), True
        if request is None or self._notice is not None:
            return
        say, decide = self.kit.texts.say, self.phones.answer_request
        buttons = (
            ModalButton(KEEP_SEAT, say("phones-request-keep"), act=Act(partial(decide, gives=False))),
            ModalButton(GIVE_SEAT, say("phones-request-give"), PAPER, Act(partial(decide, gives=True))),
            ModalButton(
                LOCK_SEATS, say("phones-request-lock"), PAPER, Act(partial(decide, gives=False, locks=True))
            ),
        )
        text = say("phones-request", owner=request.owner, name=request.name or request.owner)
        self.ask(say("phones-request-title"), text, buttons)
        self.hold_clicks()
        if self._notice:
            self._seat_question = request, self._notice

    def _close(self, scene: Scene) -> None:
        scene.close()
        self._litter = True

    def take_litter(self) -> bool:
        """Return whether scenes or pictures were released since the last call."""
        litter, self._litter = self._litter, False
        return litter

    def refresh(self) -> None:
        """Request a new frame."""
        self._dirty = True

    def take_dirty(self) -> bool:
        """Return whether a frame has to be drawn; called once per frame."""
        dirty, self._dirty = self._dirty or self.busy, False
        return dirty

    @property
    def busy(self) -> bool:
        """Whether anything moves, or a text is about to be pasted; a scene under a notice does not move."""
        has_motion = self._transition is not None or self.clipboard.is_asked
        return has_motion or (self._notice is None and self.scene.busy)

    def change(self, **choices: Any) -> None:
        """Apply and store other settings, and lay out the scene again."""
        settings = self.kit.settings.changed(**choices)
        if settings.fullscreen != self.kit.settings.fullscreen:
            self.kit.window.toggle_fullscreen()
        self.kit.change(settings)
        settings_file.save(settings)
        self.rebuilt()

    def note(self, **choices: Any) -> None:
        """Apply and store settings without a visible effect."""
        self.kit.settings = self.kit.settings.changed(**choices)
        settings_file.save(self.kit.settings)

    def rebuilt(self) -> None:
        """Notify every scene, before it is shown again, that the toolkit was rebuilt."""
        self._age += 1
        self._transition, self._litter = None, True
        self._settle_age()

    def handle(self, gesture: gestures.Gesture) -> None:
        """Pass the gesture to the scene, and handle what it does not use."""
        self._dirty, self.is_prepared = True, False
        if not self._press.follow(gesture):
            return
        self._follow(gesture)
        if isinstance(gesture, gestures.Quit):
            self.quit()
        elif isinstance(gesture, gestures.Key) and gesture.key in FULL:
            self.change(fullscreen=not self.kit.settings.fullscreen)
        elif isinstance(gesture, gestures.Dropped):
            self._dropped.path = gesture.path
            if not self._notice:
                self._dropped.empty(self)
        elif self._notice:
            self._close_notice(gesture)
        elif isinstance(gesture, gestures.Tap) and gesture.name:
            if not self._decides(gesture.name) or self.guard.lets(pointed=True):
                self._tap(gesture)
        elif not (isinstance(gesture, gestures.Exposed) or self._edit_field(gesture)):
            self._pass_on(gesture)

    def _pass_on(self, gesture: gestures.Gesture) -> None:
        if not self.scene.handle(gesture):
            self._fall_back(gesture)

    def _edit_field(self, gesture: gestures.Gesture) -> bool:
        """Copy, cut, paste or select the text of the open field; return whether the gesture does that."""
        if not isinstance(gesture, gestures.Key) or (field := self._open_field) is None:
            return False
        command = field_command(gesture)
        if self.clipboard.is_asked:  # Enter right after Ctrl+V is meant for the pasted text
            self._after_paste.append(gesture)
            return True
        if command is None:
            return False
        if command is PASTE:
            self.clipboard.ask()
        elif command is SELECT_ALL:
            self.scene.handle(gestures.Key("select all"))
        elif self.clipboard.copy(field.value) and command is CUT:
            self.scene.handle(gestures.Key("select all"))
            self.scene.handle(gestures.Key("backspace"))
        return True

    def _paste(self) -> None:
        """Write the text once it has arrived, then the keys pressed since, into the open field."""
        text = self.clipboard.take()
        if self.clipboard.is_asked:
            return
        keys, self._after_paste = self._after_paste, []
        if text and self._open_field is not None and self._notice is None:
            self.scene.handle(gestures.Key("", text=text))
        self._dirty = True
        for key in keys:
            self.handle(key)

    def stir(self, pos: gestures.Point) -> None:
        """Notice that the pointer has left its resting place and is at `pos`."""
        self._point(pos)
        self._dirty = self._dirty or self.guard.rests
        self.guard.stir()

    def hold_clicks(self, delay_ms: float = 0.0) -> None:
        """Reject choices for a short time after a new question, which is visible after `delay_ms`."""
        if self.kit.settings.speed != "off":
            self.guard.close(delay_ms)

    def advance(self, ms: float) -> None:
        """Advance time, but not for a scene under a notice; the end of a motion is drawn once more."""
        was_busy = self.busy
        self._dirty |= (not self._transition and self.guard.advance(ms)) or was_busy
        if self._transition and not self._transition.advance(ms):
            self._transition, self._dirty = None, True
        if fault := self.phones.advance(self.scenes, ms):
            self.show_notice(self.kit.texts.say("phones-title"), self.kit.texts.say(fault[0], **fault[1]))
        if self.clipboard.is_asked:
            self._paste()
        self._ask_for_seat()
        self._use_system_fonts()
        if self._notice is None and not self.scene.rests:
            self.scene.advance(ms)
        if self.tip and was_busy and not self.busy:  # what it must not cover has moved
            self.tip = self._tip_now() or self.tip
        self._rest(ms)

    def preload(self) -> None:
        """Do a little work in advance at rest, until none is left."""
        if not self.is_prepared and not self.scene.preload():
            self.kit.texts.warm()
            self.is_prepared = True

    def frame(self) -> Composition:
        """Return the scene's picture, and over it the focus ring and the tip."""
        picture = self.scene.frame()
        self._targets = self._notice.targets(self.kit) if self._notice else self.scene.targets()
        return picture.over(self._over())

    def take_share(self) -> float:
        """Return the opacity of the next frame over the current window; called once per frame."""
        return self._transition.take_share() if self._transition else 1.0

    @property
    def targets(self) -> Sequence[Target]:
        """The click targets of the last frame, the lowest first."""
        return self._targets

    @property
    def text_input(self) -> tuple[Rect | None, bool]:
        """The open text field of the last frame in pixels, and whether text is used without one."""
        field = self._open_field
        return field and field.rect, self.scene.takes_text and not self._notice

    @property
    def _open_field(self) -> Target | None:
        """The open text field of the last frame."""
        return next((each for each in self._targets if each.writes), None)

    @property
    def inspectable_targets(self) -> Sequence[Target]:
        """The explainable items of the last frame, targets included, the lowest first."""
        if self._inspectable[0] is not self._targets:
            self._inspectable = (
                self._targets,
                self._targets if self._notice else self.scene.inspectable_targets(),
            )
        return self._inspectable[1]

    @property
    def pointed(self) -> Target | None:
        """The item under the pointer, or the focused one if the keyboard was used last."""
        if self._by_keys:
            return self.focus_at()
        return hit(self.inspectable_targets, self._pointer)

    def facts(self) -> dict[str, Any]:
        """Return the facts for the test port: names, places and state of the targets."""
        seen = port_facts(self._targets, self.inspectable_targets, Rect(0, 0, *self.kit.units.size))
        return {**self.scene.port(), "busy": self.busy or self._holds_back(), **seen}

    def _holds_back(self) -> bool:
        """Return whether a choice would be rejected now, or at the pointer's place."""
        if not self.guard.rests or self._notice:
            return False
        deciding = [each for each in self._targets if self._decides(each.name)]
        return (self.guard.too_soon and bool(deciding)) or hit(self._targets, self._pointer) in deciding

    def _open(self, scene: Scene, how: str, below: list[StackedScene]) -> None:
        """Show a scene above others once it was opened and drawn; then leave the one before."""
        self._store_focus()
        before = self._stack
        self._begin(how)
        self._stack = [*below, StackedScene(scene, self._age)]
        try:
            self._settle()
            if self.scene is scene:
                scene.frame()
        except Exception:
            self._stack, self._transition = before, None
            scene.close()
            raise
        if before and self.scene is scene:
            before[-1].scene.leave()

    def _store_focus(self) -> None:
        """Remember the focused target of a scene that is covered; the pointer's user has none."""
        if self._stack:
            self._stack[-1] = self._stack[-1]._replace(focus=self.focus_at())

    def _restore_focus(self) -> None:
        """Focus what was focused when the present scene was covered."""
        if focus := self._stack[-1].focus:
            self._focused, self.pose, self._by_keys = focus, Pose(focus=focus.name), True

    def _end_press(self) -> None:
        """End an open press in the current scene, before another one or a notice covers it."""
        if self._press.cut():
            self.pose = self.pose._replace(pressed=None)
            self.scene.handle(gestures.Lost())

    def _begin(self, how: str) -> None:
        self._end_press()
        self._transition = Transition.begun(self.kit, how) if self._stack else None
        self._forget()
        self.pose = Pose()
        self.guard.open()
        self.tip = None

    def _settle(self) -> None:
        self._settle_age()
        self._targets = []
        self.scene.enter()

    def _settle_age(self) -> None:
        self._dirty, self.is_prepared = True, False
        if self._stack:
            self._lay_out(len(self._stack) - 1)

    def _lay_out(self, index: int) -> None:
        """Notify the scene at an index of the stack if the toolkit was rebuilt since its last layout."""
        place = self._stack[index]
        if place.age != self._age:
            self._stack[index] = place._replace(age=self._age)
            place.scene.resized()

    def _follow(self, gesture: gestures.Gesture) -> None:
        """Update the state of pointer and keyboard."""
        self.pose = pose_after(self.pose, gesture)
        if isinstance(gesture, gestures.Hover | gestures.Press):
            self._point(gesture.pos)
        if isinstance(gesture, gestures.Cancel) and gesture.source == gestures.CLICK:
            self._point(gesture.pos)
        if isinstance(gesture, gestures.DEEDS):
            self._rested, self.tip = HINT_MS, None

    def _point(self, pos: gestures.Point) -> None:
        """Move the pointer, and restart its tip unless it rests or is on the same item."""
        if (pos != self._pointer or self._by_keys) and not (self.tip and self.tip.subject.collidepoint(pos)):
            self._rested, self.tip = 0, None
        self._pointer, self._by_keys = pos, False

    def _close_notice(self, gesture: gestures.Gesture) -> None:
        """Do the act of the gesture; other keys move the focus between the buttons."""
        assert self._notice
        if not self._may_answer(gesture):
            return
        if isinstance(gesture, gestures.Key) and gesture.key not in ENTER:
            target = moved(gesture, self.focus_at(), self._targets)
            self._focused = target or self._focused
            self.pose = Pose(focus=target.name if target else self.pose.focus)
        elif act := answer(self._notice, gesture, self.pose.focus):
            self._notice, self.pose = None, Pose()
            act.run()
            if not self._notice:
                self._dropped.empty(self)

    def _may_answer(self, gesture: gestures.Gesture) -> bool:
        """Check whether a gesture may answer the notice: one that a phone opened may come under a click."""
        is_asked_by_phone = self._seat_question is not None and self._notice is self._seat_question[1]
        is_deed = isinstance(gesture, gestures.Tap | gestures.Key | gestures.Cancel)
        return not (is_asked_by_phone and is_deed) or self.guard.lets(
            pointed=isinstance(gesture, gestures.Tap)
        )

    def _open_rules(self) -> None:
        if self.scene.game:
            self.attempt(lambda: self.go(ToRules(self.scene.game, self.scene.rules_at())))

    def _fall_back(self, gesture: gestures.Gesture) -> None:
        if isinstance(gesture, gestures.Cancel) and gesture.source == gestures.ESCAPE:
            self.back()
        elif isinstance(gesture, gestures.Key):
            self._keyed(gesture)
        elif isinstance(gesture, gestures.Hold | gestures.Cancel):
            self.tip = self._tip_now()

    def _keyed(self, key: gestures.Key) -> None:
        if key.key in RULES:
            self._open_rules()
        elif key.key in ENTER:
            self._enter(entered(self.focus_at(), self._targets))
        else:
            focus, trail = self.focus_at(), self._trail
            self._focus(moved(key, focus and self._focused, self.inspectable_targets, trail))
            self._trail = Trail(key.key, focus) if focus and focus is not self.focus_at() else None

    def focus_at(self) -> Target | None:
        """Return the focused item in its current state; `None` for none."""
        if self.pose.focus is None:
            return None
        if self._focused is None or self._focused.name != self.pose.focus:
            return next((each for each in self._targets if each.name == self.pose.focus), None)
        return same(self._focused, self.inspectable_targets)

    def _enter(self, target: Target | None) -> None:
        """Press a target by a key, which counts as late as a click without a movement of the pointer.

        The focus moves from an item to a button pressed so: the next key never picks that item.
        """
        if target is None:
            return
        if not self._decides(target.name) or self.guard.lets(pointed=True):
            self._focused = target
            if self.pose.focus is not None:
                self.pose = self.pose._replace(focus=target.name)
            self._tap(gestures.Tap(target.name, target.rect.center))

    def _tap(self, tap: gestures.Tap) -> None:
        """Play the click sound of buttons; items of a table have other sounds."""
        if tap.name and tap.name.startswith(("ui/", "poster/")):
            self.kit.audio.play("click")
        if act := self._act_of(tap.name):
            self.scene.perform(act)
        else:
            self.scene.handle(gestures.Key("return") if tap.name == WRITTEN else tap)

    def _act_of(self, name: str | None) -> Act | None:
        """Return the act of the uppermost target of a name in the last frame."""
        return next(
            (each.act for each in reversed(self._targets) if each.name == name and each.enabled), None
        )

    def _decides(self, name: str) -> bool:
        """Return whether a click on a target decides a new question now."""
        act = self._act_of(name)
        return act.decides() if act else self.scene.decides(name)

    def _focus(self, target: Target | None) -> None:
        if target and target is not self.focus_at():
            self._focused = target
            self.pose = Pose(focus=target.name)
            self._rested, self.tip, self._by_keys = 0, None, True
            self.guard.stir()
            self.scene.handle(gestures.Hover(target.name, target.rect.center))

    def _rest(self, ms: float) -> None:
        """Show the tip of the item under the pointer or of the focused one after a while."""
        away = not self._by_keys and self._pointer == gestures.AWAY
        if away or self.tip or self._rested >= HINT_MS or self._press.is_open:
            return
        self._rested += ms
        if self._rested >= HINT_MS:
            self.tip = self._tip_now()
            self._dirty = self._dirty or self.tip is not None

    def _tip_now(self) -> Tip | None:
        """Return the tip of the item under the pointer."""
        return self.scene.tip(target) if (target := self.pointed) and not self._notice else None

    def _over(self) -> list[Item]:
        items = self._notice.items(self.kit, self.pose) if self._notice else []
        if (focus := self.focus_at()) and (rect := ring_rect(focus, self.inspectable_targets)):
            items.append(focus_ring(self.kit, rect))
        if (tip := self.tip) and any(each.rect == tip.subject for each in self.inspectable_targets):
            items += self._tip_items.get((tip, self.kit.sprites), lambda: tip.items(self.kit, self.pose))
        return items
