"""What is counted of single games: by hand for a few, and alike for whoever played them."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from circus import games
from circus.core.action import CHANCE, Action
from circus.lab import crew
from circus.lab.experiment import humans, measures
from circus.lab.experiment.chances import Curve
from circus.lab.experiment.course import HIT_LIMIT, LIMIT, GameCounts, ReplayedMoves, course_of
from circus.lab.experiment.observed import ObservedGame
from circus.lab.experiment.playing import GameLine, play, prepare
from circus.lab.experiment.question import ExperimentQuestion, variants_of
from circus.lab.experiment.results import results
from circus.lab.experiment.run import Experiment
from circus.lab.experiment.sums import FigureSums
from circus.records.replay import read
from tests.lab.experiment.duel import COLOURS, DUEL, HIT, MISS, SHOOT, WAIT, duel

MAY_WAIT = DUEL.setup(2, {"may_wait": True})


def figures(question: ExperimentQuestion, line: GameLine) -> dict[str, float]:
    """Each figure that this game tells, as a number."""
    names = [each.name for each in measures.measures(question)]
    pairs = zip(names, line.amounts, strict=True)
    return {name: amount[0] / amount[1] for name, amount in pairs if amount and amount[1]}


def told_of(*actions: Action) -> dict[str, float]:
    """The figures of a duel that went like this."""
    question = duel(1, 1, variants=variants_of(DUEL, {"may_wait": True}, {}))
    table = prepare(question)
    course = course_of(DUEL, MAY_WAIT, ReplayedMoves(DUEL, actions))
    amounts = table.amounts(table.observed(course, table.seatings[0]))
    return figures(question, GameLine(0, 0, "0", course.reason, len(course.actions), amounts))


def test_a_duel_is_counted_by_hand() -> None:
    told = told_of(SHOOT[0], MISS, SHOOT[1], HIT)
    assert (told["win_share/0"], told["win_share/1"], told["first_seat"]) == (0, 1, 0)
    assert (told["plies"], told["draws"], told["decisions"], told["branching"]) == (2, 2, 1, 2)
    assert (told["forced_share"], told["ties"], told["limit"], told["uncovered"]) == (0, 0, 0, 0)
    assert (told["used/verb/shoot"], told["times/verb/shoot"]) == (1, 2)
    assert told["won_with/verb/shoot"] == 0.5
    assert (told["used/verb/wait"], told["times/verb/wait"]) == (0, 0)
    assert "won_with/verb/wait" not in told
    assert "minutes" not in told and "waiting" not in told
    assert (told["turn_share/0"], told["turn_share/1"], told["score_spread"]) == (0, 1, 1)


def test_a_seat_waits_from_its_choice_to_its_next_one() -> None:
    pace = {"shoot": [5.0, 1.0], "wait": [3.0, 1.0], "forced": 1.0, "draw": 2.0}
    course = course_of(DUEL, MAY_WAIT, ReplayedMoves(DUEL, [WAIT[0], SHOOT[1], MISS, WAIT[0], SHOOT[1], HIT]))
    waiting = {each.name: each for each in measures.ALWAYS}["waiting"]
    first, second = 1 + 5 + 1 + 2, 1 + 2 + 3 + 1
    assert waiting.value(ObservedGame(course, ((0,), (1,)), pace=pace)) == (first + second, 2)
    assert waiting.value(ObservedGame(course, ((0,), (1,)), pace=pace, minutes=3.0)) is None


def test_who_waits_and_who_shoots_are_told_apart() -> None:
    told = told_of(WAIT[0], SHOOT[1], HIT)
    assert (told["won_with/verb/shoot"], told["won_with/verb/wait"]) == (1, 0)


def test_forced_actions_are_no_decisions() -> None:
    question = duel(1, 1)
    told = figures(question, play(question, 0)[0])
    assert (told["forced_share"], told["decisions"]) == (1, 0)
    assert "branching" not in told


def test_a_game_that_does_not_end_is_broken_off_and_nobodys() -> None:
    course = course_of(DUEL, MAY_WAIT, ReplayedMoves(DUEL, [WAIT[at % 2] for at in range(LIMIT + 9)]))
    assert (course.reason, course.winners, list(course.shares)) == (HIT_LIMIT, (), [0.5, 0.5])
    assert len(course.actions) == LIMIT


def test_a_seat_that_may_do_nothing_is_a_position_that_the_rules_do_not_cover() -> None:
    told = told_of(WAIT[0], WAIT[1])
    assert (told["uncovered"], told["limit"]) == (1, 0)
    assert "plies" not in told


def test_without_a_verb_nobody_chooses_it_of_free_will() -> None:
    variants = variants_of(DUEL, {"may_wait": True}, {}, without="wait")
    question = duel(40, 2, variants=variants)
    lines = [line for deal in range(40) for line in play(question, deal)]
    waits = [sum(figures(question, line)["times/verb/wait"] for line in lines[at::2]) for at in range(2)]
    assert waits[0] > 0
    assert waits[1] == 0


def test_a_rung_of_the_ladder_tells_the_win_of_the_stronger_side_alone() -> None:
    game = games.find("quel_cirque")
    question = ExperimentQuestion(
        "quel_cirque", 2, None, variants_of(game, {}, {}), ("random", "greedy"), True, 1, None, 5
    )
    ordinary, *rungs = play(question, 0)
    assert ordinary.is_ordinary
    assert [line.table for line in rungs] == ["greedy-random/0", "greedy-random/1"]
    for line in rungs:
        assert not line.is_ordinary
        assert figures(question, line).keys() == {"skill_trace/greedy-random"}


def test_greedy_bots_climb_above_random_ones() -> None:
    game = games.find("clown_standoff")
    question = ExperimentQuestion(
        "clown_standoff", 3, None, variants_of(game, {}, {}), ("random", "greedy"), True, 60, None, 5
    )
    sums = FigureSums(question)
    for deal in range(60):
        sums.add(play(question, deal))
    share, low, _ = results(question, sums)["variants"][0]["skill_trace/greedy-random"]
    assert share > low > 0
    assert share > 1 / 3


def test_rotated_bots_sit_on_every_seat_with_the_same_cards() -> None:
    game = games.find("texas_showdown")
    variants = variants_of(game, {"length": "one_hand"}, {})
    question = ExperimentQuestion(
        "texas_showdown", 3, None, variants, ("greedy", "random", "random"), False, 6, None, 5
    )
    table = prepare(question)
    deals = {str(table.course(0, 0, seating).actions[0]) for seating in table.seatings}
    assert len(table.seatings) == 3
    assert len(deals) == 1


def curve_of(*points: tuple[float, ...]) -> Curve:
    """What the curve of a game keeps in which seat 0 chose each time, and its chances went like this."""
    left = iter(points)
    curve = Curve(lambda _state: next(left), [(seat,) for seat in range(len(points[0]))])
    state = DUEL.start(MAY_WAIT)
    curve.begins(state)
    for _ in points:
        curve.chooses(state, SHOOT[0], (SHOOT[0], WAIT[0]))
        curve.has_become(state, SHOOT[0])
    return curve


def test_drama_is_how_far_the_winner_lay_behind() -> None:
    told = curve_of((0.5, 0.5), (0.2, 0.8), (0.6, 0.4), (1.0, 0.0)).figures(GameCounts(winners=(0,)))
    assert told["drama"] == pytest.approx(0.6 / 4)
    assert told["decisive_at"] == 2 / 4
    assert told["comeback"] == 1
    assert told["lead_changes"] == 1
    assert told["killer_moves"] == 2


def test_a_start_to_finish_win_has_none_of_it() -> None:
    told = curve_of((0.5, 0.5), (0.6, 0.4), (0.7, 0.3), (0.8, 0.2)).figures(GameCounts(winners=(0,)))
    assert [told[name] for name in ("drama", "comeback", "lead_changes", "killer_moves")] == [0, 0, 0, 0]
    assert told["runaway"] == 1
    caught_up = curve_of((0.5, 0.5), (0.6, 0.4), (0.55, 0.45), (1.0, 0.0)).figures(GameCounts(winners=(0,)))
    assert caught_up["runaway"] == 0
    assert told["decisive_at"] == 0


def test_a_lead_that_nobody_could_see_is_none() -> None:
    told = curve_of((0.6, 0.4), (0.49, 0.51), (0.6, 0.4), (1.0, 0.0)).figures(GameCounts(winners=(0,)))
    assert told["lead_changes"] == 0


def test_a_game_that_was_broken_off_has_no_winner_to_look_at() -> None:
    assert curve_of((0.6, 0.4)).figures(GameCounts()) == {}


def test_where_nobody_chooses_anything_all_is_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measures, "reviewed_each", lambda _question: 1)
    question = duel(600, 4, variants=variants_of(DUEL, {}, {}))
    sums = FigureSums(question)
    for deal in range(600):
        sums.add(play(question, deal))
    _, low, high = results(question, sums)["variants"][0]["luck_share"]
    all_but_the_first_seats_advantage = 1 - 2 * 0.1**2 / 0.5
    assert low < all_but_the_first_seats_advantage < high
    assert low > 0.8


def test_luck_is_looked_at_in_a_stated_part_of_the_deals() -> None:
    question = duel(10, 1)
    each = measures.reviewed_each(question)
    assert each > measures.REVIEWED_BEFORE
    reviewed = [deal for deal in range(2 * each) if measures.is_reviewed(question, deal)]
    assert reviewed == [each // 2, each + each // 2]


def test_of_short_games_the_first_deals_tell_luck_too() -> None:
    question = ExperimentQuestion(
        "clown_standoff", 4, None, variants_of(STANDOFF, {}, {}), ("greedy",), False, 1, None, 1
    )
    each = measures.reviewed_each(question)
    first = list(range(measures.REVIEWED_FIRST))
    assert [deal for deal in range(2 * each) if measures.is_reviewed(question, deal)] == sorted(
        {*first, each // 2, each + each // 2}
    )


def luck_of(deals: int, *parts: tuple[float, float]) -> dict[str, Any]:
    """What is told of so many deals, each variant's luck having given these parts of the variance in turn."""
    question = duel(deals, 1)
    names = [each.name for each in measures.measures(question)]
    sums = FigureSums(question)
    for deal in range(deals):
        lines = list(play(question, deal))
        luck = [each[deal % 2] for each in parts]
        told = [
            [(luck[line.variant], 1.0) if each == "luck_share" else None for each in names] for line in lines
        ]
        sums.add([line._replace(amounts=tuple(each)) for line, each in zip(lines, told, strict=True)])
    return results(question, sums)


