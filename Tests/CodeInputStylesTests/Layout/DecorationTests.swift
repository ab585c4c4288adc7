import CodeInputTestSupport
import Testing

@testable import CodeInputStyles

@Suite("A decoration of a layout") struct DecorationTests {
    private static let bounds = CGRect(width: 400)

    private static func shape(width: CGFloat) -> CodeDecoration {
        let size = CGSize(width: width, height: 10)
        return .path(.rect(CGRect(origin: .zero, size: size)), size: size, color: .red)
    }

    /// The cells, and where the background draws its shapes.
    private func places(
        _ layout: CodeCellLayout, in bounds: CGRect = bounds, _ environment: CodeEnvironment = CodeEnvironment()
    ) -> (cells: [CGRect], shapes: [CGRect]) {
        let style = changed(BoxRenderer()) { $0.layout = layout }
        let context = style.context(6, in: bounds, environment)
        let drawing = style.backgroundDrawing(of: .cells(6), in: context)
        return (context.cellFrames, drawing.fills + drawing.texts.map(\.place))
    }

    private static func layout(
        _ layout: CodeCellLayout = .equal(), trailing: CGFloat = 0, isNatural: Bool = false,
        at alignment: CodeCellLayout.Alignment = .center
    ) -> CodeCellLayout {
        var layout = layout
        (layout.leading, layout.trailing) = (shape(width: 40), shape(width: trailing))
        if isNatural { layout.direction = .natural }
        layout.alignment = alignment
        return layout
    }

    private static let fixed = CodeCellLayout.fixed(size: CGSize(width: 30, height: 40))

    @Test(
        "is 8 points from the cells, before the first character and after the last one, also in a right-to-left interface",
        arguments: [
            (layout(trailing: 20), false, [0...40, 380...400], 48...372),
            (layout(fixed, at: .leading), false, [0...40], 48...268), (layout(fixed), false, [66...106], 114...334),
            (layout(fixed, at: .trailing), false, [132...172], 180...400),
            (layout(), true, [0...40], 48...400), (layout(isNatural: true), true, [360...400], 0...352),
        ] as [(CodeCellLayout, Bool, [ClosedRange<CGFloat>], ClosedRange<CGFloat>)])
    func sides(_ layout: CodeCellLayout, isArabic: Bool, shapes: [ClosedRange<CGFloat>], row: ClosedRange<CGFloat>) {
        let found = places(layout, CodeEnvironment(layoutDirection: isArabic ? .rightToLeft : .leftToRight))
        #expect(found.shapes.map { $0.minX...$0.maxX } == shapes)
        #expect(found.shapes.allSatisfy { $0.minY == 23 && $0.height == 10 })
        let (first, last) = (found.cells.first ?? .null, found.cells.last ?? .null)
        #expect(min(first.minX, last.minX)...max(first.maxX, last.maxX) == row)
        #expect((first.minX > last.minX) == (layout.direction == .natural))
    }

    @Test("after the cells leaves room for the sign of a status, on either side", arguments: [false, true])
    func besideTheSign(isMirrored: Bool) throws {
        let layout = Self.layout(trailing: 20, isNatural: true)
        let environment = CodeEnvironment(
            layoutDirection: isMirrored ? .rightToLeft : .leftToRight, differentiateWithoutColor: true)
        let (cells, shapes) = places(layout, environment)
        let last = try #require(cells.last)
        // The sign is 20 points wide, and 8 points from the last cell.
        #expect(shapes.map(\.minX) == (isMirrored ? [360, last.minX - 56] : [0, last.maxX + 36]))
        #expect(isMirrored ? last.minX >= 56 : last.maxX <= 344)
    }

    @Test("counts in the sizes, grows with the text, and takes at most a third of the width") func sizes() {
        var layout = CodeCellLayout.equal()
        let plain = layout.preferredSize(count: 6)
        layout.leading = Self.shape(width: 40)
        #expect(layout.preferredSize(count: 6) == CGSize(width: plain.width + 48, height: plain.height))
        layout.wrapsAtAccessibilitySizes = false
        for scale in [1, 1.4] as [CGFloat] {
            let environment = CodeEnvironment(textScale: scale), bare = changed(layout) { $0.leading = .none }
            let size = layout.preferredSize(count: 6, fitting: 900, environment: environment)
            let without = bare.preferredSize(count: 6, fitting: 900, environment: environment)
            #expect(abs(size.width - without.width - 40 * scale - 8) <= 1 && size.height == without.height)
        }
        let narrow = places(layout, in: CGRect(width: 90))
        #expect(narrow.cells.first?.minX == 30 && narrow.cells.last?.maxX == 90)
        #expect(narrow.shapes.allSatisfy { $0.minX >= 0 && $0.maxX <= 30 })
        #expect(places(layout, in: .zero).cells.allSatisfy { $0.width == 0 })
    }

