"""The README's animations, as a browser plays them."""

import pathlib
import re

import pytest

DOCS = pathlib.Path(__file__).resolve().parents[3] / "docs"
# The green, the red and the tint of the kit, on a light page and on a dark one.
COLORS = {False: ["1f7a36", "d70015", "007aff"], True: ["30d158", "ff453a", "0a84ff"]}

# The boxes of the cells, with their middles and how much of each shows at a time.
BOXES = """
  const animations = document.getAnimations();
  for (const animation of animations) animation.pause();
  const picture = (use) => document.querySelector(use.getAttribute("href"));
  const all = [...document.querySelectorAll("use")];
  const uses = all.filter((use) => picture(use).querySelector("[stroke]") && !picture(use).querySelector("text"));
  const share = (use) => {
    let share = getComputedStyle(use).visibility === "visible" ? 1 : 0;
    for (let part = use; part !== document.documentElement; part = part.parentNode) share *= getComputedStyle(part).opacity;
    return share;
  };
  const boxes = (time) => {
    for (const animation of animations) animation.currentTime = time;
    return uses.map((use) => {
      const { x, width } = use.getBoundingClientRect();
      return { middle: x + width / 2, share: share(use) };
    });
  };
"""


@pytest.fixture(params=["light", "dark", "phone-light", "phone-dark"])
def name(request):
    return request.param


@pytest.fixture
def play(browser, name):
    browser.get(f"file://{DOCS}/typing-{name}.svg")
    return browser.execute_script


def test_it_tells_of_a_wrong_code_a_message_the_right_code_and_a_verdict_each(play, name):
    text = play("return document.documentElement.textContent")
    for part in ["Checking the code.", "That is not the code we sent.", "is your code to sign in.", "Signed in",
                 ".verifying", ".rejected(message:", ".accepted(message:"]:
        assert part in text
    source = (DOCS / f"typing-{name}.svg").read_text(encoding="utf-8")
    for color in COLORS[name.endswith("dark")]:
        assert color in source.lower()
    assert len(source.encode()) < 150 * 1024
    # A page has its own background, and a line is a pixel wide.
    assert f'<rect width="{390 if name.startswith("phone") else 838}"' not in source
    assert not re.search(r'stroke-width="0\.\d', source)
    # No other file.
    assert "<script" not in source and not re.search('href="(?!#)', source)


def test_it_repeats_every_eight_seconds(play):
    durations = play(
        "return document.getAnimations().map(({ effect }) => effect.getTiming())"
        ".map(({ duration, iterations }) => iterations === Infinity ? duration : 0)")
    assert durations and all(abs(duration - 8000) < 50 for duration in durations)
    # The spinner, and the wave of an accepted code, as in the kit.
    rules = play("return document.querySelector('style').textContent")
    assert "rotate(180deg)" in rules and "scale(1.06)" in rules


def test_every_eight_milliseconds_each_cell_is_there(play):
    cells = sorted(play(BOXES + "return boxes(0).filter(({ share }) => share === 1).map(({ middle }) => middle)"))
    assert len(cells) == 6
    # Half way from the old look of a cell to that of a right code. The ring glides over the cells.
    missing = play(
        BOXES + """
        const [cells, distance] = arguments, missing = [];
        for (let time = 0; time < 8000; time += 8) {
          const shown = boxes(time);
          for (const cell of cells) {
            const near = shown.filter(({ middle }) => Math.abs(middle - cell) < distance / 2);
            if (near.reduce((open, { share }) => open * (1 - share), 1) > 0.55) missing.push([time, cell, near]);
          }
        }
        return missing;
        """, cells, cells[1] - cells[0])
    assert not missing, (len(missing), missing[:3])


def test_without_motion_it_shows_the_accepted_code(browser, play):
    def emulate(value):
        feature = {"name": "prefers-reduced-motion", "value": value}
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [feature]})

    emulate("reduce")
    text = play(BOXES + "return all.filter((use) => share(use) > 0).map((use) => picture(use).textContent).join('')")
    assert play("return document.getAnimations().length") == 0
    emulate("no-preference")
    assert "".join(letter for letter in text if letter.isdigit()) == "482910"
    assert "Signed in" in text and ".accepted(" in text and "Checking" not in text
