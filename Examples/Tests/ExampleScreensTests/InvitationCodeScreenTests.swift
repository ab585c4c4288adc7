import CodeInputPIN
import TestTools
import Testing
import UIKit

@testable import ExampleScreens

extension ScreenTests {
    @MainActor @Suite struct InvitationCodeScreenTests {
        private let server = SignInAnswers()

        private func stage() async -> ScreenStage<InvitationCodeScreen> {
            await ScreenStage(InvitationCodeScreen(verdict: server.verdict))
        }

        @Test func aPastedInvitationIsCleanedAndVerified() async {
            let stage = await stage()
            var invited = 0
            stage.screen.onInvited = { invited += 1 }
            stage.keyboard.paste("Invitation: wx34-yz56")
            await stage.settle()
            #expect(server.answers.questions == ["WX34YZ56"])
            server.answers.give(.accepted)
            await stage.settle()
            #expect(invited == 1 && stage.keyboard.allowedActions.allSatisfy { $0 == "paste" })
        }

        @Test func aWrongCodeStaysAndCanBeCorrected() async {
            let stage = await stage()
            await stage.type("WX34YZ57")
            server.answers.give(.rejected(message: "Unknown."))
            await stage.settle()
            #expect(stage.screen.field.row == "Unknown.")
            stage.keyboard.deleteBackward()
            await stage.type("6")
            #expect(server.answers.questions == ["WX34YZ57", "WX34YZ56"] && stage.screen.field.row != "Unknown.")
            server.answers.give(.accepted)
            await stage.settle()
        }
    }
}
