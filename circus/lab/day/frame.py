"""Frame of the lab's pages: one self-contained HTML file with all languages, of which one is shown."""

from circus.content.texts import LANGUAGES
from circus.lab.day.style import STYLE, switches
from circus.lab.day.words import PageTexts, Says, html


def framed(words: PageTexts, title: Says, sections: str, style: str = "") -> str:
    """Return the whole page; it opens in the first language of the words.

    Args:
        words: all languages.
        title: of the window, in one language.
        sections: HTML of the content.
        style: CSS rules for this page alone.
    """
    first = words.texts[0]
    inputs = "".join(
        f'<input class="switch" type="radio" name="in" id="in-{texts.language}"'
        f"{' checked' if texts is first else ''}>"
        for texts in words.texts
    )
    labels = "".join(
        f'<label for="in-{texts.language}" lang="{texts.language}">{html(texts.say("language-name"))}</label>'
        for texts in words.texts
    )
    return (
        f'<!doctype html>\n<html lang="{first.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{html(title(first))}</title>\n"
        f"<style>{STYLE}{style}{switches(LANGUAGES)}</style>\n</head>\n<body>\n"
        f'{inputs}<div class="switches">{labels}</div>\n'
        f"<main>\n{sections}</main>\n</body>\n</html>\n"
    )
