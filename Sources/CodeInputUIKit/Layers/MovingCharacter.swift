#if canImport(UIKit)
import CodeInputStyles
import UIKit
#if canImport(QuartzCore)
import QuartzCore
#endif

/// A character, or the old look of a cell, in a layer of its own while it moves.
@MainActor final class MovingCharacter {
    /// Why a character has a layer of its own.
    struct Reasons: OptionSet {
        let rawValue: Int
        static let insertion = Reasons(rawValue: 1)
        static let verification = Reasons(rawValue: 2)
    }

    let layer = CodeLayer()
    /// The cell whose whole old look this is; nil for a character.
    var cell: Int?
    /// The cell that clips a roll.
    private let window: CALayer?
    var reasons: Reasons = []

    /// Creates a layer.
    ///
    /// - Parameters:
    ///   - drawing: What moves.
    ///   - place: The frame of the layer, in the field's coordinates.
    ///   - name: The name of the layer, for tests and debugging.
    ///   - isClipped: Whether the place clips what moves.
    init(_ drawing: CodeDrawing, at place: CGRect, name: String, isClipped: Bool) {
        layer.name = name
        layer.place(at: place)
        layer.show(drawing)
        guard isClipped else {
            window = nil
            return
        }
        let window = CALayer()
        window.name = name
        window.masksToBounds = true
        window.frame = place
        // The coordinates inside are those of the field.
        window.bounds = place
        window.addSublayer(layer)
        self.window = window
    }

    /// The layer to insert: the clip, if any.
    var root: CALayer { window ?? layer }
}
#endif
