import CodeInputPIN
import Foundation
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
        ("secure", makeSecure), ("masking", mask), ("no reveal", { $0.isRevealed = false }),
    ]

    private static func acceptAndClear(_ view: CodeInputView) {
        view.accept()
        view.clear()
    }

    private static func rejectAndType(_ view: CodeInputView) {
        view.reject()
        view.insertText("Ж")
    }

    private static func makeSecure(_ view: CodeInputView) { (view.isSecureTextEntry, view.isRevealed) = (true, false) }

    private static func mask(_ view: CodeInputView) { (view.masking, view.isRevealed) = (.immediate, false) }

    private static var rolling: BoxRenderer {
        var style = BoxRenderer.box
        style.motion = CodeMotion(insertion: .roll, removal: .roll, acceptance: .pop)
        return style
    }

    /// Prints a line for each way of masking, and returns whether all pass.
    static func run() async -> Bool {
        var isRight = true, seen = 0
        for masking in maskings {
            var checked = 0, failures: [String] = []
            for style in styles {
                for motion in motions {
                    for isReduced in [false, true] {
                        for isLater in [false, true] {
                            let found = await letters(after: motion, masking, style, isReduced, isLater)
                            checked += 1
                            seen += found.before ? 1 : 0
                            guard found.after else { continue }
                            failures.append("\(motion.name) in \(type(of: style)), later: \(isLater)")
                        }
                    }
                }
            }
            isRight = isRight && failures.isEmpty
            print(
                "\(failures.isEmpty ? "ok" : "FAIL") \(masking.name): \(checked) motions, \(failures.count) show letters"
            )
            for failure in failures { print("  \(failure)") }
        }
        // Else there would be nothing to find.
        print("\(seen > 100 ? "control" : "FAIL") letters before: \(seen) times")
        return isRight && seen > 100
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
        return picture.withUTF8 { bytes in
            bytes.baseAddress.flatMap { memchr($0, lead, bytes.count) } != nil
        }
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
