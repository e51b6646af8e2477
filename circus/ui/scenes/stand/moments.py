"""Pinned moments for the page of a day: the table at that moment, and the adjacent lines of its log."""

from collections.abc import Sequence
from io import BytesIO

import pygame

from circus.content.texts import LANGUAGES
from circus.core.action import CHANCE, Action
from circus.core.frame import frames_of
from circus.core.state import State
from circus.lab.day.parts import RenderedMoment
from circus.lab.day.played import PinnedMoment, PlayedGame
from circus.records.timeline import Timeline
from circus.session.record_entry import seats_of
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.scenes.parts.table_picture import PositionSource
from circus.ui.scenes.table.log import in_words
from circus.ui.scenes.table.presenter import TablePresenter, TableSwitches
from circus.ui.scenes.table.showing import Showing

STAGE = (1280, 720)
"""Size of the drawn table in pixels."""

SIZE = (480, 270)
"""Size of its picture: a phone's width, about 60,000 bytes."""


class Moments:
    """Drawing with the pictures and fonts of a toolkit; its window need not be visible."""

    def __init__(self, kit: Toolkit) -> None:
        self._kits = []
        for language in LANGUAGES:
            part = kit.for_part(STAGE)
            part.texts = kit.texts.spoken(language)
            self._kits.append(part)

    def render_moment(self, game: PlayedGame, pin: PinnedMoment) -> RenderedMoment:
        """Return the moment from the view of the person who pinned it.

        Without a person it is the public view.
        """
        for kit in self._kits:
            kit.texts.add_game(game.game.name)
        eyes = CHANCE if pin.seat is None else pin.seat
        timeline = Timeline(game.game, game.setup, pin.actions)
        at, after = len(pin.actions), game.timeline.actions[pin.n : pin.n + 1] if pin.stands else ()
        return RenderedMoment(
            self._picture(game, timeline.at(at), eyes),
            self._log(game, timeline, pin.actions[-1:], max(0, at - 1), eyes),
            self._log(game, timeline, after, at, eyes),
        )

    def _picture(self, game: PlayedGame, state: State, eyes: int) -> bytes:
        front = eyes if eyes >= 0 else min(game.people, default=0)
        showing = Showing(self._kits[0], _position(game, state), eyes, front=front, words=False)
        file = BytesIO()
        picture = pygame.transform.smoothscale(showing.picture(), SIZE)
        pygame.image.save(picture, file, "picture.jpg")
        return file.getvalue()

    def _log(
        self, game: PlayedGame, timeline: Timeline, actions: Sequence[Action], n: int, eyes: int
    ) -> dict[str, str]:
        """Return the line of an action at position `n`, in each language.

        Return "" if there is none.
        """
        if not actions:
            return {}
        state = timeline.at(n)
        frames = frames_of(game.game, state, actions[0], (eyes,))[eyes]
        position = _position(game, state)
        presenter = TablePresenter(position, TableSwitches())
        presenter.measure(self._kits[0])
        return {
            kit.texts.language: in_words(kit.texts, position, presenter.captions(kit, frames, eyes), frames)
            for kit in self._kits
        }


def _position(game: PlayedGame, state: State) -> PositionSource:
    return PositionSource(game.game, game.setup, seats_of(game.players, game.colours), state)
