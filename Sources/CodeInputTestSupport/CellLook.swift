import CodeInputStyles
import Foundation

/// What one sees of a cell: its shapes as pixels, and its texts.
struct CellLook {
    private struct Text {
        let string: String
        let font: CodeFont
        let bounds: CGRect
        let luminance: Float
        let contrast: Float
    }

    private struct Pixel {
        let red: Float
        let green: Float
        let blue: Float
        /// The relative luminance, as WCAG defines it.
        let luminance: Float

        init(_ red: Float, _ green: Float, _ blue: Float) {
            func linear(_ value: Float) -> Float {
                let value = min(max(value, 0), 1)
                return value <= 0.04045 ? value / 12.92 : Float(pow((Double(value) + 0.055) / 1.055, 2.4))
            }
            (self.red, self.green, self.blue) = (red, green, blue)
            luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
        }

        func painted(with color: CodeColor.Components) -> Pixel {
            func mix(_ own: Float, _ other: Float) -> Float { own + (other - own) * color.opacity }
            return Pixel(mix(red, color.red), mix(green, color.green), mix(blue, color.blue))
        }

        func isColor(of other: Pixel, within tolerance: Float = 0) -> Bool {
            abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
                && abs(blue - other.blue) <= tolerance
        }
    }

    /// The area in square points below which a sign is too small to see.
    private static let smallestSign: CGFloat = 3
    private static let pixelsPerPoint: CGFloat = 2
    /// The least contrast of two grays that distinguishes states by a line, and by a surface.
    private static let visibleContrast: Float = 1.5
    private static let surfaceContrast: Float = 1.1
    private static let visibleDifference: Float = 0.04

    private var texts: [Text] = []
    private var images: [Paint] = []
    private let grid: PixelGrid
    /// Pixels of one color, up to their ends: a cell has a few hundred of them, and many thousand pixels.
    private var areas: [(end: Int, pixel: Pixel)]
    private let base: Float
    private let picture: CodeColor.Components?

    /// What one sees of a drawing over other drawings, which count only as what is beneath.
    init(
        _ paints: [Paint], over beneath: [Paint], in frame: CGRect, on color: CodeColor.Components,
        picture: CodeColor.Components?
    ) {
        grid = PixelGrid(frame, step: 1 / Self.pixelsPerPoint)
        let ground = Pixel(color.red, color.green, color.blue)
        areas = [(grid.count, ground)]
        self.picture = picture
        base = picture.map { Pixel($0.red, $0.green, $0.blue).luminance } ?? ground.luminance
        for paint in beneath { add(paint) }
        (texts, images) = ([], [])
        for paint in paints { add(paint) }
    }

    // MARK: - Drawing

    private mutating func add(_ paint: Paint) {
        // A picture of a known color is there, so nothing is drawn in its place.
        guard picture == nil || !paint.isFallback else { return }
        if paint.text != nil { return addText(paint) }
        if paint.image != nil { images.append(paint) }
        guard let color = paint.image == nil ? paint.colors.first : picture else { return }
        var painted: [(end: Int, pixel: Pixel)] = [], last: (color: CodeColor.Components, before: Pixel, after: Pixel)?
        func add(_ pixel: Pixel, to end: Int) {
            if painted.last?.pixel.isColor(of: pixel) == true { painted.removeLast() }
            painted.append((end, pixel))
        }
        func add(_ color: CodeColor.Components, over before: Pixel, to end: Int) {
            if last?.before.isColor(of: before) != true || last?.color != color {
                last = (color, before, before.painted(with: color))
            }
            if let last { add(last.after, to: end) }
        }
        forAreas(cutAt: paint.runs(in: grid)) { range, before, isInside in
            guard isInside else { return add(before, to: range.upperBound) }
            guard !paint.way.isEmpty else { return add(color, over: before, to: range.upperBound) }
            for place in range { add(paint.color(at: grid.center(of: place)), over: before, to: place + 1) }
        }
        areas = painted
    }

    /// Visits all pixels in areas that are of one color, and either inside or outside of some runs.
    private func forAreas(cutAt runs: [Range<Int>], _ visit: (Range<Int>, Pixel, _ isInside: Bool) -> Void) {
        var place = 0, run = 0
        for area in areas {
            while place < area.end {
                while run < runs.count, runs[run].upperBound <= place { run += 1 }
                let next = run < runs.count ? runs[run] : area.end..<area.end
                let isInside = next.lowerBound <= place, end = isInside ? next.upperBound : next.lowerBound
                visit(place..<min(end, area.end), area.pixel, isInside)
                place = min(end, area.end)
            }
        }
    }

