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
    var enter: [Act] = [{ $0.typeAtOnce() }]
    /// Removes the code from the field.
    var leave: [Act] = [{ $0.view.clear() }]

    static let all = controls + entering + leaving + marking + staying + editing

    private static func into(_ name: String, _ acts: Act...) -> Self { Self(name: name, enter: acts) }
    private static func out(_ name: String, _ acts: Act...) -> Self { Self(name: name, leave: acts) }

    /// Copies by the app, which prove that the search finds copies.
    private static let controls = [
        Self(name: "an app reads the code", leavesCode: true, enter: [{ $0.typeAtOnce() }, { _ = $0.view.code }]),
        Self(
            name: "an app lists the characters", leavesCode: true,
            enter: [{ $0.typeAtOnce() }, { $0.secret.handOver { withExtendedLifetime(Array($0)) {} } }]),
        Self(
            name: "an app listens to every change", leavesCode: true,
            enter: [{ $0.view.onChange = { _ in } }, { $0.typeAtOnce() }]),
    ]

    // By keyboards, number pads, AutoFill, the pasteboard and the app. The field is cleared.
    private static let entering = [
        into("typed, drawn with every key", { $0.type() }),
        into("typed into a field that only masks it", { mask($0) }, { $0.type() }),
        into("filled into a field that only masks it", { mask($0) }, { $0.fill { $0.insertText($1) } }),
        Self(name: "typed on the number pad", isOfDigits: true, enter: [{ $0.tapKeys() }]),
        into("typed on a hardware keyboard", { $0.pressKeys() }),
        into(
            "typed with the last cell typed over and over", { $0.view.overflow = .replaceLast }, { $0.typeAtOnce() },
            { $0.key("x") }, { $0.key("x") }),
        into("filled in by insertText", { $0.fill { $0.insertText($1) } }),
        into(
            "filled in character by character", { $0.key("7") },
            { scene in
                for key in ["", ""] { scene.key(key) }
                scene.typeAtOnce()
            }),
        into("filled in by replace", { scene in scene.fill { $0.replace(scene.range(0..<0), withText: $1) } }),
        into("filled in as marked text", { $0.fillMarked { $0.unmarkText() } }),
        into("filled in as marked text that the focus commits", { $0.fillMarked { $0.resignFirstResponder() } }),
        into("filled in as marked text that is deleted in", { $0.fillMarked { $0.deleteBackward() } }),
        into(
            "filled in as marked text that the caret moves in",
            { scene in scene.fillMarked { _ in scene.select(3..<5) } }),
        into(
            "filled in over a rejected code", { $0.view.code = "123" }, { $0.view.reject() },
            { $0.fill { $0.insertText($1) } }),
        into(
            "filled in over another complete code", { $0.view.code = String(repeating: "7", count: Secret.length) },
            { $0.fill { $0.insertText($1) } }),
        into("pasted", { $0.paste() }),
        into("pasted in two groups", { $0.paste(inHalvesBy: "-") }),
        into("pasted with the message around it", { $0.paste(after: "Your code: ") }),
        into("set by the app", { $0.fill { $0.code = $1 } }),
        into("set by the app in two groups", { $0.fill(inHalvesBy: " ") { $0.code = $1 } }),
    ]

    /// By keys, verdicts, the app, and the end of the field.
    private static let leaving = [
        out(
            "deleted key by key",
            { scene in await scene.perform(Array(repeating: { $0.view.deleteBackward() }, count: 32)) }),
        out(
            "deleted as the system does, which selects first",
            { while $0.view.hasText { $0.keyboard.deleteBackward(selectingFirst: true) } }),
        out("deleted forward", { $0.tap(0) }, { while $0.view.hasText { $0.keyboard.press(.delete) } }),
        out("deleted at once by Command and Delete", { $0.keyboard.press(.backspace, command: true) }),
        out("typed over where all of it was selected", { $0.select(0..<Secret.length) }, { $0.key("x") }),
        out("replaced by a range", { $0.view.replace($0.range(0..<Secret.length), withText: "") }),
        out("replaced by the app", { $0.view.code = "A" }),
        out("corrected in a cell, then cleared", { $0.tap(5) }, { $0.key("x") }, { $0.view.clear() }),
        out("made shorter, then longer", { $0.view.lengthRange = 4...4 }, { $0.view.lengthRange = 64...64 }),
        out("shortened under a full field, then cleared", { $0.view.lengthRange = 31...31 }, { $0.view.clear() }),
        out("dropped by another alphabet", { $0.view.alphabet = CodeAlphabet("-") }),
        out(
            "kept by another alphabet, then cleared",
            { $0.view.alphabet = CodeAlphabet("-ÄÖÜabcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789") },
            { $0.view.clear() }),
        out("folded by another alphabet", { $0.view.alphabet = .uppercaseLettersAndDigits }, { $0.view.clear() }),
        out("rejected, and gone after the shake", { $0.view.reject() }, { _ in await StandInClock.run(for: 1) }),
        out("rejected, and started over by a key", { $0.view.reject() }, { $0.key("x") }),
        out("rejected, and started over by a deletion", { $0.view.reject() }, { $0.view.deleteBackward() }),
        out("rejected, and started over by marked text", { $0.view.reject() }, { $0.mark("x") }),
        out(
            "rejected, corrected and deleted", { $0.view.rejectionPolicy = .edit }, { $0.view.reject() },
            { _ in await StandInClock.run(for: 1) }, { $0.view.deleteBackward() },
            { $0.keyboard.press(.backspace, command: true) }),
        out("accepted, then cleared", { $0.view.accept() }, { $0.view.clear() }),
        out(
            "shown as verified, then cleared", { $0.view.status = .verifying }, { $0.view.status = .editing },
            { $0.view.clear() }),
        out(
            "forgotten as the app leaves", { $0.view.forgetsInBackground = .zero }, { $0.enter(.background) },
            { $0.enter(.active) }),
        out(
            "forgotten on return, after a time", { $0.view.forgetsInBackground = .seconds(1) },
            { $0.enter(.background) },
            { _ in await StandInClock.run(for: 1) }, { $0.enter(.active) }),
        out("submitted, then cleared", { $0.key("\n") }, { $0.view.clear() }),
        Self(
            name: "chosen as a PIN, confirmed and let go of",
            enter: [
                { scene in
                    scene.secret.handOver { for code in [$0, $0] { scene.setup.enter(code) } }
                }
            ], leave: [{ $0.setup.startOver() }]),
        out("gone with the field", { $0.freeView() }),
        out("gone with a field that shakes", { $0.view.reject() }, { $0.freeView() }),
    ]

    // With marked text in place of two cells. The field is cleared afterwards.
    private static let marking: [Self] = [
        marked("committed", { $0.view.unmarkText() }),
        marked("committed with the focus", { $0.view.resignFirstResponder() }),
        marked("committed by Return", { $0.key("\n") }),
        marked("committed by a tap", { $0.tap(9) }),
        marked("committed by a selection", { $0.select(9..<10) }),
        marked("committed by another policy of the caret", { $0.view.caretPolicy = .endOnly }),
        marked("with the caret moved in it", { $0.select(4..<5) }, { $0.select(6..<6) }, { $0.view.unmarkText() }),
        marked("typed over", { $0.key("y") }),
        marked("deleted in", { $0.view.deleteBackward() }, { $0.view.deleteBackward() }),
        marked("emptied", { $0.mark("") }),
        marked("refused when it is committed", { $0.mark("ni hao") }, { $0.view.unmarkText() }),
        marked("held back by a verification", { $0.view.status = .verifying }, { $0.view.unmarkText() }),
        marked("replaced by the app", { $0.view.code = "A" }),
        marked("in a field that is made shorter", { $0.view.lengthRange = 5...5 }),
        marked("in a field of another alphabet", { $0.view.alphabet = CodeAlphabet("0123456789") }),
        marked("read by the text system", { $0.read() }, { $0.view.unmarkText() }, { $0.read() }),
        marked("in a field that goes", { $0.freeView() }),
    ]

    private static func marked(_ what: String, _ acts: Act...) -> Self {
        let acts: [Act] = [{ $0.select(4..<6) }, { $0.mark("zz") }] + acts + [{ $0.view.clear() }]
        return Self(name: "marked text in place of two cells, \(what)", leave: acts)
    }

    // What happens to a field while it has a code. The field is cleared afterwards.
    private static let staying = [
        with(
            "styles", { $0.view.style = .underline }, { $0.view.style = .circles }, { $0.view.style = .joined },
            { $0.view.style = .dots() }),
        with("masked at once, because it is told to", { $0.view.masking = .immediate }, { $0.view.masking = nil }),
        with("delayed masking, after the last key", { $0.view.masking = .delayed(.seconds(1)) }),
        with(
            "secure, then masked as it was", { $0.view.masking = .immediate }, { $0.view.isSecureTextEntry = false },
            { $0.view.isSecureTextEntry = true }),
        with("hints", { $0.view.placeholder = "○" }),
        with("policies", { $0.view.caretPolicy = .endOnly }, { $0.view.overflow = .replaceLast }),
        with(
            "keyboards", { $0.view.keyboardType = .asciiCapable }, { $0.view.textContentType = .oneTimeCode },
            { $0.view.inputView = $0.pad }),
        with("disabled and enabled", { $0.view.isEnabled = false }, { $0.view.isEnabled = true }),
        with("read by the text system", { $0.read() }),
        with("printed and dumped", { $0.print($0.view) }),
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
            "out of the window and back",
            { scene in
                let view = scene.view
                view.removeFromSuperview()
                scene.flush()
                scene.window.addSubview(view)
                view.becomeFirstResponder()
            }),
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
        with("an app that is left and entered again", { $0.enter(.background) }, { $0.enter(.active) }),
        with("focus that goes and comes", { $0.view.resignFirstResponder() }, { $0.tap(3) }),
        with(
            "arrow keys",
            { for key in [.left, .left, .right, .home, .end] as [KeyboardKey] { $0.keyboard.press(key, shift: true) } }),
        with("a long press and its menu", { StandInTouch.longPress(at: CGPoint(x: 100, y: 28), in: $0.window) }),
        with(
            "a pad that is shuffled", { $0.pad.order = .shuffled }, { $0.pad.isHidden = true },
            { $0.pad.isHidden = false }),
    ]

    private static func with(_ what: String, _ acts: Act...) -> Self {
        Self(name: "\(what), then cleared", leave: acts + [{ $0.view.clear() }])
    }

    /// Through an editor without a field.
    private static let editing = [
        editor("deleted key by key", { while !$0.editor.isEmpty { $0.editor.deleteBackward() } }),
        editor("cleared", { $0.editor.clear() }),
        editor("replaced by the app", { $0.editor.setCode("A") }),
        editor("deleted to the start", { $0.editor.deleteToStart() }),
        editor("made shorter", { $0.editor.setLength(1...1) }),
        editor("freed", { $0.editor = CodeEditor() }),
        editor(
            "changed and cleared as a copy",
            { scene in
                var copy = scene.editor
                copy.deleteBackward()
                scene.editor.clear()
                copy.clear()
            }),
        editor(
            "given another alphabet and cleared", { $0.editor.setAlphabet(.uppercaseLettersAndDigits) },
            { $0.editor.clear() }),
        editor(
            "marked, committed and cleared", { $0.editor.select(4..<6) },
            { $0.editor.setMarkedText("zz", selection: 2..<2) }, { $0.editor.unmarkText() }, { $0.editor.clear() }),
        editor("drawn masked and cleared", { $0.drawEditor() }, { $0.editor.clear() }),
        editor("printed, dumped and cleared", { $0.print($0.editor) }, { $0.editor.clear() }),
    ]

    private static func editor(_ what: String, _ acts: Act...) -> Self {
        let enter: Act = { scene in scene.secret.type { scene.editor.insert($0) } }
        return Self(name: "an editor, \(what)", enter: [enter], leave: acts)
    }

    private static func mask(_ scene: Scene) {
        (scene.view.isSecureTextEntry, scene.view.masking) = (false, .immediate)
    }
}
