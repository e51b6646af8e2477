"""Page of the day: one self-contained HTML file with every language, charts and pins."""

from collections import Counter
from collections.abc import Sequence
from datetime import datetime
from functools import partial
from pathlib import Path

from markupsafe import Markup

from circus.content.texts import LANGUAGES, Texts
from circus.content.texts.dates import with_year
from circus.core.errors import CircusError
from circus.lab.day import figures
from circus.lab.day.charts import LabelledBar, bars
from circus.lab.day.day_findings import claimed_minutes, day_findings
from circus.lab.day.figures import MIN_SAMPLE
from circus.lab.day.frame import framed
from circus.lab.day.game_section import game_section
from circus.lab.day.groups import versions
from circus.lab.day.groups_section import groups_section
from circus.lab.day.merging import VisitDay
from circus.lab.day.parts import (
    NUMBER,
    Heading,
    Paper,
    See,
    chart,
    no_heading,
    see_lines,
    table,
)
from circus.lab.day.pins_section import pins_section, words_section
from circus.lab.day.templates import render
from circus.lab.day.visits import HOWS
from circus.lab.day.words import NOTHING, TSPAN, PageTexts, html
from circus.platform.folders import write_whole
from circus.platform.untrusted import reason_of


def write_page(
    day: VisitDay,
    path: Path,
    language: str,
    see: See = see_lines,
    heading: Heading = no_heading,
    *,
    event: str = "",
    contact: str = "",
) -> None:
    """Write the page atomically; raise `CircusError` if it cannot be written.

    Args:
        day: the data.
        path: an older file there is replaced.
        language: shown when the page is opened.
        see: draws the pins.
        heading: finds rules in the rulebooks.
        event: its name, above the page.
        contact: whom to ask, below the title.
    """
    words = PageTexts(language, day.names)
    paper = Paper(words, see, heading, path.resolve().parent, event=event, contact=contact)
    content = page(day, paper).encode(errors="replace")
    try:
        write_whole(path, content)
    except OSError as error:
        raise CircusError(f"{path} cannot be written: {reason_of(error)}") from None


def page(day: VisitDay, paper: Paper) -> str:
    """Return the whole page; it opens in the first language of the words."""
    sections = [
        _overview(day, paper),
        groups_section(day, paper),
        *(game_section(day, name, paper) for name in day.names),
        pins_section(day, paper),
        words_section(day, paper),
        _skipped(day, paper),
    ]
    return framed(
        paper.words,
        lambda texts: f"{paper.event or texts.say('day-title')} {_dates(day, paper, texts)}",
        sections,
    )


def _begun(day: VisitDay, paper: Paper) -> list[datetime]:
    return sorted(visit.begun.astimezone(paper.zone) for visit in day.visits if visit.begun)


def _dates(day: VisitDay, paper: Paper, texts: Texts) -> str:
    """Return the date, or the first and the last one."""
    dates = [each.date() for each in _begun(day, paper)]
    days = [with_year(texts, each) for each in dict.fromkeys([*dates[:1], *dates[-1:]])]
    return " \N{EN DASH} ".join(days)


def _overview(day: VisitDay, paper: Paper) -> Markup:
    hours = _begun(day, paper)
    zone = f"{hours[0]:%z}" if hours else "+0000"
    return render(
        "overview",
        words=paper.words,
        title=html(paper.event) or paper.words.say("day-title"),
        event=paper.event,
        contact=paper.contact,
        versions=versions(day),
        findings=day_findings(day, paper),
        dates=paper.words.each(partial(_dates, day, paper)),
        names=day.names,
        counts=_counts(day, paper),
        least=MIN_SAMPLE,
        zone=f"{zone[:3]}:{zone[3:]}",
        games=_games(day, paper),
        visits=_visits(day, paper),
    )


def _counts(day: VisitDay, paper: Paper) -> list[tuple[str, str]]:
    words, games = paper.words, day.games
    closed, left = figures.lessons(day)
    counted = {
        "visits": len(day.visits),
        "laptops": day.laptops,
        "visitors": figures.visitors(day),
        "begun": len(games),
        "finished": len(figures.finished(games)),
        "left": len(figures.unfinished(games)),
        "lessons": closed,
        "lessons-left": len(left),
        "pinned": sum(len(game.pins) for game in games),
    }
    return [(words.say(f"day-{what}", count=times), str(times)) for what, times in counted.items()]


def _games(day: VisitDay, paper: Paper) -> Markup:
    """Return the table of games, one row each."""
    words = paper.words
    rows = []
    for name in day.names:
        games, answers = day.of(name), day.answers(name)
        whole = figures.whole_games(games)
        minutes = [game.minutes for game in whole]
        claim, again = claimed_minutes(words, name), figures.would_play_again(answers)
        rows.append(
            [
                words.title(name),
                *map(str, (len(games), len(figures.finished(games)), len(figures.unfinished(games)))),
                words.spread(figures.minutes(whole), minutes, "minutes") if whole else Markup(NOTHING),
                words.say("day-minutes", number=f"{claim:g}") if claim else "",
                words.fun(figures.fun(answers)),
                words.share(again) if again.n else "",
            ]
        )
    columns = ("game", "begun", "finished", "left", "minutes", "box", "fun", "again")
    heads = [words.say(f"day-head-{each}") for each in columns]
    return table(heads, rows, ["", NUMBER, NUMBER, NUMBER])


def _visits(day: VisitDay, paper: Paper) -> Sequence[str]:
    """Return charts of the visits: hours, endings, languages, time to the first choice, pauses."""
    words = paper.words
    hours = Counter(each.hour for each in _begun(day, paper))
    came = [
        LabelledBar(f"{hour}\N{NO-BREAK SPACE}h", hours[hour], f"{hours[hour]}") for hour in sorted(hours)
    ]
    ends = Counter(visit.how or "broken" for visit in day.visits)
    hows = [
        LabelledBar(words.say(f"day-how-{how}", TSPAN), ends[how], f"{ends[how]}")
        for how in (*HOWS, "broken")
    ]
    spoken = Counter(visit.languages[-1] if visit.languages else visit.language for visit in day.visits)
    tongues = [
        LabelledBar(
            words.say(f"day-language-{each}", TSPAN) if each in LANGUAGES else html(each),
            times,
            f"{times}",
        )
        for each, times in spoken.most_common()
        if each
    ]
    moves = [ms / 1000 for visit in day.visits if (ms := visit.first_move_ms) is not None]
    soon = words.spread(figures.first_moves(day), moves, "seconds")
    rests = figures.pauses(day)
    paused = words.spread(figures.spread(rests), rests, "seconds")
    return [
        chart(words.say("day-when"), bars(came) if came else ""),
        chart(words.say("day-how"), bars(hows)),
        chart(words.say("day-languages"), bars(tongues) if tongues else ""),
        chart(words.say("day-soon"), "", soon) if moves else "",
        chart(words.say("day-pauses"), "", paused) if rests else "",
    ]


def _skipped(day: VisitDay, paper: Paper) -> Markup:
    return render("skipped", words=paper.words, files=day.skipped)
