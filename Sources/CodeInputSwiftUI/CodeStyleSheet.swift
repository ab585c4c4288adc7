#if canImport(SwiftUI) && canImport(UIKit)
public import SwiftUI
import UIKit

/// A style in every state that it distinguishes, for a preview of a renderer.
///
/// ```swift
/// #Preview {
///     CodeStyleSheet(ChipRenderer())
/// }
/// ```
///
/// The fields are pictures: they take no touches, and don't move. The color scheme, the text size and the direction
/// are those of the preview.
public struct CodeStyleSheet: View {
    private let style: any CodeCellRenderer
    private let length: Int

    /// Creates a sheet of a renderer, with 1 to 64 cells.
    public init(_ style: some CodeCellRenderer, length: Int = 6) {
        self.style = style
        self.length = min(max(length, 1), 64)
    }

    /// The states, one below the other.
    public var body: some View { StyleSheetRepresentation(style: style, length: length) }
}

private struct StyleSheetRepresentation: UIViewRepresentable {
    let style: any CodeCellRenderer
    let length: Int

    func makeUIView(context: Context) -> StyleSheetView { StyleSheetView() }

    func updateUIView(_ view: StyleSheetView, context: Context) {
        view.semanticContentAttribute =
            context.environment.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
        (view.style, view.length) = (style, length)
        view.setNeedsLayout()
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: StyleSheetView, context: Context) -> CGSize? {
        uiView.preferredSize(fitting: proposal.width ?? .greatestFiniteMagnitude)
    }
}

private final class StyleSheetView: UIView {
    var style: any CodeCellRenderer = UnderlineRenderer()
    var length = 6
    private var rows: [CALayer] = []

    private var samples: [(name: String, field: CodeFieldState)] { CodeFieldState.samples(length: length) }

    /// The space between two fields: enough for what a style draws around its cells.
    private var spacing: CGFloat { max(16, style.layout.overhang * 2) }

    func preferredSize(fitting width: CGFloat) -> CGSize {
        let field = style.layout.preferredSize(count: length, fitting: width, environment: CodeEnvironment(of: self))
        return CGSize(width: field.width, height: (field.height + spacing) * CGFloat(samples.count) + spacing)
    }

    override func layoutSubviews() {
        let environment = CodeEnvironment(of: self), samples = samples
        while rows.count < samples.count {
            let layer = CALayer.forDrawings()
            self.layer.addSublayer(layer)
            rows.append(layer)
        }
        let height = max(bounds.height - spacing, 0) / CGFloat(samples.count) - spacing
        for (index, sample) in samples.enumerated() {
            let frame = CGRect(
                x: bounds.minX, y: bounds.minY + environment.aligned(spacing + (height + spacing) * CGFloat(index)),
                width: bounds.width, height: max(environment.aligned(height), 0))
            rows[index].show(
                style.drawing(of: sample.field, in: frame, environment: environment),
                at: frame.insetBy(dx: -style.layout.overhang, dy: -style.layout.overhang), following: traitCollection,
                scale: environment.displayScale)
        }
    }
}
#endif
