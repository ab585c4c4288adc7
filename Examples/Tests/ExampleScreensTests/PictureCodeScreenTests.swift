import CodeInputPIN
import TestTools
import Testing
import UIKit

@testable import ExampleScreens

extension ScreenTests {
    @MainActor @Suite struct PictureCodeScreenTests {
        private let provider = PictureAnswers()
        private let time = ManualTime()
        private let code = PictureCode(identifier: "1", image: SamplePicture("W4K7").png, length: 4)

        private func stage(shows code: PictureCode? = nil) async -> ScreenStage<PictureCodeScreen> {
            let stage = await ScreenStage(PictureCodeScreen(provider: provider, clock: time.clock))
            if let code {
                provider.answers.give(code)
                await stage.settle()
            }
            return stage
        }

        @Test func thePictureAppearsWithTheLengthOfItsText() async {
            let stage = await stage()
            #expect(!stage.screen.field.isEnabled)
            provider.answers.give(code)
            await stage.settle()
            #expect(stage.screen.field.isEnabled && stage.screen.field.isFirstResponder)
            #expect(stage.screen.field.length == 4)
            #expect(StandInSVG.svg(of: stage.window).contains("data:image/png"))
        }

        @Test func aCompleteCodeIsVerifiedForThisPicture() async {
            let stage = await stage(shows: code)
            var read = 0
            stage.screen.onRead = { read += 1 }
            await stage.type("w4k7")
            #expect(provider.verdicts.questions == ["W4K7 in 1"])
            #expect(stage.screen.field.status == .verifying)
            provider.verdicts.give(true)
            await stage.settle()
            #expect(stage.screen.field.status == .accepted && stage.screen.anotherButton.isHidden && read == 1)
        }

        @Test func aTapSelectsNoCell() async {
            let stage = await stage(shows: code)
            await stage.type("W4")
            let field = stage.screen.field
            StandInTouch.tap(field, in: field.cellFrames[0])
            #expect(field.selectedTextRange?.isEmpty == true)
            #expect(field.selectedTextRange.map { field.compare($0.start, to: field.endOfDocument) } == .orderedSame)
        }

        @Test func deleteStopsAtTheFirstCell() async {
            let stage = await stage(shows: code)
            await stage.type("W4K")
            var counts: [Int] = []
            for _ in 1...5 {
                stage.keyboard.deleteBackward()
                counts.append(stage.screen.field.code.count)
            }
            #expect(counts == [2, 1, 0, 0, 0])
            #expect(stage.screen.field.isFirstResponder)
            #expect(stage.keyboard.failures.isEmpty)
        }

        @Test func theNextDeleteRemovesTheError() async {
            let stage = await stage(shows: code)
            await stage.type("W4KX")
            provider.verdicts.give(false)
            await stage.settle()
            await StandInClock.run(for: 1)
            #expect(stage.screen.field.row == "That is not what the picture says.")
            #expect(stage.screen.field.code == "W4KX")
            stage.keyboard.deleteBackward()
            await stage.settle()
            #expect(stage.screen.field.row == "Capitals and small letters are the same.")
            #expect(stage.screen.field.code == "W4K")
            #expect(stage.screen.field.status == .editing)
        }

        @Test func aNewPictureEmptiesTheField() async {
            let stage = await stage(shows: code)
            await stage.type("W4")
            await stage.tap(stage.screen.anotherButton)
            #expect(stage.screen.field.code.isEmpty)
            #expect(!stage.screen.field.isEnabled)
            provider.answers.give(PictureCode(identifier: "2", image: code.image, length: 5))
            await stage.settle()
            #expect(stage.screen.field.length == 5)
        }

        @Test func aSlowPictureShowsItAndStillAppears() async {
            let stage = await stage()
            #expect(stage.screen.picture.line.text == nil)
            time.advance(by: .seconds(4))
            await stage.settle()
            #expect(stage.screen.picture.line.text == "This takes longer than usual…")
            provider.answers.give(code)
            await stage.settle()
            #expect(stage.screen.picture.line.text == nil)
            #expect(time.waiting == 0)
        }

        @Test func aFailedPictureCanBeFetchedAgain() async {
            let stage = await stage()
            provider.answers.give(nil)
            await stage.settle()
            #expect(stage.screen.picture.state.isFailed)
            #expect(stage.screen.anotherButton.currentTitle == "Try again")
            await stage.tap(stage.screen.anotherButton)
            provider.answers.give(code)
            await stage.settle()
            #expect(stage.screen.field.isEnabled)
        }

        @Test func bytesThatAreNotAPictureAreAFailure() async {
            let stage = await stage(shows: PictureCode(identifier: "1", image: Data([1, 2, 3]), length: 4))
            #expect(stage.screen.picture.state.isFailed)
            #expect(!stage.screen.field.isEnabled)
        }

        @Test func aCanceledPictureNeverReplacesTheNext() async {
            let stage = await stage()
            await stage.tap(stage.screen.anotherButton)
            provider.answers.give(PictureCode(identifier: "old", image: code.image, length: 6))
            await stage.settle()
            #expect(!stage.screen.field.isEnabled)
            provider.answers.give(code)
            await stage.settle()
            #expect(stage.screen.field.length == 4)
        }

        @Test func closingCancelsAndLeavesNothing() async {
            weak var screen: PictureCodeScreen?
            var closed = 0
            do {
                let stage = await stage()
                screen = stage.screen
                stage.screen.onClose = { closed += 1 }
                await stage.tap(stage.screen.closeButton)
                #expect(closed == 1)
                await stage.leave()
                #expect(time.waiting == 0)
            }
            provider.answers.give(code)
            #expect(await isReached { screen == nil })
            #expect(await isReached { provider.answers.cancellations == 1 })
        }
    }
}
