extension StandInKeyboard {
    /// Puts text on the pasteboard and pastes, where the responder allows it.
    @discardableResult public func paste(_ text: String) -> Bool {
        UIPasteboard.general.string = text
        return pasteFromPasteboard()
    }

    /// Pastes what is there. Reading the pasteboard only to offer the command is a failure: the person would see a banner.
    @discardableResult public func pasteFromPasteboard() -> Bool {
        let reads = UIPasteboard.general.standInReadCount
        let isOffered = responder?.canPerformAction(NSSelectorFromString("paste:"), withSender: nil) ?? false
        if UIPasteboard.general.standInReadCount > reads { observer.fail("the pasteboard was read to offer paste") }
        return isOffered && perform("paste:")
    }

    @discardableResult public func copy() -> Bool { perform("copy:") }
    @discardableResult public func cut() -> Bool { perform("cut:") }
    @discardableResult public func selectAll() -> Bool { perform("selectAll:") }

    /// The menu commands offered now, as "copy", "cut", "paste", "select", "selectAll", "delete".
    public var allowedActions: [String] {
        guard let responder else { return [] }
        return StandInActions.editing.filter { responder.canPerformAction(Selector($0), withSender: nil) }
            .map { String($0.dropLast()) }
    }

    @discardableResult func perform(_ name: String) -> Bool {
        let action = NSSelectorFromString(name)
        guard let target = responder?.target(forAction: action, withSender: nil) as? UIResponder else { return false }
        watch(String(name.dropLast())) { StandInActions.send(action, to: target, sender: nil) }
        return true
    }
}
