#if canImport(SwiftUI) && canImport(UIKit)
import CodeInputSwiftUI
import SwiftUI
import TestTools
import Testing

extension ViewTests {
    @MainActor @Suite struct StatusModifierTests {
        @Test("a status that the app repeats shows once")
        func constantIsShownOnce() async throws {
            let stage = FormStage(StatusModel(), as: StatusForm.self)
            let view = try stage.view
            view.becomeFirstResponder()
            stage.keyboard.type("123456")
            stage.form.isWrong = true
            await stage.host.turn()
            #expect(view.status == .rejected)
            for key in ["9", "8"] {
                stage.keyboard.type(key)
                await stage.host.turn()
                #expect(view.status == .editing)
            }
            #expect(stage.form.code == "98")
            #expect(stage.failures.isEmpty)
        }

        @Test("a status that the app sets again shows again")
        func constantIsShownAgain() async throws {
            let stage = FormStage(StatusModel(), as: StatusForm.self)
            let view = try stage.view
            view.becomeFirstResponder()
            for _ in 1...2 {
                stage.keyboard.type("123456")
                stage.form.isWrong = true
                await stage.host.turn()
                #expect(view.status == .rejected)
                stage.keyboard.type("1")
                stage.form.isWrong = false
                await stage.host.turn()
                #expect(view.status == .editing)
                stage.form.code = ""
                await stage.host.turn()
            }
        }

        @Test("a status whose modifier goes and comes back shows again")
        func modifierComesBack() async throws {
            let stage = FormStage(StatusModel(), as: StatusForm.self)
            try stage.type("123456")
            stage.form.isWrong = true
            await stage.host.turn()
            stage.keyboard.type("1")
            for hasStatus in [false, true] {
                #expect(try stage.view.status == .editing)
                stage.form.hasStatus = hasStatus
                await stage.host.turn()
            }
            #expect(try stage.view.status == .rejected)
        }

        @Test("a verdict of the field stays if the app sets nothing new")
        func constantLeavesTheFieldsVerdict() async throws {
            let stage = FormStage(StatusModel(), as: StatusForm.self)
            let view = try stage.view
            view.becomeFirstResponder()
            view.reject()
            stage.form.code = "12"
            await stage.host.turn()
            #expect(view.status == .rejected)
        }

        @Test("a binding works both ways, and does not repeat the field's own status")
        func bindingGoesBothWays() async throws {
            let stage = FormStage(StatusModel(), as: BoundStatusForm.self)
            let view = try stage.view
            view.becomeFirstResponder()
            for _ in 1...2 {
                stage.keyboard.type("123456")
                stage.form.status = .rejected
                await stage.host.turn()
                #expect(view.status == .rejected)
                stage.keyboard.type("1")
                #expect(stage.form.status == .editing)
                // In the same turn, before the update.
                stage.form.status = .rejected
                await stage.host.turn()
                #expect(view.status == .rejected)
                stage.form.status = .editing
                stage.form.code = ""
                await stage.host.turn()
                #expect(view.status == .editing)
            }
            #expect(stage.failures.isEmpty)
        }

        @Test("a verdict of the view sets the binding at once, before the view's closure, and no other binding")
        func bindingComesFirst() async throws {
            let stage = FormStage(StatusModel(), as: BoundStatusForm.self)
            let view = try stage.view, before = stage.form.changeCount
            var heard: [CodeStatus] = []
            view.onStatusChange = { [form = stage.form] _ in heard.append(form.status) }
            view.reject()
            #expect(heard == [.rejected])
            await stage.host.turn()
            #expect(stage.form.changeCount == before + 1)
        }

        @Test("a binding that responds with a different status wins")
        func bindingHasTheLastWord() async throws {
            let stage = FormStage(StatusModel(answer: { $0 == .accepted ? .verifying : $0 }), as: BoundStatusForm.self)
            let view = try stage.view
            view.becomeFirstResponder()
            view.accept()
            await stage.host.turn()
            #expect(stage.form.status == .verifying)
            #expect(view.status == .verifying)
        }
    }
}
#endif
