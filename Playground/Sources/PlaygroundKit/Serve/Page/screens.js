// The example screens, each in a phone-sized window.

import { listenToKeys } from "./keys.js";
import { isMoving, listenToTouches, showPicture } from "./picture.js";
import { Pulse } from "./pulse.js";

export class Screens {
  #list = document.getElementById("screen-list");
  #phone = document.getElementById("phone");
  #canvas = document.getElementById("phone-canvas");
  #keys = document.getElementById("phone-keys");
  #pulse = new Pulse(() => this.#send({ line: { do: "state" } }));
  #name = null;
  #isShown = false;
  #menu;

  constructor(connection, menu) {
    this.connection = connection;
    this.#menu = menu;
    listenToKeys(this.#keys, (line) => this.#send({ line }));
    listenToTouches(this.#canvas, {
      onTap: (point) => this.#tap(point),
      onHold: (point, event) => this.#hold(point, event),
    });
  }

  offer(screens) {
    document.getElementById("no-screens").hidden = screens.length > 0;
    const cards = screens.map((screen) => {
      const card = document.createElement("button");
      card.className = "screen-card";
      card.dataset.screen = screen.name;
      const title = document.createElement("strong");
      title.textContent = screen.title;
      const summary = document.createElement("span");
      summary.textContent = screen.summary;
      card.append(title, summary);
      if (screen.hint) {
        const hint = document.createElement("span");
        hint.className = "screen-hint";
        hint.textContent = screen.hint;
        card.append(hint);
      }
      card.addEventListener("click", async () => {
        // A phone's keyboard needs a focus during the gesture, and keys before the answer belong to the new screen.
        this.#keys.focus({ preventScroll: true });
        await this.open(screen.name);
        if (!this.#phone.classList.contains("focused")) this.#keys.blur();
      });
      return card;
    });
    this.#list.replaceChildren(...cards);
    this.#name ??= screens[0]?.name ?? null;
  }

  // Screens change by themselves. The page updates only the visible one.
  set isShown(isShown) {
    this.#isShown = isShown;
    if (isShown && this.#name && this.#phone.hidden) this.open(this.#name);
    else if (isShown && this.#name) this.#send({ line: { do: "state" } });
    else this.#pulse.stop();
  }

  // A new connection has no open screen.
  reopen() {
    if (!this.#phone.hidden) this.open(this.#name);
  }

  open(name) {
    this.#name = name;
    this.#phone.hidden = false;
    for (const card of this.#list.children) {
      card.setAttribute("aria-pressed", String(card.dataset.screen === name));
    }
    return this.#request({ screen: name }).then(() => this.setDark(this.isDark));
  }

  setDark(isDark) {
    this.isDark = isDark;
    if (!this.#phone.hidden) this.#send({ line: { do: "trait", dark: isDark } });
  }

  async #tap(point) {
    this.#menu.close();
    // A phone's browser shows its keyboard only for a focus during the gesture.
    this.#keys.focus({ preventScroll: true });
    if (!point) return;
    const answer = await this.#send({ touch: point });
    if (answer && !answer.screen?.focused) this.#keys.blur();
  }

  async #hold(point, event) {
    const answer = await this.#send({ touch: { ...point, seconds: 0.6 } });
    if (!answer?.menu?.length) return;
    this.#menu.open(answer.menu, event, { keys: this.#keys, line: (line) => this.#send({ line }) });
  }

  #send(message) {
    return this.#request({ on: "screen", ...message });
  }

  async #request(message) {
    const answer = await this.connection.request(message);
    if (!answer) return null;
    if (answer.svg) showPicture(this.#canvas, answer.svg, answer.motions);
    this.#menu.note(answer);
    this.#follow(answer.screen?.focused ?? false);
    if (this.#isShown) this.#pulse.follow({ isMoving: isMoving(this.#canvas), mayChange: true });
    else this.#pulse.stop();
    return answer;
  }

  // When a finished screen dismisses its keyboard, the browser's focus and the ring around the phone go, too.
  #follow(isFocused) {
    const wasFocused = this.#phone.classList.contains("focused");
    this.#phone.classList.toggle("focused", isFocused);
    if (wasFocused && !isFocused) this.#keys.blur();
  }
}
