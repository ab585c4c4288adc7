"""The example screens: each opens, rejects wrong input, and accepts correct input."""

import pytest
from selenium.webdriver.common.keys import Keys

TITLES = {"sign-in": "Enter the code", "payment": "Enter your PIN", "picture": "Are you a person?",
          "choose-pin": "Enter your current PIN"}

# The correct input of the sample services.
SIGN_IN_CODE = "482910"
PIN = "246813"
PICTURES = ["W4K7E", "M3RXT"]

# A PIN that all rules accept.
NEW_PIN = "190576"


@pytest.mark.parametrize("name", TITLES)
def test_open(page, name):
    page.open_screen(name, TITLES[name])


@pytest.mark.parametrize("name", TITLES)
def test_narrow_and_dark(page, name):
    page.emulate(dark=True)
    page.resize(375, 812)
    page.open_screen(name, TITLES[name])
    page.until(lambda: page.script("return document.documentElement.scrollWidth") <= 375, "it fits")
    dark = "return document.querySelectorAll(`#phone-canvas text[fill='#ffffff']`).length > 0"
    page.until(lambda: page.script(dark), "the screen is dark")


@pytest.mark.parametrize("height", [900, 700])
def test_the_phone_fits_the_window(page, height):
    page.resize(1440, height)
    page.open_screen("sign-in", TITLES["sign-in"])
    page.until(lambda: page.script("return document.querySelectorAll('#phone-canvas svg').length") == 1, "it is drawn")
    _, top, _, size = page.box("document.getElementById('phone')")
    bar = page.script("return document.querySelector('.bar').getBoundingClientRect().bottom")
    assert top >= bar and top + size <= height


@pytest.mark.parametrize("first", ["sign-in", "payment", "picture", "choose-pin"])
def test_keys_go_to_the_screen_of_a_card_that_is_clicked(page, first):
    page.open_screen(first, TITLES[first])
    page.find("[data-screen='sign-in']").click()
    page.screen_shows(TITLES["sign-in"])
    page.type_wherever_the_focus_is("48")
    page.screen_code_is("48")
    page.find("[data-screen='choose-pin']").click()
    page.screen_shows(TITLES["choose-pin"])
    page.type_wherever_the_focus_is("246")
    page.screen_dots_are(3)


# Sign in

def sign_in_with_a_wrong_code(page):
    page.open_screen("sign-in", TITLES["sign-in"])
    page.watch_shaking()
    page.type_in_screen("482911")
    page.screen_shows("That is not the code we sent.")
    page.screen_shook()
    # The code stays for a correction.
    page.screen_code_is("482911")


def test_sign_in_with_a_wrong_code(page):
    sign_in_with_a_wrong_code(page)


def test_sign_in_after_a_slip(page):
    sign_in_with_a_wrong_code(page)
    page.type_in_screen(Keys.BACKSPACE)
    page.screen_shows("It can take a minute to arrive.")
    page.type_in_screen("0")
    page.screen_shows("Code accepted.")
    page.screen_code_is(SIGN_IN_CODE)


def test_sign_in_waits_for_another_code(page):
    page.open_screen("sign-in", TITLES["sign-in"])
    page.screen_shows("Resend code in 0:2")
    # A tap does nothing before the time is over.
    resend = next(text for text in page.screen_texts() if text.startswith("Resend code in"))
    page.tap_screen(resend)
    page.until(lambda: resend not in page.screen_texts(), "a second has passed")
    assert any(text.startswith("Resend code in") for text in page.screen_texts())


# Payment

def tap_digits(page, digits):
    for count, digit in enumerate(digits, 1):
        page.tap_screen(digit)
        page.screen_dots_are(count)


def pay_with_a_wrong_pin(page):
    page.open_screen("payment", TITLES["payment"])
    page.watch_shaking()
    tap_digits(page, "135790")
    page.screen_shows("Wrong PIN. 4 attempts left.")
    page.screen_shook()
    page.screen_dots_are(0)


