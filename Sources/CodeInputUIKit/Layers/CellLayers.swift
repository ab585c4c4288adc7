#if canImport(UIKit)
import CodeInputCore
import CodeInputStyles
import UIKit
#if canImport(QuartzCore)
import QuartzCore
#endif

// The layers of a cell: its box and, over it, its character. Both turn about the middle of the cell, to move as one.
@MainActor final class CellLayers {
    private let index: Int
    private(set) var box = CodeLayer()
    private(set) var character: CodeLayer?
    private var window: CALayer?
    /// The cell that the layers show; nil if it must be drawn anew.
    var shown: CodeCell?
    var isVerifying = false

    init(_ index: Int) {
        self.index = index
        box.name = "cell \(index)"
    }

    var all: [CALayer] { [box] + (character.map { [$0] } ?? []) }

    /// What moves when a character comes: the cell, if its drawing has no character of its own.
    var moving: CodeLayer { character ?? box }

    func makeCharacter(isClipped: Bool) -> CodeLayer {
        let layer = CodeLayer()
        layer.name = "character \(index)"
        if isClipped {
            let clip = CALayer()
            clip.name = layer.name
            clip.masksToBounds = true
            clip.addSublayer(layer)
            window = clip
        }
        box.superlayer?.insertSublayer(window ?? layer, above: box)
        character = layer
        return layer
    }

    func clip(to frame: CGRect) {
        window?.frame = frame
        // The coordinates inside are those of the field.
        window?.bounds = frame
    }

    /// Gives away the layer of the character, which stays where it is.
    func takeCharacter() -> LeavingLayer {
        defer { (character, window, isVerifying) = (nil, nil, false) }
        return LeavingLayer(character ?? CodeLayer(), in: window, name: "removed \(index)")
    }

    /// Gives away both layers, which show a cell; a new box replaces the old one.
    func takeAll(showing cell: CodeCell?) -> [LeavingLayer] {
        let old = box
        var taken = [LeavingLayer(old, in: nil, name: "old \(index)", cell: cell)]
        if let character {
            taken.append(LeavingLayer(character, in: window, name: "old character \(index)", cell: cell))
        }
        box = CodeLayer()
        box.name = "cell \(index)"
        old.superlayer?.insertSublayer(box, above: taken.last?.root)
        old.isHidden = false
        (character, window, shown, isVerifying) = (nil, nil, nil, false)
        return taken
    }

    func remove() {
        box.removeFromSuperlayer()
        (window ?? character)?.removeFromSuperlayer()
    }
}

/// A removed character, or the old look of a cell.
@MainActor struct LeavingLayer {
    let layer: CodeLayer
    let root: CALayer
    /// The cell whose old look this is; nil for a character.
    let cell: CodeCell?

    init(_ layer: CodeLayer, in window: CALayer?, name: String, cell: CodeCell? = nil) {
        (self.layer, root, self.cell) = (layer, window ?? layer, cell)
        (layer.name, root.name) = (name, name)
    }

    func remove() { root.removeFromSuperlayer() }
}

extension CGRect {
    var center: CGPoint { CGPoint(x: midX, y: midY) }
}
#endif
