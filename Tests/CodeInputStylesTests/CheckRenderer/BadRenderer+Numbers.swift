import CodeInputCore
import CodeInputStyles
import CodeInputTestSupport
import Foundation

extension BadRenderer {
    /// An infinite number or NaN in some cell, or one whose square overflows.
    static let numbers = endless + huge

    private static let nanRect = CGRect(x: CGFloat.nan, y: 0, width: 3, height: 3)
    private static let picture = CodeImage(named: "picture")

    private static let endless: [BadRenderer] = [
        .filling("fills an infinite rectangle") { _ in .rect(.infinite) },
        .filling("fills a rectangle at NaN") { _ in .rect(nanRect) },
        .filling("fills a rectangle with an infinite edge") { _ in
            .rect(CGRect(x: 1.7e308, y: 0, width: 1.7e308, height: 1))
        },
        .filling("fills a rounded rectangle at NaN") { _ in .roundedRect(nanRect, cornerRadius: 1) },
        .filling("fills an ellipse at NaN") { _ in .ellipse(in: nanRect) },
        .stroking("draws a line from infinity to infinity") { _ in
            let end = CGPoint(x: CGFloat.infinity, y: .infinity)
            return .line(from: end, to: end)
        },
        .stroking("draws a line to infinity") { .line(from: $0.origin, to: CGPoint(x: CGFloat.infinity, y: 0)) },
        .stroking("draws a curve around NaN") { frame in
            var path = CodePath()
            path.move(to: frame.origin)
            path.addCurve(to: frame.origin, control1: CGPoint(x: CGFloat.nan, y: 0), control2: frame.origin)
            return path
        },
        // The inset of a narrow cell is a null rectangle.
        .stroking("starts a line at a null rectangle") { frame in
            let inner = frame.insetBy(dx: 1.5, dy: 1.5)
            return .line(from: inner.origin, to: inner.origin)
        },
        .boxAnd(.drawsFiniteNumbers, "draws text at NaN") {
            $1.draw("•", in: nanRect, font: CodeFont(), with: .label)
        },
        .boxAnd(.drawsFiniteNumbers, "draws an image at NaN") { $1.draw(picture, in: nanRect) },
        .boxAnd(.drawsFiniteNumbers, "draws NaN in place of an image") { _, context in
            let spot = CGRect(origin: context.frame.origin, size: CGSize(width: 0.1, height: 0.1))
            context.draw(picture, in: spot) { $0.fill(.rect(nanRect), with: faint) }
        },
        .boxAnd(.drawsFiniteNumbers, "clips to NaN") { $1.drawGroup { $0.clip(to: .rect(nanRect)) } },
        .replacing(\.drawBeneath, .drawsFiniteNumbers, "draws NaN beneath the cells") {
            $1.fill(.rect(nanRect), with: faint)
        },
        .replacing(\.drawOver, .drawsFiniteNumbers, "draws NaN over a rejected code") { field, context in
            context.drawStatus(of: field)
            if field.status == .rejected { context.fill(.rect(nanRect), with: .red) }
        },
        .replacing(\.makeTextRect, .drawsFiniteNumbers, "has text at NaN") { _ in nanRect },
    ]

    private static let far = CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)

    private static let huge: [BadRenderer] = [
        .boxAnd(.drawsInside, "fills a huge ellipse") { $1.fill(.ellipse(in: far), with: faint) },
        .boxAnd(.drawsInside, "draws a huge line") { _, context in
            let ends = [-1.7e308, 1.7e308].map { CGPoint(x: $0, y: $0) }
            context.stroke(.line(from: ends[0], to: ends[1]), with: faint, dash: [1e308, 1e308])
        },
        .boxAnd(.drawsInside, "draws a huge width") { _, context in
            let start = context.frame.origin
            context.stroke(.line(from: start, to: CGPoint(x: start.x + 1, y: start.y)), with: faint, lineWidth: 1e300)
        },
        .boxAnd(.drawsInside, "draws huge text") { _, context in
            let room = CGRect(x: 1e300, y: 1e300, width: 1e300, height: 1e300)
            context.draw("•", in: room, font: CodeFont(size: 1e300), with: faint)
        },
    ]

    private static func filling(_ name: String, _ path: @escaping @Sendable (CGRect) -> CodePath) -> BadRenderer {
        .boxAnd(.drawsFiniteNumbers, name) { $1.fill(path($1.frame), with: faint) }
    }

    private static func stroking(_ name: String, _ path: @escaping @Sendable (CGRect) -> CodePath) -> BadRenderer {
        .boxAnd(.drawsFiniteNumbers, name) { $1.stroke(path($1.frame), with: faint) }
    }
}
