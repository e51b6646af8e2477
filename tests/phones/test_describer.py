"""Documents of phones: law 7 on the page, nothing hidden, words and pictures for everything."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from circus import games
from circus.content.data import sprite_file
from circus.content.texts import LANGUAGES
from circus.core.action import CHANCE
from circus.games.quel_cirque.actions import COLORS
from circus.games.quel_cirque.state import CirqueState
from circus.phones.messages import to_json
from circus.phones.moment import Moment
from circus.session.table_setup import BOT, HUMAN, Seat
from circus.tools.gallery.phone_pages.random_game import RandomGame
from circus.ui.input.picker import VERB, Picker
from circus.ui.phones import SkinDescriber

FIVE = ("clearing_house", "clown_standoff", "flip_circus", "quel_cirque", "texas_showdown")
STEPS, MOST = 900, 80
"""Moments of a game that are looked through, and of those the described ones."""

Document = dict[str, Any]


def _tables() -> list[Any]:
    """Every game with every number of seats; those that are not usual are thorough."""
    found = []
    for name in FIVE:
        game = games.find(name)
        for seats in game.seats:
            marks = () if seats == game.usual_seats else (pytest.mark.thorough,)
            found.append(pytest.param(name, seats, {}, marks=marks, id=f"{name}-{seats}"))
        for option in game.options:
            for value in option.values:
                if value != option.default:
                    chosen = {option.name: value}
                    mark = pytest.mark.thorough
                    seats = game.usual_seats
                    found.append(
                        pytest.param(name, seats, chosen, marks=mark, id=f"{name}-{option.name}-{value}")
                    )
    return found


def moments_of(played: RandomGame) -> Iterator[tuple[int, Moment]]:
    """Every moment of every seat and the public, up to the end."""
    while True:
        for seat in played.noticed:
            yield seat, played.moment(seat)
        if not played.state.awaited:
            return
        played.step()


def _documents(
    name: str, seats: int, options: dict[str, Any], step: int = 1
) -> Iterator[tuple[int, Moment, Document]]:
    describer = SkinDescriber()
    moments = moments_of(RandomGame(name, seats, options))
    chosen = islice((each for each in moments if step > 1 or each[1].legal), 0, STEPS, step)
    for number, (seat, moment) in enumerate(islice(chosen, MOST)):
        language = LANGUAGES[number % len(LANGUAGES)]
        yield seat, moment, json.loads(json.dumps(describer.describe(seat, language, moment)))


def _items(document: Document) -> list[Document]:
    return [item for area in document["areas"] for item in area["items"]]


@pytest.mark.parametrize(("name", "seats", "options"), _tables())
def test_every_legal_action_can_be_spelt_with_what_the_page_shows(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    for seat, moment, document in _documents(name, seats, options):
        assert [each["text"] for each in document["actions"]] == [str(each) for each in moment.legal]
        offered = {item["name"] for item in _items(document) if item["label"]}
        offered |= {also for item in _items(document) if item["label"] for also in item.get("also", ())}
        offered |= {f"seat/{each}" for each in range(seats)}
        offered |= {VERB + each["verb"] for each in document["verbs"]}
        if moment.window and moment.legal:
            answers = {document["window"]["react_verb"], document["window"]["allow_verb"]}
            assert {action.verb for action in moment.legal} == answers, seat
            continue
        for action in moment.legal:
            assert {*action.picks, VERB + action.verb} <= offered, (seat, action)


@pytest.mark.parametrize("name", FIVE)
def test_picks_and_verbs_lead_the_page_to_each_action(name: str) -> None:
    for _, moment, document in _documents(name, games.find(name).usual_seats, {}, step=7):
        if moment.window:
            continue
        assert {each["verb"] for each in document["verbs"]} == {each.verb for each in moment.legal}
        for action in islice(moment.legal, 40):
            picker = Picker(moment.game.verbs, moment.legal)
            for pick in (*action.picks, VERB + action.verb):
                if picker.done is None:
                    picker = picker.pick(pick)
            assert picker.done is action


@pytest.mark.parametrize(("name", "seats", "options"), _tables())
def test_documents_have_words_and_pictures_for_everything(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    for seat, moment, document in _documents(name, seats, options, step=6):
        assert document["title"] and document["seat"] == seat
        assert document["prompt"] or seat < 0 or seat not in moment.view.awaited
        shown = [*_items(document), *(each for who in document["seats"] for each in who["items"])]
        for item in shown:
            assert item["label"] or not item["name"], item
            assert item["picture"] or item.get("text") or item.get("style"), item
        pictures = [item["picture"] for item in (*shown, *document["seats"]) if item["picture"]]
        for picture in pictures:
            assert sprite_file(picture.removeprefix("/art/").removesuffix(".svg")).is_file(), picture
        assert all(who["name"] and who["colour"].startswith("#") for who in document["seats"])
        assert not [words for words in _strings(document) if f"{name}-" in words], seat
        assert all(words for words in (*document["prompts"].values(), *document["log"]))


@pytest.mark.parametrize(
    ("name", "place"),
    [("clown_standoff", "collected"), ("flip_circus", "posters"), ("clearing_house", "played")],
)
def test_a_screen_reader_reads_what_a_plate_shows_in_pictures_only(name: str, place: str) -> None:
    read = 0
    for _, moment, document in _documents(name, games.find(name).usual_seats, {}, step=11):
        for seat in document["seats"]:
            side = seat["seat"] % 2 if place == "posters" else seat["seat"]
            lying = [piece for piece in moment.game.pieces(moment.view) if piece.place == f"{place}/{side}"]
            spoken = [item for item in seat["items"] if item.get("spoken") and item["ratio"]]
            read += len(lying)
            is_own = name == "clown_standoff" and seat["you"]  # an area has them
            assert is_own or sum(item.get("count", 1) for item in spoken) >= len(lying)
    assert read


@pytest.mark.parametrize(
    ("name", "picture"),
    [
        ("clearing_house", "heart"),
        ("flip_circus", "applause"),
        ("quel_cirque", "star"),
        ("texas_showdown", "trick"),
    ],
)
def test_a_figure_that_changes_in_play_has_its_number_even_if_it_is_0_or_1(name: str, picture: str) -> None:
    counts = set()
    for _, _, document in _documents(name, games.find(name).usual_seats, {}, step=11):
        for seat in document["seats"]:
            if document["progress"] and not seat["out"]:
                of_it = [item for item in seat["items"] if item["picture"] == f"/art/{name}/{picture}.svg"]
                counts.add(of_it[0]["count"])
    assert {0, 1} <= counts or (name == "clearing_house" and counts)  # hearts go too slowly


@pytest.mark.parametrize("name", FIVE)
def test_the_own_seat_has_the_aim_of_the_game(name: str) -> None:
    """Only the viewer's: with its colour where colours are of the game."""
    for _, _, document in _documents(name, games.find(name).usual_seats, {}, step=11):
        for seat in document["seats"]:
            assert bool(seat["aim"]) == (seat["you"] and bool(document["progress"] or seat["aim"]))


