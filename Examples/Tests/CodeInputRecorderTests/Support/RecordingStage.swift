import CodeInputRecorder
import CodeInputUIKit
import TestTools
import UIKit

/// A recording view with a field in a window, with a keyboard.
@MainActor struct RecordingStage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    let field: CodeInputView
    let recorder: RecordingView
    let keyboard: KeyboardDriver

    init(length: Int = 6, isFocused: Bool = true, configure: (CodeInputView) -> Void = { _ in }) {
        StandInScreen.reset()
        UIPasteboard.general.standInReset()
        field = CodeInputView(length: length, style: .box)
        field.clock = StandInTime()
        configure(field)
        recorder = RecordingView(recording: field, style: "box")
        recorder.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
        keyboard = KeyboardDriver(in: window)
        window.addSubview(recorder)
        window.makeKeyAndVisible()
        settle()
        if isFocused { recorder.becomeFirstResponder() }
        settle()
    }

    /// Ends the turn of the run loop.
    func settle() { StandInScreen.flush(window) }

    /// The offsets of the selection.
    var selection: [Int]? {
        field.selectedTextRange.map { range in
            [range.start, range.end].map { field.offset(from: field.beginningOfDocument, to: $0) }
        }
    }

    /// The lines of calls without a result: those that change the field.
    var changes: [String] {
        recorder.recording.lines.filter { !$0.contains(#""do":"call""#) || !$0.contains(#""result":"#) }
    }
}
