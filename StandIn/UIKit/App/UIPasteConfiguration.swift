@MainActor open class UIPasteConfiguration: NSObject {
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init()
    }
}

@MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    var pasteConfiguration: UIPasteConfiguration? { get set }
    func paste(itemProviders: [NSItemProvider])
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {}

/// The paste button of the system.
@MainActor open class UIPasteControl: UIControl {
    open weak var target: (any UIPasteConfigurationSupporting)?
}

extension UIResponder {
    /// Drops text, or taps a `UIPasteControl`. Returns false if the responder does not accept it.
    @discardableResult public func standInDrop(_ text: String) -> Bool {
        let providers = [NSItemProvider(object: NSString(string: text))]
        guard pasteConfiguration != nil, canPaste(providers) else { return false }
        paste(itemProviders: providers)
        return true
    }
}
