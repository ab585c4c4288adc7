// Carries the browser's events to the field, which is Swift, and shows what it answers.
"use strict";

const find = (selector, root = document) => root.querySelector(selector);
const make = (name, attributes = {}, ...children) => {
  const element = Object.assign(document.createElement(name), attributes);
  element.append(...children);
  return element;
};
const unpack = async (name, type) => {
  const bytes = Uint8Array.from(atob(find(`#${name}`).textContent), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream)[type]();
};

let host;
function call(field, command, first = "", second = "", text = "") {
  const request = new TextEncoder().encode([field, command, first, second, text].join("\u001f"));
  const room = host.room(request.length);
  new Uint8Array(host.memory.buffer, room, request.length).set(request);
  const count = host.answer(request.length);
  return JSON.parse(new TextDecoder().decode(new Uint8Array(host.memory.buffer, host.reply(), count)));
}

async function start() {
  const library = { sin: Math.sin, cos: Math.cos, tan: Math.tan, exp: Math.exp, round: (x) => Math.sign(x) * Math.round(Math.abs(x)) };
  library.roundf = library.round;
  const { instance } = await WebAssembly.instantiate(await unpack("module", "arrayBuffer"), { env: library });
  host = instance.exports;
}

// The turn of the event loop, which the lines of the keyboard's log begin with.
let turn = 0;
let isTurnNew = true;
function takeTurn() {
  if (isTurnNew) turn += 1;
  isTurnNew = false;
  setTimeout(() => (isTurnNew = true));
  return turn;
}

const svgName = "http://www.w3.org/2000/svg";
const moves = { ArrowLeft: "backward", ArrowUp: "toStart", Home: "toStart", ArrowRight: "forward", ArrowDown: "toEnd", End: "toEnd" };
const ends = { backward: "toStart", forward: "toEnd" };
const deletions = {
  deleteContentBackward: "backward", deleteContentForward: "forward", deleteSoftLineBackward: "toStart", deleteHardLineBackward: "toStart",
  deleteWordBackward: "toStart", deleteSoftLineForward: "toEnd", deleteHardLineForward: "toEnd", deleteWordForward: "toEnd",
};
const fields = [];

class Field {
  #parts = new Map();
  #loops = [];
  #isComposing = false;
  #blink = null;
  #period = 0;

  constructor(element, style, onShow = () => {}) {
    this.id = call(0, "new", "", "", style).field;
    this.onShow = onShow;
    this.element = element;
    this.svg = document.createElementNS(svgName, "svg");
    this.svg.setAttribute("aria-hidden", "true");
    this.row = this.svg.appendChild(document.createElementNS(svgName, "g"));
    const note = make("span", { className: "unseen", id: `about-${this.id}` });
    this.about = note;
    this.input = make("input", { type: "text", spellcheck: false, enterKeyHint: "done" });
    this.input.setAttribute("autocorrect", "off");
    this.input.setAttribute("aria-describedby", note.id);
    element.replaceChildren(this.svg, this.input, note);
    this.#listen();
    fields.push(this);
    this.set("reduceMotion", matchMedia("(prefers-reduced-motion: reduce)").matches);
    this.set("contrast", matchMedia("(prefers-contrast: more)").matches);
    this.set("dark", isDark());
    new ResizeObserver(() => this.#fit()).observe(element);
    this.#fit();
  }

  send(command, first, second, text) {
    const answer = call(this.id, command, first, second, text);
    if (answer.error) return answer;
    this.#show(answer, command);
    if (command !== "turn" && command !== "show") setTimeout(() => this.send("turn"));
    return answer;
  }

  set(name, value) {
    return this.send("set", name, "", String(value));
  }

  #fit() {
    const width = Math.floor(this.element.clientWidth);
    if (width && width !== this.width) this.set("width", (this.width = width));
  }

  // MARK: Events in

