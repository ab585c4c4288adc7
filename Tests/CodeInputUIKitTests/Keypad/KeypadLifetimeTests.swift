#if canImport(UIKit)
import CodeInputPIN
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct KeypadLifetimeTests {
        @Test("a pad and its field do not keep each other alive") func letGo() async {
            weak var pad: CodeKeypadView?
            weak var field: CodeInputView?
            do {
                let window = Device.makeWindow(width: 390, height: 700)
                let input = CodeInputView(), keypad = CodeKeypadView(target: input)
                keypad.extraKey = .eye(of: input)
                keypad.frame = CGRect(x: 0, y: 400, width: 390, height: 230)
                input.inputView = keypad
                window.addSubview(input)
                window.addSubview(keypad)
                input.becomeFirstResponder()
                Device.flush()
                Device.tap(at: CGPoint(x: 60, y: 420), in: window)
                #expect(input.code == "1" && keypad.accessibilityElements?.count == 12)
                // Freed while the user holds delete.
                _ = Finger(at: CGPoint(x: 330, y: 610), in: window)
                input.resignFirstResponder()
                keypad.removeFromSuperview()
                input.removeFromSuperview()
                (pad, field) = (keypad, input)
            }
            for _ in 0..<5 { await Task.yield() }
            await Device.advance(by: 1)
            Device.reset()
            #expect(await waiting { pad == nil && field == nil })
        }

        @Test("a target is held weakly") func weakTarget() async {
            let stage = PadStage()
            weak var target: KeySpy?
            do {
                let spy = KeySpy()
                stage.pad.target = spy
                stage.tap(0, PadStage.delete)
                #expect(spy.log == "1<")
                target = spy
            }
            #expect(await waiting { target == nil && stage.pad.target == nil })
            stage.tap(0)
        }
    }
}
#endif
