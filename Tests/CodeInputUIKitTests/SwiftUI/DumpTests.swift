#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import KeyboardTools
import SwiftUI
import TestTools
import Testing

extension ViewTests {
    @MainActor @Suite struct DumpTests {
        @Test("a dump of all that SwiftUI holds of a field shows no code")
        func hidden() throws {
            Device.reset()
            var code = ""
            let window = Device.makeWindow(width: 400, height: 200)
            let host = StandInHost(BoundField(code: Binding(get: { code }, set: { code = $0 })))
            window.addSubview(host.view)
            host.settle()
            host.hosted?.becomeFirstResponder()
            KeyboardDriver(in: window).type("8172")
            host.settle()
            #expect(code == "8172")
            var text = ""
            dump(host, to: &text)
            #expect(text.contains("CodeInputCoordinator") && !text.contains("8172"))
        }
    }
}
#endif
