"""Section on misunderstood rules: how often, and at which hours."""

from markupsafe import Markup

from circus.lab.day.merging import VisitDay
from circus.lab.day.parts import Paper
from circus.lab.day.templates import render
from circus.lab.day.understanding import rules
from circus.lab.day.visits import CONFUSING

MAX_RULES = 20
"""Maximum number of rules in the section; the table of refusals has all."""


def rules_table(day: VisitDay, name: str, paper: Paper) -> Markup:
    """Return every rule with its heading, counts and hours; "" if there was no trouble."""
    found = rules(day.of(name), day.answers(name, CONFUSING), paper.zone)[:MAX_RULES]
    return render(
        "rules",
        words=paper.words,
        rules=found,
        hours=sorted({hour for rule in found for hour in rule.hours}),
        most=max((times for rule in found for times in rule.hours.values()), default=1),
        heading=lambda rule: paper.words.each(lambda texts: paper.heading(name, rule.name, texts.language)),
    )
