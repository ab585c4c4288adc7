"""The box that checks a message: what readers take, the findings, and their places in the text."""

import pytest
from selenium.webdriver.common.keys import Keys

SOUND = "Your code is {code}."


@pytest.fixture
def check(page):
    page.find("#check > summary").click()

    def enter(text, domain=""):
        page.script(
            """
            const [message, input] = document.querySelector("#check form").elements;
            // WebDriver passes no half of a pair.
            [message.value, input.value] = [arguments[0].replaceAll("[half]", "\\ud83d"), arguments[1]];
            message.dispatchEvent(new InputEvent("input", { bubbles: true }));
            """, text, domain)
        return page

    page.enter = enter
    return page


def marks(page):
    """The marked pieces, with the numbers of the findings that each ends."""
    return page.script(
        "return [...document.querySelectorAll('.sms mark')].map((mark) => [mark.textContent.toWellFormed(), mark.dataset.ends])")


def titles(page):
    return [element.text.lower() for element in page.browser.find_elements("css selector", "#check h3")]


def facts(page):
    return page.script(
        "return Object.fromEntries([...document.querySelectorAll('#check dl div')]"
        ".map((row) => [...row.children].map((cell) => cell.textContent)))")


@pytest.mark.parametrize("width", [375, 768, 1280])
def test_findings_have_places_rules_fixes_and_sources(check, width):
    check.resize(width, 900)
    check.enter("Your code is 482-913. Not you? https://fernway.example/help")
    assert marks(check) == [["482-913", "1"], ["https://fernway.example/help", "2"]]
    assert titles(check) == ["not for user consent", "link"]
    assert [element.text for element in check.browser.find_elements("css selector", "#check li b")] == ["Google", "This kit’s reading"]
    assert "4 to 10 letters and digits in a row" in check.find("#finding-0").text
    assert check.find("#finding-0 a").get_attribute("href") == check.find("#finding-0 a").text
    assert check.find("#finding-1 cite").text.endswith("WordingAMessage.md")
    assert facts(check)["The reader of messages takes"] == "482913"
    assert check.find("#check .summary").text == "The field takes 482913. 2 findings for a code of length 6 (digits)."
    assert check.script("return document.documentElement.scrollWidth") == width


def test_a_template_a_length_an_alphabet_and_a_domain(check):
    check.enter(SOUND)
    assert titles(check) == [] and marks(check) == []
    assert facts(check)["{code} stands for"] == facts(check)["The reader of messages takes"] == "478291"
    check.enter(SOUND, "fernway.example")
    # What is missing has a place, which has no text.
    assert titles(check) == ["no domain line"] and marks(check) == [["", "1"]]
    check.enter(SOUND + "\n@fernway.example #{code}", "fernway.example")
    assert titles(check) == []
    check.enter("Your code is B4T9ZL.")
    assert titles(check) == ["other form"] and marks(check) == [["B4T9ZL", "1"]]
    check.script("const alphabet = document.querySelector('.tools').alphabet; alphabet.value = 'lettersAndDigits';"
                 "alphabet.dispatchEvent(new InputEvent('input', { bubbles: true }))")
    assert titles(check) == []
    assert check.find("#check .summary").text == "The field takes B4T9ZL. No finding for a code of length 6 (letters and digits)."


@pytest.mark.parametrize("domain", ["https://fernway.example", "me@fernway.example", "fernway.example:443", "fernway"])
def test_what_is_no_host_is_no_domain(check, domain):
    check.enter(SOUND, domain)
    assert titles(check) == [] and facts(check)["The domain"] == "not used: it is no host such as fernway.example"
    check.enter(SOUND, "fernway.example")
    assert titles(check) == ["no domain line"] and "The domain" not in facts(check)


def test_a_fix_words_the_message_in_its_language(check):
    check.enter("{code}")
    assert '"Your code: {code}"' in check.find("#finding-0 p").text
    language = check.find("#check select")
    assert [option.text for option in language.find_elements("css selector", "option")][:3] == ["English", "German", "French"]
    assert language.accessible_name.startswith("The language of the message")
    language.send_keys("German")
    assert '"Dein Code: {code}"' in check.find("#finding-0 p").text


def test_a_mark_is_where_it_belongs_behind_emoji_and_in_two_directions(check):
    check.enter("\U0001F468\u200d\U0001F680\U0001F512 your code is 482-913 – \U0001F44D")
    assert marks(check) == [["482-913", "1"]]
    check.enter("رمزك هو 482913\u202e https://fernway.example")
    assert marks(check) == [["https://fernway.example", "1"]]
    check.enter("é" * 80 + " your code is 482913 – " + "x" * 80)
    assert marks(check) == [["–", "1"]]


def test_places_that_overlap_are_all_told(check):
    check.enter("739164\nSee https://fernway.example or 482913")
    told = " ".join(ends for _, ends in marks(check)).split()
    assert sorted(told) == [str(number + 1) for number in range(len(titles(check)))] and len(told) > 1
    assert "".join(text for text, _ in marks(check)) in check.script("return document.querySelector('.sms').textContent")


def test_assistive_technology_is_told_of_places_too(check):
    check.enter("Your code is 482-913. Not you? https://fernway.example/help")
    for mark in check.browser.find_elements("css selector", ".sms mark"):
        finding = check.find(f"#{mark.get_attribute('aria-details')}")
        assert check.script("return arguments[0].querySelector('q').textContent", finding) == mark.text
        # Not by color alone.
        assert check.script("return getComputedStyle(arguments[0]).borderBottom", mark).startswith("2px solid")
    for label, element in [("A message", "textarea"), ("The app", "input")]:
        assert check.find(f"#check {element}").accessible_name.startswith(label)
    assert check.find("#check .summary").get_attribute("role") == "status"


@pytest.mark.parametrize("text", [
    "<img src=x onerror=alert(1)> <b>code</b> 482-913 &amp; \"'", "\u0000\u0001\u001f\u007f code 482-913 \u001f\r\n",
    "\u202e\u2066 code 482-913 \u200b\ufeff", "code 482-913 [half] \U0001F468\u200d" * 50,
])
def test_a_hostile_message_stays_text(check, text):
    check.enter(text)
    assert check.script("return document.querySelector('.sms').textContent === document.querySelector('#check textarea').value")
    assert check.script("return document.querySelectorAll('.sms :not(mark), #check q *').length") == 0
    assert marks(check)


def test_a_message_that_is_too_long_or_blank_says_so_at_once(check):
    check.enter("482913 code " * 90_000)
    assert check.find("#check .summary").text == "A message has 64 KB at most."
    assert titles(check) == [] and not check.find(".sms").is_displayed()
    check.script("fields[0].set('length', '8')")
    check.enter("{code} " * 9_000)
    assert check.find("#check .summary").text == "A message has 64 KB at most."
    check.enter("  \n ")
    assert check.find("#check .summary").text == "There is no message."
    time = check.script(
        "const begin = performance.now(); call(0, 'lint', '', '', 'code 482-913 '.repeat(5000)); return performance.now() - begin")
    print(f"64 KB: {time:.0f} ms")
    assert time < 2000


def test_it_follows_the_keys_and_a_link_opens_it(check):
    message = check.find("#check textarea")
    message.send_keys(Keys.CONTROL, "a")
    message.send_keys("12345")
    assert titles(check) == ["no word for code", "other form"]
    check.load("#check")
    assert check.find("#check textarea").is_displayed()
