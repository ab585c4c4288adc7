#if canImport(UIKit)
package import CodeInputStyles
package import UIKit

extension CALayer {
    /// A layer for drawings, for the views of other modules.
    package static func forDrawings() -> CALayer { CodeLayer() }

    @MainActor package func show(
        _ drawing: CodeDrawing, at rect: CGRect, following traits: UITraitCollection, scale: CGFloat
    ) {
        guard let layer = self as? CodeLayer else { return }
        layer.use(traits, scale: scale)
        layer.show(CodePicture(drawing, at: rect))
    }
}

/// A layer for a drawing in the field's coordinates: moved, it is not redrawn, and equal ones share a bitmap.
///
/// If it may show boxes, and is to show nothing else, it has no bitmap: it shows one box by its own properties, and
/// several by layers in it.
final class CodeLayer: CALayer {
    /// What it shows, and where: the layer computes its own frame from position and bounds, with rounding errors.
    private(set) var picture = CodePicture()
    private var showsBoxes = false
    // The first of the boxes that it shows in place of a bitmap.
    private var box: LayerBox?
    // Whether it shows that box itself.
    private var isBox = false
    private var boxLayers: [CodeLayer] = []
    private var isWide = false
    // How often the drawing has changed.
    private var version = 0
    // Another layer that had the same picture, and its version then.
    private weak var twin: CodeLayer?
    private var twinVersion = 0
    // The layer whose bitmap this one may share, as long as that one's picture has not changed; else this one.
    private var source: CodeLayer {
        guard twinVersion > 0, let twin, twin.version == twinVersion else { return self }
        return twin
    }
    private var hasSharedBitmap = false
    // They choose the variant of an app's image. A drawing has the image's name only, the same in light and dark.
    private var traits: UITraitCollection?
    /// The last glide, and when it began.
    var glide: (effect: CodeMotion.Effect, begin: Double)?
    override func removeAllAnimations() {
        glide = nil
        super.removeAllAnimations()
    }

    @inline(never) override init() {
        super.init()
        #if os(visionOS)
        // Redraws at the scale that the viewing distance needs.
        wantsDynamicContentScaling = true
        #endif
    }

    /// Creates a layer that shows boxes without a bitmap.
    convenience init(ofBoxes name: String) {
        self.init()
        self.name = name
        showsBoxes = true
    }

    // Core Animation makes presentation layers with this initializer, which draw nothing.
    override init(layer: Any) { super.init(layer: layer) }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    // A scale keeps the center where it is; nil is the middle of the frame. The motion is the animation of the field's
    // own size, which the layer follows. The other layer has an equal picture, whose bitmap this one may share.
    func show(
        _ new: CodePicture, about center: CGPoint? = nil, following motion: CAAnimation? = nil,
        like other: CodeLayer? = nil
    ) {
        // Changed in a copy: changed in place by another module, each read of it would check for overlapping access.
        var shown = picture
        let last = shown.frame, isOther = shown.show(new)
        picture = shown
        if shown.frame != last { move(from: last, about: center ?? new.frame.center, following: motion) }
        guard isOther else { return }
        version += 1
        let equal = new.drawing.calls.isEmpty ? nil : other?.source
        if showsBoxes { showBoxes(like: equal, following: motion) }
        // What is empty has no bitmap, and neither have boxes.
        let source = box == nil ? equal : nil
        if twinVersion > 0 || source != nil { (twin, twinVersion) = (source, source?.version ?? 0) }
        guard box == nil else { return }
        if new.drawing.isWide != isWide {
            isWide.toggle()
            // Eight bits per channel can't hold colors beyond sRGB. Raw values: not every SDK has the names.
            contentsFormat = CALayerContentsFormat(rawValue: isWide ? "RGBAh" : "RGBA8")
        }
        setNeedsDisplay()
    }

    /// Shows the drawing as boxes if it has nothing else; a layer with an equal drawing has the same boxes.
    private func showBoxes(like equal: CodeLayer?, following motion: CAAnimation?) {
        let area = CGRect(origin: picture.origin, size: picture.frame.size), last = box
        if let equal, equal.contentsScale == contentsScale {
            box = equal.box
        } else {
            box = LayerBox.first(of: picture.drawing, in: area, scale: contentsScale)
        }
        let single = box.flatMap { $0.next == nil && $0.rect.hasSize(of: area) ? $0 : nil }
        if let single {
            single.show(in: self, inPlaceOf: isBox ? last : nil, like: equal)
        } else if isBox {
            (backgroundColor, borderWidth) = (nil, 0)
        }
        isBox = single != nil
        var inner = isBox ? nil : box, count = 0
        while let box = inner {
            if count == boxLayers.count {
                boxLayers.append(CodeLayer())
                addSublayer(boxLayers[count])
            }
            let frame = box.rect.offsetBy(dx: -area.minX, dy: -area.minY)
            boxLayers[count].show(CodePicture(at: frame), following: motion)
            box.show(in: boxLayers[count])
            (inner, count) = (box.next, count + 1)
        }
        while boxLayers.count > count { boxLayers.removeLast().removeFromSuperlayer() }
        // The first drawing has no bitmap to take the place of.
        if last == nil, version > 1 { setNeedsDisplay() }
    }

