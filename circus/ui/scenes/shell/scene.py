"""Scene: the hooks that the scene manager calls, and the interface of the manager."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from circus.bots.thinker import Thinker
from circus.ui.gfx.compositor import Composition
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Act, ModalButton, Pose, Target, Tip
from circus.ui.input.click_guard import ClickGuard
from circus.ui.input.clipboard import Clipboard
from circus.ui.input.gestures import Gesture
from circus.ui.scenes.shell.destinations import Destination
from circus.ui.scenes.shell.phone_line import PhoneLine
from circus.ui.scenes.shell.transition import FADE


class Scene(ABC):
    """One full screen.

    The scene manager calls the hooks below, always from the same thread.

    Attributes:
        name: in the test port's notation.
        game: whose rules F1 opens; "" for the program's.
        is_played: whether a game is played here, which is not left without a question.
        keeps_phones: whether phones stay connected while the scene is open, at a table or after its game.
        manager: of the scene; `manager.kit` is the toolkit of the current window.
        changed_numbers: the numbers of its table that differ from the published rules.
    """

    name = "scene"
    game = ""
    is_played = False
    keeps_phones = False
    changed_numbers: Mapping[str, int] = MappingProxyType({})

    def __init__(self, manager: "SceneContext") -> None:
        self.manager = manager

    @property
    def kit(self) -> Toolkit:
        """The toolkit; its parts change when the window or the settings do."""
        return self.manager.kit

    @property
    def pose(self) -> Pose:
        """State of the pointer and the keyboard."""
        return self.manager.pose

    @property
    def has_focus(self) -> bool:
        """Whether the keyboard's focus is on an existing target."""
        return self.manager.focus_at() is not None

    @property
    def takes_text(self) -> bool:
        """Whether typed text is used while no text field is open."""
        return False

    @property
    def busy(self) -> bool:
        """Whether anything moves: then `advance` and drawing run 90 times a second."""
        return False

    @property
    def rests(self) -> bool:
        """Whether time changes nothing until a gesture: then `advance` is not called."""
        return False

    @property
    def is_film(self) -> bool:
        """Whether it is watched for long without gestures: then the screen saver is disabled."""
        return False

    def enter(self) -> None:
        """Notice that the scene is now the uppermost: it was opened, or the one above was closed."""

    def leave(self) -> None:
        """Notice that it stops being the uppermost: it is covered or closed, or the program ends."""

    def close(self) -> None:
        """Release its resources, since it is closed permanently."""

    def resized(self) -> None:
        """Drop everything from the toolkit, since size, language or text size changed.

        It is called before the next `enter` or `frame`; for a covered scene that is `frame_below` of the
        manager. Motion continues: `frame` derives what it needs from the present toolkit.
        """

    def handle(self, gesture: Gesture) -> bool:
        """Handle a gesture; return whether the scene has used it.

        A click on a target with an act does not come here, see `perform`. The manager handles the rest: Esc
        goes back, Tab and arrows move the focus, Enter and space click on it, F1 opens the rules, F11 full
        screen, a right click shows the tip. A frame is always drawn then.
        """
        return False

    def perform(self, act: Act) -> None:
        """Do what a click on a target does."""
        act.run()

    def advance(self, ms: float) -> None:
        """Advance time, 90 times a second during motion or pointer activity, else 20.

        Visible changes of a scene that is not busy require `manager.refresh()`.
        """

    def preload(self) -> bool:
        """Do a little work in advance (up to 30 ms) at rest; return false if none is left."""
        return False

    @abstractmethod
    def frame(self) -> Composition:
        """Return the whole current picture; unchanged surfaces must be the same objects."""

    def targets(self) -> list[Target]:
        """Return the click targets of the current picture, the lowest first; called after every frame."""
        return []

    def decides(self, name: str) -> bool:
        """Return whether a click on this target now decides a new question.

        Such a click does not count too soon after `SceneContext.hold_clicks`.
        """
        return False

    def hint(self, name: str) -> str:
        """Return a short line shown when the pointer rests on a target; "" for none."""
        return ""

    def inspectable_targets(self) -> list[Target]:
        """Return the items that pointer and focus can reach, the lowest first."""
        return self.targets()

    def tip(self, target: Target) -> Tip | None:
        """Return the tip of an item under the pointer."""
        words = self.hint(target.name)
        return Tip(target.rect, "", words) if words else None

    def rules_at(self) -> str:
        """Return the anchor at which F1 opens the rulebook now; "" for the last open page."""
        return ""

    def takes_numbers(self, game: str, numbers: Mapping[str, int]) -> bool:
        """Use the changed numbers of a dropped file; return false if the scene is for something else."""
        return False

    def port(self) -> dict[str, object]:
        """Return the facts for the test port: `scene`, the seats `awaiting`, the viewer `seat`."""
        return {"scene": self.name, "awaiting": [], "seat": None}


class StackedScene(NamedTuple):
    """Scene on the stack.

    Attributes:
        age: version of the toolkit at its last layout.
        focus: the target that the keyboard had focused when the scene was covered.
    """

    scene: Scene
    age: int
    focus: Target | None = None


class SceneContext(Protocol):
    """Interface of the manager for scenes.

    Attributes:
        pose: state of pointer and keyboard.
        guard: rejects choices that come before a question can have been read.
        phones: holder of the desk of the phones.
        clipboard: of the system.
    """

    pose: Pose
    guard: ClickGuard
    phones: PhoneLine
    clipboard: Clipboard

    @property
    def kit(self) -> Toolkit:
        """The toolkit of all scenes."""

    @property
    def thinker(self) -> Thinker:
        """The thinker of the bots of all tables."""

    @property
    def scenes(self) -> list[Scene]:
        """All open scenes, the lobby first."""

    @property
    def pointed(self) -> Target | None:
        """The item under the pointer, or the focused one if the keyboard was used last."""

    def focus_at(self) -> Target | None:
        """Return the focused item in its current state; `None` if there is none."""

    def frame_below(self) -> Composition:
        """Return the picture of the scene under the current one, laid out for the present toolkit."""

    def go(self, destination: Destination) -> None:
        """Open the scene of a destination; raise its documented errors."""

    def push(self, scene: Scene, how: str = FADE) -> None:
        """Open a scene over the current one."""

    def replace(self, scene: Scene, how: str = FADE) -> None:
        """Replace the current scene."""

    def back(self, how: str = FADE) -> None:
        """Close the current scene; the last one stays."""

    def home(self, how: str = FADE) -> None:
        """Return to the lobby."""

    def quit(self) -> None:
        """End the program after this frame."""

    def attempt(self, act: Callable[[], None]) -> None:
        """Do something that may fail on files; show an error in one sentence."""

    def show_notice(self, title: str, text: str) -> None:
        """Show a notice over everything until a click."""

    def ask(self, title: str, text: str, buttons: Sequence[ModalButton]) -> None:
        """Show a notice with several buttons; the first is the answer of Esc."""

    def refresh(self) -> None:
        """Request a new frame."""

    def hold_clicks(self, delay_ms: float = 0.0) -> None:
        """Reject choices for a short time after a new question, which is visible after `delay_ms`."""

    def change(self, **choices: Any) -> None:
        """Apply and store other settings, and lay out the scene again."""

    def note(self, **choices: Any) -> None:
        """Apply and store settings without a visible effect."""


class Navigator(Protocol):
    """Factory of the scenes of all destinations."""

    def go(self, manager: SceneContext, destination: Destination) -> None:
        """Open the scene of a destination; raise its documented errors."""
