"""Names and numbers of Clearing House's skin: sprites, kinds, faces, places, sizes in units."""

from types import MappingProxyType

from circus.content.levels.layouts import per_seat
from circus.ui.skins.sheets import CardSheet

ART = "clearing_house/"
"""The folder of its sprites."""
ODDS = "odds"
"""The aid that shows the odds of a shot."""
AIDS = MappingProxyType({ODDS: True})
KEYS = MappingProxyType({"e": ("end",), "a": ("allow",), "i": ("intervene",)})

CARD, BASE = "card", "base_card"
PAWN, HEART, TRAP, TAPE, DIE = "pawn", "heart", "trap", "police", "die"
SHIELD, NOTICE, LOSS, CHIP, THROW = "shield", "notice", "loss", "chip", "throw"
"""Kinds of pieces; in the last line those of effects, with a second throw of the die."""

ANGRY, HURT = "angry", "hurt"
"""Moods of a figure; in the tableau they follow its seat in the face: `2_hurt`."""
SHUT, BADGE, USED, ROLL = "shut", "badge", "used", "roll"
UNROLLING = ("unroll_1", "unroll_2", "unroll_3", "unroll_4", "unroll_5")
TUMBLING = ("tumble_1", "tumble_2", "tumble_3")

ROUND_OVER, BEGINS, OUT = "round_over", "begins", "out"
"""Kinds of sheets over the board."""
KEPT = "kept"
"""Prefix of the names of cards that are kept in a draft: the pack may contain a twin."""
SHEET_PLACE = "moment"
ABOVE, GRAVE, ROLLED, ASIDE, ON_TOP, PLATE = "above", "grave", "rolled", "aside", "on_top", "plate"
"""Places of the skin: over a figure, where one fell, next to it for the rolled die, next to a row and
above a column for the dice of the police, on a plate."""
PASSING = "passing"
"""A pack on its way from seat to seat: `passing/1/2`."""

SHEET = CardSheet(200, 290, 17, 3)
"""The sheet of the cards."""
SHEET_U = 400.0
"""Approximate height of a sheet over the board."""
CHIP_U, CHIP_WIDE_U = 46.0, 205.0
RATIOS = MappingProxyType(
    {
        PAWN: 200 / 260, HEART: 64 / 60, TRAP: 160 / 110, TAPE: 1.0, DIE: 1.0, THROW: 1.0, SHIELD: 64 / 72,
        LOSS: 96 / 64, NOTICE: 600 / 84, CHIP: CHIP_WIDE_U / CHIP_U,
    }
)  # fmt: skip
"""Width divided by height; all others are cards."""

HAND_ORDER = ("move", "double_move", "attack", "ranged_attack", "abduct", "ambush", "armor", "intervene")
FIGURE_U, FEET_OF_FIGURE = 136.0, 228 / 260
TRAP_UP_U = 16.0
"""Distance of a trap from the middle of its space."""
TRAP_U, TAPE_U, HEART_U, LOSS_U = 64.0, 88.0, 21.0, 46.0
BADGE_U, SHIELD_U, TAPE_HEART_U = 22.0, 30.0, 62.0
ROLLED_U, ASIDE_U = 92.0, 58.0
HEART_STEP_U = 25.0
HANG_U = 16.0
"""Extension of a portrait beyond its plate's left end."""
NAMES_UP_U = 27.0
"""Offset of names above hearts and counts."""
RAISED_U, CHOSEN_U = 14.0, 22.0
PACK_ROW, PACK_GAP_U = 5, 12.0
MAX_IN_PACK = 9

_ZONES = (
    *("announced", "board", "button/ask", "counters", "deck", DIE, "hand/near", NOTICE, "pack/0", "stack"),
    *("tape", "verbs", "window/strip"),
)


def zones(seats: int) -> list[str]:
    """Return the zones that a table must have."""
    return [*per_seat(("plate", "hand", "played"), seats), *_ZONES]
