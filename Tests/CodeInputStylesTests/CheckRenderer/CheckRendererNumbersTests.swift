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
