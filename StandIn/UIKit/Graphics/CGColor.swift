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
