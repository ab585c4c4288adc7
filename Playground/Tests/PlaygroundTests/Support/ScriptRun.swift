import Foundation
import PlaygroundKit
import Testing

/// A session whose answers are read back.
@MainActor struct ScriptRun {
    private struct Failure: Decodable {
        var error: String
    }

    private let session = ScriptSession()

    /// Starts a session and gives the lines before the one that a test is about.
    init(_ lines: String...) throws {
        for line in lines { try send(line) }
    }

    /// Gives a line that makes sense.
    @discardableResult func send(_ line: String, at location: SourceLocation = #_sourceLocation) throws -> ScriptAnswer
    {
        let answer = session.answerAtOnce(line)
        if let failure = try? JSONDecoder().decode(Failure.self, from: Data(answer.utf8)) {
            Issue.record("\(line) was refused: \(failure.error)", sourceLocation: location)
        }
        return try JSONDecoder().decode(ScriptAnswer.self, from: Data(answer.utf8))
    }

    /// Gives a line that lets time pass, and waits for those who wait for it.
    @discardableResult func pass(_ line: String) async throws -> ScriptAnswer {
        try JSONDecoder().decode(ScriptAnswer.self, from: Data(await session.answer(line).utf8))
    }

    /// Gives a line that makes none, and returns the reason.
    func refusal(of line: String, at location: SourceLocation = #_sourceLocation) throws -> String {
        let answer = session.answerAtOnce(line)
        let object = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
        #expect(object?.keys.sorted() == ["error"], "\(line) was not refused", sourceLocation: location)
        return object?["error"] as? String ?? ""
    }

    /// The answer as it is printed.
    func raw(_ line: String) -> String { session.answerAtOnce(line) }
}
