import XCTest

/// The keyboard, and the value that XCUITest and VoiceOver see: the text that the system sees.
@MainActor final class KeyboardTests: XCTestCase {
    /// Checks the value of the only field of a screen after a text is typed.
    private func check(typing text: String, into screen: String, gives value: String) {
        let host = Host(screen: screen), field = host.focus()
        field.typeText(text)
        XCTAssertTrue(host.value(of: field, becomes: value), "\(String(describing: field.value))")
    }

    func testTypeTextTypesACodeAndTheValueIsTheCode() { check(typing: "482910", into: "field", gives: "482910") }

    func testTheValueOfASecureFieldHasBulletsOnly() { check(typing: "482910", into: "secure", gives: "••••••") }

    // MARK: - Undo, which belongs to the field as long as it has the focus

    func testCommandZTakesBackTheKeys() {
        let host = Host(screen: "pair"), field = host.focus("first")
        field.typeText("48")
        host.app.typeKey("z", modifierFlags: .command)
        XCTAssertTrue(host.value(of: field, becomes: ""), "\(String(describing: field.value))")
    }

    func testCommandZInAnotherFieldLeavesTheCode() {
        let host = Host(screen: "pair"), field = host.focus("first")
        field.typeText("48")
        _ = host.focus("second")
        host.app.typeKey("z", modifierFlags: .command)
        XCTAssertTrue(host.value(of: field, becomes: "48"), "\(String(describing: field.value))")
    }

    // MARK: - Tab, which leaves the field and types nothing

    func testTabMovesTheFocusToTheNextField() {
        let host = Host(screen: "pair"), field = host.focus("first")
        field.typeText("48")
        host.app.typeKey(.tab, modifierFlags: [])
        XCTAssertTrue(host.shows("second has the focus"))
        XCTAssertTrue(host.app.staticTexts["first has no focus"].exists)
        XCTAssertTrue(host.value(of: field, becomes: "48"), "\(String(describing: field.value))")
    }

    func testShiftTabMovesTheFocusToThePreviousField() {
        let host = Host(screen: "pair")
        _ = host.focus("second")
        host.app.typeKey(.tab, modifierFlags: .shift)
        XCTAssertTrue(host.shows("first has the focus"))
        XCTAssertTrue(host.app.staticTexts["second has no focus"].exists)
    }

    func testTabInASheetDoesNotFocusAFieldBehindIt() {
        let host = Host(screen: "sheet"), field = host.focus("front")
        host.app.typeKey(.tab, modifierFlags: [])
        field.typeText("48")
        XCTAssertTrue(host.value(of: field, becomes: "48"), "\(String(describing: field.value))")
        XCTAssertFalse(host.app.staticTexts["behind has the focus"].exists)
    }

    // A software keyboard has no Tab key, but typed text may contain the character.
    func testATabInTypedTextIsNoPartOfTheCode() { check(typing: "48\t", into: "field", gives: "48") }
}

/// Whether SwiftUI's own focus modifier works with a view from UIKit.
///
/// The kit believes that it does not, and has a modifier of its own. A test that passes unexpectedly refutes that.
@MainActor final class FocusStateTests: XCTestCase {
    func testAFocusStateFocusesTheField() {
        let host = Host(screen: "focusState")
        host.app.buttons["Focus the code"].tap()
        XCTExpectFailure("SwiftUI does not focus a view from UIKit.") {
            XCTAssertTrue(host.shows("code has the focus"))
        }
    }

    func testAFocusStateFollowsATapOnTheField() {
        let host = Host(screen: "focusState")
        _ = host.focus()
        XCTExpectFailure("SwiftUI does not see the focus of a view from UIKit.") {
            XCTAssertTrue(host.shows("State: code"))
        }
    }

    // Without this, a screen whose focus state never works would pass the tests above.
    func testAFocusStateFocusesATextField() {
        let host = Host(screen: "focusState")
        host.app.buttons["Focus the text"].tap()
        XCTAssertTrue(host.shows("State: text"))
    }
}
