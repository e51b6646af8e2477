"""What the review is held to: sums over games that can be stopped, gone on with and told."""

import json
from pathlib import Path

import pytest

from circus.lab.review import claims
from circus.lab.review.claims import ReviewSums, claim_lines, interval, main, measure, plan_of

GAME = "pebbles"


def write_sums(folder: Path, number: int, **otherwise: object) -> Path:
    """The sums of one game, as if it had been played."""
    path = folder / GAME / f"{number:04}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    sums = {"bots": ["hard", "greedy"], "choices": [4, 5], "lost": [0.04, 0.5], "luck": [0.1, -0.1]}
    path.write_text(json.dumps({**sums, **otherwise}), encoding="utf-8")
    return path


def test_hard_and_greedy_bots_sit_in_turn_and_every_deal_is_played_from_each_seat() -> None:
    plan = plan_of("texas_showdown")
    assert plan.strengths == ("hard", "greedy", "hard", "greedy")
    assert {plan.seated(number) for number in range(2)} == {
        (0, ("hard", "greedy", "hard", "greedy")),
        (0, ("greedy", "hard", "greedy", "hard")),
    }


def test_a_mean_over_games_has_an_interval_that_shrinks_with_their_root() -> None:
    few, many = interval([0.0, 1.0] * 8), interval([0.0, 1.0] * 32)
    assert few.mean == many.mean == 0.5
    assert few.reach / many.reach == pytest.approx(2, rel=0.05)
    assert few.reach == pytest.approx(1.96 * 0.5 / 4, rel=0.05)


def test_losses_are_counted_by_choice_and_luck_by_seat() -> None:
    sums = ReviewSums(
        ("hard", "greedy", "hard", "greedy"), (1, 2, 3, 0), (0.1, 0.4, 0.3, 0.0), (0.2, 0, 0.4, -0.6)
    )
    assert sums.mean_loss("hard") == pytest.approx(0.1)
    assert sums.mean_loss("greedy") == pytest.approx(0.2)
    assert sums.mean_luck("hard") == pytest.approx(0.3)
    assert ReviewSums(("hard", "greedy"), (1, 0), (0.1, 0), (0, 0)).mean_loss("greedy") is None


def test_a_game_that_was_measured_is_not_played_again(tmp_path: Path) -> None:
    first = write_sums(tmp_path, 0)
    before = first.read_bytes()
    found = measure(GAME, tmp_path, count=2, jobs=1)
    assert first.read_bytes() == before
    assert found[0].lost == (0.04, 0.5)
    assert sorted(path.name for path in first.parent.iterdir()) == ["0000.json", "0001.json"]
    assert sorted(found[1].bots) == ["greedy", "hard"] and sum(found[1].choices) > 0
    assert sum(found[1].luck) == pytest.approx(0, abs=1e-4)


def test_what_is_there_is_told_without_playing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_sums(tmp_path, 0)
    write_sums(tmp_path, 1, lost=[0.08, 0.5], luck=[-0.1, 0.1])
    assert main([str(tmp_path), GAME, "--games", "0"]) == 0
    lines = capsys.readouterr().err.splitlines()
    assert lines[0] == f"{GAME}: 2 games"
    assert lines[1].startswith("  mean loss of a choice, hard: 0.0150 ± ")
    assert lines[3].startswith("  greedy less hard: 0.0850 ± ")
    assert lines[4].startswith("  luck of a hard seat: 0.0000 ± ")


def test_of_one_game_nothing_is_told() -> None:
    assert list(claim_lines(GAME, [])) == [f"{GAME}: 0 games, too few to say anything"]


@pytest.mark.parametrize("content", ["", "[1]", '{"bots": ["hard"]}', '{"bots": 1'])
def test_a_file_that_is_no_sums_is_named(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write_sums(tmp_path, 0)
    path.write_text(content, encoding="utf-8")
    assert main([str(tmp_path), GAME, "--games", "0"]) == 1
    assert f"{path} cannot be read" in capsys.readouterr().err


def test_a_folder_that_takes_nothing_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(path: Path, content: bytes) -> None:
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr(claims, "write_whole", full)
    assert main([str(tmp_path), GAME, "--games", "1"]) == 1
    assert "No space left on device" in capsys.readouterr().err
