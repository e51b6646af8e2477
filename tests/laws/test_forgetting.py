"""What the rules remember can be forgotten at any moment, and the game goes on as if it had not been."""

from random import Random

from circus.core import memo
from circus.core.memo import Memo
from tests.laws.cases import Case, step
from tests.laws.each import every_case

MOST = 200
"""Actions of a game that are played."""


def played(case: Case, *, forgetful: bool) -> list[str]:
    """The beginning of a random game; each choice is one among those that are legal, in their order."""
    rng, done = Random(1), list[str]()
    state = case.game.start(case.setup)
    while state.awaited and len(done) < MOST:
        if forgetful:
            memo.forget()
        action = step(case.game, state, rng)
        case.game.apply(state, action, None)
        done.append(str(action))
    return done


@every_case
def test_a_game_whose_answers_are_forgotten_all_the_time_goes_as_any_other(case: Case) -> None:
    assert played(case, forgetful=True) == played(case, forgetful=False)


def test_forgotten_answers_are_worked_out_anew() -> None:
    asked: list[int] = []

    def double(number: int) -> int:
        asked.append(number)
        return 2 * number

    doubles = Memo(double)
    assert [doubles[1], doubles[1], doubles[2]] == [2, 2, 4] and asked == [1, 2]
    memo.forget()
    assert not doubles
    assert doubles[1] == 2 and asked == [1, 2, 1]


def test_the_plain_dictionary_of_a_memo_knows_what_the_memo_knows() -> None:
    doubles: Memo[int, int] = Memo(lambda number: 2 * number, most=2)
    assert doubles[1] + doubles[2] == 6 and dict(doubles) == {1: 2, 2: 4}
    assert doubles[3] == 6 and dict(doubles) == {3: 6}, "it was full, and began anew"
    memo.forget()
    assert not doubles
