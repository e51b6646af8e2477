"""Policy for bots in Clearing House: greedy play, candidates of a search, and values."""

from random import Random

import pytest

from circus import bots
from circus.core.policy import Reason
from circus.games.clearing_house import GAME
from circus.games.clearing_house.board import steps_from
from circus.games.clearing_house.evaluation import evaluate
from circus.games.clearing_house.policy import POLICY
from circus.games.clearing_house.rollout import rollout
from circus.games.clearing_house.tactics import PATIENCE
from tests.rules.clearing_house.openings import allowed, answered, ended, full_hands, hearts, opened
from tests.table import Table

CORNERED = "1,1 2,1 6,6 1,6"
"""Seats 0 and 1 side by side, the others far away."""

DUEL = "1,1 6,1 2,1 1,6"
"""Two seats side by side; they take the corners of seats 0 and 2 (CH-4)."""


def greedy(table: Table, seat: int = 0, seed: int = 1) -> str:
    """Return the action of the greedy bot in this seat."""
    view = table.view(seat)
    return str(POLICY.greedy(view, GAME.legal_actions(view, seat), Random(seed)))


def always(table: Table, seat: int = 0) -> set[str]:
    """Everything that it may do there, by whim."""
    return {greedy(table, seat, seed) for seed in range(20)}


def candidates(table: Table, seat: int = 0) -> list[str]:
    """Return the actions that a search considers in this seat."""
    assert POLICY.candidates
    view = table.view(seat)
    return sorted(map(str, POLICY.candidates(view, seat, GAME.legal_actions(view, seat))))


def why(table: Table, line: str) -> Reason | None:
    """Return the reason that a hint gives for a line."""
    assert POLICY.reason
    action = GAME.verbs.parse(line)
    return POLICY.reason(table.view(action.seat), action)


def wounded(table: Table, seat: int, times: int) -> Table:
    """Take hearts from a seat."""
    table.state.hearts[seat] -= times
    return table


def late(table: Table, rounds: int) -> Table:
    """Set the table forward by this number of rounds."""
    table.state.round += rounds
    return table


def test_greedy_strikes_the_wounded_first() -> None:
    table = wounded(opened("attack", at="2,1 1,1 3,1 1,6"), 2, 3)
    assert always(table) == {"0:play card/attack seat/2"}


def test_greedy_would_rather_hurt_than_cost_armor() -> None:
    table = allowed(opened("attack", "armor", at="2,1 1,1 3,1 1,6"), "0:end", "1:play card/armor")
    ended(table, 3)
    assert always(table) == {"0:play card/attack seat/2"}


def test_greedy_shoots_who_is_nearest() -> None:
    table = opened("ranged_attack", at="1,1 3,1 6,6 1,6")
    assert always(table) == {"0:play card/ranged_attack seat/1"}


def test_greedy_steps_up_when_the_next_card_can_strike() -> None:
    table = opened("move attack move move move armor armor armor armor", at="1,1 3,1 6,6 1,6")
    allowed(table, greedy(table))
    assert steps_from(table.state.at[0])[table.state.at[1]] == 1
    assert greedy(table) == "0:play card/attack seat/1"


def test_greedy_never_walks_into_a_trap() -> None:
    """CH-13, CH-14: neither onto one nor over one."""
    table = opened("ambush ambush ambush move move double_move double_move")
    allowed(table, "0:play card/ambush cell/2,1", "0:play card/ambush cell/2,2")
    for _ in range(6):
        ended(table, 3)
        if table.awaited != (0,):
            break
        allowed(table, *(line for line in [greedy(table)] if "ambush" not in line and line != "0:end"))
    assert hearts(table) == [4, 4, 4, 4]


def test_greedy_lays_a_trap_for_the_enemy_it_abducts_onto_it() -> None:
    quiet = "ambush abduct armor armor armor armor intervene intervene intervene"
    table = opened(quiet, at=CORNERED)
    allowed(table, greedy(table))
    line = greedy(table)
    assert line.startswith("0:play card/abduct seat/1 ")
    table.play(line)
    answered(table)
    assert hearts(table)[1] == 3


def test_greedy_puts_on_armor_beside_an_enemy_it_cannot_strike() -> None:
    table = opened("armor ambush ambush ambush ambush intervene intervene intervene intervene", at=CORNERED)
    assert always(table) == {"0:play card/armor"}
    allowed(table, "0:play card/armor")
    assert "0:play card/armor" not in always(table)


