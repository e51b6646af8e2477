"""Animation of Clearing House's events: passed packs, announced cards, steps, blows, dice, tape."""

from collections.abc import Callable, Hashable, Sequence

from circus.core.event import Event
from circus.core.piece import Piece
from circus.games.clearing_house.facts import left_neighbour
from circus.ui.gfx.tableau import Effect, Placeable
from circus.ui.skins.clearing_house import spec
from circus.ui.skins.clearing_house.board import space_of, state_of
from circus.ui.skins.clearing_house.moments import Fate
from circus.ui.skins.clearing_house.pace import known, paced
from circus.ui.skins.clearing_house.seats import figure
from circus.ui.skins.keyframe import Keyframe
from circus.ui.skins.table_view import TableView

Pieces = Sequence[Piece]
Maker = Callable[[Event, Pieces, Pieces, TableView], list[Keyframe]]

ANNOUNCE_MS, HIT_MS, ROLL_MS, NOTICE_MS, SKIP_MS, DEATH_MS, TAPE_MS = 420, 750, 800, 1300, 800, 650, 320
"""Pauses in ms after an event."""
ROUND_OVER_MS, CALM_ROUND_MS, BEGINS_MS, OUT_MS = 1400, 500, 600, 1500
"""Time in ms to read a sheet; short if nobody has lost a heart."""
TUMBLE_MS, UNROLL_MS = 75, 50


def choreograph(event: Event, before: Pieces, after: Pieces, table: TableView) -> Sequence[Keyframe]:
    """Return the frames of an event, between the one before it and the one after it."""
    if event.kind in _STAGED:
        made = _STAGED[event.kind](event, before, after, table)
    else:
        feel = _PLAIN.get(event.kind)
        made = [feel._replace(pieces=after, captioned=True)] if feel else []
    return paced(event, made, table)


_PLAIN = {
    "receive": Keyframe((), 240, 10, 0, ("card_flip",)),
    "choose": Keyframe((), 0),
    "chosen": Keyframe((), 260, sounds=("card_slide",)),
    "drafted": Keyframe((), 260, hold=150, sounds=("card_slide",)),
    "play": Keyframe((), 320, hold=ANNOUNCE_MS, sounds=("card_flip",)),
    "intervene": Keyframe((), 320, hold=480, sounds=("card_flip", "ooh")),
    "cancel": Keyframe((), 240, hold=250, sounds=("whoosh",)),
    "enter": Keyframe((), 320, hold=60, sounds=("step",)),
    "steal": Keyframe((), 300, hold=60, sounds=("card_slide",)),
    "stolen": Keyframe((), 300, hold=650, sounds=("card_flip",)),
    "ambush": Keyframe((), 360, hold=250, sounds=("chip",)),
    "take_trap": Keyframe((), 420, hold=150, sounds=("chip",)),
    "refill": Keyframe((), 280, 3, 0, ("shuffle",)),
    "gather": Keyframe((), 400, 8, 100, ("shuffle",)),
}
"""Events whose pieces all glide straight to their places."""


def _deal(_event: Event, before: Pieces, after: Pieces, _table: TableView) -> list[Keyframe]:
    """Return the frames of the deal: all cards are shuffled and dealt face down, one to each in turn."""
    return [
        Keyframe(before, 0, hold=320, sounds=("shuffle",), captioned=True),
        Keyframe(after, 220, 22, 60, ("card_slide",)),
    ]


