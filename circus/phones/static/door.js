// Door: the screens before and after the table: sitting down, the code, free seats, errors, the end.

import { byId, keyed, make, set, style } from "./dom.js";
import { say } from "./words.js";

export class Door {
  // `enter({code, name, seat})` is called when the person has decided.
  constructor({ enter }) {
    this.enter = enter;
    this.kind = "";
    byId("join").addEventListener("submit", (event) => {
      event.preventDefault();
      this.submit(null);
    });
    byId("watch").addEventListener("click", () => this.submit(-1));
  }

  // `kind`: "invited", "code", "seats", "gone" or "waiting".
  open(kind, { text = "", problem = "", name = "", seats = [] } = {}) {
    const isNew = this.kind !== kind;
    this.kind = kind;
    document.body.className = "at-door";
    byId("door").hidden = false;
    byId("table").hidden = true;
    set(byId("door-title"), { text: say(`door-${kind}`) });
    set(byId("door-text"), { text: text || say(`door-${kind}-text`) });
    set(byId("door-problem"), { text: problem });
    byId("code-field").hidden = kind !== "code";
    byId("name-field").hidden = kind !== "invited" && kind !== "seats";
    byId("enter").hidden = kind === "waiting" || kind === "seats";
    byId("watch").hidden = kind !== "seats";
    set(byId("enter"), { text: say(`door-${kind}-enter`) });
    if (isNew && name) byId("name").value = name;
    this.showSeats(kind === "seats" ? seats : []);
    if (!isNew) return;
    const field = { code: "code" }[kind];
    (field ? byId(field) : byId("door-title")).focus({ preventScroll: true });
  }

  showSeats(seats) {
    byId("free").hidden = !seats.length;
    keyed(byId("free"), seats, {
      key: (seat) => String(seat.seat),
      create: (seat) => {
        const button = make("button", { type: "button", class: "plate" }, make("span", { class: "face" }, make("img", { alt: "" })), make("strong"));
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

  submit(seat) {
    set(byId("door-problem"), { text: "" });
    this.enter(this.kind, { code: byId("code").value.trim(), name: byId("name").value.trim(), seat });
  }

  close() {
    this.kind = "";
    byId("door").hidden = true;
    byId("table").hidden = false;
  }
}
