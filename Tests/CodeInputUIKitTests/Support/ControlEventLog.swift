#if canImport(UIKit)
import UIKit

/// The names of the editing events that a control sends.
@MainActor final class ControlEventLog {
    private(set) var names: [String] = []

    private static let events: [(UIControl.Event, String)] = [
        (.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
        (.editingDidEndOnExit, "exit"), (.primaryActionTriggered, "complete"),
    ]

    init(of control: UIControl) {
        for (event, name) in Self.events {
            control.addAction(UIAction { [weak self] _ in self?.names.append(name) }, for: event)
        }
    }

    func forget() { names = [] }
}
#endif
