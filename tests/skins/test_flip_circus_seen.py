"""Flip Circus's table before the eyes: what moves, who may see a back, what is said of it and when."""

import random
from dataclasses import replace
from typing import Any

import pytest
from pygame import Rect

from circus.content.texts import LANGUAGES, Texts
from circus.core.event import Event
from circus.games.flip_circus.actions import position_of
from circus.games.flip_circus.facts import finale
from circus.games.flip_circus.state import TURN, FlipState
from circus.games.flip_circus.tokens import ARTISTS
from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Compositor
from circus.ui.gfx.director import LIFT
from circus.ui.gfx.widgets import Pose, Target, Tip
from circus.ui.gfx.widgets.buttons import WOOD
from circus.ui.input.gestures import Cancel, DragMove, DragStart
from circus.ui.scenes.table import sight
from circus.ui.scenes.table.answers import Explanation, OpenExplanation
from circus.ui.scenes.table.areas import areas_around
from circus.ui.scenes.table.tabletop import WHY
from circus.ui.skins.flip_circus.menu import (
    VerbEntry,
    has_token_slip,
    menu_box,
    tip,
    tip_items,
    verb_items,
)
from circus.ui.skins.flip_circus.plates import goal_slip
from circus.ui.skins.flip_circus.preview import NOTHING, aimed
from circus.ui.skins.flip_circus.ring import ring_of
from circus.ui.skins.flip_circus.spec import ART, BACK, CHEER, GHOST, NOTICE, POSE, SEEN, STAGE
from tests.rules.flip_circus.openings import opened, two_each
from tests.skins.flip_table import OPENING, SKIN, Open, Shown, opener, random_play, shown, table_of
from tests.skins.harness import Make, SkinSetup, SkinTable, watched, with_input

VARIANTS: dict[str, dict[str, Any]] = {
    "two": {"seats": 2, "options": {"turn_limit": 20}},
    "teams": {"seats": 4, "options": {"turn_limit": 20, "errors": "penalised"}},
}


@pytest.fixture
def make(open_table: Make) -> Open:
    """Opens tables of Flip Circus."""
    return opener(open_table)


@pytest.mark.parametrize("viewer", [-1, 0])
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_whole_game_is_shown_frame_by_frame(stage: None, variant: str, viewer: int) -> None:
    """No piece is lost on the way, and the table never tells of a frame that has not been shown."""
    seen = [frame.event.kind for frame, _ in watched(SkinSetup("flip_circus", **VARIANTS[variant]), viewer)
            if frame.event]  # fmt: skip
    assert {"setup", "swap", "flip", "turn", "finish"} <= set(seen)


def test_a_swap_moves_two_tokens_and_no_others(make: Open) -> None:
    """Also over the gap between 9 and 0, and although many tokens look alike."""
    (swap, *_) = shown(make().state, "0:swap token/0 token/9")
    before = {piece.key: (piece.x, piece.y) for piece in SKIN.layout.place(swap.before, swap.before.pieces)}
    after = {piece.key: (piece.x, piece.y) for piece in swap.placed(swap.keyframes[-1])}
    assert len([key for key in before if key.startswith("token") and before[key] != after[key]]) == 2


def _places(seen: Shown, kind: str, face: str = "") -> list[str]:
    """Where pieces or effects of a kind lie, keyframe by keyframe."""
    return [piece.place for keyframe in seen.keyframes for piece in keyframe.pieces
            if piece.kind == kind and face in ("", piece.face)]  # fmt: skip


def test_a_poster_is_shown_to_all_before_it_goes_to_who_won_it_and_then_the_middle_artist_bows() -> None:
    table = opened().play("0:flip token/2")
    _, trio, poster, bow, turn = shown(table.state, "0:flip token/3")
    assert {"cheer/1", "cheer/2", "cheer/3"} == set(_places(trio, CHEER)) == set(_places(poster, CHEER))
    assert _places(poster, "poster", "seer") == ["posters", STAGE, "posters/0"]
    poses = [piece.face for keyframe in bow.keyframes for piece in keyframe.pieces if piece.kind == POSE]
    assert poses == ["left", "right", "hop", "hop"]
    assert not turn.keyframes


