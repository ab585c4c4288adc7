import CodeInputTestSupport
import Testing

@testable import CodeInputStyles

@Suite("A layout of cells") struct CodeCellLayoutTests {
    @Test("has cells 1.35 times as high as wide at most, unless fixed or of any width", arguments: [6, 12, 64])
    func height(count: Int) {
        let bounds = CGRect(width: 320, height: 80)
        func cells(_ layout: CodeCellLayout) -> [CGRect] { layout.frames(count: count, in: bounds) }
        for cell in cells(.equal()) + cells(.grouped([3])) + cells(.proportional()) {
            #expect(cell.height <= max(cell.width * 1.35, 24) + 1 && abs(cell.midY - 40) <= 0.5)
        }
        let wide = changed(CodeCellLayout.equal(spacing: 0)) { $0.maximumCellWidth = .infinity }
        #expect(cells(wide).allSatisfy { $0.height == 80 })
        #expect(cells(.fixed(size: CGSize(width: 40, height: 72))).allSatisfy { $0.height == 72 })
    }

    @Test(
        "keeps cells on pixels and of one width at every count and width, and fills the width",
        arguments: CellRoomTests.layouts + [.equal(spacing: 3.7), .grouped([4], spacing: 0, groupSpacing: 30)],
        [1, 2, 3] as [CGFloat])
    func properties(_ layout: CodeCellLayout, scale: CGFloat) {
        var layout = layout
        layout.maximumCellWidth = .infinity
        let isFixed = layout.preferredCellSize.height == 48
        let widths: [CGFloat] = [0, 0.3, 1, 7, 100, 320, 375.33, 1000]
        for (index, width) in (widths + widths).enumerated() {
            let isMirrored = index < widths.count
            layout.direction = isMirrored ? .natural : .leftToRight
            let environment = CodeEnvironment(
                layoutDirection: isMirrored ? .rightToLeft : .leftToRight, displayScale: scale)
            for count in 1...64 {
                let frames = layout.frames(count: count, in: CGRect(width: width), environment: environment)
                #expect(frames.count == count)
                let pixelEdges = frames.flatMap { [$0.minX, $0.width, $0.minY, $0.height] }.map { $0 * scale }
                #expect(pixelEdges.allSatisfy { abs($0 - $0.rounded()) < 1e-6 }, "\(count) cells on \(width)")
                let pixelWidths = frames.map { ($0.width * scale).rounded() }
                #expect((pixelWidths.max() ?? 0) - (pixelWidths.min() ?? 0) <= 1, "\(count) cells on \(width)")
                if isFixed { continue }
                // To the last pixel.
                let left = frames.map(\.minX).min() ?? -1, right = frames.map(\.maxX).max() ?? -1
                let pixels = (width * scale + 1e-6).rounded(.down)
                #expect(left == 0 && (right * scale - pixels).magnitude < 1e-6, "\(count) cells on \(width)")
            }
        }
    }

    @Test("needs no height for large text where cells are too narrow for it") func narrowHeight() {
        let layout = CodeCellLayout.equal(spacing: 8)
        let usual = CodeEnvironment(), large = CodeEnvironment(textScale: 1.4)
        let height = layout.preferredSize(count: 6, fitting: .infinity, environment: usual).height
        #expect(layout.preferredSize(count: 6, fitting: .infinity, environment: large).height > height)
        #expect(layout.preferredSize(count: 6, fitting: 100, environment: large).height == height)
    }

    @Test("shrinks gaps before cells") func narrow() {
        let layout = CodeCellLayout.equal(spacing: 20)
        for width in stride(from: 400, to: 0, by: -1 as CGFloat) {
            let frames = layout.frames(count: 6, in: CGRect(width: width)), gap = frames[1].minX - frames[0].maxX
            if gap >= 20 {
                #expect(frames[0].width >= 32)
            } else if gap * 5 > width / 8 + 1 {
                #expect((32...32.5).contains(frames[0].width), "\(width)")
            } else {
                // An eighth of the width remains for the gaps.
                #expect(frames.reduce(0) { $0 + $1.width } <= width * 7 / 8 + 1.5, "\(width)")
            }
        }
    }

