public final class CGColor: Equatable {
    let rgba: StandInRGBA

    init(_ rgba: StandInRGBA) { self.rgba = rgba }

    public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.rgba == rhs.rgba }
}

/// A color in extended sRGB. A color outside sRGB has components outside 0...1.
struct StandInRGBA: Hashable, Sendable {
    var red, green, blue, alpha: CGFloat

    static let black = StandInRGBA(red: 0, green: 0, blue: 0, alpha: 1)

    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        func number(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -1), 2) }
        self.red = number(red)
        self.green = number(green)
        self.blue = number(blue)
        self.alpha = min(max(number(alpha), 0), 1)
    }

    init(_ hex: UInt32, alpha: CGFloat = 1) {
        func channel(_ shift: UInt32) -> CGFloat { CGFloat((hex >> shift) & 0xFF) / 255 }
        self.init(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
    }

    func with(alpha: CGFloat) -> StandInRGBA { StandInRGBA(red: red, green: green, blue: blue, alpha: alpha) }

    /// "#rrggbb", clamped to sRGB, without the alpha.
    var hex: String {
        let bytes = [red, green, blue].map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
        return "#" + bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
}

/// A color space by name. Everything is drawn in extended sRGB.
public final class CGColorSpace: Sendable {
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"

    public init?(name: String) { guard name == Self.extendedSRGB else { return nil } }
}

public final class CGGradient {
    let stops: [StandInGradientStop]

    public init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0, let locations else { return nil }
        stops = (0..<count).map { index in
            let part = (0..<4).map { components[index * 4 + $0] }
            return StandInGradientStop(
                color: StandInRGBA(red: part[0], green: part[1], blue: part[2], alpha: part[3]),
                location: locations[index])
        }
    }
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

struct StandInGradientStop: Hashable, Sendable {
    var color: StandInRGBA
    var location: CGFloat
}

struct StandInShadow: Hashable, Sendable {
    var offset: CGSize
    var blur: CGFloat
    var color: StandInRGBA
}

enum StandInImageSource: Hashable, Sendable {
    case svg(Data, CGSize)
    case symbol(String, pointSize: CGFloat)
    case drawing(StandInDrawing, CGSize)

    var size: CGSize {
        switch self {
        case .svg(_, let size), .drawing(_, let size): size
        case .symbol(_, let pointSize): CGSize(width: (pointSize * 1.2).rounded(), height: (pointSize * 1.2).rounded())
        }
    }

    /// Reads the size of an SVG from its first bytes. Returns nil unless they are one with a size.
    init?(_ data: Data) {
        let text = String(decoding: data.prefix(4096), as: UTF8.self)
        guard let tag = text.firstMatch(of: /<svg([^>]*)>/)?.1 else { return nil }
        func numbers(_ name: String) -> [CGFloat] {
            let attribute = tag.matches(of: /\s(\w+)="([^"]*)"/).first { $0.1 == name }?.2 ?? ""
            let words = attribute.replacing("px", with: "").split { $0 == " " || $0 == "," }
            return words.compactMap { Double($0).map { CGFloat($0) } }
        }
        var sides = numbers("width") + numbers("height")
        let box = numbers("viewBox")
        if sides.count != 2, box.count == 4 { sides = [box[2], box[3]] }
        guard sides.count == 2, sides[0] > 0, sides[1] > 0 else { return nil }
        self = .svg(data, CGSize(width: sides[0], height: sides[1]))
    }
}
