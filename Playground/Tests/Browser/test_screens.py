"""The example screens; each is opened, and more is asked of it in a test of its own."""

import pytest


@pytest.mark.parametrize("name, title", [
    ("sign-in", "Enter the code"), ("payment", "Enter your PIN"), ("picture", "Are you a person?"),
])
def test_open(page, name, title):
    page.open_screen(name)
    page.screen_shows(title)


@pytest.mark.parametrize("name", ["sign-in", "payment", "picture"])
def test_narrow_and_dark(page, name):
    page.emulate(dark=True)
    page.resize(375, 812)
    page.open_screen(name)
    page.until(lambda: page.script("return document.documentElement.scrollWidth") <= 375, "it fits")
    page.emulate(dark=False)
