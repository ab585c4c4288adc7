#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct LifetimeTests {
        @Test("a field that was used in every way is let go") func aFieldThatWasUsedInEveryWayIsLetGo() {
            weak var view: CodeInputView?
            do {
                let stage = Stage(typing: "123") {
                    $0.isSecureTextEntry = true
                    $0.masking = .delayed(.seconds(5))
                }
                view = stage.view
                _ = stage.view.tokenizer
                _ = stage.view.events()
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

        @Test("a field is let go together with its window") func aFieldIsLetGoTogetherWithItsWindow() {
            weak var view: CodeInputView?
            weak var window: UIWindow?
            do {
                let stage = Stage(typing: "12")
                (view, window) = (stage.view, stage.window)
            }
            #expect(view == nil)
            #expect(window == nil)
        }

        @Test("notifications reach nobody after the field is gone")
        func notificationsReachNobodyAfterTheFieldIsGone() {
            do {
                let stage = Stage(typing: "12") { $0.isSecureTextEntry = true }
                stage.view.removeFromSuperview()
            }
            UIApplication.shared.standInState = .background
            UIApplication.shared.standInState = .active
            StandInScreen.isCaptured = true
            StandInScreen.isCaptured = false
        }

        @Test("a field can leave a window and come to another") func aFieldCanLeaveAWindowAndComeToAnother() {
            let stage = Stage(typing: "12")
            stage.view.removeFromSuperview()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
            window.addSubview(stage.view)
            stage.view.becomeFirstResponder()
            StandInKeyboard(in: window).type("3456")
            #expect(stage.view.code == "123456")
            #expect(stage.log.completions == ["complete:123456"])
        }

        @Test("Interface Builder makes a field", arguments: [nil, 4, 0, 100] as [Int?])
        func interfaceBuilderMakesAField(length: Int?) throws {
            StandInScreen.reset()
            let coder = StandInCoder(length.map { ["length": $0] } ?? [:])
            let view = try #require(CodeInputView(coder: coder))
            #expect(view.length == length.map { min(max($0, 1), 64) } ?? 6)
            view.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
            let window = UIWindow(frame: view.frame)
            window.addSubview(view)
            view.becomeFirstResponder()
            let keyboard = StandInKeyboard(in: window)
            keyboard.type("1")
            StandInScreen.flush()
            #expect(view.code == "1")
            #expect(keyboard.failures == [])
        }
    }
}
#endif
