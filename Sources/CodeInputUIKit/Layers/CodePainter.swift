#if canImport(UIKit)
import CodeInputStyles
import UIKit

/// The only code that draws in a graphics context, without isolation: Core Animation may draw a layer on any thread.
enum CodePainter {
    static func draw(_ drawing: CodeDrawing, in context: CGContext) {
        // Text and images draw into UIKit's current context, which `CALayer.draw(in:)` does not set.
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        paint(drawing, in: context)
    }

    private static func paint(_ drawing: CodeDrawing, in context: CGContext, hasShadow: Bool = false) {
        context.saveGState()
        defer { context.restoreGState() }
        var hasShadow = hasShadow
        for call in drawing.calls {
            switch call {
            case .fill(let path, let color):
                context.setFillColor(UIColor(color).cgColor)
                context.add(path)
                context.fillPath(using: .winding)
            case .gradient(let path, let colors, let start, let end):
                // Its clip would cut its shadow.
                if hasShadow { context.beginTransparencyLayer(auxiliaryInfo: nil) }
                paint(path, colors, from: start, to: end, in: context)
                if hasShadow { context.endTransparencyLayer() }
            case .shadow(let color, let radius, let x, let y):
                hasShadow = true
                context.setShadow(offset: CGSize(width: x, height: y), blur: radius, color: UIColor(color).cgColor)
            case .stroke(let path, let color, let lineWidth, let dash):
                context.setStrokeColor(UIColor(color).cgColor)
                context.setLineWidth(lineWidth)
                context.setLineDash(phase: 0, lengths: dash)
                context.add(path)
                context.strokePath()
            case .text(let text, let rect, let font, let color):
                paint(text, in: rect, with: UIFont.attributes(font, color))
            case .clip(let path):
                // Core Graphics ignores an empty path, which must clip everything.
                guard !path.elements.isEmpty else {
                    context.clip(to: CGRect.zero)
                    break
                }
                context.add(path)
                context.clip(using: .winding)
            case .group(let inner): paint(inner, in: context, hasShadow: hasShadow)
            case .image(let image, let rect, let tint, let fallback):
                if let found = UIImage.find(image) {
                    paint(found, of: image, in: rect, tint: tint, context: context)
                } else {
                    MissingResources.report("image \(image.source.name); the kit uses a fallback")
                    paint(fallback, in: context, hasShadow: hasShadow)
                }
            }
        }
    }

    private static func paint(
        _ path: CodePath, _ colors: [CodeColor.Components], from start: CGPoint, to end: CGPoint, in context: CGContext
    ) {
        var components: [CGFloat] = [], locations: [CGFloat] = []
        for color in colors {
            components += [CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue), CGFloat(color.opacity)]
            locations.append(CGFloat(locations.count) / CGFloat(colors.count - 1))
        }
        guard let space = CGColorSpace(name: CGColorSpace.extendedSRGB),
            let gradient = CGGradient(
                colorSpace: space, colorComponents: components, locations: locations, count: colors.count)
        else { return }
        context.saveGState()
        context.add(path)
        context.clip(using: .winding)
        context.drawLinearGradient(
            gradient, start: start, end: end, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        context.restoreGState()
    }

    private static func paint(
        _ found: UIImage, of image: CodeImage, in rect: CGRect, tint: CodeColor.Components?, context: CGContext
    ) {
        var found = found
        if image.isStretched, image.capInsets != CodeInsets() {
            let insets = image.capInsets
            found = found.resizableImage(
                withCapInsets: UIEdgeInsets(
                    top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right),
                resizingMode: .stretch)
        }
        if let tint { found = found.withTintColor(UIColor(tint), renderingMode: .alwaysOriginal) }
        found.draw(in: image.frame(of: found.size, in: rect), blendMode: .normal, alpha: image.opacity)
    }

    /// Centers the cap height, not the line box.
    private static func paint(_ text: String, in rect: CGRect, with style: TextAttributes) {
        let top = rect.midY + style.font.capHeight / 2 - style.font.ascender
        // The text system centers the line. Measuring the width first would typeset it twice.
        let line = CGRect(x: rect.midX - widest / 2, y: top, width: widest, height: widest)
        NSString(string: text).draw(in: line, withAttributes: style.attributes)
    }

    // Wide enough for any character: a narrower line would wrap or truncate it.
    private static let widest: CGFloat = 4096
}

extension CGContext {
    fileprivate func add(_ path: CodePath) { for element in path.elements { add(element) } }

    private func add(_ element: CodePath.Element) {
        switch element {
        case .move(let point): move(to: point)
        case .line(let point): addLine(to: point)
        case .curve(let point, let control1, let control2): addCurve(to: point, control1: control1, control2: control2)
        case .close: closePath()
        case .rect(let rect): addRect(rect)
        case .roundedRect(let rect, let left, let right):
            // Core Graphics has corners of a quarter of a circle only.
            CodePath.walk(around: rect, left: left, right: right, add)
            closePath()
        case .ellipse(let rect): addEllipse(in: rect)
        }
    }
}
#endif
