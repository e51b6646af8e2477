"""Bots at the table: they think while it is drawn, seats change hands, hints are given."""

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest

from circus.bots.thinker import BotMove, Failure, MoveQuestion, SynchronousThinker, think
from circus.bots.worker import Worker
from circus.content.texts import LANGUAGES
from circus.core.policy import Reason
from circus.records.replay import read
from circus.session import saves
from circus.session.pace import TAKE_BACK_MS, THINK_MS
from circus.session.series import series_of
from circus.session.table_setup import BOT, HUMAN, first_table_setup, load_table_setup
from circus.ui.input.gestures import ESCAPE, Cancel, Hold
from circus.ui.scenes.shell.destinations import ToFirstTable, ToTableMenu
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.shell.transition import CUT
from circus.ui.scenes.table.curtain import CurtainScene
from circus.ui.scenes.table.menu import TableMenuScene
from circus.ui.scenes.table.scene import TableScene
from tests.gfx.parlour import SIZES, check_fits, click, draw, stage
from tests.gfx.pilot import piloted
from tests.rules.clown_standoff.openings import deal_line

HANDS = deal_line(["1336", "2244", "3455"])


class Slow:
    """A thinker that answers when it is told to; it notes what it is asked."""

    def __init__(self) -> None:
        self.asked: list[MoveQuestion] = []
        self.dropped = 0
        self.found: BotMove | Failure | None = None
        self._thinks = False

    def warm(self) -> None:
        """Nothing to make ready."""

    def ask(self, question: MoveQuestion) -> None:
        """Begins to think."""
        self.asked.append(question)
        self._thinks, self.found = True, None

    def finish(self, reason: Reason | None = None) -> None:
        """Finds the answer now."""
        self.found = replace(think(replace(self.asked[-1], strength="random")), reason=reason)

    def fail(self) -> None:
        """Breaks down now."""
        self.found = Failure("lost in thought")

    def answer(self) -> BotMove | Failure | None:
        """What has been found."""
        found = self.found if self._thinks else None
        if found:
            self._thinks, self.found = False, None
        return found

    def cancel(self) -> None:
        """Drops the question."""
        self.dropped += self._thinks
        self._thinks, self.found = False, None

    def close(self) -> None:
        """Nothing to let go of."""


Lay = Callable[..., tuple[TableScene, Slow]]


@pytest.fixture
def lay(tmp_path: Path) -> Iterator[Lay]:
    """Lays tables with hard bots, played up to some lines."""
    made: list[int] = []

    def laid(
        game: str = "quel_cirque",
        *lines: str,
        seats: int = 3,
        people: int = 1,
        strength: str = "hard",
        thinker: Slow | SynchronousThinker | None = None,
        size: tuple[int, int] = (640, 480),
        **settings: object,
    ) -> tuple[TableScene, Slow]:
        manager = stage(size, **{"speed": "normal", **settings})  # type: ignore[arg-type]
        manager.thinker = thinker or Slow()
        made.append(len(made))
        table_setup = first_table_setup(game, seats)
        sat = tuple(
            replace(seat, kind=HUMAN if number < people else BOT, strength=strength)
            for number, seat in enumerate(table_setup.seats)
        )
        table_setup = replace(table_setup, seats=sat)
        session = saves.begin(table_setup, Random(4), tmp_path / f"{made[-1]}.jsonl")
        for line in lines:
            session.play(session.match.game.verbs.parse(line))
        scene = TableScene(manager, table_setup, session, series_of(table_setup))
        manager.push(scene, CUT)
        return scene, manager.thinker  # type: ignore[return-value]

    yield laid
    pygame.display.quit()


BOT_FIRST = ("*:colors red green yellow", "*:first seat/1", "*:roll red")
"""Quel Cirque: the first bot has to move."""
MY_TURN = ("*:colors red green yellow", "*:first seat/0", "*:roll red")


DEEDS = {
    "en": ("Put a red marble into the lit clown",),
    "fr": ("Mettez une bille rouge dans le clown éclairé",),
}
"""All that can be done in `MY_TURN`."""


def manager_of(scene: TableScene) -> SceneManager:
    """Who shows the table."""
    assert isinstance(scene.manager, SceneManager)
    return scene.manager


def rest(scene: TableScene, ms: float, step: float = 50) -> None:
    """Time passes as the loop lets it pass."""
    while ms > 0:
        manager_of(scene).advance(min(step, ms))
        ms -= step


