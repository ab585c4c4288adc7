import CodeInputUIKit
import Foundation
import Testing
import UIKit

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

/// A screen with a field and nothing else.
final class OneFieldController: UIViewController {
    let field = CodeInputView(length: 4, style: .box)

    /// The screen for the live page.
    static let screen = LiveScreen(name: "one", title: "One", summary: "One field.") { OneFieldController() }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.frame = CGRect(x: 40, y: 100, width: 300, height: 64)
        view.addSubview(field)
    }
}
