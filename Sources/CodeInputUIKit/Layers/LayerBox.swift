#if canImport(UIKit)
import CodeInputStyles
import UIKit

/// A rectangle with rounded corners, filled, with a border in it, or both: a layer shows it without a bitmap.
final class LayerBox {
    let rect: CGRect
    /// The box over this one, in the same drawing.
    private(set) var next: LayerBox?
    private let cornerRadius: CGFloat
    private let isCircle: Bool
    private var fill: CodeColor.Components?
    private var border: CodeColor.Components?
    private var borderWidth: CGFloat = 0

    // A bitmap is cheaper for more boxes than `most`, and for an area under `smallestArea` square points.
    private static let most = 16
    private static let smallestArea: CGFloat = 1024

    /// The boxes that look as a drawing does, in an area; nil if it has anything else, or edges between pixels.
    static func first(of drawing: CodeDrawing, in area: CGRect, scale: CGFloat) -> LayerBox? {
        guard area.width * area.height >= smallestArea else { return nil }
        var first: LayerBox?, last: LayerBox?, count = 0
        for call in drawing.calls {
            let box: LayerBox
            switch call {
            case .fill(let path, let color):
                guard let new = LayerBox(path, outset: 0) else { return nil }
                (new.fill, box) = (color, new)
            case .stroke(let path, let color, let width, let dash) where dash.isEmpty:
                guard let new = LayerBox(path, outset: width / 2) else { return nil }
                box = last.flatMap { $0.border == nil && $0.hasShape(of: new) ? $0 : nil } ?? new
                (box.border, box.borderWidth) = (color, width)
            case .image(let image, _, _, let fallback) where drawing.calls.count == 1 && UIImage.find(image) == nil:
                let found = self.first(of: fallback, in: area, scale: scale)
                if found != nil { MissingResources.report("image \(image.source.name); the kit uses a fallback") }
                return found
            default: return nil
            }
            guard box !== last else { continue }
            count += 1
            guard count <= most, box.isIn(area, scale: scale) else { return nil }
            if let last { last.next = box } else { first = box }
            last = box
        }
        return first
    }

    /// The box of a path, or of the border that a line along it makes.
    private init?(_ path: CodePath, outset: CGFloat) {
        guard path.elements.count == 1 else { return nil }
        let inner: CGRect, radius: CGFloat
        switch path.elements[0] {
        case .rect(let rect): (inner, radius, isCircle) = (rect, 0, false)
        case .roundedRect(let rect, let left, let right) where left == right:
            (inner, radius, isCircle) = (rect, left, false)
        case .ellipse(let rect) where rect.width == rect.height:
            (inner, radius, isCircle) = (rect, rect.width / 2, true)
        default: return nil
        }
        rect = inner.insetBy(dx: -outset, dy: -outset)
        cornerRadius = radius > 0 ? radius + outset : 0
    }

    private func hasShape(of other: LayerBox) -> Bool {
        rect.hasSize(of: other.rect) && (rect.minX - other.rect.minX).magnitude < 1e-3
            && (rect.minY - other.rect.minY).magnitude < 1e-3 && (cornerRadius - other.cornerRadius).magnitude < 1e-3
            && isCircle == other.isCircle
    }

    /// Whether it is in an area, because a layer cuts off nothing, and has its edges on pixels, which are not smoothed.
    private func isIn(_ area: CGRect, scale: CGFloat) -> Bool {
        @inline(never) func isFine(_ edge: CGFloat, room: CGFloat) -> Bool {
            room > -1e-3 && (edge * scale - (edge * scale).rounded()).magnitude < 1e-3
        }
        return isFine(rect.minX, room: rect.minX - area.minX) && isFine(rect.minY, room: rect.minY - area.minY)
            && isFine(rect.maxX, room: area.maxX - rect.maxX) && isFine(rect.maxY, room: area.maxY - rect.maxY)
    }

    /// Shows the box in the bounds of a layer, which may have shown another one, with the colors of a layer like it.
    func show(in layer: CALayer, inPlaceOf last: LayerBox? = nil, like twin: CALayer? = nil) {
        if last == nil || last?.fill != fill {
            layer.backgroundColor = twin?.backgroundColor ?? fill.map { UIColor($0).cgColor }
        }
        if let border, last?.border != border { layer.borderColor = twin?.borderColor ?? UIColor(border).cgColor }
        layer.borderWidth = borderWidth
        layer.cornerRadius = cornerRadius
        if last?.isCircle != isCircle { layer.cornerCurve = isCircle ? .circular : .continuous }
    }
}
#endif
