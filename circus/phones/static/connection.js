// Connection: one websocket that comes back by itself; all that the page sends passes here.

const FIRST_WAIT_MS = 500;
const MAX_WAIT_MS = 8_000;
const PING_MS = 10_000;
const SILENCE_MS = 25_000;
const WAKE_MS = 3_000; // an iPhone may wake with a socket that is dead and looks open

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
    this.heard = 0;
    this.pings = 0;
    setInterval(() => this.ping(), PING_MS);
    addEventListener("online", () => this.again());
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
    this.heard = Date.now();
    socket.addEventListener("open", () => socket.send(JSON.stringify(first)));
    socket.addEventListener("message", (event) => this.receive(socket, event.data));
    socket.addEventListener("close", () => this.lost(socket));
  }

  receive(socket, text) {
    if (socket !== this.socket) return;
    this.heard = Date.now();
    this.wait = FIRST_WAIT_MS;
    if (!this.isOpen) this.set(true);
    const message = JSON.parse(text);
    if (message.type !== "pong") this.take(message);
  }

  lost(socket) {
    if (socket !== this.socket) return;
    this.socket = null;
    this.set(false);
    if (this.isEnded) return;
    setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(MAX_WAIT_MS, this.wait * 2);
  }

  // Try at once: the phone woke up or has a network again.
  again() {
    if (this.isEnded) return;
    this.wait = FIRST_WAIT_MS;
    if (this.socket) this.probe(this.socket);
    else this.open();
  }

  // Ask a socket for an answer; without one it is lost.
  probe(socket) {
    const asked = Date.now();
    this.ping();
    setTimeout(() => socket === this.socket && this.heard < asked && this.drop(socket), WAKE_MS);
  }

  drop(socket) {
    socket.close();
    this.lost(socket);
  }

  ping() {
    const { socket } = this;
    if (!socket) return;
    const isDead = socket.readyState > WebSocket.OPEN || Date.now() - this.heard > SILENCE_MS;
    if (isDead) this.drop(socket);
    else if (this.isOpen) this.send({ type: "ping", n: (this.pings += 1) });
  }

  send(message) {
    if (!this.socket || this.socket.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  // Begin anew with another hello.
  restart() {
    const socket = this.socket;
    this.socket = null;
    this.set(false);
    if (socket) socket.close();
    this.isEnded = false;
    this.open();
  }

  end() {
    this.isEnded = true;
    const socket = this.socket;
    this.socket = null;
    if (socket) socket.close();
  }

  set(isOpen) {
    this.isOpen = isOpen;
    this.changed(isOpen);
  }
}
