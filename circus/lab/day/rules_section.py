"""Section on misunderstood rules: how often, and at which hours."""

from circus.lab.day.figures import CONFUSING
from circus.lab.day.merging import VisitDay
from circus.lab.day.parts import NUMBER, Paper, table
from circus.lab.day.understanding import Rule, rules
from circus.lab.day.words import html

MOST = 20
"""Maximum number of rules in the section; the table of refusals has all."""


def rules_table(day: VisitDay, name: str, paper: Paper) -> str:
    """Return every rule with its heading, counts and hours; "" if there was no trouble."""
    words = paper.words
    found = rules(day.of(name), day.answers(name, CONFUSING), paper.zone)[:MOST]
    hours = sorted({hour for rule in found for hour in rule.hours})
    heads = [words.say(f"day-head-{each}") for each in ("rule", "refused", "looked-up", "named")]
    heads += [f"{hour}\N{NO-BREAK SPACE}h" for hour in hours]
    most = max((times for rule in found for times in rule.hours.values()), default=1)
    rows = [
        [
            _rule(rule, name, paper),
            *map(str, (rule.refused, rule.looked_up, rule.named)),
            *(_heat(rule.hours[hour], most) for hour in hours),
        ]
        for rule in found
    ]
    kinds = ["", NUMBER, NUMBER, NUMBER, *["heat"] * len(hours)]
    shown = table(heads, rows, kinds)
    return f"<h3>{words.say('day-rules')}</h3>\n{shown}" if shown else ""


def _rule(rule: Rule, name: str, paper: Paper) -> str:
    heading = paper.words.each(lambda texts: paper.heading(name, rule.name, texts.language))
    return f"<b>{html(rule.name)}</b> {heading}"


def _heat(times: int, most: int) -> str:
    """Return a table cell that is the darker the higher the count."""
    if not times:
        return '<td class="heat"></td>'
    share = times / most
    ink = "white" if share > 0.55 else "inherit"
    return f'<td class="heat" style="background: rgb(124 22 32 / {share:.2f}); color: {ink}">{times}</td>'
