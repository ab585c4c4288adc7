"""The gallery, as a file, and on a phone."""

import base64
import gzip
import os
import pathlib
import re
import subprocess
from xml.etree import ElementTree

import pytest


ROOT = pathlib.Path(__file__).resolve().parents[3]


@pytest.fixture(scope="module")
def texts(url):
    """The page, and the pictures that it unpacks."""
    page = pathlib.Path(url.removeprefix("file://")).read_text(encoding="utf-8")
    packed = re.search(r'id="gallery">([^<]*)<', page)[1]
    return page, gzip.decompress(base64.b64decode(packed)).decode()


@pytest.fixture(scope="module")
def main(texts):
    """The pictures as XML, which they are but for one attribute."""
    return ElementTree.fromstring("<main>" + texts[1].replace(" data-further>", ' data-further="">') + "</main>")


def codes(section):
    return [button.get("data-swift") for button in section.iter("button")]


def test_each_style_has_every_state(main, phone):
    styles = phone.script("return call(0, 'catalog').styles.map(({ name }) => name)")
    states = phone.script("return [...document.querySelectorAll('[name=state]')].map(({ value }) => value)")
    sections = main.findall("section")
    # What one can take home comes first.
    assert len(styles) > 10 and styles[0] == "material"
    assert [section.get("id") for section in sections][:len(styles)] == styles
    for section in sections[:len(styles)]:
        figures = [(figure.get("id"), figure.get("data-state")) for figure in section.iter("figure")]
        assert figures == [(f"{section.get('id')}-{state}", state) for state in states if state not in ["overview", "all"]]


def test_each_figure_has_a_light_and_a_dark_picture_with_names_of_their_own(main):
    labels = []
    for figure in main.iter("figure"):
        pictures = [figure.findall(f"div[@class='{name}']/svg") for name in ["light", "dark"]]
        assert [len(found) for found in pictures] == [1, 1]
        labels += [found[0].get("aria-label") for found in pictures]
        light, dark = ([ElementTree.tostring(part) for part in found[0]] for found in pictures)
        assert light != dark, figure.get("id")
    assert all(labels) and len(set(labels)) == len(labels)


def test_every_field_and_keypad_has_its_swift_code(main):
    for section in main.iter("section"):
        if section.get("class") != "screens":
            assert len(codes(section)) == len(list(section.iter("figure")))
            assert all("let field = CodeInputView(" in code for code in codes(section))
            # Nobody else holds a pad.
            assert all(code.endswith("\nfield.inputView = pad") for code in codes(section) if "let pad =" in code)


def test_dots_stand_for_hidden_characters_in_every_sample(main):
    sections = {section.get("id"): section for section in main.iter("section")}
    assert list(sections["box"].iter("text")) and not list(sections["dots"].iter("text"))
    assert all("isSecureTextEntry" in code for code in codes(sections["dots"]))


def test_every_link_leads_to_a_place_and_each_picture_has_a_link(main, phone):
    goals = phone.script("return [...document.querySelectorAll('[href^=\"#\"]')].map((link) => link.getAttribute('href').slice(1))")
    ids = phone.script("return [...document.querySelectorAll('[id]')].map(({ id }) => id)")
    figures = [figure.get("id") for figure in main.iter("figure")]
    assert figures and len(set(figures)) == len(figures)
    assert set(figures) <= set(goals) <= set(ids)


def test_it_is_one_file_that_is_small_enough_to_send_and_reaches_no_network(texts):
    page, pictures = texts
    assert len(page.encode()) < 700_000
    # The policy has the hash of this script: with another one, no test of the field passes.
    assert len(re.findall(r"<script(?! type=\"text/plain\")", page)) == 1 and "default-src 'none'; " in page
    for reference in ['src="', 'href="', "@import", "url("]:
        # Parts of a picture refer to each other. A reader may follow the link to the README.
        allowed = ("data:", "#", '../README.md"')
        assert all(target.startswith(allowed) for target in (page + pictures).split(reference)[1:])


@pytest.mark.parametrize("width, height", [(320, 568), (390, 844), (768, 1024), (1280, 800)])
def test_the_first_screen_says_what_it_is_for_why_and_how_to_get_it(page, width, height):
    page.resize(width, height)
    page.load()
    install = (ROOT / "README.md").read_text(encoding="utf-8").split("    .package(")[1].split("  ")[0]
    for text in ["A field for short codes on iOS", "SwiftUI", "UITextField", "correcting one digit", f".package({install}"]:
        place = page.script(
            "return [...document.querySelectorAll('header > *')].find((part) => part.textContent.includes(arguments[0]))"
            "?.getBoundingClientRect().bottom", text)
        assert place and place < height, text
    assert page.find("header [href='../README.md']").is_displayed()
    assert page.find("#first").rect["y"] + page.find("#first").rect["height"] < height
    assert "short codes on iOS" in page.find("meta[name=description]").get_attribute("content")


