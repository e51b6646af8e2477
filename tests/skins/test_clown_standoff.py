"""The table of Clown Standoff: secret choices, what cancels, odds, the three choices, that words fit."""

import random
from collections.abc import Sequence
from dataclasses import replace

import pygame
import pytest

from circus.core.event import Event
from circus.core.frame import frames_of
from circus.core.option import Value
from circus.games.clown_standoff import GAME
from circus.games.clown_standoff.cards import size
from circus.games.clown_standoff.standoff import HIGHEST, LOT, MOST, NEAREST
from circus.games.clown_standoff.state import TURN, ClownStandoff
from circus.ui import skins
from circus.ui.gfx.compositor import Compositor
from circus.ui.gfx.director import PlacedPiece
from circus.ui.skins.clown_standoff import plates
from circus.ui.skins.clown_standoff.spec import BANG, BEATS, CROSS, CROWN, NOTICE, SPLAT
from circus.ui.skins.keyframe import Keyframe
from circus.ui.skins.table_view import TableView
from tests.rules.clown_standoff.openings import ALL_TIED, ONE_CARDLESS, ONE_EACH, argued, dealt, trick_lines
from tests.skins.harness import Make, SkinTable, with_input
from tests.table import Table

SKIN = skins.find("clown_standoff")
OPTIONS: dict[str, dict[str, Value]] = {
    "plain": {},
    "strict": {"one_beats_six": "uncancelled", "no_tricks": "sit_out"},
}
SEED = 11
"""Of a game in which the person comes to all three choices."""
Shown = dict[str, list[tuple[Keyframe, tuple[PlacedPiece, ...]]]]


def opened(open_table: Make, seats: int = 4, **wishes: object) -> SkinTable:
    """A table at which a person has the first seat."""
    return open_table("clown_standoff", seats=seats, seed=SEED, **wishes)


def view_at(table: SkinTable, script: Table, viewer: int = 0, event: Event | None = None) -> TableView:
    """The table as it would be in the position of a script, the viewer asked if the script asks them."""
    state = GAME.view(script.state, viewer)
    legal = tuple(GAME.legal_actions(state, viewer))
    selectable = frozenset(action.picks[0] for action in legal if action.picks)
    selectable |= {f"verb/{action.verb}" for action in legal if not action.picks}
    view = replace(table.view, state=state, viewer=viewer, event=event, acting=tuple(state.awaited))
    return with_input(view, legal=legal, live=legal, selectable=selectable, picks=(), hover="")


def placed(view: TableView) -> tuple[PlacedPiece, ...]:
    """Where everything lies."""
    return SKIN.layout.place(view, view.pieces)


def shown(table: SkinTable, script: Table, line: str, viewer: int = 0) -> Shown:
    """For each event of a line its keyframes, each with where everything lies in it."""
    before = view_at(table, script, viewer)
    found: Shown = {}
    for event, view in frames_of(GAME, script.state.copy(), GAME.verbs.parse(line), (viewer,))[viewer]:
        after = replace(
            before,
            state=view,
            event=event,
            choice=replace(before.choice, legal=(), live=(), selectable=frozenset()),
        )
        if event is not None:
            keyframes = SKIN.choreography.animate(event, before.pieces, after.pieces, after)
            found[event.kind] = [
                (each, SKIN.layout.place(before if each.before else after, each.pieces)) for each in keyframes
            ]
        before = after
    return found


def kinds(pieces: Sequence[PlacedPiece]) -> list[str]:
    """The kinds of what lies there."""
    return [piece.kind for piece in pieces]


def trick(table: SkinTable, cards: str, rule: str = "revealed") -> Shown:
    """The end of a trick with these cards."""
    rest = list("123456" * 4)
    for card in cards:
        rest.remove(card)
    hands = [card + "".join(rest[3 * seat : 3 * seat + 3]) for seat, card in enumerate(cards)]
    *first, last = trick_lines(cards)
    return shown(table, dealt(*hands, one_beats_six=rule).play(*first), last)


def turn_of_0(state: ClownStandoff) -> bool:
    """Whether the person has the Pie deck and can do all three things."""
    return state.phase == TURN and state.holder == 0 and size(state.collected[0]) >= len(state.playing)


