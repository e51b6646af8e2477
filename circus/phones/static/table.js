// Table: shows one document after another, and turns gestures on it into one action.

import { byId, keepingFocus, keyed, make, set, style } from "./dom.js";
import { fit } from "./fit.js";
import { Gestures } from "./gestures.js";
import { isHand, namesOf, showAreas, showTokens } from "./items.js";
import { Picker, VERB } from "./picker.js";
import { WindowBar } from "./reaction.js";
import { currentLanguage, languages, say } from "./words.js";

const REFUSAL_MS = 6_000;
const SENT_MS = 4_000;

export class Table {
  // `act(position, text)`, `undo(position)` and `speak(language)` send; they return whether it was sent.
  constructor({ act, undo, speak }) {
    Object.assign(this, { act, undo, speak });
    this.document = null;
    this.position = -1;
    this.picker = null;
    this.isAsking = false;
    this.sent = -1;
    this.news = -1;
    this.reaction = new WindowBar((action) => this.play(action));
    this.gestures = new Gestures(document.body, {
      tap: (element) => (this.isAsking ? this.explain(element) : this.tap(element)),
      ask: (element) => this.explain(element),
      drag: (source, crossed, end, under) => this.drag(source, crossed, end, under),
      canDrag: (element) => !this.isAsking && namesOf(element.item).some((name) => this.canPick(name)),
    });
    byId("ask").addEventListener("click", () => this.setAsking(!this.isAsking));
    byId("open-log").addEventListener("click", () => document.body.classList.toggle("shows-log"));
    byId("close-log").addEventListener("click", () => document.body.classList.remove("shows-log"));
    byId("language").addEventListener("click", () => this.speak(nextLanguage()));
    document.addEventListener("keydown", (event) => this.key(event));
    addEventListener("resize", () => this.document && fit(byId("table")));
    if (document.fonts) document.fonts.ready.then(() => this.document && fit(byId("table")));
  }

  // Show a document; the picks so far stay if the question is the same.
  show(document_, position) {
    const before = this.document;
    const question = JSON.stringify(document_.actions);
    const isSame = this.picker && this.question === question && this.sent < 0;
    if (!isSame || this.position !== position) this.sent = -1;
    if (!isSame) this.picker = Picker.of(document_);
    this.question = question;
    this.document = document_;
    this.position = position;
    keepingFocus(() => this.draw(), byId("prompt"));
    this.announce(before);
    if (document_.window && !(before && before.window)) byId("about").close();
    this.reaction.show(document_);
  }

  draw() {
    const { document: shown } = this;
    const classes = ["at-table", `look-${shown.look}`];
    if (shown.areas.some((area) => area.ratio)) classes.push("has-board");
    if (shown.yours && this.sent < 0) classes.push("yours");
    if (shown.window) classes.push("has-window");
    if (shown.over) classes.push("is-over");
    if (this.isAsking) classes.push("asks");
    if (document.body.classList.contains("shows-log")) classes.push("shows-log");
    document.body.className = classes.join(" ");
    document.title = shown.yours ? `${say("your-turn")} – ${shown.title}` : shown.title;
    this.drawBar();
    this.drawSeats();
    this.drawPrompt();
    const areas = shown.over ? shown.areas.filter((area) => area.items.length && !isHand(area)) : shown.areas;
    showAreas(byId("areas"), areas.filter((area) => !isHand(area)), (item) => this.state(item));
    showAreas(byId("hands"), areas.filter(isHand), (item) => this.state(item, true));
    this.drawButtons();
    this.drawResult();
    keyed(byId("lines"), shown.log, {
      key: (line) => line,
      create: () => make("li"),
      update: (line, words) => set(line, { text: words }),
    });
    byId("lines").scrollTop = byId("lines").scrollHeight;
    fit(byId("table"));
  }

  drawBar() {
    const { document: shown } = this;
    const own = shown.seats.find((seat) => seat.you);
    byId("you").hidden = !own;
    if (own) this.drawPlate(byId("you"), own);
    set(byId("progress"), { text: shown.seat < 0 ? `${say("watching")} · ${shown.progress}` : shown.progress });
    set(byId("language"), { text: nextLanguage().toUpperCase(), "aria-label": say("language"), lang: nextLanguage() });
  }

  drawSeats() {
    keyed(byId("seats"), this.document.seats.filter((seat) => !seat.you), {
      key: (seat) => String(seat.seat),
      create: () => make("li", {}, make("button", { class: "plate", type: "button" })),
      update: (line, seat) => this.drawPlate(line.firstElementChild, seat),
    });
  }

