"""Lessons on the screen: what is pointed at is seen, nothing is covered, wild clicking breaks nothing."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from circus import games
from circus.content.texts import LANGUAGES, Texts
from circus.records import lesson
from circus.records.lesson import Lesson, Say
from circus.records.replay import read
from circus.session.learnt import is_learnt
from circus.session.puzzles import shipped
from circus.session.table_setup import first_table_setup, load_table_setup
from circus.tools.gallery.lessons import lessons
from circus.ui.app.router import Router
from circus.ui.gfx import bootstrap, theme
from circus.ui.gfx.settings import Settings
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Target, overlapped
from circus.ui.gfx.widgets.speech import BACK, CONTINUE, SHOW_ME
from circus.ui.gfx.window import AppWindow
from circus.ui.input.gestures import Hover, Key, Tap
from circus.ui.scenes.lobby.scene import LobbyScene
from circus.ui.scenes.shell.destinations import ToFirstTable, ToLesson, ToPuzzle, ToTable, ToTableMenu
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.table import sight
from circus.ui.scenes.table.lesson import LessonScene
from circus.ui.scenes.table.menu import TableMenuScene
from circus.ui.scenes.table.pointing import rects_of, round_ones
from circus.ui.scenes.table.prompt import ribbon
from circus.ui.scenes.table.speaking import place_of
from circus.ui.skins.about import Known, about
from tests.gfx.parlour import SIZES, check_fits, click, show, stage
from tests.navigators import Recorder
from tests.tables.test_coach import Judge

TAUGHT = [name for name in games.names() if (games.folder(name) / lesson.FILE).exists()]
WINDOWS = [((1280, 720), 130, "fr"), ((1920, 1080), 100, "en"), ((900, 1600), 160, "fr")]
STEP_MS = 500.0
MAX_STEPS = 4000
WILD_ROUNDS = 150
"""Each has up to three clicks anywhere."""


@pytest.fixture(autouse=True)
def pygame_is_ready(no_screen: None) -> None:
    """Fonts and surfaces can be made."""
    bootstrap.prepare()


def opened(
    game: str, size: tuple[int, int] = (1280, 720), text: int = 100, language: str = "en"
) -> SceneManager:
    """The lesson of a game over the lobby."""
    settings = Settings(language=language, text_size=text, speed="off", sound=False)
    manager = SceneManager(Toolkit(AppWindow(size), Texts(language), settings), None, Router())
    manager.push(LobbyScene(manager))
    manager.go(ToLesson(game))
    return manager


def lesson_of(manager: SceneManager) -> LessonScene:
    assert isinstance(manager.scene, LessonScene)
    return manager.scene


def passes(manager: SceneManager) -> None:
    """Some time passes; what waits to be seen is clicked away."""
    scene = lesson_of(manager)
    if scene.director.waiting:
        scene.director.finish()
    manager.advance(STEP_MS)


def wanted(manager: SceneManager) -> list[str]:
    """What glows and can be hit."""
    window = manager.kit.window.surface.get_rect()
    return [target.name for target in overlapped(manager.targets, window) if target.wanted]


def spoken(manager: SceneManager, rng: Random) -> list[str]:
    """Goes through a lesson by what glows alone; returns what was said, each sentence being checked."""
    scene = lesson_of(manager)
    said: list[str] = []
    for _ in range(MAX_STEPS):
        manager.advance(STEP_MS)
        manager.frame()
        now = scene.teacher.spoken
        assert now is None or scene.teacher.lesson.sentences[scene.teacher.step - 1] is now
        if now and (scene.is_over or not scene.director.busy) and (not said or said[-1] != now.key):
            said.append(now.key)
            check_buttons(scene)
            if not scene.is_over:
                check_sight(manager, scene)
        if scene.is_over:
            return said
        if now and scene.chooser and scene.teacher.let:
            assert set(scene.chooser.picker.legal) == set(scene.teacher.let), (
                f"{now.key} offers something else"
            )
        names = wanted(manager)
        if names and not scene.busy:
            name = rng.choice(names)
            rect = next(target.rect for target in manager.targets if target.name == name)
            manager.handle(Tap(name, rect.center))
    raise AssertionError(f"the lesson stops after {said}")


def sentences(manager: SceneManager) -> Iterator[Say]:
    """Each sentence until play is free, once the table rests; afterwards it is clicked away, or done."""
    scene = lesson_of(manager)
    for _ in range(MAX_STEPS):
        passes(manager)
        said = scene.teacher.spoken
        if scene.is_over or (scene.teacher.is_free and said is None):
            return
        if said is not None and not scene.director.busy:
            yield said
            scene.skip()
    raise AssertionError("the lesson stops")


def check_buttons(scene: LessonScene) -> None:
    """Every button, and the speech itself, has a name and a sentence of its own."""
    for target in scene.inspectable_targets():
        thing = scene.parts.inquiry.inspectable_item(target.name, target.label)
        if target.name.startswith("ui/") and thing:
            told = about(scene.kit.texts, scene.table, thing, Known())
            assert told.title and not told.title.startswith("Ui "), target.name
            assert told.does, target.name


def check_sight(manager: SceneManager, scene: LessonScene) -> None:
    """What is pointed at is on the screen, and neither it nor the prompt lies under the speech."""
    said = scene.teacher.spoken
    assert said
    targets = scene.targets()
    speech = next(target.rect for target in targets if target.name == "ui/speech")
    window = manager.kit.window.surface.get_rect()
    assert window.contains(speech), said.key
    seen = {target.name: target.rect for target in overlapped(scene.inspectable_targets(), window)}
    for name in said.points:
        assert name in seen, f"{said.key}: {name} is not on the screen"
        assert not speech.colliderect(seen[name]), f"{said.key} covers {name}"
    kit, table, skin = scene.kit, scene.table, scene.presenter.skin
    kept = {
        "the prompt": sight.prompt(kit, skin, table),
        "hand or plate of the learner": sight.own(kit, skin, table, scene.director.placed),
        "the posters": [sight.rect_of(kit, zone) for zone in [table.layout.zones.get("poster")] if zone],
        "what can be chosen": [target.rect for target in targets if target.wanted and not is_speech(target)],
    }
    if kit.settings.text_size == 100:  # with larger letters there is not room for both everywhere
        kept["what happened last"] = scene.context.tabletop.caption_boxes()
    for what, rects in kept.items():
        assert speech.collidelist(rects) == -1, f"{said.key} covers {what}"


def is_speech(target: Target) -> bool:
    """Whether it belongs to the speech itself."""
    return target.name in (BACK, CONTINUE, SHOW_ME)


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize(("size", "text", "language"), WINDOWS)
def test_what_glows_leads_through_the_lesson_and_what_is_pointed_at_is_seen(
    game: str, size: tuple[int, int], text: int, language: str
) -> None:
    manager = opened(game, size, text, language)
    found: Lesson | None = lesson.find(game)
    assert found
    keys = [say.key for say in found.sentences]
    said = spoken(manager, Random(4))
    assert [key for key in said if key in keys] == keys
    assert is_learnt(game)


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [100, 160])
def test_two_keys_lead_through_a_lesson(game: str, language: str, text: int) -> None:
    """Enter goes on wherever the focus is; Tab comes to what is asked for, and Enter does it."""
    manager, heard = opened(game, text=text, language=language), set[int]()
    scene = lesson_of(manager)
    for _ in range(MAX_STEPS):
        passes(manager)
        manager.frame()
        heard.add(scene.teacher.step)
        if scene.is_over or (scene.teacher.is_free and scene.teacher.spoken is None):
            break
        played = len(scene.session.match.actions)
        if any(target.name == CONTINUE for target in manager.targets):
            said = scene.teacher.spoken
            manager.handle(Key("return"))
            assert scene.teacher.spoken is not said, "Enter is the gold button"
            manager.frame()
            manager.handle(Key("return"))
            assert len(scene.session.match.actions) == played, "one Enter too many picks nothing"
        elif wanted(manager) and not scene.busy:
            focus = manager.focus_at()
            if scene.parts.refusals.shown or not (focus and focus.wanted):
                manager.handle(Key("tab"))
                manager.frame()
                focus = manager.focus_at()
            assert focus and focus.wanted, scene.sentence
            manager.handle(Key("return"))
    else:
        raise AssertionError(f"the keys stop at {scene.sentence}")
    assert heard >= set(range(1, scene.teacher.of)), "each sentence was heard"


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [100, 130, 160])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (900, 1600)])
def test_no_sentence_covers_prompt_choices_hand_or_plate_of_the_learner(
    game: str, language: str, text: int, size: tuple[int, int]
) -> None:
    manager = opened(game, size, text, language)
    scene, last = lesson_of(manager), ""
    for _ in range(MAX_STEPS):
        passes(manager)
        said = scene.teacher.spoken
        if said is None or scene.director.busy or (said.let and scene.chooser is None):
            continue
        if said.key != last:
            last = said.key
            check_sight(manager, scene)
            if scene.teacher.step == scene.teacher.of - 1:
                return
        scene.skip()
    raise AssertionError(f"the lesson stops after {last}")


@pytest.mark.parametrize("game", TAUGHT)
def test_wild_clicking_ends_a_lesson_nowhere_but_at_its_end(game: str) -> None:
    manager, rng = opened(game), Random(9)
    scene = lesson_of(manager)
    for _ in range(WILD_ROUNDS):
        if scene.is_over:
            return
        elsewhere = ("ui/menu", "ui/log", "ui/rules", "ui/why")
        targets = [target for target in manager.targets if target.name not in elsewhere]
        for target in rng.sample(targets, min(3, len(targets))):
            manager.handle(Hover(target.name, target.rect.center))
            manager.handle(Tap(target.name, target.rect.center))
        manager.advance(rng.choice((20.0, 200.0, 1500.0)))
        manager.frame()
        assert manager.scene is scene


@pytest.mark.parametrize("game", TAUGHT)
def test_an_explanation_stays_with_what_it_is_about_until_it_is_clicked_away(game: str) -> None:
    """Ten minutes long, however fast the table is: nobody else acts, and what it points at lies there."""
    manager = opened(game)
    scene = lesson_of(manager)
    for said in sentences(manager):
        before = len(scene.session.match.actions)
        for _ in range(0 if said.let else 10):
            manager.advance(60_000.0)  # so much more than any sentence takes to be read
        assert scene.teacher.spoken is said and len(scene.session.match.actions) == before, said.key
        things = {target.name for target in scene.inspectable_targets()}
        assert things.issuperset(said.points), f"{said.key} speaks of what has gone"


@pytest.mark.parametrize("game", TAUGHT)
def test_a_sentence_spoken_in_the_middle_of_a_move_holds_it_there_and_comes_back_so(game: str) -> None:
    manager = opened(game)
    scene = lesson_of(manager)
    for said in sentences(manager):
        if said.during:
            assert scene.table.event and scene.table.event.kind == said.during, said.key
            lying = [(piece.place, piece.face) for piece in scene.table.pieces]
            scene.resized()
            for _ in range(40):
                passes(manager)
            assert scene.teacher.spoken is said
            assert [(piece.place, piece.face) for piece in scene.table.pieces] == lying, said.key


@pytest.mark.parametrize("game", TAUGHT)
def test_whatever_else_is_clicked_in_a_lesson_no_rule_of_another_option_is_told(game: str) -> None:
    """Cards and plates beside what is asked for: later, or the rule of this game that is in the way."""
    manager = opened(game)
    scene = lesson_of(manager)
    for _ in range(MAX_STEPS):
        passes(manager)
        if scene.teacher.is_free:
            return
        if scene.chooser is None or scene.director.busy or not scene.teacher.let:
            if scene.teacher.holds and not scene.director.busy:
                scene.go_on()
            continue
        match, seat = scene.session.match, scene.teacher.lesson.learner
        begins = {action.picks[0] for action in match.legal_actions(seat) if action.picks}
        for name in {piece.name for piece in scene.director.placed if piece.name}:
            chooser = scene.chooser
            if name in chooser.picker.selectable or chooser.way_to(name):
                continue
            why = chooser.pick_violation(name)
            assert why is None or not why.is_off, f"{name}: {why}"
            assert why is None or name not in begins, f"{name} is allowed, only not asked for: {why}"
        scene.skip()
    raise AssertionError("the lesson stops")


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize(("language", "hands_over"), [("en", "arry on"), ("fr", "uite")])
def test_a_lesson_ends_with_a_success_and_hands_over(game: str, language: str, hands_over: str) -> None:
    found = lesson.find(game)
    texts = Texts(language)
    texts.add_game(game)
    assert found and found.ending
    if game != "pebbles":
        last = [texts.say(say.key) for say in found.sentences if not say.let][-2:]
        assert any(hands_over in words or "ontinue" in words for words in last), last


def test_enter_is_the_gold_button_of_a_lesson_and_plays_nothing() -> None:
    manager = opened("texas_showdown")
    scene = lesson_of(manager)
    for _ in range(MAX_STEPS):
        passes(manager)
        manager.frame()
        said = scene.teacher.spoken
        if said is None or CONTINUE not in {target.name for target in manager.targets} or scene.director.busy:
            continue
        played = len(scene.session.match.actions)
        manager.handle(Key("return"))
        assert scene.teacher.spoken is not said
        assert len(scene.session.match.actions) == played
        return
    raise AssertionError("the lesson has no button to go on")


def test_the_speech_stays_at_its_place_where_it_can() -> None:
    """In Texas Showdown, whose cards lie apart from it, nearly all through the lesson."""
    manager = opened("texas_showdown")
    scene = lesson_of(manager)
    places: list[tuple[str, tuple[int, int]]] = []
    for _ in range(MAX_STEPS):
        passes(manager)
        if scene.teacher.is_free and scene.teacher.spoken is None:
            break
        if scene.teacher.spoken and not scene.director.busy:
            speech = scene._placed_speech()
            assert speech
            if not places or places[-1][0] != scene.teacher.spoken.key:
                places.append((scene.teacher.spoken.key, place_of(scene.kit, speech).topleft))
            scene.skip()
    moves = sum(one[1] != other[1] for one, other in pairwise(places))
    assert len(places) > 6 and moves <= len(places) // 3, places


def test_a_round_token_is_framed_round_and_a_card_square() -> None:
    for game, name, is_disc in (("flip_circus", "token/1", True), ("texas_showdown", "card/0", False)):
        manager = opened(game)
        scene = lesson_of(manager)
        for _ in range(100):
            passes(manager)
        rects = rects_of([name], scene.inspectable_targets())
        rounds = round_ones(scene.kit, scene.presenter.skin, scene.director.placed, rects)
        assert rects and bool(rounds) == is_disc, name


def test_another_legal_move_gets_a_kind_answer_and_stays_undone() -> None:
    manager = opened("pebbles")
    scene, take = lesson_of(manager), "0:take stone/black"
    while scene.chooser is None or [str(action) for action in scene.teacher.let] != [take]:
        if scene.chooser and scene.teacher.let:
            scene.play(scene.teacher.let[0])
        elif scene.teacher.holds:
            scene.go_on()
        passes(manager)
        manager.frame()
    before = len(scene.session.match.actions)
    manager.handle(Tap("stone/white", (600, 300)))
    refusal = scene.parts.refusals.shown
    assert refusal and refusal.words == manager.kit.texts.say("lesson-other")
    assert len(scene.session.match.actions) == before
    assert "stone/white" not in wanted(manager)


def test_where_play_is_free_the_coach_warns_and_at_the_next_table_she_is_off() -> None:
    manager = opened("quel_cirque")
    scene = lesson_of(manager)
    scene.parts.coach.coach._thinker = Judge()
    while not (scene.teacher.is_free and scene.chooser and len(scene.chooser.picker.legal) > 1):
        assert scene.teacher.is_free or scene.coached() == set(), "the script speaks for itself"
        if scene.teacher.spoken and (scene.chooser or not scene.teacher.let):
            scene.skip()
        passes(manager)
        manager.frame()
    assert scene.coached() == {scene.teacher.lesson.learner}
    for _ in range(6):
        passes(manager)
    before = len(scene.session.match.actions)
    scene.play(scene.chooser.picker.legal[-1])
    assert "coach" in scene.port() and len(scene.session.match.actions) == before
    assert not any(seat.coach for seat in load_table_setup("quel_cirque").seats)


def test_at_the_end_a_whole_game_is_one_click_away() -> None:
    manager = opened("texas_showdown")
    spoken(manager, Random(1))
    manager._navigator = recorder = Recorder()
    rect = next(target.rect for target in manager.targets if target.name == "ui/whole-game")
    manager.handle(Tap("ui/whole-game", rect.center))
    assert [type(each) for each in recorder.went] == [ToTable]


def test_the_port_says_the_sentence_and_what_it_points_at() -> None:
    manager = opened("texas_showdown")
    scene = lesson_of(manager)
    while scene.teacher.spoken is None:
        passes(manager)
        manager.frame()
    port = scene.port()
    assert port["scene"] == "lesson"
    words = manager.kit.texts.say("texas_showdown-lesson-goal")
    assert port["lesson"] == {"step": 1, "of": 10, "say": words, "points": ["seat/0"]}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 160])
def test_the_menu_of_a_game_that_teaches_itself_fits_and_opens_its_lesson(
    size: tuple[int, int], text: int, tmp_path: Path
) -> None:
    manager = stage(size, "fr", text_size=text)
    manager.go(ToFirstTable(first_table_setup("quel_cirque"), Random(4), tmp_path / "game.jsonl"))
    table = manager.scene
    show(manager)
    manager.kit.fonts.strained.clear()
    manager.go(ToTableMenu("quel_cirque"))
    check_fits(manager, ("ui/away", "ui/sheet"))
    assert [strain.text for strain in manager.kit.fonts.strained] == []
    click(manager, "ui/learn")
    assert isinstance(manager.scene, LessonScene) and table not in manager.scenes
    assert not read(tmp_path / "game.jsonl").ended, "the game is kept"
    manager.go(ToTableMenu("quel_cirque"))
    show(manager)
    assert "ui/learn" not in [target.name for target in manager.targets], "it is on already"


def test_only_where_a_game_is_recorded_the_menu_says_that_it_is_saved(tmp_path: Path) -> None:
    manager = stage()
    leaves = {}
    for where in (
        ToFirstTable(first_table_setup("pebbles"), Random(4), tmp_path / "game.jsonl"),
        ToLesson("pebbles"),
        ToPuzzle(shipped("quel_cirque"), 0),
    ):
        manager.go(where)
        manager.go(ToTableMenu("pebbles"))
        assert isinstance(manager.scene, TableMenuScene)
        leaves[type(where)] = manager.scene._words
        manager.home()
    unkept = "table-menu-unkept"
    assert leaves == {ToFirstTable: "table-menu-kept", ToLesson: unkept, ToPuzzle: "table-menu-puzzle"}


def test_the_menu_switches_the_ambience_of_its_own_table(tmp_path: Path) -> None:
    manager = stage()
    table = first_table_setup("quel_cirque")
    manager.go(ToFirstTable(table, Random(4), tmp_path / "game.jsonl"))
    manager.go(ToTableMenu("quel_cirque"))
    click(manager, "ui/ambience")
    assert manager.kit.settings.beds == {"bed_tent": False}
    click(manager, "ui/ambience")
    assert manager.kit.settings.beds == {"bed_tent": True}


def test_the_hand_points_from_where_it_covers_no_word_of_the_prompt() -> None:
    """At 1920 it lay over "yo" of "Tape falls on you"."""
    manager = stage((1920, 1080))
    dict(lessons("clearing_house"))["clearing_house_lesson_last"](manager)
    scene = manager.scene
    assert isinstance(scene, LessonScene)
    said = ribbon(scene.kit, scene.presenter.skin, scene.table)
    assert said
    prompt = scene.kit.units.rect(*said.reach(scene.kit))
    hands = [each for each in scene._spoken() if each.layer == theme.LAYER_FLYING + 1]
    assert hands
    for each in hands:
        glove = each.surface.get_bounding_rect(200).move(each.x, each.y)
        assert not glove.colliderect(prompt)
