import XCTest

/// A verdict changes neither the label nor the meaning of the value.
///
/// VoiceOver reads the verdict and its message as custom content. XCUITest can't read that, so these tests only
/// check that the message stays out of label and value.
@MainActor final class RejectionTests: XCTestCase {
    func testAFieldThatStartsOverIsEmptyAfterARejection() {
        let host = Host(screen: "rejection")
        let field = host.focus("cleared")
        field.typeText("482910")
        XCTAssertTrue(host.shows("cleared is rejected"))
        XCTAssertTrue(host.value(of: field, becomes: ""), "\(String(describing: field.value))")
        XCTAssertEqual(field.label, "cleared")
    }

    func testAFieldThatKeepsItsCodeHasItAsValueAfterARejection() {
        let host = Host(screen: "rejection")
        let field = host.focus("kept")
        field.typeText("482910")
        XCTAssertTrue(host.shows("kept is rejected"))
        XCTAssertTrue(host.value(of: field, becomes: "482910"), "\(String(describing: field.value))")
        XCTAssertEqual(field.label, "kept")
    }

    func testTheNextKeyAfterARejectionBeginsANewCode() {
        let host = Host(screen: "rejection")
        let field = host.focus("cleared")
        field.typeText("482910")
        XCTAssertTrue(host.shows("cleared is rejected"))
        field.typeText("7")
        XCTAssertTrue(host.shows("cleared is editing"))
        XCTAssertTrue(host.value(of: field, becomes: "7"), "\(String(describing: field.value))")
    }
}
