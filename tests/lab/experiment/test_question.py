"""What can be asked: variants in a fixed order; a slip is told in one line, and nothing is written."""

import json
from pathlib import Path
from typing import Any

import pytest

from circus import games
from circus.core.errors import UsageError
from circus.core.option import Value
from circus.lab.experiment.playing import play
from circus.lab.experiment.question import ExperimentQuestion, Variant, of_line, variants_of
from tests.cli import run
from tests.lab.experiment.duel import COLOURS, DUEL, duel

Capsys = pytest.CaptureFixture[str]
CIRQUE = games.find("quel_cirque")


def values_of(variants: tuple[Variant, ...], *names: str) -> list[tuple[Any, ...]]:
    return [tuple(dict(each.options)[name] for name in names) for each in variants]


def test_all_combinations_are_compared_in_the_order_of_the_values() -> None:
    variants = variants_of(
        CIRQUE, {"over_under": True}, {"push": ("clumsy", "none"), "lazy_clown": (False, True)}
    )
    assert values_of(variants, "push", "lazy_clown") == [
        ("clumsy", False),
        ("clumsy", True),
        ("none", False),
        ("none", True),
    ]
    assert values_of(variants, "over_under") == [(True,)] * 4


def test_each_value_is_compared_with_the_usual_rules_which_come_first() -> None:
    varied = {"push": ("none", "bousculade", "clumsy"), "lazy_clown": (True,)}
    variants = variants_of(CIRQUE, {}, varied, each=True)
    assert values_of(variants, "push", "lazy_clown") == [
        ("none", False),
        ("bousculade", False),
        ("clumsy", False),
        ("none", True),
    ]


def test_without_something_every_variant_has_a_twin() -> None:
    variants = variants_of(DUEL, {}, {"colour": COLOURS[:2]}, without="wait")
    assert [(dict(each.options)["colour"], each.without) for each in variants] == [
        ("red", None),
        ("red", "wait"),
        ("blue", None),
        ("blue", "wait"),
    ]


def boards(variants: tuple[Variant, ...]) -> list[tuple[Any, ...]]:
    return [(dict(each.options)["lazy_clown"], each.level) for each in variants]


def test_boards_are_varied_as_options_are() -> None:
    varied: dict[str, tuple[Value, ...]] = {"lazy_clown": (False, True), "level": ("big_top", "long_parade")}
    every = variants_of(CIRQUE, {}, varied)
    assert boards(every) == [(False, None), (False, "long_parade"), (True, None), (True, "long_parade")]
    alone = variants_of(CIRQUE, {}, varied, each=True)
    assert boards(alone) == [(False, None), (True, None), (False, "long_parade")]
    asked = ExperimentQuestion("quel_cirque", 2, None, every, ("random",), False, 1, None, 1)
    assert [setup.level_name for setup in asked.open()[1]] == [None, "long_parade", None, "long_parade"]
    assert of_line(json.loads(json.dumps(asked.line()))) == asked
    assert [line.variant for line in play(asked, 0)] == [0, 1, 2, 3]


def test_a_question_comes_back_from_its_file_as_it_was() -> None:
    asked = duel(None, 2**60, until=0.05, variants=variants_of(DUEL, {}, {"colour": COLOURS}, without="wait"))
    assert of_line(json.loads(json.dumps(asked.line()))) == asked


def test_bots_of_several_strengths_sit_on_every_seat_once() -> None:
    variants = variants_of(CIRQUE, {}, {})
    asked = ExperimentQuestion(
        "quel_cirque", 3, None, variants, ("hard", "greedy", "greedy"), False, 7, None, 1
    )
    assert asked.seated == (
        ("hard", "greedy", "greedy"),
        ("greedy", "greedy", "hard"),
        ("greedy", "hard", "greedy"),
    )
    assert asked.deals == 3


def test_a_ladder_holds_each_bot_against_the_next_one() -> None:
    variants = variants_of(CIRQUE, {}, {})
    asked = ExperimentQuestion("quel_cirque", 3, None, variants, ("easy", "normal", "hard"), True, 7, None, 1)
    assert asked.rungs == (("easy", "normal"), ("normal", "hard"))
    assert asked.seated == (("hard",) * 3,)
    assert asked.games_a_deal == 1 + 2 * 3


SLIPS = {
    "there is no game 'chess'": ("chess",),
    "there is no option or number 'pull'": ("quel_cirque", "--vary", "pull=a,b"),
    "option push cannot be 'hard'": ("quel_cirque", "--vary", "push=none,hard"),
    "names a value twice": ("quel_cirque", "--vary", "push=none,none"),
    "names one value": ("quel_cirque", "--vary", "push=clumsy"),
    "write --vary OPTION=V1,V2": ("quel_cirque", "--vary", "push"),
    "push is given twice": ("quel_cirque", "--vary", "push=none,clumsy", "--vary", "push=none,bousculade"),
    "both fixed and varied": ("quel_cirque", "--vary", "push=none,clumsy", "--option", "push=clumsy"),
    "nothing is varied": ("quel_cirque", "--vary", "push=none", "--each"),
    "cannot be played with 9 seats": ("quel_cirque", "--seats", "9"),
    "has no level 'moon'": ("quel_cirque", "--level", "moon"),
    "there is no bot 'clever'": ("quel_cirque", "--bots", "clever"),
    "2 bots for 4 seats": ("quel_cirque", "--bots", "easy,greedy"),
    "the weakest first": ("quel_cirque", "--bots", "hard,easy", "--ladder"),
    "a ladder needs two or more": ("quel_cirque", "--ladder"),
    "there is no verb 'sleep'": ("quel_cirque", "--without", "sleep"),
    "there is no card 'card/moon'": ("clearing_house", "--without", "card/moon"),
    "knows no boredom": ("quel_cirque", "--until", "boredom=1"),
    "from 0.0001 to below 1": ("quel_cirque", "--vary", "push=none,clumsy", "--until", "2"),
    "is not a width": ("quel_cirque", "--until", "narrow"),
    "not allowed with argument": ("quel_cirque", "--until", "0.1", "--games", "5"),
    "the seed cannot be -1": ("quel_cirque", "--seed", "-1"),
    "is not a whole number from 1 on": ("quel_cirque", "--games", "0"),
    "name it with --out": ("quel_cirque", "--resume"),
}


@pytest.mark.parametrize("reason", SLIPS)
def test_a_slip_is_told_in_one_line_and_nothing_is_written(
    reason: str, tmp_path: Path, capsys: Capsys
) -> None:
    folder = () if reason == "name it with --out" else ("--out", str(tmp_path / "out"))
    done = run(capsys, "lab", *SLIPS[reason], *folder)
    assert (done.code, done.out) == (2, "")
    assert reason in done.err
    assert done.err.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_variants_that_are_the_same_are_refused() -> None:
    twice = variants_of(DUEL, {}, {"colour": ("red", "blue")})
    with pytest.raises(UsageError, match="are the same"):
        duel(5, 1, variants=(*twice, twice[0]))
