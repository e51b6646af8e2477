"""Visitors at a stand: leaving, six at a game for four, the card, the clock, and what the staff sees."""

import json
from pathlib import Path
from typing import Any, cast

import pytest

from circus.content.texts import Texts
from circus.lab.day import understanding
from circus.lab.day.merging import day_of
from circus.session.table_setup import first_table_setup
from circus.stand.plan import StaffPlan, most_people
from circus.stand.reel import Reel
from circus.stand.time_box import TimeBox
from circus.ui.scenes.settings.scene import SettingsScene
from circus.ui.scenes.shell.destinations import ToTableMenu
from circus.ui.scenes.stand.card import THANKS_MS, CardScene
from circus.ui.scenes.stand.clock import clock, format_clock
from circus.ui.scenes.stand.panel import StaffScene
from circus.ui.scenes.table.scene import TableScene
from tests.gfx.pilot import Pilot
from tests.simulated import write_visit_of
from tests.stand.at_stand import answers_of, scene, stand

WIDE: dict[str, Any] = {"size": (1280, 720)}


def written_in(pilot: Pilot) -> str:
    """All words on the widgets of the scene."""
    found: list[str] = []
    for widget in cast(Any, pilot.scene)._widgets:
        facts_of = getattr(widget, "__dict__", None) or {
            name: getattr(widget, name, "") for name in getattr(type(widget), "__slots__", ())
        }
        found += [value for value in facts_of.values() if isinstance(value, str)]
    return "\n".join(found)


def opened(pilot: Pilot, game: str = "pebbles") -> TableScene:
    pilot.click("ui/begin")
    pilot.click(f"ui/play/{game}")
    pilot.rest(500)
    assert isinstance(pilot.scene, TableScene)
    return pilot.scene


def test_leaving_the_table_is_asked_and_names_whose_game_ends(tmp_path: Path) -> None:
    with stand(tmp_path, **WIDE) as pilot:
        pilot.click("ui/begin")
        pilot.click("ui/people/more")
        pilot.click("ui/play/pebbles")
        pilot.rest(500)
        pilot.manager.go(ToTableMenu("pebbles"))
        pilot.rest(100)
        pilot.click("ui/leave")
        notice = pilot.manager._notice
        names = [seat.name for seat in first_table_setup("pebbles", 2).seats]
        assert notice and all(name in notice.text for name in names)
        pilot.click("ui/stay")
        assert scene(pilot) == "table menu"
        pilot.click("ui/leave")
        pilot.click("ui/go")
        assert scene(pilot) in ("card", "attract")


def test_full_screen_is_neither_a_switch_nor_a_key_at_a_stand(tmp_path: Path) -> None:
    with stand(tmp_path, **WIDE) as pilot:
        table = opened(pilot)
        pilot.manager.go(ToTableMenu(table.game))
        pilot.rest(100)
        pilot.click("ui/keys")
        assert "Ctrl+Z" in written_in(pilot) and "F11" not in written_in(pilot)
        pilot.manager.push(SettingsScene(pilot.manager))
        pilot.rest(100)
        assert "ui/fullscreen" not in pilot.names and "ui/reduced_motion" in pilot.names


def test_more_people_than_a_game_takes_find_it_grey_with_the_reason(tmp_path: Path) -> None:
    plan = StaffPlan(("clown_standoff", "clearing_house"), minutes=0, idle=600)
    with stand(tmp_path, plan, **WIDE) as pilot:
        pilot.click("ui/begin")
        for _ in range(5):
            pilot.click("ui/people/more")
        assert most_people("clearing_house") == 4 and most_people("clown_standoff") == 6
        assert "ui/play/clown_standoff" in active(pilot) and "ui/play/clearing_house" not in active(pilot)
        assert "up to 4\N{NO-BREAK SPACE}people" in written_in(pilot)
        pilot.click("poster/clearing_house")
        assert scene(pilot) == "lobby", "a table for four opened"
        pilot.click("ui/people/less")
        pilot.click("ui/people/less")
        pilot.click("poster/clearing_house")
        pilot.rest(500)
        (table,) = [each for each in pilot.manager.scenes if isinstance(each, TableScene)]
        assert len(table.session.seats) == 4


def active(pilot: Pilot) -> set[str]:
    return {target.name for target in pilot.manager.targets if target.enabled}


def card(pilot: Pilot, rules: list[str]) -> CardScene:
    """The card at its question about rules."""
    opened(pilot, "clown_standoff")
    keeper = cast(Any, pilot.manager.scenes[0])._keeper
    made = CardScene(pilot.manager, keeper)
    made._rules = rules
    made._seats = {}
    asked = [each for each in keeper.questions() if each.kind == "rules"]
    made._course.questions, made._course.people = asked, ()
    pilot.manager.push(made)
    pilot.rest(1000)
    return made


CONFUSING = ["CS-5", "CS-8"]


def test_several_rules_can_be_named_and_are_thanked_for(tmp_path: Path) -> None:
    with stand(tmp_path, StaffPlan(("clown_standoff",), minutes=0, idle=600), **WIDE) as pilot:
        made = card(pilot, CONFUSING)
        assert "Clown Standoff" in written_in(pilot)
        for rule in CONFUSING:
            pilot.click(f"ui/answer/{rule}")
        pilot.click("ui/answer/send")
        assert pilot.scene is made and made._thanks_ms is not None
        pilot.rest(int(THANKS_MS) + 200)
        assert scene(pilot) == "attract"
    assert [(question, answer) for _, question, answer in answers_of(tmp_path)] == [
        ("confusing", rule) for rule in CONFUSING
    ]
    day = day_of([tmp_path])
    assert {rule.name: rule.named for rule in understanding.rules([], day.answers(), None)} == dict.fromkeys(
        CONFUSING, 1
    )


