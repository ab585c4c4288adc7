import CodeInputPIN
import TestTools
import Testing
import UIKit

@testable import ExampleScreens

extension ScreenTests {
    @MainActor @Suite struct ChoosePINScreenTests {
        private let service = ServerAnswers()
        private let time = ManualClock()

        private func stage(_ setup: PINSetup = PINSetup()) async -> ScreenStage<ChoosePINScreen> {
            await ScreenStage(ChoosePINScreen(setup, service: service, clock: time.clock))
        }

        /// Types a PIN, and responds if the step asks the service.
        private func enter(_ pin: String, _ verdict: CodeVerdict?, on stage: ScreenStage<ChoosePINScreen>) async {
            await stage.type(pin)
            await stage.answer(service.answers, verdict)
        }

        /// The error message, after the shake.
        private func complaint(on stage: ScreenStage<ChoosePINScreen>) async -> String? {
            await StandInClock.run(for: 1)
            let isShown = stage.screen.field.status == .rejected && stage.screen.field.code.isEmpty
            return isShown ? stage.screen.field.row : nil
        }

        @Test func aPINIsChosenConfirmedAndSaved() async {
            let stage = await stage()
            var saved = 0
            stage.screen.onSaved = { saved += 1 }
            #expect(stage.screen.titleLabel.text == "Choose a PIN" && stage.screen.progress.text == "Step 1 of 2")
            #expect(stage.screen.backButton.isHidden && stage.screen.field.isSecureTextEntry)
            await stage.type("190576")
            #expect(stage.screen.titleLabel.text == "Enter the PIN again" && stage.screen.field.code.isEmpty)
            #expect(StandInRecorder.announcements.contains("Enter the PIN again"))
            await stage.type("190576")
            #expect(stage.screen.field.status == .verifying && !stage.screen.pad.isEnabled)
            await stage.answer(service.answers, .accepted)
            #expect(service.answers.questions == ["save 190576"])
            #expect(stage.screen.field.row == "Your PIN is saved." && saved == 1)
            #expect(stage.screen.field.status == .accepted && stage.screen.pad.isHidden)
            // VoiceOver was on a key of the pad, and the verdict is heard after the button.
            #expect(StandInRecorder.accessibility.suffix(2).first?.hasPrefix("layoutChanged: Done") == true)
            // The setup no longer holds a PIN.
            #expect(stage.screen.setup.step == .choose && stage.screen.setup.pin == nil)
            // No key begins another one.
            stage.screen.field.becomeFirstResponder()
            await stage.delete()
            #expect(stage.screen.field.status == .accepted && stage.screen.titleLabel.text == "Your PIN")
        }

        @Test func aStepThatBeginsIsHeardAfterTheEchoOfTheKey() async {
            let stage = await stage()
            StandInAccessibilitySettings.isSpeaking = true
            await stage.type("190576")
            #expect(StandInRecorder.announcements.first == "Enter the PIN again")
            await stage.tap(stage.screen.backButton)
            #expect(StandInRecorder.announcements.contains("Choose a PIN"))
            stage.screen.field.resignFirstResponder()
            stage.screen.field.say("A line.")
            #expect(StandInRecorder.announcements.last == "A line.")
        }

        @Test func aCommonPINIsRefusedWithItsReason() async {
            let stage = await stage()
            await stage.type("123456")
            #expect(await complaint(on: stage) == "Do not use digits in a row.")
            #expect(stage.screen.setup.step == .choose)
            await stage.type("1")
            #expect(stage.screen.field.row == PINSetup.Step.choose.hint)
        }

        @Test func threeMismatchesStartOver() async {
            let stage = await stage()
            await stage.type("190576")
            for line in ["2 attempts left.", "One attempt left."] {
                await stage.type("190567")
                #expect(await complaint(on: stage) == "The PINs differ. " + line)
            }
            await stage.type("190567")
            #expect(await complaint(on: stage) == "The PINs differ. Choose one again.")
            #expect(stage.screen.titleLabel.text == "Choose a PIN")
            // The user can then choose a PIN.
            await stage.type("190576")
            await enter("190576", .accepted, on: stage)
            #expect(stage.screen.field.status == .accepted)
        }

