// Rest after a change: a tap that was meant for what has just been replaced does nothing.

import { byId, style } from "./dom.js";

const BAR = "bar";
const ROOMS = ["you", "seats", "areas", "bottom", BAR];
const CLICK_MS = 400; // longest time from the end of a press to its click

export class Rest {
  // `drop()` ends a gesture that has begun.
  constructor(drop) {
    this.drop = drop;
    this.until = 0;
    this.hasBar = false;
    this.pressed = null;
    this.timer = 0;
    for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, (event) => this.press(event), true);
    for (const kind of ["pointerup", "keyup"]) document.addEventListener(kind, () => this.release(), true);
    document.addEventListener("pointercancel", () => (this.pressed = null), true);
    for (const name of ROOMS) {
      for (const kind of ["pointerdown", "click", "contextmenu"]) {
        byId(name).addEventListener(kind, (event) => this.filter(event), true);
      }
    }
  }

  get isResting() {
    return performance.now() < this.until;
  }

  // Begin a rest; it lasts `--rest-own` after an answer of this phone, else `--rest`, from when the change is drawn.
  // The buttons of the bar mean the same after a change: they rest only if `hasBar`, since a panel over them has closed.
  begin(isOwn, hasBar) {
    this.hasBar = hasBar || (this.hasBar && this.isResting);
    const styles = getComputedStyle(document.documentElement);
    const ms = parseFloat(styles.getPropertyValue(isOwn ? "--rest-own" : "--rest"));
    this.drop();
    style(document.body, { "--resting": `${ms}ms` });
    this.last(ms);
    requestAnimationFrame(() => requestAnimationFrame(() => this.last(ms)));
  }

  last(ms) {
    this.until = Math.max(this.until, performance.now() + ms);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => document.body.classList.remove("rests"), this.until - performance.now());
  }

  press(event) {
    if (!event.repeat) this.pressed = performance.now();
  }

  // The click of a press comes after its end. A screen reader's click has no press.
  release() {
    const { pressed } = this;
    setTimeout(() => {
      if (this.pressed === pressed) this.pressed = null;
    }, CLICK_MS);
  }

  // A gesture is as early as its press.
  filter(event) {
    if (event.currentTarget.id === BAR && !this.hasBar) return;
    const isPress = event.type === "pointerdown" || this.pressed === null;
    if ((isPress ? performance.now() : this.pressed) >= this.until) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  }
}