def test_what_is_told_of_a_bow_is_told_when_it_is_seen() -> None:
    """The caption names the artist that turns up, so it waits for the turn."""
    bow = shown(opened().play("0:flip token/2").state, "0:flip token/3")[3]
    told = next(keyframe for keyframe in bow.keyframes if keyframe.captioned)
    faces = {piece.place: piece.face for piece in told.pieces}
    assert faces["ring/2"] == bow.event.facts["face"]
    silent = bow.keyframes[: list(bow.keyframes).index(told)]
    assert all(piece.face == "seer" for keyframe in silent for piece in keyframe.pieces
               if piece.place == "ring/2")  # fmt: skip


def test_the_five_clown_ending_is_announced_when_it_comes_alive_and_when_it_comes() -> None:
    for seed in range(30):
        for state, line in random_play(seed):
            events = shown(state, line)
            alive = next((each for each in events if each.event.kind == "finale"), None)
            if alive:
                assert _places(alive, NOTICE) == [NOTICE] and isinstance(alive.after.state, FlipState)
                assert finale(alive.after.state)
                return
    raise AssertionError("nobody came to two posters each")


def test_five_clowns_are_cheered_before_the_poster_comes_together() -> None:
    """FC-27."""
    _, clowns, poster, finish = shown(two_each().play("1:flip token/9").state, "1:end")
    assert len(set(_places(clowns, CHEER))) == 5 and _places(clowns, NOTICE)
    assert _places(poster, "poster", "magician")[-1] == "posters/1"
    assert len(_places(finish, GHOST)) == 2, "what the others have won is pale"


def test_the_counter_and_the_prompt_never_know_what_comes(make: Open) -> None:
    """While the trio is cheered the action is counted, the poster is not won and the turn has not passed."""
    trio = shown(opened().play("0:flip token/2").state, "0:flip token/3", viewer=0)[1].after
    assert isinstance(trio.state, FlipState)
    assert (trio.state.done, trio.state.owed, trio.state.seat, trio.state.posters) == (2, 0, 0, [0, 0])
    texts = make().kit.texts
    assert SKIN.words.prompt(texts, trio) == texts.say("flip_circus-table-turn", count=0)


def test_what_somebody_else_does_stands_longer_than_what_one_does_oneself() -> None:
    """A bot's turn of two actions is followed by somebody who has never seen the game."""
    for line in ("0:swap token/0 token/1", "0:flip token/1"):
        own, other = (shown(opened().state, line, viewer)[0].keyframes[-1].hold for viewer in (0, 1))
        assert own <= 300 and other >= 700, line


def test_the_end_of_a_turn_does_not_take_away_what_was_told_of_it() -> None:
    """The counter passes to the other side; the log has the words."""
    texts, table = Texts("en"), table_of(opened().state)
    texts.add_game("flip_circus")
    assert not SKIN.words.caption(texts, Event("end", {"seat": 0}), table).words
    assert texts.format_facts("flip_circus-log-end", {"seat": 0}, ["Ada", "Basile"]) == "Ada ends the turn"


def tips(table: SkinTable, token: str) -> tuple[bool, Tip | None]:
    """Whether a slip in the ring tells of a token under the pointer, and the tip that does."""
    table.hover(token)
    scene = table.scene
    (thing,) = (each for each in scene.inspectable_targets() if each.name == token)
    slips = {item.surface for item in tip_items(table.kit, table.view, position_of(token))}
    return any(item.surface in slips for item in table.manager.frame().items), scene.tip(thing)


@pytest.mark.parametrize("text_size", [100, 160])
def test_a_token_is_told_of_once_and_never_over_its_menu(make: Open, text_size: int) -> None:
    table = make(settings={"text_size": text_size})
    slip, tip = tips(table, "token/4")
    assert slip and tip is None, "two tips about one token"
    table.tap("token/2")
    slip, tip = tips(table, "token/7")
    menu = table.kit.units.rect(*menu_box(table.view))
    assert not slip and tip is not None and not tip.place(table.kit).colliderect(menu)


def test_the_goal_does_not_lie_half_under_a_menu(make: Open) -> None:
    table = make()
    goal = goal_slip(table.kit, table.view)
    assert any(item.surface is goal for item in table.manager.frame().items)
    table.tap("token/2")
    assert not any(item.surface is goal for item in table.manager.frame().items)


