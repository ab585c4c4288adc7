#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct MotionTests {
        private func layer(_ name: String, of stage: Stage) throws -> CALayer {
            try #require(stage.view.layer.sublayers?.first { $0.name == name })
        }

        @Test("the caret blinks in the next cell while the field is focused")
        func blinks() async throws {
            let stage = Stage(typing: "12")
            let caret = try layer("caret", of: stage)
            #expect(!caret.isHidden)
            #expect(caret.animationKeys() != nil)
            #expect(
                caret.frame.midX > stage.view.cellFrames[2].minX && caret.frame.midX < stage.view.cellFrames[2].maxX
            )
            stage.view.resignFirstResponder()
            stage.settle()
            #expect(caret.isHidden)
            #expect(caret.animationKeys() == nil)
        }

        @Test("the style decides how fast the caret blinks, and whether", arguments: [0.7, nil] as [Double?])
        func blinkPeriod(_ period: Double?) throws {
            var style = BoxRenderer.box
            style.caret.blinkPeriod = period
            let caret = try layer("caret", of: Stage(style: style))
            #expect(!caret.isHidden)
            #expect(caret.animation(forKey: "blink")?.duration == period)
        }

        @Test("a full field and a selected cell have no caret")
        func noCaret() async throws {
            let stage = Stage(typing: "123456")
            let caret = try layer("caret", of: stage)
            #expect(caret.isHidden)
            stage.keyboard.deleteBackward()
            stage.settle()
            #expect(!caret.isHidden)
            stage.tap(cell: 1)
            stage.settle()
            #expect(caret.isHidden)
        }

        @Test("a field without a window moves nothing")
        func neverInWindow() {
            Device.reset()
            let view = CodeInputView()
            view.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
            view.layoutIfNeeded()
            view.insertText("1")
            view.reject()
            view.layoutIfNeeded()
            let layers = view.layer.sublayers ?? []
            #expect(!layers.isEmpty && layers.allSatisfy { $0.animationKeys() == nil && $0.name != "character 0" })
        }

        @Test("animations end when the field leaves its window")
        func outOfWindow() async throws {
            let stage = Stage(typing: "12")
            await Device.animate(for: 1)
            stage.view.status = .verifying
            stage.settle()
            let characters = try (0..<2).map { try layer("character \($0)", of: stage) }
            #expect(characters.allSatisfy { $0.animationKeys() != nil })
            stage.view.removeFromSuperview()
            let layers = try #require(stage.view.layer.sublayers)
            #expect(!characters.contains { character in layers.contains { $0 === character } })
            for layer in layers { #expect(layer.animationKeys() == nil) }
        }

        @Test("the caret blinks again when the field returns to a window") func back()
            async throws
        {
            let stage = Stage(typing: "12")
            stage.view.removeFromSuperview()
            stage.window.addSubview(stage.view)
            stage.view.becomeFirstResponder()
            stage.settle()
            #expect(try layer("caret", of: stage).animationKeys() != nil)
        }
    }
}
#endif
