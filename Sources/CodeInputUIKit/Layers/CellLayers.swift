#if canImport(UIKit)
import CodeInputStyles
import UIKit

// The layers of a cell: its box and, over it, its character. Both turn about the middle of the cell, to move as one.
@MainActor final class CellLayers {
    private let index: Int
    private(set) var box: CodeLayer
    private(set) var character: CodeLayer?
    private var clipLayer: CodeLayer?
    var isVerifying = false

    init(_ index: Int) {
        self.index = index
        box = CodeLayer(ofBoxes: "cell \(index)")
    }

    var all: [CALayer] { if let character { [box, character] } else { [box] } }

    /// The layer that an insertion or a verification moves: the character, or the box if the character is drawn in it.
    var moving: CodeLayer { character ?? box }

    func makeCharacter(isClipped: Bool) -> CodeLayer {
        let layer = CodeLayer()
        layer.name = "character \(index)"
        if isClipped {
            let clip = CodeLayer()
            clip.name = layer.name
            clip.masksToBounds = true
            clip.addSublayer(layer)
            clipLayer = clip
        }
        box.superlayer?.insertSublayer(clipLayer ?? layer, above: box)
        (character, isVerifying) = (layer, false)
        return layer
    }

    /// Shows the character in a frame only, which follows the animation of the field's size.
    func clip(to frame: CGRect, following motion: CAAnimation?) {
        guard let clipLayer else { return }
        let last = (position: clipLayer.position, bounds: clipLayer.bounds)
        clipLayer.frame = frame
        // The coordinates inside are those of the field.
        clipLayer.bounds = frame
        guard let motion, !last.bounds.isEmpty else { return }
        clipLayer.play(motion, "position", from: last.position)
        clipLayer.play(motion, "bounds", from: last.bounds)
    }

    /// Replaces the box, and returns the old one, which fades out while the cell keeps a content.
    func takeBox(showing cell: CodeCell, with content: CodeCell.Content) -> LeavingLayer {
        let old = box
        box = CodeLayer(ofBoxes: "cell \(index)")
        old.superlayer?.insertSublayer(box, above: old)
        old.opacity = 1
        if character == nil { isVerifying = false }
        return LeavingLayer(old, in: nil, name: "old \(index)", cell: cell, content: content)
    }

    /// Returns the layer of the character, which stays in place; with a cell, it is the old look of that cell.
    func takeCharacter(showing cell: CodeCell? = nil) -> LeavingLayer? {
        defer { (character, clipLayer, isVerifying) = (nil, nil, false) }
        guard let character else { return nil }
        let name = cell == nil ? "removed " : "old character "
        return LeavingLayer(character, in: clipLayer, name: name + String(index), cell: cell)
    }

    func remove() {
        box.removeFromSuperlayer()
        (clipLayer ?? character)?.removeFromSuperlayer()
    }
}

/// A removed character, or the old look of a cell or of the background.
@MainActor final class LeavingLayer: NSObject, CAAnimationDelegate {
    let layer: CodeLayer
    let root: CALayer
    weak var owner: CodeLayers?
    /// The cell whose old look this is; nil for a removed character or a background.
    let cell: CodeCell?
    /// Whether the layer may contain text, and goes when the field hides its text; unused if `cell` is set.
    let mayContainText: Bool
    /// The old look is removed when the cell has other content than this.
    let content: CodeCell.Content?

    init(
        _ layer: CodeLayer, in clip: CALayer?, name: String, cell: CodeCell? = nil, content: CodeCell.Content? = nil,
        mayContainText: Bool = true
    ) {
        (self.layer, root, self.cell, self.content) = (layer, clip ?? layer, cell, content ?? cell?.content)
        self.mayContainText = mayContainText
        super.init()
        (layer.name, root.name) = (name, name)
    }

    func remove() {
        root.removeFromSuperlayer()
        // An animation that stays keeps its delegate, which is this.
        layer.removeAllAnimations()
    }

    // Core Animation calls it on the main thread, but its declaration does not say so.
    nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        MainActor.assumeIsolated {
            owner?.forget(self)
            // The field may be gone, with its window.
            remove()
        }
    }
}

extension CGRect {
    var center: CGPoint { CGPoint(x: midX, y: midY) }
}
#endif
