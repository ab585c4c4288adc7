import CodeInputPIN
import TestTools
import Testing
import UIKit

@testable import ExampleScreens

extension ScreenTests {
    @MainActor @Suite struct SignInCodeScreenTests {
        private let service = ServerAnswers(), time = ManualClock()

        private func stage(length: Int = 6, request: CodeRequest? = nil) async -> ScreenStage<SignInCodeScreen> {
            let screen = SignInCodeScreen(
                phoneNumber: "+49 12", length: length, service: service, request: request, clock: time.clock)
            return await ScreenStage(screen, service)
        }

        @Test(arguments: [4, 6]) func aCompleteCodeIsVerifiedAndSignsIn(_ length: Int) async {
            let stage = await stage(length: length)
            var signedIn = 0
            stage.screen.onSignedIn = { signedIn += 1 }
            #expect(stage.field.isFirstResponder && stage.row == "It can take a minute to arrive.")
            stage.keyboard.autofill(String("482910".prefix(length)))
            await stage.settle()
            #expect(stage.field.status == .verifying)
            await stage.answer(.accepted)
            #expect(service.answers.questions == [String("482910".prefix(length))])
            #expect(stage.field.status == .accepted && signedIn == 1)
            #expect(stage.screen.sendAgainButton.window == nil && stage.screen.request.count == 0)
            #expect(time.sleeperCount == 0)
            stage.screen.viewDidAppear(false)
            await stage.settle()
            #expect(time.sleeperCount == 0 && !stage.field.isFirstResponder)
        }

        @Test(arguments: [nil, true]) func aCodeThatCameMeanwhileStays(_ isSent: Bool?) async {
            let stage = await stage()
            await stage.advance(time, by: .seconds(30))
            await stage.tap(stage.screen.sendAgainButton)
            await stage.type("482910")
            if isSent == nil { service.sends.give(isSent) } else { service.answers.give(.accepted) }
            await stage.settle()
            if isSent == nil { service.answers.give(.accepted) } else { service.sends.give(isSent) }
            await stage.settle()
            #expect(stage.field.status == .accepted && stage.field.code == "482910")
        }

        @Test func aWrongCodeShowsAndStays() async {
            let stage = await stage()
            await stage.enter("111111", .rejected(message: "Wrong."))
            #expect(stage.row == "Wrong." && stage.field.status == .rejected)
            await StandInClock.run(for: 1)
            #expect(stage.field.code == "111111")
            await stage.delete()
            #expect(stage.row == "It can take a minute to arrive.")
            await stage.type("2")
            #expect(service.answers.questions == ["111111", "111112"])
            await stage.answer(.accepted)
        }

        @Test func withoutAConnectionTheCodeCanBeSentAgain() async {
            let stage = await stage()
            await stage.enter("111111", nil)
            #expect(stage.row == "There is no connection. Try again." && stage.field.showsDoneAccessory)
            stage.field.submit()
            await stage.settle()
            #expect(service.answers.questions == ["111111", "111111"])
            await stage.answer(.accepted)
            #expect(stage.field.status == .accepted)
        }

        @Test func anotherCodeIsSentAfterTheWait() async {
            let stage = await stage(), button = stage.screen.sendAgainButton
            #expect(button.currentTitle == "Send again in 0:30" && !button.isEnabled)
            await stage.advance(time, by: .seconds(30))
            await stage.tap(button)
            await stage.answer(service.sends, true)
            #expect(stage.row == "We sent another code.")
            #expect(button.currentTitle == "Send again in 1:00" && stage.screen.request.count == 2)
        }

        @Test func anExpiredCodeShowsItUntilANewCodeIsSent() async {
            let stage = await stage()
            await stage.advance(time, by: .seconds(600))
            // A field with the focus speaks its message after a second, and nobody else does.
            await StandInClock.run(for: 3)
            let expired = "The code has expired. Ask for another one."
            #expect(stage.row == expired && StandInRecorder.announcements == [expired] && time.sleeperCount == 0)
            await stage.type("1")
            #expect(stage.row == expired)
            await stage.tap(stage.screen.sendAgainButton)
            await stage.answer(service.sends, nil)
            #expect(stage.row == "No code could be sent. Try again.")
            // The user need not wait.
            #expect(stage.screen.sendAgainButton.currentTitle == "Send again" && stage.screen.request.count == 1)
            await stage.tap(stage.screen.sendAgainButton)
            await stage.answer(service.sends, true)
            #expect(stage.row == "We sent another code." && stage.field.code.isEmpty)
            await stage.type("1")
            #expect(stage.row == "It can take a minute to arrive.")
        }

        @Test func aCodeThatExpiresAfterAWrongOneSaysSo() async {
            let stage = await stage()
            await stage.enter("111111", .rejected(message: "Wrong."))
            await stage.advance(time, by: .seconds(600))
            await StandInClock.run(for: 3)
            let expired = "The code has expired. Ask for another one."
            #expect(stage.row == expired && StandInRecorder.announcements.contains(expired))
            // It would refuse the right one's digits.
            #expect(stage.field.code.isEmpty)
        }

        @Test func aWaitOutlivesTheScreen() async {
            let first = await stage(request: CodeRequest(sentAt: time.clock.now(), cooldowns: [.seconds(300)]))
            #expect(first.screen.sendAgainButton.currentTitle == "Send again in 5:00")
            await first.leave()
            #expect(time.sleeperCount == 0)
            await time.advance(by: .seconds(60))
            let second = await stage(request: first.screen.request)
            #expect(second.screen.sendAgainButton.currentTitle == "Send again in 4:00")
        }

        @Test func aRemovedScreenLeavesNothing() async {
            let isOver = await service.answers.endWithScreen(.accepted) { () -> ScreenStage<SignInCodeScreen> in
                let stage = await stage()
                await stage.type("111111")
                return stage
            }
            #expect(isOver && time.sleeperCount == 0)
        }
    }
}
