import CodeInputPIN
import TestTools
import Testing
import UIKit

@testable import ExampleScreens

extension ScreenTests {
    @MainActor @Suite struct InvitationCodeScreenTests {
        private let server = ServerAnswers()

        private func stage() async -> ScreenStage<InvitationCodeScreen> {
            await ScreenStage(InvitationCodeScreen(verdict: server.verdict), server)
        }

        @Test func eachCellIsAViewOfTheApp() async {
            let stage = await stage()
            await stage.type("wx3")
            let cells = stage.field.withSubviews.compactMap { $0 as? TicketCell }
                .sorted { $0.frame.minX < $1.frame.minX }
            let texts = { cells.map { ($0.subviews.first as? UILabel)?.text } }
            #expect(texts() == ["W", "X", "3", nil, nil, nil, nil, nil])
            // Each has an edge that is seen, and the focused one a wider one.
            #expect(cells.map(\.layer.borderWidth) == [1, 1, 1, 2, 1, 1, 1, 1])
            #expect(cells.allSatisfy { !$0.isAccessibilityElement })
            await stage.delete()
            #expect(texts().compactMap { $0 } == ["W", "X"])
        }

        @Test func aPastedInvitationIsCleanedAndVerified() async {
            let stage = await stage()
            var invited = 0
            stage.screen.onInvited = { invited += 1 }
            stage.keyboard.paste("Invitation: wx34-yz56")
            await stage.settle()
            #expect(server.answers.questions == ["WX34YZ56"])
            await stage.answer(.accepted)
            #expect(invited == 1 && stage.keyboard.allowedActions.allSatisfy { $0 == "paste" })
        }

        @Test func aWrongCodeStaysAndCanBeCorrected() async {
            let stage = await stage()
            await stage.enter("WX34YZ57", .rejected(message: "Unknown."))
            #expect(stage.row == "Unknown.")
            stage.keyboard.deleteBackward()
            await stage.type("6")
            #expect(server.answers.questions == ["WX34YZ57", "WX34YZ56"] && stage.row != "Unknown.")
            await stage.answer(.accepted)
        }
    }
}
