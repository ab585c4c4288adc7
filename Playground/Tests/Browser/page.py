"""The actions of a user on the page."""

from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait


class Page:
    def __init__(self, browser, url):
        self.browser = browser
        self.url = url

    def load(self, link="", url=None):
        # A browser does not reload a page if only the fragment changes.
        self.browser.get("about:blank")
        self.browser.get((url or self.url) + link)
        self.until(lambda: self.script("return document.documentElement.dataset.complete") == "", "the page is complete")

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
        self.resize(self.script("return innerWidth"), int(size["height"]))
        self.browser.save_screenshot(str(path))

    @property
    def input(self):
        return self.find("#first input")

    def type(self, *keys):
        self.input.send_keys(*keys)

    def state(self, field=0):
        return self.script("return call(arguments[0], 'state')", field)

    def cells(self):
        return "".join(self.state()["cells"])

    def shown(self):
        """The characters in the picture of the field."""
        return self.script("return [...document.querySelectorAll('#first svg text')].map((text) => text.textContent).join('')")

    def paste(self, text, kind="paste"):
        self.script(
            """
            const data = new DataTransfer();
            data.setData("text/plain", arguments[0]);
            const event = arguments[1] === "paste" ? new ClipboardEvent("paste", { clipboardData: data, cancelable: true })
              : new DragEvent("drop", { dataTransfer: data, cancelable: true });
            fields[0].input.focus();
            fields[0].input.dispatchEvent(event);
            """, text, kind)
