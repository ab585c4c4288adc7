import CodeInputCore
import CodeInputStyles
import CodeInputTestSupport
import TestTools
import Testing

@Suite("A prefix before the cells")
struct PrefixTests {
    /// Boxes on an arc, which the renderer itself places.
    private struct ArcRenderer: CodeCellRenderer {
        func cellFrames(count: Int, in bounds: CGRect, environment: CodeEnvironment) -> [CGRect] {
            layout.frames(count: count, in: bounds, environment: environment).enumerated().map { index, frame in
                frame.insetBy(dx: 0, dy: CGFloat(index))
            }
        }

        func draw(_ cell: CodeCell, in context: inout CellContext) { BoxRenderer().draw(cell, in: &context) }
    }

    private static let bounds = CGRect(x: 0, y: 0, width: 345, height: 56)
    static let environments = [
        CodeEnvironment(), CodeEnvironment(layoutDirection: .rightToLeft), CodeEnvironment(textScale: 3.2),
        CodeEnvironment(layoutDirection: .rightToLeft, textScale: 2),
    ]

    private func texts(
        of style: any CodeCellRenderer, in bounds: CGRect, _ environment: CodeEnvironment
    ) -> (cells: [CGRect], texts: [(String, CGRect)]) {
        let frames = style.usableCellFrames(count: 6, in: bounds, environment: environment)
        let field = CodeFieldState(cells: (0..<6).map { CodeCell(index: $0) })
        let drawing = style.backgroundDrawing(
            of: field, in: FieldContext(bounds: bounds, cellFrames: frames, environment: environment))
        let texts = drawing.calls.compactMap { call -> (String, CGRect)? in
            guard case .text(let text, let rect, _, _) = call else { return nil }
            return (text, rect)
        }
        return (frames, texts)
    }

    @Test("is drawn left of the cells by every style, in every environment", arguments: Styles.all, environments)
    func drawn(_ style: Styles, _ environment: CodeEnvironment) throws {
        let prefixed = style.renderer.prefixed(by: "HTW-", isEnabled: true)
        let size = prefixed.layout.preferredSize(count: 6, fitting: 345, environment: environment)
        let bounds = CGRect(origin: .zero, size: CGSize(width: 345, height: size.height))
        let (cells, texts) = texts(of: prefixed, in: bounds, environment)
        let (text, rect) = try #require(texts.first { $0.0 == "HTW-" })
        #expect(text == "HTW-" && rect.minX >= -0.01 && rect.width > 20)
        // Wrapped rows begin where the first one does.
        #expect(cells.allSatisfy { rect.maxX <= $0.minX + 0.01 && bounds.insetBy(dx: -0.01, dy: -0.01).contains($0) })
        let plain = style.renderer.layout.preferredSize(count: 6, fitting: .infinity, environment: environment)
        #expect(
            prefixed.layout.preferredSize(count: 6, fitting: .infinity, environment: environment).width > plain.width)
    }

    @Test("takes the place of what the style has there, and is nothing if it is empty")
    func own() {
        var style = BoxRenderer()
        style.layout.leading = .text("G-")
        #expect(
            texts(of: style.prefixed(by: "HTW-", isEnabled: true), in: Self.bounds, CodeEnvironment()).texts.map(\.0)
                == ["HTW-"])
        #expect(
            texts(of: style.prefixed(by: "", isEnabled: true), in: Self.bounds, CodeEnvironment()).texts.map(\.0) == [
                "G-"
            ])
    }

    @Test("leaves cells that a renderer places itself in the rest of the room")
    func placed() throws {
        let style = ArcRenderer().prefixed(by: "HTW-", isEnabled: true)
        let (cells, texts) = texts(of: style, in: Self.bounds, CodeEnvironment())
        let rect = try #require(texts.first).1
        #expect(cells.map(\.minY) == [0, 1, 2, 3, 4, 5] && cells.last?.maxX == 345)
        #expect(cells.allSatisfy { $0.minX >= rect.maxX })
    }

    @Test("has the font of the cells, and is paler in a disabled field")
    func looks() {
        var style = BoxRenderer()
        style.text.font = CodeFont(size: 40, weight: .bold)
        let enabled = style.prefixed(by: "HTW-", isEnabled: true).layout.leading
        #expect(enabled == .text("HTW-", font: style.text.font, color: .secondaryLabel))
        #expect(style.prefixed(by: "HTW-", isEnabled: false).layout.leading != enabled)
    }

    // Beside a prefix in the narrowest fields, dots are too small to differ in more than hue.
    @Test(
        "keeps a good renderer good",
        arguments: LongTests.sample(of: Styles.all.filter { ["box", "underline", "joined"].contains($0.name) }))
    func checked(_ style: Styles) {
        let findings = checkRenderer(style.renderer.prefixed(by: "HTW-", isEnabled: true))
        #expect(findings == [], "\(findings.flatMap(\.examples))")
    }
}
