import Foundation

/// Any JSON value in a command.
package enum JSONValue: Codable, Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        func read<Value: Decodable>(_ make: (Value) -> JSONValue) -> JSONValue? {
            (try? container.decode(Value.self)).map(make)
        }
        if container.decodeNil() {
            self = .null
        } else if let value = read(JSONValue.bool) ?? read(JSONValue.number) ?? read(JSONValue.string) {
            self = value
        } else if decoder.codingPath.count >= Self.depthLimit {
            throw ScriptError("nested deeper than \(Self.depthLimit) levels")
        } else {
            self = try read(JSONValue.array) ?? .object(container.decode([String: JSONValue].self))
        }
    }

    package func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }

    private var value: any Encodable {
        switch self {
        case .null: nil as String?
        case .bool(let value): value
        case .number(let value): value
        case .string(let value): value
        case .array(let value): value
        case .object(let value): value
        }
    }

    static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }

    /// The value if it has a type of Swift, such as `String`.
    func content<Content>() -> Content? { value as? Content }

    /// The elements of an array if all have a type of Swift.
    func contents<Content>() -> [Content]? {
        guard case .array(let items) = self else { return nil }
        let contents = items.compactMap { $0.content() as Content? }
        return contents.count == items.count ? contents : nil
    }

    /// The maximum nesting depth of arrays and objects.
    static let depthLimit = 16

    static func parse(_ text: String, expectation: String) throws(ScriptError) -> JSONValue {
        guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) else {
            throw ScriptError(
                "not JSON, nested deeper than \(depthLimit) levels, or a number too large to read; \(expectation)")
        }
        return value
    }
}

extension Encodable {
    /// The value as one line of JSON, with sorted keys.
    package var line: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
        guard let data = try? encoder.encode(self) else { return #"{"error":"the answer can't be written"}"# }
        return String(decoding: data, as: UTF8.self)
    }
}
