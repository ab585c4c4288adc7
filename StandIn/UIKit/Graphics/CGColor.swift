public final class CGColor: Hashable {
    let rgba: StandInRGBA

    init(_ rgba: StandInRGBA) {
        self.rgba = rgba
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(StandInRGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(StandInRGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(StandInRGBA(white: gray, alpha: alpha))
    }

    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }

    public var alpha: CGFloat { rgba.alpha }
    public var components: [CGFloat]? { [rgba.red, rgba.green, rgba.blue, rgba.alpha] }
    public var numberOfComponents: Int { 4 }
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

    public func copy() -> CGColor? { CGColor(rgba) }
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(rgba.with(alpha: alpha)) }

    public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.rgba == rhs.rgba }
    public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
