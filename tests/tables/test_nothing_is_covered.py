"""After random play at each table what is said covers neither prompt, nor choices, nor what it is about."""

from itertools import count
from pathlib import Path
from random import Random

import pytest
from pygame import Rect

from circus import games
from circus.tools.gallery.answers import answers
from circus.ui.gfx import bootstrap
from circus.ui.gfx.widgets import Target
from circus.ui.input.gestures import Hover, Tap
from circus.ui.input.picker import VERB
from circus.ui.scenes.table import sight
from circus.ui.scenes.table.scene import TableScene
from circus.ui.scenes.table.tabletop import WHY
from circus.ui.skins.flip_circus.spec import ROSETTE_BUTTON
from tests.gfx.parlour import stage
from tests.skins.harness import SkinSetup, SkinTable

GAMES = sorted(set(games.names()) - {"pebbles"})
LAID = ("card", "cell", "token", "clown")
"""What lies on a table beside its buttons."""
TURNS, TRIED = 7, 6
"""So many choices are looked at, and at each so many things are tried."""
ASKED_OF = 3
"""One of so many things is asked for its card."""


@pytest.fixture(autouse=True)
def pygame_is_ready(no_screen: None) -> None:
    """Fonts and surfaces can be made."""
    bootstrap.prepare()


def kept_free(scene: TableScene) -> list[tuple[str, Rect]]:
    """The prompt and what can be chosen."""
    zone = scene.table.layout.zones["prompt"]
    box = (zone.x - zone.width / 2, zone.y - zone.height / 2, zone.width, zone.height)
    chosen = [each for each in scene.context.own_targets if each.wanted or each.name.startswith(VERB)]
    return [("the prompt", scene.kit.units.rect(*box)), *((each.name, each.rect) for each in chosen)]


def check(scene: TableScene, slip: Rect, where: str, thing: Target | None = None) -> None:
    """The slip lies on the screen, off its thing and off what has to stay free."""
    assert Rect(0, 0, *scene.kit.units.size).contains(slip), f"{where}: not on the screen"
    for name, rect in [*kept_free(scene), *([(thing.name, thing.rect)] if thing else [])]:
        assert not slip.colliderect(rect), f"{where}: over {name}"


def check_caption(scene: TableScene, where: str) -> None:
    for strip in scene.context.own_targets:
        if strip.name == WHY:
            check(scene, strip.rect, f"{where}: the caption")


def check_verbs(scene: TableScene, where: str) -> None:
    """The buttons of the table, as wide as their words, lie over nothing that can be chosen."""
    lying = scene.context.own_targets
    buttons = [each for each in lying if each.name.startswith(VERB)]
    for thing in (each for each in lying if each.wanted and each.name.partition("/")[0] in LAID):
        over = [each.name for each in buttons if each.rect.colliderect(thing.rect)]
        assert not over, f"{where}: {over} over {thing.name}"


def check_why(scene: TableScene, where: str) -> None:
    """The card that says why something came about leaves in sight what it speaks of."""
    told = scene.last_caption()
    scene.parts.inquiry.explain(told)
    card = scene.parts.inquiry.slip()
    if card:
        place = card.place(scene.kit)
        assert Rect(0, 0, *scene.kit.units.size).contains(place), f"{where}: not on the screen"
        for rect in [
            *scene.parts.inquiry.lit_rects(told.lit),
            *sight.prompt(scene.kit, scene.presenter.skin, scene.table),
        ]:
            assert not place.colliderect(rect), f"{where}: the card over what it speaks of ({told.words})"
        for button in (
            each for each in scene.context.own_targets if each.name.startswith("ui/") and each.name != WHY
        ):
            assert not place.colliderect(button.rect), f"{where}: the card over {button.name}"
    scene.parts.inquiry.close()


def check_tip(scene: TableScene, thing: Target, where: str) -> None:
    tip = scene.tip(thing)
    if tip and (tip.title or tip.text):
        check(scene, tip.place(scene.kit), f"{where}: the tip of {thing.name}", thing)


def check_refusal(table: SkinTable, thing: Target, where: str) -> None:
    """Whatever is said of a thing that cannot be used now."""
    manager, scene = table.manager, table.scene
    manager.handle(Hover(thing.name, thing.rect.center))
    manager.handle(Tap(thing.name, thing.rect.center))
    if refusal := scene.parts.refusals.slip():
        slip = refusal.items(scene.kit, manager.pose)[0]
        rect = slip.surface.get_rect(topleft=(slip.x, slip.y))
        check(scene, rect, f"{where}: the refusal of {thing.name}", thing)
    scene.parts.inquiry.close()
    scene.parts.refusals.end()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("language", "text_size", "seed"), [("en", 100, 1), ("fr", 130, 2), ("fr", 160, 3)])
