"""Facts of the course of a game: tricks, playable cards, passing, key moments."""

import pytest

from circus.core.action import CHANCE
from circus.core.event import Event
from circus.core.facts import KeyMoment, Turn
from circus.core.frame import frames_of
from circus.games.texas_showdown import GAME, facts
from circus.games.texas_showdown.cards import NUMBERS
from circus.games.texas_showdown.facts import FACTS, PlayableCards, TrickCard
from circus.games.texas_showdown.state import ShowdownState
from circus.games.texas_showdown.trick import counts, sheriff_effect, taker, zeroed, zeroing
from tests.rules.texas_showdown import BLOCKS, cards, dealt, names_at, opened, play_out
from tests.table import Table

SHERIFF_TURNS = ("0-9 71 72 61-63", "10 21-29 31-35", "11-20 36-38 41 42", "43-56 64")
"""Seat 1 follows with the Sheriff of black, which leaves the trick to the 43 of seat 3."""


def events_of(table: Table, line: str, viewer: int = CHANCE) -> list[tuple[Event, ShowdownState]]:
    """Play a line and return each event that a viewer gets, with the view after it."""
    action = GAME.verbs.parse(line)
    assert GAME.rule_violation(table.state, action) is None
    frames = frames_of(GAME, table.state, action, (viewer,))[viewer]
    return [
        (frame.event, view)
        for frame in frames
        if frame.event and isinstance(view := frame.view, ShowdownState)
    ]


def kinds(table: Table, line: str, viewer: int = CHANCE) -> list[str]:
    """Return the kinds of events that a viewer gets of a line."""
    return [event.kind for event, _ in events_of(table, line, viewer)]


def test_the_color_with_most_cards_leads_the_count() -> None:
    assert [(count.color, count.cards, count.competes) for count in counts([43, 11, 13, 8, 41], True)] == [
        ("green", 2, True),
        ("red", 2, True),
        ("black", 1, False),
    ]
    assert taker([43, 11, 13, 8, 41], True) == 43
    assert taker([], True) == -1 and counts([], True) == []


def test_a_sheriff_strikes_his_color_unless_all_have_one() -> None:
    """TX-4 to TX-6."""
    assert zeroed([47, 43, 24], True) == {"green"}
    assert [count.zeroed for count in counts([47, 43, 24], True)] == [False, True]
    assert zeroed([47, 43], True) == frozenset() == zeroed([47, 43, 29], True)
    assert zeroed([47, 43, 24], False) == frozenset()


@pytest.mark.parametrize(
    ("before", "number", "effect"),
    [
        ([], 20, ("alone", ("red",))),
        ([12], 20, ("alone", ("red",))),
        ([20], 12, ("", ())),
        ([20], 43, ("zero", ("red",))),
        ([43, 44], 20, ("zero", ("red",))),
        ([20], 47, ("restore", ("red", "green"))),
        ([43, 20], 47, ("restore", ("red", "green"))),
        ([20, 47], 33, ("zero", ("red", "green"))),
        ([20, 47, 33], 74, ("zero", ("grey",))),
        ([11, 12], 13, ("", ())),
    ],
)
def test_what_a_card_does_to_the_count(before: list[int], number: int, effect: tuple[str, object]) -> None:
    """TX-4 to TX-7."""
    assert sheriff_effect(before, number) == effect


def test_a_trick_is_told_in_the_order_of_play_until_the_next_lead() -> None:
    """TX-17."""
    table = opened(*SHERIFF_TURNS).play(*cards("0 0", "1 10"))
    assert facts.current_trick(table.view(2)) == (TrickCard(0, 0), TrickCard(1, 10))
    assert facts.last_trick(table.view(2)) == ()
    table.play(*cards("2 11", "3 43"))
    assert facts.current_trick(table.view(2)) == ()
    assert facts.numbers_in(facts.last_trick(table.view(2))) == (0, 10, 11, 43)
    table.play("3:play card/44")
    assert facts.last_trick(table.view(2)) == ()
    assert table.view(2).leader == 3


def test_a_card_is_told_to_take_the_trick_or_to_stay_below() -> None:
    table = opened(*SHERIFF_TURNS).play(*cards("0 0", "1 10", "2 11"))
    assert zeroing(table.state)
    assert facts.would_take(table.view(3), 43)
    table = opened(*BLOCKS, face_cards="happy_faces").play(*cards("0 0", "1 15", "2 46"))
    assert not zeroing(table.state)
    assert facts.would_take(table.view(3), 51)
    assert not facts.would_take(table.view(3), 44)


