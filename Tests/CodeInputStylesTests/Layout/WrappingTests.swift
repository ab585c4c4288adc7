import Testing

@testable import CodeInputStyles
@testable import CodeInputTestSupport

@Suite("Cells in large text") struct WrappingTests {
    private static let large = CodeEnvironment(textScale: 3.1)

    /// The frames in a field of the preferred height.
    private func frames(
        _ layout: CodeCellLayout, count: Int, width: CGFloat = 320, environment: CodeEnvironment = large
    ) -> [CGRect] {
        let size = layout.preferredSize(count: count, fitting: width, environment: environment)
        return layout.frames(count: count, in: CGRect(width: width, height: size.height), environment: environment)
    }

    private func rows(_ frames: [CGRect]) -> [Int] {
        Dictionary(grouping: frames, by: \.minY).sorted { $0.key < $1.key }.map(\.value.count)
    }

    @Test(
        "have the fewest rows with the largest text",
        arguments: [
            (.equal(), 6, [3, 3]), (.equal(), 5, [3, 2]), (.equal(), 4, [2, 2]), (.equal(), 3, [3]), (.equal(), 1, [1]),
            (.equal(), 16, [4, 4, 4, 4]), (.proportional(), 6, [2, 2, 2]), (.equal(spacing: 0), 6, [3, 3]),
            (.fixed(size: CGSize(width: 48, height: 48)), 6, [3, 3]), (.grouped([3, 3]), 6, [3, 3]),
            (.grouped([4]), 16, [4, 4, 4, 4]), (.grouped([2, 2, 2]), 6, [2, 2, 2]), (.grouped([3, 5]), 8, [3, 5]),
        ] as [(CodeCellLayout, Int, [Int])])
    func fewRows(_ layout: CodeCellLayout, count: Int, expected: [Int]) {
        #expect(rows(frames(layout, count: count)) == expected)
    }

    @Test("have no room for another row in the preferred height", arguments: [1.7, 3.1], [4, 6, 8, 12])
    func noSpareRow(textScale: CGFloat, count: Int) throws {
        let environment = CodeEnvironment(textScale: textScale), layout = CodeCellLayout.equal()
        for width in stride(from: CGFloat(120), through: 400, by: 5) {
            let size = layout.preferredSize(count: count, fitting: width, environment: environment)
            let frames = frames(layout, count: count, width: width, environment: environment)
            let spare = size.height - (try #require(frames.last).maxY - frames[0].minY)
            #expect(spare < frames[0].height, "\(width)")
        }
    }

    @Test("stay in one row at usual text sizes, in a low field, with enough room, or without wrapping") func oneRow() {
        let never = changed(CodeCellLayout.equal()) { $0.wrapsAtAccessibilitySizes = false }
        #expect(rows(frames(never, count: 6)) == [6])
        #expect(rows(frames(.equal(), count: 6, environment: CodeEnvironment(textScale: 1.3))) == [6])
        #expect(rows(frames(.equal(), count: 64, environment: CodeEnvironment())) == [64])
        #expect(rows(frames(.equal(), count: 6, width: 1000)) == [6])
        #expect(rows(CodeCellLayout.equal().frames(count: 6, in: CGRect(width: 320), environment: Self.large)) == [6])
    }

    @Test("have larger text in many rows than in one", arguments: Styles.all) func largerText(_ style: Styles) throws {
        let never = changed(style.renderer.layout) { $0.wrapsAtAccessibilitySizes = false }
        func textSize(_ layout: CodeCellLayout) throws -> CGFloat {
            let frames = frames(layout, count: 6)
            let context = CellContext(frame: frames[0], cellFrames: frames, environment: Self.large)
            let drawing = style.renderer.drawing(of: CodeCell(index: 0, content: .character("8")), in: context)
            return try #require(drawing.texts.first).font.size
        }
        #expect(try textSize(style.renderer.layout) > textSize(never) * 1.1)
    }

    @Test("of the last row are in the columns of the others") func columns() {
        let frames = frames(.equal(), count: 5)
        #expect(frames[3].minX == frames[0].minX && frames[4].maxX == frames[1].maxX)
        #expect(
            frames.allSatisfy { $0.size.height == frames[0].height && ($0.width - frames[0].width).magnitude <= 0.5 })
        #expect(frames[3].minY - frames[0].maxY == 12)
    }

