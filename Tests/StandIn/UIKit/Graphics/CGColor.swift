public final class CGColor: Hashable {
    let rgba: StandInRGBA

    init(_ rgba: StandInRGBA) {
        self.rgba = rgba
    }

    public var components: [CGFloat]? { [rgba.red, rgba.green, rgba.blue, rgba.alpha] }

    public func copy() -> CGColor? { CGColor(rgba) }

    public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.rgba == rhs.rgba }
    public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}

/// A color in extended sRGB. A color outside sRGB has components outside 0...1.
struct StandInRGBA: Hashable, Sendable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat

    static let black = StandInRGBA(red: 0, green: 0, blue: 0, alpha: 1)

    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        func number(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -1), 2) }
        self.red = number(red)
        self.green = number(green)
        self.blue = number(blue)
        self.alpha = min(max(number(alpha), 0), 1)
    }

    /// Creates a color from 0xRRGGBB.
    init(_ hex: UInt32, alpha: CGFloat = 1) {
        func channel(_ shift: UInt32) -> CGFloat { CGFloat((hex >> shift) & 0xFF) / 255 }
        self.init(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
    }

    func with(alpha: CGFloat) -> StandInRGBA {
        StandInRGBA(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// "#rrggbb", clamped to sRGB, without the alpha.
    var hex: String {
        let bytes = [red, green, blue].map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
        return "#" + bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
}
