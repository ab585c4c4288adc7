"""The gallery, as a file on a phone."""

import pytest


@pytest.fixture
def phone(page):
    page.resize(375, 812)
    page.load()
    return page


def test_it_is_short_on_a_phone_and_cuts_nothing(phone):
    height, width = phone.script("return [document.documentElement.scrollHeight, document.documentElement.scrollWidth]")
    assert height < 13000 and width == 375
    cut = phone.script(
        """
        return [...document.querySelectorAll("figure div > svg")].filter((picture) => {
          const { left, right, width } = picture.getBoundingClientRect();
          const isField = !picture.closest(".screens");
          return width && (left < 0 || right > innerWidth || isField && width < picture.viewBox.baseVal.width);
        }).length
        """)
    assert cut == 0


def test_one_switch_changes_the_appearance(phone):
    def shown(kind):
        return phone.script(
            "return [...document.querySelectorAll(`figure .${arguments[0]}`)]"
            ".some((picture) => picture.checkVisibility())", kind)

    assert shown("light") and not shown("dark")
    phone.find("#other-appearance").click()
    assert shown("dark") and not shown("light")
    phone.emulate(dark=True)
    assert shown("light") and not shown("dark")
    phone.find("#other-appearance").click()
    assert shown("dark") and not shown("light")


def test_the_filter_shows_states(phone):
    def shown():
        return phone.script(
            "return [...new Set([...document.querySelectorAll('#box figure')].filter((figure) => figure.checkVisibility())"
            ".map((figure) => figure.dataset.state))]")

    assert shown() == ["editing", "accepted", "rejected"]
    phone.script("document.getElementById('show-verifying').click()")
    assert shown() == ["verifying"]
    phone.script("document.getElementById('show-all').click()")
    assert len(shown()) == 12


def test_its_script_is_strict(phone):
    assert phone.script("try { takeTurn.caller; return false } catch { return true }")


def test_a_button_copies_swift(phone):
    origin = {"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]}
    phone.browser.execute_cdp_cmd("Browser.grantPermissions", origin)
    button = phone.find("#box-rejected .copy")
    phone.script("arguments[0].scrollIntoView({ block: 'center' })", button)
    button.click()
    phone.until(lambda: button.text == "Copied", "the code is copied")
    text = phone.browser.execute_async_script("navigator.clipboard.readText().then(arguments[0], (e) => arguments[0](String(e)))")
    assert text.splitlines()[1:] == ['field.code = "482910"', "field.reject()"]
    # In the next test of this browser, the page does not read this text.
    phone.browser.execute_cdp_cmd("Browser.resetPermissions", {})
