import Testing

@testable import CodeInputStyles

/// A renderer with nothing of its own but the text.
struct PlainRenderer: CodeCellRenderer { func draw(_ cell: CodeCell, in context: inout CellContext) {} }

@Suite("A caret") struct CaretTests {
    @Test("defaults to a bar of 2 points in the middle of the cell") func standard() {
        let context = CellContext(frame: CGRect(x: 10, y: 0, width: 44, height: 56))
        #expect(PlainRenderer().caretFrame(in: context) == CGRect(x: 31, y: 13, width: 2, height: 30.5))
        #expect(PlainRenderer().layout == .equal(spacing: 8))
        let field = PlainRenderer().context(0, in: .zero)
        #expect(PlainRenderer().backgroundDrawing(of: .cells(0), in: field).calls.isEmpty)
    }

    @Test(
        "fits the cell at the largest text, and is nil without room",
        arguments: [
            (CGSize(width: 320, height: 56), true), (CGSize(width: 20, height: 400), true),
            (CGSize(width: 1, height: 56), false), (CGSize(width: 44, height: 0), false), (.zero, false),
        ])
    func fitting(_ size: CGSize, isThere: Bool) {
        let frame = CGRect(origin: .zero, size: size)
        let context = CellContext(frame: frame, environment: CodeEnvironment(textScale: 3.1))
        for style in Styles.all where !(style.renderer is DotsRenderer) && style.name != "overlay" {
            let caret = style.renderer.caretFrame(in: context)
            #expect((caret != nil) == isThere, "\(style.name)")
            if let caret { #expect(frame.contains(caret), "\(style.name)") }
        }
    }

    @Test("is three fifths as high as its cell at most, and never crosses a circle") func lowCells() throws {
        for style in [BoxRenderer.box, .circles, .joined] {
            for side in [16, 24, 40, 56] as [CGFloat] {
                let context = CellContext(
                    frame: CGRect(width: side, height: side), environment: CodeEnvironment(textScale: 3))
                let caret = try #require(style.caretFrame(in: context))
                #expect(caret.height <= side * 0.6 && caret.height >= side * 0.4)
            }
        }
        let wide = CellContext(frame: CGRect(width: 20, height: 200))
        #expect(try #require(BoxRenderer.circles.caretFrame(in: wide)).height <= 12)
    }

    @Test(
        "has the width and the height of its style, centered in the text's rectangle and no larger",
        arguments: [(0.5, 14), (1, 28), (100, 32), (.infinity, 32)] as [(CGFloat, CGFloat)])
    func sizes(_ height: CGFloat, expected: CGFloat) throws {
        let style = changed(BoxRenderer.box) { $0.caret = CodeCaretStyle(width: 4, height: height) }
        let context = CellContext(frame: CGRect(x: 10, y: 0, width: 44, height: 56))
        let caret = try #require(style.caretFrame(in: context))
        #expect(caret.size == CGSize(width: 4, height: expected) && caret.midX == 32 && caret.midY == 28)
    }

    @Test(
        "has corners of a point at most, and is a bar, a block or a line under the text",
        arguments: [(2, 1.1, 1), (1, 1.1, 0.5), (20, 1, 1), (20, 0.05, 0.5)] as [(CGFloat, CGFloat, CGFloat)])
    func corners(width: CGFloat, height: CGFloat, radius: CGFloat) throws {
        var style = BoxRenderer.box
        style.caret = CodeCaretStyle(width: width, height: height)
        let field = CodeEditor(length: 4).state(isFocused: true, status: .editing), bounds = CGRect(width: 220)
        let drawing = style.drawing(of: field, in: bounds, environment: CodeEnvironment())
        let path = drawing.calls.compactMap { if case .fill(let path, _) = $0 { path } else { nil } }.last
        guard case .roundedRect(let bar, let left, let right)? = path?.elements.first else {
            Issue.record("no caret")
            return
        }
        #expect(bar.width == width && left == radius && right == radius)
    }

    @Test("has the color of its style while the user enters the code, and that of text beside a status") func color() {
        var style = BoxRenderer.box
        style.caret.color = .red
        let environment = CodeEnvironment()
        for status in CodeStatus.allCases {
            let field = CodeEditor(length: 4).state(isFocused: true, status: status), bounds = CGRect(width: 220)
            let color = (status == .editing ? CodeColor.red : .label).resolved(in: environment)
            // All but the caret is in a group.
            let fills = style.drawing(of: field, in: bounds, environment: environment).calls.filter {
                if case .fill(_, color) = $0 { true } else { false }
            }
            // Once a code is accepted, no cell has the focus.
            #expect(fills.count == (status == .accepted ? 0 : 1), "\(status)")
        }
    }

    @Test("has lengths of 0 or more, equals itself, and blinks no faster than is safe") func clamping() {
        var caret = CodeCaretStyle(width: -3, height: .nan, blinkPeriod: 0.01)
        #expect(caret.width == 0 && caret.height == 0 && caret.blinkPeriod == 0.4)
        (caret.width, caret.height, caret.blinkPeriod) = (.nan, -1, .nan)
        #expect(caret.width == 0 && caret.height == 0 && caret.blinkPeriod == nil)
        caret.blinkPeriod = .infinity
        #expect(caret.blinkPeriod == 10)
    }

    @Test("is nil where the text's rectangle is missing or not finite") func oddPlaces() {
        let context = CellContext(frame: CGRect(width: 44)), odd = CGRect(x: CGFloat.nan, y: 0, width: 20, height: 20)
        for place in [nil, .null, .infinite, odd, .zero] as [CGRect?] {
            #expect(DrawnRenderer(\.makeTextRect, { _ in place }).caretFrame(in: context) == nil)
        }
    }
}
