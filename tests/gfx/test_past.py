"""The games of the past: all of them, with what is known of each, and what can be done with them."""

import json
import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from random import Random

import pygame
import pytest
from pygame import Rect

from circus import games
from circus.content.texts import Texts
from circus.content.texts.dates import format_moment
from circus.core.errors import UsageError
from circus.core.option import Value
from circus.platform import file_manager
from circus.session import saves
from circus.session.playback import Playback
from circus.session.record_entry import BAD, ENDED, OPEN, FileStamp, RecordEntry, bad_entry, entry_of
from circus.session.records_index import RecordsIndex
from circus.session.table_setup import first_table_setup
from circus.ui.app.router import Router
from circus.ui.input.gestures import Wheel
from circus.ui.scenes.library.rows import course, fault
from circus.ui.scenes.shell.destinations import Destination, ToReplay, ToSave
from circus.ui.scenes.shell.scene import SceneContext
from tests.gfx.pilot import Pilot, piloted
from tests.session.test_playback import SHORT

Listed = Callable[..., Pilot]
GAMES = ["clown_standoff", "flip_circus", "texas_showdown", "clearing_house", "quel_cirque"]


class Watched(Router):
    """The ways of the app, but no table is opened: it is noted which one would be."""

    def __init__(self) -> None:
        self.saves: list[Path] = []
        self.replays: list[Path | Playback] = []

    def go(self, manager: SceneContext, destination: Destination) -> None:
        if isinstance(destination, ToSave):
            self.saves.append(destination.save.path)
        elif isinstance(destination, ToReplay):
            self.replays.append(destination.record)
        else:
            super().go(manager, destination)


def left(game: str, number: int = 0) -> Path:
    """The record of a game that somebody has left, the later the larger the number."""
    before = set(saves.records_folder().glob("*.jsonl"))
    session = saves.begin(first_table_setup(game), Random(1))
    while session.awaited and not session.awaited_people:
        session.go_on()
    session.close()
    (path,) = set(saves.records_folder().glob("*.jsonl")) - before
    os.utime(path, (1_700_000_000 + number, 1_700_000_000 + number))
    return path


def over(game: str, number: int = 0, person: str = "") -> Path:
    """The record of a game that is over, as if this person had played it on the first seat."""
    before = set(saves.records_folder().glob("*.jsonl"))
    first = first_table_setup(game)
    seats = tuple(replace(each, kind="bot", strength="random") for each in first.seats)
    options: dict[str, Value] = SHORT[game]
    session = saves.begin(replace(first, seats=seats, options=options), Random(number))
    while session.awaited:
        session.go_on("random")
    session.close()
    (path,) = set(saves.records_folder().glob("*.jsonl")) - before
    if person:
        first_line, others = path.read_bytes().split(b"\n", 1)
        header = json.loads(first_line)
        header["players"][0] |= {"name": person, "kind": "human"}
        path.write_bytes(json.dumps(header).encode() + b"\n" + others)
    os.utime(path, (1_700_000_000 + number, 1_700_000_000 + number))
    return path


@pytest.fixture
def listed() -> Iterator[Listed]:
    """Opens the list over a lobby."""
    with ExitStack() as stack:

        def opened(navigator: Router | None = None, **options: object) -> Pilot:
            pilot = stack.enter_context(piloted(navigator or Watched(), **options))
            pilot.click("ui/past")
            return pilot

        yield opened


def looked_into(pilot: Pilot) -> None:
    for _ in range(30):
        pilot.manager.preload()
    pilot.rest(100)


def test_every_unfinished_game_is_listed_the_latest_first_and_goes_on(listed: Listed) -> None:
    paths = [left(game, number) for number, game in enumerate(GAMES)]
    navigator = Watched()
    pilot = listed(navigator, size=(1600, 1400))
    for number in range(5):
        pilot.click(f"ui/continue/{number}")
    assert navigator.saves == paths[::-1]


def test_a_long_list_is_scrolled_by_wheel_keys_and_buttons(listed: Listed) -> None:
    for number in range(9):
        left("quel_cirque", number)
    pilot = listed(size=(1280, 720))

    def first() -> int:
        return min(int(name.rpartition("/")[2]) for name in pilot.names if name.startswith("ui/continue/"))

    assert first() == 0 and "ui/continue/8" not in pilot.names
    pilot.manager.handle(Wheel(None, -2))
    pilot.rest(100)
    assert first() == 2
    pilot.press(pygame.K_END)
    pilot.rest(100)
    assert "ui/continue/8" in pilot.names
    pilot.press(pygame.K_HOME, pygame.K_PAGEDOWN)
    pilot.rest(100)
    assert first() > 1
    pilot.click("ui/up")
    pilot.press(pygame.K_PAGEUP)
    pilot.rest(100)
    assert first() == 0


