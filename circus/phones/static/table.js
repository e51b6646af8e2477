// Table: shows one document after another, and turns gestures on it into one action.

import { byId, keepingFocus, keyed, make, set } from "./dom.js";
import { pointAt, showExample } from "./example.js";
import { fit } from "./fit.js";
import { Gestures } from "./gestures.js";
import { isHand, namesOf, showAreas, showPortrait } from "./items.js";
import { setStops, step } from "./keys.js";
import { store, stored } from "./memory.js";
import { Picker, VERB } from "./picker.js";
import { itemOf, showPlate } from "./plates.js";
import { WindowBar } from "./reaction.js";
import { Rest } from "./rest.js";
import { showResult } from "./result.js";
import { Speech } from "./speech.js";
import { Strip } from "./strip.js";
import { nextLanguage, say } from "./words.js";

const REFUSAL_MS = 6_000;
const SENT_MS = 4_000;
const PLAYED = "circus.played";

export class Table {
  // `send(message)` returns whether it was sent; `speak(language)` changes the language; `lend(isOn)` puts the seat
  // into the address of the page.
  constructor({ send, speak, lend }) {
    Object.assign(this, { send, speak, lend });
    this.document = null;
    this.position = -1;
    this.picker = null;
    this.tappedTwins = new Map();
    this.isAsking = false;
    this.sent = -1;
    this.why = null;
    this.speech = new Speech();
    this.strip = new Strip(() => this.openLog(true));
    this.reaction = new WindowBar((action) => this.play(action));
    this.gestures = new Gestures(document.body, {
      tap: (element) => (this.isAsking ? this.explain(element) : this.tap(element)),
      ask: (element) => this.explain(element),
      drag: (source, crossed, end, under) => this.drag(source, crossed, end, under),
      canDrag: (element) => !this.isAsking && namesOf(element.item).some((name) => this.canPick(name)),
    });
    this.rest = new Rest(() => this.gestures.cancel());
    byId("ask").addEventListener("click", () => this.setAsking(!this.isAsking));
    byId("open-log").addEventListener("click", () => this.openLog(!this.hasLog));
    byId("close-log").addEventListener("click", () => this.openLog(false));
    byId("elsewhere").addEventListener("click", () => this.setLent(true));
    byId("language").addEventListener("click", () => this.speak(nextLanguage()));
    document.addEventListener("keydown", (event) => this.key(event));
    addEventListener("resize", () => this.fit());
    if (document.fonts) document.fonts.addEventListener("loadingdone", () => this.fit());
  }

  // Show a document; the picks so far stay if the question is the same.
  show(document_, position) {
    const before = this.document;
    const question = JSON.stringify(document_.actions);
    const isSame = this.picker && this.question === question && this.sent < 0;
    const isNew = before && momentOf(before) !== momentOf(document_);
    const closesLog = isNew && document_.window && this.hasLog;
    if (isNew) this.rest.begin(this.sent >= 0, closesLog);
    if (closesLog) this.showLog(false);
    if (!isSame || this.position !== position) this.sent = -1;
    if (!isSame) this.picker = Picker.of(document_);
    this.question = question;
    this.document = document_;
    this.position = position;
    const beginsWindow = document_.window && !(before && before.window);
    if (beginsWindow) byId("about").close();
    const focused = document.activeElement;
    this.redraw();
    this.reaction.show(document_);
    this.strip.show(before, document_);
    if (!before || (beginsWindow && document_.actions.length)) this.caption.focus({ preventScroll: true });
    this.speech.announce(before, document_, focused !== this.caption && document.activeElement === this.caption);
    if (before && document_.yours && !before.yours && !document_.window && navigator.vibrate) navigator.vibrate(40);
  }

  redraw() {
    const area = document.activeElement && document.activeElement.closest(".area");
    keepingFocus(
      () => this.draw(),
      () => (this.document.yours && area && area.querySelector(".can")) || this.caption,
    );
  }

  // The element that says what this moment is about.
  get caption() {
    return byId(this.document.window ? "window-text" : this.document.over ? "headline" : "prompt");
  }

  draw() {
    const { document: shown } = this;
    this.shownTwins = new Map();
    const classes = ["at-table", `look-${shown.look}`];
    if (shown.areas.some((area) => area.ratio)) classes.push("has-board");
    if (shown.areas.some((area) => area.style === "large")) classes.push("has-large");
    if (shown.yours && this.sent < 0) classes.push("yours");
    if (shown.window) classes.push("has-window");
    if (shown.over) classes.push("is-over");
    if (this.isAsking) classes.push("asks");
    if (this.isAiming) classes.push("aims");
    if (!this.picker.isEmpty) classes.push("has-picks");
    if (this.hasLog) classes.push("shows-log");
    if (this.rest.isResting) classes.push("rests");
    document.body.className = classes.join(" ");
    document.title = shown.yours ? `${say("your-turn")} – ${shown.title}` : shown.title;
    byId("window").hidden = !shown.window;
    this.drawBar();
    this.drawSeats();
    this.drawPrompt();
    const areas = shown.over ? shown.areas.filter((area) => area.items.length && !isHand(area)) : shown.areas;
    showAreas(byId("areas"), areas.filter((area) => !isHand(area)), (item) => this.state(item));
    showAreas(byId("hands"), areas.filter(isHand), (item) => this.state(item, true));
    this.drawButtons();
    showResult(shown.over);
    keyed(byId("lines"), shown.log, {
      key: (line) => line,
      create: () => make("li"),
      update: (line, words) => set(line, { text: words }),
    });
    this.example = showExample(shown, this.picker, this.sent < 0 && !stored(PLAYED), this.aim);
    setStops();
    this.fit();
  }

