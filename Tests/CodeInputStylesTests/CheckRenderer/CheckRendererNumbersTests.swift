import CodeInputCore
import CodeInputStyles
import CodeInputTestSupport
import TestTools
import Testing

@Suite("checkRenderer, for numbers")
struct CheckRendererNumbersTests {
    /// The checks without pixels, which would be slow.
    private static let quick: Set<RendererCheck> = [
        .drawsInside, .drawsFiniteNumbers, .isDeterministic, .showsCharacters, .hidesCharacters,
    ]

    @Test(
        "reports an infinite number or NaN anywhere, and nothing else",
        arguments: LongTests.sample(of: OddRenderer.endless))
    func endlessNumbers(_ renderer: OddRenderer) {
        let findings = checkRenderer(renderer, for: Self.quick)
        #expect(findings.map(\.check) == [.drawsFiniteNumbers], "\(findings)")
    }

    @Test("does not rasterize a drawing with such a number", arguments: LongTests.sample(of: inPixels))
    func endlessNumbersInPixels(_ renderer: OddRenderer) {
        let findings = checkRenderer(renderer, for: [.drawsFiniteNumbers, .tellsStatesApart, .textContrast])
        #expect(findings.map(\.check) == [.drawsFiniteNumbers], "\(findings)")
    }

    private static let inPixels = OddRenderer.endless.filter { renderer in
        ["rectangle", "text", "beneath", "in place of"].contains { renderer.testDescription.contains($0) }
    }

    @Test("accepts a null rectangle, which adds nothing to a path")
    func nullRectangle() {
        let findings = checkRenderer(OddRenderer.null, for: Self.quick)
        #expect(findings.isEmpty, "\(findings)")
    }

    @Test("reports huge numbers as outside the cell", arguments: LongTests.sample(of: OddRenderer.huge))
    func hugeNumbers(_ renderer: OddRenderer) {
        let findings = checkRenderer(renderer)
        #expect(findings.first?.check == .drawsInside, "\(findings)")
        #expect(!findings.contains { $0.check == .drawsFiniteNumbers || $0.check == .isDeterministic })
    }

    @Test("reports such a number in a foreground that tells verdicts apart")
    func endlessForeground() {
        struct Stray: CodeCellRenderer {
            func draw(_ cell: CodeCell, in context: inout CellContext) { context.draw(cell, text: CodeTextStyle()) }
            func drawForeground(of field: CodeFieldState, in context: inout FieldContext) {
                guard field.status == .rejected else { return }
                context.fill(.rect(CGRect(x: CGFloat.nan, y: 0, width: 9, height: 9)), with: .red)
            }
        }
        let findings = checkRenderer(Stray(), for: [.drawsFiniteNumbers, .tellsStatesApart])
        #expect(findings.first?.check == .drawsFiniteNumbers, "\(findings)")
    }

    @Test("survives cells too large for any bitmap")
    func hugeCells() {
        var box = BoxRenderer()
        box.layout = .fixed(size: CGSize(width: 1e6, height: 1e6))
        #expect(checkRenderer(box).isEmpty)
    }

    @Test("says which call has the number")
    func namesTheCall() throws {
        let line = try #require(OddRenderer.endless.first { $0.testDescription == "draws a line to infinity" })
        let finding = try #require(checkRenderer(line, for: Self.quick).first)
        #expect(finding.message.hasPrefix("A stroke has a number that is infinite or NaN"))
    }
}

/// The box, with an odd drawing on top that is barely visible.
struct OddRenderer: CodeCellRenderer, CustomTestStringConvertible {
    let testDescription: String
    private var drawMore: @Sendable (inout CellContext) -> Void = { _ in }
    private var drawBeneath: @Sendable (inout FieldContext) -> Void = { _ in }
    private var oddPlace: CGRect?

    func draw(_ cell: CodeCell, in context: inout CellContext) {
        BoxRenderer().draw(cell, in: &context)
        drawMore(&context)
    }

    func drawBackground(of field: CodeFieldState, in context: inout FieldContext) { drawBeneath(&context) }

    func textRect(in context: CellContext) -> CGRect? { oddPlace ?? BoxRenderer().textRect(in: context) }

    private init(_ name: String, _ drawMore: @escaping @Sendable (inout CellContext) -> Void) {
        testDescription = name
        self.drawMore = drawMore
    }

    private init(beneath name: String, _ drawBeneath: @escaping @Sendable (inout FieldContext) -> Void) {
        testDescription = name
        self.drawBeneath = drawBeneath
    }

    private init(_ name: String, text place: CGRect) {
        testDescription = name
        oddPlace = place
    }

    private static let ink = CodeColor(0, opacity: 0.001)
    private static let picture = CodeImage(named: "picture")
    private static let nanRect = CGRect(x: CGFloat.nan, y: 0, width: 3, height: 3)
    private static let farRect = CGRect(x: -CGFloat.infinity, y: 0, width: 3, height: 3)

