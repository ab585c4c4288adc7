#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct KeypadLifetimeTests {
        @Test("pad and field let go of each other") func padAndFieldLetGoOfEachOther() async {
            weak var pad: CodeKeypadView?
            weak var field: CodeInputView?
            do {
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
                let input = CodeInputView(), keypad = CodeKeypadView(target: input)
                keypad.extraKey = .eye(of: input)
                keypad.frame = CGRect(x: 0, y: 400, width: 390, height: 230)
                input.inputView = keypad
                window.addSubview(input)
                window.addSubview(keypad)
                input.becomeFirstResponder()
                StandInScreen.flush()
                StandInTouch.tap(at: CGPoint(x: 60, y: 420), in: window)
                #expect(input.code == "1" && keypad.accessibilityElements?.count == 12)
                // Gone while delete is held.
                _ = StandInFinger(at: CGPoint(x: 330, y: 610), in: window)
                input.resignFirstResponder()
                keypad.removeFromSuperview()
                input.removeFromSuperview()
                (pad, field) = (keypad, input)
            }
            for _ in 0..<5 { await Task.yield() }
            await StandInClock.run(for: 1)
            StandInScreen.reset()
            #expect(pad == nil && field == nil)
        }

        @Test("a target is held weakly") func aTargetIsHeldWeakly() {
            let stage = PadStage()
            weak var target: KeySpy?
            do {
                let spy = KeySpy()
                stage.pad.target = spy
                stage.tap(0, PadStage.delete)
                #expect(spy.log == "1<")
                target = spy
            }
            #expect(target == nil && stage.pad.target == nil)
            stage.tap(0)
        }
    }
}
#endif
