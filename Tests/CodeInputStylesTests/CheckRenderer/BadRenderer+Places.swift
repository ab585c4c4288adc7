import CodeInputCore
import CodeInputStyles
import CodeInputTestSupport
import Foundation

extension BadRenderer {
    /// Drawings that are too slow or outside their place, always or in some environments.
    static let places: [BadRenderer] = [
        .boxAnd(.drawsInside, "clips to more than the cell") { _, context in
            context.drawGroup { group in
                group.clip(to: .rect(group.frame.insetBy(dx: -2, dy: 0)))
                group.fill(.rect(group.frame.insetBy(dx: -9, dy: 0)), with: .fill)
            }
        },
        .boxAnd(.drawsInside, "draws text of a fixed size in the next cell") { _, context in
            context.draw(
                "!", in: context.frame.offsetBy(dx: context.frame.width, dy: 0), font: CodeFont(), with: .label)
        },
        .boxAnd(.drawsInside, "has a shadow in dark appearance with increased contrast and large text") { _, context in
            let environment = context.environment
            if environment.increasedContrast, environment.colorScheme == .dark, environment.textScale > 2,
                environment.displayScale == 3
            {
                context.drawBelow()
            }
        },
        .boxAnd(.drawsInside, "has a flag on the wrong side of a right-to-left cell") { cell, context in
            guard context.environment.layoutDirection == .rightToLeft, cell.isMarked else { return }
            context.fill(.rect(context.frame.offsetBy(dx: -3, dy: 0)), with: faint)
        },
        .boxAnd(.drawsInside, "has a shadow in fields of five cells") { _, context in
            if context.cellFrames.count == 5 { context.drawBelow() }
        },
        .boxAnd(.drawsInside, "has a thicker border with bold text") { _, context in
            guard context.environment.boldText else { return }
            context.stroke(.rect(context.frame), with: faint, lineWidth: 3)
        },
        .boxAnd(.drawsInside, "has a thicker border with Differentiate Without Color") { _, context in
            guard context.environment.differentiateWithoutColor else { return }
            context.stroke(.rect(context.frame), with: faint, lineWidth: 6)
        },
        .replacing(\.drawBeneath, .drawsInside, "has a larger background with Reduce Transparency") { _, context in
            let reach: CGFloat = context.environment.reduceTransparency ? -9 : 0
            context.fill(.rect(context.bounds.insetBy(dx: reach, dy: reach)), with: faint)
        },
        .cell(.showsCharacters, "hides characters with Reduce Transparency") { cell, _, context in
            guard context.environment.reduceTransparency, case .character = cell.content else { return }
            cell.content = .empty
        },
        .replacing(\.drawBeneath, .drawsInside, "has a background larger than the field") { _, context in
            context.fill(.roundedRect(context.bounds.insetBy(dx: -4, dy: -4), cornerRadius: 9), with: faint)
        },
        .replacing(\.makeFrames, .drawsInside, "has cells that reach out of a narrow field") { count, bounds in
            (0..<count).map { CGRect(x: bounds.minX + CGFloat($0) * 10, y: bounds.minY, width: 10, height: 0) }
        },
        .replacing(\.makeFrames, .drawsFiniteNumbers, "has a frame too many") { count, bounds in
            CodeCellLayout.equal().frames(count: count + 1, in: bounds)
        },
        .replacing(\.makeFrames, .drawsFiniteNumbers, "has cells at infinity in a field without width") {
            count, bounds in
            let frames = CodeCellLayout.equal().frames(count: count, in: bounds)
            return frames.map { $0.offsetBy(dx: bounds.width > 0 ? 0 : .infinity, dy: 0) }
        },
        .replacing(\.makeTextRect, .drawsInside, "has text as high as large text") { context in
            guard context.environment.textScale > 2, context.environment.displayScale == 3 else { return context.frame }
            let height = 24 * context.environment.textScale
            return CGRect(x: context.frame.midX - 1, y: context.frame.midY - height / 2, width: 2, height: height)
        },
        .boxAnd(.drawsQuickly, "draws a path of 20,000 pieces") { _, context in
            var path = CodePath()
            for index in 0..<20_000 {
                let share = CGFloat(index % 100) / 100
                path.addEllipse(share, in: context.frame)
            }
            context.fill(path, with: .fill)
        },
        .replacing(\.drawBeneath, .drawsQuickly, "has a background of 20,000 dots") { _, context in
            var path = CodePath()
            for _ in 0..<20_000 { path.addEllipse(0.5, in: context.bounds) }
            context.fill(path, with: .fill)
        },
        .boxAnd(.drawsQuickly, "sleeps for ten milliseconds in a rejected cell") { cell, _ in
            if cell.status == .rejected { Thread.sleep(forTimeInterval: 0.01) }
        },
    ]
}

extension CellContext {
    fileprivate mutating func drawBelow() { fill(.rect(frame.offsetBy(dx: 0, dy: 2)), with: faint) }
}

extension CodePath {
    fileprivate mutating func addEllipse(_ share: CGFloat, in rect: CGRect) {
        add(.ellipse(in: CGRect(x: rect.minX + rect.width * share * 0.9, y: rect.midY, width: 0, height: 0)))
    }
}
