"""Section of the page on the course of a game: thinking times, undos, questions, unused choices."""

from collections.abc import Mapping, Sequence
from functools import partial

from markupsafe import Markup

from circus.content.texts import Texts
from circus.lab.day import course, figures
from circus.lab.day.charts import IntervalBar, spans
from circus.lab.day.figures import MIN_SAMPLE
from circus.lab.day.merging import VisitDay
from circus.lab.day.parts import NUMBER, Paper, table
from circus.lab.day.played import PlayedGame
from circus.lab.day.templates import macro, render
from circus.lab.day.words import TIMES, TSPAN, PageTexts, item_name, listed, progress, verb_of

MAX_ITEMS = 10
"""Maximum number of items in the list of questions."""


def thinking(games: Sequence[PlayedGame], paper: Paper) -> Markup:
    """Return the time to the first choice, the time by kind of choice, and the slowest single choices."""
    words, name, first = paper.words, games[0].game.name, course.first_moves(games)
    rows = []
    for verb, spread in course.by_verb(games).items():
        label = words.each(partial(verb_of, game=name, verb=verb), TSPAN)
        if spread.n >= MIN_SAMPLE and spread.median is not None and spread.p90 is not None:
            middle, most = (words.number(each, 1, TSPAN) for each in (spread.median, spread.p90))
            rows.append(IntervalBar(label, spread.median, 0, spread.p90, f"{middle} / {most} s ({spread.n})"))
        else:
            few = [each.ms / 1000 for game in games for each in game.decisions if each.verb == verb]
            note = words.each(partial(listed, numbers=few, unit="seconds"), TSPAN)
            rows.append(IntervalBar(label, 0, 0, 0, note))
    began = [game.first_ms / 1000 for game in games if game.first_ms is not None]
    return render(
        "thinking",
        words=words,
        first=words.spread(first, began, "seconds") if began else "",
        picture=Markup(spans(rows)) if rows else "",
        slowest=_slowest(games, paper),
    )


def _slowest(games: Sequence[PlayedGame], paper: Paper) -> Markup:
    words, rows = paper.words, []
    for game, choice in course.slowest(games):
        name = game.game.name
        rows.append(
            [
                words.number(choice.ms / 1000) + "\N{NO-BREAK SPACE}s",
                words.each(partial(verb_of, game=name, verb=choice.verb)),
                words.each(partial(progress, game=name, turn=choice.turn)),
                macro("place", paper.link(game.path), choice.n - 1),
            ]
        )
    heads = [words.say(f"day-head-{each}") for each in ("seconds", "choice", "where", "record")]
    return table(heads, rows, [NUMBER])


def use(day: VisitDay, name: str, words: PageTexts) -> Markup:
    """Return undos, helps, lessons, and what was never used."""
    games = day.of(name)
    closed, left = figures.lessons(day, name)
    rows = [(words.say("day-undos"), course.undos(games))]
    rows += [(words.say(f"day-help-{what}"), used) for what, used in course.helps(games).items()]
    cells = [[what, words.say("day-use", times=used.times, games=used.games)] for what, used in rows]
    steps = f"({', '.join(f'{step}/{of}' for step, of in left)})" if left else ""
    taught = words.say("day-lessons-closed", count=closed, left=len(left)) + f" {steps}"
    cells.append([words.say("day-lessons-head"), taught])
    if items := course.asked_about(games)[:MAX_ITEMS]:
        cells.append([words.say("day-asked"), words.each(partial(_named, game=name, counts=dict(items)))])
    heads = [words.say("day-head-what"), words.say("day-head-times")]
    return render("use", words=words, table=table(heads, cells), lines=_unused(games, words))


def _unused(games: Sequence[PlayedGame], words: PageTexts) -> list[tuple[Markup, Markup]]:
    """Return the choices that were offered and never used, with counts, and those that were never offered."""
    name, verbs, cards = games[0].game.name, course.unused_verbs(games), course.unused_cards(games)
    lines = [
        (words.say(key), words.each(partial(_named, game=name, counts=counts)))
        for key, counts in (("day-unused-verbs", verbs.offered), ("day-unused-cards", cards))
        if counts
    ]
    if verbs.never:
        never = words.each(lambda texts: ", ".join(verb_of(texts, name, verb) for verb in verbs.never))
        lines.append((words.say("day-never-offered"), never))
    return lines


def _named(texts: Texts, game: str, counts: Mapping[str, int]) -> str:
    """Return the names of verbs and items, each with its count."""
    names = {
        each: verb_of(texts, game, each) if texts.has(f"{game}-verb-{each}") else item_name(texts, game, each)
        for each in counts
    }
    return ", ".join(f"{names[each]} ({times}{TIMES})" for each, times in counts.items())
