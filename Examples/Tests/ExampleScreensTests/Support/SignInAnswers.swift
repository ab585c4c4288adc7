import CodeInputUIKit
import ExampleScreens

/// A service that responds when a test says so.
@MainActor struct SignInAnswers: SignInCodeService {
    let answers = Answers<CodeVerdict>()

    func sendCode() async throws { _ = try await answers.answer("send") }
    func verdict(on code: String) async throws -> CodeVerdict { try await answers.answer(code) }
}
