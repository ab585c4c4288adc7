#if !canImport(Darwin)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    /// Only the stand-in tells of drawing, and has rounds of a commit.
    @MainActor @Suite("What the tests of a view rely on") struct StandInTests {
        private final class Layer: CALayer {
            var drawing: (CGContext) -> Void = { _ in }
            override func draw(in ctx: CGContext) { drawing(ctx) }
        }

        @Test("a commit leaves to the next one the layout that is marked in its last round") func lastRound() {
            let window = Device.makeWindow(width: 390, height: 700), outer = LayoutSpy(), inner = LayoutSpy()
            outer.addSubview(inner)
            window.addSubview(outer)
            Device.flush()
            var count = 5
            outer.onLayout = { [weak inner] in inner?.setNeedsLayout() }
            inner.onLayout = { [weak outer] in
                count -= 1
                if count >= 0 { outer?.setNeedsLayout() }
            }
            outer.setNeedsLayout()
            for _ in 0..<4 { Device.flush() }
            #expect(count < 0)
        }

        /// Returns what is recorded while a body runs, and forgets it.
        private func mistakes(_ body: () -> Void) -> [String] {
            body()
            defer {
                KeyboardDriver.reset()
                StandInRecorder.clear()
            }
            return KeyboardDriver.failures + Device.failures
        }

        @Test("the keyboard records a notification that is missing or too much") func notifications() {
            let begin: (CodeInputView) -> Void = { $0.inputDelegate?.textWillChange($0) }
            let end: (CodeInputView) -> Void = { $0.inputDelegate?.textDidChange($0) }
            for (message, calls) in [
                ("textWillChange without textDidChange", [begin]), ("textDidChange without textWillChange", [end]),
                ("a text notification inside a plain insertText", [begin, end]),
            ] {
                let stage = Stage()
                stage.view.onChange = { [weak view = stage.view] _ in if let view { for call in calls { call(view) } } }
                #expect(mistakes { stage.keyboard.type("1") }.contains { $0.contains(message) })
            }
        }

        @Test("text without a context, an unbalanced stack, an implicit animation and a frame of NaN are mistakes")
        func drawing() {
            let window = Device.makeWindow(width: 100, height: 100), layer = Layer()
            layer.name = "cell"
            window.layer.addSublayer(layer)
            layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            let wrong: [(String, (CGContext) -> Void)] = [
                ("text drawn without a pushed context", { _ in NSString("7").draw(in: .zero, withAttributes: [:]) }),
                ("saveGState without restoreGState", { $0.saveGState() }),
                ("UIGraphicsPushContext without UIGraphicsPopContext", { UIGraphicsPushContext($0) }),
            ]
            for (message, drawing) in wrong {
                let found = mistakes {
                    layer.drawing = drawing
                    layer.setNeedsDisplay()
                    StandInScreen.flush()
                }
                #expect(found.contains { $0.hasPrefix(message) })
            }
            #expect(mistakes { layer.opacity = 0.5 }.contains { $0.contains("cell.opacity") })
            #expect(mistakes { layer.frame.size.width = .nan }.contains { $0.hasPrefix("CALayerInvalidGeometry: ") })
        }
    }
}
#endif
