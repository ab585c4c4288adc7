// The field: its picture, keyboard, touches and menu.

import { listenToKeys } from "./keys.js";
import { isMoving, listenToTouches, showPicture } from "./picture.js";
import { Pulse } from "./pulse.js";

export class Field {
  #canvas = document.getElementById("canvas");
  #stage = document.getElementById("stage");
  #keys = document.getElementById("keys");
  #word = document.getElementById("stage-state");
  #hint = document.getElementById("stage-hint");
  #invalid = null;
  #menu;
  #pulse = new Pulse(() => this.line({ do: "state" }));
  #isFocused = false;
  #pointed = null;

  constructor(connection, menu, onAnswer) {
    this.connection = connection;
    this.#menu = menu;
    this.onAnswer = onAnswer;
    listenToKeys(this.#keys, (line) => this.line(line));
    listenToTouches(this.#stage, {
      onTap: (point) => this.#tap(point),
      onHold: (point, event) => this.#hold(point, event),
    });
    this.#keys.addEventListener("focus", () => {
      if (!this.#isFocused) this.line({ do: "focus" });
    });
    this.#keys.addEventListener("blur", () => {
      if (!this.#isFocused || this.#menu.isOpen) return;
      if (this.#isMerelyClicked) setTimeout(() => this.#keys.focus({ preventScroll: true }));
      else this.line({ do: "blur" });
    });
    document.addEventListener("pointerdown", (event) => (this.#pointed = event.target), true);
    document.addEventListener("keydown", () => (this.#pointed = null), true);
  }

  line(line) {
    return this.send({ line });
  }

  async send(message) {
    const answer = await this.connection.request(message);
    if (!answer) return null;
    if (answer.svg) showPicture(this.#canvas, answer.svg, answer.motions);
    if (answer.state) this.#follow(answer.state);
    this.#menu.note(answer);
    this.onAnswer(answer, message.line);
    return answer;
  }

  setDark(isDark) {
    this.#stage.classList.toggle("dark", isDark);
  }

  // Moves the browser's focus to match the field's.
  #follow(state) {
    this.#isFocused = state.focused;
    this.#stage.classList.toggle("focused", state.focused);
    const count = state.cells.filter((cell) => cell.content !== "").length;
    this.#pulse.follow({ isMoving: isMoving(this.#canvas), mayChange: count > 0 });
    const place = `${count} of ${state.cells.length}`;
    const reason = state.events.findLast((event) => event.startsWith("invalid:"));
    if (reason) this.#showInvalid(reason.slice("invalid:".length), place);
    // A picture of a motion says nothing of the reason.
    else if (state.events.length || !this.#invalid) this.#showPlace(place);
    else this.#invalid.place = place;
    const hasFocus = document.activeElement === this.#keys;
    if (!state.focused && hasFocus) this.#keys.blur();
    if (state.focused && !hasFocus && !this.#menu.isOpen && document.hasFocus()) {
      this.#keys.focus({ preventScroll: true });
    }
  }

  // Says for two seconds why the field did not take the input, and starts the motion again for each.
  #showInvalid(reason, place) {
    clearTimeout(this.#invalid?.timer);
    this.#hint.classList.remove("invalid");
    void this.#hint.offsetWidth;
    this.#hint.classList.add("invalid");
    this.#word.textContent = `Invalid input: ${reason.replace(/[A-Z]/g, (letter) => " " + letter.toLowerCase())}`;
    this.#invalid = { place };
    this.#invalid.timer = setTimeout(() => this.#showPlace(this.#invalid.place), 2000);
  }

  #showPlace(place) {
    clearTimeout(this.#invalid?.timer);
    this.#invalid = null;
    this.#hint.classList.remove("invalid");
    this.#word.textContent = place;
  }

  // As on a phone, a tap on a button or a switch keeps the keyboard.
  get #isMerelyClicked() {
    const control = this.#pointed?.closest?.("button, label:has([type='radio'], [type='checkbox'])");
    return Boolean(control?.closest(".strip, .settings, .panels"));
  }

  #tap(point) {
    this.#menu.close();
    // A phone's browser shows its keyboard only for a focus during the gesture.
    this.#keys.focus({ preventScroll: true });
    if (point) this.send({ touch: point });
  }

  async #hold(point, event) {
    const answer = await this.send({ touch: { ...point, seconds: 0.6 } });
    if (answer?.menu) this.#menu.open(answer.menu, event, { keys: this.#keys, line: (line) => this.line(line) });
  }
}