  #note(kind, text = "") {
    addLine(call(this.id, "note", kind, takeTurn(), text).line);
  }

  #listen() {
    const { input } = this;
    input.addEventListener("focus", () => this.send("focus"));
    input.addEventListener("blur", () => this.send("blur"));
    input.addEventListener("beforeinput", (event) => this.#takeInput(event));
    input.addEventListener("input", (event) => {
      if (this.#isComposing) return;
      this.#note(`input ${event.inputType || "without a type"}`);
      if (input.value !== this.text) this.send("changed", "", "", input.value);
    });
    input.addEventListener("compositionstart", ({ data }) => {
      this.#isComposing = true;
      this.#note("compositionstart", data);
      // Android's keyboards take a word back for Backspace or the next letter.
      const start = data ? this.text.lastIndexOf(data, input.selectionStart) : -1;
      if (start >= 0) this.send("select", start, start + data.length);
    });
    input.addEventListener("compositionupdate", ({ data }) => {
      this.#note("compositionupdate", data);
      this.send("mark", data.length, data.length, data);
    });
    input.addEventListener("compositionend", ({ data }) => {
      this.#note("compositionend", data);
      this.send("mark", data.length, data.length, data);
      this.#isComposing = false;
      this.send("unmark");
    });
    input.addEventListener("keydown", (event) => this.#takeKey(event));
    input.addEventListener("paste", (event) => this.#takeText(event, "paste", event.clipboardData));
    input.addEventListener("drop", (event) => this.#takeText(event, "drop", event.dataTransfer));
    for (const kind of ["copy", "cut"]) {
      input.addEventListener(kind, (event) => {
        event.preventDefault();
        if (!this.copies) return;
        event.clipboardData.setData("text/plain", this.copies);
        if (kind === "cut") this.send("delete", "backward");
      });
    }
    input.addEventListener("pointerdown", () => this.send("press"));
    // After the browser's own selection, which comes after the finger lifts.
    input.addEventListener("click", ({ clientX, clientY }) => {
      const frame = this.svg.getBoundingClientRect();
      const scale = this.svg.viewBox.baseVal.width / frame.width;
      this.#note("tap");
      this.send("tap", Math.round((clientX - frame.left) * scale), Math.round((clientY - frame.top) * scale));
    });
    // A keyboard moves the caret, too.
    document.addEventListener("selectionchange", () => {
      const { selectionStart: start, selectionEnd: end } = input;
      if (document.activeElement !== input || this.#isComposing || input.value !== this.text) return;
      if (start === this.selection[0] && end === this.selection[1]) return;
      this.#note("selection");
      this.send("select", start, end);
    });
  }

  #takeText(event, kind, data) {
    event.preventDefault();
    const text = data?.getData("text/plain") ?? "";
    this.#note(kind, text);
    this.send("paste", "", "", text);
  }

  #takeKey(event) {
    const isCommand = event.ctrlKey || event.metaKey;
    if (/^[A-Z]\w+$/.test(event.key)) this.#note(`keydown ${event.key}`);
    // Safari sends the Enter that ends a composition after it, with this code (WebKit bug 165004).
    if (event.isComposing || event.keyCode === 229 || event.altKey) return;
    const key = event.key.toLowerCase(), move = moves[event.key];
    if (isCommand && key === "z") this.send(event.shiftKey ? "redo" : "undo");
    else if (isCommand && key === "y") this.send("redo");
    else if (isCommand && key === "a") this.send("select", 0, this.text.length);
    else if (move) this.send("move", isCommand ? ends[move] ?? move : move, event.shiftKey);
    else if (event.key === "Enter") this.send("insert", "", "", "\n");
    else return;
    event.preventDefault();
  }

  #takeInput(event) {
    const text = event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
    this.#note(`beforeinput ${event.inputType}${event.cancelable ? "" : " not cancelable"}`, text);
    // Chromium tells of no end where the caret leaves a composition.
    if (this.#isComposing && !event.isComposing) {
      this.#isComposing = false;
      this.send("unmark");
    }
    // What can't be prevented is compared afterwards.
    if (!event.cancelable || this.#isComposing) return;
    event.preventDefault();
    const { selectionStart: start, selectionEnd: end } = this.input;
    if (deletions[event.inputType]) this.send("delete", deletions[event.inputType]);
    else if (event.inputType === "historyUndo") this.send("undo");
    else if (event.inputType === "historyRedo") this.send("redo");
    else if (event.inputType === "insertReplacementText") this.send("replace", start, end, text);
    else if (event.inputType === "insertFromPaste" || event.inputType === "insertFromDrop") this.send("paste", "", "", text);
    else if (event.inputType === "insertLineBreak") this.send("insert", "", "", "\n");
    else if (text) this.send("insert", "", "", text);
  }

  // MARK: Answers out

  #show(answer, command) {
    const { input } = this;
    this.svg.setAttribute("viewBox", `0 0 ${answer.width} ${answer.height}`);
    for (const motion of answer.motions) if (motion.goes) this.#sendAway(motion);
    const shown = new Set();
    let last;
    for (const [id, markup] of answer.parts) {
      shown.add(id);
      let part = this.#parts.get(id);
      if (!part) {
        part = { element: document.createElementNS(svgName, "g"), markup: "" };
        this.#parts.set(id, part);
        if (last) last.after(part.element);
        else this.row.append(part.element);
      }
      last = part.element;
      if (part.markup !== markup) part.element.innerHTML = part.markup = markup;
    }
    for (const [id, part] of this.#parts) {
      if (shown.has(id)) continue;
      part.element.remove();
      this.#parts.delete(id);
    }
    const caret = this.#parts.get("caret").element;
    if (this.#period !== answer.blink) {
      this.#blink?.cancel();
      this.#period = answer.blink;
      const frames = [{ opacity: 1 }, { opacity: 1, offset: 0.45 }, { opacity: 0, offset: 0.55 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }];
      this.#blink = answer.blink ? caret.animate(frames, { duration: answer.blink, iterations: Infinity }) : null;
    }
    // A caret that has moved shows at once.
    if (this.#blink) this.#blink.currentTime = 0;
    this.#move(answer.motions);
    for (const [timer, time] of answer.timers) setTimeout(() => this.send("timer", timer), time);
    this.text = answer.text;
    this.selection = answer.selection;
    this.copies = answer.copies;
    if (!this.#isComposing) {
      if (input.value !== answer.text) input.value = answer.text;
      if (document.activeElement === input) input.setSelectionRange(...answer.selection);
    }
    input.inputMode = answer.isNumeric ? "numeric" : "text";
    input.autocomplete = answer.secure ? "off" : "one-time-code";
    input.autocapitalize = answer.isUppercase ? "characters" : "off";
    input.setAttribute("aria-label", answer.label);
    input.setAttribute("aria-invalid", String(answer.status === "rejected"));
    this.about.textContent = [answer.value, answer.progress, answer.message ?? ""].filter(Boolean).join(". ");
    if (answer.speech) say(answer.speech);
    else if (answer.invalid) say(`Not taken: ${answer.invalid}.`);
    // A verdict outlasts what the field does by itself: it is spoken in its turn.
    else if (answer.hasEvents && command !== "timer" && command !== "turn") say("");
    if (answer.blurs) input.blur();
    this.onShow(answer);
  }

  #animate(element, { x, y, time, delay, poses, repeats }) {
    element.style.transformOrigin = `${x}px ${y}px`;
    const frames = poses.map(([dx, dy, scale, opacity]) => ({ transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity }));
    return element.animate(frames, { duration: time, delay, iterations: repeats ? Infinity : 1, fill: repeats ? "none" : "backwards" });
  }

  #sendAway(motion) {
    const part = this.#parts.get(motion.id);
    if (!part) return;
    const ghost = part.element.cloneNode(true);
    part.element.after(ghost);
    for (const element of ghost.querySelectorAll("[id]")) element.removeAttribute("id");
    this.#animate(ghost, motion).onfinish = () => ghost.remove();
  }

  #move(motions) {
    const loops = motions.filter((motion) => motion.repeats);
    if (loops.length === 0) for (const loop of this.#loops.splice(0)) loop.cancel();
    for (const motion of motions) {
      if (motion.goes || (motion.repeats && this.#loops.length >= loops.length)) continue;
      const element = motion.id === "row" ? this.row : this.#parts.get(motion.id).element;
      const animation = this.#animate(element, motion);
      if (motion.repeats) this.#loops.push(animation);
    }
  }
}

// MARK: The page around the fields

const isDark = () => matchMedia("(prefers-color-scheme: dark)").matches !== find("#other-appearance").checked;
function say(text) {
  const place = find("#say");
  place.textContent = "";
  requestAnimationFrame(() => (place.textContent = text));
}
const lines = [];
function addLine(line) {
  lines.push(line);
  if (lines.length > 300) lines.shift();
  find("#log").textContent = lines.join("\n");
}
async function copy(button, text) {
  const title = (button.dataset.title ??= button.textContent);
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // A page that came by http has no clipboard.
    const area = make("textarea", { className: "unseen", value: text, readOnly: true });
    button.after(area);
    area.focus({ preventScroll: true });
    area.select();
    isCopied = document.execCommand("copy");
    area.remove();
    button.focus({ preventScroll: true });
  }
  button.textContent = isCopied ? "Copied" : "Not allowed";
  say(button.textContent);
  setTimeout(() => {
    // The field's own words stay.
    if (find("#say").textContent === button.textContent) say("");
    button.textContent = title;
  }, 1500);
}
document.documentElement.classList.add("copies");
document.addEventListener("click", ({ target }) => {
  const button = target.closest(".copy");
  if (button) copy(button, complete(button.dataset.swift));
});
// The code with the source of a renderer or an image that it names.
function complete(code) {
  // A word in a text is no name.
  const named = code.replace(/"(\\.|[^"\\])*"/g, "");
  let whole = code;
  for (const { dataset, content } of document.querySelectorAll("template")) {
    if (!new RegExp(`\\b(${dataset.names})\\b`).test(named)) continue;
    const inner = whole;
    whole = content.textContent.replace(/^( *)\/\/ code$/m, (_, space) => inner.replace(/^(?=.)/gm, space));
  }
  return code.includes(".messages") ? whole.replace("import CodeInputUIKit", "import CodeInputMessages\n$&") : whole;
}
// Beside the control that made it, or on top.
function complain(text, label) {
  const notice = find("#notice");
  notice.textContent = text;
  notice.hidden = !text;
  if (label) label.after(notice);
  else find("#live").prepend(notice);
}

