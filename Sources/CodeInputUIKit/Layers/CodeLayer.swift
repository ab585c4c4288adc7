#if canImport(UIKit)
package import CodeInputStyles
package import UIKit
#if canImport(QuartzCore)
package import QuartzCore
#endif

/// A layer that shows one drawing: a cell, or the background of all cells.
///
/// Its frame and its drawing are in the field's coordinates.
package final class CodeLayer: CALayer {
    private(set) var drawing = CodeDrawing()
    private var isWide = false
    // They choose the variant of an app's image. A drawing has the image's name only, the same in light and dark.
    private var traits = UITraitCollection()
    // The frame as set: the layer computes its own from position and bounds, with rounding errors.
    private var place = CGRect.null

    package override init() {
        super.init()
        needsDisplayOnBoundsChange = true
        #if os(visionOS)
        // Redraws at the scale that the viewing distance needs.
        wantsDynamicContentScaling = true
        #endif
    }

    // Core Animation makes presentation layers with this initializer.
    package override init(layer: Any) {
        if let other = layer as? CodeLayer {
            (drawing, place, traits) = (other.drawing, other.place, other.traits)
        }
        super.init(layer: layer)
    }

    package required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Shows a drawing.
    ///
    /// An equal drawing does not redraw the layer.
    package func show(_ newDrawing: CodeDrawing) {
        guard newDrawing != drawing else { return }
        drawing = newDrawing
        if drawing.isWide != isWide {
            isWide.toggle()
            // Eight bits per channel can't hold colors beyond sRGB.
            contentsFormat = isWide ? .wide : .plain
        }
        setNeedsDisplay()
    }

    /// Moves the layer.
    ///
    /// The layer redraws, because its drawing is in the field's coordinates.
    ///
    /// - Parameters:
    ///   - newPlace: The new frame, in the field's coordinates.
    ///   - motion: The animation of the field's own size, which the layer follows.
    package func place(at newPlace: CGRect, following motion: CAAnimation? = nil) {
        guard newPlace != place else { return }
        let isNew = place.isNull, from = (position: position, bounds: bounds)
        place = newPlace
        frame = newPlace
        // The caret is a plain color, the same everywhere.
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
        guard let motion, !isNew else { return }
        follow(motion, "position", from: from.position)
        follow(motion, "bounds", from: from.bounds)
    }

    private func follow(_ motion: CAAnimation, _ keyPath: String, from value: Any) {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = value
        animation.duration = motion.duration
        animation.timingFunction = motion.timingFunction
        animation.beginTime = motion.beginTime
        animation.fillMode = motion.fillMode
        add(animation, forKey: keyPath)
    }

    /// Follows the view: its scale, and its traits, which choose the variants of images.
    package func follow(_ newTraits: UITraitCollection, scale: CGFloat) {
        let isOther =
            newTraits.userInterfaceStyle != traits.userInterfaceStyle
            || newTraits.accessibilityContrast != traits.accessibilityContrast
            || newTraits.legibilityWeight != traits.legibilityWeight || contentsScale != scale
        traits = newTraits
        guard isOther else { return }
        contentsScale = scale
        setNeedsDisplay()
    }

    /// Draws the layer, which needs no bitmap for a drawing without a call.
    package override func display() {
        if drawing.isEmpty { contents = nil } else { super.display() }
    }

    // Implicit animations would fade and move the layer with every key.
    package override func action(forKey event: String) -> (any CAAction)? { nil }

    package override func draw(in ctx: CGContext) {
        ctx.translateBy(x: -place.minX, y: -place.minY)
        traits.performAsCurrent { CodePainter(drawing: drawing).paint(in: ctx) }
    }
}

extension CALayerContentsFormat {
    // Raw values: not every SDK has the names.
    fileprivate static let plain = CALayerContentsFormat(rawValue: "RGBA8")
    fileprivate static let wide = CALayerContentsFormat(rawValue: "RGBAh")
}
#endif
