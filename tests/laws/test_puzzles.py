"""Puzzles: each shipped one asks for one choice, can be checked, gives nothing away, and is proved."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from circus import games
from circus.cli import main
from circus.content.texts import LANGUAGES, Texts
from circus.core.action import CHANCE
from circus.core.errors import RecordError
from circus.core.policy import Reason
from circus.lab.puzzles.mining import MAX_CHOICES, MIN_WORSE
from circus.lab.puzzles.proving import CLAIMED, proves
from circus.lab.review.verdict import ERROR
from circus.records import puzzle
from circus.records.fingerprint import fingerprint
from tests.texts.schemes import NAMES

SHIPPED = 20
GAMES = [game for game in games.names() if puzzle.names(game)]
ALL = [(game, name) for game in GAMES for name in puzzle.names(game)]

each_puzzle = pytest.mark.parametrize(("game", "name"), ALL)


def test_every_game_brings_twenty() -> None:
    assert {game: len(puzzle.names(game)) for game in NAMES} == dict.fromkeys(NAMES, SHIPPED)


@pytest.mark.parametrize("game", GAMES)
def test_no_two_puzzles_of_a_game_are_the_same(game: str) -> None:
    found = [puzzle.find(game, name) for name in puzzle.names(game)]
    places = Counter(fingerprint(each.game, each.timeline.at(len(each.timeline))) for each in found)
    assert places.most_common(1)[0][1] == 1


@each_puzzle
def test_a_puzzle_asks_a_seat_that_is_awaited_for_one_of_several_legal_actions(game: str, name: str) -> None:
    found = puzzle.find(game, name)
    assert found.game.name == game
    assert found.seat in found.view.awaited
    legal = found.game.legal_actions(found.view, found.seat)
    assert set(legal) == {found.best, *found.losses}
    assert len(legal) <= MAX_CHOICES
    assert found.game.facts.window(found.game.view(found.view, CHANCE)) is None, "windows have a clock"


@each_puzzle
def test_what_is_wrong_costs_as_much_as_is_claimed_and_what_is_right_does_the_same(
    game: str, name: str
) -> None:
    found = puzzle.find(game, name)
    wrong = {action: loss for action, loss in found.losses.items() if loss > ERROR}
    assert len(wrong) >= MIN_WORSE
    assert min(wrong.values()) >= CLAIMED.at(found.setup.seats).worse
    assert all(action.verb == found.best.verb for action in found.losses.keys() - wrong.keys())


@each_puzzle
@pytest.mark.parametrize("language", LANGUAGES)
def test_why_the_best_choice_is_good_can_be_said(game: str, name: str, language: str) -> None:
    found, texts = puzzle.find(game, name), Texts(language)
    texts.add_game(game)
    tells = found.game.policy.reason if found.game.policy else None
    reason: Reason | None = tells(found.view, found.best) if tells else None
    assert reason is None or texts.has(f"{game}-hint-{reason.key}")


@pytest.mark.parametrize("game", GAMES)
def test_the_checker_accepts_every_puzzle(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    folder = games.folder(game) / puzzle.FOLDER
    assert main(["check", *(str(folder / f"{name}.jsonl") for name in puzzle.names(game))]) == 0
    assert not capsys.readouterr().err


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_of_each_game_is_proved_again(game: str) -> None:
    """All of them are by `python -m circus.lab.puzzles --prove`."""
    name = puzzle.names(game)[-1]
    assert proves(puzzle.find(game, name), Random(f"{game} {name} proof"))


def changed(tmp_path: Path, game: str, old: str, new: str) -> Path:
    """A copy of a game's first puzzle with something else in its last line."""
    source = games.folder(game) / puzzle.FOLDER / f"{puzzle.names(game)[0]}.jsonl"
    *played, asked = source.read_text(encoding="utf-8").splitlines()
    path = tmp_path / "puzzle.jsonl"
    path.write_text("\n".join([*played, asked.replace(old, new)]) + "\n", encoding="utf-8")
    return path


def test_a_solution_that_is_not_legal_is_refused(tmp_path: Path) -> None:
    found = puzzle.find("quel_cirque", puzzle.names("quel_cirque")[0])
    asked = f'"seat": {found.seat}'
    path = changed(tmp_path, "quel_cirque", asked, f'"seat": {(found.seat + 1) % 2}')
    with pytest.raises(RecordError, match=r"is nothing that seat . may do here"):
        puzzle.read_puzzle(path)


def test_an_action_without_its_loss_is_refused(tmp_path: Path) -> None:
    found = puzzle.find("quel_cirque", puzzle.names("quel_cirque")[0])
    one = next(iter(found.losses))
    path = changed(tmp_path, "quel_cirque", f'"{one}"', f'"{one} "')
    with pytest.raises(RecordError, match="'losses' have to name"):
        puzzle.read_puzzle(path)


@pytest.mark.parametrize("extra", ['{"pin": {}}', '{"undo": 1}'])
def test_nothing_follows_the_line_that_asks(tmp_path: Path, extra: str) -> None:
    path = changed(tmp_path, "quel_cirque", "", "")
    with path.open("a", encoding="utf-8") as file:
        file.write(extra + "\n")
    with pytest.raises(RecordError, match="nothing follows the line that asks"):
        puzzle.read_puzzle(path)


def test_a_record_that_asks_for_nothing_is_no_puzzle(tmp_path: Path) -> None:
    path = changed(tmp_path, "quel_cirque", '"puzzle"', '"else"')
    with pytest.raises(RecordError, match="no line asks for a choice"):
        puzzle.read_puzzle(path)