@pytest.mark.parametrize("left", [1, 2])
def test_greedy_intervenes_only_against_what_may_cost_the_last_heart(left: int) -> None:
    """CH-24: an Intervene costs a turn."""
    table = wounded(opened("attack", "intervene", at=CORNERED), 1, 4 - left)
    table.play("0:play card/attack seat/1")
    assert greedy(table, 1) == ("1:intervene" if left == 1 else "1:allow")


def test_greedy_allows_what_its_armor_takes() -> None:
    table = opened("attack", "intervene armor", at=CORNERED)
    allowed(ended(table, 1), "1:play card/armor")
    ended(wounded(table, 1, 3), 3)
    table.play("0:play card/attack seat/1")
    assert greedy(table, 1) == "1:allow"


def test_greedy_allows_what_harms_another() -> None:
    table = wounded(opened("attack", "", "intervene", at=CORNERED), 2, 3)
    assert greedy(table.play("0:play card/attack seat/1"), 2) == "2:allow"


def test_greedy_drafts_strikes_before_steps_and_likes_variety() -> None:
    hands = full_hands(["ranged_attack ranged_attack move"], 4)
    table = Table(GAME, 4)
    packs = [" ".join(sorted(hand)).replace(" ", ",") for hand in hands]
    table.play("*:deal " + " ".join(f"hand/{seat}={pack}" for seat, pack in enumerate(packs)))
    assert greedy(table) == "0:draft card/ranged_attack"


def test_greedy_gives_the_police_what_it_can_best_spare() -> None:
    wanted = "ranged_attack ranged_attack ranged_attack ranged_attack move move move move ambush"
    table = opened("attack", wanted, at=CORNERED)
    allowed(table, "0:play card/attack seat/1")
    while table.awaited != (-1,):
        table.play(f"{table.awaited[0]}:end")
    table.play("*:police cell/2,1")
    assert greedy(table, 1) in ("1:discard card/move", "1:discard card/ambush")


def test_greedy_flees_from_its_enemies_and_not_onto_a_trap() -> None:
    table = opened("attack ambush", at=CORNERED)
    allowed(table, "0:play card/attack seat/1", "0:play card/ambush cell/3,1")
    while table.awaited != (-1,):
        table.play(f"{table.awaited[0]}:end")
    table.play("*:police cell/2,1")
    table.play(greedy(table, 1))
    assert greedy(table, 1) == "1:flee cell/3,2"


def test_greedy_grows_bolder_with_the_rounds() -> None:
    """CH-33: three who hide would play for ever."""
    hand = "move move move armor armor armor armor intervene intervene"
    early, grown = opened(hand, at="1,1 4,4 6,6 1,6"), late(opened(hand, at="1,1 4,4 6,6 1,6"), PATIENCE + 3)
    for table in (early, grown):
        allowed(table, "0:play card/armor")
    assert greedy(early) == "0:end"
    assert greedy(grown).startswith("0:play card/move")


@pytest.mark.parametrize("seats", GAME.seats)
def test_games_of_greedy_bots_end(seats: int) -> None:
    for seed in range(6):
        rng, state = Random(seed), GAME.start(GAME.setup(seats))
        while state.awaited:
            seat = state.awaited[0]
            legal = GAME.legal_actions(state, seat)
            action = GAME.chance(state, rng) if seat < 0 else bots.find("greedy")(GAME, state, legal, rng)
            GAME.apply(state, action, None)
            assert state.round < 40


def test_search_leaves_out_steps_into_traps_and_blows_at_traps() -> None:
    table = opened("ambush attack move double_move")
    allowed(table, "0:play card/ambush cell/2,2")
    lines = candidates(table)
    assert "0:play card/move cell/1,2" in lines and "0:play card/move cell/2,2" not in lines
    assert "0:play card/double_move cell/3,3" not in lines
    assert "0:play card/attack cell/2,2" not in lines


def test_search_abducts_onto_a_trap_or_to_one_other_space() -> None:
    table = opened("ambush abduct", at=CORNERED)
    allowed(table, "0:play card/ambush cell/1,2")
    abductions = [line for line in candidates(table) if "abduct" in line]
    assert abductions == ["0:play card/abduct seat/1 cell/1,2", "0:play card/abduct seat/1 cell/2,2"]


