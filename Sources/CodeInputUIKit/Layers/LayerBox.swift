#if canImport(UIKit)
import CodeInputStyles
import UIKit
#if canImport(QuartzCore)
import QuartzCore
#endif

/// A rectangle with rounded corners, filled, with a border in it, or both: a layer shows it without a bitmap.
final class LayerBox {
    let rect: CGRect
    private let cornerRadius: CGFloat
    private let corners: CACornerMask
    private let isCircle: Bool
    private var fill: CodeColor.Components?
    private var borderColor: CodeColor.Components?
    private var borderWidth: CGFloat = 0
    // Made once for all layers that show it.
    private lazy var fillOfLayer = fill.map { UIColor($0).cgColor }
    private lazy var borderColorOfLayer = borderColor.map { UIColor($0).cgColor }

    // More layers would cost more than a bitmap.
    private static let most = 16

    /// The boxes that look as a drawing does, in an area; nil if it has anything else, or edges between pixels.
    static func boxes(of drawing: CodeDrawing, in area: CGRect, scale: CGFloat) -> [LayerBox]? {
        var boxes: [LayerBox] = []
        guard !area.isEmpty else { return boxes }
        for call in drawing.calls {
            switch call {
            case .fill(let path, let color):
                guard let box = LayerBox(path, outset: 0) else { return nil }
                box.fill = color
                boxes.append(box)
            case .stroke(let path, let color, let width, let dash) where dash.isEmpty:
                guard let box = LayerBox(path, outset: width / 2) else { return nil }
                if let last = boxes.last, last.borderColor == nil, last.hasShape(of: box) {
                    box.fill = boxes.removeLast().fill
                }
                (box.borderColor, box.borderWidth) = (color, width)
                boxes.append(box)
            case .image(let image, _, _, let fallback) where UIImage.find(image) == nil:
                guard let others = self.boxes(of: fallback, in: area, scale: scale) else { return nil }
                boxes += others
            default: return nil
            }
            guard boxes.count <= most, let box = boxes.last else { return nil }
            guard box.isIn(area, scale: scale) else { return nil }
        }
        return boxes
    }

    /// The box of a path, or of the border that a line along it makes.
    private init?(_ path: CodePath, outset: CGFloat) {
        guard path.elements.count == 1 else { return nil }
        let inner: CGRect, left: CGFloat, right: CGFloat
        switch path.elements[0] {
        case .rect(let rect): (inner, left, right, isCircle) = (rect, 0, 0, false)
        case .roundedRect(let rect, let first, let last): (inner, left, right, isCircle) = (rect, first, last, false)
        case .ellipse(let rect): (inner, left, right, isCircle) = (rect, rect.width / 2, rect.height / 2, true)
        default: return nil
        }
        guard left == right || !isCircle && min(left, right) == 0 else { return nil }
        rect = inner.insetBy(dx: -outset, dy: -outset)
        let isRound = max(left, right) > 0
        cornerRadius = isRound ? max(left, right) + outset : 0
        var corners: CACornerMask = []
        if left > 0 { corners.formUnion([.layerMinXMinYCorner, .layerMinXMaxYCorner]) }
        if right > 0 { corners.formUnion([.layerMaxXMinYCorner, .layerMaxXMaxYCorner]) }
        self.corners = corners
    }

    private func hasShape(of other: LayerBox) -> Bool {
        rect.hasSize(of: other.rect) && (rect.minX - other.rect.minX).magnitude < 1e-3
            && (rect.minY - other.rect.minY).magnitude < 1e-3 && (cornerRadius - other.cornerRadius).magnitude < 1e-3
            && corners == other.corners && isCircle == other.isCircle
    }

    /// Whether its edges are in an area, for a layer does not cut off what is outside, and on pixels.
    private func isIn(_ area: CGRect, scale: CGFloat) -> Bool {
        // From the edges of the area inwards; Core Animation smooths no edge of a layer.
        for (edge, room) in [
            (rect.minX, rect.minX - area.minX), (rect.minY, rect.minY - area.minY),
            (rect.maxX, area.maxX - rect.maxX), (rect.maxY, area.maxY - rect.maxY),
        ] {
            guard room > -1e-3, (edge * scale - (edge * scale).rounded()).magnitude < 1e-3 else { return false }
        }
        return true
    }

    /// Shows the box in the bounds of a layer, which may have shown another one.
    func show(in layer: CALayer, inPlaceOf last: LayerBox?) {
        if last == nil || last?.fill != fill { layer.backgroundColor = fillOfLayer }
        if last == nil || last?.borderColor != borderColor { layer.borderColor = borderColorOfLayer }
        layer.borderWidth = borderWidth
        layer.cornerRadius = cornerRadius
        guard last == nil || last?.corners != corners || last?.isCircle != isCircle else { return }
        layer.maskedCorners = corners
        layer.cornerCurve = isCircle ? .circular : .continuous
    }

    static func remove(from layer: CALayer) { (layer.backgroundColor, layer.borderWidth) = (nil, 0) }
}
#endif
