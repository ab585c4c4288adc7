"""The page around an example screen: the menu, the ring, the hint, and clicks while the page hangs."""

from test_screens import PIN, SIGN_IN_CODE, TITLES


def hold_screen(page, text):
    """Presses and holds a text of the screen."""
    find = "[...document.querySelectorAll('#phone-canvas svg text')].find((t) => t.textContent === arguments[0])"
    page.script(f"({find}).scrollIntoView({{ block: 'center' }})", text)
    left, top, width, height = page.box(find, text)
    page.click_at(left + width / 2, top + height / 2, hold=0.7)


def open_menu(page):
    page.open_screen("sign-in", TITLES["sign-in"])
    page.type_in_screen("7")
    page.screen_code_is("7")
    hold_screen(page, "7")
    page.until(lambda: page.find("#menu").is_displayed(), "the menu is up")


def test_paste_into_a_screen(page):
    open_menu(page)
    titles = [item.text for item in page.find("#menu").find_elements("css selector", "button")]
    assert "Paste" in titles
    page.find(f"#menu button:nth-child({titles.index('Paste') + 1})").click()
    # The page starts with a whole message on its pasteboard.
    page.screen_code_is("482913")
    assert page.script("return document.activeElement.id") == "phone-keys"


def test_menu_of_a_screen_goes_with_escape(page):
    open_menu(page)
    page.browser.switch_to.active_element.send_keys("\ue00c")
    assert not page.find("#menu").is_displayed()
    assert page.script("return document.activeElement.id") == "phone-keys"


def test_ring_goes_when_a_screen_is_done(page):
    page.open_screen("sign-in", TITLES["sign-in"])
    ring = "return getComputedStyle(document.getElementById('phone')).outlineStyle"
    page.type_in_screen(SIGN_IN_CODE[:-1])
    page.screen_code_is(SIGN_IN_CODE[:-1])
    assert page.script(ring) == "solid"
    page.type_in_screen(SIGN_IN_CODE[-1])
    page.screen_shows("Code accepted.")
    page.until(lambda: page.script(ring) == "none", "the ring is gone")


def test_hints(page):
    page.open_screen("payment", TITLES["payment"])
    assert SIGN_IN_CODE in page.find("[data-screen='sign-in'] .screen-hint").text
    assert PIN in page.find("[data-screen='payment'] .screen-hint").text


def test_lines_of_a_screen_fit(page):
    """All texts stay inside the layout's margin with the fonts of this browser."""
    for width in [1280, 375]:
        page.resize(width, 812)
        page.open_screen("sign-in", TITLES["sign-in"])
        lines = page.script(
            """
            const svg = document.querySelector("#phone-canvas svg").getBoundingClientRect();
            const margin = (24 * svg.width) / 393;
            return [...document.querySelectorAll("#phone-canvas svg text")]
              .filter((t) => t.getBoundingClientRect().right > svg.right - margin + 1)
              .map((t) => [t.textContent, t.getBoundingClientRect().right - svg.right + margin]);
            """)
        assert lines == []


def stalled_touch(page, seconds):
    """Touches for some seconds while the page hangs for longer than a hold."""
    page.script(
        """
        const [seconds] = arguments;
        const stage = document.getElementById("stage");
        const box = document.querySelector("#canvas svg").getBoundingClientRect();
        const place = { clientX: box.x + box.width / 12, clientY: box.y + box.height / 2, bubbles: true, cancelable: true };
        const down = new PointerEvent("pointerdown", place);
        const end = performance.now() + seconds * 1000;
        stage.dispatchEvent(down);
        while (performance.now() < end) {}
        const up = new PointerEvent("pointerup", place);
        while (performance.now() < end + 700) {}
        // After all timers that are due now.
        setTimeout(() => stage.dispatchEvent(up), 10);
        """,
        seconds)


def test_a_click_is_a_click_while_the_page_hangs(page):
    page.click_field()
    page.type("482913")
    page.shows("482913")
    stalled_touch(page, 0.05)
    page.type("7")
    page.shows("782913")
    assert not page.find("#menu").is_displayed()


def test_a_hold_is_a_hold_while_the_page_hangs(page):
    page.click_field()
    page.type("482913")
    page.shows("482913")
    stalled_touch(page, 0.7)
    page.until(lambda: page.find("#menu").is_displayed(), "the menu is up")
