// The link that brings a style back: what stands behind the # of the page's address.

export function linkedStyle() {
  return location.hash.slice(1);
}

export function setLink(text) {
  history.replaceState(null, "", `#${text}`);
}

// Calls back when the user goes to another link of this page.
export function onLink(follow) {
  addEventListener("hashchange", () => follow(linkedStyle()));
}

// Says what is wrong with a link, until it is put away.
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
