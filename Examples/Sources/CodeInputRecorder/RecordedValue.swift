import Foundation

/// A JSON value in a recording: an argument or a result of a call.
public enum RecordedValue: Sendable, Hashable {
    /// Nothing, or a position or range that is not the field's.
    case null
    /// True or false.
    case bool(Bool)
    /// A number. Offsets are in UTF-16 units of the text that the system sees.
    case number(Double)
    /// A text with replaced digits.
    case text(String)
    /// Several values: the two ends of a range, or the x, y, width and height of a rectangle.
    case list([RecordedValue])

    static func offset(_ offset: Int) -> RecordedValue { .number(Double(offset)) }

    static func rect(_ rect: CGRect) -> RecordedValue {
        .list([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { .number(Double($0)) })
    }

    static func point(_ point: CGPoint) -> RecordedValue {
        .list([.number(Double(point.x)), .number(Double(point.y))])
    }

    /// Whether a result matches the recorded result.
    ///
    /// Rectangles may differ by a point, because fonts and carets differ between devices.
    ///
    /// - Parameter other: The other result.
    /// - Returns: Whether they match.
    public func matches(_ other: RecordedValue) -> Bool {
        switch (self, other) {
        case (.list(let mine), .list(let others)):
            guard mine.count == others.count else { return false }
            return zip(mine, others).allSatisfy { pair in
                if mine.count == 4, case (.number(let first), .number(let second)) = pair {
                    return abs(first - second) <= 1
                }
                return pair.0.matches(pair.1)
            }
        default: return self == other
        }
    }

    /// The value in JSON, on one line.
    public var json: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let value): Self.json(value)
        case .text(let value): Self.json(value)
        case .list(let values): "[" + values.map(\.json).joined(separator: ",") + "]"
        }
    }

    /// Rounded to hundredths; JSON has no infinity.
    private static func json(_ number: Double) -> String {
        let rounded = (number * 100).rounded() / 100
        guard rounded.isFinite else { return "null" }
        return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
    }

    private static func json(_ text: String) -> String {
        var json = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": json += "\\\""
            case "\\": json += "\\\\"
            case "\n": json += "\\n"
            // Control characters, format characters and line separators must be visible to a reader.
            case _ where scalar.isInvisible:
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            default: json.unicodeScalars.append(scalar)
            }
        }
        return json + "\""
    }
}

extension Unicode.Scalar {
    fileprivate var isInvisible: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
        default: false
        }
    }
}
