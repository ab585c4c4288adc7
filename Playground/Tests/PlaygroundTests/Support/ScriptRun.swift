import Foundation
import Testing

@testable import PlaygroundKit

/// A session with decoded answers.
@MainActor struct ScriptRun {
    private struct Failure: Decodable {
        var error: String
    }

    private let session = ScriptSession()

    /// Starts a session with the setup lines of a test.
    init(_ lines: String...) throws { for line in lines { try send(line) } }

    /// Sends a valid line.
    @discardableResult func send(_ line: String, at location: SourceLocation = #_sourceLocation) throws -> ScriptAnswer
    {
        let answer = session.answerAtOnce(line)
        if let failure = try? JSONDecoder().decode(Failure.self, from: Data(answer.utf8)) {
            Issue.record("\(line) was refused: \(failure.error)", sourceLocation: location)
        }
        return try JSONDecoder().decode(ScriptAnswer.self, from: Data(answer.utf8))
    }

    /// Sends an invalid line and returns the reason.
    func refusal(of line: String, at location: SourceLocation = #_sourceLocation) throws -> String {
        let answer = session.answerAtOnce(line)
        let object = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
        #expect(object?.keys.sorted() == ["error"], "\(line) was not refused", sourceLocation: location)
        return object?["error"] as? String ?? ""
    }

    /// The printed answer.
    func raw(_ line: String) -> String { session.answerAtOnce(line) }
}

typealias ScriptAnswer = ScriptState

extension ScriptState {
    /// The contents of the cells, with a dot for each empty cell.
    var shown: String { cells.map { $0.content.isEmpty ? "." : $0.content }.joined() }
}
