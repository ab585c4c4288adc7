// The controls, and the line that each sends to the field.

import { Restyle } from "./restyle.js";
import { element, heading, segments, slider, stepper, styles, switchControl, choice, textField } from "./controls.js";

const masking = { automatic: null, none: "none", immediate: "immediate", delayed: 1.5 };

export class Settings {
  // The chosen values, to send again after a reconnect.
  configuration = { length: 6, style: "box", width: 340 };
  traits = { reduceMotion: matchMedia("(prefers-reduced-motion: reduce)").matches };

  #accepted = null;
  #asked = 0;

  constructor(catalog, { onLine, onDark, onStyle, copyLink }) {
    this.onLine = onLine;
    this.onDark = onDark;
    this.restyle = new Restyle(catalog, this.configuration.style, async (style) => {
      const answer = await this.setStyle(style);
      if (answer && !answer.error) onStyle();
      return answer?.error;
    });
    const copy = element("button", { type: "button", class: "button", id: "copy-link" }, "Copy link");
    copy.addEventListener("click", copyLink);
    const reset = element("button", { type: "button", class: "button", id: "reset-style" }, "Reset");
    reset.addEventListener("click", () => this.restyle.reset());
    const configure = (name) => (value) => this.#configure({ [name]: value });
    const trait = (name) => (value) => this.#trait({ [name]: value });
    this.#fitWidth();

    document.getElementById("settings").append(
      heading("Style", styles(catalog.styles, this.configuration.style, (name) => this.restyle.choose(name))),
      heading("Restyle", this.restyle.element, element("div", { class: "restyle-actions" }, copy, reset)),
      heading(
        "Code",
        stepper("Length", "length", { from: 1, to: 64, value: 6 }, (length) => {
          this.configuration.length = length;
          this.#configure({ length, width: this.#width() });
        }),
        choice("Alphabet", "alphabet", catalog.alphabets.map((name) => [name, words(name)]), configure("alphabet")),
      ),
      heading(
        "Privacy",
        switchControl("Secure entry", "secure", "Tells the system, and hides the code.", configure("secure")),
        segments(
          "Masking", "masking",
          [["automatic", "Auto"], ["none", "None"], ["immediate", "At once"], ["delayed", "1.5 s"]],
          (name) => this.#configure({ masking: masking[name] }),
        ),
        switchControl("Screen is recorded", "captured", "A secure field hides all cells.", trait("captured")),
      ),
      heading(
        "Typing",
        segments("In a full field", "overflow", [["refuse", "Refuse"], ["replaceLast", "Replace last"]], configure("overflow")),
        segments("Caret", "caret", [["cells", "Any cell"], ["endOnly", "End only"]], configure("caret")),
      ),
      heading(
        "Device",
        switchControl("Dark appearance", "dark", "", (dark) => {
          this.#trait({ dark });
          this.restyle.setDark(dark);
          this.onDark(dark);
        }),
        switchControl("Right to left", "rtl", "Codes stay left to right.", trait("rtl")),
        switchControl("Reduce Motion", "reduceMotion", "", trait("reduceMotion"), this.traits.reduceMotion),
        slider("Text size", "textScale", { from: 0.8, to: 3, step: 0.1, value: 1 }, trait("textScale")),
      ),
    );
    document.getElementById("settings").addEventListener("submit", (event) => event.preventDefault());

    const message = textField("Message", "message", "With the next rejection");
    const status = segments(
      "Status", "status", catalog.statuses.map((name) => [name, words(name)]),
      (value) => {
        const text = message.querySelector("input").value;
        this.onLine(text && value === "rejected" ? { do: "status", value, message: text } : { do: "status", value });
      },
    );
    // A message shows in the row.
    message.addEventListener("change", (event) => event.target.value && this.restyle.showRow());
    document.getElementById("status-part").append(status, message);
  }

  // Sends all values to a new session, and resolves to its last answer.
  resend() {
    this.onLine({ do: "configure", ...this.configuration });
    return this.onLine({ do: "trait", ...this.traits });
  }

  // Requests a style with settings, in the format of links. After the last pending answer, the controls show the
  // accepted style.
  async setStyle(style) {
    this.#asked += 1;
    const answer = await this.onLine({ do: "configure", style });
    this.#asked -= 1;
    if (answer?.style) this.#accepted = answer.style;
    if (this.#asked === 0 && this.#accepted) {
      this.configuration.style = this.#accepted.link;
      this.restyle.follow(this.#accepted);
      document.querySelector(`input[name="style"][value="${this.#accepted.name}"]`).checked = true;
    }
    return answer;
  }

  follow(state) {
    const control = document.querySelector(`input[name="status"][value="${state.status}"]`);
    if (control) control.checked = true;
  }

  setDark(isDark) {
    document.querySelector('input[name="dark"]').checked = isDark;
    this.#trait({ dark: isDark });
    this.restyle.setDark(isDark);
    this.onDark(isDark);
  }

  #configure(fields) {
    Object.assign(this.configuration, fields);
    this.onLine({ do: "configure", ...fields });
  }

  #trait(fields) {
    Object.assign(this.traits, fields);
    this.onLine({ do: "trait", ...fields });
  }

  // The width that suits the cells, limited by the canvas.
  #width() {
    const room = (document.getElementById("canvas").clientWidth || 340) / (innerWidth > 1000 ? 1.2 : 1);
    return Math.floor(Math.min(Math.max(this.configuration.length * 58, 120), room));
  }

  #fitWidth() {
    this.configuration.width = this.#width();
    let timer;
    addEventListener("resize", () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const width = this.#width();
        if (width !== this.configuration.width) this.#configure({ width });
      }, 150);
    });
  }
}

// "lettersAndDigits" becomes "Letters and digits".
function words(name) {
  const text = name.replace(/[A-Z]/g, (letter) => " " + letter.toLowerCase());
  return text[0].toUpperCase() + text.slice(1);
}
