"""Clearing House: a round ends and begins with a moment, and so does the game for whoever is out."""

from collections.abc import Hashable
from typing import cast

from circus.games.clearing_house.state import ClearingHouse
from circus.ui.gfx.tableau import Effect
from circus.ui.skins.clearing_house.moments import Fate
from circus.ui.skins.clearing_house.seats import figure
from circus.ui.skins.clearing_house.spec import BEGINS, OUT, ROUND_OVER
from circus.ui.skins.keyframe import Keyframe
from tests.rules.clearing_house.openings import allowed, ended, opened
from tests.skins.test_clearing_house import Open, effects, make, shown

__all__ = ["make"]


def facts_of(keyframes: list[Keyframe], kind: str) -> tuple[Hashable, ...]:
    """What the one sheet of a kind is about; it is told when it is seen, and gone at the end."""
    assert effects(keyframes, kind)[-1] == 0 and max(effects(keyframes, kind)) == 1
    assert any(each.captioned for each in keyframes)
    laid = (piece for each in keyframes for piece in each.pieces)
    return next(piece.about for piece in laid if isinstance(piece, Effect) and piece.kind == kind)


def test_a_round_ends_with_who_lost_hearts_and_the_tape_that_brings(make: Open) -> None:
    screen, table = make(), opened("attack attack", at="1,1 2,2 6,6 1,6")
    allowed(table, "0:play card/attack seat/1", "0:play card/attack seat/1")
    ended(table, 10)
    keyframes, _ = shown(table, f"{table.awaited[0]}:end", "round", screen)
    number, tape, fates = facts_of(keyframes, ROUND_OVER)
    assert (number, tape) == (1, 2)
    assert [(fate.lost, fate.left) for fate in cast("tuple[Fate, ...]", fates)] == [
        (0, 4), (2, 2), (0, 4), (0, 4)
    ]  # fmt: skip


def test_a_round_begins_with_its_number_and_who_goes_first(make: Open) -> None:
    screen, table = make(), opened("armor", at="1,1 5,5 6,6 1,6")
    ended(table, 11)
    keyframes, frame = shown(table, f"{table.awaited[0]}:end", "begin", screen)
    assert isinstance(frame.view, ClearingHouse) and frame.view.starter == 1
    assert facts_of(keyframes, BEGINS) == (2, figure(screen.view, 1), screen.view.seats[1].name, 0, 5)


def test_who_is_out_is_shown_with_what_took_the_last_heart(make: Open) -> None:
    screen, table = make(), opened("attack attack attack attack", at="1,1 2,2 6,6 1,6")
    allowed(table, "0:play card/attack seat/1", "0:play card/attack seat/1")
    ended(table, 3)
    allowed(table, "0:play card/attack seat/1")
    table.play("0:play card/attack seat/1", "1:allow", "2:allow")
    keyframes, _ = shown(table, "3:allow", "death", screen)
    names = [seat.name for seat in screen.view.seats]
    assert facts_of(keyframes, OUT) == (figure(screen.view, 1), names[1], "attack", names[0], 3)