@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_the_goal_does_not_lie_half_under_backs_that_are_looked_at(make: Open, viewer: int) -> None:
    table = make(seats=4)
    looks = [
        replace(each.after, event=each.event)
        for each in shown(table.state, "0:seer token/5", viewer)
        if any(piece.kind == SEEN for keyframe in each.keyframes for piece in keyframe.pieces)
    ]
    assert looks
    for view in looks:
        goal = goal_slip(table.kit, view)
        assert not any(item.surface is goal for item in SKIN.painter.furniture(table.kit, view))


def test_why_something_happened_is_told_beside_the_caption_and_not_in_the_ring(make: Open) -> None:
    table = make()
    kit, scene, ring = table.kit, table.scene, ring_of(table.view)
    strip = sight.rect_of(kit, table.view.layout.zones["caption"])
    asked = OpenExplanation(
        Target(WHY, strip), Explanation("Ada ends the turn", "Ada saves Applause for a better turn")
    )
    place = asked.card(kit, strip, areas_around(scene.context, WHY)).place(kit)
    assert not place.collidepoint(kit.units.point(ring.x, ring.y)), "it hides the goal and the reserve"
    assert place.right > 0.8 * kit.units.size[0]


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)], ids=["lying", "standing"])
@pytest.mark.parametrize("text_size", [100, 130, 160])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("limit", [0, 20, 100])
@pytest.mark.parametrize("won", [0, 1])
def test_the_goal_lies_in_the_ring_and_hides_no_token(
    make: Open, language: str, text_size: int, size: tuple[int, int], limit: int, won: int
) -> None:
    """At first what a poster takes, then how the game ends when nobody yields."""
    options = {"turn_limit": limit}
    table = make(size=size, language=language, settings={"text_size": text_size}, options=options)
    zone, kit, ring = table.view.layout.zones["finale"], table.kit, ring_of(table.view)
    before = goal_slip(kit, table.view)
    table.state.posters[0] = won  # a mask of artists: none, or the first
    table.scene.host.refresh_view()
    slip = goal_slip(kit, table.view)
    assert (slip is before) == (won == 0)
    wide, high = kit.units.u(slip.get_width()), kit.units.u(slip.get_height())
    (item,) = (item for item in SKIN.painter.furniture(kit, table.view) if item.surface is slip)
    y = kit.units.u(item.y) + high / 2
    assert wide <= zone.width + 1
    corners = [(zone.x + across * wide / 2, y + along * high / 2)
               for across in (-1, 0, 1) for along in (-1, 1)]  # fmt: skip
    assert all(ring.under(*corner) < 0 for corner in corners)
    assert y + high / 2 < table.view.layout.zones["reserve"].y - 30


def test_no_slip_covers_the_clowns_choice(make: Open) -> None:
    """A token under the pointer is still seen larger."""
    table = make("0:swap token/0 token/1")
    assert {"take", "drop", "none"} <= table.points(wanted=True).keys()
    away = table.manager.frame().items
    table.hover("token/4")
    choosing = len(table.manager.frame().items) - len(away)
    table.tap("none")
    away = table.manager.frame().items
    table.hover("token/4")
    slip, goal = 1, 1
    assert 0 < choosing == len(table.manager.frame().items) - len(away) - slip + goal


def goal_and_slip(table: SkinTable, token: str) -> tuple[list[Rect], bool]:
    """The box of the goal while a token is under the pointer, and whether its slip is shown."""
    table.hover(token)
    scene, kit = table.scene, table.kit
    goal = goal_slip(kit, scene.table)
    items = table.manager.frame().items
    boxes = [each.surface.get_rect(topleft=(each.x, each.y)) for each in items if each.surface is goal]
    return boxes, has_token_slip(scene.table)


