#if canImport(UIKit) && !canImport(Darwin)
import CodeInputSwiftUI
import SwiftUI
import TestTools
import Testing

extension ViewTests {
    /// Only the stand-in exposes the objects of SwiftUI.
    @MainActor @Suite struct SwiftUIDumpTests {
        @Test("a dump of SwiftUI's objects shows no code")
        func hidden() {
            Device.reset()
            var code = ""
            let window = Device.makeWindow(width: 400, height: 200)
            let host = StandInHost(BareField(code: Binding(get: { code }, set: { code = $0 })))
            window.addSubview(host.view)
            host.settle()
            host.hosted?.becomeFirstResponder()
            KeyboardDriver(in: window).type("817264")
            host.settle()
            #expect(code == "817264")
            // Four digits could also stand in a coordinate.
            var text = ""
            dump(host, to: &text)
            #expect(text.contains("CodeInputCoordinator") && !text.contains("817264"))
        }
    }

    /// A field with a binding to the code of another object.
    private struct BareField: View {
        let code: Binding<String>

        var body: some View { CodeInputField(code: code) }
    }
}
#endif
