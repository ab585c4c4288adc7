import CodeInputPIN
import SwiftUI
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite("Modifiers") struct ModifierTests {
        @Test("style, direction, tint and enabling come from the environment; view, code and focus stay")
        func environment() async throws {
            let stage = FieldStage()
            try await stage.enter("123")
            let view = try stage.view
            // In an app that reads right to left, too.
            Device.setTraits { $0.layoutDirection = .rightToLeft }
            await stage.update { $0.changed() }
            #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight && view.tintColor == .systemPurple)
            await stage.update { ($0.style, $0.isRightToLeft) = (BoxRenderer.circles, true) }
            #expect(try stage.view === view && view.code == "123" && view.isFirstResponder)
            #expect(view.style as? BoxRenderer == .circles)
            #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            await stage.update { $0.isDisabled = true }
            // It takes no focus, either.
            await stage.update { $0.isFocused = true }
            #expect(!view.isEnabled && !stage.form.isFocused)
        }

        @Test("the field's own style wins over the environment's, which wins over the default of UIKit")
        func whichStyle() async throws {
            for field in [
                CodeInputField(code: .constant("")).codeInputStyle(.underline),
                CodeInputField(code: .constant(""), style: .underline),
            ] { #expect(try FieldStage { _ in field }.view.style is UnderlineRenderer) }
            let around = FormStage(FieldModel()) { model in
                VStack {
                    if model.isShown { CodeInputField(code: .constant(""), length: 4) }
                    CodeInputField(code: .constant(""))
                }
                .codeInputStyle(.circles)
            }
            let views = around.views
            #expect(views.map(\.length) == [4, 6])
            #expect(views.allSatisfy { $0.style as? BoxRenderer == .circles })
            await around.update { $0.isShown = false }
            #expect(around.views == [views[1]])
            let before = CodeInputView.defaultStyle
            defer { CodeInputView.defaultStyle = before }
            CodeInputView.defaultStyle = .joined
            let plain = FormStage(FieldModel()) { _ in CodeInputField(code: .constant("")) }
            #expect(try plain.view.style as? BoxRenderer == .joined)
        }

        @Test("an update keeps a style that is equal, and does not compare copies") func equalStyles() {
            struct Fickle: CodeCellRenderer, Equatable {
                var width: CGFloat = 1
                private let unused = [Double.nan, 0, 0, 0], other = [0], more = [0]

                static func == (style: Fickle, other: Fickle) -> Bool { style.width + 1 == other.width }
                func draw(_ cell: CodeCell, in context: inout CellContext) {}
            }
            let style: any CodeCellRenderer = Fickle(), copy = style, other: any CodeCellRenderer = TestRenderer()
            #expect(areEqual(style, copy) && areEqual(style, Fickle(width: 2)) && !areEqual(style, Fickle(width: 3)))
            #expect(areEqual(BoxRenderer.box, BoxRenderer.box) && !areEqual(BoxRenderer.box, BoxRenderer.joined))
            #expect(!areEqual(other, other) && !areEqual(style, BoxRenderer.box))
            func layers(_ base: BoxRenderer = .box, _ top: BoxRenderer = .box) -> any CodeCellRenderer {
                base.overlaying(top)
            }
            #expect(areEqual(layers(), layers()))
            #expect(!areEqual(layers(), layers(.joined)) && !areEqual(layers(), layers(.box, .joined)))
        }

        @Test("a secret that goes as the field becomes open is shown to no keyboard", arguments: ["", "48"])
        func secretBefore(next: String) async throws {
            let stage = FormStage(FieldModel { $0.codeInputSecure() }) { model in
                model.set(CodeInputField(code: bind(\.code, of: model)))
            }
            try await stage.enter("123456")
            let view = try stage.view, spy = InputDelegateSpy()
            var seen: Set<String> = []
            spy.onMessage = { [weak view] _ in seen.insert(view?.wholeText ?? "-") }
            view.inputDelegate = spy
            await stage.update { model in
                model.code = next
                model.set = { $0.codeInputSecure(false) }
            }
            #expect(!seen.contains { $0.contains("1") } && view.code == next && !view.isSecureTextEntry)
            #expect(seen.contains(next))
        }

        @Test("a title is the label, and a field without one has its own") func title() async throws {
            let stage = FieldStage { _ in CodeInputField("Code from the message", code: .constant("")) }
            let view = try stage.view
            #expect(view.accessibilityLabel == "Code from the message")
            await stage.update { $0.set = { _ in CodeInputField(code: .constant("")) { _ in EmptyView() } } }
            #expect(try stage.view.accessibilityLabel == "Verification code")
            await stage.update {
                $0.set = { _ in CodeInputField("PIN", code: .constant(""), length: 4...6) { _ in EmptyView() } }
            }
            #expect(try stage.view.accessibilityLabel == "PIN" && stage.view.lengthRange == 4...6)
            await stage.update { $0.set = { $0.codeInputSecure() } }
            #expect(try stage.view.accessibilityLabel == "Passcode")
        }

        @Test("fields take the words of the environment, and restore their own") func words() async throws {
            let stage = FormStage(FieldModel()) { model in
                VStack {
                    CodeInputField(code: .constant("")).codeInputSetUp { $0.words = CodeWords(language: "sv") }
                        .codeInputTarget(model.target)
                    CodeInputKeypad(target: model.target)
                }
                .codeInputWords(model.words.map { CodeWords(language: $0) })
            }
            let pad = try #require(stage.host.hosted(CodeKeypadView.self).first)
            func labels() throws -> [String?] {
                let key = pad.accessibilityElements?.last as? UIAccessibilityElement
                return [try stage.view.accessibilityLabel, key?.accessibilityLabel]
            }
            #expect(try stage.view.accessibilityLabel == "Verifieringskod")
            await stage.update { $0.words = "pl" }
            #expect(try labels() == ["Kod weryfikacyjny", "Usuń"])
            await stage.update { $0.words = nil }
            #expect(try labels() == ["Verifieringskod", "Radera"])
        }

        @Test("an update without a change lays out nothing") func noChange() async throws {
            func set(_ placeholder: String, _ field: CodeInputField) -> CodeInputField {
                field.codeInputPlaceholder(placeholder).codeInputSecure().codeInputRules([TestRule { nil }])
                    .codeInputReader(.plain).codeInputVerifier { _ in .accepted }
            }
            let stage = FieldStage { set("0", $0) }
            await stage.host.turn()
            var layouts = 0
            try stage.view.cellListener = { _, _, _ in layouts += 1 }
            for (placeholder, count) in [("0", 0), ("-", 1)] {
                stage.form.set = { set(placeholder, $0) }
                stage.host.settle()
                #expect(layouts == count)
            }
        }

        @Test("a set-up property stays without a modifier, returns after one, and yields to the bindings")
        func setUp() async throws {
            let model = FieldModel { field in
                field.codeInputSetUp {
                    $0.verifier = { _ in .accepted }
                    ($0.alphabet, $0.placeholder) = (.hexadecimal, "0")
                    ($0.isSecureTextEntry, $0.masking) = (true, .delayed(.seconds(1)))
                    // The bindings win.
                    ($0.code, $0.status) = ("abcdef", .accepted)
                }
            }
            let stage = FieldStage(model), view = try stage.view, setUp = model.set
            for _ in 1...2 {
                await stage.host.turn()
                #expect(view.verifier != nil && view.alphabet == .hexadecimal && view.placeholder == "0")
                #expect(view.isSecureTextEntry && view.masking == .delayed(.seconds(1)))
                #expect(view.code == "" && view.status == .editing && model.code == "" && model.status == .editing)
                await stage.update {
                    $0.set = { setUp($0).codeInputAlphabet(.digits).codeInputPlaceholder("-").codeInputSecure(false) }
                }
                #expect(view.alphabet == .digits && view.placeholder == "-")
                #expect(!view.isSecureTextEntry && view.masking == nil)
                model.set = setUp
            }
        }

        @Test("a code that is hidden before and after an update is hidden throughout")
        func hiddenThroughout() async throws {
            let stage = FieldStage { $0.codeInputSecure(masking: CodeMasking.none) }
            try await stage.enter("123")
            let view = try stage.view, spy = InputDelegateSpy()
            var texts: Set<String> = []
            spy.onMessage = { _ in texts.insert(view.wholeText ?? "") }
            view.inputDelegate = spy
            for _ in 1...2 {
                await stage.update { $0.set = { $0.codeInputSecure(false, masking: .immediate) } }
                #expect(!view.isSecureTextEntry && view.masking == .immediate)
                await stage.update { $0.set = { $0.codeInputSecure(masking: CodeMasking.none) } }
                #expect(view.isSecureTextEntry && view.masking == CodeMasking.none)
            }
            #expect(texts.isSubset(of: ["•••"]))
        }

        @Test("that hear of something add up, the first one first; of the others, the last one counts")
        func twice() async throws {
            var log: [String] = []
            let stage = FieldStage { field in
                ["1", "2"].reduce(field) { field, number in
                    field.codeInputSetUp { _ in log.append("set up \(number)") }
                        .codeInputOnSubmit { log.append("submit \(number)") }
                        .codeInputOnComplete { log.append("complete \($0) \(number)") }
                        .codeInputOnInvalidInput { log.append("\($0) \(number)") }
                        .codeInputVerifier { _ in .rejected(message: number) }
                        .codeInputPlaceholder(number).codeInputMessage()
                }
            }
            for keys in ["x12345\n", "6"] { try await stage.enter(keys) }
            #expect(try stage.view.placeholder == "2" && stage.view.shownMessage == "2")
            let events = ["set up", "notInAlphabet", "submit", "complete 123456"]
            #expect(log == events.flatMap { ["\($0) 1", "\($0) 2"] })
        }

        @Test("a modifier sets what it names, and restores the default of the view when it goes")
        func goes() async throws {
            let stage = FieldStage {
                $0.codeInputAlphabet(.hexadecimal).codeInputSecure(masking: CodeMasking.none)
                    .codeInputVerifier { _ in .accepted }.codeInputRules([TestRule { "No." }])
                    .codeInputMessage("A hint").codeInputSubmitsWhenComplete(false)
            }
            let view = try stage.view
            #expect(view.verifier != nil && view.isSecureTextEntry && view.masking == CodeMasking.none)
            #expect(view.alphabet == .hexadecimal && view.rules.count == 1)
            #expect(view.message == "A hint" && view.showsMessage && !view.submitsWhenComplete)
            await stage.update { $0.set = { $0.codeInputMessage() } }
            #expect(view.verifier == nil && !view.isSecureTextEntry && view.masking == nil && view.alphabet == .digits)
            #expect(view.rules.isEmpty && view.message == nil && view.showsMessage && view.submitsWhenComplete)
            await stage.update { $0.set = { $0 } }
            #expect(!view.showsMessage)
        }
    }

    @MainActor @Suite("A text that the app enters through a target") struct EntryModifierTests {
        @Test("waits for a field that appears, or is enabled, later", arguments: [false, true])
        func waits(isShown: Bool) async {
            let model = FieldModel()
            (model.isShown, model.isDisabled) = (isShown, true)
            let stage = FieldStage(model)
            // A newer text replaces one that waits.
            for text in ["111111", "482910"] { await stage.update { $0.target.enter(text) } }
            #expect(model.code == "")
            await stage.update { ($0.isShown, $0.isDisabled) = (true, false) }
            #expect(model.code == "482910")
        }

        @Test("waits for the end of a verification") func verifying() async {
            let gate = PausedVerifier()
            let stage = FieldStage { $0.codeInputVerifier(gate.verifier) }
            await stage.update { $0.target.enter("111111") }
            #expect(gate.codes == ["111111"])
            await stage.update { $0.target.enter("222222") }
            #expect(stage.form.code == "111111")
            gate.give(.rejected())
            await stage.host.turn()
            #expect(stage.form.code == "222222" && gate.codes == ["111111", "222222"])
        }

        @Test("leaves alone a text that a closure sets meanwhile") func inClosure() async {
            let stage = FieldStage()
            var isFirst = true
            stage.form.set = { [weak form = stage.form] in
                $0.codeInputOnComplete { _ in
                    if isFirst { form?.target.enter("222222") }
                    isFirst = false
                }
            }
            await stage.host.turn()
            await stage.update { $0.target.enter("111111") }
            await stage.host.turn()
            #expect(stage.form.code == "222222")
        }
    }
}
