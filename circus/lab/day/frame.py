"""Frame of the lab's pages: one self-contained HTML file with all languages, of which one is shown."""

from collections.abc import Iterable

from markupsafe import Markup

from circus.content.texts import LANGUAGES
from circus.lab.day.style import STYLE, switches
from circus.lab.day.templates import render
from circus.lab.day.words import PageTexts, TextFormatter


def framed(words: PageTexts, title: TextFormatter, sections: Iterable[str], style: str = "") -> Markup:
    """Return the whole page; it opens in the first language of the words.

    Args:
        words: all languages.
        title: of the window, in one language.
        sections: HTML of the content, part by part.
        style: CSS rules for this page alone.
    """
    shown = Markup(STYLE + style + switches(LANGUAGES))
    whole = render("frame", words=words, title=title(words.texts[0]), sections=sections, style=shown)
    return whole + "\n"
