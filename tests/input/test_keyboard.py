"""Which command a key is: modifiers, layouts, the keypad; what is text and what is not."""

import pygame
import pytest

from circus.ui.input.gestures import FULL_SCREEN
from circus.ui.input.keyboard import command, types_text

ALT, ALTGR, CTRL, META = pygame.KMOD_LALT, pygame.KMOD_RALT, pygame.KMOD_LCTRL, pygame.KMOD_LMETA
NUM, CAPS, SHIFT, MODE = pygame.KMOD_NUM, pygame.KMOD_CAPS, pygame.KMOD_LSHIFT, pygame.KMOD_MODE
MENU_KEY = 1 << 30 | 101


@pytest.mark.parametrize("modifiers", [ALT, ALTGR, META, MODE, CTRL | ALT, CTRL | META, ALT | SHIFT])
@pytest.mark.parametrize(
    "key", [pygame.K_l, pygame.K_SPACE, pygame.K_TAB, pygame.K_ESCAPE, pygame.K_F4, pygame.K_RIGHT]
)
def test_keys_of_the_system_are_no_commands(key: int, modifiers: int) -> None:
    assert command(key, 0, modifiers, "linux") == ""


@pytest.mark.parametrize("modifiers", [0, SHIFT, NUM, CAPS])
def test_shift_and_locks_leave_a_key_plain(modifiers: int) -> None:
    assert command(pygame.K_RETURN, 0, modifiers) == "return"


@pytest.mark.parametrize("enter", [pygame.K_RETURN, pygame.K_KP_ENTER])
def test_alt_enter_fills_the_screen_as_f11_does(enter: int) -> None:
    assert command(enter, 0, ALT | NUM, "linux") == command(pygame.K_F11, 0, 0) == FULL_SCREEN
    for other in (CTRL, META, SHIFT):
        assert command(enter, 0, ALT | other, "linux") == ""


def test_ctrl_makes_another_command_of_a_key() -> None:
    assert command(pygame.K_z, 0, CTRL | NUM) == "ctrl+z"
    assert command(pygame.K_RETURN, 0, CTRL) == "ctrl+return"


def test_cmd_stands_for_ctrl_on_macos_alone() -> None:
    assert command(pygame.K_z, 0, META, "darwin") == "ctrl+z"
    assert command(pygame.K_z, 0, META, "win32") == ""


def test_ctrl_cmd_f_is_left_to_the_menu_bar_of_macos() -> None:
    assert command(pygame.K_f, 0, META, "darwin") == command(pygame.K_f, 0, CTRL, "darwin") == "ctrl+f"
    assert command(pygame.K_f, 0, CTRL | META, "darwin") == ""


@pytest.mark.parametrize(
    "key",
    [pygame.K_LSHIFT, pygame.K_RCTRL, pygame.K_LALT, pygame.K_LMETA, pygame.K_CAPSLOCK, pygame.K_NUMLOCK],
)
def test_a_modifier_alone_is_no_command(key: int) -> None:
    assert command(key, 0, 0) == ""


@pytest.mark.parametrize(
    ("sign", "place", "name"),
    [
        ("д", pygame.KSCAN_L, "l"),
        ("я", pygame.KSCAN_Z, "z"),
        ("λ", pygame.KSCAN_L, "l"),
        ("ж", pygame.KSCAN_SEMICOLON, "ж"),
        ("a", pygame.KSCAN_Q, "a"),
        ("y", pygame.KSCAN_Z, "y"),
        ("ö", pygame.KSCAN_SEMICOLON, "ö"),
        (",", pygame.KSCAN_M, ","),
        ("&", pygame.KSCAN_1, "1"),
        ("é", pygame.KSCAN_2, "2"),
        ("à", pygame.KSCAN_0, "0"),
        ("٣", pygame.KSCAN_3, "3"),
        ("²", pygame.KSCAN_GRAVE, "²"),
    ],
)
def test_a_letter_counts_by_its_sign_if_that_is_latin_else_by_its_place(
    sign: str, place: int, name: str
) -> None:
    assert command(ord(sign), place, 0) == name


def test_the_keypad_writes_digits_or_moves() -> None:
    assert command(pygame.K_KP7, pygame.KSCAN_KP7, NUM, "linux") == "7"
    assert command(pygame.K_KP7, pygame.KSCAN_KP7, 0, "linux") == "home"
    assert command(pygame.K_KP7, pygame.KSCAN_KP7, 0, "darwin") == "7"
    assert command(pygame.K_KP_ENTER, 0, 0) == "return"


def test_the_menu_key_of_a_keyboard_has_a_name() -> None:
    assert command(MENU_KEY, 101, 0) == command(pygame.K_MENU, 0, 0) == "menu"


def test_a_key_without_any_name_is_no_command() -> None:
    assert command(0, 0, 0) == command(0, 0, CTRL) == ""


@pytest.mark.parametrize(
    ("sign", "modifiers", "text", "system", "is_typed"),
    [
        ("l", 0, "l", "linux", True),
        ("l", SHIFT, "L", "linux", True),
        ("l", ALT, "l", "linux", False),
        ("l", META, "l", "linux", False),
        ("я", CTRL, "я", "linux", False),
        ("l", ALTGR, "l", "linux", False),
        ("0", ALTGR, "@", "linux", True),
        ("0", ALTGR | CTRL, "@", "win32", True),
        ("e", ALT, "é", "darwin", True),
        ("v", META, "v", "darwin", False),
    ],
)
def test_text_of_a_key_that_belongs_to_the_system_is_not_typed(
    sign: str, modifiers: int, text: str, system: str, is_typed: bool
) -> None:
    assert types_text(ord(sign), modifiers, text, system) is is_typed
