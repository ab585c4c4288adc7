import XCTest

/// What a drag that begins on the field does to the scroll view around it.
@MainActor final class ScrollingTests: XCTestCase {
    func testADragThatBeginsAtOnceScrolls() {
        XCTAssertTrue(scrolls(afterHoldingFor: 0))
    }

    // After a moment, the scroll view has given the touch to the control, and does not take it back.
    func testADragThatBeginsAfterAMomentScrolls() {
        XCTExpectFailure("A scroll view does not cancel the touches of a control.") {
            XCTAssertTrue(scrolls(afterHoldingFor: 0.3))
        }
    }

    // Without this, a scroll view that never scrolls would pass the test above.
    func testADragBesideTheFieldScrollsAfterAMomentToo() {
        XCTAssertTrue(scrolls(afterHoldingFor: 0.3, besideTheField: true))
    }

    private func scrolls(afterHoldingFor duration: Double, besideTheField: Bool = false) -> Bool {
        let host = Host(screen: "scrolling")
        let field = host.field()
        guard field.waitForExistence(timeout: Host.patience) else {
            XCTFail("no field")
            return false
        }
        let before = field.frame.minY
        let held = besideTheField ? host.app.staticTexts["Row 5"] : field
        let start = held.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
        start.press(forDuration: duration, thenDragTo: start.withOffset(CGVector(dx: 0, dy: -100)))
        // A field far outside the scroll view may be no element any more.
        return !field.exists || field.frame.minY < before - 40
    }
}
