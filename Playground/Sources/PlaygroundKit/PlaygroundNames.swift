/// The names that commands take, as a help text lists them.
public enum PlaygroundNames {
    /// The styles.
    public static var styles: String { StyleCatalog.names.joined(separator: ", ") }
    /// The alphabets.
    public static var alphabets: String { StyleCatalog.alphabets.map(\.key).joined(separator: ", ") }
    /// The statuses.
    public static var statuses: String { StyleCatalog.statuses.map(\.key).joined(separator: ", ") }
}