def played(table: SkinTable) -> list[str]:
    """All actions so far."""
    return list(map(str, table.scene.session.match.actions))


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", OPTIONS)
def test_every_table_can_be_drawn_while_it_is_played(open_table: Make, options: str, seats: int) -> None:
    table, rng = opened(open_table, seats, options=OPTIONS[options]), random.Random(seats)
    for _ in range(12):
        if not table.wait():
            break
        table.picture()
        assert table.scene.chooser
        table.scene.play(rng.choice(table.scene.chooser.picker.legal))


# ---- the trick -----------------------------------------------------------------------------------------


def test_a_chosen_card_lies_face_down_until_all_have_chosen(open_table: Make) -> None:
    script = dealt("1336", "2222", "4455", "1145").play("0:choose card/3")
    lies = placed(view_at(opened(open_table), script))
    assert [piece.face for piece in lies if piece.place == "trick/0"] == [""]


def test_all_are_turned_over_at_once(open_table: Make) -> None:
    roll, open_ = trick(opened(open_table), "5326")["show"]
    assert {piece.face for piece in roll[1] if piece.place.startswith("trick/")} == {""}
    assert sorted(piece.face for piece in open_[1] if piece.place.startswith("trick/")) == list("2356")


def test_equal_cards_knock_together_and_are_crossed_out(open_table: Make) -> None:
    together, bang, apart = trick(opened(open_table), "4426")["clash"]
    equal = [piece for piece in together[1] if piece.kind == "card" and piece.face == "4" and not piece.name]
    thrown = [piece for piece in apart[1] if piece.kind == "card" and piece.face == "4" and not piece.name]
    assert abs(equal[0].x - equal[1].x) < abs(thrown[0].x - thrown[1].x)
    assert kinds(bang[1]).count(BANG) == 1
    assert [kinds(each[1]).count(CROSS) for each in (together, bang, apart)] == [0, 0, 2]


def test_a_card_that_stands_alone_is_never_crossed_out(open_table: Make) -> None:
    end = trick(opened(open_table), "5326")
    assert "clash" not in end
    assert kinds(end["highest"][-1][1]).count(CROWN) == 1
    assert not {CROSS, BEATS} & set(kinds(end["highest"][-1][1]))


def test_crosses_and_crown_go_when_the_trick_is_collected(open_table: Make) -> None:
    end = trick(opened(open_table), "4426")
    assert {CROSS, CROWN} <= set(kinds(end["highest"][-1][1]))
    assert not {CROSS, CROWN} & set(kinds(end["collect"][-1][1]))
    assert sum(piece.place == "collected/3" for piece in end["collect"][-1][1]) == 4


@pytest.mark.parametrize(("rule", "told"), [("revealed", True), ("uncancelled", False)])
def test_the_1_that_beats_cancelled_6s_is_told_where_the_option_says_so(
    open_table: Make, rule: str, told: bool
) -> None:
    end = trick(opened(open_table), "1665", rule)
    assert (BEATS in kinds(end["highest"][-1][1])) is told


def test_all_are_cancelled_and_nobody_is_crowned(open_table: Make) -> None:
    end = trick(opened(open_table), "2233")
    assert kinds(end["clash"][1][1]).count(BANG) == 2
    assert kinds(end["clash"][2][1]).count(CROSS) == 4
    assert "highest" not in end
    assert sum(piece.place == "discard" for piece in end["cancel"][-1][1]) == 4


def test_the_dummys_card_slides_out_before_it_is_turned_over(open_table: Make) -> None:
    script = dealt("1234", "1234", dummy="5566").play("0:choose card/1", "1:choose card/2")
    out, turned = shown(opened(open_table, 2), script, "*:dummy card/5")["dummy"]
    assert [piece.face for piece in out[1] if piece.place == "trick/dummy"] == [""]
    assert [piece.face for piece in turned[1] if piece.place == "trick/dummy"] == ["5"]


# ---- the standoff --------------------------------------------------------------------------------------


def test_the_three_choices_are_targets_and_so_is_the_deck(open_table: Make) -> None:
    view = view_at(opened(open_table), argued(*ONE_EACH))
    names = [place.name for place in SKIN.layout.places(view)]
    assert names.count("verb/reveal") == 2 and {"verb/reshuffle", "verb/pass"} <= set(names)
    for held in (with_input(view, picks=("card/6",)), with_input(view, dragged="card/6")):
        names = [place.name for place in SKIN.layout.places(held)]
        assert names.count("verb/reveal") == 1 and names.count("verb/reshuffle") == 3


