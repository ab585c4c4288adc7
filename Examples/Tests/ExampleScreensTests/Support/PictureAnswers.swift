import ExampleScreens

/// Brings a picture when a test says so.
struct PictureAnswers: PictureCodeProvider {
    let answers = Answers<PictureCode>()

    func picture() async throws -> PictureCode { try await answers.answer("picture") }
}
