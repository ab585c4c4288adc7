// The panels below the field: Swift code, events, accessibility and drawing.

import { makeTabs } from "./tabs.js";
import { highlight } from "./highlight.js";

const maximumEvents = 200;
const byId = (id) => document.getElementById(id);

export class Panels {
  #code = "";

  constructor(toast) {
    makeTabs(document.querySelector(".panel-tabs"));
    byId("copy-code").addEventListener("click", async () => {
      const isCopied = await navigator.clipboard?.writeText(this.#code).then(() => true, () => false);
      toast(isCopied ? "Copied" : "Your browser blocked copying. Select the code and copy it instead.");
    });
    byId("clear-events").addEventListener("click", () => {
      byId("events").replaceChildren();
      byId("no-events").hidden = false;
    });
  }

  show({ swift, drawing, state }) {
    if (swift !== undefined) {
      this.#code = swift;
      byId("swift").replaceChildren(...highlight(swift));
    }
    if (drawing !== undefined) byId("drawing").textContent = drawing;
    if (!state) return;
    byId("a11y-label").textContent = state.accessibility.label;
    byId("a11y-value").textContent = state.accessibility.value;
    byId("a11y-hint").textContent = state.accessibility.hint || "None";
    for (const event of state.events) this.#log(event);
  }

  #log(event) {
    const colon = event.indexOf(":");
    const kind = colon < 0 ? event : event.slice(0, colon);
    const text = colon < 0 ? "" : event.slice(colon + 1);
    const item = document.createElement("li");
    const time = document.createElement("time");
    time.textContent = new Date().toLocaleTimeString("en-GB");
    const name = document.createElement("span");
    name.className = "kind";
    name.dataset.kind = kind;
    name.textContent = kind;
    const detail = document.createElement("span");
    detail.className = "detail";
    detail.textContent = text;
    item.append(time, name, detail);
    const list = byId("events");
    list.prepend(item);
    while (list.children.length > maximumEvents) list.lastChild.remove();
    byId("no-events").hidden = true;
  }
}
