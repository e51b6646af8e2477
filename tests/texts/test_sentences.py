"""How facts become words: seats by name, picks by theirs, lists, and refusals with their rule."""

from pathlib import Path

import pytest

from circus import games
from circus.content.texts import LANGUAGES, Texts, explain
from circus.core.facts import Turn
from circus.core.game import RuleViolation
from circus.lab.day.words import progress_at
from tests.texts.schemes import NAMES as NAMES_OF_GAMES
from tests.texts.schemes import spoken

NAMES = ("Ada", "Basile", "Célia")


def test_a_refusal_ends_a_line_of_the_command_line_in_english() -> None:
    why = RuleViolation("turn order", "why-not-awaited", {"seat": 2, "awaited": (0, 1)})
    assert explain(why) == "the table is not waiting for seat 2 now, but for seat 0 and seat 1 (turn order)"


def test_a_refusal_is_a_sentence_on_the_screen_without_its_code() -> None:
    why = RuleViolation("FC-6", "flip_circus-why-swap-strongmen")
    assert spoken("en").explain(why) == "Two Strongmen cannot be swapped with each other"
    assert spoken("fr").explain(why) == "Deux Monsieur Muscles ne s\u2019échangent pas entre eux"


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Follow a color of the trick while you can: you hold black, red and gray"),
        (
            "fr",
            "Il faut fournir une couleur du pli\u00a0; vous avez en main\u00a0: noir, rouge et gris",
        ),
    ],
)
def test_several_things_are_listed_in_words(language: str, expected: str) -> None:
    colors = ("color/black", "color/red", "color/grey")
    assert (
        spoken(language).explain(RuleViolation("TX-1", "texas_showdown-why-follow", {"colors": colors}))
        == expected
    )


@pytest.mark.parametrize(
    ("language", "stages"),
    [
        ("en", ["The deal", "After hand 2", "Hand 1, passing cards", "Hand 1, trick 3"]),
        ("fr", ["La donne", "Après la manche 2", "Manche 1, passe de cartes", "Manche 1, pli 3"]),
    ],
)
def test_a_deal_comes_before_the_first_hand_and_between_two(language: str, stages: list[str]) -> None:
    turns = [Turn("deal", 0, 0), Turn("deal", 2, 15), Turn("give", 1, 0), Turn("play", 1, 3)]
    game = games.find("texas_showdown")
    assert [progress_at(spoken(language), game, turn, 4) for turn in turns] == stages


def test_a_list_of_names_tells_their_kind() -> None:
    told = {"tokens": ("token/1", "token/3"), "backs": ("clown", "seer")}
    assert (
        spoken("en").format_facts("flip_circus-event-backs", told) == "Behind: a Clown and a Fortune Teller"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_seats_are_called_by_their_names(language: str) -> None:
    words = spoken(language).format_facts("clearing_house-event-steal", {"thief": 2, "victim": 0}, NAMES)
    assert words.startswith("Célia ") and words.endswith(" Ada")


def test_the_picks_of_an_action_are_told_by_their_kinds() -> None:
    say = spoken("en").format_facts
    shot = {"seat": 1, "picks": ("card/attack", "seat/2"), "protected": False}
    trap = {"seat": 1, "picks": ("card/attack", "cell/3,4"), "protected": False}
    assert say("clearing_house-event-play", shot, NAMES) == "Basile attacks Célia…"
    assert say("clearing_house-event-play", trap, NAMES) == "Basile attacks a trap…"


def test_yes_and_no_choose_words() -> None:
    say = spoken("en").format_facts
    assert say("clearing_house-event-roll", {"seat": 1, "die": 6, "hits": True}) == "A 6: the shot hits!"
    assert say("clearing_house-event-roll", {"seat": 1, "die": 2, "hits": False}) == "A 2: the shot misses"


def test_a_message_that_a_game_has_in_english_only_is_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "toys").mkdir()
    english = (
        "toys-title = Toys\ntoys-left = { $count ->\n    [one] one toy\n   *[other] { $count } toys\n}\n"
    )
    (tmp_path / "toys" / "texts.en.ftl").write_text(english, encoding="utf-8")
    (tmp_path / "toys" / "texts.fr.ftl").write_text("toys-title = Jouets\n", encoding="utf-8")
    monkeypatch.setattr(games, "__path__", [str(tmp_path)])
    texts = Texts("fr")
    texts.add_game("toys")
    assert (texts.say("toys-title"), texts.say("toys-left", count=0)) == ("Jouets", "0 toys")
    assert texts.has("toys-left") and not texts.has("toys-right")
    assert texts.say("toys-right") == "toys-right"


@pytest.mark.parametrize("name", NAMES_OF_GAMES)
def test_a_game_of_ours_has_every_message_in_each_language(name: str) -> None:
    english, french = (spoken(language).keys() for language in LANGUAGES)
    assert {key for key in english ^ french if key.startswith(f"{name}-")} == set()
    assert f"{name}-title" in english
