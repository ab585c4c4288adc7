#if canImport(UIKit) && !canImport(Darwin)
import CodeInputPIN
import Testing
import TestTools
import UIKit

extension ViewTests {
    @MainActor @Suite("The pointer of a trackpad") struct PointerTests {
        private func shape(_ view: UIView, at point: CGPoint) -> UIPointerShape? {
            view.interactions.compactMap { $0 as? UIPointerInteraction }.first?.standInShape(at: point)
        }

        @Test("is a beam over a field that takes input")
        func field() {
            let stage = Stage(isFocused: false)
            let height = stage.view.caretRect(for: stage.view.endOfDocument).height
            #expect(shape(stage.view, at: CGPoint(x: 5, y: 5)) == .verticalBeam(length: height))
            stage.view.isEnabled = false
            #expect(shape(stage.view, at: CGPoint(x: 5, y: 5)) == nil)
        }

        @Test("is no beam beside a small field, where a finger would still reach it")
        func smallField() {
            let stage = Stage()
            stage.view.frame = CGRect(x: 100, y: 100, width: 200, height: 20)
            #expect(shape(stage.view, at: CGPoint(x: 5, y: -5)) == nil)
            #expect(shape(stage.view, at: CGPoint(x: 5, y: 5)) != nil)
        }

        @Test(
            "has the shape of the key under it, and no shape between keys",
            arguments: [
                CodeKeypadStyle.flatKeyboard, .circles,
            ])
        func keys(style: CodeKeypadStyle) throws {
            let stage = PadStage(style: style)
            let frames = style.layout.frames(in: stage.pad.bounds)
            let key = frames[4]
            let found = try #require(shape(stage.pad, at: CGPoint(x: key.midX, y: key.midY)))
            guard case .roundedRect(let rect, let radius) = found else {
                Issue.record("a key has the shape \(found)")
                return
            }
            let height = style.shape == .circle ? min(key.width, key.height) : key.height
            #expect((rect.midX - key.midX).magnitude < 1 && (rect.midY - key.midY).magnitude < 1)
            let width = style.shape == .circle ? height : key.width
            #expect((rect.height - height).magnitude < 1 && (rect.width - width).magnitude < 1)
            #expect(radius == (style.shape == .circle ? rect.height / 2 : 12))
            let empty = frames[9]
            #expect(shape(stage.pad, at: CGPoint(x: empty.midX, y: empty.midY)) == nil)
        }
    }
}
#endif
