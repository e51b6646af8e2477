"""Findings of a day as sentences for its first page: what was liked, what was hard, what to look at."""

from collections.abc import Iterator

from markupsafe import Markup

from circus.content.texts import Texts
from circus.lab.day import figures
from circus.lab.day.figures import MIN_SAMPLE
from circus.lab.day.merging import VisitDay
from circus.lab.day.parts import Paper
from circus.lab.day.played import PlayedGame
from circus.lab.day.understanding import Rule, rules
from circus.lab.day.visits import CONFUSING
from circus.lab.day.words import PageTexts, number, title_of

MAX_FINDINGS = 3
"""Maximum number of sentences."""

OFTEN_LEFT = 0.2
"""Share of games that are left, from which that is a finding."""

FAR_FROM_BOX = 0.25
"""Relative distance of the median length from the time on the box, from which it is a finding."""


def day_findings(day: VisitDay, paper: Paper) -> list[Markup]:
    """Return up to three sentences, one of each kind at most, the most telling kinds first."""
    kinds = (
        _liked(day, paper),
        _misunderstood(day, paper),
        _unfair(day, paper),
        _long(day, paper),
        _left(day, paper),
    )
    found = (next(kind, None) for kind in kinds)
    return [each for each in found if each][:MAX_FINDINGS]


def claimed_minutes(words: PageTexts, name: str) -> float | None:
    """Return the minutes on the box; `None` if the game states none."""
    key = f"{name}-minutes"
    text = words.texts[0].say(key) if words.texts[0].has(key) else ""
    return float(text) if text.isdecimal() else None


def _say(paper: Paper, key: str, game: str, **facts: float) -> Markup:
    """Return a message with the title of a game and with numbers as each language writes them."""

    def sentence(texts: Texts) -> str:
        details = {
            name: number(texts, value, 0 if value == round(value) else 1) for name, value in facts.items()
        }
        return texts.say(key, game=title_of(texts, game), **details)

    return paper.words.each(sentence)


def _percents(rate: float, interval: tuple[float, float]) -> dict[str, float]:
    low, high = (round(100 * end) for end in interval)
    return {"percent": round(100 * rate), "low": low, "high": high}


def _liked(day: VisitDay, paper: Paper) -> Iterator[Markup]:
    """Yield the game that was rated best, of those with enough answers."""
    rated = []
    for name in day.names:
        fun = figures.fun(day.answers(name))
        if fun.mean is not None and fun.n >= MIN_SAMPLE:
            rated.append((fun.mean, fun.n, name))
    for mean, count, name in sorted(rated, reverse=True):
        again = figures.would_play_again(day.answers(name))
        if again.interval and again.rate is not None:
            percents = _percents(again.rate, again.interval)
            yield _say(paper, "day-found-liked", name, fun=mean, count=count, **percents)
        else:
            yield _say(paper, "day-found-rated", name, fun=mean, count=count)


def _misunderstood(day: VisitDay, paper: Paper) -> Iterator[Markup]:
    """Yield the rule that made most trouble."""
    found = [
        (rule.times, name, rule)
        for name in day.names
        for rule in rules(day.of(name), day.answers(name, CONFUSING), paper.zone)[:1]
    ]
    for times, name, rule in sorted(found, key=lambda each: (-each[0], each[1])):

        def sentence(texts: Texts, name: str = name, rule: Rule = rule, count: int = times) -> str:
            heading = paper.heading(name, rule.name, texts.language)
            text = f"{rule.number} {heading}".strip() or rule.name
            return texts.say("day-found-rule", game=title_of(texts, name), rule=text, count=count)

        yield paper.words.each(sentence)


def _unfair(day: VisitDay, paper: Paper) -> Iterator[Markup]:
    """Yield a seat on which people surely won more or less than their share."""
    for name in day.names:
        games = day.of(name)
        seats = {game.setup.seats for game in figures.finished(games)}
        for seat, share in enumerate(figures.people_by_seat(games) if len(seats) == 1 else ()):
            fair = 1 / next(iter(seats))
            if share.interval is None or share.rate is None:
                continue
            low, high = share.interval
            if not low <= fair <= high:
                percents = _percents(share.rate, share.interval)
                yield _say(paper, "day-found-seat", name, seat=seat + 1, fair=round(100 * fair), **percents)


def _long(day: VisitDay, paper: Paper) -> Iterator[Markup]:
    """Yield a game whose whole games took clearly more or less than the box says."""
    for name in day.names:
        whole = figures.minutes(figures.whole_games(day.of(name)))
        box = claimed_minutes(paper.words, name)
        if box and whole.n >= MIN_SAMPLE and whole.median and abs(whole.median / box - 1) > FAR_FROM_BOX:
            yield _say(paper, "day-found-long", name, minutes=whole.median, count=whole.n, box=box)


def _left(day: VisitDay, paper: Paper) -> Iterator[Markup]:
    """Yield the game that was left most often, if that was often."""

    def share(games: list[PlayedGame]) -> float:
        return len(figures.unfinished(games)) / len(games)

    often = [(share(day.of(name)), name) for name in day.names if len(day.of(name)) >= MIN_SAMPLE]
    for left, name in sorted(often, reverse=True):
        if left >= OFTEN_LEFT:
            games = day.of(name)
            yield _say(paper, "day-found-left", name, left=len(figures.unfinished(games)), count=len(games))
