"""Changes of the style through each control, with the Swift code and the link."""

import pytest

def test_colors_stand_in_columns(page):
    page.script("for (const group of document.querySelectorAll('details.restyle-group')) group.open = true")
    for group in ["Line color", "Fill color", "Text color"]:
        lefts = page.script(
            "return [...document.querySelectorAll(`[data-group='${arguments[0]}'] .setting:not([hidden]) input`)]"
            ".map((input) => input.getBoundingClientRect().left)", group)
        assert len(lefts) > 4 and len(set(lefts)) == 2


STYLES = ["underline", "box", "joined", "circles", "dots", "background", "chip", "ticket", "capsule"]
COMPLETE = ["box", "dots"]  # Together, these have all controls.


@pytest.fixture
def catalog(page):
    return page.catalog()


def test_two_styles_have_all_controls(catalog):
    known = {key for style in COMPLETE for key in settings_of(catalog, style)}
    assert known == {setting["key"] for setting in catalog["settings"]}


@pytest.mark.parametrize("style", STYLES)
def test_a_style_has_its_controls(page, catalog, style):
    page.load(f"#{style}")
    page.until(lambda: shown_style(page) == style, "the style is chosen")
    page.script("for (const group of document.querySelectorAll('.restyle-group')) group.open = true")
    assert set(page.controls()) == set(settings_of(catalog, style))


@pytest.mark.parametrize("width", [375, 1280])
@pytest.mark.parametrize("style", COMPLETE)
def test_each_control(page, catalog, width, style):
    page.resize(width, 900)
    page.load(f"#{style}")
    page.until(lambda: shown_style(page) == style, "the style is chosen")
    settings = settings_of(catalog, style)
    plain = page.code()
    for setting in (each for each in catalog["settings"] if each["key"] in settings):
        key = setting["key"]
        control = page.restyle(setting)
        page.until(lambda: page.link().startswith(f"#{style}?{key}="), f"{key} is in the link, not {page.link()}")
        page.until(lambda: page.code() != plain, f"{key} is in the code")
        reset = control.find_element("css selector", ".reset")
        assert reset.is_displayed()
        reset.click()
        page.until(lambda: page.link() == f"#{style}" and page.code() == plain, f"{key} is taken back")
        assert not reset.is_displayed()
    assert page.script("return document.documentElement.scrollWidth") <= width


def test_a_wrong_setting_is_marked_where_it_is_typed(page, catalog):
    groups = next(setting for setting in catalog["settings"] if setting["key"] == "groups")
    control = page.restyle(groups, "3-3")
    field, reason = (control.find_element("css selector", each) for each in ["input", ".reason"])
    page.until(lambda: "groups=3-3" in page.link(), "the groups are in the link")
    page.restyle(groups, "3,3")
    page.until(lambda: "at most 16 groups" in reason.text, "the reason stands beside it")
    assert field.get_attribute("value") == "3,3" and field.get_attribute("aria-invalid") == "true"
    assert "groups=3-3" in page.link() and not page.find("#toast").is_displayed()
    page.restyle(groups, "2-4")
    page.until(lambda: "groups=2-4" in page.link(), "the corrected text is taken")
    page.until(lambda: not reason.text and field.get_attribute("aria-invalid") == "false", "the mark is gone")


LINK = "#box?line.rejected=ff9500&corner=3&groups=3-3&separator=dot&mask=%F0%9F%91%BB&stagger=0.2"


def settings_of(catalog, style):
    """The keys of a style's settings."""
    return next(each["settings"] for each in catalog["styles"] if each["name"] == style)


def shown_style(page):
    return page.script("return document.querySelector('input[name=style]:checked').value")


def shown(page, key):
    return page.script("return document.querySelector(`.setting[data-key='${arguments[0]}'] :is(input, select)`).value", key)


