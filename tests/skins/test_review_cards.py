"""The cards of a review have room for their words: in every game, with all seats taken, in large letters."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pygame import Rect

from circus import games
from circus.bots.judgement import Judgement
from circus.content.texts import LANGUAGES
from circus.core.action import CHANCE
from circus.lab.review.verdict import JudgedChoice, Review
from circus.session.mistakes import card_of
from circus.session.playback import Playback, open_playback
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Pose, items_of, targets_of
from circus.ui.scenes.review.cards import LESS, MORE, MOVE, Cards
from circus.ui.scenes.review.review_words import WORST, ReviewWords
from tests.session.test_playback import recorded
from tests.skins.measuring import faults, measured

pytestmark = pytest.mark.usefixtures("stage")


def wordy(playback: Playback, words: ReviewWords) -> Review:
    """A review whose best and worst moves are, for each seat, those that take the most words to tell."""

    def longest(seat: int, loss: float, gain: float, told: Callable[[JudgedChoice], str]) -> JudgedChoice:
        made = (
            JudgedChoice(n, action, Judgement(str(action), loss, 0.01, 0.9), gain)
            for n, action in enumerate(playback.timeline.actions, 1)
            if action.seat == seat != CHANCE
        )
        return max(made, key=lambda choice: len(told(choice)))

    def best_of(choice: JudgedChoice) -> str:
        return words.best(choice) if words._can_praise(choice) else ""

    seats = playback.setup.seats
    worst = [longest(seat, 0.2, 0.0, words.worst) for seat in range(seats)]
    best = [longest(seat, 0.0, 0.3, best_of) for seat in range(seats)]
    even = (1 / seats,) * seats
    luck = tuple(-0.3 if seat % 2 else 0.3 for seat in range(seats))
    return Review(playback.game.name, seats, (even,) * (playback.of + 1), luck, luck, luck, (*worst, *best))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.in_order())
@pytest.mark.parametrize(("size", "text"), [((1280, 720), 160), ((1280, 720), 100), ((900, 1600), 160)])
def test_each_seat_has_a_card_with_its_moves_whole(
    tmp_path: Path, game: str, language: str, size: tuple[int, int], text: int
) -> None:
    seats = max(games.find(game).seats)
    playback = open_playback(recorded(tmp_path, game, seats=seats))
    with measured(tmp_path, language, text, size) as kit:
        words = ReviewWords(kit, playback)
        review = wordy(playback, words)
        found: list[str] = []
        for page in range(seats):
            shown = Cards(playback, review, words, kit.units.height_u, page)
            found += moves_of(kit, shown)
            if len(set(found)) < len(found):
                break
        rows = [row for seat in range(seats) for row in words.rows(card_of(review, seat))]
        assert {int(name.split("/")[2]) for name in found} == {choice.n for choice, _, _ in rows}
        assert len([kind for *_, kind in rows if kind == WORST]) == seats
        assert not faults(kit.fonts.strained)


def moves_of(kit: Toolkit, cards: Cards) -> list[str]:
    """The moves on the cards that are shown, each whole in the window and apart from the others."""
    widgets = cards.widgets(kit)
    items_of(widgets, kit, Pose())
    window = Rect(0, 0, *kit.units.size)
    targets = [target for target in targets_of(widgets, kit) if target.name.startswith(("ui/c", MOVE))]
    assert all(window.contains(target.rect) for target in targets)
    for number, target in enumerate(targets):
        others = [other.rect for other in targets[number + 1 :]]
        assert target.rect.collidelist(others) == -1, target.name
    names = [target.name for target in targets]
    assert (LESS in names) == (MORE in names)
    return [name for name in names if name.startswith(MOVE)]
