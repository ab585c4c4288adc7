"""The live field: keys, pastes, taps, statuses, and bad input."""

import re
from urllib.parse import quote

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

WIDTHS = pytest.mark.parametrize("width", [375, 768, 1280])


@pytest.fixture(autouse=True)
def loaded(page):
    return page


@WIDTHS
def test_it_has_the_focus_takes_keys_and_verifies(page, width):
    page.resize(width, 900)
    page.load()
    assert page.script("return document.activeElement") == page.input
    page.script(
        "const field = fields[0], show = field.onShow; window.seen = [];"
        "field.onShow = (answer) => { seen.push(answer.status + ' ' + answer.text); show(answer); };")
    page.type("48x2", Keys.BACKSPACE, "2911")
    # A busy machine may look too late.
    page.until(lambda: "rejected 482911" in page.script("return seen"), "the code is rejected")
    seen = page.script("return seen")
    assert "verifying 482911" in seen[: seen.index("rejected 482911")]
    page.until(lambda: page.cells() == "", "the field is empty again")
    assert page.find("#row").text == "That is not the code."
    page.type("482910")
    page.until(lambda: page.state()["status"] == "accepted", "the code is accepted")
    assert page.find("#row").text == "That is the code."
    assert page.script("return document.documentElement.scrollWidth") == width


def test_a_slow_load_leaves_the_focus_and_says_what_it_waits_for(page):
    """The script of the page waits here for the module, as it does for a slow network."""
    script = page.browser.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {
        "source": "const real = WebAssembly.instantiate;"
                  "WebAssembly.instantiate = (...all) => new Promise((go) => (window.go = go)).then(() => real(...all))"})
    page.browser.get("about:blank")
    page.browser.get(page.url)
    page.browser.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)
    page.until(lambda: page.script("return !!window.go"), "the page waits")
    shown = page.script(
        "const { content, visibility } = getComputedStyle(document.querySelector('#live'), '::before');"
        "const { top } = document.querySelector('#live').getBoundingClientRect(); return [content, visibility, top < innerHeight - 100]")
    assert shown == ['"Unpacking the field and its pictures…"', "visible", True]
    page.script("document.querySelector('.about a').focus(); go()")
    page.until(lambda: page.script("return document.documentElement.dataset.complete") == "", "the page is complete")
    assert page.script("return document.activeElement.localName") == "a"


@WIDTHS
def test_a_tap_selects_a_cell_to_type_over(page, width):
    page.resize(width, 900)
    page.load()
    page.type("1234")
    frame = page.find("#first svg").rect
    ActionChains(page.browser).move_to_element_with_offset(page.input, int(-frame["width"] / 4), 0).click().perform()
    assert page.state()["selection"] == [1, 2]
    page.type("9")
    assert page.cells() == "1934"


def test_a_finger_selects_the_cell_that_it_taps(page):
    page.browser.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True})
    page.resize(390, 900)
    page.load()
    page.type("48291")
    frame = page.find("#first svg").rect
    for cell in [3, 1]:
        point = {"x": frame["x"] + frame["width"] * (cell + 0.5) / 6, "y": frame["y"] + frame["height"] / 2}
        for kind, points in [("touchStart", [point]), ("touchEnd", [])]:
            page.browser.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        page.until(lambda: page.state()["selection"] == [cell, cell + 1], f"cell {cell} is selected")
    page.browser.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})


@pytest.mark.parametrize("kind", ["paste", "drop"])
def test_a_message_fills_the_field(page, kind):
    page.paste("Your code is 123-456, valid 10 minutes", kind)
    assert page.cells() == "123456"
    page.script("fields[0].set('code', '')")
    page.paste("【支付宝】您的验证码是 739164，5分钟内有效", kind)
    assert page.cells() == "739164"