def test_the_printed_page_has_no_controls_and_cuts_no_picture(page):
    page.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    controls = page.script(
        "return [...document.querySelectorAll('.skip, nav, summary, button, input, select, textarea')]"
        ".filter((control) => control.checkVisibility()).map((control) => control.outerHTML)")
    breaks = page.script(
        "return [...document.querySelectorAll('figure, .head')].map((part) => getComputedStyle(part).breakInside)")
    paper = "return getComputedStyle(document.documentElement).backgroundColor"
    colors = [page.script(paper)]
    page.script("document.querySelector('#other-appearance').checked = true")
    colors.append(page.script(paper))
    margins = page.script(
        "return [...document.styleSheets[0].cssRules].filter((rule) => rule instanceof CSSPageRule).map((rule) => rule.style.margin)")
    page.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
    assert not controls and set(breaks) == {"avoid"}
    # No ink for the paper. A printer can't reach the edge, where lines and halos of cells are.
    assert colors == ["rgb(255, 255, 255)"] * 2 and margins == ["30px"]


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


def test_wide_letters_make_no_page_scroll_sideways(page):
    """WCAG 1.4.12, on the narrowest phone."""
    page.resize(320, 568)
    page.load()
    page.script(
        "document.head.append(make('style', { textContent: '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }' }))")
    assert page.script("return document.documentElement.scrollWidth") == 320


def test_every_control_has_an_edge_that_shows(page):
    """WCAG 1.4.11: 3 to 1, in light and dark."""
    for dark in [False, True]:
        page.emulate(dark)
        ratios = page.script(
            """
            const light = (color) => {
              const [red, green, blue] = color.match(/\\d+/g).map((part) => part / 255).map((part) => part > 0.04 ? ((part + 0.055) / 1.055) ** 2.4 : part / 12.92);
              return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
            };
            return [...document.querySelectorAll("select, textarea, [type=number], [type=text]:not(.field *)")].map((control) => {
              const { borderTopColor, backgroundColor } = getComputedStyle(control);
              const [low, high] = [light(borderTopColor), light(backgroundColor)].sort((a, b) => a - b);
              return high / low;
            });
            """)
        assert len(ratios) > 10 and min(ratios) >= 3, ratios


def test_a_ring_around_a_link_or_a_filter_is_whole(phone):
    for selector in ["nav a", ".bar fieldset label"]:
        space = phone.script(
            """
            const part = document.querySelector(arguments[0]), around = part.parentElement.getBoundingClientRect(), own = part.getBoundingClientRect();
            return Math.min(own.left - around.left, own.top - around.top, around.bottom - own.bottom);
            """, selector)
        assert space >= (5 if selector == "nav a" else 3), selector


def test_the_bar_begins_where_the_sections_do(page):
    for width in [1280, 1920]:
        page.resize(width, 900)
        lefts = page.script("return ['.switch', 'main h2'].map((name) => document.querySelector(name).getBoundingClientRect().left)")
        assert abs(lefts[0] - lefts[1]) < 1


def test_a_marked_place_can_be_read_in_forced_colors(page):
    page.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [
        {"name": "forced-colors", "value": "active"}, {"name": "prefers-color-scheme", "value": "dark"}]})
    background = page.script("return getComputedStyle(document.querySelector('mark')).backgroundColor")
    shown = page.script("return document.querySelector('.switch').checkVisibility()")
    page.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})
    # The system's colors for marked text, and none of its own to switch.
    assert background == "rgb(255, 255, 0)" and not shown


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
    assert shown() == ["verifying"] and phone.find("#live").is_displayed()
    phone.script("document.getElementById('show-all').click()")
    assert len(shown()) == 12


def test_a_link_shows_what_the_filter_hides(phone):
    def arrives(name):
        phone.until(
            lambda: phone.script(
                "const place = document.getElementById(arguments[0]), { top } = place.getBoundingClientRect();"
                "return place.checkVisibility() && top >= 0 && top < innerHeight", name), f"{name} is shown")

    phone.load("#box-masked")
    arrives("box-masked")
    for _ in range(2):
        phone.script("document.getElementById('show-masked').click(); document.querySelector('nav [href=\"#groups\"]').click()")
        arrives("groups")
    phone.script("document.getElementById('show-overview').click(); location.hash = 'dots-verifying'")
    arrives("dots-verifying")
    phone.script("location.hash = 'check'")
    phone.until(lambda: phone.find("#check textarea").is_displayed(), "the box is open")


