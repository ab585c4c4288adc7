extension CodeColor.Components: CustomStringConvertible {
    /// The colour in hexadecimal, with the opacity in percent where it is not opaque: `#FF3B30 60%`.
    public var description: String {
        let hex = [red, green, blue].map { share in
            let text = String(Int((share * 255).rounded()), radix: 16, uppercase: true)
            return text.count < 2 ? "0" + text : text
        }
        let percent = (opacity * 100).rounded()
        return "#" + hex.joined() + (percent < 100 ? " \(Int(percent))%" : "")
    }
}
