"""Exact sentences on the start, ties and length of a variant beside the first one and by itself."""

from typing import Any

from circus.lab.experiment.verdict import absolutes
from tests.lab.report import EDGE, change, no_seat, results, variant
from tests.lab.report.test_sentences import plain, sentences_of


def own_of(found: dict[str, Any], number: int) -> dict[str, str]:
    """The sentence on a variant by itself in each language, with plain signs."""
    return {language: plain(told) for language, told in absolutes(found)[number].items()}


USUAL_START = variant(first_seat=[0.25, 0.233, 0.267], ties=[0.1, 0.088, 0.112])
SAME_LENGTH = change("minutes", 0.0, -0.5, 0.5, 0.9)


def test_a_start_and_ties_that_do_not_surely_change_are_stated_with_what_is_ruled_out() -> None:
    after = variant(EDGE, first_seat=[0.253, 0.236, 0.27], ties=[0.11, 0.098, 0.122])
    found = results(
        SAME_LENGTH,
        *no_seat(0.01),
        change("first_seat", 0.003, -0.017, 0.023, 0.8),
        change("ties", 0.01, -0.006, 0.026, 0.2),
        variants=[USUAL_START, after],
    )
    assert sentences_of(found) == {
        "en": "“Police tape falls: from the edge”: "
        "who wins does not change (no player by more than 1.3 points); games take as long (within 2.2%); "
        "whoever starts wins 25.3% (23.6 to 27%) instead of 25%, and a change of over 2.3 points is ruled "
        "out; 11% of games are shared wins (9.8 to 12.2%) instead of 10%, and a change of over 2.6 points "
        "is ruled out.",
        "fr": "« La police scelle : depuis le bord » : "
        "qui gagne ne change pas (aucun joueur de plus de 1,3 point) ; "
        "les parties durent aussi longtemps (à 2,2 % près) ; "
        "qui commence gagne dans 25,3 % des cas (de 23,6 à 27 %) au lieu de 25 %, "
        "et un écart de plus de 2,3 points est exclu ; "
        "dans 11 % des parties la victoire est partagée (de 9,8 à 12,2 %) au lieu de 10 %, "
        "et un écart de plus de 2,6 points est exclu.",
    }


def test_a_start_that_surely_becomes_fair_and_ties_that_rise_are_stated_as_such() -> None:
    before = variant(first_seat=[0.204, 0.19, 0.218], ties=[0.1, 0.088, 0.112])
    after = variant(EDGE, first_seat=[0.255, 0.24, 0.27], ties=[0.15, 0.135, 0.165])
    found = results(
        change("minutes", 4.8, 4.2, 5.4, 1e-9),
        *no_seat(0.01),
        change("first_seat", 0.051, 0.03, 0.072, 1e-6),
        change("ties", 0.05, 0.031, 0.069, 1e-6),
        variants=[before, after],
    )
    assert sentences_of(found) == {
        "en": "“Police tape falls: from the edge”: "
        "the share of wins of the player who acts first rises from 20.4 to 25.5% (by 5 points, 3 to 8), "
        "to the fair 25%; the share of ties rises from 10 to 15% (by 5 points, 3.1 to 6.9); "
        "games are 20% longer (17 to 23%); "
        "who wins does not change (no player by more than 1.3 points).",
        "fr": "« La police scelle : depuis le bord » : "
        "la part des victoires de qui joue le premier augmente de 20,4 à 25,5 % "
        "(soit de 5 points, de 3 à 8), jusqu'aux 25 % équitables ; "
        "la part des égalités augmente de 10 à 15 % (soit de 5 points, de 3,1 à 6,9) ; "
        "les parties sont 20 % plus longues (de 17 à 23 %) ; "
        "qui gagne ne change pas (aucun joueur de plus de 1,3 point).",
    }


def test_a_variant_by_itself_has_its_start_places_ties_and_length() -> None:
    places = {
        "turn_share/0": [0.255, 0.24, 0.27],
        "turn_share/1": [0.26, 0.245, 0.275],
        "turn_share/2": [0.247, 0.232, 0.262],
        "turn_share/3": [0.238, 0.223, 0.253],
    }
    after = variant(EDGE, first_seat=[0.255, 0.24, 0.27], ties=[0.15, 0.135, 0.165], **places)
    found = results(SAME_LENGTH, *no_seat(0.01), variants=[variant(), after])
    assert own_of(found, 1) == {
        "en": "By itself: whoever starts wins 25.5% (24 to 27%), where 25% would be fair; "
        "places 2 to 4 in turn order win 26%, 24.7% and 23.8%; "
        "15% of games are shared wins (13.5 to 16.5%); "
        "a game takes about 24 min, at an assumed pace of 4 s a choice.",
        "fr": "En elle-même : qui commence gagne dans 25,5 % des cas (de 24 à 27 %), "
        "alors que 25 % serait équitable ; "
        "les places 2 à 4 dans l'ordre du tour gagnent dans 26 %, 24,7 % et 23,8 % des cas ; "
        "dans 15 % des parties la victoire est partagée (de 13,5 à 16,5 %) ; "
        "une partie dure environ 24 min, au rythme supposé de 4 s par choix.",
    }


def test_without_minutes_a_length_by_itself_is_in_moves() -> None:
    after = variant(EDGE, plies=[61.3, 60.1, 62.5])
    del after["minutes"]
    assert own_of(results(variants=[variant(), after]), 1) == {
        "en": "By itself: a game takes 61.3 moves (60.1 to 62.5).",
        "fr": "En elle-même : une partie dure 61,3 coups (de 60,1 à 62,5).",
    }


def test_nothing_is_said_of_a_variant_without_games() -> None:
    assert own_of(results(variants=[variant(), variant(EDGE, games=0)]), 1) == {"en": "", "fr": ""}
