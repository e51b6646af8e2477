// Speech: what a screen reader reads by itself. Only what is new: events, a question, a connection that was lost.

import { byId, set } from "./dom.js";
import { linesSince } from "./news.js";
import { say } from "./words.js";

const MAX_LINES = 6;
const STAYS_MS = 10_000;

export class Speech {
  constructor() {
    this.timer = 0;
  }

  // Read what a document brings; `isRead`: its question has the focus, and is read with it.
  announce(before, shown, isRead) {
    const parts = [...linesSince(before, shown).slice(-MAX_LINES), ...connections(before, shown)];
    const isNew = !before || before.prompt !== shown.prompt || before.yours !== shown.yours;
    if (shown.over && !(before && before.over)) parts.push(isRead ? "" : shown.over.text, shown.over.reason);
    else if (isNew && !shown.over && !isRead && parts[parts.length - 1] !== shown.prompt) parts.push(shown.prompt);
    if (isNew) parts.push(byId("example").textContent, time(shown));
    this.read(parts);
  }

  // Equal words are read again. Nobody should meet old news at the end of the page: it goes after a while.
  read(parts) {
    const words = sentences(parts);
    if (!words) return;
    set(byId("live"), { text: byId("live").textContent === words ? `${words}\u00a0` : words });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => set(byId("live"), { text: "" }), STAYS_MS);
  }
}

// Who has lost the connection since the last document, and who has it again.
function connections(before, shown) {
  const was = new Map(before ? before.seats.map((seat) => [seat.seat, seat.away]) : []);
  const changed = shown.seats.filter((seat) => !seat.you && was.has(seat.seat) && was.get(seat.seat) !== seat.away);
  return changed.map(({ name, away }) => (away ? say("seat-away", { name }) : say("seat-back", { name })));
}

// The time for an answer, once as a window opens.
function time({ window: open, actions }) {
  return open && open.of_ms && actions.length ? say("window-time", { count: Math.round(open.left_ms / 1000) }) : "";
}

// Join sentences, of which some have their full stop and some do not.
export function sentences(parts, mark = ".") {
  const words = parts.filter(Boolean);
  return words.map((each, index) => (index + 1 < words.length ? ended(each, mark) : each)).join(" ");
}

function ended(words, mark) {
  return /[.!?…]$/.test(words) ? words : words + mark;
}
