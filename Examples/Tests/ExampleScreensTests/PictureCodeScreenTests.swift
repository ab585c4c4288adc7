import CodeInputPIN
import TestTools
import Testing
import UIKit

@testable import ExampleScreens

extension ScreenTests {
    @MainActor @Suite struct PictureCodeScreenTests {
        private let service = ServerAnswers()
        private let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 80)).image { _ in }

        private func stage(showsPicture: Bool = true) async -> ScreenStage<PictureCodeScreen> {
            let stage = await ScreenStage(PictureCodeScreen(service: service))
            if showsPicture { await answer(image, on: stage) }
            return stage
        }

        private func answer(_ image: UIImage?, on stage: ScreenStage<PictureCodeScreen>) async {
            await stage.answer(service.pictures, image)
        }

        @Test func theKeyboardIsUpAtOnceAndTheFieldTakesNoKeyBeforeThePicture() async {
            let stage = await stage(showsPicture: false)
            #expect(stage.screen.field.isFirstResponder)
            await stage.type("W")
            #expect(stage.screen.field.code.isEmpty)
            await answer(image, on: stage)
            #expect(stage.screen.picture.image != nil)
            await stage.type("w")
            #expect(stage.screen.field.code == "W")
        }

        @Test func aRightCodeIsRead() async {
            let stage = await stage()
            var read = 0
            stage.screen.onRead = { read += 1 }
            await stage.type("w4k7")
            #expect(service.answers.questions == ["W4K7"] && stage.screen.field.status == .verifying)
            await stage.answer(service.answers, .accepted)
            #expect(stage.screen.field.status == .accepted && stage.screen.anotherButton.isHidden && read == 1)
        }

        @Test func aTapSelectsNoCellAndDeleteStopsAtTheFirst() async {
            let stage = await stage()
            await stage.type("W4K")
            let field = stage.screen.field
            StandInTouch.tap(field, in: field.cellFrames[0])
            var counts: [Int] = []
            for _ in 1...5 {
                stage.keyboard.deleteBackward()
                counts.append(field.code.count)
            }
            #expect(counts == [2, 1, 0, 0, 0] && field.isFirstResponder && stage.keyboard.failures.isEmpty)
        }

        @Test func aScreenThatComesBackWithoutItsPictureAsksForItAgain() async {
            let stage = await stage(showsPicture: false)
            await stage.leave()
            // Too late.
            await answer(image, on: stage)
            stage.window.rootViewController = stage.screen
            await stage.settle()
            #expect(stage.screen.picture.image == nil)
            await answer(image, on: stage)
            stage.screen.field.becomeFirstResponder()
            await stage.type("W")
            #expect(stage.screen.picture.image != nil && stage.screen.field.code == "W")
            await stage.leave()
            stage.window.rootViewController = stage.screen
            await stage.settle()
            #expect(service.pictures.questions.count == 2)
        }

        @Test func aWrongCodeWithoutAnotherPictureSaysThatThereIsNone() async {
            let stage = await stage()
            await stage.type("W4KX")
            await stage.answer(service.answers, .rejected())
            await answer(nil, on: stage)
            #expect(stage.screen.field.row == "The picture did not come. Show another one.")
        }

        @Test func aWrongCodeFetchesAnotherPictureAndTheNextKeyRemovesTheError() async {
            let stage = await stage()
            await stage.type("W4KX")
            await stage.answer(service.answers, .rejected())
            #expect(service.pictures.questions.count == 2 && stage.screen.picture.image == nil)
            await answer(image, on: stage)
            await StandInClock.run(for: 1)
            #expect(stage.screen.field.row == "That is not what the picture says.")
            #expect(stage.screen.field.code.isEmpty && stage.screen.field.isFirstResponder)
            await stage.type("M")
            #expect(stage.screen.field.row == "Capitals and small letters are the same.")
            #expect(stage.screen.field.code == "M" && stage.screen.field.status == .editing)
        }

        @Test func theButtonFetchesAnotherPictureAndEmptiesTheField() async {
            let stage = await stage()
            await stage.type("W4")
            await stage.tap(stage.screen.anotherButton)
            #expect(stage.screen.field.code.isEmpty && stage.screen.picture.image == nil)
            await answer(image, on: stage)
            #expect(stage.screen.picture.image != nil && stage.screen.field.isFirstResponder)
        }

        @Test func aPictureThatDoesNotComeCanBeFetchedAgain() async {
            let stage = await stage(showsPicture: false)
            await answer(nil, on: stage)
            #expect(stage.screen.field.row == "The picture did not come. Show another one.")
            await stage.tap(stage.screen.anotherButton)
            #expect(stage.screen.field.row == "Capitals and small letters are the same.")
            await answer(image, on: stage)
            #expect(stage.screen.picture.image != nil)
        }

        @Test func aCanceledPictureNeverReplacesTheNext() async {
            let stage = await stage(showsPicture: false)
            await stage.tap(stage.screen.anotherButton)
            await answer(image, on: stage)
            #expect(stage.screen.picture.image == nil)
            await answer(image, on: stage)
            #expect(stage.screen.picture.image != nil)
        }

        @Test func aRemovedScreenCancelsAndLeavesNothing() async {
            #expect(await service.pictures.endWithScreen(image) { await stage(showsPicture: false) })
        }
    }
}
