// App: what is known of the table (invitation, code, seat), the connection, and which screen is shown.

import { Connection } from "./connection.js";
import { Door } from "./door.js";
import { byId } from "./dom.js";
import { store, stored } from "./memory.js";
import { Table } from "./table.js";
import { currentLanguage, loadWords, nextLanguage, phoneLanguage, say, setLanguage } from "./words.js";

const PROTOCOL = 1;
const SEAT = "circus.seat.";
const LAST = "circus.table";
const NAME = "circus.name";
const LANGUAGE = "circus.language";

class App {
  constructor() {
    this.invitation = location.hash.slice(1);
    this.hello = null;
    this.isSeated = false;
    this.problem = "";
    this.door = new Door({ enter: (kind, answer) => this.enter(kind, answer) });
    this.table = new Table({
      send: (message) => this.connection.send(message),
      speak: (language) => this.speak(language),
      lend: (isOn) => this.lend(isOn),
    });
    this.connection = new Connection({
      hello: () => this.hello && { type: "hello", protocol: PROTOCOL, language: currentLanguage(), ...this.hello },
      take: (message) => this.take(message),
      changed: (isOpen, isRestart) => this.changed(isOpen, isRestart),
    });
    byId("door-language").addEventListener("click", () => this.speak(nextLanguage()));
    addEventListener("hashchange", () => this.invite(location.hash.slice(1)));
  }

  begin() {
    const token = this.seatToken();
    if (this.invitation) this.greet({ token: this.invitation, look: true });
    else if (token) this.greet({ token });
    else this.openDoor("code");
  }

  seatToken() {
    return stored(SEAT + stored(LAST));
  }

  invite(invitation) {
    if (!invitation) return;
    this.invitation = invitation;
    this.door.kind = "";
    this.greet({ token: invitation, look: true });
  }

  openDoor(kind, facts = {}) {
    this.shown = [kind, facts];
    this.door.open(kind, { name: stored(NAME), ...facts });
    byId("door-language").textContent = nextLanguage().toUpperCase();
    byId("door-language").lang = nextLanguage();
    byId("door-language").setAttribute("aria-label", say("language"));
  }

  enter(kind, { code, name, seat, isNamed }) {
    if (name && isNamed) store(NAME, name);
    if (kind === "invited") return this.greet({ token: this.invitation, name });
    if (kind === "code") {
      if (!code) return this.openDoor("code", { problem: say("code-missing") });
      this.code = code;
      return this.greet({ code, seat: null });
    }
    if (kind === "seats") return this.greet({ code: this.code, seat, name });
    if (kind === "elsewhere") return this.greet({ token: this.seatToken() });
    return this.openDoor("code");
  }

  greet(hello) {
    this.hello = hello;
    if (!this.door.kind) this.openDoor("waiting");
    this.connection.restart(this.isSeated);
  }

  take(message) {
    const takers = {
      seats: "takeSeats",
      seated: "takeSeat",
      document: "takeDocument",
      refused: "takeRefusal",
      gone: "takeEnd",
      waiting: "takeWait",
    };
    if (message.type in takers) this[takers[message.type]](message);
    else if (message.type === "why") this.table.takeWhy(message);
  }

  // All free seats, or the one of an invitation.
  takeSeats({ free, locked }) {
    if (this.hello.look) return this.openDoor("invited", { seats: free });
    const state = locked ? say("joining-locked") : free.length ? "" : say("no-seat-free");
    const problem = this.problem || state;
    this.problem = "";
    return this.openDoor("seats", { seats: free, problem, locked });
  }

  // The seat is played at the screen, where somebody has to confirm it.
  takeWait({ text }) {
    this.openDoor("waiting", { text });
  }

  // The address loses the invitation: it is used up, and nobody should read it over a shoulder. The ping tells the
  // table that the token has come: without it a lost connection frees the seat.
  takeSeat({ seat, token, table }) {
    this.isSeated = true;
    this.connection.ping();
    if (token) {
      store(LAST, table);
      store(SEAT + table, token);
      this.hello = { token };
    } else this.hello = { code: this.code, seat };
    this.forgetInvitation();
  }

  forgetInvitation() {
    this.invitation = "";
    history.replaceState(null, "", "/");
  }

  // The address takes the seat to another browser: scanners of codes may show the page in a window of their own.
  lend(isOn) {
    const { token } = this.hello || {};
    history.replaceState(null, "", isOn && token ? `/#${token}` : "/");
  }

  takeDocument({ position, document: shown }) {
    if (shown.language !== currentLanguage()) setLanguage(shown.language);
    this.door.close();
    this.table.show(shown, position);
  }

  // A refusal of an answer, or of the wish to join; a locked table leaves the invitation for another try.
  takeRefusal({ code, text }) {
    if (this.isSeated && !this.door.kind) return this.table.refused(text);
    if (this.isSeated) return this.openDoor("waiting", { problem: text });
    const hello = this.hello || {};
    const token = this.seatToken();
    const isInvited = hello.token && hello.token === this.invitation;
    if (isInvited && token && token !== hello.token) return this.greet({ token });
    if (isInvited && code === "locked") return this.stay("invited", text);
    if (hello.token === token && code === "unknown") store(SEAT + stored(LAST), "");
    this.forgetInvitation();
    if (hello.code && hello.seat !== null) {
      this.problem = text;
      return this.greet({ code: hello.code, seat: null });
    }
    return this.stay("code", text);
  }

  stay(kind, problem) {
    this.hello = null;
    this.connection.end();
    const seats = this.shown && this.shown[0] === kind ? this.shown[1].seats : [];
    return this.openDoor(kind, { problem, seats });
  }

  takeEnd({ code, text }) {
    this.hello = null;
    this.isSeated = false;
    this.forgetInvitation();
    this.connection.end();
    if (code !== "elsewhere") store(SEAT + stored(LAST), "");
    this.openDoor(code, { text });
  }

  // A connection that the page itself begins anew is not lost.
  changed(isOpen, isRestart) {
    byId("lost").hidden = isOpen || isRestart || !this.hello;
    if (isOpen) return;
    this.isSeated = false;
    if (this.table.sent >= 0) this.table.resume();
  }

  speak(language) {
    store(LANGUAGE, language);
    setLanguage(language);
    if (this.door.kind) this.openDoor(...this.shown);
    else {
      this.connection.send({ type: "language", language });
      this.table.redraw();
    }
  }
}

loadWords().then(() => {
  setLanguage(stored(LANGUAGE) || phoneLanguage());
  new App().begin();
});
