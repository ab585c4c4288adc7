import CodeInputSwiftUI
import SwiftUI
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct CodeInputFieldTests {
        private let stage = FieldStage()

        @Test(
            "the field shows what the app sets, and corrects a value that it can't hold once, each time",
            arguments: [("123456", "123456"), ("1234567", ""), ("12ab", ""), ("٣٤", "34"), ("123-456", "123456")])
        func set(_ value: String, _ held: String) async throws {
            var completions: [String] = []
            let stage = FieldStage { $0.codeInputOnComplete { completions.append($0) } }
            for round in 1...2 {
                await stage.update { $0.code = value }
                #expect(try stage.view.code == held && stage.form.code == held)
                #expect(stage.form.changeCount == (value == held ? round : 2 * round))
            }
            #expect(completions.isEmpty)
        }

        @Test("an app that insists on a value causes no loop, and one that rewrites typed text wins")
        func insisting() async throws {
            let insisting = FormStage(FieldModel()) { model in
                CodeInputField(code: Binding(get: { "not a code" }, set: { @MainActor _ in model.isFocused.toggle() }))
            }
            await insisting.host.turn()
            await insisting.host.turn()
            #expect((1..<5).contains(insisting.form.updateCount))
            let rewriting = FormStage(FieldModel()) { model in
                CodeInputField(code: bind(\.code, of: model) { String($0.prefix(2)) })
            }
            try rewriting.type("123")
            rewriting.form.changed()
            rewriting.host.settle()
            #expect(try rewriting.form.code == "12" && rewriting.view.code == "12")
        }

        @Test(
            "completion and verifier have the code as the app's binding spells it, whatever that holds",
            arguments: [("ab1cd2", "AB1CD2"), ("abß1c2", "ABß1c2"), ("123456", "123456")])
        func spelling(typed: String, completed: String) async throws {
            var codes: [String] = []
            let gate = PausedVerifier()
            let stage = FormStage(FieldModel()) { model in
                CodeInputField(code: bind(\.code, of: model) { $0.uppercased() })
                    .codeInputAlphabet(CodeAlphabet("abcdefABCDEFß0123456789")).codeInputOnComplete { codes.append($0) }
                    .codeInputVerifier(gate.verifier)
            }
            try await stage.enter(typed)
            #expect(await waiting { gate.codes == [completed] } && codes == [completed])
            gate.give(.accepted)
            await stage.host.turn()
            #expect(try stage.view.status == .accepted && stage.view.code == completed)
            let constant = FormStage(FieldModel()) { _ in
                CodeInputField(code: .constant("")).codeInputOnComplete { codes.append($0) }
            }
            try constant.type("123456")
            #expect(codes == [completed, "123456"])
        }

        @Test(
            "a binding that spells each key in its own way moves no caret, and keeps Undo and the last digit",
            arguments: ["x", "b"])
        func spelledKeys(key: String) async throws {
            let stage = FormStage(FieldModel()) { model in
                CodeInputField(code: bind(\.code, of: model) { $0.uppercased() })
                    .codeInputAlphabet(.lettersAndDigits)
                    .codeInputSecure(false, masking: .delayed(.seconds(1)))
            }
            for first in "abcd" { try await stage.enter(String(first)) }
            stage.keyboard.select(1..<2)
            try await stage.enter(key)
            let code = "A\(key.uppercased())CD"
            #expect(try stage.form.code == code && stage.view.code == code)
            let cells = try stage.view.fieldState.cells
            #expect(cells.map(\.isSelected) == [false, false, true, false, false, false])
            #expect(cells[1].content == .character(key == "x" ? "X" : "B") && cells[0].content == .masked)
            #expect(try stage.view.undoManager?.canUndo == true)
        }

        @Test("completion is reported once, after the binding is set, and so are Return and refused keys")
        func events() async throws {
            var log: [String] = []
            let model = FieldModel()
            model.set = {
                $0.codeInputOnComplete { [weak model] in log.append($0 + " " + (model?.code ?? "")) }
                    .codeInputOnInvalidInput { log.append($0.rawValue) }.codeInputOnSubmit { log.append("submit") }
            }
            let stage = FieldStage(model)
            try stage.type("12x\n")
            #expect(log == ["notInAlphabet", "submit"])
            // Return has given the keyboard back.
            try await stage.enter("3456")
            #expect(log == ["notInAlphabet", "submit", "123456 123456"])
        }

        @Test(
            "an app that clears the code in answer to a verdict keeps it, and one that clears it later ends it",
            arguments: [false, true])
        func answered(inSecondUpdate: Bool) async throws {
            let stage = FieldStage()
            stage.form.didChange = { [weak form = stage.form, didChange = stage.form.didChange] in
                if !inSecondUpdate, let form, form.status == .rejected, form.code == "123456" { form.code = "" }
                didChange()
            }
            try await stage.enter("123456")
            try stage.view.reject(message: "No.")
            // Of the same turn.
            if inSecondUpdate {
                stage.host.settle()
                stage.form.code = ""
                stage.host.settle()
            }
            await stage.host.turn()
            #expect(try stage.form.code == "" && stage.view.code == "" && stage.view.status == .rejected)
            #expect(try stage.form.status == .rejected && stage.view.fieldState.status == .editing)
            try stage.type("12")
            try stage.view.reject()
            await stage.host.turn()
            await stage.update { $0.code = "" }
            await stage.host.turn()
            #expect(try stage.view.code == "" && stage.view.status == .editing && stage.form.status == .editing)
        }

        @Test("a field takes the focus once it has a window, unless the app takes it back", arguments: [false, true])
        func window(takesBack: Bool) async throws {
            stage.host.view.removeFromSuperview()
            await stage.update { $0.isFocused = true }
            #expect(stage.form.isFocused)
            if takesBack { await stage.update { $0.isFocused = false } }
            stage.window.addSubview(stage.host.view)
            // SwiftUI does this during an update.
            #expect(try !stage.view.isFirstResponder)
            await stage.host.turn()
            #expect(try stage.view.isFirstResponder != takesBack)
        }

        @Test("a field that SwiftUI updates without its owner keeps its code and its status")
        func sameField() async throws {
            let model = FieldModel()
            let field = CodeInputField(code: bind(\.code, of: model)).codeInputStatus(bind(\.status, of: model))
                .codeInputSecure()
            let stage = FormStage(model) { field.disabled($0.isDisabled) }
            try await stage.enter("12")
            try stage.view.reject()
            await stage.update { $0.isDisabled = true }
            #expect(try stage.view.code == "12" && model.code == "12")
            #expect(try stage.view.status == .rejected && model.status == .rejected)
        }

        #if !canImport(Darwin)
        @Test("a field that leaves with a transition keeps what it got in the turn before") func leaving() async throws
        {
            let gate = PausedVerifier()
            let stage = FormStage(FieldModel()) { model in
                if model.isShown {
                    CodeInputField(code: bind(\.code, of: model)).codeInputStatus(bind(\.status, of: model))
                        .codeInputOnComplete { _ in model.isShown = model.words != nil }
                        .codeInputVerifier { code in
                            let verdict = try await gate.verifier(code)
                            model.isShown = false
                            return verdict
                        }
                }
            }
            for words in [nil, "verified"] {
                stage.host.hosting.isInTransition = true
                let view = try stage.view
                stage.form.words = words
                try await stage.enter("12345")
                stage.keyboard.type("6")
                if words != nil {
                    await stage.host.turn()
                    #expect(stage.form.status == .verifying && stage.form.isShown)
                    gate.give(.accepted)
                }
                await stage.host.turn()
                #expect(!stage.form.isShown && view.code == "123456" && stage.form.code == "123456")
                #expect(view.status == (words == nil ? .verifying : .accepted) && stage.form.status == view.status)
                stage.host.hosting.isInTransition = false
                await stage.host.turn()
                await stage.update { ($0.isShown, $0.code, $0.status) = (true, "", .editing) }
            }
        }
        #endif

        @Test("Done that ends a composition is heard of as keys are: the binding, the complete code, the submission")
        func done() async throws {
            var heard: [String] = []
            let stage = FieldStage()
            stage.form.set = { [unowned form = stage.form] field in
                field.codeInputOnComplete { heard.append("complete \($0) \(form.code)") }
                    .codeInputOnSubmit { heard.append("submit \(form.code)") }
            }
            await stage.host.turn()
            try stage.type("12345")
            stage.keyboard.setMarkedText("6")
            let view = try stage.view
            stage.keyboard.watch { view.pressDone() }
            #expect(heard == ["complete 123456 123456", "submit 123456"])
        }

        @Test(
            "a field that is disabled while an input method composes keeps the characters, which may complete it",
            arguments: ["34", "3456"])
        func composing(marked: String) async throws {
            var heard: [String] = []
            let stage = FieldStage()
            stage.form.set = { [unowned form = stage.form] field in
                field.codeInputOnComplete { heard.append("\($0) \(form.code)") }
            }
            await stage.host.turn()
            try await stage.enter("12")
            stage.keyboard.setMarkedText(marked)
            await stage.host.turn()
            #expect(heard == [])
            await stage.update { $0.isDisabled = true }
            #expect(stage.form.code == "12" + marked && heard == (marked == "34" ? [] : ["123456 123456"]))
            #expect(stage.views.map(\.code) == ["12" + marked])
        }

        @Test("a field that is disabled tells of a composition that it can't commit after the update")
        func refused() async throws {
            var reasons: [CodeInvalidInput] = []
            let stage = FieldStage()
            stage.form.set = { [unowned form = stage.form] field in
                field.codeInputOnInvalidInput {
                    reasons.append($0)
                    form.changed()
                }
            }
            await stage.host.turn()
            try stage.type("12")
            stage.keyboard.setMarkedText("ㄱ")
            await stage.update { $0.isDisabled = true }
            #expect(reasons == [.notInAlphabet] && stage.form.code == "12")
        }

        final class FocusModel: ScreenModel {
            enum Focus: Hashable, Sendable { case invitation, code }
            var focus: Focus? { didSet { changed() } }
            var hasInvitation = true { didSet { changed() } }
        }

        @Test("one state stands for the focus of several fields, of which one may go with the focus")
        func severalFields() async throws {
            let stage = FormStage(FocusModel()) { model in
                VStack {
                    if model.hasInvitation {
                        CodeInputField(code: .constant("")).codeInputFocused(
                            bind(\.focus, of: model), equals: .invitation)
                    }
                    CodeInputField(code: .constant("")).codeInputFocused(bind(\.focus, of: model), equals: .code)
                }
            }
            let views = stage.views
            try #require(views.count == 2)
            for focus in [FocusModel.Focus.code, .invitation] {
                await stage.update { $0.focus = focus }
                #expect(views.map(\.isFirstResponder) == [focus == .invitation, focus == .code])
            }
            for (index, focus) in [(1, FocusModel.Focus.code), (0, .invitation)] {
                views[index].becomeFirstResponder()
                await stage.host.turn()
                #expect(stage.form.focus == focus)
            }
            views[0].resignFirstResponder()
            await stage.host.turn()
            #expect(stage.form.focus == nil)
            await stage.update { $0.focus = .invitation }
            await stage.update { ($0.hasInvitation, $0.focus) = (false, .code) }
            #expect(stage.form.focus == .code && views[1].isFirstResponder)
        }
    }

    @MainActor @Suite("A removed field") struct DetachTests {
        /// What an app forgets together with the field.
        final class ChallengeModel: ScreenModel {
            struct Challenge { var code = "", status = CodeStatus.editing, isFocused = true }
            var challenge: Challenge? = Challenge() { didSet { changed() } }
            /// The number of times that a binding was read or set without a challenge.
            var late = 0
            var calls = 0
            var isDisabled = false { didSet { changed() } }

            func binding<Value>(_ path: WritableKeyPath<Challenge, Value>) -> Binding<Value> {
                Binding(
                    get: { @MainActor in
                        if self.challenge == nil { self.late += 1 }
                        return (self.challenge ?? Challenge())[keyPath: path]
                    },
                    set: { @MainActor in
                        if self.challenge == nil { self.late += 1 }
                        self.challenge?[keyPath: path] = $0
                    })
            }
        }

        @Test(
            "reads and sets no binding, whose value may be gone with it, and calls nothing",
            arguments: [{ $0.type("123456") }, { $0.setMarkedText("123456") }, { $0.setMarkedText("12ㄱ") }]
                as [@MainActor @Sendable (KeyboardDriver) -> Void], [false, true])
        func gone(enter: @MainActor @Sendable (KeyboardDriver) -> Void, isDisabled: Bool) async throws {
            let gate = PausedVerifier()
            let stage = FormStage(ChallengeModel()) { model in
                if model.challenge != nil {
                    CodeInputField(code: model.binding(\.code)).codeInputStatus(model.binding(\.status))
                        .codeInputFocused(model.binding(\.isFocused)).codeInputVerifier(gate.verifier)
                        .codeInputOnInvalidInput { _ in model.calls += 1 }
                        .codeInputOnComplete { _ in model.calls += 1 }
                        .disabled(model.isDisabled)
                }
            }
            await stage.host.turn()
            #expect(try stage.view.isFirstResponder)
            enter(stage.keyboard)
            await stage.host.turn()
            let calls = stage.form.calls
            // In one turn.
            if isDisabled {
                stage.form.isDisabled = true
                stage.host.settle()
            }
            stage.form.challenge = nil
            stage.host.settle()
            await stage.host.turn()
            #expect(stage.views.isEmpty && stage.form.late == 0 && stage.form.calls == calls)
        }

        @Test("leaves nothing alive, and returns with the code and the focus of its bindings")
        func leavesNothing() async throws {
            weak var view: CodeInputView?
            weak var owner: EventLog?
            let isOver: () -> Bool = { view == nil && owner == nil }
            let stage = FieldStage()
            do {
                let object = EventLog()
                owner = object
                stage.form.set = { $0.codeInputOnComplete { _ in object.lines = [] } }
                stage.host.settle()
                view = try stage.view
                try await stage.enter("12")
                #expect(stage.form.isFocused)
                await stage.update { $0.isShown = false }
                stage.form.set = { $0 }
            }
            await stage.host.turn()
            #expect(stage.views.isEmpty && stage.form.isFocused && stage.form.code == "12")
            #expect(await waiting(until: isOver))
            await stage.update { $0.isShown = true }
            #expect(try stage.view.code == "12" && stage.view.isFirstResponder)
        }

        @Test("keeps no code, held or refused, and shows none in a dump", arguments: ["817264", "not a code"])
        func keepsNoCode(of value: String) async {
            let stage = FieldStage()
            await stage.update { $0.code = value }
            var text = ""
            dump(CodeInputField(code: .constant(value)), to: &text)
            #expect(text.contains("CodeInputField") && !text.contains(value))
            // Only the stand-in exposes what holds the values of a field for SwiftUI.
            #if !canImport(Darwin)
            weak var coordinator: AnyObject?
            let isOver: () -> Bool = { coordinator == nil }
            do {
                let found = Self.coordinator(in: stage.host.hosting)
                coordinator = found
                dump(found, to: &text)
                #expect(text.contains("Redacted") && !text.contains(value))
            }
            #expect(!isOver())
            await stage.update { $0.isShown = false }
            #expect(await waiting(until: isOver))
            #endif
        }

        #if !canImport(Darwin)
        private static func coordinator(in value: Any, depth: Int = 0) -> AnyObject? {
            guard !(value is UIResponder), depth < 8 else { return nil }
            if "\(type(of: value))" == "CodeInputCoordinator" { return value as AnyObject }
            let children = Mirror(reflecting: value).children.lazy
            return children.compactMap { coordinator(in: $0.value, depth: depth + 1) }.first
        }
        #endif

        @Test("tells the app nothing that it knows") func nothingNew() async throws {
            let stage = FieldStage()
            try stage.type("12")
            try stage.view.resignFirstResponder()
            await stage.host.turn()
            let before = stage.form.changeCount
            await stage.update { $0.isShown = false }
            #expect(stage.form.changeCount == before + 1)
        }

        @Test("leaves the pad of its target without a field, which has taken the place of an earlier pad")
        func target() async {
            let target = CodeInputTarget(), old = UIView(), pad = UIView()
            let stage = FieldStage { $0.codeInputTarget(target) }
            var fields: [CodeInputView?] = []
            target.connect(pad: old) { _ in }
            target.connect(pad: pad) { fields.append($0) }
            target.connect(pad: old, nil)
            await stage.update { $0.changed() }
            await stage.update { $0.set = { $0 } }
            #expect(fields == [stage.views.first, nil])
            await stage.update { $0.set = { $0.codeInputTarget(target) } }
            #expect(fields == [stage.views.first, nil, stage.views.first])
            target.connect(pad: pad, nil)
            await stage.update { $0.isShown = false }
            #expect(fields.count == 3)
        }
    }
}