def test_the_aim_of_quel_cirque_says_whose_colors_count() -> None:
    for _, moment, document in _documents("quel_cirque", 2, {}, step=11):
        own = next((seat for seat in document["seats"] if seat["you"]), None)
        assert isinstance(moment.view, CirqueState)
        colors = moment.view.colors
        if own and colors and document["language"] == "en":
            aim, color = own["aim"], COLORS[colors[own["seat"]]]
            nobodys = {name for number, name in enumerate(COLORS) if number not in colors}
            assert f"You are {color}" in aim
            assert {name for name in COLORS if name in aim.partition("Nobody")[2]} == nobodys


@pytest.mark.parametrize("name", ["clearing_house", "flip_circus", "quel_cirque"])
def test_titles_have_no_places(name: str) -> None:
    """A screen reader needs the place of a space or a token; who sees it does not."""
    for _, _, document in _documents(name, games.find(name).usual_seats, {}, step=29):
        titles = [item["title"] for item in _items(document) if "title" in item]
        assert not [title for title in titles if re.search(r"\d,\d|, place \d", title)]
        assert titles or not document["progress"] or not any(area.get("ratio") for area in document["areas"])


def test_a_space_with_a_hole_shows_it_and_its_stars_in_one_item() -> None:
    """So whatever marks the space hides neither, and the help has the whole picture."""
    document = next(_documents("quel_cirque", 4, {}))[2]
    holes = [item for item in _items(document) if "/art/quel_cirque/hole_empty.svg" in str(item.get("over"))]
    assert sorted(str(item["over"]).count("star.svg") for item in holes) == [1, 2, 3, 4, 5, 6]
    clown = next(item for item in _items(document) if item["name"] == "clown/0")
    assert "/art/quel_cirque/clown_0_front.svg" in str(clown["over"])


