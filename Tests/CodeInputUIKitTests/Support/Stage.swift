#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import UIKit

/// A field in a window, with a keyboard, on a device that was just started.
@MainActor struct Stage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 3000, height: 200))
    let view: CodeInputView
    let keyboard: StandInKeyboard
    let log = EventLog()

    init(
        length: Int = 6, style: any CodeCellRenderer = .box, width: CGFloat = 320, isFocused: Bool = true,
        configure: (CodeInputView) -> Void = { _ in }
    ) {
        StandInScreen.reset()
        view = CodeInputView(length: length, style: style)
        view.frame = CGRect(x: 0, y: 0, width: width, height: 56)
        view.clock = StandInTime()
        configure(view)
        keyboard = StandInKeyboard(in: window)
        window.addSubview(view)
        if isFocused { view.becomeFirstResponder() }
        settle()
        log.listen(to: view)
        view.standInForgetEvents()
    }

    /// A field with a code in it that the person typed.
    init(typing text: String, length: Int = 6, configure: (CodeInputView) -> Void = { _ in }) {
        self.init(length: length, configure: configure)
        keyboard.type(text)
        settle()
        log.lines = []
        view.standInForgetEvents()
    }

    /// What the keyboard, the graphics stack and Core Animation had to complain of.
    var failures: [String] {
        keyboard.failures + StandInRecorder.misuses + StandInRecorder.droppedDrawings
            + StandInRecorder.implicitActions
    }

    /// Ends the turn of the run loop; forgets what was drawn so far.
    func settle() {
        StandInScreen.flush()
        StandInDrawLog.clear()
    }

    /// The names of the layers that the next pass draws.
    func redrawn() -> [String] {
        StandInScreen.flush()
        defer { StandInDrawLog.clear() }
        return StandInDrawLog.layers.compactMap(\.name).sorted()
    }

    /// What the cells show: characters, "•" where masked, "_" where empty.
    var shown: String {
        view.fieldState.cells.map { cell in
            switch cell.content {
            case .empty: "_"
            case .placeholder(let hint): String(hint)
            case .character(let character): String(character)
            case .masked: "•"
            }
        }.joined()
    }

    /// The control events since they were last forgotten.
    var events: [String] { view.standInEvents.map(\.name) }

    func tap(cell: Int) {
        StandInTouch.tap(view, in: view.cellFrames[cell])
    }

    /// The range of some UTF-16 offsets, as a keyboard would make it.
    func range(_ offsets: Range<Int>) -> UITextRange? {
        guard let start = view.position(from: view.beginningOfDocument, offset: offsets.lowerBound),
            let end = view.position(from: view.beginningOfDocument, offset: offsets.upperBound)
        else { return nil }
        return view.textRange(from: start, to: end)
    }
}

extension UIControl.Event {
    var name: String {
        switch self {
        case .editingDidBegin: "begin"
        case .editingChanged: "changed"
        case .editingDidEnd: "end"
        case .editingDidEndOnExit: "exit"
        case .primaryActionTriggered: "complete"
        case .touchDown, .touchUpInside, .touchCancel, .touchDownRepeat: "touch"
        default: "event \(rawValue)"
        }
    }
}
#endif
