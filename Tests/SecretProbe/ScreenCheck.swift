import CodeInputPIN
import MemoryTools
import UIKit

/// Checks that nothing seen before stays on the screen of a field from the frame on in which it masks its code.
@MainActor struct ScreenCheck {
    private typealias Act = (name: String, act: @MainActor (CodeInputView) -> Void)

    // Letters that no style draws by itself, and the byte that each begins with.
    private static let letters = "ЖЩЮЭ"
    private static let lead: CInt = 0xD0

    private static let styles: [any CodeCellRenderer] = [
        .box, .joined, .underline, .circles, .dots(), Self.rolling, Gloss(),
    ]

    /// What moves, fades, or replaces what is seen.
    private static let motions: [Act] = [
        ("rest", { _ in }), ("accepted", { $0.accept() }), ("rejected", { $0.reject(message: "No.") }),
        ("verifying", { $0.status = .verifying }), ("deletion", { $0.deleteBackward() }),
        ("accepted and cleared", acceptAndClear), ("rejected and typed over", rejectAndType),
        ("another code", { $0.code = "ЭЮЩЖ" }), ("invalid input", { $0.insertText("7") }),
        ("another style", { $0.style = .outline }), ("another length", { $0.lengthRange = 5...5 }),
        ("another size", { $0.frame.size.width = 300 }), ("no focus", { $0.resignFirstResponder() }),
        ("a selection", { $0.selectAll(nil) }), ("marked text", { $0.setMarkedText("ЖЩ", selectedRange: NSRange()) }),
    ]

    private static let maskings: [Act] = [
        ("capture", { _ in StandInScreen.isCaptured = true }),
        ("an inactive scene", { _ in UIApplication.shared.standInState = .inactive }),
        ("secure", { ($0.isSecureTextEntry, $0.isRevealed) = (true, false) }),
        ("masking", { ($0.masking, $0.isRevealed) = (.immediate, false) }), ("no reveal", { $0.isRevealed = false }),
    ]

    private static func acceptAndClear(_ view: CodeInputView) {
        view.accept()
        view.clear()
    }

    private static func rejectAndType(_ view: CodeInputView) {
        view.reject()
        view.insertText("Ж")
    }

    private static var rolling: BoxRenderer {
        var style = BoxRenderer.box
        style.motion = CodeMotion(insertion: .roll, removal: .roll, acceptance: .pop)
        return style
    }

    /// Prints a line for each way of masking, and returns whether all pass; a debug build checks every third motion.
    static func run() async -> Bool {
        var isRight = true, seen = 0, all = 0
        for masking in maskings {
            var checked = 0, failures: [String] = []
            for style in styles {
                for motion in motions {
                    for way in 0..<4 {
                        all += 1
                        #if DEBUG
                        guard all.isMultiple(of: 3) else { continue }
                        #endif
                        let isReduced = way > 1, isLater = way % 2 == 1
                        let found = await letters(after: motion, masking, style, isReduced, isLater)
                        checked += 1
                        seen += found.before ? 1 : 0
                        guard found.after else { continue }
                        failures.append("\(motion.name) in \(type(of: style)), later: \(isLater)")
                    }
                }
            }
            isRight = isRight && failures.isEmpty
            let verdict = failures.isEmpty ? "ok" : "FAIL"
            print("\(verdict) \(masking.name): \(checked) motions, \(failures.count) show letters")
            for failure in failures { print("  \(failure)") }
        }
        // Else there would be nothing to find.
        print("\(seen > all / 10 ? "control" : "FAIL") letters before: \(seen) times")
        return isRight && seen > all / 10
    }

    /// Whether letters are on the screen before and after the frame in which a code is masked.
    private static func letters(
        after motion: Act, _ masking: Act, _ style: any CodeCellRenderer, _ isReduced: Bool, _ isLater: Bool
    ) async -> (before: Bool, after: Bool) {
        StandInScreen.reset()
        StandInAccessibilitySettings.isReduceMotionEnabled = isReduced
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
        let view = CodeInputView(length: 4, style: style)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 90)
        (view.clock, view.showsMessage, view.alphabet) = (StandInTime(), true, CodeAlphabet(letters))
        // A revealed field: secure, unless masking alone is to hide it.
        (view.isSecureTextEntry, view.isRevealed) = (masking.name != "secure" && masking.name != "masking", true)
        window.addSubview(view)
        window.makeKeyAndVisible()
        view.becomeFirstResponder()
        view.code = letters
        StandInScreen.flush()
        StandInClock.advance(by: 2)
        motion.act(view)
        if isLater {
            StandInScreen.flush()
            StandInClock.advance(by: 0.03)
        }
        let before = showsLetters(view)
        masking.act(view)
        StandInScreen.flush()
        defer { view.removeFromSuperview() }
        return (before, showsLetters(view))
    }

    /// Whether a picture of the field at this moment of its motions has letters.
    private static func showsLetters(_ view: UIView) -> Bool {
        var picture = StandInSVG.svg(of: view)
        return picture.withUTF8 { bytes in bytes.baseAddress.flatMap { memchr($0, lead, bytes.count) } != nil }
    }
}

