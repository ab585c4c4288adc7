import Foundation
import FoundationXML

/// A text of a picture, with its contrast to what is drawn behind it.
struct DrawnText: CustomStringConvertible {
    let text: String
    let place: CGPoint
    let contrast: Double

    var description: String { "\(text) at \(Int(place.x)), \(Int(place.y)): \(String(format: "%.2f", contrast))" }

    /// The texts of an SVG document of the stand-in.
    static func all(in svg: String) -> [DrawnText] {
        let reader = Reader()
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = reader
        _ = parser.parse()
        return reader.texts
    }

    /// Red, green and blue.
    private typealias Color = SIMD3<Double>

    /// Paints the boxes of shapes in their order, and looks at the colors behind each text.
    private final class Reader: NSObject, XMLParserDelegate {
        private(set) var texts: [DrawnText] = []
        private var groups: [(x: Double, y: Double, opacity: Double)] = [(0, 0, 1)]
        private var shapes: [(box: CGRect, color: Color, opacity: Double)] = []
        private var pending: (place: CGPoint, color: Color, opacity: Double)?
        private var characters = ""
        /// Clips and masks are no drawings.
        private var definitions = 0

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            func number(_ key: String) -> Double { attributes[key].flatMap(Double.init) ?? 0 }
            if name == "defs" { definitions += 1 }
            var group = groups.last ?? (0, 0, 1)
            let numbers = attributes["transform"]?.split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
            if let numbers, numbers.count >= 2 {
                group.x += numbers[numbers.count - 2]
                group.y += numbers[numbers.count - 1]
            }
            group.opacity *= attributes["opacity"].flatMap(Double.init) ?? 1
            groups.append(group)
            guard definitions == 0, let color = attributes["fill"].flatMap(Color.init(hex:)) else { return }
            let opacity = group.opacity * (attributes["fill-opacity"].flatMap(Double.init) ?? 1)
            let box: CGRect
            switch name {
            case "rect": box = CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
            case "circle":
                box = CGRect(x: number("cx"), y: number("cy"), width: 0, height: 0)
                    .insetBy(dx: -number("r"), dy: -number("r"))
            case "path": box = Self.box(of: attributes["d"] ?? "")
            case "text":
                // In the middle of the letters. A text that starts at a point has its first letter there.
                let x = number("x") + (attributes["text-anchor"] == nil ? number("font-size") / 4 : 0)
                let y = number("y") - number("font-size") / 3
                pending = (CGPoint(x: group.x + x, y: group.y + y), color, opacity)
                return
            default: return
            }
            shapes.append((box.offsetBy(dx: group.x, dy: group.y), color, opacity))
        }

        /// The box of a path's points, of which a level or an upright line has only one number.
        private static func box(of path: String) -> CGRect {
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

        func parser(_ parser: XMLParser, foundCharacters string: String) { characters += string }

        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
            groups.removeLast()
            if name == "defs" { definitions -= 1 }
            defer { characters = "" }
            guard name == "text", let text = pending, var behind = Color(hex: "#ffffff") else { return }
            pending = nil
            for shape in shapes where shape.box.contains(text.place) {
                behind = shape.color * shape.opacity + behind * (1 - shape.opacity)
            }
            let shown = text.color * text.opacity + behind * (1 - text.opacity)
            let (low, high) = (min(shown.luminance, behind.luminance), max(shown.luminance, behind.luminance))
            let contrast = (high + 0.05) / (low + 0.05)
            texts.append(DrawnText(text: characters, place: text.place, contrast: contrast))
        }
    }
}

extension SIMD3<Double> {
    fileprivate init?(hex: String) {
        guard hex.hasPrefix("#"), let rgb = UInt32(hex.dropFirst(), radix: 16) else { return nil }
        self = SIMD3(Double(rgb >> 16), Double(rgb >> 8 & 255), Double(rgb & 255)) / 255
    }

    /// As in WCAG 2.2.
    fileprivate var luminance: Double {
        func linear(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear(x) + 0.7152 * linear(y) + 0.0722 * linear(z)
    }
}
