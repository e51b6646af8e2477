"""Dates as people write them: today 18:40, Monday 9:05, 14 November."""

from datetime import date, datetime

from circus.content.texts import Texts

WEEK = 7
"""Number of days within which the name of a weekday is unambiguous."""


def format_moment(texts: Texts, when: datetime, now: datetime) -> str:
    """Return a moment relative to `now`; one in the future, as after a clock was set back, has its date."""
    time = texts.say("date-time", hour=when.hour, minute=f"{when.minute:02}")
    days = (now.date() - when.date()).days
    if days in (0, 1):
        return texts.say("date-yesterday" if days else "date-today", time=time)
    if 1 < days < WEEK:
        return texts.say("date-weekday", day=when.isoweekday(), time=time)
    return _day(texts, "date-day" if when.year == now.year else "date-year", when)


def with_year(texts: Texts, day: date) -> str:
    """Return a day with its year."""
    return _day(texts, "date-year", day)


def _day(texts: Texts, key: str, day: date) -> str:
    month = texts.say("date-month", month=day.month)
    return texts.say(key, day=day.day, month=month, year=str(day.year))
