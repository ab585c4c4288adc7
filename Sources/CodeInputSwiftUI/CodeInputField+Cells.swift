#if canImport(SwiftUI) && canImport(UIKit)
public import SwiftUI
import UIKit

extension CodeInputField {
    /// Creates a field whose cells are views of the app.
    ///
    /// The views lie over the same field, in the layout of its style. They take no touches, and VoiceOver has the field
    /// alone. The style's own cells are not drawn, but its layout, background, separators and caret stay: choose a style
    /// without those that you don't want. Apply animations in the views, such as `contentTransition(.numericText())` for
    /// characters, or a shake for a cell that is rejected: the motion of a style moves only its own cells.
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
    /// - Parameters:
    ///   - title: What the code is, for VoiceOver: the accessibility label. A literal is not localized: use
    ///     `String(localized:)`. Nil is a verification code, or a passcode in a secure field.
    ///   - code: The code so far. Nothing overwrites the app's string, or the field's copy of it, in memory.
    ///   - length: The number of cells, clamped to 1...64. It may change.
    ///   - cell: Makes the view of a cell, which gets the size of the cell.
    public init<Cell: View>(
        _ title: String? = nil, code: Binding<String>, length: Int = 6, @ViewBuilder cell: @escaping (CodeCell) -> Cell
    ) {
        self.init(title, code: code, length: length...length, cell: cell)
    }

    /// Creates a field for codes of different lengths whose cells are views of the app.
    ///
    /// - Parameters:
    ///   - title: What the code is, for VoiceOver: the accessibility label. A literal is not localized: use
    ///     `String(localized:)`. Nil is a verification code, or a passcode in a secure field.
    ///   - code: The code so far. Nothing overwrites the app's string, or the field's copy of it, in memory.
    ///   - lengths: The minimum and maximum number of characters, clamped to 1...64. It may change.
    ///   - cell: Makes the view of a cell, which gets the size of the cell.
    public init<Cell: View>(
        _ title: String? = nil, code: Binding<String>, length lengths: ClosedRange<Int>,
        @ViewBuilder cell: @escaping (CodeCell) -> Cell
    ) {
        self.init(title, code: code, length: lengths)
        cells = CodeCellBuilder { AnyView(cell($0)) }
    }
}

/// Makes the views of cells.
///
/// An object, because two closures can't be compared: the app makes a new one whenever its own view is evaluated.
@MainActor final class CodeCellBuilder {
    let view: (CodeCell) -> AnyView

    init(_ view: @escaping (CodeCell) -> AnyView) { self.view = view }
}

/// A cell and its place in the field.
struct CodeCellPlace: Identifiable, Equatable {
    var cell: CodeCell
    var frame: CGRect

    var id: Int { cell.index }
}

/// A field under the views of its cells, if it has any.
struct CodeInputCells: View {
    let field: CodeInputField
    let builder: CodeCellBuilder?
    @State private var places: [CodeCellPlace] = []

    var body: some View {
        let shown = $places
        // A layout that changes nothing must not begin an update, which would end in another layout.
        let follow = { (places: [CodeCellPlace]) in
            if shown.wrappedValue != places { shown.wrappedValue = places }
        }
        CodeInputRepresentation(field: field, follow: builder == nil ? nil : follow)
            .overlay(alignment: .topLeading) {
                if let builder { CodeCellStack(places: places, builder: builder) }
            }
    }
}

/// The views of the cells, at the places of the field's cells.
private struct CodeCellStack: View {
    let places: [CodeCellPlace]
    let builder: CodeCellBuilder

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(places) { place in
                CodeCellView(place: place, builder: builder)
                    .frame(width: place.frame.width, height: place.frame.height)
                    .offset(x: place.frame.minX, y: place.frame.minY)
            }
        }
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
        // The places are those of the field, in any direction of the user interface.
        .environment(\.layoutDirection, .leftToRight)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}

/// The view of a cell.
///
/// SwiftUI evaluates it only when the cell or the app's closure changes.
struct CodeCellView: View, Equatable {
    let place: CodeCellPlace
    let builder: CodeCellBuilder

    var body: some View { builder.view(place.cell) }

    nonisolated static func == (first: Self, second: Self) -> Bool {
        first.place == second.place && first.builder === second.builder
    }
}

/// A style without its own cells.
struct CellsOfTheApp<Base: CodeCellRenderer>: CodeCellRenderer {
    let base: Base

    var layout: CodeCellLayout { base.layout }
    var motion: CodeMotion { .none }
    var text: CodeTextStyle { base.text }
    var caret: CodeCaretStyle { base.caret }

    func draw(_ cell: CodeCell, in context: inout CellContext) {}
    func textRect(in context: CellContext) -> CGRect? { base.textRect(in: context) }

    func cellFrames(count: Int, in bounds: CGRect, environment: CodeEnvironment) -> [CGRect] {
        base.cellFrames(count: count, in: bounds, environment: environment)
    }

    func drawBackground(of field: CodeFieldState, in context: inout FieldContext) {
        base.drawBackground(of: field, in: &context)
    }

    func drawForeground(of field: CodeFieldState, in context: inout FieldContext) {
        base.drawForeground(of: field, in: &context)
    }
}

extension CellsOfTheApp: Equatable where Base: Equatable {}

extension CodeCellRenderer {
    /// The style without its own cells.
    var withoutCells: any CodeCellRenderer { CellsOfTheApp(base: self) }
}
#endif
