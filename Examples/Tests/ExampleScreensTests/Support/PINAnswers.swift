import CodeInputUIKit
import ExampleScreens

/// Knows the current PIN, and saves a new one, when a test says so.
struct PINAnswers: PINService {
    let answers = Answers<CodeVerdict>()

    func isCurrent(_ pin: String) async throws -> Bool { try await answers.answer("is \(pin)") == .accepted }
    func save(_ pin: String) async throws -> CodeVerdict { try await answers.answer("save \(pin)") }
}
