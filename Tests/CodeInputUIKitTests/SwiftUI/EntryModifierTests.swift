#if canImport(SwiftUI) && canImport(UIKit)
import CodeInputSwiftUI
import SwiftUI
import TestTools
import Testing

extension ViewTests {
    @MainActor @Suite("The entry of a field in SwiftUI") struct EntryModifierTests {
        @Test("is the user's: the field completes the code, and takes the text from the binding")
        func completes() async {
            var completed: [String] = []
            let stage = FieldStage(FieldModel(set: { $0.onCodeComplete { completed.append($0) } }))
            stage.form.entry = "Your code is 482-910."
            await stage.host.turn()
            #expect(completed == ["482910"] && stage.form.code == "482910" && stage.form.entry == nil)
            stage.form.entry = "739164"
            await stage.host.turn()
            #expect(completed == ["482910", "739164"] && stage.failures == [])
        }

        @Test("is taken from the binding even if it is invalid, and reported")
        func invalid() async {
            var reasons: [CodeInvalidInput] = []
            let stage = FieldStage(FieldModel(set: { $0.onInvalidCodeInput { reasons.append($0) } }))
            stage.form.entry = "12ab"
            await stage.host.turn()
            #expect(reasons == [.notInAlphabet] && stage.form.entry == nil && stage.form.code.isEmpty)
        }

        @Test("waits for a field that appears later")
        func early() async {
            let model = FieldModel()
            model.isShown = false
            let stage = FieldStage(model)
            stage.form.entry = "482910"
            await stage.host.turn()
            #expect(stage.form.entry == "482910")
            stage.form.isShown = true
            await stage.host.turn()
            #expect(stage.form.code == "482910" && stage.form.entry == nil)
        }

        @Test("waits while the field is disabled")
        func disabled() async {
            let stage = FieldStage()
            stage.form.isDisabled = true
            stage.form.entry = "482910"
            await stage.host.turn()
            #expect(stage.form.code.isEmpty && stage.form.entry == "482910")
            stage.form.isDisabled = false
            await stage.host.turn()
            #expect(stage.form.code == "482910" && stage.form.entry == nil)
        }

        @Test("waits for the end of a verification")
        func verifying() async {
            let gate = PausedVerifier()
            let stage = FieldStage(FieldModel(set: { $0.codeInputVerifier(gate.verifier) }))
            stage.form.entry = "111111"
            await stage.host.turn()
            #expect(gate.codes == ["111111"])
            stage.form.entry = "222222"
            await stage.host.turn()
            #expect(stage.form.code == "111111" && stage.form.entry == "222222")
            gate.give(.rejected())
            await stage.host.turn()
            #expect(stage.form.code == "222222" && gate.codes == ["111111", "222222"] && stage.form.entry == nil)
        }

        @Test("leaves alone a text that a closure sets meanwhile")
        func inClosure() async {
            let stage = FieldStage()
            var isFirst = true
            stage.form.set = { [weak form = stage.form] in
                $0.onCodeComplete { _ in
                    if isFirst { form?.entry = "222222" }
                    isFirst = false
                }
            }
            stage.form.entry = "111111"
            await stage.host.turn()
            await stage.host.turn()
            #expect(stage.form.code == "222222" && stage.form.entry == nil)
        }
    }
}
#endif