def played(scene: TableScene) -> int:
    return len(scene.session.match.actions)


def test_a_table_goes_on_being_drawn_while_a_bot_thinks(lay: Lay) -> None:
    scene, slow = lay("quel_cirque", *BOT_FIRST)
    rest(scene, 5000)
    assert played(scene) == 3 and scene.busy
    assert [(question.seat, question.strength) for question in slow.asked] == [(1, "hard")]
    assert slow.asked[0].view == scene.session.view(1)
    first = draw(manager_of(scene))
    rest(scene, 300)
    assert draw(manager_of(scene)) != first, "the dots have moved on"


def test_a_quick_answer_waits_so_that_the_move_can_be_followed(lay: Lay) -> None:
    scene, slow = lay("quel_cirque", *BOT_FIRST)
    rest(scene, 100)
    slow.finish()
    rest(scene, THINK_MS - 200)
    assert played(scene) == 3
    rest(scene, 200)
    assert played(scene) == 4 and scene.session.match.actions[-1].seat == 1


def test_thinking_counts_from_the_same_moment(lay: Lay) -> None:
    scene, slow = lay("quel_cirque", *BOT_FIRST)
    rest(scene, THINK_MS + 500)
    slow.finish()
    rest(scene, 50)
    assert played(scene) == 4


def test_holding_the_table_shortens_the_pause(lay: Lay) -> None:
    scene, slow = lay("quel_cirque", *BOT_FIRST)
    scene.handle(Hold(None, (5, 5)))
    rest(scene, 20, 10)
    slow.finish()
    rest(scene, THINK_MS / 4, 10)
    assert played(scene) == 4


def test_a_table_that_is_covered_or_left_stops_thinking_and_asks_the_same_again(lay: Lay) -> None:
    scene, slow = lay("quel_cirque", *BOT_FIRST)
    rest(scene, 100)
    manager_of(scene).go(ToTableMenu(scene.game))
    assert slow.dropped == 1
    rest(scene, 3000)
    assert len(slow.asked) == 1
    manager_of(scene).back(CUT)
    rest(scene, 100)
    assert slow.asked == [slow.asked[0]] * 2
    manager_of(scene).home(CUT)
    assert slow.dropped == 2


@pytest.mark.expects_faults
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_that_breaks_down_is_told_of_and_a_simple_one_chooses(language: str, lay: Lay) -> None:
    scene, slow = lay("quel_cirque", *BOT_FIRST, language=language)
    rest(scene, 100)
    slow.fail()
    before = draw(manager_of(scene))
    rest(scene, THINK_MS)
    assert played(scene) == 4 and scene.session.match.actions[-1].seat == 1
    scene.director.finish()
    assert draw(manager_of(scene)) != before
    assert scene.context.notice == scene.kit.texts.say("table-bot-stumbled")
    rest(scene, 3000)
    assert slow.asked[-1].seat == 2, "the next bot thinks again"


def test_bots_think_about_a_secret_choice_while_the_person_makes_theirs(lay: Lay) -> None:
    scene, slow = lay("clown_standoff", HANDS)
    rest(scene, 2000)
    assert scene.chooser and not scene.busy
    assert [question.seat for question in slow.asked] == [1] and scene.host.bots.thinking == (1, 2)
    first = draw(manager_of(scene))
    rest(scene, 300)
    assert draw(manager_of(scene)) != first, "the dots have moved on"
    slow.finish()
    rest(scene, 100)
    assert [question.seat for question in slow.asked] == [1, 2]
    assert played(scene) == 1 and scene.host.bots.thinking == (1, 2), "nobody shows that they have chosen"
    slow.finish()
    rest(scene, 100)
    assert played(scene) == 1 and not scene.host.bots.thinking
    scene.play(scene.chooser.picker.legal[0])
    scene.director.finish()
    rest(scene, TAKE_BACK_MS + 50)
    assert [action.seat for action in scene.session.match.actions][:4] == [-1, 0, 1, 2]


def test_what_the_person_chooses_meanwhile_changes_nothing_for_the_bots(lay: Lay) -> None:
    scene, slow = lay("clown_standoff", HANDS)
    rest(scene, 300)
    before = scene.session.view(2)
    assert scene.chooser
    scene.play(scene.chooser.picker.legal[0])
    scene.director.finish()
    slow.finish()
    rest(scene, 100)
    assert [question.seat for question in slow.asked] == [1, 2]
    assert slow.asked[1].view == before != scene.session.view(2)
    slow.finish()
    rest(scene, TAKE_BACK_MS)
    assert [action.seat for action in scene.session.match.actions][:4] == [-1, 0, 1, 2]


