#if canImport(SwiftUI) && canImport(UIKit)
public import SwiftUI
import UIKit

extension CodeInputField {
    /// Creates a field whose cells are views of the app.
    ///
    /// The views lie over the same field, in the layout of its style. They take no touches, and VoiceOver has the field
    /// alone. The style's own cells are not drawn, but its layout, background, separators and caret stay, behind the
    /// views: an opaque one shows by `cell.isFocused` where the next key goes. Apply animations in the views, such as
    /// `contentTransition(.numericText())`, or a shake for a cell that is rejected: the motion of a style moves only
    /// its own cells.
    ///
    /// ```swift
    /// CodeInputField(code: $code, length: 6) { cell in
    ///     GlassCell(cell: cell)
    /// }
    /// ```
    ///
    /// A masked cell carries no character. Others do, and nothing overwrites what a SwiftUI view has in memory. A key
    /// evaluates only the cells that it changes, unless it also changes the view that has the field.
    ///
    /// The closure makes the view of a cell, which gets the size of the cell. The other parameters are those of a field
    /// without such views.
    public init<Cell: View>(
        _ title: String? = nil, code: Binding<String>, length: Int = 6, @ViewBuilder cell: @escaping (CodeCell) -> Cell
    ) { self.init(title, code: code, length: length...length, cell: cell) }

    /// Creates a field for codes of different lengths whose cells are views of the app, as for one length.
    public init<Cell: View>(
        _ title: String? = nil, code: Binding<String>, length lengths: ClosedRange<Int>,
        @ViewBuilder cell: @escaping (CodeCell) -> Cell
    ) {
        self = CodeInputField(title, code: code, length: lengths).with {
            $0.cells = CodeCellBuilder { AnyView(cell($0)) }
        }
    }
}

/// Makes the views of cells: two objects can be compared, and two closures can't.
@MainActor final class CodeCellBuilder {
    let view: (CodeCell) -> AnyView

    init(_ view: @escaping (CodeCell) -> AnyView) { self.view = view }
}

/// The cells of a layout, and the masking that they are for.
private struct ToldCells: Equatable {
    private let cells: [CodeCell]
    private let isSecure: Bool?
    private let masking: CodeMasking?

    init(_ cells: [CodeCell], _ security: (isSecure: Bool, masking: CodeMasking?)?) {
        (self.cells, isSecure, masking) = (cells, security?.isSecure, security?.masking)
    }

    /// The cells, which are masked in the update that hides the code: the field is laid out after it.
    func cells(under new: (isSecure: Bool, masking: CodeMasking?)?) -> [CodeCell] {
        let hides = (new?.masking ?? (new?.isSecure == true ? .immediate : CodeMasking.none)) != .none
        guard hides, new?.isSecure != isSecure || new?.masking != masking else { return cells }
        return cells.map { cell in
            var cell = cell
            if case .character = cell.content { cell.content = .masked }
            return cell
        }
    }
}

/// A field under the views of its cells.
struct CodeInputCells: View {
    let field: CodeInputField
    let builder: CodeCellBuilder
    /// What the cells show, once the field has been laid out.
    @State private var told: ToldCells?
    @Environment(\.codeInputStyle) private var style
    @Environment(\.layoutDirection) private var direction
    @Environment(\.displayScale) private var displayScale
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiates

    var body: some View {
        let shown = $told, security = field.values.security
        CodeCellsLayout(style: field.values.style ?? style ?? CodeInputView.defaultStyle, environment: environment) {
            CodeInputRepresentation(field: field) { cells in
                let new = ToldCells(cells, security)
                // A layout that changes nothing must not begin an update, which would end in another layout.
                if shown.wrappedValue != new { shown.wrappedValue = new }
            }
            .environment(\.layoutDirection, direction)
            ForEach(told?.cells(under: security) ?? field.values.firstCells(isEnabled: isEnabled), id: \.index) {
                cell in
                CodeCellContent(cell: cell, builder: builder)
                    .environment(\.layoutDirection, direction)
                    .allowsHitTesting(false)
                    .accessibilityHidden(true)
            }
        }
        // The frames are those of the field, in any direction of the user interface.
        .environment(\.layoutDirection, .leftToRight)
    }

