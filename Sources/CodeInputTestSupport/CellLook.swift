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
    private var pixels: [Pixel]
    private let base: Float
    private let picture: CodeColor.Components?

    /// What one sees of a drawing over other drawings, which count only as what is beneath.
    init(
        _ paints: [Paint], over beneath: [Paint], in frame: CGRect, on color: CodeColor.Components,
        picture: CodeColor.Components?
    ) {
        grid = PixelGrid(frame, step: 1 / Self.pixelsPerPoint)
        let ground = Pixel(color.red, color.green, color.blue)
        pixels = Array(repeating: ground, count: grid.count)
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
        var last: (color: CodeColor.Components, before: Pixel, after: Pixel)?
        for run in paint.runs(in: grid) {
            // Plain loops are fast in a build without optimization.
            var place = run.lowerBound
            while place < run.upperBound {
                let before = pixels[place]
                let color = paint.way.isEmpty ? color : paint.color(at: grid.center(of: place))
                if let last, last.before.isColor(of: before), last.color == color {
                    pixels[place] = last.after
                } else {
                    pixels[place] = before.painted(with: color)
                    last = (color, before, pixels[place])
                }
                place += 1
            }
        }
    }

    /// A text has the least contrast of a tenth of its area.
    private mutating func addText(_ paint: Paint) {
        guard let color = paint.colors.first, let (string, font) = paint.text else { return }
        var last: (behind: Pixel, luminance: Float, contrast: Float)?
        var found: [(luminance: Float, contrast: Float)] = []
        for place in grid.runs(inside: Outline(paint.path)).joined() {
            let behind = pixels[place]
            if last?.behind.isColor(of: behind) != true {
                let own = behind.painted(with: color).luminance
                last = (behind, own, Self.contrast(own, behind.luminance))
            }
            if let last { found.append((last.luminance, last.contrast)) }
        }
        found.sort { $0.contrast < $1.contrast }
        let (luminance, contrast) = found.isEmpty ? (0, 21) : found[found.count / 10]
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

    // For the pixels of every pair of states, a plain loop over buffers is fast without optimization.
    private func differs(from other: CellLook, over area: CGFloat, where differ: (Pixel, Pixel) -> Bool) -> Bool {
        var missing = pixelCount(area), index = 0
        return pixels.withUnsafeBufferPointer { first in
            other.pixels.withUnsafeBufferPointer { second in
                while missing > 0, index < min(first.count, second.count) {
                    if differ(first[index], second[index]) { missing -= 1 }
                    index += 1
                }
                return missing <= 0
            }
        }
    }

    /// Whether something of the cell has a contrast with the field's background.
    func standsOut(withContrast contrast: Float) -> Bool {
        pixels.count { Self.contrast($0.luminance, base) >= contrast } >= pixelCount(Self.smallestSign)
    }

    /// Whether two tones that can be seen have a contrast: what is beneath, and the lightest and the darkest drawn.
    func hasTones(withContrast contrast: Float) -> Bool {
        let drawn = pixels.map(\.luminance).filter { Self.contrast($0, base) > 1.01 }.sorted()
        let count = pixelCount(Self.smallestSign)
        guard drawn.count >= count else { return false }
        let tones = [drawn[count - 1], drawn[drawn.count - count], base]
        return Self.contrast(tones.min() ?? 0, tones.max() ?? 0) >= contrast
    }

    private func pixelCount(_ area: CGFloat) -> Int { Int((area / (grid.step * grid.step)).rounded(.up)) }
}