def test_what_is_said_after_random_play_covers_nothing_that_is_needed(
    game: str, language: str, text_size: int, seed: int, tmp_path: Path
) -> None:
    wish = SkinSetup(game, size=(1280, 720), language=language, seed=seed, settings={"text_size": text_size})
    table, rng = SkinTable(tmp_path, wish), Random(seed)
    scene = table.scene
    for turn in range(TURNS):
        for _ in range(rng.randrange(1, 5)):
            if table.wait() and scene.chooser:
                scene.play(rng.choice(scene.chooser.picker.legal))
        if not table.wait():
            return
        table.manager.frame()
        where = f"{game} {language} {text_size} turn {turn}"
        check_caption(scene, where)
        check_verbs(scene, where)
        check_why(scene, where)
        things = [each for each in scene.inspectable_targets() if not each.name.startswith("ui/")]
        for thing in rng.sample(things, min(TRIED, len(things))):
            check_tip(scene, thing, where)
        idle = [each for each in scene.context.own_targets if not each.wanted and each.enabled]
        idle = [each for each in idle if not each.name.startswith("ui/")]
        for thing in rng.sample(idle, min(TRIED, len(idle))):
            check_refusal(table, thing, where)


def test_a_card_leaves_the_color_that_is_ahead_in_sight(tmp_path: Path) -> None:
    wish = SkinSetup("texas_showdown", size=(1280, 720), seed=3, settings={"text_size": 160})
    table = SkinTable(tmp_path, wish)
    scene, asked = table.scene, 0
    table.wait()
    bar = sight.rect_of(scene.kit, scene.table.layout.zones["slip"])
    marks = sight.marks(scene.kit, scene.presenter.skin, scene.table, scene.director.placed)
    ahead = [each for each in marks if bar.collidepoint(each.center)]
    for thing in scene.inspectable_targets()[::ASKED_OF]:
        if ahead and scene.parts.inquiry.ask(thing) and (card := scene.parts.inquiry.slip()):
            place, asked = card.place(scene.kit), asked + 1
            assert place.collidelist(ahead) == -1, f"the card of {thing.name}"
        scene.parts.inquiry.close()
    assert asked


def test_the_card_of_a_play_marks_the_played_card_and_leaves_it_in_sight(tmp_path: Path) -> None:
    table = SkinTable(
        tmp_path, SkinSetup("texas_showdown", size=(1280, 720), seed=4, settings={"text_size": 160})
    )
    scene = table.scene
    table.wait()
    scene.play(table.view.choice.legal[0])  # a first choice shows the goal instead
    table.wait()
    told = scene.last_caption()
    assert told.lit and told.why
    (played,) = scene.parts.inquiry.lit_rects(told.lit)
    scene.parts.inquiry.explain(told)
    card = scene.parts.inquiry.slip()
    assert card
    assert not card.place(scene.kit).colliderect(played)


@pytest.mark.parametrize(("size", "text_size"), [((1280, 720), 160), ((800, 600), 100)])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", ["clown_standoff", "flip_circus"])
def test_the_card_of_an_event_leaves_the_goal_in_sight(
    game: str, language: str, size: tuple[int, int], text_size: int, tmp_path: Path
) -> None:
    """In large letters it lay over a quarter of the words on the drum."""
    scene = explained(game, "why", tmp_path, size=size, language=language, text_size=text_size)
    goal = sight.goal(scene.kit, scene.presenter.skin, scene.table)
    card = scene.parts.inquiry.slip()
    assert goal and card and card.place(scene.kit).collidelist(goal) == -1


def explained(
    game: str, what: str, folder: Path, *, size: tuple[int, int], language: str, text_size: int
) -> TableScene:
    """A table with an explanation as the gallery shows it."""
    manager = stage(size, language=language, text_size=text_size)
    files = (folder / f"{number}.jsonl" for number in count())
    dict(answers(game, files))[f"{game}_{what}"](manager)
    manager.frame()
    assert isinstance(manager.scene, TableScene)
    return manager.scene


@pytest.mark.parametrize("language", ["en", "fr"])
def test_in_the_largest_letters_the_card_of_a_draft_leaves_the_status_lines(
    language: str, tmp_path: Path
) -> None:
    """In French it lay over two of them: no shape was broad and low enough."""
    scene = explained("clearing_house", "why", tmp_path, size=(1280, 720), language=language, text_size=160)
    lines = sight.counters(scene.kit, scene.table)
    card = scene.parts.inquiry.slip()
    assert lines and card and card.place(scene.kit).collidelist(lines) == -1


@pytest.mark.parametrize("language", ["en", "fr"])
def test_in_the_largest_letters_the_last_event_leaves_the_button_of_the_rosette(
    language: str, tmp_path: Path
) -> None:
    """Its three lines in French lay over the button's words."""
    scene = explained("flip_circus", "coach", tmp_path, size=(1280, 720), language=language, text_size=160)
    button = next(each.rect for each in scene.context.own_targets if each.name == ROSETTE_BUTTON)
    captions = scene.context.tabletop.caption_boxes()
    assert captions and button.collidelist(captions) == -1
