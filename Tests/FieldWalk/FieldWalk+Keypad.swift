import CodeInputPIN
import TestTools
import UIKit

// A number pad, on the screen or as the keyboard of the field, with any number of fingers.
extension FieldWalk {
    func usePad(_ pad: CodeKeypadView, _ step: inout WalkStep) {
        switch step.number(16) {
        case 0...6: touchPad(pad, &step)
        case 7, 8: changeKeys(pad, &step)
        case 9, 10: layOutPad(pad, &step)
        case 11: movePad(pad, &step)
        case 12: changeTarget(pad, &step)
        case 13:
            guard !pad.keyElements.isEmpty else { break }
            _ = noted("activate", step.choice(pad.keyElements)).accessibilityActivate()
        default: StandInClock.advance(by: noted("the clock moves by", step.choice([0, 0.05, 0.5, 0.7, 3])))
        }
        if pad.keyDigits.sorted() != Array(0...9) { fail("a digit is missing from the pad") }
    }

    /// Does what an app does in the callback of a key.
    func reactToKey(on pad: CodeKeypadView) {
        switch padReaction {
        case 0: pad.isEnabled = false
        case 1: pad.removeFromSuperview()
        case 2: view.resignFirstResponder()
        case 3: view.lengthRange = 3...3
        default: break
        }
    }

    private func touchPad(_ pad: CodeKeypadView, _ step: inout WalkStep) {
        guard let window = pad.window else { return }
        let frames = pad.keyFrames, key = step.number(12)
        let place = key < frames.count ? frames[key] : pad.bounds
        let point = step.number(8) == 0 ? step.point() : pad.convert(CGPoint(x: place.midX, y: place.midY), to: nil)
        switch noted("on key \(key), finger", step.number(6)) {
        case 0, 1:
            fingers.append(StandInFinger(at: point, in: window))
            if fingers.count > 4 { fingers.removeFirst().cancel() }
        case 2: fingers.last?.move(to: point)
        case 3: fingers.popLast()?.end()
        case 4: if !fingers.isEmpty { fingers.removeFirst().cancel() }
        default: StandInTouch.tap(at: point, in: window)
        }
    }

    private func changeKeys(_ pad: CodeKeypadView, _ step: inout WalkStep) {
        switch noted("keys", step.number(10)) {
        case 0: pad.order = step.flag() ? .shuffled : .standard
        case 1: view.isSecureTextEntry = step.flag()
        case 2: pad.isEnabled = step.flag()
        case 3: pad.extraKey = nil
        case 4: pad.extraKey = .eye(of: view)
        case 5: pad.extraKey = .title(step.text()) { [weak pad] in pad?.removeFromSuperview() }
        case 6: pad.extraKey = .done(with: view)
        case 7: pad.isHidden = step.flag()
        case 8: view.isHapticFeedbackEnabled = step.flag()
        // The app removes or changes the pad during a key.
        default: padReaction = step.number(4)
        }
    }

    private func layOutPad(_ pad: CodeKeypadView, _ step: inout WalkStep) {
        switch noted("layout", step.number(8)) {
        case 0: pad.style = step.choice([.system, .plain, .circles])
        case 1: pad.frame = CGRect(origin: step.point(), size: step.size())
        case 2: pad.bounds = CGRect(origin: step.point(), size: step.size())
        case 3: checkSize(step.flag() ? pad.intrinsicContentSize : pad.sizeThatFits(step.size()))
        case 4: pad.tintColor = step.flag() ? .systemRed : nil
        case 5: StandInScreen.setTraits { setTraits(&$0, &step) }
        case 6: StandInAccessibilitySettings.isSpeaking = step.flag()
        default: StandInScreen.flush()
        }
    }

    private func movePad(_ pad: CodeKeypadView, _ step: inout WalkStep) {
        switch noted("move", step.number(6)) {
        case 0: pad.removeFromSuperview()
        case 1, 2: step.choice(windows).addSubview(pad)
        case 3: step.choice(windows).addSubview(view)
        case 4: view.becomeFirstResponder()
        default: view.resignFirstResponder()
        }
    }

    private func changeTarget(_ pad: CodeKeypadView, _ step: inout WalkStep) {
        switch noted("target", step.number(6)) {
        case 0: pad.target = nil
        case 1: pad.target = view
        case 2: view.inputView = pad
        case 3: view.inputView = nil
        case 4: view.isSecureTextEntry = step.flag()
        default: view.status = step.choice(CodeStatus.allCases)
        }
    }
}
