#if canImport(UIKit)
public import UIKit

/// The boxes that a layer shows without a bitmap: its own, and those of layers in it that have no name.
public struct LayerBoxes: Equatable {
    private var colors: [CGColor?] = [nil, nil]
    private var borderWidth: CGFloat = 0
    private var cornerRadius: CGFloat = 0
    private var size = CGSize.zero
    private var inner: [LayerBoxes] = []

    /// The boxes that a layer shows now, without its animations.
    public init(of layer: CALayer) {
        if layer.backgroundColor != nil || layer.borderWidth > 0 {
            colors = [layer.backgroundColor, layer.borderWidth > 0 ? layer.borderColor : nil]
            (borderWidth, cornerRadius, size) = (layer.borderWidth, layer.cornerRadius, layer.bounds.size)
        }
        inner = (layer.sublayers ?? []).filter { $0.name == nil }.map { LayerBoxes(of: $0) }.filter { !$0.isEmpty }
    }

    /// Whether it shows none.
    public var isEmpty: Bool { size == .zero && inner.isEmpty }
}
#endif
