// Tab rows: arrow keys move the selection, and one panel shows.

export function makeTabs(list, onSelect = () => {}) {
  const tabs = [...list.querySelectorAll('[role="tab"]')];

  const select = (chosen) => {
    for (const tab of tabs) {
      const isChosen = tab === chosen;
      tab.setAttribute("aria-selected", String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      document.getElementById(tab.getAttribute("aria-controls")).hidden = !isChosen;
    }
    onSelect(chosen.id);
  };
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener("click", () => select(tab));
    tab.addEventListener("keydown", (event) => {
      const goal = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key];
      if (goal === undefined) return;
      event.preventDefault();
      const next = tabs[(goal + tabs.length) % tabs.length];
      select(next);
      next.focus();
    });
  }
}
