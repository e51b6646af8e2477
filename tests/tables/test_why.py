"""What happened can be asked why: a sentence with its numbers, the things lit, the rule one tap further."""

import json
from pathlib import Path

import pytest

from circus.session.table_setup import BOT
from circus.ui.gfx import bootstrap
from circus.ui.input.gestures import Tap
from circus.ui.scenes.rulebook.scene import RulebookScene
from tests.rules.clown_standoff.openings import deal_line
from tests.skins.harness import SkinSetup, SkinTable

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


def asked_why(folder: Path, language: str = "en") -> SkinTable:
    """A table where a marble has just fallen, with the caption of that asked about."""
    table = SkinTable(
        folder, SkinSetup("quel_cirque", seats=2, lines=BEFORE, language=language, size=(1280, 720))
    )
    assert table.wait()
    table.scene.play(table.scene.session.match.game.verbs.parse(MOVE))
    while table.scene.director.busy:
        table.scene.director.finish()
    tap(table, "ui/why")
    return table


def tap(table: SkinTable, name: str) -> None:
    """A click on a target that has to be there."""
    table.manager.frame()
    rect = next(target.rect for target in table.manager.targets if target.name == name)
    table.manager.handle(Tap(name, rect.center))
    table.manager.frame()


def card_text(table: SkinTable) -> str:
    """What the open card says; "" where none is open."""
    asked = table.scene.parts.inquiry.asked
    return asked.answer.does if asked else ""


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            "Over an empty hole the bottom marble always drops: its stars (1) go to Ada, who owns the color",
        ),
        (
            "fr",
            "Au-dessus d\u2019un trou vide, la bille du bas tombe toujours : "
            "ses étoiles (1) vont à Ada, qui a la couleur",
        ),
    ],
)
def test_why_something_came_about_is_said_with_what_it_concerns(
    language: str, words: str, tmp_path: Path
) -> None:
    assert card_text(asked_why(tmp_path, language)).replace("\u00a0", " ") == words


def test_a_second_click_closes_it_and_the_rule_is_one_tap_away(tmp_path: Path) -> None:
    table = asked_why(tmp_path)
    tap(table, "ui/why")
    assert card_text(table) == ""
    tap(table, "ui/why")
    tap(table, "ui/rules")
    assert isinstance(table.manager.scene, RulebookScene)


def test_the_record_notes_what_was_asked(tmp_path: Path) -> None:
    asked_why(tmp_path)
    (record,) = tmp_path.glob("*.jsonl")
    lines = [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()]
    assert {"seat": 0, "what": "why", "at": "QC-7"} in [line.get("help") for line in lines]


# ---- bots' reasons -------------------------------------------------------------------------------------

BOT_ADDS = ("*:colors red blue", "*:first seat/1", "*:roll red", "1:add red clown/1")


def bots_move(folder: Path, language: str = "en") -> SkinTable:
    """A table where a bot has just put a marble into a clown."""
    wish = SkinSetup("quel_cirque", seats=2, lines=BOT_ADDS, language=language, size=(1280, 720))
    table = SkinTable(folder, wish)
    table.scene.frames_came(table.scene.session.match.timeline.frames(len(BOT_ADDS), 0))
    table.scene.director.finish()
    return table


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Marbles in this clown now: 1 of at most 3; Basile makes it go 1 space"),
        (
            "fr",
            "Billes dans ce clown\u00a0: 1 sur 3 au plus\u00a0; Basile lui donne 1 case à parcourir",
        ),
    ],
)
def test_a_bots_move_is_asked_why_at_its_caption_and_at_its_piece(
    language: str, words: str, tmp_path: Path
) -> None:
    table = bots_move(tmp_path, language)
    tap(table, "ui/why")
    assert card_text(table) == words
    tap(table, "ui/why")
    clown = next(each for each in table.scene.inspectable_targets() if each.name == "clown/1")
    assert table.scene.parts.inquiry.ask(clown)
    assert words in card_text(table).split("\n")


def test_a_persons_own_move_is_not_explained_as_a_bots(tmp_path: Path) -> None:
    table = asked_why(tmp_path)
    assert "\n" not in card_text(table) and table.scene.last_caption().deed == 0


def test_a_secret_choice_of_a_bot_has_a_reason_that_stays_secret(tmp_path: Path) -> None:
    lines = (deal_line(["1336", "2244", "3455"]),)
    table = SkinTable(
        tmp_path, SkinSetup("clown_standoff", seats=3, lines=lines, language="en", size=(1280, 720))
    )
    session = table.scene.session
    session.sit(1, BOT, "random")
    session.match.play(session.game.verbs.parse("1:choose card/4"))
    motives = table.scene.parts.inquiry.motives
    assert motives.words(table.kit.texts, 2, 0).startswith("The reason depends on what only")
    assert motives.of_item(table.kit.texts, "card/4", 0) == "", "nobody learns whose card it was"
