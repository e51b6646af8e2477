"""Phones at a table: the sheet with the codes, the screen while people play on phones, the way out."""

import threading
from pathlib import Path
from random import Random
from typing import cast

import pygame
import pytest
import segno

from circus import games
from circus.content.levels.layouts import layout
from circus.core.action import CHANCE
from circus.session import saves
from circus.session.record_entry import FileStamp, entry_of
from circus.session.table_setup import BOT
from circus.tools.gallery.phones import DisplayedPhones, displayed
from circus.ui.gfx import bootstrap
from circus.ui.gfx.widgets import Pose
from circus.ui.scenes.phones.cards import seat_cards
from circus.ui.scenes.phones.overview import AWAY, FREE, JOINED
from circus.ui.scenes.phones.qr import QUIET, QrCode
from circus.ui.scenes.phones.scene import PhonesScene
from circus.ui.scenes.shell.destinations import PhoneRequest, ToFirstTable, ToPhones, ToSave, ToTableMenu
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.shell.transition import CUT
from circus.ui.scenes.table.phone_marks import CONNECTED, mark_at
from circus.ui.scenes.table.prompt import ribbon
from tests.gfx.parlour import SIZES, check_fits, click, show, stage
from tests.gfx.pilot import piloted
from tests.tables.phone_client import TestPhone, later_than
from tests.tables.phone_table import ANY_PORT, desk_of, joined, state_of, table, table_of, two_at_table


