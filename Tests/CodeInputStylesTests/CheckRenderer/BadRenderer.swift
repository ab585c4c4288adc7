import CodeInputCore
import CodeInputStyles
import CodeInputTestSupport
import Testing

/// A box renderer with one fault.
struct BadRenderer: CustomTestStringConvertible {
    /// The check that finds the fault.
    let fault: RendererCheck
    let name: String
    var renderer: DrawnRenderer
    var testDescription: String { name }
    /// Whether the fault also spoils what other checks look at, such as the border by which states differ.
    var showsInOtherWays: Bool {
        [
            "clips to more than the cell", "has cells that reach out of a narrow field",
            "has cells at infinity in a field without width", "shows the focus only by a tinted fill",
            "has a border as light as a separator", "draws huge text", "has new frames each time",
            "hides characters with Reduce Transparency",
        ].contains(name) || Self.strangers.contains { $0.name == name }
    }
    /// The box with another part.
    static func replacing<Part>(
        _ part: WritableKeyPath<DrawnRenderer, Part>, _ fault: RendererCheck, _ name: String, _ value: Part
    ) -> BadRenderer { BadRenderer(fault: fault, name: name, renderer: DrawnRenderer(part, value)) }

    /// Shows the status by a sign in a square at the top left only.
    static func sign(
        _ fault: RendererCheck, _ name: String,
        _ draw: @escaping @Sendable (CodeFieldState, CGRect, inout FieldContext) -> Void
    ) -> BadRenderer {
        var bad = BadRenderer.box(fault, name) { cell, _ in cell.status = .editing }
        bad.renderer.drawOver = { field, context in
            let side = min(10, context.bounds.width, context.bounds.height)
            draw(field, CGRect(x: context.bounds.minX, y: context.bounds.minY, width: side, height: side), &context)
        }
        return bad
    }

    /// Draws the box for a changed cell.
    static func box(
        _ fault: RendererCheck, _ name: String,
        _ change: @escaping @Sendable (inout CodeCell, inout BoxRenderer) -> Void
    ) -> BadRenderer { .cell(fault, name) { cell, box, _ in change(&cell, &box) } }

    /// Draws the box for a cell changed by its context.
    static func cell(
        _ fault: RendererCheck, _ name: String,
        _ change: @escaping @Sendable (inout CodeCell, inout BoxRenderer, CellContext) -> Void
    ) -> BadRenderer {
        .replacing(\.drawCell, fault, name) { cell, context in
            var cell = cell, box = BoxRenderer.box
            change(&cell, &box, context)
            box.drawAll(cell, in: &context)
        }
    }

    /// Draws the box and something else.
    static func boxAnd(
        _ fault: RendererCheck, _ name: String, _ more: @escaping @Sendable (CodeCell, inout CellContext) -> Void
    ) -> BadRenderer {
        .replacing(\.drawCell, fault, name) { cell, context in
            BoxRenderer.box.drawAll(cell, in: &context)
            more(cell, &context)
        }
    }

    static let all = places + memories + characters + looks + numbers + strangers
}

// Barely visible, so it does not affect contrast.
let faint = CodeColor(0, opacity: 0.001)
