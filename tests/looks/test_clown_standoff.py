"""The table of Clown Standoff: secret choices, what cancels, odds, the three choices, that words fit."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from circus import looks
from circus.core.action import CHANCE
from circus.core.event import Event
from circus.core.option import Value
from circus.core.piece import Piece
from circus.games.clown_standoff.cards import pack
from circus.games.clown_standoff.state import TURN, ClownStandoff
from circus.input.gestures import Hover, Tap
from circus.looks.clown_standoff import captions as words
from circus.looks.clown_standoff.cards import BANG, BEATS, CREAMED, CROSS, CROWN, NOTICE
from circus.looks.clown_standoff.look import ClownStandoffLook
from circus.looks.plain import Keyframe
from circus.looks.table_view import TableView
from circus.scenes.scene_manager import SceneManager
from circus.scenes.table.scene import TableScene
from circus.session import saves
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
    "strict": {"one_beats_six": "uncancelled", "no_tricks": "sit_out"},
}


class Table:
    """A scene with a person on the first seat, at speed "off"."""

    def __init__(self, path: Path, options: str, seats: int, size: tuple[int, int], language: str) -> None:
        settings = Settings(language=language, speed="off")
        self.kit = Toolkit(Window(size), Texts(language), settings, disk=DiskCache(None))
        self.manager = SceneManager(self.kit, navigator=TableRouter())
        table_setup = replace(first_table_setup("clown_standoff", seats), options=OPTIONS[options])
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

    def wait_for(self, holds: Callable[[TableView], bool], seed: int = 3) -> TableView:
        """Plays at random until the person is asked and something holds."""
        rng = random.Random(seed)
        for _ in range(60):
            assert self.wait()
            if holds(self.view):
                return self.view
            assert self.scene.chooser
            self.scene.play(rng.choice(self.scene.chooser.picker.legal))
        raise AssertionError("it never came")

    def put(self, **slots: object) -> TableView:
        """The table in another state: a Standoff in which the person has the deck."""
        assert self.wait()
        state = self.scene.session.match.state
        assert isinstance(state, ClownStandoff)
        seats = state.rules.seats
        chosen: dict[str, object] = {
            "phase": TURN, "awaited": (0,), "holder": 0, "hands": [0] * state.rules.owners, "dodges": 4,
            "chosen": [0] * state.rules.owners, "collected": [pack((1, 2, 4, 4, 6)), *[0] * (seats - 1)],
            "playing": tuple(range(seats)), **slots,
        }  # fmt: skip
        for name, value in chosen.items():
            setattr(state, name, value)
        self.scene.look_anew()
        assert self.wait()
        self.picture()
        return self.view

    @property
    def view(self) -> TableView:
        """What the look is told."""
        return self.scene.table

    @property
    def targets(self) -> dict[str, bool]:
        """The names of all targets, and whether they are wanted."""
        self.picture()
        return {target.name: target.wanted for target in self.manager.targets}

    def tap(self, name: str) -> None:
        """A tap on a target."""
        assert name in self.targets
        self.manager.handle(Tap(name, (0, 0)))
        self.manager.advance(500)

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


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The actions that the person carries out, which change nothing here."""
    found: list[str] = []
    monkeypatch.setattr(TableScene, "play", lambda _, action: found.append(str(action)))
    return found


def look() -> ClownStandoffLook:
    """The look, as it is at first."""
    found = looks.find("clown_standoff")
    assert isinstance(found, ClownStandoffLook)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("options", OPTIONS)
def test_every_table_can_be_drawn_while_it_is_played(make: Make, options: str, seats: int) -> None:
    table, rng = make(options, seats), random.Random(seats)
    for _ in range(12):
        if not table.wait():
            break
        table.picture()
        assert table.scene.chooser
        table.scene.play(rng.choice(table.scene.chooser.picker.legal))


