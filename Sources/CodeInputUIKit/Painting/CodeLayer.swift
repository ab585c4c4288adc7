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

        override init() {
            super.init()
            needsDisplayOnBoundsChange = true
        }

        // Core Animation makes presentation copies this way.
        override init(layer: Any) {
            if let other = layer as? CodeLayer { drawing = other.drawing }
            super.init(layer: layer)
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }

        /// Shows a drawing; a layer that shows it already is not drawn again.
        func show(_ newDrawing: CodeDrawing) {
            guard newDrawing != drawing else { return }
            drawing = newDrawing
            setNeedsDisplay()
        }

        // A hosted layer would fade and slide with every key.
        override func action(forKey event: String) -> (any CAAction)? { nil }

        override func draw(in ctx: CGContext) {
            ctx.translateBy(x: -frame.minX, y: -frame.minY)
            CodePainter(drawing: drawing).paint(in: ctx)
        }
    }
#endif
