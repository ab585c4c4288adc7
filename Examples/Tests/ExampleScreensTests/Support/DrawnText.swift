import Foundation

/// A text of a picture, with its contrast to what is drawn behind it.
struct DrawnText: CustomStringConvertible {
    let text: String
    let place: CGPoint
    let contrast: Double

    var description: String { "\(text) at \(Int(place.x)), \(Int(place.y)): \(String(format: "%.2f", contrast))" }

    /// The texts of an SVG document of the stand-in: it paints the boxes of shapes in their order, and looks at the colors behind.
    static func all(in svg: String) -> [DrawnText] {
        var texts: [DrawnText] = [], groups = [(x: 0.0, y: 0.0, opacity: 1.0)]
        var shapes: [(box: CGRect, color: Color, opacity: Double)] = []
        // Clips and masks are no drawings.
        var definitions = 0
        for tag in svg.matches(of: /<(\/?)(\w+)([^>]*?)(\/?)>([^<]*)/) {
            if tag.1 == "/" {
                groups.removeLast()
                if tag.2 == "defs" { definitions -= 1 }
                continue
            }
            let pairs = tag.3.matches(of: /([\w-]+)="([^"]*)"/).map { ($0.1, $0.2) }
            let attributes = Dictionary(pairs) { first, _ in first }
            func number(_ key: Substring, or other: Double = 0) -> Double {
                attributes[key].flatMap { Double($0) } ?? other
            }
            var group = groups.last ?? (0, 0, 1)
            let numbers = attributes["transform"]?.split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
            if let numbers, numbers.count >= 2 {
                group.x += numbers[numbers.count - 2]
                group.y += numbers[numbers.count - 1]
            }
            group.opacity *= number("opacity", or: 1)
            if tag.4 != "/" {
                groups.append(group)
                if tag.2 == "defs" { definitions += 1 }
            }
            guard definitions == 0, let color = attributes["fill"].flatMap(Color.init(hex:)) else { continue }
            let opacity = group.opacity * number("fill-opacity", or: 1)
            let box: CGRect
            switch tag.2 {
            case "rect": box = CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
            case "circle":
                box = CGRect(x: number("cx"), y: number("cy"), width: 0, height: 0)
                    .insetBy(dx: -number("r"), dy: -number("r"))
            case "path": box = Self.box(of: attributes["d"] ?? "")
            case "text":
                // In the middle of the letters. A text that starts at a point has its first letter there.
                let x = number("x") + (attributes["text-anchor"] == nil ? number("font-size") / 4 : 0)
                let place = CGPoint(x: group.x + x, y: group.y + number("y") - number("font-size") / 3)
                let behind = shapes.filter { $0.box.contains(place) }
                    .reduce(Color(1, 1, 1)) { $1.color * $1.opacity + $0 * (1 - $1.opacity) }
                let shown = color * opacity + behind * (1 - opacity)
                let (low, high) = (min(shown.luminance, behind.luminance), max(shown.luminance, behind.luminance))
                texts.append(DrawnText(text: String(tag.5), place: place, contrast: (high + 0.05) / (low + 0.05)))
                continue
            default: continue
            }
            shapes.append((box.offsetBy(dx: group.x, dy: group.y), color, opacity))
        }
        return texts
    }

    /// Red, green and blue.
    private typealias Color = SIMD3<Double>

    /// The box of a path's points, of which a level or an upright line has only one number.
    private static func box(of path: Substring) -> CGRect {
        var box = CGRect.null, last = CGPoint.zero
        for step in path.matches(of: /([MLCHV])([^MLCHVZ]*)/) {
            let values = step.2.split(separator: " ").compactMap { Double($0) }
            switch step.1 {
            case "H": last.x = values.first ?? last.x
            case "V": last.y = values.first ?? last.y
            default:
                for index in stride(from: 0, to: values.count - 1, by: 2) {
                    last = CGPoint(x: values[index], y: values[index + 1])
                    box = box.union(CGRect(origin: last, size: .zero))
                }
            }
            box = box.union(CGRect(origin: last, size: .zero))
        }
        return box
    }
}

extension SIMD3<Double> {
    fileprivate init?(hex: Substring) {
        guard hex.hasPrefix("#"), let rgb = UInt32(hex.dropFirst(), radix: 16) else { return nil }
        self = SIMD3(Double(rgb >> 16), Double(rgb >> 8 & 255), Double(rgb & 255)) / 255
    }

    /// As in WCAG 2.2.
    fileprivate var luminance: Double {
        func linear(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear(x) + 0.7152 * linear(y) + 0.0722 * linear(z)
    }
}
