// Requests new pictures during animations.

const pauses = { moving: 33, blinking: 120 };

export class Pulse {
  #timer = null;

  constructor(beat) {
    this.beat = beat;
    this.motion = "still";
    document.addEventListener("visibilitychange", () => this.follow(this.motion));
  }

  follow(motion) {
    clearTimeout(this.#timer);
    this.motion = motion ?? "still";
    const pause = pauses[this.motion] ?? this.rest;
    if (pause && !document.hidden) this.#timer = setTimeout(this.beat, pause);
  }
}
