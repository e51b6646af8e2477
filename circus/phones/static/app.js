// App: what is known of the table (invitation, code, seat), the connection, and which screen is shown.

import { Connection } from "./connection.js";
import { Door } from "./door.js";
import { byId } from "./dom.js";
import { Table } from "./table.js";
import { currentLanguage, languages, loadWords, phoneLanguage, say, setLanguage } from "./words.js";

const PROTOCOL = 1;
const SEAT = "circus.seat.";
const LAST = "circus.table";
const NAME = "circus.name";
const LANGUAGE = "circus.language";

// Storage may be forbidden: the page then works until it is closed.
const memory = new Map();

function stored(key) {
  try {
    return localStorage.getItem(key) || memory.get(key) || "";
  } catch {
    return memory.get(key) || "";
  }
}

function store(key, value) {
  memory.set(key, value);
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    memory.set(key, value);
  }
}

class App {
  constructor() {
    this.invitation = location.hash.slice(1);
    this.hello = null;
    this.isSeated = false;
    this.problem = "";
    this.door = new Door({ enter: (kind, answer) => this.enter(kind, answer) });
    this.table = new Table({
      act: (position, action) => this.connection.send({ type: "act", position, action }),
      undo: (position) => this.connection.send({ type: "undo", position }),
      speak: (language) => this.speak(language),
    });
    this.connection = new Connection({
      hello: () => this.hello && { type: "hello", protocol: PROTOCOL, language: currentLanguage(), ...this.hello },
      take: (message) => this.take(message),
      changed: (isOpen) => this.changed(isOpen),
    });
    byId("door-language").addEventListener("click", () => this.speak(this.otherLanguage()));
    addEventListener("hashchange", () => this.invite(location.hash.slice(1)));
  }

  begin() {
    const token = this.seatToken();
    if (this.invitation) this.openDoor("invited");
    else if (token) this.greet({ token });
    else this.openDoor("code");
  }

  seatToken() {
    return stored(SEAT + stored(LAST));
  }

  invite(invitation) {
    if (!invitation) return;
    this.invitation = invitation;
    this.connection.end();
    this.openDoor("invited");
  }

  openDoor(kind, facts = {}) {
    this.isSeated = false;
    this.shown = [kind, facts];
    this.door.open(kind, { name: stored(NAME), ...facts });
    byId("door-language").textContent = this.otherLanguage().toUpperCase();
    byId("door-language").lang = this.otherLanguage();
    byId("door-language").setAttribute("aria-label", say("language"));
  }

  otherLanguage() {
    const all = languages();
    return all[(all.indexOf(currentLanguage()) + 1) % all.length] || "en";
  }

  enter(kind, { code, name, seat }) {
    if (name) store(NAME, name);
    if (kind === "invited") return this.greet({ token: this.invitation, name });
    if (kind === "code") {
      if (!code) return this.openDoor("code", { problem: say("code-missing") });
      this.code = code;
      return this.greet({ code, seat: null });
    }
    if (kind === "seats") return this.greet({ code: this.code, seat, name });
    return this.openDoor("code");
  }

  greet(hello) {
    this.hello = hello;
    if (!this.door.kind) this.openDoor("waiting");
    this.connection.restart();
  }

  take(message) {
    const takers = { seats: "takeSeats", seated: "takeSeat", document: "takeDocument", refused: "takeRefusal", gone: "takeEnd" };
    if (message.type in takers) this[takers[message.type]](message);
  }

  takeSeats({ free, locked }) {
    const state = locked ? say("joining-locked") : free.length ? "" : say("no-seat-free");
    const problem = this.problem || state;
    this.problem = "";
    this.openDoor("seats", { seats: free, problem });
  }

  // The address loses the invitation: it is used up, and nobody should read it over a shoulder.
  takeSeat({ seat, token, table }) {
    this.isSeated = true;
    if (token) {
      store(LAST, table);
      store(SEAT + table, token);
      this.hello = { token };
    } else this.hello = { code: this.code, seat };
    this.invitation = "";
    history.replaceState(null, "", "/");
  }

  takeDocument({ position, document: shown }) {
    this.isSeated = true;
    if (shown.language !== currentLanguage()) setLanguage(shown.language);
    this.door.close();
    this.table.show(shown, position);
  }

  takeRefusal({ code, text }) {
    if (this.isSeated) return this.table.refused(text);
    const token = this.seatToken();
    const wasInvited = this.hello && this.hello.token && this.hello.token === this.invitation;
    if (wasInvited && token && this.hello.token !== token) return this.greet({ token });
    if (this.hello && this.hello.token === token) store(SEAT + stored(LAST), "");
    const wasChoosing = this.hello && this.hello.code && this.hello.seat !== null;
    this.connection.end();
    this.invitation = "";
    history.replaceState(null, "", "/");
    if (wasChoosing) {
      this.problem = text;
      return this.greet({ code: this.hello.code, seat: null });
    }
    this.hello = null;
    return this.openDoor("code", { problem: text });
  }

  takeEnd({ text }) {
    this.hello = null;
    this.connection.end();
    store(SEAT + stored(LAST), "");
    this.openDoor("gone", { text });
  }

  changed(isOpen) {
    byId("lost").hidden = isOpen || !this.hello;
    if (!isOpen && this.table.document && this.table.sent >= 0) this.table.resume();
  }

  speak(language) {
    store(LANGUAGE, language);
    setLanguage(language);
    if (this.isSeated) {
      this.connection.send({ type: "language", language });
      if (this.table.document) this.table.redraw();
    } else if (this.shown) this.openDoor(...this.shown);
  }
}

await loadWords();
setLanguage(stored(LANGUAGE) || phoneLanguage());
new App().begin();
