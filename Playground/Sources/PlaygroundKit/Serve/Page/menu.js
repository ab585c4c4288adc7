// The edit menu of a long press, on the field and on the example screens.

export class Menu {
  // The last copied text, for browsers that don't let the page read the clipboard.
  pasteboard = "";
  #element = document.getElementById("menu");
  #target = null;

  constructor() {
    document.addEventListener("pointerdown", (event) => {
      if (this.isOpen && !this.#element.contains(event.target)) this.close();
    });
    this.#element.addEventListener("keydown", (event) => this.#move(event));
  }

  get isOpen() {
    return !this.#element.hidden;
  }

  // `target` has `keys`, the input that receives its keys, and `line`, which sends a line of the script protocol.
  open(titles, { clientX: x, clientY: y }, target) {
    this.#target = target;
    const items = titles.map((title) => {
      const item = document.createElement("button");
      item.type = "button";
      item.role = "menuitem";
      item.textContent = title;
      item.addEventListener("click", () => {
        this.close();
        this.#choose(title);
      });
      return item;
    });
    this.#element.replaceChildren(...items);
    this.#element.hidden = false;
    const { width, height } = this.#element.getBoundingClientRect();
    const left = Math.min(Math.max(8, x - width / 2), innerWidth - width - 8);
    const top = y - height - 18 < 8 ? y + 18 : y - height - 18;
    this.#element.style.left = `${left}px`;
    this.#element.style.top = `${top}px`;
    items[0]?.focus({ preventScroll: true });
  }

  close() {
    this.#element.hidden = true;
  }

  // Remembers the text that an answer reports as copied.
  note({ copied }) {
    if (!copied) return;
    this.pasteboard = copied;
    navigator.clipboard?.writeText(copied).catch(() => {});
  }

  async #choose(command) {
    const { keys, line } = this.#target;
    keys.focus({ preventScroll: true });
    if (command === "Paste") {
      const text = await navigator.clipboard?.readText().catch(() => null);
      line({ do: "paste", text: text || this.pasteboard });
    } else {
      line({ do: command.toLowerCase() });
    }
  }

  #move(event) {
    const items = [...this.#element.children];
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step) {
      const next = (items.indexOf(document.activeElement) + step + items.length) % items.length;
      items[next].focus();
    } else if (event.key === "Escape" || event.key === "Tab") {
      this.close();
      this.#target.keys.focus();
    } else {
      return;
    }
    event.preventDefault();
  }
}
