extension CodeImage: CustomStringConvertible {
    /// The source, and what differs from the default; of data and objects only that there are some.
    public var description: String {
        let what =
            switch source {
            case .named(let name, let bundle): "named \(name.debugDescription)" + (bundle.map { " of \($0)" } ?? "")
            case .symbol(let name): "symbol \(name.debugDescription)"
            case .data(let bytes): "data of \(bytes.count) bytes"
            case .object: "object"
            }
        let caps = [capInsets.top, capInsets.left, capInsets.bottom, capInsets.right].map(\.plain)
        return "\(what) \(scaling)" + (capInsets.isZero ? "" : " caps " + caps.joined(separator: " "))
            + (isTemplate ? " template" : "") + (opacity < 1 ? " \(Int((opacity * 100).rounded()))%" : "")
    }
}
