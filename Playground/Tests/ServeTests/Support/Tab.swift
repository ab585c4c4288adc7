import Foundation
import Testing

@testable import PlaygroundKit

/// A tab of the live page, without a browser.
@MainActor final class Tab {
    private let session: LiveSession

    init(screens: [LiveScreen] = []) { session = LiveSession(screens: screens) }

    /// The answer to a request.
    @discardableResult func send(_ message: String) throws -> [String: Any] {
        let text = session.answerAtOnce(message)
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    /// The answer to a line of the script protocol in a request.
    @discardableResult func line(_ line: String) throws -> [String: Any] { try send(#"{"id":1,"line":\#(line)}"#) }

    /// The state after a line.
    func state(_ line: String = #"{"do":"state"}"#) throws -> [String: Any] {
        try #require(try self.line(line)["state"] as? [String: Any])
    }

    /// The raw text of an answer.
    func raw(_ message: String) -> String { session.answerAtOnce(message) }

    /// The contents of the cells.
    func contents(_ line: String = #"{"do":"state"}"#) throws -> [String] {
        let cells = try #require(try state(line)["cells"] as? [[String: Any]])
        return cells.compactMap { $0["content"] as? String }
    }
}
