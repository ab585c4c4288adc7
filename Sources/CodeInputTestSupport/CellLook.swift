import CodeInputStyles
import Foundation

/// What one sees of a cell: its shapes as pixels, and its texts.
struct CellLook {
    struct Text {
        let paint: Paint
        let luminance: Float
        /// The contrast with what is behind it.
        let contrast: Float
    }

    private struct Pixel {
        var red: Float
        var green: Float
        var blue: Float
        /// The relative luminance, as WCAG defines it.
        var luminance: Float

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

        func isSameColor(as other: Pixel) -> Bool {
            red == other.red && green == other.green && blue == other.blue
        }
    }

    /// The area in square points below which a sign is too small to see.
    static let smallestSign: CGFloat = 3

    private static let pixelsPerPoint: CGFloat = 2
    /// The least contrast of two grays that distinguishes states by a line, and by a surface.
    private static let visibleContrast: Float = 1.5
    private static let surfaceContrast: Float = 1.1
    private static let visibleDifference: Float = 0.04

    private(set) var texts: [Text] = []
    private var images: [Paint] = []
    private let grid: PixelGrid
    private var pixels: [Pixel]
    private let base: Float
    private let picture: CodeColor.Components?

    /// What one sees of a drawing over other drawings, which count only as what is beneath.
    init(
        beneath: [Paint], _ paints: [Paint], in frame: CGRect, over color: CodeColor.Components,
        picture: CodeColor.Components? = nil
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
        if paint.text != nil { return addText(paint) }
        if paint.image != nil { images.append(paint) }
        // A picture of a known color is there, so nothing is drawn in its place.
        let color = paint.image == nil ? paint.color : picture
        guard !(paint.around.isFallback && picture != nil) else { return }
        if let color {
            fill(paint.pixels(in: grid)) { _ in color }
        } else if let gradient = paint.gradient {
            let places = paint.pixels(in: grid), grid = grid
            fill(places) { gradient.color(at: grid.center(of: $0)) }
        }
    }

    private mutating func fill(_ places: [Int], with color: (Int) -> CodeColor.Components) {
        var last: (color: CodeColor.Components, before: Pixel, after: Pixel)?
        for place in places {
            let color = color(place)
            if let last, last.color == color, last.before.isSameColor(as: pixels[place]) {
                pixels[place] = last.after
            } else {
                let before = pixels[place]
                pixels[place] = before.painted(with: color)
                last = (color, before, pixels[place])
            }
        }
    }

    /// A text has the least contrast of a tenth of its area.
    private mutating func addText(_ paint: Paint) {
        guard let color = paint.color else { return }
        var last: (behind: Pixel, luminance: Float, contrast: Float)?
        var found: [(luminance: Float, contrast: Float)] = []
        for place in grid.pixels(inside: Outline(.rect(paint.glyphs))) {
            let behind = pixels[place]
            if last?.behind.isSameColor(as: behind) != true {
                let own = behind.painted(with: color).luminance
                last = (behind, own, Self.contrast(own, behind.luminance))
            }
            if let last { found.append((last.luminance, last.contrast)) }
        }
        found.sort { $0.contrast < $1.contrast }
        let (luminance, contrast) = found.isEmpty ? (0, 21) : found[found.count / 10]
        texts.append(Text(paint: paint, luminance: luminance, contrast: contrast))
    }

    // MARK: - Comparing

    private static func contrast(_ first: Float, _ second: Float) -> Float {
        (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// Whether two cells look alike, with their colors or without hue.
    func isAlike(_ other: CellLook, withoutHue: Bool) -> Bool {
        guard saysTheSame(as: other) else { return false }
        let pairs = zip(texts, other.texts)
        guard withoutHue else {
            return pairs.allSatisfy { abs($0.luminance - $1.luminance) < 0.01 }
                && !differs(from: other, over: Self.smallestSign) { first, second in
                    max(
                        abs(first.red - second.red), abs(first.green - second.green), abs(first.blue - second.blue))
                        > Self.visibleDifference
                }
        }
        return pairs.allSatisfy { Self.contrast($0.luminance, $1.luminance) < Self.visibleContrast }
            && !differs(from: other, by: Self.visibleContrast, over: Self.smallestSign)
            && !differs(from: other, by: Self.surfaceContrast, over: CGFloat(grid.count) * grid.step * grid.step / 4)
    }

    private func saysTheSame(as other: CellLook) -> Bool {
        images.elementsEqual(other.images) { $0.image == $1.image && $0.place == $1.place && $0.color == $1.color }
            && texts.elementsEqual(other.texts) { first, second in
                guard let (text, font) = first.paint.text, let (otherText, otherFont) = second.paint.text,
                    let place = first.paint.place, let otherPlace = second.paint.place
                else { return false }
                return text == otherText && font == otherFont && abs(place.midX - otherPlace.midX) < 1
                    && abs(place.midY - otherPlace.midY) < 1
            }
    }

    /// Whether two looks have a contrast in an area of some square points.
    func differs(from other: CellLook, by contrast: Float, over area: CGFloat = smallestSign) -> Bool {
        differs(from: other, over: area) { first, second in
            let a = first.luminance + 0.05, b = second.luminance + 0.05
            return a >= b * contrast || b >= a * contrast
        }
    }

    // It runs over the pixels of every pair of states. A plain loop over buffers is fast in a build without optimization.
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

    /// Whether two tones have a contrast, each large enough to be seen: what is beneath, and the lightest and the
    /// darkest of what is drawn.
    func hasTones(withContrast contrast: Float) -> Bool {
        let drawn = pixels.map(\.luminance).filter { Self.contrast($0, base) > 1.01 }.sorted()
        let count = pixelCount(Self.smallestSign)
        guard drawn.count >= count else { return false }
        let tones = [drawn[count - 1], drawn[drawn.count - count], base]
        return Self.contrast(tones.min() ?? 0, tones.max() ?? 0) >= contrast
    }

    private func pixelCount(_ area: CGFloat) -> Int { Int((area / (grid.step * grid.step)).rounded(.up)) }
}

extension Paint.Gradient {
    /// The color at a point, in steps that no one sees.
    fileprivate func color(at point: CGPoint) -> CodeColor.Components {
        let across = CGPoint(x: end.x - start.x, y: end.y - start.y), steps: CGFloat = 32
        let length = across.x * across.x + across.y * across.y
        let along = (point.x - start.x) * across.x + (point.y - start.y) * across.y
        let share = length > 0 && length.isFinite ? min(max(along / length, 0), 1) : 0
        let place = Float((share * steps).rounded() / steps) * Float(colors.count - 1)
        let index = min(Int(place), colors.count - 2), rest = place - Float(index)
        func mix(_ path: KeyPath<CodeColor.Components, Float>) -> Float {
            colors[index][keyPath: path] * (1 - rest) + colors[index + 1][keyPath: path] * rest
        }
        return CodeColor.Components(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), opacity: mix(\.opacity))
    }
}
