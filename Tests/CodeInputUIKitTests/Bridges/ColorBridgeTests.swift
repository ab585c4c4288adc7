#if canImport(UIKit)
import CodeInputUIKit
import Testing
import UIKit

extension ViewTests {
    @Suite("A colour that crosses to UIKit") struct ColorBridgeTests {
        @Test("comes back as it was", arguments: [0x000000, 0xFF3B30, 0x0A84FF, 0xFFFFFF] as [UInt32])
        func roundTrip(_ rgb: UInt32) {
            for opacity in [0, 0.25, 0.74, 1] {
                let components = CodeColor.Components(rgb, opacity: opacity)
                let color = CodeColor(UIColor(components))
                #expect(color.resolved(in: CodeEnvironment()) == components)
                #expect(color.resolved(in: CodeEnvironment(colorScheme: .dark)) == components)
            }
        }
    }
}
#endif
