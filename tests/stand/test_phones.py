"""Phones at a stand: the staff allows them, visitors join, and only the staff locks and removes."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from circus.stand.plan import StaffPlan, load_plan, store_plan
from circus.ui.scenes.shell.destinations import NETWORK, PhoneRequest
from circus.ui.scenes.stand.choice import PLAY, ChoiceScene
from tests.gfx.pilot import Pilot
from tests.stand.at_stand import PIN, scene, stand
from tests.tables.phone_client import TestPhone, later_than

PLAN = StaffPlan(("clown_standoff",), minutes=0, idle=30, phones=True)


@pytest.fixture(autouse=True)
def any_port(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other tests have the usual one at the same time."""
    monkeypatch.setattr("circus.ui.scenes.phones.desk.PORT", 0)


def begin(pilot: Pilot, people: int) -> None:
    """So many visitors choose the game."""
    pilot.click("ui/begin")
    for _ in range(people - 1):
        pilot.click("ui/people/more")
    pilot.click(f"{PLAY}clown_standoff")


def to_the_panel(pilot: Pilot) -> None:
    """The staff types its PIN."""
    pilot.press(pygame.K_F12)
    for digit in PIN:
        pilot.click(f"ui/digit/{digit}")
    pilot.click("ui/enter")


def test_a_stand_offers_no_phones_until_the_staff_allows_them(tmp_path: Path) -> None:
    with stand(tmp_path, replace(PLAN, phones=False), size=(1280, 720)) as pilot:
        begin(pilot, 2)
        assert pilot.manager.phones.desk is None
        pilot.click("ui/menu") if "ui/menu" in pilot.names else pilot.press(pygame.K_ESCAPE)
        pilot.rest(100)
        assert "ui/leave" in pilot.names and "ui/phones" not in pilot.names
        to_the_panel(pilot)
        pilot.click("ui/join")
    plan = load_plan(tmp_path)
    assert plan and plan.phones


def test_several_visitors_see_the_codes_at_once_but_no_switches(tmp_path: Path) -> None:
    with stand(tmp_path, PLAN, size=(1280, 720)) as pilot:
        begin(pilot, 3)
        assert scene(pilot) == "phones"
        assert "ui/go-on" in pilot.names
        assert not any(name.startswith(("ui/lock", "ui/reach", "ui/remove")) for name in pilot.names)


def test_back_from_the_codes_leads_visitors_to_the_choice_of_games(tmp_path: Path) -> None:
    with stand(tmp_path, PLAN, size=(1280, 720)) as pilot:
        begin(pilot, 3)
        pilot.click("ui/back")
        assert scene(pilot) == "lobby" and isinstance(pilot.scene, ChoiceScene)
        assert not [*tmp_path.rglob("*clown_standoff*.jsonl")]


def test_one_visitor_plays_at_once_and_finds_phones_in_the_menu(tmp_path: Path) -> None:
    with stand(tmp_path, PLAN, size=(1280, 720)) as pilot:
        begin(pilot, 1)
        assert scene(pilot) == "table" and pilot.manager.phones.desk is None
        pilot.click("ui/menu")
        pilot.click("ui/phones")
        assert scene(pilot) == "phones"


def test_the_staff_locks_joining_and_removes_a_phone_from_its_panel(tmp_path: Path) -> None:
    with stand(tmp_path, PLAN, size=(1280, 720)) as pilot:
        begin(pilot, 2)
        desk = pilot.manager.phones.desk
        assert desk
        desk.open_at("")
        phone = TestPhone(desk.overview.address, code=desk.overview.code, seat=0, name="Zoé")
        phone.wait(pilot.step, lambda each: each.document)
        to_the_panel(pilot)
        pilot.click("ui/phones")
        pilot.click("ui/lock")
        assert desk.overview.is_locked
        pilot.click("ui/remove/0")
        phone.wait(pilot.step, lambda each: each.last("gone"))


def test_the_end_of_a_visit_ends_its_phones(tmp_path: Path) -> None:
    with stand(tmp_path, PLAN, size=(1280, 720)) as pilot:
        begin(pilot, 2)
        assert pilot.manager.phones.desk
        to_the_panel(pilot)
        pilot.click("ui/end")
        assert pilot.manager.phones.desk is None


def test_a_visit_goes_on_while_somebody_plays_on_a_phone(tmp_path: Path) -> None:
    with stand(tmp_path, PLAN, size=(1280, 720)) as pilot:
        begin(pilot, 2)
        desk = pilot.manager.phones.desk
        assert desk
        desk.open_at("")
        phones = [
            TestPhone(desk.overview.address, code=desk.overview.code, seat=seat, name=name)
            for seat, name in enumerate(("Zoé", "Ben"))
        ]
        for phone in phones:
            phone.wait(pilot.step, lambda each: each.document.get("actions"))
        for phone in (*phones, *phones):
            pilot.rest(20_000)
            phone.wait(pilot.step, lambda each: each.document["actions"])
            at = phone.last("document")["position"]
            phone.act()
            phone.wait(pilot.step, later_than(at))
        assert scene(pilot) != "still_there"


def test_the_plan_of_an_earlier_version_allows_no_phones(tmp_path: Path) -> None:
    store_plan(tmp_path, PLAN)
    path = tmp_path / "stand.json"
    path.write_text(path.read_text(encoding="utf-8").replace('"phones": true, ', ""), encoding="utf-8")
    plan = load_plan(tmp_path)
    assert plan and not plan.phones


def test_a_stand_asks_for_the_network() -> None:
    assert PhoneRequest(NETWORK) == ("network", None)
