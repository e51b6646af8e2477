"""The table of Texas Showdown: what a trick shows, where cards lie, how they move, that words fit."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from circus import looks
from circus.core.action import CHANCE
from circus.core.event import Event
from circus.core.option import Value
from circus.core.piece import Piece
from circus.games.texas_showdown.state import State
from circus.input.gestures import Hover, Tap
from circus.looks.table_view import TableView
from circus.looks.texas_showdown import slips
from circus.looks.texas_showdown.cards import SUITS
from circus.looks.texas_showdown.choreography import NOTICE, RIGHT, SCORE
from circus.looks.texas_showdown.look import TexasShowdownLook
from circus.looks.texas_showdown.trick import counts, taker, zeroed
from circus.scenes.scene_manager import SceneManager
from circus.scenes.table.scene import TableScene
from circus.session import saves
from circus.session.screen_view import ScreenView
from circus.session.series import series_of
from circus.session.table_setup import first_table_setup
from circus.stage import bootstrap, sprites
from circus.stage.compositor import Compositor
from circus.stage.director import PlacedPiece
from circus.stage.disk_cache import DiskCache
from circus.stage.settings import Settings
from circus.stage.toolkit import Toolkit
from circus.stage.window import Window
from circus.texts import Texts
from tests.navigators import TableRouter

OPTIONS: dict[str, dict[str, Value]] = {
    "plain": {},
    "passing": {"passing": True},
    "happy": {"face_cards": "happy_faces", "length": "one_hand"},
    "buck": {"face_cards": "pass_the_buck", "passing": True},
}


class Table:
    """A scene with a person on the first seat, at speed "off"."""

    def __init__(self, path: Path, options: str, seats: int, size: tuple[int, int], language: str) -> None:
        settings = Settings(language=language, speed="off")
        self.kit = Toolkit(Window(size), Texts(language), settings, disk=DiskCache(None))
        self.manager = SceneManager(self.kit, navigator=TableRouter())
        table_setup = replace(first_table_setup("texas_showdown", seats), options=OPTIONS[options])
        session = saves.begin(table_setup, random.Random(4), path)
        self.scene = TableScene(self.manager, table_setup, session, series_of(table_setup))
        self.manager.push(self.scene)

    def wait(self) -> bool:
        """Until the person is asked; false when the game is over."""
        for _ in range(400):
            if self.scene.session.match.outcome:
                return False
            if self.scene.chooser and not self.scene.director.busy:
                return True
            self.scene.advance(2000)
        raise AssertionError("nobody is asked")

    def wait_for(self, holds: Callable[[TableView], bool], rng: random.Random) -> TableView:
        """Plays at random until the person is asked and something holds."""
        for _ in range(400):
            assert self.wait()
            if holds(self.view):
                return self.view
            assert self.scene.chooser
            self.scene.play(rng.choice(self.scene.chooser.picker.legal))
        raise AssertionError("it never came")

    @property
    def view(self) -> TableView:
        """What the look is told."""
        return self.scene.table

    def picture(self) -> bytes:
        """The whole screen."""
        import pygame

        Compositor(self.kit.window.surface).draw(self.manager.frame())
        return pygame.image.tobytes(self.kit.window.surface, "RGB")


Make = Callable[..., Table]


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    """Opens tables; a picture that is missing is an error."""
    import pygame

    bootstrap.prepare()

    def missing(name: str, reason: object) -> None:
        raise AssertionError(f"{name}: {reason}")

    monkeypatch.setattr(sprites, "_tell", missing)

    def opened(
        options: str = "plain", seats: int = 4, size: tuple[int, int] = (960, 540), language: str = "fr"
    ) -> Table:
        return Table(tmp_path / f"{len(list(tmp_path.iterdir()))}.jsonl", options, seats, size, language)

    yield opened
    pygame.display.quit()


def look() -> TexasShowdownLook:
    """The look, as it is at first."""
    found = looks.find("texas_showdown")
    assert isinstance(found, TexasShowdownLook)
    return found


def test_the_color_with_most_cards_leads_the_count() -> None:
    assert [(count.color, count.cards, count.competes) for count in counts([43, 11, 13, 8, 41], True)] == [
        ("green", 2, True),
        ("red", 2, True),
        ("black", 1, False),
    ]
    assert taker([43, 11, 13, 8, 41], True) == 43
    assert taker([], True) == -1 and counts([], True) == []


def test_a_sheriff_strikes_his_color_unless_all_have_one() -> None:
    assert zeroed([47, 43, 24], True) == {"green"}
    assert [count.zeroed for count in counts([47, 43, 24], True)] == [False, True]
    assert zeroed([47, 43], True) == frozenset() == zeroed([47, 43, 29], True)
    assert zeroed([47, 43, 24], False) == frozenset()


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("options", OPTIONS)
def test_every_table_can_be_drawn_while_it_is_played(make: Make, options: str, seats: int) -> None:
    table, rng = make(options, seats), random.Random(seats)
    for _ in range(8):
        if not table.wait():
            break
        table.picture()
        assert table.scene.chooser
        table.scene.play(rng.choice(table.scene.chooser.picker.legal))


def test_the_hand_is_sorted_by_number_or_by_what_follows(make: Make) -> None:
    table = make()
    view = table.wait_for(lambda view: 1 < len(view.live) < _held(view), random.Random(3))
    table.manager.handle(Tap("ui/sort", (0, 0)))
    first = [int(card.face) for card in _hand(look().shown(table.view, table.view.game.pieces(view.state)))]
    table.manager.handle(Tap("ui/sort", (0, 0)))
    by_number = [
        int(card.face) for card in _hand(look().shown(table.view, table.view.game.pieces(view.state)))
    ]
    playable = [int(action.picks[0].partition("/")[2]) for action in view.live]
    assert by_number == sorted(by_number)
    assert first[: len(playable)] == sorted(playable) and sorted(first) == by_number


def test_what_can_be_played_is_raised(make: Make) -> None:
    table = make()
    view = table.wait_for(lambda view: 1 < len(view.live) < _held(view), random.Random(3))
    hand = _hand(look().shown(view, view.game.pieces(view.state)))
    raised = [card for card in hand if card.name in view.wanted]
    plain = look().shown(replace(view, wanted=frozenset()), view.game.pieces(view.state))
    before = {card.name: card.y for card in plain}
    assert raised and all(before[card.name] - card.y == pytest.approx(look().lift_u) for card in raised)


def test_tricks_lie_face_down_in_packets_on_their_plate(make: Make) -> None:
    table = make()
    view = table.wait_for(_has_many_tricks, random.Random(8))
    piles = [
        card for card in look().shown(view, view.game.pieces(view.state)) if card.place.startswith("pile/")
    ]
    assert all(card.face == "" for card in piles)
    for place, count in Counter(card.place for card in piles).items():
        zone = view.locate(place)
        assert zone
        lying = [card for card in piles if card.place == place]
        assert len({round(card.x - index % 4 * 0.5, 2) for index, card in enumerate(lying)}) == count // 4
        assert all(abs(card.x - zone.x) <= zone.width / 2 for card in lying)


def test_picked_cards_lie_before_whom_they_are_for(make: Make) -> None:
    table = make("passing")
    assert table.wait()
    session = table.scene.session
    for seat in (1, 2, 3):
        session.play(session.match.legal(seat)[0])
    table.scene.look_with(ScreenView(0))
    assert table.wait()
    name = sorted(table.view.wanted)[0]
    assert "Basile" in look().prompt(table.kit.texts, table.view)
    table.manager.handle(Tap(name, (0, 0)))
    table.manager.advance(500)
    card = next(card for card in table.scene.director.placed if card.name == name)
    zone = table.view.layout.zones["give/0"]
    assert (card.place, card.x) == ("give/0", zone.x - zone.step / 2)
    laid = Counter(card.place for card in table.scene.director.placed)
    assert [laid[f"give/{seat}"] for seat in (1, 2, 3)] == [2, 2, 2]


def test_a_leader_is_named_on_a_plate_or_in_the_trick(make: Make) -> None:
    table = make("buck")
    view = table.wait_for(lambda view: "seat/2" in view.wanted, random.Random(2))
    places = {place.name: place for place in look().places(view)}
    assert places.keys() == {f"seat/{seat}" for seat in range(4)}
    assert places["seat/2"].x == view.layout.zones["trick/2"].x


def test_the_last_trick_is_shown_until_the_next_lead(make: Make) -> None:
    table = make()
    table.wait_for(_leads_again, random.Random(8))
    plain = table.picture()
    table.manager.handle(Tap("ui/last_trick", (0, 0)))
    assert table.picture() != plain
    table.manager.handle(Tap("ui/last_trick", (0, 0)))
    assert table.picture() == plain
    table.manager.handle(Tap("ui/last_trick", (0, 0)))
    assert table.scene.chooser
    table.scene.play(table.scene.chooser.picker.legal[0])
    assert not look()._looks_back


def test_the_card_under_the_pointer_tells_what_it_would_do(make: Make) -> None:
    table = make()
    view = table.wait_for(lambda view: bool(_in_trick(view)) and len(view.live) > 1, random.Random(3))
    plain = table.picture()
    table.manager.handle(Hover(sorted(view.wanted)[0], (5, 5)))
    assert table.picture() != plain


@pytest.mark.parametrize("options", OPTIONS)
def test_the_stages_of_events_end_where_the_view_says(make: Make, options: str) -> None:
    table, rng = make(options), random.Random(6)
    match = table.scene.session.match
    game, state = match.game, match.state.copy()
    told: set[str] = set()
    for _ in range(170):
        if not state.awaited:
            break
        seat = rng.choice(state.awaited)
        action = game.chance(state, rng) if seat == CHANCE else rng.choice(list(game.legal(state, seat)))
        pieces: list[Piece] = list(game.pieces(game.view(state, 0)))
        events: list[Event] = []
        game.apply(state, action, events.append)
        view = replace(table.view, state=game.view(state, 0))
        for event in events:
            for step in look().steps(event, pieces, view) if event.heard_by(0) else ():
                look().shown(view, step.pieces)
                pieces = list(step.pieces)
                told |= {piece.kind for piece in pieces}
        assert _lie(pieces) == _lie(game.pieces(game.view(state, 0))), action
    assert told == {"card", NOTICE, SCORE}


def test_a_color_is_told_to_be_zeroed_when_another_joins_its_sheriff(make: Make) -> None:
    table = make()
    assert table.wait()
    boot = [Piece("card", "20", "trick/1"), Piece("card", "", "hand/2")]
    steps = look().steps(Event("play", {"seat": 2, "card": "card/43"}), boot, table.view)
    notices = [piece.face for step in steps for piece in step.pieces if piece.kind == NOTICE]
    assert notices == [f"zeroed{RIGHT}red"]
    alone = look().steps(Event("play", {"seat": 2, "card": "card/20"}), boot[1:], table.view)
    assert [piece.face for step in alone for piece in step.pieces if piece.kind == NOTICE] == [
        f"alone{RIGHT}red"
    ]


def test_hidden_cards_make_no_difference_to_the_picture(make: Make) -> None:
    table = make("passing")
    for _ in range(5):
        assert table.wait() and table.scene.chooser
        table.scene.play(table.scene.chooser.picker.legal[-1])
    assert table.wait()
    match = table.scene.session.match
    seen = set()
    for seed in range(3):
        full = match.game.fill(match.game.view(match.state, 0), random.Random(seed))
        state = match.game.view(full, 0)
        view = replace(table.view, state=state)
        seen.add(look().shown(view, match.game.pieces(state)))
    assert len(seen) == 1


def test_a_table_at_rest_draws_nothing_anew(make: Make) -> None:
    table = make()
    table.wait()
    table.manager.advance(2000)
    canvas = Compositor(table.kit.window.surface)
    for _ in range(20):
        canvas.draw(table.manager.frame())
    assert canvas.draw(table.manager.frame()) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_words_fit_where_they_stand(make: Make, language: str) -> None:
    table = make(language=language, size=(1600, 900))
    kit, zones = table.kit, table.view.layout.zones
    said = kit.texts.say
    for color in SUITS:
        for key in ("zeroed", "alone"):
            assert kit.fonts.width_u(said(f"texas_showdown-table-{key}", color=color), "display", 26) <= 600
    for key, facts in (("happy", {"faces": 2}), ("buck", {})):
        words = said(f"texas_showdown-table-{key}", name="Alexandra", **facts)
        assert kit.fonts.fits(words, "display", 26, 604)
    status = said("texas_showdown-table-status", hand=12, trick=15, tricks=15)
    assert kit.fonts.width_u(status, "ui-semibold") <= zones["status"].width
    for key in ("by-number", "playable", "last-trick"):
        assert (
            kit.fonts.width_u(said(f"texas_showdown-table-{key}"), "ui-bold")
            <= zones["button/sort"].width - 70
        )
    wide = slips._lead_room(kit) + 6 * (slips._CELL + slips._GAP) + 2 * slips._PAD
    assert wide <= zones["slip"].width + 96
    for key in ("lead-off", "free", "name-leader", "given", "give", "give-one", "open"):
        words = said(f"texas_showdown-table-{key}", name="Alexandra", card=31)
        assert kit.fonts.width_u(words, "display", 27) <= zones["prompt"].width - 116, words


def _lie(pieces: Sequence[Piece]) -> Counter[tuple[str, str, str]]:
    """What lies where; cards laid aside to be passed still count as held."""
    return Counter((piece.kind, piece.face, piece.place.replace("give/", "hand/")) for piece in pieces)


def _hand(shown: Sequence[PlacedPiece]) -> list[PlacedPiece]:
    hand = [card for card in shown if card.place == "hand/0"]
    assert all(one.x < other.x for one, other in pairwise(hand))
    return hand


def _held(view: TableView) -> int:
    return sum(piece.place == "hand/0" for piece in view.game.pieces(view.state))


def _in_trick(view: TableView) -> list[str]:
    return [piece.face for piece in view.game.pieces(view.state) if piece.place.startswith("trick/")]


def _leads_again(view: TableView) -> bool:
    assert isinstance(view.state, State)
    return not _in_trick(view) and bool(view.state.last_trick()) and bool(view.live)


def _has_many_tricks(view: TableView) -> bool:
    piles = Counter(piece.place for piece in view.game.pieces(view.state) if piece.place.startswith("pile/"))
    return max(piles.values(), default=0) >= 5 * 4
