// Connection: one websocket that comes back by itself; all that the page sends passes here.

const FIRST_WAIT_MS = 500;
const MAX_WAIT_MS = 4_000;
const PING_MS = 4_000;

// Time for the answer to a message; after the phone woke up or changed its network. An iPhone may wake
// with a socket that is dead and looks open.
const ANSWER_MS = 6_000;
const WAKE_MS = 3_000;

export class Connection {
  // `hello` returns the first message, null if there is nothing to say yet; `take` gets every message.
  constructor({ hello, take, changed }) {
    this.hello = hello;
    this.take = take;
    this.changed = changed;
    this.socket = null;
    this.isOpen = false;
    this.isEnded = false;
    this.wait = FIRST_WAIT_MS;
    this.deadline = 0;
    this.pings = 0;
    setInterval(() => this.ping(), PING_MS);
    addEventListener("online", () => this.again());
    addEventListener("offline", () => this.again());
    addEventListener("pageshow", (event) => event.persisted && this.again());
    document.addEventListener("visibilitychange", () => document.hidden || this.again());
  }

  open() {
    if (this.socket || this.isEnded) return;
    const first = this.hello();
    if (!first) return;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/ws`);
    this.socket = socket;
    this.expect(ANSWER_MS);
    socket.addEventListener("open", () => socket.send(JSON.stringify(first)));
    socket.addEventListener("message", (event) => this.receive(socket, event.data));
    socket.addEventListener("close", () => this.lost(socket));
  }

  receive(socket, text) {
    if (socket !== this.socket) return;
    this.relax();
    this.wait = FIRST_WAIT_MS;
    if (!this.isOpen) this.set(true);
    const message = JSON.parse(text);
    if (message.type !== "pong") this.take(message);
  }

  lost(socket) {
    if (socket !== this.socket) return;
    this.socket = null;
    this.relax();
    this.set(false);
    if (this.isEnded) return;
    setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(MAX_WAIT_MS, this.wait * 2);
  }

  // Try at once: the phone woke up or has a network again.
  again() {
    if (this.isEnded) return;
    this.wait = FIRST_WAIT_MS;
    this.ping();
    if (this.socket) this.expect(WAKE_MS);
    else this.open();
  }

  ping() {
    if (this.socket && this.socket.readyState > WebSocket.OPEN) return this.drop(this.socket);
    return this.isOpen && this.send({ type: "ping", n: (this.pings += 1) });
  }

  // Without any message in this time the connection is lost. A browser notices by itself only after minutes.
  expect(ms) {
    const { socket } = this;
    this.relax();
    this.deadline = setTimeout(() => this.drop(socket), ms);
  }

  drop(socket) {
    socket.close();
    this.lost(socket);
  }

  relax() {
    clearTimeout(this.deadline);
    this.deadline = 0;
  }

  send(message) {
    if (!this.socket || this.socket.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    if (!this.deadline) this.expect(ANSWER_MS);
    return true;
  }

  // Begin anew with another hello: over the open connection unless it has a seat, since a new one takes three round
  // trips.
  restart(hasSeat) {
    if (this.isOpen && !hasSeat && this.send(this.hello())) return;
    this.close();
    this.set(false, true);
    this.isEnded = false;
    this.open();
  }

  end() {
    this.isEnded = true;
    this.close();
  }

  close() {
    const { socket } = this;
    this.socket = null;
    this.relax();
    if (socket) socket.close();
  }

  set(isOpen, isRestart = false) {
    this.isOpen = isOpen;
    this.changed(isOpen, isRestart);
  }
}