    @Test("keeps the size of fixed cells, and aligns them") func fixed() {
        var layout = CodeCellLayout.fixed(size: CGSize(width: 40, height: 48), spacing: 10)
        let bounds = CGRect(width: 300)
        func first(_ direction: CodeEnvironment.LayoutDirection = .leftToRight) -> CGRect {
            layout.frames(count: 4, in: bounds, environment: CodeEnvironment(layoutDirection: direction))[0]
        }
        #expect(first() == CGRect(x: 55, y: 4, width: 40, height: 48))
        layout.alignment = .leading
        #expect(first().minX == 0 && first(.rightToLeft).minX == 110)
        layout.alignment = .trailing
        #expect(first().minX == 110 && first(.rightToLeft).minX == 0)
        layout.direction = .natural
        #expect(first(.rightToLeft).minX == 150)
        layout.alignment = .leading
        #expect(first(.rightToLeft).minX == 260)
        layout.preferredCellSize = CGSize(width: 20, height: 20)
        #expect(first().size == CGSize(width: 20, height: 20))
        // The gaps take 90 points, of which there are 60.
        layout = .fixed(size: CGSize(width: 40, height: 48), spacing: 30)
        layout.preferredCellSize.width = 60
        #expect(first().width == 60)
    }

    @Test(
        "has a natural size",
        arguments: [
            (CodeCellLayout.equal(), 6, 304), (.equal(), 1, 44), (.equal(), 0, 0), (.equal(), -3, 0),
            (.proportional(gap: 0.5), 4, 242), (.grouped([3, 3]), 6, 320), (.grouped([2]), 6, 336),
            (.grouped([]), 3, 148), (.fixed(size: CGSize(width: 10, height: 20), spacing: 2), 3, 34),
            (.equal(spacing: -5), 2, 88), (.equal(spacing: .nan), 2, 88),
        ] as [(CodeCellLayout, Int, CGFloat)])
    func naturalSize(_ layout: CodeCellLayout, count: Int, width: CGFloat) {
        #expect(layout.preferredSize(count: count).width == width)
        #expect(layout.preferredSize(count: count).height == (count > 0 ? layout.preferredCellSize.height : 0))
    }

    @Test(
        "has separators only between groups",
        arguments: [
            ([3, 3], 6, [2]), ([2], 6, [1, 3]), ([4, 4, 4, 4], 16, [3, 7, 11]), ([3, 2], 9, [2, 4, 6]),
            ([3, 3], 3, []), ([], 6, []), ([0, -1, 2], 4, [1]), ([1], 3, [0, 1]), ([3, .max], 6, [2]),
            ([.max, .max], 4, []), ([2, .max, .max, 1], 5, [1]),
        ] as [([Int], Int, [Int])])
    func separators(_ groups: [Int], count: Int, gaps: [Int]) {
        for direction in [CodeCellLayout.Direction.leftToRight, .natural] {
            let layout = changed(CodeCellLayout.grouped(groups)) { $0.direction = direction }
            let frames = layout.frames(
                count: count, in: CGRect(width: 900), environment: CodeEnvironment(layoutDirection: .rightToLeft))
            let expected = gaps.map { index in
                let left = min(frames[index].maxX, frames[index + 1].maxX)
                let right = max(frames[index].minX, frames[index + 1].minX)
                return CGRect(x: left, y: 0, width: right - left, height: 56)
            }
            #expect(layout.separatorFrames(between: frames).map(\.frame) == expected)
        }
        #expect(CodeCellLayout.grouped(groups, separator: .none).separatorFrames(between: []).isEmpty)
    }

    @Test("has a thousand cells at most", arguments: [1_000, 1_001, 40_000, Int.max]) func manyCells(_ count: Int) {
        let layout = CodeCellLayout.equal(spacing: 100_000)
        #expect(layout.preferredSize(count: count) == layout.preferredSize(count: 1_000))
    }
}

@Suite("Room around cells") struct CellRoomTests {
    private static let wide = CGRect(width: 600)

    static let layouts: [CodeCellLayout] = [
        .equal(), .equal(spacing: 0), .proportional(), .grouped([3, 3]), .fixed(size: CGSize(width: 90, height: 48)),
    ]

