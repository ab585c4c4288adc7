import CodeInputPIN
import TestTools
import UIKit

/// A walk over a number pad, on the screen or as the keyboard, with any number of fingers.
@MainActor final class KeypadWalk: ScreenWalk {
    var log: WalkLog

    private var windows = [
        UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700)),
        UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
    ]
    private var field: CodeInputView?
    private var pad: CodeKeypadView?
    private weak var releasedField: CodeInputView?
    private weak var releasedPad: CodeKeypadView?
    private var fingers: [StandInFinger] = []

    init(_ log: WalkLog) {
        self.log = log
        let field = CodeInputView(length: 6, style: .box)
        let pad = CodeKeypadView(target: field)
        (field.clock, pad.clock) = (StandInTime(), StandInTime())
        (self.field, self.pad, releasedField, releasedPad) = (field, pad, field, pad)
        field.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
        pad.frame = CGRect(x: 0, y: 400, width: 390, height: pad.intrinsicContentSize.height)
        windows[0].addSubview(field)
        windows[0].addSubview(pad)
    }

    func perform(_ step: inout WalkStep) {
        guard let pad, let field else { return }
        log.calls += 1
        switch step.number(16) {
        case 0...6: touch(pad, &step)
        case 7, 8: changeKeys(pad, field, &step)
        case 9, 10: layOut(pad, &step)
        case 11: move(pad, field, &step)
        case 12: changeTarget(pad, field, &step)
        case 13:
            let elements = (pad.accessibilityElements ?? []).compactMap { $0 as? UIAccessibilityElement }
            guard !elements.isEmpty else { break }
            _ = noted("activate", step.choice(elements)).accessibilityActivate()
        default: StandInClock.advance(by: noted("the clock moves by", step.choice([0, 0.05, 0.5, 0.7, 3])))
        }
        if pad.digits.sorted() != Array(0...9) { fail("a digit is missing from the pad") }
        if field.code.count > field.length || !field.code.allSatisfy(\.isNumber) { fail("the code is invalid") }
    }

    private func touch(_ pad: CodeKeypadView, _ step: inout WalkStep) {
        guard let window = pad.window else { return }
        let frames = pad.style.layout.frames(in: pad.bounds)
        let key = step.number(12)
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

    private func changeKeys(_ pad: CodeKeypadView, _ field: CodeInputView, _ step: inout WalkStep) {
        switch noted("keys", step.number(10)) {
        case 0: pad.order = step.flag() ? .shuffled : .standard
        case 1: field.isSecureTextEntry = step.flag()
        case 2: pad.isEnabled = step.flag()
        case 3: pad.extraKey = nil
        case 4: pad.extraKey = .eye(of: field)
        case 5: pad.extraKey = .title(step.text()) { [weak pad] in pad?.removeFromSuperview() }
        case 6: pad.extraKey = .done(with: field)
        case 7: pad.isHidden = step.flag()
        case 8: field.isHapticFeedbackEnabled = step.flag()
        default:
            // The field removes or changes the pad during a key.
            let kind = step.number(4)
            field.onChange = { [weak pad, weak field] _ in
                switch kind {
                case 0: pad?.isEnabled = false
                case 1: pad?.removeFromSuperview()
                case 2: field?.resignFirstResponder()
                default: field?.lengthRange = 3...3
                }
            }
        }
    }

    private func layOut(_ pad: CodeKeypadView, _ step: inout WalkStep) {
        switch noted("layout", step.number(8)) {
        case 0: pad.style = step.choice([.keyboard, .flatKeyboard, .plain, .circles])
        case 1: pad.frame = CGRect(origin: step.point(), size: step.size())
        case 2: pad.bounds = CGRect(origin: step.point(), size: step.size())
        case 3: checkSize(step.flag() ? pad.intrinsicContentSize : pad.sizeThatFits(step.size()))
        case 4: pad.tintColor = step.flag() ? .systemRed : nil
        case 5:
            StandInScreen.setTraits {
                $0.preferredContentSizeCategory = step.choice(WalkValues.categories)
                $0.layoutDirection = step.choice([.leftToRight, .rightToLeft])
                $0.displayScale = step.choice([0, 1, 2, 3])
            }
        case 6: StandInAccessibilitySettings.isVoiceOverRunning = step.flag()
        default: StandInScreen.flush()
        }
    }

    private func move(_ pad: CodeKeypadView, _ field: CodeInputView, _ step: inout WalkStep) {
        switch noted("move", step.number(6)) {
        case 0: pad.removeFromSuperview()
        case 1, 2: step.choice(windows).addSubview(pad)
        case 3: step.choice(windows).addSubview(field)
        case 4: field.becomeFirstResponder()
        default: field.resignFirstResponder()
        }
    }

    private func changeTarget(_ pad: CodeKeypadView, _ field: CodeInputView, _ step: inout WalkStep) {
        switch noted("target", step.number(6)) {
        case 0: pad.target = nil
        case 1: pad.target = field
        case 2: field.inputView = pad
        case 3: field.inputView = nil
        case 4: field.isSecureTextEntry = step.flag()
        default: field.status = step.anyCase(of: CodeStatus.self)
        }
    }

    func letGo() {
        field?.inputView = nil
        (fingers, windows) = ([], [])
        pad?.removeFromSuperview()
        field?.removeFromSuperview()
        (pad, field) = (nil, nil)
    }

    var leaks: [String] {
        [releasedPad == nil ? nil : "the pad is still there", releasedField == nil ? nil : "the field is still there"]
            .compactMap(\.self)
    }
}
