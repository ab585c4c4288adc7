public import CodeInputStyles
public import CodeInputUIKit
public import UIKit

// The real view, from the key to what reaches the graphics context. What stands in for UIKit is part of the cost.
extension Workload {
    static let views: [Workload] =
        namedStyles.map { key($0, $1, length: 6) } + [key("box", .box, length: 64)]
        + namedStyles.map { redraw($0, $1) }
        + [
            Workload("view/first picture/box", repetitions: 20) { repetitions, measure in
                measure {
                    for _ in 0..<repetitions {
                        let view = CodeInputView(length: 6, style: .box)
                        view.frame = bounds
                        StandInScreen.flush(view)
                        keep(view)
                    }
                }
                StandInDrawLog.clear()
            }
        ]

    /// A focused field in a window, with its last cell empty.
    @MainActor public static func view(_ style: any CodeCellRenderer, length: Int = 6) -> (UIWindow, CodeInputView) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        let view = CodeInputView(length: length, style: style)
        view.frame = bounds
        window.addSubview(view)
        window.makeKeyAndVisible()
        view.becomeFirstResponder()
        for index in 0..<length - 1 { view.insertText(digits[index & 7]) }
        StandInScreen.flush(window)
        StandInDrawLog.clear()
        return (window, view)
    }

    private static func key(_ name: String, _ style: any CodeCellRenderer, length: Int) -> Workload {
        Workload("view/one key/\(name)\(length == 6 ? "" : " \(length)")", repetitions: 50) { repetitions, measure in
            let (window, view) = view(style, length: length)
            measure {
                for index in 0..<repetitions {
                    view.insertText(digits[index & 7])
                    StandInScreen.flush(window)
                    view.deleteBackward()
                    StandInScreen.flush(window)
                    StandInDrawLog.clear()
                }
            }
        }
    }

    private static func redraw(_ name: String, _ style: any CodeCellRenderer) -> Workload {
        Workload("view/everything/\(name)", repetitions: 20) { repetitions, measure in
            let (window, view) = view(style)
            measure {
                for _ in 0..<repetitions {
                    view.style = style
                    view.layer.sublayers?.forEach { $0.setNeedsDisplay() }
                    StandInScreen.flush(window)
                    StandInDrawLog.clear()
                }
            }
        }
    }
}
