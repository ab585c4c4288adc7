import CodeInputPIN
import Testing
import UIKit

@testable import ExampleScreens

extension ScreenTests {
    @MainActor @Suite struct PaymentPINScreenCoveredTests {
        private let service = PaymentAnswers()
        private let time = ManualTime()

        private func stage() async -> ScreenStage<PaymentPINScreen> {
            let payment = Payment(payee: "Payee", amount: "€ 1", account: "Account")
            return await ScreenStage(
                PaymentPINScreen(payment, service: service, order: .standard, clock: time.clock))
        }

        /// Adds the sheet to the window again.
        private func comeBack(_ stage: ScreenStage<PaymentPINScreen>) async {
            stage.window.rootViewController = stage.screen
            await stage.settle()
        }

        @Test(
            "a sheet that is covered during verification takes the verdict", arguments: [true, false])
        func coveredWhileChecking(isRight: Bool) async {
            let stage = await stage()
            await stage.type("246813")
            await stage.leave()
            #expect(stage.screen.field.status == .verifying)
            service.answers.give(isRight)
            await comeBack(stage)
            #expect(stage.screen.field.status == (isRight ? .accepted : .rejected))
            #expect(stage.screen.field.row == (isRight ? "Paid." : "Wrong PIN. 4 attempts left."))
            #expect(stage.screen.pad.isEnabled == !isRight)
            #expect(service.answers.cancellations == 0)
        }

        @Test("a locked sheet that was covered unlocks when the lockout is over", arguments: [30, 90])
        func coveredWhileLocked(seconds: Int) async {
            let stage = await stage()
            for _ in 1...5 {
                await stage.type("111111")
                service.answers.give(false)
                await stage.settle()
                await StandInClock.run(for: 1)
            }
            #expect(!stage.screen.field.isEnabled)
            await stage.leave()
            time.advance(by: .seconds(seconds))
            await comeBack(stage)
            #expect(stage.screen.field.isEnabled == (seconds > 60))
            #expect(stage.screen.pad.isEnabled == (seconds > 60))
            #expect(stage.screen.field.isFirstResponder == (seconds > 60))
            #expect(
                stage.screen.field.row == (seconds > 60 ? "You can try again." : "Locked. Try again in 0:30."))
        }
    }
}