def test_no_hint_is_sought_while_bots_still_think_about_theirs(lay: Lay) -> None:
    scene, slow = lay("clown_standoff", HANDS)
    rest(scene, 300)
    assert scene.chooser and not enabled(scene, "ui/hint")
    for _ in range(2):
        slow.finish()
        rest(scene, 400)
    assert enabled(scene, "ui/hint")
    click(manager_of(scene), "ui/hint")
    assert slow.asked[-1].seat == 0


def test_a_secret_choice_takes_as_long_when_nobody_had_to_think(lay: Lay) -> None:
    scene, slow = lay("clown_standoff", HANDS, seats=3, people=0)
    took = 3 * 400
    for _ in range(3):
        rest(scene, took / 3)
        slow.finish()
    rest(scene, 50)
    assert played(scene) == 4
    scene.director.finish()
    while 0 not in scene.session.awaited:
        rest(scene, 300)
        scene.director.finish()
    for seat in range(3):
        scene.session.sit(seat, BOT, "random")
    scene.host.bots.reset()
    chosen = played(scene)
    rest(scene, took - 200)
    assert took - 200 > THINK_MS and played(scene) == chosen, "one before has taken longer"
    rest(scene, 300)
    assert played(scene) > chosen


def test_at_speed_off_bots_play_the_same_game_twice(lay: Lay) -> None:
    games = []
    for _ in range(2):
        scene, _ = lay("quel_cirque", people=0, strength="easy", thinker=SynchronousThinker(), speed="off")
        for _ in range(60):
            if not scene.session.match.outcome:
                manager_of(scene).advance(16)
        games.append(list(map(str, scene.session.match.actions)))
    assert len(games[0]) > 20 and games[0] == games[1]


def press_hint(scene: TableScene) -> None:
    rest(scene, 300)
    assert scene.chooser
    click(manager_of(scene), "ui/hint")


def test_a_hint_marks_what_the_hard_bot_would_do_until_the_next_choice(lay: Lay) -> None:
    scene, slow = lay("quel_cirque", *MY_TURN, size=(1280, 720))
    rest(scene, 300)
    plain = draw(manager_of(scene))
    press_hint(scene)
    assert [(each.seat, each.strength, each.with_reason) for each in slow.asked] == [(0, "hard", True)]
    slow.finish()
    rest(scene, 50)
    assert draw(manager_of(scene)) != plain
    action = think(replace(slow.asked[0], strength="random")).action
    marked = scene.hinted
    assert set(marked) <= {*action.picks, f"verb/{action.verb}"} and set(action.picks) <= set(marked)
    scene.play(action)
    assert not scene.hinted


def test_a_hint_follows_the_picks_and_marks_all_of_it_again_when_they_go_elsewhere(lay: Lay) -> None:
    scene, slow = lay("quel_cirque", *MY_TURN[:2], "*:roll white")
    press_hint(scene)
    slow.finish()
    rest(scene, 50)
    action = think(replace(slow.asked[0], strength="random")).action
    assert scene.chooser
    scene.parts.moves.pick(action.picks[0])
    assert action.picks[0] not in scene.hinted
    scene.handle(Cancel(ESCAPE))
    others = [each for each in scene.chooser.picker.legal if each.picks[0] != action.picks[0]]
    scene.parts.moves.pick(others[0].picks[0])
    assert set(scene.hinted) == {*action.picks}, "a pick begins anew"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_says_why_or_that_there_is_none(language: str, lay: Lay) -> None:
    scene, slow = lay("quel_cirque", *MY_TURN, language=language)
    press_hint(scene)
    assert caption_text(scene) == scene.kit.texts.say("table-hint-thinking")
    slow.finish()
    rest(scene, 50)
    assert caption_text(scene) in DEEDS[language], "without a reason it says what to do"
    press_hint(scene)
    slow.fail()
    rest(scene, 50)
    assert caption_text(scene) == scene.kit.texts.say("table-hint-failed")
    press_hint(scene)
    slow.finish(Reason("duck", {"seat": 1}))
    rest(scene, 50)
    assert caption_text(scene) in DEEDS[language], "no catalogue has this reason"


def caption_text(scene: TableScene) -> str:
    game, view = scene.session.match.game, scene.presenter.settled().state
    return scene.parts.hint.hint.words(scene.kit.texts, game, view, ["Ada", "Bo", "Cy"])


