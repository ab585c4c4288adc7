import CodeInputUIKit
import ExampleScreens

/// A service that responds when a test says so.
@MainActor struct PINAnswers: PINService {
    let answers = Answers<CodeVerdict>()

    func isCurrent(_ pin: String) async throws -> Bool { try await answers.answer("is \(pin)") == .accepted }
    func save(_ pin: String) async throws -> CodeVerdict { try await answers.answer("save \(pin)") }
}
