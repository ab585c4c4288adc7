@MainActor open class UIPasteConfiguration: NSObject {
    public var acceptableTypeIdentifiers: [String]

    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: ["public.text"])
    }

    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }
}

@MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    var pasteConfiguration: UIPasteConfiguration? { get set }
    func paste(itemProviders: [NSItemProvider])
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {}

/// The system's button, which may read the pasteboard because the user has tapped it.
@MainActor open class UIPasteControl: UIControl {
    open weak var target: (any UIPasteConfigurationSupporting)?
}

extension UIResponder {
    /// A drop, or a tap on a `UIPasteControl` whose target the responder is; false where it is not taken.
    @discardableResult public func standInDrop(_ text: String) -> Bool {
        let providers = [NSItemProvider(object: NSString(string: text))]
        guard pasteConfiguration != nil, canPaste(providers) else { return false }
        paste(itemProviders: providers)
        return true
    }
}
