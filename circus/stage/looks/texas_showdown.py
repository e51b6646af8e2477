"""The saloon table of Texas Showdown: fanned hands, the trick and its count, tricks on the plates."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from math import cos, radians, sin

from pygame import Surface

from circus.core.event import Event
from circus.core.piece import Piece
from circus.games.texas_showdown.cards import NUMBERS, numbers_of
from circus.games.texas_showdown.state import GIVE, State
from circus.levels.layouts import Zone
from circus.stage import theme
from circus.stage.canvas import Item
from circus.stage.director import LIFT, Shown
from circus.stage.looks import texas_showdown_cards as cards
from circus.stage.looks import texas_showdown_slips as slips
from circus.stage.looks import texas_showdown_steps as motion
from circus.stage.looks.plain import DIM, NORMAL, Look, Place, Step
from circus.stage.looks.table_view import TableButton, TableView
from circus.stage.looks.texas_showdown_trick import color_of, counts, taker, zeroing
from circus.stage.sprites import Sprites
from circus.stage.tableau import arrange
from circus.stage.toolkit import Toolkit
from circus.texts import Texts

SORT, LAST_TRICK = "ui/sort", "ui/last_trick"
HAND_TILT = 1.5
"""Degrees to which cards of the own hand are turned, so that few turned pictures are made."""
MOVING_U, MOVING_SHADOW_U = 8, 24
"""Units to which the height of a card that grows in flight is rounded, and that of its shadow."""
MANY_TRICKS = 4
"""From so many on, the tricks on a plate are counted with a number."""
PROPS = ("mug", "rope", "cartridges", "lantern", "chips")
DULL = "#B7A396"
"""Props lie outside the lamp's light."""


