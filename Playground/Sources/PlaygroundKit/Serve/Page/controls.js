// Makes the controls of the settings; each calls back with its value when the person changes it.

import { showPicture } from "./picture.js";

function element(name, attributes = {}, ...children) {
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

// One of a few, side by side.
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
    element("span", { class: "stepper" }, step("One cell less", "−", -1), labelled(input, title), step("One cell more", "+", 1)));
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

// Each style with its picture, in light and dark.
export function styles(catalog, onChange) {
  const grid = element("div", { class: "styles" });
  for (const [index, style] of catalog.entries()) {
    const input = element("input", { type: "radio", name: "style", value: style.name, checked: index === 0 });
    input.addEventListener("change", () => onChange(style.name));
    const light = element("span", { class: "style-picture light" });
    const dark = element("span", { class: "style-picture dark" });
    showPicture(light, style.light);
    showPicture(dark, style.dark);
    grid.append(element("label", { class: "style" }, input, element("span", { class: "tile" }, light, dark), style.name));
  }
  return element("fieldset", { class: "control" }, element("legend", { class: "unseen" }, "Style"), grid);
}

function labelled(input, title) {
  input.setAttribute("aria-label", title);
  return input;
}
