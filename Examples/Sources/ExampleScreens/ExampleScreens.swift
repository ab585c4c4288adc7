import CodeInputPIN
public import UIKit

/// The example screens, with sample services.
@MainActor public enum ExampleScreens {
    /// A screen to try, with delayed responses.
    public struct Live: Sendable {
        /// The title.
        public let title: String
        /// The description, in one sentence.
        public let summary: String
        /// The right code or PIN.
        public let hint: String
        /// Creates a new screen.
        public let make: @MainActor @Sendable () -> UIViewController
    }

    /// The screens to try.
    public static let live = [
        Live(
            title: "Sign up",
            summary: "A code under a button, which is enabled while the code is complete and submits it.",
            hint: "To sign up, enter \(newcomers.code).",
            make: { SignUpCodeScreen(verdict: newcomers.verdict) }),
        Live(
            title: "Sign in",
            summary: "A text-message code that can be wrong, expire, or be sent again.",
            hint: "To sign in, enter \(SampleServer().code).",
            make: { SignInCodeScreen(phoneNumber: phoneNumber, service: SampleServer()) }),
        Live(
            title: "Payment PIN",
            summary: "A sheet with dots over a picture and a shuffled keypad, locked after five wrong PINs.",
            hint: "To pay, enter \(bank.code).",
            make: { PaymentPINScreen(payment, service: bank) }),
        Live(
            title: "Picture code",
            summary: "A picture to read, with a button for a new one. The caret stays at the end.",
            hint: "Enter the code in the picture. The first is \(SamplePictureService.texts[0]).",
            make: { PictureCodeScreen(service: SamplePictureService()) }),
        Live(
            title: "Invitation code",
            summary: "Cells that are views of the app, and a menu with Paste only.",
            hint: "To accept, enter \(host.code).",
            make: { InvitationCodeScreen(verdict: host.verdict) }),
        Live(
            title: "Choose a PIN",
            summary: "The current PIN, a new PIN, and the new PIN again, with a back button.",
            hint: "The current PIN is \(bank.code).",
            make: { ChoosePINScreen(PINSetup(changingWith: AttemptLimiter()), service: bank) }),
    ]

    private static let newcomers = SampleServer(code: "4829")
    private static let bank = SampleServer(code: "246813")
    private static let host = SampleServer(code: "WX34YZ56")

    /// Each screen in its notable states.
    public static let gallery: [ExampleScreen] = signUp + signIn + paying + pictures + inviting + choosing

    static let phoneNumber = "+49 ••• ••12 34"
    static let payment = Payment(payee: "Blue Door Coffee", amount: "€ 24.80", account: "from Current account ••42")
    private static let stopped = ScreenClock(now: { start }, sleep: { _ in try await Task.sleep(for: .seconds(3600)) })
    private nonisolated static let start = ContinuousClock.now

    // MARK: - Sign up

    private static let signUp = [
        ExampleScreen("Sign up", { signUpScreen() }) { screen in screen.field.insertText("48") },
        ExampleScreen("Sign up, complete", isNotable: true, { signUpScreen() }) { screen in
            screen.field.insertText("4829")
        },
        ExampleScreen("Sign up, wrong code", { signUpScreen() }) { screen in
            screen.field.insertText("1111")
            screen.field.submit()
            await waiting { screen.field.status == .rejected }
        },
    ]

    private static func signUpScreen() -> SignUpCodeScreen {
        SignUpCodeScreen(verdict: SampleServer(code: "4829", delay: .zero).verdict)
    }

    // MARK: - Sign in

    private static let signIn = [
        ExampleScreen("Sign in", { signInScreen() }),
        ExampleScreen("Sign in, checking", { signInScreen(delay: .seconds(3600)) }) { screen in
            screen.field.insertText("482910")
        },
        ExampleScreen("Sign in, wrong code", isNotable: true, { signInScreen() }) { screen in
            screen.field.insertText("482911")
            await waiting { screen.field.status == .rejected }
        },
        ExampleScreen("Sign in, code expired", { signInScreen(request: old) }),
        ExampleScreen("Sign in, four digits", { signInScreen(length: 4) }) { screen in
            screen.field.insertText("48")
        },
    ]

    private static let old = CodeRequest(sentAt: start - .seconds(600))

    private static func signInScreen(
        length: Int = 6, delay: Duration = .zero, request: CodeRequest? = nil
    ) -> SignInCodeScreen {
        SignInCodeScreen(
            phoneNumber: phoneNumber, length: length, service: SampleServer(delay: delay), request: request,
            clock: stopped)
    }

    // MARK: - Payment

    private static let paying = [
        ExampleScreen("Payment", { paymentScreen() }) { screen in screen.field.insertText("246") },
        ExampleScreen("Payment, checking", { paymentScreen(delay: .seconds(3600)) }) { screen in
            screen.field.insertText("246813")
        },
        ExampleScreen("Payment, wrong PIN", { paymentScreen() }) { screen in
            screen.field.insertText("111111")
            await waiting { screen.field.status == .rejected }
        },
        ExampleScreen("Payment, locked", isNotable: true, { paymentScreen(failures: 5) }) { screen in
            await waiting { screen.field.message != nil }
        },
        ExampleScreen("Payment, paid", { paymentScreen() }) { screen in
            screen.field.insertText("246813")
            await waiting { screen.field.status == .accepted }
        },
    ]

