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
        // As it was set: the layer works its own out of position and bounds, and that is not quite the same.
        private var place = CGRect.null

        override init() {
            super.init()
            needsDisplayOnBoundsChange = true
        }

        // Core Animation makes presentation copies this way.
        override init(layer: Any) {
            if let other = layer as? CodeLayer { (drawing, place) = (other.drawing, other.place) }
            super.init(layer: layer)
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }

        /// Shows a drawing, and gives the one before for it; a layer that shows it already is not drawn again.
        func show(_ newDrawing: inout CodeDrawing) {
            guard newDrawing != drawing else { return }
            swap(&drawing, &newDrawing)
            setNeedsDisplay()
        }

        /// Moves the layer.
        ///
        /// That needs no drawing by itself, but what it shows has moved along in the field.
        func place(at newPlace: CGRect) {
            guard newPlace != place else { return }
            place = newPlace
            frame = newPlace
            setNeedsDisplay()
        }

        // A hosted layer would fade and slide with every key.
        override func action(forKey event: String) -> (any CAAction)? { nil }

        override func draw(in ctx: CGContext) {
            ctx.translateBy(x: -place.minX, y: -place.minY)
            CodePainter(drawing: drawing).paint(in: ctx)
        }
    }
#endif
