"""Words of documents: prices, signs and progress are said where one decides."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest

from circus.content.texts import LANGUAGES, Texts
from circus.core.action import CHANCE
from circus.phones.moment import Moment
from circus.tools.gallery.phone_pages.random_game import RandomGame
from circus.ui.phones import SkinDescriber
from tests.phones.test_describer import FIVE, moments_of

Document = dict[str, Any]

STEPS = 2_500
SHORT = 500
"""Views of seats: of about four games, and of one."""

PRICES = {"lose_turn": "next turn", "one_time": "for good", "one_card": "one card"}
"""By the value of the option `intervene`: words of its price."""


def documents(
    game: str,
    seats: int,
    language: str = "en",
    steps: int = SHORT,
    when: Callable[[Moment], object] = bool,
    **options: Any,
) -> Iterator[tuple[Moment, Document]]:
    """Yield the moments of the seats in random games, where `when` holds, with their documents."""
    describer = SkinDescriber()
    for seat, moment in islice(moments_of(RandomGame(game, seats, options)), steps):
        if seat >= 0 and when(moment):
            yield moment, dict(describer.describe(seat, language, moment))


@pytest.mark.parametrize("value", PRICES)
def test_an_intervene_has_its_price_on_the_card_and_in_the_window(value: str) -> None:
    cards, answers = set(), set()
    for _, document in documents("clearing_house", 4, intervene=value):
        items = [item for area in document["areas"] for item in area["items"]]
        cards |= {item["does"] for item in items if item["label"] == "Intervene"}
        answers |= {document["window"]["react"]} if document["window"] else set()
    assert cards and all(PRICES[value] in words for words in cards)
    assert answers and all(PRICES[value] in words for words in answers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_of_a_window_has_its_name_on_its_picture(language: str) -> None:
    texts, cards = Texts(language), set()
    texts.add_game("clearing_house")
    for _, document in documents("clearing_house", 4, language):
        if window := document["window"]:
            face = window["picture"].removeprefix("/art/clearing_house/card_").removesuffix(".svg")
            assert [mark[0] for mark in window["marks"]] == [texts.say(f"clearing_house-card-{face}")]
            cards.add(face)
    assert len(cards) > 1


@pytest.mark.parametrize("value", ["lose_turn", "one_card"])
def test_plates_show_the_hourglass_of_a_turn_to_pay_with(value: str) -> None:
    counted = 0
    for moment, document in documents("clearing_house", 4, intervene=value):
        owed = moment.view.owed  # type: ignore[attr-defined]
        for seat, number in zip(document["seats"], owed, strict=True):
            signs = [item for item in seat["items"] if "skip_turn" in (item["picture"] or "")]
            assert sum(item.get("count", 1) for item in signs) == number
            assert number != 1 or PRICES[value] in seat["does"]
            counted += number
    assert counted


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_drafted_card_says_what_it_does(language: str) -> None:
    texts, drafted = Texts(language), 0
    texts.add_game("clearing_house")
    for moment, document in islice(documents("clearing_house", 4, language), 120):
        values = moment.setup.values
        hand = [area for area in document["areas"] if area["name"] == "hand"]
        for item in hand[0]["items"] if document["areas"][0]["name"] == "pack" else ():
            face = item["picture"].rpartition("card_")[2].removesuffix(".svg")
            does = texts.format_facts(f"clearing_house-what-card-{face}-does", values)
            assert item["does"].startswith(does)
            drafted += item["does"] != does
    assert drafted


def test_a_window_marks_the_target_of_its_card_for_everybody() -> None:
    marked = 0
    for moment, document in documents("clearing_house", 4):
        items = [item for area in document["areas"] if area["name"] == "board" for item in area["items"]]
        aimed = tuple(item["name"] for item in items if "aimed" in item.get("style", ""))
        if moment.window is None:
            assert not aimed
        else:
            card = moment.view.announced  # type: ignore[attr-defined]
            has_target = max(card.code[1:]) >= 0 and not moment.view.chain  # type: ignore[attr-defined]
            assert len(aimed) == has_target
            assert not aimed or any("target" in item["label"] for item in items if item["name"] == aimed[0])
            marked += len(aimed)
    assert marked


@pytest.mark.parametrize("game", ["clearing_house", "clown_standoff", "texas_showdown"])
def test_who_waits_reads_the_names_of_the_last_two_who_choose_in_secret(game: str) -> None:
    options: dict[str, Any] = {"passing": True} if game == "texas_showdown" else {}
    read = 0
    for moment, document in documents(game, 4, **options):
        others = [seat for seat in moment.view.awaited if seat >= 0]
        if document["yours"] or not 0 < len(others) <= 2 or moment.window:
            continue
        out = moment.game.facts.is_out(moment.view, document["seat"])
        assert out or all(moment.seats[seat].name in document["prompt"] for seat in others), document[
            "prompt"
        ]
        read += len(others) == 2
    assert read


def test_on_their_own_turn_a_phone_reads_how_many_cards_are_left_to_play() -> None:
    left = set()
    for moment, document in documents("clearing_house", 4):
        words = document["progress"].partition(", turn ")[2].partition(", ")[2]
        is_own = document["seat"] == moment.view.active  # type: ignore[attr-defined]
        assert is_own or not words
        left.add(words)
    assert left == {"", "last card of this turn", "1 card left to play", "2 cards left to play"}


@pytest.mark.parametrize("game", FIVE)
def test_before_the_game_a_phone_reads_that_it_begins_on_the_screen(game: str) -> None:
    moment = RandomGame(game, 2 if game == "flip_circus" else 4).moment(0)
    prompt = SkinDescriber().describe(0, "en", moment)["prompt"]
    assert prompt
    assert moment.view.awaited != (CHANCE,) or "on the screen" in str(prompt)


def test_the_log_says_who_put_somebody_out_of_the_game() -> None:
    def has_death(moment: Moment) -> bool:
        return any(frame.event and frame.event.kind == "death" for frame in moment.frames)

    deaths = 0
    for moment, document in documents("clearing_house", 4, steps=STEPS, when=has_death):
        for frame in moment.frames:
            if frame.event and frame.event.kind == "death":
                by, seat = (moment.seats[frame.event.facts[key]].name for key in ("by", "seat"))
                how = by if frame.event.facts["cause"] == "attack" else "A trap"
                assert f"{how} puts {seat} out of the game" in document["log"]
                deaths += 1
    assert deaths