class TexasShowdownLook(Look):
    """How Texas Showdown is drawn. It remembers how the hand is sorted and whether the last trick is shown."""

    lift_u = 34.0

    def __init__(self) -> None:
        self._playable_first = False
        self._looks_back = False
        self._sizes: frozenset[float] = frozenset()
        self._whole: tuple[float, ...] = ()
        self._captions: dict[str, str] = {}
        self._ready: set[tuple[str, float]] = set()
        self._ready_for: Sprites | None = None

    def ground(self, kit: Toolkit, table: TableView) -> Surface:
        """Planks and the felt, where the layout has it; wider in a wide window."""
        felt = table.layout.zones["felt"]
        return kit.ground("saloon", felt=(felt.x, felt.y, felt.width / 2, felt.height / 2))

    def warm(self, kit: Toolkit, table: TableView) -> None:
        """Draws every card at the sizes of this table, so that none is drawn in flight."""
        self._take_sizes(table)
        hand = table.layout.zones["hand/0"].size
        for number in map(str, NUMBERS):
            for height in self._whole:
                self.face(kit, "card", number, height, NORMAL)
            self.face(kit, "card", number, hand, DIM)
        for height in self._sizes | {24.0 * step for step in range(2, 9)}:
            self.face(kit, "card", "", height, NORMAL)
            outline = self.silhouette(kit, "card", "", height)
            kit.sprites.shadow(outline, 9, 0.4)
            kit.sprites.shadow(outline, 5, 0.4)
        slips.warm(kit, table.setup.seats, _place_size(table.layout.zones["trick/0"]))

    def shown(self, table: TableView, pieces: Sequence[Piece]) -> tuple[Shown, ...]:
        """Where every piece lies: the own hand sorted, what is passed laid aside, tricks in packets."""
        self._take_sizes(table)
        pieces = self._sorted(table, _aside(table, pieces))
        placed = [self._settled(table, each) for each in arrange(pieces, table.locate)]
        if all(piece.face == "" and piece.place.startswith("hand/") for piece in pieces if piece.place != "box"):
            placed = _in_turn(placed)
        return tuple(_in_packets(placed, table))

    def face(self, kit: Toolkit, kind: str, face: str, height_u: float, light: str) -> Surface:
        """A card, or a sheet of paper that the look lays down."""
        if kind == motion.NOTICE:
            return _notice(kit, face, height_u)
        if kind == motion.SCORE:
            return _score(kit, face, height_u)
        if height_u in self._sizes or not self._sizes:
            key = ("texas card", face, height_u, light)
            return kit.panel(key, lambda: cards.face(kit, face, height_u, light))
        return self._in_flight(kit, face, height_u, light)

    def _in_flight(self, kit: Toolkit, face: str, height_u: float, light: str) -> Surface:
        """A card between two sizes: the next larger picture, made smaller."""
        height = max(MOVING_U, round(height_u / MOVING_U) * MOVING_U)
        large = min((size for size in self._whole if size >= height), default=max(self._whole))
        whole = self.face(kit, "card", face, large, light)
        return kit.sprites.squeezed(whole, height / large, height / large)

    def silhouette(self, kit: Toolkit, kind: str, face: str, height_u: float) -> Surface:
        """The shape that all cards share."""
        if height_u not in self._sizes:
            height_u = max(1, round(height_u / MOVING_SHADOW_U)) * MOVING_SHADOW_U
        return cards.outline(kit, height_u)

    def edge(self, kit: Toolkit, kind: str, face: str, height_u: float) -> Surface | None:
        """The gold edge of a card."""
        return cards.gold_edge(kit, height_u)

    def ratio(self, kind: str) -> float:
        """Width by height of a card."""
        return cards.RATIO

    def casts_shadow(self, piece: Shown) -> bool:
        """Not the papers, which bring theirs, nor the small cards on plates, nor those inside the deck."""
        if piece.kind != "card" or piece.place.startswith("pile/"):
            return piece.kind == "card" and piece.layer >= LIFT
        return piece.place != "deck" or piece.key.endswith("#0") or piece.layer >= LIFT

    def furniture(self, kit: Toolkit, table: TableView) -> list[Item]:
        """Dull things on the planks, and the places where the viewer's card or cards go."""
        items = []
        for name in PROPS:
            zone = table.layout.zones.get(f"prop/{name}")
            if zone:
                sprite = kit.sprites.svg(f"texas_showdown/{name}", height_u=zone.size, tilt=zone.tilt)
                items.append(slips.centred(kit, theme.LAYER_PROPS, kit.sprites.tinted(sprite, DULL), zone.x, zone.y))
        return items + self._open_places(kit, table)

    def _open_places(self, kit: Toolkit, table: TableView) -> list[Item]:
        """Dashed gold: for a card to play, two cards to pass, or a lead to give away."""
        verbs = {action.verb for action in table.live}
        zones = table.layout.zones
        if "play" in verbs:
            return [_dashed(kit, zones["trick/0"])]
        if "lead" in verbs:
            seats = [int(name.partition("/")[2]) for name in table.wanted if name.startswith("seat/")]
            return [_dashed(kit, zones[f"trick/{table.chair(seat)}"]) for seat in sorted(seats)]
        return self._passing_places(kit, table)

    def _passing_places(self, kit: Toolkit, table: TableView) -> list[Item]:
        state = _state(table)
        if state.step != GIVE or table.viewer < 0:
            return []
        zone, tag = table.layout.zones["give/0"], table.layout.zones["receiver"]
        to = _receiver(table)
        words = kit.texts.say("texas_showdown-table-for", name=table.seats[to].name)
        paper = slips.tag(kit, self.portrait(table, to), words)
        items = [slips.centred(kit, theme.LAYER_TAG, paper, tag.x, tag.y)]
        if table.viewer in table.acting:
            for side in (-0.5, 0.5):
                items.append(_dashed(kit, replace(zone, x=zone.x + side * zone.step, width=zone.size * cards.RATIO)))
        return items

    def overlay(self, kit: Toolkit, table: TableView, shown: Sequence[Shown]) -> list[Item]:
        """The count of the trick, who takes it now, how many tricks each has, what lies under the pointer."""
        self._make_ready(kit, [each for each in shown if each.place == f"hand/{table.viewer}"])
        trick = {each.place: each for each in shown if each.place.startswith("trick/") and each.layer < LIFT}
        items = self._status(kit, table, shown) + self._piles(kit, table, shown)
        if any(each.kind != "card" for each in shown):
            return items
        if trick:
            items += self._count(kit, table, list(trick.values()))
        elif self._looks_back:
            items += self._last_trick(kit, table)
        return items + self._previews(kit, table, shown, [int(each.face) for each in trick.values() if each.face])

    def _make_ready(self, kit: Toolkit, hand: Sequence[Shown]) -> None:
        """Turns one more card of the hand as it will look in the viewer's turn, so that none is late then."""
        if self._ready_for is not kit.sprites:
            self._ready_for, self._ready = kit.sprites, set()
        card = next((each for each in hand if each.layer < LIFT and (each.face, each.tilt) not in self._ready), None)
        if card is None:
            return
        self._ready.add((card.face, card.tilt))
        outline = self.silhouette(kit, "card", card.face, card.height)
        for surface in (
            self.face(kit, "card", card.face, card.height, DIM),
            kit.sprites.halo(outline, 7, 0.95),
            cards.gold_edge(kit, card.height),
        ):
            kit.sprites.tilted(surface, card.tilt)

    def _status(self, kit: Toolkit, table: TableView, shown: Sequence[Shown]) -> list[Item]:
        state, zone = _state(table), table.layout.zones["status"]
        if not state.hand:
            return []
        places = Counter(each.place.partition("/")[0] for each in shown if each.layer < LIFT)
        size = state.agreed.hand_size
        number = min(size, places["pile"] // table.setup.seats + 1)
        words = kit.texts.say("texas_showdown-table-status", hand=state.hand, trick=number, tricks=size)
        line = slips.label(kit, words, zone.width)
        x, y = kit.units.point(zone.x - (zone.width / 2 if zone.across == 0 else 0), zone.y)
        left = x if zone.across == 0 else x - line.get_width() // 2
        return [Item(theme.LAYER_CONTROL, line, left - kit.sprites.margin(3), y - line.get_height() // 2)]

    def _piles(self, kit: Toolkit, table: TableView, shown: Sequence[Shown]) -> list[Item]:
        """An outline where there is no trick yet, a number where there are many."""
        held = Counter(each.place for each in shown if each.place.startswith("pile/") and each.layer < LIFT)
        items = []
        for seat in range(table.setup.seats):
            zone = table.layout.zones[f"pile/{table.chair(seat)}"]
            tricks = held[f"pile/{seat}"] // table.setup.seats
            if not tricks:
                outline = slips.empty_pile(kit, zone.size)
                items.append(slips.centred(kit, theme.LAYER_PLATE, outline, *_packet(zone, 0, 1)))
            elif tricks >= MANY_TRICKS:
                number = slips.badge(kit, str(tricks))
                right = zone.x + zone.width / 2
                items.append(slips.centred(kit, theme.LAYER_TAG, number, right - 4, zone.y + zone.size / 2 - 5))
        return items

    def _count(self, kit: Toolkit, table: TableView, trick: Sequence[Shown]) -> list[Item]:
        numbers = [int(each.face) for each in trick if each.face]
        zeroes, zone = zeroing(table.setup), table.layout.zones["slip"]
        if not numbers:
            return []
        items = slips.slip(kit, counts(numbers, zeroes), zone.x, zone.y)
        best = str(taker(numbers, zeroes))
        winner = next(each for each in trick if each.face == best)
        words = kit.texts.say("texas_showdown-table-takes")
        return [*items, _under(kit, slips.ribbon(kit, words), winner)]

    def _last_trick(self, kit: Toolkit, table: TableView) -> list[Item]:
        """The last trick once more, where its cards lay."""
        last = _last_trick(table)
        if not last:
            return []
        zones, items = table.layout.zones, []
        best = taker([number for _, number in last], zeroing(table.setup))
        for seat, number in last:
            zone = zones[f"trick/{table.chair(seat)}"]
            card = Shown("", "card", str(number), "", zone.x, zone.y, zone.size, zone.tilt)
            surface = kit.sprites.tilted(self.face(kit, "card", card.face, zone.size, NORMAL), zone.tilt)
            shade = kit.sprites.tilted(
                kit.sprites.shadow(self.silhouette(kit, "card", "", zone.size), 5, 0.4), zone.tilt
            )
            items.append(slips.centred(kit, theme.LAYER_TAG, shade, zone.x + 3, zone.y + 5))
            items.append(slips.centred(kit, theme.LAYER_TAG, surface, zone.x, zone.y))
            if number == best:
                words = kit.texts.say("texas_showdown-table-takes")
                items.append(_under(kit, slips.ribbon(kit, words), card))
        words = kit.texts.say("texas_showdown-table-last-trick")
        return [*items, slips.centred(kit, theme.LAYER_TAG, slips.tag(kit, "", words), zones["slip"].x, zones["slip"].y)]

    def _previews(
        self, kit: Toolkit, table: TableView, shown: Sequence[Shown], trick: list[int]
    ) -> list[Item]:
        """The card under the pointer whole, above its neighbours, and what it would do to the trick."""
        here = f"hand/{table.viewer}"
        card = next((each for each in reversed(shown) if each.name and each.name == table.hover), None)
        if card is None or card.name not in table.wanted or card.place != here or card.layer >= LIFT:
            return []
        raised = replace(card, y=card.y - 12, tilt=0.0)
        sprites, layer = kit.sprites, theme.LAYER_TAG
        outline = self.silhouette(kit, "card", "", card.height)
        items = [
            slips.centred(kit, layer, sprites.shadow(outline, 9, 0.5), raised.x + 8, raised.y + 14),
            slips.centred(kit, layer, sprites.halo(outline, 7), raised.x, raised.y),
            slips.centred(kit, layer, self.face(kit, "card", card.face, card.height, NORMAL), raised.x, raised.y),
            slips.centred(kit, layer, cards.gold_edge(kit, card.height), raised.x, raised.y),
        ]
        if trick:
            number = int(card.face)
            takes = taker([*trick, number], zeroing(table.setup)) == number
            words = kit.texts.say(f"texas_showdown-table-would-{'take' if takes else 'duck'}")
            ribbon = slips.ribbon(kit, words, takes)
            items.append(slips.centred(kit, layer, ribbon, raised.x, raised.y + card.height / 2 - 8))
        return items

    def places(self, table: TableView) -> list[Place]:
        """The seats, by their places in the trick while a leader is named; their plates are targets anyhow."""
        found = []
        for seat in range(table.setup.seats):
            if f"seat/{seat}" in table.wanted:
                zone = table.layout.zones[f"trick/{table.chair(seat)}"]
                found.append(Place(f"seat/{seat}", zone.x, zone.y, zone.width, zone.height))
        return found

    def plate_room(self, table: TableView) -> float:
        """For the tricks."""
        return 74.0

    def name_room(self, table: TableView) -> float:
        """None: the tricks lie below the name."""
        return 0.0

    def plate_line(self, texts: Texts, table: TableView, seat: int) -> str:
        """The penalty points of the hands that have ended."""
        return texts.say("texas_showdown-score", count=_state(table).points[seat])

    def portrait(self, table: TableView, seat: int) -> str:
        """One of six cowboys and cowgirls."""
        return f"texas_showdown/seat_{seat + 1}"

    def buttons(self, table: TableView) -> Sequence[TableButton]:
        """How the hand is sorted, and the last trick as long as it may be looked at (TX-17)."""
        label = "by-number" if self._playable_first else "playable"
        can_look = bool(_last_trick(table))
        return (
            TableButton(SORT, "button/sort", f"texas_showdown-table-{label}", "sort", table.viewer >= 0),
            TableButton(LAST_TRICK, "button/last_trick", "texas_showdown-table-last-trick", "cards", can_look),
        )

    def toggle(self, name: str) -> None:
        """Sorts otherwise; shows or hides the last trick."""
        if name == SORT:
            self._playable_first = not self._playable_first
        elif name == LAST_TRICK:
            self._looks_back = not self._looks_back

    def steps(self, event: Event, pieces: Sequence[Piece], table: TableView) -> list[Step]:
        """What an event moves; a new card ends the look at the last trick."""
        if event.kind in ("play", "deal"):
            self._looks_back = False
        return motion.steps(event, pieces, table)

    def prompt(self, texts: Texts, table: TableView) -> str:
        """What can be played, passed or named; or whom the table waits for."""
        verbs = {action.verb for action in table.live}
        if "give" in verbs:
            key = "texas_showdown-table-give-one" if table.picks else "texas_showdown-table-give"
            return texts.say(key, name=table.seats[_receiver(table)].name)
        if "lead" in verbs:
            return texts.say("texas_showdown-table-name-leader")
        if "play" in verbs:
            return _play_prompt(texts, table)
        return _waiting_prompt(texts, table)

    def caption(self, texts: Texts, event: Event, table: TableView) -> str:
        """What happened; its pictogram is kept for `caption_picture`."""
        words = super().caption(texts, event, table)
        card = str(event.facts.get("card", "")).partition("/")[2]
        if words and card:
            self._captions = {words: cards.icon_of(color_of(int(card)))}
        return words

    def caption_picture(self, kit: Toolkit, caption: str) -> Surface | None:
        """The pictogram of the card that the caption tells of."""
        icon = self._captions.get(caption)
        return kit.sprites.svg(icon, height_u=28) if icon else None

    def _take_sizes(self, table: TableView) -> None:
        zones = table.layout.zones
        self._sizes = frozenset(zone.size for zone in zones.values() if zone.size)
        self._whole = tuple({zones["hand/0"].size, zones["trick/0"].size})

    def _sorted(self, table: TableView, pieces: Sequence[Piece]) -> list[Piece]:
        """The viewer's hand by number, or what follows the trick first."""
        here = f"hand/{table.viewer}"
        colors = {color_of(number) for number in motion.in_trick(pieces)} if self._playable_first else set()

        def order(piece: Piece) -> tuple[bool, int]:
            if piece.place != here or not piece.face:
                return False, -1
            number = int(piece.face)
            return bool(colors) and color_of(number) not in colors, number

        return sorted(pieces, key=order)

    def _settled(self, table: TableView, piece: Shown) -> Shown:
        if piece.place == f"give/{table.viewer}" and table.picks:
            zone = table.layout.zones["give/0"]
            return replace(piece, x=zone.x - zone.step / 2)
        if piece.place != f"hand/{table.viewer}":
            return piece
        return self._raised(table, replace(piece, tilt=round(piece.tilt / HAND_TILT) * HAND_TILT))


def _state(table: TableView) -> State:
    assert isinstance(table.state, State)
    return table.state


def _receiver(table: TableView) -> int:
    """Who gets what the viewer passes."""
    state = _state(table)
    return state.agreed.receiver(table.viewer, state.hand)


def _last_trick(table: TableView) -> list[tuple[int, int]]:
    """The seats and numbers of the last full trick while it may still be looked at (TX-17)."""
    state = _state(table)
    faces = {piece.face for piece in table.game.pieces(state) if piece.place.startswith("pile/") and piece.face}
    if len(faces) != table.setup.seats:
        return []
    return [(state.player_of(place), NUMBERS[card]) for place, card in enumerate(state.trick)]


def _aside(table: TableView, pieces: Sequence[Piece]) -> list[Piece]:
    """While cards are passed: those of every seat that has chosen are laid aside, picked ones too."""
    state = _state(table)
    if state.step != GIVE:
        return list(pieces)
    here, mine = f"hand/{table.viewer}", set(table.picks)
    if table.viewer >= 0:
        mine |= {f"card/{number}" for number in numbers_of(state.given[table.viewer])}
    chosen = [
        piece._replace(place=f"give/{table.viewer}") if piece.place == here and piece.name in mine else piece
        for piece in pieces
    ]
    waiting = state.awaited
    return motion.laid_aside(
        chosen, table, [seat for seat in range(table.setup.seats) if seat not in waiting and seat != table.viewer]
    )


def _in_turn(placed: Sequence[Shown]) -> list[Shown]:
    """Ordered as cards are dealt: one to each hand in turn."""
    seen: Counter[str] = Counter()
    turns = []
    for each in placed:
        turns.append((seen[each.place], each))
        seen[each.place] += 1
    return [each for _, each in sorted(turns, key=lambda turn: turn[0])]


def _in_packets(placed: Sequence[Shown], table: TableView) -> list[Shown]:
    """Cards of piles are face down, those of one trick on each other, the tricks side by side."""
    seats = table.setup.seats
    held = Counter(each.place for each in placed)
    seen: Counter[str] = Counter()
    found = []
    for each in placed:
        zone = table.locate(each.place) if each.place.startswith("pile/") else None
        if zone:
            trick, layer = divmod(seen[each.place], seats)
            seen[each.place] += 1
            x, y = _packet(zone, trick, held[each.place] // seats)
            each = replace(each, face="", x=x + layer * 0.5, y=y - layer * 0.5)
        found.append(each)
    return found


def _packet(zone: Zone, trick: int, tricks: int) -> tuple[float, float]:
    """The centre of one trick of many; they close up when there is no more room."""
    wide = zone.size * 0.7
    step = min(zone.step, (zone.width - wide) / max(1, tricks - 1))
    return zone.x - zone.width / 2 + wide / 2 + trick * step, zone.y


def _dashed(kit: Toolkit, zone: Zone) -> Item:
    place = slips.dashed_place(kit, *_place_size(zone))
    return slips.centred(kit, theme.LAYER_PLATE, kit.sprites.tilted(place, zone.tilt), zone.x, zone.y)


def _place_size(zone: Zone) -> tuple[float, float]:
    return zone.size * cards.RATIO + 6, zone.size + 6


def _under(kit: Toolkit, ribbon: Surface, card: Shown) -> Item:
    """A ribbon over the lower edge of a card, leaning as it does."""
    away, angle = card.height / 2 - 15, radians(card.tilt)
    x, y = card.x - sin(angle) * away, card.y + cos(angle) * away
    return slips.centred(kit, theme.LAYER_TAG, kit.sprites.tilted(ribbon, card.tilt), x, y)


def _notice(kit: Toolkit, face: str, height_u: float) -> Surface:
    """What a Sheriff did, from the face of its piece."""
    what, *facts = face.split(motion.RIGHT)
    if what == "zeroed":
        several = kit.texts.say("texas_showdown-table-several")
        words = kit.texts.say("texas_showdown-table-zeroed", color=facts[0]) if len(facts) == 1 else several
        return slips.notice(kit, words, facts, height_u)
    if what == "happy":
        words = kit.texts.say("texas_showdown-table-happy", name=facts[0], faces=int(facts[1]))
    elif what == "buck":
        words = kit.texts.say("texas_showdown-table-buck", name=facts[0])
    elif what == "alone":
        words = kit.texts.say("texas_showdown-table-alone", color=facts[0])
    else:
        words = kit.texts.say("texas_showdown-table-all")
    return slips.notice(kit, words, (), height_u)


def _score(kit: Toolkit, face: str, height_u: float) -> Surface:
    """The points of a hand, from the face of its piece."""
    hand, foot, *lines = face.split(motion.LEFT)
    rows = []
    for line in lines:
        seat, name, scored, total = line.split(motion.RIGHT)
        rows.append((f"texas_showdown/seat_{int(seat) + 1}", name, scored, total))
    title = kit.texts.say("texas_showdown-table-scored", hand=int(hand))
    words = (
        kit.texts.say("texas_showdown-table-limit", points=int(foot))
        if foot
        else kit.texts.say("texas_showdown-table-single")
    )
    return slips.score_sheet(kit, title, rows, words, height_u)


def _play_prompt(texts: Texts, table: TableView) -> str:
    """Which colors can be played: those of the trick, or any."""
    state = _state(table)
    playable = sorted(int(action.picks[0].partition("/")[2]) for action in table.live)
    trick = motion.in_trick(table.game.pieces(state))
    if not trick:
        held = sum(piece.place == f"hand/{table.viewer}" for piece in table.game.pieces(state))
        if len(playable) == 1 and held > 1:
            return texts.say("texas_showdown-table-open", card=playable[0])
        return texts.say("texas_showdown-table-lead-off")
    colors = list(dict.fromkeys(color_of(number) for number in playable))
    if not {color_of(number) for number in trick}.issuperset(colors):
        return texts.say("texas_showdown-table-free")
    some = [texts.say("texas_showdown-table-some", color=color) for color in colors]
    listed = some[0]
    if len(some) > 1:
        listed = texts.say("texas_showdown-table-or", first=", ".join(some[:-1]), last=some[-1])
    return texts.say("texas_showdown-table-follow", colors=listed)


def _waiting_prompt(texts: Texts, table: TableView) -> str:
    """Who is awaited, and for what."""
    state = _state(table)
    if state.step == GIVE and table.acting:
        return texts.say("texas_showdown-table-given")
    if not table.acting or table.viewer in table.acting:
        return ""
    name = table.seats[table.acting[0]].name
    key = "waits-lead" if state.step == "lead" else "waits"
    return texts.say(f"texas_showdown-table-{key}", name=name)


LOOK = TexasShowdownLook()
