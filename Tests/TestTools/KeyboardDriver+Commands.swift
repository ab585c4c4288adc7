#if canImport(UIKit)
import UIKit

extension KeyboardDriver {
    /// Copies text to the pasteboard and pastes it, if the responder allows it.
    @discardableResult public func paste(_ text: String) -> Bool {
        UIPasteboard.general.string = text
        return pasteFromPasteboard()
    }

    /// Pastes the content of the pasteboard.
    ///
    /// Reading the pasteboard to validate the command is a failure: the user would see a banner.
    @discardableResult public func pasteFromPasteboard() -> Bool {
        let reads = UIPasteboard.general.readings
        let isOffered = responder?.canPerformAction(EditCommand.paste.selector, withSender: nil) ?? false
        if UIPasteboard.general.readings > reads { observer.fail("the pasteboard was read to validate paste") }
        return isOffered && perform(.paste) { $0.paste(nil) }
    }

    /// Copies, if the responder chain allows it.
    @discardableResult public func copy() -> Bool { perform(.copy) { $0.copy(nil) } }
    /// Cuts, if the responder chain allows it.
    @discardableResult public func cut() -> Bool { perform(.cut) { $0.cut(nil) } }
    /// Selects all, if the responder chain allows it.
    @discardableResult public func selectAll() -> Bool { perform(.selectAll) { $0.selectAll(nil) } }

    /// The menu commands offered now, as "copy", "cut", "paste", "select", "selectAll", "delete".
    public var allowedActions: [String] {
        guard let responder else { return [] }
        return EditCommand.allCases.filter { responder.canPerformAction($0.selector, withSender: nil) }.map(\.rawValue)
    }

    private func perform(_ command: EditCommand, _ send: (UIResponder) -> Void) -> Bool {
        guard let target = responder?.target(forAction: command.selector, withSender: nil) as? UIResponder else {
            return false
        }
        watch(command.rawValue) { send(target) }
        return true
    }
}

/// A command of the edit menu.
private enum EditCommand: String, CaseIterable {
    case cut, copy, paste, select, selectAll, delete

    var selector: Selector { NSSelectorFromString(rawValue + ":") }
}

extension UIPasteboard {
    /// The number of reads, where it is known.
    fileprivate var readings: Int {
        #if canImport(Darwin)
        0
        #else
        standInReadCount
        #endif
    }
}
#endif