/// Paints over each character, which it draws with the cell.
private struct Gloss: CodeCellRenderer {
    func draw(_ cell: CodeCell, in context: inout CellContext) {
        context.draw(cell, text: CodeTextStyle())
        if cell.isFilled { context.fill(.rect(context.frame), with: .selection) }
    }

    func drawCharacter(of cell: CodeCell, in context: inout CellContext) {}
}

/// Checks that a secure field looks the same for every four-digit PIN.
@MainActor struct BlindCheck {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 400))

    /// Prints the differences among every such PIN, and returns whether there are none.
    static func run(step: Int) -> Bool {
        StandInScreen.reset()
        let check = BlindCheck()
        check.window.makeKeyAndVisible()
        let seesAll = check.seesWhatAnAppGivesAway()
        let isBlind = check.isBlind(step: step, isByEveryRoute: false)
        return check.isBlind(step: step * 7, isByEveryRoute: true) && isBlind && seesAll
    }

    private func isBlind(step: Int, isByEveryRoute: Bool) -> Bool {
        var expected: [ObservedStep] = []
        // Fonts and tables are created before the first comparison.
        for _ in 0..<3 { expected = FieldObserver.steps(of: 9876, in: window, isByEveryRoute) }
        var count = 0, differing = 0
        for pin in stride(from: 0, to: 10_000, by: max(step, 1)) {
            var found: [ObservedStep] = []
            // Work of the system can occur in any step, even with the same PIN. A difference due to a PIN occurs every time.
            for _ in 0..<3 where found != expected { found = FieldObserver.steps(of: pin, in: window, isByEveryRoute) }
            count += 1
            guard found != expected else { continue }
            differing += 1
            guard differing <= 3 else { continue }
            if found.isEmpty { print("  \(pin): the field is leaked") }
            for (one, other) in zip(expected, found) where one != other {
                print("  \(pin), \(one.name): \(other.differences(from: one).sorted())")
            }
        }
        let isRight = differing == 0 && expected.count > 20
        print(
            "\(isRight ? "ok" : "FAIL") \(count) PINs \(isByEveryRoute ? "by every route" : "typed, corrected, rejected"):",
            "\(differing) differ in \(expected.count) steps")
        return isRight
    }

    /// Checks that the comparison finds an app that gives the first digit away in every aspect.
    private func seesWhatAnAppGivesAway() -> Bool {
        let low = FieldObserver.steps(of: 1234, in: window, true, setUp: giveAway)
        let high = FieldObserver.steps(of: 8234, in: window, true, setUp: giveAway)
        let seen = zip(low, high).reduce(into: Set<String>()) { $0.formUnion($1.1.differences(from: $1.0)) }
        let missing = Set(low.flatMap(\.aspects.keys)).subtracting(seen)
        print("\(missing.isEmpty ? "control" : "FAIL") an app that gives a digit away: seen in \(seen.sorted())")
        return missing.isEmpty
    }

    private func giveAway(_ view: CodeInputView) {
        view.preprocess = { [weak view] text in
            guard let view, text == "8" else { return text }
            view.isRevealed = true
            view.frame.size.width += 8
            view.sendActions(for: .touchCancel)
            view.inputDelegate?.textWillChange(view)
            UIAccessibility.post(notification: .announcement, argument: "eight")
            _ = UIPasteboard.general.string
            return text
        }
    }
}

/// Everything that an observer can see, hear, feel or measure of a field after a step.
struct ObservedStep: Equatable {
    let name: String
    var aspects: [String: [AnyHashable?]] = [:]

    func differences(from other: Self) -> Set<String> { Set(aspects.keys.filter { aspects[$0] != other.aspects[$0] }) }
}