def test_few_deals_do_not_tell_how_much_was_luck() -> None:
    few = luck_of(measures.MIN_PARTS - 1, (0.4, 0.6), (0.5, 0.9))
    assert all(
        "luck_share" not in variant and "luck_share" not in variant["n"] for variant in few["variants"]
    )
    assert not [each for each in few["differences"] if each["metric"] == "luck_share"]
    enough = luck_of(measures.MIN_PARTS, (0.4, 0.6), (0.5, 0.9))
    assert [variant["luck_share"][0] for variant in enough["variants"]] == [0.5, 0.7]
    (change,) = [each for each in enough["differences"] if each["metric"] == "luck_share"]
    assert change["diff"] == pytest.approx(0.2)


def test_luck_explains_no_less_than_nothing_and_no_more_than_all() -> None:
    told = luck_of(40, (-3.0, 2.0), (0.0, 4.0))
    for variant in told["variants"]:
        mean, low, high = variant["luck_share"]
        assert 0 <= low <= mean <= high <= 1
    (change,) = [each for each in told["differences"] if each["metric"] == "luck_share"]
    assert -1 <= change["low"] <= change["diff"] <= change["high"] <= 1


def test_luck_is_looked_at_more_often_where_games_are_short_and_where_bots_think() -> None:
    def each(game: str, bot: str) -> int:
        variants = variants_of(games.find(game), {}, {})
        return measures.reviewed_each(ExperimentQuestion(game, 4, None, variants, (bot,), False, 1, None, 1))

    assert each("clown_standoff", "greedy") < each("texas_showdown", "greedy")
    assert each("texas_showdown", "hard") < each("texas_showdown", "easy") < each("texas_showdown", "greedy")


