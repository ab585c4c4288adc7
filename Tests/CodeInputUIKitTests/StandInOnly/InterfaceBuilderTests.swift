#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import KeyboardTools
import Testing
import TestTools
import UIKit

extension ViewTests {
    /// What a nib holds is a coder of the system's: here one that was made.
    @MainActor @Suite("Interface Builder") struct InterfaceBuilderTests {
        @Test("Interface Builder makes a field", arguments: [nil, 4, 0, 100] as [Int?])
        func length(length: Int?) throws {
            Device.reset()
            let coder = StandInCoder(length.map { ["length": $0] } ?? [:])
            let view = try #require(CodeInputView(coder: coder))
            #expect(view.length == length.map { min(max($0, 1), 64) } ?? 6)
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
