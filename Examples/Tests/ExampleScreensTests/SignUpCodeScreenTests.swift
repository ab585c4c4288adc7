import CodeInputPIN
import TestTools
import Testing
import UIKit

@testable import ExampleScreens

extension ScreenTests {
    @MainActor @Suite struct SignUpCodeScreenTests {
        private let server = ServerAnswers()

        private func stage() async -> ScreenStage<SignUpCodeScreen> {
            await ScreenStage(SignUpCodeScreen(verdict: server.verdict), server)
        }

        @Test func theButtonSubmitsNotTheLastDigit() async {
            let stage = await stage()
            var signedUp = 0
            stage.screen.onSignedUp = { signedUp += 1 }
            #expect(stage.field.isFirstResponder && !stage.screen.submitButton.isEnabled)
            await stage.type("4829")
            #expect(stage.screen.submitButton.isEnabled && server.answers.questions == [])
            await stage.tap(stage.screen.submitButton)
            await stage.tap(stage.screen.submitButton)
            #expect(server.answers.questions == ["4829"] && stage.field.status == .verifying)
            await stage.answer(.accepted)
            #expect(signedUp == 1 && stage.screen.submitButton.isHidden && !stage.field.isFirstResponder)
        }

        @Test func theButtonFollowsEveryChange() async {
            let stage = await stage(), button = stage.screen.submitButton
            await stage.type("482")
            #expect(!button.isEnabled)
            stage.keyboard.autofill("4829")
            #expect(button.isEnabled)
            stage.keyboard.deleteBackward()
            #expect(!button.isEnabled)
        }

        @Test func aWrongCodeEmptiesTheFieldTurnsTheButtonOffAndStaysToldUntilTheNextKey() async {
            let stage = await stage()
            await stage.type("1111")
            await stage.tap(stage.screen.submitButton)
            await stage.answer(.rejected(message: "Wrong."))
            #expect(stage.row == "Wrong.")
            await StandInClock.run(for: 2)
            #expect(stage.field.code.isEmpty && !stage.screen.submitButton.isEnabled && stage.row == "Wrong.")
            await stage.type("4")
            #expect(stage.row == nil && stage.field.status == .editing)
        }

        @Test func withoutAConnectionTheButtonSubmitsAgain() async {
            let stage = await stage()
            await stage.type("4829")
            for _ in 1...2 {
                await stage.tap(stage.screen.submitButton)
                await stage.answer(nil)
                #expect(stage.row == "There is no connection. Try again.")
            }
            #expect(server.answers.questions == ["4829", "4829"] && stage.screen.submitButton.isEnabled)
        }

        @Test func aRemovedScreenCancelsAndLeavesNothing() async {
            let isOver = await server.answers.endWithScreen(.accepted) { () -> ScreenStage<SignUpCodeScreen> in
                let stage = await stage()
                await stage.type("4829")
                await stage.tap(stage.screen.submitButton)
                return stage
            }
            #expect(isOver)
        }
    }
}