    @Test("of proportional rows are in columns, too", arguments: 5...8) func proportionalColumns(count: Int) {
        for width in stride(from: CGFloat(200), through: 400, by: 20) {
            for textScale in [1.5, 2, 3] as [CGFloat] {
                let environment = CodeEnvironment(textScale: textScale)
                let frames = frames(.proportional(), count: count, width: width, environment: environment)
                let first = frames.filter { $0.minY == frames[0].minY }.map(\.minX)
                for (index, frame) in frames.enumerated() { #expect(frame.minX == first[index % first.count]) }
            }
        }
    }

    @Test("run from left to right in each row, or in the direction of the user interface") func directions() {
        let mirrored = CodeEnvironment(layoutDirection: .rightToLeft, textScale: 3.1)
        let natural = changed(CodeCellLayout.equal()) { $0.direction = .natural }
        let left = frames(.equal(), count: 5, environment: mirrored)
        let right = frames(natural, count: 5, environment: mirrored)
        for row in [0..<3, 3..<5] {
            let starts: [CGFloat] = left[row].map(\.minX), mirroredStarts: [CGFloat] = right[row].map(\.minX)
            let ordered: [CGFloat] = starts.sorted(), mirroredOrdered: [CGFloat] = mirroredStarts.sorted(by: >)
            #expect(starts == ordered && mirroredStarts == mirroredOrdered)
        }
        #expect(left[0].minX == left[3].minX && right[0].maxX == right[3].maxX)
    }

    @Test("have no separator at the end of a row") func separators() {
        let layout = CodeCellLayout.grouped([3, 3])
        #expect(layout.separatorFrames(between: frames(layout, count: 6)).isEmpty)
        #expect(layout.separatorFrames(between: frames(layout, count: 6, width: 1000)).count == 1)
        let short = CodeCellLayout.grouped([1, 2])
        #expect(short.separatorFrames(between: frames(short, count: 9)).allSatisfy { $0.frame.width > 0 })
    }

    @Test("share an image, also in uneven rows", arguments: [true, false]) func unevenSlices(isMirrored: Bool) {
        var style = BackgroundRenderer(image: CodeImage(named: "picture"))
        style.isSliced = true
        style.layout = .grouped([3, 3, 3])
        style.layout.direction = .natural
        let environment = CodeEnvironment(layoutDirection: isMirrored ? .rightToLeft : .leftToRight, textScale: 2.5)
        let context = style.context(9, in: CGRect(width: 320, height: 140), environment)
        #expect(rows(context.cellFrames) == [6, 3])
        let drawing = style.backgroundDrawing(of: .cells(9), in: context)
        // The last call is the separator in the first row.
        #expect(drawing.calls.count == 10 && drawing.shares.count == 9)
        for (cell, whole) in drawing.shares {
            #expect(whole.insetBy(dx: -0.01, dy: -0.01).contains(cell), "\(cell) shows nothing of \(whole)")
        }
    }
}

@Suite("Bold text") struct BoldTextTests {
    private func fonts(_ font: CodeFont, _ environment: CodeEnvironment) -> [String] {
        [CodeCell.Content.character("4"), .placeholder("0")].map { content in
            var context = CellContext(frame: CGRect(width: 44), environment: environment)
            context.draw(CodeCell(index: 0, content: content), text: CodeTextStyle(font: font))
            return context.drawing.texts[0].font.plain
        }
    }

    @Test("makes system fonts heavier, placeholders lighter and smaller, and leaves an app's fonts") func heavier() {
        let bold = CodeEnvironment(boldText: true)
        #expect(fonts(CodeFont(), CodeEnvironment()) == ["28 medium", "22.4 light"])
        #expect(fonts(CodeFont(), bold) == ["28 bold", "22.4 regular"])
        #expect(fonts(CodeFont(weight: .light), bold) == ["28 regular", "22.4 regular"])
        #expect(fonts(CodeFont(name: "Menlo", size: 20), bold) == ["20 Menlo", "16 Menlo"])
    }
}