def test_the_log_says_what_a_bot_played_for_a_person() -> None:
    played = RandomGame("texas_showdown", 4, {}, seed=1)
    for _ in range(6):
        played.step()
    moment = played.moment(0)
    usual = SkinDescriber().describe(0, "en", moment)["log"]
    by_bot = replace(moment, by_bot=frozenset({len(moment.frames) - 1}))
    marked = SkinDescriber().describe(0, "en", by_bot)["log"]
    assert isinstance(usual, list) and marked == [*usual[:-1], f"A bot plays. {usual[-1]}"]


def test_before_the_game_the_prompt_names_the_persons_without_a_phone() -> None:
    played = RandomGame("clown_standoff", 3, {}, seed=1)
    moment = played.moment(0)
    seats = tuple(Seat(name, kind) for name, kind in (("Ada", HUMAN), ("Django", HUMAN), ("Bo", BOT)))
    for phones, names in ((frozenset({0}), "Django"), (frozenset({0, 1}), "")):
        joined = replace(moment, seats=seats, phones=phones, frames=(), legal=())
        for language in LANGUAGES:
            prompt = SkinDescriber().describe(0, language, joined)["prompt"]
            assert isinstance(prompt, str) and bool(names) == ("Django" in prompt) and "Bo" not in prompt


def test_while_the_die_is_rolled_the_prompt_and_the_die_say_so() -> None:
    describer, pauses = SkinDescriber(), 0
    for seat, moment in islice(moments_of(RandomGame("quel_cirque", 3)), 200):
        document = describer.describe(seat, "en", moment)
        assert isinstance(moment.view, CirqueState)
        if CHANCE in moment.view.awaited and moment.view.turn >= 0 and moment.frames:
            pauses += 1
            roller = moment.seats[moment.view.turn].name
            assert document["prompt"] == f"{roller} rolls the die…"
            assert "/art/quel_cirque/die_tumble_1.svg" in str(document["areas"])
    assert pauses > 20


@pytest.mark.parametrize("name", FIVE)
def test_only_games_with_hands_promise_cards_at_the_door(name: str) -> None:
    """A free seat says whether cards come to the phone, as the game's own pieces have it."""
    game = games.find(name)
    moments = islice(moments_of(RandomGame(name, game.usual_seats)), 200)
    kinds = {piece.place.partition("/")[0] for _, moment in moments for piece in game.pieces(moment.view)}
    assert SkinDescriber().plate(game, Seat("Ada"))["has_cards"] == ("hand" in kinds)


def _strings(value: Any) -> Iterator[str]:
    """Yields all words of a document: no key of a message must be left in them."""
    if isinstance(value, str):
        yield value
    for each in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from _strings(each)


