#if canImport(UIKit)
import CodeInputStyles
import UIKit
#if canImport(QuartzCore)
import QuartzCore
#endif

/// A layer that shows one drawing: a cell, or the background of all.
///
/// Its frame is in points of the field, and so are the drawing's coordinates.
final class CodeLayer: CALayer {
    private(set) var drawing = CodeDrawing()
    private var isWide = false
    // Where images of the app find their variant. A drawing names an image and is the same in light and dark.
    private var traits = UITraitCollection()
    // As it was set: the layer works its own out of position and bounds, and that is not quite the same.
    private var place = CGRect.null

    override init() {
        super.init()
        needsDisplayOnBoundsChange = true
        #if os(visionOS)
        // Sharp from near and from far.
        wantsDynamicContentScaling = true
        #endif
    }

    // Core Animation makes presentation copies this way.
    override init(layer: Any) {
        if let other = layer as? CodeLayer {
            (drawing, place, traits) = (other.drawing, other.place, other.traits)
        }
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Shows a drawing, and gives the one before for it; a layer that shows it already is not drawn again.
    func show(_ newDrawing: inout CodeDrawing) {
        guard newDrawing != drawing else { return }
        swap(&drawing, &newDrawing)
        if drawing.isWide != isWide {
            isWide.toggle()
            // Eight bits a channel have no room for colors beyond sRGB.
            contentsFormat = isWide ? .wide : .plain
        }
        setNeedsDisplay()
    }

    /// Moves the layer.
    ///
    /// That needs no drawing by itself, but what it shows has moved along in the field.
    ///
    /// - Parameters:
    ///   - newPlace: Where to, in points of the field.
    ///   - motion: The animation that the field itself moves with: the layer goes along.
    func place(at newPlace: CGRect, following motion: CAAnimation? = nil) {
        guard newPlace != place else { return }
        let isNew = place.isNull, from = (position: position, bounds: bounds)
        place = newPlace
        frame = newPlace
        // A plain bar is the same everywhere.
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

    /// Follows the view that the layer is in: its scale, and the appearance that images are drawn for.
    func follow(_ newTraits: UITraitCollection, scale: CGFloat) {
        let isOther =
            newTraits.userInterfaceStyle != traits.userInterfaceStyle
            || newTraits.accessibilityContrast != traits.accessibilityContrast || contentsScale != scale
        traits = newTraits
        guard isOther else { return }
        contentsScale = scale
        setNeedsDisplay()
    }

    // A hosted layer would fade and slide with every key.
    override func action(forKey event: String) -> (any CAAction)? { nil }

    override func draw(in ctx: CGContext) {
        ctx.translateBy(x: -place.minX, y: -place.minY)
        traits.performAsCurrent { CodePainter(drawing: drawing).paint(in: ctx) }
    }
}

extension CALayerContentsFormat {
    // By their values: not every SDK that the kit is compiled with has the names.
    fileprivate static let plain = CALayerContentsFormat(rawValue: "RGBA8")
    fileprivate static let wide = CALayerContentsFormat(rawValue: "RGBAh")
}
#endif
