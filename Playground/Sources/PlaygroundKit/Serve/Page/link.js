// The link to a style: the fragment of the page's address.

export function linkedStyle() {
  return location.hash.slice(1);
}

export function setLink(text) {
  history.replaceState(null, "", `#${text}`);
}

// Calls back when the user follows another link to this page.
export function onLink(follow) {
  addEventListener("hashchange", () => follow(linkedStyle()));
}

// Explains an invalid link until the user closes the notice.
export class Notice {
  #element = document.getElementById("notice");
  #text = document.getElementById("notice-text");

  constructor() {
    document.getElementById("notice-close").addEventListener("click", () => this.clear());
  }

  show(text) {
    this.#text.textContent = text;
    this.#element.hidden = false;
  }

  clear() {
    this.#element.hidden = true;
  }
}
