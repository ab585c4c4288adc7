#if canImport(UIKit)
import CodeInputSwiftUI
import SwiftUI
import TestTools
import Testing
import UIKit

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

        @Test("a removed field tells the app nothing that it knows")
        func nothingNew() async throws {
            let stage = FieldStage()
            try stage.type("12")
            try stage.view.resignFirstResponder()
            await stage.host.turn()
            let before = stage.form.changeCount
            stage.form.isShown = false
            await stage.host.turn()
            #expect(stage.form.changeCount == before + 1)
        }

        @Test("a field that leaves its target leaves the pad without a field") func left() async {
            let target = CodeInputTarget(), pad = UIView()
            let stage = FieldStage(FieldModel(set: { $0.codeInputTarget(target) }))
            var fields: [CodeInputView?] = []
            target.connect(pad: pad) { fields.append($0) }
            stage.form.changed()
            await stage.host.turn()
            stage.form.set = { $0 }
            await stage.host.turn()
            #expect(fields == [stage.views.first, nil])
            target.connect(pad: UIView()) { fields.append($0) }
            #expect(fields == [stage.views.first, nil, nil])
        }

        @Test(
            "a removed field gives the app what an input method composed, but not over a newer code",
            arguments: [nil, "9"])
        func commits(newer: String?) async throws {
            let stage = FieldStage()
            try stage.type("12")
            await stage.host.turn()
            stage.keyboard.setMarkedText("3")
            stage.form.isShown = false
            if let newer { stage.form.code = newer }
            await stage.host.turn()
            #expect(stage.form.code == newer ?? "123")
        }
    }
}
#endif
