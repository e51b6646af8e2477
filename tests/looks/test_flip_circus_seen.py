"""Flip Circus's table before the eyes: what moves, who may see a back, what is said of it."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from circus import games, looks
from circus.core.event import Event
from circus.core.piece import Piece
from circus.games.flip_circus.state import TURN
from circus.games.flip_circus.tokens import ARTISTS
from circus.input.gestures import Cancel, DragMove, DragStart
from circus.looks.flip_circus.captions import surprise
from circus.looks.flip_circus.menu import tip_items
from circus.looks.flip_circus.placement import BACK, NOTICE, POSE, SEEN, STAGE
from circus.looks.flip_circus.preview import NOTHING, aimed
from circus.looks.flip_circus.ring import ring_of
from circus.scenes.rulebook_text import rulebook
from circus.stage.compositor import Compositor
from circus.stage.director import LIFT
from circus.texts import LANGUAGES, Texts
from tests.looks.flip_table import STAGED, Make, Table, events_of, laid, opening, until


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    """Opens tables."""
    yield from opening(tmp_path, monkeypatch)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_stages_of_events_end_where_the_view_says(make: Make, seats: int) -> None:
    """The pieces of the last stage are those of the view, so that nothing jumps at the end."""
    table = make(kinds=("human", *("bot",) * (seats - 1)))
    game, look = table.session.match.game, looks.find("flip_circus")
    for seed in range(4):
        rng, state = random.Random(seed), table.state.copy()
        for _ in range(200):
            if not state.awaited:
                break
            pieces: list[Piece] = list(game.pieces(game.view(state, 0)))
            events: list[Event] = []
            action = rng.choice(list(game.legal(state, state.awaited[0])))
            game.apply(state, action, events.append)
            seen = game.view(state, 0)
            view = replace(table.view, state=seen)
            for event in events:
                for step in look.steps(event, pieces, view) if event.heard_by(0) else ():
                    look.shown(view, step.pieces)
                    pieces = list(step.pieces)
            if state.awaited:
                assert _lie(pieces) == _lie(game.pieces(seen)), action


def _lie(pieces: object) -> Counter[tuple[str, str, str]]:
    """What lies where; a back that has just been seen may be told by the view only."""
    assert isinstance(pieces, list | tuple)
    return Counter(
        (piece.kind, piece.face, piece.place)
        for piece in pieces
        if piece.kind not in STAGED and not piece.place.startswith("under/")
    )


def test_a_swap_moves_two_tokens_and_no_others(make: Make) -> None:
    """Also over the gap between 9 and 0, and although many tokens look alike."""
    table = make()
    before = {each.key: (each.x, each.y) for each in laid(table)}
    table.play("0:swap token/0 token/9")
    after = {each.key: (each.x, each.y) for each in laid(table)}
    assert len([key for key in before if key.startswith("token") and before[key] != after[key]]) == 2


def test_a_poster_is_shown_to_all_before_it_goes_to_who_won_it_and_then_the_middle_artist_bows(
    make: Make,
) -> None:
    table, rng, look = make(), random.Random(1), looks.find("flip_circus")
    for event, pieces in events_of(table, rng):
        if event.kind == "poster":
            part = [
                [piece.place for piece in step.pieces if _is_part(piece, event.facts["artist"])]
                for step in look.steps(event, pieces, table.view)
            ]
            places = [place for [place] in part]
            assert places.index(STAGE) < places.index(f"posters/{event.facts['seat'] & 1}")
        if event.kind == "bow":
            poses = [piece.face for step in look.steps(event, pieces, table.view) for piece in step.pieces
                     if piece.kind == POSE]  # fmt: skip
            assert poses[:2] == ["left", "right"]
            return
    raise AssertionError("nobody bowed")


def _is_part(piece: Piece, artist: str) -> bool:
    return piece.kind == "poster" and piece.face == artist


def test_the_five_clown_ending_is_announced_when_it_comes_alive(make: Make) -> None:
    look = looks.find("flip_circus")
    for seed in range(30):
        table = make()
        for event, pieces in events_of(table, random.Random(seed)):
            if event.kind == "finale":
                steps = look.steps(event, pieces, table.view)
                assert any(piece.kind == NOTICE for step in steps for piece in step.pieces)
                assert surprise(event, table.view) == ("", "FC-27")
                return
    raise AssertionError("nobody came to two posters each")


def test_a_table_at_rest_draws_nothing_anew(make: Make) -> None:
    table = make()
    canvas = Compositor(table.kit.window.surface)
    canvas.draw(table.manager.frame())
    assert canvas.draw(table.manager.frame()) == []
    table.hover("token/3")
    canvas.draw(table.manager.frame())
    assert canvas.draw(table.manager.frame()) == []


def test_quiet_moments_come_to_an_end(make: Make) -> None:
    table = make()
    assert any(not table.scene.prepare() for _ in range(200))


def test_a_drag_that_is_given_up_leaves_no_mark(make: Make) -> None:
    table = make()
    before = table.manager.frame().items
    x, y = table.places()["token/4"]
    table.manager.handle(DragStart("token/4", (x, y)))
    table.manager.handle(DragMove("token/4", (x - 60, y - 50), None, ()))
    assert table.manager.frame().items != before
    table.manager.handle(Cancel("escape"))
    assert table.manager.frame().items == before


def test_over_its_neighbour_a_dragged_token_shows_the_swap_and_elsewhere_nothing(make: Make) -> None:
    table = make()
    ring = ring_of(table.view)
    token = next(each for each in laid(table) if each.name == "token/4")
    for over, seen in ((5, True), (3, True), (8, False)):
        x, y = ring.spot(over)
        flying = replace(token, x=x, y=y, layer=LIFT)
        assert (aimed(table.view, [flying]) is not NOTHING) == seen


def test_hidden_backs_make_no_difference_to_the_picture(make: Make) -> None:
    """The screen of one seat is the same whatever it may not see, with all aids."""
    table = make("0:seer token/5", aids={"memory": True})
    game, look = table.session.match.game, looks.find("flip_circus")
    pictures, tips = set(), set()
    for seed in range(6):
        full = game.fill(game.view(table.state, 0), random.Random(seed))
        view = replace(table.view, state=game.view(full, 0))
        pictures.add(look.shown(view, game.pieces(view.state)))
        tips.add(tuple(id(item.surface) for at in range(10) for item in tip_items(table.kit, view, at)))
    assert len(pictures) == len(tips) == 1


def _faces_seen(table: Table, line: str, eyes: int) -> set[str]:
    """The backs that an action lays before these eyes, "" for a back that is only told to be looked at."""
    game, look = table.session.match.game, looks.find("flip_circus")
    pieces, state = list(game.pieces(game.view(table.state, eyes))), table.state.copy()
    told: list[Event] = []
    game.apply(state, game.verbs.parse(line), told.append)
    view = replace(table.view, state=game.view(state, eyes), viewer=eyes)
    steps = [step for event in told if event.heard_by(eyes) for step in look.steps(event, pieces, view)]
    return {piece.face for step in steps for piece in step.pieces if piece.kind == SEEN}


def test_a_fortune_teller_shows_the_backs_to_her_side_only(make: Make) -> None:
    table = make(kinds=("human", "bot", "bot", "bot"))
    backs = {"seer", "strongman"}
    assert _faces_seen(table, "0:seer token/5", 0) == backs
    assert _faces_seen(table, "0:seer token/5", 2) == backs
    for eyes in (1, 3, -1):
        assert _faces_seen(table, "0:seer token/5", eyes) == {""}


def test_a_look_for_applause_is_for_one_pair_of_eyes(make: Make) -> None:
    table, rng = make(kinds=("human", "bot", "bot", "bot")), random.Random(3)
    assert until(table, rng, lambda state: state.phase == TURN and state.applause[0] > 0)
    line = "0:peek token/6"
    assert _faces_seen(table, line, 0) == {ARTISTS[table.state.back(6)]}
    for eyes in (1, 2, 3, -1):
        assert _faces_seen(table, line, eyes) == {""}


def test_with_two_people_the_curtain_closes_before_a_secret_look(make: Make) -> None:
    table = make(kinds=("human", "human"))
    table.tap("token/5", "verb/seer")
    assert table.manager.scene.name == "curtain"
    assert table.scene._eyes.seat == -1
    table.tap("ui/curtain")
    for _ in range(20):
        table.manager.advance(300)
    assert table.manager.scene is table.scene and table.scene._eyes.seat == 0


def test_what_was_seen_behind_the_curtain_is_not_told_to_the_next_person(make: Make) -> None:
    table = make(kinds=("human", "human"))
    table.tap("token/5", "verb/seer", "ui/curtain")
    for _ in range(20):
        table.manager.advance(300)
    seen = table.scene.director.caption
    assert seen
    table.scene.play(next(action for action in table.view.legal if action.verb == "flip"))
    for _ in range(20):
        table.manager.advance(300)
    assert table.state.seat == 1 and table.scene.director.caption != seen


def test_the_memory_shows_the_backs_that_were_seen_and_only_if_it_is_switched_on(make: Make) -> None:
    for aids, badges in (({"memory": True}, {"seer", "strongman"}), ({"memory": False}, set())):
        table = make("0:seer token/5", aids=aids)
        assert {each.face for each in laid(table) if each.kind == BACK} == badges


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_that_is_told_stands_in_the_rulebook(language: str) -> None:
    texts = Texts(language)
    texts.add_game("flip_circus")
    book = {run.text for block in rulebook("flip_circus", texts) for run in block.runs if run.kind == "tag"}
    told = {"FC-6", "FC-7", "FC-11", "FC-12", "FC-16", "FC-17", "FC-19", "FC-27", "FC-30"}
    refused = {"FC-1", "FC-3", "FC-8", "FC-9", "FC-10", "FC-23", "FC-24", "FC-25"}
    assert told | refused <= book


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_surprises_in_a_game_is_said_in_words(make: Make, language: str) -> None:
    texts = Texts(language)
    texts.add_game("flip_circus")
    look, found = looks.find("flip_circus"), set()
    for seed in range(3):
        table = make(options={"errors": "penalised"})
        for event, _ in events_of(table, random.Random(seed)):
            caption = look.caption(texts, event, table.view)
            assert not caption.startswith("flip_circus-"), event
            found.add(look.ruling(event, table.view))
    assert {"FC-6", "FC-7", "FC-11", "FC-16", "FC-19"} <= found


def test_the_only_game_of_this_look_is_found() -> None:
    assert looks.find("flip_circus").aids == {"rosette": True, "memory": False}
    assert games.find("flip_circus").seats == (2, 4)
