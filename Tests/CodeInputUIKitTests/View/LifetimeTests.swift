#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import KeyboardTools
import UIKit

extension ViewTests {
    @MainActor @Suite struct LifetimeTests {
        @Test("a field can move to another window") func anotherWindow() {
            let stage = Stage(typing: "12")
            stage.view.removeFromSuperview()
            let window = Device.makeWindow(width: 320, height: 100)
            window.addSubview(stage.view)
            stage.view.becomeFirstResponder()
            KeyboardDriver(in: window).type("3456")
            #expect(stage.view.code == "123456")
            #expect(stage.log.completions == ["complete:123456"])
        }
    }
}
#endif
