import CodeInputUIKit

/// A style that commands know by its name.
struct PlaygroundStyle: Sendable {
    /// What commands and links call it.
    let name: String
    /// What a page calls it.
    let title: String
    /// One sentence about what it looks like.
    let note: String
    /// How Swift code names it as the style of a field.
    let code: String
    /// The style with its defaults.
    let renderer: any CodeCellRenderer
}
