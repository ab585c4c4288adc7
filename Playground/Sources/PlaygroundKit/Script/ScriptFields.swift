import CodeInputUIKit
import Foundation

/// The fields of one command.
///
/// Each field is read once, and unread fields are errors.
struct ScriptFields {
    private let command: String
    private var values: [String: JSONValue]
    /// The fields that the command knows, in reading order.
    private var known: [String] = []

    init(command: String, values: [String: JSONValue]) {
        self.command = command
        self.values = values
    }

    /// Parses a line.
    ///
    /// - Returns: The command's name, and its fields.
    static func parse(_ line: String) throws(ScriptError) -> (command: String, fields: ScriptFields) {
        guard !line.allSatisfy(\.isWhitespace) else {
            throw ScriptError("blank line; expected a JSON object such as {\"do\":\"state\"}")
        }
        let expectation = "expected one object a line, such as {\"do\":\"state\"}"
        return try read(JSONValue.parse(line, expectation: expectation))
    }

    /// Reads a parsed command.
    static func read(_ value: JSONValue) throws(ScriptError) -> (command: String, fields: ScriptFields) {
        guard case .object(var values) = value else {
            throw ScriptError("not a JSON object; expected one such as {\"do\":\"state\"}")
        }
        guard let command = values.removeValue(forKey: "do") else { throw ScriptError("missing field \"do\"") }
        guard case .string(let name) = command else { throw ScriptError("field \"do\" must be a string") }
        return (name, ScriptFields(command: name, values: values))
    }

    /// The names of the unread fields.
    var names: Set<String> { Set(values.keys) }

    /// Throws an error for unread fields.
    func end() throws(ScriptError) {
        guard let field = values.keys.min() else { return }
        let list = known.isEmpty ? "it takes none" : "allowed: \(known.joined(separator: ", "))"
        throw ScriptError("\"\(command)\" has no field \"\(field)\"; \(list)")
    }

    private mutating func take(_ name: String) -> JSONValue? {
        known.append(name)
        return values.removeValue(forKey: name)
    }

    /// The value of any field; nil if the field is missing.
    mutating func value(_ name: String) -> JSONValue? { take(name) }

    mutating func string(_ name: String) throws(ScriptError) -> String? {
        switch take(name) {
        case nil: return nil
        case .string(let value): return value
        default: throw ScriptError("field \"\(name)\" must be a string")
        }
    }

    mutating func bool(_ name: String) throws(ScriptError) -> Bool? {
        switch take(name) {
        case nil: return nil
        case .bool(let value): return value
        default: throw ScriptError("field \"\(name)\" must be true or false")
        }
    }

    mutating func number(_ name: String, in range: ClosedRange<Double>) throws(ScriptError) -> Double? {
        switch take(name) {
        case nil: return nil
        case .number(let value) where range.contains(value): return value
        default:
            let limits = String(format: "%g to %g", range.lowerBound, range.upperBound)
            throw ScriptError("field \"\(name)\" must be a number from \(limits)")
        }
    }

    /// A number of seconds, or null for none; nil if the field is missing.
    mutating func duration(_ name: String, in range: ClosedRange<Double>) throws(ScriptError) -> Duration?? {
        if isNull(name) { return .some(nil) }
        guard let seconds = try number(name, in: range) else { return nil }
        return .seconds(seconds)
    }

    mutating func integer(_ name: String, in range: ClosedRange<Int>) throws(ScriptError) -> Int? {
        switch take(name) {
        case nil: return nil
        case .number(let value):
            if let integer = Int(exactly: value), range.contains(integer) { return integer }
            // Numbers beyond the range of `Int` are beyond all cells, too.
            if value.isFinite, abs(value) >= 0x1p63, range == .min ... .max { return value < 0 ? .min : .max }
        default: break
        }
        let limits =
            range.upperBound == .max
            ? "a whole number" : "a whole number from \(range.lowerBound) to \(range.upperBound)"
        throw ScriptError("field \"\(name)\" must be \(limits)")
    }

    mutating func integers(_ name: String) throws(ScriptError) -> (Int, Int)? {
        switch take(name) {
        case nil: return nil
        case .array(let items):
            if items.count == 2, case .number(let first) = items[0], case .number(let second) = items[1],
                let start = Int(exactly: first), let end = Int(exactly: second)
            {
                return (start, end)
            }
        default: break
        }
        throw ScriptError("field \"\(name)\" must be two whole numbers")
    }

    /// Whether the value of an unread field is null.
    ///
    /// Then it counts as read.
    mutating func isNull(_ name: String) -> Bool {
        guard case .null? = values[name] else { return false }
        _ = take(name)
        return true
    }

    /// Two offsets, or nil for null.
    mutating func offsets(_ name: String) throws(ScriptError) -> (Int, Int)? {
        try isNull(name) ? nil : require(integers(name), name)
    }

    /// A whole number, or two for the minimum and the maximum.
    mutating func lengths(_ name: String, in range: ClosedRange<Int>) throws(ScriptError) -> ClosedRange<Int>? {
        guard case .array = values[name] else {
            return try integer(name, in: range).map { $0...$0 }
        }
        guard let (shortest, longest) = try integers(name) else { return nil }
        guard range.contains(shortest), range.contains(longest), shortest <= longest else {
            throw ScriptError(
                "field \"\(name)\" must be one or two whole numbers from \(range.lowerBound) to \(range.upperBound), in order"
            )
        }
        return shortest...longest
    }

    mutating func strings(_ name: String) throws(ScriptError) -> [String]? {
        guard let value = take(name) else { return nil }
        guard case .array(let items) = value else { throw ScriptError("field \"\(name)\" must be a list of strings") }
        var strings: [String] = []
        for item in items {
            guard case .string(let string) = item else {
                throw ScriptError("field \"\(name)\" must be a list of strings")
            }
            strings.append(string)
        }
        return strings
    }

    mutating func choice<Choice>(_ name: String, of choices: KeyValuePairs<String, Choice>) throws(ScriptError)
        -> Choice?
    {
        guard let value = try string(name) else { return nil }
        if let choice = choices.first(where: { $0.key == value }) { return choice.value }
        throw .unknown(name, value, allowed: choices.map(\.key))
    }

    /// A masking, or nil if the field is missing.
    mutating func masking(_ name: String) throws(ScriptError) -> CodeMasking?? {
        switch take(name) {
        case nil: return nil
        case .null: return .some(nil)
        case .string("none"): return .some(CodeMasking.none)
        case .string("immediate"): return .immediate
        case .number(let seconds) where (0...3600).contains(seconds): return .delayed(.seconds(seconds))
        default:
            throw ScriptError(
                "field \"\(name)\" must be null, \"none\", \"immediate\" or a number of seconds from 0 to 3600")
        }
    }

    /// Unwraps a value, or throws an error for a missing field.
    func require<Value>(_ value: Value?, _ name: String) throws(ScriptError) -> Value {
        guard let value else { throw ScriptError("\"\(command)\" needs the field \"\(name)\"") }
        return value
    }
}

/// An error in a command, with the allowed values.
struct ScriptError: Error, CustomStringConvertible {
    let message: String

    var description: String { message }

    init(_ message: String) { self.message = message }

    static func unknown(_ what: String, _ value: String, allowed: [String]) -> ScriptError {
        ScriptError("unknown \(what) \"\(value)\"; allowed: \(allowed.joined(separator: ", "))")
    }
}
