// What the articles of CodeInputUIKit, those of CodeInputPIN and the README take as given.

import CodeInputUIKit
import UIKit

struct Server: Sendable {
    func accepts(_ code: String) async throws -> Bool { false }
    func sendCode() async throws {}
}

let server = Server()
@MainActor let view = UIView()
@MainActor let field = CodeInputView()
@MainActor func show(_ message: String) {}
@MainActor func submit(_ code: String) {}
@MainActor func updateButton(_ isEnabled: Bool) {}
