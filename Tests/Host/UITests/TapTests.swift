import UIKit
import XCTest

/// SwiftUI's tap gesture on a parent does not take the field's tap.
@MainActor final class TapTests: XCTestCase {
    func testTapsFocusAFieldWhoseParentHidesTheKeyboardOnATapAndKeepTheFocus() {
        let host = Host(screen: "tap"), field = host.focus()
        field.typeText("48")
        field.coordinate(withNormalizedOffset: CGVector(dx: 0.1, dy: 0.5)).tap()
        XCTAssertTrue(host.app.staticTexts["Taps of the parent: 0"].exists)
        XCTAssertTrue(host.app.staticTexts["code has the focus"].exists)
    }

    func testATapOnAFieldFromANibWhoseEnabledIsOffDoesNotFocusIt() {
        let host = Host(screen: "nib"), field = host.field()
        XCTAssertTrue(field.waitForExistence(timeout: Host.patience), "no field in the archive")
        XCTAssertFalse(field.isEnabled)
        field.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
        _ = host.focus("other")
        XCTAssertTrue(host.app.staticTexts["code has no focus"].exists)
    }

    func testATapOnAKeyOfAPadTypesAndKeepsTheFocus() {
        let host = Host(screen: "pad"), field = host.focus()
        for key in ["key 4", "key 8"] {
            host.app.descendants(matching: .any).matching(identifier: key).firstMatch.tap()
        }
        XCTAssertTrue(host.value(of: field, becomes: "48"), "\(String(describing: field.value))")
        XCTAssertTrue(host.app.staticTexts["Taps of the parent: 0"].exists)
    }

    // Without this, a parent whose gesture never works would pass the other tests.
    func testATapBesideTheFieldReachesTheParent() {
        let host = Host(screen: "tap")
        _ = host.focus()
        host.app.staticTexts["Taps of the parent: 0"].tap()
        XCTAssertTrue(host.shows("Taps of the parent: 1"))
        XCTAssertTrue(host.shows("code has no focus"))
    }
}

/// A long press presents the edit menu, and its Paste command fills the field.
@MainActor final class MenuTests: XCTestCase {
    func testPasteInTheMenuOfAFocusedFieldFillsInTheCode() { paste(into: { $0.focus() }) }

    // The keyboard appears at the same time, and must not dismiss the menu.
    func testPasteInTheMenuOfAFieldWithoutFocusFillsInTheCode() { paste(into: { $0.field() }) }

    private func paste(into findField: (Host) -> XCUIElement) {
        UIPasteboard.general.string = "Your code is 482910."
        let host = Host(screen: "field"), field = findField(host)
        XCTAssertTrue(field.waitForExistence(timeout: Host.patience))
        field.press(forDuration: 1)
        let command = host.app.menuItems["Paste"]
        guard command.waitForExistence(timeout: Host.patience) else { return XCTFail("no Paste command") }
        command.tap()
        // The text is the runner's: iOS may ask before the app gets it.
        let permission = XCUIApplication(bundleIdentifier: "com.apple.springboard").buttons["Allow Paste"]
        if permission.waitForExistence(timeout: 2) { permission.tap() }
        XCTAssertTrue(host.value(of: field, becomes: "482910"), "\(String(describing: field.value))")
    }
}

/// What a drag that begins on the field does to the scroll view around it.
@MainActor final class ScrollingTests: XCTestCase {
    func testADragThatBeginsAtOnceScrolls() { XCTAssertTrue(scrolls(afterHoldingFor: 0)) }

    // After a moment, the scroll view has given the touch to the control, and does not take it back.
    func testADragThatBeginsAfterAMomentScrolls() {
        XCTExpectFailure("A scroll view does not cancel the touches of a control.") {
            XCTAssertTrue(scrolls(afterHoldingFor: 0.3))
        }
    }

    // Without this, a scroll view that never scrolls would pass the test above.
    func testADragBesideTheFieldScrollsAfterAMomentToo() {
        XCTAssertTrue(scrolls(afterHoldingFor: 0.3, besideTheField: true))
    }

    private func scrolls(afterHoldingFor duration: Double, besideTheField: Bool = false) -> Bool {
        let host = Host(screen: "scrolling"), field = host.field()
        XCTAssertTrue(field.waitForExistence(timeout: Host.patience), "no field")
        let before = field.frame.minY
        let held = besideTheField ? host.app.staticTexts["Row 5"] : field
        let start = held.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
        start.press(forDuration: duration, thenDragTo: start.withOffset(CGVector(dx: 0, dy: -100)))
        // A field far outside the scroll view may be no element any more.
        return host.app.state == .runningForeground && (!field.exists || field.frame.minY < before - 40)
    }
}
