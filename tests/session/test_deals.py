"""A deal's code stands for all of its draws: whoever plays it meets the same cards and the same dice."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path
from random import Random

import pytest

from circus import games
from circus.bots.thinker import SynchronousThinker
from circus.core.action import CHANCE
from circus.core.option import Value
from circus.records.replay import read
from circus.session import deals, saves
from circus.session.deals import LENGTH, LETTERS, CodedDeal, known_deal
from circus.session.game_session import GameSession
from circus.session.par import Par, ParComparison, par_path
from circus.session.record_entry import FileStamp, entry_of
from circus.session.table_setup import BOT, HUMAN, TableSetup, first_table_setup

DEAL = CodedDeal("TRAPEZ")
QUICK: dict[str, dict[str, Value]] = {
    "texas_showdown": {"length": "one_hand"},
    "flip_circus": {"turn_limit": 6},
}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of this user."""
    monkeypatch.setattr("circus.session.saves.records_folder", lambda: tmp_path / "records")
    monkeypatch.setattr("circus.session.par.data_folder", lambda: tmp_path)
    return tmp_path


def table_of(game: str, strength: str = "greedy") -> TableSetup:
    first = first_table_setup(game)
    seats = tuple(replace(seat, strength=strength) for seat in first.seats)
    return replace(first, seats=seats, options=QUICK.get(game, {}))


def played(session: GameSession, seed: int = 0, most: int = 10_000) -> GameSession:
    """Persons choose at random, by a generator of their own; nobody goes on after so many actions."""
    rng = Random(seed)
    while session.awaited and len(session.match.actions) < most:
        people = session.awaited_people
        if people:
            session.play(rng.choice(list(session.match.legal_actions(people[0]))))
        else:
            session.go_on()
    return session


def draws(session: GameSession) -> list[str]:
    return [str(action) for action in session.match.actions if action.seat == CHANCE]


@pytest.mark.parametrize("game", games.names())
def test_the_first_draws_of_a_code_are_the_same_for_everybody(game: str) -> None:
    both = [saves.begin(table_of(game), Random(seed), deal=DEAL) for seed in (1, 2)]
    for session in both:
        while CHANCE in session.awaited:
            session.draw()
    assert draws(both[0]) == draws(both[1])
    assert draws(both[0]) or not any(verb.by_chance for verb in games.find(game).verbs)


def rolls(session: GameSession) -> list[str]:
    return [line for line in draws(session) if "roll" in line]


def test_who_plays_otherwise_meets_the_same_dice() -> None:
    one, other = (
        rolls(played(saves.begin(table_of("quel_cirque"), Random(), deal=DEAL), seed)) for seed in (40, 41)
    )
    shorter = min(len(one), len(other))
    assert shorter > 5
    assert one[:shorter] == other[:shorter]


def test_another_code_draws_other_cards() -> None:
    hands = {
        draws(played(saves.begin(table_of("texas_showdown"), Random(1), deal=CodedDeal(code))))[0]
        for code in ("AAAAAA", "AAAAAB", "BAAAAA")
    }
    assert len(hands) == 3


def test_a_bot_that_sees_the_same_does_the_same() -> None:
    def firsts(seed: int) -> Sequence[str]:
        session = saves.begin(table_of("texas_showdown"), Random(seed), deal=DEAL)
        session.seats = tuple(replace(seat, kind=BOT) for seat in session.seats)
        return [str(action) for action in played(session).match.actions]

    assert firsts(1) == firsts(2)


def test_a_deal_that_is_gone_on_with_draws_on_from_where_it_stood() -> None:
    left = played(saves.begin(table_of("quel_cirque"), Random(2), deal=DEAL), most=20)
    left.close()
    (path,) = saves.records_folder().glob("*.jsonl")
    again = saves.go_on(path, Random(3)).session
    whole = rolls(played(saves.begin(table_of("quel_cirque"), Random(1), deal=DEAL)))
    assert again.deal == DEAL
    assert rolls(played(again, most=60))[: len(whole)] == whole[: len(rolls(again))]


