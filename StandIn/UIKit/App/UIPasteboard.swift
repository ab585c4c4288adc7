import Synchronization

// Unchecked: what is stored is behind a mutex.
open class UIPasteboard: NSObject, @unchecked Sendable {
    private struct Content {
        var strings: [String] = []
        var changeCount = 0
        var readCount = 0
    }

    public static let general = UIPasteboard()
    public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
    private let content = Mutex(Content())

    private override init() {
        super.init()
    }

    public var changeCount: Int { content.withLock { $0.changeCount } }
    public var hasStrings: Bool { content.withLock { !$0.strings.isEmpty } }
    public var hasURLs: Bool { false }
    public var hasImages: Bool { false }
    public var numberOfItems: Int { content.withLock { $0.strings.count } }

    /// Reading shows the person a banner on a device; `standInReadCount` counts it.
    public var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    public var strings: [String]? {
        get {
            content.withLock {
                $0.readCount += 1
                return $0.strings.isEmpty ? nil : $0.strings
            }
        }
        set {
            content.withLock {
                $0.strings = newValue ?? []
                $0.changeCount += 1
            }
            NotificationCenter.default.post(name: Self.changedNotification, object: self)
        }
    }

    /// What the system may find without telling what it is.
    public struct DetectedValues: Sendable {
        public var number: Double?
    }

    /// Does not count as a reading.
    public func detectedPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>
    ) async throws -> Set<PartialKeyPath<DetectedValues>> {
        let text = standInString ?? ""
        let isNumber = !text.isEmpty && text.allSatisfy { $0.isNumber || $0 == "-" || $0 == "." }
        return isNumber ? keyPaths : []
    }

    /// How often the strings were read.
    public var standInReadCount: Int { content.withLock { $0.readCount } }

    /// What is there, without counting as a reading.
    public var standInString: String? { content.withLock { $0.strings.first } }

    public func standInReset() { content.withLock { $0 = Content() } }
}
