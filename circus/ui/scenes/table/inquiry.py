"""Explanations at a table: by resting on an item, by a right click, a long press, or a key."""

from abc import abstractmethod
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

from pygame import Rect

from circus.ui.gfx.compositor import Item
from circus.ui.gfx.director import PlacedPiece
from circus.ui.gfx.last_result import LastResult
from circus.ui.gfx.widgets import AnswerCard, Target, Tip
from circus.ui.gfx.widgets.answers import CARD, RULES
from circus.ui.gfx.widgets.overlays import AWAY
from circus.ui.input.gestures import CLICK, Cancel, DragStart, Gesture, Hold, Key, Tap
from circus.ui.input.keys import ASK
from circus.ui.input.picker import VERB
from circus.ui.scenes.destinations import ToRules
from circus.ui.scenes.focus import same
from circus.ui.scenes.table import sight, wishes
from circus.ui.scenes.table.answers import Explanation, OpenExplanation, answer, asked_at
from circus.ui.scenes.table.course import TableCourse
from circus.ui.scenes.table.happened import Happened, is_own, last_words
from circus.ui.scenes.table.motives import Motives
from circus.ui.scenes.table.pointing import rects_of, ringed, round_ones
from circus.ui.scenes.table.tabletop import WHY, Tabletop
from circus.ui.skins.about import BUTTON, NAMELESS, InspectableItem, about, named
from circus.ui.skins.captions import Caption
from circus.ui.skins.table_view import TableView

NOTHING = f"{NAMELESS}nothing"
"""Target of a right click on the background of a table."""

ASK_KEYS = ASK.keys
"""Keys besides F1, which opens the rules; the menu key is the keyboard's right button."""