def test_search_thinks_of_intervening_only_for_itself() -> None:
    """CH-25: a seat may intervene in any card; a search considers only cards that concern the seat."""
    table = opened("attack", "intervene", "intervene", at=CORNERED)
    table.play("0:play card/attack seat/1")
    assert candidates(table, 1) == ["1:allow", "1:intervene"]
    assert candidates(table, 2) == ["2:allow"]


def test_search_thinks_of_saving_its_own_card() -> None:
    """CH-23: an Intervene against another one."""
    table = opened("attack intervene", "intervene", "intervene", at=CORNERED)
    answered(table.play("0:play card/attack seat/1"), 1)
    assert candidates(table, 0) == ["0:allow", "0:intervene"]
    assert candidates(table, 2) == ["2:allow"]


def test_search_hides_no_longer_after_many_rounds() -> None:
    table = late(opened("move attack", at="3,3 5,5 6,1 1,6"), PATIENCE)
    lines = candidates(table)
    assert "0:play card/move cell/4,4" in lines
    assert "0:play card/move cell/2,2" not in lines and "0:end" not in lines


def test_a_position_is_worth_more_with_more_hearts_and_as_much_to_all_alike() -> None:
    table = opened()
    assert evaluate(wounded(table, 2, 1).state)[2] < min(evaluate(table.state)[seat] for seat in (0, 1, 3))
    assert evaluate(table.state)[0] + 1e-9 >= evaluate(wounded(table, 0, 2).state)[0]


def test_the_dead_have_no_share_and_the_last_has_all() -> None:
    table = opened("attack", at=DUEL, seats=2)
    wounded(table, 1, 3)
    assert sum(evaluate(table.state)) == pytest.approx(1)
    allowed(table, "0:play card/attack seat/1")
    assert evaluate(table.state) == rollout(table.state, Random(1)) == [1.0, 0.0]


def test_hard_finishes_off_who_has_one_heart_left() -> None:
    table = wounded(opened("attack", seats=2, at=DUEL), 1, 3)
    view = table.view(0)
    answer = bots.find("hard")(GAME, view, GAME.legal_actions(view, 0), Random(1))
    assert str(answer) == "0:play card/attack seat/1"


def test_hard_saves_its_last_heart() -> None:
    table = wounded(opened("attack", "intervene", seats=2, at=DUEL), 1, 3)
    view = table.play("0:play card/attack seat/1").view(1)
    assert str(bots.find("hard")(GAME, view, GAME.legal_actions(view, 1), Random(1))) == "1:intervene"


def test_a_hint_tells_the_odds_of_a_shot() -> None:
    table = opened("ranged_attack", at="1,1 4,1 6,6 1,6")
    assert why(table, "0:play card/ranged_attack seat/1") == Reason(
        "shot", {"target": 1, "hearts": 4, "percent": 50}
    )


def test_a_hint_names_the_hearts_that_call_for_armor() -> None:
    table = wounded(opened("armor", at=CORNERED), 0, 2)
    assert why(table, "0:play card/armor") == Reason("armor-wounded", {"hearts": 2})
    assert why(opened("armor", at=CORNERED), "0:play card/armor") == Reason("armor", {"count": 1})
    assert why(opened("armor"), "0:play card/armor") == Reason("armor-far")


def test_a_hint_says_what_a_step_is_good_for() -> None:
    table = opened("move attack", at="1,1 3,1 6,6 1,6")
    assert why(table, "0:play card/move cell/2,2") == Reason("move-strike")
    armed = "armor armor armor armor move move move move intervene"
    table = opened(armed, at="2,2 4,4 6,6 1,6")
    assert why(table, "0:play card/move cell/1,1") == Reason("move-cover")
    assert why(table, "0:play card/move cell/3,3") == Reason("move-hunt", {"steps": 1})


def test_a_hint_says_why_to_intervene() -> None:
    table = wounded(opened("attack", "intervene", at=CORNERED), 1, 3).play("0:play card/attack seat/1")
    assert why(table, "1:intervene") == Reason("intervene-deadly", {"hearts": 1})
    assert why(table, "2:allow") == Reason("allow")


def test_a_hint_tells_in_numbers_what_an_attack_leaves() -> None:
    table = wounded(opened("attack", at="2,1 1,1 6,6 1,6"), 1, 2)
    assert why(table, "0:play card/attack seat/1") == Reason("attack", {"target": 1, "hearts": 2, "left": 1})
