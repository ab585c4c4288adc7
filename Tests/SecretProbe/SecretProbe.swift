import CodeInputCore
import CodeInputStyles
import CodeInputUIKit
import Glibc
import UIKit

/// Types a random code of 32 characters and looks for it in the memory of the process: it has to be there while the
/// field holds it, or the search proves nothing, and nowhere after it was deleted, cleared or freed.
///
/// It prints one line for each way in and out, and exits with 1 when a line is wrong.
@main @MainActor struct SecretProbe {
    private static let length = 32
    private static let key: UInt8 = 0xA5

    static func main() {
        var isClean = true
        for (name, check) in checks {
            let (before, after) = check(SecretProbe())
            let isRight = before > 0 && after == 0
            isClean = isClean && isRight
            print("\(isRight ? "ok  " : "FAIL") \(name): \(before) places before, \(after) after")
        }
        exit(isClean ? 0 : 1)
    }

    // MARK: - The secret

    private let scan: MemoryScan

    private init() {
        var generator = SystemRandomNumberGenerator()
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)
        let needle = (0..<Self.length).map { _ in
            (letters.randomElement(using: &generator) ?? 0) ^ Self.key
        }
        scan = MemoryScan(needle: needle, key: Self.key)
    }

    /// One key at a time, as a keyboard has it; a string of one character is never on the heap.
    private func type(_ insert: (String) -> Void) {
        for byte in scan.needle { insert(String(Character(Unicode.Scalar(byte ^ Self.key)))) }
    }

    private func typedEditor() -> CodeEditor {
        var editor = CodeEditor(length: Self.length, alphabet: .lettersAndDigits)
        type { editor.insert($0) }
        return editor
    }

    // MARK: - The ways in and out

    private static let checks: [(String, (SecretProbe) -> (Int, Int))] = [
        ("deleted key by key", { $0.measure { editor in while !editor.isEmpty { editor.deleteBackward() } } }),
        ("cleared", { $0.measure { $0.clear() } }),
        ("replaced by the app", { $0.measure { $0.setCode("A") } }),
        ("deleted at once", { $0.measure { $0.deleteToStart() } }),
        ("made shorter", { $0.measure { $0.setLength(1) } }),
        ("changed and cleared as a copy", { $0.measureCopies() }),
        ("freed", { $0.measureFree() }),
        ("chosen as a PIN, confirmed and let go of", { $0.measureSetup() }),
        ("shown masked, drawn and cleared", { $0.measureDrawing() }),
        ("typed into a secure view and cleared", { $0.measureView { $0.clear() } }),
        (
            "typed into a secure view and deleted",
            { $0.measureView { view in while view.hasText { view.deleteBackward() } } }
        ),
    ]

    private func measure(_ remove: (inout CodeEditor) -> Void) -> (Int, Int) {
        var editor = typedEditor()
        let before = scan.matches()
        remove(&editor)
        let after = scan.matches()
        withExtendedLifetime(editor) {}
        return (before, after)
    }

    private func measureCopies() -> (Int, Int) {
        var editor = typedEditor()
        var copy = editor
        copy.deleteBackward()
        let before = scan.matches()
        editor.clear()
        copy.clear()
        let after = scan.matches()
        withExtendedLifetime((editor, copy)) {}
        return (before, after)
    }

    private func measureFree() -> (Int, Int) {
        var editor: CodeEditor? = typedEditor()
        let before = scan.matches()
        withExtendedLifetime(editor) {}
        editor = nil
        return (before, scan.matches())
    }

    /// Looks in slots of 16 bytes, where the kit's characters are.
    ///
    /// A string of up to 15 bytes has nothing on the heap, and what is left of it on the stack is its caller's.
    private func measureSetup() -> (Int, Int) {
        let scan = MemoryScan(needle: Array(scan.needle.prefix(15)), key: Self.key, strides: [16])
        var pin = ""
        for byte in scan.needle { pin.unicodeScalars.append(Unicode.Scalar(byte ^ Self.key)) }
        var setup = PINSetup()
        setup.enter(pin)
        setup.enter(pin)
        let before = setup.step == .done ? scan.matches() : 0
        setup.startOver()
        let after = scan.matches()
        withExtendedLifetime(setup) {}
        return (before, after)
    }

    private func measureDrawing() -> (Int, Int) {
        let style = BoxRenderer()
        return measure { editor in
            let state = editor.state(masking: .immediate, isFocused: true)
            let frames = style.layout.frames(count: Self.length, in: CGRect(x: 0, y: 0, width: 1000, height: 56))
            for (cell, frame) in zip(state.cells, frames) { _ = style.drawing(of: cell, in: CellContext(frame: frame)) }
            editor.clear()
        }
    }

    private func measureView(_ remove: (CodeInputView) -> Void) -> (Int, Int) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 56))
        let view = CodeInputView(length: Self.length, style: .box)
        view.alphabet = .lettersAndDigits
        view.isSecureTextEntry = true
        view.frame = window.bounds
        window.addSubview(view)
        window.makeKeyAndVisible()
        view.becomeFirstResponder()
        type { key in
            view.insertText(key)
            StandInScreen.flush(window)
        }
        _ = view.accessibilityValue
        _ = view.text(in: view.textRange(from: view.beginningOfDocument, to: view.endOfDocument) ?? UITextRange())
        let before = scan.matches()
        remove(view)
        StandInScreen.flush(window)
        return (before, scan.matches())
    }
}