def test_the_card_names_its_game_after_a_restart_too(tmp_path: Path) -> None:
    with stand(tmp_path, StaffPlan(("clown_standoff",), minutes=0, idle=600), **WIDE) as pilot:
        opened(pilot, "clown_standoff")
        pilot.manager.kit.texts = Texts("en")
        pilot.manager.push(CardScene(pilot.manager, cast(Any, pilot.manager.scenes[0])._keeper))
        assert "Clown Standoff" in written_in(pilot)


def test_a_rule_can_be_taken_back_and_nothing_is_an_answer(tmp_path: Path) -> None:
    with stand(tmp_path, StaffPlan(("clown_standoff",), minutes=0, idle=600), **WIDE) as pilot:
        card(pilot, CONFUSING)
        pilot.click("ui/answer/CS-5")
        pilot.click("ui/answer/CS-5")
        pilot.click("ui/answer/nothing")
        pilot.rest(int(THANKS_MS) + 200)
    assert [answer for _, _, answer in answers_of(tmp_path)] == ["nothing"]
    assert understanding.rules([], day_of([tmp_path]).answers(), None) == []


def test_the_clock_says_what_happens_at_its_end_in_large_letters(tmp_path: Path) -> None:
    with stand(tmp_path, **WIDE) as pilot:
        kit = pilot.manager.kit
        for in_rounds, words in (
            (True, "then this round is finished"),
            (False, "then this turn is finished"),
        ):
            box = TimeBox(600_000, in_rounds=in_rounds, spent_ms=400_000)
            assert words in format_clock(kit.texts, box)
        (item,) = clock(kit, box)
        assert item.surface.get_height() >= kit.units.px(44)


@pytest.mark.parametrize(("name", "leads"), [("Zoé", "Zoé"), ("Ada", "")])
def test_a_default_name_leads_as_nobody(name: str, leads: str, tmp_path: Path) -> None:
    visit = write_visit_of(tmp_path, "clown_standoff", 3)
    for path in visit.glob("0*.jsonl"):
        path.write_text(path.read_text(encoding="utf-8").replace("Zoé", name), encoding="utf-8")
    reel = Reel(tmp_path)
    reel.refresh()
    while reel.go_on():
        pass
    assert {each.name for each in reel._known.values() if each} == {leads}


def note(pilot: Pilot, words: str) -> StaffScene:
    panel = StaffScene(pilot.manager, cast(Any, pilot.manager.scenes[0])._keeper)
    pilot.manager.push(panel)
    pilot.rest(100)
    pilot.click("ui/note")
    panel._edit = panel._edit and panel._edit.keyed("", words, 100)
    panel._build_widgets()
    pilot.rest(50)
    pilot.click("ui/keep")
    return panel


def test_a_note_between_visits_is_stored_and_on_the_page(tmp_path: Path) -> None:
    write_visit_of(tmp_path, "clown_standoff", 1)
    with stand(tmp_path, **WIDE) as pilot:
        panel = note(pilot, "the queue is long")
        assert panel._message and panel._is_good
    (line,) = (tmp_path / "notes.jsonl").read_text(encoding="utf-8").splitlines()
    assert json.loads(line)["note"] == "the queue is long"
    assert [each.note for each in day_of([tmp_path]).notes] == ["the queue is long"]
    assert [each.note for each in day_of([tmp_path.parent]).notes] == ["the queue is long"]


def test_a_note_that_the_disk_refuses_waits_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with stand(tmp_path, **WIDE) as pilot:
        keeper = cast(Any, pilot.manager.scenes[0])._keeper
        with monkeypatch.context() as gone:
            gone.setattr(keeper.place, "name", "elsewhere")
            panel = note(pilot, "no stick")
            assert not panel._is_good and "waits" in panel._message
            assert not (tmp_path / "notes.jsonl").exists()
        pilot.rest(5000)
        assert "no stick" in (tmp_path / "notes.jsonl").read_text(encoding="utf-8")


def test_the_panel_explains_its_options(tmp_path: Path) -> None:
    with stand(tmp_path, StaffPlan(("clown_standoff",), minutes=0, idle=600), **WIDE) as pilot:
        panel = StaffScene(pilot.manager, cast(Any, pilot.manager.scenes[0])._keeper)
        pilot.manager.push(panel)
        pilot.rest(100)
        silent = [name for name in pilot.names if not panel.hint(name)]
        assert set(silent) <= {"ui/back"}, silent


def test_the_panel_says_whether_phones_can_connect(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = "circus.ui.scenes.stand.panel.lan_addresses"
    plan = StaffPlan(("pebbles",), minutes=0, idle=600, phones=True)
    for found, words in (((), "No network"), (("192.0.2.7",), "Phones can connect: 192.0.2.7")):
        monkeypatch.setattr(module, lambda found=found: found)
        with stand(tmp_path, plan, **WIDE) as pilot:
            panel = StaffScene(pilot.manager, cast(Any, pilot.manager.scenes[0])._keeper)
            pilot.manager.push(panel)
            pilot.rest(100)
            assert words in panel._phone_status()