def test_the_arrows_reach_every_game(listed: Listed) -> None:
    for number in range(7):
        left("quel_cirque", number)
    navigator = Watched()
    pilot = listed(navigator, size=(1280, 720))
    while pilot.manager.pose.focus != "ui/continue/0":
        pilot.press(pygame.K_TAB)
    for _ in range(30):
        pilot.press(pygame.K_DOWN)
        pilot.rest(50)
        if pilot.manager.pose.focus == "ui/continue/6":
            break
    pilot.press(pygame.K_RETURN)
    assert len(navigator.saves) == 1


def test_a_game_that_is_over_is_listed_with_its_end_and_seen_again(listed: Listed) -> None:
    open_one, ended = left("flip_circus", 1), over("quel_cirque", 2)
    navigator = Watched()
    pilot = listed(navigator, size=(1280, 720))
    looked_into(pilot)
    assert {"ui/replay/0", "ui/continue/1", "ui/replay/1"} <= set(pilot.names)
    assert "ui/continue/0" not in pilot.names
    pilot.click("ui/replay/0")
    pilot.click("ui/replay/1")
    assert navigator.replays == [ended, open_one]
    entry = saves.read_completely(entry_of(*stamped(ended)))
    texts = Texts("en")
    texts.add_game("quel_cirque")
    assert str(entry.actions) in course(texts, entry)
    assert entry.names[entry.winners[0]] in course(texts, entry) or len(entry.winners) > 1


@pytest.mark.parametrize(
    ("chosen", "told"),
    [
        ({"actions": 52, "ms": 59_999}, "Ada won \u00b7 52 moves"),
        ({"actions": 52, "ms": 60_000}, "Ada won \u00b7 1 min"),
        ({"actions": 52, "ms": 3_600_000 + 5 * 60_000}, "Ada won \u00b7 1 h 05"),
        ({"winners": (0, 1)}, "Shared by 2 players"),
        ({"winners": ()}, "Nobody won"),
    ],
)
def test_result_and_length_are_told_in_a_few_words(chosen: dict[str, object], told: str) -> None:
    seats = first_table_setup("quel_cirque").seats
    entry = RecordEntry(Path("x.jsonl"), FileStamp(1, 1), ENDED, "quel_cirque", seats, winners=(0,))
    assert course(Texts("en"), replace(entry, **chosen)) == told  # type: ignore[arg-type]


def test_lists_and_filters_keep_what_is_asked_for(listed: Listed) -> None:
    over("quel_cirque", 1, "Zoé"), over("clown_standoff", 2)
    left("quel_cirque", 3), left("flip_circus", 4)
    pilot = listed(size=(1280, 1000))

    def shown() -> tuple[int, int]:
        return tuple(sum(name.startswith(f"ui/{way}/") for name in pilot.names) for way in WAYS)  # type: ignore[return-value]

    assert shown() == (2, 4)
    pilot.click("ui/list/finished")
    assert shown() == (0, 2)
    pilot.click("ui/list/unfinished")
    assert shown() == (2, 2)
    pilot.click("ui/list/all")
    pilot.click("ui/game")
    pilot.click(f"ui/game/{games.in_order().index('quel_cirque')}")
    assert shown() == (1, 2)
    pilot.click("ui/person")
    pilot.click("ui/person/1")
    assert shown() == (0, 1)
    pilot.click("ui/game")
    pilot.click("ui/game/any")
    pilot.click("ui/companion")
    assert "ui/companion/0" in pilot.names
    pilot.press(pygame.K_ESCAPE)
    assert "ui/companion/0" not in pilot.names and pilot.scene.name == "past"


@pytest.mark.parametrize("text_size", [100, 160])
def test_the_menu_of_a_filter_leaves_its_button_and_the_title_in_sight(
    listed: Listed, text_size: int
) -> None:
    over("quel_cirque", 1, "Zoé")
    pilot = listed(size=(1280, 720))
    pilot.manager.change(text_size=text_size)
    pilot.rest()
    for name in ("game", "person", "companion"):
        button = next(each.rect for each in pilot.manager.targets if each.name == f"ui/{name}")
        pilot.click(f"ui/{name}")
        pilot.rest()
        lines = [each.rect for each in pilot.manager.targets if each.name.startswith(f"ui/{name}/")]
        assert lines and all(line.top >= button.bottom for line in lines)
        pilot.press(pygame.K_ESCAPE)


