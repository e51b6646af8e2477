"""Widgets: everything readable and clickable besides the pieces, as plain data with items and targets.

A widget is rebuilt for every frame from the scene's state; `items(kit, pose)` returns its drawing,
`targets(kit)` its click targets. All places are in units; surfaces are cached in the toolkit.
"""

from circus.ui.gfx.widgets.answers import AnswerCard, Tip
from circus.ui.gfx.widgets.base import (
    Act,
    Box,
    Inert,
    Pose,
    Target,
    Widget,
    centred,
    focus_ring,
    hit,
    items_of,
    overlapped,
    targets_of,
    visible_part,
)
from circus.ui.gfx.widgets.boards import CaptionStrip, Label, PaperSheet, Plate, Ribbon
from circus.ui.gfx.widgets.buttons import Button, IconButton, button_width
from circus.ui.gfx.widgets.controls import Slider, Stepper, Switch, Toggle
from circus.ui.gfx.widgets.icons import ICONS, icon
from circus.ui.gfx.widgets.overlays import Modal, ModalButton, PointMenu, PointMenuEntry, Veil
from circus.ui.gfx.widgets.panel import Panel
from circus.ui.gfx.widgets.text_field import Edit, TextField

__all__ = [
    "ICONS",
    "Act",
    "AnswerCard",
    "Box",
    "Button",
    "CaptionStrip",
    "Edit",
    "IconButton",
    "Inert",
    "Label",
    "Modal",
    "ModalButton",
    "Panel",
    "PaperSheet",
    "Plate",
    "PointMenu",
    "PointMenuEntry",
    "Pose",
    "Ribbon",
    "Slider",
    "Stepper",
    "Switch",
    "Target",
    "TextField",
    "Tip",
    "Toggle",
    "Veil",
    "Widget",
    "button_width",
    "centred",
    "focus_ring",
    "hit",
    "icon",
    "items_of",
    "overlapped",
    "targets_of",
    "visible_part",
]