def test_the_first_card_of_a_hand_opens() -> None:
    """TX-9."""
    table = opened(*BLOCKS)
    assert facts.choice(table.view(0), 0) == PlayableCards("open", (0,), ("black",))
    assert facts.choice(table.view(1), 1) is None


def test_a_player_follows_the_colors_of_the_trick_or_is_free() -> None:
    """TX-1 and TX-2."""
    table = opened("0-9 11-15", "10 21-29 31-35", "16-20 36-38 41-47", "51-74").play("0:play card/0")
    assert facts.choice(table.view(1), 1) == PlayableCards("follow", (10,), ("black",))
    table.play("1:play card/10")
    choice = facts.choice(table.view(2), 2)
    assert choice and choice.kind == "free" and choice.colors == ("red", "brown", "green")
    table.play("2:play card/16", "3:play card/51")
    leads = facts.choice(table.view(table.awaited[0]), table.awaited[0])
    assert leads and leads.kind == "lead"


def test_no_card_is_asked_for_while_a_leader_is_named() -> None:
    """TX-13."""
    table = opened(*BLOCKS, face_cards="pass_the_buck").play(*cards("0 0", "1 15", "2 31", "3 74"))
    assert facts.choice(table.view(3), 3) is None


def test_cards_go_from_the_giver_to_the_receiver() -> None:
    """TX-14."""
    table = opened(*BLOCKS, passing=True)
    assert [facts.receiver(table.view(0), seat) for seat in range(4)] == [1, 2, 3, 0]
    assert [facts.giver(table.view(0), seat) for seat in range(4)] == [3, 0, 1, 2]
    assert facts.receiver(opened(*BLOCKS).state, 0) is facts.giver(opened(*BLOCKS).state, 0) is None


def test_the_points_that_end_the_game_are_told_unless_one_hand_decides() -> None:
    """TX-15 and TX-19."""
    assert facts.point_limit(opened(*BLOCKS).state) == 15
    assert facts.point_limit(opened(*BLOCKS, length="one_hand").state) is None


def test_the_turn_tells_the_hand_and_its_trick() -> None:
    table = Table(GAME, 4, None, passing=True)
    assert FACTS.turn(table.state) == Turn("deal", 0, 0)
    table.play(dealt(*BLOCKS))
    assert FACTS.turn(table.state) == Turn("give", 1, 0)
    table.play(
        "0:give card/1 card/2", "1:give card/15 card/16", "2:give card/31 card/32", "3:give card/51 card/74"
    )
    assert FACTS.turn(table.view(2)) == Turn("play", 1, 1)
    play_out(table, 1)
    assert FACTS.turn(table.view(2)) == Turn("play", 1, 2)
    play_out(table)
    assert FACTS.turn(table.view(2)) == Turn("deal", 1, 15)


def test_a_deal_is_seen_from_the_deck_to_the_hand_that_is_taken_up() -> None:
    table = Table(GAME, 4)
    seen = events_of(table, dealt(*BLOCKS), 1)
    assert [event.kind for event, _ in seen] == ["shuffle", "deal", "dealt", "open"]
    places = [{piece.place.partition("/")[0] for piece in GAME.pieces(view)} for _, view in seen]
    assert places == [{"deck"}, {"hand"}, {"hand"}, {"hand"}]
    faces = [{piece.face for piece in GAME.pieces(view) if piece.place == "hand/1"} for _, view in seen]
    assert faces[1] == {""}
    assert faces[2] == set(map(str, (15, 16, 17, 18, 19, 20, *range(21, 30))))


def test_passed_cards_are_seen_laid_aside_then_before_who_gets_them_then_in_the_hand() -> None:
    table = opened(*BLOCKS, passing=True)
    table.play("0:give card/0 card/1", "1:give card/15 card/29", "2:give card/31 card/32")
    assert names_at(table, "give/0", 0) == ["0", "1"]
    assert names_at(table, "give/0", 1) == ["", ""]
    assert len(names_at(table, "hand/0", 1)) == 13
    seen = events_of(table, "3:give card/51 card/74", 1)
    assert [event.kind for event, _ in seen] == ["give", "pass", "receive", "open"]

    def heap(at: int, place: str) -> list[str]:
        return [piece.face for piece in GAME.pieces(seen[at][1]) if piece.place == place]

    assert heap(0, "give/3") == ["", ""]
    assert heap(1, "got/1") == heap(2, "got/1") == ["0", "1"]
    assert heap(2, "got/2") == ["", ""]
    assert {"0", "1"} < set(heap(3, "hand/1"))