@pytest.fixture(autouse=True)
def pygame_is_ready(no_screen: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fonts and surfaces can be made, and other tests may have the usual port."""
    bootstrap.prepare()
    monkeypatch.setattr("circus.ui.scenes.phones.desk.PORT", 0)


def sheet(count: int, size: tuple[int, int], language: str = "en", text: int = 100) -> SceneManager:
    """The sheet of a table for so many, with all codes."""
    manager = stage(size, language, text_size=text)
    manager.push(PhonesScene(manager, "quel_cirque", DisplayedPhones(displayed(count))), CUT)
    show(manager)
    return manager


def codes(manager: SceneManager) -> list[tuple[QrCode, pygame.Rect]]:
    """The codes of a sheet with their places on the screen."""
    found = [each for each in cast(PhonesScene, manager.scene)._widgets if isinstance(each, QrCode)]
    items = [(each, each.items(manager.kit, Pose())[0]) for each in found]
    return [(each, item.surface.get_rect(topleft=(item.x, item.y))) for each, item in items]


@pytest.mark.parametrize("count", [2, 4, 6])
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080), (900, 1600)])
@pytest.mark.parametrize("text", [100, 160])
def test_a_camera_reads_each_code_from_the_pixels_of_the_screen(
    count: int, size: tuple[int, int], text: int
) -> None:
    manager = sheet(count, size, text=text)
    screen, drawn = manager.kit.window.surface, codes(manager)
    assert len(drawn) == count
    for code, rect in drawn:
        wanted = segno.make(code.text, micro=False).matrix
        modules = len(wanted) + 2 * QUIET
        module = rect.w // modules
        assert rect.w == rect.h == module * modules and module >= 4
        for y in range(modules):
            for x in range(modules):
                pixel = screen.get_at((rect.x + x * module + module // 2, rect.y + y * module + module // 2))
                inside = QUIET <= x < modules - QUIET and QUIET <= y < modules - QUIET
                is_dark = bool(inside and wanted[y - QUIET][x - QUIET])
                assert tuple(pixel)[:3] == ((0, 0, 0) if is_dark else (255, 255, 255))


def test_six_codes_on_a_usual_screen_are_large_enough_for_a_metre() -> None:
    # a screen of 24 inches has 36 pixels a centimetre: a phone reads 8 centimetres from a metre
    assert all(rect.w >= 36 * 8 for _, rect in codes(sheet(6, (1920, 1080))))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
def test_the_sheet_fits_every_window_and_text_size(language: str, size: tuple[int, int]) -> None:
    for text in (100, 160):
        for count in (2, 6):
            check_fits(sheet(count, size, language, text))


def test_codes_stay_where_they_are_while_others_join() -> None:
    manager = stage((1280, 720))
    room = (400.0, 110.0, 1000.0, 700.0)
    before = seat_cards(manager.kit, "quel_cirque", displayed(4).seats, room, manages=True)
    after = seat_cards(manager.kit, "quel_cirque", displayed(4, (JOINED, AWAY)).seats, room, manages=True)
    still = [each.box for each in after if isinstance(each, QrCode)]
    assert still and set(still) <= {each.box for each in before if isinstance(each, QrCode)}


def test_phones_are_off_until_somebody_asks_and_then_serve_this_computer_only(tmp_path: Path) -> None:
    with piloted(first=ToFirstTable(two_at_table(), Random(4), tmp_path / "game.jsonl")) as pilot:
        assert pilot.manager.phones.desk is None
        assert not any(each.name == "phones" for each in threading.enumerate())
        pilot.manager.go(ToPhones("clown_standoff", ANY_PORT))
        desk = pilot.manager.phones.desk
        assert desk and desk.overview.is_on and not desk.overview.is_network
        assert desk.overview.address.startswith("http://127.0.0.1:")
        assert not any(each.url for each in desk.overview.seats), "no phone could reach such a code"


@pytest.mark.parametrize("game", games.names())
def test_the_mark_of_a_phone_ends_at_its_portrait_and_touches_no_edge_and_no_other_plate(game: str) -> None:
    kit = stage((1280, 720)).kit
    screen = kit.window.surface.get_rect()
    for seats in games.find(game).seats:
        found = layout(game, seats, portrait=False)
        plates = [found.zones[f"plate/{seat}"] for seat in range(seats)]
        for seat, zone in enumerate(plates):
            (item,) = mark_at(f"{CONNECTED}{seat}", zone).items(kit, Pose())
            disc = item.surface.get_rect(topleft=(item.x, item.y)).inflate(-10, -10)
            assert screen.contains(disc)
            others = [kit.units.rect(*each.box) for each in plates if each is not zone]
            assert disc.collidelist(others) == -1


def test_the_menu_of_a_table_opens_the_sheet_and_it_leads_back_to_the_table(tmp_path: Path) -> None:
    manager = stage((1280, 720))
    manager.go(ToFirstTable(two_at_table(), Random(4), tmp_path / "game.jsonl"))
    manager.go(ToTableMenu("clown_standoff"))
    click(manager, "ui/phones")
    assert [each.name for each in manager.scenes[1:]] == ["table", "phones"]
    click(manager, "ui/go-on")
    assert manager.scene.name == "table"
    manager.quit()


@pytest.mark.parametrize("way", ["button", "escape"])
def test_back_before_a_game_leads_to_the_set_up_and_leaves_no_unfinished_game(
    way: str, tmp_path: Path
) -> None:
    with table(tmp_path) as pilot:
        joined(pilot, 1)
        assert (tmp_path / "game.jsonl").exists()
        pilot.click("ui/back") if way == "button" else pilot.press(pygame.K_ESCAPE)
        pilot.rest(100)
        assert [each.name for each in pilot.manager.scenes] == ["lobby", "setup"]
        assert not [*tmp_path.glob("*.jsonl")] and pilot.manager.phones.desk is None


def test_back_from_the_sheet_of_a_game_that_has_begun_leads_to_its_table(tmp_path: Path) -> None:
    with table(tmp_path, people=1) as pilot:
        session = table_of(pilot).session
        session.go_on("random")
        session.play(session.match.legal_actions(0)[0])
        pilot.click("ui/back")
        assert pilot.scene.name == "table" and (tmp_path / "game.jsonl").exists()


def test_the_screen_says_when_a_bot_plays_for_a_phone_that_does_not_answer(tmp_path: Path) -> None:
    with table(tmp_path) as pilot:
        joined(pilot, 0, "Zoé")
        ben = joined(pilot, 1, "Ben")
        pilot.rest(2_000)
        ben.leave()
        for _ in range(200):
            pilot.rest(100)
            if state_of(pilot, 1) == AWAY:
                break
        pilot.rest(3_000)
        scene = table_of(pilot)
        said = ribbon(scene.kit, scene.presenter.skin, scene.table)
        ((seat, seconds),) = desk_of(pilot).overview.bot_in
        assert seat == 1 and 0 < seconds < 30
        assert said and said.text == scene.kit.texts.say("table-phone-silent", name="Ben", seconds=seconds)


def test_persons_join_on_the_sheet_which_closes_when_all_have_phones(tmp_path: Path) -> None:
    with table(tmp_path) as pilot:
        joined(pilot, 0, "Zoé")
        assert pilot.scene.name == "phones" and state_of(pilot, 0) == JOINED
        joined(pilot, 1)
        pilot.rest(200)
        assert pilot.scene.name == "table"
        assert table_of(pilot).session.seats[0].name == "Zoé"


def test_the_screen_shows_the_public_view_and_no_curtain_while_phones_choose(tmp_path: Path) -> None:
    with table(tmp_path) as pilot:
        phones = [joined(pilot, 0, "Zoé"), joined(pilot, 1, "Ben")]
        scene = table_of(pilot)
        seen: set[str] = set()
        for phone in phones:
            phone.wait(pilot.step, lambda each: each.document["actions"])
        assert scene.host.viewer == CHANCE and not scene.host.people
        assert {"ui/phone/0", "ui/phone/1"} <= set(pilot.names)
        assert "ui/undo" not in pilot.names
        for phone, seat in zip(phones, (0, 1), strict=True):
            phone.act()
            acted = [action.seat for action in scene.session.match.actions].count(seat)
            phone.wait(
                pilot.step,
                lambda _, seat=seat, acted=acted: (  # type: ignore[misc]
                    [action.seat for action in scene.session.match.actions].count(seat) > acted
                ),
            )
            seen |= {each.name for each in pilot.manager.scenes}
        assert "curtain" not in seen


def test_a_person_at_the_mouse_keeps_their_curtain_since_others_see_the_screen(tmp_path: Path) -> None:
    with table(tmp_path, starts=False) as pilot:
        joined(pilot, 1, "Ben")
        pilot.click("ui/go-on")
        pilot.rest(2000)
        assert table_of(pilot).host.people == (0,) and pilot.scene.name == "curtain"
        pilot.click("ui/curtain")
        pilot.rest(2000)
        assert table_of(pilot).host.viewer == 0 and table_of(pilot).chooser is not None


def test_a_phone_without_connection_is_marked_and_comes_back_to_its_seat(tmp_path: Path) -> None:
    with table(tmp_path, people=1, starts=False) as pilot:
        phone = joined(pilot, 0, "Zoé")
        token = phone.last("seated")["token"]
        phone.leave()
        pilot.click("ui/go-on")
        for _ in range(100):
            if state_of(pilot, 0) == AWAY:
                break
            pilot.rest(50)
        pilot.rest(50)
        assert "ui/phone-away/0" in pilot.names
        back = TestPhone(desk_of(pilot).overview.address, token=token)
        back.wait(pilot.step, lambda each: each.document)
        pilot.rest(100)
        assert "ui/phone/0" in pilot.names and back.document["seat"] == 0


def test_the_sheet_locks_joining_and_takes_a_seat_back(tmp_path: Path) -> None:
    with table(tmp_path, starts=False) as pilot:
        phone = joined(pilot, 0, "Zoé")
        pilot.rest(100)
        pilot.click("ui/lock")
        desk = pilot.manager.phones.desk
        assert desk and desk.overview.is_locked
        late = TestPhone(desk.overview.address, code=desk.overview.code, seat=1)
        late.wait(pilot.step, lambda each: each.last("refused"))
        assert late.last("refused")["code"] == "locked"
        pilot.click("ui/remove/0")
        phone.wait(pilot.step, lambda each: each.last("gone"))
        assert state_of(pilot, 0) == FREE and table_of(pilot).session.seats[0].kind == BOT


def test_leaving_the_table_says_goodbye_and_ends_the_server(tmp_path: Path) -> None:
    with table(tmp_path, starts=False) as pilot:
        phone = joined(pilot, 0, "Zoé")
        pilot.manager.home(CUT)
        phone.wait(pilot.step, lambda each: each.last("gone"))
        assert pilot.manager.phones.desk is None
        assert not any(each.name == "phones" for each in threading.enumerate())


def test_the_end_of_the_program_ends_the_server_too(tmp_path: Path) -> None:
    with table(tmp_path, starts=False) as pilot:
        assert any(each.name == "phones" for each in threading.enumerate())
        pilot.manager.quit()
        assert not any(each.name == "phones" for each in threading.enumerate())


def test_the_same_phones_play_the_next_game(tmp_path: Path) -> None:
    with table(tmp_path) as pilot:
        phones, rng = [joined(pilot, 0, "Zoé"), joined(pilot, 1, "Ben")], Random(1)
        for _ in range(2000):
            if pilot.scene.name == "results":
                break
            for phone in phones:
                if phone.document["actions"] and not phone.document["over"]:
                    position = phone.last("document")["position"]
                    phone.act(rng.choice)
                    phone.wait(pilot.step, later_than(position))
                else:
                    phone.wait(pilot.step, lambda _: True)
        assert pilot.scene.name == "results"
        pilot.rest(2000)
        pilot.click("ui/again")
        for phone, seat in zip(phones, (2, 0), strict=True):  # everybody sits one seat earlier
            phone.wait(
                pilot.step,
                lambda each, seat=seat: each.document["seat"] == seat and each.document["over"] is None,  # type: ignore[misc]
            )
        names = [seat.name for seat in table_of(pilot).session.seats]
        assert [phone.document["you"]["name"] for phone in phones] == ["Zoé", "Ben"]
        assert [names[phone.document["seat"]] for phone in phones] == ["Zoé", "Ben"]


def test_a_saved_game_has_persons_at_its_seats_and_phones_join_again(tmp_path: Path) -> None:
    with table(tmp_path) as pilot:
        for seat, name in enumerate(("Zoé", "Ben")):
            joined(pilot, seat, name)
        pilot.rest(500)
        pilot.manager.home(CUT)
        pilot.rest(100)
        record = saves.records_folder() / "game.jsonl"
        record = record if record.exists() else tmp_path / "game.jsonl"
        stamp = FileStamp.of(record)
        assert stamp
        entry = entry_of(record, stamp)
        assert entry
        pilot.manager.go(ToSave(entry))
        pilot.manager.go(ToPhones("clown_standoff", ANY_PORT, starts=True))
        pilot.rest(100)
        assert [seat.name for seat in table_of(pilot).session.seats[:2]] == ["Zoé", "Ben"]
        for seat, name in enumerate(("Zoé", "Ben")):
            assert joined(pilot, seat, name).document["you"]["name"] == name
        pilot.rest(100)
        assert pilot.scene.name == "table"


def test_a_taken_port_is_a_sentence_on_the_sheet_and_the_table_goes_on(tmp_path: Path) -> None:
    with table(tmp_path, people=1) as first:
        desk = desk_of(first)
        taken = int(desk.overview.address.rpartition(":")[2])
        first.manager.phones.desk = None
        first.manager.go(ToPhones("clown_standoff", PhoneRequest("", taken)))
        first.rest(100)
        shown = desk_of(first).overview
        assert shown.fault and shown.fault[0] == "phones-fault-port" and not shown.is_on
        first.click("ui/go-on")
        first.click("ui/go-on")
        assert first.scene.name == "table"
        desk.close()
