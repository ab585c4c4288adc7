#if canImport(UIKit)

/// The fingers on a number pad, in the order of their touches.
///
/// A key types when its finger lifts, or when the next finger comes down. Two quick fingers therefore type in the order of
/// their touches. The delete key acts at once, and for as long as its finger stays.
struct KeypadFingers {
    private enum Purpose { case typing, deleting, nothing }

    private struct Finger {
        let id: ObjectIdentifier
        var key: CodeKeypadKey?
        var purpose: Purpose
    }

    private var fingers: [Finger] = []

    /// The keys under the fingers.
    var pressedKeys: Set<CodeKeypadKey> { Set(fingers.lazy.filter { $0.purpose != .nothing }.compactMap(\.key)) }

    /// Whether the user holds the delete key.
    var isDeleting: Bool { fingers.contains { $0.purpose == .deleting } }

    /// Adds a finger.
    ///
    /// - Returns: The digits that the other fingers type now. An extra key may be final, and waits for the lift.
    mutating func begin(_ id: ObjectIdentifier, at key: CodeKeypadKey?) -> [CodeKeypadKey] {
        var typed: [CodeKeypadKey] = []
        for index in fingers.indices where key != nil {
            switch (fingers[index].purpose, fingers[index].key) {
            case (.typing, .digit(let digit)):
                typed.append(.digit(digit))
                fingers[index].purpose = .nothing
            case (.deleting, _): fingers[index].purpose = .nothing
            default: break
            }
        }
        cancel(id)
        fingers.append(Finger(id: id, key: key, purpose: key == .delete ? .deleting : .typing))
        return typed
    }

    /// Moves a finger.
    mutating func move(_ id: ObjectIdentifier, to key: CodeKeypadKey?) {
        guard let index = fingers.firstIndex(where: { $0.id == id }), fingers[index].key != key else { return }
        fingers[index].key = key
        // A finger that slides off the delete key has deleted already.
        if fingers[index].purpose == .deleting { fingers[index].purpose = .nothing }
    }

    /// Removes a finger that lifts.
    ///
    /// - Returns: The key that it types, or nil.
    mutating func end(_ id: ObjectIdentifier, at key: CodeKeypadKey?) -> CodeKeypadKey? {
        move(id, to: key)
        defer { cancel(id) }
        guard let finger = fingers.first(where: { $0.id == id }), finger.purpose == .typing else { return nil }
        return finger.key
    }

    /// Removes a finger, which types nothing.
    mutating func cancel(_ id: ObjectIdentifier) { fingers.removeAll { $0.id == id } }

    /// Removes all fingers, which type nothing.
    mutating func cancelAll() { fingers = [] }
}
#endif
