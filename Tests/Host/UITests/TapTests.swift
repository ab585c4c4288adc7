import XCTest

/// SwiftUI's tap gesture on a parent does not take the field's tap.
@MainActor final class TapTests: XCTestCase {
    func testTapsFocusAFieldWhoseParentHidesTheKeyboardOnATapAndKeepTheFocus() {
        let host = Host(screen: "tap")
        let field = host.focus()
        field.typeText("48")
        field.coordinate(withNormalizedOffset: CGVector(dx: 0.1, dy: 0.5)).tap()
        XCTAssertTrue(host.app.staticTexts["Taps of the parent: 0"].exists)
        XCTAssertTrue(host.app.staticTexts["code has the focus"].exists)
    }

    func testATapOnAFieldFromANibWhoseEnabledIsOffDoesNotFocusIt() {
        let host = Host(screen: "nib")
        let field = host.field()
        XCTAssertTrue(field.waitForExistence(timeout: Host.patience), "no field in the archive")
        XCTAssertFalse(field.isEnabled)
        field.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
        _ = host.focus("other")
        XCTAssertTrue(host.app.staticTexts["code has no focus"].exists)
    }

    func testATapOnAKeyOfAPadTypesAndKeepsTheFocus() {
        let host = Host(screen: "pad")
        let field = host.focus()
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
