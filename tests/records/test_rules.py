"""Records of other versions: what they lack has a meaning, and what is not known here is named."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from circus import games
from circus.content.texts import Texts
from circus.content.texts.faults import format_error
from circus.core.errors import EarlierRulesError, LaterRulesError, UnknownNameError
from circus.core.game import Game
from circus.core.option import Option
from circus.records.replay import read
from circus.session import saves
from circus.session.record_entry import EARLIER, LATER, UNKNOWN, FileStamp, RecordEntry, entry_of
from circus.ui.scenes.library.rows import fault
from tests.golden import FOLDER
from tests.records import GAME, HEADER, Line, text, written
from tests.shipped import SHIPPED

OPTIONS = [(game, option) for game in games.names() for option in games.find(game).options]
GOLDEN = [(game, option) for game, option in OPTIONS if game in SHIPPED]


def changed(folder: Path, game: str, **changes: Any) -> Path:
    """The golden record of the usual game, its header changed."""
    first, *rest = (FOLDER / game / "default.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    return written(folder, json.dumps({**json.loads(first), **changes}) + "\n" + "".join(rest))


def entry(path: Path) -> RecordEntry:
    stamp = FileStamp.of(path)
    assert stamp
    return entry_of(path, stamp)


def declared_as(monkeypatch: pytest.MonkeyPatch, **changes: Any) -> Game[Any]:
    """The toy as a later version of the program declares it."""
    later = replace(games.find("pebbles"), **changes)
    games.find.cache_clear()
    monkeypatch.setattr("tests.sixth.pebbles.GAME", later, raising=False)
    monkeypatch.setattr("circus.games.find", lambda name: later)
    return later


@pytest.mark.parametrize(("game", "option"), GOLDEN, ids=lambda each: getattr(each, "name", each))
def test_an_option_that_a_header_lacks_means_its_default(game: str, option: Option, tmp_path: Path) -> None:
    whole = read(FOLDER / game / "default.jsonl").header.options
    path = changed(tmp_path, game, options={name: whole[name] for name in whole if name != option.name})
    assert read(path).header.options == whole
    assert entry(path).options == whole and entry(path).kind == "e"


@pytest.mark.parametrize(("game", "option"), GOLDEN, ids=lambda each: getattr(each, "name", each))
def test_an_option_or_value_that_is_not_known_is_named(game: str, option: Option, tmp_path: Path) -> None:
    for options, name in (({"confetti": True}, "confetti"), ({option.name: "lots"}, f"{option.name}=lots")):
        path = changed(tmp_path, game, options=options)
        with pytest.raises(UnknownNameError, match=f"1: .*{next(iter(options))}") as caught:
            read(path)
        bad = saves.read_completely(entry(path))
        assert caught.value.name == name and bad.fault == (UNKNOWN, name)
        assert name in fault(Texts("en"), bad) and name in format_error(Texts("fr"), caught.value)


def test_a_number_that_is_not_known_is_named(tmp_path: Path) -> None:
    path = written(tmp_path, text({**HEADER, "numbers": {"hearts": 5}}, *GAME[1:]))
    with pytest.raises(UnknownNameError, match="1: there is no number 'hearts': pebbles has none"):
        read(path)


def test_a_new_option_leaves_older_records_readable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hearts = Option("hearts", (4, 3, 5))
    walls = Option("walls", (True, False), absent=False)
    declared_as(monkeypatch, options=(*games.find("pebbles").options, hearts, walls))
    replay = read(written(tmp_path, text(*GAME)))
    assert replay.ended and replay.header.options == {"low_wins": False, "hearts": 4, "walls": False}


@pytest.mark.parametrize("game", games.names())
def test_a_record_of_later_rules_is_refused_in_one_sentence(game: str, tmp_path: Path) -> None:
    own = games.find(game).rules
    header: Line = {**HEADER, "game": game, "rules": f"{own}.1"}
    path = written(tmp_path, text(header))
    with pytest.raises(LaterRulesError, match=f"1: rules {own}.1 of {game} are of a later Circus"):
        read(path)
    assert entry(path).fault[0] == LATER


def test_rules_of_before_and_none_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    declared_as(monkeypatch, rules="2.10")
    for rules in ({}, {"rules": "1"}, {"rules": "2.9"}, {"rules": "2.10"}):
        path = written(tmp_path, text({**HEADER, **rules}, *GAME[1:]))
        assert read(path).ended and entry(path).kind == "e"


@pytest.mark.parametrize("rules", ["", "two", "1.", "-1", "1" * 10, "①"])
def test_rules_that_are_no_version_are_refused(rules: str, tmp_path: Path) -> None:
    path = written(tmp_path, text({**HEADER, "rules": rules}, *GAME[1:]))
    with pytest.raises(Exception, match="1: 'rules' has to be whole numbers with points between them"):
        read(path)


def test_a_game_by_earlier_rules_that_these_do_not_allow_is_not_called_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    declared_as(monkeypatch, rules="2")
    path = written(tmp_path, text({**HEADER, "rules": "1"}, *GAME[1:3], GAME[2]))
    with pytest.raises(EarlierRulesError, match=r"4: .*played by rules 1, and these are 2") as caught:
        read(path)
    assert saves.read_completely(entry(path)).fault[0] == EARLIER
    for language in ("en", "fr"):
        said = format_error(Texts(language), caught.value) + fault(
            Texts(language), saves.read_completely(entry(path))
        )
        assert "damaged" not in said and "abîmé" not in said


def test_a_cut_record_of_earlier_rules_is_damaged_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    declared_as(monkeypatch, rules="2")
    path = written(tmp_path, text({**HEADER, "rules": "1"}, *GAME[1:])[:-9])
    with pytest.raises(Exception, match=r"6: the line is cut off$"):
        read(path)
