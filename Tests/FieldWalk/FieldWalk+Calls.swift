import CodeInputPIN
import TestTools
import UIKit

// What keyboards, the user and an app do.
extension FieldWalk {
    func edit(_ step: inout WalkStep) {
        switch step.number(14) {
        case 0, 1, 2: keyboard?.insert(toInsert(noted("keyboard.insert", step.text())))
        case 3: view.insertText(toInsert(noted("view.insertText", step.text())))
        case 4: keyboard?.deleteBackward(selectingFirst: noted("keyboard.deleteBackward, selecting", step.flag()))
        case 5: make("view.deleteBackward()", view.deleteBackward)
        case 6:
            let range = named("view.replace", range(&step))
            view.replace(range, withText: toInsert(noted("with", step.text())))
        case 7:
            let route = noted("AutoFill", step.choice(KeyboardDriver.Route.allCases))
            keyboard?.autofill(toInsert(noted("of", step.text())), route: route)
        case 8:
            UIPasteboard.general.string = pasted
            if noted("paste(nil)", step.flag()) { view.paste(nil) } else { keyboard?.pasteFromPasteboard() }
        case 9: make("cut") { view.cut(nil) }
        case 10: make("copy") { view.copy(nil) }
        case 11:
            let key = noted("press", step.choice(WalkValues.keys)), flags = noted("modifiers", step.number(16))
            UIPasteboard.general.string = pasted
            keyboard?.press(
                key, shift: flags & 1 > 0, option: flags & 2 > 0, command: flags & 4 > 0, control: flags & 8 > 0)
        case 12:
            keyboard?.insert(toInsert(noted("keyboard.insert \"1\" behind", step.text())))
            keyboard?.insert("1")
        default: make("view.insertText(\"\")") { view.insertText("") }
        }
    }

    /// Notes whether a text can be no code, so that what is under marked text may come back.
    private func toInsert(_ text: String) -> String {
        insertsNothing = !text.contains { $0.isLetter || $0.isNumber }
        return text
    }

    func compose(_ step: inout WalkStep) {
        let kind = step.number(8)
        switch kind {
        case 0, 1:
            let text = noted("keyboard marks", step.flag() ? step.text() : step.text() + step.text())
            keyboard?.setMarkedText(text, selectedRange: noted("selecting", step.selection()))
        case 2, 3:
            let text = noted("view.setMarkedText", kind == 3 || step.flag() ? step.text() : nil)
            view.setMarkedText(text, selectedRange: noted("selecting", step.selection()))
        case 4: if noted("view.unmarkText", step.flag()) { view.unmarkText() } else { keyboard?.unmarkText() }
        case 5: view.selectedTextRange = named("view.selectedTextRange", range(&step))
        case 6: make("view.selectedTextRange = nil") { view.selectedTextRange = nil }
        default:
            let ends = noted("keyboard.select", [step.number(10), step.number(10)].sorted())
            keyboard?.select(ends[0]..<ends[1])
        }
    }

    func touch(_ step: inout WalkStep) {
        switch step.number(10) {
        case 0, 1, 2:
            guard let cell = view.cellFrames.indices.randomElement(using: &step) else { break }
            StandInTouch.tap(view, in: view.cellFrames[noted("tap cell", cell)])
        case 3:
            let point = noted("tap", step.point())
            if let window = view.window { StandInTouch.tap(at: point, in: window) }
        case 4:
            note("long press")
            if let window = view.window { StandInTouch.longPress(at: CGPoint(x: 20, y: 20), in: window) }
        case 5:
            note("finger down")
            if let window = view.window {
                fingers.append(StandInFinger(at: CGPoint(x: step.number(250), y: 20), in: window))
            }
        case 6: fingers.last?.move(to: noted("finger moves", step.point()))
        case 7:
            guard let finger = fingers.popLast() else { break }
            if noted("finger lifts", step.flag()) { finger.end() } else { finger.cancel() }
        case 8:
            guard let title = StandInMenu.titles.randomElement(using: &step) else { break }
            UIPasteboard.general.string = pasted
            StandInMenu.choose(noted("choose", title))
        default:
            _ = view.canPerformAction(Selector(noted("may perform", step.choice(WalkValues.actions))), withSender: nil)
        }
    }

