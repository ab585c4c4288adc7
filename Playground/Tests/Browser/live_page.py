"""The actions of a user on the live page."""

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select, WebDriverWait

SCREEN_TEXTS = "[...document.querySelectorAll('#phone-canvas svg text')].filter((t) => !t.closest('.system'))"


class LivePage:
    def __init__(self, browser, url):
        self.browser = browser
        self.url = url

    # The browser

    def load(self, link=""):
        # A browser does not reload a page if only the fragment changes.
        self.browser.get("about:blank")
        self.browser.get(self.url + link)
        self.until(lambda: self.find("#connection").get_attribute("data-state") == "open", "the page is connected")
        self.until(lambda: self.cells() is not None, "the field is drawn")

    def resize(self, width, height):
        metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)

    def emulate(self, dark):
        feature = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [feature]})

    def find(self, selector):
        return self.browser.find_element(By.CSS_SELECTOR, selector)

    def script(self, source, *arguments):
        return self.browser.execute_script(source, *arguments)

    def until(self, condition, what):
        WebDriverWait(self.browser, 30, poll_frequency=0.03).until(lambda _: condition(), f"timed out before {what}")

    def screenshot(self, path):
        """Saves a picture of the whole page, beyond the window."""
        size = self.browser.execute_cdp_cmd("Page.getLayoutMetrics", {})["cssContentSize"]
        width = self.script("return innerWidth")
        self.resize(width, int(size["height"]))
        self.browser.save_screenshot(str(path))

    # The field

    def click_field(self):
        self.find("#stage").click()
        self.until(lambda: "focused" in self.find("#stage").get_attribute("class"), "the field has the keyboard")

    def type(self, *keys):
        self.find("#keys").send_keys(*keys)

    def texts(self):
        """The texts in the picture of the field, from left to right."""
        return self.script(
            "return [...document.querySelectorAll('#canvas svg text')]"
            ".sort((a, b) => a.getBoundingClientRect().x - b.getBoundingClientRect().x).map((t) => t.textContent)")

    def cells(self):
        return self.script("return document.querySelector('#canvas svg') ? true : null")

    def shows(self, text):
        self.until(lambda: "".join(self.texts()) == text, f"the field shows {text!r}, not {self.texts()}")

    def click_cell(self, index, count=6, hold=0.0):
        self.script("document.getElementById('stage').scrollIntoView({ block: 'center' })")
        left, top, width, height = self.box("document.querySelector('#canvas svg')")
        self.click_at(left + (index + 0.5) * width / count, top + height / 2, hold)

    def box(self, element, *arguments):
        return self.script(
            f"const box = ({element}).getBoundingClientRect(); return [box.x, box.y, box.width, box.height]", *arguments)

    def click_at(self, x, y, hold=0.0):
        # Clicks by position, because every answer replaces the picture.
        actions = ActionBuilder(self.browser)
        pointer = actions.pointer_action
        pointer.move_to_location(round(x), round(y))
        pointer.pointer_down()
        pointer.pause(hold)
        pointer.pointer_up()
        actions.perform()

    def set(self, name, value):
        """Chooses an option, like a click on its label."""
        self.script("document.querySelector(`input[name='${arguments[0]}'][value='${arguments[1]}']`).click()", name, value)

    def switch(self, name):
        self.script("document.querySelector(`input[name='${arguments[0]}']`).click()", name)

    def compose(self, updates, result):
        """Composes like an input method, with several updates and a result."""
        self.script(
            """
            const [updates, result] = arguments;
            const keys = document.getElementById("keys");
            const send = (type, data) => keys.dispatchEvent(new CompositionEvent(type, { data, bubbles: true }));
            send("compositionstart", "");
            for (const text of updates) send("compositionupdate", text);
            if (result !== null) send("compositionend", result);
            """,
            updates, result)

    def paste(self, text):
        self.script(
            """
            const data = new DataTransfer();
            data.setData("text/plain", arguments[0]);
            const event = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
            document.getElementById("keys").dispatchEvent(event);
            """,
            text)

    def tab(self, name):
        self.find(f"#tab-{name}").click()

    def events(self):
        """The events, oldest first."""
        return self.script(
            "return [...document.querySelectorAll('#events li')].reverse()"
            ".map((li) => [...li.querySelectorAll('.kind, .detail')].map((e) => e.textContent).filter(Boolean).join(':'))")

    # Restyling

    def catalog(self):
        return self.script("return fetch('/catalog.json').then((answer) => answer.json())")

    def link(self):
        return self.script("return location.hash")

    def code(self):
        """The Swift code, without the spaces that a browser adds at the ends of lines."""
        return self.find("#swift").get_attribute("textContent")

    def controls(self):
        """The keys of the visible controls."""
        return self.script(
            "return [...document.querySelectorAll('.setting')].filter((each) => each.checkVisibility())"
            ".map((each) => each.dataset.key)")

    def setting(self, setting):
        """The control of a setting, after its group is opened."""
        control = self.find(f".setting[data-key='{setting['key']}']")
        group = self.find(f".restyle-group[data-group='{setting['group']}']")
        if group.get_attribute("open") is None:
            group.find_element(By.CSS_SELECTOR, "summary").click()
        self.until(control.is_displayed, f"the control of {setting['key']} is visible")
        return control

    def restyle(self, setting, value=None):
        """Changes a setting like a user."""
        control = self.setting(setting)
        field = control.find_element(By.CSS_SELECTOR, "input, select")
        if setting["kind"] == "color":
            # A test can't use the browser's color dialog.
            self.script(
                "arguments[0].value = arguments[1]; arguments[0].dispatchEvent(new Event('input', { bubbles: true }))",
                field, value or "#c04080")
        elif setting["kind"] == "number":
            field.send_keys(Keys.ARROW_RIGHT)
        elif setting["kind"] == "choice":
            chosen = field.get_attribute("value")
            Select(field).select_by_value(value or next(name for name in setting["options"] if name != chosen))
        else:
            field.send_keys(Keys.CONTROL, "a")
            field.send_keys(Keys.NULL, value or {"groups": "2-4", "symbol": "*", "text": "HTW-"}[setting["kind"]], Keys.TAB)
        return control

    # Screens

    def open_screen(self, name, title):
        """Opens a screen and waits for its title, because the tab opens the first screen by itself."""
        self.tab("screens")
        self.until(lambda: self.script("return document.querySelectorAll('.screen-card').length > 0"), "there are screens")
        self.find(f"[data-screen='{name}']").click()
        self.screen_shows(title)

    def screen_texts(self):
        """The texts of the screen, without those of the phone's keyboard and bars."""
        return self.script(f"return {SCREEN_TEXTS}.map((t) => t.textContent)")

    def screen_shows(self, text):
        # The lines of a message are texts of their own.
        self.until(
            lambda: text in " ".join(self.screen_texts()), f"the screen shows {text!r}, not {self.screen_texts()}")

    def tap_screen(self, text):
        """Clicks a text of the screen."""
        assert text in self.screen_texts()
        find = f"{SCREEN_TEXTS}.find((t) => t.textContent === arguments[0])"
        self.script(f"({find}).scrollIntoView({{ block: 'center' }})", text)
        left, top, width, height = self.box(find, text)
        self.click_at(left + width / 2, top + height / 2)

    def type_in_screen(self, *keys):
        self.find("#phone-keys").send_keys(*keys)

    def type_wherever_the_focus_is(self, keys):
        ActionChains(self.browser).send_keys(keys).perform()

    def screen_code_is(self, text):
        """Waits for a code in the cells of a screen without a keypad."""
        self.until(
            lambda: "".join(shown for shown in self.screen_texts() if len(shown) == 1) == text,
            f"the cells show {text!r}, not {self.screen_texts()}")

    def screen_dots_are(self, count, color="#000000"):
        dots = f"return document.querySelectorAll(`#phone-canvas :is(path, circle)[fill='{color}']`).length"
        self.until(lambda: self.script(dots) == count, f"the cells hide {count} digits")

    def screen_image(self):
        """The URL of the image on the screen, or None."""
        return self.script("return document.querySelector('#phone-canvas image')?.getAttribute('href') ?? null")

    def watch_shaking(self):
        """Records the swings of what a phone's picture shakes: the browser plays the keyframes."""
        self.script(
            """
            window.swings = [];
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (frames, timing) {
              const places = frames.map(({ transform }) => Number(transform?.match(/^translateX\\((.*)px\\)$/)?.[1]));
              if (this.closest("#phone-canvas") && !places.some(Number.isNaN)) swings.push(places);
              return animate.call(this, frames, timing);
            };
            """)

    def screen_shook(self):
        self.until(lambda: self.script("return swings.length"), "the cells shake")
        for places in self.script("return swings"):
            assert min(places) < -2 and max(places) > 2 and places[-1] == 0
