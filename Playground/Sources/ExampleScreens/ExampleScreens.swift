import CodeInputUIKit
public import UIKit

/// The screens that people build with the kit, with servers to try them on.
@MainActor public enum ExampleScreens {
    /// The screens by the names that a page calls them by, new ones each time, with answers that take their time.
    public static let live: [(name: String, make: @MainActor () -> UIViewController)] = [
        ("sign-in", { SignInCodeScreen(phoneNumber: phoneNumber, service: SampleSignInService()) }),
        ("payment", { PaymentPINScreen(payment, service: SamplePaymentService()) }),
        ("picture", { judged(PictureCodeScreen(provider: SamplePictureProvider())) }),
    ]

    /// Each screen in its notable states.
    public static let gallery: [ExampleScreen] = signIn + paying + pictures

    static let phoneNumber = "+49 ••• ••12 34"
    static let payment = Payment(payee: "Blue Door Coffee", amount: "€ 24.80", account: "from Current account ••42")
    private static let stopped = ScreenClock(now: { start }, sleep: { _ in try await Task.sleep(for: .seconds(3600)) })
    private nonisolated static let start = ContinuousClock.now

    // MARK: - Sign in

    private static let signIn = [
        ExampleScreen("Sign in", { signInScreen() }, arrange: { _ in await turns() }),
        ExampleScreen("Sign in, complete", { signInScreen() }) { screen in
            screen.field.insertText("482910")
            await turns()
        },
        ExampleScreen("Sign in, checking", { signInScreen(delay: .seconds(3600)) }) { screen in
            screen.field.insertText("482910")
            screen.submitButton.sendActions(for: .primaryActionTriggered)
            await turns()
        },
        ExampleScreen("Sign in, wrong code", { signInScreen() }) { screen in
            screen.field.insertText("482911")
            screen.submitButton.sendActions(for: .primaryActionTriggered)
            await turns()
        },
        ExampleScreen("Sign in, four digits", { signInScreen(length: 4) }) { screen in
            screen.field.insertText("48")
            await turns()
        },
    ]

    private static func signInScreen(length: Int = 6, delay: Duration = .zero) -> SignInCodeScreen {
        SignInCodeScreen(
            phoneNumber: phoneNumber, length: length, service: SampleSignInService(delay: delay), clock: stopped)
    }

    // MARK: - Payment

    private static let paying = [
        ExampleScreen("Payment", { paymentScreen() }) { screen in
            screen.field.insertText("246")
            await turns()
        },
        ExampleScreen("Payment, checking", { paymentScreen(delay: .seconds(3600)) }) { screen in
            screen.field.insertText("246813")
            await turns()
        },
        ExampleScreen("Payment, wrong PIN", { paymentScreen() }) { screen in
            screen.field.insertText("111111")
            await turns()
        },
        ExampleScreen("Payment, locked", { paymentScreen(failures: 4) }) { screen in
            screen.field.insertText("111111")
            await turns()
        },
        ExampleScreen("Payment, paid", { paymentScreen() }) { screen in
            screen.field.insertText("246813")
            await turns()
        },
    ]

    private static func paymentScreen(delay: Duration = .zero, failures: Int = 0) -> PaymentPINScreen {
        var limiter = AttemptLimiter()
        for _ in 0..<failures { limiter.fail(at: start) }
        return PaymentPINScreen(
            payment, service: SamplePaymentService(delay: delay), limiter: limiter,
            order: .shuffled(using: SteadyGenerator()), clock: stopped)
    }

    // MARK: - Picture

    private static let pictures = [
        ExampleScreen("Picture", { pictureScreen() }) { screen in
            await turns()
            screen.field.insertText("W4")
        },
        ExampleScreen("Picture, loading", { pictureScreen(delay: .seconds(3600)) }, arrange: { _ in await turns() }),
        ExampleScreen("Picture, slow", { pictureScreen(delay: .seconds(3600), clock: impatient) }) { _ in
            await turns()
        },
        ExampleScreen("Picture, failed", { pictureScreen(isReachable: false) }, arrange: { _ in await turns() }),
        ExampleScreen("Picture, wrong", { pictureScreen() }) { screen in
            await turns()
            screen.field.insertText("W4K7H")
            await turns()
        },
    ]

    private static let impatient = ScreenClock(now: { start }, sleep: { _ in })

    private static func pictureScreen(
        delay: Duration = .zero, isReachable: Bool = true, clock: ScreenClock = stopped
    ) -> PictureCodeScreen {
        judged(
            PictureCodeScreen(
                provider: SamplePictureProvider(texts: ["W4K7E"], delay: delay, isReachable: isReachable), clock: clock)
        )
    }

    /// A screen whose app is content with what the sample's picture says.
    private static func judged(_ screen: PictureCodeScreen) -> PictureCodeScreen {
        screen.onCode = { [weak screen] code, picture in
            if code == picture.identifier { screen?.accept() } else { screen?.reject() }
        }
        return screen
    }

    /// Lets the tasks of a screen run.
    private static func turns() async {
        for _ in 0..<5 { try? await Task.sleep(for: .milliseconds(2)) }
    }
}
