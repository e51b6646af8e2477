"""Templates of the lab's pages: every value that is not HTML already (`Markup`) is escaped."""

from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from circus.lab.day.words import printable


@cache
def _environment() -> Environment:
    return Environment(
        loader=FileSystemLoader(Path(__file__).parent / "templates"),
        autoescape=True,
        finalize=lambda value: value if isinstance(value, Markup) else printable(str(value)),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def render(name: str, /, **values: object) -> Markup:
    """Return the HTML of the template `name` with these values."""
    return Markup(_environment().get_template(f"{name}.html").render(values))


def macro(name: str, *values: object) -> Markup:
    """Return the HTML of a building block of `parts.html`."""
    module = _environment().get_template("parts.html").module
    return Markup(getattr(module, name)(*values))
