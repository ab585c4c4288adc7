// The WebSocket, which answers requests in order and reconnects automatically.

const retryDelays = [300, 1000, 2000, 5000];

export class Connection {
  #socket = null;
  #waiting = new Map();
  #nextId = 1;
  #failures = 0;

  constructor({ onOpen, onState }) {
    this.onOpen = onOpen;
    this.onState = onState;
    this.#open();
  }

  get isOpen() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  // Resolves to the answer, or to null without a connection.
  request(message) {
    if (!this.isOpen) return Promise.resolve(null);
    const id = this.#nextId++;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket.send(JSON.stringify({ id, ...message }));
    });
  }

  #open() {
    const socket = new WebSocket(`ws://${location.host}/socket`);
    this.#socket = socket;
    this.onState("connecting");
    socket.addEventListener("open", () => {
      this.#failures = 0;
      // Live is a page whose field has all that the page chose.
      Promise.resolve(this.onOpen()).then(() => {
        if (this.#socket === socket && this.isOpen) this.onState("open");
      });
    });
    socket.addEventListener("message", (event) => this.#receive(event.data));
    socket.addEventListener("close", () => {
      for (const resolve of this.#waiting.values()) resolve(null);
      this.#waiting.clear();
      this.onState("closed");
      const delay = retryDelays[Math.min(this.#failures++, retryDelays.length - 1)];
      setTimeout(() => this.#open(), delay);
    });
  }

  #receive(text) {
    const answer = JSON.parse(text);
    const resolve = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    resolve?.(answer);
  }
}