        @Test func theBackButtonGoesBackAStep() async {
            let stage = await stage(PINSetup(changingWith: AttemptLimiter()))
            await enter("246813", .accepted, on: stage)
            #expect(stage.screen.progress.text == "Step 2 of 3")
            await stage.type("190576")
            #expect(stage.screen.progress.text == "Step 3 of 3")
            await stage.type("19")
            await stage.tap(stage.screen.backButton)
            #expect(stage.screen.progress.text == "Step 2 of 3" && stage.screen.field.code.isEmpty)
            await stage.tap(stage.screen.backButton)
            #expect(stage.screen.titleLabel.text == "Enter your current PIN" && stage.screen.backButton.isHidden)
        }

        @Test func theCurrentPINIsRefusedAsTheNewPIN() async {
            let stage = await stage(PINSetup(changingWith: AttemptLimiter()))
            await enter("246813", .accepted, on: stage)
            #expect(stage.screen.titleLabel.text == "Choose a new PIN")
            await stage.type("246813")
            #expect(await complaint(on: stage) == "That is your current PIN. Choose another one.")
        }

        @Test func wrongCurrentPINsLockTheScreenForAWhile() async {
            let stage = await stage(PINSetup(changingWith: AttemptLimiter(attempts: 2, lockouts: [.seconds(60)])))
            await enter("111111", .rejected(), on: stage)
            #expect(await complaint(on: stage) == "Wrong PIN. One attempt left.")
            await enter("111111", .rejected(), on: stage)
            #expect(await complaint(on: stage) == "Wrong PIN. Too many attempts.")
            await stage.advance(time, by: .seconds(1))
            #expect(stage.screen.field.row == "Locked. Try again in 0:59.")
            #expect(!stage.screen.field.isEnabled && !stage.screen.pad.isEnabled)
            await stage.advance(time, by: .seconds(59))
            #expect(stage.screen.field.isEnabled && stage.screen.pad.isEnabled && stage.screen.field.isFirstResponder)
            await enter("246813", .accepted, on: stage)
            #expect(stage.screen.setup.step == .choose && stage.screen.setup.limiter.failures == 0)
        }

        @Test func theLastWrongCurrentPINBlocksTheScreen() async {
            let stage = await stage(PINSetup(changingWith: AttemptLimiter(maximum: 1)))
            await enter("111111", .rejected(), on: stage)
            #expect(await complaint(on: stage) == "Wrong PIN. Your PIN is blocked.")
            #expect(!stage.screen.field.isEnabled && !stage.screen.pad.isEnabled)
            let next = await self.stage(PINSetup(changingWith: stage.screen.setup.limiter))
            #expect(next.screen.field.row == "Your PIN is blocked. Call your bank.")
            #expect(StandInRecorder.announcements == ["Your PIN is blocked. Call your bank."])
        }

        @Test func killingTheAppGivesNoTryBack() async {
            var saved = AttemptLimiter(attempts: 2)
            for _ in 1...2 {
                let stage = await stage(PINSetup(changingWith: saved))
                #expect(stage.screen.field.isEnabled)
                stage.screen.onLimiterChange = { saved = $0 }
                await stage.type("111111")
            }
            await time.advance(by: .seconds(20))
            let stage = await stage(PINSetup(changingWith: saved))
            #expect(stage.screen.field.row == "Locked. Try again in 0:40.")
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
                #expect(stage.screen.field.row == row)
                await stage.leave()
                await time.advance(by: .seconds(20))
            }
        }

        @Test func theLastAttemptIsAnnouncedAlsoAfterALockout() async {
            let stage = await stage(PINSetup(changingWith: AttemptLimiter(maximum: 10)))
            let warning = "One more try, and your PIN is blocked."
            for attempt in 1...9 {
                await enter("111111", .rejected(), on: stage)
                #expect((stage.screen.field.row == "Wrong PIN. " + warning) == (attempt == 9))
                await StandInClock.run(for: 1)
                guard !stage.screen.field.isEnabled else { continue }
                await stage.advance(time, by: .seconds(3601))
                await StandInClock.run(for: 1)
                let line = attempt == 9 ? warning : "You can try again."
                #expect(stage.screen.field.row == line && StandInRecorder.announcements.last == line)
            }
        }

