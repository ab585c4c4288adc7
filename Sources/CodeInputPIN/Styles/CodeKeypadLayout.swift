/// The layout of the keys of a number pad, the same in every language: three columns and four rows, as on a telephone.
///
/// All keys have the same size and align with device pixels. If room is short, keys shrink. Margins and gaps
/// take at most an eighth of the space each.
struct CodeKeypadLayout: Sendable, Equatable {
    // In points, 0 or more.
    var columnSpacing: CGFloat = 6
    var rowSpacing: CGFloat = 7
    private static let inset: CGFloat = 6

    // In points at the default text size. Apple's Human Interface Guidelines recommend 44 or more each way.
    var preferredKeySize = CGSize(width: 96, height: 48)
    /// Keys fill the pad up to this size.
    var maximumKeySize = CGSize(width: 200, height: 96)

    /// The keys of the twelve slots, row by row; nil for a slot without a key.
    func keys(for digits: [Int], hasExtraKey: Bool) -> [CodeKeypadKey?] {
        digits.prefix(9).map { .digit($0) } + [hasExtraKey ? .extra : nil, .digit(digits[9]), .delete]
    }

    /// The frames of the twelve slots, row by row, of one size and inside the bounds.
    func frames(in bounds: CGRect, environment: CodeEnvironment) -> [CGRect] {
        let area = bounds.usable, scale = environment.displayScale
        let columns = keys(
            Self.columnCount, in: environment.pixels(from: area.minX, to: area.maxX), spacing: columnSpacing,
            maximum: maximumKeySize.width, scale: scale)
        let rows = keys(
            Self.rowCount, in: environment.pixels(from: area.minY, to: area.maxY), spacing: rowSpacing,
            maximum: maximumKeySize.height, scale: scale)
        return rows.starts.flatMap { y in
            columns.starts.map { x in CGRect(x: x, y: y, width: columns.length, height: rows.length) }
        }
    }

    /// The keys along one axis in points: centered, of equal lengths, on whole pixels.
    private func keys(
        _ count: Int, in pixels: (start: CGFloat, count: Int), spacing: CGFloat, maximum: CGFloat, scale: CGFloat
    ) -> (starts: [CGFloat], length: CGFloat) {
        let space = pixels.count
        // Margins and gaps take at most an eighth of the space each.
        let margin = min(Int((Self.inset * scale).rounded()), space / 16)
        let gap = min(Int((spacing * scale).rounded()), space / 8 / (count - 1))
        let available = max(space - margin * 2 - gap * (count - 1), 0)
        let key = min(available / count, Int((maximum * scale).rounded(.down)))
        let offset = (space - key * count - gap * (count - 1)) / 2
        let start = pixels.start + CGFloat(offset)
        return ((0..<count).map { (start + CGFloat($0 * (key + gap))) / scale }, CGFloat(key) / scale)
    }

    /// The slot for a touch, 0 to 11, in the nearest key; nil away from the keys and a small margin around them.
    func index(at point: CGPoint, in bounds: CGRect, environment: CodeEnvironment) -> Int? {
        let frames = frames(in: bounds, environment: environment)
        let first = frames[0], last = frames[11]
        guard first.width > 0, first.height > 0 else { return nil }
        let reach = (x: max(Self.inset, columnSpacing / 2), y: max(Self.inset, rowSpacing / 2))
        let all = first.union(last).insetBy(dx: -reach.x, dy: -reach.y).intersection(bounds.standardized)
        guard all.contains(point) else { return nil }
        let column = (1..<Self.columnCount).count { point.x >= (frames[$0 - 1].maxX + frames[$0].minX) / 2 }
        let row = (1..<Self.rowCount).count { row in
            point.y >= (frames[(row - 1) * Self.columnCount].maxY + frames[row * Self.columnCount].minY) / 2
        }
        return row * Self.columnCount + column
    }

    /// The size at which every key has its ``preferredKeySize``, and at larger text sizes a quarter of the increase in
    /// height, up to three times the text size.
    func naturalSize(textScale: CGFloat = 1) -> CGSize {
        let growth = textScale > 1 ? (min(textScale, 3) - 1) / 4 : 0
        let height = min((preferredKeySize.height * (1 + growth)).rounded(.up), maximumKeySize.height)
        return CGSize(
            width: preferredKeySize.width * CGFloat(Self.columnCount) + columnSpacing * CGFloat(Self.columnCount - 1)
                + Self.inset * 2,
            height: height * CGFloat(Self.rowCount) + rowSpacing * CGFloat(Self.rowCount - 1) + Self.inset * 2)
    }

    static let columnCount = 3
    static let rowCount = 4
}

enum CodeKeypadKey: Sendable, Hashable {
    case digit(Int), delete, extra
}

enum CodeKeypadKeyState: Sendable {
    case normal, pressed, disabled
}

/// The order of the digits on a number pad.
///
/// On a shuffled pad, a finger that is seen from afar reveals no digit, nor does its mark once the pad has gone.
public enum CodeKeypadOrder: Sendable {
    /// 1 to 9 and 0, as on a telephone.
    case standard
    /// A new order each time, from the system's random number generator. Each of the 10! orders is equally likely.
    case shuffled

    var digits: [Int] {
        let telephone = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]
        return self == .shuffled ? telephone.shuffled() : telephone
    }
}
