/// Collects elements and definitions. The IDs depend on the content, so that one page can hold several documents.
final class StandInSVGWriter {
    typealias Attributes = [(name: String, value: String)]

    static let systemFonts = "-apple-system, \"SF Pro Text\", Inter, \"Helvetica Neue\", Arial, sans-serif"
    private static let placeholder = "\u{1}"

    let includePresentation: Bool
    private var body = ""
    private var definitions = ""
    private var known: [String: String] = [:]

    init(includePresentation: Bool) {
        self.includePresentation = includePresentation
    }

    func number(_ value: CGFloat) -> String { StandInSVGNumber.text(value) }

    // MARK: Elements

    func element(_ name: String, _ attributes: Attributes) {
        body += "<\(name)\(Self.text(attributes))/>"
    }

    func element(_ name: String, _ attributes: Attributes, text: String) {
        body += "<\(name)\(Self.text(attributes))>\(Self.escaped(text.filter { $0 != "\u{1}" }))</\(name)>"
    }

    /// Writes content in a group, or alone if there are no attributes. Writes nothing, and evaluates no attributes, without content.
    func group(_ attributes: @autoclosure () -> Attributes, name: String = "g", _ content: () -> Void) {
        let outer = body
        body = ""
        content()
        let inner = body
        body = outer
        if inner.isEmpty { return }
        let attributes = attributes()
        body += attributes.isEmpty ? inner : "<\(name)\(Self.text(attributes))>\(inner)</\(name)>"
    }

    /// Returns the ID of a definition. Equal definitions are written once.
    func define(_ name: String, _ attributes: Attributes = [], _ content: () -> Void) -> String {
        let outer = body
        body = ""
        content()
        let inner = body
        body = outer
        let key = "\(name)\(Self.text(attributes))>\(inner)"
        if let id = known[key] { return id }
        let id = Self.placeholder + String(known.count + 1)
        known[key] = id
        definitions += "<\(name) id=\"\(id)\"\(Self.text(attributes))>\(inner)</\(name)>"
        return id
    }

    func document(size: CGSize) -> String {
        let (width, height) = (number(size.width), number(size.height))
        let root: Attributes = [
            ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
            ("viewBox", "0 0 \(width) \(height)"), ("font-family", Self.systemFonts),
        ]
        let content = (definitions.isEmpty ? "" : "<defs>\(definitions)</defs>") + body
        return "<svg\(Self.text(root))>\(content)</svg>"
            .replacingOccurrences(of: Self.placeholder, with: "i" + Self.fingerprint(content) + "-")
    }

    // MARK: Attributes

    func fill(_ color: StandInRGBA, alpha: CGFloat = 1) -> Attributes { paint("fill", color, alpha) }

    func paint(_ name: String, _ color: StandInRGBA, _ alpha: CGFloat) -> Attributes {
        let opacity = color.alpha * alpha
        return [(name, color.hex)] + (opacity < 1 ? [(name + "-opacity", number(opacity))] : [])
    }

    func transform(_ t: CGAffineTransform) -> Attributes {
        if t.isIdentity { return [] }
        if t.a == 1, t.b == 0, t.c == 0, t.d == 1 {
            return [("transform", "translate(\(number(t.tx)) \(number(t.ty)))")]
        }
        let values = [t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: " ")
        return [("transform", "matrix(\(values))")]
    }

    func frame(_ rect: CGRect) -> Attributes {
        var attributes: Attributes = []
        if rect.minX != 0 { attributes.append(("x", number(rect.minX))) }
        if rect.minY != 0 { attributes.append(("y", number(rect.minY))) }
        return attributes + [("width", number(rect.width)), ("height", number(rect.height))]
    }

    private static func text(_ attributes: Attributes) -> String {
        attributes.map { " \($0.name)=\"\(escaped($0.value))\"" }.joined()
    }

    /// Leaves out control characters that XML does not allow.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\u{1}": result.unicodeScalars.append(scalar)
            case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func fingerprint(_ text: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return String(hash % 0xFFFF_FFFF, radix: 36)
    }
}
