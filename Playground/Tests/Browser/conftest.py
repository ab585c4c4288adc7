"""Makes the page and starts a browser once for each process, and saves a screenshot of each test that fails."""

import os
import pathlib
import re
import subprocess

import pytest
from selenium import webdriver
from selenium.webdriver.chrome.service import Service

from page import Page

ARTIFACTS = pathlib.Path(os.environ["BROWSER_ARTIFACTS"])


@pytest.fixture(scope="session")
def url(tmp_path_factory):
    """The address of the page, a file that the default command writes into folders that it makes."""
    folder = tmp_path_factory.mktemp("gallery") / "deep/out"
    subprocess.run([os.environ["CODEINPUT"], "--output", str(folder)], check=True, stdout=subprocess.DEVNULL)
    return f"file://{folder}/index.html"


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
    page = Page(browser, url)
    page.resize(1280, 900)
    page.emulate(dark=False)
    page.load()
    failed = request.session.testsfailed
    yield page
    messages = [entry["message"] for entry in browser.get_log("browser") if entry["level"] != "INFO"]
    if messages or request.session.testsfailed > failed:
        name = re.sub(r"\W+", "-", request.node.name).strip("-")
        page.screenshot(ARTIFACTS / f"{name}.png")
    for extra in browser.window_handles[1:]:
        browser.switch_to.window(extra)
        browser.close()
    browser.switch_to.window(browser.window_handles[0])
    assert not messages
