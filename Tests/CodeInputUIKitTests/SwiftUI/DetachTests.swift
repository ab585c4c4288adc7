#if canImport(UIKit)
import SwiftUI
import Testing

import CodeInputSwiftUI

extension ViewTests {
    @MainActor @Suite struct DetachTests {
        @Test("a removed field keeps no code, held or refused", arguments: ["123456", "not a code"])
        func keepsNoCode(of value: String) {
            let model = CodeModel()
            model.code = value
            let field = CodeInputField(
                code: Binding(get: { @MainActor in model.code }, set: { @MainActor in model.code = $0 }))
            let coordinator = CodeInputCoordinator(field)
            let view = CodeInputView()
            coordinator.attach(to: view)
            coordinator.update(to: field) {}
            #expect([coordinator.code, coordinator.refusedCode].contains(value))
            coordinator.detach()
            #expect(coordinator.code.isEmpty && coordinator.refusedCode == nil)
        }
    }
}
#endif