STANDOFF = games.find("clown_standoff")
CIRQUE = games.find("quel_cirque")


def cirque(deals: int = 40) -> ExperimentQuestion:
    variants = variants_of(CIRQUE, {}, {"lazy_clown": (False, True)})
    return ExperimentQuestion("quel_cirque", 2, None, variants, ("greedy",), False, deals, None, 8)


def answered(question: ExperimentQuestion, folder: Path) -> Experiment:
    experiment = Experiment(question, folder)
    for _ in experiment.run(crew.alone()):
        pass
    return experiment


def test_the_games_worth_looking_at_are_records_that_hold(tmp_path: Path) -> None:
    experiment = answered(cirque(), tmp_path)
    told = experiment.results()["records"]
    assert [(each["variant"], each["kind"]) for each in told] == [
        (variant, kind) for variant in range(2) for kind in ("longest", "dramatic", "strangest")
    ]
    lines = [line for deal in range(40) for line in play(cirque(), deal)]
    for each in told:
        replay = read(tmp_path / each["file"])
        assert replay.ended
        assert replay.match.setup.options["lazy_clown"] is (each["variant"] == 1)
        if each["kind"] == "longest":
            plies = sum(action.seat != CHANCE for action in replay.match.actions)
            assert plies == max(figures(cirque(), line)["plies"] for line in lines[each["variant"] :: 2])


