"""Pictures of moments of each game on a phone, as the gallery of its skin declares them."""

from collections.abc import Iterator

from circus import games
from circus.core.errors import CircusError
from circus.tools.gallery.phone_pages.browser import PHONE, Browser
from circus.tools.gallery.phone_pages.camera import Camera
from circus.tools.gallery.phone_pages.random_game import RandomGame
from circus.tools.gallery.phone_pages.stage import Stage
from circus.ui.skins.gallery import CHOICE, END, PhoneGame, find

_MAX_STEPS = 3_000
"""Maximum number of actions; the declared games are shorter."""


def photograph_moments(camera: Camera, browser: Browser, language: str) -> None:
    """Write the pictures of all games; the example for beginners is on the first of each declared game."""
    for game in games.in_order():
        for declared in find(game).phones:
            if camera.selects(_names(game, declared)):
                _photograph(camera, browser, language, game, declared)
                browser.close_windows()


def _names(game: str, declared: PhoneGame) -> Iterator[str]:
    """Yield the names of the pictures of a declared game."""
    for moment in declared.moments:
        yield _name(game, declared, moment)
    if declared.picked:
        yield _name(game, declared, f"{declared.picked}_picked")


def _name(game: str, declared: PhoneGame, moment: str) -> str:
    return f"{game}_{declared.seats or games.find(game).usual_seats}_{moment}"


def _photograph(camera: Camera, browser: Browser, language: str, game: str, declared: PhoneGame) -> None:
    """Write the pictures of a declared game; each moment is on a page that was loaded for it."""
    stage, page = Stage(game), browser.page()
    try:
        played = begin(game, declared)
        for moment in declared.moments:
            play_until(played, moment)
            stage.show(played, language)
            stage.seat(page)
            page.until("document.body.classList.contains('at-table')")
            camera.photograph(page, _name(game, declared, moment))
            page.run("localStorage.setItem('circus.played', '1')")
            if moment == declared.picked:
                page.resize(*PHONE)
                page.tap("#hands .item.can").until("document.querySelector('#hands .picked')")
                camera.photograph(page, _name(game, declared, f"{moment}_picked"))
    finally:
        stage.close()


def begin(game: str, declared: PhoneGame) -> RandomGame:
    """Return the start of a declared game."""
    return RandomGame(game, declared.seats or games.find(game).usual_seats, declared.options, declared.seed)


def play_until(played: RandomGame, moment: str) -> None:
    """Play to a moment of `PhoneGame`.

    Raises:
        CircusError: if the game ends before.
    """
    for _ in range(_MAX_STEPS):
        if _is_at(played, moment):
            return
        if not played.state.awaited:
            break
        played.step()
    raise CircusError(f"{played.game.name} never comes to the moment '{moment}' on a phone")


def _is_at(played: RandomGame, moment: str) -> bool:
    if moment == END:
        return not played.state.awaited
    legal = played.moment(0).legal
    return len(legal) > 1 and (moment == CHOICE or any(action.verb == moment for action in legal))
