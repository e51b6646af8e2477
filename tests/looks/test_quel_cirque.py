"""The table of Quel Cirque: all can be picked, moves as it happened, and tells what will happen."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from circus import looks
from circus.core.action import Action
from circus.core.event import Event
from circus.core.option import Value
from circus.core.piece import Piece
from circus.games.quel_cirque.actions import CLOWNS
from circus.games.quel_cirque.state import HIDDEN, CirqueState
from circus.input.gestures import Cancel, DragMove, DragStart, Drop, Hover, Tap
from circus.looks.plain import Look
from circus.looks.quel_cirque.board import cell_of, plan_of
from circus.looks.quel_cirque.preview import foreseen
from circus.scenes.scene_manager import SceneManager
from circus.scenes.table.scene import TableScene
from circus.session import saves
from circus.session.series import series_of
from circus.session.table_setup import TableSetup, first_table_setup
from circus.stage import bootstrap, sprites
from circus.stage.compositor import Compositor
from circus.stage.disk_cache import DiskCache
from circus.stage.settings import Settings
from circus.stage.toolkit import Toolkit
from circus.stage.window import Window
from circus.texts import Texts
from tests.navigators import TableRouter

VARIANTS: dict[str, tuple[int, dict[str, Value], str | None]] = {
    "plain": (4, {}, None),
    "all options": (2, {"push": "clumsy", "lazy_clown": True, "over_under": True}, "long_parade"),
    "secrets": (3, {"secret_clown": True, "hidden_marbles": True, "push": "bousculade"}, None),
}


class Table:
    """A scene with people on all seats, at speed "off" and without curtains."""

    def __init__(self, folder: Path, table_setup: TableSetup, seed: int, size: tuple[int, int]) -> None:
        kit = Toolkit(Window(size), Texts("fr"), Settings(language="fr", speed="off"), disk=DiskCache(None))
        self.kit = kit
        self.manager = SceneManager(kit, navigator=TableRouter())
        session = saves.begin(
            table_setup, random.Random(seed), folder / f"{len(list(folder.iterdir()))}.jsonl"
        )
        self.scene = TableScene(self.manager, table_setup, session, series_of(table_setup))
        self.manager.push(self.scene)
        self.manager.advance(2000)

    def wait(self) -> bool:
        """Lets chance and bots act until the person is asked; false when the game is over."""
        for _ in range(400):
            if self.scene.session.match.outcome:
                return False
            if self.scene.chooser and not self.scene.director.busy:
                return True
            self.scene.advance(2000)
        raise AssertionError("nobody is asked")

    @property
    def legal(self) -> tuple[Action, ...]:
        """What the person may do."""
        assert self.scene.chooser
        return self.scene.chooser.picker.legal

    @property
    def state(self) -> CirqueState:
        """As it truly is."""
        state = self.scene.session.match.state
        assert isinstance(state, CirqueState)
        return state

    def wanted(self) -> dict[str, tuple[int, int]]:
        """The names that can come next, each with a point that hits it."""
        self.manager.frame()
        found = {}
        for target in self.manager.facts()["targets"]:
            if target["wanted"]:
                left, top, width, height = target["rect"]
                found[target["name"]] = (left + width // 2, top + height // 2)
        return found

    def tap(self, name: str) -> None:
        """A click on something wanted."""
        pos = self.wanted()[name]
        self.manager.handle(Hover(name, pos))
        self.manager.handle(Tap(name, pos))
        self.manager.advance(200)

    def drag(self, name: str, way: list[str]) -> None:
        """A drag from a thing over the middles of cells."""
        start = self.wanted()[name]
        plan = plan_of(self.scene.table)
        points = [self.kit.units.point(*plan.centre(cell_of(cell))) for cell in way]
        self.manager.handle(DragStart(name, start))
        for pos in points:
            self.manager.handle(DragMove(name, pos, None, ()))
            self.manager.frame()
        self.manager.handle(Drop(name, points[-1], way[-1], tuple(way)))
        self.manager.advance(200)


Make = Callable[..., Table]


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    """Opens tables; a picture that is missing is an error."""
    import pygame

    bootstrap.prepare()

    def missing(name: str, reason: object) -> None:
        raise AssertionError(f"{name}: {reason}")

    monkeypatch.setattr(sprites, "_tell", missing)

    def opened(variant: str = "plain", seed: int = 1, size: tuple[int, int] = (1280, 720)) -> Table:
        seats, options, level = VARIANTS[variant]
        table_setup = replace(first_table_setup("quel_cirque", seats), options=options, level=level)
        session = (
            replace(table_setup.seats[0], kind="human"),
            *(replace(s, kind="bot") for s in table_setup.seats[1:]),
        )
        return Table(tmp_path, replace(table_setup, seats=session), seed, size)

    yield opened
    pygame.display.quit()


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)], ids=["lying", "standing"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_whatever_is_wanted_can_be_hit_and_leads_to_an_action(
    make: Make, variant: str, size: tuple[int, int]
) -> None:
    table, rng = make(variant, 7, size), random.Random(3)
    for _ in range(12):
        if not table.wait():
            break
        before = len(table.scene.session.match.actions)
        for _ in range(6):
            wanted = table.wanted()
            assert wanted
            table.tap(rng.choice(sorted(wanted)))
            if table.scene.chooser is None:
                break
        assert len(table.scene.session.match.actions) > before


def test_every_way_to_begin_has_its_place(make: Make) -> None:
    table = make(seed=4)
    for _ in range(10):
        if not table.wait():
            break
        begins = {action.picks[0] for action in table.legal if action.picks}
        assert begins <= table.wanted().keys()
        table.scene.play(random.Random(2).choice(table.legal))


def test_a_move_can_be_drawn_over_the_cells(make: Make) -> None:
    table = make(seed=7)
    while table.wait():
        moves = [action for action in table.legal if len(action.picks) > 2]
        if moves:
            break
        table.scene.play(next((each for each in table.legal if each.verb == "add"), table.legal[0]))
    clown, *way = moves[-1].picks
    table.drag(clown, way)
    assert moves[-1] in table.scene.session.match.actions


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_stages_of_events_end_where_the_view_says(make: Make, variant: str) -> None:
    """The pieces of the last stage are those of the view, so that nothing jumps at the end."""
    for seed in range(6):
        table = make(variant, seed)
        match, rng = table.scene.session.match, random.Random(seed)
        game, state = match.game, match.state.copy()
        look = looks.find("quel_cirque")
        for _ in range(120):
            if not state.awaited:
                break
            seat = state.awaited[0]
            actions = game.legal(state, seat)
            pieces: list[Piece] = list(game.pieces(game.view(state, 0)))
            events: list[Event] = []
            action = rng.choice(list(actions))
            game.apply(state, action, events.append)
            table_view = replace(table.scene.table, state=game.view(state, 0))
            for event in events:
                for step in look.steps(event, pieces, table_view) if event.heard_by(0) else ():
                    look.shown(table_view, step.pieces)
                    pieces = list(step.pieces)
            assert _lie(pieces, variant) == _lie(game.pieces(game.view(state, 0)), variant), action


def _lie(pieces: Sequence[Piece], variant: str) -> Counter[tuple[str, str, str]]:
    """What lies where, without cards (they are dealt) and, where marbles hide, without their colors."""
    return Counter(
        (piece.kind, "" if variant == "secrets" and piece.kind == "marble" else piece.face, piece.place)
        for piece in pieces
        if piece.kind not in ("card", "gain", "die")
    )


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_preview_tells_what_then_happens(make: Make, variant: str) -> None:
    table, rng = make(variant, 11), random.Random(5)
    compared = 0
    for _ in range(15):
        if not table.wait():
            break
        for action in table.legal:
            if action.verb in ("move", "return"):
                compared += 1
                _compare(table, action)
        table.scene.play(rng.choice(table.legal))
    assert compared


def _compare(table: Table, action: Action) -> None:
    view = replace(table.scene.table, picks=action.picks[:-1], hover=action.picks[-1])
    live = [each for each in view.legal if each.picks[: len(view.picks)] == view.picks]
    view = replace(view, live=live, wanted=frozenset({action.picks[-1]}))
    seen, after = foreseen(view), table.state.copy()
    events: list[Event] = []
    table.scene.session.match.game.apply(after, action, events.append)
    drops = [event.facts for event in events if event.kind == "drop"]
    assert [(fall.cell, fall.stars) for fall in seen.falls] == [
        (cell_of(fact["cell"]), fact["stars"]) for fact in drops
    ]
    for fall, fact in zip(seen.falls, drops, strict=True):
        assert fall.color in (fact["color"], "")
    for clown, cell, top in seen.ghosts:
        number = CLOWNS.index(clown)
        assert after.cells[number] == cell
        assert bool(top) <= bool(after.marbles[number])


def test_hidden_marbles_and_colors_make_no_difference_to_the_picture(make: Make) -> None:
    """The screen of one seat is the same whatever it may not see."""
    table = make("secrets", 5)
    for _ in range(6):
        assert table.wait()
        table.scene.play(random.Random(1).choice(table.legal))
    assert table.wait()
    game, true = table.scene.session.match.game, table.state
    pictures = set()
    for seed in range(3):
        full = game.fill(game.view(true, 0), random.Random(seed))
        view = game.view(full, 0)
        assert isinstance(view, CirqueState) and HIDDEN in view.colors
        look: Look = looks.find("quel_cirque")
        shown = look.shown(replace(table.scene.table, state=view), game.pieces(view))
        pictures.add(shown)
    assert len(pictures) == 1


def test_a_table_at_rest_draws_nothing_anew(make: Make) -> None:
    table = make(seed=2)
    table.wait()
    table.manager.advance(2000)
    canvas = Compositor(table.kit.window.surface)
    canvas.draw(table.manager.frame())
    assert canvas.draw(table.manager.frame()) == []


def test_a_drag_that_is_given_up_leaves_no_mark(make: Make) -> None:
    table = make(seed=2)
    table.wait()
    before = table.manager.frame().items
    name = next(name for name in sorted(table.wanted()) if "/" not in name)
    table.manager.handle(DragStart(name, (600, 300)))
    table.manager.handle(DragMove(name, (640, 360), None, ()))
    assert table.manager.frame().items != before
    table.manager.handle(Cancel("escape"))
    assert table.manager.frame().items == before


def test_a_clown_can_be_dragged_onto_another_one_to_push_it(make: Make) -> None:
    for seed in range(60):
        table = make("secrets", seed)
        for _ in range(4):
            if not table.wait():
                break
            cells = set(table.state.cells)
            pushes = [
                action
                for action in table.legal
                if action.verb == "move" and cell_of(action.picks[-1]) in cells
            ]
            if pushes:
                _drag_onto(table, pushes[0])
                return
            table.scene.play(next((each for each in table.legal if each.verb == "add"), table.legal[0]))
    raise AssertionError("no push in these deals")


def _drag_onto(table: Table, push: Action) -> None:
    clown, *way = push.picks
    plan = plan_of(table.scene.table)
    over = table.kit.units.point(*plan.centre(cell_of(way[-1])))
    table.manager.handle(DragStart(clown, table.wanted()[clown]))
    table.manager.handle(DragMove(clown, over, None, ()))
    table.manager.frame()
    hit = [target.name for target in table.manager.targets if target.rect.collidepoint(over)]
    assert hit[-1] == way[-1]
    table.drag(clown, way)
    assert push in table.scene.session.match.actions
