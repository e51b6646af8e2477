"""Colours, type sizes, radii and layers that every scene shares."""

CREAM = "#F7E8C9"
PAPER = "#FFF6E0"
RED = "#B5282E"
DEEP_RED = "#7C1620"
GOLD = "#E5A72E"
"""Marks what the person may act on; used for nothing else."""
NAVY = "#1D2744"
INK = "#2A1B14"
TEAL = "#23827A"
SAWDUST = "#D9B57A"
WOOD = "#8A5A34"
NIGHT = "#141A2B"

GOLD_DARK = "#7A4E0C"
"""Hairline outside a gold edge."""
GOLD_PALE = "#FFE7A0"
"""Line inside a gold edge."""
HALO = "#FFC94F"
CHOSEN = "#23605C"
"""The chosen value of a switch, under cream text."""
LEMON = "#EDD83F"
"""Yellow of pieces, distinct from gold."""
BRASS = "#B98C48"
WOOD_DARK = "#4B2E1B"
DISABLED = "#4B423F"
DISABLED_TEXT = "#CDBFA8"
PATH_FILL = "#FFF0C2"
"""Colour of cells on a possible path."""
PLAYER_COLOURS = {
    "red": "#C4373C",
    "blue": "#2F7FC8",
    "yellow": LEMON,
    "green": "#3F9A48",
    "purple": "#7A3F96",
    "teal": "#23827A",
}
NEUTRAL = "brass"
"""Colour of a person if the rules assign the colours: no element of a screen may look like one of them."""

TITLE_U = 66
PROMPT_U = 27
NAME_U = 25
HEADING_U = 24
BUTTON_U = 20
CAPTION_U = 20
SMALL_U = 19
"""Minimum size of text that must be read."""

MARGIN_U = 24
GAP_U = 16
BUTTON_HEIGHT_U = 48
TARGET_U = 44
"""Minimum side of a click target."""
RADIUS_U = 14

LAYER_GROUND = 0
LAYER_FURNITURE = 10
LAYER_PROPS = 20
LAYER_HALO = 40
LAYER_PLATE = 44
LAYER_PIECE = 50
LAYER_EDGE = 60
LAYER_TAG = 70
"""Paths, chips and tags."""
LAYER_CONTROL = 80
"""Prompt, caption, buttons."""
LAYER_FLYING = 90
LAYER_MODAL = 100
"""Sheets and menus with their contents."""
LAYER_CURTAIN = 120
LAYER_POINTER = 130
"""Cursor layer."""
