import Foundation
import Testing

@testable import PlaygroundKit

@MainActor struct ScriptRun {
    private let session = ScriptSession()

    /// Starts a session with the setup lines of a test.
    init(_ lines: String...) throws { for line in lines { try send(line) } }

    @discardableResult func send(
        _ line: String, at location: SourceLocation = #_sourceLocation
    ) throws -> [String: JSONValue] {
        let answer = try Self.fields(of: raw(line))
        #expect(answer["error"] == nil, "\(line) was refused", sourceLocation: location)
        return answer
    }

    /// Sends an invalid line and returns the reason.
    func refusal(of line: String, at location: SourceLocation = #_sourceLocation) throws -> String {
        let answer = try Self.fields(of: raw(line))
        #expect(answer.keys.sorted() == ["error"], "\(line) was not refused", sourceLocation: location)
        return answer["error"]?.content() ?? ""
    }

    /// Sends a line and returns the answer, which is one line, too.
    func raw(_ line: String) -> String {
        let answer = session.answerAtOnce(line)
        #expect(!answer.isEmpty && !answer.utf8.contains(UInt8(ascii: "\n")))
        return answer
    }

    /// The fields of a line, with the contents of the cells as "shown", with a dot for each empty one.
    static func fields(of line: String) throws -> [String: JSONValue] {
        var fields = try JSONDecoder().decode([String: JSONValue].self, from: Data(line.utf8))
        if let cells: [[String: JSONValue]] = fields["cells"]?.contents() {
            let contents: [String] = cells.compactMap { $0["content"]?.content() }
            fields["shown"] = .string(contents.map { $0.isEmpty ? "." : $0 }.joined())
        }
        return fields
    }
}
