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

    init(isTracing: Bool) {
        log = WalkLog(isTracing: isTracing)
        let field = CodeInputView(length: 6, style: .box)
        let pad = CodeKeypadView(target: field)
        (field.clock, pad.clock) = (StandInTime(), StandInTime())
        (self.field, self.pad, releasedField, releasedPad) = (field, pad, field, pad)
        field.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
        pad.frame = CGRect(x: 0, y: 400, width: 390, height: pad.intrinsicContentSize.height)
        windows[0].addSubview(field)
        windows[0].addSubview(pad)
    }

    func perform(_ step: WalkStep) {
        guard let pad, let field else { return }
        log.calls += 1
        var step = step
        switch step.number(16) {
        case 0...6: touch(pad, &step)
        case 7, 8: changeKeys(pad, field, &step)
        case 9, 10: layOut(pad, &step)
        case 11: move(pad, field, &step)
        case 12: changeTarget(pad, field, &step)
        case 13: ask(pad, &step)
        default:
            let seconds = step.choice([0, 0.05, 0.5, 0.7, 3])
            note("the clock moves by \(seconds)")
            StandInClock.advance(by: seconds)
        }
        check(pad, field)
        StandInRecorder.clear()
        StandInDrawLog.clear()
    }

    private func touch(_ pad: CodeKeypadView, _ step: inout WalkStep) {
        guard let window = pad.window else { return }
        let frames = pad.style.layout.frames(in: pad.bounds)
        let key = step.number(12)
        let place = key < frames.count ? frames[key] : pad.bounds
        let point = step.number(8) == 0 ? step.point() : pad.convert(CGPoint(x: place.midX, y: place.midY), to: nil)
        switch step.number(6) {
        case 0, 1:
            note("finger down on \(key)")
            fingers.append(StandInFinger(at: point, in: window))
            if fingers.count > 4 { fingers.removeFirst().cancel() }
        case 2:
            note("finger moves to \(key)")
            fingers.last?.move(to: point)
        case 3:
            note("finger lifts")
            fingers.popLast()?.end()
        case 4:
            note("finger is taken away")
            if !fingers.isEmpty { fingers.removeFirst().cancel() }
        default:
            note("tap \(key)")
            StandInTouch.tap(at: point, in: window)
        }
    }

    private func changeKeys(_ pad: CodeKeypadView, _ field: CodeInputView, _ step: inout WalkStep) {
        let kind = step.number(10)
        note("keys \(kind)")
        switch kind {
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
        let kind = step.number(8)
        note("layout \(kind)")
        switch kind {
        case 0: pad.style = step.choice([.keyboard, .flatKeyboard, .plain, .circles])
        case 1: pad.frame = CGRect(origin: step.point(), size: step.size())
        case 2: pad.bounds = CGRect(origin: step.point(), size: step.size())
        case 3:
            let size = step.flag() ? pad.intrinsicContentSize : pad.sizeThatFits(step.size())
            if size.width.isNaN || size.height.isNaN || size.width < 0 { fail("a size is invalid") }
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
        let kind = step.number(6)
        note("move \(kind)")
        switch kind {
        case 0: pad.removeFromSuperview()
        case 1, 2: step.choice(windows).addSubview(pad)
        case 3: step.choice(windows).addSubview(field)
        case 4: field.becomeFirstResponder()
        default: field.resignFirstResponder()
        }
    }

    private func changeTarget(_ pad: CodeKeypadView, _ field: CodeInputView, _ step: inout WalkStep) {
        let kind = step.number(6)
        note("target \(kind)")
        switch kind {
        case 0: pad.target = nil
        case 1: pad.target = field
        case 2: field.inputView = pad
        case 3: field.inputView = nil
        case 4: field.isSecureTextEntry = step.flag()
        default: field.status = step.anyCase(of: CodeStatus.self)
        }
    }

    private func ask(_ pad: CodeKeypadView, _ step: inout WalkStep) {
        let elements = (pad.accessibilityElements ?? []).compactMap { $0 as? UIAccessibilityElement }
        guard !elements.isEmpty else { return }
        let element = step.choice(elements)
        note("activate \(element.accessibilityLabel ?? "none")")
        _ = element.accessibilityActivate()
    }

    private func check(_ pad: CodeKeypadView, _ field: CodeInputView) {
        if pad.digits.sorted() != Array(0...9) { fail("a digit is missing from the pad") }
        let code = field.code
        if code.count > field.length || !code.allSatisfy(\.isNumber) { fail("the code is invalid") }
        if pad.order == .standard, pad.window == nil, pad.digits.count != 10 {
            fail("the order is invalid")
        }
        KeyboardDriver.failures.forEach { fail("the keyboard: " + $0) }
    }

    func letGo() {
        field?.inputView = nil
        (fingers, windows) = ([], [])
        pad?.removeFromSuperview()
        field?.removeFromSuperview()
        (pad, field) = (nil, nil)
    }

    var leaks: [String] {
        (releasedPad == nil ? [] : ["the pad is still there"])
            + (releasedField == nil ? [] : ["the field is still there"])
            + log.failures
    }
}
