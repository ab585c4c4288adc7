public import CodeInputMessages

/// The names that commands accept, as listed in help texts.
public enum PlaygroundNames {
    /// The styles.
    public static var styles: String { StyleCatalog.names.joined(separator: ", ") }
    /// The alphabet with a name, or nil.
    public static func alphabet(_ name: String) -> CodeAlphabet? {
        StyleCatalog.alphabets.first { $0.key == name }?.value
    }

    /// The alphabets.
    public static var alphabets: String { StyleCatalog.alphabets.map { $0.key }.joined(separator: ", ") }
    /// The statuses.
    public static var statuses: String { StyleCatalog.statuses.map { $0.key }.joined(separator: ", ") }
}
