#if canImport(UIKit)
import CodeInputUIKit
import KeyboardTools
import TestTools
import UIKit

/// A field in a window, with a keyboard, on a device that was just started.
@MainActor struct Stage {
    let window: UIWindow
    let view: CodeInputView
    let keyboard: KeyboardDriver
    let log = EventLog()
    private let controlEvents: ControlEventLog

    init(
        length: Int = 6, style: any CodeCellRenderer = .box, width: CGFloat = 320, isFocused: Bool = true,
        configure: (CodeInputView) -> Void = { _ in }
    ) {
        Device.reset()
        window = Device.makeWindow(width: 3000, height: 200)
        view = CodeInputView(length: length, style: style)
        view.frame = CGRect(x: 0, y: 0, width: width, height: 56)
        view.clock = Device.clock
        configure(view)
        keyboard = KeyboardDriver(in: window)
        controlEvents = ControlEventLog(of: view)
        window.addSubview(view)
        if isFocused { view.becomeFirstResponder() }
        settle()
        log.listen(to: view)
        forgetEvents()
    }

    /// A field with a code in it that the person typed.
    init(typing text: String, length: Int = 6, configure: (CodeInputView) -> Void = { _ in }) {
        self.init(length: length, configure: configure)
        keyboard.type(text)
        settle()
        log.lines = []
        forgetEvents()
    }

    /// What the keyboard, the graphics stack and Core Animation had to complain of.
    var failures: [String] { keyboard.failures + Device.failures }

    /// Ends the turn of the run loop.
    func settle() { Device.flush() }

    /// The names of the layers that the next pass draws, which then is over.
    func redrawn() -> [String] { view.redrawnLayers(in: window) }

    /// A layer of the view: "background", "caret", or "cell" with its index.
    func layer(_ name: String) -> CALayer? { view.layer.sublayers?.first { $0.name == name } }

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

    /// The control events of editing since they were last forgotten.
    var events: [String] { controlEvents.names }

    func forgetEvents() { controlEvents.forget() }

    func tap(cell: Int) { Device.tap(view, in: view.cellFrames[cell]) }

    /// The range of some UTF-16 offsets, as a keyboard would make it.
    func range(_ offsets: Range<Int>) -> UITextRange? {
        guard let start = view.position(from: view.beginningOfDocument, offset: offsets.lowerBound),
            let end = view.position(from: view.beginningOfDocument, offset: offsets.upperBound)
        else { return nil }
        return view.textRange(from: start, to: end)
    }
}

extension UIView {
    /// The names of the view's layers that the next pass draws, which then is over.
    func redrawnLayers(in window: UIWindow) -> [String] {
        window.layoutIfNeeded()
        defer { Device.flush() }
        return (layer.sublayers ?? []).filter { $0.needsDisplay() }.compactMap(\.name).sorted()
    }
}
#endif
