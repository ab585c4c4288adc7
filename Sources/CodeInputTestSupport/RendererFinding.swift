/// Something that a renderer does wrong.
public struct RendererFinding: Sendable, Hashable {
    /// The most examples of a finding.
    private static let mostExamples = 3

    /// The check that failed.
    public let check: RendererCheck
    /// What is wrong, and by how much the first time.
    public let message: String
    /// How to fix it.
    public let fix: String
    /// The number of failures.
    public private(set) var count = 1
    /// Up to three cells, states, pairs of states or characters that failed.
    ///
    /// Each names only what the failure needs: with "character, rest, right to left", it fails in light and dark.
    public private(set) var examples: [String]

    init(_ check: RendererCheck, _ message: String, fix: String, example: String) {
        self.check = check
        self.message = message
        self.fix = fix
        examples = [example]
    }

    /// Whether another example is wanted.
    var wantsExample: Bool { examples.count < Self.mostExamples }

    /// Counts another failure.
    ///
    /// - Parameter example: The finding keeps it if there is room, and if it does not begin like another example.
    mutating func add(_ example: String?) {
        count += 1
        guard let example, wantsExample, !examples.contains(where: example.hasPrefix) else { return }
        examples.append(example)
    }
}

extension RendererFinding: CustomStringConvertible, CustomDebugStringConvertible {
    /// One line: the check, what is wrong, the examples, and how to fix it.
    public var description: String {
        let list = examples.joined(separator: "; ")
        return "\(check.rawValue): \(message) (\(list)\(count > examples.count ? "; \(count) times" : "")). \(fix)."
    }

    /// The description on a new line.
    ///
    /// So an array of findings prints one on each line.
    public var debugDescription: String { "\n" + description }
}