// The settings that are of no style.
const ofField = ["row", "message", "forgets"];
// A control for each setting that the field names.
function makeRestyle(catalog, change) {
  const form = find("#restyle"), groups = new Map(), controls = new Map();
  form.addEventListener("submit", (event) => event.preventDefault());
  for (const setting of catalog.settings) {
    // Nothing here is disabled, or has a placeholder.
    if (/^placeholder|disabled$/.test(setting.key)) continue;
    if (!groups.has(setting.group)) {
      const body = make("div", { className: "settings" });
      groups.set(setting.group, make("details", {}, make("summary", { textContent: setting.group }), body));
      form.append(groups.get(setting.group));
    }
    const input =
      setting.kind === "choice" ? make("select", {}, ...setting.names.map((name) => make("option", { textContent: name })))
      : make("input", { type: setting.kind, min: setting.min ?? "", max: setting.max ?? "", step: setting.step ?? "" });
    // Many groups have a title such as "focused".
    input.setAttribute("aria-label", `${setting.group}, ${setting.title}`);
    const label = make("label", {}, setting.title, input);
    const isColor = setting.kind === "color";
    input.addEventListener(isColor || setting.kind === "range" ? "input" : "change", () =>
      change(setting.key, isColor ? input.value.slice(1) : input.value, label));
    find(".settings", groups.get(setting.group)).append(label);
    controls.set(setting.key, { label, input, isColor });
  }
  return (answer) => {
    const defaults = catalog.styles.find(({ name }) => name === answer.styleName).settings;
    for (const [key, { label, input, isColor }] of controls) {
      const isOfField = ofField.includes(key);
      label.hidden = !(isOfField || key in defaults);
      label.className = key in answer.values ? "set" : "";
      const value = answer.values[key] ?? defaults[key]?.[isDark() ? 1 : 0] ?? "";
      if (document.activeElement !== input && !label.hidden) input.value = isColor ? `#${value}` : value || (input.options?.[0].value ?? "");
    }
    for (const group of groups.values()) group.hidden = !group.querySelector("label:not([hidden])");
  };
}