def test_a_phone_is_asked_for_a_code_and_does_not_zoom_in(page):
    page.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "pointer", "value": "coarse"}]})
    page.browser.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True})
    page.load()
    assert [page.input.get_attribute(name) for name in ["autocomplete", "inputmode"]] == ["one-time-code", "numeric"]
    page.script("fields[0].set('alphabet', 'uppercaseLettersAndDigits'); fields[0].set('secure', true)")
    assert [page.input.get_attribute(name) for name in ["autocomplete", "inputmode", "autocapitalize"]] == ["off", "text", "characters"]
    page.script("fields[0].set('alphabet', 'lettersAndDigits'); fields[0].set('secure', false)")
    assert [page.input.get_attribute(name) for name in ["autocomplete", "autocapitalize"]] == ["one-time-code", "none"]
    sizes = page.script(
        "return [...document.querySelectorAll('#live :is(input, select, textarea)')].map((input) => getComputedStyle(input).fontSize)")
    page.browser.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})
    assert len(sizes) > 20 and set(sizes) == {"16px"}


def test_a_finger_held_on_the_field_gets_the_menu_to_paste(page):
    """iOS has none over what is less than a hundredth opaque. Nothing of the input shows anyway."""
    opacity, *colors = page.script(
        "const style = getComputedStyle(fields[0].input);"
        "return [style.opacity, style.color, style.caretColor, style.backgroundColor]")
    assert 0.01 < float(opacity) < 0.05 and set(colors) == {"rgba(0, 0, 0, 0)"}


def test_what_a_keyboard_did_without_asking_is_taken(page):
    def become(value):
        page.script(
            "fields[0].input.value = arguments[0]; fields[0].input.dispatchEvent(new InputEvent('input', { inputType: 'insertText' }))",
            value)

    become("4")
    become("48")
    become("4")
    assert page.cells() == "4"
    become("482913")
    assert page.cells() == "482913"
    page.script("fields[0].set('code', ''); fields[0].set('secure', true)")
    become("1")
    become("•2")
    assert page.state()["cells"][:3] == ["•", "•", ""] and page.input.get_attribute("value") == "••"


def test_a_composition_is_marked_until_it_ends(page):
    page.script("fields[0].set('alphabet', 'lettersAndDigits')")
    for kind, data in [("start", ""), ("update", "a"), ("update", "ab")]:
        page.script("fields[0].input.dispatchEvent(new CompositionEvent(`composition${arguments[0]}`, { data: arguments[1] }))", kind, data)
    assert page.state()["marked"] == [0, 2] and page.state()["code"] == ""
    page.script("fields[0].input.dispatchEvent(new CompositionEvent('compositionend', { data: 'ab' }))")
    assert page.state()["marked"] is None and page.cells() == "ab"


def test_a_keyboard_takes_a_word_back_into_a_composition(page):
    """As Android's does for Backspace or the next letter."""
    page.script("fields[0].set('alphabet', 'lettersAndDigits')")

    def compose(text, **replaced):
        place = {"text": text, "selectionStart": len(text), "selectionEnd": len(text)}
        page.browser.execute_cdp_cmd("Input.imeSetComposition", place | replaced)

    def commit(text):
        page.browser.execute_cdp_cmd("Input.insertText", {"text": text})

    compose("abc")
    commit("abc")
    compose("ab", replacementStart=0, replacementEnd=3)
    assert page.cells() == "ab"
    commit("ab")
    compose("abx", replacementStart=0, replacementEnd=2)
    commit("abx")
    assert page.cells() == "abx" and page.input.get_attribute("value") == "abx"


def test_a_composition_that_ends_without_an_event_ends_at_the_next_key(page):
    page.script("fields[0].set('alphabet', 'lettersAndDigits')")
    page.type("xy")
    page.script(
        "for (const [kind, data] of [['start', ''], ['update', 'ab']])"
        "  fields[0].input.dispatchEvent(new CompositionEvent(`composition${kind}`, { data }))")
    page.type("q7")
    assert page.state()["marked"] is None
    assert page.cells() == page.input.get_attribute("value") == "xyabq7"


def test_the_enter_that_ends_a_composition_keeps_the_focus(page):
    """Safari sends it after the end, as a key of no composition."""
    page.script("fields[0].set('alphabet', 'lettersAndDigits')")
    page.script(
        "for (const [kind, data] of [['start', ''], ['update', 'ab'], ['end', 'ab']])"
        "  fields[0].input.dispatchEvent(new CompositionEvent(`composition${kind}`, { data }));"
        "fields[0].input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, cancelable: true }))")
    assert page.cells() == "ab" and page.script("return document.activeElement") == page.input
    page.type(Keys.ENTER)
    assert page.script("return document.activeElement") != page.input


