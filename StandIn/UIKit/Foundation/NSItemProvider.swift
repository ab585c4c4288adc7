public protocol NSItemProviderReading: NSObjectProtocol {}

extension NSString: NSItemProviderReading {}

/// A text that is dropped or pasted.
// Unchecked: the text never changes.
open class NSItemProvider: NSObject, @unchecked Sendable {
    private let text: String?

    public override init() {
        text = nil
        super.init()
    }

    init(object: NSString) {
        text = object.substring(from: 0)
        super.init()
    }

    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        text != nil && aClass == NSString.self
    }

    /// Calls back on another thread, as iOS may.
    @discardableResult open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        Thread.detachNewThread { [text] in completionHandler(text.map { NSString(string: $0) }, nil) }
        return Progress(totalUnitCount: 1)
    }
}