def _pass(_event: Event, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    """Return the frames of a pass: everybody keeps one card, the rest of each pack moves left (CH-2)."""
    state = state_of(table)
    ways = {f"pack/{seat}": f"{spec.PASSING}/{seat}/{left_neighbour(state, seat)}" for seat in state.drafters}
    passed = [piece._replace(place=piece.place.replace("kept/", "hand/")) for piece in before]
    closed = [
        piece._replace(face="", name="") if piece.place.startswith("pack/") else piece for piece in passed
    ]
    going = [piece._replace(place=ways.get(piece.place, piece.place)) for piece in closed]
    return [
        Keyframe(closed, 200, hold=30, sounds=("card_slide",)),
        Keyframe(going, 340, 8, 40, ("whoosh",)),
        Keyframe(after, 0),
    ]


def _first(event: Event, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    """Return the frames of the first roll: the die tumbles at the figure that begins."""
    seat = event.facts["seat"]
    tumbling = _tumbled(before, f"{spec.ROLLED}/{_standing_on(before, seat)}", "6", 500, "bell")
    return [*tumbling, *_begun(after, table, 1, seat, 0)]


def _roll(event: Event, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    """Return the frames of a shot: the die tumbles towards the target, which shows the number needed."""
    facts = event.facts
    there = _standing_on(before, facts["target"])
    face = f"{facts['needs']}_{figure(table, facts['target'])}"
    needs = Effect(spec.CHIP, face, f"{spec.ABOVE}/{there}")
    sound = "shot" if facts["hits"] else "whoosh"
    *thrown, stopped, back = _tumbled(before, f"{spec.ROLLED}/{there}", str(facts["die"]), ROLL_MS, sound)
    shown = [
        each._replace(pieces=[*each.pieces, needs]) for each in (*thrown, stopped._replace(captioned=True))
    ]
    return [*shown, back, Keyframe(after, 0)]


def _tumbled(pieces: Pieces, place: str, face: str, hold: int, sound: str) -> list[Keyframe]:
    """Return the frames of a die: on its way from the table, tumbling, at rest, and back."""
    found = [
        Keyframe(_with_die(pieces, spec.TUMBLING[0], "table"), 0, hold=30, sounds=("die",)),
        Keyframe(_with_die(pieces, spec.TUMBLING[0], place), 340),
    ]
    found += [Keyframe(_with_die(pieces, side, place), 0, hold=TUMBLE_MS) for side in spec.TUMBLING]
    return [
        *found,
        Keyframe(_with_die(pieces, face, place), 0, hold=hold, sounds=(sound,)),
        Keyframe(_with_die(pieces, face, "table"), 180),
    ]


def _with_die(pieces: Pieces, face: str, place: str) -> list[Placeable]:
    return [piece._replace(face=face, place=place) if piece.kind == spec.DIE else piece for piece in pieces]


def _armor(event: Event, _before: Pieces, after: Pieces, _table: TableView) -> list[Keyframe]:
    """Return the frames of armor: the shield moves to the plate."""
    seat = event.facts["seat"]
    shield = Effect(spec.SHIELD, "", f"{spec.ABOVE}/{_standing_on(after, seat)}")
    return [
        Keyframe([*after, shield], 240, hold=260, sounds=("coin",)),
        Keyframe([*after, shield._replace(place=f"{spec.PLATE}/{seat}")], 260),
        Keyframe(after, 0),
    ]


def _trap(event: Event, before: Pieces, after: Pieces, _table: TableView) -> list[Keyframe]:
    """Return the frames of a trap: it snaps shut at the figure on it, and disappears."""
    cell = event.facts["cell"]
    shut = [
        piece._replace(face=spec.SHUT) if piece.kind == spec.TRAP and piece.place == cell else piece
        for piece in before
    ]
    return [Keyframe(shut, 0, hold=320, sounds=("trap_snap",)), Keyframe(after, 0)]


def _damage(event: Event, _before: Pieces, after: Pieces, _table: TableView) -> list[Keyframe]:
    """Return the frames of a lost heart."""
    seat = event.facts["seat"]
    loss = Effect(spec.LOSS, "heart", f"{spec.ABOVE}/{_standing_on(after, seat)}")
    sounds = ("ooh",) if event.facts["cause"] == "trap" else ("chip", "ooh")
    return [
        Keyframe([*_hurt(after, seat), loss], 0, hold=HIT_MS, sounds=sounds, captioned=True),
        Keyframe(after, 0),
    ]


def _negate(event: Event, before: Pieces, after: Pieces, _table: TableView) -> list[Keyframe]:
    """Return the frames of armor that takes the blow and is used up (CH-18)."""
    shield = Effect(spec.SHIELD, "", f"{spec.ABOVE}/{_standing_on(after, event.facts['seat'])}")
    return [
        Keyframe([*before, shield], 220, hold=250),
        Keyframe([*after, shield._replace(face=spec.USED)], 0, hold=HIT_MS, sounds=("coin",), captioned=True),
        Keyframe(after, 0),
    ]


def _death(event: Event, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    """Return the frames of a death: the figure falls and leaves the board with all its cards."""
    seat = event.facts["seat"]
    grave = f"{spec.GRAVE}/{_standing_on(before, seat)}"
    falling = [
        piece._replace(place=grave) if _is_pawn(piece, seat) else piece for piece in _hurt(after, seat)
    ]
    return [
        Keyframe(_hurt(before, seat), 0, hold=200),
        Keyframe(falling, DEATH_MS, hold=200, sounds=("ooh",), captioned=True),
        *_shown(after, Effect(spec.OUT, "", spec.SHEET_PLACE, _fate(event, table)), OUT_MS, "drum_roll")[:1],
        Keyframe(after, 0),
    ]


def _fate(event: Event, table: TableView) -> tuple[Hashable, ...]:
    """Return the facts of an elimination's sheet: figure, name, cause, whose card, how many remain."""
    facts = event.facts
    seat, by = facts["seat"], facts["by"]
    how = facts["cause"] if by != seat or facts["cause"] == "attack" else "alone"
    return figure(table, seat), table.seats[seat].name, how, table.seats[by].name, facts["left"]


def _police(event: Event, before: Pieces, after: Pieces, _table: TableView) -> list[Keyframe]:
    """Return the frames of the police: two dice name column and row, and the tape unrolls there (CH-28)."""
    cell = event.facts["cell"]
    column, row = space_of(cell)
    top, side = f"{spec.ON_TOP}/{column}", f"{spec.ASIDE}/{row}"
    named = _with_die(before, str(column), top)
    found = [Keyframe(_with_die(before, spec.TUMBLING[0], top), 300, sounds=("die",))]
    found += [Keyframe(_with_die(before, face, top), 0, hold=TUMBLE_MS) for face in spec.TUMBLING]
    found += [Keyframe([*named, Effect(spec.THROW, face, side)], 0, hold=TUMBLE_MS) for face in spec.TUMBLING]
    thrown = Effect(spec.THROW, str(row), side)
    found.append(Keyframe([*named, thrown], 0, hold=320))
    for number, face in enumerate(spec.UNROLLING):
        taped = [piece._replace(face=face) if _is_new_tape(piece, cell) else piece for piece in after]
        unrolled = [*_with_die(taped, str(column), top), thrown]
        found.append(Keyframe(unrolled, 0, hold=UNROLL_MS, sounds=("tape",) * (not number)))
    shown = [*_with_die(after, str(column), top), thrown]
    return [*found, Keyframe(shown, 0, hold=TAPE_MS, captioned=True), Keyframe(after, 240)]


def _discard(event: Event, _before: Pieces, after: Pieces, _table: TableView) -> list[Keyframe]:
    """Return the frames of a discard to the police, face up."""
    face = event.facts["card"].partition("/")[2]
    gone = max(
        at
        for at, piece in enumerate(after)
        if (piece.kind, piece.face, piece.place) == (spec.CARD, face, "box")
    )
    seen = [*after[:gone], after[gone]._replace(place="announced"), *after[gone + 1 :]]
    return [Keyframe(seen, 320, hold=650, sounds=("card_flip",), captioned=True), Keyframe(after, 0)]


def _skip(event: Event, _before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    name = table.seats[event.facts["seat"]].name
    return _notice_frames(after, SKIP_MS, "skip_turn", "skips", "name", name)


def _round(event: Event, _before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    """Return the sheet of a round's end: who lost hearts, and how much tape will fall (CH-27)."""
    facts, hearts = event.facts, state_of(table).hearts
    most = state_of(table).config.hearts
    fates = tuple(
        Fate(figure(table, seat), table.seats[seat].name, lost, hearts[seat], most)
        for seat, lost in enumerate(facts["lost"])
    )
    sheet = Effect(spec.ROUND_OVER, "", spec.SHEET_PLACE, (facts["round"], facts["tape"], fates))
    hurt = bool(facts["tape"])
    hold = (ROUND_OVER_MS if hurt else CALM_ROUND_MS) * known(table)
    return _shown(after, sheet, hold, "bell", waits=hurt)


def _begin(event: Event, _before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    facts = event.facts
    return _begun(after, table, facts["round"], facts["seat"], facts["duel"])


def _begun(after: Pieces, table: TableView, number: int, seat: int, duel: int) -> list[Keyframe]:
    """Return the sheet of a round's start: its number, and who goes first."""
    about = number, figure(table, seat), table.seats[seat].name, duel, state_of(table).config.stalemate_rounds
    return _shown(after, Effect(spec.BEGINS, "", spec.SHEET_PLACE, about), BEGINS_MS * known(table), "bell")


def _shown(after: Pieces, sheet: Effect, hold: float, sound: str, *, waits: bool = False) -> list[Keyframe]:
    """Return the frames of a sheet over the board.

    It is shown for its reading time, or until a click if it concerns a loss of a person.
    """
    shown = Keyframe([*after, sheet], 160, hold=round(hold), sounds=(sound,), captioned=True, waits=waits)
    return [shown, Keyframe(after, 0)]


def _duel(event: Event, _before: Pieces, after: Pieces, _table: TableView) -> list[Keyframe]:
    return _notice_frames(after, NOTICE_MS, "flag", "duel-begins", "rounds", event.facts["rounds"])


def _notice_frames(after: Pieces, hold: int, picture: str, *about: Hashable) -> list[Keyframe]:
    """Return the frames of a notice over the table.

    `about` is the key of its message and the message's arguments.
    """
    slip = Effect(spec.NOTICE, picture, spec.NOTICE, about)
    return [Keyframe([*after, slip], 140, hold=hold, sounds=("bell",), captioned=True), Keyframe(after, 0)]


def _is_pawn(piece: Piece, seat: int) -> bool:
    return piece.kind == spec.PAWN and piece.name == f"seat/{seat}"


def _is_new_tape(piece: Piece, cell: str) -> bool:
    return piece.place == cell and piece.kind not in (spec.PAWN, spec.TRAP)


def _hurt(pieces: Pieces, seat: int) -> list[Piece]:
    return [
        piece._replace(face=f"{seat}_{spec.HURT}") if _is_pawn(piece, seat) else piece for piece in pieces
    ]


def _standing_on(pieces: Pieces, seat: int) -> str:
    """Return the place of a seat's figure, as column and row."""
    return next((piece.place for piece in pieces if _is_pawn(piece, seat)), "").rpartition("/")[2]


_STAGED: dict[str, Maker] = {
    "deal": _deal,
    "pass": _pass,
    "first": _first,
    "skip": _skip,
    "armor": _armor,
    "trap": _trap,
    "damage": _damage,
    "negate": _negate,
    "death": _death,
    "duel": _duel,
    "roll": _roll,
    "round": _round,
    "begin": _begin,
    "police": _police,
    "discard": _discard,
}
"""Events with intermediate arrangements."""
