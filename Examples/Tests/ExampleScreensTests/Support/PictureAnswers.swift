import ExampleScreens

/// A provider that responds when a test says so.
@MainActor struct PictureAnswers: PictureCodeProvider {
    let answers = Answers<PictureCode>()

    func picture() async throws -> PictureCode { try await answers.answer("picture") }
}
