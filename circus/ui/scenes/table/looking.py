"""Covered hands at a shared screen: a hand is visible while the mouse button is held on it.

A card that is pulled out of a held hand is chosen, as a dragged card of an open hand is.
"""

from abc import abstractmethod
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
from circus.ui.scenes.table.pieces import box_of
from circus.ui.scenes.table.reacting import ReactingTable
from circus.ui.skins.captions import Caption
from circus.ui.skins.table_view import TableView


class LookingTable(ReactingTable):
    """Table at which persons hold their hands open."""

    _turns = False
    """Whether a hand is being opened or covered."""
    _pulled = ""
    """Name of the piece that is pulled out of the held hand."""
    _set_aside: Chooser | None = None
    """The picks from a hand that is covered again."""

    @abstractmethod
    def _pull(self, gesture: DragStart | DragMove) -> None:
        """Move the dragged piece."""

    @abstractmethod
    def _drop(self, drop: Drop) -> None:
        """Drop the dragged piece."""

    def is_settled(self, ms: float) -> bool:
        """Return whether the game may continue: not while a hand is held open."""
        return super().is_settled(ms) and self.host.held.seat is None

    @property
    def covers(self) -> bool:
        """Whether the hands of several persons at this screen are covered unless they are held."""
        return self.host.secrecy == HOLD and len(self.host.people) > 1

    def coached(self) -> set[int]:
        """Return no seat if hands are covered: a warning would reveal them."""
        return set() if self.covers else super().coached()

    def person_asked(self, seat: int) -> None:
        """Offer the choice; after merely holding a hand, clicks count at once."""
        if self._turns:
            self._offer(seat)
        else:
            super().person_asked(seat)

    def _offer(self, seat: int) -> None:
        """Offer the actions with covered hands; a held hand offers all of them."""
        if self.covers and self.host.viewer != seat:
            self.presenter.sit_at(seat)
            self._place_pieces()
        super()._offer(seat)
        chooser = self._input.chooser
        if self.host.viewer != seat:
            self._input.chooser = chooser if self.choices() else None
            self._picks_changed()
        elif self._set_aside and self._set_aside.seat == seat:
            self._input.chooser = self._set_aside
            self._picks_changed()

    def choices(self) -> tuple[Action, ...]:
        """Return the actions with a covered hand: those without a hidden card."""
        seat = self.host.asked
        if seat is None or not self.covers or self.host.viewer == seat:
            return super().choices()
        session = self.session
        own, public = session.view(seat), session.view(self.host.viewer)
        return open_actions(session.game, own, public, session.game.legal_actions(own, seat))

    def _hidden(self, seat: int) -> list[Piece]:
        """Return the pieces that only this person sees."""
        session = self.session
        return list(hidden_pieces(session.game, session.view(seat), session.view(CHANCE)))

    def _looks(self, gesture: Gesture) -> bool:
        """Handle gestures on a hand with the button down; return false for others."""
        held = self.host.held
        if isinstance(gesture, Press) and (gesture.name or "").startswith(LOOK):
            self._set_aside, self._turns = self._still_picked(), True
            is_held = held.hold(int((gesture.name or "").removeprefix(LOOK)))
            self._turns = False
            return is_held
        if held.seat is None or isinstance(gesture, Hover):
            return False
        match gesture:
            case DragStart(_, pos):
                self._pulled = self._in_hand(pos)
                if self._pulled:
                    self._pull(DragStart(self._pulled, pos))
            case DragMove(_, pos, over, crossed) if self._pulled:
                self._pull(DragMove(self._pulled, pos, over, _others(crossed)))
            case DragMove():
                pass
            case Drop(_, pos, over, crossed) if self._pulled:
                self._drop(Drop(self._pulled, pos, over, _others(crossed)))
                self._let_go()
            case _ if not _is_held(gesture):
                self._let_go()
        return True

    def _let_go(self) -> None:
        """Cover the hand; picks from it are retained."""
        self._pulled = ""
        refused = self._refusal is not None
        self._set_aside = self._input.chooser if self._input.has_picked else self._set_aside
        self._input.drag = None
        self._turns = True
        self.host.held.cover()
        self._turns = False
        if refused:
            self._notice = self.kit.texts.say("table-hold-refused")
            self._changed()

    def _still_picked(self) -> Chooser | None:
        """Return the retained picks, if they still belong to the seat to act."""
        aside = self._set_aside
        return aside if aside and aside.seat == self.host.asked and not self._has_acted(aside) else None

    def _has_acted(self, chooser: Chooser) -> bool:
        legal = self.session.match.legal_actions(chooser.seat) if chooser.seat in self.session.awaited else ()
        return not set(chooser.picker.legal) <= set(legal)

    def _in_hand(self, pos: tuple[int, int]) -> str:
        """Return the name of the piece of the hand at a point; "" for none."""
        names = {piece.name for piece in self._hidden(self.host.viewer) if piece.name}
        at = [each.name for each in self.targets() if each.rect.collidepoint(pos) and each.name in names]
        return at[-1] if at else ""

    def _askable(self) -> list[Target]:
        return self.with_hands(super()._askable())

    def with_hands(self, targets: list[Target]) -> list[Target]:
        """Return the targets with the hands and plates that can be held.

        Above them, below once one is held.
        """
        held, table = self.host.held, self.table
        seats = [seat for seat in self.host.people if held.seat == seat or held.may_be_held(seat)]
        if not seats or self.director.busy:
            return targets
        hands = [
            Target(f"{LOOK}{seat}", rect)
            for seat in seats
            for rect in self._held_rects(table, seat, self.director.placed)
        ]
        return [*targets, *hands] if held.seat is None else [*hands, *targets]

    def tip(self, thing: Target) -> Tip | None:
        """Return the tip of a covered hand."""
        if not thing.name.startswith(LOOK):
            return super().tip(thing)
        words = self.kit.texts.say("table-hold-hint")
        return Tip(thing.rect, "", words) if self.host.held.seat is None else None

    def _held_rects(self, table: TableView, seat: int, placed: Sequence[PlacedPiece]) -> list[Rect]:
        skin = self.presenter.skin
        places = {piece.place for piece in self._hidden(seat)}
        hand = [box_of(self.kit, skin, piece) for piece in placed if piece.place in places]
        zone = table.layout.zones.get(f"plate/{table.chair(seat)}")
        plates = [sight.rect_of(self.kit, zone)] if zone and f"seat/{seat}" not in table.wanted else []
        if zone and plates and table.asking and seat in table.asking.secret:
            hidden = self.kit.units.px(zone.size)  # the portrait is the target of a secret reaction
            plates = [plates[0].move(hidden, 0).clip(plates[0])]
        return [*([hand[0].unionall(hand[1:])] if hand else []), *plates]

    def _shown(self) -> TableView:
        """Return the shown table with the seat to act, if its hand is covered."""
        table, asked = super()._shown(), self.host.asked
        is_covered = asked is not None and self.host.viewer != asked and self.covers
        if not is_covered or asked is None:
            return table
        return replace(table, covered=asked, holds=any(piece.name for piece in self._hidden(asked)))

    def _told_secretly(self) -> Caption | None:
        """Return the notice that somebody has secret news; `None` for nobody."""
        if not self.covers or self.host.held.seat is not None:
            return None
        seat = next((seat for seat in self.host.people if self.host.secrets(seat)), None)
        if seat is None:
            return None
        return Caption(self.kit.texts.say("table-hold-secret", name=self.session.seats[seat].name))


def _others(crossed: Sequence[str]) -> tuple[str, ...]:
    """Return the names that a pulled piece has crossed, without its own hand."""
    return tuple(name for name in crossed if not name.startswith(LOOK))


def _is_held(gesture: Gesture) -> bool:
    """Return whether the mouse button is still down after this gesture."""
    return isinstance(gesture, Hold | Wheel | Press)
