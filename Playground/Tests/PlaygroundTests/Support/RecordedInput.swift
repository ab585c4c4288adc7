import CodeInputRecorder
import CodeInputUIKit
import TestTools
import UIKit

/// Recorded input of a user and the system, through the stand-in's keyboard.
@MainActor struct RecordedInput {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    private let field: CodeInputView
    private let recorder: RecordingView
    private let keyboard: KeyboardDriver

    private init(isSecure: Bool, alphabet: CodeAlphabet) {
        StandInScreen.reset()
        UIPasteboard.general.standInReset()
        field = CodeInputView(length: 6, style: .box)
        field.clock = StandInTime()
        field.isSecureTextEntry = isSecure
        field.alphabet = alphabet
        recorder = RecordingView(recording: field, style: "box")
        recorder.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
        keyboard = KeyboardDriver(in: window)
        window.addSubview(recorder)
        window.makeKeyAndVisible()
        settle()
        recorder.becomeFirstResponder()
        settle()
    }

    private func settle() { StandInScreen.flush(window) }

    /// The recording, and the final state of the field.
    struct Outcome {
        let recording: CodeRecording
        let state: CodeFieldState
        /// The bounds of the selection in cells.
        let selection: [Int]
        let failures: [String]
    }

    /// Performs and records the input with the given name.
    static func record(
        _ name: String, isSecure: Bool = false, alphabet: CodeAlphabet = .digits
    ) -> Outcome? {
        guard let act = inputs.first(where: { $0.key == name })?.value else { return nil }
        let input = RecordedInput(isSecure: isSecure, alphabet: alphabet)
        act(input)
        input.settle()
        return Outcome(
            recording: input.recorder.recording, state: input.field.fieldState, selection: input.selection,
            failures: input.keyboard.failures)
    }

    private var selection: [Int] {
        guard let range = field.selectedTextRange else { return [] }
        return [range.start, range.end].map { field.offset(from: field.beginningOfDocument, to: $0) }
    }

    /// The names of all inputs.
    nonisolated static let names = [
        "typing", "autofill-insert", "autofill-characters", "autofill-replace", "autofill-mark", "autofill-over-typing",
        "chinese", "korean-marks", "korean-keys", "dictation", "paste", "hardware-keys", "menu", "taps",
        "odd-positions",
    ]

    private static let inputs: KeyValuePairs<String, (RecordedInput) -> Void> = [
        "typing": { input in
            for key in "482" { input.key(String(key)) }
            input.keyboard.deleteBackward()
            input.settle()
            input.keyboard.deleteBackward(selectingFirst: true)
            input.settle()
            for key in "x٤４86790" { input.key(String(key)) }
            input.keyboard.insert("\n")
        },
        "autofill-insert": { $0.keyboard.autofill("482910") },
        "autofill-characters": { $0.keyboard.autofill("482910", route: .characters) },
        "autofill-replace": { $0.keyboard.autofill("482910", route: .replace) },
        "autofill-mark": { $0.keyboard.autofill("482910", route: .mark) },
        "autofill-over-typing": { input in
            for route in KeyboardDriver.Route.allCases {
                input.key("7")
                input.keyboard.autofill("482910", route: route)
                input.settle()
                input.keyboard.deleteBackward()
                input.settle()
            }
        },
        "chinese": { input in
            for marked in ["n", "ni", "ni h", "ni hao", "你好"] { input.mark(marked) }
            input.keyboard.unmarkText()
            input.settle()
            for marked in ["4", "48", "482"] { input.mark(marked, selection: NSRange(location: 0, length: 1)) }
            input.keyboard.insert("482")
            input.settle()
            for marked in ["９", "９1", ""] { input.mark(marked) }
        },
        "korean-marks": { input in
            for marked in ["ㅎ", "하", "한", "한ㄱ", "한그", "한글"] { input.mark(marked) }
            input.keyboard.unmarkText()
            input.settle()
            for marked in ["4", "42"] { input.mark(marked) }
            input.keyboard.unmarkText()
        },
        "korean-keys": { input in
            input.key("4")
            for (old, new) in [("", "ㅎ"), ("ㅎ", "하"), ("하", "한")] {
                if !old.isEmpty { input.keyboard.deleteBackward() }
                input.key(new)
            }
            input.key("2")
        },
        "dictation": { input in
            input.keyboard.dictate(["48", " 29 ", "10"])
            input.settle()
            input.keyboard.dictate([])
            input.settle()
            input.keyboard.dictate(["four"])
        },
        "paste": { input in
            input.keyboard.paste("Your code is 482-910, valid 10 minutes")
            input.settle()
            input.keyboard.paste("no code")
            input.settle()
            input.keyboard.paste("12345678")
        },
        "hardware-keys": { input in
            input.keyboard.press(characters: "4829")
            for key in [KeyboardKey.left, .left, .right, .backspace, .delete, .home, .end, .up, .down, .backspace] {
                input.keyboard.press(key)
                input.settle()
            }
            input.keyboard.press(.left, shift: true)
            input.settle()
            input.keyboard.press(.character("a"), command: true)
            input.settle()
            input.keyboard.press(.backspace, option: true)
            input.settle()
            input.keyboard.press(characters: "10")
            input.keyboard.press(.return)
        },
        "menu": { input in
            input.key("4")
            input.key("8")
            _ = input.keyboard.allowedActions
            input.keyboard.selectAll()
            input.settle()
            input.keyboard.copy()
            input.keyboard.cut()
            input.settle()
            _ = input.keyboard.allowedActions
            input.keyboard.pasteFromPasteboard()
        },
        "taps": { input in
            for key in "482" { input.key(String(key)) }
            for cell in [0, 2, 5, 1] {
                StandInTouch.tap(input.recorder, in: input.field.cellFrames[cell])
                input.settle()
                input.key("9")
            }
            input.recorder.resignFirstResponder()
            input.settle()
            StandInTouch.tap(input.recorder, in: input.field.cellFrames[0])
        },
        "odd-positions": { input in
            for key in "482" { input.key(String(key)) }
            input.askOddly()
        },
    ]

