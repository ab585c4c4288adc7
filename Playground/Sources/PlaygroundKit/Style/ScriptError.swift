/// An error in a command, with the allowed values.
struct ScriptError: Error, CustomStringConvertible {
    let message: String

    var description: String { message }

    init(_ message: String) { self.message = message }

    static func unknown(_ what: String, _ value: String, allowed: [String]) -> ScriptError {
        ScriptError("unknown \(what) \"\(value)\"; allowed: \(allowed.joined(separator: ", "))")
    }
}
