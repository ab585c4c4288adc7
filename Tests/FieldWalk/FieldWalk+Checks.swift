import CodeInputPIN
import TestTools
import UIKit

extension FieldWalk {
    /// The state of a field before a call.
    struct Before {
        let code: String
        let status: CodeStatus
        let isEnabled: Bool
        let isComposing: Bool
        let pasteboardChanges = UIPasteboard.general.changeCount
        let isSecure: Bool

        @MainActor init(_ view: CodeInputView) {
            code = view.code
            status = view.status
            isEnabled = view.isEnabled
            isComposing = view.markedCells != nil
            isSecure = view.isSecureTextEntry
        }
    }

    /// Checks what always holds, even in a callback of the field.
    func checkValue() {
        let view = view
        let code = view.code
        checkCode(code, of: view.length, in: view.alphabet)
        checkText(view, code)
        checkCells(view)
    }

    private func checkText(_ view: CodeInputView, _ code: String) {
        let input = InputCheck(view), text = input.text ?? ""
        for problem in input.problems() { fail(problem) }
        if view.markedCells == nil {
            let expected = view.hidesText ? String(repeating: "\u{2022}", count: code.count) : code
            if text != expected { fail("the text system gets the wrong text") }
        } else if text.contains("\u{2022}") != view.hidesText {
            fail("bullets do not match what the cells hide")
        }
        if let marked = view.markedCells {
            let selected = view.selectedCells
            if marked.isEmpty || selected.clamped(to: marked) != selected {
                fail("marked text is empty, or the selection is outside it")
            }
        } else if view.selectedCells.upperBound > code.count {
            fail("the selection is outside the code")
        }
    }

    private func checkCells(_ view: CodeInputView) {
        let state = view.fieldState
        // A field that has cleared a judged code keeps the verdict, and its cells are neutral.
        let isCleared = view.code.isEmpty && (view.status == .rejected || view.status == .accepted)
        if state.status != view.status, !isCleared || state.status != .editing {
            fail("the cells have the wrong status")
        }
        let isHidden = view.isSecureTextEntry && view.masking == nil && !view.isRevealed
        let isShared = view.isSecureTextEntry && view.window != nil && UIApplication.shared.standInState != .active
        guard isHidden || isShared else { return }
        for cell in state.cells {
            if case .character = cell.content { fail("a secret shows a character") }
        }
    }

    /// Draws a field that no longer shows characters, in the middle of any motion, and looks for those seen before.
    func checkScreen() {
        let isReadable = view.fieldState.cells.contains { if case .character = $0.content { true } else { false } }
        let isMasked = view.isSecureTextEntry || view.hidesText
        defer { wasReadable = isReadable }
        guard wasReadable, !isReadable, isMasked, view.placeholder.allSatisfy({ !$0.isLetter && !$0.isNumber })
        else { return }
        StandInScreen.flush(view)
        // What stands between tags; a message of the app is not the field's code.
        let texts =
            view.showsMessage ? [] : StandInSVG.svg(of: view).split(separator: "<").map { $0.drop { $0 != ">" } }
        let found = texts.filter { $0.contains { $0.isLetter || $0.isNumber } }
        if !found.isEmpty {
            fail("a masked field shows what was seen before: \(found)")
        }
    }

    /// Checks the effect of a call without reentrant calls.
    func checkEffect(since before: Before) {
        let view = view, changes = count(.change), completions = count(.complete)
        // A submission completes the code again, and so does the same code after a failure or a rejection.
        if completions > completingChanges + count(.exit), view.code != before.code {
            fail("more completions than completing edits")
        }
        // A field without input restores the characters under marked text, which completes nothing.
        let givesBack = before.isComposing && (!before.isEnabled || !view.isEnabled || before.status == .verifying)
        if view.rules.isEmpty, count(.invalid) == 0, !givesBack, completions < completingChanges {
            fail("a completing edit called no onComplete")
        }
        if completions != count(.primary) { fail("a completion without its control event") }
        // A secret goes while the app is away, or after the verdict. A rejected code is cleared after a while.
        let forgets = view.isSecureTextEntry && view.forgetsInBackground != nil && view.code.isEmpty
        if author != .user, !before.isComposing {
            if changes > 0 && !forgets || completions > 0 { fail("an edit by the app called onChange or onComplete") }
            if author == .nobody, view.code != before.code { fail("a call that edits nothing changed the code") }
        }
        if author == .user, before.status != .rejected, !before.isComposing, !forgets, view.code != before.code {
            if !before.isEnabled || before.status == .verifying && view.status == .verifying {
                fail("a field that accepts no input changed")
            }
            if changes == 0, view.markedCells == nil { fail("an edit by the user did not call onChange") }
            if vetoesAll { fail("an edit by the user passed the veto by") }
        }
        if before.isSecure, view.isSecureTextEntry, author == .user,
            UIPasteboard.general.changeCount != before.pasteboardChanges, UIPasteboard.general.standInString != pasted
        {
            fail("a secret is on the pasteboard")
        }
    }
}

extension CodeInputView {
    /// Whether the text system must see bullets.
    fileprivate var hidesText: Bool {
        if isSecureTextEntry { return true }
        return !isRevealed && masking != nil && masking != CodeMasking.none
    }
}
