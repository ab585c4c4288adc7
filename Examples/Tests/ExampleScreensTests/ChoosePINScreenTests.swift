import CodeInputPIN
import TestTools
import Testing
import UIKit

@testable import ExampleScreens

extension ScreenTests {
    @MainActor @Suite struct ChoosePINScreenTests {
        private let service = ServerAnswers(), time = ManualClock()

        private func stage(_ setup: PINSetup = PINSetup()) async -> ScreenStage<ChoosePINScreen> {
            await ScreenStage(ChoosePINScreen(setup, service: service, clock: time.clock), service)
        }

        private func stage(changingWith limiter: AttemptLimiter) async -> ScreenStage<ChoosePINScreen> {
            await stage(PINSetup(changingWith: limiter))
        }

        /// The error message, after the shake.
        private func complaint(on stage: ScreenStage<ChoosePINScreen>) async -> String? {
            await StandInClock.run(for: 1)
            return stage.field.status == .rejected && stage.field.code.isEmpty ? stage.row : nil
        }

        @Test func aPINIsChosenConfirmedAndSaved() async {
            let stage = await stage(), screen = stage.screen
            var saved = 0
            screen.onSaved = { saved += 1 }
            #expect(screen.titleLabel.text == "Choose a PIN" && screen.progress.text == "Step 1 of 2")
            #expect(screen.backButton.isHidden && stage.field.isSecureTextEntry)
            await stage.type("190576")
            #expect(screen.titleLabel.text == "Enter the PIN again" && stage.field.code.isEmpty)
            #expect(StandInRecorder.announcements.contains("Enter the PIN again"))
            await stage.type("190576")
            #expect(stage.field.status == .verifying && !screen.pad.isEnabled)
            await stage.answer(.accepted)
            #expect(service.answers.questions == ["save 190576"] && saved == 1)
            #expect(stage.row == "Your PIN is saved." && stage.field.status == .accepted && screen.pad.isHidden)
            // VoiceOver was on a key of the pad, and the verdict is heard after the button.
            #expect(StandInRecorder.accessibility.suffix(2).first?.hasPrefix("layoutChanged: Done") == true)
            // The setup no longer holds a PIN.
            #expect(screen.setup.step == .choose && screen.setup.pin == nil)
            // No key begins another one.
            stage.field.becomeFirstResponder()
            await stage.delete()
            #expect(stage.field.status == .accepted && screen.titleLabel.text == "Your PIN")
        }

        @Test func aStepThatBeginsIsHeardAfterTheEchoOfTheKey() async {
            let stage = await stage()
            StandInAccessibilitySettings.isSpeaking = true
            await stage.type("190576")
            #expect(StandInRecorder.announcements.first == "Enter the PIN again")
            await stage.tap(stage.screen.backButton)
            #expect(StandInRecorder.announcements.contains("Choose a PIN"))
            stage.field.resignFirstResponder()
            stage.field.say("A line.")
            #expect(StandInRecorder.announcements.last == "A line.")
        }

        @Test func aCommonPINIsRefusedWithItsReason() async {
            let stage = await stage()
            await stage.type("123456")
            #expect(await complaint(on: stage) == "Do not use digits in a row." && stage.screen.setup.step == .choose)
            await stage.type("1")
            #expect(stage.row == PINSetup.Step.choose.hint)
        }

        @Test func threeMismatchesStartOver() async {
            let stage = await stage()
            await stage.type("190576")
            for line in ["2 attempts left.", "One attempt left.", "Choose one again."] {
                await stage.type("190567")
                #expect(await complaint(on: stage) == "The PINs differ. " + line)
            }
            #expect(stage.screen.titleLabel.text == "Choose a PIN")
            // The user can then choose a PIN.
            await stage.type("190576")
            await stage.enter("190576", .accepted)
            #expect(stage.field.status == .accepted)
        }