    private func key(_ text: String) {
        keyboard.insert(text)
        settle()
    }

    private func mark(_ text: String, selection: NSRange? = nil) {
        keyboard.setMarkedText(text, selectedRange: selection)
        settle()
    }

    /// Makes the calls of devices that the stand-in's keyboard doesn't make.
    private func askOddly() {
        let (start, end, foreign) = (recorder.beginningOfDocument, recorder.endOfDocument, UITextPosition())
        for position in [start, end, foreign] {
            for offset in [0, 1, -1, 99, .min, .max] { _ = recorder.position(from: position, offset: offset) }
            for direction in [UITextLayoutDirection.left, .right, .up, .down] {
                _ = recorder.position(from: position, in: direction, offset: 1)
                _ = recorder.characterRange(byExtending: position, in: direction)
            }
            _ = recorder.compare(position, to: end)
            _ = recorder.offset(from: position, to: end)
            _ = recorder.caretRect(for: position)
            _ = recorder.baseWritingDirection(for: position, in: .forward)
            _ = recorder.textRange(from: end, to: position)
        }
        for range in [recorder.textRange(from: end, to: start), UITextRange()].compactMap({ $0 }) {
            _ = recorder.text(in: range)
            _ = recorder.firstRect(for: range)
            _ = recorder.selectionRects(for: range)
            _ = recorder.position(within: range, farthestIn: .left)
            _ = recorder.shouldChangeText(in: range, replacementText: "7")
            recorder.setBaseWritingDirection(.rightToLeft, for: range)
            for x in [-10, 0, 100, 1000] {
                _ = recorder.closestPosition(to: CGPoint(x: x, y: 20), within: range)
            }
            recorder.replace(range, withText: "9")
            recorder.selectedTextRange = range
        }
        for x in [-10, 0, 100, 1000] {
            _ = recorder.closestPosition(to: CGPoint(x: x, y: 20))
            _ = recorder.characterRange(at: CGPoint(x: x, y: 20))
        }
        recorder.selectedTextRange = nil
        recorder.setMarkedText(nil, selectedRange: NSRange(location: NSNotFound, length: 0))
        recorder.setMarkedText("12", selectedRange: NSRange(location: 1, length: -4))
        recorder.setAttributedMarkedText(
            NSAttributedString(string: "3"), selectedRange: NSRange(location: 0, length: 1))
        recorder.insertText("4", alternatives: ["5"], style: .lowConfidence)
        settle()
    }
}
