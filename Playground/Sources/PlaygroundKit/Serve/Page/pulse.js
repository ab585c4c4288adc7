// Asks for the state again and again while it may change by itself: a verdict comes, a character is hidden. The browser
// plays the motions, and what begins meanwhile begins late by one pause at most.

const pauses = { moving: 100, still: 250 };

export class Pulse {
  #timer = null;
  #pause = 0;

  constructor(beat) {
    this.beat = beat;
    document.addEventListener("visibilitychange", () => this.#wait(this.#pause));
  }

  follow({ isMoving, mayChange }) {
    this.#wait(isMoving ? pauses.moving : mayChange ? pauses.still : 0);
  }

  stop() {
    this.#wait(0);
  }

  #wait(pause) {
    clearTimeout(this.#timer);
    this.#pause = pause;
    if (pause && !document.hidden) this.#timer = setTimeout(this.beat, pause);
  }
}
