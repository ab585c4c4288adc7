import Synchronization

/// What reached the outside: haptics, announcements, menus, clicks, animations that started by themselves, and drawing that
/// was lost because no context was pushed. Tests clear it and read it.
public enum StandInRecorder {
    /// One thing, with a kind to filter by.
    public struct Entry: Sendable, Hashable, CustomStringConvertible {
        public enum Kind: String, Sendable {
            case feedback, accessibility, implicitAction, droppedDrawing, menu, click, misuse, note
        }

        public let kind: Kind
        public let text: String
        public var description: String { "\(kind.rawValue): \(text)" }
    }

    private static let storage = Mutex<[Entry]>([])

    public static var entries: [Entry] { storage.withLock { $0 } }

    /// The kinds of haptics in order: "success", "error", "light", "selection", …
    public static var feedback: [String] { texts(.feedback) }
    /// Posted accessibility notifications as "announcement: TEXT", "layoutChanged", "screenChanged".
    public static var accessibility: [String] { texts(.accessibility) }
    /// Texts of announcements alone.
    public static var announcements: [String] {
        accessibility.compactMap { $0.hasPrefix("announcement: ") ? String($0.dropFirst(14)) : nil }
    }
    /// Implicit animations that ran, as "LAYER.key".
    public static var implicitActions: [String] { texts(.implicitAction) }
    /// Text and images drawn while no context was pushed, or upside down through Core Graphics.
    public static var droppedDrawings: [String] { texts(.droppedDrawing) }
    /// Titles of the elements of each menu presented, joined by ", ".
    public static var menus: [String] { texts(.menu) }
    /// Other mistakes: an unbalanced graphics stack, a transaction left open.
    public static var misuses: [String] { texts(.misuse) }

    /// Something of the caller's own, among the rest in the order it happened.
    public static func note(_ text: String) { add(.note, text) }

    public static func clear() { storage.withLock { $0 = [] } }

    static func add(_ kind: Entry.Kind, _ text: String) {
        storage.withLock { $0.append(Entry(kind: kind, text: text)) }
    }

    private static func texts(_ kind: Entry.Kind) -> [String] {
        entries.filter { $0.kind == kind }.map(\.text)
    }
}
