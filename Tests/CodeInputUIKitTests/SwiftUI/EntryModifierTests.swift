#if canImport(SwiftUI) && canImport(UIKit)
import CodeInputSwiftUI
import SwiftUI
import TestTools
import Testing

extension ViewTests {
    @MainActor @Suite("A text that the app enters through a target") struct EntryModifierTests {
        @Test("is the user's: the field completes the code")
        func completes() async {
            var completed: [String] = []
            let stage = FieldStage(FieldModel(set: { $0.onCodeComplete { completed.append($0) } }))
            stage.form.target.enter("Your code is 482-910.")
            await stage.host.turn()
            #expect(completed == ["482910"] && stage.form.code == "482910")
            stage.form.target.enter("739164")
            await stage.host.turn()
            #expect(completed == ["482910", "739164"] && stage.failures == [])
        }

        @Test("is reported if it is invalid")
        func invalid() async {
            var reasons: [CodeInvalidInput] = []
            let stage = FieldStage(FieldModel(set: { $0.onInvalidCodeInput { reasons.append($0) } }))
            stage.form.target.enter("12ab")
            await stage.host.turn()
            #expect(reasons == [.notInAlphabet] && stage.form.code.isEmpty)
        }

        @Test("waits for a field that appears later")
        func early() async {
            let model = FieldModel()
            model.isShown = false
            let stage = FieldStage(model)
            stage.form.target.enter("482910")
            await stage.host.turn()
            stage.form.isShown = true
            await stage.host.turn()
            #expect(stage.form.code == "482910")
        }

        @Test("waits while the field is disabled")
        func disabled() async {
            let stage = FieldStage()
            stage.form.isDisabled = true
            await stage.host.turn()
            stage.form.target.enter("482910")
            await stage.host.turn()
            #expect(stage.form.code.isEmpty)
            stage.form.isDisabled = false
            await stage.host.turn()
            #expect(stage.form.code == "482910")
        }

        @Test("waits for the end of a verification")
        func verifying() async {
            let gate = PausedVerifier()
            let stage = FieldStage(FieldModel(set: { $0.codeInputVerifier(gate.verifier) }))
            stage.form.target.enter("111111")
            await stage.host.turn()
            #expect(gate.codes == ["111111"])
            stage.form.target.enter("222222")
            await stage.host.turn()
            #expect(stage.form.code == "111111")
            gate.give(.rejected())
            await stage.host.turn()
            #expect(stage.form.code == "222222" && gate.codes == ["111111", "222222"])
        }

        @Test("leaves alone a text that a closure sets meanwhile")
        func inClosure() async {
            let stage = FieldStage()
            var isFirst = true
            stage.form.set = { [weak form = stage.form] in
                $0.onCodeComplete { _ in
                    if isFirst { form?.target.enter("222222") }
                    isFirst = false
                }
            }
            await stage.host.turn()
            stage.form.target.enter("111111")
            await stage.host.turn()
            await stage.host.turn()
            #expect(stage.form.code == "222222")
        }
    }
}
#endif