class TableInquiry(TableCourse):
    """Table with explanations; `TableScene` draws it."""

    _tabletop: Tabletop
    _kept_free: tuple[list[Rect], list[Rect]] = ([], [])

    def inspectable_targets(self) -> list[Target]:
        """Return all explainable items, and those above the table.

        During motion, only the resting ones.
        """
        own = [target for _, target in self._inspectable_items()]
        names, shown = {each.name for each in own}, self.targets()
        above = [each for each in shown if each.name not in names]
        return [*own, *above, *(shown[-1:] if self._asked else ())]

    def tip(self, thing: Target) -> Tip | None:
        """Return the name and the effect of an item.

        Return nothing while a card is open, or if the skin shows the explanation itself.
        """
        known = self._inspectable_item(thing.name, thing.label)
        pointed = self.table.hover == thing.name and self.presenter.skin.input.has_own_tip(self.table)
        if known is None or self._asked or pointed:
            return None
        told = about(self.kit.texts, self.table, known, self.presenter.skin.words.known(self.table, known))
        return Tip(thing.rect, told.title, told.does, *self._free_round(thing.name))

    @cached_property
    def _motives(self) -> Motives:
        return Motives(lambda: self.session.match.timeline, lambda: self.session.seats)

    @cached_property
    def _happened(self) -> Happened:
        return Happened(lambda: self.presenter, lambda: self.session.match.timeline)

    @property
    def _still(self) -> Sequence[PlacedPiece]:
        """The pieces that can be pointed at."""
        return () if self.director.busy else self.director.placed

    @abstractmethod
    def _rebuild(self, table: TableView) -> None:
        """Build a new tabletop."""

    @abstractmethod
    def last_caption(self) -> Caption:
        """Return the caption below the table."""

    def _inspectable_items(self) -> list[tuple[InspectableItem, Target]]:
        if self._stale:
            self._rebuild(self.table)
        return self._tabletop.inspectable_items(self._still)

    def _askable(self) -> list[Target]:
        """Return the targets of the items that a card may be about."""
        return [target for _, target in self._inspectable_items()]

    def _inspectable_item(self, name: str, label: str = "") -> InspectableItem | None:
        """Return the item of a name; items above the table are known by name and `label` only.

        A card, and the area around an open menu, are not items.
        """
        if name in (CARD, AWAY):
            return None
        own = next((thing for thing, target in self._inspectable_items() if target.name == name), None)
        return own or (named(name, label) if name.startswith(f"{BUTTON}/") else None)

    def _free_round(self, name: str) -> tuple[list[Rect], list[Rect]]:
        """Return the areas that a slip about an item must not cover, and those that it should not.

        The former are prompt, choices, hand, plate, buttons, and marks over the pieces.
        """
        return self._free_among(self.targets(), name)

    def _free_among(self, targets: Sequence[Target], name: str) -> tuple[list[Rect], list[Rect]]:
        """Return the same areas if only these targets can be clicked; an open overlay hides the others."""
        kit, skin, table, placed = self.kit, self.presenter.skin, self.table, self.director.placed
        must, buttons = sight.prompt(kit, skin, table), list[Rect]()
        should, marks = sight.counters(kit, table), sight.marks(kit, skin, table, placed)
        is_open = False
        for each in targets:
            if each.wanted or each.name.startswith(VERB) or (is_open and each.name not in (name, CARD)):
                must.append(each.rect)
            elif each.name == AWAY:
                is_open, buttons, marks, should = True, [], [], []
            elif each.name.startswith(f"{BUTTON}/") and each.enabled and each.name not in (name, CARD, WHY):
                buttons.append(each.rect)
            elif each.name not in (name, CARD):
                should.append(each.rect)
        return [*must, *sight.own(kit, skin, table, placed), *buttons, *marks], should

    def with_deed(self, told: Caption) -> Caption:
        """Return the caption with the bot's action behind it, if its reason can be asked for."""
        return told._replace(deed=self._motives.deed(told.event, self.host.viewer))

    def rules_at(self) -> str:
        """Return the anchor of the open card, the refusal, the current choices, or the last event."""
        if self._asked:
            return self._asked.answer.anchor
        if self._refusal:
            return self._refusal.ruling
        asked = asked_at(self.kit.texts, self.table, self.chooser) if self.chooser else ""
        return asked or self.presenter.caption.ruling

    def explain(self, told: Caption) -> None:
        """Open the card with the reason of an event or of a bot's action, and mark the items it refers to."""
        self._close_card()
        target = next((each for each in self._table_targets() if each.name == WHY), None)
        if target:
            must, should = self._free_round(WHY)
            self._kept_free = [*self._lit_rects(told.lit), *must], should
            texts, viewer, alone = self.kit.texts, self.host.viewer, not told.why
            motive = self._motives.words(texts, told.deed, viewer, alone=alone) if told.deed else ""
            why = "\n".join(filter(None, (told.why, motive)))
            self._asked = OpenExplanation(target, Explanation(told.words, why, anchor=told.ruling), told.lit)
            self.session.note_help(self.host.viewer, "why", told.ruling)

    def _card(self) -> AnswerCard | None:
        """Return the card about an item, next to its current place."""
        if self._asked is None:
            return None
        if self._stale:
            self._rebuild(self.table)
        inputs = self._asked, self._kept_free, self._tabletop, self._still
        return self._cards.get(inputs, self._made_card)

    @cached_property
    def _cards(self) -> LastResult[AnswerCard | None]:
        return LastResult()

    def _made_card(self) -> AnswerCard | None:
        assert self._asked is not None
        asked = self._asked.target
        if asked.name == NOTHING:
            return self._asked.card(self.kit, asked.rect, *self._kept_free)
        listed = self._table_targets() if asked.name == WHY else self._askable()
        here = same(asked, [target for target in listed if target.name == asked.name])
        return self._asked.card(self.kit, here.rect, *self._kept_free) if here else None

    def _card_items(self) -> list[Item]:
        card = self._card()
        if card is None or self._asked is None:
            return []
        rects = self._lit_rects(self._asked.lit)
        rounds = round_ones(self.kit, self.presenter.skin, self.director.placed, rects)
        lit = ringed(self.kit, rects, rounds)
        return [*lit, *card.items(self.kit, self.pose)]

    def _lit_rects(self, names: Sequence[str]) -> list[Rect]:
        """Return the boxes of picks; one that cannot be clicked now is the only piece of that face."""
        found = [(f"{thing.kind}/{thing.face}", each.rect) for thing, each in self._inspectable_items()]
        many = Counter(name for name, _ in found)
        alone = [Target(name, rect) for name, rect in found if many[name] == 1]
        return rects_of(names, [*alone, *self._table_targets()])

    def _table_targets(self) -> list[Target]:
        """Return the targets of the table itself."""
        if self._stale:
            self._rebuild(self.table)
        return self._tabletop.targets(self._still)

    def _inquires(self, gesture: Gesture) -> bool:
        """Open or close a card by a gesture; other clicks close it and take effect.

        The start of a drag closes it too, since it would cover the dragged piece. The right button undoes the
        picks, and explains without picks. A long press explains if nothing can be hurried.
        """
        match gesture:
            case Key(key) if key in ASK_KEYS:
                self._ask(self.manager.pointed)
                return True
            case Hold() if self.chooser and not self.director.busy:
                return self._ask(self.manager.pointed)
            case Cancel(source, pos):
                if source != CLICK or self._input.drag or self._input.has_picked:
                    return self._close_card()
                return self._ask(self.manager.pointed) or self._close_card() or self._ask_nothing(pos)
            case Tap(name) if self._asked:
                return self._tap_with_card(self._asked, name)
            case DragStart() if self._asked:
                self._close_card()
        return False

    def _tap_with_card(self, asked: OpenExplanation, name: str | None) -> bool:
        if name == RULES:
            self._open_rules("rules", asked.answer.anchor)
        elif name != CARD:
            self._close_card()
            return name is None or name == asked.target.name == WHY
        return True

    def _ask(self, target: Target | None) -> bool:
        """Open the card of an item, or close it if it is open; return false without an item."""
        thing = self._inspectable_item(target.name, target.label) if target else None
        if target is None or thing is None:
            return False
        again = self._asked is not None and self._asked.target == target
        self._close_card()
        caption = self.last_caption()
        if not again and target.name == WHY and (caption.why or caption.deed):
            self.explain(caption)
        elif not again:
            told = answer(self.kit.texts, self.presenter.skin, self.table, self.chooser, thing)
            viewer = self.host.viewer
            moved = thing.name if thing.place and not is_own(thing, viewer) else ""
            motive = self._motives.of_thing(self.kit.texts, moved, viewer) if moved else ""
            last = self._happened.with_thing(self.kit, thing, viewer)
            self._kept_free = self._free_round(thing.name)
            told = replace(told, anchor=told.anchor or last.ruling)
            short, whole = (
                OpenExplanation(
                    target, replace(told, does="\n".join(filter(None, (told.does, *more)))), last.lit
                )
                for more in ((motive,), (last_words(self.kit, last), motive))
            )
            self._asked = whole if self._has_room(whole) else short
            self.session.note_help(self.host.viewer, "what_is", thing.name)
            self._changed()
        return True

    def _ask_nothing(self, pos: tuple[int, int]) -> bool:
        """Open the message that the background has no information.

        Return false if the click undoes something.
        """
        if self.host.is_changeable or wishes.BUTTON in self.presenter.opened.buttons:
            return False
        here, say = Target(NOTHING, Rect(*pos, 1, 1)), self.kit.texts.say
        key = f"{self.game}-what-scenery"
        scenery = say(key if self.kit.texts.has(key) else "table-what-scenery")
        self._kept_free = self._free_round(NOTHING)
        self._asked = OpenExplanation(here, Explanation(say("table-what-nothing"), scenery))
        self._changed()
        return True

    def _has_room(self, asked: OpenExplanation) -> bool:
        """Return whether a card leaves the required areas visible.

        The last event is added only if it does.
        """
        place = asked.card(self.kit, asked.target.rect, *self._kept_free).place(self.kit)
        return place.collidelist(self._kept_free[0]) == -1

    def _close_card(self) -> bool:
        closed, self._asked = self._asked is not None, None
        self._changed()
        return closed

    def _open_rules(self, what: str, anchor: str = "") -> None:
        """Open the rulebook at the item's section; the record notes it."""
        self.session.note_help(self.host.viewer, what, anchor)
        self.manager.go(ToRules(self.game, anchor))