def test_every_state_of_the_filter_can_be_found(phone):
    label = "document.querySelector('.bar fieldset').lastElementChild"
    for width in [641, 768, 1100, 1280]:
        phone.resize(width, 900)
        assert phone.script(f"return {label}.getBoundingClientRect().right") <= width
        # What a link shows is not behind the bar.
        phone.script("location.hash = ''; location.hash = 'box'")
        phone.until(lambda: phone.script("return scrollY > 1000"), "the section is shown")
        top, bottom = phone.script(
            "return [document.querySelector('#box h2').getBoundingClientRect().top, document.querySelector('.bar').getBoundingClientRect().bottom]")
        assert top > bottom
    phone.resize(375, 812)
    # It fades, as there is more.
    assert "gradient" in phone.script("return getComputedStyle(document.querySelector('.bar fieldset')).maskImage")


def test_the_filter_keeps_the_section_that_one_reads(phone):
    # As in a browser that does not anchor what is shown, or where the anchor itself is hidden.
    phone.script("document.documentElement.style.overflowAnchor = 'none'")
    phone.script("document.getElementById('show-all').click(); location.hash = 'ticket'")
    phone.until(lambda: phone.script("return scrollY > 5000"), "the section is shown")
    choice = phone.find("#show-editing")
    phone.script("arguments[0].focus({ preventScroll: true })", choice)
    choice.send_keys(" ")
    top = phone.script("return document.querySelector('#ticket').getBoundingClientRect().top")
    assert choice.is_selected() and 0 <= top < 110
    # At the top of the page there is nothing to keep.
    phone.script("scrollTo(0, 0)")
    phone.find("#show-rejected").send_keys(" ")
    assert phone.script("return scrollY") < 1500


def test_its_script_is_strict(phone):
    assert phone.script("try { takeTurn.caller; return false } catch { return true }")


def test_a_button_copies_swift(phone):
    origin = {"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]}
    phone.browser.execute_cdp_cmd("Browser.grantPermissions", origin)
    button = phone.find("#box-rejected .copy")
    phone.script("arguments[0].scrollIntoView({ block: 'center' })", button)
    button.click()
    phone.until(lambda: button.text == "Copied", "the code is copied")
    phone.until(lambda: phone.find("#say").get_attribute("textContent") == "Copied", "it is said, too")
    text = phone.browser.execute_async_script("navigator.clipboard.readText().then(arguments[0], (e) => arguments[0](String(e)))")
    assert text.splitlines()[1:] == ['field.code = "482910"', "field.reject()"]
    # In the next test of this browser, the page does not read this text.
    phone.browser.execute_cdp_cmd("Browser.resetPermissions", {})


def test_a_page_without_a_clipboard_copies_too(phone):
    """A phone that opens a laptop's page by http is given none."""
    origin = {"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]}
    phone.browser.execute_cdp_cmd("Browser.grantPermissions", origin)
    phone.script("window.kept = navigator.clipboard; Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    button = phone.find("#box-rejected .copy")
    phone.script("arguments[0].scrollIntoView({ block: 'center' })", button)
    button.click()
    phone.until(lambda: button.text in ["Copied", "Not allowed"], "the button answers")
    text = phone.browser.execute_async_script("kept.readText().then(arguments[0], (e) => arguments[0](String(e)))")
    assert button.text == "Copied" and text.splitlines()[-1] == "field.reject()"
    assert phone.script("return document.activeElement") == button and not phone.browser.find_elements("css selector", "body > textarea")
    phone.browser.execute_cdp_cmd("Browser.resetPermissions", {})


def test_every_copied_code_compiles_alone(phone, tmp_path):
    codes = phone.script("return [...document.querySelectorAll('.copy')].map(({ dataset }) => complete(dataset.swift))")
    assert len(set(codes)) > 100
    # A file compiles as it is, lines compile in a function. One call of the compiler for all of the same file.
    make, files = "@MainActor func makeField", {}
    for code in sorted(set(codes)):
        if not code.startswith("import "):
            code = f"import CodeInputPIN\nimport CodeInputUIKit\nimport UIKit\n{make}() {{\n{code}\n}}"
        source, function = code.split(make)
        files.setdefault(source, []).append(function)
    sources = phone.script("return [...document.querySelectorAll('template')].map(({ content }) => content.textContent)")
    assert len(files) == sum(source.startswith("import ") for source in sources) + 1
    file, modules = tmp_path / "Copied.swift", pathlib.Path(os.environ["CODEINPUT"]).parent / "Modules"
    for source, functions in files.items():
        file.write_text(source + "\n".join(f"{make}{number}{function}" for number, function in enumerate(functions)), encoding="utf-8")
        subprocess.run(["swiftc", "-typecheck", "-swift-version", "6", "-I", modules, file], check=True)
