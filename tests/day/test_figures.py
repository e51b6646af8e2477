"""The figures of a day: what is counted, from which records and answers, and what few cannot tell."""

import json
from collections import Counter
from datetime import UTC, timedelta
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import tests.day
from circus import games
from circus.lab.day import course, day_lines, figures, groups, understanding
from circus.lab.day.figures import MedianSpread, Proportion, spread
from circus.lab.day.merging import VisitDay, day_of
from circus.lab.day.tables import tables
from circus.session.table_setup import BOT, HUMAN
from tests.day import BEGAN, Script, write_day, write_record, write_visit
from tests.rules.clown_standoff.openings import deal_line

GAME = "clown_standoff"
HANDS = deal_line(["1336", "2244", "3455"])
FIRST_TRICK = [(0, HANDS), (4000, "0:choose card/1"), (4500, "1:choose card/2"), (4600, "2:choose card/3")]


@pytest.fixture(scope="module")
def stands(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A day of thirty visits at two laptops."""
    folder = tmp_path_factory.mktemp("stands")
    write_day(folder)
    return folder


@pytest.fixture(scope="module")
def day(stands: Path) -> VisitDay:
    return day_of([stands])


def records(stands: Path, game: str = "") -> list[list[dict[str, Any]]]:
    """Every record of the day as lines, read by the test itself."""
    paths = sorted(stands.rglob(f"0*-{game or '*'}.jsonl"))
    return [[json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] for path in paths]


def ends(stands: Path, game: str) -> list[dict[str, Any]]:
    return [line["end"] for record in records(stands, game) for line in record if "end" in line]


def one_game(tmp_path: Path, *lines: tuple[int, Any], kinds: tuple[str, ...] = (HUMAN, BOT, BOT)) -> VisitDay:
    """A day with one visit and this game in it."""
    visit = write_visit(tmp_path)
    write_record(visit / f"01-{GAME}.jsonl", GAME, kinds, lines)
    return day_of([tmp_path])


def test_the_object_has_the_keys_that_the_protocol_states(day: VisitDay) -> None:
    told = day_lines.line(day)
    assert list(told) == ["sessions", "laptops", "games", "pins", "skipped"]
    assert (told["sessions"], told["laptops"], len(told["games"]), told["skipped"]) == (30, 2, 5, [])
    keys = ["begun", "finished", "left", "minutes", "wins_of_people", "wins_of_bots", "wins_by_seat", "fun"]
    keys += ["refusals", "left_at"]
    for game in told["games"].values():
        assert list(game) == keys
        assert (list(game["minutes"]), list(game["fun"])) == (["median", "p90"], ["n", "mean"])
        assert game["begun"] == game["finished"] + game["left"] == 6
        assert sum(game["left_at"].values()) == game["left"]
    assert all(list(pin) == ["session", "game", "n", "face", "text"] for pin in told["pins"])


def test_finished_games_and_wins_are_those_whose_end_is_written(stands: Path, day: VisitDay) -> None:
    for name, game in day_lines.line(day)["games"].items():
        won: Counter[int] = Counter()
        for end in ends(stands, name):
            for seat in end["winners"]:
                won[seat] += Fraction(1, len(end["winners"]))  # type: ignore[assignment]
        assert game["finished"] == len(ends(stands, name))
        expected = [round(float(won[seat]), 2) for seat in range(len(game["wins_by_seat"]))]
        assert game["wins_by_seat"] == expected
        assert sum(game["wins_by_seat"]) == pytest.approx(game["finished"], abs=0.05)


def test_the_length_of_a_game_is_the_time_of_its_last_action(stands: Path, day: VisitDay) -> None:
    finished = [record for record in records(stands, GAME) if "end" in record[-1]]
    minutes = [max(line.get("ms", 0) for line in record) / 60_000 for record in finished]
    assert figures.minutes(day.of(GAME)) == spread(minutes)


def test_refusals_are_counted_by_their_rule(stands: Path, day: VisitDay) -> None:
    told = day_lines.line(day)["games"]
    for name in told:
        lines = [line for record in records(stands, name) for line in record]
        assert told[name]["refusals"] == Counter(
            line["refused"]["rule"] for line in lines if "refused" in line
        )


def test_every_pin_is_told_with_the_number_of_actions_that_stood(stands: Path, day: VisitDay) -> None:
    expected = []
    for record in records(stands):
        stood = 0
        for each in record:
            stood += ("action" in each) - each.get("undo", 0)
            if "pin" in each:
                expected.append((record[0]["game"], stood, each["pin"]["face"], each["pin"]["text"]))
    pins = day_lines.line(day)["pins"]
    assert len(pins) == 10
    assert sorted((pin["game"], pin["n"], pin["face"], pin["text"]) for pin in pins) == sorted(expected)


def test_visitors_are_the_persons_at_the_table_and_whoever_began_no_game(tmp_path: Path) -> None:
    write_visit(tmp_path, [Script(GAME, people=2), Script(GAME, people=3)], number=1)
    write_visit(tmp_path, number=2)
    assert figures.visitors(day_of([tmp_path])) == 3 + 1


def test_the_middle_and_what_nine_of_ten_do_not_exceed() -> None:
    assert spread([]) == MedianSpread(0, None, None)
    assert spread([3.0]) == MedianSpread(1, 3.0, 3.0)
    assert spread([4, 1, 3, 2]) == MedianSpread(4, 2.5, 4)
    assert spread(range(1, 11)) == MedianSpread(10, 5.5, 9)
    assert spread(range(1, 21)) == MedianSpread(20, 10.5, 18)


def test_no_rate_is_worked_out_from_fewer_than_five() -> None:
    few, enough = Proportion(Fraction(3), 4), Proportion(Fraction(4), 5)
    assert (few.rate, few.interval) == (None, None)
    assert enough.rate == 0.8
    low, high = enough.interval or (0, 0)
    assert (round(low, 3), round(high, 3)) == (0.284, 0.995), "exact, as the lab has it"


def test_turns_of_a_round_are_counted_as_at_the_table(day: VisitDay) -> None:
    decisions = [each for game in day.of("clearing_house") for each in game.decisions]
    assert max(each.turn.turn for each in decisions) == 3


def test_a_game_that_is_left_tells_where(tmp_path: Path) -> None:
    day = one_game(tmp_path, *FIRST_TRICK)
    assert figures.left_at(day.of(GAME)) == {"argument": 1}
    assert figures.minutes(day.of(GAME)).n == 0
    assert day.of(GAME)[0].turn.turn == 2


def test_a_choice_takes_the_time_since_the_action_before_it_and_only_persons_choose(tmp_path: Path) -> None:
    (game,) = one_game(tmp_path, *FIRST_TRICK, (9600, "0:choose card/3")).of(GAME)
    assert [(each.n, each.verb, each.ms) for each in game.decisions] == [
        (2, "choose", 4000),
        (5, "choose", 5000),
    ]
    assert course.by_verb([game]) == {"choose": MedianSpread(2, 4.5, 5.0)}
    assert course.first_moves([game]) == MedianSpread(1, 4.0, 4.0)
    assert [choice.n for _, choice in course.slowest([game])] == [5, 2]


def test_what_is_taken_back_is_no_choice_and_counts_as_taken_back(tmp_path: Path) -> None:
    lines = [*FIRST_TRICK[:2], (5000, {"undo": 1}), (7000, "0:choose card/6")]
    (game,) = one_game(tmp_path, *lines).of(GAME)
    assert [(each.action, each.ms) for each in game.decisions] == [("0:choose card/6", 3000)]
    assert course.undos([game]) == course.Use(1, 1)


def test_a_pin_on_what_was_taken_back_says_so_and_keeps_its_position(tmp_path: Path) -> None:
    pin = (4200, {"pin": {"face": "bug", "text": "", "seat": 0}})
    lines = [*FIRST_TRICK[:2], pin, (5000, {"undo": 1}), (7000, "0:choose card/6")]
    (game,) = one_game(tmp_path, *lines).of(GAME)
    (kept,) = game.pins
    assert (kept.n, kept.stands, str(kept.actions[-1])) == (2, False, "0:choose card/1")
    (gone,) = one_game(tmp_path / "gone", *lines[:-1]).of(GAME)[0].pins
    assert (gone.n, gone.stands, len(gone.actions)) == (1, False, 2)


def test_a_forced_choice_is_none(tmp_path: Path) -> None:
    hands = deal_line(["1111", "2244", "3455"])
    (game,) = one_game(tmp_path, (0, hands), (4000, "0:choose card/1")).of(GAME)
    assert game.decisions == ()


def test_cards_that_could_be_chosen_and_never_were_are_told_with_how_often(tmp_path: Path) -> None:
    (game,) = one_game(tmp_path, *FIRST_TRICK, (9600, "0:choose card/3")).of(GAME)
    assert course.unused_cards([game]) == {"card/6": 2}
    unused = course.unused_verbs([game])
    assert unused.offered == {} and set(unused.never) == {"reveal", "reshuffle", "pass"}


def test_who_has_won_and_who_has_not_are_asked_apart_and_the_last_answer_counts(tmp_path: Path) -> None:
    answers = [
        {"seat": seat, "question": question, "answer": answer}
        for seat in (0, 1)
        for question, answer in (("fun", 1), ("fun", 3 + seat), ("again", "yes"), ("length", "right"))
    ]
    write_visit(tmp_path, [Script(GAME, people=2)], answers=[*answers, {"question": "fun", "answer": 5}])
    day = day_of([tmp_path])
    winners = day.games[0].winners
    said = day.answers(GAME)
    assert figures.fun(said)[:2] == (3, (3 + 4 + 5) / 3)
    assert sorted(figures.answers_to(said, "fun", figures.WON)) == [
        3 + seat for seat in (0, 1) if seat in winners
    ]
    assert sorted(figures.answers_to(said, "fun", figures.LOST)) == [
        3 + s for s in (0, 1) if s not in winners
    ]
    assert figures.would_play_again(said).part == 2
    assert figures.answers_to(said, "length") == ["right", "right"]


def test_the_answer_of_a_table_with_one_person_is_that_persons(tmp_path: Path) -> None:
    write_visit(tmp_path, [Script(GAME)], answers=[{"question": "fun", "answer": 4}])
    day = day_of([tmp_path])
    whose = figures.WON if 0 in day.games[0].winners else figures.LOST
    assert figures.answers_to(day.answers(GAME), "fun", whose) == [4]


def test_answers_that_nobody_can_give_are_not_counted(tmp_path: Path) -> None:
    answers = [{"seat": 0, "question": "fun", "answer": 9}, {"seat": 1, "question": "fun", "answer": "great"}]
    write_visit(tmp_path, [Script(GAME, people=2)], answers=answers)
    assert figures.fun(day_of([tmp_path]).answers(GAME)) == (0, None, ())


def test_questions_and_answers_that_a_designer_adds_are_counted(tmp_path: Path) -> None:
    said = [
        {"seat": seat, "question": question, "answer": answer}
        for seat in (0, 1)
        for question, answer in (("colors", "bright"), ("again", "maybe"), ("fun", 3), ("words", "Hello"))
    ]
    write_visit(tmp_path, [Script(GAME, people=2)], answers=said)
    answers = day_of([tmp_path]).answers(GAME)
    assert figures.other_answers(answers) == {"colors": {"bright": 2}, "again": {"maybe": 2}}
    assert figures.would_play_again(answers).n == 0


def test_rules_are_counted_as_refused_looked_up_and_named_at_their_hour(tmp_path: Path) -> None:
    helped = [("rules", "CS-6"), ("why", "CS-6"), ("rules", ""), ("what_is", "card/1"), ("hint", "")]
    script = Script(GAME, refused=["CS-6", "CS-6, CS-9"], helps=helped)
    confusing = {"question": "confusing", "answer": "CS-9"}
    write_visit(tmp_path, [script], answers=[confusing], after=timedelta(hours=3))
    day = day_of([tmp_path])
    found = understanding.rules(day.of(GAME), day.answers(GAME), UTC)
    assert [(rule.name, rule.refused, rule.looked_up, rule.named) for rule in found] == [
        ("CS-6", 2, 2, 0),
        ("CS-9", 1, 0, 1),
    ]
    assert dict(found[0].hours) == {BEGAN.hour + 3: 4}
    helps = course.helps(day.of(GAME))
    assert (helps["rules"], helps["why"], helps["hint"]) == ((2, 1), (1, 1), (1, 1))
    assert course.asked_about(day.of(GAME)) == [("card/1", 1)]


def test_time_to_the_first_choice_is_counted_from_the_first_touch(tmp_path: Path) -> None:
    write_visit(tmp_path, [Script(GAME, think=3000)])
    (visit,) = day_of([tmp_path]).visits
    assert visit.first_move_ms == visit.began_ms[f"01-{GAME}"] + (visit.games[0].first_ms or 0)
    assert figures.first_moves(day_of([tmp_path])).n == 1


def test_lessons_tell_at_which_step_they_were_left(tmp_path: Path) -> None:
    acts = [
        {"ms": at, "scene": "lesson", "lesson": {"game": GAME, "step": step, "of": 11, "left": step < 11}}
        for at, step in enumerate((11, 4, 2))
    ]
    write_visit(tmp_path, acts=acts)
    assert figures.lessons(day_of([tmp_path]), GAME) == (3, [(2, 11), (4, 11)])
    assert figures.lessons(day_of([tmp_path]), "quel_cirque") == (0, [])


def test_wins_by_option_are_told_where_anything_was_played_otherwise(tmp_path: Path) -> None:
    for number, value in enumerate(("sit_out", "play", "play"), 1):
        write_visit(tmp_path, [Script(GAME, options={"no_tricks": value})], number=number)
    rows = figures.wins_by_option(day_of([tmp_path]).of(GAME))
    assert [(row.option, row.value, row.games) for row in rows] == [
        ("no_tricks", "play", 2),
        ("no_tricks", "sit_out", 1),
    ]
    everybody = figures.wins_by_seat(day_of([tmp_path]).of(GAME))
    bots = figures.wins_by_kind(day_of([tmp_path]).of(GAME), are_people=False)
    won_by_people = sum(share.part for row in rows for share in row.wins)
    assert won_by_people == sum(share.part for share in everybody) - bots.part == 3 - bots.part


def test_people_and_bots_are_counted_apart(tmp_path: Path) -> None:
    for number in range(6):
        write_visit(tmp_path, [Script(GAME, people=1 + number % 2)], number=number + 1)
    games = day_of([tmp_path]).of(GAME)
    people, bots = (figures.wins_by_kind(games, are_people=each) for each in (True, False))
    assert (people.n, bots.n) == (9, 6 * 4 - 9)
    assert people.part + bots.part == 6
    assert sum((share.part for share in figures.people_by_seat(games)), Fraction(0)) == people.part
    assert figures.fair_of_kind(games, are_people=True) == 0.25
    assert figures.fair_of_kind([], are_people=True) is None


def test_only_whole_games_by_the_original_rules_compare_with_the_box(tmp_path: Path) -> None:
    write_visit(tmp_path, [Script(GAME)], number=1)
    write_visit(tmp_path, [Script(GAME, leaves=2)], number=2)
    write_visit(tmp_path, [Script(GAME, options={"no_tricks": "sit_out"})], number=3)
    games = day_of([tmp_path]).of(GAME)
    assert [figures.is_original(game) for game in games] == [True, True, False]
    assert len(figures.finished(games)) == 2 and len(figures.whole_games(games)) == 1


@pytest.mark.parametrize("game", ["clearing_house", "quel_cirque", "clown_standoff"])
def test_the_default_board_is_the_one_in_the_box(game: str, tmp_path: Path) -> None:
    short = tests.day.SHORT[game]
    usual = {option.name: option.default for option in games.find(game).options if option.name in short}
    write_visit(tmp_path, [Script(game, options=usual, leaves=1)])
    (played,) = day_of([tmp_path]).games
    assert figures.is_original(played)
    (row,) = tables(day_of([tmp_path]))["games"][1]
    assert row[-1] == "true"


def test_groups_are_made_by_size_by_answers_and_by_version(tmp_path: Path) -> None:
    for number in range(1, 5):
        said: list[dict[str, object]] = [{"question": "age", "answer": "adult" if number % 2 else "child"}]
        said += [{"question": "fun", "answer": number}, {"question": "again", "answer": "yes"}]
        script = Script(GAME, people=1 + number % 2)
        after = timedelta(days=number)
        visit = write_visit(tmp_path, [script], number=number, answers=said, after=after)
        head = json.loads((visit / "session.json").read_text(encoding="utf-8"))
        (visit / "session.json").write_text(
            json.dumps(head | {"app": f"0.{1 + number // 4}"}), encoding="utf-8"
        )
    day = day_of([tmp_path])
    assert [(each.what, each.size) for each in groups.by_size(day)] == [("1", 2), ("2", 2)]
    ages = {each.what: each.fun.mean for each in groups.by_answer(day, "age")}
    assert ages == {"adult": 2.0, "child": 3.0}
    assert groups.by_answer(day, "experience") == []
    versions = groups.by_version(day)
    assert [(each.what, each.size, each.fun.mean, len(each.games)) for each in versions] == [
        ("0.2", 1, 4.0, 1),
        ("0.1", 3, 2.0, 3),
    ]


def test_pauses_are_those_that_the_visits_tell(tmp_path: Path) -> None:
    paused = [
        {"ms": 30_000, "scene": "table", "pause": 21_000},
        {"ms": 90_000, "scene": "rulebook", "pause": 45_500},
    ]
    write_visit(tmp_path, number=1, acts=paused)
    write_visit(tmp_path, number=2, acts=[{"ms": 5, "scene": "table", "tap": "card/1"}])
    day = day_of([tmp_path])
    assert figures.pauses(day) == [21.0, 45.5]
    heads, rows = tables(day)["visits"]
    assert [dict(zip(heads, row, strict=True))["paused_s"] for row in rows] == [66.5, 0]
