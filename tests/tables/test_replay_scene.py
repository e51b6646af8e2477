"""Replays on the screen: forwards and back, by hand or by themselves, and what nobody may see yet."""

import errno
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from circus import games
from circus.content.texts import Texts
from circus.core.errors import UsageError
from circus.core.frame import OPEN
from circus.session.branches import branch
from circus.session.end_of_game import PUBLIC
from circus.session.motives import motive
from circus.session.playback import open_playback
from circus.session.table_setup import remember_aids
from circus.ui.app.router import Router
from circus.ui.gfx import bootstrap
from circus.ui.gfx.compositor import Compositor
from circus.ui.gfx.settings import Settings
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.window import AppWindow
from circus.ui.input.gestures import ESCAPE, Cancel, DragMove, Key, Press, Tap, Wheel
from circus.ui.scenes.lobby.scene import LobbyScene
from circus.ui.scenes.replay.scene import ReplayScene
from circus.ui.scenes.shell.destinations import ToReplay
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.table.motives import Motives, motive_in_words
from circus.ui.scenes.table.scene import TableScene
from circus.ui.skins.texas_showdown.spec import SORT
from tests.session.test_playback import SHORT, recorded

each_game = pytest.mark.parametrize("game", SHORT)


@pytest.fixture(autouse=True)
def pygame_is_ready(no_screen: None) -> None:
    """Fonts and surfaces can be made."""
    bootstrap.prepare()


def opened(path: Path, size: tuple[int, int] = (1280, 720), speed: str = "off", at: int = 0) -> SceneManager:
    settings = Settings(speed="off", replay_speed=speed, sound=False)
    manager = SceneManager(Toolkit(AppWindow(size), Texts("en"), settings), None, Router())
    manager.push(LobbyScene(manager))
    manager.go(ToReplay(path, at))
    manager.frame()
    return manager


def replay_of(manager: SceneManager) -> ReplayScene:
    assert isinstance(manager.scene, ReplayScene)
    return manager.scene


def tapped(manager: SceneManager, name: str) -> None:
    """A click on a target, which has to be there."""
    manager.frame()
    rect = next(target.rect for target in manager.targets if target.name == name)
    manager.handle(Tap(name, rect.center))
    manager.frame()


@each_game
@pytest.mark.parametrize("size", [(1280, 720), (900, 1600)])
def test_left_alone_it_plays_to_the_end_and_stops(game: str, size: tuple[int, int], tmp_path: Path) -> None:
    manager = opened(recorded(tmp_path, game), size)
    offered = {target["name"] for target in manager.facts()["targets"]}
    assert offered >= {"ui/play", "ui/step", "ui/bar", "ui/eyes", "ui/what_if"}
    tapped(manager, "ui/play")
    for _ in range(2000):
        manager.advance(1000)
        if not manager.scene.busy:
            break
    port = manager.facts()
    assert (port["scene"], port["at"]) == ("replay", port["of"])
    assert "ui/back" in {target["name"] for target in port["targets"]}


def test_it_is_stepped_on_and_back_by_buttons_keys_and_the_wheel(tmp_path: Path) -> None:
    manager = opened(recorded(tmp_path, "texas_showdown"))
    playback = replay_of(manager).playback
    tapped(manager, "ui/step")
    manager.handle(Key("right"))
    manager.handle(Wheel("ui/bar", -1))
    assert playback.at == 3
    manager.handle(Key("left"))
    tapped(manager, "ui/back")
    assert playback.at == 1
    manager.handle(Key("end"))
    assert playback.at == playback.of
    manager.handle(Key("home"))
    assert playback.at == 0
    manager.handle(Key("page down"))
    second = playback.at
    assert playback.turn_at(second).round > playback.turn_at(second - 1).round
    manager.handle(Key("page up"))
    assert playback.at < second


def test_the_speed_of_replays_and_that_of_tables_are_two_settings(tmp_path: Path) -> None:
    manager = opened(recorded(tmp_path, "pebbles"), speed="normal")
    tapped(manager, "ui/speed")
    settings = manager.kit.settings
    assert (settings.speed, settings.replay_speed) == ("off", "fast")
    director = replay_of(manager)._table.presenter.director
    assert director.speed == "fast"
    manager.change(speed="slow")
    assert manager.kit.settings.replay_speed == "fast"
    assert replay_of(manager)._table.presenter.director.speed == "fast"