def test_undo_and_redo(page):
    page.type("123", Keys.BACKSPACE)
    page.type(Keys.CONTROL, "z")
    assert page.cells() == "123"
    page.type(Keys.CONTROL, "y")
    assert page.cells() == "12"
    # The cell that was typed over is selected again.
    page.type("34", Keys.ARROW_LEFT, Keys.ARROW_LEFT, "9")
    assert page.cells() == "1294"
    page.type(Keys.CONTROL, "z")
    page.type("7")
    assert page.cells() == "1274"


def test_a_new_length_or_alphabet_removes_the_steps_of_undo(page):
    for name, value in [("length", "4"), ("alphabet", "lettersAndDigits")]:
        page.type("123")
        page.script("fields[0].set(arguments[0], arguments[1])", name, value)
        page.type(Keys.CONTROL, "z")
        assert page.cells() == "123"
        page.script("fields[0].set('code', '')")


def test_an_arrow_with_command_goes_to_an_end(page):
    page.type("123")
    page.type(Keys.CONTROL, Keys.ARROW_LEFT)
    assert page.state()["selection"][0] == 0
    page.type(Keys.CONTROL, Keys.ARROW_RIGHT)
    assert page.state()["selection"][1] == 3


def test_the_row_says_nothing_of_a_verdict_that_is_gone(page):
    hint = page.find("#row").text

    def reject():
        page.script("fields[0].set('code', '')")
        page.type("482911")
        page.until(lambda: page.find("#row").text == "That is not the code.", "the code is rejected")

    reject()
    page.script("fields[0].set('status', 'editing')")
    assert page.find("#row").text == hint
    reject()
    page.script("fields[0].set('code', '12')")
    assert page.find("#row").text == hint


def test_parts_of_the_picture_keep_their_order(page):
    page.script("for (const length of [4, 6]) fields[0].set('length', length)")
    # The last look of what the focus covers fades beside it, on a busy machine for long.
    count = "return fields[0].row.childElementCount === fields[0].send('show').parts.length"
    page.until(lambda: page.script(count), "only the parts are left")
    assert page.script(
        "const shown = fields[0].send('show').parts.map(([, markup]) => markup);"
        "const drawn = [...document.querySelectorAll('#first svg > g > g')].map((part) => part.innerHTML);"
        "const plain = (text) => { const part = document.createElementNS(svgName, 'g'); part.innerHTML = text; return part.innerHTML; };"
        "return JSON.stringify(drawn) === JSON.stringify(shown.map(plain))")


def test_assistive_technology_hears_one_field(page):
    page.type("48")
    field = page.input
    assert field.aria_role == "textbox" and field.accessible_name == "Verification code"
    about = page.find(f"#{field.get_attribute('aria-describedby')}")
    assert about.get_attribute("textContent").startswith("4, 8. 2 of 6 entered")
    assert page.script("return document.querySelector('#first svg').getAttribute('aria-hidden')") == "true"
    # A busy machine may look too late.
    page.script("const place = document.querySelector('#say'); window.said = [];"
                "new MutationObserver(() => said.push(place.textContent)).observe(place, { childList: true })")
    page.type("2911")
    page.until(lambda: "That is not the code." in page.script("return said"), "the verdict is announced")
    # The field empties itself later: who speaks a region in its turn finds the verdict still there. It is seen in the row alone.
    page.until(lambda: page.cells() == "", "the field is empty again")
    page.browser.execute_async_script("setTimeout(arguments[0], 100)")
    said, width = page.script("const place = document.querySelector('#say'); return [place.textContent, place.offsetWidth]")
    assert width == 1
    assert said == "That is not the code."
    page.type("1")
    page.until(lambda: page.script("return document.querySelector('#say').textContent") == "", "a key takes the words away")


def test_assistive_technology_and_keys_reach_what_is_around_the_field(page):
    page.script("for (const details of document.querySelectorAll('#live details')) details.open = true")
    controls = page.browser.find_elements("css selector", "#restyle label:not([hidden]) > *")
    names = [control.accessible_name for control in controls]
    assert len(set(names)) == len(names) > 30 and {"Line color, focused", "Fill color, focused", "Cells, Gap"} <= set(names)
    for place, name in [("#code", "The Swift code"), ("#log", "What the keyboard did")]:
        assert page.find(place).accessible_name == name and page.find(place).get_attribute("tabindex") == "0"
    assert page.find("#other-appearance").accessible_name == "Dark or Light: the other appearance"
    assert [header.aria_role == "banner" for header in page.browser.find_elements("css selector", "header")] == [True, False]


