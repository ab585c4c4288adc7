// Customizes the style, with a control for each setting that the server knows.

import { element, resettable } from "./controls.js";

export class Restyle {
  // The values by the keys of their settings.
  #values = {};
  #style;
  #styles;
  #settings;
  #controls = new Map();
  #groups = new Map();
  #isDark = false;
  #isRowOfMessage = false;
  #onChange;

  constructor(catalog, style, onChange) {
    this.#styles = new Map(catalog.styles.map((style) => [style.name, style]));
    this.#settings = catalog.settings;
    this.#style = style;
    this.#onChange = onChange;
    this.element = this.#make();
    this.#show();
  }

  // The style with its settings, in the format of commands and links.
  get text() {
    const settings = Object.entries(this.#values).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
    return settings.length ? `${this.#style}?${settings.join("&")}` : this.#style;
  }

  // Chooses another style, which keeps the values that it supports.
  choose(name) {
    this.#style = name;
    const known = this.#styles.get(name).settings;
    this.#values = Object.fromEntries(Object.entries(this.#values).filter(([key]) => key in known));
    this.#changed();
  }

  // Shows the style that the server reports.
  follow({ name, values }) {
    this.#style = name;
    this.#values = { ...values };
    this.#show();
  }

  setDark(isDark) {
    this.#isDark = isDark;
    this.#show();
  }

  reset() {
    this.#values = {};
    this.#changed();
  }

  // Turns the message row on, where a message shows.
  showRow() {
    if (this.#values.row !== "on") this.#set("row", "on");
  }

  async #set(key, value) {
    if (value === null) delete this.#values[key];
    else this.#values[key] = value;
    this.#showMessage(key, value);
    this.#controls.get(key).complain(await this.#changed());
  }

  // A message turns its row on, and its reset turns off what it turned on.
  #showMessage(key, value) {
    if (key === "row") this.#isRowOfMessage = false;
    if (key !== "message") return;
    if (value !== null && !("row" in this.#values)) {
      this.#isRowOfMessage = true;
      this.#values.row = "on";
    } else if (value === null && this.#isRowOfMessage) {
      delete this.#values.row;
    }
  }

  // Returns what is wrong with the style, if anything is.
  #changed() {
    this.#show();
    return this.#onChange(this.text);
  }

  #make() {
    const parts = element("div", { class: "restyle" });
    for (const setting of this.#settings) {
      if (!this.#groups.has(setting.group)) this.#groups.set(setting.group, this.#group(setting));
      const control = resettable(setting, (value) => this.#set(setting.key, value));
      this.#controls.set(setting.key, control);
      this.#groups.get(setting.group).body.append(control.element);
    }
    for (const { element } of this.#groups.values()) parts.append(element);
    return parts;
  }

  // Groups the eight states of a color or width under a summary.
  #group({ group, key }) {
    const isByState = key.includes(".");
    const body = element("div", { class: isByState ? "states" : "plain" });
    const count = element("span", { class: "count" });
    const summary = element("summary", {}, element("span", {}, group), count);
    const whole = element("details", { class: "restyle-group", "data-group": group }, summary, body);
    return { element: whole, body, count };
  }

  #show() {
    const { settings } = this.#styles.get(this.#style);
    for (const { key } of this.#settings) {
      const control = this.#controls.get(key);
      const standard = settings[key];
      control.element.hidden = !standard;
      if (standard) control.show(this.#values[key] ?? standard[this.#isDark ? "dark" : "light"], key in this.#values);
    }
    for (const [name, group] of this.#groups) {
      const keys = this.#settings.filter((setting) => setting.group === name && setting.key in settings).map(({ key }) => key);
      const count = keys.filter((key) => key in this.#values).length;
      group.element.hidden = keys.length === 0;
      group.count.textContent = count ? String(count) : "";
    }
  }
}
