// Strip over an edge of the areas: the latest captions, each for the time to read it. Screen readers have speech.js.

import { byId, keyed, make, set } from "./dom.js";
import { linesSince } from "./news.js";

const MAX_SHOWN = 2;
const MAX_WAITING = 5;
const READ_MS = 400;
const WORD_MS = 220;
const MIN_MS = 3_000;
const HURRIED_MS = 1_600; // while others wait

export class Strip {
  constructor(open) {
    this.next = 0;
    this.waiting = [];
    this.lines = [];
    this.timer = 0;
    byId("strip").addEventListener("click", open);
  }

  // Take the events of a document; lines with the own name wait before others are dropped.
  show(before, shown) {
    const name = shown.you ? shown.you.name : "";
    for (const words of linesSince(before, shown)) {
      this.waiting.push({ words, isOwn: Boolean(name) && words.includes(name) });
    }
    while (this.waiting.length > MAX_WAITING) {
      const other = this.waiting.findIndex((each) => !each.isOwn);
      this.waiting.splice(Math.max(0, other), 1);
    }
    this.update();
  }

  // Drop the lines that were shown long enough, and let the next ones in.
  update() {
    const now = performance.now();
    this.lines = this.lines.filter((line) => this.endOf(line) > now);
    while (this.waiting.length && this.lines.length < MAX_SHOWN) {
      const line = this.waiting.shift();
      const ms = Math.max(MIN_MS, READ_MS + WORD_MS * line.words.split(/\s+/).length);
      this.lines.push({ ...line, ms, since: now, key: String((this.next += 1)) });
    }
    this.draw();
    clearTimeout(this.timer);
    const ends = this.lines.map((line) => this.endOf(line));
    if (ends.length) this.timer = setTimeout(() => this.update(), Math.max(0, Math.min(...ends) - now));
  }

  endOf({ since, ms }) {
    return since + (this.waiting.length ? Math.min(HURRIED_MS, ms) : ms);
  }

  draw() {
    keyed(byId("strip"), this.lines, {
      key: (line) => line.key,
      create: () => make("p"),
      update: (element, line) => set(element, { text: line.words, class: line.isOwn ? "own" : null }),
    });
    byId("strip").hidden = !this.lines.length;
    this.place();
  }

  // At the lower edge of the areas, or at the upper one if that covers less of what can be chosen.
  place() {
    const strip = byId("strip");
    if (strip.hidden) return;
    const open = [...document.querySelectorAll("#areas :is(.can, .picked)")].map((each) => each.getBoundingClientRect());
    const covered = (isUpper) => {
      strip.classList.toggle("upper", isUpper);
      const box = strip.getBoundingClientRect();
      return open.filter((each) => overlaps(each, box)).length;
    };
    const [upper, lower] = [covered(true), covered(false)];
    strip.classList.toggle("upper", upper < lower);
    strip.classList.toggle("passes", Math.min(upper, lower) > 0); // taps go to what it covers
  }
}

function overlaps(one, other) {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
