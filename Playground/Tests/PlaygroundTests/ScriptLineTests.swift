import CodeInputTestSupport
import CodeInputUIKit
import Testing

@testable import PlaygroundKit

/// These tests send the same lines to a field without a view and to the view in a script.
@MainActor @Suite("A script and a field without a view")
struct ScriptLineTests {
    nonisolated private static let inputs: [CodeFieldInput] = [
        .insert("1"), .insert("٣"), .insert("x"), .insert("34"), .paste("12 34 56"), .paste("Code: 482910."),
        .mark("k", selection: 1..<1), .mark("12", selection: 0..<1), .unmark(), .deleteBackward, .delete(.forward),
        .delete(.toStart), .delete(.toEnd), .select(0..<1), .select(1..<3), .select(2..<2), .tap(0), .tap(5),
        .move(.backward), .move(.forward), .move(.toStart), .move(.toEnd), .move(.backward, extending: true), .submit,
        .set("98"), .set(""), .length(4), .length(2...6), .alphabet(.lettersAndDigits), .alphabet(.digits),
        .caretPolicy(.endOnly), .caretPolicy(.cells), .status(.editing), .status(.verifying), .status(.accepted),
        .status(.rejected, message: "No."), .focus(true), .focus(false), .endTurn,
    ]

    @Test("Every input round-trips through its line", arguments: inputs.indices)
    func roundTrip(_ index: Int) throws {
        let input = Self.inputs[index]
        let line = try #require(input.scriptLine)
        let again = try #require(CodeFieldInput(scriptLine: line))
        #expect(again.scriptLine == line && again.description == input.description)
    }

    @Test("An invalid line is no input")
    func refuses() {
        for line in ["", "x", "[]", #"{"do":1}"#, #"{"do":"fly"}"#, #"{"do":"tap"}"#, #"{"do":"press","key":"f1"}"#] {
            #expect(CodeFieldInput(scriptLine: line) == nil)
        }
        #expect(CodeFieldInput.insert("1", typed: "2").scriptLine == nil)
        #expect(CodeFieldInput.alphabet(CodeAlphabet("ab")).scriptLine == nil)
    }

    @Test("Both have the same state after any lines", arguments: 1...12 as ClosedRange<UInt64>)
    func agree(_ seed: UInt64) throws {
        var random = Numbers(state: seed)
        let run = try ScriptRun(#"{"do":"focus"}"#)
        var field = CodeField()
        field.apply(.focus(true))
        for step in 0..<150 {
            let input = Self.inputs[Int(random.next() % UInt64(Self.inputs.count))]
            let line = try #require(input.scriptLine)
            // Without focus, keys have no effect, and a tap only focuses.
            if !field.isFocused, input.needsFocus { continue }
            // During composition, keys and taps go to the input method first.
            if field.editor.markedRange != nil, line.contains("press") || line.contains("tap") { continue }
            if case .tap(let cell) = input, cell >= field.editor.length { continue }
            let answer = try run.send(line)
            switch input {
            // Losing the focus or setting a selection first commits the composition.
            case .focus(false), .select: apply(.unmark(), to: &field)
            default: break
            }
            apply(input, to: &field)
            field.apply(.endTurn)
            let editor = field.editor
            guard answer.code == editor.code,
                answer.selection == [editor.selection.lowerBound, editor.selection.upperBound],
                answer.status == field.status.rawValue
            else {
                Issue.record("seed \(seed), step \(step), \(line): \(answer) is not \(editor.code) \(editor.selection)")
                return
            }
        }
    }

    private func apply(_ input: CodeFieldInput, to field: inout CodeField) {
        for effect in field.apply(input).effects where field.isDue(effect) {
            switch effect {
            case .next(let next): apply(next, to: &field)
            case .endEditing:
                apply(.unmark(isRequested: false), to: &field)
                apply(.focus(false), to: &field)
            default: break
            }
        }
    }

    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 33
        }
    }
}

extension CodeFieldInput {
    fileprivate var needsFocus: Bool {
        switch self {
        case .set, .length, .alphabet, .caretPolicy, .status, .focus, .endTurn: false
        default: true
        }
    }
}
