#if canImport(UIKit)
package import CodeInputStyles
package import UIKit
#if canImport(QuartzCore)
package import QuartzCore
#endif

extension CALayer {
    /// A layer for drawings, for the views of other modules.
    package static func forDrawings() -> CALayer { CodeLayer() }

    /// Shows a drawing in such a layer.
    package func show(_ drawing: CodeDrawing, at rect: CGRect, following traits: UITraitCollection, scale: CGFloat) {
        guard let layer = self as? CodeLayer else { return }
        layer.follow(traits, scale: scale)
        layer.show(drawing, at: rect)
    }
}

/// A layer for a drawing in the field's coordinates: moved, it is not redrawn, and equal ones share a bitmap.
final class CodeLayer: CALayer {
    struct Content {
        let drawing: CodeDrawing
        fileprivate(set) var rect: CGRect
        // The place of the layer in the drawing's coordinates.
        fileprivate var origin: CGPoint

        init(_ drawing: CodeDrawing, at rect: CGRect) {
            (self.drawing, self.rect, origin) = (drawing, rect, rect.origin)
        }

        func moved(by offset: CGPoint) -> Self {
            var copy = self
            copy.rect.origin = CGPoint(x: rect.minX + offset.x, y: rect.minY + offset.y)
            return copy
        }
    }

    private var drawing = CodeDrawing()
    // Where the layer was when it got its drawing.
    private var origin = CGPoint.zero
    private var isWide = false
    private weak var twin: CodeLayer?
    private var hasSharedBitmap = false
    // They choose the variant of an app's image. A drawing has the image's name only, the same in light and dark.
    private var traits = UITraitCollection()
    /// The last glide, and when it began.
    var glide: (effect: CodeMotion.Effect, begin: Double)?
    package override func removeAllAnimations() {
        glide = nil
        super.removeAllAnimations()
    }

    // The frame as set: the layer computes its own from position and bounds, with rounding errors.
    private(set) var rect = CGRect.null

    override init() {
        super.init()
        #if os(visionOS)
        // Redraws at the scale that the viewing distance needs.
        wantsDynamicContentScaling = true
        #endif
    }

    // Core Animation makes presentation layers with this initializer.
    override init(layer: Any) {
        if let other = layer as? CodeLayer {
            (drawing, origin, rect, traits) = (other.drawing, other.origin, other.rect, other.traits)
        }
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ newDrawing: CodeDrawing, at newRect: CGRect) { show(Content(newDrawing, at: newRect)) }

    // A scale keeps the center where it is; nil is the middle of the frame. The motion is the animation of the field's
    // own size, which the layer follows. The others are layers whose bitmap this one may share.
    func show(
        _ new: Content, about center: CGPoint? = nil, following motion: CAAnimation? = nil,
        like others: (CodeLayer?, CodeLayer?) = (nil, nil)
    ) {
        let isSame = shows(new)
        move(to: new.rect, about: center ?? new.rect.center, following: motion)
        guard !isSame else { return }
        (drawing, origin, twin) = (new.drawing, new.origin, nil)
        if let other = others.0?.shows(new) == true ? others.0 : others.1?.shows(new) == true ? others.1 : nil {
            // Its coordinates as well, so that comparing the two is quick.
            (drawing, origin, twin) = (other.drawing, other.origin, other)
        }
        if drawing.isWide != isWide {
            isWide.toggle()
            // Eight bits per channel can't hold colors beyond sRGB. Raw values: not every SDK has the names.
            contentsFormat = CALayerContentsFormat(rawValue: isWide ? "RGBAh" : "RGBA8")
        }
        setNeedsDisplay()
    }

    var content: Content {
        var content = Content(drawing, at: rect)
        content.origin = origin
        return content
    }

    func shows(_ other: Content) -> Bool {
        if drawing.isEmpty || other.drawing.isEmpty { return drawing.isEmpty == other.drawing.isEmpty }
        guard isSize(other.rect.size) else { return false }
        if other.origin == origin { return other.drawing == drawing }
        return other.drawing.looks(
            like: drawing, movedBy: CGPoint(x: other.origin.x - origin.x, y: other.origin.y - origin.y))
    }

    // Cells of the same size have sizes with different rounding errors.
    private func isSize(_ size: CGSize) -> Bool {
        abs(size.width - rect.width) < 1e-6 && abs(size.height - rect.height) < 1e-6
    }

    private func move(to newRect: CGRect, about center: CGPoint, following motion: CAAnimation?) {
        guard newRect != rect else { return }
        let isNew = rect.isNull, from = (position: position, bounds: bounds)
        rect = CGRect(origin: newRect.origin, size: isSize(newRect.size) ? rect.size : newRect.size)
        // A layer scales about its anchor, which may be outside.
        if rect.width > 0, rect.height > 0 {
            anchorPoint = CGPoint(x: (center.x - rect.minX) / rect.width, y: (center.y - rect.minY) / rect.height)
        }
        bounds = CGRect(origin: .zero, size: rect.size)
        position = center
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

    func follow(_ newTraits: UITraitCollection, scale: CGFloat) {
        guard newTraits !== traits || contentsScale != scale else { return }
        let isOther =
            newTraits.userInterfaceStyle != traits.userInterfaceStyle
            || newTraits.accessibilityContrast != traits.accessibilityContrast
            || newTraits.legibilityWeight != traits.legibilityWeight || contentsScale != scale
        traits = newTraits
        guard isOther else { return }
        contentsScale = scale
        if !drawing.isEmpty { setNeedsDisplay() }
    }

    /// Draws the layer, which needs no bitmap for a drawing without a call, or one that its twin has.
    override func display() {
        // Without a size, it would keep the bitmap of its last drawing, perhaps with a character that is hidden now.
        guard !drawing.isEmpty, !bounds.isEmpty else { return contents = nil }
        #if !os(visionOS)
        if let twin, twin.drawing == drawing, twin.contentsScale == contentsScale, !twin.needsDisplay() {
            contents = twin.contents
            (hasSharedBitmap, twin.hasSharedBitmap) = (true, true)
            return
        }
        #endif
        // A layer draws over its last bitmap, which others still show.
        if hasSharedBitmap { (contents, hasSharedBitmap) = (nil, false) }
        super.display()
    }

    // Implicit animations would fade and move the layer with every key.
    override func action(forKey event: String) -> (any CAAction)? { nil }

    override func draw(in ctx: CGContext) {
        ctx.translateBy(x: -origin.x, y: -origin.y)
        traits.performAsCurrent { CodePainter.draw(drawing, in: ctx) }
    }
}
#endif