def test_a_full_trick_lies_open_before_it_is_taken() -> None:
    table = opened(*SHERIFF_TURNS).play(*cards("0 0", "1 10", "2 11"))
    seen = events_of(table, "3:play card/43", 0)
    assert [event.kind for event, _ in seen] == ["play", "win", "take"]
    _, open_trick, taken = (view for _, view in seen)
    assert open_trick.awaited == () and taken.awaited == (3,)
    assert [piece.face for piece in GAME.pieces(open_trick) if piece.place.startswith("trick/")] == [
        "0",
        "10",
        "11",
        "43",
    ]
    assert not [piece for piece in GAME.pieces(taken) if piece.place.startswith("trick/")]
    assert taken.tricks(3) == 1


def test_the_last_trick_is_no_longer_shown_when_the_next_lead_is() -> None:
    """TX-17."""
    table = opened(*SHERIFF_TURNS).play(*cards("0 0", "1 10", "2 11", "3 43"))
    (event, view), *_ = events_of(table, "3:play card/44", 0)
    assert event.kind == "play"
    assert {piece.face for piece in GAME.pieces(view) if piece.place == "pile/3"} == {""}


def test_what_a_sheriff_does_is_told_after_he_was_played() -> None:
    table = opened(*SHERIFF_TURNS).play("0:play card/0")
    assert kinds(table, "1:play card/10") == ["play", "alone"]
    (_, (event, view)) = events_of(table, "2:play card/11")
    assert event.kind == "zero" and event.facts["colors"] == ("color/black",)
    assert FACTS.ruling(event, view) == "TX-4"


def test_when_every_color_has_its_sheriff_that_is_told() -> None:
    """TX-6."""
    table = opened("0 1-3 71-74 61-65 51 52", "10 21-29 31-35", "4-9 36-38 41-46", "20 47 53-56 11-19")
    table.play(*cards("0 0", "1 10", "2 9"))
    assert kinds(table, "3:play card/20") == ["play", "restore", "win", "take"]


def test_happy_faces_are_told_while_the_trick_lies_open() -> None:
    """TX-12."""
    table = opened(*BLOCKS, face_cards="happy_faces").play(*cards("0 0", "1 29", "2 47"))
    seen = events_of(table, "3:play card/74")
    assert [event.kind for event, _ in seen] == ["play", "win", "happy", "take"]
    assert dict(seen[2][0].facts) == {"seat": 3, "faces": 3}


def test_that_the_leader_is_named_is_told_before_the_trick_is_taken() -> None:
    """TX-13; the winner is to act once the trick has been taken."""
    table = opened(*BLOCKS, face_cards="pass_the_buck").play(*cards("0 0", "1 29", "2 47"))
    seen = events_of(table, "3:play card/74")
    assert [event.kind for event, _ in seen] == ["play", "win", "buck", "take"]
    assert FACTS.turn(seen[0][1]).phase == "play"
    assert FACTS.turn(seen[3][1]).phase == "lead"


def test_points_are_counted_when_the_last_trick_has_been_taken() -> None:
    """TX-15; the last trick of a hand names no leader (TX-13)."""
    table = opened(*BLOCKS, face_cards="pass_the_buck", length="one_hand")
    play_out(table, 14)
    while len(table.emitted("play")) < 59:
        table.play(table.legal(table.awaited[0])[0])
    seen = events_of(table, table.legal(table.awaited[0])[0])
    assert [event.kind for event, _ in seen] == ["play", "win", "take", "score", "end"]
    assert [sum(view.points) for _, view in seen] == [0, 0, 0, 15, 15]
    assert [FACTS.turn(view).phase for _, view in seen] == ["play", "play", "play", "deal", "over"]


def test_a_trick_that_goes_to_the_higher_of_tied_colors_names_its_ruling() -> None:
    """TX-8."""
    table = opened(*BLOCKS).play(*cards("0 0", "1 15", "2 46"))
    event, view = events_of(table, "3:play card/51")[-2]
    assert event.kind == "win" and FACTS.ruling(event, view) == "TX-8"
    table = opened("0 5 11-14 21-29", "1 7 10 31-38 41-44", "2-4 6", "8 9").play(*cards("0 0", "1 7", "2 6"))
    event, view = events_of(table, "3:play card/8")[-2]
    assert event.kind == "win" and FACTS.ruling(event, view) == ""


