"""Phones at a table: the sheet with the codes, the screen while people play on phones, the way out."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import cast

import pygame
import pytest
import segno

from circus import games
from circus.content.levels.layouts import layout
from circus.core.action import CHANCE
from circus.phones.addresses import is_own
from circus.session import saves
from circus.session.record_entry import FileStamp, entry_of
from circus.session.table_setup import BOT, HUMAN, TableSetup, first_table_setup
from circus.ui.gallery.phones import DisplayedPhones, displayed
from circus.ui.gfx import bootstrap
from circus.ui.gfx.widgets import Pose
from circus.ui.scenes.destinations import NETWORK, PhoneRequest, ToFirstTable, ToPhones, ToSave, ToTableMenu
from circus.ui.scenes.phones.cards import seat_cards
from circus.ui.scenes.phones.desk import WATCH_MS, PhoneDesk
from circus.ui.scenes.phones.overview import AWAY, FREE, JOINED, TablePhones
from circus.ui.scenes.phones.qr import QUIET, QrCode, matrix_of
from circus.ui.scenes.phones.scene import PhonesScene
from circus.ui.scenes.scene_manager import SceneManager
from circus.ui.scenes.table.phone_marks import CONNECTED, mark_at
from circus.ui.scenes.table.scene import TableScene
from circus.ui.scenes.transition import CUT
from tests.gfx.parlour import SIZES, check_fits, click, show, stage
from tests.gfx.pilot import Pilot, piloted
from tests.tables.phone_client import TestPhone, later_than

ANY_PORT = PhoneRequest("", 0)


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


def two_at_table(people: int = 2) -> TableSetup:
    """A game with secrets for some persons, whose bots are quick."""
    table_setup = first_table_setup("clown_standoff", 3)
    seats = tuple(
        replace(seat, kind=HUMAN if number < people else BOT, strength="random")
        for number, seat in enumerate(table_setup.seats)
    )
    return replace(table_setup, seats=seats)


@contextmanager
def table(folder: Path, people: int = 2, *, starts: bool = True) -> Iterator[Pilot]:
    """A table with the sheet of its phones open."""
    first = ToFirstTable(two_at_table(people), Random(4), folder / "game.jsonl")
    over = ToPhones("clown_standoff", ANY_PORT, starts=starts)
    with piloted(first=first, over=over, size=(1280, 720)) as pilot:
        yield pilot


def desk_of(pilot: Pilot) -> TablePhones:
    assert pilot.manager.phones.desk is not None
    return pilot.manager.phones.desk


def joined(pilot: Pilot, seat: int, name: str = "") -> TestPhone:
    """A phone that has taken a seat with the join code."""
    desk = desk_of(pilot)
    phone = TestPhone(desk.overview.address, code=desk.overview.code, seat=seat, name=name)
    phone.wait(pilot.step, lambda each: each.document)
    return phone


def table_of(pilot: Pilot) -> TableScene:
    return next(each for each in pilot.manager.scenes if isinstance(each, TableScene))


def state_of(pilot: Pilot, seat: int) -> str:
    return desk_of(pilot).overview.seats[seat].state


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


@pytest.mark.parametrize("host", ["203.0.113.7", "fe80::1", "169.254.1.1", "nowhere", "laptop.local"])
def test_an_address_that_nobody_can_reach_is_a_sentence_and_this_computer_remains(
    tmp_path: Path, host: str
) -> None:
    first = ToFirstTable(two_at_table(), Random(4), tmp_path / "game.jsonl")
    over = ToPhones("clown_standoff", PhoneRequest(host, 0))
    with piloted(first=first, over=over, size=(1280, 720)) as pilot:
        desk = pilot.manager.phones.desk
        assert desk and desk.overview.fault
        assert pilot.manager.kit.texts.say(desk.overview.fault[0], **desk.overview.fault[1]).count(host) == 1
        assert desk.overview.is_on and not desk.overview.is_network


@pytest.mark.skipif(not is_own("127.0.0.2"), reason="one loopback address only")
@pytest.mark.parametrize("host", [NETWORK, "0.0.0.0"])
def test_all_addresses_are_the_best_one_and_the_sheet_offers_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, host: str
) -> None:
    monkeypatch.setattr("circus.ui.scenes.phones.desk.is_reachable", lambda address: True)
    monkeypatch.setattr("circus.ui.scenes.phones.desk.lan_addresses", lambda: ("127.0.0.2", "10.42.0.1"))
    with table(tmp_path, starts=False) as pilot:
        desk = desk_of(pilot)
        desk.open_at(host)
        shown = desk.overview
        assert shown.is_network and not shown.fault and shown.address.startswith("http://127.0.0.2:")
        assert shown.host == "127.0.0.2" and shown.hosts == ("10.42.0.1", "127.0.0.2")


@pytest.mark.parametrize("host", [NETWORK, "0.0.0.0", "::"])
def test_a_computer_in_no_network_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, host: str) -> None:
    monkeypatch.setattr("circus.ui.scenes.phones.desk.lan_addresses", lambda: ())
    with table(tmp_path, starts=False) as pilot:
        desk = desk_of(pilot)
        desk.open_at(host)
        assert desk.overview.fault == ("phones-fault-network", {})
        assert desk.overview.is_on and not desk.overview.is_network


def test_the_addresses_of_a_sheet_follow_one_another() -> None:
    hosts = displayed(2).hosts
    assert [before < after for before, after in pairwise(hosts)] == [True]


def test_codes_of_one_length_are_alike_in_size() -> None:
    assert len({len(matrix_of(each.url)) for each in displayed(6).seats}) == 1


@pytest.mark.skipif(not is_own("127.0.0.2"), reason="one loopback address only")
def test_a_computer_whose_network_comes_back_opens_the_table_there_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("circus.ui.scenes.phones.desk.is_reachable", lambda address: True)
    with table(tmp_path, starts=False) as pilot:
        desk = desk_of(pilot)
        desk.open_at("127.0.0.2")
        joined(pilot, 0, "Zoé")
        with monkeypatch.context() as away:
            away.setattr("circus.ui.scenes.phones.desk.is_own", lambda address: address != "127.0.0.2")
            pilot.rest(2 * int(WATCH_MS))
            assert desk.overview.fault and not desk.overview.is_network
        pilot.rest(int(WATCH_MS))
        assert desk.overview.host == "127.0.0.2" and not desk.overview.fault
        assert state_of(pilot, 0) == AWAY and not desk.overview.seats[0].url, "its page comes back by itself"


def test_a_computer_that_leaves_its_network_says_so_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with table(tmp_path, people=1, starts=False) as pilot:
        joined(pilot, 0, "Zoé")
        pilot.click("ui/go-on")
        monkeypatch.setattr("circus.ui.scenes.phones.desk.is_own", lambda address: False)
        pilot.rest(int(WATCH_MS))
        monkeypatch.undo()
        shown = desk_of(pilot).overview
        assert shown.fault and shown.fault[0] == "phones-fault-moved" and "ui/seen" in pilot.names
        pilot.click("ui/seen")
        assert pilot.scene.name == "table" and "ui/seen" not in pilot.names
        pilot.rest(2 * int(WATCH_MS))
        assert "ui/seen" not in pilot.names, "once is enough"
        desk_of(pilot).open_at("")
        assert desk_of(pilot).overview.is_on and not desk_of(pilot).overview.fault


@pytest.mark.skipif(not is_own("127.0.0.2"), reason="one loopback address only")
def test_at_another_address_the_seats_of_phones_have_codes_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("circus.ui.scenes.phones.desk.is_reachable", lambda address: True)
    with table(tmp_path, starts=False) as pilot:
        desk = desk_of(pilot)
        desk.open_at("127.0.0.2")
        joined(pilot, 0, "Zoé")
        pilot.rest(100)
        assert state_of(pilot, 0) == JOINED
        desk.open_at("127.0.0.2")
        pilot.rest(100)
        assert state_of(pilot, 0) == AWAY and not desk.overview.seats[0].url, "its page comes back by itself"
        desk.open_at("")
        desk.open_at("127.0.0.3")
        pilot.rest(100)
        assert state_of(pilot, 0) == FREE and desk.overview.seats[0].url
        joined(pilot, 0, "Zoé")
        assert state_of(pilot, 0) == JOINED and table_of(pilot).session.seats[0].name == "Zoé"


def test_a_server_that_starts_again_at_another_port_is_shown_there(tmp_path: Path) -> None:
    with table(tmp_path, people=1, starts=False) as pilot:
        desk_of(pilot).open_at("")
        desk_of(pilot).open_at("")
        assert joined(pilot, 0, "Zoé").document


def test_a_server_that_has_ended_says_so_and_opens_again(tmp_path: Path) -> None:
    with table(tmp_path, people=1, starts=False) as pilot:
        pilot.click("ui/go-on")
        desk = desk_of(pilot)
        cast(PhoneDesk, desk)._server.stop()
        pilot.rest(int(WATCH_MS))
        assert desk.overview.fault == ("phones-fault-ended", {}) and not desk.overview.is_on
        assert "ui/seen" in pilot.names
        desk.open_at("")
        assert joined(pilot, 0, "Zoé").document
