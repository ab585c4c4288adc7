import CodeInputPIN
import MemoryTools
import TestTools
import UIKit

/// Watches a field while the user types a PIN, and records everything visible.
@MainActor final class FieldObserver {
    private let view = CodeInputView(length: 4, style: .box)
    private let pad: CodeKeypadView
    private let window: UIWindow
    private let digits: [Int]
    private var steps: [ObservedStep] = []
    private let spy = InputDelegateSpy()

    /// Returns what shows at each step of a PIN, or nothing if the field leaks.
    ///
    /// By every route, the PIN is also filled in, pasted and entered on a number pad.
    static func steps(
        of pin: Int, in window: UIWindow, _ isByEveryRoute: Bool, setUp: (CodeInputView) -> Void = { _ in }
    ) -> [ObservedStep] {
        weak var field: CodeInputView?
        func walk() -> [ObservedStep] {
            let observer = FieldObserver([pin / 1000, pin / 100 % 10, pin / 10 % 10, pin % 10], in: window)
            field = observer.view
            setUp(observer.view)
            observer.walk(isByEveryRoute)
            return observer.steps
        }
        let steps = walk()
        // The clock keeps what waits, and the next walk would free it.
        StandInClock.advance(by: 60)
        return field == nil ? steps : []
    }

    private init(_ digits: [Int], in window: UIWindow) {
        (self.digits, self.window) = (digits, window)
        view.isSecureTextEntry = true
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
        pad = CodeKeypadView(target: view)
        pad.frame = CGRect(x: 0, y: 100, width: 390, height: 216)
        steps.reserveCapacity(64)
    }

    // MARK: - Walking

    // A wrong digit is always the digit plus one. The same digit would change nothing.
    private func key(_ index: Int, isWrong: Bool = false) -> String { String((digits[index] + (isWrong ? 1 : 0)) % 10) }

    private func type(_ index: Int, isWrong: Bool = false) {
        let key = key(index, isWrong: isWrong)
        watch("key \(index)") { view.insertText(key) }
    }

    private var all: UITextRange { view.wholeRange ?? UITextRange() }

    private func walk(_ isByEveryRoute: Bool) {
        watch("appears") {
            window.addSubview(view)
            view.becomeFirstResponder()
        }
        for index in 0..<4 { type(index, isWrong: index == 2) }
        watch("a full field") { view.insertText("7") }
        watch("tap") { StandInTouch.tap(view, in: view.cellFrames[2]) }
        type(2)
        watch("all is selected") { view.selectedTextRange = all }
        watch("tap on the last cell") { StandInTouch.tap(view, in: view.cellFrames[3]) }
        for index in 0..<5 { watch("deletion \(index)") { view.deleteBackward() } }
        for index in 0..<4 { type(index) }
        watch("rejected") { view.reject() }
        watch("shaken") { StandInClock.advance(by: 1) }
        for index in 0..<4 { type(index) }
        watch("rejected again") { view.reject() }
        type(0, isWrong: true)
        watch("shaken again") { StandInClock.advance(by: 1) }
        watch("cleared") { view.clear() }
        if isByEveryRoute {
            fill()
            press()
        }
        watch("disappears") {
            view.removeFromSuperview()
            pad.removeFromSuperview()
        }
    }

    private func fill() {
        let pin = (0..<4).map { key($0) }.joined(), wrongPIN = (0..<4).map { key($0, isWrong: true) }.joined()
        watch("insertText") { view.insertText(pin) }
        watch("replace") { view.replace(all, withText: wrongPIN) }
        watch("accepted") { view.accept() }
        watch("set by the app") { view.code = pin }
        UIPasteboard.general.string = wrongPIN
        watch("paste") { view.paste(nil) }
        watch("cleared again") { view.clear() }
        watch("marked") { view.setMarkedText(pin, selectedRange: NSRange(location: 4, length: 0)) }
        watch("unmarked") { view.unmarkText() }
        watch("asked") { _ = ("\(view.fieldState)", view.accessibilityLabel, view.accessibilityHint) }
        watch("made shorter") { view.lengthRange = 2...2 }
        watch("made longer") { view.lengthRange = 4...4 }
        watch("cleared for the pad") { view.clear() }
    }

    // Only the places of the fingers depend on the PIN.
    private func press() {
        watch("a pad") { window.addSubview(pad) }
        let frames = pad.keyFrames
        for (index, digit) in digits.enumerated() {
            let frame = frames[digit == 0 ? 10 : digit - 1]
            var finger: StandInFinger?
            watch("finger \(index) down") {
                let point = pad.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
                finger = view.window.map { StandInFinger(at: point, in: $0) }
            }
            watch("finger \(index) up") { finger?.end() }
        }
    }

    // MARK: - Watching

    /// Runs a step, ends the turn, and records what shows.
    private func watch(_ name: String, _ body: () -> Void) {
        // The focus sets the delegate of the keyboard.
        view.inputDelegate = spy
        view.standInForgetEvents()
        StandInRecorder.clear()
        StandInDrawLog.clear()
        let pasteboard = UIPasteboard.general, reads = pasteboard.standInReadCount, writes = pasteboard.changeCount
        let before = memory_counts()
        let told = spy.messages {
            body()
            StandInScreen.flush(window)
        }
        let after = memory_counts()
        var step = ObservedStep(name: name)
        step.aspects["memory"] = [
            after.allocations - before.allocations, after.frees - before.frees, after.bytes - before.bytes,
        ]
        step.aspects["pasteboard"] = [pasteboard.standInReadCount - reads, pasteboard.changeCount - writes]
        step.aspects["drawings"] = StandInDrawLog.layers.flatMap { [$0.name, $0.standInDrawing] as [AnyHashable?] }
        step.aspects["layers"] = places(view.layer) + (pad.window == nil ? [] : places(pad.layer))
        step.aspects["events"] = view.standInEvents.map(\.rawValue)
        step.aspects["speech"] = StandInRecorder.entries.map(\.text) + [view.accessibilityValue]
        step.aspects["state"] = [view.fieldState]
        let (start, end, all) = (view.beginningOfDocument, view.endOfDocument, all)
        let size = CGRect(origin: .zero, size: view.intrinsicContentSize)
        let rects = [view.frame, view.firstRect(for: all), view.caretRect(for: end), size] + view.cellFrames
        step.aspects["layout"] = rects.map(numbers)
        // The notifications of the text system, and the text that it gets.
        let cells = "\(view.selectedCells) \(String(describing: view.markedCells)) \(view.hasText)"
        step.aspects["text"] = told + [view.text(in: all) ?? "", "\(view.offset(from: start, to: end))", cells]
        steps.append(step)
    }

    /// The places of a layer and its sublayers, and their animations.
    private func places(_ layer: CALayer) -> [AnyHashable?] {
        let place: [AnyHashable?] = [layer.name, numbers(of: layer.frame), layer.isHidden, layer.animationKeys()]
        return place + (layer.sublayers ?? []).flatMap(places)
    }

    private func numbers(of rect: CGRect) -> [CGFloat] { [rect.minX, rect.minY, rect.width, rect.height] }
}
