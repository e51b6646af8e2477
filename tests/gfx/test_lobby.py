"""The lobby and the settings, driven by posted events without a screen."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from circus import games
from circus.content.texts import LANGUAGES
from circus.records import lesson
from circus.session import saves
from circus.session.first_evening import note_finished
from circus.session.learnt import note_learnt
from circus.session.table_setup import first_table_setup
from circus.ui.app.router import Router
from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.lettering import Lettering
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.units import units_of
from circus.ui.gfx.widgets import Panel
from circus.ui.input.gestures import Hover
from circus.ui.scenes.lobby.scene import LobbyScene
from circus.ui.scenes.parts import posters
from circus.ui.scenes.settings.scene import SettingsScene
from circus.ui.scenes.shell.destinations import ToPast, ToSave, ToSetup
from circus.ui.scenes.shell.transition import CUT
from circus.ui.scenes.table.lesson import LessonScene
from tests.gfx.parlour import show, stage
from tests.gfx.pilot import Pilot, piloted
from tests.navigators import Recorder

SIZES = [(640, 360), (853, 360), (480, 854), (640, 480), (480, 360)]
FIVE = ["clown_standoff", "flip_circus", "texas_showdown", "clearing_house", "quel_cirque"]


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    with piloted() as found:
        yield found


@pytest.fixture
def navigator() -> Recorder:
    return Recorder()


def left(game: str) -> Path:
    """The record of a game that somebody has left."""
    session = saves.begin(first_table_setup(game), Random(1))
    session.close()
    return max(saves.records_folder().glob("*.jsonl"))


def hung(pilot: Pilot) -> list[Item]:
    """All but the lights of the sign."""
    return [item for item in pilot.scene.frame().items if item.layer > theme.LAYER_GROUND]


def test_every_game_has_a_poster(pilot: Pilot) -> None:
    hung = [name.removeprefix("poster/") for name in pilot.names if name.startswith("poster/")]
    assert hung[:5] == FIVE
    assert sorted(hung) == games.names()


@pytest.mark.parametrize("game", FIVE)
def test_a_poster_opens_its_setup(game: str) -> None:
    navigator = Recorder()
    with piloted(navigator) as pilot:
        pilot.click(f"poster/{game}")
        pilot.press(pygame.K_1 + FIVE.index(game))
    assert navigator.went == [ToSetup(game), ToSetup(game)]


def test_the_poster_under_the_pointer_swings_forward_and_back() -> None:
    with piloted(speed="normal") as pilot:
        lobby = pilot.scene
        rest = hung(pilot)
        pilot.move(pilot.place("poster/flip_circus"))
        assert lobby.busy
        pilot.rest(400)
        assert not lobby.busy
        swung = hung(pilot)
        assert len(set(rest) ^ set(swung)) == 6  # the poster and its two pegs
        pilot.move((320, 5))
        pilot.rest(400)
        assert hung(pilot) == rest


def test_the_bulbs_of_the_sign_take_turns_unless_motion_is_unwanted() -> None:
    def lit(pilot: Pilot) -> set[Item]:
        found = set()
        for _ in range(40):
            pilot.rest(100)
            found |= {item for item in pilot.scene.frame().items if item.layer == theme.LAYER_GROUND}
        return found

    with piloted(speed="normal") as pilot:
        assert len(lit(pilot)) == 2
        pilot.manager.change(reduced_motion=True)
        assert len(lit(pilot)) == 1


def test_what_the_program_opens_with_is_painted_at_its_very_first_start_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("circus.ui.gfx.toolkit.cache_folder", lambda: tmp_path)
    painted: list[tuple[int, int]] = []
    begun = Panel.__init__

    def counted(panel: Panel, kit: Toolkit, size: tuple[int, int], margin_u: float = 0) -> None:
        painted.append(size)
        begun(panel, kit, size, margin_u)

    monkeypatch.setattr(Panel, "__init__", counted)
    with piloted() as first:
        before = pygame.image.tobytes(first.loop.window.surface, "RGB")
    assert painted
    painted.clear()
    with piloted() as again:
        assert pygame.image.tobytes(again.loop.window.surface, "RGB") == before
    assert not painted


def pieces(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The piece that is heard, kept up to date; none while there is silence."""
    heard: list[str] = []
    owner: list[object] = [pilot.scene]

    def stream(piece: str, scene: object) -> None:
        heard[:], owner[:] = [piece], [scene]

    def fade(scene: object) -> None:
        if owner == [scene]:
            heard.clear()

    monkeypatch.setattr(pilot.manager.kit.audio, "stream", stream)
    monkeypatch.setattr(pilot.manager.kit.audio, "fade", fade)
    return heard


