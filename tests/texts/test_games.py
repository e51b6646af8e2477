"""Each game has words for all that it declares, asks, tells and refuses, and no others."""

import re
from pathlib import Path

import pytest

from circus import games
from circus.content import levels
from circus.content.texts import Texts
from circus.core.option import spell
from circus.records import lesson
from circus.session import puzzles
from circus.ui.scenes.table.hint import instruction_key
from tests.shipped import SHIPPED
from tests.table import assert_whole
from tests.texts.code import is_named, strings
from tests.texts.plays import played
from tests.texts.schemes import NAMES, SILENT, every_language, fixed_keys, named

LONGEST_NAMES = ("Alexandre", "Bénédicte", "Célestine", "Dieudonné", "Esméralda", "Françoise")
LONGEST_CAPTION = 48
LONGEST_PROMPT = 45
LONGEST_HELP = 70
LONGEST_LABEL = 21
LONGEST_TAGLINE = 44

every_game = pytest.mark.parametrize("name", NAMES)
every_text = pytest.mark.parametrize("texts", every_language(), ids=lambda texts: texts.language)


def test_every_game_brings_words() -> None:
    assert SHIPPED == NAMES


@every_game
@every_text
def test_a_game_has_words_for_all_that_it_declares_and_refuses(name: str, texts: Texts) -> None:
    assert sorted(key for key in fixed_keys(name) if not texts.has(key)) == []


@every_game
@every_text
def test_the_values_of_all_options_begin_alike(name: str, texts: Texts) -> None:
    keys = [
        f"{name}-option-{option.name}-{spell(value)}"
        for option in games.find(name).options
        for value in option.values
    ]
    said = [texts.say(key) for key in keys if texts.has(key)]
    said += [texts.say("setup-yes"), texts.say("setup-no")]
    assert [words for words in said if words[0].islower()] == []


@every_game
@every_text
def test_every_situation_has_a_prompt(name: str, texts: Texts) -> None:
    prompts = played(name).prompts
    lacking = [verbs for verbs, _ in prompts if not texts.has(f"{name}-prompt-{'-'.join(verbs)}")]
    assert texts.has(f"{name}-prompt") or lacking == []


@every_game
@every_text
def test_every_event_has_a_caption_or_is_silent(name: str, texts: Texts) -> None:
    events = played(name).events
    kinds = {event.kind for event in events}
    assert SILENT[name] <= kinds
    assert sorted(kind for kind in kinds if texts.has(f"{name}-event-{kind}")) == sorted(kinds - SILENT[name])


@every_game
@every_text
def test_captions_are_whole_and_short(name: str, texts: Texts) -> None:
    events = played(name).events
    for event in events:
        key = f"{name}-event-{event.kind}"
        if texts.has(key):
            words = texts.format_facts(key, event.facts, LONGEST_NAMES)
            assert_whole(words, key)
            assert len(words) <= LONGEST_CAPTION or len(event.facts.get("winners", ())) > 2, words


@every_game
@every_text
def test_no_message_of_a_game_is_never_said(name: str, texts: Texts) -> None:
    events = played(name).events
    told = {event.kind for event in events}
    used = fixed_keys(name) | {
        f"{name}-{where}-{kind}" for kind in told for where in ("event", "log", "forced")
    }
    used |= referred_to(name, texts.language) | deeds(name, texts)
    used |= {f"{name}-what-scenery", f"{name}-start-tied", f"{name}-goal"}
    used |= {f"{name}-option-{option.name}-rules" for option in games.find(name).options}
    used |= {f"{name}-choice-{verb.name}" for verb in games.find(name).verbs}
    used |= {f"{name}-phone-aim", *(f"{name}-window-{verb.name}" for verb in games.find(name).verbs)}
    of_bots = ("hint", "motive", "merit", "warning", "instead")
    used |= {f"{name}-{said}-{word}" for word in strings() for said in of_bots}
    what = re.compile(rf"{name}-what-({'|'.join(kinds_of(name))})\b")
    used |= {key for key in sorted(texts.keys()) if what.match(key)}
    taught = lesson.find(name)
    used |= {say.key for say in taught.sentences} if taught else set()
    mine = {key for key in sorted(texts.keys()) if key.startswith(f"{name}-")}
    left = {key for key in mine - used if not re.match(rf"{name}-(prompt|because)\b", key)}
    assert {key for key in left if _is_in_a_scheme(name, key) or not is_named(key)} == set()