    func setUp(_ step: inout WalkStep) {
        author = .app
        switch step.number(24) {
        case 0, 1: view.code = noted("view.code", step.text())
        case 2:
            guard noted("view.enter", step.flag()) else {
                view.clear()
                break
            }
            view.enter(noted("entered", step.text()))
            author = .user
        case 3:
            let length = noted("view.lengthRange", step.choice(WalkValues.lengths))
            view.lengthRange = length...length
        case 4: view.alphabet = WalkValues.alphabets[noted("view.alphabet", step.number(WalkValues.alphabets.count))]
        case 5: view.status = noted("view.status", step.choice(CodeStatus.allCases))
        case 6: view.reject(message: noted("view.reject", step.flag() ? step.text() : nil))
        case 7: make("view.accept()") { view.accept() }
        case 8:
            view.isSecureTextEntry = noted("view.isSecureTextEntry", step.flag())
            view.forgetsInBackground = noted("view.forgetsInBackground", step.choice(WalkValues.delays))
        case 9: view.masking = noted("view.masking", step.choice(WalkValues.maskings))
        case 10: view.isRevealed = noted("view.isRevealed", step.flag())
        case 11:
            view.caretPolicy = noted("view.caretPolicy", step.choice([CodeCaretPolicy.cells, .endOnly]))
            // This commits marked text, as an edit by the user.
            author = .user
        case 12, 13: view.overflow = noted("view.overflow", step.choice([CodeOverflow.refuse, .replaceLast]))
        case 14:
            view.rejectionPolicy = noted("view.rejectionPolicy", step.choice([CodeRejectionPolicy.startOver, .edit]))
        case 15: view.resignsOnCompletion = noted("view.resignsOnCompletion", step.flag())
        case 16: view.rules = noted("view.rules", step.choice(WalkValues.rules))
        case 17:
            let all: [CodeEditAction] = [.paste, .copy, .cut, .selectAll]
            view.allowedActions = noted("view.allowedActions", Set(all.filter { _ in step.flag() }))
        case 18:
            view.isEnabled = noted("view.isEnabled", step.flag())
            // Losing the focus commits marked text too.
            author = .user
        case 19, 20: meddle(&step)
        case 21: setTrait(&step)
        default: view.placeholder = noted("view.placeholder", step.choice(WalkValues.placeholders))
        }
    }

    private func setTrait(_ step: inout WalkStep) {
        switch noted("trait", step.number(12)) {
        // The keyboard loads again.
        case 0...8: view.keyboardType = step.choice([.numberPad, .default, .asciiCapable])
        case 9: view.inputView = step.flag() ? CodeKeypadView() : nil
        case 10: view.inputAccessoryView = step.flag() ? UIView() : nil
        default:
            view.accessibilityLabel = step.flag() ? "code" : nil
            _ = (view.accessibilityLabel, view.accessibilityValue, view.accessibilityCustomContent, view.undoManager)
        }
    }

    /// Sets or removes a closure that changes the effect of edits.
    private func meddle(_ step: inout WalkStep) {
        switch noted("another closure", step.number(6)) {
        case 0: (view.shouldChange, vetoesAll) = (nil, false)
        case 1:
            let answer = step.flag()
            vetoesAll = !answer
            view.shouldChange = { [weak self] change in
                if change.current == change.proposed { self?.fail("shouldChange is called without a change") }
                self?.react(to: .veto)
                return answer
            }
        case 2: view.preprocess = nil
        case 3:
            let text = step.flag() ? "" : step.text()
            view.preprocess = { [weak self] incoming in
                self?.react(to: .preparation)
                return text.isEmpty ? incoming.uppercased() : text
            }
        case 4: view.verifier = nil
        default:
            gate.isOpen = step.flag()
            view.verifier = { [weak self, gate] code in
                self?.react(to: .verification)
                return try await gate.verdict(on: code)
            }
        }
    }
}