// What Swift says of a message, and where: the places count in UTF-16, as text does here.
function makeCheck(field, languages) {
  const root = find("#check"), form = find("form", root), [message, domain, language] = form.elements;
  const titles = new Intl.DisplayNames("en", { type: "language" });
  for (const value of languages) language.append(make("option", { value, textContent: titles.of(value) }));
  form.addEventListener("submit", (event) => event.preventDefault());
  function check() {
    const text = message.value, { summary, facts = [], pieces = [], findings = [] } = call(field.id, "lint", domain.value.trim(), language.value, text);
    const names = (numbers) => numbers.map((number) => number + 1).join(" ");
    find(".sms", root).replaceChildren(...pieces.map(([start, end, around, ending]) => {
      const piece = text.slice(start, end);
      if (!around.length) return piece;
      const mark = make("mark", {}, piece);
      mark.dataset.ends = names(ending);
      mark.setAttribute("aria-details", around.map((number) => `finding-${number}`).join(" "));
      return mark;
    }));
    find(".sms", root).hidden = !pieces.length;
    find("ol", root).replaceChildren(...findings.map(({ place, title, owner, problem, fix, source }, number) =>
      make("li", { id: `finding-${number}` }, make("h3", { textContent: title }), make("b", { textContent: owner }),
        make("p", {}, `${problem} ${fix}`), make("q", { dir: "auto", textContent: place, hidden: !place }),
        source.startsWith("https:") ? make("a", { href: source, target: "_blank", rel: "noreferrer", textContent: source })
          : make("cite", { textContent: source }))));
    find("dl", root).replaceChildren(...facts.map(([name, value]) =>
      make("div", {}, make("dt", { textContent: name }), make("dd", { textContent: value }))));
    // Read out anew only if it is another.
    if (find(".summary", root).textContent !== summary) find(".summary", root).textContent = summary;
  }
  form.addEventListener("input", check);
  check();
  return check;
}

