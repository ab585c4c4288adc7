import XCTest

/// Undo belongs to the field, as long as it has the focus.
@MainActor final class UndoTests: XCTestCase {
    func testCommandZTakesBackADigit() {
        let host = Host(screen: "pair")
        let field = host.focus("first")
        field.typeText("48")
        host.app.typeKey("z", modifierFlags: .command)
        XCTAssertFalse(host.value(of: field, becomes: "48"), "\(String(describing: field.value))")
    }

    func testCommandZInAnotherFieldLeavesTheCode() {
        let host = Host(screen: "pair")
        let field = host.focus("first")
        field.typeText("48")
        _ = host.focus("second")
        host.app.typeKey("z", modifierFlags: .command)
        XCTAssertTrue(host.value(of: field, becomes: "48"), "\(String(describing: field.value))")
    }
}
