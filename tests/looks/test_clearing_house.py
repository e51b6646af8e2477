"""The table of Clearing House: drafts, targets, windows that tell nothing, dice and tape, every option."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from circus.core.event import Event
from circus.games.clearing_house.actions import VERBS
from circus.games.clearing_house.cards import MOVE, UNIT, count
from circus.games.clearing_house.state import DISCARD, DRAFT, FLEE
from circus.input.gestures import DragStart, Drop, Hover
from circus.looks.clearing_house import cards
from circus.looks.clearing_house.seats import figure
from circus.session.screen_view import ScreenView
from tests.stage.house import OPTIONS, Make, Table, catch, look, my_turn, openings


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    """Opens tables; a picture that is missing is an error."""
    yield from openings(tmp_path, monkeypatch)


# Every table --------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [None, "warehouse"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS)
def test_every_table_can_be_drawn_while_it_is_played(
    make: Make, options: str, seats: int, level: str | None
) -> None:
    table, rng = make(options=options, seats=seats, level=level), random.Random(seats)
    for number in range(60):
        if not table.wait():
            break
        if number % 4 == 0:
            table.picture()
        assert table.scene.chooser
        table.scene.play(rng.choice(table.scene.chooser.picker.legal))


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1080), (900, 1600), (640, 480)])
def test_the_whole_board_is_on_the_screen_and_can_be_hit(make: Make, size: tuple[int, int]) -> None:
    table = make(size=size).until(my_turn)
    assert {f"cell/{column},{row}" for column in range(1, 7) for row in range(1, 7)} <= table.targets.keys()
    window = table.kit.window.surface.get_rect()
    assert all(window.contains(each.rect) for each in table.manager.targets if each.name.startswith("cell/"))


def test_figures_go_with_the_colors_of_persons(make: Make) -> None:
    table = make()
    table.picture()
    assert [figure(table.view, seat) for seat in range(4)] == [1, 4, 2, 3]
    turned = replace(table.view, seats=(*table.view.seats[1:], table.view.seats[0]))
    assert [figure(turned, seat) for seat in range(4)] == [4, 2, 3, 1]


# The draft ----------------------------------------------------------------------------------------


def test_the_own_pack_lies_open_and_the_others_are_piles_of_backs(make: Make) -> None:
    table = make().until(lambda state: state.phase == DRAFT)
    shown = look().shown(table.view, table.view.game.pieces(table.view.state))
    packs = {seat: [each for each in shown if each.place == f"pack/{seat}"] for seat in range(4)}
    assert [len(packs[seat]) for seat in range(4)] == [9, 9, 9, 9]
    assert all(each.face for each in packs[0]) and len({(each.x, each.y) for each in packs[0]}) == 9
    assert not any(each.face or each.name for seat in (1, 2, 3) for each in packs[seat])
    assert not any(each.kind == cards.PAWN for each in shown), "the cloth covers the board"


def test_a_kept_card_lies_in_the_hand_while_the_others_choose(make: Make) -> None:
    table = make().until(lambda state: state.phase == DRAFT)
    state = table.state.copy()
    card = VERBS.action(0, "draft", next(card for card in range(8) if count(state.packs[0], card)))
    table.view.game.apply(state, card, None)
    view = replace(table.view, state=table.view.game.view(state, 0), live=(), legal=(), acting=(1, 2, 3))
    shown = look().shown(view, view.game.pieces(view.state))
    assert Counter(each.place for each in shown)["hand/0"] == 1
    assert look().prompt(table.kit.texts, view) == table.kit.texts.say("clearing_house-table-kept")


def test_packs_pass_to_the_left_and_end_where_they_lie(make: Make) -> None:
    table = make(speed="normal").until(lambda state: state.phase == DRAFT)
    steps = look().steps(Event("pass", {"cards": 8}), table.view.game.pieces(table.view.state), table.view)
    before, after = (look().shown(table.view, step.pieces) for step in steps[-2:])
    assert {each.key: (each.x, each.y) for each in before if each.key.startswith("card=@passed")} == {
        each.key: (each.x, each.y) for each in after if each.key.startswith("card=@passed")
    }
    assert {each.place for each in after if each.key.startswith("card=@passed/0")} == {"pack/1"}


# Cards and targets --------------------------------------------------------------------------------


def test_a_card_then_its_target_plays_it(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    table = make().until(lambda state: my_turn(state) and count(state.hand[0], MOVE) > 0)
    played = catch(monkeypatch)
    table.tap("card/move")
    aims = [name for name, wanted in table.targets.items() if wanted]
    assert aims and all(name.startswith("cell/") for name in aims)
    table.tap(aims[0])
    assert played == [f"0:play card/move {aims[0]}"]


def test_a_card_dragged_onto_its_target_plays_it(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    table = make().until(lambda state: my_turn(state) and count(state.hand[0], MOVE) > 0)
    move = next(action for action in table.view.legal if action.picks[:1] == ("card/move",))
    played = catch(monkeypatch)
    table.manager.handle(DragStart("card/move", (0, 0)))
    table.manager.handle(Drop("card/move", (0, 0), move.picks[1], (move.picks[1],)))
    assert played == [str(move)]


def test_a_card_without_a_target_is_refused_with_the_rule_that_forbids_it(make: Make) -> None:
    table = make().until(my_turn)
    state = table.state
    state.hand[0] = sum(UNIT[card] for card in range(8))
    state.sizes[0] = 8
    state.at[:] = [0, 5, 50, 55]
    state.occupied = sum(1 << cell for cell in state.at)
    table.looked_at()
    for card, rule in (("attack", "CH-20"), ("abduct", "CH-16"), ("intervene", "CH-34")):
        assert table.scene.chooser
        why = table.scene.chooser.tap(f"card/{card}").why
        assert why is not None and why.rule == rule, (card, why)


def test_the_odds_of_a_shot_can_be_switched_off(make: Make) -> None:
    table = shooter(make)
    table.tap("card/ranged_attack")
    told = table.picture()
    table.scene.switch_aid("odds")
    assert table.picture() != told
    table.scene.switch_aid("odds")


def shooter(make: Make) -> Table:
    """A table where the person can shoot along a line of three spaces."""
    table = make().until(my_turn)
    state = table.state
    state.hand[0] = sum(UNIT[card] for card in range(8))
    state.sizes[0] = 8
    state.at[0], state.at[1] = 0, 3
    state.occupied = sum(1 << cell for cell in state.at)
    return table.looked_at()


# What happens -------------------------------------------------------------------------------------


def steps_of(table: Table, kind: str, **facts: Any) -> list[Counter[str]]:
    """How many pieces of each kind lie there, step by step."""
    event = Event(kind, facts)
    pieces = table.view.game.pieces(table.view.state)
    look().caption(table.kit.texts, event, table.view)
    found = look().steps(event, pieces, table.view)
    for step in found:
        look().shown(table.view, step.pieces)
    return [Counter(piece.kind for piece in step.pieces) for step in found]


def test_a_shot_shows_what_it_needs_and_what_was_rolled(make: Make) -> None:
    table = make().until(my_turn)
    kinds = steps_of(table, "roll", seat=0, target=1, die=5, needs=4, hits=True)
    assert max(each[cards.CHIP] for each in kinds) == 1 and kinds[-1][cards.CHIP] == 0
    event = Event("roll", {"seat": 0, "target": 1, "die": 5, "needs": 4, "hits": True})
    faces = [
        piece.face
        for step in look().steps(event, table.view.game.pieces(table.view.state), table.view)
        for piece in step.pieces
        if piece.kind == cards.DIE
    ]
    assert faces[-1] == "5" and set(cards.TUMBLING) <= set(faces)


def test_a_lost_heart_leaves_the_plate(make: Make) -> None:
    table = make().until(my_turn)
    left = table.state.hearts[1] - 1
    event = Event("damage", {"seat": 1, "cause": "trap", "hearts": left})
    found = look().steps(event, table.view.game.pieces(table.view.state), table.view)
    assert any(piece.kind == cards.LOSS for step in found for piece in step.pieces)
    assert [sum(piece.place == "hearts/1" for piece in step.pieces) for step in found] == [
        left + 1,
        left,
        left,
    ]


def test_tape_is_placed_die_by_die_and_unrolls(make: Make) -> None:
    table = make().until(my_turn)
    event = Event("police", {"cell": "cell/3,5"})
    found = look().steps(event, table.view.game.pieces(table.view.state), table.view)
    dice = [sorted(piece.place for piece in step.pieces if piece.kind == cards.DIE) for step in found]
    assert ["aside/5", "on_top/3"] in dice
    laid = [piece.face for step in found for piece in step.pieces if piece.place == "cell/3,5"]
    assert [face for face in cards.UNROLLING if face in laid] == list(cards.UNROLLING)


def test_the_kit_comes_back_when_a_round_begins(make: Make) -> None:
    table = make().until(my_turn)
    table.state.played[:] = [0] * 4
    table.looked_at()
    pieces = [
        piece._replace(place="played/1") if piece.place == "hand/1" else piece
        for piece in table.view.game.pieces(table.view.state)
    ]
    steps = look().steps(Event("turn", {"seat": 0, "plays": 2}), pieces, table.view)
    assert steps and not any(piece.place == "played/1" for piece in steps[-1].pieces)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("kind", ["skip", "first", "round"])
def test_what_surprises_is_told_over_the_table(make: Make, kind: str, language: str) -> None:
    table = make(language=language).until(my_turn)
    kinds = steps_of(table, kind, seat=1, round=2, tape=3)
    assert max(each[cards.NOTICE] for each in kinds) == 1 and kinds[-1][cards.NOTICE] == 0


def test_who_stands_on_tape_discards_and_flees_by_taps(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    table = make().until(my_turn)
    state = table.state
    state.taped, state.phase, state.awaited, state.tape = 0, FLEE, (0,), state.tape | 1 << state.at[0]
    table.looked_at()
    played = catch(monkeypatch)
    aims = [name for name, wanted in table.targets.items() if wanted]
    assert aims and all(name.startswith("cell/") for name in aims)
    table.manager.handle(Hover(aims[0], (0, 0)))
    table.picture()
    table.tap(aims[0])
    assert played == [f"0:flee {aims[0]}"]


def test_with_an_empty_hand_the_played_cards_pay_the_police(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = make().until(my_turn)
    state = table.state
    state.played[0], state.hand[0], state.sizes[0] = UNIT[MOVE], 0, 0
    state.taped, state.phase, state.awaited = 0, DISCARD, (0,)
    table.looked_at()
    played = catch(monkeypatch)
    table.tap("card/move")
    assert played == ["0:discard card/move"]


def test_the_dead_watch(make: Make) -> None:
    table = make().until(my_turn)
    state = table.state
    state.living, state.hearts[0] = (1, 2, 3), 0
    state.occupied -= 1 << state.at[0]
    state.at[0] = -1
    state.active, state.awaited = 1, (1,)
    table.scene.look_with(ScreenView(0))
    words = look().prompt(table.kit.texts, table.view)
    assert words == table.kit.texts.say("clearing_house-table-you-watch")
    table.picture()


# Words --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_words_of_a_window_fit(make: Make, language: str) -> None:
    table = make(language=language, size=(1600, 900))
    table.picture()
    texts, zones, fonts = table.kit.texts, table.view.layout.zones, table.kit.fonts
    room = zones["verb/allow"].width - 118
    for key in sorted(texts.keys()):
        kind = key.removeprefix("clearing_house-react-")
        if kind.startswith(("let-", "cost-", "no-card")):
            assert fonts.fits(texts.say(key, share=67), "ui", 20, room), key
        elif kind.startswith("wish-") and kind.endswith("-help"):
            assert fonts.fits(texts.say(key), "ui", 19, zones["window/ask"].width - 106), key


@pytest.mark.parametrize("name", ["attack", "double_move", "ranged_attack", "intervene", "ambush"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_card_carries_its_name(make: Make, language: str, name: str) -> None:
    table = make(language=language)
    table.picture()
    named = cards.card(table.kit, cards.CARD, name, 170.0, "normal")
    bare = table.kit.sprites.svg(f"clearing_house/card_{name}", height_u=170.0)
    assert named.get_size() == bare.get_size() and named.get_buffer().raw != bare.get_buffer().raw
