import XCTest

/// XCUITest and VoiceOver see a text field with the text that the system sees.
@MainActor final class TypingTests: XCTestCase {
    func testTypeTextTypesACodeAndTheValueIsTheCode() {
        let host = Host(screen: "field")
        let field = host.focus()
        field.typeText("482910")
        XCTAssertTrue(host.value(of: field, becomes: "482910"), "\(String(describing: field.value))")
    }

    func testTheValueOfASecureFieldHasBulletsOnly() {
        let host = Host(screen: "secure")
        let field = host.focus()
        field.typeText("482910")
        XCTAssertTrue(host.value(of: field, becomes: "••••••"), "\(String(describing: field.value))")
    }
}
