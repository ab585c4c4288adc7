import CodeInputCore
import CodeInputStyles

#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

extension UnusualRenderer {
    /// Looks that a designer may ask for.
    static let themes: [UnusualRenderer] = {
        var padlock = BoxRenderer()
        padlock.text.mask = .image(CodeImage(systemName: "lock.fill"))
        var stars = UnderlineRenderer()
        stars.text.mask = .character("★")
        return [
            UnusualRenderer("a split flap display", SplitFlapRenderer()),
            UnusualRenderer("dice for one to six", DiceRenderer()),
            UnusualRenderer("chalk", ChalkRenderer()),
            UnusualRenderer("a padlock for a hidden character", padlock),
            UnusualRenderer("a bar in each filled cell", FilledBarRenderer()),
            UnusualRenderer("stars for hidden characters", stars),
            UnusualRenderer("inverted cells", InvertedRenderer()),
            UnusualRenderer("the number of each cell", NumberedRenderer { "\($0.index + 1)" }),
            UnusualRenderer("a price in each filled cell", NumberedRenderer { $0.isFilled ? "4" : nil }),
        ]
    }()
}

/// Each half of a character is on its own flap.
private struct SplitFlapRenderer: CodeCellRenderer {
    func draw(_ cell: CodeCell, in context: inout CellContext) {
        var flap = cell
        if case .character = cell.content { flap.content = .empty }
        BoxRenderer().draw(flap, in: &context)
        guard case .character = cell.content else { return }
        let frame = context.frame, half = frame.height / 2
        for top in [frame.minY, frame.minY + half] {
            context.drawGroup { group in
                group.clip(to: .rect(CGRect(x: frame.minX, y: top, width: frame.width, height: half)))
                group.draw(cell, text: CodeTextStyle())
            }
        }
        let hinge = CGRect(x: frame.minX, y: frame.midY - min(1, half), width: frame.width, height: min(2, half))
        context.fill(.rect(hinge), with: .background)
    }
}

private struct DiceRenderer: CodeCellRenderer {
    // The spots of a grid of three by three.
    private static let faces: [Character: [Int]] = [
        "1": [4], "2": [0, 8], "3": [0, 4, 8], "4": [0, 2, 6, 8], "5": [0, 2, 4, 6, 8], "6": [0, 2, 3, 5, 6, 8],
    ]

    func draw(_ cell: CodeCell, in context: inout CellContext) {
        guard case .character(let character) = cell.content, let spots = Self.faces[character] else {
            return BoxRenderer().draw(cell, in: &context)
        }
        var die = cell
        die.content = .empty
        BoxRenderer().draw(die, in: &context)
        let side = min(context.frame.width, context.frame.height) * 0.6, third = side / 3
        let corner = CGPoint(x: context.frame.midX - side / 2, y: context.frame.midY - side / 2)
        for spot in spots {
            let place = CGRect(
                x: corner.x + CGFloat(spot % 3) * third, y: corner.y + CGFloat(spot / 3) * third, width: third * 0.8,
                height: third * 0.8)
            context.fill(.ellipse(in: place), with: cell.isEnabled ? .label : .tertiaryLabel)
        }
    }
}

/// Scratches that are not opaque cross each character.
private struct ChalkRenderer: CodeCellRenderer {
    func draw(_ cell: CodeCell, in context: inout CellContext) {
        BoxRenderer().draw(cell, in: &context)
        guard cell.isFilled else { return }
        let dust = context.frame.insetBy(dx: context.frame.width / 8, dy: context.frame.height / 8)
        for line in 0..<6 {
            let y = dust.minY + dust.height * CGFloat(line) / 6
            context.stroke(
                .line(from: CGPoint(x: dust.minX, y: y), to: CGPoint(x: dust.maxX, y: min(y + 4, dust.maxY))),
                with: .background.opacity(0.4), lineWidth: min(2, dust.width / 8, dust.height / 8))
        }
    }
}

private struct FilledBarRenderer: CodeCellRenderer {
    func draw(_ cell: CodeCell, in context: inout CellContext) {
        BoxRenderer().draw(cell, in: &context)
        guard cell.isFilled else { return }
        let height = min(4, context.frame.height)
        let bar = CGRect(
            x: context.frame.minX, y: context.frame.maxY - height, width: context.frame.width, height: height)
        context.fill(.rect(bar), with: .boundary)
    }
}

private struct InvertedRenderer: CodeCellRenderer {
    func draw(_ cell: CodeCell, in context: inout CellContext) {
        var box = BoxRenderer()
        // On the fill, no line of the focus would have contrast.
        if cell.isFilled, cell.isEnabled, !cell.isFocused || cell.isSelected {
            box.fillColor = ByState(.label)
            // The style's own text is green once a code is accepted.
            box.text.color = ByState(.background, accepted: .background)
            box.borderWidth = ByState(1, focused: 4, selected: 4, verifying: 2, accepted: 3, rejected: 6)
        }
        box.draw(cell, in: &context)
    }
}

/// A constant number in the corner.
private struct NumberedRenderer: CodeCellRenderer {
    let number: @Sendable (CodeCell) -> String?

    func draw(_ cell: CodeCell, in context: inout CellContext) {
        BoxRenderer().draw(cell, in: &context)
        guard let number = number(cell) else { return }
        // Clear of the widest border.
        let room = context.frame.insetBy(dx: 5, dy: 5), side = min(14, room.width, room.height)
        guard !room.isNull, side > 0 else { return }
        let corner = CGRect(origin: room.origin, size: CGSize(width: side, height: side))
        let ink: CodeColor = cell.isEnabled ? .label : .tertiaryLabel
        context.draw(number, in: corner, font: CodeFont(size: side * 0.7), with: ink)
    }
}