def test_pay_with_a_wrong_pin(page):
    pay_with_a_wrong_pin(page)


def test_pay_after_a_wrong_pin(page):
    pay_with_a_wrong_pin(page)
    tap_digits(page, PIN)
    page.screen_shows("Payment complete")
    # Accepted dots are green, and so is the sign of the message. A button takes the place of the pad.
    page.screen_dots_are(len(PIN) + 1, "#1f7a36")
    page.screen_shows("Done")
    assert "0" not in page.screen_texts()


@pytest.mark.parametrize("width", [375, 768])
def test_the_phone_begins_in_the_first_window(page, width):
    page.resize(width, 812)
    page.open_screen("sign-in", TITLES["sign-in"])
    _, top, _, _ = page.box("document.getElementById('phone')")
    assert top < 0.6 * 812


def test_the_keys_of_the_phone_type(page):
    page.open_screen("sign-in", TITLES["sign-in"])
    for digit in "48":
        find = "[...document.querySelectorAll('#phone-canvas .system text')].find((t) => t.textContent === arguments[0])"
        left, top, width, height = page.box(find, digit)
        page.click_at(left + width / 2, top + height / 2)
    page.screen_code_is("48")


# Picture

def read_a_picture_wrong(page):
    page.open_screen("picture", TITLES["picture"])
    page.until(page.screen_image, "the picture is there")
    page.watch_shaking()
    page.type_in_screen("w4k7x")
    page.screen_shows("That is not what the picture says.")
    page.screen_shook()
    page.screen_code_is("W4K7X")


def test_read_a_picture_wrong(page):
    read_a_picture_wrong(page)


def test_read_a_picture_after_a_slip(page):
    read_a_picture_wrong(page)
    page.type_in_screen(Keys.BACKSPACE)
    page.screen_code_is("W4K7")
    page.screen_shows("Capitals and small letters are the same.")
    page.type_in_screen("e")
    page.screen_shows("Code accepted.")
    page.screen_code_is(PICTURES[0])


def test_read_another_picture(page):
    page.open_screen("picture", TITLES["picture"])
    page.until(page.screen_image, "the picture is there")
    first = page.screen_image()
    page.type_in_screen("w4")
    page.screen_code_is("W4")
    page.tap_screen("Show another picture")
    page.until(lambda: page.screen_image() not in [None, first], "another picture is there")
    page.screen_code_is("")
    page.type_in_screen(PICTURES[1])
    page.screen_shows("Code accepted.")
    page.screen_code_is(PICTURES[1])


# Choose a PIN

def enter_the_current_pin(page):
    page.open_screen("choose-pin", TITLES["choose-pin"])
    tap_digits(page, PIN[:-1])
    page.tap_screen(PIN[-1])
    page.screen_shows("Choose a new PIN")


def test_change_a_pin_with_a_wrong_one(page):
    page.open_screen("choose-pin", TITLES["choose-pin"])
    page.type_in_screen("135790")
    page.screen_shows("Wrong PIN. 4 attempts left.")
    page.screen_shows(TITLES["choose-pin"])
    page.screen_dots_are(0)


def test_choose_a_weak_pin(page):
    enter_the_current_pin(page)
    page.type_in_screen("123456")
    page.screen_shows("Do not use digits in a row.")
    page.type_in_screen(PIN)
    page.screen_shows("That is your current PIN. Choose another one.")


def test_confirm_another_pin(page):
    enter_the_current_pin(page)
    page.type_in_screen(NEW_PIN)
    page.screen_shows("Enter the PIN again")
    page.type_in_screen("190567")
    page.screen_shows("The PINs differ. 2 attempts left.")
    page.type_in_screen(NEW_PIN)
    page.screen_shows("Your PIN is saved")


def test_change_a_pin(page):
    enter_the_current_pin(page)
    page.type_in_screen(NEW_PIN)
    page.screen_shows("Enter the PIN again")
    page.type_in_screen(NEW_PIN)
    page.screen_shows("Your PIN is saved")
