"""The table of a lesson: its learner and the bots, under the names and faces that the game gives them."""

from dataclasses import replace
from random import Random

from circus.lesson import Lesson
from circus.session.table_setup import USUAL_LEVEL, TableSetup, first_table_setup


def lesson_table(lesson: Lesson) -> TableSetup:
    """What a lesson is played at; its players' names are those of every first table of the game."""
    header = lesson.header
    first = first_table_setup(header.game, header.seats)
    seats = tuple(
        replace(seat, kind=player.kind, strength=player.strength or USUAL_LEVEL)
        for seat, player in zip(first.seats, header.players, strict=True)
    )
    return replace(first, seats=seats, options=header.options, level=header.level, board=lesson.board)


def lesson_generator(lesson: Lesson) -> Random:
    """What draws once the script is over: the same game again for everybody who does the same."""
    return Random(f"{lesson.header.game} {lesson.header.started}")
