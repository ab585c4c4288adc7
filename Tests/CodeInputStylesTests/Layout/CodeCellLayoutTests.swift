import CodeInputStyles
import Testing

@Suite("A layout of cells")
struct CodeCellLayoutTests {
    @Test("keeps cells inside, apart, in order and on pixels at every count and width", arguments: LayoutCase.all)
    func properties(_ test: LayoutCase) {
        let scale = test.scale
        let isMirrored = test.layout.direction == .natural && test.direction == .rightToLeft
        for width in LayoutCase.widths {
            for count in 1...64 {
                let bounds = CGRect(x: 0, y: 0, width: width, height: 56)
                let frames = test.layout.frames(count: count, in: bounds, environment: test.environment)
                #expect(frames.count == count)
                let isInside = frames.allSatisfy {
                    $0.minX >= -1e-9 && $0.maxX <= width + 1e-6 && $0.minY >= 0 && $0.maxY <= 56 && $0.width >= 0
                }
                #expect(isInside, "\(count) cells on \(width)")
                let isAligned = frames.allSatisfy {
                    ($0.minX * scale).isWhole && ($0.width * scale).isWhole && ($0.minY * scale).isWhole
                        && ($0.height * scale).isWhole
                }
                #expect(isAligned, "\(count) cells on \(width)")
                let ordered = isMirrored ? frames.reversed() : frames
                let isApart = zip(ordered, ordered.dropFirst()).allSatisfy { $0.maxX <= $1.minX + 1e-6 }
                #expect(isApart, "\(count) cells on \(width)")
                let widths = frames.map { ($0.width * scale).rounded() }
                let spread = (widths.max() ?? 0) - (widths.min() ?? 0)
                #expect(spread <= 1, "\(count) cells on \(width)")
            }
        }
    }

    @Test("needs no height for large text where cells are too narrow for it")
    func narrowHeight() {
        let layout = CodeCellLayout.equal(spacing: 8)
        let usual = CodeEnvironment(), large = CodeEnvironment(textScale: 1.4)
        let height = layout.preferredSize(count: 6, fitting: .infinity, environment: usual).height
        #expect(layout.preferredSize(count: 6, fitting: .infinity, environment: large).height > height)
        #expect(layout.preferredSize(count: 6, fitting: 100, environment: large).height == height)
    }

    @Test("fills the width to the last pixel", arguments: LayoutCase.all.filter { !$0.name.contains("fixed") })
    func exactFill(_ test: LayoutCase) {
        for width in LayoutCase.widths {
            for count in 1...64 {
                let bounds = CGRect(x: 0, y: 0, width: width, height: 56)
                let frames = test.layout.frames(count: count, in: bounds, environment: test.environment)
                let pixels = (width * test.scale + 1e-6).rounded(.down)
                let left = frames.map(\.minX).min() ?? -1
                let right = frames.map(\.maxX).max() ?? -1
                #expect(left == 0 && (right * test.scale - pixels).magnitude < 1e-6, "\(count) cells on \(width)")
            }
        }
    }

