"""Phones beside a real window: two of them play a whole game that the window shows."""

import socket
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from circus.phones import lan_addresses
from tests.e2e.real_window import RealWindow, needs_window, opened, screen
from tests.tables.phone_client import TestPhone

pytestmark = needs_window

WORDS = ("play", "texas_showdown", "--option", "length=one_hand", "--players", "human,human,random")


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    with screen() as name:
        yield name


def free_port() -> int:
    """A port that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


def play(window: RealWindow, phones: list[TestPhone]) -> set[str]:
    """Each phone chooses until the window shows the results; returns the scenes that it has shown."""
    rng, scenes, answered = Random(1), set[str](), {id(phone): -1 for phone in phones}
    for _ in range(3000):
        scenes.add(window.facts["scene"])
        if "results" in scenes:
            return scenes
        for phone in phones:
            phone.wait(lambda: None, lambda _: True)
            at = phone.last("document")["position"]
            if phone.document["actions"] and at > answered[id(phone)]:
                answered[id(phone)] = at
                phone.act(rng.choice)
    raise AssertionError(f"the game has no end: {window.facts}")


def test_two_phones_play_a_game_that_a_real_window_shows(tmp_path: Path, display: str) -> None:
    with opened(tmp_path, display, *WORDS, "--phones", "--port", str(free_port())) as window:
        facts = window.wait(lambda now: now["scene"] == "phones")
        phones = [
            TestPhone(facts["page"], code=facts["code"], seat=seat, name=name)
            for seat, name in enumerate(("Zoé", "Ben"))
        ]
        for phone in phones:
            phone.wait(lambda: None, lambda each: each.document)
        window.wait(lambda now: now["scene"] == "table")
        assert play(window, phones) <= {"phones", "table", "results"}, "no curtain for phones"
        window.click("ui/home")
        window.wait(lambda now: now["scene"] == "lobby")
        for phone in phones:
            phone.wait(lambda: None, lambda each: each.last("gone"))
        assert "circus:" not in window.said


@pytest.mark.skipif(not lan_addresses(), reason="this machine is in no network")
def test_a_phone_joins_at_the_address_of_this_machine_in_its_network(tmp_path: Path, display: str) -> None:
    words = (*WORDS, "--phones", "--host", "0.0.0.0", "--port", str(free_port()))
    with opened(tmp_path, display, *words) as window:
        facts = window.wait(lambda now: now["scene"] == "phones")
        assert facts["page"].startswith(f"http://{lan_addresses()[0]}:")
        phone = TestPhone(facts["page"], code=facts["code"], seat=0, name="Zoé")
        phone.wait(lambda: None, lambda each: each.document)
        assert phone.last("seated")["seat"] == 0
        phone.leave()
