extension JSONValue {
    /// The most characters that one step types, and the longest text in bytes that is one step.
    static let longestStep = 256

    /// The line as lines that do the same, one after the other.
    ///
    /// A long text that is typed character by character is typed in parts, so that others can work between them. Every
    /// other line is one step.
    var steps: [JSONValue] {
        guard case .object(var line) = self, case .string(let text)? = line["text"], text.utf8.count > Self.longestStep,
            line["do"] == .string("type")
                || line["do"] == .string("autofill") && line["route"] == .string("characters")
        else { return [self] }
        var steps: [JSONValue] = []
        var rest = text[...]
        while !rest.isEmpty {
            line["text"] = .string(String(rest.prefix(Self.longestStep)))
            // Only the first step begins to fill in a code. It has all fields, so that an invalid one changes nothing.
            steps.append(.object(line))
            line = ["do": .string("type")]
            rest = rest.dropFirst(Self.longestStep)
        }
        return steps
    }
}
