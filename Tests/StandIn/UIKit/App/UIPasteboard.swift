import Synchronization

// Unchecked: a mutex guards the content.
open class UIPasteboard: NSObject, @unchecked Sendable {
    private struct Content {
        var string: String?
        var changeCount = 0
        var readCount = 0
        var whileDetecting: (@MainActor () -> Void)?
    }

    public static let general = UIPasteboard()
    private let content = Mutex(Content())

    private override init() { super.init() }

    public var changeCount: Int { content.withLock { $0.changeCount } }
    public var hasStrings: Bool { content.withLock { $0.string != nil } }

    /// On a device, reading shows a banner to the user. `standInReadCount` counts reads.
    public var string: String? {
        get {
            content.withLock {
                $0.readCount += 1
                return $0.string
            }
        }
        set {
            content.withLock {
                $0.string = newValue
                $0.changeCount += 1
            }
        }
    }

    /// What the system detects without reading.
    public struct DetectedValues: Sendable {
        public var number: Double?
    }

    /// Does not count as a read.
    public func detectedPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>
    ) async throws -> Set<PartialKeyPath<DetectedValues>> {
        let text = standInString ?? ""
        await content.withLock(\.whileDetecting)?()
        let isNumber = !text.isEmpty && text.allSatisfy { $0.isNumber || $0 == "-" || $0 == "." }
        return isNumber ? keyPaths : []
    }

    /// Calls a closure each time the system detects patterns, before it answers: it takes a while.
    public func standInWhileDetecting(_ body: @escaping @MainActor () -> Void) {
        content.withLock { $0.whileDetecting = body }
    }

    /// The number of reads.
    public var standInReadCount: Int { content.withLock { $0.readCount } }

    /// The string, without counting as a read.
    public var standInString: String? { content.withLock { $0.string } }

    func standInReset() { content.withLock { $0 = Content() } }
}

@MainActor open class UIPasteConfiguration: NSObject {
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) { self.init() }
}

@MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    var pasteConfiguration: UIPasteConfiguration? { get set }
    func paste(itemProviders: [NSItemProvider])
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {}

@MainActor open class UIPasteControl: UIControl {
    open weak var target: (any UIPasteConfigurationSupporting)?
}
