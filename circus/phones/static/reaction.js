// Reaction window: the question, its time and both answers; the same with and without the card.

import { byId, keyed, make, set } from "./dom.js";
import { showPortrait } from "./items.js";

const BUZZ = [80, 60, 80];

export class WindowBar {
  constructor(play) {
    this.play = play;
    this.key = "";
    this.chosen = null;
    this.ends = 0;
    this.timer = 0;
  }

  // With `isSent` an answer is on its way: both rest. Without an answer to give there is a sentence; only what is
  // public decides: who announced, and who is out.
  show(shown, isSent = false) {
    const open = shown && shown.window;
    if (!open) {
      this.key = "";
      clearInterval(this.timer);
      return;
    }
    set(byId("window-text"), { text: open.text });
    showPortrait(byId("window-picture"), open);
    const legal = new Map(isSent ? [] : shown.actions.map((action) => [action.verb, action]));
    const key = keyOf(shown);
    const chosen = !legal.size && this.chosen && this.chosen.key === key ? this.chosen.verb : "";
    byId("answers").hidden = !legal.size && !chosen;
    byId("window-all").hidden = byId("answers").hidden;
    byId("window-waits").hidden = !byId("answers").hidden;
    this.drawAnswers(open, legal, chosen, key);
    this.time(shown, key);
  }

  drawAnswers(open, legal, chosen, key) {
    const answers = [
      { verb: open.allow_verb, label: open.allow, kind: "wood" },
      { verb: open.react_verb, label: open.react, kind: "gold" },
    ];
    const choose = (verb) => {
      this.chosen = { key, verb };
      this.play(legal.get(verb));
    };
    keyed(byId("answers"), answers, {
      key: (each) => each.verb,
      create: (each) => make("button", { type: "button", class: each.kind }),
      update: (button, each) => {
        const isChosen = each.verb === chosen;
        set(button, { text: each.label, disabled: !legal.has(each.verb), "aria-pressed": isChosen ? "true" : null });
        button.onclick = () => legal.has(each.verb) && choose(each.verb);
      },
    });
  }

  // The bar runs by itself; a new window buzzes once.
  time({ window: open, actions }, key) {
    if (key === this.key) return;
    if (actions.length && navigator.vibrate) navigator.vibrate(BUZZ);
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

// A key of a window: the next one has another.
const keyOf = ({ window: open, log, news }) => `${open.text}/${log.length}/${news.number}`;
