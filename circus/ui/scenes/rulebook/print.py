"""Printed rulebook: the book as one HTML file for printing, with its pictures and fonts included."""

import os
from base64 import b64encode
from collections.abc import Sequence
from html import escape
from io import BytesIO
from pathlib import Path
from urllib.parse import unquote

import pygame
from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict
from pygame import Surface

from circus.core.errors import CircusError, UsageError
from circus.platform.folders import replace_file
from circus.ui.gfx.fonts import font_path
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.scenes.rulebook.example import LiveExample, known, sentences
from circus.ui.scenes.rulebook.index import index_of
from circus.ui.scenes.rulebook.rows import SHAPE
from circus.ui.scenes.rulebook.search import words_of
from circus.ui.scenes.rulebook.style import STYLE
from circus.ui.scenes.rulebook.text import EXAMPLES, HEADING, Block, read, source_of

FACES = {"Circus Display": "display", "Circus": "ui", "Circus Italic": "ui-italic", "Circus Bold": "ui-bold"}
"""The fonts of the page, by their names in its style."""

_SPRITE_U = 260.0
ROWS = ((1, "alone"), (2, "strip"), (6, "strip many"), (1000, "strip crowd"))
"""Layouts of examples by maximum number of positions: each fits whole on a page."""

_WIDE = 1280
"""Width of a position in pixels: on half of a page of A4 about 390 per inch."""


def write_book(folder: Path, game: str, kit: Toolkit) -> Path:
    """Write the rulebook of a game in the language of `kit` to a folder; return the file.

    Args:
        folder: created if it is missing; a book of the same name in it is replaced as a whole.
        game: its name.
        kit: of an invisible stage.

    Raises:
        UsageError: the game has no rulebook in that language.
        CircusError: the folder or the file cannot be written.
    """
    page = printed(game, kit).encode()
    path = folder / f"{game}_rules.{kit.texts.language}.html"
    draft = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(page)
        replace_file(draft, path)
    except OSError as error:
        if draft.is_file():
            draft.unlink()
        raise CircusError(f"{path} cannot be written: {error.strerror}") from None
    return path


def printed(game: str, kit: Toolkit) -> str:
    """Return the whole page; raise `UsageError` if the game has no rulebook in that language."""
    texts = kit.texts
    source = source_of(game, texts)
    if source is None:
        raise UsageError(f"{game} has no rulebook in the language '{texts.language}' to print")
    texts.add_game(game)
    blocks = read(source)
    key = f"{game}-title"
    name = texts.say(key) if texts.has(key) else game.replace("_", " ").title()
    title = f"{name} · {texts.say('rulebook-title')}"
    parser = MarkdownIt("commonmark", renderer_cls=_Printer)
    body = parser.render(source, {"game": game, "kit": kit, "sections": _Sections(blocks)})
    pitch = texts.say(f"{game}-pitch") if texts.has(f"{game}-pitch") else ""
    return (
        f'<!doctype html>\n<html lang="{texts.language}">\n<head>\n<meta charset="utf-8">\n'
        f"<title>{escape(title)}</title>\n<style>\n{_fonts()}{STYLE}</style>\n</head>\n<body>\n"
        f'<header><h1 class="title">{escape(name)}</h1><p class="pitch">{escape(pitch)}</p></header>\n'
        f"{_contents(kit, blocks)}<main>\n{body}</main>\n{_index(kit, blocks)}</body>\n</html>\n"
    )


class _Sections:
    """Numbers of chapters and sections, by the index of each block and in the order of the headings."""

    def __init__(self, blocks: Sequence[Block]) -> None:
        chapter = section = 0
        self.of_block: list[str] = []
        self.headings: list[str] = []
        for block in blocks:
            if block.kind == HEADING and block.level == 1:
                chapter, section = chapter + 1, 0
            elif block.kind == HEADING and block.level == 2:
                section += 1
            number = f"{chapter}.{section}" if section else f"{chapter}"
            self.of_block.append(number)
            if block.kind == HEADING:
                self.headings.append(number if block.level <= 2 else "")