        @Test func theCurrentPINIsNoNewOneAndTheBackButtonGoesBackAStep() async {
            let stage = await stage(changingWith: AttemptLimiter()), screen = stage.screen
            await stage.enter("246813", .accepted)
            #expect(screen.titleLabel.text == "Choose a new PIN" && screen.progress.text == "Step 2 of 3")
            await stage.type("246813")
            #expect(await complaint(on: stage) == "That is your current PIN. Choose another one.")
            await stage.type("190576")
            #expect(screen.progress.text == "Step 3 of 3")
            await stage.type("19")
            await stage.tap(screen.backButton)
            #expect(screen.progress.text == "Step 2 of 3" && stage.field.code.isEmpty)
            await stage.tap(screen.backButton)
            #expect(screen.titleLabel.text == "Enter your current PIN" && screen.backButton.isHidden)
        }

        @Test func wrongCurrentPINsLockTheScreenForAWhile() async {
            let stage = await stage(changingWith: AttemptLimiter(attempts: 2, lockouts: [.seconds(60)]))
            for line in ["One attempt left.", "Too many attempts."] {
                await stage.enter("111111", .rejected())
                #expect(await complaint(on: stage) == "Wrong PIN. " + line)
            }
            await stage.advance(time, by: .seconds(1))
            #expect(stage.row == "Locked. Try again in 0:59." && !stage.field.isEnabled && !stage.screen.pad.isEnabled)
            await stage.advance(time, by: .seconds(59))
            #expect(stage.field.isEnabled && stage.screen.pad.isEnabled && stage.field.isFirstResponder)
            await stage.enter("246813", .accepted)
            #expect(stage.screen.setup.step == .choose && stage.screen.setup.limiter.failures == 0)
        }

        @Test func theLastWrongCurrentPINBlocksTheScreen() async {
            let stage = await stage(changingWith: AttemptLimiter(maximum: 1))
            await stage.enter("111111", .rejected())
            #expect(await complaint(on: stage) == "Wrong PIN. Your PIN is blocked.")
            #expect(!stage.field.isEnabled && !stage.screen.pad.isEnabled)
            let next = await self.stage(changingWith: stage.screen.setup.limiter)
            #expect(next.row == "Your PIN is blocked. Call your bank.")
            #expect(StandInRecorder.announcements == ["Your PIN is blocked. Call your bank."])
        }

        @Test func killingTheAppGivesNoTryBack() async {
            var saved = AttemptLimiter(attempts: 2)
            for _ in 1...2 {
                let stage = await stage(changingWith: saved)
                #expect(stage.field.isEnabled)
                stage.screen.onLimiterChange = { saved = $0 }
                await stage.type("111111")
            }
            await time.advance(by: .seconds(20))
            let stage = await stage(changingWith: saved)
            #expect(stage.row == "Locked. Try again in 0:40.")
            await stage.leave()
            #expect(time.sleeperCount == 0)
        }

        @Test func afterARestartOfTheDeviceALockoutGoesOnFromTheFirstLaunch() async throws {
            var limiter = AttemptLimiter(attempts: 1, lockouts: [.seconds(60)])
            // As saved before the restart, when the clock was far ahead.
            limiter.fail(at: time.clock.now() + .seconds(1_000_000))
            var saved = try JSONEncoder().encode(limiter)
            for row in ["Locked. Try again in 1:00.", "Locked. Try again in 0:40."] {
                let loaded = try JSONDecoder().decode(AttemptLimiter.self, from: saved)
                let screen = ChoosePINScreen(PINSetup(changingWith: loaded), service: service, clock: time.clock)
                screen.onLimiterChange = { saved = (try? JSONEncoder().encode($0)) ?? Data() }
                let stage = await ScreenStage(screen)
                #expect(stage.row == row)
                await stage.leave()
                await time.advance(by: .seconds(20))
            }
        }

        @Test func theLastAttemptIsAnnouncedAlsoAfterALockout() async {
            let stage = await stage(changingWith: AttemptLimiter(maximum: 10))
            await stage.announcesTheLastAttempt(time, "One more try, and your PIN is blocked.")
        }

        @Test func aScreenThatOpensAtTheLastAttemptSaysSo() async {
            var limiter = AttemptLimiter(maximum: 2)
            limiter.fail(at: time.clock.now())
            let stage = await stage(changingWith: limiter), line = "One more try, and your PIN is blocked."
            await StandInClock.run(for: 1)
            #expect(stage.row == line && StandInRecorder.announcements == [line])
            // No attempt is about to be made where the user chooses a new one.
            let next = await self.stage(changingWith: AttemptLimiter(maximum: 1))
            await next.enter("246813", .accepted)
            next.screen.viewDidAppear(false)
            #expect(next.row == PINSetup.Step.choose.hint)
        }

