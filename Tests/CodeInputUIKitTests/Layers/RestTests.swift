#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite("Layers at rest") struct RestTests {
        @Test("a layer without a drawing has no bitmap")
        func emptyLayers() {
            let stage = Stage(style: .box, isFocused: false)
            #expect(stage.layer("cell 0")?.contents != nil)
            for (style, hasBackground) in [(BoxRenderer.box, false), (.joined, true), (.box, false)] {
                stage.view.style = style
                stage.settle()
                #expect((stage.layer("background")?.contents != nil) == hasBackground)
            }
        }

        @Test("a field at rest is laid out once, and not for a message that it has already")
        func layouts() async {
            let stage = Stage(typing: "12"), view = stage.view
            (view.message, view.showsMessage) = ("Sent", true)
            stage.settle()
            var count = 0
            view.cellFollower = { _ in count += 1 }
            (view.message, view.showsMessage) = ("Sent", true)
            stage.settle()
            #expect(count == 0)
            view.setNeedsLayout()
            stage.settle()
            await Device.turn()
            _ = view.caretRect(for: view.endOfDocument)
            stage.settle()
            #expect(count == 1)
            view.message = "Sent again"
            stage.settle()
            #expect(count == 2)
        }

        @Test("caret and cells rest while animations are off, and for one layout without animations")
        func animationsOff() async throws {
            let stage = Stage(typing: "1")
            let caret = try #require(stage.layer("caret"))
            #expect(caret.animationKeys() != nil)
            UIView.setAnimationsEnabled(false)
            stage.view.setNeedsLayout()
            stage.settle()
            #expect(caret.animationKeys() == nil)
            stage.view.status = .verifying
            stage.settle()
            #expect(stage.layer("character 0")?.animationKeys() == nil)
            stage.view.status = .editing
            stage.settle()
            UIView.setAnimationsEnabled(true)
            await Device.turn()
            stage.settle()
            #expect(caret.animationKeys() != nil)
        }
    }
}
#endif