def test_the_colors_that_tie_for_a_trick_are_told() -> None:
    """TX-8."""
    table = opened(*BLOCKS).play(*cards("0 0", "1 15", "2 46"))
    event, _ = events_of(table, "3:play card/51")[-2]
    assert event.facts["tied"] == ("color/black", "color/red", "color/green", "color/yellow")
    table = opened("0 5 11-14 21-29", "1 7 10 31-38 41-44", "2-4 6", "8 9").play(*cards("0 0", "1 7", "2 6"))
    event, _ = events_of(table, "3:play card/8")[-2]
    assert event.facts["tied"] == ()


@pytest.mark.parametrize(("face_cards", "cost"), [("sheriff", 1), ("pass_the_buck", 1), ("happy_faces", 0)])
def test_a_trick_costs_a_point_unless_face_cards_pay_for_it(face_cards: str, cost: int) -> None:
    """TX-12: three Face Cards cancel the trick that contains them, and no more than that."""
    table = opened(*BLOCKS, face_cards=face_cards).play(*cards("0 0", "1 29", "2 47", "3 74"))
    taker = next(seat for seat in range(4) if table.state.tricks(seat))
    assert facts.last_trick_cost(table.view(0), taker) == cost
    assert facts.faces_won(table.view(0))[taker] == 3


def test_a_face_card_cancels_a_trick_that_was_taken_before() -> None:
    """TX-12: a trick costs a point, and the next one with two Face Cards gives it back."""
    table = opened(*BLOCKS, face_cards="happy_faces").play(*cards("0 0", "1 15", "2 31", "3 51"))
    assert facts.last_trick_cost(table.view(0), 3) == 1
    table.play(*cards("3 74", "0 1", "1 29", "2 32"))
    assert facts.last_trick_cost(table.view(0), 3) == -1


def test_a_sheriff_who_turns_a_trick_is_a_key_moment() -> None:
    """It concerns who is saved by him and who takes the trick instead."""
    table = opened(*SHERIFF_TURNS).play(*cards("0 0", "1 10", "2 11"))
    assert [FACTS.key_moment(event, view) for event, view in events_of(table, "3:play card/43")] == [
        None,
        None,
        KeyMoment("sheriff", (1, 3)),
    ]


def test_a_fifth_trick_of_a_hand_is_a_key_moment() -> None:
    table = opened("0 11-24", "1-10 25-28 29", "31-47", "51-74", face_cards="happy_faces")
    moments: list[KeyMoment | None] = []
    while table.awaited != (CHANCE,):
        for event, view in events_of(table, table.legal(table.awaited[0])[0]):
            moments.append(FACTS.key_moment(event, view))
            if event.kind == "take" and view.tricks(event.facts["seat"]) == facts.MANY_TRICKS:
                assert moments[-1] == KeyMoment("five_tricks", (event.facts["seat"],))
    assert sum(moment is not None and moment.kind == "five_tricks" for moment in moments) >= 1
    assert moments[-1] and moments[-1].kind == "hand"


def test_the_end_of_a_hand_concerns_whoever_gets_the_most_points() -> None:
    view = opened(*BLOCKS).state
    score = Event("score", {"hand": 1, "scored": (2, 6, 1, 6), "points": (2, 6, 1, 6)})
    assert FACTS.key_moment(score, view) == KeyMoment("hand", (1, 3))


def test_a_hand_of_numbers_tells_who_took_each_card_and_what_was_passed() -> None:
    table = opened(*BLOCKS, passing=True)
    table.play(
        "0:give card/0 card/1", "1:give card/15 card/29", "2:give card/31 card/32", "3:give card/51 card/74"
    )
    known = GAME.counters(table.view(1))
    assert {number for number in NUMBERS if known[f"gift/{number}"] == 1} == {15, 29}
    assert {number for number in NUMBERS if known[f"gift/{number}"] == 2} == {0, 1}
    table = opened(*SHERIFF_TURNS).play(*cards("0 0", "1 10", "2 11", "3 43"))
    known = GAME.counters(table.view(0))
    assert {number for number in NUMBERS if known[f"taken/{number}"] == 3} == {0, 10, 11, 43}
    assert [known[f"last/{seat}"] for seat in range(4)] == [0, 10, 11, 43]
    assert known["void/2/black"] == 1 == known["void/3/black"] and known["void/1/black"] == 0
