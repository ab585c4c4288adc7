"""Starts the live page and a browser once for each process, and saves a screenshot at the end of each test."""

import os
import pathlib
import re
import signal
import subprocess

import pytest
from selenium import webdriver
from selenium.webdriver.chrome.service import Service

from live_page import LivePage

ARTIFACTS = pathlib.Path(os.environ["BROWSER_ARTIFACTS"])


@pytest.fixture(scope="session")
def url():
    """The address of a live page. The server ends after the tests with the signal of Control-C."""
    server = subprocess.Popen(
        [os.environ["CODEINPUT"], "serve", "--port", "0"], stdout=subprocess.PIPE, text=True)
    line = server.stdout.readline()
    match = re.search(r"http://\S+/", line)
    assert match, f"the server said: {line}"
    yield match[0]
    server.send_signal(signal.SIGINT)
    assert server.wait(timeout=60) == 0


@pytest.fixture(scope="session")
def browser():
    options = webdriver.ChromeOptions()
    for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]:
        options.add_argument(argument)
    if os.path.exists("/usr/bin/chromium"):
        options.binary_location = "/usr/bin/chromium"
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
    yield driver
    driver.quit()


@pytest.fixture
def page(browser, url, request):
    """The newly loaded page. A message in the console fails the test."""
    page = LivePage(browser, url)
    page.resize(1280, 900)
    page.emulate(dark=False)
    page.load()
    yield page
    name = re.sub(r"\W+", "-", request.node.name).strip("-")
    page.screenshot(ARTIFACTS / f"{name}.png")
    messages = [entry["message"] for entry in browser.get_log("browser")]
    for extra in browser.window_handles[1:]:
        browser.switch_to.window(extra)
        browser.close()
    browser.switch_to.window(browser.window_handles[0])
    assert not messages
