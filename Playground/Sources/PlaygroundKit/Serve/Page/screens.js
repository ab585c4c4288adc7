// The example screens: each runs in a window of the size of a phone.

import { listenToKeys } from "./keys.js";
import { listenToTouches, showPicture } from "./picture.js";
import { Pulse } from "./pulse.js";

export class Screens {
  #list = document.getElementById("screen-list");
  #phone = document.getElementById("phone");
  #canvas = document.getElementById("phone-canvas");
  #keys = document.getElementById("phone-keys");
  #pulse = new Pulse(() => this.#send({ line: { do: "state" } }));
  #name = null;
  #isShown = false;

  constructor(connection) {
    this.connection = connection;
    listenToKeys(this.#keys, (line) => this.#send({ line }));
    listenToTouches(this.#canvas, {
      onTap: (point) => {
        this.#keys.focus({ preventScroll: true });
        if (point) this.#send({ touch: point });
      },
      onHold: (point) => this.#send({ touch: { ...point, seconds: 0.6 } }),
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
        await this.open(screen.name);
        if (this.#phone.classList.contains("focused")) this.#keys.focus({ preventScroll: true });
      });
      return card;
    });
    this.#list.replaceChildren(...cards);
    this.#name ??= screens[0]?.name ?? null;
  }

  // Screens go on by themselves: the page looks at them only while the person does.
  set isShown(isShown) {
    this.#isShown = isShown;
    this.#pulse.rest = isShown ? 250 : 0;
    if (isShown && this.#name && this.#phone.hidden) this.open(this.#name);
    else if (isShown && this.#name) this.#send({ line: { do: "state" } });
    else this.#pulse.follow("still");
  }

  // A new connection knows nothing of the screen that was open.
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

  #send(message) {
    return this.#request({ on: "screen", ...message });
  }

  async #request(message) {
    const answer = await this.connection.request(message);
    if (!answer) return;
    if (answer.svg) showPicture(this.#canvas, answer.svg);
    this.#phone.classList.toggle("focused", answer.screen?.focused ?? false);
    this.#pulse.follow(this.#isShown ? answer.motion : "still");
  }
}
