import XCTest

/// Tab on a hardware keyboard leaves the field, and types nothing.
@MainActor final class TabTests: XCTestCase {
    func testTabMovesTheFocusToTheNextField() {
        let host = Host(screen: "pair")
        let field = host.focus("first")
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
        let host = Host(screen: "sheet")
        let field = host.focus("front")
        host.app.typeKey(.tab, modifierFlags: [])
        field.typeText("48")
        XCTAssertTrue(host.value(of: field, becomes: "48"), "\(String(describing: field.value))")
        XCTAssertFalse(host.app.staticTexts["behind has the focus"].exists)
    }

    // A software keyboard has no Tab key, but typed text may contain the character.
    func testATabInTypedTextIsNoPartOfTheCode() {
        let host = Host(screen: "field")
        let field = host.focus()
        field.typeText("48\t")
        XCTAssertTrue(host.value(of: field, becomes: "48"), "\(String(describing: field.value))")
    }
}
