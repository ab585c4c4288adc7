import CodeInputCore
import CodeInputStyles
import CodeInputTestSupport
import Testing

#if canImport(CoreGraphics)
    import CoreGraphics
#else
    import Foundation
#endif

/// A renderer that does one thing wrong and the rest as the box does.
struct BadRenderer: CodeCellRenderer, CustomTestStringConvertible {
    /// What it does wrong, by the check that finds it.
    let fault: RendererCheck
    var testDescription: String { name }
    let name: String
    private let body: @Sendable (CodeCell, inout CellContext) -> Void

    func draw(_ cell: CodeCell, in context: inout CellContext) { body(cell, &context) }

    private init(
        _ fault: RendererCheck, _ name: String, body: @escaping @Sendable (CodeCell, inout CellContext) -> Void
    ) {
        self.fault = fault
        self.name = name
        self.body = body
    }

    /// Draws the box as if the cell were another one.
    private static func box(
        _ fault: RendererCheck, _ name: String,
        _ change: @escaping @Sendable (inout CodeCell, inout BoxRenderer) -> Void
    ) -> BadRenderer {
        BadRenderer(fault, name) { cell, context in
            var cell = cell
            var box = BoxRenderer()
            change(&cell, &box)
            box.draw(cell, in: &context)
        }
    }

    private final class Counter: @unchecked Sendable {
        // Written by one test only, which draws on one thread.
        var count: CGFloat = 0
    }

    static let all: [BadRenderer] = {
        let counter = Counter()
        return [
            BadRenderer(.drawsInside, "strokes on the edge of the cell") { cell, context in
                BoxRenderer().draw(cell, in: &context)
                context.stroke(.rect(context.frame), with: .label, lineWidth: 3)
            },
            BadRenderer(.drawsInside, "clips to more than the cell") { cell, context in
                BoxRenderer().draw(cell, in: &context)
                context.drawGroup { group in
                    group.clip(to: .rect(group.frame.insetBy(dx: -2, dy: 0)))
                    group.fill(.rect(group.frame.insetBy(dx: -9, dy: 0)), with: .fill)
                }
            },
            BadRenderer(.drawsInside, "draws text of a size of its own in the next cell") { cell, context in
                BoxRenderer().draw(cell, in: &context)
                context.draw(
                    "!", in: context.frame.offsetBy(dx: context.frame.width, dy: 0), font: CodeFont(), with: .label)
            },
            BadRenderer(.drawsFiniteNumbers, "divides by the width that is left") { cell, context in
                BoxRenderer().draw(cell, in: &context)
                let share = 1 / max(context.frame.width - 40, 0)
                context.fill(
                    .rect(CGRect(x: context.frame.minX, y: context.frame.minY, width: share, height: 0)), with: .fill)
            },
            BadRenderer(.isDeterministic, "counts how often it draws") { cell, context in
                BoxRenderer().draw(cell, in: &context)
                counter.count = (counter.count + 1).truncatingRemainder(dividingBy: 7)
                let dot = CGSize(
                    width: min(counter.count * 0.01, context.frame.width), height: min(1, context.frame.height))
                context.fill(.rect(CGRect(origin: context.frame.origin, size: dot)), with: .fill)
            },
            .box(.tellsStatesApart, "draws a rejected code as an accepted one") { cell, _ in
                if cell.status == .rejected { cell.status = .accepted }
            },
            .box(.tellsStatesApart, "draws nothing for a selection") { cell, box in
                if cell.isSelected { cell.isSelected = false; cell.isFocused = false }
            },
            .box(.tellsStatesApartWithoutColor, "tells the verdict by red and green") { cell, box in
                guard cell.status == .rejected || cell.status == .accepted else { return }
                box.borderColor = ByState(cell.status == .rejected ? CodeColor(0xD01010) : CodeColor(0x0E7A2A))
                box.borderWidth = ByState(3)
                cell.status = .editing
            },
            .box(.showsCharacters, "shows a dot for everything but digits") { cell, _ in
                if case .character(let character) = cell.content, !character.isNumber { cell.content = .masked }
            },
            .box(.hidesCharacters, "draws an x for a hidden character") { cell, _ in
                if cell.content == .masked { cell.content = .character("x") }
            },
            .box(.textContrast, "sets text in a light grey") { _, box in
                box.textColor = ByState(CodeColor(0x999999), disabled: .tertiaryLabel)
            },
            .box(.textContrast, "sets characters in black in the dark too") { cell, box in
                guard case .character = cell.content else { return }
                box.textColor = ByState(CodeColor(0x000000), disabled: .tertiaryLabel)
            },
            .box(.textContrast, "fills the box with a grey too dark for black text") { cell, box in
                if cell.isFilled, !cell.isMarked, cell.status == .editing { box.fillColor.base = CodeColor(0x707070) }
            },
            .box(.boundaryContrast, "has a border as light as a separator") { cell, box in
                box.borderColor.base = CodeColor(light: .init(0xE0E0E0), dark: .init(0x2C2C2E))
            },
            .box(.focusContrast, "shows the focus by a tinted fill alone") { cell, box in
                box.borderColor.focused = .boundary
                box.borderWidth.focused = 1
                box.fillColor.focused = .tint.opacity(0.2)
            },
        ]
    }()
}