def test_gone_on_with_the_same_games_are_worth_looking_at(tmp_path: Path) -> None:
    whole = answered(cirque(), tmp_path).results()["records"]
    again = Experiment(cirque(), tmp_path, resume=True)
    for _ in again.run(crew.alone()):
        pass
    assert again.results()["records"] == whole


def as_people(folder: Path, kept: Path) -> list[Path]:
    """The same records, as if persons had sat there; one a second a line."""
    kept.mkdir()
    for number, path in enumerate(sorted(folder.glob("*.jsonl"))):
        lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        lines[0]["players"] = [{"name": "Ada", "kind": "human"}, {"name": "Bob", "kind": "human"}]
        lines[0]["started"] = f"2026-01-01T00:00:{number:02}Z"
        for at, line in enumerate(lines):
            if "ms" in line:
                line["ms"] = at * 1000
        (kept / path.name).write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return sorted(kept.iterdir())


def test_games_of_people_have_the_same_figures_as_if_bots_had_played_them(tmp_path: Path) -> None:
    question = cirque()
    told = answered(question, tmp_path / "bots").results()["records"]
    as_people(tmp_path / "bots" / "records", tmp_path / "people")
    found = humans.read(question, [tmp_path / "people"])
    assert (len(found.lines), found.others, found.skipped) == (6, {}, ())
    picked = {each["file"].removeprefix("records/"): each for each in told}
    for line, name in zip(found.lines, sorted(picked), strict=True):
        bots = figures(question, play(question, picked[name]["deal"])[picked[name]["variant"]])
        people = figures(question, line)
        assert people.pop("minutes") > 0
        assert bots.keys() - {"minutes", "luck_share", "waiting"} <= people.keys()
        assert {name: bots.get(name, people[name]) for name in people} == people
    beside = humans.human_figures(question, found)
    assert [(each["variant"], each["people"], each["games"]) for each in beside] == [
        (0, True, 3),
        (1, True, 3),
    ]
    assert beside[0]["options"] == dict(question.variants[0].options)
    assert beside[0]["n"]["plies"] == 3


def test_what_is_not_of_people_or_of_these_variants_is_passed_over(tmp_path: Path) -> None:
    answered(cirque(), tmp_path / "bots")
    records = as_people(tmp_path / "bots" / "records", tmp_path / "people")
    records[0].write_text("no record\n", encoding="utf-8")
    three = variants_of(CIRQUE, {}, {"push": ("none", "clumsy")})
    other = ExperimentQuestion("quel_cirque", 2, None, three, ("greedy",), False, 1, None, 8)
    found = humans.read(other, [tmp_path / "people", tmp_path / "bots" / "records"])
    assert (len(found.lines), len(found.skipped)) == (2, 1)
    assert found.others == {"with lazy_clown=true": 3}


def test_colours_of_pistols_are_other_luck_and_the_same_rules() -> None:
    question = duel(1, 1, variants=variants_of(DUEL, {}, {"colour": COLOURS}))
    assert len({line.actions for deal in range(6) for line in play(question, deal)}) > 1


def test_a_generator_for_each_deal_alone() -> None:
    """Which deals were played before changes nothing."""
    question = cirque()
    order = list(range(6))
    Random(1).shuffle(order)
    mixed = {deal: play(question, deal) for deal in order}
    assert [mixed[deal] for deal in range(6)] == [play(question, deal) for deal in range(6)]


@pytest.mark.parametrize("game", ["clearing_house", "quel_cirque"])
def test_who_begins_is_who_was_drawn_although_all_have_chosen_together_before(game: str) -> None:
    declared = games.find(game)
    variants = variants_of(declared, {}, {})
    table = prepare(ExperimentQuestion(game, 4, None, variants, ("greedy",), False, 8, None, 5))
    begun = set()
    for deal in range(8):
        course = table.course(deal, 0, table.seatings[0])
        (drawn,) = (action for action in course.actions if action.verb == "first")
        assert course.first == int(drawn.picks[0].removeprefix("seat/"))
        begun.add(course.first)
    assert len(begun) > 1
