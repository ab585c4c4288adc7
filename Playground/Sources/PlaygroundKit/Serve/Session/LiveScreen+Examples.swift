import ExampleScreens

extension LiveScreen {
    /// The screens of the live page, in the order of its list.
    @MainActor public static let all = ExampleScreens.live.map { screen in
        LiveScreen(
            name: screen.name, title: screen.title, summary: screen.summary, hint: screen.hint, make: screen.make)
    }
}
