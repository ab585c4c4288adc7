import CodeInputPIN
import TestTools
import UIKit

/// A number pad in a window, with a spy as its target, on a fresh device.
@MainActor struct PadStage {
    let window: UIWindow
    let spy = KeySpy()
    let pad: CodeKeypadView

    init(style: CodeKeypadStyle = .system, configure: (CodeKeypadView) -> Void = { _ in }) {
        WithoutMistakes.reset()
        window = Device.makeWindow(width: 390, height: 700)
        pad = CodeKeypadView(target: spy, style: style)
        pad.frame = CGRect(x: 0, y: 400, width: 390, height: pad.intrinsicContentSize.height)
        pad.clock = Device.clock
        configure(pad)
        window.addSubview(pad)
        settle()
    }

    func settle() { Device.flush() }

    func redrawn() -> [String] { pad.redrawnLayers(in: window) }

    func point(_ place: Int) -> CGPoint { pad.point(place) }

    func finger(on place: Int) -> Finger { Finger(at: point(place), in: window) }

    func tap(_ places: Int...) { for place in places { Device.tap(at: point(place), in: window) } }

    /// Shows the pad again, a turn after it was gone.
    func appear() async {
        pad.removeFromSuperview()
        await Device.turn()
        window.addSubview(pad)
    }

    func layer(_ name: String) -> CALayer? { pad.layer.sublayers?.first { $0.name == name } }

    var elements: [UIAccessibilityElement] {
        settle()
        return pad.keyElements
    }

    static let extra = 9, zero = 10, delete = 11
}

extension CodeKeypadView {
    func point(_ place: Int) -> CGPoint {
        let frame = convert(keyFrames[place], to: nil)
        return CGPoint(x: frame.midX, y: frame.midY)
    }
}

@MainActor func fieldStage(
    _ extraKey: (CodeInputView) -> CodeKeypadExtraKey = { _ in .title("OK") {} },
    configure: (CodeInputView) -> Void = { _ in }
) -> (stage: Stage, pad: CodeKeypadView) {
    let stage = Stage(typing: "123456", configure: configure), pad = CodeKeypadView(target: stage.view)
    (pad.extraKey, pad.clock) = (extraKey(stage.view), Device.clock)
    pad.frame = CGRect(x: 400, y: 0, width: 300, height: 190)
    stage.window.addSubview(pad)
    stage.settle()
    return (stage, pad)
}

/// A `UIKeyInput` that logs its keys: digits, and "<" for delete.
final class KeySpy: UIControl, UIKeyInput {
    var log = ""
    var isSecureTextEntry = false
    var onKey: () -> Void = {}
    var pad: UIView?
    var hasText = true

    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { pad }

    func insertText(_ text: String) {
        log += text
        onKey()
    }

    func deleteBackward() { insertText("<") }
}
