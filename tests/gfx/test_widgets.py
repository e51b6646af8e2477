"""Widgets: the same look is the same surface, states look different, everything fits."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pygame import Rect, image

from circus.content.texts import Texts
from circus.ui.gfx import theme
from circus.ui.gfx.disk_cache import DiskCache
from circus.ui.gfx.settings import TEXT_SIZES, Settings
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import (
    ICONS,
    AnswerCard,
    Button,
    CaptionStrip,
    Edit,
    IconButton,
    Modal,
    ModalButton,
    PaperSheet,
    Plate,
    PointMenu,
    PointMenuEntry,
    Pose,
    Ribbon,
    Slider,
    Stepper,
    Switch,
    Target,
    TextField,
    Tip,
    Toggle,
    Widget,
    button_width,
    focus_ring,
    icon,
    overlapped,
    visible_part,
)
from circus.ui.gfx.window import AppWindow
from tests.gfx.parlour import stage

VALUES = (("slow", "Slow"), ("normal", "Normal"), ("off", "None"))
BOX = (20, 20, 240, 48)
STATEFUL: list[tuple[str, Callable[[bool], Widget]]] = [
    ("ui/a", lambda enabled: Button("ui/a", BOX, "Settings", "gear", enabled=enabled)),
    ("ui/a", lambda enabled: Button("ui/a", BOX, "Play", kind="gold", enabled=enabled)),
    ("ui/a", lambda enabled: Button("ui/a", BOX, "Back", kind="paper", enabled=enabled)),
    ("ui/a", lambda enabled: IconButton("ui/a", 60, 60, "help", enabled=enabled)),
    ("ui/a/slow", lambda enabled: Switch("ui/a", BOX, VALUES, "off", enabled)),
    ("ui/a", lambda enabled: Toggle("ui/a", 20, 20, True, enabled=enabled)),
    ("ui/a", lambda enabled: Slider("ui/a", BOX, 40, enabled=enabled)),
]
ALL: list[Widget] = [
    *(make(True) for _, make in STATEFUL),
    Stepper("ui/a", 20, 20, "no limit"),
    TextField("ui/a", BOX, "Béatrice"),
    TextField("ui/a", BOX, "Béatrice", Edit("Béa", 2)),
    PaperSheet((20, 20, 300, 200), line="#C4373C", edge="teal"),
    Plate((20, 20, 276, 104), "navy", "gold", name="seat/1"),
    Plate((20, 20, 276, 104), "out"),
    Ribbon(400, 100, "Choose a clown to move"),
    CaptionStrip(400, 200, "Ada plays the 42", "cards"),
    PointMenu(
        (300, 200),
        (
            PointMenuEntry("verb/flip", "Flip", "replay"),
            PointMenuEntry("verb/power", "Power", help="Swaps two"),
        ),
    ),
    Modal(
        "Leave?", "Games are kept.", (ModalButton("ui/no", "Stay"), ModalButton("ui/yes", "Leave", "gold"))
    ),
    Tip(Rect(100, 100, 40, 40), "Ada", "Your game is kept"),
    AnswerCard(Rect(100, 100, 40, 40), "The 42", "A green card", "Follow green", False, "Open the rules"),
]


@pytest.fixture
def kit(window: AppWindow, tmp_path: Path) -> Toolkit:
    return Toolkit(window, Texts("en"), Settings(), disk=DiskCache(tmp_path))


@pytest.mark.parametrize("widget", ALL, ids=lambda widget: type(widget).__name__)
def test_the_same_look_is_the_same_surface(kit: Toolkit, widget: Widget) -> None:
    assert widget.items(kit, Pose()) == widget.items(kit, Pose())


@pytest.mark.parametrize("widget", ALL, ids=lambda widget: type(widget).__name__)
def test_a_widget_is_drawn_where_it_is_clicked(kit: Toolkit, widget: Widget) -> None:
    drawn = Rect(0, 0, 0, 0).unionall(
        [i.surface.get_rect(topleft=(i.x, i.y)) for i in widget.items(kit, Pose())]
    )
    assert drawn.size != (0, 0)
    for target in widget.targets(kit):
        assert target.name == "ui/away" or drawn.inflate(2, 2).contains(target.rect)


@pytest.mark.parametrize(("name", "make"), STATEFUL)
def test_every_state_looks_different(kit: Toolkit, name: str, make: Callable[[bool], Widget]) -> None:
    poses = (Pose(), Pose(name), Pose(name, name))
    looks = [image.tobytes(make(True).items(kit, pose)[0].surface, "RGBA") for pose in poses]
    looks.append(image.tobytes(make(False).items(kit, Pose())[0].surface, "RGBA"))
    assert len(set(looks)) == 4


def test_a_disabled_control_takes_no_click_in_any_pose(kit: Toolkit) -> None:
    for name, make in STATEFUL:
        assert not any(target.enabled for target in make(False).targets(kit))
        assert make(False).items(kit, Pose(name, name)) == make(False).items(kit, Pose())


def test_a_button_left_while_it_is_held_springs_back() -> None:
    assert Pose("ui/b", "ui/a").look("ui/a") == "normal"
    assert Pose("ui/a", "ui/a").look("ui/a") == "pressed"
    assert Pose(focus="ui/a").look("ui/a") == "hover"


@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_a_button_is_as_wide_as_its_label_asks(kit: Toolkit, text_size: int) -> None:
    kit.change(Settings(text_size=text_size))
    label = "Revoir une partie"
    for kind in ("wood", "gold", "paper"):
        wide = button_width(kit, label, "replay", kind)
        face, size_u = ("display", 26) if kind == "gold" else ("ui-bold", 20)
        assert kit.fonts.width_u(label, face, size_u) + 34 < wide


def test_a_switch_gives_every_label_its_room(kit: Toolkit) -> None:
    switch = Switch("ui/speed", (20, 20, 0, 44), VALUES, "off")
    targets = switch.targets(kit)
    assert [target.name for target in targets] == ["ui/speed/slow", "ui/speed/normal", "ui/speed/off"]
    for target, (_, label) in zip(targets, VALUES, strict=True):
        assert kit.units.u(target.rect.w) > kit.fonts.width_u(label, "ui-semibold") + 30


def test_a_slider_tells_the_value_under_the_pointer(kit: Toolkit) -> None:
    slider = Slider("ui/volume", (20, 20, 344, 44), 40)
    left, width = 20 + 22, 344 - 44
    for share in (0, 25, 50, 100):
        assert slider.value_at(kit, kit.units.px(left + width * share / 100)) == share
    assert slider.value_at(kit, 0) == 0
    assert slider.value_at(kit, 10_000) == 100


def test_controls_can_be_hit_with_a_finger(kit: Toolkit) -> None:
    small = [
        target
        for widget in ALL
        for target in widget.targets(kit)
        if min(kit.units.u(target.rect.w), kit.units.u(target.rect.h)) < 41
    ]
    assert small == []


def test_a_menu_stays_inside_the_window(kit: Toolkit) -> None:
    entries = [PointMenuEntry(f"verb/{number}", "A verb that is rather long") for number in range(4)]
    screen = Rect(0, 0, *kit.units.size)
    for point in ((0, 0), (639, 479), (639, 0), (320, 240)):
        for target in PointMenu(point, entries).targets(kit):
            assert screen.contains(target.rect)


def test_an_open_menu_takes_the_clicks_beside_it(kit: Toolkit) -> None:
    targets = PointMenu((300, 200), (PointMenuEntry("verb/flip", "Flip"),)).targets(kit)
    assert targets[0] == Target("ui/away", Rect(0, 0, 640, 480))


def test_a_path_too_long_for_a_line_is_not_cut_off(kit: Toolkit) -> None:
    *_, short = Modal("Broken", "short", ()).items(kit, Pose())
    *_, long = Modal("Broken", "/home/ada/" * 12 + "game.jsonl:12: cut", ()).items(kit, Pose())
    assert long.surface.get_width() < kit.units.size[0]
    assert long.surface.get_height() > 2 * short.surface.get_height()


def test_every_icon_is_drawn(kit: Toolkit) -> None:
    for name in ICONS:
        assert icon(kit, name, 24).get_bounding_rect().w > 4, name


def test_a_focus_ring_lies_round_its_target(kit: Toolkit) -> None:
    rect = Rect(100, 100, 60, 30)
    ring = focus_ring(kit, rect)
    assert Rect(ring.x, ring.y, *ring.surface.get_size()).contains(rect.inflate(2, 2))


def test_writing_in_a_field() -> None:
    edit = Edit("Ada", 3).keyed("", "é").keyed("left").keyed("backspace")
    assert edit == Edit("Adé", 2)
    assert edit.keyed("home").keyed("delete") == Edit("dé", 0)
    assert edit.keyed("end").keyed("", "!" * 30, most=5) == Edit("Adé!!", 5)
    assert edit.keyed("", "\0\ufe0f") == edit
    assert Edit("", 0).keyed("backspace").keyed("left").keyed("delete") == Edit("", 0)


def test_the_visible_part_of_a_card_under_others_is_its_free_strip() -> None:
    card = Rect(0, 0, 100, 140)
    assert visible_part(card, [Rect(44, 0, 100, 140)]) == Rect(0, 0, 44, 140)
    assert visible_part(card, [Rect(200, 0, 10, 10)]) == card
    assert not visible_part(card, [Rect(-5, -5, 200, 200)])


def test_every_point_of_a_visible_part_hits_its_target() -> None:
    window = Rect(0, 0, 300, 200)
    hand = [
        Target(f"card/{number}", Rect(20 + 40 * number, 90 + 9 * number, 100, 140)) for number in range(5)
    ]
    for target in overlapped([*hand, Target("ui/off", Rect(0, 0, 50, 50), enabled=False)], window):
        for point in (
            target.rect.topleft,
            target.rect.center,
            (target.rect.right - 1, target.rect.bottom - 1),
        ):
            hit = [each.name for each in hand if each.rect.collidepoint(point)]
            assert hit[-1] == target.name
            assert window.collidepoint(point)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1366, 768)], ids=str)
def test_a_caption_that_fits_on_one_line_is_painted_on_one(size: tuple[int, int]) -> None:
    kit = stage(size).kit
    for text in ("Basile montre une Voyante", "Ada turns up a Clown", "Félix échange deux voisins"):
        (usual,) = CaptionStrip(800, 200, text).items(kit, Pose())
        (wide,) = CaptionStrip(800, 200, text, width=900).items(kit, Pose())
        assert usual.surface.get_buffer().raw == wide.surface.get_buffer().raw


@pytest.mark.parametrize("text_size", [100, 160])
def test_a_caption_that_is_too_long_for_a_line_grows_and_is_written_no_smaller(text_size: int) -> None:
    kit = stage((1280, 720), text_size=text_size).kit
    words = "Marie-Bernadette names Marie-Bernadette, who leads the next trick of this hand"
    (short,) = CaptionStrip(800, 200, "Ada leads", hangs=True).items(kit, Pose())
    (long,) = CaptionStrip(800, 200, words, width=300, hangs=True).items(kit, Pose())
    assert long.surface.get_height() > 2 * short.surface.get_height() and long.y == short.y
    assert not kit.fonts.strained


def test_a_caption_of_two_lines_is_as_wide_as_its_longer_one_and_leaves_no_word_alone() -> None:
    fonts = (kit := stage((1280, 720)).kit).fonts
    words = "Snap! A trap costs Félix a heart"
    strip = CaptionStrip(800, 200, words, width=300, side="right")
    full = fonts.longest_u(words, "ui", theme.CAPTION_U, 300 - 38)
    even = fonts.longest_u(words, "ui", theme.CAPTION_U, 300 - 38, even=True)
    assert even < 0.8 * full
    assert strip.reach(kit).width == pytest.approx(kit.units.px(even + 38), abs=1)
