"""Flip Circus with changed numbers: each changes what it says, and nothing else."""

from random import Random

import pytest

from circus.content.texts import LANGUAGES, Texts
from circus.core.number import TooFewPiecesError
from circus.games.flip_circus import GAME
from circus.games.flip_circus.evaluation import evaluate
from circus.games.flip_circus.facts import gains
from circus.games.flip_circus.policy import MAX_BOUGHT, POLICY
from tests.rules.flip_circus.openings import flips, opened, prepare
from tests.table import Table, assert_whole


def places(table: Table, kind: str) -> dict[str, int]:
    """Count the pieces of a kind by their places."""
    found: dict[str, int] = {}
    for piece in GAME.pieces(table.state):
        if piece.kind == kind:
            found[piece.place] = found.get(piece.place, 0) + 1
    return found


def candidates(table: Table) -> list[str]:
    """Return the actions that a search considers."""
    assert POLICY.candidates
    (seat,) = table.awaited
    return list(map(str, POLICY.candidates(table.view(seat), seat, GAME.legal_actions(table.state, seat))))


@pytest.mark.parametrize("actions", [1, 3, 6])
def test_a_turn_has_as_many_actions_as_the_table_says(actions: int) -> None:
    table = opened(first=1, turn_actions=actions)
    for _ in range(actions):
        assert table.awaited == (1,)
        table.refused("1:end", "FC-3")
        table.play("1:flip token/1")
    assert table.awaited == (0,)
    assert table.state.owed == actions
    for _ in range(actions):
        table.play("0:flip token/1")
    table.refused("0:flip token/1", "FC-24")
    assert table.play("0:end").awaited == (1,)


@pytest.mark.parametrize(
    ("actions", "expected"),
    [
        (1, "the action of your turn has to be made"),
        (2, "both actions of your turn have to be made"),
        (3, "all 3 actions of your turn have to be made"),
    ],
)
def test_a_turn_that_ends_too_soon_is_refused_with_the_number_of_the_table(
    actions: int, expected: str
) -> None:
    table = opened(turn_actions=actions)
    why = GAME.rule_violation(table.state, GAME.verbs.parse("0:end"))
    assert why is not None
    texts = Texts("en")
    assert expected in texts.explain(why).lower()


def test_one_action_may_be_bought_in_a_turn_of_one() -> None:
    table = opened(turn_actions=1).play("0:flip token/1", "1:flip token/1", "1:encore")
    table.refused("1:end", "FC-25")
    assert table.play("1:flip token/1").awaited == (0,)


@pytest.mark.parametrize(("posters", "turns"), [(1, 1), (2, 2)])
def test_fewer_posters_win_sooner(posters: int, turns: int) -> None:
    table = opened(posters_to_win=posters)
    prepare(table, *flips(2, 3))
    if turns == 2:
        assert table.outcome is None
        prepare(table, *flips(3, 4), *flips(5))
    assert table.outcome is not None
    assert table.outcome.winners == (0,)
    assert table.outcome.scores == (posters, 0)
    assert table.outcome.reason == "posters"


def test_five_clowns_do_not_win_where_no_poster_can_be_the_last_for_both() -> None:
    """FC-27 needs one poster left with both sides one short; for two posters three are left."""
    table = opened(posters_to_win=2)
    prepare(table, *flips(2, 3), *flips(3, 4))
    assert not table.state.is_finale
    table.state.posters = [1, 2]
    assert not table.state.is_finale


def test_a_poster_that_ends_the_game_is_the_only_gain_of_its_action() -> None:
    for posters, last in ((1, True), (3, False)):
        table = opened(posters_to_win=posters).play("0:flip token/2")
        world = table.state
        found = gains(world, GAME.verbs.parse("0:flip token/3"))
        assert found is not None and found.posters == ("seer",)
        table.play("0:flip token/3")
        assert (table.outcome is not None) == last