@pytest.mark.parametrize("width", [375, 1280])
def test_a_link_brings_a_style_back(page, width):
    page.resize(width, 900)
    page.load(LINK)
    page.until(lambda: "CodeColor(0xFF9500)" in page.code(), "the code is that of the link")
    for line in [
        "var style = BoxRenderer.box", "style.cornerRadius = 3", "style.motion.stagger = 0.2",
        "style.layout = .grouped([3, 3], spacing: 8, groupSpacing: 24, separator: .dot)", "length: 6, style: style)",
    ]:
        assert line in page.code()
    assert shown_style(page) == "box"
    assert [shown(page, key) for key in ["line.rejected", "corner", "groups", "separator", "mask", "stagger"]] == [
        "#ff9500", "3", "3-3", "dot", "\U0001F47B", "0.2"]
    page.switch("secure")
    page.click_field()
    page.type("48")
    page.shows("\U0001F47B\U0001F47B")
    assert not page.find("#notice").is_displayed()


def test_what_the_page_made_it_takes_back(page, catalog):
    settings = {setting["key"]: setting for setting in catalog["settings"]}
    page.set("style", "box")
    page.restyle(settings["line.base"], "#12ab34")
    page.restyle(settings["mask"], "&")
    page.restyle(settings["rejection"], "pop")
    page.until(lambda: "rejection=pop" in page.link(), "all of it is in the link")
    link, code = page.link(), page.code()
    page.load(link)
    page.until(lambda: page.code() == code, "the code is the same")
    assert shown(page, "mask") == "&"


def test_another_style_keeps_what_it_has_settings_for(page):
    page.load("#box?line.rejected=ff9500&corner=3")
    page.until(lambda: "cornerRadius" in page.code(), "the link is followed")
    page.set("style", "underline")
    page.until(lambda: page.link() == "#underline?line.rejected=ff9500", "the corners are gone, not the color")
    assert "style.lineColor.rejected = CodeColor(0xFF9500)" in page.code()
    page.find("#reset-style").click()
    page.until(lambda: page.link() == "#underline", "all is as it was")


@pytest.mark.parametrize(
    "link, reason",
    [
        ("#box?corner=9999", "from 0 to 40"), ("#box?corner=NaN", "from 0 to 40"), ("#box?line.rejected=red", "hexadecimal"),
        ("#boxes", "unknown style"), ("#box?shadow=3", "no setting"), ("#underline?corner=3", "no setting"),
        ("#box?mask=%FF", "escaped"), ("#%", "unknown style"), ("#box?" + "a" * 5000, "bytes"),
        ("#box?<img src=x onerror=alert(1)>=1", "no setting"),
    ])
def test_a_bad_link_is_explained(page, link, reason):
    page.load(link)
    page.until(lambda: page.find("#notice").is_displayed(), "the page says what is wrong")
    assert reason in page.find("#notice-text").text
    page.click_field()
    page.type("482913")
    page.shows("482913")
    page.find("#notice-close").click()
    assert not page.find("#notice").is_displayed()


def test_another_link_on_the_same_page(page):
    page.load("#box?corner=3")
    page.until(lambda: "cornerRadius = 3" in page.code(), "the link is followed")
    page.script("location.hash = '#dots?dot=20'")
    page.until(lambda: "style.dotSize = 20" in page.code(), "the other link is followed")


def test_colors_follow_the_appearance(page):
    page.set("style", "box")
    page.until(lambda: shown(page, "text.base") == "#000000", "text is black")
    page.find("#theme").click()
    page.until(lambda: shown(page, "text.base") == "#ffffff", "text is white")


def test_on_a_phone_the_field_stays_in_sight(page, catalog):
    page.resize(375, 812)
    page.load("#box")
    page.until(lambda: shown_style(page) == "box", "the style is chosen")
    page.restyle(next(setting for setting in catalog["settings"] if setting["key"] == "stagger"))
    left, top, width, height = page.box("document.getElementById('stage')")
    assert 0 <= top and top + height <= 812 / 2
    assert page.script("return scrollY") > 800