class _Printer(RendererHTML):
    """Renderer of Markdown to HTML, with a rulebook's anchors, sprites, examples, numbered chapters."""

    __output__ = "html"

    def code_inline(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:
        """Return an anchor: an invisible target of links."""
        known_ones: set[str] = env.setdefault("anchors", set())
        anchor = tokens[idx].content
        if anchor in known_ones:
            return ""
        known_ones.add(anchor)
        return f'<a id="{_id(anchor)}"></a>'

    def link_open(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:
        """Return a link to an anchor of the same book."""
        target = unquote(str(tokens[idx].attrGet("href") or "")).removeprefix("#")
        return f'<a href="#{_id(target)}">'

    def heading_open(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:
        """Return the start of a heading with its number, which contents and index refer to."""
        at = env["at"] = env.get("at", -1) + 1
        number = env["sections"].headings[at]
        sign = f'<span class="number">{number}</span> ' if number else ""
        name = f' id="section-{number}"' if number else ""
        return f"<{tokens[idx].tag}{name}>{sign}"

    def paragraph_open(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:
        """Return the start of a paragraph; pictures and examples have a separate block."""
        return '<div class="pictures">' if _is_shown(tokens[idx + 1]) else "<p>"

    def paragraph_close(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:
        """End what `paragraph_open` began."""
        return "</div>\n" if _is_shown(tokens[idx - 1]) else "</p>\n"

    def image(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:
        """Return a sprite, or all positions of an example."""
        token, kit = tokens[idx], env["kit"]
        name = unquote(str(token.attrGet("src")))
        if not name.startswith(EXAMPLES):
            return _picture(kit.sprites.svg(name, height_u=_SPRITE_U), "png", "sprite")
        words = self.renderInline(token.children or [], options, env)
        return _example(kit, env["game"], name.removeprefix(EXAMPLES), words)


def _is_shown(inline: Token) -> bool:
    """Return whether a paragraph consists of pictures only."""
    children = inline.children or []
    return bool(children) and all(
        each.type in ("image", "softbreak") or (each.type == "text" and not each.content.strip())
        for each in children
    )


def _example(kit: Toolkit, game: str, name: str, words: str) -> str:
    """Return an example's introduction and every position with its sentence.

    The words alone if it is invalid.
    """
    shown = known(game, name)
    if shown is None:
        return f"<p>{words}</p>"
    size = (_WIDE, round(_WIDE * SHAPE))
    stage = kit.for_part(size)
    live, steps_in_words = LiveExample(stage, shown, size), sentences(stage, shown)
    steps = []
    for at in range(live.played.of + 1):
        live.go_to(at)
        markup = f'<p><span class="step">{at}</span> {escape(steps_in_words[at])}</p>' if at else ""
        steps.append(f"<div>{_picture(live.picture(), 'jpg', 'position')}{markup}</div>")
    row = next((name for most, name in ROWS if len(steps) <= most), ROWS[-1][1])
    return f'<figure><figcaption>{words}</figcaption><div class="{row}">{"".join(steps)}</div></figure>'


def _picture(surface: Surface, kind: str, use: str) -> str:
    """Return a picture inside the page: sprites are transparent, tables are photographs."""
    file = BytesIO()
    pygame.image.save(surface, file, f"picture.{kind}")
    mime = {"png": "image/png", "jpg": "image/jpeg"}[kind]
    return f'<img class="{use}" alt="" src="data:{mime};base64,{b64encode(file.getvalue()).decode()}">'


def _contents(kit: Toolkit, blocks: Sequence[Block]) -> str:
    sections, lines = _Sections(blocks), []
    for number, block in enumerate(blocks):
        if block.kind == HEADING and block.level <= 2:
            at = sections.of_block[number]
            words = escape(words_of(block).strip())
            level = "chapter" if block.level == 1 else "section"
            markup = f'<span class="number">{at}</span> {words}'
            lines.append(f'<li class="{level}"><a href="#section-{at}">{markup}</a></li>')
    title = escape(kit.texts.say("rulebook-contents"))
    return f"<nav><h2>{title}</h2><ol>{''.join(lines)}</ol></nav>\n" if lines else ""


def _index(kit: Toolkit, blocks: Sequence[Block]) -> str:
    sections, lines = _Sections(blocks), []
    for entry in index_of(blocks, kit.texts.say("rulebook-articles").split()):
        places = dict.fromkeys(sections.of_block[block] for block, _ in entry.places)
        links = ", ".join(f'<a href="#section-{at}">{at}</a>' for at in places)
        lines.append(f"<li>{escape(entry.term)} <span>{links}</span></li>")
    title = escape(kit.texts.say("rulebook-index"))
    return f'<section class="index"><h1>{title}</h1><ul>{"".join(lines)}</ul></section>\n' if lines else ""


def _fonts() -> str:
    """Return the program's fonts, so that the page looks the same where they are not installed."""
    rules = []
    for name, face in FACES.items():
        path = font_path(face)
        if path:
            data = b64encode(path.read_bytes()).decode()
            rules.append(f'@font-face {{ font-family: "{name}"; src: url(data:font/otf;base64,{data}); }}\n')
    return "".join(rules)


def _id(anchor: str) -> str:
    """Return an anchor as an HTML id, without spaces."""
    return "".join(sign if sign.isalnum() else "-" for sign in anchor)