function link(style, values) {
  const settings = Object.entries(values).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return settings.length ? `${style}?${settings.join("&")}` : style;
}

function setUp() {
  const catalog = call(0, "catalog"), tools = find(".tools");
  let last;
  const first = new Field(find("#first"), "box", (answer) => {
    last = answer;
    find("#row").textContent = answer.message;
    find("#row").dataset.status = answer.status;
    find("#code").textContent = complete(answer.code);
    tools.status.value = answer.status;
    tools.secure.checked = answer.secure;
    tools.look.value = answer.styleName;
    showRestyle?.(answer);
  });
  var showRestyle = makeRestyle(catalog, (key, value, label) => {
    const values = { ...last.values, [key]: value };
    if (value === "") delete values[key];
    restyle(link(last.styleName, values), label);
  });
  function restyle(style, label) {
    const { error } = first.send("style", "", "", style);
    complain(error ?? "", label);
    return !error;
  }
  for (const { name, title } of catalog.styles) tools.look.append(make("option", { value: name, textContent: title }));
  for (const name of catalog.alphabets) tools.alphabet.append(make("option", { textContent: name }));
  showRestyle(last);
  tools.addEventListener("submit", (event) => event.preventDefault());
  tools.addEventListener("input", ({ target }) => {
    if (target.name === "look") {
      const known = catalog.styles.find(({ name }) => name === target.value).settings;
      const kept = Object.entries(last.values).filter(([key]) => key in known || ofField.includes(key));
      restyle(link(target.value, Object.fromEntries(kept)));
    } else if (target.name === "replaceLast") first.set("overflow", target.checked ? "replaceLast" : "refuse");
    else if (target.validity.valid) first.set(target.name, target.type === "checkbox" ? target.checked : target.value);
  });
  tools.length.addEventListener("change", ({ target }) => (target.value = call(first.id, "state").cells.length));
  find("#reset").onclick = () => restyle(last.styleName);
  find("#link").onclick = ({ target }) => {
    history.replaceState(null, "", `#style=${last.link}`);
    copy(target, location.href);
  };
  find("#copy-code").onclick = ({ target }) => copy(target, complete(last.code));
  find("#copy-log").onclick = ({ target }) => copy(target, `${navigator.userAgent}\n${lines.join("\n")}`);
  find("#clear-log").onclick = () => (find("#log").textContent = "", (lines.length = 0));
  const check = makeCheck(first, catalog.languages);
  tools.addEventListener("input", check);
  const follow = () => location.hash.startsWith("#style=") && restyle(location.hash.slice(7));
  addEventListener("hashchange", follow);
  const darken = () => fields.forEach((field) => field.set("dark", isDark()));
  find("#other-appearance").addEventListener("change", darken);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", darken);
  makeSamplesLive();
  follow();
  // Who is somewhere else already stays there.
  if (!location.hash && document.activeElement === document.body) first.input.focus({ preventScroll: true });
}

