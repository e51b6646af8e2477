"""The pictures of each game's table."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from circus import games
from circus.core.option import Value
from circus.gallery.scripts import (
    Show,
    ask_for_hint,
    bots_turn,
    pick_first,
    played,
    point_at_first,
    seen,
    table,
)
from circus.gallery.tables import Until, moving, my_turn
from circus.input.gestures import Tap
from circus.scenes.scene_manager import SceneManager
from circus.scenes.table.scene import TableScene


def texas_showdown(files: Iterator[Path]) -> Iterator[tuple[str, Show]]:
    """Every number of seats, passing, dealing, what moves, the hint."""
    game = "texas_showdown"
    for seats in games.find(game).seats:
        yield table(f"{seats}_seats", game, files, played(3 * seats), seats=seats, seed=seats)
    yield table("late", game, files, played(100), seed=4)
    yield table("pointer", game, files, played(20), point_at_first)
    yield table("hint", game, files, played(20), ask_for_hint)
    yield table("thinking", game, files, bots_turn(20))
    passing: Mapping[str, Value] = {"passing": True}
    yield table("passing", game, files, my_turn(20), pick_first, options=passing)
    yield table("deal", game, files, moving(120))
    yield table("flight", game, files, moving(110, after=12))
    yield table("watching", game, files, moving(900, after=30), people=0)


def quel_cirque(files: Iterator[Path]) -> Iterator[tuple[str, Show]]:
    """Every number of seats, both boards, a path, secrets."""
    game = "quel_cirque"
    for seats in games.find(game).seats:
        yield table(f"{seats}_seats", game, files, played(24), seats=seats)
    yield table("start", game, files, my_turn(2))
    yield table("late", game, files, played(56))
    yield table("pointer", game, files, played(24), point_at_first)
    yield table("path", game, files, _three_steps, pick_first)
    yield table("parade", game, files, played(36), level="long_parade")
    secret: Mapping[str, Value] = {"secret_clown": True, "hidden_marbles": True}
    yield table("secret", game, files, played(30), options=secret)
    yield table("flight", game, files, moving(110, after=20))


def _three_steps(scene: TableScene) -> bool:
    """The person may move a clown three spaces."""
    if not my_turn(2)(scene):
        return False
    assert scene.chooser
    return any(action.verb == "move" and len(action.picks) > 3 for action in scene.chooser.picker.legal)


def clown_standoff(files: Iterator[Path]) -> Iterator[tuple[str, Show]]:
    """Every number of seats, the choice, cancelled cards, paying, a pie that hits."""
    game = "clown_standoff"
    for seats, seed in {2: 4, 3: 3, 4: 5, 5: 4, 6: 5}.items():
        yield table(f"{seats}_seats", game, files, _pays, seats=seats, seed=seed)
    yield table("choice", game, files, my_turn(3), point_at_first, seed=3)
    yield table("cancelled", game, files, seen("cross"), people=0, seed=3)
    yield table("paying", game, files, _pays, pick_first, seed=5)
    yield table("hit", game, files, seen("creamed"), seed=5)


def clearing_house(files: Iterator[Path]) -> Iterator[tuple[str, Show]]:
    """Every number of seats, both boards, the draft, targets, the window, the wish list."""
    game = "clearing_house"
    for seats in games.find(game).seats:
        yield table(f"{seats}_seats", game, files, _plays_or_ends, seats=seats, seed=seats)
    yield table("draft", game, files, my_turn(4), point_at_first)
    yield table("target", game, files, _plays_or_ends, pick_first, seed=5)
    yield table("warehouse", game, files, _plays_or_ends, level="warehouse", seed=6)
    yield table("window", game, files, _is_asked, seed=3)
    yield table("hit", game, files, seen("loss"), people=0, seed=5)
    options: Mapping[str, Value] = {"base_deck": "protected", "hearts_as_tape": True, "round_limit": 5}
    yield table("wishes", game, files, _plays_or_ends, options=options, seed=7)


def _plays_or_ends(scene: TableScene) -> bool:
    """A turn of the person with much to choose from, some rounds into the game."""
    if len(scene.session.match.actions) < 90 or not my_turn(8)(scene):
        return False
    assert scene.chooser
    return "verb/end" in scene.chooser.picker.wanted


def _is_asked(scene: TableScene) -> bool:
    """A window for reactions is open, and the person may answer."""
    return bool(scene.chooser and not scene.busy and "verb/allow" in scene.chooser.picker.wanted)


def _pays(scene: TableScene) -> bool:
    """The person has the pie deck, a Dodge is out, and a pass can be paid."""
    if not my_turn(2)(scene):
        return False
    assert scene.chooser
    verbs = {action.verb for action in scene.chooser.picker.legal}
    return "pass" in verbs and any(each.place == "revealed" for each in scene.director.placed)


def flip_circus(files: Iterator[Path]) -> Iterator[tuple[str, Show]]:
    """The ring for two and for two teams, the menu, what is about to move, choices, aids."""
    game = "flip_circus"
    for seats in games.find(game).seats:
        yield table(f"{seats}_seats", game, files, played(12), seats=seats, seed=seats)
    yield table("pointer", game, files, played(6), point_at_first)
    yield table("powers", game, files, _may("magician"), _opens_menu, seed=2)
    yield table("peek", game, files, _may("peek"), seed=3)
    yield table("clown", game, files, _may("applause"), seed=4)
    yield table("flight", game, files, moving(140, after=8), seed=5)
    yield table("cheer", game, files, seen("cheer"), seed=6)
    yield table("rosette", game, files, played(8), _opens_rosette)
    yield table("misplay", game, files, _may("misuse"), options={"errors": "penalised"}, seed=7)


def _may(verb: str) -> Until:
    """The person may choose an action of this kind, among others."""

    def offered(scene: TableScene) -> bool:
        return my_turn(2)(scene) and any(action.verb == verb for action in scene.session.match.legal(0))

    return offered


def _opens_menu(manager: SceneManager, scene: TableScene) -> None:
    """A Magician is tapped."""
    shows = next(action for action in scene.session.match.legal(0) if action.verb == "magician")
    scene.pick(shows.picks[0])
    scene.director.finish()


def _opens_rosette(manager: SceneManager, scene: TableScene) -> None:
    """The aid is opened."""
    scene.handle(Tap("ui/rosette", (0, 0)))
    scene.director.finish()


TABLES: dict[str, Callable[[Iterator[Path]], Iterator[tuple[str, Show]]]] = {
    "clown_standoff": clown_standoff,
    "flip_circus": flip_circus,
    "texas_showdown": texas_showdown,
    "clearing_house": clearing_house,
    "quel_cirque": quel_cirque,
}
"""By game, in the order of the lobby's posters."""