        @Test func aScreenThatOpensAtTheLastAttemptSaysSo() async {
            var limiter = AttemptLimiter(maximum: 2)
            limiter.fail(at: time.clock.now())
            let stage = await stage(PINSetup(changingWith: limiter)), line = "One more try, and your PIN is blocked."
            await StandInClock.run(for: 1)
            #expect(stage.screen.field.row == line && StandInRecorder.announcements == [line])
            // No attempt is about to be made where the user chooses a new one.
            let next = await self.stage(PINSetup(changingWith: AttemptLimiter(maximum: 1)))
            await enter("246813", .accepted, on: next)
            next.screen.viewDidAppear(false)
            #expect(next.screen.field.row == PINSetup.Step.choose.hint)
        }

        @Test func aPINThatNobodyJudgedIsNotWrong() async {
            var limiter = AttemptLimiter(attempts: 1, lockouts: [.seconds(60)])
            limiter.fail(at: time.clock.now())
            let stage = await stage(PINSetup(changingWith: limiter))
            // As if the lockout ended in the field first.
            stage.screen.field.isEnabled = true
            stage.screen.field.becomeFirstResponder()
            await stage.type("246813")
            #expect(service.answers.questions == [] && stage.screen.field.row == "Too many attempts.")
            #expect(stage.screen.setup.limiter.failures == 1)
            await StandInClock.run(for: 1)
            await stage.advance(time, by: .seconds(1))
            #expect(stage.screen.field.row == "Locked. Try again in 0:59.")
        }

        @Test func aRightPINWhoseAnswerComesAfterTheScreenWasCoveredIsNoFailure() async {
            let stage = await stage(PINSetup(changingWith: AttemptLimiter()))
            var saved: AttemptLimiter?
            stage.screen.onLimiterChange = { saved = $0 }
            await stage.type("246813")
            stage.screen.viewDidDisappear(false)
            await stage.answer(service.answers, .accepted)
            #expect(service.answers.cancellations == 1 && saved == AttemptLimiter())
            #expect(stage.screen.setup.limiter.failures == 0 && stage.screen.setup.step == .current)
        }

        @Test func withoutAnAnswerNoAttemptIsCounted() async {
            let stage = await stage(PINSetup(changingWith: AttemptLimiter()))
            await enter("246813", nil, on: stage)
            #expect(stage.screen.field.row == "There is no connection. Try again.")
            #expect(stage.screen.field.code.isEmpty && stage.screen.pad.isEnabled)
            #expect(stage.screen.setup.limiter.failures == 0)
        }

        @Test func aPINThatCouldNotBeSavedCanBeSavedOrChosenAgain() async {
            let stage = await stage()
            await stage.type("190576")
            await enter("190576", nil, on: stage)
            #expect(stage.screen.titleLabel.text == "Your PIN is not saved" && !stage.screen.retryButton.isHidden)
            await stage.tap(stage.screen.retryButton)
            #expect(stage.screen.field.status == .verifying && stage.screen.retryButton.isHidden)
            await stage.answer(service.answers, nil)
            await stage.tap(stage.screen.backButton)
            #expect(stage.screen.titleLabel.text == "Choose a PIN" && stage.screen.field.isFirstResponder)
            await stage.type("190577")
            await enter("190577", .accepted, on: stage)
            #expect(service.answers.questions == ["save 190576", "save 190576", "save 190577"])
            #expect(stage.screen.field.status == .accepted)
        }

        @Test func aPINThatTheServiceRefusesIsChosenAgain() async {
            let stage = await stage()
            await stage.type("190576")
            await enter("190576", .rejected(message: "You had this one before."), on: stage)
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
            await stage.type("190576")
            await stage.type("190576")
            stage.screen.viewDidDisappear(false)
            stage.screen.viewDidAppear(false)
            await stage.answer(service.answers, .accepted)
            #expect(stage.screen.titleLabel.text == "Your PIN is not saved")
            await stage.tap(stage.screen.retryButton)
            await stage.answer(service.answers, .accepted)
            #expect(stage.screen.field.row == "Your PIN is saved.")
        }
    }
}