  drawPlate(plate, seat) {
    if (!plate.firstElementChild) {
      const face = make("span", { class: "face" }, make("img", { alt: "" }), make("img", { alt: "", class: "mark" }));
      plate.append(face, make("strong"), make("span", { class: "line" }), make("span", { class: "tokens" }));
    }
    const [face, name, line, tokens] = plate.children;
    plate.item = { name: `seat/${seat.seat}`, label: seat.name, does: seat.does, picture: seat.picture };
    plate.dataset.name = plate.item.name;
    const state = this.state(plate.item);
    const classes = ["plate", seat.acting && "acting", seat.out && "out", seat.away && "away", state];
    set(plate, { class: classes.filter(Boolean).join(" "), "aria-label": this.spokenSeat(seat, state) });
    style(plate, { "--colour": seat.colour });
    set(face.firstElementChild, { src: seat.picture });
    set(face.lastElementChild, { src: seat.mark, hidden: !seat.mark });
    set(name, { text: seat.name });
    set(line, { text: seat.away ? say("away") : seat.line });
    showTokens(tokens, seat.items);
  }

  spokenSeat(seat, state) {
    const parts = [seat.you ? `${seat.name} (${say("you")})` : seat.name, seat.line, seat.does];
    if (seat.acting) parts.push(say("is-acting"));
    if (seat.away) parts.push(say("away"));
    if (state === "can") parts.push(say("can-choose"));
    return parts.filter(Boolean).join(", ");
  }

  drawPrompt() {
    const { document: shown, picker } = this;
    const picked = picker.picks;
    const set_ = picked.length > 1 && shown.prompts[`#${picked.length}`];
    const begun = shown.prompts[picked[0] || (picker.verb && VERB + picker.verb)];
    const words = this.sent >= 0 ? say("sent") : set_ || begun || shown.prompt;
    set(byId("prompt"), { text: words });
    byId("prompt").hidden = Boolean(shown.window || shown.over) || !words;
  }

  // "picked", "can" (be picked next), "dim" (a card of the hand without use now), or "".
  state(item, isOwn = false) {
    const names = namesOf(item);
    if (!this.picker || this.document.window || this.sent >= 0) return "";
    if (this.picker.picks.includes(item.name)) return "picked";
    if (names.some((name) => this.picker.selectable.has(name) && this.offers(name))) return "can";
    const isCard = isOwn && this.document.yours && item.name && !this.picker.fresh.selectable.has(item.name);
    return isCard ? "dim" : "";
  }

  offers(name) {
    return !name.startsWith(VERB) || this.buttons().some((each) => VERB + each.verb === name);
  }

  canPick(name) {
    return Boolean(this.picker && this.picker.wayTo(name));
  }

  // The verbs that get a button: those that complete the picks, and those that the game offers at once.
  buttons() {
    const { picker, document: shown } = this;
    const complete = new Set(picker.spelt.map((action) => action.verb));
    return shown.verbs.filter(
      (each) =>
        picker.selectable.has(VERB + each.verb) && (complete.has(each.verb) || (each.offered && picker.isEmpty)),
    );
  }

  drawButtons() {
    const { document: shown, picker } = this;
    const waits = shown.window || this.sent >= 0 || shown.over;
    const verbs = waits ? [] : this.buttons().map((each) => ({ ...each, name: VERB + each.verb }));
    const more = [];
    if (!waits && !picker.isEmpty) more.push({ name: "ui/back", label: say("back") });
    if (shown.changeable && this.sent < 0) more.push({ name: "ui/change", label: say("change") });
    keyed(byId("buttons"), [...verbs, ...more], {
      key: (each) => each.name,
      create: (each) => {
        const button = make("button", { type: "button", class: each.verb ? "gold verb" : "wood" });
        if (!each.verb) button.addEventListener("click", () => this.press(each.name));
        return button;
      },
      update: (button, each) => {
        set(button, { text: each.label });
        if (!each.verb) return;
        button.dataset.name = each.name;
        button.item = { name: each.name, label: each.label, does: each.does };
      },
    });
  }

  drawResult() {
    const { over } = this.document;
    let result = byId("result");
    if (!over) {
      if (result) result.remove();
      return;
    }
    if (!result) {
      result = make("section", { id: "result" }, make("h2"), make("p"), make("ol"));
      byId("areas").before(result);
    }
    set(result.firstElementChild, { text: over.text });
    set(result.children[1], { text: over.reason || "" });
    keyed(result.lastElementChild, over.rows, {
      key: (row) => String(row.seat),
      create: () => make("li", {}, make("b"), make("img", { alt: "" }), make("strong"), make("span")),
      update: (line, row) => {
        const [place, face, name, score] = line.children;
        set(line, { class: row.winner ? "winner" : "" });
        style(line, { "--colour": row.colour });
        set(place, { text: `${row.place}.` });
        set(face, { src: row.picture });
        set(name, { text: row.name });
        set(score, { text: row.score });
      },
    });
  }

  press(name) {
    if (name === "ui/change") return this.undo(this.position);
    this.picker = this.picker.fresh;
    return this.redraw();
  }

  redraw() {
    keepingFocus(() => this.draw(), byId("prompt"));
  }

