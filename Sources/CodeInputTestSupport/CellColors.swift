import Foundation

/// What one sees of a cell: its shapes as pixels, and its texts.
struct CellColors {
    private typealias Text = (string: String, font: CodeFont, bounds: CGRect, pixel: Pixel, contrast: Float)

    private struct Pixel {
        private let channels: SIMD3<Float>
        /// The relative luminance, as WCAG defines it.
        let luminance: Float

        init(_ channels: SIMD3<Float>) {
            func linear(_ value: Float) -> Float {
                let value = min(max(value, 0), 1)
                return value <= 0.04045 ? value / 12.92 : Float(pow((Double(value) + 0.055) / 1.055, 2.4))
            }
            self.channels = channels
            luminance = 0.2126 * linear(channels.x) + 0.7152 * linear(channels.y) + 0.0722 * linear(channels.z)
        }

        func painted(with color: CodeColor.Components) -> Pixel {
            Pixel(channels + (color.channels - channels) * color.opacity)
        }

        func looksAlike(_ other: Pixel) -> Bool {
            let difference = channels - other.channels
            return max(difference.max(), -difference.min()) <= CellColors.visibleDifference
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
    private let images: [Paint]
    private let regions: CellRegions
    /// The color of each region.
    private var pixels: [Pixel]
    private let base: Float
    /// The area of the cell, without what is around it.
    private let area: CGFloat

    /// Paints `paper`, then `color`, then `beneath` without its texts, then `paints`, whose texts and images it keeps.
    init(
        _ paints: [Paint], over beneath: [Paint], in frame: CGRect, area: CGFloat, on color: CodeColor.Components,
        paper: CodeColor.Components, picture: CodeColor.Components?, by cache: RegionCache
    ) {
        self.area = area
        // A picture of a known color is there, so nothing is drawn in its place.
        images = paints.filter { $0.image != nil && (picture == nil || !$0.isFallback) }
        let ground = Pixel(paper.channels).painted(with: color)
        base = picture.map { Pixel($0.channels).luminance } ?? ground.luminance
        let shapes = (beneath.filter { $0.text == nil } + paints)
            .filter { picture == nil ? $0.image == nil : !$0.isFallback }
        regions = cache.regions(of: shapes, in: PixelGrid(frame, step: 1 / Self.pixelsPerPoint))
        pixels = [ground]
        for (paint, parts) in zip(shapes, regions.parts) {
            if paint.text != nil { add(paint, parts) } else { pixels = painted(with: paint, parts, picture) }
        }
    }

    // MARK: - Drawing

    private func painted(with paint: Paint, _ parts: [CellRegions.Part], _ picture: CodeColor.Components?) -> [Pixel] {
        parts.map { part in
            let before = pixels[part.region]
            guard let step = part.step, let color = paint.image == nil ? paint.color(ofStep: step) : picture
            else { return before }
            return before.painted(with: color)
        }
    }

    /// A text has the least contrast of a tenth of its area.
    private mutating func add(_ paint: Paint, _ parts: [CellRegions.Part]) {
        guard let color = paint.colors.first, let (string, font) = paint.text else { return }
        var found: [(pixel: Pixel, contrast: Float, count: Int)] = []
        for part in parts where part.step != nil {
            let behind = pixels[part.region], own = behind.painted(with: color)
            found.append((own, Self.contrast(own.luminance, behind.luminance), part.count))
        }
        found.sort { $0.contrast < $1.contrast }
        var before = found.map(\.count).reduce(0, +) / 10
        let least = found.first { area in
            before -= area.count
            return before < 0
        }
        let (pixel, contrast) = least.map { ($0.pixel, $0.contrast) } ?? (Pixel(.zero), 21)
        let bounds = paint.path.boundingRect
        texts.append((string, font, bounds, pixel, contrast))
    }

    // MARK: - Comparing

    /// The contrast of each text, or that of the same text over it: the paler one is its shadow.
    var textContrasts: [Float] {
        texts.map { text in
            let same = texts.filter { $0.string == text.string && $0.bounds.intersects(text.bounds) }
            return same.map(\.contrast).max() ?? text.contrast
        }
    }

    private static func contrast(_ first: Float, _ second: Float) -> Float {
        (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// Whether two cells look alike, with their colors or without hue.
    func isAlike(_ other: CellColors, withoutHue: Bool) -> Bool {
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
            return pairs.allSatisfy { $0.pixel.looksAlike($1.pixel) }
                && !differs(from: other, over: Self.smallestSign) { !$0.looksAlike($1) }
        }
        return pairs.allSatisfy { Self.contrast($0.pixel.luminance, $1.pixel.luminance) < Self.visibleContrast }
            && !differs(from: other, by: Self.visibleContrast)
            && !differs(from: other, by: Self.surfaceContrast, over: min(area, regions.grid.area) / 4)
    }

    /// Whether two cells have a contrast in an area of some square points.
    func differs(from other: CellColors, by contrast: Float, over area: CGFloat = smallestSign) -> Bool {
        differs(from: other, over: area) { first, second in
            let a = first.luminance + 0.05, b = second.luminance + 0.05
            return a >= b * contrast || b >= a * contrast
        }
    }

    private func differs(from other: CellColors, over area: CGFloat, where differ: (Pixel, Pixel) -> Bool) -> Bool {
        var missing = pixelCount(area)
        for overlap in regions.overlaps(with: other.regions)
        where missing > 0 && differ(pixels[overlap.region], other.pixels[overlap.other]) { missing -= overlap.count }
        return missing <= 0
    }

    /// The luminances of the pixels that have a contrast with the field's background, and how many have each.
    private func tones(withContrast contrast: Float) -> [(luminance: Float, count: Int)] {
        zip(pixels, regions.counts).compactMap { pixel, count in
            Self.contrast(pixel.luminance, base) >= contrast ? (pixel.luminance, count) : nil
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

    private func pixelCount(_ area: CGFloat) -> Int {
        Int((area / (regions.grid.step * regions.grid.step)).rounded(.up))
    }
}

extension CodeColor.Components { fileprivate var channels: SIMD3<Float> { SIMD3(red, green, blue) } }
