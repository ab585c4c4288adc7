import XCTest

/// What reaches the field's look from around it.
@MainActor final class LookTests: XCTestCase {
    func testASwiftUITintReachesTheField() {
        let host = Host(screen: "tint")
        _ = host.focus()
        host.app.buttons["Look"].tap()
        XCTAssertTrue(host.shows("The field is purple"))
    }

    // SwiftUI reports "Modifying state during view update" for a field that tells of its cells at the wrong time.
    func testCellsOfSwiftUIShowACodeThatTheAppSetsWhileTheFieldHasTheFocus() {
        let host = Host(screen: "cells"), field = host.focus()
        host.app.buttons["Set the code"].tap()
        XCTAssertTrue(host.shows("The code is 482910"))
        XCTAssertTrue(host.value(of: field, becomes: "482910"), "\(String(describing: field.value))")
    }

    func testACellOfATableIsHighEnoughForAMessageInTheLargestText() {
        let host = Host(screen: "table", textSize: "UICTContentSizeCategoryAccessibilityXXXL")
        XCTAssertTrue(host.shows("The field fits"))
    }
}