    private var environment: CodeEnvironment {
        CodeEnvironment(
            layoutDirection: direction == .rightToLeft ? .rightToLeft : .leftToRight, displayScale: displayScale,
            textScale: CodeEnvironment.textScale(with: textTraits),
            differentiateWithoutColor: differentiates)
    }

    private var textTraits: UITraitCollection {
        let category = UIContentSizeCategory(textSize)
        if #available(iOS 17, visionOS 1, *) {
            return UITraitCollection { ($0.preferredContentSizeCategory, $0.displayScale) = (category, displayScale) }
        }
        return UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: displayScale),
        ])
    }
}

/// Places a field, its first subview, and over it the views of its cells.
///
/// SwiftUI may ask before there is a view, and on any thread: the frames depend on values alone.
struct CodeCellsLayout: Layout {
    let style: any CodeCellRenderer
    var environment: CodeEnvironment

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let field = subviews.first?.sizeThatFits(proposal) ?? .zero
        // A picture has no view of UIKit, which needs at least as much.
        let cells = sizeOfCells(subviews.count - 1, fitting: proposal.width)
        return CGSize(width: max(field.width, cells.width), height: max(field.height, cells.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let field = subviews.first else { return }
        field.place(at: bounds.origin, anchor: .topLeading, proposal: ProposedViewSize(bounds.size))
        let count = subviews.count - 1, needed = field.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil))
        var layout = self
        // What the field needs beside its cells is its row of messages.
        layout.environment.hasMessageRow = needed.height > sizeOfCells(count, fitting: bounds.width).height + 1
        let cells = layout.sizeOfCells(count, fitting: bounds.width).height
        let row = layout.environment.hasMessageRow ? needed.height - cells : 0
        let height = min(bounds.height, max(cells, bounds.height - row))
        let cellBounds = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height)
        let context = style.fieldContext(of: count, in: cellBounds, environment: layout.environment)
        for (cell, frame) in zip(subviews.dropFirst(), context.cellFrames) {
            cell.place(
                at: CGPoint(x: frame.midX, y: frame.midY), anchor: .center, proposal: ProposedViewSize(frame.size))
        }
    }

    private func sizeOfCells(_ count: Int, fitting width: CGFloat?) -> CGSize {
        style.layout.preferredSize(
            count: count, fitting: width ?? .greatestFiniteMagnitude, environment: environment, fills: true)
    }
}

extension CodeInputField.Values {
    /// What the cells show before there is a view: the app's code.
    func firstCells(isEnabled: Bool) -> [CodeCell] {
        var configuration = CodeField.Configuration()
        configuration.isEnabled = isEnabled
        configuration.setPlaceholder(placeholder ?? "")
        // Others may see the screen, and what sets the view up may make it secure: nobody knows before there is a view.
        configuration.masking = security?.isSecure == true || setUp != nil ? .immediate : security?.masking
        var shown = CodeField(CodeEditor(length: lengths.upperBound, alphabet: alphabet ?? .digits))
        shown.apply(.app(.set(code.wrappedValue)), with: configuration)
        if let status { shown.apply(.app(.status(status.wrappedValue)), with: configuration) }
        if shown.editor.isEmpty { shown.apply(.app(.answerByClearing), with: configuration) }
        return shown.state(showing: configuration).cells
    }
}

/// The view of a cell, which SwiftUI evaluates only when the cell or the app's closure changes.
struct CodeCellContent: View, Equatable {
    let cell: CodeCell
    let builder: CodeCellBuilder

    var body: some View { builder.view(cell) }

    nonisolated static func == (first: Self, second: Self) -> Bool {
        first.cell == second.cell && first.builder === second.builder
    }
}
#endif
