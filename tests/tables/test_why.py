"""What happened can be asked why: a sentence with its numbers, the things lit, the rule one tap further."""

import json
from pathlib import Path

import pytest

from circus.input.gestures import Tap
from circus.scenes.rulebook import RulebookScene
from circus.stage import bootstrap
from tests.looks.harness import LookTable, Wish

BEFORE = (
    "*:colors red blue",
    "*:first seat/0",
    "*:roll red",
    "0:add red clown/1",
    "*:roll red",
    "1:move clown/1 cell/2,2",
    "*:roll red",
)
MOVE = "0:move clown/1 cell/2,3"


@pytest.fixture(autouse=True)
def pygame_is_ready(no_screen: None) -> None:
    """Fonts and surfaces can be made."""
    bootstrap.prepare()


def asked_why(folder: Path, language: str = "en") -> LookTable:
    """A table where a marble has just fallen, with the caption of that asked about."""
    table = LookTable(folder, Wish("quel_cirque", seats=2, lines=BEFORE, language=language, size=(1280, 720)))
    assert table.wait()
    table.scene.play(table.scene.session.match.game.verbs.parse(MOVE))
    while table.scene.director.busy:
        table.scene.director.finish()
    tap(table, "ui/why")
    return table


def tap(table: LookTable, name: str) -> None:
    """A click on a target that has to be there."""
    table.manager.frame()
    rect = next(target.rect for target in table.manager.targets if target.name == name)
    table.manager.handle(Tap(name, rect.center))
    table.manager.frame()


def said(table: LookTable) -> str:
    """What the open card says; "" where none is open."""
    asked = table.scene._asked
    return asked.answer.does if asked else ""


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            "Over every empty hole that a clown enters, its bottom marble falls; this color is Ada\u2019s",
        ),
        (
            "fr",
            "Au-dessus de chaque trou vide où entre un clown, sa bille du bas tombe ; "
            "cette couleur est à Ada",
        ),
    ],
)
def test_why_something_came_about_is_said_with_what_it_concerns(
    language: str, words: str, tmp_path: Path
) -> None:
    assert said(asked_why(tmp_path, language)).replace("\u00a0", " ") == words


def test_a_second_click_closes_it_and_the_rule_is_one_tap_away(tmp_path: Path) -> None:
    table = asked_why(tmp_path)
    tap(table, "ui/why")
    assert said(table) == ""
    tap(table, "ui/why")
    tap(table, "ui/rules")
    assert isinstance(table.manager.scene, RulebookScene)


def test_the_record_notes_what_was_asked(tmp_path: Path) -> None:
    asked_why(tmp_path)
    (record,) = tmp_path.iterdir()
    lines = [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()]
    assert {"seat": 0, "what": "why", "at": "QC-7"} in [line.get("help") for line in lines]
