"""A person plays: whole games by clicks and by drags, a kill in the middle, and going on."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from circus.records.replay import read
from tests.e2e.real_window import SIZE, RealWindow, needs_window, opened, screen

pytestmark = needs_window

Way = Callable[[RealWindow, Random], None]

GAMES = {
    "clearing_house": ("--option", "round_limit=1", "--players", "human,random,random"),
    "clown_standoff": ("--players", "human,random,random"),
    "flip_circus": ("--option", "turn_limit=6", "--players", "human,random"),
    "quel_cirque": ("--players", "human,random,random"),
    "texas_showdown": ("--option", "length=one_hand", "--option", "passing=true"),
}
"""What is played, and how, so that a game does not take long."""


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    with screen() as name:
        yield name


def by_clicks(window: RealWindow, rng: Random) -> None:
    """One of the wanted things is clicked."""
    window.click(rng.choice(window.wanted()))


def by_drags(window: RealWindow, rng: Random) -> None:
    """One of the wanted things is pulled to another wanted one, or to the middle of the table."""
    wanted = window.wanted()
    name = rng.choice(wanted)
    others = [each for each in wanted if each != name and each.partition("/")[0] != name.partition("/")[0]]
    if name.startswith("verb/"):
        window.click(name)
    elif others and rng.random() < 0.5:
        window.drag(name, *window.place(rng.choice(others)))
    else:
        window.drag(name, SIZE[0] // 2, SIZE[1] * 2 // 5)


def play_to_the_end(window: RealWindow, way: Way, rng: Random) -> None:
    """Goes on until the results are shown."""
    while (facts := window.wait(lambda now: not now["busy"] and _asks(now)))["scene"] != "results":
        way(window, rng)
        window.settle(facts)


def _asks(facts: dict[str, Any]) -> bool:
    return facts["scene"] == "results" or any(target["wanted"] for target in facts["targets"])


def records(home: Path) -> list[Path]:
    return sorted(home.rglob("*-*.jsonl"))


ONE_EVERYDAY = [
    pytest.param(game, marks=pytest.mark.everyday if game == "clown_standoff" else ()) for game in GAMES
]


@pytest.mark.parametrize("game", ONE_EVERYDAY)
def test_a_whole_game_is_played_by_clicks(game: str, display: str, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    words = ("play", game, *GAMES[game], "--seed", "3", "--record", str(record))
    with opened(tmp_path, display, *words) as window:
        play_to_the_end(window, by_clicks, Random(1))
    assert read(record).ended


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_by_drags_until_it_ends(game: str, display: str, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    words = ("play", game, *GAMES[game], "--seed", "4", "--record", str(record))
    rng = Random(2)

    def mixed(window: RealWindow, rng: Random) -> None:
        """Mostly drags; a click now and then finishes what a drag has only begun."""
        (by_drags if rng.random() < 0.7 else by_clicks)(window, rng)

    with opened(tmp_path, display, *words) as window:
        play_to_the_end(window, mixed, rng)
    assert read(record).ended


def test_a_killed_game_goes_on_from_the_lobby_exactly_there(display: str, tmp_path: Path) -> None:
    rng = Random(5)
    with opened(tmp_path, display) as window:
        window.click("poster/texas_showdown")
        window.wait(lambda facts: facts["scene"] == "setup" and not facts["busy"])
        window.click("ui/play")
        for _ in range(6):  # not enough to end it, whatever was dealt
            facts = window.wait(lambda now: not now["busy"] and now["scene"] == "table" and _asks(now))
            by_clicks(window, rng)
            window.settle(facts)
    (record,) = records(tmp_path)
    before = read(record, cut_end=True)
    with opened(tmp_path, display) as window:
        window.click("ui/resume")
        window.wait(lambda facts: facts["scene"] == "table" or "ui/save/0" in window.names())
        if window.facts["scene"] != "table":
            window.click("ui/save/0")
        window.wait(lambda facts: facts["scene"] == "table" and not facts["busy"])
    after = read(records(tmp_path)[-1], cut_end=True)
    played = list(map(str, before.match.actions))
    assert list(map(str, after.match.actions))[: len(played)] == played


def test_escape_leads_back_and_the_lobby_ends_the_program_with_0(display: str, tmp_path: Path) -> None:
    with opened(tmp_path, display) as window:
        window.click("poster/texas_showdown")
        window.wait(lambda facts: facts["scene"] == "setup" and not facts["busy"])
        window.key("Escape")  # leaves the field in which the first start asks for a name
        window.settle(window.facts)
        assert window.facts["scene"] == "setup"
        window.key("Escape")
        window.wait(lambda facts: facts["scene"] == "lobby" and not facts["busy"])
        window.click("ui/leave")
        window.wait(lambda facts: "ui/quit" in window.names())
        window.click("ui/quit")
        assert window.process.wait(20) == 0
