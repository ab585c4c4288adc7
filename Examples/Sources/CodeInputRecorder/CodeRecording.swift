/// The system's calls to a field, as lines of the script protocol.
///
/// `codeinput script` makes the same calls again, and reports results that differ.
public struct CodeRecording: Sendable {
    /// The lines, without their line breaks.
    public private(set) var lines: [String] = []
    private var digits = DigitReplacement()

    /// Creates an empty recording.
    public init() {}

    /// The lines as the text of a file.
    public var text: String { lines.map { $0 + "\n" }.joined() }

    mutating func add(_ command: String, _ fields: [(String, RecordedValue)] = []) {
        lines.append(line(command, fields))
    }

    /// Records a call and its result.
    mutating func add(_ call: RecordedCall, isInside: Bool, result: RecordedValue?) {
        var fields: [(String, RecordedValue)] = [("name", .text(call.name))]
        for name in RecordedCall.argumentNames {
            if let value = call.arguments[name] { fields.append((name, value)) }
        }
        if isInside { fields.append(("inside", .bool(true))) }
        if let result { fields.append(("result", result)) }
        add("call", fields)
    }

    private mutating func line(_ command: String, _ fields: [(String, RecordedValue)]) -> String {
        var members = [#""do":"# + RecordedValue.text(command).json]
        for (name, value) in fields {
            members.append(RecordedValue.text(name).json + ":" + digits.replacing(value).json)
        }
        return "{" + members.joined(separator: ",") + "}"
    }
}