def test_the_bar_is_scrubbed(tmp_path: Path) -> None:
    manager = opened(recorded(tmp_path, "texas_showdown"))
    playback = replay_of(manager).playback
    bar = next(target.rect for target in manager.targets if target.name == "ui/bar")
    manager.handle(Press("ui/bar", bar.center))
    assert abs(playback.at - playback.of / 2) <= 1
    manager.handle(DragMove("ui/bar", (bar.right + 400, bar.centery), None, ()))
    assert playback.at == playback.of
    manager.handle(DragMove("ui/bar", (0, bar.centery), None, ()))
    assert playback.at == 0


def test_a_mark_leads_to_its_moment_and_says_what_it_was(tmp_path: Path) -> None:
    manager = opened(recorded(tmp_path, "quel_cirque"))
    replay = replay_of(manager)
    mark = replay.playback.marks[0]
    assert replay.hint(f"ui/mark/{mark.at}")
    manager.handle(Tap(f"ui/mark/{mark.at}", (0, 0)))
    assert replay.playback.at == mark.at


def test_other_eyes_see_other_hands(tmp_path: Path) -> None:
    manager = opened(recorded(tmp_path, "texas_showdown"), at=10)
    tapped(manager, "ui/eyes")
    tapped(manager, "ui/eyes/2")
    assert manager.facts()["seat"] == 2


def hands_of(manager: SceneManager, last: int) -> list[list[str]]:
    """The hand of the first seat at each position, from left to right."""
    found = []
    tapped(manager, "ui/eyes")
    tapped(manager, "ui/eyes/0")
    for _ in range(last):
        tapped(manager, "ui/step")
        placed = replay_of(manager)._table.presenter.director.placed
        hand = sorted((each for each in placed if each.place == "hand/0"), key=lambda each: each.x)
        found.append([each.face for each in hand])
    return found


def test_a_hand_is_sorted_as_at_the_table(tmp_path: Path) -> None:
    record = recorded(tmp_path, "texas_showdown")
    by_number = hands_of(opened(record), 30)
    assert all(hand == sorted(hand, key=int) for hand in by_number)
    remember_aids("texas_showdown", {SORT: True})
    playable_first = hands_of(opened(record), 30)
    assert list(map(sorted, by_number)) == list(map(sorted, playable_first)) and by_number != playable_first


def test_an_unfinished_game_is_seen_as_all_saw_it_and_not_otherwise(tmp_path: Path) -> None:
    manager = opened(recorded(tmp_path, "clown_standoff", actions=3))
    tapped(manager, "ui/eyes")
    offered = [target.name for target in manager.targets if target.name.startswith("ui/eyes/")]
    assert offered == ["ui/eyes/-1"]


def test_what_if_opens_the_table_with_another_end_ahead(tmp_path: Path) -> None:
    manager = opened(recorded(tmp_path, "quel_cirque"), at=12)
    tapped(manager, "ui/what_if")
    tapped(manager, "ui/seat/1")
    assert manager.scene.name == "table"
    manager.back()
    assert replay_of(manager).playback.at == 12


def test_what_if_says_whether_hidden_cards_lie_as_they_lay_or_are_drawn_anew(tmp_path: Path) -> None:
    manager = opened(recorded(tmp_path, "texas_showdown"), at=9)
    true: Any = replay_of(manager).playback.timeline.at(9)
    for way, same in (("as-it-was", True), ("anew", False)):
        tapped(manager, "ui/what_if")
        tapped(manager, "ui/seat/1")
        tapped(manager, f"ui/seat/1/{way}")
        assert isinstance(manager.scene, TableScene)
        begun: Any = manager.scene.session.match.timeline.at(9)
        assert begun.hands[1] == true.hands[1] and (begun == true) is same
        manager.back()


def test_nobody_looks_into_hands_by_playing_an_unfinished_game_otherwise(tmp_path: Path) -> None:
    manager = opened(recorded(tmp_path, "texas_showdown", actions=6), at=6)
    tapped(manager, "ui/what_if")
    assert [target.name for target in manager.targets if target.name.startswith("ui/seat/")] == []
    tapped(manager, "ui/seen")
    with pytest.raises(UsageError, match="not over"):
        branch(replay_of(manager).playback, 1, Random(1))


def test_a_picture_of_the_moment_is_kept_as_it_is_seen_and_said_where(
    tmp_path: Path, own_folders: Path
) -> None:
    manager = opened(recorded(tmp_path, "quel_cirque"), at=12)
    seen = replay_of(manager)._table.picture()
    tapped(manager, "ui/picture")
    (path,) = own_folders.rglob("*.png")
    assert manager._notice and str(path) in manager._notice.text
    kept = pygame.image.load(path)
    assert kept.get_size() == seen.get_size()
    assert pygame.image.tobytes(kept, "RGB") == pygame.image.tobytes(seen, "RGB")


