import UIKit
import XCTest

/// A long press presents the edit menu, and its Paste command fills the field.
@MainActor final class MenuTests: XCTestCase {
    func testPasteInTheMenuOfAFocusedFieldFillsInTheCode() {
        UIPasteboard.general.string = "Your code is 482910."
        let host = Host(screen: "field")
        paste(into: host.focus(), of: host)
    }

    // The keyboard appears at the same time, and must not dismiss the menu.
    func testPasteInTheMenuOfAFieldWithoutFocusFillsInTheCode() {
        UIPasteboard.general.string = "Your code is 482910."
        let host = Host(screen: "field")
        let field = host.field()
        XCTAssertTrue(field.waitForExistence(timeout: Host.patience))
        paste(into: field, of: host)
    }

    private func paste(into field: XCUIElement, of host: Host) {
        field.press(forDuration: 1)
        let command = host.app.menuItems["Paste"]
        guard command.waitForExistence(timeout: Host.patience) else { return XCTFail("no Paste command") }
        command.tap()
        XCTAssertTrue(host.value(of: field, becomes: "482910"), "\(String(describing: field.value))")
    }
}
