import UIKit
import XCTest

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
        XCTAssertTrue(host.value(of: field, becomes: "482910"), "\(String(describing: field.value))")
    }
}