def test_what_cannot_be_paid_is_no_target(open_table: Make) -> None:
    script = argued(*ONE_CARDLESS).play("0:reveal", "*:pie dodge", "1:reshuffle card/3", "*:pie dodge")
    table = opened(open_table, 3)
    assert {place.name for place in SKIN.layout.places(view_at(table, script, 2))} == {"verb/reveal"}
    script.play("2:reveal", "*:pie dodge", "0:reveal", "*:pie dodge")
    assert {place.name for place in SKIN.layout.places(view_at(table, script, 1))} == {
        "verb/reveal",
        "verb/reshuffle",
    }


def test_a_tap_on_the_deck_reveals(open_table: Make) -> None:
    table = opened(open_table).until(turn_of_0)
    count = len(played(table))
    table.tap("verb/reveal")
    assert played(table)[count] == "0:reveal"


def test_a_paid_card_reshuffles_once_that_is_named(open_table: Make) -> None:
    table = opened(open_table).until(turn_of_0)
    count, card = len(played(table)), min(table.view.choice.selectable - {"verb/reveal"})
    table.tap(card)
    assert table.view.choice.picks == (card,) and len(played(table)) == count
    table.tap("verb/reshuffle")
    assert played(table)[count] == f"0:reshuffle {card}"


def test_after_a_named_verb_a_click_on_the_deck_does_not_reveal(open_table: Make) -> None:
    table = opened(open_table).until(turn_of_0)
    count, card = len(played(table)), min(table.view.choice.selectable - {"verb/reveal"})
    table.tap("verb/reshuffle")
    table.tap("verb/reveal")
    shown = table.scene.parts.refusals.shown
    assert len(played(table)) == count
    assert shown is not None and "Échap" in shown.words
    table.tap(card)
    assert played(table)[count] == f"0:reshuffle {card}"


def test_paid_cards_lie_in_places_below_the_neighbour(open_table: Make) -> None:
    table = opened(open_table)
    view = view_at(table, argued(*ONE_EACH))
    live = tuple(action for action in view.choice.legal if action.verb == "pass")
    paying = with_input(view, picks=("card/4", "card/2", "card/3"), live=live)
    lies = [piece for piece in placed(paying) if piece.place == "pay"]
    assert [piece.face for piece in lies] == ["2", "3", "4"]
    assert len({piece.x for piece in lies}) == 3
    assert SKIN.words.prompt(table.kit.texts, paying) == "Encore 1 carte pour passer"


def test_the_odds_can_be_switched_off_and_on(open_table: Make) -> None:
    table = opened(open_table).until(turn_of_0)
    plain = table.picture()
    table.scene.parts.changes.switch_aid("odds")
    assert table.picture() != plain
    table.scene.parts.changes.switch_aid("odds")
    assert table.picture() == plain


def test_a_pie_flies_and_who_is_hit_wears_cream_from_then_on(open_table: Make) -> None:
    table, script = opened(open_table), argued(*ONE_EACH).play("0:reveal")
    flight = shown(table, script, "*:pie hit")["hit"]
    assert [kinds(each[1]).count(SPLAT) for each in flight] == [1, 1, 1, 0]
    (_, in_hand), (_, in_face), *_ = flight
    at = [next(piece for piece in each if piece.kind == SPLAT) for each in (in_hand, in_face)]
    assert at[0].x != at[1].x
    frames = frames_of(GAME, script.state.copy(), GAME.verbs.parse("*:pie hit"), (0,))[0]
    creamed = [
        bool(SKIN.painter.plate_items(table.kit, replace(table.view, state=view), 0)) for _, view in frames
    ]
    assert creamed == [False, True, True, True, True]


@pytest.mark.parametrize("text_size", [100, 160])
def test_the_ribbon_of_who_was_hit_is_higher_than_its_letters(open_table: Make, text_size: int) -> None:
    kit = opened(open_table, size=(1280, 720), settings={"text_size": text_size}).kit
    level = pygame.transform.rotozoom(plates._ribbon(kit, "Entarté !"), -7, 1)
    paper, ink = (
        pygame.mask.from_threshold(level, colour, (12, 12, 12, 128)).get_bounding_rects()
        for colour in ("#FFF6E0", "#7C1620")
    )
    sheet, words = paper[0].unionall(paper), ink[0].unionall(ink)
    assert words.top - sheet.top >= 2 and sheet.bottom - words.bottom >= 2


