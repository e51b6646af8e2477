"""What the records tell of a person: games, wins against the fair share, streaks, by opponents and rules."""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from circus.core.option import Value
from circus.session.deals_played import first_games
from circus.session.record_entry import ENDED, OPEN, FileStamp, RecordEntry
from circus.session.statistics import games_of, people, statistics
from circus.session.table_setup import BOT, HUMAN, Seat

_NUMBER = iter(range(10_000))


def game(
    winners: tuple[int, ...],
    *,
    of: str = "texas_showdown",
    names: tuple[str, ...] = ("Ada", "bot", "bot", "bot"),
    strength: str = "normal",
    options: Mapping[str, Value] | None = None,
    kind: str = ENDED,
) -> RecordEntry:
    """A game that ended so; whoever has a name is a person."""
    number = next(_NUMBER)
    seats = tuple(Seat(name, BOT if name == "bot" else HUMAN, strength) for name in names)
    path, began = Path(f"{number:05}.jsonl"), f"2026-11-{1 + number // 1440:02}T10:{number % 60:02}:00+00:00"
    return RecordEntry(
        path, FileStamp(1, 1), kind, of, seats, began, options=options or {}, winners=winners, scores=(0,) * 4
    )


def of_ada(*entries: RecordEntry) -> list[tuple[Fraction, Fraction]]:
    return [(played.won, played.fair) for played in games_of("Ada", entries)]


def test_a_won_game_counts_one_a_shared_one_its_share_a_lost_one_nothing() -> None:
    told = of_ada(game((0,)), game((0, 2)), game((3,)))
    assert [won for won, _ in told] == [1, Fraction(1, 2), 0]
    assert {fair for _, fair in told} == {Fraction(1, 4)}


def test_streaks_and_first_games_of_a_deal_follow_the_order_not_the_clock() -> None:
    clock = ("2027-01-01T00:00:00+00:00", "2020-01-01T00:00:00+00:00", "2026-01-01T00:00:00+00:00")
    entries = [
        replace(game(winners), began=began, order=(number, number), deal="TRAPEZ")
        for number, (winners, began) in enumerate(zip([(1,), (0,), (0,)], clock, strict=True), 1)
    ]
    assert statistics(games_of("Ada", entries)).streak == 2
    assert first_games("texas_showdown", entries[::-1]) == {"TRAPEZ": entries[0]}


def test_a_team_wins_as_one() -> None:
    team = game((0, 2), of="flip_circus", names=("Ada", "bot", "Basile", "bot"))
    assert of_ada(team) == [(Fraction(1), Fraction(1, 2))]


def test_games_without_an_end_without_her_or_with_a_bot_of_her_name_do_not_count() -> None:
    bots = RecordEntry(
        Path("b"), FileStamp(1, 1), ENDED, "texas_showdown", (Seat("Ada"), Seat("Eve", HUMAN)), winners=(0,)
    )
    assert not of_ada(game((0,), kind=OPEN), game((0,), names=("Eve", "bot", "bot", "bot")), bots)


def test_streaks_are_games_won_in_a_row() -> None:
    wins = [(0,), (0,), (0, 1), (1,), (0,), (0,)]
    found = statistics(games_of("Ada", [game(winners) for winners in wins]))
    assert (found.streak, found.longest) == (2, 3)
    lost = statistics(games_of("Ada", [game((0,)), game((1,))]))
    assert (lost.streak, lost.longest) == (0, 1)


def test_the_order_is_that_of_the_games_not_of_the_list() -> None:
    entries = [game((0,)), game((0,)), game((1,))]
    assert statistics(games_of("Ada", reversed(entries))).streak == 0


def test_each_game_strength_and_unusual_option_has_its_share() -> None:
    found = statistics(
        games_of(
            "Ada",
            [
                game((0,), strength="hard"),
                game((1,), strength="easy", options={"passing": True, "length": "full"}),
                game((0,), of="quel_cirque", names=("Ada", "Eve")),
                game((0,), strength="hard", options={"passing": True}),
            ],
        )
    )
    assert [(each.game, each.games, int(each.wins)) for each in found.by_game] == [
        ("texas_showdown", 3, 2),
        ("quel_cirque", 1, 1),
    ]
    assert {each.kind: (each.games, int(each.wins)) for each in found.by_opponents} == {
        "hard": (2, 2),
        "easy": (1, 0),
        "people": (1, 1),
    }
    assert [(each.game, each.kind, each.games) for each in found.by_option] == [
        ("texas_showdown", "passing=true", 2)
    ]


def test_bots_of_several_strengths_are_a_kind_of_their_own() -> None:
    seats = (Seat("Ada", HUMAN), Seat("x", BOT, "easy"), Seat("y", BOT, "hard"))
    entry = RecordEntry(Path("m"), FileStamp(1, 1), ENDED, "texas_showdown", seats, winners=(1,))
    assert [each.kind for each in statistics(games_of("Ada", [entry])).by_opponents] == ["mixed"]


@pytest.mark.parametrize(("won", "of", "verdict"), [(9, 10, 1), (3, 10, 0), (0, 40, -1), (1, 1, 0)])
def test_better_or_worse_is_said_only_where_the_interval_says_it(won: int, of: int, verdict: int) -> None:
    entries = [game((0,) if number < won else (1,)) for number in range(of)]
    whole = statistics(games_of("Ada", entries)).whole
    low, high = whole.interval
    assert low <= won / of <= high
    assert whole.verdict == verdict


def test_nobody_has_played_nothing_can_be_told() -> None:
    found = statistics([])
    assert (found.whole.games, found.streak, found.by_game) == (0, 0, ())


def test_who_played_most_is_named_first() -> None:
    both = ("Ada", "Eve", "bot")
    entries = [game((0,), names=both), game((0,), names=("Eve", "bot")), game((0,), kind=OPEN)]
    assert people(entries) == ["Eve", "Ada"]
