import CodeInputPIN
import TestTools
import UIKit

// What happens around a field.
extension FieldWalk {
    func layOut(_ step: inout WalkStep) {
        author = .nobody
        switch noted("layout", step.number(14)) {
        case 0: view.frame = noted("view.frame", CGRect(origin: step.point(), size: step.size()))
        case 1: view.bounds = noted("view.bounds", CGRect(origin: step.point(), size: step.size()))
        case 2: checkSize(view.sizeThatFits(step.size()))
        case 3: view.sizeToFit()
        case 4: checkSize(view.intrinsicContentSize)
        case 5:
            view.setNeedsLayout()
            view.layoutIfNeeded()
        case 6, 7: if step.flag() { StandInScreen.flush() } else { StandInScreen.flush(view) }
        case 8: view.style = WalkValues.styles[noted("view.style", step.number(WalkValues.styles.count))]
        case 9: view.semanticContentAttribute = step.flag() ? .forceRightToLeft : .unspecified
        case 10: view.tintColor = step.flag() ? .systemRed : nil
        case 11: StandInScreen.setTraits { setTraits(&$0, &step) }
        case 12:
            StandInAccessibilitySettings.isReduceMotionEnabled = step.flag()
            StandInAccessibilitySettings.isSpeaking = step.flag()
        default:
            view.isHidden = noted("view.isHidden", step.flag())
            view.isUserInteractionEnabled = noted("view.isUserInteractionEnabled", step.flag())
        }
    }

    func setTraits(_ traits: inout any UIMutableTraits, _ step: inout WalkStep) {
        switch noted("traits", step.number(6)) {
        case 0: traits.preferredContentSizeCategory = step.choice(WalkValues.categories)
        case 1: traits.userInterfaceStyle = step.choice([.light, .dark, .unspecified])
        case 2: traits.layoutDirection = step.choice([.leftToRight, .rightToLeft, .unspecified])
        case 3: traits.displayScale = step.choice([0, 1, 2, 3])
        case 4: traits.accessibilityContrast = step.choice([.normal, .high, .unspecified])
        default: traits.sceneCaptureState = step.choice([.active, .inactive, .unspecified])
        }
    }

    func turnWorld(_ step: inout WalkStep) {
        switch noted("world", step.number(16)) {
        case 0, 1, 2: arm(step.choice(WalkHook.allCases))
        case 3: if step.flag() { view.becomeFirstResponder() } else { _ = view.accessibilityActivate() }
        case 4: view.resignFirstResponder()
        case 5: view.removeFromSuperview()
        case 6, 7, 8:
            let place: UIView = step.choice([windows[0], windows[1], shelf])
            if place === shelf {
                if noted("the shelf shows", step.flag()) {
                    windows[0].addSubview(shelf)
                } else {
                    shelf.removeFromSuperview()
                }
            }
            place.addSubview(view)
        case 9:
            StandInClock.advance(by: noted("the clock moves by", step.choice([0, 0.1, 0.5, 1, 5])))
            // Sleepers run.
            needsTurn = true
        case 10:
            guard step.number(8) < 3, let manager = view.undoManager else { return needsTurn = true }
            let code = view.code
            if noted("undo", step.flag()) { manager.undo() } else { manager.redo() }
            if view.isSecureTextEntry, view.code != code { fail("Undo knows a secret") }
        case 11:
            gate.give(noted("a verdict", step.anyVerdict()))
            needsTurn = true
        case 12:
            switch noted("the input delegate", step.number(4)) {
            case 0 where isReentrant: view.inputDelegate = nil
            case 1 where isReentrant: textOfInputMethod = textOfInputMethod == nil ? step.text() : nil
            // The keyboard observes from its first call.
            default: keyboard?.watch("another input delegate") {}
            }
        case 13: UIApplication.shared.standInState = noted("the app", step.choice([.active, .inactive, .background]))
        case 14: StandInScreen.isCaptured = noted("captured", step.flag())
        default: step.choice(windows).makeKey()
        }
    }
}
