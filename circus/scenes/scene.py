"""What a scene is: the hooks that the scene manager calls, and what a scene may ask of its manager."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from circus.bots.thinker import Thinker
from circus.input.click_guard import ClickGuard
from circus.input.gestures import Gesture
from circus.scenes.destinations import Destination
from circus.scenes.transition import FADE
from circus.stage.compositor import Composition
from circus.stage.toolkit import Toolkit
from circus.stage.widgets import Pose, Target, Tip


class Scene(ABC):
    """One full screen. The scene manager calls the hooks below, always from the same thread.

    Attributes:
        name: as the test port writes it.
        game: whose rules F1 opens; "" for those of the program.
        is_played: whether a game is played here, from which nobody is torn without being asked.
        manager: who shows it; `manager.kit` is the toolkit of the window as it is now.
    """

    name = "scene"
    game = ""
    is_played = False

    def __init__(self, manager: "SceneContext") -> None:
        self.manager = manager

    @property
    def kit(self) -> Toolkit:
        """The toolkit; its parts change when the window or the settings do."""
        return self.manager.kit

    @property
    def pose(self) -> Pose:
        """What the pointer and the keyboard are at."""
        return self.manager.pose

    @property
    def has_focus(self) -> bool:
        """Whether the keyboard is at something that is still there."""
        return self.manager.focus_at() is not None

    @property
    def takes_text(self) -> bool:
        """Whether typed text counts while no text field is open."""
        return False

    @property
    def busy(self) -> bool:
        """Whether anything moves: then `advance` is called 90 times a second and each time drawn."""
        return False

    @property
    def rests(self) -> bool:
        """Whether time alone brings nothing until somebody does something: then `advance` is not called."""
        return False

    @property
    def is_film(self) -> bool:
        """Whether it is watched without an act for long: then the screen stays lit."""
        return False

    def enter(self) -> None:
        """The scene has become the uppermost: it was opened, or what lay on it has gone."""

    def leave(self) -> None:
        """It stops being the uppermost: another one covers it, it is closed, or the program ends."""

    def close(self) -> None:
        """It is gone for good: what it holds on to is let go of."""

    def resized(self) -> None:
        """Size, language or text size changed: whatever was kept of the toolkit is stale.

        Called before the next `enter` or `frame`, never while the scene is covered.
        """

    def handle(self, gesture: Gesture) -> bool:
        """Return a person did something; true if the scene has used it.

        What is left is used by the manager: Esc leads back, Tab and arrows move the focus, Enter and space
        tap on it, F1 opens the rules, F11 full screen. A frame is drawn afterwards in any case.
        """
        return False

    def advance(self, ms: float) -> None:
        """Time passes, 90 times a second while something moves or the pointer is at work, else 20.

        Changes that must be seen while the scene is not busy call `manager.refresh()`.
        """

    def preload(self) -> bool:
        """Do a little work for later (up to 30 ms) in a quiet moment; false when there is none left."""
        return False

    @abstractmethod
    def frame(self) -> Composition:
        """Return the whole picture as it is now; unchanged surfaces must be the very same objects."""

    def targets(self) -> list[Target]:
        """What can be clicked in that picture, the lowest first; asked after every drawn frame."""
        return []

    def decides(self, name: str) -> bool:
        """Whether a click on this target now decides something that was asked without being looked for.

        Such a click does not count when it comes too soon after `SceneContext.hold_clicks`.
        """
        return False

    def hint(self, name: str) -> str:
        """Return a short line shown when the pointer rests on a target; "" for none."""
        return ""

    def things(self) -> list[Target]:
        """What the pointer can rest on and the keyboard can come to, the lowest first."""
        return self.targets()

    def tip(self, thing: Target) -> Tip | None:
        """What is shown beside a thing that the pointer rests on."""
        words = self.hint(thing.name)
        return Tip(thing.rect, "", words) if words else None

    def rules_at(self) -> str:
        """Return the anchor at which F1 opens the rulebook now; "" for where it was open last."""
        return ""

    def port(self) -> dict[str, object]:
        """What the test port says of it: `scene`, the seats `awaiting`, whose view is shown as `seat`."""
        return {"scene": self.name, "awaiting": [], "seat": None}


class SceneContext(Protocol):
    """What a scene may ask of its manager.

    Attributes:
        pose: what pointer and keyboard are at.
        guard: holds choices back that come before what is asked can have been seen.
    """

    pose: Pose
    guard: ClickGuard

    @property
    def kit(self) -> Toolkit:
        """The toolkit of all scenes."""

    @property
    def thinker(self) -> Thinker:
        """Who thinks for the bots of all tables."""

    @property
    def scenes(self) -> list[Scene]:
        """All scenes that are open, the lobby first."""

    @property
    def pointed(self) -> Target | None:
        """The thing that the pointer is on, or the keyboard if that was used last."""

    def focus_at(self) -> Target | None:
        """Return the focused thing as it is now; `None` if there is none."""

    def go(self, destination: Destination) -> None:
        """Open the scene of a destination; raise what the destination says."""

    def push(self, scene: Scene, how: str = FADE) -> None:
        """Open a scene on top of the one shown."""

    def replace(self, scene: Scene, how: str = FADE) -> None:
        """Put a scene in the place of the one shown."""

    def back(self, how: str = FADE) -> None:
        """Close the scene shown; the last one stays."""

    def home(self, how: str = FADE) -> None:
        """Back to the lobby."""

    def quit(self) -> None:
        """End the program after this round."""

    def attempt(self, act: Callable[[], None]) -> None:
        """Do something that files can spoil; what went wrong is told on the screen in one sentence."""

    def tell(self, title: str, text: str) -> None:
        """Show a notice over everything until it is clicked away."""

    def ask(
        self,
        title: str,
        text: str,
        buttons: Sequence[tuple[str, str, str]],
        acts: Mapping[str, Callable[[], None]],
    ) -> None:
        """Show a notice with several ways out; the first closes it alone, `acts` are what the others do."""

    def refresh(self) -> None:
        """Ask for a new frame."""

    def hold_clicks(self, delay_ms: float = 0.0) -> None:
        """Let choices count only a little after something new was asked, which is seen after `delay_ms`."""

    def change(self, **choices: Any) -> None:
        """Take over other settings, keeps them in their file, and lays the scene out anew."""

    def note(self, **choices: Any) -> None:
        """Take over and keep settings that change nothing of what is drawn."""


class Navigator(Protocol):
    """Knows the scene of every destination."""

    def go(self, manager: SceneContext, destination: Destination) -> None:
        """Open the scene of a destination; raise what the destination says."""