  // Sizes, and what depends on them: the finger of the example, the newest line of the log.
  fit() {
    if (!this.document) return;
    fit(byId("table"), this.document.game);
    pointAt(this.example);
    this.strip.place();
    byId("lines").scrollTop = byId("lines").scrollHeight;
  }

  // Whether a space of the board is next.
  get isAiming() {
    return [...this.picker.selectable].some((name) => name.startsWith("cell/"));
  }

  // The aim of the game, until this phone has chosen once in it; a pick gives its room to the board.
  get aim() {
    const { document: shown } = this;
    const own = shown.seats.find((seat) => seat.you);
    const isOpen = own && this.picker.isEmpty && !shown.window && !shown.over;
    return isOpen && !stored(`${PLAYED}.${shown.game}`) ? own.aim : "";
  }

  drawBar() {
    const { document: shown } = this;
    const own = shown.seats.find((seat) => seat.you);
    byId("you").hidden = !own;
    byId("elsewhere").parentElement.hidden = !own;
    if (own) this.drawPlate(byId("you"), own);
    const watching = shown.seat < 0 && say("watching");
    set(byId("progress"), { text: [watching, shown.progress].filter(Boolean).join(" · ") });
    set(byId("language"), { text: nextLanguage().toUpperCase(), "aria-label": say("language"), lang: nextLanguage() });
  }

  drawSeats() {
    const others = this.document.seats.filter((seat) => !seat.you);
    byId("seats").classList.toggle("four", others.length === 4);
    keyed(byId("seats"), others, {
      key: (seat) => String(seat.seat),
      create: () => make("li", {}, make("button", { class: "plate", type: "button" })),
      update: (line, seat) => this.drawPlate(line.firstElementChild, seat),
    });
  }

  drawPlate(plate, seat) {
    plate.item = itemOf(seat);
    plate.dataset.name = plate.item.name;
    showPlate(plate, seat, this.state(plate.item));
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
    if (this.takesPick(item.name)) return "picked";
    if (names.some((name) => this.picker.selectable.has(name) && this.offers(name))) return "can";
    const isCard = isOwn && this.document.yours && item.name && !this.picker.fresh.selectable.has(item.name);
    return isCard ? "dim" : "";
  }

  // Of equal items, those that were tapped are picked; the first ones if that is unknown.
  takesPick(name) {
    const count = this.countPicks(name);
    const rank = this.shownTwins.get(name) || 0;
    this.shownTwins.set(name, rank + 1);
    const tapped = this.tappedTwins.get(name) || [];
    return tapped.length === count ? tapped.includes(rank) : rank < count;
  }

  countPicks(name) {
    return this.picker.picks.filter((each) => each === name).length;
  }