    /// Each draws an infinite number or NaN in some cell.
    static let endless: [OddRenderer] = [
        OddRenderer("fills an infinite rectangle") { $0.fill(.rect(.infinite), with: ink) },
        OddRenderer("fills a rectangle at NaN") { $0.fill(.rect(nanRect), with: ink) },
        OddRenderer("fills a rectangle at infinity") { $0.fill(.rect(farRect), with: ink) },
        OddRenderer("fills a rectangle with an infinite edge") { context in
            context.fill(.rect(CGRect(x: 1.7e308, y: 0, width: 1.7e308, height: 1)), with: ink)
        },
        OddRenderer("fills a rounded rectangle at NaN") { context in
            context.fill(.roundedRect(nanRect, cornerRadius: 1), with: ink)
        },
        OddRenderer("fills an ellipse at NaN") { $0.fill(.ellipse(in: nanRect), with: ink) },
        OddRenderer("draws a line from infinity to infinity") { context in
            let end = CGPoint(x: CGFloat.infinity, y: .infinity)
            context.stroke(.line(from: end, to: end), with: ink)
        },
        OddRenderer("draws a line to infinity") { context in
            context.stroke(.line(from: context.frame.origin, to: CGPoint(x: CGFloat.infinity, y: 0)), with: ink)
        },
        OddRenderer("draws a line to NaN") { context in
            context.stroke(.line(from: context.frame.origin, to: CGPoint(x: CGFloat.nan, y: 0)), with: ink)
        },
        OddRenderer("draws a curve around NaN") { context in
            var path = CodePath()
            path.move(to: context.frame.origin)
            path.addCurve(
                to: context.frame.origin, control1: CGPoint(x: CGFloat.nan, y: 0), control2: context.frame.origin)
            context.stroke(path, with: ink)
        },
        OddRenderer("draws text at NaN") { $0.draw("•", in: nanRect, font: CodeFont(), with: ink) },
        OddRenderer("draws an image at NaN") { $0.draw(picture, in: nanRect) },
        OddRenderer("draws NaN in place of an image") { context in
            let spot = CGRect(origin: context.frame.origin, size: CGSize(width: 0.1, height: 0.1))
            context.draw(picture, in: spot) { $0.fill(.rect(nanRect), with: ink) }
        },
        OddRenderer("clips to NaN") { context in context.drawGroup { $0.clip(to: .rect(nanRect)) } },
        OddRenderer("starts a line at a null rectangle") { context in
            let inner = context.frame.insetBy(dx: 1.5, dy: 1.5)
            context.stroke(.line(from: inner.origin, to: inner.origin), with: ink)
        },
        OddRenderer("draws NaN in a group in a group") { context in
            context.drawGroup { $0.drawGroup { $0.fill(.rect(nanRect), with: ink) } }
        },
        OddRenderer(beneath: "draws NaN beneath the cells") { $0.fill(.rect(nanRect), with: ink) },
        OddRenderer("has text at NaN", text: nanRect),
        OddRenderer("has text in a null rectangle", text: .null),
        OddRenderer("has text in an infinite rectangle", text: .infinite),
    ]

    /// The inset of a narrow cell is a null rectangle.
    static let null = OddRenderer("insets a narrow cell to a null rectangle") { context in
        let inner = context.frame.insetBy(dx: 1.5, dy: 1.5)
        context.fill(.rect(inner), with: ink)
        context.fill(.ellipse(in: inner), with: ink)
        context.stroke(.roundedRect(inner, cornerRadius: 3), with: ink, lineWidth: 0.1)
    }

    /// Each draws far outside its cell, with numbers whose squares overflow.
    static let huge: [OddRenderer] = [
        OddRenderer("fills a huge rectangle") { context in
            context.fill(.rect(CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)), with: ink)
        },
        OddRenderer("fills a huge ellipse") { context in
            context.fill(.ellipse(in: CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)), with: ink)
        },
        OddRenderer("draws a huge line") { context in
            context.stroke(
                .line(from: CGPoint(x: -1.7e308, y: -1.7e308), to: CGPoint(x: 1.7e308, y: 1.7e308)), with: ink,
                dash: [1e308, 1e308])
        },
        OddRenderer("draws a huge width") { context in
            let start = context.frame.origin
            context.stroke(.line(from: start, to: CGPoint(x: start.x + 1, y: start.y)), with: ink, lineWidth: 1e300)
        },
        OddRenderer("draws huge text") { context in
            let room = CGRect(x: 1e300, y: 1e300, width: 1e300, height: 1e300)
            context.draw("•", in: room, font: CodeFont(size: 1e300), with: ink)
        },
        OddRenderer("draws a huge image") { context in
            context.draw(picture, in: CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300))
        },
        OddRenderer("has text in a huge rectangle", text: CGRect(x: 1e300, y: 0, width: 1e300, height: 1)),
    ]
}