def kinds_of(name: str) -> set[str]:
    """What can be asked about: pieces, the kinds of places, and what every table has; and words for those."""
    game = games.find(name)
    setup = game.setup(level=levels.default(game))
    kinds = {kind for kind, _ in game.piece_faces(setup)} | {"card", "base_card", "hole", "start", "drum"}
    kinds |= {place.partition("/")[0] for place in game.places(setup)}
    return kinds | {"seat", "verb", "ui", "zone"}


def deeds(name: str, texts: Texts) -> set[str]:
    """Return the messages with which hints name the legal actions."""
    return {instruction_key(texts, name, action) for action in played(name).actions}


def _is_in_a_scheme(name: str, key: str) -> bool:
    """Whether the program puts such keys together, so that naming it in the code proves nothing."""
    kinds = "option|number|level|verb|event|moment|standing|reason|why|aid|motive|warning"
    return re.match(rf"{name}-({kinds})-", key) is not None


@every_game
@every_text
def test_every_prompt_fits_the_verbs_of_its_game(name: str, texts: Texts) -> None:
    prompts = played(name).prompts
    verbs = {verb.name for verb in games.find(name).verbs}
    after_a_pick = {f"{'-'.join(asked)}-{picked}" for asked, picked in prompts}
    for key in sorted(texts.keys()):
        if key.startswith(f"{name}-prompt-"):
            rest = key.removeprefix(f"{name}-prompt-")
            asked = rest.split("-")
            assert rest in after_a_pick or (asked == sorted(asked) and verbs >= set(asked)), key


def referred_to(name: str, language: str) -> set[str]:
    """The messages that stand inside others."""
    source = (Path(games.__file__).parent / name / f"texts.{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"\{ ([a-z_]+-[\w-]+) \}", source))


@every_game
def test_every_end_of_a_game_has_a_reason_in_words(name: str) -> None:
    assert played(name).endings <= named(name, "reason")


@every_game
@every_text
def test_prompts_helps_and_labels_fit(name: str, texts: Texts) -> None:
    for key in sorted(texts.keys()):
        if key.startswith(f"{name}-prompt"):
            assert len(texts.say(key)) <= LONGEST_PROMPT, texts.say(key)
        elif key.startswith(f"{name}-") and key.endswith("-help"):
            assert len(texts.say(key, count=100)) <= LONGEST_HELP, texts.say(key)
        elif re.match(rf"{name}-(verb|level|option|number)-", key) and not key.endswith("-rules"):
            words = texts.say(key, count=100)
            assert len(words) <= LONGEST_LABEL, words


@every_game
@every_text
@pytest.mark.parametrize("count", [0, 1, 2, 25])
def test_scores_are_counted_in_words(name: str, texts: Texts, count: int) -> None:
    words = texts.say(f"{name}-score", count=count)
    assert re.fullmatch(rf"{count} \D+", words)
    is_one = count == 1 or (texts.language == "fr" and count == 0)
    assert is_one == (not words.partition(" ")[2].split(" ")[0].endswith(("s", "x")))


@every_game
@every_text
def test_a_poster_says_what_one_does_in_a_sentence_that_fits_two_lines(name: str, texts: Texts) -> None:
    words = texts.say(f"{name}-tagline")
    assert len(words.split()) >= 4 and len(words) <= LONGEST_TAGLINE, words


@every_game
@every_text
def test_every_puzzle_has_a_name_of_its_own(name: str, texts: Texts) -> None:
    offers = puzzles.shipped(name)
    names = {texts.say(offer.title) for offer in offers}
    assert len(names) == len(offers) == 20
    assert all(texts.has(offer.title) for offer in offers)
