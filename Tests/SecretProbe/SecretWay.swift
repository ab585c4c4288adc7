import CodeInputPIN
import TestTools
import UIKit

/// A way for a code to enter a field and to leave it.
@MainActor struct SecretWay {
    typealias Act = @MainActor (Scene) async -> Void

    let name: String
    /// Whether the search must find the code afterwards, as in a control.
    var leavesCode = false
    /// Whether the code has only digits, as on a number pad.
    var isOfDigits = false
    var enter: [Act] = [typeAtOnce]
    var leave: [Act] = [clear]

    static let all = controls + entering + leaving + marking + staying + editing

    private static func into(_ name: String, _ acts: Act...) -> Self { Self(name: name, enter: acts) }
    private static func out(_ name: String, _ acts: Act...) -> Self { Self(name: name, leave: acts) }

    /// Copies by the app, which prove that the search finds copies.
    private static let controls = [
        Self(name: "an app reads the code", leavesCode: true, enter: [typeAtOnce, { _ = $0.view.code }]),
        Self(
            name: "an app lists the characters", leavesCode: true,
            enter: [typeAtOnce, { $0.secret.handOver { withExtendedLifetime(Array($0)) {} } }]),
        Self(
            name: "an app listens to every change", leavesCode: true,
            enter: [{ $0.view.onChange = { _ in } }, typeAtOnce]),
    ]

    // By keyboards, number pads, AutoFill, the pasteboard and the app. The field is cleared.
    private static let entering = [
        into("typed, drawn with every key", { $0.type() }),
        into("typed into a field that only masks it", mask, { $0.type() }),
        into("filled into a field that only masks it", mask, fill),
        Self(name: "typed on the number pad", isOfDigits: true, enter: [{ $0.tapKeys() }]),
        into("typed on a hardware keyboard", { $0.pressKeys() }),
        into("typed over in the last cell, twice", set(\.overflow, .replaceLast), typeAtOnce, key("x"), key("x")),
        into("filled in by insertText", fill),
        into("filled in character by character", key("7"), key(""), key(""), typeAtOnce),
        into("filled in by replace", { scene in scene.fill { $0.replace(scene.range(0..<0), withText: $1) } }),
        into("filled in as marked text", { $0.fillMarked { $0.unmarkText() } }),
        into("filled in as marked text that the focus commits", { $0.fillMarked { $0.resignFirstResponder() } }),
        into("filled in as marked text that is deleted in", { $0.fillMarked { $0.deleteBackward() } }),
        into(
            "filled in as marked text that the caret moves in",
            { scene in scene.fillMarked { _ in scene.select(3..<5) } }),
        into("filled in over a rejected code", code("123"), reject, fill),
        into("filled in over another complete code", code(sevens), fill), into("pasted", { $0.paste() }),
        into("pasted in two groups", { $0.paste(inHalvesBy: "-") }),
        into("set by the app", { $0.fill { $0.code = $1 } }),
        into("set by the app in two groups", { $0.fill(inHalvesBy: " ") { $0.code = $1 } }),
    ]

