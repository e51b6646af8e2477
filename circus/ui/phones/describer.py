"""Describer of documents: one moment of a seat in the words and pictures of the game's skin."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from circus.content.texts import LANGUAGES, Texts
from circus.core.ending import Ended
from circus.core.game import Game
from circus.phones.moment import Moment
from circus.session.table_setup import BOT, HUMAN, Seat
from circus.ui.gfx import theme
from circus.ui.phones import phone_skin
from circus.ui.phones.choices import actions, prompts, verbs, why
from circus.ui.phones.items import BOARD, GRID, RING, art
from circus.ui.phones.log import Captions
from circus.ui.phones.scene import Explanations, Scene, scene

ROOM_BYTES = 16_384
"""Size in bytes to which the parts of a document are padded that a hand can change: more than they take."""

PUBLIC_KINDS = (BOARD, RING, GRID)
"""Kinds of areas that are the same whatever is in a hand."""

_PORTRAIT = "picture", "ratio", "marks"
"""Keys of an item's picture and the words on it."""


class SkinDescriber:
    """Author of documents in the words and pictures of the skins.

    A document depends on its arguments alone: equal moments have equal documents.
    """

    def __init__(self) -> None:
        self._captions = Captions()
        self._explanations = {language: Explanations() for language in LANGUAGES}

    def describe(self, seat: int, language: str, moment: Moment) -> Mapping[str, object]:
        """Return the document of a seat (-1: the public) as JSON values; `docs/phones.md` lists its keys."""
        document = self._document(seat, language, moment)
        if moment.window is None or seat < 0:
            return document
        areas = [area for area in document["areas"] if area["kind"] not in PUBLIC_KINDS]
        private = {**document, "areas": areas, "seats": [], "window": None}
        return {**document, "padding": " " * max(0, ROOM_BYTES - _size(private))}

    def why(self, seat: int, language: str, moment: Moment, picks: Sequence[str], name: str) -> str:
        """Return why a seat cannot pick an item after these picks; "" for no reason, or in a window."""
        if moment.window:
            return ""
        return why(self._scene(seat, language, moment), picks, name)

    def plate(self, game: Game[Any], seat: Seat) -> Mapping[str, object]:
        """Return `colour` (`#RRGGBB`), `picture` (a path below `/art/`) and `has_cards` of a free seat."""
        colour = theme.PLAYER_COLOURS.get(seat.colour, theme.BRASS)
        cards = phone_skin.find(game.name).has_cards
        return {"colour": colour, "picture": art(game.brand.portrait(seat.colour)) or "", "has_cards": cards}

    def _document(self, seat: int, language: str, moment: Moment) -> dict[str, Any]:
        shown = self._scene(seat, language, moment)
        texts = shown.texts
        log = self._captions.lines(texts, seat, moment)
        acts = not moment.window and bool(moment.legal)
        return {
            "game": shown.game,
            "look": phone_skin.find(shown.game).look,
            "language": language,
            "title": texts.say(f"{shown.game}-title"),
            "progress": _progress(shown),
            "seat": seat,
            "you": _you(shown, seat),
            "prompt": _prompt(shown, moment),
            "prompts": prompts(shown) if acts else {},
            "yours": bool(moment.legal),
            "changeable": moment.is_changeable,
            "over": _over(shown, moment.ended),
            "seats": [_seat(shown, number, moment) for number in range(moment.setup.seats)],
            "areas": [area.facts() for area in phone_skin.find(shown.game).areas(shown)],
            "actions": actions(shown),
            "verbs": verbs(shown, offered=phone_skin.find(shown.game).offers_verbs),
            "window": _window(shown, moment),
            "log": log,
            "news": {"number": moment.heard, "text": log[-1] if log else ""},
        }

    def _scene(self, seat: int, language: str, moment: Moment) -> Scene:
        return scene(_texts(language, moment.game.name), seat, moment, self._explanations[language])


@cache
def _texts(language: str, game: str) -> Texts:
    texts = Texts(language)
    texts.add_game(game)
    return texts


def _size(document: Mapping[str, object]) -> int:
    return len(json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode())


def _progress(shown: Scene) -> str:
    """Return the round and turn; "" before the first."""
    game, key = shown.table.game, f"{shown.game}-progress"
    turn = game.facts.counted(shown.table.state, shown.table.setup.seats)
    if not turn.turn or not shown.texts.has(key):
        return ""
    words = shown.say(key, phase=turn.phase, round=turn.round, turn=turn.turn)
    more = phone_skin.find(shown.game).progress(shown)
    return shown.say("phone-progress", progress=words, more=more) if more else words


