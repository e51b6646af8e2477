"""Every golden record still holds, and the same seed still plays the same game."""

import dataclasses
import json
from pathlib import Path

import pytest

from circus import games
from circus.core.option import Option
from circus.records.replay import read
from tests.golden import FOLDER, Case, cases, masked, rules_to_count_up, substance

MAX_BYTES = 120_000

every_case = pytest.mark.parametrize("case", cases(), ids=str)


def test_there_is_a_record_for_every_case_and_no_other() -> None:
    assert set(FOLDER.glob("*/*.jsonl")) == {case.path for case in cases()}
    assert len({case.path for case in cases()}) == len(cases())


@every_case
def test_the_record_holds_to_its_end(case: Case) -> None:
    replay = read(case.path)
    assert replay.ended
    assert replay.header.game == case.game
    assert replay.header.seats == case.seats
    assert replay.header.level == case.level
    assert dict(case.options).items() <= replay.header.options.items()


@every_case
def test_the_same_seed_plays_the_same_game(case: Case) -> None:
    for written, played in zip(
        substance(case.path.read_text(encoding="utf-8")), substance(case.played()), strict=True
    ):
        assert played == written


@every_case
def test_the_record_carries_every_legal_set_and_is_small(case: Case) -> None:
    assert case.path.stat().st_size < MAX_BYTES
    for line in substance(case.path.read_text(encoding="utf-8")):
        if "action" in line:
            assert ("legal" in line) != line["action"].startswith("*:")


@every_case
def test_no_time_is_in_a_record_so_that_a_new_one_differs_in_its_rules_only(case: Case) -> None:
    record = case.path.read_text(encoding="utf-8")
    assert masked(record) == record


def test_an_option_that_is_added_later_leaves_the_golden_records_as_they_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = (FOLDER / "quel_cirque" / "default.jsonl").read_text(encoding="utf-8")
    game = games.find("quel_cirque")
    added = Option("marbles_in_clown", (2, 3, 4), usual=4, absent=3)
    later = dataclasses.replace(game, options=(*game.options, added))
    monkeypatch.setattr(games, "find", lambda name: later)
    header, *lines = record.splitlines(keepends=True)
    options = json.loads(header)["options"]
    with_it = json.loads(header) | {"options": options | {"marbles_in_clown": 3}}
    assert substance(record) == substance(json.dumps(with_it) + "\n" + "".join(lines))
    otherwise = json.loads(header) | {"options": options | {"marbles_in_clown": 4}}
    assert substance(record) != substance(json.dumps(otherwise) + "\n" + "".join(lines))


def test_rules_that_do_not_replay_their_own_records_have_to_be_counted_up(tmp_path: Path) -> None:
    path = tmp_path / "changed.jsonl"
    golden = (FOLDER / "flip_circus" / "default.jsonl").read_text(encoding="utf-8")
    path.write_text(golden, encoding="utf-8")
    assert rules_to_count_up(path) == ""
    otherwise = golden.replace('"reason": "', '"reason": "no ', 1)
    path.write_text(otherwise, encoding="utf-8")
    assert "flip_circus: count `rules` up in its GAME from '1'" in rules_to_count_up(path)
    path.write_text(otherwise.replace('{"record": 1', '{"record": 1, "rules": "0"', 1), encoding="utf-8")
    assert rules_to_count_up(path) == ""