    /// By keys, verdicts, the app, and the end of the field.
    private static let leaving = [
        out("deleted key by key", { scene in await scene.perform(Array(repeating: deleteBackward, count: 32)) }),
        out(
            "deleted as the system does, which selects first",
            { while $0.view.hasText { $0.keyboard.deleteBackward(selectingFirst: true) } }),
        out("deleted forward", tap(0), { while $0.view.hasText { $0.keyboard.press(.delete) } }),
        out("deleted at once by Command and Delete", deleteAll),
        out("typed over where all of it was selected", select(0..<Secret.length), key("x")),
        out("replaced by a range", { $0.view.replace($0.range(0..<Secret.length), withText: "") }),
        out("replaced by the app", code("A")), out("corrected in a cell, then cleared", tap(5), key("x"), clear),
        out("made shorter, then longer", set(\.lengthRange, 4...4), set(\.lengthRange, 64...64)),
        out("shortened under a full field, then cleared", set(\.lengthRange, 31...31), clear),
        out("dropped by another alphabet", set(\.alphabet, CodeAlphabet("-"))),
        out(
            "kept by another alphabet, then cleared",
            set(\.alphabet, CodeAlphabet("-ÄÖÜabcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")), clear),
        out("folded by another alphabet", set(\.alphabet, .uppercaseLettersAndDigits), clear),
        out("rejected, and gone after the shake", reject, wait),
        out("rejected, and started over by a key", reject, key("x")),
        out("rejected, and started over by a deletion", reject, deleteBackward),
        out("rejected, and started over by marked text", reject, mark("x")),
        out("rejected, corrected, deleted", set(\.rejectionPolicy, .edit), reject, wait, deleteBackward, deleteAll),
        out("accepted, then cleared", { $0.view.accept() }, clear),
        out("shown as verified, then cleared", set(\.status, .verifying), set(\.status, .editing), clear),
        out("forgotten as the app leaves", set(\.forgetsInBackground, .zero), enter(.background), enter(.active)),
        out("forgotten on return", set(\.forgetsInBackground, .seconds(1)), enter(.background), wait, enter(.active)),
        out("submitted, then cleared", key("\n"), clear),
        Self(
            name: "chosen as a PIN, confirmed and let go of", isOfDigits: true,
            enter: [{ scene in scene.secret.handOver { for code in [$0, $0] { scene.setup.enter(code) } } }],
            leave: [{ $0.setup.startOver() }]),
        out("gone with the field", free),
        out("gone with a field that shakes", reject, free),
    ]

    // With marked text in place of two cells. The field is cleared afterwards.
    private static let marking: [Self] = [
        marked("committed", unmark), marked("committed with the focus", resign),
        marked("committed by Return", key("\n")), marked("committed by a tap", tap(9)),
        marked("committed by a selection", select(9..<10)),
        marked("committed by another policy of the caret", set(\.caretPolicy, .endOnly)),
        marked("with the caret moved in it", select(4..<5), select(6..<6), unmark), marked("typed over", key("y")),
        marked("deleted in", deleteBackward, deleteBackward), marked("emptied", mark("")),
        marked("refused when it is committed", mark("ni hao"), unmark),
        marked("held back by a verification", set(\.status, .verifying), unmark),
        marked("replaced by the app", code("A")), marked("in a field that is made shorter", set(\.lengthRange, 5...5)),
        marked("in a field of another alphabet", set(\.alphabet, CodeAlphabet("0123456789"))),
        marked("read by the text system", read, unmark, read), marked("in a field that goes", free),
    ]

    private static func marked(_ what: String, _ acts: Act...) -> Self {
        let acts: [Act] = [select(4..<6), mark("zz")] + acts + [clear]
        return Self(name: "marked text in place of two cells, \(what)", leave: acts)
    }

    // What happens to a field while it has a code. The field is cleared afterwards.
    private static let staying = [
        with(
            "styles", { $0.view.style = .underline }, { $0.view.style = .circles }, { $0.view.style = .joined },
            { $0.view.style = .dots() }),
        with("masked at once, because it is told to", set(\.masking, .immediate), set(\.masking, nil)),
        with("delayed masking, after the last key", set(\.masking, .delayed(.seconds(1)))),
        with(
            "secure, then masked as it was", set(\.masking, .immediate), set(\.isSecureTextEntry, false),
            set(\.isSecureTextEntry, true)),
        with("hints", set(\.placeholder, "○")),
        with("policies", set(\.caretPolicy, .endOnly), set(\.overflow, .replaceLast)),
        with(
            "keyboards", set(\.keyboardType, .asciiCapable), set(\.textContentType, .oneTimeCode),
            { $0.view.inputView = $0.pad }),
        with("disabled and enabled", set(\.isEnabled, false), set(\.isEnabled, true)),
        with("read by the text system", read), with("printed and dumped", { $0.print($0.view) }),
        with(
            "in the dark, with large text, mirrored",
            { _ in
                StandInScreen.setTraits {
                    ($0.userInterfaceStyle, $0.accessibilityContrast) = (.dark, .high)
                    ($0.preferredContentSizeCategory, $0.layoutDirection) = (.accessibilityExtraLarge, .rightToLeft)
                }
            }),
        with(
            "another size", { $0.view.frame = CGRect(x: 0, y: 0, width: 320, height: 300) }, { $0.view.frame = .zero }),
        with(
            "out of the window and back", { $0.view.removeFromSuperview() }, { $0.window.addSubview($0.view) },
            { $0.view.becomeFirstResponder() }),
        with(
            "in another window",
            { scene in
                let other = UIWindow(frame: scene.window.frame)
                other.addSubview(scene.view)
                StandInScreen.flush(other)
                scene.window.addSubview(scene.view)
            }),
        with(
            "a screen that is recorded", { _ in StandInScreen.isCaptured = true },
            { _ in StandInScreen.isCaptured = false }),
        with("an app that is left and entered again", enter(.background), enter(.active)),
        with("focus that goes and comes", resign, tap(3)),
        with(
            "arrow keys",
            { for key in [.left, .left, .right, .home, .end] as [KeyboardKey] { $0.keyboard.press(key, shift: true) } }),
        with("a long press and its menu", { StandInTouch.longPress(at: CGPoint(x: 100, y: 28), in: $0.window) }),
        with(
            "a pad that is shuffled", { $0.pad.order = .shuffled }, { $0.pad.isHidden = true },
            { $0.pad.isHidden = false }),
    ]