def test_the_march_is_heard_in_the_lobby_only(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = pieces(pilot, monkeypatch)
    pilot.click("ui/settings")
    assert heard == []
    pilot.press(pygame.K_ESCAPE)
    assert heard == ["march"]


def test_every_table_has_its_bed_while_it_is_uppermost(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    taught = lesson.find("texas_showdown")
    assert taught
    heard = pieces(pilot, monkeypatch)
    pilot.manager.push(LessonScene(pilot.manager, taught), CUT)
    pilot.manager.push(SettingsScene(pilot.manager), CUT)
    assert heard == []
    pilot.manager.back(CUT)
    pilot.manager.replace(LessonScene(pilot.manager, taught), CUT)
    assert heard == ["bed_saloon"]


def test_a_poster_in_the_keyboard_focus_swings_forward_too(pilot: Pilot) -> None:
    before = hung(pilot)
    pilot.press(pygame.K_TAB)
    pilot.rest()
    assert hung(pilot) != before


def test_the_language_changes_at_once_and_is_kept(pilot: Pilot, own_folders: Path) -> None:
    pilot.click("ui/language")
    assert pilot.manager.kit.texts.language == "fr"
    assert (
        json.loads(next(own_folders.rglob("settings.json")).read_text(encoding="utf-8"))["language"] == "fr"
    )
    pilot.click("ui/language")
    assert pilot.manager.kit.texts.language == "en"


def test_sound_goes_off_and_on(pilot: Pilot) -> None:
    pilot.click("ui/sound")
    assert not pilot.manager.kit.settings.sound
    pilot.click("ui/sound")
    assert pilot.manager.kit.settings.sound


def test_esc_asks_before_the_program_ends(pilot: Pilot) -> None:
    pilot.press(pygame.K_ESCAPE)
    assert "poster/quel_cirque" not in pilot.names
    pilot.press(pygame.K_ESCAPE)
    assert "poster/quel_cirque" in pilot.names
    pilot.press(pygame.K_ESCAPE)
    pilot.click("ui/stay")
    assert pilot.manager.running
    pilot.click("ui/leave")
    pilot.click("ui/quit")
    assert not pilot.manager.running


def test_without_an_unfinished_game_there_is_nothing_to_go_on_with(pilot: Pilot) -> None:
    assert not {"ui/resume", "ui/past"} & set(pilot.names)


def test_the_game_played_last_goes_on_at_once_and_all_others_are_listed(navigator: Recorder) -> None:
    left("quel_cirque"), left("flip_circus")
    with piloted(navigator) as pilot:
        pilot.click("ui/resume")
        pilot.click("ui/past")
    save, listed = navigator.went
    assert isinstance(save, ToSave) and save.save.game == "flip_circus"
    assert listed == ToPast()


@pytest.mark.parametrize("text", [100, 160])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (900, 1600), *SIZES])
def test_no_poster_swings_under_the_footer(size: tuple[int, int], language: str, text: int) -> None:
    left("quel_cirque")
    manager = stage(size, language, text_size=text)
    manager.push(LobbyScene(manager))
    for game in FIVE:
        name = f"poster/{game}"
        show(manager)
        at_rest = next(target.rect for target in manager.targets if target.name == name)
        manager.handle(Hover(name, at_rest.center))
        show(manager)
        swung = next(target.rect for target in manager.targets if target.name == name)
        assert swung.height > at_rest.height, "it swings"
        footer = [target for target in manager.targets if target.name.startswith("ui/")]
        assert "ui/resume" in [target.name for target in footer]
        hidden = [target.name for target in footer if target.rect.colliderect(swung)]
        assert not hidden, f"{name} lies under {hidden}"