def test_a_chosen_card_lies_face_down_until_all_have_chosen(make: Make) -> None:
    table = make()
    assert table.wait()
    game, state = table.view.game, _state(table).copy()
    state.awaited = (0, 1)
    game.apply(state, game.legal(state, 0)[0], None)
    view = replace(table.view, state=game.view(state, 0))
    trick = [each for each in look().shown(view, game.pieces(view.state)) if each.place == "trick/0"]
    assert [each.face for each in trick] == [""]


def test_equal_cards_knock_together_and_are_crossed_out(make: Make) -> None:
    steps, _ = _trick(make(), (4, 4, 2, 6))
    kinds = [Counter(piece.kind for piece in step.pieces) for step in steps]
    assert max(each[BANG] for each in kinds) == 1
    assert max(each[CROSS] for each in kinds) == 2
    assert max(each[CROWN] for each in kinds) == 1
    assert not any(each[BEATS] for each in kinds)


def test_a_card_that_stands_alone_is_never_crossed_out(make: Make) -> None:
    steps, shown = _trick(make(), (5, 3, 2, 6))
    kinds = {piece.kind for step in steps for piece in step.pieces}
    assert not kinds & {BANG, CROSS} and CROWN in kinds
    assert {each.place for each in shown} >= {"collected/3"}


@pytest.mark.parametrize(("options", "told"), [("plain", True), ("strict", False)])
def test_the_1_that_beats_cancelled_6s_is_told_where_the_option_says_so(
    make: Make, options: str, told: bool
) -> None:
    steps, _ = _trick(make(options), (1, 6, 6, 5), winner=0 if told else 3)
    assert any(piece.kind == BEATS for step in steps for piece in step.pieces) is told


def test_all_are_cancelled_and_nobody_is_crowned(make: Make) -> None:
    steps, shown = _trick(make(), (2, 2, 3, 3), winner=CHANCE)
    kinds = [Counter(piece.kind for piece in step.pieces) for step in steps]
    assert max(each[BANG] for each in kinds) == 2 and max(each[CROSS] for each in kinds) == 4
    assert not any(each[CROWN] for each in kinds)
    assert sum(each.place == "discard" for each in shown) == 4


def test_the_three_choices_are_targets_and_the_deck_is_the_first_of_them(make: Make) -> None:
    table = make()
    view = table.put()
    names = [place.name for place in look().places(view)]
    assert names.count("verb/reveal") == 2 and {"verb/reshuffle", "verb/pass"} <= set(names)
    table.tap("card/6")
    assert "verb/reveal" not in [place.name for place in look().places(table.view)][3:]
    assert [place.name for place in look().places(table.view)].count("verb/reshuffle") == 3


def test_a_tap_on_the_deck_reveals(make: Make, played: list[str]) -> None:
    table = make()
    table.put()
    table.tap("verb/reveal")
    assert played == ["0:reveal"]


def test_a_paid_card_reshuffles_once_that_is_named(make: Make, played: list[str]) -> None:
    table = make()
    table.put()
    table.tap("card/6")
    assert table.view.picks == ("card/6",) and not played
    table.tap("verb/reshuffle")
    assert played == ["0:reshuffle card/6"]


def test_paid_cards_lie_in_places_below_the_neighbour(make: Make, played: list[str]) -> None:
    table = make()
    table.put()
    for name in ("card/4", "card/4", "card/1"):
        table.tap(name)
    lying = [each for each in table.scene.director.placed if each.place == "pay"]
    assert sorted(each.face for each in lying) == ["1", "4", "4"]
    assert len({each.x for each in lying}) == 3
    assert look().prompt(table.kit.texts, table.view) == "Encore 1 carte pour passer"
    table.tap("card/6")
    assert played == ["0:pass card/1 card/4 card/4 card/6"]


