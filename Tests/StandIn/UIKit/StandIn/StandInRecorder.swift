import Synchronization

/// Records haptics, announcements, menus, clicks, implicit animations and lost drawing, until a test clears it.
public enum StandInRecorder {
    /// A recorded event.
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

    /// The kinds of haptics in order: "success", "error", "light", …
    public static var feedback: [String] { texts(.feedback) }
    /// Posted accessibility notifications: "announcement: TEXT", after "interruption" if it interrupts, or "layoutChanged".
    public static var accessibility: [String] { texts(.accessibility) }
    /// The texts of announcements.
    public static var announcements: [String] {
        accessibility.compactMap { $0.hasPrefix("announcement: ") ? String($0.dropFirst(14)) : nil }
    }
    /// Implicit animations that ran, as "LAYER.key".
    public static var implicitActions: [String] { texts(.implicitAction) }
    /// Text and images drawn without a pushed context.
    public static var droppedDrawings: [String] { texts(.droppedDrawing) }
    /// The titles of each presented menu, joined by ", ".
    public static var menus: [String] { texts(.menu) }
    /// Other mistakes, such as an unbalanced graphics stack.
    public static var misuses: [String] { texts(.misuse) }

    /// Records an event of the caller.
    public static func note(_ text: String) { add(.note, text) }

    public static func clear() { storage.withLock { $0 = [] } }

    static func add(_ kind: Entry.Kind, _ text: String) {
        storage.withLock { $0.append(Entry(kind: kind, text: text)) }
    }

    private static func texts(_ kind: Entry.Kind) -> [String] {
        entries.filter { $0.kind == kind }.map(\.text)
    }
}

/// The layers that this thread drew since the log was cleared, in order.
public enum StandInDrawLog {
    public static var layers: [CALayer] { StandInThread.current.drawnLayers.compactMap(\.object) }

    public static func count(of layer: CALayer) -> Int {
        layers.count { $0 === layer }
    }

    public static func clear() {
        StandInThread.current.drawnLayers = []
    }
}
