// Door: the screens before and after the table: sitting down, the code, free seats, errors, the end.

import { byId, keyed, make, set, style } from "./dom.js";
import { say } from "./words.js";

const SIGN = "/art/common/app_icon.svg";
const TEXTS = new Set(["invited", "code", "seats", "waiting"]);
const ENTER = new Set(["invited", "code", "closed", "removed", "elsewhere"]);

export class Door {
  // `enter(kind, {code, name, seat, isNamed})` is called when the person has decided.
  constructor({ enter }) {
    this.enter = enter;
    this.kind = "";
    this.seat = null;
    byId("join").addEventListener("submit", (event) => {
      event.preventDefault();
      this.submit(null);
    });
    byId("watch").addEventListener("click", () => this.submit(-1));
    byId("name").addEventListener("focus", () => byId("name").select());
  }

  // `kind`: "invited", "code", "seats", "waiting", or a reason why the table is gone; `name` is the last one used.
  open(kind, { text = "", problem = "", name = "", seats = [], locked = false } = {}) {
    const isNew = this.kind !== kind;
    this.kind = kind;
    this.setWaiting(false);
    if (kind !== "waiting") useFonts();
    document.body.className = "at-door";
    byId("door").hidden = false;
    byId("table").hidden = true;
    const isFull = kind === "seats" && !seats.length;
    set(byId("door-title"), { text: say(isFull ? "door-code" : `door-${kind}`) });
    set(byId("door-text"), { text: text || (TEXTS.has(kind) && !isFull ? doorText(kind, seats) : "") });
    set(byId("door-problem"), { text: problem });
    byId("code-field").hidden = kind !== "code";
    byId("name-field").hidden = kind !== "invited" && (kind !== "seats" || isFull);
    byId("join").classList.toggle("has-field", !byId("code-field").hidden || !byId("name-field").hidden);
    byId("enter").hidden = !ENTER.has(kind);
    byId("watch").hidden = kind !== "seats" || locked;
    set(byId("enter"), { text: ENTER.has(kind) ? say(`door-${kind}-enter`) : "" });
    this.showOwnSeat(kind === "invited" && seats.length ? seats[0] : null);
    if (isNew) byId("name").value = name || (this.seat ? this.seat.name : "");
    this.showSeats(kind === "seats" ? seats : []);
    if (isNew || problem) this.focus(kind);
  }

  // An error leaves the field with the mistake ready for the next try.
  focus(kind) {
    const field = kind === "code" ? byId("code") : byId("door-title");
    field.focus({ preventScroll: true });
    if (kind === "code") field.select();
  }

  // The seat of an invitation: its face in its colour, and its name.
  showOwnSeat(seat) {
    this.seat = seat;
    set(byId("sign"), { src: seat ? seat.picture : SIGN, class: seat ? "sign own" : "sign" });
    style(byId("sign"), { "--colour": seat ? seat.colour : "transparent" });
    set(byId("door-seat"), { text: seat ? seat.name : "" });
    style(byId("door-seat"), { "--colour": seat ? seat.colour : "transparent" });
  }

  showSeats(seats) {
    byId("free").hidden = !seats.length;
    byId("join").classList.toggle("has-seats", seats.length > 0);
    keyed(byId("free"), seats, {
      key: (seat) => String(seat.seat),
      create: (seat) => {
        const face = make("span", { class: "face" }, make("img", { alt: "" }));
        const button = make("button", { type: "button", class: "plate" }, face, make("strong"));
        button.addEventListener("click", () => this.submit(seat.seat));
        return make("li", {}, button);
      },
      update: (line, seat) => {
        const button = line.firstElementChild;
        style(button, { "--colour": seat.colour });
        set(button.querySelector("img"), { src: seat.picture });
        set(button.querySelector("strong"), { text: seat.name });
      },
    });
  }

  // One tap is enough: the buttons rest until the table has answered.
  setWaiting(isWaiting) {
    this.isWaiting = isWaiting;
    set(byId("join"), { "aria-busy": isWaiting && "true" });
  }

  submit(seat) {
    if (this.isWaiting) return;
    this.setWaiting(true);
    set(byId("door-problem"), { text: "" });
    const name = byId("name").value.trim();
    const isNamed = !this.seat || name !== this.seat.name;
    this.enter(this.kind, { code: byId("code").value.trim(), name, seat, isNamed });
  }

  close() {
    this.kind = "";
    this.setWaiting(false);
    useFonts();
    byId("door").hidden = true;
    byId("table").hidden = false;
  }
}

// A game without cards has no secrets to promise.
function doorText(kind, seats) {
  if (seats.length && !seats.some((seat) => seat.has_cards)) return say("door-board-text");
  return say(`door-${kind}-text`);
}

// The fonts are most of the page's bytes: they load after the table's first answer, which would wait for them.
function useFonts() {
  document.documentElement.classList.add("has-fonts");
}