WAYS = ("continue", "replay")


def test_a_menu_of_many_names_is_leafed_through(listed: Listed) -> None:
    paths = [over("pebbles", number, f"Person {number:02}") for number in range(20)]
    pilot = listed(size=(1280, 720))
    pilot.click("ui/person")
    offered = set(pilot.names)
    while "ui/person/19" not in offered:
        pilot.click("ui/person/more")
        offered |= set(pilot.names)
    assert {f"ui/person/{number}" for number in range(len(paths))} <= offered
    pilot.click("ui/person/19")
    assert [name for name in pilot.names if name.startswith("ui/replay/")] == ["ui/replay/0"]


def test_a_record_is_shown_in_its_folder_or_named_where_nothing_shows_it(
    listed: Listed, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, shown = left("quel_cirque"), list[Path]()
    monkeypatch.setattr(file_manager, "show", shown.append)
    pilot = listed(size=(1280, 720))
    pilot.click("ui/folder/0")
    assert shown == [path]

    def nothing(path: Path) -> None:
        raise UsageError("none")

    monkeypatch.setattr(file_manager, "show", nothing)
    pilot.click("ui/folder/0")
    assert "ui/seen" in pilot.names


def test_a_record_that_has_been_changed_since_it_was_listed_is_described_as_it_is(listed: Listed) -> None:
    path = over("quel_cirque")
    saves.unfinished()
    os.utime(path.parent, (1_600_000_000, 1_600_000_000))
    saves.unfinished()
    path.write_bytes(b"Dear circus,\n")
    pilot = listed(size=(1280, 720))
    looked_into(pilot)
    assert not {"ui/replay/0", "ui/continue/0"} & set(pilot.names) and "ui/delete/0" in pilot.names
    assert path.read_bytes() == b"Dear circus,\n"


def test_a_deleted_game_goes_into_the_bin_and_comes_back(listed: Listed) -> None:
    path, other = left("quel_cirque", 1), left("flip_circus", 2)
    pilot = listed(size=(1280, 720))
    pilot.click("ui/delete/1")
    assert not path.exists() and other.exists()
    pilot.click("ui/undo")
    assert path.exists() and "ui/undo" not in pilot.names
    pilot.click("ui/delete/1")
    pilot.click("ui/list/bin")
    pilot.click("ui/put-back/0")
    assert path.exists()
    assert saves.unfinished()[1].path == path


def test_the_bin_is_emptied_after_a_question(listed: Listed) -> None:
    path = left("quel_cirque")
    pilot = listed(size=(1280, 720))
    pilot.click("ui/delete/0")
    pilot.click("ui/list/bin")
    pilot.click("ui/empty")
    pilot.click("ui/keep")
    assert "ui/put-back/0" in pilot.names
    pilot.click("ui/empty")
    pilot.click("ui/really")
    assert "ui/put-back/0" not in pilot.names
    assert not list(saves.bin_folder().glob("*.jsonl")) and not path.exists()


def test_progress_and_picture_come_in_a_quiet_moment_and_damage_costs_one_game_only(listed: Listed) -> None:
    left("quel_cirque", 2)
    broken = left("flip_circus", 1)
    broken.write_bytes(broken.read_bytes() + b'{"action": "0:flip token/99", "ms": 10}\n')
    pilot = listed(size=(1280, 720))
    looked_into(pilot)
    assert "ui/continue/0" in pilot.names
    assert "ui/continue/1" not in pilot.names and "ui/delete/1" in pilot.names
    index = RecordsIndex(saves.records_folder())
    index.refresh()
    index.read_on()
    (sound,), (bad,) = index.entries(OPEN), index.entries(BAD)
    assert sound.turn[1] == 1
    assert bad.path == broken


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_how_far_a_game_has_come_is_told_in_its_words(game: str, language: str) -> None:
    entry = saves.read_completely(entry_of(*stamped(left(game))))
    texts = Texts(language)
    texts.add_game(game)
    told = course(texts, entry)
    assert told and "{" not in told and "progress" not in told


def stamped(path: Path) -> tuple[Path, FileStamp]:
    stamp = FileStamp.of(path)
    assert stamp
    return path, stamp


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("kind", ["damaged", "empty", "foreign", "large", "later", "unreadable"])
def test_every_reason_has_a_sentence(kind: str, language: str) -> None:
    entry = bad_entry(Path("x.jsonl"), FileStamp(0, 0), kind, "7: a reason")
    told = fault(Texts(language), entry)
    assert told != f"past-fault-{kind}" and ("7" in told) == (kind == "damaged")


@pytest.mark.parametrize("size", [(640, 360), (480, 854), (1280, 720)])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("text_size", [100, 160])
def test_all_that_can_be_clicked_is_inside_and_apart(
    size: tuple[int, int], language: str, text_size: int, listed: Listed
) -> None:
    for number in range(5):
        left("texas_showdown", number)
    over("clown_standoff", 9)
    pilot = listed(size=size, language=language)
    pilot.manager.change(text_size=text_size)
    pilot.rest()
    screen = Rect(0, 0, *pilot.manager.kit.units.size)
    rects = [target.rect for target in pilot.manager.targets]
    assert len(rects) > 4
    for number, rect in enumerate(rects):
        assert screen.contains(rect)
        assert rect.collidelist(rects[number + 1 :]) == -1


@pytest.mark.parametrize("language", ["en", "fr"])
def test_in_the_largest_text_nothing_is_cut_or_written_smaller(listed: Listed, language: str) -> None:
    for number, game in enumerate(GAMES):
        left(game, number), over(game, number)
    (saves.records_folder() / "letter.jsonl").write_bytes(b"Dear circus,")
    pilot = listed(size=(1280, 720), language=language)
    pilot.manager.change(text_size=160)
    for _ in range(3):
        looked_into(pilot)
        pilot.press(pygame.K_PAGEDOWN)
    assert [strain.text for strain in pilot.manager.kit.fonts.strained] == []


NOW = datetime(2026, 11, 22, 12, 0)
MOMENTS = {
    datetime(2026, 11, 22, 9, 5): ("today at 9:05", "aujourd\u2019hui à 9 h 05"),
    datetime(2026, 11, 21, 18, 40): ("yesterday at 18:40", "hier à 18 h 40"),
    datetime(2026, 11, 17, 0, 0): ("Tuesday 0:00", "mardi à 0 h 00"),
    datetime(2026, 8, 1, 18, 40): ("August 1", "1er août"),
    datetime(2025, 2, 3, 18, 40): ("February 3, 2025", "3 février 2025"),
    datetime(2031, 2, 3, 18, 40): ("February 3, 2031", "3 février 2031"),
}


@pytest.mark.parametrize(("when", "told"), MOMENTS.items())
def test_a_date_is_told_as_people_write_it(when: datetime, told: tuple[str, str]) -> None:
    assert (
        tuple(format_moment(Texts(language), when, NOW).replace("\u00a0", " ") for language in ("en", "fr"))
        == told
    )


def emptied(listed: Listed, **options: object) -> Pilot:
    """The list after its only game was deleted."""
    left("quel_cirque")
    pilot = listed(**options)
    pilot.click("ui/delete/0")
    return pilot


def test_an_empty_list_leads_to_the_games(listed: Listed) -> None:
    pilot = emptied(listed, size=(1280, 720))
    pilot.click("ui/play")
    pilot.rest(2000)
    assert pilot.manager.facts()["scene"] == "lobby"


def test_a_filter_that_keeps_nothing_leads_back_to_all(listed: Listed) -> None:
    left("quel_cirque")
    pilot = listed(size=(1280, 720))
    pilot.click("ui/list/finished")
    assert not any(name.startswith("ui/continue/") for name in pilot.names)
    pilot.click("ui/all")
    assert "ui/continue/0" in pilot.names


@pytest.mark.parametrize("size", [(1280, 720), (640, 480), (720, 1280)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_empty_list_fits_in_the_largest_text(listed: Listed, language: str, size: tuple[int, int]) -> None:
    pilot = emptied(listed, size=size, language=language)
    kit = pilot.manager.kit
    kit.fonts.strained.clear()
    pilot.manager.change(text_size=160)
    pilot.manager.frame()
    window = Rect(0, 0, *pilot.manager.kit.units.size)
    targets = pilot.manager.scene.targets()
    assert [strain.text for strain in pilot.manager.kit.fonts.strained] == []
    assert "ui/play" in {each.name for each in targets}
    assert all(window.contains(target.rect) for target in targets)