def test_a_game_that_another_window_plays_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    left("quel_cirque")
    newest = left("flip_circus")
    monkeypatch.setattr("circus.ui.scenes.lobby.scene.is_written_elsewhere", lambda path: path == newest)
    navigator = Recorder()
    with piloted(navigator) as pilot:
        pilot.click("ui/resume")
    assert isinstance(navigator.went[0], ToSave) and navigator.went[0].save.game == "quel_cirque"


def test_a_bad_file_alone_is_listed_and_nothing_goes_on() -> None:
    left("quel_cirque").write_bytes(b"[" * 100_000)
    with piloted() as pilot:
        assert "ui/resume" not in pilot.names
        assert "ui/past" in pilot.names


def test_very_many_records_are_read_while_the_lobby_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("circus.ui.scenes.lobby.scene.AT_ONCE", 3)
    path = left("quel_cirque")
    for number in range(20):
        (path.parent / f"2099-{number:03}.jsonl").write_bytes(b"x")
    with piloted() as pilot:
        assert "ui/resume" not in pilot.names
        for _ in range(10):
            pilot.manager.preload()
        pilot.rest(100)
        assert "ui/resume" in pilot.names


def test_a_save_that_cannot_be_read_is_told_and_the_lobby_stays() -> None:
    left("quel_cirque")
    with piloted(Recorder(PermissionError(13, "Permission denied"))) as pilot:
        pilot.click("ui/resume")
        assert "ui/seen" in pilot.names
        pilot.press(pygame.K_RETURN)
        assert isinstance(pilot.scene, LobbyScene)
        assert "poster/quel_cirque" in pilot.names


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 5, 6, 9])
def test_posters_hang_inside_the_window_and_do_not_touch(size: tuple[int, int], count: int) -> None:
    units = units_of(size)
    names = [f"game_{number}" for number in range(count)]
    spots = posters.spots(names, units.width_u, 306, units.height_u - 168)
    boxes = [Rect(*map(round, spot.box)) for spot in spots]
    wall = Rect(0, 290, round(units.width_u), round(units.height_u) - 290 - 150)
    for number, box in enumerate(boxes):
        assert wall.contains(box)
        assert box.collidelist(boxes[number + 1 :]) == -1


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (900, 1600)])
def test_the_titles_of_posters_need_not_grow_for_they_are_higher_than_the_largest_words(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("circus.ui.gfx.toolkit.cache_folder", lambda: tmp_path)  # nothing comes from the disk
    lettered: dict[str, int] = {}
    fitted = Lettering._size

    def noted(lettering: Lettering, text: str, size_u: float, max_width_u: float | None) -> int:
        lettered[text] = fitted(lettering, text, size_u, max_width_u)
        return lettered[text]

    monkeypatch.setattr(Lettering, "_size", noted)
    with piloted(size=size) as pilot:
        pilot.manager.change(text_size=160)
        pilot.rest()
        kit = pilot.manager.kit
        words = {game: kit.texts.say(f"{game}-title").split() for game in FIVE}
        sentence = kit.fonts.scale * theme.CAPTION_U * 1.6
    for game, each in words.items():
        assert all(lettered[word] > sentence for word in each), game


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("text_size", [100, 160])
def test_the_footer_is_inside_the_window_in_any_size(
    size: tuple[int, int], language: str, text_size: int
) -> None:
    with piloted(size=size, language=language) as pilot:
        pilot.manager.change(text_size=text_size)
        pilot.rest()
        screen = Rect(0, 0, *pilot.manager.kit.units.size)
        rects = [target.rect for target in pilot.manager.targets if target.name.startswith("ui/")]
        for number, rect in enumerate(rects):
            assert screen.contains(rect)
            assert rect.collidelist(rects[number + 1 :]) == -1


def test_the_window_changes_its_size_and_everything_is_laid_out_anew(pilot: Pilot) -> None:
    loop = pilot.loop
    before = pilot.place("poster/quel_cirque")
    pygame.display.set_mode((900, 700), pygame.RESIZABLE)
    loop.step(16, [Event(pygame.VIDEORESIZE, w=900, h=700, size=(900, 700))])
    assert pilot.manager.kit.units.size == (640, 360)  # stretched for now
    pilot.rest(300)
    assert pilot.manager.kit.units.size == (900, 700)
    assert pilot.place("poster/quel_cirque") != before


def test_f11_fills_the_screen_and_back(pilot: Pilot) -> None:
    pilot.press(pygame.K_F11)
    assert pilot.loop.window.fullscreen
    pilot.press(pygame.K_F11)
    assert not pilot.loop.window.fullscreen
    assert pilot.loop.window.size == (640, 360)


def test_the_port_is_written_after_every_frame_that_changed_it(tmp_path: Path) -> None:
    path = tmp_path / "port.jsonl"
    with piloted(expose=path) as pilot:
        lines = path.read_text(encoding="utf-8").splitlines()
        assert json.loads(lines[0])["scene"] == "lobby"
        pilot.rest()
        assert len(path.read_text(encoding="utf-8").splitlines()) == len(lines)
        pilot.press(pygame.K_ESCAPE)
        pilot.rest()
        last = json.loads(path.read_text(encoding="utf-8").splitlines()[-1])
        assert {target["name"] for target in last["targets"]} == {"ui/away", "ui/stay", "ui/quit"}


def test_closing_the_window_ends_the_program(pilot: Pilot) -> None:
    pilot.loop.step(16, [Event(pygame.QUIT)])
    assert not pilot.manager.running


# The settings


@pytest.fixture
def settings(pilot: Pilot) -> Pilot:
    """The settings, opened from the lobby."""
    pilot.click("ui/settings")
    assert isinstance(pilot.scene, SettingsScene)
    return pilot


@pytest.mark.parametrize("way", ["ui/back", "escape"])
def test_back_to_the_lobby(settings: Pilot, way: str) -> None:
    if way == "escape":
        settings.press(pygame.K_ESCAPE)
    else:
        settings.click(way)
    assert isinstance(settings.scene, LobbyScene)


def test_each_control_changes_its_setting(settings: Pilot) -> None:
    for name in (
        "language/fr",
        "speed/fast",
        "text/more",
        "text/more",
        "text/less",
        "reduced_motion",
        "sound",
    ):
        settings.click(f"ui/{name}")
    now = settings.manager.kit.settings
    chosen = (now.language, now.speed, now.text_size, now.reduced_motion, now.sound)
    assert chosen == ("fr", "fast", 115, True, False)


def test_a_volume_follows_click_drag_and_arrow_keys(settings: Pilot) -> None:
    def volume() -> int:
        return settings.manager.kit.settings.volumes["table"]

    settings.click("ui/volume/table")
    assert volume() == 50
    x, y = settings.place("ui/volume/table")
    step = settings.loop.step
    step(16, [Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1)])
    step(16, [Event(pygame.MOUSEMOTION, pos=(x + 300, y), rel=(0, 0), buttons=(1, 0, 0))])
    assert volume() == 50  # kept when it is let go
    step(16, [Event(pygame.MOUSEBUTTONUP, pos=(x + 300, y), button=1)])
    assert volume() == 100
    while settings.manager.pose.focus != "ui/volume/table":
        settings.press(pygame.K_TAB)
    settings.press(pygame.K_LEFT, pygame.K_LEFT)
    assert volume() == 90


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_settings_are_inside_the_window(size: tuple[int, int], language: str) -> None:
    with piloted(size=size, language=language) as pilot:
        pilot.click("ui/settings")
        screen = Rect(0, 0, *pilot.manager.kit.units.size)
        rects = [target.rect for target in pilot.manager.targets]
        assert len(rects) > 12
        for number, rect in enumerate(rects):
            assert screen.contains(rect)
            assert rect.collidelist(rects[number + 1 :]) == -1


def test_the_first_evening_leads_on_from_step_to_step() -> None:
    with piloted(Router()) as pilot:
        pilot.click("ui/evening")
        assert pilot.scene.name == "lesson"
        note_learnt(games.in_order()[0])
        pilot.manager.home()
        pilot.rest(1000)
        pilot.click("ui/evening")
        assert pilot.scene.name == "setup"
        note_finished(games.in_order()[0])
        pilot.manager.home()
        pilot.rest(1000)
        pilot.click("ui/evening")
        assert pilot.scene.name == "puzzles"


def test_a_hidden_first_evening_stays_hidden() -> None:
    with piloted() as pilot:
        pilot.click("ui/evening_off")
        assert "ui/evening" not in pilot.names
    with piloted() as again:
        assert "ui/evening" not in again.names
