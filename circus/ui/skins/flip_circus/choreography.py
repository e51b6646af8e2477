"""Animation of Flip Circus: swaps, leaps, flips, secret looks, won poster parts, the bow."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from circus.core.event import Event
from circus.core.piece import Piece
from circus.games.flip_circus.actions import position_of
from circus.games.flip_circus.facts import side_of
from circus.games.flip_circus.ring import POSITIONS
from circus.ui.gfx.tableau import Effect
from circus.ui.skins.flip_circus import spec
from circus.ui.skins.keyframe import Keyframe
from circus.ui.skins.table_view import TableView

HOP_MS, FLIP_MS, SETTLE_MS, SWAP_MS, LEAP_MS = 110, 360, 110, 340, 460
LOOK_MS, LOOK_HOLD_MS, HIDDEN_HOLD_MS = 280, 1700, 700
TRIO_MS, PART_HOLD_MS, BOW_MS, WHOLE_MS = 900, 900, 260, 2200
FINALE_MS, CLOWNS_MS = 2600, 1700
FOLLOW_MS = 700
"""Pause in ms after somebody else's action; for their own, the actor needs none."""

Facts = Mapping[str, Any]
Pieces = Sequence[Piece]


def choreograph(event: Event, before: Pieces, after: Pieces, table: TableView) -> Sequence[Keyframe]:
    """Return the frames of an event; none if the pieces just glide."""
    make = _MAKERS.get(event.kind)
    return make(event.facts, before, after, table) if make else []


def _setup(_facts: Facts, _before: Pieces, after: Pieces, _table: TableView) -> list[Keyframe]:
    """Return the frames of the setup: ten tokens are dealt from a pile round the ring, clockwise."""
    piled = [_posed(position, spec.PILE) for position in POSITIONS]
    return [
        Keyframe([*after, *piled], 200, 0, 260, ("shuffle",)),
        Keyframe(after, 320, 70, 200, ("card_slide",)),
    ]


def _pause_after(facts: Facts, table: TableView) -> int:
    """Return the pause after an action, in ms."""
    return 160 if facts["seat"] == table.viewer else FOLLOW_MS


