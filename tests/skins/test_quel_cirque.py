"""The table of Quel Cirque: all can be picked, moves as it happened, and tells what will happen."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from circus.content.texts import Texts
from circus.core.action import Action
from circus.core.event import Event
from circus.core.frame import frames_of
from circus.games.quel_cirque import GAME
from circus.games.quel_cirque.state import HIDDEN
from circus.records.match import Match
from circus.session.game_session import GameSession
from circus.ui import skins
from circus.ui.gfx.compositor import Compositor
from circus.ui.gfx.widgets import Ribbon
from circus.ui.gfx.widgets.base import hit
from circus.ui.input.gestures import Cancel, Tap
from circus.ui.scenes.table import prompt
from circus.ui.scenes.table.presenter import TablePresenter, TableSwitches
from circus.ui.skins.keyframe import Keyframe
from circus.ui.skins.quel_cirque.board import cell_of, plan_of
from circus.ui.skins.quel_cirque.counting import count, count_size, counting_items, ring
from circus.ui.skins.quel_cirque.placement import cirque_state
from circus.ui.skins.quel_cirque.preview import preview
from tests.skins.harness import Make, SkinSetup, SkinTable, watched, with_input

VARIANTS: dict[str, dict[str, Any]] = {
    "plain": {"seats": 4},
    "all options": {
        "seats": 2,
        "options": {"push": "clumsy", "lazy_clown": True, "over_under": True},
        "level": "long_parade",
    },
    "secrets": {
        "seats": 3,
        "options": {"secret_clown": True, "hidden_marbles": True, "push": "bousculade"},
    },
    "everything": {
        "seats": 3,
        "options": {
            "secret_clown": True,
            "hidden_marbles": True,
            "push": "clumsy",
            "over_under": True,
            "lazy_clown": True,
        },
    },
}
SKIN = skins.find("quel_cirque")
every_variant = pytest.mark.parametrize("variant", VARIANTS)

Open = Callable[..., SkinTable]


@pytest.fixture
def make(open_table: Make) -> Open:
    """Opens a variant with one person."""

    def opened(variant: str = "plain", seed: int = 1, size: tuple[int, int] = (1280, 720)) -> SkinTable:
        return open_table("quel_cirque", seed=seed, size=size, **VARIANTS[variant])

    return opened


def legal(table: SkinTable) -> tuple[Action, ...]:
    """What the person may do."""
    assert table.scene.chooser
    return table.scene.chooser.picker.legal


def play_on(table: SkinTable, *, rng: random.Random | None = None) -> None:
    """Adds a marble if one can be added, or does anything at random."""
    chosen = rng.choice(legal(table)) if rng else None
    table.scene.play(chosen or next((each for each in legal(table) if each.verb == "add"), legal(table)[0]))


def until_offered(table: SkinTable, holds: Callable[[Action], bool], turns: int = 40) -> Action | None:
    """The first action of a kind that the person is offered."""
    for _ in range(turns):
        if not table.wait():
            return None
        found = next((each for each in legal(table) if holds(each)), None)
        if found:
            return found
        play_on(table)
    return None


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)], ids=["lying", "standing"])
@every_variant
def test_whatever_is_wanted_can_be_hit_and_leads_to_an_action(
    make: Open, variant: str, size: tuple[int, int]
) -> None:
    table, rng = make(variant, 7, size), random.Random(3)
    for _ in range(12):
        if not table.wait():
            break
        before = len(table.scene.session.match.actions)
        for _ in range(6):
            wanted = table.points(wanted=True)
            assert wanted
            table.tap(rng.choice(sorted(wanted)))
            if table.scene.chooser is None:
                break
        assert len(table.scene.session.match.actions) > before


def test_every_way_to_begin_has_its_place(make: Open) -> None:
    table, asked = make(seed=4), 0
    while asked < 10 and table.wait():
        asked += 1
        begins = {action.picks[0] for action in legal(table) if action.picks}
        assert begins <= table.points(wanted=True).keys()
        play_on(table, rng=random.Random(2))
    assert asked


def test_a_move_can_be_drawn_over_the_cells(make: Open) -> None:
    table = make(seed=7)
    move = until_offered(table, lambda action: action.verb == "move" and len(action.picks) > 2)
    assert move
    table.drag(*move.picks)
    assert move in table.scene.session.match.actions


def test_what_a_drag_announces_is_what_dropping_it_there_would_do(make: Open) -> None:
    for steps in (1, 2):
        table = make(seed=7)
        move = until_offered(table, lambda action: action.verb == "move" and len(action.picks) > 2)
        assert move
        clown, *way = move.picks
        table.pull(clown, *way[:steps])
        seen, before = preview(table.view, way[:steps]), len(table.scene.session.match.actions)
        table.drag(clown, *way[:steps])
        done = table.scene.session.match.actions[before:]
        assert seen.clown == clown
        if done:
            assert seen.trail == tuple(map(cell_of, done[0].picks[1:]))
        assert steps < len(way) or done[0] is move


def test_the_same_table_has_the_same_marks_whatever_was_dragged_before(make: Open) -> None:
    """Nothing that was drawn is remembered: what a drag has crossed comes in with the table."""
    table = make(seed=7)
    move = until_offered(table, lambda action: action.verb == "move" and len(action.picks) > 2)
    assert move
    pulled = with_input(table.view, dragged=move.picks[0], crossed=move.picks[1:])
    other = with_input(table.view, dragged=move.picks[0], crossed=move.picks[1:2])
    placed = SKIN.layout.place(pulled, pulled.pieces)
    first = SKIN.painter.overlays(table.kit, pulled, placed)
    SKIN.painter.overlays(table.kit, other, placed)
    assert SKIN.painter.overlays(table.kit, pulled, placed) == first


@pytest.mark.parametrize("viewer", [-1, 0])
@every_variant
def test_a_whole_game_is_shown_frame_by_frame_and_nothing_is_told_before_it_is_seen(
    stage: None, variant: str, viewer: int
) -> None:
    """The checks are those of `watched`."""
    told = [
        frame.event.kind
        for seed in range(3)
        for frame, _ in watched(SkinSetup("quel_cirque", seed=seed, **VARIANTS[variant]), viewer)
        if frame.event
    ]
    assert {"roll", "add", "step", "drop", "end"} <= set(told)


def test_every_number_of_seats_is_shown(stage: None) -> None:
    for seats in GAME.seats:
        shown = [presenter for _, presenter in watched(SkinSetup("quel_cirque", seats=seats))]
        assert shown[-1].table.acting == ()


def test_the_stars_are_counted_when_the_marble_lies_in_its_hole(make: Open) -> None:
    """Not while it rolls there: the keyframe that tells is the one on which it has fallen."""
    table = make(seed=3)
    drop = until_offered(
        table,
        lambda action: (
            action.verb == "move"
            and bool(preview_of(table, action).comes_to.falls)
            and not will_end(table, action)
        ),
    )
    assert drop
    keyframes = next(frames for event, frames in choreographed(table, drop) if event.kind == "drop")
    fallen = [sum(piece.place.startswith("hole/") for piece in each.pieces) for each in keyframes]
    telling = next(at for at, each in enumerate(keyframes) if each.captioned)
    assert fallen[telling - 1] == fallen[telling - 2] + 1, "it has just fallen"
    assert keyframes[telling].ms == 0 and "marble_drop" in keyframes[telling].sounds
    assert not any(each.captioned or "marble_drop" in each.sounds for each in keyframes[:telling])
    assert fallen[telling:] == [fallen[telling]] * len(fallen[telling:])


def test_the_last_marble_decides_at_the_moment_it_is_heard_to_fall(stage: None) -> None:
    """QC-13: neither points nor the end are told before the sound, nor after it."""
    wish = SkinSetup("quel_cirque", people=0, seats=3, seed=2, speed="normal")
    game, setup = wish.table_setup().open()
    kit, session = wish.kit(), GameSession(Match(game, setup), wish.table_setup().seats, random.Random(2))
    presenter = TablePresenter(session, TableSwitches())
    session.watch(-1)
    presenter.place_all(kit, -1)
    while session.awaited:
        frames = session.go_on()[-1]
        if not session.awaited:
            break
        presenter.show(kit, frames, -1)
        presenter.director.finish()
    presenter.director.sounds()
    presenter.show(kit, frames, -1)
    heard = told = None
    for moment in range(20_000):
        if told is None and cirque_state(presenter.table).reason:
            told = moment
        if "marble_drop" in presenter.director.sounds():
            heard = moment
        if not presenter.director.busy:
            break
        presenter.director.advance(1)
    assert heard is not None and told is not None and abs(told - heard) <= 1


def test_nobody_is_told_to_go_on_while_their_own_clown_still_moves(
    make: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[tuple[str, bool]] = []

    class Told(Ribbon):
        def __init__(self, *facts: Any) -> None:
            super().__init__(*facts)
            said.append((self.text, self.mine))

    monkeypatch.setattr(prompt, "Ribbon", Told)
    table = make(seed=3)
    table.kit.settings = replace(table.kit.settings, speed="normal")
    table.scene.director.speed = "normal"
    move = until_offered(table, lambda action: action.verb == "move" and not will_end(table, action))
    assert move
    table.manager.frame()
    assert said[-1][0] and said[-1][1], "the person was asked"
    table.scene.play(move)
    said.clear()
    while table.scene.director.busy:
        table.manager.frame()
        table.manager.advance(40)
    assert said and not any(text for text, mine in said if mine)


def test_colors_that_are_drawn_by_lot_are_said_and_seen(make: Open) -> None:
    """QC-20: nobody has chosen one, so that the draw is shown long enough to be read."""
    for variant, kinds in (("plain", {"colors"}), ("secrets", {"colors", "color"})):
        wish = SkinSetup("quel_cirque", people=0, seed=1, **VARIANTS[variant])
        shown = {}
        for frame, presenter in watched(wish, 0):
            if frame.event and frame.event.kind in kinds:
                assert presenter.caption.words
                view = replace(presenter.table, event=frame.event)
                steps = SKIN.choreography.animate(frame.event, view.pieces, view.pieces, view)
                shown[frame.event.kind] = max(step.hold for step in steps)
            if len(shown) == len(kinds):
                break
        assert shown.keys() == kinds and min(shown.values()) >= 1200


def preview_of(table: SkinTable, action: Action) -> Any:
    """What the look foresees when the last pick of an action is pointed at."""
    begun = [each for each in legal(table) if each.picks[: len(action.picks) - 1] == action.picks[:-1]]
    view = with_input(table.view, picks=action.picks[:-1], hover=action.picks[-1], live=begun)
    return preview(with_input(view, selectable=frozenset({action.picks[-1]})))


def test_a_preview_counts_the_spaces_like_the_marbles_and_rings_the_bottom_one(make: Open) -> None:
    """Steps = marbles, and the bottom one drops: both are seen before the choice."""
    table = make(seed=3)
    move = until_offered(
        table,
        lambda action: action.verb == "move" and len(action.picks) == 4 and len(falls_of(table, action)) == 1,
        turns=80,
    )
    assert move
    for pick in move.picks[:-1]:
        table.tap(pick)
    table.hover(move.picks[-1])
    view, plan = table.view, plan_of(table.view)
    placed = SKIN.layout.place(view, view.pieces)
    items = counting_items(table.kit, plan, preview(view), placed, pace=1)
    surfaces = [item.surface for item in items]
    size = count_size(plan)
    assert surfaces.count(count(table.kit, 3, size)) == 2, "three marbles, and the third space"
    assert count(table.kit, 1, size) in surfaces and count(table.kit, 2, size) in surfaces
    bottom = next(piece for piece in placed if piece.kind == "marble" and piece.place == move.picks[0])
    (ringed,) = [item for item in items if item.surface is ring(table.kit, bottom.height)]
    middle = ringed.surface.get_rect(topleft=(ringed.x, ringed.y)).center
    assert middle == table.kit.units.point(bottom.x, bottom.y)


def falls_of(table: SkinTable, action: Action) -> Any:
    """The marbles that would fall."""
    return preview_of(table, action).comes_to.falls


def will_end(table: SkinTable, action: Action) -> bool:
    """Whether an action ends the game."""
    return bool(preview_of(table, action).comes_to.ends)


def test_the_prompt_tells_who_wins_by_a_choice_that_ends_the_game(make: Open) -> None:
    ending: list[Action] = []
    for seed in range(30):
        table, rng = make(seed=seed), random.Random(seed)
        while not ending and table.wait():
            ending = [each for each in legal(table) if each.verb == "move" and will_end(table, each)]
            if not ending:
                play_on(table, rng=rng)
        if ending:
            break
    assert ending, "no person could end a game"
    for action in ending:
        view = with_input(table.view, picks=action.picks[:-1], hover=action.picks[-1])
        view = with_input(view, selectable=frozenset(action.picks[-1:]))
        after = table.state.copy()
        GAME.apply(after, action, None)
        result = GAME.outcome(after)
        assert result
        words = SKIN.words.prompt(table.kit.texts, view)
        wins = "vous gagnez" if result.winners == (0,) else "égalité" if 0 in result.winners else " gagne"
        assert words.startswith("Fin de la partie") and wins in words
        assert str(max(result.scores)) in words


def choreographed(table: SkinTable, action: Action) -> list[tuple[Event, list[Keyframe]]]:
    """The keyframes of each event of an action, as the person sees them."""
    view, made = table.view, []
    for frame in frames_of(GAME, table.state.copy(), action, (0,))[0]:
        after = replace(view, state=frame.view, event=frame.event)
        if frame.event:
            keyframes = SKIN.choreography.animate(frame.event, view.pieces, after.pieces, after)
            made.append((frame.event, list(keyframes)))
        view = after
    return made


def test_the_die_rolls_before_it_tells_its_color(make: Open) -> None:
    table = make(seed=3)
    assert table.wait()
    table.play(str(legal(table)[0]))
    roll = GAME.verbs.parse("*:roll white")
    while table.state.awaited != (-1,):
        table.scene.session.play(random.Random(1).choice(legal(table)))
    ((event, keyframes),) = choreographed(table, roll)
    assert event.kind == "roll"
    faces = [next(piece.place for piece in each.pieces if piece.kind == "die") for each in keyframes]
    assert faces == ["toss", "die/white"]
    assert not any(each.captioned for each in keyframes), "the last one tells"


@every_variant
def test_a_preview_tells_what_then_happens(make: Open, variant: str) -> None:
    table, rng = make(variant, 11), random.Random(5)
    compared = 0
    for _ in range(15):
        if not table.wait():
            break
        for action in legal(table):
            if action.verb in ("move", "return"):
                compared += 1
                _compare(table, action)
        play_on(table, rng=rng)
    assert compared


def _compare(table: SkinTable, action: Action) -> None:
    seen, after = preview_of(table, action).comes_to, table.state.copy()
    events: list[Event] = []
    GAME.apply(after, action, events.append)
    drops = [event.facts for event in events if event.kind == "drop"]
    assert [(fall.cell, fall.stars) for fall in seen.falls] == [
        (cell_of(fact["cell"]), fact["stars"]) for fact in drops
    ]
    for stand in seen.moved:
        assert after.cells[stand.clown] == stand.cell
        assert (stand.top == -1) == (not after.marbles[stand.clown])


def test_hidden_marbles_and_colors_make_no_difference_to_the_picture(make: Open) -> None:
    """The screen of one seat is the same whatever it may not see."""
    table = make("secrets", 5)
    for _ in range(6):
        assert table.wait()
        play_on(table, rng=random.Random(1))
    assert table.wait()
    pictures = set()
    for seed in range(3):
        full = GAME.determinize(GAME.view(table.state, 0), random.Random(seed))
        view = GAME.view(full, 0)
        assert HIDDEN in view.colors
        pictures.add(SKIN.layout.place(replace(table.view, state=view), GAME.pieces(view)))
    assert len(pictures) == 1


def test_a_table_at_rest_draws_nothing_anew(make: Open) -> None:
    table = make(seed=2)
    table.wait()
    table.manager.advance(2000)
    canvas = Compositor(table.kit.window.surface)
    canvas.draw(table.manager.frame())
    assert canvas.draw(table.manager.frame()) == []


def test_a_drag_that_is_given_up_leaves_no_mark(make: Open) -> None:
    table = make(seed=2)
    table.wait()
    before = table.picture()
    name = next(name for name in sorted(table.points(wanted=True)) if "/" not in name)
    table.pull(name, "cell/2,5")
    assert table.picture() != before
    table.manager.handle(Cancel("escape"))
    assert table.picture() == before


def test_a_clown_can_be_dragged_onto_another_one_to_push_it(make: Open) -> None:
    for seed in range(60):
        table = make("secrets", seed)
        push = until_offered(
            table,
            lambda action: action.verb == "move" and cell_of(action.picks[-1]) in set(table.state.cells),  # noqa: B023
            turns=4,
        )
        if push:
            clown, *way = push.picks
            table.pull(clown)
            assert way[-1] in table.points(), "the clown that is pushed means its cell"
            table.drag(clown, *way)
            assert push in table.scene.session.match.actions
            return
    raise AssertionError("no push in these deals")


def test_a_caption_has_its_own_picture_and_its_ruling(make: Open) -> None:
    table, texts = make(), Texts("en")
    texts.add_game("quel_cirque")
    rolled = SKIN.words.caption(texts, Event("roll", {"seat": 0, "face": "red"}), table.view)
    assert (rolled.picture, rolled.ruling) == ("quel_cirque/die_red", "QC-1")
    eject = Event("eject", {"clown": "clown/2", "marbles": (), "by": "clown/1"})
    fallen = SKIN.words.caption(texts, eject, table.view)
    assert (fallen.picture, fallen.ruling) == ("quel_cirque/hat_2", "QC-17")


@pytest.mark.parametrize("seed", [1, 4, 7])
def test_clicks_on_the_plus_beside_a_clown_add_to_that_clown(make: Open, seed: int) -> None:
    table, tried = make(seed=seed), 0
    while tried < 4 and until_offered(table, lambda action: action.verb == "add"):
        tried += 1
        placed = SKIN.layout.place(table.view, table.view.pieces)
        plus = next(each for each in placed if each.kind == "plus")
        before = len(table.scene.session.match.actions)
        for _ in range(2):
            at = table.kit.units.point(plus.x, plus.y)
            table.manager.frame()
            thing = hit(table.manager.targets, at)
            assert thing
            table.manager.handle(Tap(thing.name, at))
            if len(table.scene.session.match.actions) > before:
                break
        done = table.scene.session.match.actions[before]
        assert (done.verb, done.picks[-1]) == ("add", plus.place)
    assert tried
