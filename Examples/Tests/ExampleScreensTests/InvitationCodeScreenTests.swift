import CodeInputPIN
import TestTools
import Testing
import UIKit

@testable import ExampleScreens

extension ScreenTests {
    @MainActor @Suite struct InvitationCodeScreenTests {
        private let server = ServerAnswers()

        private func stage() async -> ScreenStage<InvitationCodeScreen> {
            await ScreenStage(InvitationCodeScreen(verdict: server.verdict))
        }

        private func cells(of view: UIView) -> [TicketCell] { view.withSubviews.compactMap { $0 as? TicketCell } }

        private func texts(of view: UIView) -> [String?] {
            cells(of: view).sorted { $0.frame.minX < $1.frame.minX }.map { ($0.subviews.first as? UILabel)?.text }
        }

        @Test func eachCellIsAViewOfTheApp() async {
            let stage = await stage()
            await stage.type("wx3")
            #expect(texts(of: stage.screen.field) == ["W", "X", "3", nil, nil, nil, nil, nil])
            // Each has an edge that is seen, and the focused one a wider one.
            #expect(cells(of: stage.screen.field).map(\.layer.borderWidth).sorted() == [1, 1, 1, 1, 1, 1, 1, 2])
            #expect(cells(of: stage.screen.field).allSatisfy { !$0.isAccessibilityElement })
            await stage.delete()
            #expect(texts(of: stage.screen.field).compactMap { $0 } == ["W", "X"])
        }

        @Test func aPastedInvitationIsCleanedAndVerified() async {
            let stage = await stage()
            var invited = 0
            stage.screen.onInvited = { invited += 1 }
            stage.keyboard.paste("Invitation: wx34-yz56")
            await stage.settle()
            #expect(server.answers.questions == ["WX34YZ56"])
            await stage.answer(server.answers, .accepted)
            #expect(invited == 1 && stage.keyboard.allowedActions.allSatisfy { $0 == "paste" })
        }

        @Test func aWrongCodeStaysAndCanBeCorrected() async {
            let stage = await stage()
            await stage.type("WX34YZ57")
            await stage.answer(server.answers, .rejected(message: "Unknown."))
            #expect(stage.screen.field.row == "Unknown.")
            stage.keyboard.deleteBackward()
            await stage.type("6")
            #expect(server.answers.questions == ["WX34YZ57", "WX34YZ56"] && stage.screen.field.row != "Unknown.")
            await stage.answer(server.answers, .accepted)
        }
    }
}
