"""Texas Showdown on a phone: the trick, the cards to be passed, the hand."""

from dataclasses import replace

from circus.core.piece import Piece
from circus.games.texas_showdown.cards import color_of
from circus.games.texas_showdown.facts import tricks_taken
from circus.games.texas_showdown.state import ShowdownState
from circus.ui.phones.items import ROW, Mark, PhoneArea, PhoneItem
from circus.ui.phones.phone_skin import PhoneSkin
from circus.ui.phones.scene import Scene
from circus.ui.skins.texas_showdown.spec import SHEET, SUITS

_INDEX, _CORNER = (57, 62, 66, 68), (251, 385, 50, 60)
"""Centre, size and maximum width of the two numbers on the sheet of a card."""


def areas(scene: Scene) -> list[PhoneArea]:
    """Return the trick, the cards chosen for the pass, and the hand by number."""
    viewer = scene.viewer
    played = [_trick_card(scene, piece) for piece in scene.table.pieces if piece.place.startswith("trick/")]
    given = [_card(scene, piece) for piece in scene.at(f"give/{viewer}") if viewer >= 0]
    hand = sorted(scene.at(f"hand/{viewer}"), key=lambda piece: int(piece.face or 0))
    found = [PhoneArea("trick", scene.say("phone-trick"), ROW, played, empty=scene.say("phone-trick-empty"))]
    if given:
        found.append(PhoneArea("given", scene.say("phone-given"), ROW, given))
    if viewer >= 0:
        found.append(PhoneArea("hand", scene.say("phone-hand"), ROW, [_card(scene, each) for each in hand]))
    return found


def seat_items(scene: Scene, seat: int) -> list[PhoneItem]:
    """Return the number of cards and of tricks of a seat."""
    state, cards = scene.table.state, scene.at(f"hand/{seat}")
    assert isinstance(state, ShowdownState)
    found = []
    if seat != scene.viewer:
        label = scene.say("phone-cards", count=len(cards))
        found.append(
            PhoneItem(
                label=label,
                picture="texas_showdown/back",
                ratio=SHEET.ratio,
                count=len(cards),
                is_spoken=True,
            )
        )
    tricks = tricks_taken(state)[seat]
    label = scene.say("phone-tricks", count=tricks)
    return [*found, PhoneItem(label=label, picture="texas_showdown/trick", ratio=SHEET.ratio, count=tricks)]


def _card(scene: Scene, piece: Piece) -> PhoneItem:
    if not piece.face:
        return scene.piece(piece, "texas_showdown/back", ratio=SHEET.ratio)
    ink, high = SUITS[color_of(int(piece.face))].ink, SHEET.high
    marks = tuple(
        Mark(piece.face, x / high, y / high, size / high, width / high, ink)
        for x, y, size, width in (_INDEX, _CORNER)
    )
    return scene.piece(piece, f"texas_showdown/card_{piece.face}", ratio=SHEET.ratio, marks=marks)


def _trick_card(scene: Scene, piece: Piece) -> PhoneItem:
    """Return a card of the trick with the name of its player."""
    seat = int(piece.place.partition("/")[2])
    name = scene.table.seats[seat].name
    return replace(_card(scene, piece), name="", note=name, seat=seat)


PHONE = PhoneSkin(areas, seat_items, "saloon")
