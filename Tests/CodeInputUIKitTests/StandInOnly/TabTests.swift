#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import Testing
import KeyboardTools
import TestTools
import UIKit

extension ViewTests {
    @MainActor @Suite("The Tab key") struct TabTests {
        @Test("moves from field to field, and back with Shift")
        func moves() {
            let stage = Stage(typing: "12")
            let other = CodeInputView(length: 4)
            other.frame = CGRect(x: 0, y: 100, width: 300, height: 50)
            stage.window.addSubview(other)
            stage.keyboard.press(.tab)
            #expect(other.isFirstResponder)
            stage.keyboard.press(.tab, shift: true)
            #expect(stage.view.isFirstResponder)
            other.isEnabled = false
            stage.keyboard.press(.tab)
            #expect(stage.view.isFirstResponder && stage.view.code == "12")
            #expect(!stage.log.lines.contains { $0.hasPrefix("reject") })
            #expect(stage.failures == [])
        }

        @Test("shows a halo around the field's current bounds, or the app's own effect")
        func ring() throws {
            let stage = Stage()
            var ring = try #require(stage.view.focusEffect as? UIFocusHaloEffect)
            #expect(ring.standInRect.insetBy(dx: 4, dy: 4) == stage.view.bounds)
            stage.view.frame.size.width = 200
            ring = try #require(stage.view.focusEffect as? UIFocusHaloEffect)
            #expect(ring.standInRect.width == 208)
            stage.view.focusEffect = nil
            #expect(stage.view.focusEffect == nil)
        }
    }
}
#endif