    @Test("that is text has the size of the characters in the cells, and room for them") func text() throws {
        var style = UnderlineRenderer()
        style.text.font = CodeFont(size: 30)
        style.layout.leading = .text("HTW-", font: style.text.font)
        for width in [500, 200] as [CGFloat] {
            let bounds = CGRect(width: width)
            let frames = style.cellFrames(count: 6, in: bounds, environment: CodeEnvironment())
            let state = CodeFieldState.cells(6, .character("1"))
            let context = CellContext(frame: frames[0], bounds: bounds, cellFrames: frames)
            let background = style.backgroundDrawing(of: state, in: style.context(6, in: bounds))
            let text = try #require(background.texts.last)
            let cell = try #require(style.drawing(of: state.cells[0], in: context).texts.last)
            #expect(text.text == "HTW-" && cell.text == "1")
            #expect(text.font.size <= cell.font.size && text.font.size > cell.font.size * 0.7)
            #expect(text.place.minY == cell.place.minY && text.place.height == cell.place.height)
            #expect(text.place.maxX < frames[0].minX)
        }
    }

    @Test("between groups has the size and the color that it is given, and shrinks into the gap") func separators() {
        var layout = CodeCellLayout.grouped([3, 3], groupSpacing: 40, separator: .dot)
        layout.separator = .path(.ellipse(in: CGRect(width: 20, height: 20)), size: CGSize(width: 20, height: 20))
        #expect(places(layout).shapes.map(\.size) == [CGSize(width: 20, height: 20)])
        layout = .grouped([3, 3], groupSpacing: 20, separator: layout.separator)
        #expect(places(layout).shapes.map(\.size) == [CGSize(width: 12, height: 12)])
        layout.separator.color = CodeColor(0x123456)
        let style = changed(BoxRenderer.joined) { $0.layout = layout }
        #expect(style.snapshot(of: .cells(6)).components(separatedBy: "fill ").last?.contains("with #123456") == true)
        layout.separator = .text("–")
        #expect(places(layout).shapes.count == 1)
    }

    @Test("that is a line may be as high as the cells, in whose middle the text is") func height() {
        let size = CGSize(width: 2, height: 40)
        let line = CodePath.line(from: CGPoint(x: 1, y: 0), to: CGPoint(x: 1, y: 40))
        let layout = CodeCellLayout.grouped([3, 3], separator: .stroke(line, size: size, lineWidth: 2))
        let drawn = changed(BoxRenderer()) { $0.layout = layout }.snapshot(of: .cells(6))
        #expect(drawn.contains(",8, line ") && drawn.contains(",48 with #7F7F84 width 2\n"), "\(drawn)")
        // In a cell with its text above the middle, the line is about the text.
        let style = DrawnRenderer(\.makeTextRect) { CGRect(x: $0.frame.minX, y: 10, width: $0.frame.width, height: 20) }
        let high = changed(style) { $0.makeLayout = { layout } }.snapshot(of: .cells(6))
        #expect(high.contains(",0, line ") && high.contains(",40 with"), "\(high)")
    }

    private static func line(dash: [CGFloat]) -> CodeDecoration {
        let line = CodePath.line(from: CGPoint(x: 1, y: 0), to: CGPoint(x: 1, y: 12))
        return .stroke(line, size: CGSize(width: 2, height: 12), color: .red, lineWidth: 2, dash: dash)
    }

    @Test(
        "is a symbol in its color, a picture in the picture's own, or a line that grows with the text",
        arguments: [
            (
                .image(CodeImage(systemName: "lock.fill"), color: .red), 1,
                "image symbol \"lock.fill\" fit template in 0,18 20x20 with #D70015\n"
            ),
            (.image(CodeImage(named: "bear"), color: .red), 1, "image named \"bear\" fit in 0,18 20x20\n"),
            (line(dash: [3, 1]), 1, "stroke move 1,22, line 1,34 with #D70015 width 2 dash 3 1\n"),
            (line(dash: [4]), 1.5, "stroke move 1.5,19, line 1.5,37 with #D70015 width 3 dash 4\n"),
        ] as [(CodeDecoration, CGFloat, String)])
    func content(_ decoration: CodeDecoration, textScale: CGFloat, line: String) {
        let style = changed(BoxRenderer()) { $0.layout.leading = decoration }
        let text = style.snapshot(of: .cells(6), environment: CodeEnvironment(textScale: textScale))
        #expect(text.contains(line), "\(text)")
    }

    @Test("equals one with the same content, size and color, and no other") func equality() {
        let red = changed(CodeDecoration.dash) { $0.color = .red }
        #expect(CodeDecoration.dash == .dash && Self.shape(width: 4) != Self.shape(width: 5) && red != .dash)
        // They differ in nothing but the character.
        #expect(CodeDecoration.text("A") == .text("A") && CodeDecoration.text("A") != .text("B"))
        #expect(Self.line(dash: []) == Self.line(dash: []) && Self.line(dash: []) != Self.line(dash: [1]))
    }

    @Test("with an odd size is not there", arguments: [0, -1, .nan] as [CGFloat]) func oddSize(_ length: CGFloat) {
        let layout = changed(CodeCellLayout.equal()) { $0.leading = Self.shape(width: length) }
        let (cells, shapes) = places(layout)
        #expect(shapes.isEmpty && cells == places(.equal()).cells)
        #expect(CodeDecoration.text("") == .none)
    }
}
