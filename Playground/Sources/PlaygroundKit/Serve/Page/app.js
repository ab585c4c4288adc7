// Sets up the page.

import { Connection } from "./connection.js";
import { Field } from "./field.js";
import { Notice, linkedStyle, onLink, setLink } from "./link.js";
import { Menu } from "./menu.js";
import { Panels } from "./panels.js";
import { Screens } from "./screens.js";
import { Settings } from "./settings.js";
import { makeTabs } from "./tabs.js";

const byId = (id) => document.getElementById(id);
const sample = "Your code is 482 913. It is valid for 10 minutes.";
const words = { connecting: "Connecting", open: "Live", closed: "Reconnecting" };
const darkQuery = matchMedia("(prefers-color-scheme: dark)");

function toast(text) {
  const element = byId("toast");
  element.textContent = text;
  element.hidden = false;
  clearTimeout(toast.timer);
  toast.timer = setTimeout(() => (element.hidden = true), 2400);
}

function isPageDark() {
  const theme = document.documentElement.dataset.theme;
  return theme ? theme === "dark" : darkQuery.matches;
}

async function copied(text) {
  return Boolean(await navigator.clipboard?.writeText(text).then(() => true, () => false));
}

async function start() {
  const catalog = await (await fetch("/catalog.json")).json();
  const connection = new Connection({ onOpen: () => greet(), onState: showState });
  let hasFollowedLink = false;
  const panels = new Panels(toast);
  const menu = new Menu();
  menu.pasteboard = sample;
  const screens = new Screens(connection, menu);
  const field = new Field(connection, menu, (answer, line) => {
    panels.show(answer);
    if (answer.state) settings.follow(answer.state);
    // What is wrong with a style stands beside its control.
    if (answer.error && !line?.style) toast(answer.error);
  });
  const notice = new Notice();
  const settings = new Settings(catalog, {
    onLine: (line) => field.line(line),
    // Only a style that the server accepts gets into the link.
    onStyle: () => {
      setLink(settings.restyle.text);
      notice.clear();
    },
    copyLink: async () => {
      setLink(settings.restyle.text);
      toast(await copied(location.href) ? "Copied" : "Your browser blocked copying. Copy the address from the address bar instead.");
    },
    onDark: (isDark) => {
      field.setDark(isDark);
      screens.setDark(isDark);
    },
  });
  screens.offer(catalog.screens);
  makeTabs(document.querySelector(".views"), (id) => (screens.isShown = id === "tab-screens"));

  async function greet() {
    field.send({ pasteboard: menu.pasteboard });
    const linked = hasFollowedLink ? "" : linkedStyle();
    hasFollowedLink = true;
    const isSent = settings.resend();
    const isFollowed = followLink(linked);
    screens.reopen();
    await isSent;
    await isFollowed;
  }

  async function followLink(style) {
    if (!style) return;
    const answer = await settings.setStyle(style);
    if (answer?.error) notice.show(`This link can't be used: ${answer.error}. The style stays as it was.`);
    else notice.clear();
  }
  onLink(followLink);

  function follow() {
    const isDark = isPageDark();
    byId("theme").setAttribute("aria-label", `Switch to the ${isDark ? "light" : "dark"} theme`);
    settings.setDark(isDark);
  }
  byId("theme").addEventListener("click", () => {
    document.documentElement.dataset.theme = isPageDark() ? "light" : "dark";
    follow();
  });
  darkQuery.addEventListener("change", follow);
  follow();

  byId("autofill").addEventListener("click", async () => {
    // AutoFill goes to the field that has the keyboard.
    await field.line({ do: "focus" });
    const length = settings.configuration.length;
    field.line({ do: "autofill", text: "4829135706".repeat(7).slice(0, length) });
  });
  byId("clear").addEventListener("click", () => field.line({ do: "set", code: "" }));
  byId("advance").addEventListener("click", () => field.line({ do: "advance", seconds: 1 }));
}

function showState(state) {
  const element = byId("connection");
  element.dataset.state = state;
  element.firstElementChild.textContent = words[state];
}

start();
