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
            let stage = await ScreenStage(PictureCodeScreen(service: service), service)
            if showsPicture { await stage.answer(service.pictures, image) }
            return stage
        }

        @Test func theKeyboardIsUpAtOnceAndTheFieldTakesNoKeyBeforeThePicture() async {
            let stage = await stage(showsPicture: false)
            #expect(stage.field.isFirstResponder)
            await stage.type("W")
            #expect(stage.field.code.isEmpty)
            await stage.answer(service.pictures, image)
            #expect(stage.screen.picture.image != nil)
            await stage.type("w")
            #expect(stage.field.code == "W")
        }

        @Test func aRightCodeIsRead() async {
            let stage = await stage()
            var read = 0
            stage.screen.onRead = { read += 1 }
            await stage.type("w4k7")
            #expect(service.answers.questions == ["W4K7"] && stage.field.status == .verifying)
            await stage.answer(.accepted)
            #expect(stage.field.status == .accepted && stage.screen.anotherButton.isHidden && read == 1)
        }

        @Test func aTapSelectsNoCellAndDeleteStopsAtTheFirst() async {
            let stage = await stage()
            await stage.type("W4K")
            let field = stage.field
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
            await stage.answer(service.pictures, image)
            await stage.comeBack()
            #expect(stage.screen.picture.image == nil)
            await stage.answer(service.pictures, image)
            stage.field.becomeFirstResponder()
            await stage.type("W")
            #expect(stage.screen.picture.image != nil && stage.field.code == "W")
            await stage.leave()
            await stage.comeBack()
            #expect(service.pictures.questions.count == 2)
        }

        @Test func aWrongCodeWithoutAnotherPictureSaysThatThereIsNone() async {
            let stage = await stage()
            await stage.enter("W4KX", .rejected())
            await stage.answer(service.pictures, nil)
            #expect(stage.row == "The picture did not come. Show another one.")
        }

        @Test func aWrongCodeFetchesAnotherPictureAndTheNextKeyRemovesTheError() async {
            let stage = await stage()
            await stage.enter("W4KX", .rejected())
            #expect(service.pictures.questions.count == 2 && stage.screen.picture.image == nil)
            await stage.answer(service.pictures, image)
            await StandInClock.run(for: 1)
            #expect(stage.row == "That is not what the picture says.")
            #expect(stage.field.code.isEmpty && stage.field.isFirstResponder)
            await stage.type("M")
            #expect(stage.row == "Capitals and small letters are the same.")
            #expect(stage.field.code == "M" && stage.field.status == .editing)
        }

        @Test func theButtonFetchesAnotherPictureAndEmptiesTheField() async {
            let stage = await stage()
            await stage.type("W4")
            await stage.tap(stage.screen.anotherButton)
            #expect(stage.field.code.isEmpty && stage.screen.picture.image == nil)
            await stage.answer(service.pictures, image)
            #expect(stage.screen.picture.image != nil && stage.field.isFirstResponder)
        }

        @Test func aPictureThatDoesNotComeCanBeFetchedAgain() async {
            let stage = await stage(showsPicture: false)
            await stage.answer(service.pictures, nil)
            #expect(stage.row == "The picture did not come. Show another one.")
            await stage.tap(stage.screen.anotherButton)
            #expect(stage.row == "Capitals and small letters are the same.")
            await stage.answer(service.pictures, image)
            #expect(stage.screen.picture.image != nil)
        }

        @Test func aCanceledPictureNeverReplacesTheNext() async {
            let stage = await stage(showsPicture: false)
            await stage.tap(stage.screen.anotherButton)
            await stage.answer(service.pictures, image)
            #expect(stage.screen.picture.image == nil)
            await stage.answer(service.pictures, image)
            #expect(stage.screen.picture.image != nil)
        }

        @Test func aRemovedScreenCancelsAndLeavesNothing() async {
            #expect(await service.pictures.endWithScreen(image) { await stage(showsPicture: false) })
        }
    }
}
