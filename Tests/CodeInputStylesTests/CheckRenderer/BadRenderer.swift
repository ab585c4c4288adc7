import CodeInputTestSupport
import Foundation
import Testing

@testable import CodeInputStyles

/// A box renderer with one fault.
struct BadRenderer: CustomTestStringConvertible {
    let fault: RendererCheck
    let name: String
    var renderer: DrawnRenderer
    var testDescription: String { name }
    /// Parts of the finding, and a part of each of its examples.
    private(set) var parts: [String] = []
    private(set) var example = ""
    /// Whether the fault also spoils what other checks look at, such as the border by which states differ.
    private(set) var showsInOtherWays = false

    func saying(_ parts: String..., at example: String = "") -> Self {
        changed(self) { ($0.parts, $0.example) = (parts, example) }
    }

    var andMore: Self { changed(self) { $0.showsInOtherWays = true } }

    static func replacing<Part>(
        _ part: WritableKeyPath<DrawnRenderer, Part>, _ fault: RendererCheck, _ name: String, _ value: Part
    ) -> BadRenderer { BadRenderer(fault: fault, name: name, renderer: DrawnRenderer(part, value)) }

    static func box(
        _ fault: RendererCheck, _ name: String,
        _ change: @escaping @Sendable (inout CodeCell, inout BoxRenderer) -> Void
    ) -> BadRenderer { .cell(fault, name) { cell, box, _ in change(&cell, &box) } }

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

    static func boxAnd(
        _ fault: RendererCheck, _ name: String, _ more: @escaping @Sendable (CodeCell, inout CellContext) -> Void
    ) -> BadRenderer { BadRenderer(fault: fault, name: name, renderer: .box(and: more)) }

    static let all = places + memories + characters + looks + numbers + strangers.map(\.andMore)
}

// Barely visible, so it does not affect contrast.
let faint = CodeColor(0, opacity: 0.001)

extension BadRenderer {
    /// Drawings that are too slow or outside their place, always or in some environments.
    static let places: [BadRenderer] = [
        .boxAnd(.drawsInside, "clips to more than the cell") { _, context in
            context.drawGroup { group in
                group.clip(to: .rect(group.frame.insetBy(dx: -2, dy: 0)))
                group.fill(.rect(group.frame.insetBy(dx: -9, dy: 0)), with: .fill)
            }
        }.andMore,
        .boxAnd(.drawsInside, "draws text of a fixed size in the next cell") { _, context in
            context.draw(
                "!", in: context.frame.offsetBy(dx: context.frame.width, dy: 0), font: CodeFont(), with: .label)
        },
        .boxAnd(.drawsInside, "has a shadow in dark appearance with increased contrast and large text") { _, context in
            let environment = context.environment, isLarge = environment.textScale > 2
            let isDark = environment.colorScheme == .dark && environment.increasedContrast
            if isLarge, isDark, environment.displayScale == 3 { context.drawBelow() }
        }.saying(at: "empty, rest, dark, increased contrast, scale 3.0, text size"),
        .boxAnd(.drawsInside, "has a shadow in fields of five cells") { _, context in
            if context.cellFrames.count == 5 { context.drawBelow() }
        }.saying("2.0 points out of the cell", "Draw inside context.frame", at: "cell 1 of 5"),
        .boxAnd(.drawsInside, "has a thicker border with bold text") { _, context in
            if context.environment.boldText { context.stroke(.rect(context.frame), with: faint, lineWidth: 3) }
        }.saying(at: "empty, rest, bold text"),
        .boxAnd(.drawsInside, "has a thicker border with Differentiate Without Color") { _, context in
            guard context.environment.differentiateWithoutColor else { return }
            context.stroke(.rect(context.frame), with: faint, lineWidth: 6)
        }.saying("3.0 points out of the cell", at: "empty, rest, differentiate without color"),
        .replacing(\.drawBeneath, .drawsInside, "has a larger background with Reduce Transparency") { _, context in
            let reach: CGFloat = context.environment.reduceTransparency ? -9 : 0
            context.fill(.rect(context.bounds.insetBy(dx: reach, dy: reach)), with: faint)
        }.saying("9.0 points out of the field", "context.bounds", at: "empty, rest, reduce transparency"),
        .replacing(\.makeFrames, .drawsInside, "has cells that reach out of a narrow field") { count, bounds in
            (0..<count).map { CGRect(x: bounds.minX + CGFloat($0) * 10, y: bounds.minY, width: 10, height: 0) }
        }.andMore,
        .replacing(\.makeFrames, .drawsInside, "has all cells in one place") { count, bounds in
            CodeCellLayout.equal().frames(count: count, in: bounds).map { _ in bounds }
        }.saying("A frame covers the middle of another"),
        .replacing(\.makeFrames, .drawsFiniteNumbers, "has a frame too many") { count, bounds in
            CodeCellLayout.equal().frames(count: count + 1, in: bounds)
        },
        .replacing(\.makeFrames, .drawsFiniteNumbers, "has cells at infinity in a field without width") {
            count, bounds in
            let frames = CodeCellLayout.equal().frames(count: count, in: bounds)
            return frames.map { $0.offsetBy(dx: bounds.width > 0 ? 0 : .infinity, dy: 0) }
        }.andMore,
        .replacing(\.makeTextRect, .drawsInside, "has text as high as large text") { context in
            guard context.environment.textScale > 2, context.environment.displayScale == 3 else { return context.frame }
            let height = 24 * context.environment.textScale
            return CGRect(x: context.frame.midX - 1, y: context.frame.midY - height / 2, width: 2, height: height)
        }.saying("scale 3.0, text size", "textRect(in:)"),
        .boxAnd(.drawsQuickly, "draws a path of 20,000 pieces") {
            $1.fill(.dots(in: $1.frame), with: .fill)
        }.saying("cell 1 of", "more than 1000 elements", "Draw it with fewer"),
        .replacing(\.drawBeneath, .drawsQuickly, "has a background of 20,000 dots") {
            $1.fill(.dots(in: $1.bounds), with: .fill)
        },
        .boxAnd(.drawsQuickly, "sleeps for ten milliseconds in a rejected cell") { cell, _ in
            if cell.status == .rejected { Thread.sleep(forTimeInterval: 0.01) }
        }.saying("more than 2 milliseconds", "rejected"),
    ]
}

