import CodeInputPIN
import TestTools
import Testing
import UIKit

@testable import ExampleScreens

extension ScreenTests {
    @MainActor @Suite struct PaymentPINScreenTests {
        private let service = ServerAnswers(), time = ManualClock()
        private let payment = Payment(payee: "Payee", amount: "€ 1", account: "Account")

        private func stage(
            _ limiter: AttemptLimiter = AttemptLimiter(), order: CodeKeypadOrder = .standard
        ) async -> ScreenStage<PaymentPINScreen> {
            let screen = PaymentPINScreen(payment, service: service, limiter: limiter, order: order, clock: time.clock)
            return await ScreenStage(screen, service)
        }

        private func lock(_ stage: ScreenStage<PaymentPINScreen>) async {
            for _ in 1...5 {
                await stage.enter("111111", .rejected())
                await StandInClock.run(for: 1)
            }
        }

        @Test func theRightPINPaysOnce() async {
            let stage = await stage()
            var paid = 0
            stage.screen.onPaid = { paid += 1 }
            #expect(stage.field.isSecureTextEntry && stage.field.masking == nil)
            await stage.type("246813")
            #expect(stage.field.status == .verifying && !stage.screen.pad.isEnabled)
            await stage.answer(.accepted)
            #expect(stage.field.status == .accepted && paid == 1 && stage.screen.pad.isHidden)
            #expect(stage.screen.titleLabel.text == "Payment complete")
            // Pays once, whatever the user does.
            stage.screen.viewDidAppear(false)
            stage.field.becomeFirstResponder()
            stage.keyboard.deleteBackward()
            await stage.type("3")
            #expect(service.answers.questions.count == 1 && !stage.screen.pad.isEnabled)
        }

        @Test func theLastAttemptIsAnnouncedAlsoAfterALockout() async {
            let stage = await stage(AttemptLimiter(maximum: 10))
            await stage.announcesTheLastAttempt(time, "One more try, and your card is blocked.")
        }

        @Test func aSheetThatOpensAtTheLastAttemptSaysSo() async {
            var limiter = AttemptLimiter(maximum: 2)
            limiter.fail(at: time.clock.now())
            let stage = await stage(limiter), line = "One more try, and your card is blocked."
            await StandInClock.run(for: 1)
            #expect(stage.row == line && StandInRecorder.announcements == [line])
        }

        @Test func aSheetThatComesBackSavesNoLimiterThatIsAsBefore() async {
            let stage = await stage()
            stage.screen.onLimiterChange = { _ in Issue.record("another screen may have saved a newer one") }
            stage.screen.viewDidAppear(false)
        }

        @Test func aSheetThatPaysDoesNotClose() async {
            let stage = await stage(AttemptLimiter(maximum: 1))
            var closed = 0
            stage.screen.onClose = { closed += 1 }
            await stage.type("246813")
            await stage.tap(stage.screen.closeButton)
            #expect(stage.screen.accessibilityPerformEscape() && closed == 0 && !stage.screen.closeButton.isEnabled)
            await stage.answer(.accepted)
            await stage.tap(stage.screen.closeButton)
            #expect(closed == 1 && stage.screen.limiter.failures == 0)
        }

        @Test func aPaymentThatSucceedsAfterItsQuestionWasCanceledIsNoFailure() async {
            let stage = await stage()
            await stage.type("246813")
            stage.field.status = .editing
            await stage.answer(.accepted)
            #expect(service.answers.cancellations == 1 && stage.screen.limiter.failures == 0)
        }

        @Test func whoHearsTheFieldFirstHearsWhatItPays() async {
            let field = await stage().field
            #expect(field.accessibilityLabel == "PIN to pay € 1 to Payee")
            #expect(field.accessibilityUserInputLabels == ["PIN"])
        }

        @Test func theKeysOfThePadType() async throws {
            let stage = await stage(order: .shuffled)
            let pad = stage.screen.pad
            let keys = (pad.accessibilityElements ?? []).compactMap { $0 as? UIAccessibilityElement }
            let key = try #require(keys.first { $0.accessibilityIdentifier == "key 7" })
            StandInTouch.tap(pad, in: key.accessibilityFrameInContainerSpace)
            #expect(stage.field.code == "7")
        }

        @Test func aWrongPINShakesClearsAndShowsTheAttemptsLeft() async {
            let stage = await stage()
            await stage.enter("111111", .rejected())
            #expect(stage.row == "Wrong PIN. 4 attempts left.")
            #expect(stage.field.status == .rejected && StandInRecorder.feedback.last == "error")
            await StandInClock.run(for: 1)
            #expect(stage.field.code.isEmpty && stage.screen.pad.isEnabled)
            await stage.type("1")
            #expect(stage.row == nil)
        }

        @Test func theSheetWarnsBeforeTheLastAttemptAndBlocksAfterIt() async {
            let stage = await stage(AttemptLimiter(maximum: 2))
            for line in ["One more try, and your card is blocked.", "Your card is blocked. Call your bank."] {
                await stage.enter("111111", .rejected())
                await StandInClock.run(for: 1)
                #expect(stage.row == "Wrong PIN. " + line)
            }
            #expect(!stage.field.isEnabled && !stage.screen.pad.isEnabled)
            let next = await self.stage(stage.screen.limiter)
            #expect(!next.field.isEnabled && next.row == "Your card is blocked. Call your bank.")
            #expect(StandInRecorder.announcements == ["Your card is blocked. Call your bank."])
        }

