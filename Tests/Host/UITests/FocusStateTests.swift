import XCTest

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
