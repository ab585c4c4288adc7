#if canImport(UIKit)
import UIKit

/// Commands of the edit menu.
public struct CodeEditActions: OptionSet, Sendable, Hashable {
    /// The bits of the set, one for each command.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Inserts text from the pasteboard, a drop, or the camera.
    public static let paste = CodeEditActions(rawValue: 1 << 0)
    /// Copies the selected characters to the pasteboard.
    public static let copy = CodeEditActions(rawValue: 1 << 1)
    /// Moves the selected characters to the pasteboard.
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
