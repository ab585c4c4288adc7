"""The real field, with input from a browser."""

import pytest
from selenium.webdriver.common.keys import Keys


def test_type_a_code(page):
    page.click_field()
    page.type("482913")
    page.shows("482913")
    assert page.events()[-1] == "complete:482913"
    assert page.find("#a11y-value").get_attribute("textContent")


def test_letters_are_refused(page):
    page.click_field()
    page.type("4x8")
    page.shows("48")
    page.until(lambda: "invalid:notInAlphabet" in page.events(), "the letter was refused")


def test_invalid_input_is_explained_where_the_user_looks(page):
    page.click_field()
    page.type("4x")
    hint = page.find("#stage-hint")
    page.until(lambda: hint.text == "Invalid input: not in alphabet", "the reason is shown")
    assert "invalid" in hint.get_attribute("class")
    page.type("8")
    page.until(lambda: hint.text == "2 of 6", "the next key takes its place")
    assert "invalid" not in hint.get_attribute("class")


def test_correct_one_digit(page):
    page.click_field()
    page.type("482913")
    page.click_cell(2)
    page.type("7")
    page.shows("487913")
    page.type(Keys.BACKSPACE)
    page.shows("48713")


def test_walk_with_arrows_and_delete(page):
    page.click_field()
    page.type("1234", Keys.ARROW_LEFT, Keys.ARROW_LEFT, Keys.DELETE)
    page.shows("124")
    page.type(Keys.HOME, "9")
    page.shows("924")
    page.type(Keys.CONTROL, Keys.BACKSPACE)
    page.type(Keys.NULL, Keys.END, Keys.BACKSPACE, Keys.BACKSPACE, Keys.BACKSPACE)
    page.shows("")


def test_paste_a_message(page):
    page.click_field()
    page.paste("Your code is 482-913. It is valid for 10 minutes.")
    page.shows("482913")


def test_compose(page):
    page.click_field()
    page.compose(["1", "12", "123"], None)
    page.shows("123")
    page.compose([], "123")
    page.shows("123")
    page.until(lambda: page.events()[-1] == "change:123", "the code is committed")


def test_composed_letters_vanish(page):
    page.click_field()
    page.compose(["ni", "ni h", "你好"], "你好")
    page.until(lambda: any(event.startswith("invalid") for event in page.events()), "the words were refused")
    page.shows("")


def test_secure(page):
    page.switch("secure")
    page.click_field()
    page.type("482913")
    page.until(lambda: page.events() and page.events()[-1] == "complete:6", "the code is complete")
    assert not set("".join(page.texts())) & set("482913")
    source = page.script("return document.querySelector('main').innerHTML")
    assert "482913" not in source


def test_menu_of_a_long_press(page):
    page.click_field()
    page.type("482913")
    page.click_cell(1)
    page.click_cell(1, hold=0.7)
    page.until(lambda: page.find("#menu").is_displayed(), "the menu is up")
    titles = page.find("#menu").text.splitlines()
    assert set(titles) == {"Cut", "Copy", "Paste", "Select All"}
    page.find("#menu button").click()
    page.shows("42913" if titles[0] == "Cut" else "482913")


@pytest.mark.parametrize("style", ["underline", "box", "joined", "circles", "dots", "background", "chip", "ticket", "capsule"])
def test_style(page, style):
    page.set("style", style)
    page.click_field()
    page.type("482")
    page.shows("482")
    expected = {
        "dots": ".dots()", "background": ".background(", "chip": "ChipRenderer()", "ticket": "TicketRenderer()",
        "capsule": "CapsuleRenderer()",
    }.get(style, f".{style}")
    assert expected in page.find("#swift").text


def test_right_to_left_keeps_the_order_of_a_code(page):
    page.switch("rtl")
    page.click_field()
    page.type("482")
    page.shows("482")


def test_dark(page):
    page.emulate(dark=True)
    page.until(lambda: page.script("return document.querySelector('input[name=dark]').checked"), "the page follows")
    page.click_field()
    page.type("482")
    page.shows("482")
    ink = page.script("return document.querySelector('#canvas svg text').getAttribute('fill')")
    assert ink.upper() == "#FFFFFF"
    page.find("#theme").click()
    page.until(
        lambda: page.script("return document.querySelector('#canvas svg text').getAttribute('fill')").upper() != "#FFFFFF",
        "the field is light again")