  tap(element) {
    const { item } = element;
    this.refuse("");
    if (this.sent >= 0) return undefined;
    if (this.document.window || this.document.over) return this.explain(element);
    const names = namesOf(item).filter((name) => this.offers(name));
    const result = names.length ? this.picker.tap(names) : null;
    if (result) return this.take(result);
    if (this.document.yours && item.name) return this.refuse(item.why || say("cannot-now"), element);
    return this.explain(element);
  }

  drag(source, crossed, end, under) {
    this.refuse("");
    const inPlay = under && under.closest && under.closest("#areas");
    if (!end && !inPlay) return;
    const ends = end ? namesOf(end.item) : [];
    const names = crossed.flatMap((each) => namesOf(each.item).filter((name) => name.startsWith("cell/")).slice(0, 1));
    const result = this.picker.drag(namesOf(source.item), names, ends);
    if (result) this.take(result);
    else this.refuse(source.item.why || say("cannot-there"), source);
  }

  take({ picker, action }) {
    if (action) return this.play(action);
    this.picker = picker;
    return this.redraw();
  }

  play(action) {
    if (!this.act(this.position, action.text)) return this.refuse(say("lost"));
    this.sent = this.position;
    this.picker = this.picker.fresh;
    if (navigator.vibrate) navigator.vibrate(15);
    const { sent } = this;
    setTimeout(() => this.sent === sent && this.resume(), SENT_MS);
    return this.redraw();
  }

  resume() {
    this.sent = -1;
    if (this.document) this.redraw();
    this.reaction.show(this.document);
  }

  // A refusal of the table: the question is open again.
  refused(text) {
    this.resume();
    this.refuse(text);
  }

  refuse(words, element = null) {
    set(byId("refusal"), { text: words });
    clearTimeout(this.refusal);
    if (!words) return;
    this.refusal = setTimeout(() => set(byId("refusal"), { text: "" }), REFUSAL_MS);
    if (element) {
      element.classList.remove("shakes");
      void element.offsetWidth;
      element.classList.add("shakes");
    }
  }

  setAsking(isAsking) {
    this.isAsking = isAsking;
    set(byId("ask"), { "aria-pressed": String(isAsking) });
    document.body.classList.toggle("asks", isAsking);
    if (isAsking) this.refuse(say("ask-how"));
  }

  explain(element) {
    const { item } = element;
    if (!item) return;
    if (this.isAsking) this.setAsking(false);
    this.refuse("");
    set(byId("about-title"), { text: item.label });
    set(byId("about-does"), { text: item.does || say("no-more") });
    set(byId("about-why"), { text: item.why || "" });
    set(byId("about-picture"), { src: item.picture, hidden: !item.picture });
    if (!byId("about").open) byId("about").showModal();
  }

  key(event) {
    const focused = document.activeElement;
    if (event.target.matches("input") || byId("about").open || !this.document) return;
    if (event.key === "?" && focused && focused.item) this.explain(focused);
    else if (event.key === "Escape") this.escape();
    else if (event.key.startsWith("Arrow")) this.step(event);
  }

  escape() {
    if (this.isAsking) this.setAsking(false);
    else if (document.body.classList.contains("shows-log")) document.body.classList.remove("shows-log");
    else if (this.picker && !this.picker.isEmpty) this.press("ui/back");
  }

  // Arrows go to the nearest item in their direction.
  step(event) {
    const here = document.activeElement;
    if (!here || !here.item) return;
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const from = middle(here);
    const others = [...document.querySelectorAll("#table :is(button.item, button.plate, button.verb)")];
    const ways = others
      .filter((each) => each !== here && each.offsetParent)
      .map((each) => ({ each, x: middle(each).x - from.x, y: middle(each).y - from.y }))
      .map(({ each, x, y }) => ({ each, along: x * dx + y * dy, aside: Math.abs(x * dy) + Math.abs(y * dx) }))
      .filter(({ along }) => along > 4)
      .sort((one, other) => one.along + 2 * one.aside - other.along - 2 * other.aside);
    if (!ways.length) return;
    ways[0].each.focus();
    event.preventDefault();
  }

  announce(before) {
    const { document: shown } = this;
    const parts = [];
    if (shown.news.text && shown.news.number !== this.news) parts.push(shown.news.text);
    this.news = shown.news.number;
    const prompt = shown.over ? shown.over.text : shown.prompt;
    if (!before || before.prompt !== shown.prompt || before.yours !== shown.yours || shown.over) parts.push(prompt);
    if (parts.length) set(byId("live"), { text: parts.filter(Boolean).join(". ") });
    if (before && shown.yours && !before.yours && !shown.window && navigator.vibrate) navigator.vibrate(40);
  }
}

function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function nextLanguage() {
  const all = languages();
  return all[(all.indexOf(currentLanguage()) + 1) % all.length] || "en";
}