    private static func paymentScreen(delay: Duration = .zero, failures: Int = 0) -> PaymentPINScreen {
        var limiter = AttemptLimiter()
        for _ in 0..<failures { limiter.fail(at: start) }
        return PaymentPINScreen(
            payment, service: SampleServer(code: bank.code, delay: delay), limiter: limiter,
            order: .standard, clock: stopped)
    }

    // MARK: - Picture

    private static let pictures = [
        ExampleScreen("Picture", isNotable: true, { pictureScreen() }) { screen in
            await waiting { screen.picture.image != nil }
            screen.field.insertText("W4")
        },
        ExampleScreen("Picture, loading", { pictureScreen(delay: .seconds(3600)) }),
        ExampleScreen("Picture, failed", { pictureScreen(isReachable: false) }) { screen in
            await waiting { screen.field.message?.hasPrefix("The picture") == true }
        },
        ExampleScreen("Picture, wrong", { pictureScreen() }) { screen in
            await waiting { screen.picture.image != nil }
            screen.field.insertText("W4KH")
            await waiting { screen.field.status == .rejected && screen.picture.image != nil }
        },
    ]

    private static func pictureScreen(delay: Duration = .zero, isReachable: Bool = true) -> PictureCodeScreen {
        PictureCodeScreen(service: SamplePictureService(SampleServer(delay: delay, isReachable: isReachable)))
    }

    // MARK: - Invitation

    private static let inviting = [
        ExampleScreen("Invitation", isNotable: true, { invitationScreen() }) { screen in
            screen.field.insertText("WX34")
        },
        ExampleScreen("Invitation, wrong", { invitationScreen() }) { screen in
            screen.field.insertText("WX34YZ57")
            await waiting { screen.field.status == .rejected }
        },
    ]

    private static func invitationScreen() -> InvitationCodeScreen {
        InvitationCodeScreen(verdict: SampleServer(code: "WX34YZ56", delay: .zero).verdict)
    }

    // MARK: - Choosing a PIN

    private static let choosing = [
        ExampleScreen("Choose a PIN", { choosingScreen(PINSetup()) }) { screen in screen.field.insertText("190") },
        ExampleScreen("Choose a PIN, weak", { choosingScreen(PINSetup()) }) { screen in
            screen.field.insertText("123456")
        },
        ExampleScreen("Choose a PIN, mismatch", { choosingScreen(PINSetup()) }) { screen in
            screen.field.insertText("190576")
            screen.field.insertText("190567")
        },
        ExampleScreen("Choose a PIN, saved", isNotable: true, { choosingScreen(PINSetup()) }) { screen in
            for _ in 1...2 { screen.field.insertText("190576") }
            await waiting { screen.field.status == .accepted }
        },
        ExampleScreen("Choose a PIN, not saved", { choosingScreen(PINSetup(), canSave: false) }) { screen in
            for _ in 1...2 { screen.field.insertText("190576") }
            await waiting { !screen.retryButton.isHidden }
        },
        ExampleScreen("Change a PIN", { choosingScreen(change) }),
        ExampleScreen("Change a PIN, locked", { choosingScreen(change) }) { screen in
            screen.field.insertText("111111")
            await waiting { screen.field.status == .rejected }
        },
        ExampleScreen("Change a PIN, new one", { choosingScreen(change) }) { screen in
            screen.field.insertText("246813")
            await waiting { screen.setup.step == .choose }
        },
    ]

    private static let change = PINSetup(changingWith: AttemptLimiter(attempts: 1))

    private static func choosingScreen(_ setup: PINSetup, canSave: Bool = true) -> ChoosePINScreen {
        ChoosePINScreen(
            setup, service: SampleServer(code: bank.code, delay: .zero, isReachable: canSave), clock: stopped)
    }

    /// Lets the tasks of a screen run until a condition holds, also on a slow machine.
    ///
    /// After a limit it returns, and a picture shows the failure.
    private static func waiting(until isThere: () -> Bool) async {
        for _ in 0..<10_000 where !isThere() { try? await Task.sleep(for: .milliseconds(1)) }
    }
}

/// A screen in one of its states.
@MainActor public struct ExampleScreen {
    /// The name, such as "Sign in, wrong code".
    public let title: String
    /// Whether the state is one of the few that show what the screen is.
    public let isNotable: Bool
    private let controller: @MainActor () -> UIViewController
    private let arrangement: @MainActor (UIViewController) async -> Void

    init<Screen: UIViewController>(
        _ title: String, isNotable: Bool = false, _ controller: @escaping @MainActor () -> Screen,
        arrange: @escaping @MainActor (Screen) async -> Void = { _ in }
    ) {
        self.title = title
        self.isNotable = isNotable
        self.controller = controller
        arrangement = { controller in if let screen = controller as? Screen { await arrange(screen) } }
    }

    /// Creates the screen in its first state.
    public func make() -> UIViewController { controller() }

    /// Brings a screen from ``make()``, in a window, to the state.
    ///
    /// The screen's services run meanwhile, for some turns of the main actor.
    ///
    /// - Parameter controller: The screen.
    public func arrange(_ controller: UIViewController) async { await arrangement(controller) }
}
