"""Explanations at a table: by resting on an item, by a right click, a long press, or a key."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from pygame import Rect

from circus.ui.gfx.clear_place import Areas
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.last_result import LastResult
from circus.ui.gfx.widgets import AnswerCard, Target, Tip
from circus.ui.gfx.widgets.answers import CARD, RULES
from circus.ui.gfx.widgets.overlays import AWAY
from circus.ui.input.gestures import CLICK, Cancel, DragStart, Gesture, Hold, Key, Tap
from circus.ui.input.keys import ASK
from circus.ui.scenes.shell.destinations import ToRules
from circus.ui.scenes.shell.focus import same
from circus.ui.scenes.table import preferences
from circus.ui.scenes.table.answers import Explanation, OpenExplanation, answer, asked_at
from circus.ui.scenes.table.areas import areas_around
from circus.ui.scenes.table.commands import AskAbout, AskWhy, CommandHandlers, OpenRules
from circus.ui.scenes.table.context import TableContext
from circus.ui.scenes.table.happened import Happened, is_own, last_words
from circus.ui.scenes.table.layers import Layer
from circus.ui.scenes.table.looking import HeldHands
from circus.ui.scenes.table.motives import Motives
from circus.ui.scenes.table.pointing import rects_of, ringed, round_ones, visible_box
from circus.ui.scenes.table.refusals import Refusals
from circus.ui.scenes.table.tabletop import WHY
from circus.ui.skins.about import BUTTON, NAMELESS, InspectableItem, about, named
from circus.ui.skins.captions import Caption

NOTHING = f"{NAMELESS}nothing"
"""Target of a right click on the background of a table."""


class Inquiry(Layer):
    """Explanations of a table: the open card, and the tips.

    Attributes:
        asked: the item with an open card; `None` for none.
    """

    height = 2

    def __init__(self, table: TableContext, refusals: Refusals, hands: HeldHands) -> None:
        self._table = table
        self._refusals = refusals
        self._hands = hands
        self._areas = Areas()
        self._cards = LastResult[AnswerCard | None]()
        self.motives = Motives(lambda: table.session.match.timeline, lambda: table.session.seats)
        self._happened = Happened(lambda: table.presenter, lambda: table.session.match.timeline)
        self.asked: OpenExplanation | None = None

    def subscribe(self, commands: CommandHandlers) -> None:
        """Handle the buttons of the rules and of the reasons."""
        commands.on(OpenRules, lambda _: self.open_rules("rules"))
        commands.on(AskWhy, lambda _: self._ask_why())
        commands.on(AskAbout, lambda command: self._ask_named(command.name))

    def inspectable_targets(self) -> list[Target]:
        """Return all explainable items, and those above the table.

        During motion, only the resting ones.
        """
        own = [target for _, target in self._table.inspectable_items]
        names, shown = {each.name for each in own}, self._table.owner.targets()
        above = [each for each in shown if each.name not in names]
        return [*own, *above, *(shown[-1:] if self.asked else ())]

    def tip(self, target: Target) -> Tip | None:
        """Return the name and the effect of an item.

        Return nothing while a card is open, or if the skin shows the explanation itself.
        """
        table = self._table
        known = self.inspectable_item(target.name, target.label)
        pointed = table.view.pointer.hover == target.name and table.skin.input.has_own_tip(table.view)
        if known is None or self.asked or pointed:
            return None
        facts = about(table.kit.texts, table.view, known, table.skin.words.known(table.view, known))
        return Tip(target.rect, facts.title, facts.does, areas_around(table, target.name))

    def inspectable_item(self, name: str, label: str = "") -> InspectableItem | None:
        """Return the item of a name; items above the table are known by name and `label` only.

        A card, and the area around an open menu, are not items.
        """
        if name in (CARD, AWAY):
            return None
        own = next((item for item, target in self._table.inspectable_items if target.name == name), None)
        return own or (named(name, label) if name.startswith(f"{BUTTON}/") else None)

    def with_deed(self, caption: Caption) -> Caption:
        """Return the caption with the bot's action behind it, if its reason can be asked for."""
        return caption._replace(deed=self.motives.deed(caption.event, self._table.host.viewer))

    def rules_at(self) -> str:
        """Return the anchor of the open card, the refusal, the current choices, or the last event."""
        table = self._table
        if self.asked:
            return self.asked.answer.anchor
        if self._refusals.shown:
            return self._refusals.shown.ruling
        asked = asked_at(table.kit.texts, table.view, table.input.chooser) if table.input.chooser else ""
        return asked or table.presenter.caption.ruling

    def explain(self, caption: Caption) -> None:
        """Open the card with the reason of an event or of a bot's action, and mark the items it refers to."""
        table = self._table
        self.close()
        target = next((each for each in table.own_targets if each.name == WHY), None)
        if target:
            areas = areas_around(table, WHY)
            self._areas = areas._replace(free=[*self.lit_rects(caption.lit), *areas.free])
            texts, viewer, alone = table.kit.texts, table.host.viewer, not caption.why
            motive = self.motives.words(texts, caption.deed, viewer, alone=alone) if caption.deed else ""
            why = "\n".join(filter(None, (caption.why, motive)))
            self._open(
                OpenExplanation(target, Explanation(caption.words, why, anchor=caption.ruling), caption.lit)
            )
            table.session.note_help(table.host.viewer, "why", caption.ruling)

    def slip(self) -> AnswerCard | None:
        """Return the card about an item, next to its current place."""
        if self.asked is None:
            return None
        inputs = self.asked, self._areas, self._table.tabletop, self._table.still
        return self._cards.get(inputs, self._made_card)

    def _made_card(self) -> AnswerCard | None:
        table = self._table
        assert self.asked is not None
        asked = self.asked.target
        if asked.name == NOTHING:
            return self.asked.card(table.kit, asked.rect, self._areas)
        items = [target for _, target in table.inspectable_items]
        listed = table.own_targets if asked.name == WHY else self._hands.with_hands(items)
        here = same(asked, [target for target in listed if target.name == asked.name])
        return self.asked.card(table.kit, visible_box(here, listed), self._areas) if here else None

    def items(self) -> list[Item]:
        """Return the card, with lines round the items that it refers to."""
        table = self._table
        card = self.slip()
        if card is None or self.asked is None:
            return []
        rects = self.lit_rects(self.asked.lit)
        rounds = round_ones(table.kit, table.skin, table.director.placed, rects)
        lit = ringed(table.kit, rects, rounds)
        return [*lit, *card.items(table.kit, table.manager.pose)]

    def lit_rects(self, names: Sequence[str]) -> list[Rect]:
        """Return the boxes of picks; one that cannot be clicked now is the only piece of that face."""
        found = [(f"{item.kind}/{item.face}", each.rect) for item, each in self._table.inspectable_items]
        many = Counter(name for name, _ in found)
        alone = [Target(name, rect) for name, rect in found if many[name] == 1]
        return rects_of(names, [*alone, *self._table.own_targets])

    def handle(self, gesture: Gesture) -> bool:
        """Handle a gesture while a card is open: clicks elsewhere close it and take effect.

        The start of a drag closes it too, since it would cover the dragged piece.
        """
        if isinstance(gesture, Tap) and self.asked:
            return self._tap_with_card(self.asked, gesture.name)
        if isinstance(gesture, DragStart):
            self.close()
        return False

    def ask_by(self, gesture: Key | Hold | Cancel) -> bool:
        """Open or close a card by a key, a long press or the right button; return false for another meaning.

        The right button undoes the picks, and explains without picks. A long press explains if nothing can be
        hurried.
        """
        table = self._table
        match gesture:
            case Key(key) if key in ASK:
                self.ask(table.manager.pointed)
                return True
            case Hold() if table.input.chooser and not table.director.busy:
                return self.ask(table.manager.pointed)
            case Cancel(source, pos):
                if source != CLICK or table.input.drag or table.input.has_picked:
                    return self.close()
                return self.ask(table.manager.pointed) or self.close() or self._ask_nothing(pos)
        return False

    def _tap_with_card(self, asked: OpenExplanation, name: str | None) -> bool:
        if name == RULES:
            self.open_rules("rules", asked.answer.anchor)
        elif name != CARD:
            self.close()
            return name is None or name == asked.target.name == WHY
        return True

    def ask(self, target: Target | None) -> bool:
        """Open the card of an item, or close it if it is open; return false without an item."""
        table = self._table
        item = self.inspectable_item(target.name, target.label) if target else None
        if target is None or item is None:
            return False
        again = self.asked is not None and self.asked.target == target
        self.close()
        caption = table.owner.last_caption()
        if not again and target.name == WHY and (caption.why or caption.deed):
            self.explain(caption)
        elif not again:
            answered = answer(table.kit.texts, table.skin, table.view, table.input.chooser, item)
            viewer = table.host.viewer
            moved = item.name if item.place and not is_own(item, viewer) else ""
            motive = self.motives.of_item(table.kit.texts, moved, viewer) if moved else ""
            last = self._happened.concerning(table.kit, item, viewer)
            self._areas = areas_around(table, item.name)
            answered = replace(answered, anchor=answered.anchor or last.ruling)
            short, whole = (
                OpenExplanation(
                    target, replace(answered, does="\n".join(filter(None, (answered.does, *more)))), last.lit
                )
                for more in ((motive,), (last_words(table.kit, last), motive))
            )
            self._open(whole if self._has_room(whole) else short)
            table.session.note_help(table.host.viewer, "what_is", item.name)
            table.changed()
        return True

    def _ask_nothing(self, pos: tuple[int, int]) -> bool:
        """Open the message that the background has no information.

        Return false if the click undoes something.
        """
        table = self._table
        if table.host.is_changeable or preferences.BUTTON in table.presenter.opened.buttons:
            return False
        here, say = Target(NOTHING, Rect(*pos, 1, 1)), table.kit.texts.say
        key = f"{table.session.game.name}-what-scenery"
        scenery = say(key if table.kit.texts.has(key) else "table-what-scenery")
        self._areas = areas_around(table, NOTHING)
        self._open(OpenExplanation(here, Explanation(say("table-what-nothing"), scenery)))
        table.changed()
        return True

    def _has_room(self, asked: OpenExplanation) -> bool:
        """Return whether a card leaves the required areas visible.

        The last event is added only if it does.
        """
        place = asked.card(self._table.kit, asked.target.rect, self._areas).place(self._table.kit)
        return place.collidelist(self._areas.free) == -1

    def close(self) -> bool:
        """Close the card; return whether one was open."""
        closed = self.asked is not None
        self.end()
        self._table.changed()
        return closed

    def end(self) -> None:
        """Close the card without a new picture."""
        self.asked = None
        self._table.layers.remove(self)

    def _open(self, asked: OpenExplanation) -> None:
        self.asked = asked
        self._table.layers.add(self)

    def open_rules(self, what: str, anchor: str = "") -> None:
        """Open the rulebook at the item's section; the record notes it."""
        table = self._table
        table.session.note_help(table.host.viewer, what, anchor)
        table.manager.go(ToRules(table.session.game.name, anchor))

    def _ask_why(self) -> None:
        """Open the rule behind a refusal, or the explanation of the last event with a link to its rule."""
        caption, refusal = self._table.owner.last_caption(), self._refusals.shown
        if refusal or not (caption.why or caption.deed):
            self.open_rules("why", refusal.ruling if refusal else caption.ruling)
        else:
            self.explain(caption)

    def _ask_named(self, name: str) -> None:
        listed = self.inspectable_targets()
        self.ask(next((each for each in listed if each.name == name), None))
