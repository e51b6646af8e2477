"""Table of a lesson: its learner and the bots, with the names and faces that the game declares."""

from dataclasses import replace
from random import Random

from circus.records.lesson import Lesson
from circus.session.table_setup import USUAL_LEVEL, TableSetup, first_table_setup


def lesson_table(lesson: Lesson) -> TableSetup:
    """Return the table of a lesson; its players have the names of the game's first table."""
    header = lesson.header
    first = first_table_setup(header.game, header.seats)
    seats = tuple(
        replace(seat, kind=player.kind, strength=player.strength or USUAL_LEVEL)
        for seat, player in zip(first.seats, header.players, strict=True)
    )
    return replace(first, seats=seats, options=header.choices, level=header.level, board=lesson.board)


def lesson_generator(lesson: Lesson) -> Random:
    """Return the generator of draws after the script: the same actions lead to the same game."""
    return Random(f"{lesson.header.game} {lesson.header.started}")