def _swap(facts: Facts, _before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    return [Keyframe(after, SWAP_MS, 0, _pause_after(facts, table), ("card_slide",))]


def _leap(facts: Facts, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    """Return the frames of an artist's power that moves two tokens: they hop, then change places."""
    hops = [_posed(position_of(name), spec.HOP) for name in facts["tokens"]]
    return [
        Keyframe([*before, *hops], HOP_MS + 60, 0, 120, before=True),
        Keyframe(after, LEAP_MS, 0, _pause_after(facts, table), ("whoosh",)),
    ]


def _flip(facts: Facts, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    hop = _posed(position_of(facts["token"]), spec.HOP)
    hold = max(280, _pause_after(facts, table))
    return [Keyframe([*before, hop], HOP_MS, before=True), *_turned(hop, after, hold)]


def _turned(hop: Effect, after: Pieces, hold: int) -> list[Keyframe]:
    """Return the frames of a lifted token that turns over; its message may be shown then."""
    return [
        Keyframe([*after, hop], FLIP_MS, 0, 0, ("card_flip",), captioned=True),
        Keyframe(after, SETTLE_MS, 0, hold),
    ]


def _bow(facts: Facts, before: Pieces, after: Pieces, _table: TableView) -> list[Keyframe]:
    """Return the frames of the middle artist, who bows to both sides and turns over."""
    position = position_of(facts["token"])
    left, right, hop = (_posed(position, pose) for pose in (spec.LEFT, spec.RIGHT, spec.HOP))
    return [
        Keyframe([*before, left], BOW_MS, 0, 90, ("cheer",), before=True),
        Keyframe([*before, right], BOW_MS + 60, 0, 90, before=True),
        Keyframe([*before, hop], 140, before=True),
        *_turned(hop, after, 350),
    ]


def _looked(facts: Facts, _before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    """Return the frames of a look for other viewers: which tokens, but not their backs; see `_backs`."""
    if table.viewer in facts["viewers"]:
        return []
    return _slid(after, facts["tokens"], ("",) * len(facts["tokens"]), HIDDEN_HOLD_MS)


def _peek(facts: Facts, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    """Return the frames of the payment, then of the look."""
    return [*_paid(facts, before, after, table), *_looked(facts, before, after, table)]


def _backs(facts: Facts, _before: Pieces, after: Pieces, _table: TableView) -> list[Keyframe]:
    """Return the frames of the backs, which slide out from behind their tokens, for this viewer only."""
    return _slid(after, facts["tokens"], facts["backs"], LOOK_HOLD_MS)


def _slid(pieces: Pieces, tokens: Sequence[str], faces: Sequence[str], hold: int) -> list[Keyframe]:
    backs = [(position_of(name), face) for name, face in zip(tokens, faces, strict=True)]
    hidden = [Effect(spec.SEEN, face, f"hidden/{position}") for position, face in backs]
    out = [Effect(spec.SEEN, face, f"{spec.SEEN}/{position}") for position, face in backs]
    return [
        Keyframe([*pieces, *hidden], 0),
        Keyframe([*pieces, *out], LOOK_MS, 60, hold, ("whoosh",), captioned=True),
        Keyframe([*pieces, *hidden], LOOK_MS),
        Keyframe(pieces, 0),
    ]


def _trio(facts: Facts, _before: Pieces, after: Pieces, _table: TableView) -> list[Keyframe]:
    """Return the cheer for a trio."""
    return [_cheered(facts["tokens"], after)]


def _five_clowns(facts: Facts, _before: Pieces, after: Pieces, _table: TableView) -> list[Keyframe]:
    """Return the announcement that all Clowns are face up, and their cheer."""
    return [_noticed("five_clowns", after, CLOWNS_MS), Keyframe(after, 0), _cheered(facts["tokens"], after)]


def _cheered(tokens: Sequence[str], pieces: Pieces) -> Keyframe:
    return Keyframe([*pieces, *_cheers(tokens, pieces)], 120, 0, TRIO_MS, ("applause",), captioned=True)


def _cheers(tokens: Sequence[str], pieces: Pieces) -> list[Effect]:
    """Return a ring of light round each of these tokens."""
    return [Effect(spec.CHEER, piece.face, f"{spec.CHEER}/{position_of(piece.name)}")
            for piece in pieces if piece.name in tokens]  # fmt: skip


def _finale(_facts: Facts, _before: Pieces, after: Pieces, _table: TableView) -> list[Keyframe]:
    """Return the announcement that five Clowns win too from now on."""
    return [_noticed("finale", after, FINALE_MS), Keyframe(after, 0)]


def _noticed(kind: str, pieces: Pieces, ms: int) -> Keyframe:
    """Return a keyframe with the words for a kind of event in the middle."""
    return Keyframe(
        [*pieces, Effect(spec.NOTICE, kind, spec.NOTICE)], 140, 0, ms, ("drum_roll",), captioned=True
    )


def _poster(facts: Facts, before: Pieces, after: Pieces, _table: TableView) -> list[Keyframe]:
    """Return the frames of a won part: its artists are cheered, and it moves to its winner's tray."""
    cheers = _cheers(facts["tokens"], before)
    staged = [
        piece._replace(place=spec.STAGE)
        if (piece.kind, piece.face) == (spec.POSTER, facts["artist"])
        else piece
        for piece in before
    ]
    return [
        Keyframe([*before, *cheers], 0, before=True),
        Keyframe([*staged, *cheers], 420, 0, PART_HOLD_MS, ("fanfare",), before=True),
        Keyframe(after, 380, 0, 160, ("card_slide", "chip")),
    ]


def _paid(facts: Facts, _before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    """Return the frames of one Applause token changing hands, if any does."""
    return [Keyframe(after, 380, 0, _pause_after(facts, table), ("chip",))]


def _applause(facts: Facts, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    return [] if facts["choice"] == "none" else _paid(facts, before, after, table)


def _finish(facts: Facts, _before: Pieces, after: Pieces, _table: TableView) -> list[Keyframe]:
    """Return the frames of the won parts forming one poster."""
    winners = {side_of(seat) for seat in facts["winners"]}
    if len(winners) != 1:
        return [Keyframe(after, 0, 0, 600, ("bell",))]
    home = f"posters/{winners.pop()}"
    won = {piece.face for piece in after if piece.place == home}
    whole = [
        piece._replace(place=f"{spec.STAGE}/{piece.face}") if piece.place == home else piece
        for piece in after
    ]
    missing = [
        Effect(spec.GHOST, artist, f"{spec.STAGE}/{artist}") for artist in spec.PARTS if artist not in won
    ]
    return [Keyframe([*whole, *missing], 520, 90, WHOLE_MS, ("fanfare", "applause"), captioned=True)]


def _posed(position: int, pose: str) -> Effect:
    """Return the temporary pose of the token at a position."""
    return Effect(spec.POSE, pose, f"{spec.POSE}/{position}")


_MAKERS: dict[str, Callable[[Facts, Pieces, Pieces, TableView], list[Keyframe]]] = {
    "setup": _setup,
    "swap": _swap,
    "acrobat": _leap,
    "magician": _leap,
    "flip": _flip,
    "seer": _looked,
    "misuse": _looked,
    "peek": _peek,
    "backs": _backs,
    "trio": _trio,
    "finale": _finale,
    "five_clowns": _five_clowns,
    "poster": _poster,
    "bow": _bow,
    "applause": _applause,
    "encore": _paid,
    "finish": _finish,
}