    private func move(from last: CGRect, about center: CGPoint, following motion: CAAnimation?) {
        let frame = picture.frame, from = (position: position, bounds: bounds)
        // A layer scales about its anchor, which may be outside.
        if frame.width > 0, frame.height > 0 {
            anchorPoint = CGPoint(x: (center.x - frame.minX) / frame.width, y: (center.y - frame.minY) / frame.height)
        }
        bounds = CGRect(origin: .zero, size: frame.size)
        position = center
        guard let motion, !last.isNull else { return }
        play(motion, "position", from: from.position)
        play(motion, "bounds", from: from.bounds)
    }

    /// Plays an animation of the field's size on the layer, from an earlier value.
    func play(_ motion: CAAnimation, _ keyPath: String, from value: Any) {
        // A copy is a spring if UIKit's is one, which adds to the value, and whose delegate counts how many end.
        let animation = motion.copy() as? CABasicAnimation ?? CABasicAnimation()
        (animation.keyPath, animation.fromValue, animation.toValue, animation.byValue) = (keyPath, value, nil, nil)
        // Keyframes have no pace to copy, but a time.
        (animation.duration, animation.beginTime) = (motion.duration, motion.beginTime)
        animation.fillMode = motion.fillMode
        (animation.isAdditive, animation.isRemovedOnCompletion, animation.delegate) = (false, true, nil)
        add(animation, forKey: keyPath)
    }

    @MainActor func use(_ newTraits: UITraitCollection, scale: CGFloat) {
        guard newTraits !== traits || contentsScale != scale else { return }
        let isOther =
            newTraits.userInterfaceStyle != traits?.userInterfaceStyle
            || newTraits.accessibilityContrast != traits?.accessibilityContrast
            || newTraits.legibilityWeight != traits?.legibilityWeight || contentsScale != scale
        traits = newTraits
        guard isOther else { return }
        UIFont.updateBoldText()
        contentsScale = scale
        if picture.drawing.calls.isEmpty { return }
        if showsBoxes { showBoxes(like: nil, following: nil) }
        setNeedsDisplay()
    }

    /// Draws the layer; an empty drawing needs no bitmap, and a twin shares its bitmap.
    override func display() {
        // Without a size, it would keep the bitmap of its last drawing, perhaps with a character that is hidden now.
        guard box == nil, !picture.drawing.calls.isEmpty, !bounds.isEmpty else { return contents = nil }
        #if !os(visionOS)
        let source = source
        if source !== self, source.contentsScale == contentsScale, !source.needsDisplay() {
            contents = source.contents
            (hasSharedBitmap, source.hasSharedBitmap) = (true, true)
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
        ctx.translateBy(x: -picture.origin.x, y: -picture.origin.y)
        (traits ?? .current).performAsCurrent { CodePainter.draw(picture.drawing, in: ctx) }
    }
}

extension CodeDrawing {
    // Never all: a halo or a shadow is beside what hides the rest, and would come or go in one frame.
    static let mostCover = 0.95

    /// How much of an area the drawing hides, from 0 to ``mostCover``: as much as what it fills there.
    ///
    /// Lines and other small parts do not count, and of a text only one by itself.
    func cover(of area: CGRect) -> Double {
        var rest = 1.0
        for call in calls {
            let frame: CGRect, opacity: Double
            switch call {
            case .fill(let path, let color): (frame, opacity) = (path.boundingRect, Double(color.opacity))
            case .gradient(let path, let colors, _, _):
                (frame, opacity) = (path.boundingRect, Double(min(colors[0].opacity, colors[colors.count - 1].opacity)))
            case .text(_, _, _, let color) where calls.count == 1: (frame, opacity) = (area, Double(color.opacity))
            case .group(let drawing): (frame, opacity) = (area, drawing.cover(of: area))
            default: continue
            }
            if frame.width * frame.height * 4 > area.width * area.height { rest *= 1 - opacity }
        }
        return min(1 - rest, Self.mostCover)
    }

    /// Whether a color of it is beyond sRGB.
    fileprivate var isWide: Bool {
        calls.contains { call in
            switch call {
            case .fill(_, let color), .text(_, _, _, let color): color.isWide
            case .stroke(_, let color, _, _), .shadow(let color, _, _, _): color.isWide
            case .gradient(_, let colors, _, _): colors.contains { $0.isWide }
            case .image(_, _, let tint, let fallback): tint?.isWide == true || fallback.isWide
            case .group(let drawing): drawing.isWide
            case .clip: false
            }
        }
    }
}

extension CodeColor.Components {
    fileprivate var isWide: Bool { min(red, green, blue) < 0 || max(red, green, blue) > 1 }
}
#endif