def _prompt(shown: Scene, moment: Moment) -> str:
    """Return the prompt; while nobody can act, what the game waits for."""
    if shown.table.acting:
        return shown.skin.words.prompt(shown.texts, shown.table)
    if not moment.frames:
        return _before_the_game(shown, moment)
    return phone_skin.find(shown.game).pause(shown) if shown.table.state.awaited else ""


def _before_the_game(shown: Scene, moment: Moment) -> str:
    """Return whom the game waits for: persons who have not joined with a phone yet, or the screen."""
    persons = {seat for seat, who in enumerate(moment.seats) if who.kind == HUMAN}
    names = [moment.seats[seat].name for seat in sorted(persons - moment.phones)]
    return (
        shown.say("phone-waits-for", names=shown.texts.listed(names))
        if names
        else shown.say("phone-not-begun")
    )


def _plate(shown: Scene, seat: int) -> dict[str, Any]:
    """Return name, colour and portrait of a seat."""
    painter, table = shown.skin.painter, shown.table
    colour = painter.seat_colour(table, seat) or theme.BRASS
    picture = painter.portrait(table, seat) or table.game.brand.portrait(table.seats[seat].colour)
    return {"name": table.seats[seat].name, "colour": colour, "picture": art(picture)}


def _you(shown: Scene, seat: int) -> dict[str, Any] | None:
    return _plate(shown, seat) if seat >= 0 else None


def _seat(shown: Scene, seat: int, moment: Moment) -> dict[str, Any]:
    """Return a seat in brief."""
    told, table = shown.named(f"seat/{seat}"), shown.table
    kind = "phone" if seat in moment.phones else "bot" if table.seats[seat].kind == BOT else "human"
    mark = table.game.facts.mark(table.state, seat)
    return {
        "seat": seat,
        **_plate(shown, seat),
        "line": shown.skin.words.plate_line(shown.texts, table, seat),
        "does": told.does,
        "aim": shown.skin.words.goal(shown.texts, shown.table) if seat == shown.viewer else "",
        "mark": art(mark) if mark else None,
        "items": [item.facts() for item in phone_skin.find(shown.game).seat_items(shown, seat)],
        "acting": seat in table.acting,
        "you": seat == shown.viewer,
        "kind": kind,
        "away": seat in moment.away,
        "out": table.game.facts.is_out(table.state, seat),
    }


def _window(shown: Scene, moment: Moment) -> dict[str, Any] | None:
    """Return the question of a reaction window with both answers: they are the same without the card."""
    window = moment.window
    if window is None:
        return None
    subject = phone_skin.find(shown.game).window_subject(shown, window.kind).facts()
    return {
        "text": _prompt(shown, moment),
        **{key: subject[key] for key in _PORTRAIT if key in subject},
        "react": _answer(shown, window.react),
        "react_verb": window.react,
        "allow": _answer(shown, window.allow),
        "allow_verb": window.allow,
        "left_ms": moment.left_ms,
        "of_ms": moment.of_ms,
    }


def _answer(shown: Scene, verb: str) -> str:
    """Return the words of an answer in a window: the game's own, which have its price, or the verb's name."""
    key = f"{shown.game}-window-{verb}"
    if shown.texts.has(key):
        return shown.texts.format_facts(key, shown.table.setup.values)
    return shown.named(f"verb/{verb}").title


def _over(shown: Scene, ended: Ended[Any] | None) -> dict[str, Any] | None:
    """Return the result of a finished game; `None` before."""
    game, seats = shown.table.game, shown.table.seats
    if ended is None:
        return None
    rows: list[dict[str, Any]] = []
    for group in game.ending.ranking(ended):
        place = len(rows) + 1
        rows += [_result(shown, ended, seat, place) for seat in group]
    return {
        "text": _headline(shown, ended.winners, seats),
        "reason": _reason(shown, ended.reason),
        "rows": rows,
    }


def _result(shown: Scene, ended: Ended[Any], seat: int, place: int) -> dict[str, Any]:
    standing = shown.table.game.ending.standing(ended, seat)
    score = shown.say(f"{shown.game}-{standing.word}", count=standing.count)
    return {
        **_plate(shown, seat),
        "seat": seat,
        "score": score,
        "place": place,
        "winner": seat in ended.winners,
    }


def _headline(shown: Scene, winners: Sequence[int], seats: Sequence[Seat]) -> str:
    if not winners:
        return shown.say("results-nobody")
    sides = shown.table.game.ending.sides(len(seats))
    is_team = any(set(winners) == set(side) for side in sides)
    how = "won" if len(winners) == 1 else "team" if is_team else "tied"
    return shown.say(f"results-{how}", name=shown.texts.listed([seats[seat].name for seat in winners]))


def _reason(shown: Scene, reason: str) -> str:
    key = f"{shown.game}-reason-{reason}"
    return shown.say(key) if shown.texts.has(key) else ""