  // Remember which of the equal items is tapped, or put back.
  touch(element) {
    const { name } = element.item;
    const known = this.tappedTwins.get(name) || [];
    const tapped = known.length === this.countPicks(name) ? known : [];
    const rank = twinsOf(element).indexOf(element);
    if (rank < 0) return; // a plate or a verb
    const isBack = tapped.includes(rank);
    this.tappedTwins.set(name, isBack ? tapped.filter((each) => each !== rank) : [...tapped, rank]);
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
        const button = make("button", { type: "button", class: each.verb ? "gold verb" : "wood" }, make("span"));
        if (!each.verb) button.addEventListener("click", () => this.press(each.name));
        return button;
      },
      update: (button, each) => {
        set(button.firstElementChild, { text: each.label });
        if (!each.verb) return;
        button.dataset.name = each.name;
        button.item = { name: each.name, label: each.label, does: each.does };
      },
    });
  }

  press(name) {
    if (name === "ui/change") return this.answer({ type: "undo", position: this.position });
    return this.take({ picker: this.picker.fresh, action: null });
  }

  tap(element) {
    const { item } = element;
    this.refuse("");
    if (this.sent >= 0) return undefined;
    if (this.document.window || this.document.over) return this.explain(element);
    const names = namesOf(item).filter((name) => this.offers(name));
    const result = names.length ? this.picker.tap(names, isPickedTwin(element)) : null;
    if (result) {
      this.touch(element);
      return this.take(result);
    }
    if (this.document.yours && item.name) return this.askWhy(this.picker.picks, item.name, element);
    return this.explain(element);
  }

  drag(source, crossed, end, under) {
    this.refuse("");
    const inPlay = under && under.closest && under.closest("#areas");
    if (!end && !inPlay) return undefined;
    const ends = end ? namesOf(end.item) : [];
    const names = crossed.flatMap((each) => namesOf(each.item).filter((name) => name.startsWith("cell/")).slice(0, 1));
    const result = this.picker.drag(namesOf(source.item), names, ends);
    if (result) return this.take(result);
    const [name] = namesOf(source.item);
    if (!this.picker.fresh.selectable.has(name) || !ends.length) return this.askWhy([], name, source);
    return this.askWhy([name], ends[0], source);
  }

  take({ picker, action }) {
    if (action) return this.play(action);
    const before = byId("prompt").textContent;
    this.picker = picker;
    this.redraw();
    const { textContent: prompt } = byId("prompt");
    if (prompt !== before) this.speech.read([prompt]);
    return undefined;
  }

  play(action) {
    return this.answer({ type: "act", position: this.position, action: action.text });
  }

  // Send an answer once: everything rests until the table has replied, or for a while.
  answer(message) {
    if (this.sent >= 0) return;
    if (!this.send(message)) {
      this.refuse(say("lost"));
      return;
    }
    if (message.type === "act") for (const key of [PLAYED, `${PLAYED}.${this.document.game}`]) store(key, "1");
    this.sent = this.position;
    this.picker = this.picker.fresh;
    if (navigator.vibrate) navigator.vibrate(15);
    const { sent } = this;
    setTimeout(() => this.sent === sent && this.resume(), SENT_MS);
    this.redraw();
    this.reaction.show(this.document, true);
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

  // The table knows which rule forbids a pick. Nothing is said until it has answered, or there is no connection.
  askWhy(picks, name, element = null) {
    this.why = { name, element };
    const isSent = this.send({ type: "why", position: this.position, picks, name });
    if (!isSent && element) this.refuse(say("lost"), element);
  }

  // The answer belongs to the refused item, or to the open card of "what is this?".
  takeWhy({ name, text }) {
    const { why } = this;
    if (!why || why.name !== name) return;
    this.why = null;
    if (why.element) this.refuse(text || say("cannot-now"), why.element);
    else set(byId("about-why"), { text });
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
    this.refuse(isAsking ? say("ask-how") : "");
  }

  explain(element) {
    const { item } = element;
    if (!item) return;
    if (this.isAsking) this.setAsking(false);
    this.refuse("");
    set(byId("about-title"), { text: item.title || item.label });
    set(byId("about-does"), { text: item.does || say("no-more") });
    set(byId("about-why"), { text: "" });
    showPortrait(byId("about-picture"), item);
    const names = namesOf(item);
    if (this.document.yours && names.length && !names.some((name) => this.canPick(name))) {
      this.askWhy(this.picker.picks, names[0]);
    }
    if (!byId("about").open) byId("about").showModal();
  }

  get hasLog() {
    return document.body.classList.contains("shows-log");
  }

  showLog(isOpen) {
    document.body.classList.toggle("shows-log", isOpen);
    set(byId("open-log"), { "aria-expanded": String(isOpen) });
  }

  setLent(isOn) {
    byId("elsewhere").hidden = isOn;
    byId("elsewhere-how").hidden = !isOn;
    this.lend(isOn);
  }

  openLog(isOpen) {
    this.showLog(isOpen);
    if (!isOpen) this.setLent(false);
    byId(isOpen ? "close-log" : "open-log").focus();
    byId("lines").scrollTop = byId("lines").scrollHeight;
  }

  key(event) {
    const focused = document.activeElement;
    if (event.target.matches("input") || byId("about").open || byId("table").hidden) return;
    if (event.key === "Enter" && event.repeat) event.preventDefault();
    else if (event.key === "?" && focused && focused.item) this.explain(focused);
    else if (event.key === "Escape") this.escape();
    else if (event.key.startsWith("Arrow") && step(event.key)) event.preventDefault();
  }

  escape() {
    if (this.isAsking) this.setAsking(false);
    else if (this.hasLog) this.openLog(false);
    else if (this.picker && !this.picker.isEmpty) this.press("ui/back");
  }
}

// A key of what a tap can mean: the actions, whether one can be taken back, and the window.
function momentOf({ actions, changeable, window: open, news }) {
  return JSON.stringify([actions, changeable, open && [open.text, news.number]]);
}

// Whether this is one of several equal cards, and picked: a tap puts it back, though another could be next.
function isPickedTwin(element) {
  return twinsOf(element).length > 1 && element.matches(".picked");
}

// All items with the name of this one, in the order of the page.
function twinsOf(element) {
  return [...document.querySelectorAll("#table button.item")].filter(
    (each) => each.item && each.item.name === element.item.name,
  );
}
