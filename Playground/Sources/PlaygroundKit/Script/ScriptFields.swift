package import CodeInputMessages
import CodeInputUIKit

/// The fields of one command: each is read once, and unread ones are errors.
struct ScriptFields {
    private let command: String
    private var values: [String: JSONValue]
    /// The fields that the command knows, in reading order.
    private var known: [String] = []

    init(command: String, values: [String: JSONValue]) {
        self.command = command
        self.values = values
    }

    static func parse(_ line: String) throws -> (command: String, fields: ScriptFields) {
        guard !line.allSatisfy(\.isWhitespace) else {
            throw ScriptError("blank line; expected a JSON object such as {\"do\":\"state\"}")
        }
        let expectation = "expected one object a line, such as {\"do\":\"state\"}"
        guard case .object(var values) = try JSONValue.parse(line, expectation: expectation) else {
            throw ScriptError("not a JSON object; expected one such as {\"do\":\"state\"}")
        }
        guard let command = values.removeValue(forKey: "do") else { throw ScriptError("missing field \"do\"") }
        guard case .string(let name) = command else { throw ScriptError("field \"do\" must be a string") }
        return (name, ScriptFields(command: name, values: values))
    }

    /// The names of the unread fields.
    var names: Set<String> { Set(values.keys) }

    func end() throws {
        guard let field = values.keys.min() else { return }
        let list = known.isEmpty ? "it takes none" : "allowed: \(known.joined(separator: ", "))"
        throw ScriptError("\"\(command)\" has no field \"\(field)\"; \(list)")
    }

    private mutating func take(_ name: String) -> JSONValue? {
        known.append(name)
        return values.removeValue(forKey: name)
    }

    /// Reads a field; nil if it is missing.
    private mutating func take<Value>(
        _ name: String, _ expected: String, _ read: (JSONValue) -> Value?
    ) throws -> Value? {
        guard let field = take(name) else { return nil }
        guard let value = read(field) else { throw ScriptError("field \"\(name)\" must be \(expected)") }
        return value
    }

    mutating func string(_ name: String) throws -> String? { try take(name, "a string") { $0.content() } }

    /// The field "text", which is required.
    mutating func text() throws -> String { try require(string("text"), "text") }

    mutating func strings(_ name: String) throws -> [String]? { try take(name, "a list of strings") { $0.contents() } }

    mutating func bool(_ name: String) throws -> Bool? { try take(name, "true or false") { $0.content() } }

    mutating func number(_ name: String, in range: ClosedRange<Double>) throws -> Double? {
        let limits = String(format: "%g to %g", range.lowerBound, range.upperBound)
        return try take(name, "a number from \(limits)") { field in
            field.content().flatMap { range.contains($0) ? $0 : nil }
        }
    }

    mutating func point(_ name: String) throws -> CGPoint? {
        try take(name, "two numbers") { field in
            guard let numbers: [Double] = field.contents(), numbers.count == 2 else { return nil }
            return CGPoint(x: numbers[0], y: numbers[1])
        }
    }

    /// A number of seconds, or null for none; nil if the field is missing.
    mutating func duration(_ name: String, in range: ClosedRange<Double>) throws -> Duration?? {
        if isNull(name) { return .some(nil) }
        guard let seconds = try number(name, in: range) else { return nil }
        return .seconds(seconds)
    }

    mutating func integer(_ name: String, in range: ClosedRange<Int> = .min ... .max) throws -> Int? {
        let isAny = range == .min ... .max
        let limits = isAny ? "" : " from \(range.lowerBound) to \(range.upperBound)"
        return try take(name, "a whole number\(limits)") { field in
            guard let number: Double = field.content() else { return nil }
            if let integer = Int(exactly: number), range.contains(integer) { return integer }
            // Numbers beyond the range of `Int` are beyond all cells, too.
            guard isAny, number.isFinite, abs(number) >= 0x1p63 else { return nil }
            return number < 0 ? .min : .max
        }
    }

    mutating func integers(_ name: String) throws -> (Int, Int)? {
        try take(name, "two whole numbers") { field in
            guard let numbers: [Double] = field.contents(), numbers.count == 2,
                let start = Int(exactly: numbers[0]), let end = Int(exactly: numbers[1])
            else { return nil }
            return (start, end)
        }
    }

    /// Whether the value of an unread field is null; then it counts as read.
    mutating func isNull(_ name: String) -> Bool {
        guard case .null? = values[name] else { return false }
        _ = take(name)
        return true
    }

    /// Two offsets, or nil for null.
    mutating func offsets(_ name: String) throws -> (Int, Int)? {
        try isNull(name) ? nil : require(integers(name), name)
    }

    /// A whole number, or two for the minimum and the maximum.
    mutating func lengths(_ name: String, in range: ClosedRange<Int>) throws -> ClosedRange<Int>? {
        guard case .array = values[name] else { return try integer(name, in: range).map { $0...$0 } }
        guard let (shortest, longest) = try integers(name) else { return nil }
        guard range.contains(shortest), range.contains(longest), shortest <= longest else {
            throw ScriptError(
                "field \"\(name)\" must be one or two whole numbers from \(range.lowerBound) to \(range.upperBound), in order"
            )
        }
        return shortest...longest
    }

    mutating func choice<Choice>(_ name: String, of choices: KeyValuePairs<String, Choice>) throws -> Choice? {
        guard let value = try string(name) else { return nil }
        if let choice = choices.first(where: { $0.key == value }) { return choice.value }
        throw ScriptError.unknown(name, value, allowed: choices.map(\.key))
    }

    mutating func masking(_ name: String) throws -> CodeMasking?? {
        try take(name, "null, \"none\", \"immediate\" or a number of seconds from 0 to 3600") { field in
            switch field {
            case .null: .some(nil)
            case .string("none"): .some(CodeMasking.none)
            case .string("immediate"): .immediate
            case .number(let seconds) where (0...3600).contains(seconds): .delayed(.seconds(seconds))
            default: nil
            }
        }
    }

    func require<Value>(_ value: Value?, _ name: String) throws -> Value {
        guard let value else { throw ScriptError("\"\(command)\" needs the field \"\(name)\"") }
        return value
    }
}

/// The names that commands accept, as listed in help texts.
package enum PlaygroundNames {
    package static let styles = StyleCatalog.names.joined(separator: ", ")
    package static let alphabets = StyleCatalog.alphabets.map(\.key).joined(separator: ", ")
    package static let statuses = StyleCatalog.statuses.map(\.key).joined(separator: ", ")

    package static func alphabet(_ name: String) -> CodeAlphabet? {
        StyleCatalog.alphabets.first { $0.key == name }?.value
    }
}