        @Test func thePINIsGoneWhenTheUserLeavesTheApp() async {
            let stage = await stage()
            await stage.type("2468")
            UIApplication.shared.standInState = .background
            #expect(stage.field.code.isEmpty)
            UIApplication.shared.standInState = .active
        }

        @Test func fiveWrongPINsLockTheSheetForAWhile() async {
            let stage = await stage()
            await lock(stage)
            #expect(stage.row == "Wrong PIN. Locked for 1:00." && stage.field.code.isEmpty)
            #expect(!stage.field.isEnabled && !stage.screen.pad.isEnabled)
            await stage.advance(time, by: .seconds(30))
            #expect(stage.row == "Locked. Try again in 0:30.")
            await stage.advance(time, by: .seconds(30))
            #expect(stage.field.isEnabled && stage.field.isFirstResponder)
            await stage.enter("246813", .accepted)
            #expect(stage.field.status == .accepted && stage.screen.limiter.failures == 0)
        }

        @Test(arguments: [true, false]) func killingTheAppGivesNoTryBack(beforeTheVerdict: Bool) async throws {
            var saved = try JSONEncoder().encode(AttemptLimiter())
            for _ in 1...5 {
                let stage = await stage(try JSONDecoder().decode(AttemptLimiter.self, from: saved))
                #expect(stage.field.isEnabled)
                stage.screen.onLimiterChange = { saved = (try? JSONEncoder().encode($0)) ?? Data() }
                await stage.type("111111")
                if !beforeTheVerdict { await stage.answer(.rejected()) }
            }
            await time.advance(by: .seconds(20))
            let stage = await stage(try JSONDecoder().decode(AttemptLimiter.self, from: saved))
            #expect(stage.row == "Locked. Try again in 0:40." && !stage.field.isEnabled)
            // A sheet that opens locked says so, and its countdown is silent.
            await stage.advance(time, by: .seconds(1))
            #expect(StandInRecorder.announcements == ["Locked. Try again in 0:40."])
        }

        @Test(arguments: [UIApplication.State.active, .background])
        func withoutAnAnswerNothingIsPaidAndNoAttemptIsCounted(_ state: UIApplication.State) async {
            let stage = await stage()
            await stage.type("246813")
            UIApplication.shared.standInState = state
            await stage.answer(nil)
            UIApplication.shared.standInState = .active
            await stage.settle()
            #expect(stage.row == "The bank can’t be reached. Nothing was paid.")
            #expect(stage.field.code.isEmpty && stage.screen.limiter.failures == 0 && stage.screen.pad.isEnabled)
        }

        @Test func theLinkAndTheCloseButtonCallTheApp() async {
            let stage = await stage()
            var told: [String] = []
            stage.screen.onForgottenPIN = { told.append("forgotten") }
            stage.screen.onClose = { told.append("closed") }
            await stage.tap(stage.screen.forgottenButton)
            await stage.tap(stage.screen.closeButton)
            #expect(stage.screen.accessibilityPerformEscape() && told == ["forgotten", "closed", "closed"])
        }

        @Test func theCloseButtonIsATargetAlsoForLargeText() async {
            for (category, size) in [(UIContentSizeCategory.large, 44), (.accessibilityExtraExtraExtraLarge, 60)] {
                StandInScreen.setTraits { $0.preferredContentSizeCategory = category }
                let screen = PaymentPINScreen(payment, service: service)
                UIScreen.main.traitCollection.performAsCurrent { screen.loadViewIfNeeded() }
                screen.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
                screen.view.layoutIfNeeded()
                let button = screen.closeButton.bounds.size, title = screen.titleLabel
                #expect(min(button.width, button.height) >= CGFloat(size) && button.width == button.height, "\(button)")
                #expect(abs(title.frame.midX - (title.superview?.bounds.midX ?? 0)) < 1)
            }
            StandInScreen.reset()
        }

        @Test func closingCancelsAndLeavesNothing() async {
            var paid = 0
            let isOver = await service.answers.endWithScreen(.accepted) { () -> ScreenStage<PaymentPINScreen> in
                let stage = await stage()
                stage.screen.onPaid = { paid += 1 }
                await stage.type("246813")
                return stage
            }
            #expect(isOver && paid == 0)
        }

        // MARK: - Covered

        @Test("a sheet that is covered during verification takes the verdict", arguments: [true, false])
        func coveredWhileChecking(isRight: Bool) async {
            let stage = await stage()
            await stage.type("246813")
            await stage.leave()
            #expect(stage.field.status == .verifying)
            service.answers.give(isRight ? .accepted : .rejected())
            await stage.comeBack()
            #expect(stage.field.status == (isRight ? .accepted : .rejected))
            #expect(stage.row == (isRight ? "Paid." : "Wrong PIN. 4 attempts left."))
            #expect(stage.screen.pad.isEnabled == !isRight && service.answers.cancellations == 0)
        }

        @Test("a locked sheet that was covered unlocks when the lockout is over", arguments: [30, 90])
        func coveredWhileLocked(seconds: Int) async {
            let stage = await stage()
            await lock(stage)
            #expect(!stage.field.isEnabled)
            await stage.leave()
            #expect(time.sleeperCount == 0)
            await time.advance(by: .seconds(seconds))
            await stage.comeBack()
            let states = [stage.field.isEnabled, stage.screen.pad.isEnabled, stage.field.isFirstResponder]
            #expect(states.allSatisfy { $0 == (seconds > 60) })
            #expect(stage.row == (seconds > 60 ? "You can try again." : "Locked. Try again in 0:30."))
        }
    }
}