    /// A text has the least contrast of a tenth of its area.
    private mutating func addText(_ paint: Paint) {
        guard let color = paint.colors.first, let (string, font) = paint.text else { return }
        var found: [(luminance: Float, contrast: Float, count: Int)] = []
        forAreas(cutAt: grid.runs(inside: Outline(paint.path))) { range, behind, isInside in
            guard isInside else { return }
            let own = behind.painted(with: color).luminance
            found.append((own, Self.contrast(own, behind.luminance), range.count))
        }
        found.sort { $0.contrast < $1.contrast }
        var before = found.map(\.count).reduce(0, +) / 10
        let least = found.first { area in
            before -= area.count
            return before < 0
        }
        let (luminance, contrast) = least.map { ($0.luminance, $0.contrast) } ?? (0, 21)
        let bounds = paint.path.boundingRect
        texts.append(Text(string: string, font: font, bounds: bounds, luminance: luminance, contrast: contrast))
    }

    // MARK: - Comparing

    var textContrasts: [Float] { texts.map(\.contrast) }

    private static func contrast(_ first: Float, _ second: Float) -> Float {
        (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// Whether two cells look alike, with their colors or without hue.
    func isAlike(_ other: CellLook, withoutHue: Bool) -> Bool {
        let saysTheSame =
            images.elementsEqual(other.images) { first, second in
                first.image?.image == second.image?.image && first.image?.tint == second.image?.tint
                    && first.path == second.path
            }
            && texts.elementsEqual(other.texts) { first, second in
                first.string == second.string && first.font == second.font
                    && abs(first.bounds.midX - second.bounds.midX) < 1
                    && abs(first.bounds.midY - second.bounds.midY) < 1
            }
        guard saysTheSame else { return false }
        let pairs = zip(texts, other.texts)
        guard withoutHue else {
            return pairs.allSatisfy { abs($0.luminance - $1.luminance) < 0.01 }
                && !differs(from: other, over: Self.smallestSign) {
                    !$0.isColor(of: $1, within: Self.visibleDifference)
                }
        }
        return pairs.allSatisfy { Self.contrast($0.luminance, $1.luminance) < Self.visibleContrast }
            && !differs(from: other, by: Self.visibleContrast)
            && !differs(from: other, by: Self.surfaceContrast, over: CGFloat(grid.count) * grid.step * grid.step / 4)
    }

    /// Whether two looks have a contrast in an area of some square points.
    func differs(from other: CellLook, by contrast: Float, over area: CGFloat = smallestSign) -> Bool {
        differs(from: other, over: area) { first, second in
            let a = first.luminance + 0.05, b = second.luminance + 0.05
            return a >= b * contrast || b >= a * contrast
        }
    }

    private func differs(from other: CellLook, over area: CGFloat, where differ: (Pixel, Pixel) -> Bool) -> Bool {
        var missing = pixelCount(area), place = 0, (one, two) = (0, 0)
        while missing > 0, one < areas.count, two < other.areas.count {
            let (first, second) = (areas[one], other.areas[two]), end = min(first.end, second.end)
            if differ(first.pixel, second.pixel) { missing -= end - place }
            if first.end == end { one += 1 }
            if second.end == end { two += 1 }
            place = end
        }
        return missing <= 0
    }

    /// The luminances of the pixels that have a contrast with the field's background, and how many have each.
    private func tones(withContrast contrast: Float) -> [(luminance: Float, count: Int)] {
        var start = 0
        return areas.compactMap { area in
            defer { start = area.end }
            let luminance = area.pixel.luminance
            return Self.contrast(luminance, base) >= contrast ? (luminance, area.end - start) : nil
        }
    }

    /// Whether something of the cell has a contrast with the field's background.
    func standsOut(withContrast contrast: Float) -> Bool {
        tones(withContrast: contrast).map(\.count).reduce(0, +) >= pixelCount(Self.smallestSign)
    }

    /// Whether two tones that can be seen have a contrast: what is beneath, and the lightest and the darkest drawn.
    func hasTones(withContrast contrast: Float) -> Bool {
        let drawn = tones(withContrast: 1.01).sorted { $0.luminance < $1.luminance }
        /// The tone of the first pixels that are enough to see.
        func tone(_ drawn: [(luminance: Float, count: Int)]) -> Float? {
            var missing = pixelCount(Self.smallestSign)
            return drawn.first { tone in
                missing -= tone.count
                return missing <= 0
            }?.luminance
        }
        guard let dark = tone(drawn), let light = tone(drawn.reversed()) else { return false }
        return Self.contrast(min(dark, base), max(light, base)) >= contrast
    }

    private func pixelCount(_ area: CGFloat) -> Int { Int((area / (grid.step * grid.step)).rounded(.up)) }
}
