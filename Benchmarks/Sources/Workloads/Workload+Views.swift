public import CodeInputStyles
import CodeInputSwiftUI
public import CodeInputUIKit
import SwiftUI
public import UIKit

// The real view, from the key to the graphics context, including the stand-in for UIKit.
extension Workload {
    static let views: [Workload] =
        namedStyles.flatMap { keys($0, $1, length: 6) } + keys("box", box, length: 64)
        + keys("joined", joined, length: 64)
        + [
            key("view/paste six/box", box, length: 6, count: 0) { $0.enter($0.isFull ? "604817" : "482913") },
            key("view/paste six into empty/box", box, length: 6, count: 0, inNewFields: true) { $0.enter("482913") },
            focus, rotation, update,
        ] + namedStyles.map { redraw($0, $1) } + [firstPicture("box", box), firstPicture("own", Chip())]
        + keys("own", Chip(), length: 6) + [keys("box with moving states", .box, length: 6)[0]]

    /// An app's own renderer, as that of the README.
    private struct Chip: CodeCellRenderer {
        var text = CodeTextStyle(font: CodeFont(design: .rounded))
        var line = ByState<CodeColor>(.boundary, focused: .tint, selected: .tint, accepted: .green, rejected: .red)
        var width = ByState<CGFloat>(1, selected: 2, verifying: 1.5, accepted: 2, rejected: 3.5)
        var motion = CodeMotion(state: .none)
        var dependencies: CodeDependencies { CodeDependencies() }

        func draw(_ cell: CodeCell, in context: inout CellContext) {
            if cell.isSelected || !cell.isEnabled {
                let chip = CodePath.roundedRect(context.frame, cornerRadius: 14)
                context.fill(chip, with: cell.isEnabled ? .selection : .fill)
            }
            if cell.isEnabled {
                context.strokeBorder(
                    cornerRadius: 14, with: line.value(for: cell),
                    lineWidth: width.value(for: cell) + (cell.isFocused ? 2 : 0))
            }
            if cell.isMarked { context.drawMarking(with: .tint) }
        }
    }

    // A field becomes twice as wide, or half as wide.
    private static let rotation = Workload("view/rotation/box", repetitions: 20) { repetitions, measure in
        let (window, view) = view(box)
        measure {
            for _ in 0..<repetitions {
                view.frame.size.width = view.frame.width == bounds.width ? bounds.width * 2 : bounds.width
                StandInScreen.flush(window)
                StandInDrawLog.clear()
            }
        }
    }

    // SwiftUI updates a field whose values are as before.
    private static let update = Workload("view/update/SwiftUI", repetitions: 20) { repetitions, measure in
        // SwiftUI does not update the same field.
        let fields = (0...1).map { _ in CodeInputField("Code", code: .constant("48291"), length: 6) }
        let host = StandInHost(rootView: fields[0])
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        window.addSubview(host.view)
        window.makeKeyAndVisible()
        host.settle()
        measure {
            for index in 1...repetitions {
                host.rootView = fields[index % 2]
                host.settle()
                StandInDrawLog.clear()
            }
        }
    }

    // A field enters a window and gets the keyboard.
    private static let focus = Workload("view/focus/box", repetitions: 20) { repetitions, measure in
        // Twice as many as are counted: the first ones warm up.
        let fields = (0..<repetitions * 2).map { _ in view(box, count: 0) }
        var next = fields[...]
        for (_, view) in fields {
            view.resignFirstResponder()
            view.removeFromSuperview()
        }
        measure {
            for (window, view) in next.prefix(repetitions) {
                window.addSubview(view)
                view.becomeFirstResponder()
                StandInScreen.flush(window)
                StandInDrawLog.clear()
            }
            next = next.dropFirst(repetitions)
        }
    }

    // Kept until they are measured: freeing a view is no part of its first picture.
    private static func firstPicture(_ name: String, _ style: any CodeCellRenderer) -> Workload {
        Workload("view/first picture/\(name)", repetitions: 20) { repetitions, measure in
            var views: [CodeInputView] = []
            views.reserveCapacity(repetitions * 2)
            measure {
                for _ in 0..<repetitions {
                    let view = CodeInputView(length: 6, style: style)
                    view.frame = bounds
                    StandInScreen.flush(view)
                    views.append(view)
                }
            }
            StandInDrawLog.clear()
        }
    }

    /// A focused field in a window, with a number of filled cells; nil fills all but the last.
    @MainActor public static func view(
        _ style: any CodeCellRenderer, length: Int = 6, count: Int? = nil
    ) -> (UIWindow, CodeInputView) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        let view = CodeInputView(length: length, style: style)
        view.frame = bounds
        window.addSubview(view)
        window.makeKeyAndVisible()
        view.becomeFirstResponder()
        for index in 0..<(count ?? length - 1) { view.insertText(digits[index & 7]) }
        StandInScreen.flush(window)
        StandInDrawLog.clear()
        return (window, view)
    }

    /// One key typed into each of many fields, and one deleted in each of others.
    private static func keys(_ name: String, _ style: any CodeCellRenderer, length: Int) -> [Workload] {
        let name = "\(name)\(length == 6 ? "" : " \(length)")"
        // All is done twice, first to warm up: what counts fills the last cell but one, or empties it.
        return [
            key("view/type/\(name)", style, length: length, count: length - 3) { $0.insertText("4") },
            key("view/delete/\(name)", style, length: length, count: length) { $0.deleteBackward() },
        ]
    }

    private static func key(
        _ name: String, _ style: any CodeCellRenderer, length: Int, count: Int, inNewFields: Bool = false,
        _ press: @escaping @MainActor @Sendable (CodeInputView) -> Void
    ) -> Workload {
        Workload(name, repetitions: 20) { repetitions, measure in
            // The first ones warm up.
            let fields = (0..<repetitions * 2).map { _ in view(style, length: length, count: count) }
            var next = fields.prefix(repetitions)
            measure {
                for (window, view) in next {
                    press(view)
                    StandInScreen.flush(window)
                    StandInDrawLog.clear()
                }
                if inNewFields { next = fields.suffix(repetitions) }
            }
        }
    }

    private static func redraw(_ name: String, _ style: any CodeCellRenderer) -> Workload {
        Workload("view/everything/\(name)", repetitions: 20) { repetitions, measure in
            let (window, view) = view(style)
            measure {
                for _ in 0..<repetitions {
                    view.style = style
                    view.layer.sublayers?.first?.sublayers?.forEach { $0.setNeedsDisplay() }
                    StandInScreen.flush(window)
                    StandInDrawLog.clear()
                }
            }
        }
    }
}
