/// A call from the system to a text input, with positions and ranges as offsets.
public struct RecordedCall: Sendable, Hashable {
    /// The name of the method or property, such as `position(from:offset:)`.
    public var name: String
    /// The arguments by the names in ``argumentNames``.
    public var arguments: [String: RecordedValue]

    /// Creates a call.
    ///
    /// - Parameters:
    ///   - name: The name of the method or property.
    ///   - arguments: The arguments.
    public init(_ name: String, _ arguments: [String: RecordedValue] = [:]) {
        self.name = name
        self.arguments = arguments
    }

    /// The names of arguments, in the order of a recording.
    ///
    /// `set` is the new value of a property. A call without it reads the property.
    public static let argumentNames = [
        "text", "texts", "range", "from", "to", "offset", "direction", "point", "selection", "action", "hasStrings",
        "key", "shift", "option", "command", "control", "set",
    ]

    /// The reason that a call can't be made.
    public struct Problem: Error, Sendable, CustomStringConvertible {
        /// The mistake, and the allowed values.
        public let description: String
    }
}

extension RecordedCall {
    private func value<Value>(_ name: String, _ kind: String, _ read: (RecordedValue) -> Value?) throws(Problem)
        -> Value
    {
        guard let argument = arguments[name] else {
            throw Problem(description: "\"\(self.name)\" needs the field \"\(name)\"")
        }
        guard let value = read(argument) else {
            throw Problem(description: "field \"\(name)\" must be \(kind)")
        }
        return value
    }

    func text(_ name: String = "text") throws(Problem) -> String {
        try value(name, "a string") { value in
            if case .text(let text) = value { text } else { nil }
        }
    }

    /// A text, or nil if it is null.
    func optionalText(_ name: String = "text") throws(Problem) -> String? {
        try arguments[name] == .null ? nil : text(name)
    }

    func integer(_ name: String) throws(Problem) -> Int {
        try value(name, "a whole number", \.integer)
    }

    func bool(_ name: String) throws(Problem) -> Bool {
        try value(name, "true or false") { value in
            if case .bool(let flag) = value { flag } else { nil }
        }
    }

    /// Two whole numbers, or nil if they are null.
    func offsets(_ name: String) throws(Problem) -> (Int, Int)? {
        if arguments[name] == .null { return nil }
        return try value(name, "two whole numbers, or null") { value in
            guard case .list(let ends) = value, ends.count == 2, let first = ends[0].integer, let last = ends[1].integer
            else { return nil }
            return (first, last)
        }
    }

    func pair(_ name: String) throws(Problem) -> (Double, Double) {
        try value(name, "two numbers") { value in
            guard case .list(let parts) = value, parts.count == 2, case .number(let x) = parts[0],
                case .number(let y) = parts[1]
            else { return nil }
            return (x, y)
        }
    }
}

extension RecordedValue {
    /// A whole number, clamped to `Int`: the system may pass its limits.
    var integer: Int? {
        guard case .number(let number) = self, number.isFinite, number.rounded() == number else { return nil }
        return Int(exactly: number) ?? (number < 0 ? .min : .max)
    }
}