def test_the_button_is_off_while_bots_or_the_hint_think_and_gone_without_the_aid(lay: Lay) -> None:
    scene, slow = lay("quel_cirque", *BOT_FIRST)
    rest(scene, 100)
    assert not enabled(scene, "ui/hint")
    scene, slow = lay("quel_cirque", *MY_TURN)
    rest(scene, 300)
    assert enabled(scene, "ui/hint")
    click(manager_of(scene), "ui/hint")
    assert not enabled(scene, "ui/hint")
    slow.finish()
    rest(scene, 50)
    assert enabled(scene, "ui/hint")
    scene.parts.changes.switch_aid("hint")
    draw(manager_of(scene))
    assert "ui/hint" not in [target.name for target in manager_of(scene).targets]


def enabled(scene: TableScene, name: str) -> bool:
    draw(manager_of(scene))
    return any(target.enabled for target in manager_of(scene).targets if target.name == name)


def menu_of(scene: TableScene) -> SceneManager:
    rest(scene, 100)
    manager_of(scene).handle(Cancel(ESCAPE))
    assert isinstance(manager_of(scene).scene, TableMenuScene)
    click(manager_of(scene), "ui/seats")
    return manager_of(scene)


def test_helps_are_switched_in_the_menu_and_remembered(lay: Lay) -> None:
    scene, _ = lay("clown_standoff", HANDS, strength="random")
    manager = menu_of(scene)
    click(manager, "ui/aid/odds", "ui/aid/hint", "ui/aid/hint")
    assert scene.aids == {"hint"}
    assert load_table_setup("clown_standoff").aids == {"odds": False, "hint": True}
    click(manager, "ui/back", "ui/go-on")
    assert manager.scene is scene


def test_a_bot_takes_a_seat_from_the_menu_and_hands_it_back(lay: Lay, tmp_path: Path) -> None:
    scene, slow = lay("quel_cirque", *MY_TURN)
    manager = menu_of(scene)
    click(manager, "ui/seat/0/easy", "ui/back", "ui/go-on")
    rest(scene, 100)
    assert scene.chooser is None and slow.asked[-1].strength == "easy" and slow.asked[-1].seat == 0
    assert scene.host.viewer == -1, "a bot's view is nobody's"
    click(menu_of(scene), "ui/seat/0/human", "ui/back", "ui/go-on")
    rest(scene, 200)
    assert scene.chooser and scene.host.viewer == 0
    assert [player.kind for player in read(tmp_path / "0.jsonl").players] == ["human", "bot", "bot"]
    assert scene.table_setup.seats == scene.session.seats


def test_the_curtain_does_not_wait_for_somebody_who_has_gone(lay: Lay) -> None:
    scene, slow = lay("clown_standoff", HANDS, people=2)
    rest(scene, 300)
    manager = manager_of(scene)
    curtain = manager.scene
    assert isinstance(curtain, CurtainScene)
    called = curtain._seat
    click(menu_of(scene), f"ui/seat/{called}/hard", "ui/back", "ui/go-on")
    assert manager.scenes[-1] is scene and called not in scene.session.people
    rest(scene, 300)
    assert slow.asked[0].seat == called


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", [100, 160])
def test_the_sheet_of_seats_fits(size: tuple[int, int], text_size: int, lay: Lay) -> None:
    scene, _ = lay(
        "clown_standoff", seats=6, size=size, text_size=text_size, language="fr", strength="random"
    )
    menu_of(scene)
    check_fits(manager_of(scene), ("ui/away", "ui/sheet"))


def test_in_the_app_a_process_thinks_and_is_gone_afterwards(tmp_path: Path) -> None:
    table_setup = first_table_setup("quel_cirque", 3)
    seats = tuple(replace(seat, kind=BOT, strength="easy") for seat in table_setup.seats)

    first = ToFirstTable(replace(table_setup, seats=seats), Random(3), tmp_path / "game.jsonl")
    with piloted(first=first) as pilot:
        scene, worker = pilot.scene, pilot.manager.thinker
        assert isinstance(scene, TableScene) and isinstance(worker, Worker)
        until = time.monotonic() + 30
        while played(scene) < 12 and time.monotonic() < until:
            pilot.loop.step(16, [])
            time.sleep(0.004)
        assert played(scene) >= 12
        pid = worker.pid
        assert pid
    assert worker.pid is None
    assert not Path(f"/proc/{pid}").exists()
