// Gestures on items: a tap, a long press that asks, and a drag over others to the last.

import { style } from "./dom.js";

const FAR = 10;
const LONG_MS = 500;

export class Gestures {
  // `tap(element)`, `ask(element)`, `drag(source, crossed, end)`; `canDrag(element)` says what can be dragged.
  constructor(root, { tap, ask, drag, canDrag }) {
    Object.assign(this, { tap, ask, drag, canDrag });
    this.held = null;
    root.addEventListener("pointerdown", (event) => this.down(event));
    root.addEventListener("pointermove", (event) => this.move(event));
    root.addEventListener("pointerup", (event) => this.up(event));
    root.addEventListener("pointercancel", () => this.cancel());
    root.addEventListener("click", (event) => this.click(event));
    root.addEventListener("contextmenu", (event) => this.menu(event));
  }

  down(event) {
    const element = itemAt(event.target);
    this.cancel();
    if (!element || event.button > 0 || !event.isPrimary) return;
    this.held = { element, x: event.clientX, y: event.clientY, crossed: [], ghost: null, isOver: false };
    this.held.timer = setTimeout(() => this.long(), LONG_MS);
  }

  long() {
    const { held } = this;
    if (!held || held.ghost) return;
    held.isOver = true;
    this.ask(held.element);
  }

  move(event) {
    const { held } = this;
    if (!held || held.isOver) return;
    const far = Math.hypot(event.clientX - held.x, event.clientY - held.y) > FAR;
    if (!held.ghost && (!far || !this.canDrag(held.element))) {
      if (far) clearTimeout(held.timer);
      return;
    }
    if (!held.ghost) this.lift(event);
    style(held.ghost, { "--drag-x": `${event.clientX - held.x}px`, "--drag-y": `${event.clientY - held.y}px` });
    const over = itemAt(document.elementFromPoint(event.clientX, event.clientY));
    if (over && over !== held.element && over !== held.crossed[held.crossed.length - 1]) held.crossed.push(over);
    event.preventDefault();
  }

  lift(event) {
    const { held } = this;
    clearTimeout(held.timer);
    const box = held.element.getBoundingClientRect();
    held.ghost = held.element.cloneNode(true);
    held.ghost.className += " ghost";
    held.ghost.setAttribute("aria-hidden", "true");
    for (const [name, value] of [["left", box.left], ["top", box.top], ["width", box.width], ["height", box.height]]) {
      held.ghost.style[name] = `${value}px`;
    }
    document.body.append(held.ghost);
    held.element.classList.add("lifted");
    if (held.element.setPointerCapture) held.element.setPointerCapture(event.pointerId);
  }

  up(event) {
    const { held } = this;
    if (!held || !held.ghost) {
      if (held) clearTimeout(held.timer);
      return;
    }
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const end = itemAt(under);
    const crossed = held.crossed.slice();
    this.cancel();
    this.skip = true;
    setTimeout(() => (this.skip = false), 0);
    if (end !== held.element) this.drag(held.element, crossed, end, under);
  }

  cancel() {
    if (!this.held) return;
    clearTimeout(this.held.timer);
    if (this.held.ghost) this.held.ghost.remove();
    this.held.element.classList.remove("lifted");
    this.held = null;
  }

  // A keyboard's click has no pointer before it; one after a drag or a long press means nothing more.
  click(event) {
    const element = itemAt(event.target);
    const isOver = this.skip || (this.held && this.held.isOver);
    this.cancel();
    if (element && !isOver) this.tap(element);
  }

  menu(event) {
    const element = itemAt(event.target);
    if (!element) return;
    event.preventDefault();
    if (!this.held || !this.held.isOver) this.ask(element);
    if (this.held) this.held.isOver = true;
  }
}

function itemAt(target) {
  const element = target && target.closest ? target.closest("button.item, button.plate, button.verb") : null;
  return element && element.item ? element : null;
}
