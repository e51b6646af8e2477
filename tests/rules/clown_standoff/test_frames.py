"""Frames of a trick and of a pie: each view shows exactly the result of its event."""

from typing import Any

from circus.core.frame import Frame, frames_of
from circus.core.game import Game
from circus.games.clown_standoff import GAME
from circus.games.clown_standoff.state import ClownStandoff
from tests.rules.clown_standoff.openings import ONE_CARDLESS, ONE_EACH, argued, dealt, trick_lines
from tests.table import Table

RULES: Game[Any] = GAME
"""The same game for views of any type: a frame tells only that it holds a state."""


def frames(table: Table, line: str, viewer: int = -1) -> list[Frame]:
    """Return the viewer's frames of one line."""
    return frames_of(GAME, table.state.copy(), RULES.verbs.parse(line), (viewer,))[viewer]


def kinds(seen: list[Frame]) -> list[str]:
    """Return the kinds of the events, in order; "" is the position after the action."""
    return [frame.event.kind if frame.event else "" for frame in seen]


def at(frame: Frame, place: str) -> str:
    """Return the faces at a place as letters, `-` for a back."""
    return "".join(
        sorted(piece.face[:1] or "-" for piece in RULES.pieces(frame.view) if piece.place == place)
    )


def moment(seen: list[Frame], kind: str) -> Frame:
    """Return the frame of the first event of this kind."""
    return next(frame for frame in seen if frame.event and frame.event.kind == kind)


def test_a_trick_is_shown_then_cancelled_then_won_then_collected() -> None:
    table = dealt("6611", "6555", "4441").play("0:choose card/6", "1:choose card/6")
    seen = frames(table, "2:choose card/4")
    assert kinds(seen) == ["choose", "show", "clash", "highest", "collect", ""]
    assert [at(frame, "trick/0") for frame in seen] == ["-", "6", "", "", "", ""]
    assert [at(frame, "cancelled/0") for frame in seen] == ["", "", "6", "6", "", ""]
    assert [at(frame, "trick/2") for frame in seen] == ["-", "4", "4", "4", "", ""]
    assert [at(frame, "collected/2") for frame in seen] == ["", "", "", "", "466", "466"]
    assert [frame.view.awaited for frame in seen][1:] == [(), (), (), (), (0, 1, 2)]
    clash, highest = moment(seen, "clash").event, moment(seen, "highest").event
    assert clash and clash.facts == {"owners": ("0", "1"), "cards": ("card/6", "card/6")}
    assert highest and highest.facts == {"seat": 2, "owner": "2", "card": "card/4", "beats_six": False}


def test_nothing_cancels_where_all_cards_differ() -> None:
    table = dealt("6666", "5555", "4441").play("0:choose card/6", "1:choose card/5")
    assert kinds(frames(table, "2:choose card/4")) == ["choose", "show", "highest", "collect", ""]


def test_nobody_wins_where_all_are_cancelled() -> None:
    table = dealt("6611", "6555", "6441").play("0:choose card/6", "1:choose card/6")
    seen = frames(table, "2:choose card/6")
    assert kinds(seen) == ["choose", "show", "clash", "cancel", ""]
    assert at(moment(seen, "cancel"), "discard") == "666"


def test_the_dummys_card_is_compared_after_it_is_turned_over() -> None:
    """CS-21."""
    table = dealt("1234", "1234", dummy="5566").play("0:choose card/1")
    assert kinds(frames(table, "1:choose card/1")) == ["choose", "show", ""]
    seen = frames(table.play("1:choose card/1"), "*:dummy card/5")
    assert kinds(seen) == ["dummy", "clash", "highest", "dummy_wins", ""]
    assert at(moment(seen, "dummy"), "trick/dummy") == "5"


def test_no_game_is_over_while_a_trick_is_told() -> None:
    table = dealt("6666", "5555", "4441").play("0:choose card/6", "1:choose card/5")
    assert all(RULES.outcome(frame.view) is None for frame in frames(table, "2:choose card/4"))


def test_those_who_sit_out_leave_one_by_one() -> None:
    """CS-9."""
    table = dealt("6664", "5546", "4455", "3333", "2222", no_tricks="sit_out")
    for trick in ("65432", "65432", "64532"):
        table.play(*trick_lines(trick))
    table.play(*trick_lines("46532")[:-1])
    seen = frames(table, "4:choose card/2")
    playing = [frame.view.playing for frame in seen if isinstance(frame.view, ClownStandoff)]
    assert kinds(seen)[-4:] == ["sit_out", "sit_out", "sit_out", "turn"]
    assert playing[-4:] == [(0, 1, 3, 4), (0, 1, 4), (0, 1), (0, 1)]


def test_a_dodge_lies_open_before_the_deck_passes_on() -> None:
    table = argued(*ONE_EACH).play("0:reveal")
    assert at(Frame(None, table.view(-1)), "flip") == "-"
    seen = frames(table, "*:pie dodge")
    assert kinds(seen) == ["pie", "turn"]
    assert [at(frame, "flip") for frame in seen] == ["d", ""]
    assert [at(frame, "revealed") for frame in seen] == ["", "d"]
    assert [at(frame, "deck") for frame in seen] == ["-----", "-----"]


def test_a_pie_flies_before_the_cards_go_and_a_new_deck_is_made() -> None:
    """CS-19, CS-20."""
    table = argued(*ONE_EACH).play("0:reveal", "*:pie dodge", "1:reveal")
    seen = frames(table, "*:pie hit")
    assert kinds(seen) == ["pie", "hit", "out", "shuffle", "turn"]
    assert [at(frame, "flip") for frame in seen] == ["h", "h", "h", "", ""]
    assert [at(frame, "deck") for frame in seen] == ["----", "----", "----", "------", "------"]
    assert [at(frame, "collected/1") for frame in seen] == ["2345", "2345", "", "", ""]
    assert [RULES.counters(frame.view)["out/1"] for frame in seen] == [0, 1, 1, 1, 1]


def test_a_reshuffle_pays_then_shuffles_then_lifts_the_top_pie() -> None:
    table = argued(*ONE_EACH).play("0:reveal", "*:pie dodge")
    seen = frames(table, "1:reshuffle card/2")
    assert kinds(seen) == ["reshuffle", "shuffle", "reveal"]
    assert [at(frame, "discard") for frame in seen] == ["2", "2", "2"]
    assert [at(frame, "revealed") for frame in seen] == ["d", "", ""]
    assert [at(frame, "flip") for frame in seen] == ["", "", "-"]


def test_a_pass_pays_before_the_deck_goes_on() -> None:
    table = argued(*ONE_CARDLESS)
    seen = frames(table, "0:pass card/2 card/2 card/3")
    assert kinds(seen) == ["pass", "turn"]
    assert [RULES.counters(frame.view)["holder"] for frame in seen] == [0, 1]


def test_each_chooser_is_told_of_the_own_card() -> None:
    table = dealt("1336", "2222", "4455")
    assert kinds(frames(table, "0:choose card/3", viewer=0)) == ["choose", "chosen"]
    assert kinds(frames(table, "0:choose card/3", viewer=1)) == ["choose"]
