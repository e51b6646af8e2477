"""Section of the page on one game: its length, winners and opinions."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

from markupsafe import Markup

from circus.content.texts import Texts
from circus.lab.day import figures
from circus.lab.day.charts import IntervalBar, LabelledBar, bars, reaches, strip
from circus.lab.day.course_section import thinking, use
from circus.lab.day.day_findings import claimed_minutes
from circus.lab.day.figures import ALL, FUN, FUNS, LENGTH, LENGTHS, LOST, WON
from circus.lab.day.merging import VisitDay
from circus.lab.day.parts import NUMBER, Paper, chart, table
from circus.lab.day.played import PlayedGame
from circus.lab.day.rules_section import rules_table
from circus.lab.day.templates import render
from circus.lab.day.words import TIMES, TSPAN, PageTexts, of, option_of, progress

MAX_ROWS = 10
"""Maximum number of places where games were left, and of answers to one question."""

WHOSE = (ALL, WON, LOST)


def game_section(day: VisitDay, name: str, paper: Paper) -> Markup:
    """Return the section on one game."""
    games, words = day.of(name), paper.words
    return render(
        "game",
        words=words,
        name=name,
        counts=_counts(games, words),
        charts=list(_charts(day, name, words)),
        kinds=_kinds(games, words),
        options=_options(games, words),
        opinions=_opinions(day, name, words),
        others=_others(day, name, words),
        rules=rules_table(day, name, paper),
        thinking=thinking(games, paper),
        use=use(day, name, words),
    )


def _counts(games: Sequence[PlayedGame], words: PageTexts) -> list[tuple[str, str]]:
    seats = Counter(game.setup.seats for game in games)
    people = Counter(len(game.people) for game in games)
    counted = {
        "begun": len(games),
        "finished": len(figures.finished(games)),
        "left": len(figures.unfinished(games)),
    }
    return [
        *((words.say(f"day-{what}", count=times), str(times)) for what, times in counted.items()),
        (words.say("day-seats"), _counted(seats)),
        (words.say("day-people"), _counted(people)),
    ]


def _counted(counts: Counter[int]) -> str:
    """Return each number with its count."""
    return ", ".join(f"{number} ({times}{TIMES})" for number, times in sorted(counts.items()))


def _charts(day: VisitDay, name: str, words: PageTexts) -> Iterator[str]:
    games, answers = day.of(name), day.answers(name)
    claim = claimed_minutes(words, name)
    box = words.say("day-box", TSPAN, minutes=round(claim)) if claim else ""
    whole = figures.whole_games(games)
    yield _length("day-length", whole, words, claim, box)
    yield _length(
        "day-length-changed", [each for each in figures.finished(games) if each not in whole], words
    )
    yield chart(words.say("day-left-at"), _left_at(games, words))
    yield chart(words.say("day-wins"), *_wins(games, words))
    values = figures.answers_to(answers, FUN)
    fun = [LabelledBar(f"{grade}", values.count(grade), f"{values.count(grade)}") for grade in FUNS]
    yield chart(words.say("day-fun"), bars(fun) if values else "", words.fun(figures.fun(answers)))


def _length(
    title: str, games: Sequence[PlayedGame], words: PageTexts, claim: float | None = None, box: str = ""
) -> str:
    """Return a chart of the minutes of some games; "" without any."""
    minutes = [game.minutes for game in games]
    if not minutes:
        return ""
    text = words.spread(figures.minutes(games), minutes, "minutes")
    return chart(words.say(title), strip(minutes, claim, box), text)


def _left_at(games: Sequence[PlayedGame], words: PageTexts) -> str:
    """Return a chart of the most frequent places where games were left, in game order.

    The others are summed up in one row.
    """
    left = figures.unfinished(games)
    places = Counter(game.turn for game in left)
    shown = [turn for turn, _ in places.most_common(MAX_ROWS)]
    rows = [
        LabelledBar(
            words.each(partial(progress, game=left[0].game.name, turn=turn), TSPAN),
            places[turn],
            f"{places[turn]}",
        )
        for turn in sorted(shown, key=lambda turn: (turn.round, turn.turn, turn.phase))
    ]
    if others := len(left) - sum(places[turn] for turn in shown):
        rows.append(LabelledBar(words.say("day-elsewhere", TSPAN), others, f"{others}", "third"))
    return bars(rows) if rows else ""


def _wins(games: Sequence[PlayedGame], words: PageTexts) -> tuple[str, str]:
    """Return the chart of people's wins, and the note below it: the fair share, if there is one."""
    shares = figures.people_by_seat(games)
    if not any(share.n for share in shares):
        return "", ""
    sides = {len(game.game.ending.sides(game.setup.seats)) for game in figures.finished(games)}
    fair = 1 / sides.pop() if len(sides) == 1 else None
    rows = []
    for seat, share in enumerate(shares):
        if not share.n:
            continue
        low, high = share.interval or (0.0, 1.0)
        label = words.say("day-seat", TSPAN, number=seat + 1)
        note = words.each(partial(of, share=share), TSPAN)
        rows.append(IntervalBar(label, share.rate, low, high, note))
    text = words.say("day-fair", percent=round(100 * fair)) if fair else words.say("day-seats-vary")
    return reaches(rows, fair), text