    private static func with(_ what: String, _ acts: Act...) -> Self {
        Self(name: "\(what), then cleared", leave: acts + [clear])
    }

    private static let editing = [
        editor("deleted key by key", { while !$0.editor.isEmpty { $0.editor.deleteBackward() } }),
        editor("cleared", clearEditor), editor("replaced by the app", { $0.editor.setCode("A") }),
        editor("deleted to the start", { $0.editor.delete(.toStart) }),
        editor("made shorter", { $0.editor.setLength(1...1) }), editor("freed", { $0.editor = CodeEditor() }),
        editor(
            "changed and cleared as a copy",
            { scene in
                var copy = scene.editor
                copy.deleteBackward()
                scene.editor.clear()
                copy.clear()
            }),
        editor("in another alphabet", { $0.editor.setAlphabet(.uppercaseLettersAndDigits) }, clearEditor),
        editor(
            "marked, committed and cleared", { $0.editor.select(4..<6) },
            { $0.editor.setMarkedText("zz", selection: 2..<2) }, { $0.editor.unmarkText() }, clearEditor),
        editor("drawn masked and cleared", { $0.drawEditor() }, clearEditor),
        editor("printed, dumped and cleared", { $0.print($0.editor) }, clearEditor),
    ]

    private static func editor(_ what: String, _ acts: Act...) -> Self {
        let enter: Act = { scene in scene.secret.type { scene.editor.insert($0) } }
        return Self(name: "an editor, \(what)", enter: [enter], leave: acts)
    }

    // MARK: - Acts

    private static let sevens = String(repeating: "7", count: Secret.length)
    private static let mask: Act = { ($0.view.isSecureTextEntry, $0.view.masking) = (false, .immediate) }
    private static let typeAtOnce: Act = { scene in scene.secret.type { scene.view.insertText($0) } }
    private static let fill: Act = { $0.fill { $0.insertText($1) } }
    private static let deleteAll: Act = { $0.keyboard.press(.backspace, command: true) }
    private static let deleteBackward: Act = { $0.view.deleteBackward() }
    private static let unmark: Act = { $0.view.unmarkText() }
    private static let resign: Act = { $0.view.resignFirstResponder() }
    private static let read: Act = { $0.read() }
    private static let reject: Act = { $0.view.reject() }
    private static let wait: Act = { _ in await StandInClock.run(for: 1) }
    private static let clear: Act = { $0.view.clear() }
    private static let clearEditor: Act = { $0.editor.clear() }
    private static let free: Act = { $0.freeView() }

    private static func key(_ text: String) -> Act { { $0.view.insertText(text) } }
    private static func mark(_ text: String) -> Act {
        { $0.view.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0)) }
    }
    private static func select(_ cells: Range<Int>) -> Act { { $0.select(cells) } }
    private static func tap(_ cell: Int) -> Act { { StandInTouch.tap($0.view, in: $0.view.cellFrames[cell]) } }
    private static func enter(_ state: UIApplication.State) -> Act {
        { _ in UIApplication.shared.standInState = state }
    }
    // A key path reads what it sets, and so would copy the code.
    private static func code(_ code: String) -> Act { { $0.view.code = code } }
    private static func set<Value>(_ property: ReferenceWritableKeyPath<CodeInputView, Value>, _ value: Value) -> Act {
        { $0.view[keyPath: property] = value }
    }
}
