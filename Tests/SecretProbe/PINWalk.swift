import CodeInputPIN
import UIKit

/// Types a PIN into a secure field by every route, corrects it, deletes it and rejects it.
///
/// A wrong digit is always the digit plus one. The same digit would change nothing.
@MainActor struct PINWalk {
    private let digits: [Int]
    private let observer: FieldObserver
    private var view: CodeInputView { observer.view }

    /// Returns what shows at each step of a PIN.
    ///
    /// - Parameters:
    ///   - pin: 0 to 9999.
    ///   - window: The window that shows the field.
    ///   - isByEveryRoute: Whether to fill in, paste and enter the PIN on a number pad too.
    ///   - setUp: What an app does to the field before the walk.
    /// - Returns: The steps, or nil if the field leaks.
    static func steps(
        of pin: Int, in window: UIWindow, _ isByEveryRoute: Bool, setUp: (CodeInputView) -> Void = { _ in }
    ) -> [ObservedStep]? {
        weak var field: CodeInputView?
        let steps = walk(pin, in: window, isByEveryRoute) {
            field = $0
            setUp($0)
        }
        return field == nil ? steps : nil
    }

    private static func walk(
        _ pin: Int, in window: UIWindow, _ isByEveryRoute: Bool, setUp: (CodeInputView) -> Void
    ) -> [ObservedStep] {
        let view = CodeInputView(length: 4, style: .box)
        view.isSecureTextEntry = true
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
        let pad = CodeKeypadView(target: view)
        pad.frame = CGRect(x: 0, y: 100, width: 390, height: 216)
        setUp(view)
        let walk = PINWalk(
            digits: [pin / 1000, pin / 100 % 10, pin / 10 % 10, pin % 10],
            observer: FieldObserver(view, pad, in: window))
        walk.observer.watch("appears") {
            window.addSubview(view)
            view.becomeFirstResponder()
        }
        walk.typeAndCorrect()
        walk.reject()
        if isByEveryRoute {
            walk.fill()
            walk.press(in: window)
        }
        walk.observer.watch("disappears") {
            view.removeFromSuperview()
            pad.removeFromSuperview()
        }
        return walk.observer.steps
    }

    private init(digits: [Int], observer: FieldObserver) {
        self.digits = digits
        self.observer = observer
    }

    private var pin: String { digits.map(String.init).joined() }
    private var wrongPIN: String { digits.map { String(($0 + 1) % 10) }.joined() }

    private func key(_ index: Int, isWrong: Bool = false) -> String { String((digits[index] + (isWrong ? 1 : 0)) % 10) }

    private func type(_ index: Int, isWrong: Bool = false) {
        let key = key(index, isWrong: isWrong)
        observer.watch("key \(index)") { view.insertText(key) }
    }

    private func typeAndCorrect() {
        for index in 0..<4 { type(index, isWrong: index == 2) }
        observer.watch("a full field") { view.insertText("7") }
        observer.watch("tap") { StandInTouch.tap(view, in: view.cellFrames[2]) }
        type(2)
        observer.watch("all is selected") {
            view.selectedTextRange = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
        }
        observer.watch("tap on the last cell") { StandInTouch.tap(view, in: view.cellFrames[3]) }
        for index in 0..<5 { observer.watch("deletion \(index)") { view.deleteBackward() } }
    }

    private func reject() {
        for index in 0..<4 { type(index) }
        observer.watch("rejected") { view.reject() }
        observer.watch("shaken") { StandInClock.advance(by: 1) }
        for index in 0..<4 { type(index) }
        observer.watch("rejected again") { view.reject() }
        type(0, isWrong: true)
        observer.watch("shaken again") { StandInClock.advance(by: 1) }
        observer.watch("cleared") { view.clear() }
    }

    private func fill() {
        let (pin, wrongPIN) = (pin, wrongPIN)
        observer.watch("insertText") { view.insertText(pin) }
        observer.watch("replace") {
            let all = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument) ?? UITextRange()
            view.replace(all, withText: wrongPIN)
        }
        observer.watch("accepted") { view.accept() }
        observer.watch("set by the app") { view.code = pin }
        UIPasteboard.general.string = wrongPIN
        observer.watch("paste") { view.paste(nil) }
        observer.watch("cleared again") { view.clear() }
        observer.watch("marked") { view.setMarkedText(pin, selectedRange: NSRange(location: 4, length: 0)) }
        observer.watch("unmarked") { view.unmarkText() }
        observer.watch("asked") { _ = ("\(view.fieldState)", view.accessibilityLabel, view.accessibilityHint) }
        observer.watch("made shorter") { view.lengthRange = 2...2 }
        observer.watch("made longer") { view.lengthRange = 4...4 }
        observer.watch("cleared for the pad") { view.clear() }
    }

    /// Enters the PIN on the number pad.
    ///
    /// Only the places of the fingers depend on it.
    private func press(in window: UIWindow) {
        observer.watch("a pad") { window.addSubview(pad) }
        let frames = pad.style.layout.frames(in: pad.bounds)
        for (index, digit) in digits.enumerated() {
            let frame = frames[digit == 0 ? 10 : digit - 1]
            var finger: StandInFinger?
            observer.watch("finger \(index) down") {
                let point = pad.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
                finger = view.window.map { StandInFinger(at: point, in: $0) }
            }
            observer.watch("finger \(index) up") { finger?.end() }
        }
    }

    private var pad: CodeKeypadView { observer.pad }
}
