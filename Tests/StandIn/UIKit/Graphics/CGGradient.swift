/// A color space by name. Everything is drawn in extended sRGB.
public final class CGColorSpace: Sendable {
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"

    public init?(name: String) {
        guard name == Self.extendedSRGB else { return nil }
    }
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

    static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.offset == rhs.offset && lhs.blur == rhs.blur && lhs.color == rhs.color
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(offset.width)
        hasher.combine(offset.height)
        hasher.combine(blur)
        hasher.combine(color)
    }
}