def test_rejected(page):
    page.click_field()
    page.type("482913")
    page.set("status", "rejected")
    page.until(lambda: "haptic:error" in page.events(), "the phone shakes")
    page.shows("")
    assert any(event.startswith("speak:") for event in page.events())


def test_the_browser_plays_a_motion(page):
    """A shake is keyframes, not pictures."""
    page.script(
        """
        window.pictures = [];
        const canvas = document.getElementById("canvas");
        const isShaking = () => document.getAnimations().some(({ effect }) => effect.target.closest("#canvas")
          && effect.getKeyframes().some(({ transform }) => transform?.includes("translateX(-")));
        // The page plays the keyframes after it shows the picture.
        setInterval(() => { if (isShaking()) window.start ??= performance.now(); }, 5);
        new MutationObserver(() => pictures.push(performance.now())).observe(canvas, { childList: true });
        """)
    page.click_field()
    page.type("482913")
    page.set("status", "rejected")
    page.shows("")
    start, pictures = page.script("return [window.start, pictures]")
    assert start is not None and sum(0 <= when - start < 300 for when in pictures) <= 2


def test_a_message_turns_its_row_on(page):
    message = page.find("#status-part input[name=message]")
    message.send_keys("One attempt left.", Keys.TAB)
    page.until(lambda: "field.showsMessage = true" in page.code(), "the row is on")
    page.click_field()
    page.type("482913")
    page.set("status", "rejected")
    page.until(lambda: "One attempt left." in page.texts(), "the message shows")


def test_the_stage_grows_with_the_text(page):
    page.click_field()
    page.type("482913")
    page.script(
        "const text = document.querySelector('input[name=textScale]'); text.value = 3;"
        "text.dispatchEvent(new Event('input'))")
    page.until(
        lambda: page.script(
            "return document.querySelector('#canvas svg').getBoundingClientRect().height > 180"
            " && document.querySelector('#canvas svg').getBoundingClientRect().bottom"
            " <= document.getElementById('stage-hint').getBoundingClientRect().top"), "the hint stays below the field")


def test_a_click_on_a_control_leaves_the_keyboard(page):
    page.click_field()
    page.type("4")
    for selector in [".style:nth-child(2) .tile", "#clear", "#tab-events"]:
        page.find(selector).click()
    page.until(lambda: page.script("return document.activeElement.id") == "keys", "the field has the keyboard")
    assert "end" not in page.events()


def test_accessibility_and_code_follow(page):
    page.set("caret", "endOnly")
    page.set("overflow", "replaceLast")
    for line in ["field.caretPolicy = .endOnly", "field.overflow = .replaceLast"]:
        page.until(lambda: line in page.find("#swift").text, "the code follows")
    page.tab("accessibility")
    assert page.find("#a11y-label").text


def test_keyboard_alone(page):
    """A user without a mouse can reach the field, type and leave again."""
    page.script("document.querySelector('.skip').focus()")
    page.browser.switch_to.active_element.send_keys(Keys.ENTER)
    page.until(lambda: page.script("return document.activeElement.id") == "keys", "the field is reached")
    page.browser.switch_to.active_element.send_keys("12")
    page.shows("12")
    page.browser.switch_to.active_element.send_keys(Keys.TAB)
    page.until(lambda: "end" in page.events(), "the field lost the keyboard")


def test_narrow(page):
    page.resize(375, 812)
    page.click_field()
    page.type("482913")
    page.shows("482913")
    assert page.script("return document.documentElement.scrollWidth") <= 375


def test_tabs_are_separate(page):
    page.click_field()
    page.type("111")
    page.shows("111")
    first = page.browser.current_window_handle
    page.browser.switch_to.new_window("tab")
    page.load()
    page.shows("")
    page.click_field()
    page.type("22")
    page.shows("22")
    page.browser.switch_to.window(first)
    page.shows("111")