def test_the_record_and_the_list_tell_the_code(folder: Path) -> None:
    saves.begin(table_of("clown_standoff"), Random(1), deal=DEAL).close()
    (path,) = saves.records_folder().glob("*.jsonl")
    assert read(path).header.deal == "TRAPEZ"
    stamp = FileStamp.of(path)
    assert stamp
    assert entry_of(path, stamp).deal == "TRAPEZ"


def test_a_usual_game_has_no_code() -> None:
    session = saves.begin(table_of("clown_standoff"), Random(1))
    assert session.deal is None
    (path,) = saves.records_folder().glob("*.jsonl")
    assert '"deal"' not in path.read_text(encoding="utf-8")


def test_each_day_and_each_game_has_a_deal_of_its_own() -> None:
    days = deals.last_days("quel_cirque", date(2026, 3, 1))
    assert [day.date for day in days][:2] == [date(2026, 3, 1), date(2026, 2, 28)]
    codes = {day.deal.code for day in days} | {
        deals.of_day(game, days[0].date).code for game in games.names()
    }
    assert len(codes) == 30 + len(games.names()) - 1
    assert all(len(code) == LENGTH and set(code) <= set(LETTERS) for code in codes)


@pytest.mark.parametrize(
    ("typed", "code"),
    [("trapez", "TRAPEZ"), (" tra-pez ", "TRAPEZ"), ("T R A P E Z", "TRAPEZ"), ("TRAPE", None),
     ("TRAPE1", None), ("TRIPEZ", None), ("", None), (7, None), ("T" * 10_000, None)],
)  # fmt: skip
def test_a_code_is_known_however_it_is_written(typed: object, code: str | None) -> None:
    deal = known_deal(typed)
    assert (deal and deal.code) == code


def test_the_table_of_the_day_has_the_person_on_the_first_seat() -> None:
    table_setup = deals.table_of_day("flip_circus", "Ada")
    assert (table_setup.seats[0].name, table_setup.seats[0].kind) == ("Ada", HUMAN)
    assert all(seat.kind == BOT for seat in table_setup.seats[1:])
    assert not table_setup.options


def compared(path: Path) -> ParComparison:
    par = Par(read(path), DEAL, SynchronousThinker())
    while not par.poll():
        assert 0 <= par.progress <= 1
    assert par.result
    return par.result


@pytest.mark.parametrize("game", ["quel_cirque", "clown_standoff"])
def test_the_hard_bot_plays_the_same_deal_in_the_persons_seat(game: str, folder: Path) -> None:
    played(saves.begin(table_of(game), Random(1), deal=DEAL))
    (path,) = saves.records_folder().glob("*.jsonl")
    found = compared(path)
    assert read(found.record).ended
    assert found.bots.outcome
    mine, theirs = read(path).match, found.bots
    assert str(mine.actions[0]) == str(theirs.actions[0])
    assert found.choices >= len(found.differences)
    for each in found.differences:
        assert mine.actions[each.at] == each.chosen != each.instead
        assert each.instead in mine.branch(each.at).legal_actions(0)
    first = found.differences[0]
    before = [str(action) for action in mine.actions[: first.at]]
    parted = [str(action) for action in theirs.actions[: first.at + 1]]
    assert sorted([*before, str(first.instead)]) == sorted(parted)


def test_the_hard_bots_game_is_played_once_and_a_damaged_one_anew(folder: Path) -> None:
    played(saves.begin(table_of("clown_standoff"), Random(1), deal=DEAL))
    (path,) = saves.records_folder().glob("*.jsonl")
    first = compared(path)
    kept = first.record.read_bytes()
    first.record.write_bytes(kept[:-40])
    assert list(map(str, compared(path).bots.actions)) == list(map(str, first.bots.actions))
    assert first.record.read_bytes().splitlines()[1:] == kept.splitlines()[1:]


def test_another_table_has_a_par_of_its_own() -> None:
    table_setup = table_of("quel_cirque")
    other = replace(table_setup, options={"push": "clumsy"})
    assert par_path(table_setup, DEAL) != par_path(other, DEAL)
    assert par_path(table_setup, DEAL) == par_path(table_setup, DEAL)
