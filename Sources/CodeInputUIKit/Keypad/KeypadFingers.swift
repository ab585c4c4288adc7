#if canImport(UIKit)
import CodeInputStyles

/// The fingers on a number pad, in the order they came.
///
/// A key types when its finger lifts, or as soon as the next finger comes down: so two fingers in quick succession
/// type in the order in which they came. The delete key acts at once, for as long as its finger stays.
struct KeypadFingers {
    private enum Purpose { case typing, deleting, nothing }

    private struct Finger {
        let id: ObjectIdentifier
        var key: CodeKeypadKey?
        var purpose: Purpose
    }

    private var fingers: [Finger] = []

    /// The keys that a finger rests on.
    var pressedKeys: Set<CodeKeypadKey> { Set(fingers.lazy.filter { $0.purpose != .nothing }.compactMap(\.key)) }

    /// Whether the delete key is held.
    var isDeleting: Bool { fingers.contains { $0.purpose == .deleting } }

    /// A finger comes down.
    ///
    /// - Returns: The digits that it makes others type. What an extra key does may be final: it waits for the lift.
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

    /// A finger moves.
    mutating func move(_ id: ObjectIdentifier, to key: CodeKeypadKey?) {
        guard let index = fingers.firstIndex(where: { $0.id == id }), fingers[index].key != key else { return }
        fingers[index].key = key
        // Who slides off the delete key has deleted already.
        if fingers[index].purpose == .deleting { fingers[index].purpose = .nothing }
    }

    /// A finger lifts.
    ///
    /// - Returns: The key that it types.
    mutating func end(_ id: ObjectIdentifier, at key: CodeKeypadKey?) -> CodeKeypadKey? {
        move(id, to: key)
        defer { cancel(id) }
        guard let finger = fingers.first(where: { $0.id == id }), finger.purpose == .typing else { return nil }
        return finger.key
    }

    /// A finger is gone without having meant anything.
    mutating func cancel(_ id: ObjectIdentifier) { fingers.removeAll { $0.id == id } }

    /// All fingers are gone.
    mutating func cancelAll() { fingers = [] }
}
#endif