function makeSamplesLive() {
  document.addEventListener("click", ({ target }) => {
    // A picture of another state stays: as a field, it would have none.
    const figure = target.closest?.(".styles :is([data-state=editing], [data-state=masked])");
    if (!figure || find(".field", figure)) return;
    if (target.closest("figcaption") && !target.closest(".try")) return;
    find(".try", figure)?.remove();
    const element = make("div", { className: "field" });
    element.style.maxWidth = `${find("svg", figure).width.baseVal.value}px`;
    figure.prepend(element);
    const field = new Field(element, figure.closest("section").id);
    if (figure.dataset.state === "masked") field.set("secure", true);
    field.input.focus({ preventScroll: true });
  });
}

// Another filter keeps the section that one reads below the bar.
function keepPlace() {
  const filter = find(".bar fieldset");
  let section;
  const note = () => {
    const { top, bottom } = filter.form.getBoundingClientRect();
    section = top > 0 ? null : [...document.querySelectorAll("main section")].find((part) => part.getBoundingClientRect().bottom > bottom + 60);
  };
  filter.addEventListener("pointerdown", note);
  filter.addEventListener("keydown", note);
  filter.addEventListener("change", () => { section?.scrollIntoView(); section = null; });
}

// Shows the place of a link, also one that is closed, or that the filter hides.
function arrive() {
  const target = document.getElementById(location.hash.slice(1));
  if (target?.localName === "details") target.open = true;
  if (target?.getClientRects().length === 0) find("#show-all").checked = true;
  target?.scrollIntoView();
}

(async () => {
  let problem;
  try {
    await start();
    document.documentElement.classList.add("live");
    find("#live").hidden = false;
    setUp();
    document.documentElement.dataset.ready = performance.now();
  } catch (error) {
    document.documentElement.classList.remove("live");
    find("#live").hidden = true;
    find("#still").hidden = false;
    problem = error;
  }
  try {
    find("#pictures").innerHTML = await unpack("gallery", "text");
  } catch {
    find("#still").textContent = "This browser can’t unpack the page: it needs DecompressionStream, which browsers have since 2023.";
  }
  // For who has no pointer.
  if (!problem) for (const caption of document.querySelectorAll(".styles [data-state=editing] figcaption")) {
    const button = make("button", { type: "button", className: "try", textContent: "Try it" });
    button.setAttribute("aria-label", `Try it: ${find("h2", caption.closest("section")).textContent}`);
    caption.insertBefore(button, find(".copy", caption));
  }
  fields[0]?.send("show");
  arrive();
  // Unlike a change of the hash, this also comes for the link to where one was before.
  addEventListener("popstate", arrive);
  keepPlace();
  document.documentElement.dataset.complete = "";
  if (problem) console.info(`There is no live field: ${problem.message}`);
})();
