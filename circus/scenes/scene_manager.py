"""The scene manager: a stack of scenes, the way between them, keyboard focus, tips, settings."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from pygame import Rect

from circus.bots.thinker import AtOnce, Thinker
from circus.core.errors import CircusError
from circus.input.click_guard import ClickGuard
from circus.input.gestures import (
    AWAY,
    CLICK,
    DEEDS,
    ESCAPE,
    FULL_SCREEN,
    Cancel,
    Dropped,
    Exposed,
    Gesture,
    Hold,
    Hover,
    Key,
    Lost,
    Point,
    Press,
    Quit,
    Tap,
)
from circus.scenes.destinations import Destination, ToRules
from circus.scenes.drop_box import DropBox
from circus.scenes.focus import moved, same
from circus.scenes.notice import ENTER, Act, Notice
from circus.scenes.open_press import OpenPress
from circus.scenes.port_facts import port_facts
from circus.scenes.pose import pose_after
from circus.scenes.scene import Navigator, Scene
from circus.scenes.transition import FADE, Transition
from circus.stage import settings as settings_file
from circus.stage.compositor import Composition, Item
from circus.stage.last_result import LastResult
from circus.stage.toolkit import Toolkit
from circus.stage.widgets import Modal, Pose, Target, Tip, focus_ring, hit
from circus.texts import faults

HINT_MS = 500
"""How long the pointer rests on something before it is explained."""
_SEEN = "ui/seen"


class _Place(NamedTuple):
    """A scene on the stack and the toolkit it was last laid out for."""

    scene: Scene
    age: int


class SceneManager:
    """Shows the uppermost of a stack of scenes; the lobby lies at the bottom.

    Attributes:
        kit: the toolkit of all scenes.
        thinker: who thinks for the bots of all tables.
        pose: what pointer and keyboard are at.
        guard: holds choices back that come before what is asked can have been seen.
        running: false once the program is to end.
        tip: beside what the pointer rests on; `None` for none.
    """

    def __init__(
        self,
        kit: Toolkit,
        thinker: Thinker | None = None,
        navigator: Navigator | None = None,
        forget: Callable[[], None] = lambda: None,
    ) -> None:
        """Without a `thinker` bots think where they are asked; without a `navigator` no way leads on.

        `forget` lets go of the frame shown before another scene needs the memory.
        """
        self.kit, self._forget = kit, forget
        self._navigator = navigator
        self.thinker: Thinker = thinker or AtOnce()
        self.pose = Pose()
        self.guard = ClickGuard()
        self.running = True
        self._pointer: Point = AWAY
        self._by_keys = False
        self._focused: Target | None = None
        self._press = OpenPress()
        self._notice: Notice | None = None
        self._dropped = DropBox()
        self.is_prepared = self._litter = False
        self._stack: list[_Place] = []
        self._age, self._dirty = 0, True
        self._transition: Transition | None = None
        self._targets: list[Target] = []
        self._rested = 0.0
        self.tip: Tip | None = None
        self._tip_items = LastResult[list[Item]]()
        self._things: tuple[list[Target], list[Target]] = ([], [])

    @property
    def scene(self) -> Scene:
        """The scene shown."""
        return self._stack[-1].scene

    @property
    def scenes(self) -> list[Scene]:
        """All scenes that are open, the lobby first."""
        return [place.scene for place in self._stack]

    def go(self, destination: Destination) -> None:
        """Open the scene of a destination; raise what the destination says."""
        if self._navigator:
            self._navigator.go(self, destination)

    def push(self, scene: Scene, how: str = FADE) -> None:
        """Open a scene on top of the one shown; raise what keeps it from that, and nothing has changed."""
        self._open(scene, how, self._stack)

    def replace(self, scene: Scene, how: str = FADE) -> None:
        """Put a scene in the place of the one shown; raise what keeps it from opening, as `push` does."""
        gone = self.scene
        self._open(scene, how, self._stack[:-1])
        self._close(gone)

    def back(self, how: str = FADE) -> None:
        """Close the scene shown; the last one stays."""
        if len(self._stack) > 1:
            self._begin(how)
            self.scene.leave()
            self._close(self._stack.pop().scene)
            self._settle()

    def home(self, how: str = FADE) -> None:
        """Back to the lobby, from a notice too."""
        self._notice = None
        if len(self._stack) > 1:
            self._begin(how)
            self.scene.leave()
            while len(self._stack) > 1:
                self._close(self._stack.pop().scene)
            self._settle()

    def quit(self) -> None:
        """End the program after this round; the scene shown is left as when another covers it."""
        if self.running:
            self.running = False
            self.scene.leave()
            for place in reversed(self._stack):
                place.scene.close()

    def attempt(self, act: Callable[[], None]) -> None:
        """Do something that files can spoil; what went wrong is told on the screen in one sentence."""
        try:
            act()
        except (CircusError, OSError) as error:
            self.tell(self.kit.texts.say("notice-failed"), faults.told(self.kit.texts, error))

    def tell(self, title: str, text: str) -> None:
        """Show a notice over everything until it is clicked away."""
        self.ask(title, text, ((_SEEN, self.kit.texts.say("notice-close"), "wood"),), {})

    def ask(
        self, title: str, text: str, buttons: Sequence[tuple[str, str, str]], acts: Mapping[str, Act]
    ) -> None:
        """Show a notice with several ways out; the first closes it alone, `acts` are what others do."""
        self._end_press()
        self._notice = Notice(Modal(title, text, tuple(buttons)), dict(acts))
        self.pose, self._dirty = Pose(focus=buttons[0][0]), True

    def _close(self, scene: Scene) -> None:
        scene.close()
        self._litter = True

    def take_litter(self) -> bool:
        """Return whether scenes or pictures have gone for good since this was last asked."""
        litter, self._litter = self._litter, False
        return litter

    def refresh(self) -> None:
        """Ask for a new frame."""
        self._dirty = True

    def take_dirty(self) -> bool:
        """Return whether a frame has to be drawn; asked once a round."""
        dirty, self._dirty = self._dirty or self.busy, False
        return dirty

    @property
    def busy(self) -> bool:
        """Whether anything moves; under a notice the scene does not."""
        return self._transition is not None or (self._notice is None and self.scene.busy)

    def change(self, **choices: Any) -> None:
        """Take over other settings, keeps them in their file, and lays the scene out anew."""
        settings = self.kit.settings.changed(**choices)
        if settings.fullscreen != self.kit.settings.fullscreen:
            self.kit.window.toggle_fullscreen()
        self.kit.change(settings)
        settings_file.save(settings)
        self.rebuilt()

    def note(self, **choices: Any) -> None:
        """Take over and keep settings that change nothing of what is drawn."""
        self.kit.settings = self.kit.settings.changed(**choices)
        settings_file.save(self.kit.settings)

    def rebuilt(self) -> None:
        """The toolkit has been made anew: every scene is told before it is shown again."""
        self._age += 1
        self._transition, self._litter = None, True
        self._settle_age()

    def handle(self, gesture: Gesture) -> None:
        """Let the scene have the gesture, and does what it leaves."""
        self._dirty, self.is_prepared = True, False
        if not self._press.follow(gesture):
            return
        self._follow(gesture)
        if isinstance(gesture, Quit):
            self.quit()
        elif isinstance(gesture, Key) and gesture.key == FULL_SCREEN:
            self.change(fullscreen=not self.kit.settings.fullscreen)
        elif isinstance(gesture, Dropped):
            self._dropped.path = gesture.path
            if not self._notice:
                self._dropped.empty(self)
        elif self._notice:
            self._close_notice(gesture)
        elif isinstance(gesture, Tap) and gesture.name:
            if not self.scene.decides(gesture.name) or self.guard.lets(pointed=True):
                self._tap(gesture)
        elif not isinstance(gesture, Exposed) and not self.scene.handle(gesture):
            self._fall_back(gesture)

    def stir(self, pos: Point) -> None:
        """The pointer has left the place where it rested, and is at `pos` now."""
        self._point(pos)
        self._dirty = self._dirty or self.guard.rests
        self.guard.stir()

    def hold_clicks(self, delay_ms: float = 0.0) -> None:
        """Let choices count only a little after something new was asked, which is seen after `delay_ms`."""
        if self.kit.settings.speed != "off":
            self.guard.close(delay_ms)

    def advance(self, ms: float) -> None:
        """Time passes, but not for a scene under a notice; what has come to rest is drawn once more."""
        self._dirty = self._dirty or self.busy
        self._dirty |= not self._transition and self.guard.advance(ms)
        if self._transition and not self._transition.advance(ms):
            self._transition, self._dirty = None, True
        if self._notice is None and not self.scene.rests:
            self.scene.advance(ms)
        self._rest(ms)

    def preload(self) -> None:
        """Do a little work ahead in a quiet moment, until there is none left."""
        if not self.is_prepared and not self.scene.preload():
            self.kit.texts.warm()
            self.is_prepared = True

    def frame(self) -> Composition:
        """Return the scene's picture, and over it the focus ring and the tip."""
        picture = self.scene.frame()
        self._targets = self._notice.modal.targets(self.kit) if self._notice else self.scene.targets()
        return picture.over(self._over())

    def take_share(self) -> float:
        """Return how much of the next frame is to be laid over what the window shows; asked once a frame."""
        return self._transition.take_share() if self._transition else 1.0

    @property
    def targets(self) -> Sequence[Target]:
        """What can be clicked in the last frame, the lowest first."""
        return self._targets

    @property
    def text_input(self) -> tuple[Rect | None, bool]:
        """The open text field of the last frame in pixels, and whether text counts without one."""
        field = next((each.rect for each in self._targets if each.writes), None)
        return field, self.scene.takes_text and not self._notice

    @property
    def things(self) -> Sequence[Target]:
        """What can be asked about in the last frame, targets included, the lowest first."""
        if self._things[0] is not self._targets:
            self._things = self._targets, self._targets if self._notice else self.scene.things()
        return self._things[1]

    @property
    def pointed(self) -> Target | None:
        """The thing that the pointer is on, or the keyboard if that was used last."""
        if self._by_keys:
            return self.focus_at()
        return hit(self.things, self._pointer)

    def facts(self) -> dict[str, Any]:
        """What the test port writes: the names, places and state of what can be clicked."""
        seen = port_facts(self._targets, self.things, Rect(0, 0, *self.kit.units.size))
        return {**self.scene.port(), "busy": self.busy or self._holds_back(), **seen}

    def _holds_back(self) -> bool:
        """Return whether a choice would not count now, or not where the pointer rests."""
        if not self.guard.rests or self._notice:
            return False
        deciding = [each for each in self._targets if self.scene.decides(each.name)]
        return (self.guard.too_soon and bool(deciding)) or hit(self._targets, self._pointer) in deciding

    def _open(self, scene: Scene, how: str, below: list[_Place]) -> None:
        """Show a scene above others once it has opened and could be drawn; then the one before is left."""
        before = self._stack
        self._begin(how)
        self._stack = [*below, _Place(scene, self._age)]
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

    def _end_press(self) -> None:
        """End an open press for the scene shown, before another one or a notice covers it."""
        if self._press.cut():
            self.pose = self.pose._replace(pressed=None)
            self.scene.handle(Lost())

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
        if self._stack and self._stack[-1].age != self._age:
            self._stack[-1] = self._stack[-1]._replace(age=self._age)
            self.scene.resized()

    def _follow(self, gesture: Gesture) -> None:
        """Keep what pointer and keyboard are at."""
        self.pose = pose_after(self.pose, gesture)
        if isinstance(gesture, Hover | Press):
            self._point(gesture.pos)
        if isinstance(gesture, Cancel) and gesture.source == CLICK:
            self._point(gesture.pos)
        if isinstance(gesture, DEEDS):
            self._rested, self.tip = HINT_MS, None

    def _point(self, pos: Point) -> None:
        """The pointer is there now; what it rests on is explained anew, unless that is the same thing."""
        self._pointer, self._by_keys = pos, False
        if self.tip is None or not self.tip.thing.collidepoint(pos):
            self._rested, self.tip = 0, None

    def _close_notice(self, gesture: Gesture) -> None:
        """Do what the gesture answers; other keys move the focus from one way out to the next."""
        assert self._notice
        if isinstance(gesture, Key) and gesture.key not in ENTER:
            target = moved(gesture, self.focus_at(), self._targets)
            self._focused = target or self._focused
            self.pose = Pose(focus=target.name if target else self.pose.focus)
        elif act := self._notice.answer(gesture, self.pose.focus):
            self._notice, self.pose = None, Pose()
            act()
            if not self._notice:
                self._dropped.empty(self)

    def _open_rules(self) -> None:
        if self.scene.game:
            self.attempt(lambda: self.go(ToRules(self.scene.game, self.scene.rules_at())))

    def _fall_back(self, gesture: Gesture) -> None:
        if isinstance(gesture, Cancel) and gesture.source == ESCAPE:
            self.back()
        elif isinstance(gesture, Key):
            self._keyed(gesture)
        elif isinstance(gesture, Hold):
            self.tip = self._tip_now()

    def _keyed(self, key: Key) -> None:
        if key.key == "f1":
            self._open_rules()
        elif key.key in ENTER:
            self._tap_focus()
        else:
            self._focus(moved(key, self.focus_at() and self._focused, self.things))

    def focus_at(self) -> Target | None:
        """Return the focused thing as it is now; `None` for none."""
        if self.pose.focus is None:
            return None
        if self._focused is None or self._focused.name != self.pose.focus:
            return next((each for each in self._targets if each.name == self.pose.focus), None)
        return same(self._focused, self.things)

    def _tap_focus(self) -> None:
        if not (target := self.focus_at()) or not target.enabled:
            return
        if not self.scene.decides(target.name) or self.guard.lets(pointed=False):
            self._focused = target
            self._tap(Tap(target.name, target.rect.center))

    def _tap(self, tap: Tap) -> None:
        """Buttons click; what lies on a table has sounds of its own."""
        if tap.name and tap.name.startswith(("ui/", "poster/")):
            self.kit.audio.play("click")
        self.scene.handle(tap)

    def _focus(self, target: Target | None) -> None:
        if target and target is not self.focus_at():
            self._focused = target
            self.pose = Pose(focus=target.name)
            self._rested, self.tip, self._by_keys = 0, None, True
            self.scene.handle(Hover(target.name, target.rect.center))

    def _rest(self, ms: float) -> None:
        """Explains what the pointer or the focus has rested on."""
        away = not self._by_keys and self._pointer == AWAY
        if away or self.tip or self._rested >= HINT_MS or self.pose.pressed:
            return
        self._rested += ms
        if self._rested >= HINT_MS:
            self.tip = self._tip_now()
            self._dirty = self._dirty or self.tip is not None

    def _tip_now(self) -> Tip | None:
        """Return what the scene tells of the thing that is pointed at."""
        return self.scene.tip(thing) if (thing := self.pointed) and not self._notice else None

    def _over(self) -> list[Item]:
        items = self._notice.modal.items(self.kit, self.pose) if self._notice else []
        if focus := self.focus_at():
            items.append(focus_ring(self.kit, focus.rect))
        if (tip := self.tip) and any(each.rect == tip.thing for each in self.things):
            items += self._tip_items.get((tip, self.kit.sprites), lambda: tip.items(self.kit, self.pose))
        return items
