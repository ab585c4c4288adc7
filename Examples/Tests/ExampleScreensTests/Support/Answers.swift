import CodeInputUIKit
import UIKit

@testable import ExampleScreens

/// Responses that wait for a test, on the main actor, as ``ScreenStage/settle()`` needs it.
@MainActor final class Answers<Value: Sendable> {
    struct Failure: Error {}

    private(set) var questions: [String] = []
    private(set) var cancellations = 0
    private var open: [CheckedContinuation<Value, any Error>] = []

    func answer(_ question: String) async throws -> Value {
        questions.append(question)
        defer { returning -= 1 }
        let value = try await withCheckedThrowingContinuation { open.append($0) }
        if Task.isCancelled { cancellations += 1 }
        return value
    }

    func give(_ value: Value?) {
        guard !open.isEmpty else { return }
        let continuation = open.removeFirst()
        returning += 1
        if let value { continuation.resume(returning: value) } else { continuation.resume(throwing: Failure()) }
    }
}

extension Answers {
    /// Removes a screen that waits, gives the answer, and returns whether the question was canceled and the screen is gone.
    func endWithScreen<Screen>(_ value: Value, _ begin: () async -> ScreenStage<Screen>) async -> Bool {
        weak var screen: Screen?
        do {
            let stage = await begin()
            screen = stage.screen
            await stage.leave()
        }
        give(value)
        let isGone = await waiting { screen == nil }
        return await waiting { cancellations == 1 } && isGone
    }
}

/// A server that responds when a test says so.
@MainActor struct ServerAnswers: SignInCodeService, PaymentService, PINService, PictureCodeService {
    let answers = Answers<CodeVerdict>(), sends = Answers<Bool>()
    let pictures = Answers<UIImage>()

    func sendCode() async throws { _ = try await sends.answer("send") }
    func verdict(on code: String) async throws -> CodeVerdict { try await answers.answer(code) }
    func pay(_ payment: Payment, pin: String) async throws -> Bool { try await isRight(pin) }
    func isCurrent(_ pin: String) async throws -> Bool { try await answers.answer("is \(pin)") == .accepted }
    func save(_ pin: String) async throws -> CodeVerdict { try await answers.answer("save \(pin)") }
    func picture() async throws -> UIImage { try await pictures.answer("picture") }
    func isRight(_ code: String) async throws -> Bool { try await answers.answer(code) == .accepted }
}
