/// The reference of `codeinput script`: each command with its other fields in the order of error messages, their values, and the
/// default in parentheses.
package enum ScriptReference {
    package static let text = String(
        PackageResources.script_txt.dropLast(),
        ["styles": PlaygroundNames.styles, "alphabets": PlaygroundNames.alphabets])

    static let commands = text.matches(of: #/\n(\w+) - /#).map { String($0.1) }

    /// The names of the command `call`.
    static let calls = text.firstMatch(of: #/\n    name: (.*)/#).map { String($0.1) } ?? ""
}
