import CodeInputPIN
public import UIKit

/// The example screens, with sample services.
@MainActor public enum ExampleScreens {
    /// A screen to try: its title, what it is, and how to make it.
    package typealias Live = (title: String, summary: String, make: @MainActor @Sendable () -> UIViewController)

    /// The screens to try, with the right code or PIN and delayed responses.
    package static let live: [Live] = [
        entry(
            "Sign up", "A code under a button, which is enabled while the code is complete and submits it.",
            "To sign up, enter \(newcomers.code)."
        ) { SignUpCodeScreen(verdict: newcomers.verdict) },
        entry(
            "Sign in", "A text-message code that can be wrong, expire, or be sent again.",
            "To sign in, enter \(SampleServer().code)."
        ) { SignInCodeScreen(phoneNumber: phoneNumber, service: SampleServer()) },
        entry(
            "Payment PIN", "A sheet with dots over a picture and a shuffled keypad, locked after five wrong PINs.",
            "To pay, enter \(bank.code)."
        ) { PaymentPINScreen(payment, service: bank) },
        entry(
            "Picture code", "A picture to read, with a button for a new one. The caret stays at the end.",
            "Enter the code in the picture. The first is \(SamplePictureService.texts[0])."
        ) { PictureCodeScreen(service: SamplePictureService()) },
        entry(
            "Invitation code", "Cells that are views of the app, and a menu with Paste only.",
            "To accept, enter \(host.code)."
        ) { InvitationCodeScreen(verdict: host.verdict) },
        entry(
            "Choose a PIN", "The current PIN, a new PIN, and the new PIN again, with a back button.",
            "The current PIN is \(bank.code)."
        ) { ChoosePINScreen(PINSetup(changingWith: AttemptLimiter(maximum: 10)), service: bank) },
    ]

    private static func entry(
        _ title: String, _ what: String, _ hint: String, make: @escaping @MainActor @Sendable () -> UIViewController
    ) -> Live { (title, "\(what) \(hint)", make) }

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
        ExampleScreen("Sign up", typing: "48") { signUpScreen() },
        ExampleScreen("Sign up, complete", isNotable: true, typing: "4829") { signUpScreen() },
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
        ExampleScreen("Sign in") { signInScreen() },
        ExampleScreen("Sign in, checking", typing: "482910") { signInScreen(delay: .seconds(3600)) },
        ExampleScreen("Sign in, wrong code", isNotable: true, typing: "482911", until: .rejected) { signInScreen() },
        ExampleScreen("Sign in, code expired") { signInScreen(request: CodeRequest(sentAt: start - .seconds(600))) },
        ExampleScreen("Sign in, four digits", typing: "48") { signInScreen(length: 4) },
    ]

    private static func signInScreen(
        length: Int = 6, delay: Duration = .zero, request: CodeRequest? = nil
    ) -> SignInCodeScreen {
        SignInCodeScreen(
            phoneNumber: phoneNumber, length: length, service: SampleServer(delay: delay), request: request,
            clock: stopped)
    }

    // MARK: - Payment

    private static let paying = [
        ExampleScreen("Payment", typing: "246") { paymentScreen() },
        ExampleScreen("Payment, checking", typing: "246813") { paymentScreen(delay: .seconds(3600)) },
        ExampleScreen("Payment, wrong PIN", typing: "111111", until: .rejected) { paymentScreen() },
        ExampleScreen("Payment, locked", isNotable: true, { paymentScreen(failures: 5) }) { screen in
            await waiting { screen.field.message != nil }
        },
        ExampleScreen("Payment, paid", typing: "246813", until: .accepted) { paymentScreen() },
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
        ExampleScreen("Picture, loading") { pictureScreen(delay: .seconds(3600)) },
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
        ExampleScreen("Invitation", isNotable: true, typing: "WX34") { invitationScreen() },
        ExampleScreen("Invitation, wrong", typing: "WX34YZ57", until: .rejected) { invitationScreen() },
    ]

    private static func invitationScreen() -> InvitationCodeScreen {
        InvitationCodeScreen(verdict: SampleServer(code: "WX34YZ56", delay: .zero).verdict)
    }

    // MARK: - Choosing a PIN

    private static let choosing = [
        ExampleScreen("Choose a PIN", typing: "190") { choosingScreen() },
        ExampleScreen("Choose a PIN, weak", typing: "123456") { choosingScreen() },
        ExampleScreen("Choose a PIN, mismatch", typing: "190576", "190567") { choosingScreen() },
        ExampleScreen("Choose a PIN, saved", isNotable: true, typing: "190576", "190576", until: .accepted) {
            choosingScreen()
        },
        ExampleScreen("Choose a PIN, not saved", { choosingScreen(canSave: false) }) { screen in
            for _ in 1...2 { screen.field.insertText("190576") }
            await waiting { !screen.retryButton.isHidden }
        },
        ExampleScreen("Change a PIN") { choosingScreen(change) },
        ExampleScreen("Change a PIN, locked", typing: "111111", until: .rejected) { choosingScreen(change) },
        ExampleScreen("Change a PIN, new one", { choosingScreen(change) }) { screen in
            screen.field.insertText("246813")
            await waiting { screen.setup.step == .choose }
        },
    ]

    private static let change = PINSetup(changingWith: AttemptLimiter(attempts: 1))

    private static func choosingScreen(_ setup: PINSetup = PINSetup(), canSave: Bool = true) -> ChoosePINScreen {
        ChoosePINScreen(
            setup, service: SampleServer(code: bank.code, delay: .zero, isReachable: canSave), clock: stopped)
    }
}

/// Waits until a condition holds, also on a slow machine, and returns whether it does; after a limit, a picture shows the failure.
@discardableResult @MainActor func waiting(until isThere: () -> Bool) async -> Bool {
    for _ in 0..<10_000 where !isThere() { try? await Task.sleep(for: .milliseconds(1)) }
    return isThere()
}

protocol FieldScreen: UIViewController { var field: CodeInputView { get } }
extension SignUpCodeScreen: FieldScreen {}
extension SignInCodeScreen: FieldScreen {}
extension PaymentPINScreen: FieldScreen {}
extension PictureCodeScreen: FieldScreen {}
extension InvitationCodeScreen: FieldScreen {}
extension ChoosePINScreen: FieldScreen {}

/// A screen in one of its states.
@MainActor public struct ExampleScreen {
    /// The name, such as "Sign in, wrong code".
    public let title: String
    /// Whether the state is one of the few that show what the screen is.
    public let isNotable: Bool
    /// Creates the screen in its first state.
    public let make: @MainActor () -> UIViewController
    /// Brings a screen from ``make``, in a window, to the state.
    ///
    /// The screen's services run meanwhile, for some turns of the main actor.
    public let arrange: @MainActor (UIViewController) async -> Void

    fileprivate init<Screen: FieldScreen>(
        _ title: String, isNotable: Bool = false, _ make: @escaping @MainActor () -> Screen,
        arrange: @escaping @MainActor (Screen) async -> Void
    ) {
        self.title = title
        self.isNotable = isNotable
        self.make = make
        self.arrange = { controller in if let screen = controller as? Screen { await arrange(screen) } }
    }

    /// The state after typing texts, once the field has a status.
    fileprivate init<Screen: FieldScreen>(
        _ title: String, isNotable: Bool = false, typing texts: String..., until status: CodeStatus? = nil,
        _ make: @escaping @MainActor () -> Screen
    ) {
        self.init(title, isNotable: isNotable, make) { screen in
            for text in texts { screen.field.insertText(text) }
            if let status { await waiting { screen.field.status == status } }
        }
    }
}
