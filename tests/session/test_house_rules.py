"""House rules: sets of changed numbers, their codes and their files."""

import json
from pathlib import Path
from random import Random

import pytest

from circus import games
from circus.core.errors import DataFileError
from circus.session.deals import LETTERS
from circus.session.house_rule_code import code_of, numbers_of_code
from circus.session.house_rules import (
    HouseRules,
    forget_rules,
    load_rules,
    read_rules,
    store_rules,
    write_rules,
)

GAME = "clearing_house"
GENTLE = HouseRules(GAME, "Gentle", {"hearts": 6, "attack_damage": 1 + 1})


def test_a_code_means_the_same_numbers_again() -> None:
    numbers, rng = games.find(GAME).numbers, Random(1)
    for _ in range(300):
        chosen = rng.sample(numbers, rng.randint(0, 3))
        changed = {each.name: rng.randint(each.least, each.most) for each in chosen}
        changed = {each.name: changed[each.name] for each in numbers if each.name in changed}
        changed = {name: value for name, value in changed.items() if value != default_of(name)}
        code = code_of(GAME, changed)
        assert code is not None
        assert numbers_of_code(GAME, code) == changed


def default_of(name: str) -> int:
    return next(each.default for each in games.find(GAME).numbers if each.name == name)


def test_a_code_may_be_typed_in_small_letters_with_blanks() -> None:
    code = code_of(GAME, {"hearts": 5})
    assert code is not None
    assert numbers_of_code(GAME, f"{code[:3].lower()} {code[3:]}") == {"hearts": 5}


def test_most_mistyped_codes_are_noticed() -> None:
    code = code_of(GAME, {"hearts": 5})
    assert code is not None
    wrong = [
        code[:at] + letter + code[at + 1 :] for at in range(6) for letter in LETTERS if letter != code[at]
    ]
    noticed = [typed for typed in wrong if numbers_of_code(GAME, typed) is None]
    assert len(noticed) > 0.9 * len(wrong)
    assert numbers_of_code(GAME, "ABC") is None


def test_too_many_changes_have_no_code() -> None:
    assert code_of(GAME, {each.name: each.most for each in games.find(GAME).numbers}) is None


def test_sets_are_kept_by_name_and_can_be_dropped(tmp_path: Path) -> None:
    store_rules(GENTLE, tmp_path)
    store_rules(HouseRules(GAME, "Quick", {"hearts": 2}), tmp_path)
    store_rules(HouseRules(GAME, "Gentle", {"hearts": 7}), tmp_path)
    assert [(each.name, each.numbers) for each in load_rules(GAME, tmp_path)] == [
        ("Quick", {"hearts": 2}),
        ("Gentle", {"hearts": 7}),
    ]
    forget_rules(GAME, "Quick", tmp_path)
    assert [each.name for each in load_rules(GAME, tmp_path)] == ["Gentle"]


def test_a_shared_file_is_read_again(tmp_path: Path) -> None:
    write_rules(GENTLE, tmp_path / "gentle.json")
    assert read_rules(tmp_path / "gentle.json") == GENTLE


@pytest.mark.parametrize(
    ("facts", "reason"),
    [
        ({"game": "poker", "name": "x", "numbers": {}}, "poker"),
        ({"game": GAME, "name": "x", "numbers": {"lives": 3}}, "there is no number 'lives'"),
        ({"game": GAME, "name": "x", "numbers": {"hearts": 99}}, "number hearts cannot be 99"),
        ({"game": GAME}, "name"),
    ],
)
def test_a_file_that_is_no_set_is_refused_with_the_reason(
    tmp_path: Path, facts: dict[str, object], reason: str
) -> None:
    path = tmp_path / "odd.json"
    path.write_text(json.dumps(facts), encoding="utf-8")
    with pytest.raises(DataFileError, match=reason):
        read_rules(path)


def test_a_damaged_file_of_sets_is_set_aside(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store_rules(GENTLE, tmp_path)
    (tmp_path / f"{GAME}.json").write_text("{", encoding="utf-8")
    assert load_rules(GAME, tmp_path) == []
    assert "cannot be used" in capsys.readouterr().err
    assert len(list(tmp_path.iterdir())) == 1
