#if canImport(UIKit)
import UIKit

/// A command of the edit menu.
public enum CodeEditAction: Sendable, Hashable, CaseIterable {
    /// Inserts text from the pasteboard, a drop, or the camera.
    case paste
    /// Copies the selected characters to the pasteboard.
    case copy
    /// Moves the selected characters to the pasteboard.
    case cut
    /// Selects the whole code.
    case selectAll

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