def test_a_picture_that_the_disk_does_not_take_leaves_nothing_behind(
    tmp_path: Path, own_folders: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, content: bytes) -> None:
        raise OSError(errno.ENOSPC, "full", str(path))

    manager = opened(recorded(tmp_path, "quel_cirque"))
    monkeypatch.setattr("circus.platform.folders.write_new", full)
    tapped(manager, "ui/picture")
    assert manager._notice and "full" in manager._notice.text
    assert not list(own_folders.rglob("*.png*"))


def test_in_a_quiet_moment_all_that_a_jump_may_show_is_drawn(tmp_path: Path) -> None:
    manager = opened(recorded(tmp_path, "texas_showdown"))
    jobs = 0
    while replay_of(manager).preload():
        jobs += 1
    assert jobs > 0 and not replay_of(manager).preload()


def test_a_pile_that_nobody_has_seen_stays_face_down_even_for_open_eyes(tmp_path: Path) -> None:
    manager = opened(recorded(tmp_path, "texas_showdown"))
    presenter = replay_of(manager)._table.presenter
    assert {piece.face for piece in presenter.table.pieces} == {""}
    manager.handle(Tap("ui/step", (0, 0)))
    replay_of(manager)._table.finish()
    assert "" not in {piece.face for piece in presenter.table.pieces}


def until_explained(manager: SceneManager, eyes: str) -> str:
    """Steps on, with these eyes, to a bot's move that can be asked why; what is said of it."""
    tapped(manager, "ui/eyes")
    tapped(manager, f"ui/eyes/{eyes}")
    scene = replay_of(manager)
    while scene.playback.at < scene.playback.of:
        tapped(manager, "ui/step")
        if scene._table.caption.deed:
            tapped(manager, "ui/why")
            assert scene._why._asked
            return scene._why._asked.answer.does
    raise AssertionError("no bot's move was told")


@pytest.mark.parametrize("eyes", [str(OPEN), str(PUBLIC), "0"])
@each_game
def test_a_bots_move_is_asked_for_its_reason(game: str, eyes: str, tmp_path: Path) -> None:
    policy = games.find(game).policy
    if policy is None or policy.reason is None:
        pytest.skip("this game gives no reasons")
    manager = opened(recorded(tmp_path, game))
    assert until_explained(manager, eyes)
    assert "ui/rules" in [target.name for target in manager.targets]
    tapped(manager, "ui/why")
    assert "ui/rules" not in [target.name for target in manager.targets], "asked again it closes"


def test_another_position_or_other_eyes_close_the_card(tmp_path: Path) -> None:
    manager = opened(recorded(tmp_path, "quel_cirque"))
    for way in (Key("right"), Cancel(ESCAPE)):
        until_explained(manager, str(PUBLIC))
        manager.handle(way)
        manager.frame()
        assert "ui/card" not in [target.name for target in manager.targets]
    assert manager.scene.name == "replay", "escape closes the card first"


def test_a_reason_is_what_the_eyes_could_know_at_that_moment(tmp_path: Path) -> None:
    playback = open_playback(recorded(tmp_path, "texas_showdown"))
    timeline, differs = playback.timeline, 0
    why = Motives(lambda: timeline.branch(playback.at), lambda: playback.seats)
    texts = Texts("en")
    texts.add_game("texas_showdown")
    names = [seat.name for seat in playback.seats]
    for n in range(1, len(timeline)):
        playback.go_to(n)
        if timeline.actions[n - 1].verb != "play":
            continue
        said = why.words(texts, n, PUBLIC)
        then = motive(timeline.branch(n), n, PUBLIC)
        assert then and said == motive_in_words(texts, "texas_showdown", names, then)
        later = motive(timeline, n, PUBLIC)
        differs += later != then
    assert differs, "what came out later is not told before"


@pytest.mark.parametrize("size", [(1280, 720), (900, 1600)])
def test_below_the_table_of_a_replay_lies_wood_and_no_corner_of_the_window_is_left_bare(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    manager = opened(recorded(tmp_path, "clearing_house"), size)
    window = manager.kit.window
    window.surface.fill("#FF00FF")
    Compositor(window.surface).draw(manager.frame())
    edges = [(x, y) for x in (0, size[0] - 1) for y in (0, size[1] // 2, size[1] - 1)]
    edges += [(x, size[1] - 1) for x in range(0, size[0], 7)]
    assert (255, 0, 255) not in {tuple(window.surface.get_at(edge))[:3] for edge in edges}