def test_nothing_of_a_secure_code_is_in_the_page(page):
    page.find(".tools [name=secure]").click()
    page.type("7391")
    assert page.shown() == "" and page.input.get_attribute("value") == "••••"
    live = page.script("return document.getElementById('live').innerHTML")
    assert "7391" not in live and "7, 3" not in live
    lines = page.script("return lines")
    assert "beforeinput insertText 1" in " ".join(lines)
    assert not any(re.search(r'"', line) for line in lines)


def test_no_key_beyond_the_basic_plane_is_in_the_log_of_a_secure_field(page):
    page.script("fields[0].set('secure', true)")
    page.script("fields[0].input.dispatchEvent(new KeyboardEvent('keydown', { key: '\U0001D7DB' }))")
    page.type(Keys.BACKSPACE)
    lines = " ".join(page.script("return lines"))
    assert "keydown Backspace" in lines and "\U0001D7DB" not in lines


def test_a_sample_becomes_live_at_a_click(page):
    picture = page.find("#ticket-editing .light svg")
    page.script("arguments[0].scrollIntoView({ block: 'center' })", picture)
    ActionChains(page.browser).move_to_element(picture).click().perform()
    assert page.script("return document.activeElement.closest('section').id") == "ticket"
    ActionChains(page.browser).send_keys("48").perform()
    assert page.state(1)["code"] == "48"
    # As wide as the picture was, which the style hugs.
    assert page.find("#ticket-editing .field").rect["width"] <= 293
    # Once: no button stays, and a click beside the field makes no other.
    assert not page.browser.find_elements("css selector", "#ticket-editing .try")
    page.script("document.querySelector('#ticket-editing').click()")
    assert page.script("return fields.length") == 2
    # A picture of another state stays: as a field, it would not have the state of its caption.
    page.script("document.querySelector('#ticket-rejected').click()")
    assert page.script("return fields.length") == 2
    page.script("document.querySelector('#box-masked').click()")
    assert page.state(2)["secure"]


def test_a_sample_becomes_live_by_the_keyboard(page):
    button = page.find("#ticket-editing .try")
    assert button.accessible_name == "Try it: Ticket"
    page.script("arguments[0].focus()", button)
    ActionChains(page.browser).send_keys(Keys.ENTER).perform()
    assert page.script("return document.activeElement.closest('section').id") == "ticket"
    ActionChains(page.browser).send_keys("48").perform()
    assert page.state(1)["code"] == "48"
    assert not page.browser.find_elements("css selector", "#ticket-editing .try")
    # Samples of other subjects are pictures.
    assert not page.browser.find_elements("css selector", "#groups .try")


def test_a_link_restyles_the_field(page):
    page.load("#style=underline?line.filled=0a7aff&gap=30")
    assert page.find(".tools [name=look]").get_attribute("value") == "underline"
    assert "style.lineColor.filled = CodeColor(0x0A7AFF)" in page.find("#code").get_attribute("textContent")


def test_what_a_field_forgets_is_in_its_code_and_stays_in_another_style(page):
    page.load("#style=box?forgets=now&row=on")
    assert "field.forgetsInBackground = .zero" in page.find("#code").get_attribute("textContent")
    page.script("const { look } = document.querySelector('.tools'); look.value = 'underline';"
                "look.dispatchEvent(new InputEvent('input', { bubbles: true }))")
    assert page.script("return fields[0].send('show').link") == "underline?row=on&forgets=now"
    page.load("#style=box?forgets=5min")
    assert "field.forgetsInBackground = .seconds(300)" in page.find("#code").get_attribute("textContent")


def test_a_link_of_dots_hides_the_code(page):
    page.load("#style=dots")
    page.type("12")
    assert page.state()["cells"][:2] == ["•", "•"] and page.find(".tools [name=secure]").is_selected()
    page.find(".tools [name=secure]").click()
    page.script("fields[0].send('style', '', '', 'dots?gap=20')")
    assert not page.state()["secure"]