        @Test func aPINThatNobodyJudgedIsNotWrong() async {
            var limiter = AttemptLimiter(attempts: 1, lockouts: [.seconds(60)])
            limiter.fail(at: time.clock.now())
            let stage = await stage(changingWith: limiter)
            // As if the lockout ended in the field first.
            stage.field.isEnabled = true
            stage.field.becomeFirstResponder()
            await stage.type("246813")
            #expect(service.answers.questions == [] && stage.row == "Too many attempts.")
            #expect(stage.screen.setup.limiter.failures == 1)
            await StandInClock.run(for: 1)
            await stage.advance(time, by: .seconds(1))
            #expect(stage.row == "Locked. Try again in 0:59.")
        }

        @Test func aRightPINWhoseAnswerComesAfterTheScreenWasCoveredIsNoFailure() async {
            let stage = await stage(changingWith: AttemptLimiter())
            var saved: AttemptLimiter?
            stage.screen.onLimiterChange = { saved = $0 }
            await stage.type("246813")
            stage.screen.viewDidDisappear(false)
            await stage.answer(.accepted)
            #expect(service.answers.cancellations == 1 && saved == AttemptLimiter())
            #expect(stage.screen.setup.limiter.failures == 0 && stage.screen.setup.step == .current)
        }

        @Test func withoutAnAnswerNoAttemptIsCounted() async {
            let stage = await stage(changingWith: AttemptLimiter())
            await stage.enter("246813", nil)
            #expect(stage.row == "There is no connection. Try again.")
            #expect(stage.field.code.isEmpty && stage.screen.pad.isEnabled && stage.screen.setup.limiter.failures == 0)
        }

        @Test func aPINThatCouldNotBeSavedCanBeSavedOrChosenAgain() async {
            let stage = await stage(), screen = stage.screen
            await stage.type("190576")
            await stage.enter("190576", nil)
            #expect(screen.titleLabel.text == "Your PIN is not saved" && !screen.retryButton.isHidden)
            await stage.tap(screen.retryButton)
            #expect(stage.field.status == .verifying && screen.retryButton.isHidden)
            await stage.answer(nil)
            await stage.tap(screen.backButton)
            #expect(screen.titleLabel.text == "Choose a PIN" && stage.field.isFirstResponder)
            await stage.type("190577")
            await stage.enter("190577", .accepted)
            #expect(service.answers.questions == ["save 190576", "save 190576", "save 190577"])
            #expect(stage.field.status == .accepted)
        }

        @Test func aPINThatTheServiceRefusesIsChosenAgain() async {
            let stage = await stage()
            await stage.type("190576")
            await stage.enter("190576", .rejected(message: "You had this one before."))
            #expect(await complaint(on: stage) == "You had this one before.")
            #expect(stage.screen.titleLabel.text == "Choose a PIN" && stage.screen.pad.isEnabled)
        }

        @Test func closingCancelsAndLeavesNothing() async {
            var told: [String] = []
            let isOver = await service.answers.endWithScreen(.accepted) { () -> ScreenStage<ChoosePINScreen> in
                let stage = await stage()
                stage.screen.onSaved = { told.append("saved") }
                stage.screen.onClose = { told.append("closed") }
                for _ in 1...2 { await stage.type("190576") }
                // VoiceOver's escape gesture.
                #expect(stage.screen.accessibilityPerformEscape())
                return stage
            }
            #expect(isOver && told == ["closed"])
        }

        @Test func coveredWhileItSavesItCanSaveAgain() async {
            let stage = await stage()
            for _ in 1...2 { await stage.type("190576") }
            stage.screen.viewDidDisappear(false)
            stage.screen.viewDidAppear(false)
            await stage.answer(.accepted)
            #expect(stage.screen.titleLabel.text == "Your PIN is not saved")
            await stage.tap(stage.screen.retryButton)
            await stage.answer(.accepted)
            #expect(stage.row == "Your PIN is saved.")
        }
    }
}
