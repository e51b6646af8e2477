// Reaction window: the question, its time and both answers; the same with and without the card.

import { byId, keyed, make, set } from "./dom.js";

const BUZZ = [80, 60, 80];

export class WindowBar {
  constructor(play) {
    this.play = play;
    this.key = "";
    this.ends = 0;
    this.timer = 0;
  }

  // With `isSent` an answer is on its way: both rest.
  show(shown, isSent = false) {
    const open = shown && shown.window;
    if (!open) {
      this.key = "";
      clearInterval(this.timer);
      return;
    }
    set(byId("window-text"), { text: open.text });
    set(byId("window-picture"), { src: open.picture, hidden: !open.picture });
    const answers = [
      { verb: open.allow_verb, label: open.allow, kind: "wood" },
      { verb: open.react_verb, label: open.react, kind: "gold" },
    ];
    const legal = new Map(shown.actions.map((action) => [action.verb, action]));
    keyed(byId("answers"), answers, {
      key: (each) => each.verb,
      create: (each) => make("button", { type: "button", class: each.kind }),
      update: (button, each) => {
        set(button, { text: each.label, disabled: isSent || !legal.has(each.verb) });
        button.onclick = () => legal.has(each.verb) && this.play(legal.get(each.verb));
      },
    });
    this.time(shown);
  }

  // The bar runs by itself; a new window buzzes once.
  time(shown) {
    const { window: open } = shown;
    const key = `${open.text}/${shown.log.length}/${shown.news.number}`;
    if (key === this.key) return;
    if (shown.actions.length && navigator.vibrate) navigator.vibrate(BUZZ);
    this.key = key;
    this.ends = performance.now() + open.left_ms;
    clearInterval(this.timer);
    const tick = () => {
      const left = Math.max(0, this.ends - performance.now());
      byId("time").firstElementChild.style.width = `${(100 * left) / Math.max(1, open.of_ms)}%`;
      if (!left) clearInterval(this.timer);
    };
    byId("time").hidden = !open.of_ms;
    tick();
    this.timer = setInterval(tick, 100);
  }
}
