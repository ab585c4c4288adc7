#if canImport(UIKit)
import UIKit

/// Commands of the edit menu.
public struct CodeEditActions: OptionSet, Sendable, Hashable {
    /// One bit for each command.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Inserts what is on the pasteboard, what is dropped, and what the camera reads.
    public static let paste = CodeEditActions(rawValue: 1 << 0)
    /// Puts the selected characters on the pasteboard.
    public static let copy = CodeEditActions(rawValue: 1 << 1)
    /// Puts the selected characters on the pasteboard and deletes them.
    public static let cut = CodeEditActions(rawValue: 1 << 2)
    /// Selects the whole code.
    public static let selectAll = CodeEditActions(rawValue: 1 << 3)
    /// Every command.
    public static let all: CodeEditActions = [.paste, .copy, .cut, .selectAll]

    /// The command of a selector, or nil.
    init?(_ action: Selector) {
        switch action {
        case NSSelectorFromString("paste:"): self = .paste
        case NSSelectorFromString("copy:"): self = .copy
        case NSSelectorFromString("cut:"): self = .cut
        case NSSelectorFromString("selectAll:"): self = .selectAll
        default: return nil
        }
    }
}
#endif
