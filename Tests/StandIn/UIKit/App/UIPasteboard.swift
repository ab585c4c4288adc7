// Unchecked: the main actor uses it, and what it waits for.
open class UIPasteboard: NSObject, @unchecked Sendable {
    public static let general = UIPasteboard()
    /// The string, without counting as a read.
    public private(set) var standInString: String? { didSet { changeCount += 1 } }
    public private(set) var changeCount = 0
    /// The number of reads.
    public private(set) var standInReadCount = 0
    private var whileDetecting: (@MainActor () -> Void)?

    private override init() { super.init() }

    public var hasStrings: Bool { standInString != nil }

    /// On a device, reading shows a banner to the user. `standInReadCount` counts reads.
    public var string: String? {
        get {
            standInReadCount += 1
            return standInString
        }
        set { standInString = newValue }
    }

    /// What the system detects without reading.
    public struct DetectedValues: Sendable { public var number: Double? }

    /// Does not count as a read.
    public func detectedPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>
    ) async throws -> Set<PartialKeyPath<DetectedValues>> {
        let text = standInString ?? ""
        await whileDetecting?()
        let isNumber = !text.isEmpty && text.allSatisfy { $0.isNumber || $0 == "-" || $0 == "." }
        return isNumber ? keyPaths : []
    }

    /// Calls a closure each time the system detects patterns, before it answers: it takes a while.
    public func standInWhileDetecting(_ body: @escaping @MainActor () -> Void) { whileDetecting = body }

    func standInReset() { (standInString, changeCount, standInReadCount, whileDetecting) = (nil, 0, 0, nil) }
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
