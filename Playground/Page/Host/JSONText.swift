/// JSON that is written value by value: Embedded Swift has no encoder.
struct JSONText {
    private(set) var text = ""

    static func object(_ fields: [(String, JSONText)]) -> JSONText {
        JSONText(text: "{\(fields.map { "\(string($0.0).text):\($0.1.text)" }.joined(separator: ","))}")
    }

    static func array(_ values: [JSONText]) -> JSONText {
        JSONText(text: "[\(values.map { $0.text }.joined(separator: ","))]")
    }

    static func strings(_ values: [String]) -> JSONText { .array(values.map { .string($0) }) }

    static func numbers(_ values: [Double]) -> JSONText { .array(values.map { .number($0) }) }

    static func number(_ number: Double) -> JSONText { JSONText(text: number.shortText) }

    static func number(_ number: Int) -> JSONText { JSONText(text: "\(number)") }

    static func bool(_ value: Bool) -> JSONText { JSONText(text: value ? "true" : "false") }

    static let null = JSONText(text: "null")

    static func string(_ string: String) -> JSONText {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\u{0}"..<" ":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return JSONText(text: text + "\"")
    }
}
