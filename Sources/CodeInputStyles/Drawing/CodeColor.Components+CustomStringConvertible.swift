extension CodeColor.Components: CustomStringConvertible {
    /// The color in hexadecimal, with the opacity in percent where it is not opaque: `#FF3B30 60%`.
    ///
    /// A color beyond sRGB has its components in thousandths: `1093,-227,-150`.
    public var description: String {
        let percent = (opacity * 100).rounded()
        let share = percent < 100 ? " \(Int(percent))%" : ""
        guard !isWide else {
            return [red, green, blue].map { String(Int(($0 * 1_000).rounded())) }.joined(separator: ",") + share
        }
        let hex = [red, green, blue].map { share in
            let text = String(Int((share * 255).rounded()), radix: 16, uppercase: true)
            return text.count < 2 ? "0" + text : text
        }
        return "#" + hex.joined() + share
    }
}
