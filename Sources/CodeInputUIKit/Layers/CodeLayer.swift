#if canImport(UIKit)
package import CodeInputStyles
package import UIKit
#if canImport(QuartzCore)
package import QuartzCore
#endif

/// A layer that shows one drawing: a cell, or the background of all cells.
///
/// It is given its frame and its drawing in the field's coordinates. A layer that moves with its drawing is not redrawn.
package final class CodeLayer: CALayer {
    private var drawing = CodeDrawing()
    // Where the layer was when it got its drawing.
    private var origin = CGPoint.zero
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
            (drawing, origin, place, traits) = (other.drawing, other.origin, other.place, other.traits)
        }
        super.init(layer: layer)
    }

    package required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Shows a drawing, which is in the field's coordinates.
    ///
    /// A drawing that looks the same in the layer does not redraw it.
    package func show(_ newDrawing: CodeDrawing) {
        let newOrigin = place.isNull ? .zero : place.origin
        let isSame =
            newOrigin == origin
            ? newDrawing == drawing : newDrawing.relative(to: newOrigin) == drawing.relative(to: origin)
        guard !isSame else { return }
        (drawing, origin) = (newDrawing, newOrigin)
        if drawing.isWide != isWide {
            isWide.toggle()
            // Eight bits per channel can't hold colors beyond sRGB.
            contentsFormat = isWide ? .wide : .plain
        }
        setNeedsDisplay()
    }

    /// Moves the layer, with what it shows.
    ///
    /// Another size redraws it.
    ///
    /// - Parameters:
    ///   - newPlace: The new frame, in the field's coordinates.
    ///   - motion: The animation of the field's own size, which the layer follows.
    package func place(at newPlace: CGRect, following motion: CAAnimation? = nil) {
        guard newPlace != place else { return }
        var newPlace = newPlace
        // Cells of the same size have sizes with different rounding errors.
        if abs(newPlace.width - place.width) < 1e-6, abs(newPlace.height - place.height) < 1e-6 {
            newPlace.size = place.size
        }
        let isNew = place.isNull, from = (position: position, bounds: bounds)
        // The caret is a plain color, the same in every size.
        if needsDisplayOnBoundsChange, newPlace.size != place.size { setNeedsDisplay() }
        place = newPlace
        frame = newPlace
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
        ctx.translateBy(x: -origin.x, y: -origin.y)
        traits.performAsCurrent { CodePainter(drawing: drawing).paint(in: ctx) }
    }
}

extension CALayerContentsFormat {
    // Raw values: not every SDK has the names.
    fileprivate static let plain = CALayerContentsFormat(rawValue: "RGBA8")
    fileprivate static let wide = CALayerContentsFormat(rawValue: "RGBAh")
}
#endif
