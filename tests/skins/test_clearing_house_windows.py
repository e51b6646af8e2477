"""Windows for reactions of Clearing House on the screen: strip, wishes, secret spots, whoever holds what."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from circus.games.clearing_house import GAME
from circus.games.clearing_house.actions import VERBS
from circus.games.clearing_house.board import cell_at
from circus.games.clearing_house.cards import ABDUCT, ATTACK, BASE, INTERVENE, MOVE, UNIT
from circus.games.clearing_house.facts import WindowSubject, question_of
from circus.games.clearing_house.state import WINDOW
from circus.ui.gfx.widgets import Pose
from circus.ui.input.gestures import ESCAPE, Cancel, Key, Press, Release, Tap
from circus.ui.input.gestures import LOOK as LOOK_AT
from circus.ui.scenes.table import preferences
from circus.ui.skins.clearing_house import SKIN
from circus.ui.skins.clearing_house.board import state_of
from circus.ui.skins.clearing_house.question import price
from tests.skins.harness import Make, SkinTable
from tests.skins.test_clearing_house import my_turn

Open = Callable[..., SkinTable]


@pytest.fixture
def announced(open_table: Make) -> Open:
    """Opens a table where seat 1, beside the first person, has just announced a card: an Attack on them."""

    def opened(
        people: int = 1,
        intervenes: tuple[int, ...] = (),
        line: str = "1:play card/attack seat/0",
        explained: bool = True,
        **wishes: Any,
    ) -> SkinTable:
        table = open_table("clearing_house", seed=4, **wishes).until(my_turn)
        session = table.scene.session
        for seat in range(people):
            session.sit(seat, "human", "")
        state = table.state
        state.hand[:] = [UNIT[MOVE] * 2 + UNIT[ABDUCT] + BASE] * 4
        for seat in intervenes:
            state.hand[seat] += UNIT[INTERVENE] - UNIT[MOVE]
        state.sizes[:] = [5] * 4
        state.at[:] = [0, 1, 50, 55]
        state.occupied = sum(1 << cell for cell in state.at)
        state.active, state.awaited, state.left, state.supply = 1, (1,), 2, [4] * 4
        session.play(VERBS.parse(line))
        table.scene.parts.reactions.is_explained = explained
        table.scene.host.withdraw()
        table.scene.host.look_with(0 if people == 1 else -1)
        table.scene.host.refresh_view()
        return table

    return opened


def tell(table: SkinTable) -> tuple[bytes, Any]:
    """All that the screen and the port say."""
    picture = table.picture()
    return picture, table.manager.facts()


def film(table: SkinTable, *acts: Callable[[], object]) -> list[tuple[bytes, Any]]:
    """What is seen and told of two seconds of a window; an act comes after each quarter of a second."""
    frames, opened = [tell(table)], table.scene.host.clock.window
    for number in range(8):
        table.manager.advance(250)
        if table.scene.host.clock.window != opened:
            break
        if number < len(acts):
            acts[number]()
        frames.append(tell(table))
    return frames


def strip(table: SkinTable) -> pygame.Rect:
    """Where the strip is, in pixels."""
    zone = table.view.layout.zones["window/strip"]
    return table.kit.units.rect(zone.x - zone.width / 2, zone.y - zone.height / 2, zone.width, zone.height)


def test_a_strip_tells_who_attacks_whom_and_asks_the_person_at_once(announced: Open) -> None:
    table = announced(intervenes=(0,), speed="normal")
    table.scene.advance(16)
    assert table.scene.chooser and table.view.asking
    assert question_of(GAME.view(table.state, 0)) == WindowSubject(1, ATTACK, 0, at_stake=True)
    assert table.state.awaited == (0, 2, 3), "bots answer when the clock has run down"
    names = table.targets
    assert names["verb/allow"]
    assert not any(wanted for name, wanted in names.items() if name.startswith(("cell/", "card/", "seat/")))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("line", "hearts", "trapped"),
    [
        ("1:play card/attack seat/0", 1, False),
        ("1:play card/abduct seat/0 cell/3,1", 4, False),
        ("1:play card/abduct seat/0 cell/3,1", 4, True),
        ("1:play card/abduct seat/0 cell/3,1", 1, True),
    ],
)
def test_a_price_names_the_trap_on_the_space_and_the_last_heart(
    announced: Open, language: str, line: str, hearts: int, trapped: bool
) -> None:
    table = announced(
        line=line, intervenes=(0,), language=language, speed="normal", size=(1280, 720),
        settings={"text_size": 160},
    )  # fmt: skip
    state = table.state
    state.hearts[0], state.traps = hearts, trapped << cell_at(3, 1)
    table.scene.host.refresh_view()
    table.scene.advance(16)
    question = question_of(state_of(table.view))
    assert question
    told = price(table.kit.texts, table.view, question)
    assert ("trap" in told or "piège" in told) == trapped, told
    assert ("last" in told or "dernier" in told) == (hearts == 1), told
    table.kit.fonts.strained.clear()
    shown = SKIN.input.window(table.kit, table.view)
    assert [item for widget in shown for item in widget.items(table.kit, Pose())]
    assert not [strain.text for strain in table.kit.fonts.strained if len(strain.text) > 1]


def test_the_board_stays_as_it_is_beside_the_strip(announced: Open) -> None:
    table = announced(speed="normal", size=(1280, 720))
    names = {name for name in table.targets if name.startswith("cell/")}
    before = table.kit.window.surface.copy()
    table.picture()
    before = table.kit.window.surface.copy()
    table.scene.advance(16)
    table.scene.director.finish()
    table.picture()
    assert names <= set(table.targets), "spaces can still be asked for what they are"
    board = table.view.layout.zones["board"]
    units = table.kit.units
    area = units.rect(board.x - board.width / 2, board.y - board.height / 2, board.width, board.height)
    area.height = strip(table).top - area.top - units.px(12)
    shown = table.kit.window.surface
    assert pygame.image.tobytes(before.subsurface(area), "RGB") == pygame.image.tobytes(
        shown.subsurface(area), "RGB"
    )


@pytest.mark.parametrize("text_size", [100, 130, 160])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_of_the_strip_is_cut_or_leaves_the_window(
    announced: Open, language: str, text_size: int
) -> None:
    for people, explained in ((1, True), (3, True), (3, False)):
        table = announced(
            people=people, intervenes=(0,), explained=explained, speed="normal", size=(1280, 720),
            language=language, settings={"text_size": text_size},
        )  # fmt: skip
        table.scene.advance(16)
        table.kit.fonts.strained.clear()
        shown = SKIN.input.window(table.kit, table.view)
        assert [item for widget in shown for item in widget.items(table.kit, Pose())]
        assert not [strain.text for strain in table.kit.fonts.strained if len(strain.text) > 1]
        window = table.kit.window.surface.get_rect()
        for widget in shown:
            assert all(window.contains(target.rect) for target in widget.targets(table.kit))


@pytest.mark.parametrize("mode", ["always", "concerned", "never"])
def test_nobody_else_can_tell_whether_a_seat_holds_an_intervene(announced: Open, mode: str) -> None:
    """Two worlds that differ in the hand of seat 2: pictures, timing and port are the same to all others.

    In the second half of them seat 2 is armed for Attacks, as often without the card as with it.
    """
    for armed in (False, True):
        films = []
        for holders in ((), (2,)):
            table = announced(people=3, intervenes=holders, speed="normal")
            reactions = table.scene.host.clock.reactions
            for seat in range(3):
                reactions.choose(seat, mode, table.scene.host.clock.turn)
            if armed:
                reactions.arm(2, "card/attack")
            films.append(film(table))
        assert films[0] == films[1]


@pytest.mark.parametrize("holders", [(), (2,), (0, 2)])
def test_a_key_or_a_spot_shows_nothing_of_who_has_pressed_it(
    announced: Open, holders: tuple[int, ...]
) -> None:
    """Three worlds: nobody presses, seat 2 presses their key, seat 2 clicks their spot."""
    films = []
    for press in (None, "key", "spot"):
        table = announced(people=3, intervenes=holders, speed="normal")
        table.manager.advance(500)
        if press == "key":
            assert table.manager.scene.handle(Key("n"))
        elif press == "spot":
            table.manager.scene.handle(Tap("ui/secret/2", (0, 0)))
        assert (2 in table.scene.host.clock._declared) == (press is not None)
        films.append(film(table)[:6])
    assert films[0] == films[1] == films[2]


def test_who_plays_alone_is_asked_only_if_they_have_a_choice(announced: Open) -> None:
    for holders in ((), (0,)):
        table = announced(intervenes=holders, speed="normal")
        table.scene.advance(16)
        assert ("verb/allow" in table.targets) == bool(holders)
        assert table.targets.get("verb/intervene", False) == bool(holders)


def test_what_concerns_others_opens_no_strip_and_is_soon_over(announced: Open) -> None:
    table = announced(speed="normal", line="1:play card/attack seat/0")
    table.scene.host.clock.reactions.choose(0, "never", table.scene.host.clock.turn)
    table.scene.advance(16)
    assert "verb/allow" not in table.targets and table.scene.chooser is None
    passed = 0
    while table.scene.host.clock.window:
        table.scene.advance(20)
        passed += 20
    assert passed < 500


def test_several_persons_have_spots_at_their_own_corners_and_no_curtain(announced: Open) -> None:
    table = announced(people=3, speed="normal")
    table.manager.advance(16)
    points, view = table.points(), table.view
    assert {name for name in points if name.startswith("ui/secret/")} == {"ui/secret/0", "ui/secret/2"}
    width, _height = table.kit.units.size
    assert points["ui/secret/0"][0] < width / 2 < points["ui/secret/2"][0]
    assert points["ui/secret/0"][1] < points["ui/secret/2"][1]
    assert [SKIN.input.secret_key(view, seat) for seat in range(4)] == ["r", "o", "n", "x"]
    assert "verb/allow" not in points and view.viewer == -1


def test_a_secret_key_intervenes_for_who_holds_the_card(announced: Open) -> None:
    for holders, chain in (((2,), (2,)), ((), ())):
        table = announced(people=3, intervenes=holders, speed="normal")
        table.manager.advance(500)
        table.manager.scene.handle(Key("n"))
        for _ in range(160):
            if table.state.phase != WINDOW or table.state.chain:
                break
            table.manager.advance(100)
        assert table.state.chain == chain


def test_it_is_said_once_how_one_secretly_reacts_and_nothing_happens_meanwhile(announced: Open) -> None:
    table = announced(people=3, explained=False, speed="normal")
    for _ in range(20):
        table.manager.advance(1000)
    assert table.targets["ui/understood"] and table.state.awaited == (0, 2, 3)
    assert not table.manager.facts()["busy"], "it waits for a click"
    assert not table.scene.handle(Key("n")) or not table.scene.host.clock._declared
    table.tap("ui/understood")
    assert "ui/understood" not in table.targets
    for _ in range(3):
        table.manager.advance(5000)
    assert table.state.awaited != (0, 2, 3)


def test_a_spot_that_comes_up_under_a_resting_pointer_takes_no_click(announced: Open) -> None:
    table = announced(people=3, speed="normal")
    table.manager.stir(table.points()["ui/secret/2"])
    table.manager.advance(16)
    table.manager.advance(16)
    pos = table.points()["ui/secret/2"]
    table.manager.handle(Tap("ui/secret/2", pos))
    assert not table.scene.host.clock._declared
    table.manager.stir((5, 5))
    table.manager.advance(400)
    table.manager.handle(Tap("ui/secret/2", pos))
    assert table.scene.host.clock._declared == {2}


def test_the_panel_of_wishes_says_when_one_is_asked_and_arms(announced: Open) -> None:
    table = announced(speed="normal")
    table.manager.advance(16)
    while table.manager.guard.rests:
        table.manager.advance(50)
    reactions, turn = table.scene.host.clock.reactions, table.scene.host.clock.turn
    table.tap("ui/ask")
    assert {"ui/ask/always", "ui/ask/concerned", "ui/ask/never", "ui/arm/card/abduct"} <= set(table.targets)
    table.tap("ui/ask/always")
    assert reactions.mode(0, turn) == "always"
    table.tap("ui/arm/card/abduct", "ui/arm/card/move", "ui/arm/card/move")
    assert reactions.armed(0) == {"card/abduct"}
    table.scene.handle(Tap("ui/away", (5, 5)))
    assert "ui/ask/always" not in table.targets


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_panel_of_wishes_fits_at_the_largest_text_size(
    announced: Open, language: str, size: tuple[int, int]
) -> None:
    table = announced(language=language, size=size, settings={"text_size": 160})
    table.scene.handle(Tap("ui/ask", (0, 0)))
    table.kit.fonts.strained.clear()
    host, zone = table.scene.host, table.view.layout.zones["button/ask"]
    shown = preferences.panel(table.kit, host, zone)
    window = table.kit.window.surface.get_rect()
    assert all(window.contains(target.rect) for each in shown for target in each.targets(table.kit))
    assert [item for each in shown for item in each.items(table.kit, Pose())]
    assert not table.kit.fonts.strained


def test_the_panel_of_wishes_can_be_used_by_the_keyboard_alone(announced: Open) -> None:
    table = announced(speed="normal")
    table.manager.advance(16)
    while table.manager.guard.rests:
        table.manager.advance(50)
    table.tap("ui/ask")
    table.picture()
    reached = set()
    for _ in range(14):
        table.manager.handle(Key("tab"))
        reached.add(table.manager.pose.focus)
    assert {"ui/ask/never", "ui/arm/card/attack", "ui/arm/card/intervene"} <= reached
    table.manager.handle(Cancel(ESCAPE))
    assert "ui/arm/card/attack" not in table.targets and table.manager.scene is table.scene


def test_a_wish_taken_in_the_window_answers_for_the_person(announced: Open) -> None:
    table = announced(speed="normal")
    table.manager.advance(16)
    while table.manager.guard.rests:
        table.manager.advance(50)
    table.tap("ui/ask", "ui/ask/never")
    assert table.scene.chooser is None and "verb/allow" not in table.targets
    for _ in range(200):
        table.scene.advance(50)
        if table.state.phase != WINDOW:
            break
    assert table.last.endswith("allow")


def test_after_a_window_the_hand_stays_covered_until_its_owner_takes_it_up(announced: Open) -> None:
    table = announced(people=2, speed="normal")
    host = table.scene.host
    host._at_mouse = 1
    for _ in range(200):
        table.manager.advance(100)
        if host.call is not None:
            break
    assert host.call and host.call.stays and table.manager.scene is table.scene
    assert table.targets["ui/take-up"] and table.view.viewer == -1
    assert not [each for each in table.view.pieces if each.place.startswith("hand/") and each.face]
    while table.manager.guard.rests:
        table.manager.advance(50)
    table.tap("ui/take-up")
    assert table.view.viewer == 1 and "ui/take-up" not in table.targets


def test_an_intervene_is_answered_in_a_window_of_its_own(announced: Open) -> None:
    table = announced(intervenes=(0, 2))
    table.scene.advance(16)
    table.scene.play(VERBS.action(0, "intervene"))
    for _ in range(20):
        if table.state.chain:
            break
        table.scene.advance(1000)
    table.scene.director.finish()
    assert table.state.chain in ((2,), (0,))
    asked = question_of(GAME.view(table.state, 0))
    assert asked is not None and asked.card == INTERVENE and asked.victim in (0, 1)
    table.picture()


def test_a_shared_window_shows_its_clock_and_closes_once_each_has_answered(announced: Open) -> None:
    table = announced(people=3, speed="normal")
    table.manager.advance(100)
    assert table.scene.host.clock.left == 1.0
    assert table.targets["ui/answered/0"] and table.targets["ui/answered/2"]
    before = table.picture()
    table.manager.advance(6000)
    assert table.view.asking and 0.4 < table.view.asking.left < 0.6
    assert table.picture() != before, "the bar is shorter"
    table.tap("ui/answered/0")
    table.manager.advance(200)
    assert not table.targets["ui/answered/0"] and table.targets["ui/answered/2"], "ticked"
    assert table.state.awaited == (0, 2, 3), "it waits for everybody"
    table.tap("ui/answered/2")
    table.manager.advance(200)
    assert table.state.awaited != (0, 2, 3)


def test_whoever_reports_having_answered_shows_no_answer_and_may_still_react(announced: Open) -> None:
    seen, answers = [], []
    for reacts in (True, False):
        table = announced(people=3, intervenes=(0,), speed="normal")
        for _ in range(20):  # so long that clicks count
            table.manager.advance(100)
        table.tap("ui/answered/0")
        assert table.view.asking and table.view.asking.answered == (0,)
        if reacts:
            assert table.scene.handle(Key(SKIN.input.secret_key(table.view, 0)))
        seen.append(tell(table))
        table.tap("ui/answered/2")
        for _ in range(50):
            if 0 not in table.state.awaited:
                break
            table.manager.advance(100)
        actions = table.scene.session.match.actions
        answers.append([action.verb for action in actions if action.seat == 0][-1])
    assert seen[0] == seen[1] and answers == ["intervene", "allow"]


@pytest.mark.parametrize(
    ("line", "opens"), [("1:play card/attack seat/0", True), ("1:play card/move cell/3,1", False)]
)
@pytest.mark.parametrize("holders", [(), (0,)])
def test_no_window_opens_for_several_where_it_concerns_none_whoever_holds_what(
    announced: Open, line: str, opens: bool, holders: tuple[int, ...]
) -> None:
    table = announced(people=3, intervenes=holders, line=line, speed="normal")
    assert bool(table.scene.host.secret) == opens


def test_in_a_window_one_may_look_at_the_own_cards_while_its_clock_stands_still(announced: Open) -> None:
    table = announced(people=3, intervenes=(2,), speed="normal")
    table.manager.advance(100)
    host, left = table.scene.host, table.scene.host.clock.left
    spot = next(each for each in table.scene.targets() if each.name == f"{LOOK_AT}2")
    table.manager.handle(Press(spot.name, spot.rect.center))
    assert host.viewer == 2 and host.secret
    table.manager.advance(3000)
    assert host.clock.left == left
    table.manager.handle(Release(spot.name, spot.rect.center))
    assert host.viewer == -1