@pytest.mark.parametrize(
    ("script", "line", "why"),
    [
        (argued(*ALL_TIED), "*:first seat/2", LOT),
        (argued(*ALL_TIED).play("*:first seat/2", "2:reveal"), "*:pie hit", NEAREST),
    ],
)
def test_who_begins_is_told_on_the_table_and_in_the_caption(
    open_table: Make, script: Table, line: str, why: str
) -> None:
    table = opened(open_table)
    keyframes = shown(table, script, line)["turn"]
    notices = [piece for _, pieces in keyframes for piece in pieces if piece.kind == NOTICE]
    assert [notice.face for notice in notices] == [why]
    event = script.play(line).events[-1]
    caption = SKIN.words.caption(table.kit.texts, event, view_at(table, script, event=event))
    assert caption.words.startswith(str(notices[0].about[0])) and caption.ruling


def test_a_deck_that_only_goes_on_is_told_without_a_notice(open_table: Make) -> None:
    script = argued(*ONE_EACH).play("0:reveal")
    keyframes = shown(opened(open_table), script, "*:pie dodge")["turn"]
    assert not any(NOTICE in kinds(pieces) for _, pieces in keyframes)


# ---- the screen ----------------------------------------------------------------------------------------


def test_hidden_cards_make_no_difference_to_the_picture(open_table: Make) -> None:
    table = opened(open_table, 3)
    assert table.wait()
    pictures = set()
    for seed in range(3):
        full = GAME.determinize(GAME.view(table.state, 0), random.Random(seed))
        pictures.add(placed(replace(table.view, state=GAME.view(full, 0))))
    assert len(pictures) == 1


def test_a_card_of_the_heap_stays_where_it_lies(open_table: Make) -> None:
    table, script = opened(open_table), argued(*ONE_EACH).play("0:reshuffle card/6", "*:pie dodge")
    few = {piece.key: piece for piece in placed(view_at(table, script)) if piece.place == "discard"}
    script.play("1:reshuffle card/2", "*:pie dodge")
    more = {piece.key: piece for piece in placed(view_at(table, script))}
    assert few and all(more[key] == piece for key, piece in few.items())


def test_the_card_under_the_pointer_grows(open_table: Make) -> None:
    table = opened(open_table).until(turn_of_0)
    plain = table.picture()
    table.hover(min(table.view.choice.selectable - {"verb/reveal"}))
    assert table.picture() != plain


def test_a_table_at_rest_draws_nothing_anew(open_table: Make) -> None:
    table = opened(open_table).until(turn_of_0)
    table.manager.advance(2000)
    canvas = Compositor(table.kit.window.surface)
    for _ in range(20):
        canvas.draw(table.manager.frame())
    assert canvas.draw(table.manager.frame()) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_words_fit_where_they_stand(open_table: Make, language: str) -> None:
    table = opened(open_table, language=language, size=(1600, 900))
    kit, zones = table.kit, table.view.layout.zones

    def wide(key: str, font: str, height: float, **facts: str | int) -> float:
        return kit.fonts.width_u(kit.texts.say(f"clown_standoff-{key}", **facts), font, height)

    room = zones["tag/pass"].width - 126
    for verb in ("reveal", "reshuffle", "pass"):
        assert wide(f"verb-{verb}", "display", 26) <= room
        assert wide(f"table-how-{verb}", "ui", 19, count=6, name="Béatrice") <= room + 8
    assert wide("table-needs", "ui", 19, count=6) <= room
    assert wide("table-odds", "display", 23, cards=6) <= 200
    for why in (MOST, HIGHEST, NEAREST, LOT):
        assert wide(f"table-begins-{why}", "display", 27, name="Béatrice") <= 640
    for key in ("chosen", "pay", "pay-one", "no-cards"):
        assert wide(f"table-{key}", "display", 27, count=5) <= zones["prompt"].width - 116
    assert wide("table-standoff", "ui", 20, count=6) <= zones["status"].width - 38
    assert wide("table-argument", "ui", 20, trick=4, tricks=4) <= zones["status"].width - 38
