"""Undo and redo in whole games: never over anything learnt, back to the same views, and forth again."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from circus import games
from circus.core.action import CHANCE
from circus.core.option import Value
from circus.records.replay import read
from circus.session.game_session import GameSession
from circus.session.table_setup import HUMAN
from tests.rules.flip_circus.openings import circle
from tests.session import begun, chosen, played

GAMES = tuple(games.names())
STEPS = 70
FLIPS = ("*:first seat/0", circle())
MINE = ("0:swap token/4 token/5", "0:applause none", "0:swap token/7 token/8", "0:applause none")
THEIRS = ("1:swap token/4 token/5", "1:swap token/7 token/8", "1:end")
HIDING: dict[str, Value] = {
    "hidden_marbles": True,
    "push": "clumsy",
    "secret_clown": True,
    "over_under": True,
}
CIRQUE = ("*:colors red blue", "*:first seat/0")
Views = dict[int, object]


def views(session: GameSession) -> Views:
    """What every seat sees, and all together."""
    return {eyes: session.view(eyes) for eyes in (CHANCE, *range(session.setup.seats))}


def course(session: GameSession, rng: Random) -> Iterator[list[Views]]:
    """Persons choose anything, bots act at once; what all saw before each action and see now."""
    seen = [views(session)]
    for _ in range(STEPS):
        if not session.awaited:
            return
        if session.awaited_people:
            seat = rng.choice(session.awaited_people)
            session.play(rng.choice(session.match.legal_actions(seat)))
        else:
            session.go_on("random")
        seen.append(views(session))
        yield seen


def can_take_back(session: GameSession, seat: int) -> bool:
    return session.can_undo(seat) or session.can_change(seat)


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("game", GAMES)
def test_any_way_back_is_free_of_news_and_the_way_forth_is_the_same(
    game: str, people: int, tmp_path: Path
) -> None:
    options: dict[str, Value] = {"passing": True} if game == "texas_showdown" else {}
    session = begun(tmp_path, chosen(game, games.find(game).usual_seats, people, options))
    taken_back = 0
    for seen in course(session, Random(people)):
        match, now = session.match, session.match.state.copy()
        for seat in session.people:
            ways = 0
            while session.awaited and can_take_back(session, seat):
                done, is_answer = list(match.actions), session.can_change(seat)
                session.undo(seat)
                first = next(n for n, each in enumerate([*match.actions, None]) if each is not done[n])
                left = done[first : first + 1] if is_answer else done[first:]
                assert left[0].seat == seat
                assert [*done[:first], *done[first + len(left) :]] == list(match.actions)
                assert not {action.seat for action in left[1:]} & {CHANCE, *session.people}
                assert views(session) == seen[len(match.actions)] or len(match.actions) > first
                assert list(session.redoable(seat)) == left
                ways += 1
            for _ in range(ways):
                for action in session.redoable(seat):
                    session.play(action)
            assert match.state == now and views(session) == seen[-1]
            assert not session.redoable(seat)
            taken_back += ways
    assert taken_back
    assert read(tmp_path / "game.jsonl", cut_end=True).match.state == session.match.state


def lines(session: GameSession) -> list[str]:
    """The actions that stand, after those that set the table."""
    return [str(each) for each in session.match.actions[len(FLIPS) :]]


def begun_with(folder: Path, *done: str, people: int = 1) -> GameSession:
    """Person 0 begins, and has swapped tokens that lie face down."""
    return begun(folder, chosen("flip_circus", 2, people), *FLIPS, *done)


def test_a_turn_that_is_over_is_taken_back_before_the_bot_acts(tmp_path: Path) -> None:
    session = begun_with(tmp_path, *MINE[:-1])
    before = session.match.state.copy()
    played(session, MINE[-1])
    assert session.awaited == (1,)
    session.undo(0)
    assert session.match.state == before


def test_what_bots_did_without_showing_anything_goes_back_with_it_step_by_step(tmp_path: Path) -> None:
    session = begun_with(tmp_path, *MINE, *THEIRS)
    for stands in (3, 2, 1, 0):
        session.undo(0)
        assert lines(session) == list(MINE[:stands])
    assert not session.can_undo(0)


@pytest.mark.parametrize(("people", "stands"), [(1, 2), (2, 3)])
def test_who_plays_alone_takes_back_a_choice_and_what_was_forced_since(
    people: int, stands: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("circus.session.take_back.is_forced", lambda match, number: number == 5)
    session = begun_with(tmp_path, *MINE, people=people)
    session.undo(0)
    assert lines(session) == list(MINE[:stands])


def test_what_a_bot_showed_is_not_taken_back(tmp_path: Path) -> None:
    session = begun_with(tmp_path, *MINE, "1:swap token/4 token/5")
    assert session.can_undo(0)
    played(session, "1:flip token/3")
    assert not session.can_undo(0)


def test_another_person_who_has_acted_stays(tmp_path: Path) -> None:
    session = begun_with(tmp_path, *MINE, people=2)
    assert session.can_undo(0)
    played(session, THEIRS[0])
    assert not session.can_undo(0) and session.can_undo(1)


def test_it_can_be_done_again_with_what_the_bots_did(tmp_path: Path) -> None:
    session = begun_with(tmp_path, *MINE, *THEIRS)
    session.undo(0)
    session.undo(0)
    assert not session.redoable(1)
    for count in (1, 4):
        again = session.redoable(0)
        assert len(again) == count
        played(session, *map(str, again))
    assert lines(session) == [*MINE, *THEIRS] and not session.redoable(0)


def test_something_else_that_is_done_ends_the_way_forth(tmp_path: Path) -> None:
    session = begun_with(tmp_path, *MINE)
    session.undo(0)
    session.undo(0)
    played(session, "0:swap token/5 token/6")
    assert not session.redoable(0)


def test_the_same_choice_made_by_hand_leaves_the_rest_of_the_way(tmp_path: Path) -> None:
    session = begun_with(tmp_path, *MINE, *THEIRS)
    session.undo(0)
    session.undo(0)
    played(session, MINE[2])
    assert [str(each) for each in session.redoable(0)] == [MINE[3], *THEIRS]


def test_who_hands_over_a_seat_forgets_what_was_taken_back(tmp_path: Path) -> None:
    session = begun_with(tmp_path, *MINE)
    session.undo(0)
    assert session.redoable(0)
    session.sit(1, HUMAN, "")
    assert not session.redoable(0)


def rolled(*turns: str) -> list[str]:
    """The lines of a game of Quel Cirque for two, one turn after the other: the die, then what is done."""
    lines = [*CIRQUE]
    for number, turn in enumerate(turns):
        face, done = turn.split(" ", 1)
        lines += [f"*:roll {face}", f"{number % 2}:{done}"]
    return lines


def test_a_hidden_marble_that_a_push_over_the_edge_shows_is_no_free_look(tmp_path: Path) -> None:
    """Red lay under yellow; blue was possible too, though not in the six worlds that were once drawn."""
    session = begun(
        tmp_path,
        chosen("quel_cirque", 2, 1, HIDING),
        *rolled(
            *("red add red clown/2", "red move clown/2 cell/3,2", "red move clown/2 cell/3,3"),
            *("red add red clown/1", "red move clown/1 cell/3,1", "blue add blue clown/0"),
            *("green add green clown/0", "yellow add yellow clown/1", "red add red clown/2"),
            *("yellow add yellow clown/2", "green move clown/0 cell/2,1 cell/3,1"),
        ),
    )
    assert session.awaited == (0,) and not session.can_undo(0)


def test_an_inversion_that_covers_red_and_shows_red_is_no_free_look(tmp_path: Path) -> None:
    """As many red marbles are visible before and after it (QC-21, QC-26)."""
    loads = ("red add red clown/0", "blue add blue clown/1", "red add red clown/0", "green add green clown/1")
    session = begun(tmp_path, chosen("quel_cirque", 2, 1, HIDING), *rolled(*loads, "black invert clown/0"))
    assert session.awaited == (CHANCE,) and not session.can_undo(0)


def test_a_marble_whose_color_follows_from_the_supply_is_no_news(tmp_path: Path) -> None:
    loads = ("red add red clown/0", "blue add blue clown/0")
    session = begun(tmp_path, chosen("quel_cirque", 2, 1, HIDING), *rolled(*loads, "black invert clown/0"))
    assert session.can_undo(0)


@pytest.mark.parametrize("people", [1, 2])
def test_what_only_this_seat_had_peeked_at_may_be_turned_back_unless_another_person_saw_it(
    people: int, tmp_path: Path
) -> None:
    mine = ("0:swap token/4 token/5", "0:applause take", "0:swap token/7 token/8", "0:applause take", "0:end")
    session = begun_with(tmp_path, *mine, *THEIRS, "0:peek token/1", people=people)
    assert not session.can_undo(0)
    played(session, "0:flip token/1")
    assert session.can_undo(0) == (people == 1)
