// Creates the controls of the settings. Each calls back when the user changes its value.

import { showPicture } from "./picture.js";

export function element(name, attributes = {}, ...children) {
  const result = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== false) result.setAttribute(key, value === true ? "" : value);
  }
  result.append(...children);
  return result;
}

export function heading(title, ...controls) {
  const id = `group-${title.toLowerCase()}`;
  return element(
    "section", { class: "group", "aria-labelledby": id }, element("h2", { id }, title), ...controls);
}

// A few options side by side.
export function segments(title, name, options, onChange) {
  const row = element("div", { class: "segments" });
  for (const [index, [value, label]] of options.entries()) {
    const input = element("input", { type: "radio", name, value, checked: index === 0 });
    input.addEventListener("change", () => onChange(value));
    row.append(element("label", {}, input, element("span", {}, label)));
  }
  return element("fieldset", { class: "control" }, element("legend", {}, title), row);
}

export function switchControl(title, name, note, onChange, isOn = false) {
  const input = element("input", { type: "checkbox", role: "switch", name, checked: isOn });
  input.addEventListener("change", () => onChange(input.checked));
  const text = element("span", { class: "switch-text" }, element("span", {}, title));
  if (note) text.append(element("small", {}, note));
  return element("label", { class: "control switch" }, text, input);
}

export function choice(title, name, options, onChange) {
  const select = element("select", { name });
  for (const [value, label] of options) select.append(element("option", { value }, label));
  select.addEventListener("change", () => onChange(select.value));
  return element(
    "label", { class: "control row" }, element("span", {}, title), element("span", { class: "select" }, select));
}

export function stepper(title, name, { from, to, value }, onChange) {
  const input = element("input", { type: "number", name, min: from, max: to, value, inputmode: "numeric" });
  const set = (number) => {
    const usable = Math.min(Math.max(Math.round(number) || from, from), to);
    input.value = usable;
    onChange(usable);
  };
  const step = (label, sign, amount) => {
    const button = element("button", { type: "button", "aria-label": label }, sign);
    button.addEventListener("click", () => set(Number(input.value) + amount));
    return button;
  };
  input.addEventListener("change", () => set(Number(input.value)));
  return element(
    "div", { class: "control row" }, element("span", {}, title),
    element("span", { class: "stepper" }, step("Remove a cell", "−", -1), labelled(input, title), step("Add a cell", "+", 1)));
}

export function slider(title, name, { from, to, step, value }, onChange) {
  const input = element("input", { type: "range", name, min: from, max: to, step, value });
  const output = element("output", {}, `${Math.round(value * 100)} %`);
  input.addEventListener("input", () => {
    output.textContent = `${Math.round(input.value * 100)} %`;
    onChange(Number(input.value));
  });
  return element(
    "label", { class: "control slider" }, element("span", { class: "row" }, element("span", {}, title), output), input);
}

export function textField(title, name, placeholder) {
  return element(
    "label", { class: "control text" }, element("span", {}, title),
    element("input", { type: "text", name, placeholder, maxlength: 200, autocomplete: "off" }));
}

// The styles with their pictures, light and dark.
export function styles(catalog, chosen, onChange) {
  const grid = element("div", { class: "styles" });
  for (const style of catalog) {
    const input = element("input", { type: "radio", name: "style", value: style.name, checked: style.name === chosen });
    input.addEventListener("change", () => onChange(style.name));
    const light = element("span", { class: "style-picture light" });
    const dark = element("span", { class: "style-picture dark" });
    showPicture(light, style.light);
    showPicture(dark, style.dark);
    grid.append(element("label", { class: "style" }, input, element("span", { class: "tile" }, light, dark), style.title));
  }
  return element("fieldset", { class: "control" }, element("legend", { class: "unseen" }, "Style"), grid);
}

// A setting of a style with a reset button. Calls back with the value in the link, or null for the default.
export function resettable(setting, onChange) {
  const input = inputs[setting.kind](setting);
  const label = setting.key.includes(".") ? `${setting.group}, ${setting.title}` : setting.title;
  labelled(input, label);
  const output = setting.kind === "number" ? element("output", {}) : null;
  const reset = element("button", { type: "button", class: "reset", "aria-label": `Reset ${label}` }, "×");
  reset.addEventListener("click", () => {
    onChange(null);
    input.focus();
  });
  const isTyped = ["groups", "symbol", "text"].includes(setting.kind);
  input.addEventListener(setting.kind === "color" || setting.kind === "number" ? "input" : "change", () => {
    const text = setting.kind === "color" ? input.value.slice(1) : input.value.trim();
    typed = text;
    onChange(text === "" ? null : text);
  });
  let typed = null;
  let refused = null;
  const reason = element("small", { class: "reason", id: `reason-${setting.key}`, role: "alert" });
  if (isTyped) input.setAttribute("aria-describedby", reason.id);
  const title = element("span", { class: "setting-title" }, setting.title);
  return {
    element: element(
      "div", { class: `setting ${setting.kind}`, "data-key": setting.key }, title,
      setting.kind === "choice" ? element("span", { class: "select" }, input) : input, output ?? "", reset, isTyped ? reason : ""),
    // Marks a text that the server refuses. It stays, to be corrected, with the reason beside it.
    complain(error) {
      refused = error ? typed : null;
      reason.textContent = error ? `${error.replace(/^".*?" must/, "Must")}.` : "";
      input.setAttribute("aria-invalid", String(Boolean(error)));
      if (refused !== null) input.value = refused;
    },
    show(text, isSet) {
      // A text field keeps its text during typing, and shows the default as a placeholder.
      if (isTyped && !isSet) input.placeholder = text;
      const shown = isTyped && !isSet ? "" : setting.kind === "color" ? `#${text}` : text;
      if (!isTyped || (refused === null && document.activeElement !== input)) input.value = shown;
      if (output) output.textContent = text;
      reset.hidden = !isSet;
    },
  };
}

const inputs = {
  color: () => element("input", { type: "color" }),
  number: ({ from, to, step }) => element("input", { type: "range", min: from, max: to, step }),
  choice: ({ options }) => {
    const select = element("select", {});
    for (const name of options) select.append(element("option", { value: name }, name));
    return select;
  },
  groups: () => element("input", { type: "text", maxlength: 47, spellcheck: "false", autocomplete: "off" }),
  symbol: () => element("input", { type: "text", maxlength: 15, spellcheck: "false", autocomplete: "off" }),
  text: ({ to }) => element("input", { type: "text", maxlength: to, spellcheck: "false", autocomplete: "off" }),
};

function labelled(input, title) {
  input.setAttribute("aria-label", title);
  return input;
}
