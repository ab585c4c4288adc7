import CodeInputStyles
import Foundation

/// The pixels of a cell, two for each point.
struct CellRaster {
    private static let samplesPerPoint: CGFloat = 2

    private let frame: CGRect
    private let width: Int
    private let height: Int
    private var red: [Float]
    private var green: [Float]
    private var blue: [Float]
    /// The relative luminance of each pixel, as WCAG defines it.
    private(set) var luminance: [Float]
    /// The clip, pixel by pixel; nil is everywhere.
    var clip: [Bool]?

    init(frame: CGRect, over color: CodeColor.Components) {
        self.frame = frame
        width = Int((frame.width * Self.samplesPerPoint).rounded())
        height = Int((frame.height * Self.samplesPerPoint).rounded())
        red = Array(repeating: color.red, count: width * height)
        green = Array(repeating: color.green, count: width * height)
        blue = Array(repeating: color.blue, count: width * height)
        luminance = Array(
            repeating: Self.luminance(color.red, color.green, color.blue), count: width * height)
    }

    /// In square points.
    var area: CGFloat { frame.width * frame.height }

    static func contrast(_ first: Float, _ second: Float) -> Float {
        (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    // MARK: - Drawing

    mutating func fill(_ outline: Outline, with color: CodeColor.Components) {
        paint(outline.pixels(in: grid), with: color)
    }

    /// Fills with the color of each pixel's place between two points, in steps that no one sees.
    mutating func fill(
        _ outline: Outline, withGradient colors: [CodeColor.Components], from start: CGPoint, to end: CGPoint
    ) {
        let across = CGPoint(x: end.x - start.x, y: end.y - start.y), steps = 32
        let length = across.x * across.x + across.y * across.y
        guard length > 0, length.isFinite else { return }
        var bands: [Int: [Int]] = [:]
        for index in outline.pixels(in: grid) {
            let x = frame.minX + (CGFloat(index % width) + 0.5) / Self.samplesPerPoint - start.x
            let y = frame.minY + (CGFloat(index / width) + 0.5) / Self.samplesPerPoint - start.y
            let share = min(max((x * across.x + y * across.y) / length, 0), 1)
            bands[Int((share * CGFloat(steps)).rounded()), default: []].append(index)
        }
        for (band, pixels) in bands {
            let place = Float(band) / Float(steps) * Float(colors.count - 1)
            let first = min(Int(place), colors.count - 2), share = place - Float(first)
            paint(pixels, with: colors[first].mixed(with: colors[first + 1], share))
        }
    }

    mutating func stroke(_ outline: Outline, with color: CodeColor.Components, lineWidth: CGFloat, dash: [CGFloat]) {
        paint(outline.strokePixels(in: grid, lineWidth: lineWidth, dash: dash), with: color)
    }

    mutating func clip(to outline: Outline) {
        var inside = Array(repeating: false, count: width * height)
        for index in outline.pixels(in: grid) { inside[index] = clip?[index] ?? true }
        clip = inside
    }

    private var grid: Outline.Grid {
        Outline.Grid(origin: frame.origin, width: width, height: height, step: 1 / Self.samplesPerPoint)
    }

    private mutating func paint(_ pixels: [Int], with color: CodeColor.Components) {
        let share = color.opacity
        let target = (red: color.red, green: color.green, blue: color.blue)
        var last = (red: Float.nan, green: Float.nan, blue: Float.nan, luminance: Float.nan)
        var position = 0
        while position < pixels.count {
            let index = pixels[position]
            position += 1
            if let clip, !clip[index] { continue }
            let r = red[index] + (target.red - red[index]) * share
            let g = green[index] + (target.green - green[index]) * share
            let b = blue[index] + (target.blue - blue[index]) * share
            red[index] = r
            green[index] = g
            blue[index] = b
            if r != last.red || g != last.green || b != last.blue { last = (r, g, b, Self.luminance(r, g, b)) }
            luminance[index] = last.luminance
        }
    }

    private static func luminance(_ red: Float, _ green: Float, _ blue: Float) -> Float {
        func linear(_ value: Float) -> Float {
            let value = min(max(value, 0), 1)
            return value <= 0.04045 ? value / 12.92 : Float(pow((Double(value) + 0.055) / 1.055, 2.4))
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    // MARK: - Comparing

    /// The luminance of text in a color, and its least contrast with what is behind it, in a tenth of the area.
    func contrast(of color: CodeColor.Components, in rect: CGRect) -> (luminance: Float, contrast: Float) {
        var found: [(luminance: Float, contrast: Float)] = []
        let share = color.opacity
        let target = (red: color.red, green: color.green, blue: color.blue)
        var last = (red: Float.nan, green: Float.nan, blue: Float.nan, luminance: Float.nan)
        for row in grid.range(rect.minY, rect.maxY, from: frame.minY, count: height) {
            for column in grid.range(rect.minX, rect.maxX, from: frame.minX, count: width) {
                let index = row * width + column
                let (r, g, b) = (red[index], green[index], blue[index])
                if r != last.red || g != last.green || b != last.blue {
                    let own = Self.luminance(
                        r + (target.red - r) * share, g + (target.green - g) * share, b + (target.blue - b) * share)
                    last = (r, g, b, own)
                }
                found.append((last.luminance, Self.contrast(last.luminance, luminance[index])))
            }
        }
        guard !found.isEmpty else { return (0, 21) }
        found.sort { $0.contrast < $1.contrast }
        return found[found.count / 10]
    }

    /// Whether two tones have a contrast, each large enough to be seen: what is beneath, and the lightest and the darkest of
    /// what is drawn.
    func hasTones(withContrast contrast: Float, over base: Float) -> Bool {
        let drawn = luminance.filter { Self.contrast($0, base) > 1.01 }.sorted()
        let count = samples(CellLook.smallestSign)
        guard drawn.count >= count, count > 0 else { return false }
        let tones = [drawn[count - 1], drawn[drawn.count - count], base]
        return Self.contrast(tones.min() ?? 0, tones.max() ?? 0) >= contrast
    }

    func area(withContrast contrast: Float, to luminance: Float) -> CGFloat {
        points(self.luminance.count { Self.contrast($0, luminance) >= contrast })
    }

    // The loops below run over every pixel of every pair of states. Plain loops over buffers are fast in a build
    // without optimization.

    /// The area in square points where two rasters differ by at least a contrast.
    ///
    /// Counts up to a limit.
    func area(withContrast contrast: Float, to other: CellRaster, limit: CGFloat) -> CGFloat {
        let last = samples(limit)
        return luminance.withUnsafeBufferPointer { first in
            other.luminance.withUnsafeBufferPointer { second in
                let count = min(first.count, second.count)
                var found = 0, index = 0
                while index < count, found < last {
                    let a = first[index] + 0.05, b = second[index] + 0.05
                    if a >= b * contrast || b >= a * contrast { found += 1 }
                    index += 1
                }
                return points(found)
            }
        }
    }

    /// The area in square points where two rasters differ in color.
    ///
    /// Counts up to a limit.
    func areaOfOtherColor(than other: CellRaster, limit: CGFloat) -> CGFloat {
        let last = samples(limit)
        var found = Array(repeating: false, count: luminance.count)
        var total = 0
        for (first, second) in [(red, other.red), (green, other.green), (blue, other.blue)] {
            first.withUnsafeBufferPointer { first in
                second.withUnsafeBufferPointer { second in
                    let count = min(first.count, second.count, found.count)
                    var index = 0
                    while index < count, total < last {
                        let difference = first[index] - second[index]
                        if difference > 0.04 || difference < -0.04, !found[index] {
                            found[index] = true
                            total += 1
                        }
                        index += 1
                    }
                }
            }
        }
        return points(total)
    }

    private func points(_ samples: Int) -> CGFloat {
        CGFloat(samples) / (Self.samplesPerPoint * Self.samplesPerPoint)
    }

    private func samples(_ points: CGFloat) -> Int {
        Int((points * Self.samplesPerPoint * Self.samplesPerPoint).rounded(.up))
    }
}

extension CodeColor.Components {
    fileprivate func mixed(with other: Self, _ share: Float) -> Self {
        func mix(_ path: KeyPath<Self, Float>) -> Float {
            self[keyPath: path] * (1 - share) + other[keyPath: path] * share
        }
        return Self(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), opacity: mix(\.opacity))
    }
}
