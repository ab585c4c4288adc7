import CodeInputPIN
import TestTools
import UIKit

/// A secure field that has the keyboard, and a number pad below it.
@MainActor final class Scene {
    let secret: Secret
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 700))
    let pad: CodeKeypadView
    let keyboard: KeyboardDriver
    /// The field, or nil after a way has released it.
    private var field: CodeInputView?
    var editor: CodeEditor
    var setup = PINSetup(rules: [.commonPIN])

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

    /// The field, which no way has released.
    var view: CodeInputView { field ?? CodeInputView() }

    func flush() { StandInScreen.flush(window) }

    /// Does one thing after the other, and draws after each.
    func perform(_ acts: [SecretWay.Act]) async {
        for act in acts {
            await act(self)
            flush()
        }
    }

    func close() {
        freeView()
        pad.removeFromSuperview()
        StandInScreen.reset()
    }

    func freeView() {
        field?.removeFromSuperview()
        field = nil
    }

    // MARK: - In

    /// Types key by key, each in its own turn.
    func type() {
        secret.type { key in
            view.insertText(key)
            flush()
        }
    }

    func pressKeys() { secret.type { key in keyboard.press(.character(Character(key))) } }

    func tapKeys() {
        let frames = pad.keyFrames
        secret.type { key in
            let digit = Int(key) ?? 0
            StandInTouch.tap(pad, in: frames[digit == 0 ? 10 : digit - 1])
        }
    }

    /// Enters the whole code as one string.
    func fill(inHalvesBy separator: String = "", _ body: (CodeInputView, String) -> Void) {
        secret.handOver(inHalvesBy: separator) { body(view, $0) }
    }

    func paste(inHalvesBy separator: String = "") {
        fill(inHalvesBy: separator) { view, code in
            UIPasteboard.general.string = code
            view.paste(nil)
            UIPasteboard.general.string = nil
        }
    }

    /// Enters the code as marked text, and does something before its string is overwritten.
    func fillMarked(_ then: (CodeInputView) -> Void) {
        fill { view, code in
            view.setMarkedText(code, selectedRange: NSRange(location: Secret.length, length: 0))
            then(view)
        }
    }

    // MARK: - On the way

    func range(_ cells: Range<Int>) -> UITextRange { view.range(at: cells) ?? UITextRange() }
    func select(_ cells: Range<Int>) { view.selectedTextRange = range(cells) }

    /// Reads everything that the text system and VoiceOver can read.
    func read() {
        let view = view, all = range(0..<Secret.length)
        _ = (view.text(in: all), view.selectedTextRange, view.markedTextRange, view.hasText)
        _ = view.offset(from: view.beginningOfDocument, to: view.endOfDocument)
        _ = view.position(from: view.beginningOfDocument, offset: 3)
        _ = (view.firstRect(for: all), view.selectionRects(for: all), view.caretRect(for: view.endOfDocument))
        _ = view.tokenizer.rangeEnclosingPosition(
            view.beginningOfDocument, with: .word, inDirection: .storage(.forward))
        _ = (view.accessibilityLabel, view.accessibilityValue, view.accessibilityCustomContent, view.fieldState)
        _ = (keyboard.allowedActions, "\(view.fieldState)")
    }

    func print(_ value: Any) {
        var text = "\(value) \(String(reflecting: value))"
        dump(value, to: &text)
    }

    func drawEditor() {
        let style = BoxRenderer(), state = editor.state(masking: .immediate, isFocused: true)
        let bounds = CGRect(x: 0, y: 0, width: 1000, height: 56)
        let field = FieldContext(bounds: bounds, cellFrames: style.layout.frames(count: Secret.length, in: bounds))
        for cell in state.cells { _ = style.drawing(of: cell, in: field.context(ofCell: cell.index)) }
    }
}
