"""How facts become words: seats by name, picks by theirs, lists, and refusals with their rule."""

import pytest

from circus.core.game import Why
from circus.texts import LANGUAGES, explain
from tests.texts.schemes import spoken

NAMES = ("Ada", "Basile", "Célia")


def test_a_refusal_ends_a_line_of_the_command_line_in_english() -> None:
    why = Why("turn order", "why-not-awaited", {"seat": 2, "awaited": (0, 1)})
    assert explain(why) == "the table is not waiting for seat 2 now, but for seat 0 and seat 1 (turn order)"


def test_a_refusal_is_a_sentence_on_the_screen_without_its_code() -> None:
    why = Why("FC-6", "flip_circus-why-swap-strongmen")
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
    assert spoken(language).explain(Why("TX-1", "texas_showdown-why-follow", {"colors": colors})) == expected


def test_a_list_of_names_tells_their_kind() -> None:
    told = {"tokens": ("token/1", "token/3"), "backs": ("clown", "seer")}
    assert spoken("en").tell("flip_circus-event-backs", told) == "Behind: a Clown and a Fortune Teller"


@pytest.mark.parametrize("language", LANGUAGES)
def test_seats_are_called_by_their_names(language: str) -> None:
    words = spoken(language).tell("clearing_house-event-steal", {"thief": 2, "victim": 0}, NAMES)
    assert words.startswith("Célia ") and words.endswith(" Ada")


def test_the_picks_of_an_action_are_told_by_their_kinds() -> None:
    say = spoken("en").tell
    shot = {"seat": 1, "picks": ("card/attack", "seat/2"), "protected": False}
    trap = {"seat": 1, "picks": ("card/attack", "cell/3,4"), "protected": False}
    assert say("clearing_house-event-play", shot, NAMES) == "Basile attacks Célia…"
    assert say("clearing_house-event-play", trap, NAMES) == "Basile attacks a trap…"


def test_yes_and_no_choose_words() -> None:
    say = spoken("en").tell
    assert say("clearing_house-event-roll", {"seat": 1, "die": 6, "hits": True}) == "A 6: the shot hits!"
    assert say("clearing_house-event-roll", {"seat": 1, "die": 2, "hits": False}) == "A 2: the shot misses"
