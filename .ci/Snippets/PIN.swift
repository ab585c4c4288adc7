// What the articles of CodeInputPIN and the README take as given.

import CodeInputPIN
import UIKit

struct Server: Sendable {
    func accepts(_ code: String) async throws -> Bool { false }
    func sendCode() async throws {}
}

let server = Server()
@MainActor let view = UIView()
@MainActor let field = CodeInputView()
@MainActor let pad = CodeKeypadView()
@MainActor var limiter = AttemptLimiter()
@MainActor func save(_ limiter: AttemptLimiter) {}
@MainActor func show(_ message: String) {}
@MainActor func submit(_ code: String) {}
@MainActor func updateButton(_ isEnabled: Bool) {}