def test_dots_hide_the_code_for_as_long_as_they_are_the_style(page):
    def is_secure(style):
        page.script("fields[0].send('style', '', '', arguments[0])", style)
        return page.state()["secure"]

    assert [is_secure(style) for style in ["dots", "dots?gap=20", "box", "dots", "underline"]] == [True, True, False, True, False]
    # What the user chose stays.
    page.script("fields[0].set('secure', true)")
    assert is_secure("dots") and is_secure("box")
    page.script("fields[0].set('secure', false)")
    assert is_secure("dots")
    page.script("fields[0].set('secure', true)")
    assert is_secure("box")
    page.load("#style=dots")
    assert not is_secure("box")


def test_the_control_of_the_cells_has_what_the_field_has(page):
    def enter(text):
        control = page.find(".tools [name=length]")
        control.send_keys(Keys.CONTROL, "a")
        control.send_keys(text, Keys.TAB)
        return control.get_attribute("value"), len(page.state()["cells"])

    assert enter("8") == ("8", 8)
    for text in ["0", "-1", "2.5", "1e9", Keys.BACKSPACE]:
        value, count = enter(text)
        assert value == str(count) and count <= 12, text
    assert page.find("#link").get_attribute("textContent") == "Copy link to the style"


def test_a_word_in_a_text_brings_no_source(page):
    for word in ["bank", "card", "a \\ and a \" and a material", "grid"]:
        page.load(f"#style=box?row=on&message={quote(word)}")
        assert page.find("#code").get_attribute("textContent").startswith("let field")


def test_a_link_sets_what_moves_from_state_to_state_and_a_rejection_cell_by_cell(page):
    link = "box?cellByCell=on&state=spring&quiet=on"
    page.load(f"#style={link}")
    code = page.find("#code").get_attribute("textContent")
    for line in ["motion.rejectsCellByCell = true", "motion.state = .spring()", "hasQuietVerdicts = true"]:
        assert f"style.{line}" in code
    shown = page.script(
        "return [...document.querySelectorAll('#restyle label.set')].map((label) => [label.firstChild.data, label.lastChild.value])")
    assert shown == [["Rejects cell by cell", "on"], ["From state to state", "spring"], ["Quiet verdicts", "on"]]
    assert page.script("return fields[0].send('show').link") == link
    moved = (
        "return fields[0].set('status', 'rejected').motions.filter(({ goes, id }) => !goes && /^(row|c)/.test(id))"
        ".map(({ id, delay }) => [id, delay])")
    page.script("fields[0].set('code', '482910')")
    assert page.script(moved) == [[f"c{cell}", 40 * cell] for cell in range(6)]
    page.script("fields[0].set('status', 'editing'); fields[0].send('style', '', '', 'box')")
    assert page.script(moved) == [["row", 0]]


def test_a_theme_comes_with_its_source_and_an_image_with_its_drawing(page):
    page.load("#style=ticket?accent=0a7aff")
    code = page.find("#code").get_attribute("textContent")
    assert code.startswith("import CodeInputMessages\nimport CodeInputUIKit\nimport UIKit\n") and "\nstruct TicketRenderer: CodeCellRenderer {" in code
    assert code.endswith("    field.reader = .messages  // of CodeInputMessages\n    return field\n}")
    assert "\n    var style = TicketRenderer()\n    style.accent = CodeColor(0x0A7AFF)\n" in code
    page.load("#style=background")
    code = page.find("#code").get_attribute("textContent")
    assert code.startswith("let card = CodeImage(\n") and "image: card))" in code and "struct" not in code


@pytest.mark.parametrize("link", ["zebra", "box?corner=nan", "box?corner=%zz", "%00", "box?" + "a" * 100_000, "box?mask=%3Cimg%3E"])
def test_a_link_with_nonsense_is_refused_with_a_reason(page, link):
    page.load(f"#style={link}")
    assert page.find("#notice").is_displayed() and page.find("#notice").text
    page.type("4")
    assert page.cells() == "4"