@pytest.mark.parametrize(("tokens", "second"), [(0, 0), (1, 1), (9, 0), (9, 5)])
def test_applause_is_as_many_tokens_as_the_table_says(tokens: int, second: int) -> None:
    table = opened(applause=tokens, second_applause=second)
    expected = {"reserve": tokens - second, "applause/1": second}
    assert places(table, "applause") == {place: count for place, count in expected.items() if count}
    assert table.state.reserve == tokens - second
    assert table.state.applause == [0, second]


def test_clowns_that_meet_bring_nothing_in_a_game_without_applause() -> None:
    table = opened(applause=0, second_applause=0).play("0:swap token/0 token/1")
    assert not table.emitted("clown")
    assert table.state.phase == opened().state.phase
    table.play("0:swap token/0 token/1")
    assert table.awaited == (1,), "nobody can buy an action, so turns end by themselves"


def test_the_second_player_cannot_get_more_applause_than_there_is() -> None:
    with pytest.raises(TooFewPiecesError):
        GAME.setup(options={"applause": 1, "second_applause": 2})


def test_teams_share_the_applause_of_the_second_side() -> None:
    table = opened(seats=4, first=3, second_applause=4)
    assert table.state.applause == [4, 0]


def test_an_explanation_of_a_poster_has_the_number_that_wins() -> None:
    table = opened(posters_to_win=2)
    prepare(table, *flips(2, 3))
    (event,) = (event for event in table.events if event.kind == "poster")
    because = GAME.explanation(event, table.state, table.setup)
    assert because is not None
    for language in LANGUAGES:
        texts = Texts(language)
        texts.add_game("flip_circus")
        words = texts.format_facts("flip_circus-because-poster", because.facts, ["Ada", "Basile"])
        assert_whole(words, "flip_circus-because-poster")
        assert "2" in words.split("Ada")[1]


def test_bots_buy_more_actions_after_the_longer_turn_of_the_table() -> None:
    table = opened(turn_actions=4)
    prepare(table, *flips(2, 2), *flips(3, 3))
    prepare(table, *flips(5, 5), *flips(5, 5))
    table.play("0:swap token/6 token/7", "0:applause take", "0:flip token/2", *(["0:flip token/9"] * 2))
    assert table.state.owed == 0 and "0:encore" in candidates(table)
    table.state.done = 2 + MAX_BOUGHT
    assert "0:encore" in candidates(table)
    table.state.done = 4 + MAX_BOUGHT
    assert candidates(table) == ["0:end"]


def test_a_poster_within_reach_is_worth_the_more_the_fewer_win() -> None:
    values = []
    for posters in (3, 2, 1):
        table = prepare(opened(posters_to_win=posters), *flips(2, 2), *flips(3, 3))
        assert table.awaited == (0,)
        values.append(evaluate(table.state)[0])
    assert values == sorted(values) and len(set(values)) == 3


def test_bots_do_not_mix_up_positions_of_two_sets_of_numbers() -> None:
    """The ranking of actions is cached by position; a turn of one action ranks them otherwise."""
    ranked = []
    for actions in (1, 6):
        table = opened(turn_actions=actions)
        table.state.owed = 1
        ranked.append(candidates(table))
        assert len(candidates(opened(turn_actions=actions))) > 1
    assert ranked[0] != ranked[1]


@pytest.mark.parametrize("numbers", [{"turn_actions": 1}, {"turn_actions": 6, "posters_to_win": 1}])
def test_a_game_is_no_longer_than_declared(numbers: dict[str, int]) -> None:
    setup = GAME.setup(2, {"turn_limit": 20, "applause": 9, "second_applause": 5, **numbers})
    longest = GAME.longest(setup)
    assert longest is not None
    for seed in range(3):
        state, rng, count = GAME.start(setup), Random(seed), 0
        while state.awaited:
            seat = state.awaited[0]
            legal = list(GAME.legal_actions(state, seat)) if seat >= 0 else []
            actions = [each for each in legal if each.verb == "encore"] or legal
            GAME.apply(state, rng.choice(actions) if actions else GAME.chance(state, rng), None)
            count += 1
        assert count <= longest
