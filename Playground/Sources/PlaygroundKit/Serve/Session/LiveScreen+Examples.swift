import ExampleScreens

extension LiveScreen {
    /// The screens of the live page, in the order of its list.
    @MainActor public static let all = ExampleScreens.live.map { screen in
        let (title, summary) = texts[screen.name] ?? (screen.name, "")
        return LiveScreen(name: screen.name, title: title, summary: summary, hint: screen.hint, make: screen.make)
    }

    private static let texts = [
        "sign-in": (
            "Sign in", "A code from a text message: checked, wrong, expired, and sent again after longer waits."
        ),
        "payment": ("Payment PIN", "A sheet with secure cells and a shuffled keypad, locked after five wrong PINs."),
        "picture": ("Picture code", "A picture to read, fetched again; the caret stays at the end."),
        "choose-pin": ("Choose a PIN", "The current PIN, a new one, and the new one again; with a way back."),
    ]
}
