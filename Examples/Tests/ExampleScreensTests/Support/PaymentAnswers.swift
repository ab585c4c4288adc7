import ExampleScreens

/// A bank that responds when a test says so.
@MainActor struct PaymentAnswers: PaymentService {
    let answers = Answers<Bool>()

    func pay(_ payment: Payment, pin: String) async throws -> Bool { try await answers.answer(pin) }
}
