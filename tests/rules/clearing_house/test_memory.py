"""Knowledge of a seat that outlasts thefts, deaths and new deals (CH-37)."""

from random import Random

from circus.games.clearing_house import GAME
from circus.games.clearing_house.belief import memory_of
from circus.games.clearing_house.cards import INTERVENE, MOVE, count, covers
from tests.rules.clearing_house.openings import allowed, ended, opened
from tests.rules.clearing_house.test_guesses import Story
from tests.rules.clearing_house.test_views import guesses
from tests.table import Table


def robbed_and_avenged() -> Table:
    """Seat 0 stole an Intervene from seat 1, who killed it; then all is dealt again."""
    table = opened("abduct", "attack " * 4 + "intervene", at="1,1 2,2 6,6 1,6", refill="redraft")
    allowed(table, "0:play card/abduct seat/1 cell/1,2").play("*:steal card/intervene", "0:end")
    allowed(table, "1:play card/attack seat/0", "1:play card/attack seat/0")
    ended(table, 3)
    allowed(table, "1:play card/attack seat/0", "1:play card/attack seat/0")
    ended(table, 5)
    table.play("*:police cell/4,1", "*:police cell/4,2", "*:police cell/4,3", "*:police cell/4,4")
    return dealt(table)


def dealt(table: Table) -> Table:
    """Deal the cards that are left, at random."""
    return table.play(str(GAME.chance(table.state, Random(5))))


def test_the_victim_of_a_dead_thief_knows_what_lies_with_the_dead() -> None:
    """CH-36, CH-48: a redraft takes nothing back from the dead."""
    table = robbed_and_avenged()
    assert all(count(guess.state.hand[0], INTERVENE) for guess in guesses(table, 1))
    assert any(not count(guess.state.hand[0], INTERVENE) for guess in guesses(table, 2))


def test_the_dead_know_their_own_hand() -> None:
    table = robbed_and_avenged()
    assert all(guess.state.hand[0] == table.state.hand[0] for guess in guesses(table, 0, 5))


def test_what_went_round_once_does_not_lie_with_the_dead() -> None:
    """CH-48: seat 1 saw nearly all of the 27 cards of the last deal, and no more were dealt then."""
    table = robbed_and_avenged()
    while "draft" in str(table.legal(table.awaited[0])):
        table.play(*(table.legal(seat)[0] for seat in table.awaited))
    ended(table, 9)
    seen = table.state.earlier
    remembered = memory_of(table.view(1), 1)
    dealt(table)
    assert sum(count(remembered.circulating, card) for card in range(8)) >= 24
    for guess in guesses(table, 1, 20):
        in_play = guess.state.undealt + sum(guess.state.packs)
        assert covers(in_play, remembered.circulating)
    assert table.state.earlier == seen


def test_memories_are_true() -> None:
    """In random games nobody remembers more than there is."""
    rng = Random(3)
    remembered = 0
    for options in (
        {"refill": "redraft"},
        {"refill": "redraft", "base_deck": "open", "intervene": "one_time"},
    ):
        for _ in range(6):
            story = Story(GAME.setup(4, options), rng)
            while story.state.awaited:
                story.step()
                state = story.state
                if not state.earlier or state.drafters:
                    continue
                for viewer in range(-1, 4):
                    memory = memory_of(GAME.view(state, viewer), viewer)
                    remembered += sum(memory.held_by_dead) > 0
                    assert covers(state.undealt, memory.circulating)
                    assert all(map(covers, state.hand, memory.held_by_dead))
    assert remembered


def test_a_view_does_not_tell_what_others_remember() -> None:
    table = robbed_and_avenged()
    assert table.view(2).earlier[1] == ()
    assert table.view(1).earlier[1] == table.state.earlier[1] != ()


def test_one_card_of_each_pack_went_to_each_neighbour() -> None:
    """CH-2, CH-37: three equal cards of a pack that came back without them are with one each."""
    table = opened("", "armor move", "abduct abduct move", "ambush ambush ambush move")
    assert table.view(0).picks[0][1:4] == (MOVE, MOVE, MOVE)
    for guess in guesses(table, 0):
        assert all(count(guess.state.hand[seat], MOVE) for seat in (1, 2, 3))


def test_a_show_before_an_unseen_theft_still_binds_thief_and_victim() -> None:
    """CH-37: seat 1 had an Armor; after a theft it is with the thief or the victim."""
    table = opened("abduct", "armor", at="1,1 2,2 6,6 1,6", first=1)
    allowed(table, "1:play card/armor")
    ended(table, 12)
    ended(table, 2)
    allowed(table, "0:play card/abduct seat/1 cell/1,2")
    table.play("*:steal card/armor")
    holders = [[count(guess.state.hand[seat], 2) > 0 for seat in (0, 1)] for guess in guesses(table, 2, 150)]
    assert all(any(each) for each in holders)
    assert any(not each[1] for each in holders), "it may have been the stolen card"