@pytest.mark.parametrize(("name", "seats", "options"), _tables())
def test_the_public_document_shows_no_face_of_a_hidden_card(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    """A document is made of the view alone: the same view with other things hidden gives the same bytes."""
    describer = SkinDescriber()
    played = RandomGame(name, seats, options)
    for seat, moment in islice(moments_of(played), 0, STEPS, 13):
        other = played.game.determinize(moment.view, played.rng)
        again = played.game.view(other, seat)
        assert again == moment.view
        twin = Moment(**{**vars(moment), "view": again})
        assert describer.describe(seat, "en", moment) == describer.describe(seat, "en", twin)


@pytest.mark.parametrize("name", FIVE)
def test_what_was_described_before_changes_no_document_and_no_answer(name: str) -> None:
    """Other seats, languages and worlds, and other names, leave nothing behind in the caches."""
    used, played = SkinDescriber(), RandomGame(name, games.find(name).usual_seats)
    for number, (seat, moment) in enumerate(islice(moments_of(played), 0, STEPS, 7)):
        language, game = LANGUAGES[number % len(LANGUAGES)], played.game
        if number % 10 == 9:
            renamed = tuple(replace(who, name=f"{who.name} 2") for who in moment.seats)
            used.describe(seat, language, replace(moment, seats=renamed))
        other = game.determinize(moment.view, played.rng)
        for viewer in range(played.setup.seats):
            used.describe(viewer, language, replace(moment, view=game.view(other, viewer), legal=()))
        fresh = SkinDescriber().describe(seat, language, moment)
        assert used.describe(seat, language, moment) == fresh
        for item in _items(dict(fresh))[::9]:
            asked = seat, language, moment, (), item["name"]
            assert used.why(*asked) == SkinDescriber().why(*asked)


def test_all_that_are_asked_in_a_window_get_documents_of_the_same_size() -> None:
    describer, windows = SkinDescriber(), 0
    for seat, moment in islice(moments_of(RandomGame("clearing_house", 4)), STEPS):
        if moment.window and seat >= 0 and windows < 40:
            windows += 1
            public = Moment(**{**vars(moment), "view": moment.game.view(moment.view, -1), "legal": ()})
            answered = Moment(**{**vars(moment), "legal": ()})
            asked = len(to_json(describer.describe(seat, "en", moment)).encode())
            assert asked == len(to_json(describer.describe(seat, "en", answered)).encode())
            assert asked > len(to_json(describer.describe(-1, "en", public)).encode())
    assert windows > 20


def test_in_a_window_no_hand_changes_the_size_of_a_document() -> None:
    describer, played, windows = SkinDescriber(), RandomGame("clearing_house", 4), 0
    for seat, moment in islice(moments_of(played), STEPS):
        if moment.window and seat >= 0 and windows < 40:
            windows += 1
            game = moment.game
            other = game.view(game.determinize(game.view(moment.view, -1), played.rng), seat)
            twin = Moment(**{**vars(moment), "view": other})
            one, two = (to_json(describer.describe(seat, "fr", each)) for each in (moment, twin))
            assert len(one.encode()) == len(two.encode())
            assert one.count("  ") > 1_000, "there is room for more cards"
    assert windows > 20


def _whys(name: str, language: str = "en") -> Iterator[tuple[Moment, str, str]]:
    """Yields each item of a few moments that the seat to act cannot pick first, with the answer to a tap."""
    describer, played = SkinDescriber(), RandomGame(name, games.find(name).usual_seats)
    asked = (each for each in moments_of(played) if each[1].legal and not each[1].window)
    for seat, moment in islice(asked, 0, STEPS, 25):
        first = {pick for action in moment.legal for pick in action.picks[:1]}
        for item in _items(dict(describer.describe(seat, language, moment))):
            if item["name"] and item["name"] not in first:
                yield moment, item["name"], describer.why(seat, language, moment, (), item["name"])


@pytest.mark.parametrize("name", sorted({*FIVE} - {"clown_standoff"}))
def test_an_item_that_cannot_be_picked_names_the_rule_that_the_table_names(name: str) -> None:
    told = [words for _, _, words in _whys(name)]
    assert any(told), name
    assert all(words[:1].isupper() and f"{name}-" not in words for words in told if words)


def test_a_card_of_another_suit_says_which_suit_has_to_be_followed() -> None:
    told = {words for _, item, words in _whys("texas_showdown") if item.startswith("card/")}
    assert any("suit" in words.lower() or "color" in words.lower() for words in told), told


def test_a_space_that_no_clown_can_reach_names_the_rule() -> None:
    told = {words for _, item, words in _whys("quel_cirque") if item.startswith("cell/")}
    assert told and "" not in told


def test_a_question_why_reveals_nothing_of_what_the_page_does_not_show() -> None:
    """Names and picks that the page cannot have get no answer; nor has any question in a window."""
    describer = SkinDescriber()
    for seat, moment in islice(moments_of(RandomGame("clearing_house", 4)), STEPS):
        if moment.legal:
            assert describer.why(seat, "en", moment, (), "card/nothing") == ""
            assert describer.why(seat, "en", moment, ("card/nothing",), "cell/1,1") == ""
        if moment.window:
            assert describer.why(seat, "en", moment, (), "cell/1,1") == ""


@pytest.mark.parametrize("name", FIVE)
def test_the_result_names_everybody_with_place_and_score(name: str) -> None:
    played = RandomGame(name, games.find(name).usual_seats)
    while played.state.awaited:
        played.step()
    for language in LANGUAGES:
        over = SkinDescriber().describe(0, language, played.moment(0))["over"]
        assert isinstance(over, dict) and over["text"]
        assert sorted(row["seat"] for row in over["rows"]) == list(range(played.setup.seats))
        assert all(row["score"] and row["place"] for row in over["rows"])
        assert [row["place"] for row in over["rows"]] == sorted(row["place"] for row in over["rows"])
