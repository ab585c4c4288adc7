#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    /// On a device, the system may keep a view alive for a while.
    @MainActor @Suite("Lifetime") struct LetGoTests {
        @Test("a field is freed after any kind of use") func used() {
            weak var view: CodeInputView?
            do {
                let stage = Stage(typing: "123") {
                    $0.isSecureTextEntry = true
                    $0.masking = .delayed(.seconds(5))
                }
                view = stage.view
                _ = stage.view.tokenizer
                stage.tap(cell: 1)
                stage.keyboard.setMarkedText("9")
                stage.keyboard.unmarkText()
                stage.keyboard.paste("456")
                stage.view.reject()
                stage.view.accept()
                UIPasteboard.general.string = "1"
                StandInTouch.longPress(at: CGPoint(x: 10, y: 10), in: stage.window)
                stage.settle()
                stage.view.removeFromSuperview()
            }
            #expect(view == nil)
        }

        @Test("a field is freed with its window") func window() {
            weak var view: CodeInputView?
            weak var window: UIWindow?
            do {
                let stage = Stage(typing: "12")
                (view, window) = (stage.view, stage.window)
            }
            #expect(view == nil)
            #expect(window == nil)
        }
    }
}
#endif
