// The edit menu that a long press brings up.

export class Menu {
  #element = document.getElementById("menu");

  constructor(onChoose) {
    this.onChoose = onChoose;
    document.addEventListener("pointerdown", (event) => {
      if (this.isOpen && !this.#element.contains(event.target)) this.close();
    });
    this.#element.addEventListener("keydown", (event) => this.#move(event));
  }

  get isOpen() {
    return !this.#element.hidden;
  }

  open(titles, x, y) {
    const items = titles.map((title) => {
      const item = document.createElement("button");
      item.type = "button";
      item.role = "menuitem";
      item.textContent = title;
      item.addEventListener("click", () => {
        this.close();
        this.onChoose(title);
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

  #move(event) {
    const items = [...this.#element.children];
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step) {
      const next = (items.indexOf(document.activeElement) + step + items.length) % items.length;
      items[next].focus();
    } else if (event.key === "Escape" || event.key === "Tab") {
      this.close();
      document.getElementById("keys").focus();
    } else {
      return;
    }
    event.preventDefault();
  }
}
