#if canImport(SwiftUI) && canImport(UIKit)
import CodeInputSwiftUI
import SwiftUI
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite("A removed field") struct DetachTests {
        private final class Owner { var count = 0 }

        @Test("leaves nothing alive, gives up the focus, and returns with the code of its binding")
        func leavesNothing() async throws {
            weak var view: CodeInputView?
            weak var owner: Owner?
            let isOver: () -> Bool = { view == nil && owner == nil }
            let stage = FieldStage()
            do {
                let object = Owner()
                owner = object
                stage.form.set = { $0.codeInputOnComplete { _ in object.count += 1 } }
                stage.host.settle()
                view = try stage.view
                try stage.type("12")
                await stage.host.turn()
                #expect(stage.form.isFocused)
                await stage.update { $0.isShown = false }
                stage.form.set = { $0 }
            }
            await stage.host.turn()
            #expect(stage.views.isEmpty && !stage.form.isFocused && stage.form.code == "12")
            #expect(await waiting(until: isOver))
            await stage.update { $0.isShown = true }
            #expect(try stage.view.code == "12")
        }

        @Test("keeps no code, held or refused, and shows none in a dump", arguments: ["817264", "not a code"])
        func keepsNoCode(of value: String) {
            let model = FieldModel()
            model.code = value
            let field = CodeInputField(code: bind(\.code, of: model))
            let coordinator = CodeInputCoordinator(field), view = CodeInputView()
            coordinator.attach(to: view)
            coordinator.update(to: field) {}
            #expect([coordinator.code, coordinator.refusedCode].contains(value))
            var text = ""
            dump(coordinator, to: &text)
            #expect(text.contains("CodeInputCoordinator") && !text.contains(value))
            coordinator.detach()
            #expect(coordinator.code.isEmpty && coordinator.refusedCode == nil)
        }

        @Test("tells the app nothing that it knows")
        func nothingNew() async throws {
            let stage = FieldStage()
            try stage.type("12")
            try stage.view.resignFirstResponder()
            await stage.host.turn()
            let before = stage.form.changeCount
            await stage.update { $0.isShown = false }
            #expect(stage.form.changeCount == before + 1)
        }

        @Test("gives the app what an input method composed, but not over a newer code", arguments: [nil, "9"])
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

        @Test("leaves the pad of its target without a field, which has taken the place of an earlier pad")
        func target() async {
            let target = CodeInputTarget(), old = UIView(), pad = UIView()
            let stage = FieldStage { $0.codeInputTarget(target) }
            var fields: [CodeInputView?] = []
            target.connect(pad: old) { _ in }
            target.connect(pad: pad) { fields.append($0) }
            target.disconnect(pad: old)
            await stage.update { $0.changed() }
            await stage.update { $0.set = { $0 } }
            #expect(fields == [stage.views.first, nil])
            await stage.update { $0.set = { $0.codeInputTarget(target) } }
            #expect(fields == [stage.views.first, nil, stage.views.first])
            target.disconnect(pad: pad)
            await stage.update { $0.isShown = false }
            #expect(fields.count == 3)
        }
    }
}
#endif
