"""Checks of a shown table: all answers in words, beside the thing, and never over what has to stay free."""

from copy import copy

from pygame import Rect

from circus.content.texts import Texts
from circus.ui.gfx.widgets import Target
from circus.ui.gfx.widgets.overlays import AWAY
from circus.ui.input.gestures import Key
from circus.ui.input.picker import VERB
from circus.ui.scenes.rulebook.scene import RulebookScene
from circus.ui.scenes.rulebook.text import anchors
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.shell.transition import CUT
from circus.ui.scenes.table.answers import answer
from circus.ui.scenes.table.scene import TableScene
from circus.ui.skins.about import BUTTON, InspectableItem


def check_answers(manager: SceneManager, where: str) -> None:
    """Everything on the shown table answers; tip and card of a thing at rest lie where they may."""
    scene = manager.scene
    assert isinstance(scene, TableScene)
    targets = {target["name"] for target in manager.facts()["targets"]}
    things = {each.name: each for each in manager.inspectable_targets}
    assert targets <= set(things), f"{where}: {targets - set(things)}"
    for thing in things.values():
        there = f"{where} {thing.name}"
        known = scene.parts.inquiry.inspectable_item(thing.name, thing.label)
        if thing.name == AWAY:
            assert known is None and scene.tip(thing) is None, f"{there}: a slip about the empty room"
            continue
        assert known, f"{there}: it does not answer"
        _check_words(scene, scene.kit.texts, known, there)
        if not scene.director.busy:
            _check_slips(scene, thing, there)


def check_book(manager: SceneManager, where: str) -> bool:
    """F1 opens the book where it tells of what is asked; return whether it tells of that."""
    table = manager.scene
    assert isinstance(table, TableScene)
    known = anchors(table.game, table.kit.texts)
    verbs = {f"verb-{action.verb}" for action in table.chooser.picker.live} if table.chooser else set()
    manager.handle(Key("f1"))
    book = manager.scene
    assert isinstance(book, RulebookScene), where
    if verbs & known:
        assert set(book.anchor.split(", ")) == verbs & known, where
        assert book.spread == book.volume.spread_with(book.anchor), where
    manager.back(CUT)
    return bool(verbs & known)


def _check_words(scene: TableScene, texts: Texts, thing: InspectableItem, where: str) -> None:
    """The thing has a name and a line, in words; what opens the book is known there."""
    told = answer(texts, scene.presenter.skin, scene.table, scene.chooser, thing)
    for words in (told.title, told.does, told.use):
        assert not {"{", "_", "???"} & {*words} and "-what-" not in words, f"{where}: {words}"
    assert told.title and told.does, f"{where}: {told}"
    assert not told.title.startswith("Ui "), where
    if scene.chooser and told.use and thing.kind != BUTTON:
        tapped = copy(scene.chooser).tap(thing.name)
        assert told.can == bool(tapped.picked or tapped.action), f"{where}: {told.use} but {tapped}"
    if told.anchor:
        assert anchors(scene.game, texts).issuperset(told.anchor.split(", ")), where


def _check_slips(scene: TableScene, thing: Target, where: str) -> None:
    """The tip and the card of a thing lie where they may; there is no tip where the look says it itself."""
    scene.parts.inquiry.close()
    tip = scene.tip(thing)
    is_said = scene.table.pointer.hover == thing.name and scene.presenter.skin.input.has_own_tip(scene.table)
    assert (tip is None) == is_said, where
    if tip:
        _check_place(scene, tip.place(scene.kit), thing, f"tip {where}")
    assert scene.parts.inquiry.ask(thing)
    card = scene.parts.inquiry.slip()
    assert card
    _check_place(scene, card.place(scene.kit), thing, f"card {where}")
    scene.parts.inquiry.close()


def _check_place(scene: TableScene, slip: Rect, thing: Target, where: str) -> None:
    """Whole on the screen, off the thing, the prompt and all that can be chosen."""
    assert Rect(0, 0, *scene.kit.units.size).contains(slip), f"{where}: not on the screen"
    assert not slip.colliderect(thing.rect), f"{where}: over the thing"
    assert not slip.colliderect(_prompt_of(scene)), f"{where}: over the prompt"
    targets = scene.targets()
    above = next((at for at, each in enumerate(targets) if each.name == AWAY), len(targets))
    for at, each in enumerate(targets):
        is_open = at > above and not slip.contains(each.rect)
        if is_open or each.wanted or each.name.startswith(VERB):
            assert not slip.colliderect(each.rect), f"{where}: over {each.name}"


def _prompt_of(scene: TableScene) -> Rect:
    zone = scene.table.layout.zones["prompt"]
    box = (zone.x - zone.width / 2, zone.y - zone.height / 2, zone.width, zone.height)
    return scene.kit.units.rect(*box)
