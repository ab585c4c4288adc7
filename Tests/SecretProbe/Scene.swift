import CodeInputPIN
import TestTools
import UIKit

/// A secure field that has the keyboard, and a number pad below it.
@MainActor final class Scene {
    let secret: Secret
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 700))
    let pad: CodeKeypadView
    let keyboard: KeyboardDriver
    /// The field, or nil after the route has released it.
    private(set) var field: CodeInputView?
    var editor: CodeEditor
    var setup = PINSetup(rules: [])

    init(_ secret: Secret, isOfDigits: Bool) {
        StandInScreen.reset()
        self.secret = secret
        let alphabet: CodeAlphabet = isOfDigits ? .digits : .lettersAndDigits
        editor = CodeEditor(length: Secret.length, alphabet: alphabet)
        let view = CodeInputView(length: Secret.length, style: .box)
        view.clock = StandInTime()
        view.alphabet = alphabet
        view.isSecureTextEntry = true
        view.frame = CGRect(x: 0, y: 0, width: 1000, height: 56)
        field = view
        pad = CodeKeypadView(target: view)
        pad.frame = CGRect(x: 0, y: 400, width: 390, height: pad.intrinsicContentSize.height)
        keyboard = KeyboardDriver(in: window)
        window.addSubview(view)
        window.addSubview(pad)
        window.makeKeyAndVisible()
        view.becomeFirstResponder()
        flush()
    }

    /// The field, which the route has not released.
    var view: CodeInputView { field ?? CodeInputView() }

    func flush() { StandInScreen.flush(window) }

    func close() {
        freeView()
        pad.removeFromSuperview()
        StandInScreen.reset()
    }

    func freeView() {
        field?.removeFromSuperview()
        field = nil
    }

    // MARK: In

    /// Types key by key, each in its own turn.
    func type() {
        secret.type { key in
            view.insertText(key)
            flush()
        }
    }

    /// Types key by key in one turn.
    func typeAtOnce() {
        secret.type { view.insertText($0) }
        flush()
    }

    /// Enters the code on the number pad.
    func press() {
        let frames = pad.style.layout.frames(in: pad.bounds)
        for index in 0..<Secret.length {
            let digit = Int(secret.byte(at: index)) - 0x30
            let place = digit == 0 ? 10 : digit - 1
            let point = pad.convert(CGPoint(x: frames[place].midX, y: frames[place].midY), to: nil)
            StandInTouch.tap(at: point, in: window)
        }
        flush()
    }

    /// Enters the whole code as one string, by a route of AutoFill.
    func fill(after prefix: String = "", inHalvesBy separator: String = "", _ route: (CodeInputView, String) -> Void) {
        secret.handOver(after: prefix, inHalvesBy: separator) { route(view, $0) }
        flush()
    }

    // MARK: On the route

    func range(_ cells: Range<Int>) -> UITextRange {
        let start = view.position(from: view.beginningOfDocument, offset: cells.lowerBound)
        let end = view.position(from: view.beginningOfDocument, offset: cells.upperBound)
        guard let start, let end else { return UITextRange() }
        return view.textRange(from: start, to: end) ?? UITextRange()
    }

    func select(_ cells: Range<Int>) { view.selectedTextRange = range(cells) }

    func mark(_ text: String, over cells: Range<Int>) {
        select(cells)
        view.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
        flush()
    }

    func tap(_ cell: Int) { StandInTouch.tap(view, in: view.cellFrames[cell]) }

    // MARK: Out

    func clear() {
        view.clear()
        flush()
    }
}
