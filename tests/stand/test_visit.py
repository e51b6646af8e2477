"""A visit leaves a folder that tells what was done, whatever becomes of the program meanwhile."""

import json
from pathlib import Path

import pytest

from circus.session.table_setup import first_table_setup
from circus.stand.keeping import figures, wipe
from circus.stand.visit import FINISHED, LEFT, Visit, broken_off, facts_of, folders_of, laptop


def clock() -> int:
    return 1234


def lines(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_what_is_done_stands_in_its_folder_at_once(tmp_path: Path) -> None:
    visit = Visit.begin(tmp_path, "fr", clock)
    record = visit.game_begins(first_table_setup("pebbles"))
    visit.act("table", tap="card/3")
    visit.answer("fun", 4, None)
    visit.note("the red ones again", 12)
    assert record == visit.folder / "01-pebbles.jsonl"
    assert lines(visit.folder / "acts.jsonl")[-1] == {"ms": 1234, "scene": "table", "tap": "card/3"}
    assert lines(visit.folder / "answers.jsonl") == [
        {"ms": 1234, "seat": None, "question": "fun", "answer": 4, "record": record.name}
    ]
    assert lines(visit.folder / "notes.jsonl")[0]["n"] == 12
    facts = facts_of(visit.folder)
    assert facts and (facts["game"], facts["language"], facts["ended"]) == ("pebbles", "fr", None)
    visit.close(FINISHED, "en")
    facts = facts_of(visit.folder)
    assert facts and (facts["how"], facts["language"]) == (FINISHED, "en") and facts["ended"]
    assert lines(visit.folder / "acts.jsonl")[-1]["closed"] == FINISHED


def test_only_this_user_can_look_into_it(tmp_path: Path) -> None:
    visit = Visit.begin(tmp_path / "stand", "en", clock)
    visit.act("table", tap="a")
    assert visit.folder.stat().st_mode & 0o077 == 0
    assert (visit.folder / "acts.jsonl").stat().st_mode & 0o077 == 0


def test_a_visit_that_was_broken_off_goes_on_behind_its_last_whole_line(tmp_path: Path) -> None:
    visit = Visit.begin(tmp_path, "en", clock)
    visit.act("table", tap="a")
    with (visit.folder / "acts.jsonl").open("ab") as file:
        file.write(b'{"ms": 5, "sce')
    found = broken_off(tmp_path)
    assert found == visit.folder
    again = Visit.again(found, clock)
    assert again.is_open
    again.act("table", tap="b")
    assert [line.get("tap") for line in lines(visit.folder / "acts.jsonl")] == ["a", "b"]
    again.close(LEFT, "en")
    assert broken_off(tmp_path) is None


def test_a_damaged_visit_is_no_visit_and_stays_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "20260101-000000-abcdef"
    folder.mkdir()
    (folder / "session.json").write_text('{"session": 1, "id": ', encoding="utf-8")
    assert facts_of(folder) is None and broken_off(tmp_path) is None
    assert (folder / "session.json").read_text(encoding="utf-8") == '{"session": 1, "id": '


def test_a_laptop_keeps_its_name_and_no_two_visits_have_one(tmp_path: Path) -> None:
    visits = [Visit.begin(tmp_path, "en", clock) for _ in range(5)]
    assert len({visit.facts["id"] for visit in visits}) == len(folders_of(tmp_path)) == 5
    assert {visit.facts["laptop"] for visit in visits} == {laptop(tmp_path)}


def test_wiping_takes_every_file_of_the_day_away_and_spares_what_goes_on(tmp_path: Path) -> None:
    old = Visit.begin(tmp_path, "en", clock)
    old.close(LEFT, "en")
    before = old.folder.rename(tmp_path / "20200101-120000-aaaaaa")
    done, open_ = Visit.begin(tmp_path, "en", clock), Visit.begin(tmp_path, "en", clock)
    done.act("table", tap="a")
    done.close(FINISHED, "en")
    assert figures(tmp_path).visits == 2 and figures(tmp_path).finished == 1
    assert wipe(tmp_path, today=True, spare=open_.folder) == 1
    assert folders_of(tmp_path) == [before, open_.folder] and not done.folder.exists()
    assert wipe(tmp_path, today=False) == 2
    assert folders_of(tmp_path) == []


def test_the_times_of_a_visit_that_goes_on_count_from_its_first_beginning(tmp_path: Path) -> None:
    visit = Visit.begin(tmp_path, "en", clock)
    visit.act("table", tap="a")
    visit.game_begins(first_table_setup("pebbles"))
    again = Visit.again(visit.folder, lambda: 10)
    assert 1234 <= again.ms < 10_000
    assert 0 <= again.played_ms == again.ms - 1234
    again.act("table", tap="b")
    assert [line["ms"] for line in lines(visit.folder / "acts.jsonl")][-1] >= 1244  # type: ignore[operator]


@pytest.mark.parametrize("begun", ["2020-01-01T00:00:00Z", "2099-01-01T00:00:00Z", "yesterday"])
def test_a_clock_that_has_jumped_makes_no_visit_years_long(begun: str, tmp_path: Path) -> None:
    visit = Visit.begin(tmp_path, "en", clock)
    visit.act("table", tap="a")
    facts = json.loads((visit.folder / "session.json").read_text(encoding="utf-8"))
    (visit.folder / "session.json").write_text(json.dumps({**facts, "begun": begun}), encoding="utf-8")
    assert 1234 <= Visit.again(visit.folder, lambda: 0).ms <= 1234 + 300_000


def test_a_visit_that_was_broken_off_is_found_though_the_clock_was_set_back(tmp_path: Path) -> None:
    open_ = Visit.begin(tmp_path, "en", clock)
    folder = open_.folder.rename(tmp_path / "20200101-120000-aaaaaa")
    Visit.begin(tmp_path, "en", clock).close(FINISHED, "en")
    assert broken_off(tmp_path) == folder


def test_a_folder_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    (tmp_path / "stand").write_text("a file", encoding="utf-8")
    with pytest.raises(OSError):
        Visit.begin(tmp_path / "stand", "en", clock)