    @Test("no cell exceeds the maximum width, and a short row is aligned", arguments: layouts)
    func maximum(_ layout: CodeCellLayout) throws {
        for (alignment, share) in [(CodeCellLayout.Alignment.leading, 0), (.center, 0.5), (.trailing, 1)] {
            let layout = changed(layout) { ($0.maximumCellWidth, $0.alignment) = (50, alignment) }
            let frames = layout.frames(count: 6, in: Self.wide)
            #expect(frames.allSatisfy { $0.width == 50 })
            let first = try #require(frames.first), last = try #require(frames.last)
            #expect(abs(first.minX - (600 - (last.maxX - first.minX)) * share) <= 0.5)
        }
    }

    @Test("cells are 56 points wide at most, unless the app prefers wider ones or any width") func defaultMaximum() {
        var layout = CodeCellLayout.equal()
        func width() -> CGFloat { layout.frames(count: 4, in: Self.wide)[0].width }
        #expect(width() == 56)
        layout.preferredCellSize.width = 70
        #expect(width() == 70)
        layout.maximumCellWidth = 36
        layout.preferredCellSize.height = 64
        #expect(width() == 36)
        layout.maximumCellWidth = .infinity
        #expect(width() == 144)
        layout = .fixed(size: CGSize(width: 90, height: 48))
        #expect(width() == 90)
    }

    @Test("a maximum width changes nothing in a narrow field, and grows with the text") func narrow() {
        var layout = CodeCellLayout.equal()
        layout.wrapsAtAccessibilitySizes = false
        let narrow = CGRect(width: 250), before = layout.frames(count: 6, in: narrow)
        layout.maximumCellWidth = 50
        #expect(layout.frames(count: 6, in: narrow) == before)
        let large = layout.frames(count: 6, in: Self.wide, environment: CodeEnvironment(textScale: 2))
        #expect(large.allSatisfy { $0.width == 71 })
    }

    @Test("an odd maximum or overhang is 0", arguments: [-1, .nan] as [CGFloat]) func oddMaximum(_ width: CGFloat) {
        var layout = CodeCellLayout.equal()
        (layout.maximumCellWidth, layout.overhang) = (width, width)
        #expect(layout.maximumCellWidth == 0 && layout.overhang == 0)
        #expect(layout.frames(count: 4, in: Self.wide).allSatisfy { $0.width == 0 })
    }

    @Test("insets move cells inward, and count in sizes", arguments: layouts) func insets(_ layout: CodeCellLayout) {
        let inset = changed(layout) { $0.insets = CodeInsets(top: 3, left: 40, bottom: 5, right: 10) }
        let inner = CGRect(x: 40, y: 3, width: 550, height: 48)
        #expect(inset.frames(count: 6, in: Self.wide) == layout.frames(count: 6, in: inner))
        let size = layout.preferredSize(count: 6), larger = inset.preferredSize(count: 6)
        #expect(larger == CGSize(width: size.width + 50, height: size.height + 8))
        let environment = CodeEnvironment()
        let preferred = layout.preferredSize(count: 6, fitting: 300, environment: environment)
        #expect(
            inset.preferredSize(count: 6, fitting: 350, environment: environment)
                == CGSize(width: preferred.width + 50, height: preferred.height + 8))
    }
}

@Suite("Frames of a renderer's own") struct OwnFramesTests {
    @Test("are those of the layout where they are not usable", arguments: [CGFloat.nan, .infinity, 1e300, -1e300, 1e8])
    func impossible(_ x: CGFloat) {
        var stray = DrawnRenderer { $1.fill(.rect($1.frame), with: .label) }
        stray.makeFrames = { count, _ in (0..<count).map { _ in CGRect(x: x, y: 0, width: 44, height: 56) } }
        let bounds = CGRect(width: 320), usable = stray.fieldContext(of: 4, in: bounds, environment: CodeEnvironment())
        #expect(usable.cellFrames == stray.layout.frames(count: 4, in: bounds))
        #expect(stray.snapshot(of: CodeEditor(length: 4).state()).contains("fill rect 0,0 44x56"))
    }
}