extension CellContext {
    fileprivate mutating func drawBelow() { fill(.rect(frame.offsetBy(dx: 0, dy: 2)), with: faint) }
}

extension CodePath {
    fileprivate static func dots(in rect: CGRect) -> CodePath {
        var path = CodePath()
        for _ in 0..<20_000 { path.add(.ellipse(in: CGRect(x: rect.midX, y: rect.midY, width: 0, height: 0))) }
        return path
    }
}

extension BadRenderer {
    /// An infinite number or NaN in some cell, or one whose square overflows.
    static let numbers = endless + huge

    private static let nanRect = CGRect(x: CGFloat.nan, y: 0, width: 3, height: 3)
    private static let picture = CodeImage(named: "picture")

    private static let endless: [BadRenderer] = [
        .filling("fills an infinite rectangle") { _ in .rect(.infinite) },
        .filling("fills a rectangle with an infinite edge") { _ in
            .rect(CGRect(x: 1.7e308, y: 0, width: 1.7e308, height: 1))
        },
        .filling("fills a rounded rectangle at NaN") { _ in .roundedRect(nanRect, cornerRadius: 1) },
        .filling("fills an ellipse at NaN") { _ in .ellipse(in: nanRect) },
        .stroking("draws a line to infinity") {
            .line(from: $0.origin, to: CGPoint(x: CGFloat.infinity, y: 0))
        }.saying("A stroke has a number that is infinite or NaN"),
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
        .boxAnd(.drawsFiniteNumbers, "draws text at NaN") { $1.draw("•", in: nanRect, font: CodeFont(), with: .label) },
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
        }.andMore,
    ]

    private static func filling(_ name: String, _ path: @escaping @Sendable (CGRect) -> CodePath) -> BadRenderer {
        .boxAnd(.drawsFiniteNumbers, name) { $1.fill(path($1.frame), with: faint) }
    }

    private static func stroking(_ name: String, _ path: @escaping @Sendable (CGRect) -> CodePath) -> BadRenderer {
        .boxAnd(.drawsFiniteNumbers, name) { $1.stroke(path($1.frame), with: faint) }
    }
}
