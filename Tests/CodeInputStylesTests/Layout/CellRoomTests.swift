import CodeInputCore
import CodeInputStyles
import Testing

@Suite("Room around cells")
struct CellRoomTests {
    private static let wide = CGRect(x: 0, y: 0, width: 600, height: 56)

    static let layouts: [CodeCellLayout] = [
        .equal(), .equal(spacing: 0), .proportional(), .grouped([3, 3]), .fixed(size: CGSize(width: 90, height: 48)),
    ]

    @Test("no cell exceeds the maximum width, and a short row is aligned", arguments: layouts)
    func maximum(_ layout: CodeCellLayout) throws {
        for (alignment, share) in [(CodeCellLayout.Alignment.leading, 0), (.center, 0.5), (.trailing, 1)] {
            var layout = layout
            layout.maximumCellWidth = 50
            layout.alignment = alignment
            let frames = layout.frames(count: 6, in: Self.wide)
            #expect(frames.allSatisfy { $0.width == 50 })
            let first = try #require(frames.first), last = try #require(frames.last)
            let spare = 600 - (last.maxX - first.minX)
            #expect(abs(first.minX - spare * share) <= 0.5)
        }
    }

    @Test("cells are 56 points wide at most, unless the app prefers wider ones or asks for any width")
    func defaultMaximum() {
        var layout = CodeCellLayout.equal()
        func width() -> CGFloat { layout.frames(count: 4, in: Self.wide)[0].width }
        #expect(width() == 56)
        layout.preferredCellSize.width = 70
        #expect(width() == 70)
        layout.maximumCellWidth = .infinity
        #expect(width() == 144)
        layout = .fixed(size: CGSize(width: 90, height: 48))
        #expect(width() == 90)
    }

    @Test("a maximum width changes nothing in a narrow field, and grows with the text") func narrow() {
        var layout = CodeCellLayout.equal()
        layout.wrapping = .never
        let narrow = CGRect(x: 0, y: 0, width: 250, height: 56)
        let before = layout.frames(count: 6, in: narrow)
        layout.maximumCellWidth = 50
        #expect(layout.frames(count: 6, in: narrow) == before)
        let large = layout.frames(count: 6, in: Self.wide, environment: CodeEnvironment(textScale: 2))
        #expect(large.allSatisfy { $0.width == 71 })
    }

    @Test("an odd maximum width or overhang counts as 0", arguments: [-1, .nan] as [CGFloat])
    func oddMaximum(_ width: CGFloat) {
        var layout = CodeCellLayout.equal()
        (layout.maximumCellWidth, layout.overhang) = (width, width)
        #expect(layout.maximumCellWidth == 0 && layout.overhang == 0)
        #expect(layout.frames(count: 4, in: Self.wide).allSatisfy { $0.width == 0 })
    }

    @Test("insets keep cells off the edges, and count in the sizes", arguments: layouts)
    func insets(_ layout: CodeCellLayout) {
        var inset = layout
        inset.insets = CodeInsets(top: 3, left: 40, bottom: 5, right: 10)
        let inner = CGRect(x: 40, y: 3, width: 550, height: 48)
        #expect(inset.frames(count: 6, in: Self.wide) == layout.frames(count: 6, in: inner))
        let size = layout.naturalSize(count: 6), larger = inset.naturalSize(count: 6)
        #expect(larger == CGSize(width: size.width + 50, height: size.height + 8))
        let environment = CodeEnvironment()
        let preferred = layout.preferredSize(count: 6, fitting: 300, environment: environment)
        #expect(
            inset.preferredSize(count: 6, fitting: 350, environment: environment)
                == CGSize(width: preferred.width + 50, height: preferred.height + 8))
    }
}
