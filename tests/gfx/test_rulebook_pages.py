"""How the rows of a rulebook fill pages: text flows round examples, the index begins where it ends."""

import pytest

from circus import games
from circus.content.texts import LANGUAGES, Texts
from circus.ui.scenes.rulebook.index import index_of
from circus.ui.scenes.rulebook.pages import filled
from circus.ui.scenes.rulebook.rows import ExampleArea, PageRow
from circus.ui.scenes.rulebook.text import rulebook
from tests.gfx.parlour import stage
from tests.gfx.test_rulebook import book

PAGE = 100.0


def text(count: int, *, first: int = 0) -> list[PageRow]:
    """So many lines of text; ten fill a page."""
    return [PageRow(10.0, block=first + number) for number in range(count)]


def example(block: int, high: float = 60.0) -> PageRow:
    return PageRow(high, block=block, stage=ExampleArea("x", (0, 0, 1, 1), (0, 0, 1, 1)))


def blocks(pages: list[list[PageRow]]) -> list[list[int]]:
    return [[row.block for row in rows] for rows in pages]


def test_an_example_without_room_heads_the_next_page_and_the_text_goes_on() -> None:
    rows = [*text(7), example(50), *text(6, first=7)]
    assert blocks(filled(rows, PAGE)) == [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [50, 10, 11, 12]]


def test_an_example_with_room_stays_where_it_is() -> None:
    assert blocks(filled([*text(3), example(50), *text(2, first=3)], PAGE)) == [[0, 1, 2, 50, 3], [4]]


def test_two_examples_keep_their_order() -> None:
    rows = [*text(9), example(50, 80.0), example(51, 10.0), *text(3, first=9)]
    assert blocks(filled(rows, PAGE)) == [[*range(10)], [50, 10, 11], [51]]


def test_an_example_is_not_left_behind_by_its_chapter() -> None:
    chapter = PageRow(10.0, block=90, is_chapter=True, stays=2)
    rows = [*text(7), example(50), *text(1, first=7), chapter, *text(2, first=91)]
    assert blocks(filled(rows, PAGE)) == [[0, 1, 2, 3, 4, 5, 6, 7], [50, 90, 91, 92]]


def test_an_example_waits_for_the_next_chapter_where_much_of_a_page_would_be_empty() -> None:
    chapter = PageRow(10.0, block=90, is_chapter=True, stays=2)
    rows = [*text(3), example(50, 80.0), *text(1, first=3), chapter, *text(7, first=91)]
    assert blocks(filled(rows, PAGE)) == [[0, 1, 2, 3, 90, 91, 92, 93, 94, 95], [50, 96, 97]]


def test_an_example_does_not_tear_a_paragraph() -> None:
    paragraph = [PageRow(10.0, block=7) for _ in range(5)]
    rows = [*text(7), example(50), *paragraph, *text(2, first=8)]
    assert blocks(filled(rows, PAGE)) == [[*range(7), 7, 7, 7], [7, 7, 50, 8, 9]]


def test_an_example_that_does_not_fit_below_the_end_of_a_paragraph_waits_for_the_next_page() -> None:
    paragraph = [PageRow(10.0, block=7) for _ in range(5)]
    rows = [*text(7), example(50, 90.0), *paragraph, *text(9, first=8)]
    assert blocks(filled(rows, PAGE)) == [[*range(7), 7, 7, 7], [7, 7, *range(8, 16)], [50, 16]]


def test_the_last_page_has_more_than_one_line() -> None:
    assert [len(page) for page in filled(text(11), PAGE)] == [8, 3]
    headed = [*text(7), PageRow(10.0, block=7, stays=2), *text(3, first=8)]
    assert blocks(filled(headed, PAGE)) == [[*range(7)], [7, 8, 9, 10]]


def test_the_index_does_not_sort_by_articles() -> None:
    texts = Texts("fr")
    found = index_of(rulebook("texas_showdown", texts), texts.say("rulebook-articles").split())
    terms = [entry.term for entry in found]
    idea = terms.index("L\N{RIGHT SINGLE QUOTATION MARK}idée du jeu")
    assert terms.index("La fin") < terms.index("Fournir") < idea < terms.index("Pli")
    assert {entry.term: entry.initial for entry in found}["Les shérifs"] == "s"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(set(games.names()) - {"pebbles"}))
def test_no_page_of_a_book_is_half_empty_but_those_that_end_a_part_of_it(game: str, language: str) -> None:
    volume = book(stage((1280, 720), language), game).volume
    ends = {
        at for at, rows in enumerate(volume.pages[:-1]) if rows[-1].block < 0 <= volume.pages[at + 1][0].block
    }
    for at, rows in enumerate(volume.pages[:-1]):
        high = sum(row.above + row.height for row in rows) - rows[0].above
        assert at in ends or high > volume.book.text_height / 2, f"page {at + 1} of {game}"


@pytest.mark.parametrize("size", [100, 160])
def test_the_index_begins_where_the_text_ends(size: int) -> None:
    volume = book(stage((1280, 720), "fr", text_size=size), "clearing_house").volume
    pages = volume.pages
    at = next(n for n in range(1, len(pages)) if pages[n][-1].block < 0 <= pages[n - 1][-1].block)
    assert volume.spread_of(len(volume.blocks)) == at // volume.book.sides


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize(("size", "share"), [(100, 1.0), (160, 0.7)])
def test_an_example_is_as_wide_as_its_page_or_leaves_room_for_large_text(
    size: int, share: float, game: str, language: str
) -> None:
    """An example is on one page with its introduction and the longest sentence of its steps.

    Words in large letters take their height from the picture.
    """
    volume = book(stage((1280, 720), language, text_size=size), game).volume
    widths = [row.stage.picture[2] for rows in volume.pages for row in rows if row.stage]
    assert min(widths, default=volume.book.text_width) >= share * volume.book.text_width


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_the_values_of_options_are_no_terms_of_the_index(game: str, language: str) -> None:
    texts = Texts(language)
    texts.add_game(game)
    values = {texts.say(f"setup-series-{kind}") for kind in ("single", "games", "points")}
    values |= {"Yes", "No", "Oui", "Non"}
    assert not values & {entry.term for entry in index_of(rulebook(game, texts))}
