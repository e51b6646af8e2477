"""Feedback card at the end of a visit: a few questions to each person in turn, all of them optional."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Protocol

from circus.lab.day.words import title_of
from circus.platform.faulty_items import unless_faulty
from circus.records.pin import MAX_LETTERS, words_of
from circus.records.replay import read
from circus.session.record_entry import seats_of
from circus.session.table_setup import HUMAN, Seat
from circus.stand.card_course import CardCourse
from circus.stand.questions import RULES, STARS, WORDS, FeedbackQuestion, in_the_way
from circus.stand.visit import Visit
from circus.ui.gfx import theme
from circus.ui.gfx.widgets import Button, Edit, TextField
from circus.ui.gfx.widgets.buttons import GOLD
from circus.ui.gfx.widgets.containers import NOWHERE, Part, boxed, column, line, row, space
from circus.ui.input.gestures import Cancel, Gesture, Key, Preedit, Tap
from circus.ui.scenes.parts.paper import TITLE
from circus.ui.scenes.parts.portraits import medallion
from circus.ui.scenes.parts.wall import Doers, WallScene
from circus.ui.scenes.parts.widgets import PictureWidget, picture
from circus.ui.scenes.rulebook.text import heading_of
from circus.ui.scenes.shell.scene import SceneContext
from circus.ui.scenes.table.seats_sheet import menu_sheet, sheet_room

ANSWER, SKIP, DONE, FIELD, ALL = "ui/answer/", "ui/skip", "ui/done", "ui/words", "ui/all"

_WIDTH_U, _BUTTON_U, _GAP_U = 760.0, 62.0, 14.0
_STARS = 5
THANKS_MS = 3000.0
"""Milliseconds for which the thanks for the answers are shown."""
NOTHING, SEND = "nothing", "send"
"""Answers to a question about rules: none of them was a problem; those that were chosen."""
_FACE_U = 64.0


class FeedbackPolicy(Protocol):
    """Interface of the kiosk policy for the feedback card."""

    visit: Visit | None

    def questions(self) -> Sequence[FeedbackQuestion]:
        """Return the questions, read from the current file."""

    def answered(self, question: str, answer: object, seat: int | None) -> None:
        """Store an answer."""

    def end(self, manager: SceneContext, how: str = "") -> None:
        """End the visit."""


class CardScene(WallScene):
    """Feedback card with one question at a time; persons are asked in turn, unless one answers for all."""

    name = "card"
    wall = "gala"

    def __init__(self, manager: SceneContext, keeper: FeedbackPolicy, *, timed: bool = False) -> None:
        """Prepare the questions; with `timed`, a notice that the time is over comes first."""
        super().__init__(manager)
        self._keeper = keeper
        self._timed = timed
        self._record = keeper.visit.record if keeper.visit else None
        self._rules = in_the_way(self._record) if self._record else []
        self._seats = _people(self._record) if self._record else {}
        questions = [each for each in keeper.questions() if each.kind != RULES or self._rules]
        self._course = CardCourse(questions, tuple(self._seats))
        self._edit: Edit | None = None
        self._chosen: list[str] = []
        self._has_answered = False
        self._thanks_ms: float | None = None

    def advance(self, ms: float) -> None:
        """End the visit some seconds after the thanks."""
        if self._thanks_ms is not None:
            self._thanks_ms += ms
            if self._thanks_ms >= THANKS_MS:
                self._end()

    def enter(self) -> None:
        """Lay out the first question, or the thanks again."""
        if self._course.is_over and self._thanks_ms is None:
            self._end()
        else:
            self._build_widgets()

    def resized(self) -> None:
        """Lay out the question for another size or language, unless the visit is over."""
        if self._thanks_ms is not None or not self._course.is_over:
            self._build_widgets()

    def handle(self, gesture: Gesture) -> bool:
        """Handle answers; Esc leaves the card, as does everything after the thanks."""
        if isinstance(gesture, Cancel) or (self._thanks_ms is not None and isinstance(gesture, Tap | Key)):
            self._end()
            return True
        return self._keyed(gesture) if isinstance(gesture, Key | Preedit) else super().handle(gesture)

    def decides(self, name: str) -> bool:
        """Return true for an answer: it does not count before its question can have been read."""
        return name.startswith(ANSWER)

    @property
    def _game(self) -> str:
        visit = self._keeper.visit
        return str(visit.facts["game"]) if visit else ""

    @property
    def _question(self) -> FeedbackQuestion:
        return self._course.question

    def _take_answer(self, parts: list[str]) -> None:
        """Store the answer of a button: words that were written, a number of stars, or a choice."""
        answer, kind = "/".join(parts), self._question.kind
        if kind == RULES:
            self._choose_rule(answer)
            return
        if kind == WORDS:
            answer = words_of(self._edit.text) if self._edit else ""
        self._answer(int(answer) if kind == STARS else answer)

    def _choose_rule(self, answer: str) -> None:
        """Choose a rule or no longer, or send the chosen ones, each as an answer of its own."""
        if answer == SEND:
            chosen = [*self._chosen]
        elif answer == NOTHING:
            chosen = [NOTHING]
        else:
            self._chosen = [*({*self._chosen} ^ {answer})]
            self._build_widgets()
            return
        for rule in sorted(chosen):
            self._store(rule)
        self._course.advance()
        self._next()

    def _store(self, answer: object) -> None:
        self._has_answered = True
        self._keeper.answered(self._question.name, answer, self._course.seat)

    def _write(self) -> None:
        self._edit = self._edit or Edit("", 0)

    @property
    def takes_text(self) -> bool:
        """Whether the question is answered in words."""
        return not self._course.is_over and self._question.kind == WORDS

    def _keyed(self, key: Key | Preedit) -> bool:
        """Edit the line with typed text, if the question has one."""
        if not self.takes_text:
            return False
        if isinstance(key, Preedit):
            self._write()
            self._build_widgets()
            return True
        if key.key == "tab":
            return False
        if key.key == "return":
            if self.has_focus:
                return False
            self._take_answer([])
            return True
        self._edit = (self._edit or Edit("", 0)).keyed(key.key, key.text, MAX_LETTERS)
        self._build_widgets()
        return True

    def _answer(self, answer: object) -> None:
        if answer != "":
            self._store(answer)
        self._course.advance()
        self._next()

    def _next(self) -> None:
        self._edit, self._chosen = None, []
        if self._course.is_over:
            if self._has_answered:
                self._thanks_ms = 0.0
                self._build_thanks()
            else:
                self._end()
            return
        self.manager.pose = self.manager.pose._replace(focus=None, hover=None)
        self.manager.hold_clicks()
        self._build_widgets()

    def _build_thanks(self) -> None:
        """Lay out the thanks for the answers."""
        kit, units = self.kit, self.kit.units
        title = kit.lettering.title(kit.texts.say("stand-thanks-answers"), theme.TITLE_U, TITLE)
        self._widgets = [PictureWidget(title, units.width_u / 2, units.height_u / 2)]
        self.manager.pose = self.manager.pose._replace(focus=None, hover=None)
        self.manager.refresh()

    def _end(self) -> None:
        self._keeper.end(self.manager)
        self.manager.home()

    def _build_widgets(self) -> None:
        if self._thanks_ms is not None:
            self._build_thanks()
            return
        kit, units, texts = self.kit, self.kit.units, self.kit.texts
        question, text = self._question, self.kit.text_scale
        room = sheet_room(kit, _WIDTH_U)
        asked = question.text[texts.language]
        layer = theme.LAYER_MODAL
        skip = Button(SKIP, NOWHERE, texts.say("stand-card-skip"), "right", "wood", layer=layer)
        done = Button(DONE, NOWHERE, texts.say("stand-card-done"), "tent", "wood", layer=layer)
        parts = [
            *self._whose(),
            self._asked(asked, room),
            space(18),
            self._answers(),
            space(26),
            row([boxed(done, high=52), boxed(skip, high=52)], _GAP_U),
            *self._for_all(),
        ]
        at, of = self._course.at + 1, len(self._course.questions)
        if self._game:  # after a restart no table has added its texts
            texts.add_game(self._game)
        count = texts.say("stand-card-at", at=at, of=of, game=title_of(texts, self._game))
        sheet = menu_sheet(kit, count, _WIDTH_U, parts, 14 * (text - 1))
        head = texts.say("stand-time-over" if self._timed else "stand-thanks")
        title = kit.lettering.title(head, theme.TITLE_U, TITLE)
        self._widgets = [
            PictureWidget(title, units.width_u / 2, 76),
            *sheet.arrange_in((0, 60, units.width_u, units.height_u - 60)),
        ]
        self.manager.refresh()

    def _whose(self) -> list[Part]:
        """Return face and name of the person to answer, if there are several."""
        seat = None if self._course.seat is None else self._seats[self._course.seat]
        if seat is None:
            return []
        layer, size, high = theme.LAYER_MODAL, theme.PROMPT_U, max(_FACE_U, 40 * self.kit.text_scale)
        face = medallion(self.kit, self._game, seat, _FACE_U)
        wide = min(
            self.kit.fonts.width_u(seat.name, "display", size) + 8, sheet_room(self.kit, _WIDTH_U) - 90
        )
        name = line(seat.name, "display", size, theme.DEEP_RED, high=high, layer=layer)
        parts = [picture(face, wide=_FACE_U, high=high, layer=layer), name.with_width(wide)]
        return [row(parts, _GAP_U), space(10)]

    def _for_all(self) -> list[Part]:
        """Return the button to answer for all, if there are several persons."""
        if not self._course.in_turn:
            return []
        words = self.kit.texts.say("stand-card-all")
        button = Button(ALL, NOWHERE, words, "people", "wood", layer=theme.LAYER_MODAL)
        return [space(_GAP_U), boxed(button, high=52)]

    def _asked(self, words: str, room: float) -> Part:
        """Return the question in the middle of the sheet, in as many lines as it needs."""
        kit, size = self.kit, theme.PROMPT_U + 4
        block = kit.fonts.block(words, "display", size, theme.INK, width_u=room, align="center", leading=1.15)
        return picture(block, high=kit.units.u(block.get_height()), layer=theme.LAYER_MODAL)

    def _answers(self) -> Part:
        question, layer = self._question, theme.LAYER_MODAL
        if question.kind == STARS:
            stars = [
                Button(f"{ANSWER}{count}", NOWHERE, str(count), "star", GOLD, True, True, layer=layer)
                for count in range(1, _STARS + 1)
            ]
            return row([boxed(each, high=_BUTTON_U) for each in stars], _GAP_U)
        if question.kind == WORDS:
            return self._line()
        if question.kind == RULES:
            return self._rule_choice()
        entries = self._choices()
        buttons = [
            Button(f"{ANSWER}{name}", NOWHERE, label, kind=GOLD, wanted=True, layer=layer)
            for name, label in entries
        ]
        return column([boxed(each, high=_BUTTON_U) for each in buttons], _GAP_U)

    def _rule_choice(self) -> Part:
        """Return the rules, of which several can be chosen, then "nothing" and the button that sends."""
        say, layer, chosen = self.kit.texts.say, theme.LAYER_MODAL, self._chosen
        rules = [
            Button(
                f"{ANSWER}{name}", NOWHERE, label, "check" if name in chosen else "",
                GOLD if name in chosen else "paper", wanted=True, layer=layer,
            )
            for name, label in self._rule_entries()
        ]  # fmt: skip
        nothing = Button(f"{ANSWER}{NOTHING}", NOWHERE, say("stand-card-nothing"), kind="paper", layer=layer)
        send = Button(
            f"{ANSWER}{SEND}", NOWHERE, say("stand-card-send"), "check", GOLD, bool(chosen), bool(chosen),
            layer=layer,
        )  # fmt: skip
        last = row([boxed(nothing, high=_BUTTON_U), boxed(send, high=_BUTTON_U)], _GAP_U)
        return column([*(boxed(each, high=_BUTTON_U) for each in rules), last], _GAP_U)

    def _choices(self) -> list[tuple[str, str]]:
        language = self.kit.texts.language
        return [(answer.name, answer.text[language]) for answer in self._question.answers]

    def _rule_entries(self) -> list[tuple[str, str]]:
        """Return the rules with their names in the rulebook."""
        game, language = self._game, self.kit.texts.language
        named = [(rule, heading_of(game, rule, language)) for rule in self._rules]
        return [(rule, heading) for rule, heading in named if heading]

    def _line(self) -> Part:
        texts, text, layer = self.kit.texts, self.kit.text_scale, theme.LAYER_MODAL
        field = TextField(FIELD, NOWHERE, texts.say("pin-words"), self._edit, layer=layer)
        label = texts.say("stand-card-send")
        send = Button(f"{ANSWER}words", NOWHERE, label, "check", GOLD, True, True, layer=layer)
        return column([boxed(field, high=46 * text), space(14), boxed(send, high=_BUTTON_U)])

    def _finish(self) -> None:
        """Skip all further questions to this person."""
        self._course.skip_person()
        self._next()

    clicks: ClassVar[Doers[Any]] = {
        "done": lambda scene, _: scene._finish(),
        "skip": lambda scene, _: scene._answer(""),
        "all": lambda scene, _: scene._course.for_all(),
        "words": lambda scene, _: scene._write(),
        "answer": _take_answer,
    }


def _people(record: Path) -> dict[int, Seat]:
    """Return the last persons at a table; none if its record cannot be read."""
    replay = unless_faulty(record, partial(read, record, cut_end=True))
    if replay is None:
        return {}
    seats = seats_of(replay.players, replay.header.colours)
    return {number: seat for number, seat in enumerate(seats) if seat.kind == HUMAN}
