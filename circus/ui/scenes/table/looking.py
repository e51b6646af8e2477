"""Covered hands at a shared screen: a hand is visible while the mouse button is held on it.

A card that is pulled out of a held hand is chosen, as a dragged card of an open hand is. Where the hand
opens away from the pointer, such as the cards of a draft, the card is chosen on which the button is let go.
"""

from collections.abc import Sequence
from dataclasses import replace

from pygame import Rect

from circus.core.action import CHANCE, Action
from circus.core.piece import Piece
from circus.session.secrecy import HOLD, hidden_pieces, open_actions
from circus.ui.gfx.director import PlacedPiece
from circus.ui.gfx.widgets import Target, Tip
from circus.ui.input.chooser import Chooser
from circus.ui.input.gestures import LOOK, DragMove, DragStart, Drop, Gesture, Hold, Hover, Press, Wheel
from circus.ui.scenes.table import sight
from circus.ui.scenes.table.context import TableContext
from circus.ui.scenes.table.moves import MoveInput
from circus.ui.scenes.table.pieces import box_of
from circus.ui.scenes.table.refusals import Refusals
from circus.ui.skins.captions import Caption
from circus.ui.skins.table_view import TableView


class HeldHands:
    """Hands that persons hold open at a shared screen.

    Attributes:
        turns: whether a hand is being opened or covered.
    """

    def __init__(self, table: TableContext, refusals: Refusals) -> None:
        self._table = table
        self._refusals = refusals
        self.turns = False
        self._pulled = ""  # name of the piece that is pulled out of the held hand
        self._set_aside: Chooser | None = None  # picks from a hand that is covered again

    @property
    def covers(self) -> bool:
        """Whether the hands of several persons at this screen are covered unless they are held."""
        host = self._table.host
        return host.secrecy == HOLD and host.is_shared

    @property
    def is_held(self) -> bool:
        """Whether a hand is held open."""
        return self._table.host.held.seat is not None

    def seat_public_view(self, seat: int) -> None:
        """Show the public view from the chair of a seat that is to choose with a covered hand."""
        table = self._table
        if self.covers and table.host.viewer != seat:
            table.presenter.sit_at(seat)
            table.owner.place_pieces()

    def offer(self, seat: int, among: Sequence[Action]) -> None:
        """Limit an offered choice to the actions `among` with a covered hand; a held hand has all."""
        table = self._table
        if table.host.viewer != seat:
            table.input.chooser = table.input.chooser if among else None
            table.owner.picks_changed()
        elif self._set_aside and self._set_aside.seat == seat:
            table.input.chooser = self._set_aside
            table.owner.picks_changed()

    def open_actions(self) -> tuple[Action, ...]:
        """Return the actions with a covered hand: those without a hidden card; empty for all legal ones."""
        host, session = self._table.host, self._table.session
        seat = host.asked
        if seat is None or not self.covers or host.viewer == seat:
            return ()
        own, public = session.view(seat), session.view(host.viewer)
        return open_actions(session.game, own, public, session.game.legal_actions(own, seat))

    def handle(self, gesture: Gesture, moves: MoveInput) -> bool:
        """Handle gestures on a hand with the button down; return false for others."""
        held = self._table.host.held
        if isinstance(gesture, Press) and (gesture.name or "").startswith(LOOK):
            self._set_aside, self.turns = self._still_picked(), True
            is_held = held.hold(int((gesture.name or "").removeprefix(LOOK)))
            self.turns = False
            return is_held
        if held.seat is None or isinstance(gesture, Hover):
            return False
        match gesture:
            case DragStart(_, pos):
                self._pulled = self._in_hand(pos)
                if self._pulled:
                    moves.pull(DragStart(self._pulled, pos))
            case DragMove(_, pos, over, crossed) if self._pulled:
                moves.pull(DragMove(self._pulled, pos, over, _others(crossed)))
            case DragMove():
                pass
            case Drop(_, pos, over, crossed) if self._pulled:
                moves.drop(Drop(self._pulled, pos, over, _others(crossed)))
                self._let_go()
            case Drop(_, pos) if chosen := self._in_hand(pos):
                moves.pick(chosen)
                self._let_go()
            case _ if not isinstance(gesture, Hold | Wheel | Press):  # the button is not down any more
                self._let_go()
        return True

    def _let_go(self) -> None:
        """Cover the hand; picks from it are retained."""
        table = self._table
        self._pulled = ""
        refused = self._refusals.shown is not None
        self._set_aside = table.input.chooser if table.input.has_picked else self._set_aside
        table.input.drag = None
        self.turns = True
        table.host.held.cover()
        self.turns = False
        if refused:
            table.notice = table.kit.texts.say("table-hold-refused")
            table.changed()

    def _still_picked(self) -> Chooser | None:
        """Return the retained picks, if they still belong to the seat to act."""
        aside = self._set_aside
        is_asked = aside is not None and aside.seat == self._table.host.asked
        return aside if aside and is_asked and not self._has_acted(aside) else None

    def _has_acted(self, chooser: Chooser) -> bool:
        session = self._table.session
        legal = session.match.legal_actions(chooser.seat)
        return not set(chooser.picker.legal) <= set(legal)

    def _hidden(self, seat: int) -> list[Piece]:
        """Return the pieces that only this person sees."""
        session = self._table.session
        return list(hidden_pieces(session.game, session.view(seat), session.view(CHANCE)))

    def _in_hand(self, pos: tuple[int, int]) -> str:
        """Return the name of the piece of the hand at a point; "" for none."""
        names = {piece.name for piece in self._hidden(self._table.host.viewer) if piece.name}
        targets = self._table.owner.targets()
        at = [each.name for each in targets if each.rect.collidepoint(pos) and each.name in names]
        return at[-1] if at else ""

    def with_hands(self, targets: list[Target]) -> list[Target]:
        """Return the targets with the hands and plates that can be held.

        Above them, below once one is held.
        """
        held, view, director = self._table.host.held, self._table.view, self._table.director
        people = self._table.host.people
        seats = [seat for seat in people if held.seat == seat or held.may_be_held(seat)]
        if not seats or director.busy:
            return targets
        hands = [
            Target(f"{LOOK}{seat}", rect)
            for seat in seats
            for rect in self._held_rects(view, seat, director.placed)
        ]
        return [*targets, *hands] if held.seat is None else [*hands, *targets]

    def tip(self, hand: Target) -> Tip | None:
        """Return the tip of a covered hand."""
        return None if self.is_held else Tip(hand.rect, "", self._table.kit.texts.say("table-hold-hint"))

    def _held_rects(self, view: TableView, seat: int, placed: Sequence[PlacedPiece]) -> list[Rect]:
        kit, skin = self._table.kit, self._table.skin
        places = {piece.place for piece in self._hidden(seat)}
        hand = [box_of(kit, skin, piece) for piece in placed if piece.place in places]
        zone = view.plate(seat)
        plates = [sight.rect_of(kit, zone)] if zone and f"seat/{seat}" not in view.choice.selectable else []
        if zone and plates and view.asking and seat in view.asking.secret:
            hidden = kit.units.px(zone.size)  # the portrait is the target of a secret reaction
            plates = [plates[0].move(hidden, 0).clip(plates[0])]
        return [*([hand[0].unionall(hand[1:])] if hand else []), *plates]

    def with_covered_seat(self, view: TableView) -> TableView:
        """Return a table with the seat to act, if its hand is covered."""
        host = self._table.host
        asked = host.asked
        if asked is None or host.viewer == asked or not self.covers:
            return view
        names = {piece.name for piece in self._hidden(asked) if piece.name}
        left = self._left(names)
        return replace(view, covered=replace(view.covered, seat=asked, has_choices=bool(names), left=left))

    def _left(self, hidden: set[str]) -> int:
        """Return the number of hidden cards that still belong to the retained picks; 0 without any."""
        aside = self._still_picked()
        if aside is None or not aside.picker.picks:
            return 0
        return min(
            len(action.picks) - len(aside.picker.picks) if hidden.issuperset(action.picks) else 0
            for action in aside.picker.live
        )

    def secret_news(self) -> Caption | None:
        """Return the notice that somebody has secret news; `None` for nobody."""
        table, host = self._table, self._table.host
        if not self.covers or self.is_held:
            return None
        seat = next((seat for seat in host.people if host.secrets(seat)), None)
        if seat is None:
            return None
        return Caption(table.kit.texts.say("table-hold-secret", name=table.session.seats[seat].name))


def _others(crossed: Sequence[str]) -> tuple[str, ...]:
    """Return the names that a pulled piece has crossed, without its own hand."""
    return tuple(name for name in crossed if not name.startswith(LOOK))