@pytest.mark.parametrize("text_size", [100, 160])
def test_the_goal_is_in_sight_as_a_whole_or_not_at_all(make: Open, text_size: int) -> None:
    table = make(settings={"text_size": text_size})
    hidden = 0
    for number in range(10):
        goal, is_told = goal_and_slip(table, f"token/{number}")
        assert is_told
        hidden += not goal
        slip = tip_items(table.kit, table.scene.table, number)[0]
        body = slip.surface.get_rect(topleft=(slip.x, slip.y))
        body.inflate_ip(*[-2 * table.kit.units.px(22)] * 2)
        assert all((both := body.clip(each)).w * both.h < each.w * each.h / 20 for each in goal)
    table.hover("ui/rules")
    assert hidden and any(each.surface is goal_slip(table.kit, table.scene.table) for each in
                          table.manager.frame().items)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_peek_shows_its_price_on_its_button(make: Open, language: str) -> None:
    kit = make(language=language).kit
    entry = VerbEntry("peek", (0, 0, 160, 48), True)
    price = kit.sprites.svg(f"{ART}applause", height_u=30)
    assert any(each.surface is price for each in verb_items(kit, entry, WOOD, Pose()))
    assert not any(
        each.surface is price for each in verb_items(kit, entry._replace(verb="flip"), WOOD, Pose())
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_prompt_names_the_click_and_the_goal_leaves_the_clowns_out(make: Open, language: str) -> None:
    texts = make(language=language).kit.texts
    artist, token = texts.say("flip_circus-artist-clown"), {"en": "token", "fr": "jeton"}[language]
    assert artist in texts.say("flip_circus-table-goal")
    assert all(token in texts.say("flip_circus-table-turn", count=count) for count in (1, 2))


@pytest.mark.parametrize("text_size", [100, 160])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_slip_on_a_token_says_all_and_grows_with_the_letters(
    make: Open, language: str, text_size: int
) -> None:
    kit = make(language=language, settings={"text_size": text_size}).kit
    line = kit.fonts.height_u("ui", theme.SMALL_U)
    for artist in ARTISTS:
        slips = [tip(kit, artist, (), "", asked) for asked in (False, True)]
        short, long = (kit.units.u(slip.get_height()) for slip in slips)
        words = kit.texts.say("flip_circus-table-how")
        lines = -(-kit.fonts.width_u(words, "ui", theme.SMALL_U) // (kit.units.u(slips[1].get_width()) - 34))
        assert long - short >= lines * line * 0.8, "no line is squeezed into one"


def test_a_table_at_rest_draws_nothing_anew(make: Open) -> None:
    table = make()
    canvas = Compositor(table.kit.window.surface)
    canvas.draw(table.manager.frame())
    assert canvas.draw(table.manager.frame()) == []
    table.hover("token/3")
    canvas.draw(table.manager.frame())
    assert canvas.draw(table.manager.frame()) == []


def test_quiet_moments_come_to_an_end(make: Open) -> None:
    table = make()
    assert any(not table.scene.preload() for _ in range(200))


def test_a_drag_that_is_given_up_leaves_no_mark(make: Open) -> None:
    table = make()
    before = table.manager.frame().items
    x, y = table.points()["token/4"]
    table.manager.handle(DragStart("token/4", (x, y)))
    table.manager.handle(DragMove("token/4", (x - 60, y - 50), None, ()))
    assert table.manager.frame().items != before
    table.manager.handle(Cancel("escape"))
    assert table.manager.frame().items == before


def test_over_its_neighbour_a_dragged_token_shows_the_swap_and_elsewhere_nothing(make: Open) -> None:
    table = make()
    view = with_input(table.view, dragged="token/4")
    token = next(piece for piece in table.scene.director.placed if piece.name == "token/4")
    for over, is_seen in ((5, True), (3, True), (8, False)):
        x, y = ring_of(view).spot(over)
        assert (aimed(view, [replace(token, x=x, y=y, layer=LIFT)]) is not NOTHING) == is_seen


def test_hidden_backs_make_no_difference_to_the_picture(make: Open) -> None:
    """The screen of one seat is the same whatever it may not see, with all aids."""
    table = make("0:seer token/5", aids={"memory": True})
    game, pictures, tips = table.scene.session.match.game, set(), set()
    for seed in range(6):
        full = game.determinize(game.view(table.state, 0), random.Random(seed))
        view = replace(table.view, state=game.view(full, 0))
        pictures.add(SKIN.layout.place(view, view.pieces))
        tips.add(tuple(id(item.surface) for at in range(10) for item in tip_items(table.kit, view, at)))
    assert len(pictures) == len(tips) == 1


def _backs_seen(table: SkinTable, line: str, viewer: int) -> set[str]:
    """The backs that an action lays before a viewer, "" for a back that is only told to be looked at."""
    return {piece.face for each in shown(table.state, line, viewer) for keyframe in each.keyframes
            for piece in keyframe.pieces if piece.kind == SEEN}  # fmt: skip


def test_a_fortune_teller_shows_the_backs_to_her_side_only(make: Open) -> None:
    """FC-33."""
    table = make(seats=4)
    for viewer in (0, 2):
        assert _backs_seen(table, "0:seer token/5", viewer) == {"seer", "strongman"}
    for viewer in (1, 3, -1):
        assert _backs_seen(table, "0:seer token/5", viewer) == {""}


def test_a_look_for_applause_is_for_one_pair_of_eyes(make: Open) -> None:
    """FC-33."""
    table = make(seats=4).until(lambda state: state.phase == TURN and state.applause[0] > 0)
    assert _backs_seen(table, "0:peek token/6", 0) == {ARTISTS[table.state.back(6)]}
    for viewer in (1, 2, 3, -1):
        assert _backs_seen(table, "0:peek token/6", viewer) == {""}


def test_with_two_people_the_curtain_closes_before_a_secret_look(make: Open) -> None:
    table = make(people=2)
    table.tap("token/5", "verb/seer")
    assert table.manager.scene.name == "curtain"
    assert table.scene.host.viewer == -1
    table.tap("ui/curtain")
    for _ in range(20):
        table.manager.advance(300)
    assert table.manager.scene is table.scene and table.scene.host.viewer == 0


def test_what_was_seen_behind_the_curtain_is_not_told_to_the_next_person(make: Open) -> None:
    table = make(people=2)
    table.tap("token/5", "verb/seer", "ui/curtain")
    for _ in range(20):
        table.manager.advance(300)
    seen = table.scene.presenter.caption
    assert seen.words
    table.scene.play(next(action for action in table.view.choice.legal if action.verb == "flip"))
    for _ in range(20):
        table.manager.advance(300)
    assert table.state.seat == 1 and table.scene.presenter.caption.words != seen.words


def test_the_memory_shows_the_backs_that_were_seen_and_only_if_it_is_switched_on(make: Open) -> None:
    for aids, badges in (({"memory": True}, {"seer", "strongman"}), ({"memory": False}, set())):
        placed = make("0:seer token/5", aids=aids).scene.director.placed
        assert {piece.face for piece in placed if piece.kind == BACK} == badges


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_surprises_in_a_game_is_said_in_words(language: str) -> None:
    texts = Texts(language)
    texts.add_game("flip_circus")
    rulings = set()
    for state, line in (each for seed in range(3) for each in random_play(seed, errors="penalised")):
        for seen in shown(state, line):
            caption = SKIN.words.caption(texts, seen.event, seen.after)
            assert not caption.words.startswith("flip_circus-"), seen.event
            rulings.add(caption.ruling)
    assert {"FC-6", "FC-7", "FC-11", "FC-16", "FC-19"} <= rulings


def test_a_caption_has_the_artist_that_it_tells_of() -> None:
    """And an Applause where one was spent or won."""
    texts, table = Texts("en"), table_of(opened().state)
    texts.add_game("flip_circus")
    for event, picture in (
        (Event("flip", {"seat": 0, "token": "token/2", "face": "seer"}), "seer"),
        (Event("misuse", {"seat": 0, "token": "token/1", "tokens": ("token/0", "token/2")}), "seer"),
        (Event("encore", {"seat": 0}), "applause"),
        (Event("end", {"seat": 0}), ""),
    ):
        assert SKIN.words.caption(texts, event, table).picture == picture


def test_the_opening_is_played_from_a_pile() -> None:
    """Ten tokens lie in the middle before they are dealt round the ring."""
    table = SkinSetup("flip_circus").table_setup().open()
    state = table[0].start(table[1])
    table[0].apply(state, table[0].verbs.parse(OPENING[0]), None)
    (setup, *_) = shown(state, OPENING[1])
    piled, dealt = (setup.placed(keyframe) for keyframe in setup.keyframes)
    assert {piece.x for piece in piled if piece.kind == "side"} == {ring_of(setup.after).x}
    assert len({(piece.x, piece.y) for piece in dealt if piece.kind == "side"}) == 10
