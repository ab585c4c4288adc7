#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import Testing
import TestTools
import UIKit

extension ViewTests {
    /// A nib has a coder of the system; only the stand-in can make one.
    @MainActor @Suite("Interface Builder") struct InterfaceBuilderTests {
        @Test("makes a field of six cells in the default style")
        func field() throws {
            Device.reset()
            let before = CodeInputView.defaultStyle
            defer { CodeInputView.defaultStyle = before }
            CodeInputView.defaultStyle = BoxRenderer(shape: .circle)
            let view = try #require(CodeInputView(coder: StandInCoder([:])))
            #expect(view.length == 6 && view.style as? BoxRenderer == BoxRenderer(shape: .circle))
            view.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
            let window = Device.makeWindow(width: 320, height: 56)
            window.addSubview(view)
            view.becomeFirstResponder()
            let keyboard = KeyboardDriver(in: window)
            keyboard.type("1")
            Device.flush()
            #expect(view.code == "1")
            #expect(keyboard.failures == [])
        }
    }
}
#endif