    @Test("keeps its spacing if there is room", arguments: [0, 4, 8, 12.5] as [CGFloat])
    func spacing(_ spacing: CGFloat) {
        let frames = CodeCellLayout.equal(spacing: spacing).frames(
            count: 6, in: CGRect(x: 0, y: 0, width: 350, height: 56))
        for (first, second) in zip(frames, frames.dropFirst()) { #expect(second.minX - first.maxX == spacing) }
    }

    @Test("shrinks gaps before cells")
    func narrow() {
        let layout = CodeCellLayout.equal(spacing: 20)
        for width in stride(from: 400, to: 0, by: -1 as CGFloat) {
            let frames = layout.frames(count: 6, in: CGRect(x: 0, y: 0, width: width, height: 56))
            let gap = frames[1].minX - frames[0].maxX
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

    @Test("makes a proportional gap its share of a cell", arguments: [180, 300, 375] as [CGFloat])
    func proportional(_ width: CGFloat) {
        let frames = CodeCellLayout.proportional(gap: 0.5).frames(
            count: 4, in: CGRect(x: 0, y: 0, width: width, height: 56))
        for (first, second) in zip(frames, frames.dropFirst()) {
            #expect((second.minX - first.maxX - first.width / 2).magnitude <= 0.5)
        }
    }

    @Test("keeps the size of fixed cells, and aligns them")
    func fixed() {
        var layout = CodeCellLayout.fixed(size: CGSize(width: 40, height: 48), spacing: 10)
        let bounds = CGRect(x: 0, y: 0, width: 300, height: 56)
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
    }

    @Test("runs left to right in every language by default")
    func direction() {
        let bounds = CGRect(x: 0, y: 0, width: 300, height: 56)
        let arabic = CodeEnvironment(layoutDirection: .rightToLeft)
        var layout = CodeCellLayout.equal()
        #expect(layout.frames(count: 4, in: bounds, environment: arabic) == layout.frames(count: 4, in: bounds))
        layout.direction = .natural
        #expect(
            layout.frames(count: 4, in: bounds, environment: arabic) == layout.frames(count: 4, in: bounds).reversed())
    }

    @Test(
        "has a natural size",
        arguments: [
            (CodeCellLayout.equal(), 6, 304), (.equal(), 1, 44), (.equal(), 0, 0), (.equal(), -3, 0),
            (.proportional(gap: 0.5), 4, 242), (.grouped([3, 3]), 6, 320), (.grouped([2]), 6, 336),
            (.grouped([]), 3, 148),
            (.fixed(size: CGSize(width: 10, height: 20), spacing: 2), 3, 34), (.equal(spacing: -5), 2, 88),
            (.equal(spacing: .nan), 2, 88),
        ] as [(CodeCellLayout, Int, CGFloat)])
    func naturalSize(_ layout: CodeCellLayout, count: Int, width: CGFloat) {
        #expect(layout.naturalSize(count: count).width == width)
        #expect(layout.naturalSize(count: count).height == (count > 0 ? layout.preferredCellSize.height : 0))
    }

    @Test(
        "has separators only between groups",
        arguments: [
            ([3, 3], 6, [2]), ([2], 6, [1, 3]), ([4, 4, 4, 4], 16, [3, 7, 11]), ([3, 2], 9, [2, 4, 6]),
            ([3, 3], 3, []),
            ([], 6, []), ([0, -1, 2], 4, [1]), ([1], 3, [0, 1]), ([3, .max], 6, [2]), ([.max, .max], 4, []),
            ([2, .max, .max, 1], 5, [1]),
        ] as [([Int], Int, [Int])])
    func separators(_ groups: [Int], count: Int, gaps: [Int]) {
        for direction in [CodeCellLayout.Direction.leftToRight, .natural] {
            var layout = CodeCellLayout.grouped(groups)
            layout.direction = direction
            let frames = layout.frames(
                count: count, in: CGRect(x: 0, y: 0, width: 900, height: 56),
                environment: CodeEnvironment(layoutDirection: .rightToLeft))
            let expected = gaps.map { index in
                let left = min(frames[index].maxX, frames[index + 1].maxX)
                let right = max(frames[index].minX, frames[index + 1].minX)
                return CGRect(x: left, y: 0, width: right - left, height: 56)
            }
            #expect(layout.separatorFrames(between: frames).map(\.frame) == expected)
        }
        #expect(CodeCellLayout.grouped(groups, separator: .none).separatorFrames(between: []).isEmpty)
    }

    @Test(
        "treats invalid bounds as empty",
        arguments: [
            CGRect.null, .infinite, .zero, CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
            CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10), CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10),
            CGRect(x: 1e300, y: 0, width: 10, height: 10),
        ])
    func unusable(_ bounds: CGRect) {
        for (name, layout) in LayoutCase.layouts {
            let frames = layout.frames(count: 6, in: bounds)
            #expect(frames.count == 6 && frames.allSatisfy { $0.width == 0 && $0.minX == 0 }, "\(name)")
        }
    }

    @Test("has no cells for a count of 0 or less", arguments: [0, -1, Int.min])
    func noCells(_ count: Int) {
        #expect(CodeCellLayout.equal().frames(count: count, in: CGRect(x: 0, y: 0, width: 9, height: 9)).isEmpty)
    }

    @Test("has no more than a thousand cells", arguments: [1_000, 1_001, 40_000, Int.max])
    func manyCells(_ count: Int) {
        let layout = CodeCellLayout.equal(spacing: 100_000)
        let bounds = CGRect(x: 0, y: 0, width: 9_999_999, height: 9)
        let environment = CodeEnvironment(displayScale: 16)
        #expect(layout.frames(count: count, in: bounds, environment: environment).count == 1_000)
        #expect(layout.naturalSize(count: count) == layout.naturalSize(count: 1_000))
    }

    @Test("survives invalid lengths")
    func absurdLengths() {
        let bounds = CGRect(x: 0, y: 0, width: 320, height: 56)
        for length in [CGFloat.nan, .infinity, -.infinity, 1e300, -4] {
            let size = CGSize(width: length, height: length)
            var layouts = [
                CodeCellLayout.equal(spacing: length), .proportional(gap: length), .fixed(size: size, spacing: length),
                .grouped([2], spacing: length, groupSpacing: length), .equal(),
            ]
            layouts[4].minimumCellWidth = length
            layouts[4].preferredCellSize = size
            for layout in layouts {
                for scale in [length, 0, 3] {
                    let frames = layout.frames(
                        count: 6, in: bounds, environment: CodeEnvironment(displayScale: scale))
                    #expect(frames.allSatisfy { bounds.contains($0) || $0.width == 0 || $0.height == 0 })
                    #expect(layout.naturalSize(count: 6).width.isFinite)
                }
            }
        }
    }

    @Test("stays inside bounds that are not on pixels")
    func offPixels() {
        for (x, width) in [(0.3, 0.3), (10.4, 100.7), (-5.1, 33.3)] as [(CGFloat, CGFloat)] {
            let bounds = CGRect(x: x, y: x, width: width, height: width)
            for frame in CodeCellLayout.equal().frames(
                count: 3, in: bounds, environment: CodeEnvironment(displayScale: 1))
            {
                #expect(frame.minX >= bounds.minX && frame.maxX <= bounds.maxX && frame.maxY <= bounds.maxY)
            }
        }
    }
}

extension CGFloat {
    fileprivate var isWhole: Bool { (self - rounded()).magnitude < 1e-6 }
}
