import CodeInputPIN
import UIKit

extension FieldWalk {
    /// Does what an app does.
    func setUp(_ step: inout WalkStep) -> Author {
        switch step.number(24) {
        case 0, 1:
            let code = step.text()
            note("view.code = \(code.debugDescription)")
            view.code = code
        case 2:
            guard step.flag() else {
                note("view.clear()")
                view.clear()
                break
            }
            let text = step.text()
            note("view.enter(\(text.debugDescription))")
            view.enter(text)
            return .user
        case 3:
            let length = step.choice(WalkValues.lengths)
            note("view.lengthRange = \(length)...\(length)")
            view.lengthRange = length...length
        case 4:
            let index = step.number(WalkValues.alphabets.count)
            note("view.alphabet = WalkValues.alphabets[\(index)]")
            view.alphabet = WalkValues.alphabets[index]
        case 5:
            let status = step.anyCase(of: CodeStatus.self)
            note("view.status = .\(status)")
            view.status = status
        case 6:
            note("view.reject()")
            view.reject(message: step.flag() ? step.text() : nil)
        case 7:
            note("view.accept()")
            view.accept()
        case 8:
            view.isSecureTextEntry = step.flag()
            view.forgetsInBackground = step.choice(WalkValues.delays)
            note("view.isSecureTextEntry = \(view.isSecureTextEntry); \(String(describing: view.forgetsInBackground))")
        case 9:
            view.masking = step.choice(WalkValues.maskings)
            note("view.masking = \(String(describing: view.masking))")
        case 10:
            view.isRevealed = step.flag()
            note("view.isRevealed = \(view.isRevealed)")
        case 11:
            let policy = step.anyCase(of: CodeCaretPolicy.self)
            note("view.caretPolicy = .\(policy)")
            view.caretPolicy = policy
            // This commits marked text, as an edit by the user.
            return .user
        case 12, 13:
            view.overflow = step.anyCase(of: CodeOverflow.self)
            note("view.overflow = .\(view.overflow)")
        case 14:
            view.rejectionPolicy = step.anyCase(of: CodeRejectionPolicy.self)
            note("view.rejectionPolicy = .\(view.rejectionPolicy)")
        case 15:
            view.resignsOnCompletion = step.flag()
            note("view.resignsOnCompletion = \(view.resignsOnCompletion)")
        case 16:
            view.rules = step.choice(WalkValues.rules)
            note("view.rules: \(view.rules.count)")
        case 17:
            view.allowedActions = Set(CodeEditAction.allCases.filter { _ in step.flag() })
            note("view.allowedActions: \(view.allowedActions.count)")
        case 18:
            let isEnabled = step.flag()
            note("view.isEnabled = \(isEnabled)")
            view.isEnabled = isEnabled
            // Losing the focus commits marked text too.
            return .user
        case 19, 20:
            note("another closure")
            meddle(&step)
        case 21: setTrait(&step)
        default:
            view.placeholder = step.choice(WalkValues.placeholders)
            note("view.placeholder = \(view.placeholder.debugDescription)")
        }
        return .app
    }

    private func setTrait(_ step: inout WalkStep) {
        let trait = step.number(12)
        note("trait \(trait)")
        switch trait {
        case 0: view.keyboardType = step.choice([.numberPad, .default, .asciiCapable])
        case 1: view.textContentType = step.choice([.oneTimeCode, .password, nil])
        case 2: view.autocapitalizationType = step.choice([.none, .words, .allCharacters])
        case 3: view.autocorrectionType = step.choice([.no, .yes])
        case 4: view.keyboardAppearance = step.choice([.dark, .light])
        case 5: view.returnKeyType = step.choice([.done, .go])
        case 6: view.enablesReturnKeyAutomatically = step.flag()
        case 7: view.markedTextStyle = step.flag() ? [:] : nil
        case 8: view.returnKeyType = step.choice([.default, .continue])
        case 9: view.inputView = step.flag() ? CodeKeypadView() : nil
        case 10: view.inputAccessoryView = step.flag() ? UIView() : nil
        default:
            view.accessibilityLabel = step.flag() ? "code" : nil
            _ = (view.accessibilityLabel, view.accessibilityValue, view.accessibilityCustomContent, view.undoManager)
        }
    }
}