def test_the_field_and_a_reason_are_in_sight_of_the_control_that_changes_it(page):
    page.resize(390, 844)
    page.load()
    page.script("for (const details of document.querySelectorAll('.panels > details:first-child, #restyle details')) details.open = true")
    control = page.find("[aria-label='Cells, Groups']")
    page.script("arguments[0].scrollIntoView({ block: 'center' })", control)
    control.send_keys("9-x", Keys.TAB)
    places = page.script(
        "return ['#first', '#notice', \"[aria-label='Cells, Groups']\"].map((name) => {"
        "  const { top, bottom } = document.querySelector(name).getBoundingClientRect(); return [top, bottom]; })")
    assert all(0 <= top < bottom <= 844 for top, bottom in places), places
    assert abs(places[1][0] - places[2][1]) < 60 and page.find("#notice").text
    # Nothing on the page is disabled, and no placeholder shows.
    names = page.script("return [...document.querySelectorAll('#restyle label:not([hidden]) > *')].map((control) => control.ariaLabel)")
    assert len(names) > 30 and not [name for name in names if "disabled" in name or "Placeholder" in name]
    page.script("location.hash = 'style=zebra'")
    page.until(lambda: page.script("return document.querySelector('#notice').parentNode.id") == "live", "a link's reason is on top")


def test_the_stage_covers_no_control_that_has_the_focus(page):
    """WCAG 2.4.11, backward from the end of the panels."""
    page.resize(640, 400)
    page.load()
    page.script("for (const details of document.querySelectorAll('.panels details')) details.open = true; document.querySelector('nav a').focus()")
    bottom = "return document.querySelector('.stage').getBoundingClientRect().bottom"
    covered = []
    for _ in range(60):
        ActionChains(page.browser).key_down(Keys.SHIFT).send_keys(Keys.TAB).key_up(Keys.SHIFT).perform()
        end, name = page.script("const { activeElement: it } = document; return [it.getBoundingClientRect().bottom, it.ariaLabel ?? it.textContent]")
        if end <= page.script(bottom):
            covered.append(name)
    assert not covered


def test_a_hostile_text_stays_text(page):
    page.load("#style=box?mask=%3C&row=on&message=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E")
    page.script("fields[0].set('secure', true)")
    page.type("1")
    assert page.shown() == "<" and page.find("#row").text == "<img src=x onerror=alert(1)>"
    assert not page.script("return document.querySelector('#live img')")
    page.script("fields[0].set('secure', false)")
    page.paste("<svg onload=alert(1)>\u0000\u202e482913" + "\U0001F468\u200d" * 1000)
    page.paste("1" * 1_000_000)
    assert page.script("return document.querySelector('#say').textContent").startswith("Not taken") or page.cells()
    page.paste("123456")
    assert page.cells() == "123456"


def test_without_its_module_the_page_is_the_static_gallery(page, tmp_path):
    text = open(page.url.removeprefix("file://"), encoding="utf-8").read()
    for name, broken in [("none", ""), ("cut", '<script type="text/plain" id="module">H4sIAAAA</script>')]:
        file = tmp_path / f"{name}.html"
        file.write_text(re.sub(r'<script type="text/plain" id="module"[^>]*>[^<]*</script>', broken, text), encoding="utf-8")
        page.load(url=f"file://{file}")
        assert page.find("#still").is_displayed() and not page.find("#live").is_displayed()
        assert page.find("#box-editing .light svg").is_displayed()


def test_a_browser_that_cannot_unpack_the_page_says_so(page):
    """No console message of an error, either: the fixture looks for one."""
    script = page.browser.execute_cdp_cmd(
        "Page.addScriptToEvaluateOnNewDocument", {"source": "delete window.DecompressionStream"})
    page.load()
    page.browser.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)
    assert page.find("#still").text == "This browser can’t unpack the page: it needs DecompressionStream, which browsers have since 2023."
    assert not page.find("#live").is_displayed()
    # Nothing leads to pictures, or filters them.
    assert not [part for part in page.browser.find_elements("css selector", ".skip, nav, .bar") if part.is_displayed()]


def test_it_is_quick(page):
    """A start is mostly compiling; a key draws the parts that changed."""
    ready = page.script("return Number(document.documentElement.dataset.ready)")
    key = page.script(
        """
        const begin = performance.now();
        for (let round = 0; round < 100; round++) { fields[0].send("insert", "", "", "7"); fields[0].send("delete", "backward"); }
        return (performance.now() - begin) / 200;
        """)
    print(f"ready after {ready:.0f} ms, {key:.2f} ms a key")
    assert ready < 10_000 and key < 50