def test_what_cannot_be_paid_is_no_target(make: Make) -> None:
    table = make()
    view = table.put(collected=[pack((3,)), 0, 0, 0])
    assert {place.name for place in look().places(view)} == {"verb/reveal", "verb/reshuffle"}
    view = table.put(collected=[0, pack((3,)), 0, 0])
    assert {place.name for place in look().places(view)} == {"verb/reveal"}


def test_the_odds_can_be_switched_off_and_on(
    make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("circus.session.table_setup.data_folder", lambda: tmp_path)
    table = make()
    table.put()
    plain = table.picture()
    table.scene.switch_aid("odds")
    assert table.picture() != plain
    table.scene.switch_aid("odds")
    assert table.picture() == plain


def test_who_is_hit_wears_cream_and_no_sooner(make: Make) -> None:
    table = make()
    before = table.put()
    pieces = list(before.game.pieces(before.state))
    after = _state(table).copy()
    after.fallen, after.playing = (2,), (0, 1, 3)
    view = replace(before, state=after)
    steps = look().steps(Event("pie", {"seat": 2, "face": "hit"}), pieces, view)
    creamed = [any(piece.kind == CREAMED for piece in step.pieces) for step in steps]
    assert creamed[-1] and not any(creamed[:-1])
    assert [each.kind for each in look().shown(view, pieces)].count(CREAMED) == 1


@pytest.mark.parametrize(
    ("collected", "before", "why"),
    [
        ([(1, 2), (6,), ()], "collect", words.MOST),
        ([(1, 6), (5, 4), ()], "cancel", words.HIGHEST),
        ([(1, 6), (1, 6), ()], "collect", words.LOT),
        ([(1, 6), (1, 6), ()], "out", words.NEAREST),
        ([(1, 2), (6,), ()], "pass", ""),
        ([(1, 2), (6,), ()], "pie", ""),
    ],
)
def test_the_reason_why_somebody_begins(
    make: Make, collected: list[Sequence[int]], before: str, why: str
) -> None:
    table = make(seats=3)
    view = table.put(collected=[pack(values) for values in collected])
    assert words.why_first(view, Event("turn", {"seat": 0}), before) == why


def test_who_begins_is_told_on_the_table_and_in_the_caption(make: Make) -> None:
    table = make()
    view = table.put()
    look().caption(table.kit.texts, Event("collect", {"seat": 0, "cards": ("card/6",)}), view)
    turn = Event("turn", {"seat": 0})
    caption = look().caption(table.kit.texts, turn, view)
    assert "le plus de cartes" in caption
    steps = look().steps(turn, view.game.pieces(view.state), view)
    assert any(piece.kind == NOTICE for step in steps for piece in step.pieces)


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("options", OPTIONS)
def test_the_stages_of_events_end_where_the_view_says(make: Make, options: str, seats: int) -> None:
    table = make(options, seats)
    match = table.scene.session.match
    game = match.game
    for seed in range(4):
        rng, state = random.Random(seed), game.start(match.setup)
        while state.awaited:
            seat = rng.choice(state.awaited)
            action = game.chance(state, rng) if seat == CHANCE else rng.choice(list(game.legal(state, seat)))
            pieces: Sequence[Piece] = game.pieces(game.view(state, 0))
            events: list[Event] = []
            game.apply(state, action, events.append)
            view = replace(table.view, state=game.view(state, 0))
            for event in events:
                if event.heard_by(0):
                    look().caption(table.kit.texts, event, view)
                    for step in look().steps(event, pieces, view):
                        look().shown(view, step.pieces)
                        pieces = step.pieces
            ended = _lie(look().shown(view, pieces))
            assert ended == _lie(look().shown(view, game.pieces(view.state))), (seed, str(action))


def test_hidden_cards_make_no_difference_to_the_picture(make: Make) -> None:
    table = make(seats=3)
    assert table.wait()
    match = table.scene.session.match
    seen = set()
    for seed in range(3):
        full = match.game.fill(match.game.view(match.state, 0), random.Random(seed))
        state = match.game.view(full, 0)
        view = replace(table.view, state=state)
        seen.add(look().shown(view, match.game.pieces(state)))
    assert len(seen) == 1


def test_a_card_of_the_heap_stays_where_it_lies(make: Make) -> None:
    table = make()
    view = table.put(discards=pack((3, 5)))
    few = {each.key: each for each in table.scene.director.placed if each.place == "discard"}
    more = table.put(discards=pack((1, 3, 3, 4, 5)))
    shown = {each.key: each for each in look().shown(more, view.game.pieces(more.state))}
    assert few and all(shown[key] == each for key, each in few.items())


def test_the_card_under_the_pointer_grows(make: Make) -> None:
    table = make()
    table.put()
    plain = table.picture()
    table.manager.handle(Hover("card/1", (5, 5)))
    assert table.picture() != plain


def test_a_table_at_rest_draws_nothing_anew(make: Make) -> None:
    table = make()
    table.put()
    table.manager.advance(2000)
    canvas = Compositor(table.kit.window.surface)
    for _ in range(20):
        canvas.draw(table.manager.frame())
    assert canvas.draw(table.manager.frame()) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_words_fit_where_they_stand(make: Make, language: str) -> None:
    table = make(language=language, size=(1600, 900))
    kit, zones = table.kit, table.view.layout.zones

    def wide(key: str, font: str, size: float, **facts: str | int) -> float:
        words_said = kit.texts.say(f"clown_standoff-{key}", **facts)
        return kit.fonts.width_u(words_said, font, size)

    room = zones["tag/pass"].width - 126
    for verb in ("reveal", "reshuffle", "pass"):
        assert wide(f"verb-{verb}", "display", 26) <= room
        assert wide(f"table-how-{verb}", "ui", 19, count=6, name="Béatrice") <= room + 8
    assert wide("table-needs", "ui", 19, count=6) <= room
    assert wide("table-odds", "display", 23, cards=6) <= 200
    for why in (words.MOST, words.HIGHEST, words.NEAREST, words.LOT):
        assert wide(f"table-begins-{why}", "display", 27, name="Béatrice") <= 640
        assert wide(f"table-begins-{why}", "ui", 20, name="Béatrice") <= zones["caption"].width - 78
    for key in ("chosen", "pay", "pay-one", "no-cards"):
        assert wide(f"table-{key}", "display", 27, count=5) <= zones["prompt"].width - 116
    assert wide("table-standoff", "ui", 20, count=6) <= zones["status"].width - 38
    assert wide("table-argument", "ui", 20, trick=4, tricks=4) <= zones["status"].width - 38


def _trick(
    table: Table, values: Sequence[int], winner: int = 3
) -> tuple[list[Keyframe], tuple[PlacedPiece, ...]]:
    """The steps of a trick with these cards from the moment they lie open, and where all lies then."""
    assert table.wait()
    view = table.view
    pieces: Sequence[Piece] = [Piece("card", "", f"trick/{seat}") for seat in range(len(values))]
    names = tuple(f"card/{value}" for value in values)
    told = [Event("show", {"cards": names})]
    told.append(
        Event("cancel", {"cards": names})
        if winner == CHANCE
        else Event("collect", {"seat": winner, "cards": names})
    )
    found: list[Keyframe] = []
    for event in told:
        for step in look().steps(event, pieces, view):
            found.append(step)
            look().shown(view, step.pieces)
            pieces = step.pieces
    return found, look().shown(view, pieces)


def _state(table: Table) -> ClownStandoff:
    state = table.scene.session.match.state
    assert isinstance(state, ClownStandoff)
    return state


def _lie(shown: Sequence[PlacedPiece]) -> Counter[tuple[str, str, str, float, float]]:
    """What is seen where; backs of the pie deck are one heap."""
    return Counter(
        (each.kind, each.face, each.place.replace("pack", "deck"), round(each.x, 1), round(each.y, 1))
        for each in shown
    )