def _kinds(games: Sequence[PlayedGame], words: PageTexts) -> Markup:
    """Return the wins of people and of bots, each beside their fair share; "" without bots."""
    rows = []
    for kind, are_people in (("people", True), ("bots", False)):
        share = figures.wins_by_kind(games, are_people=are_people)
        fair = figures.fair_of_kind(games, are_people=are_people)
        if fair is not None:
            percent = words.say("day-percent", percent=round(100 * fair))
            rows.append([words.say(f"day-kind-{kind}"), words.share(share), percent])
    heads = [words.say(f"day-head-{each}") for each in ("whose", "wins", "fair")]
    return table(heads, rows) if len(rows) > 1 else Markup()


def _options(games: Sequence[PlayedGame], words: PageTexts) -> Markup:
    """Return the wins by option and seat; "" if all options had their defaults."""
    rows = figures.wins_by_option(games)
    if not rows:
        return Markup()
    seats = max(len(row.wins) for row in rows)
    name = games[0].game.name
    heads = [words.say("day-option-head"), words.say("day-head-finished")]
    heads += [words.say("day-seat", number=seat + 1) for seat in range(seats)]
    cells = []
    for row in rows:
        label = words.each(partial(option_of, game=name, option=row.option, value=row.value))
        wins = [words.share(share) if share.n else "" for share in row.wins]
        cells.append([label, str(row.games), *wins, *[""] * (seats - len(wins))])
    return table(heads, cells, ["", NUMBER])


def _opinions(day: VisitDay, name: str, words: PageTexts) -> Markup:
    """Return fun, length and playing again: of all, of winners, of losers."""
    answers = day.answers(name)
    if not any(figures.answers_to(answers, question) for question in (FUN, LENGTH, figures.AGAIN)):
        return Markup()
    rows = []
    for whose in WHOSE:
        values = figures.answers_to(answers, LENGTH, whose)
        lengths = [words.say(f"day-length-{each}") + f" {values.count(each)}" for each in LENGTHS]
        fun = words.fun(figures.fun(answers, whose))
        share = figures.would_play_again(answers, whose)
        again = words.share(share) if share.n else ""
        rows.append([words.say(f"day-whose-{whose}"), fun, Markup(" \N{MIDDLE DOT} ").join(lengths), again])
    heads = [words.say(f"day-head-{each}") for each in ("whose", "fun", "length", "again")]
    return table(heads, rows)


def _asked(texts: Texts, question: str) -> str:
    """Return a question of a ready set in words; one of the designers by its name."""
    key = f"day-asked-{question}"
    return texts.say(key) if texts.has(key) else question


def _answer(texts: Texts, question: str, answer: str) -> str:
    """Return an answer of a ready set in words; another one as it was given."""
    key = f"day-answer-{question}-{answer}"
    return texts.say(key) if texts.has(key) else answer


def _others(day: VisitDay, name: str, words: PageTexts) -> Markup:
    """Return the questions added by the designers, with the count of each answer."""
    rows = []
    for question, values in figures.other_answers(day.answers(name)).items():
        shown = [
            words.each(partial(_answer, question=question, answer=answer)) + f" ({times}{TIMES})"
            for answer, times in list(values.items())[:MAX_ROWS]
        ]
        asked = words.each(partial(_asked, question=question))
        rows.append([asked, Markup(", ").join(shown), str(sum(values.values()))])
    heads = [words.say(f"day-head-{each}") for each in ("question", "answers", "count")]
    return table(heads, rows, ["", "", NUMBER])
