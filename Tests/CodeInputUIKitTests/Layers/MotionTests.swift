#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct MotionTests {
        private func layer(_ name: String, of stage: Stage) throws -> CALayer {
            try #require(stage.view.layer.sublayers?.first { $0.name == name })
        }

        @Test("the caret blinks in the next cell while the field is focused")
        func theCaretBlinksInTheNextCellWhileTheFieldIsFocused() async throws {
            let stage = Stage(typing: "12")
            let caret = try layer("caret", of: stage)
            #expect(!caret.isHidden)
            #expect(caret.animationKeys() != nil)
            #expect(
                caret.frame.midX > stage.view.cellFrames[2].minX && caret.frame.midX < stage.view.cellFrames[2].maxX
            )
            stage.view.resignFirstResponder()
            stage.settle()
            #expect(caret.isHidden)
            #expect(caret.animationKeys() == nil)
        }

        @Test("there is no caret in a full field and on a selected cell")
        func thereIsNoCaretInAFullFieldAndOnASelectedCell() async throws {
            let stage = Stage(typing: "123456")
            let caret = try layer("caret", of: stage)
            #expect(caret.isHidden)
            stage.keyboard.deleteBackward()
            stage.settle()
            #expect(!caret.isHidden)
            stage.tap(cell: 1)
            stage.settle()
            #expect(caret.isHidden)
        }

        @Test("nothing goes on when the field has left its window")
        func nothingGoesOnWhenTheFieldHasLeftItsWindow() async throws {
            let stage = Stage(typing: "12")
            await StandInClock.run(for: 1)
            stage.view.status = .verifying
            stage.settle()
            stage.view.removeFromSuperview()
            for layer in stage.view.layer.sublayers ?? [] { #expect(layer.animationKeys() == nil) }
        }

        @Test("the caret blinks again when the field is back") func theCaretBlinksAgainWhenTheFieldIsBack()
            async throws
        {
            let stage = Stage(typing: "12")
            stage.view.removeFromSuperview()
            stage.window.addSubview(stage.view)
            stage.view.becomeFirstResponder()
            stage.settle()
            #expect(try layer("caret", of: stage).animationKeys() != nil)
        }

        @Test("a cell that was filled pops once") func aCellThatWasFilledPopsOnce() async throws {
            let stage = Stage(typing: "1")
            await StandInClock.run(for: 1)
            stage.keyboard.type("2")
            stage.settle()
            #expect(try layer("cell 1", of: stage).animationKeys() != nil)
            #expect(try layer("cell 0", of: stage).animationKeys() == nil)
            await StandInClock.run(for: 1)
            stage.view.setNeedsLayout()
            stage.settle()
            #expect(try layer("cell 1", of: stage).animationKeys() == nil)
        }

        @Test("what the app sets and what is deleted pops nowhere")
        func whatTheAppSetsAndWhatIsDeletedPopsNowhere() async throws {
            let stage = Stage(typing: "1234")
            await StandInClock.run(for: 1)
            stage.view.code = "987654"
            stage.settle()
            stage.keyboard.deleteBackward()
            stage.settle()
            for index in 0..<6 { #expect(try layer("cell \(index)", of: stage).animationKeys() == nil) }
        }

        @Test("cells shimmer while the code is verified") func cellsShimmerWhileTheCodeIsVerified() async throws {
            let stage = Stage(typing: "123456")
            await StandInClock.run(for: 1)
            stage.view.status = .verifying
            stage.settle()
            for index in 0..<6 { #expect(try layer("cell \(index)", of: stage).animationKeys() != nil) }
            await StandInClock.run(for: 100)
            #expect(try layer("cell 0", of: stage).animationKeys() != nil)
            stage.view.status = .editing
            stage.settle()
            for index in 0..<6 { #expect(try layer("cell \(index)", of: stage).animationKeys() == nil) }
        }

        @Test("with Reduce Motion nothing moves") func withReduceMotionNothingMoves() {
            let stage = Stage(isFocused: false)
            StandInAccessibilitySettings.isReduceMotionEnabled = true
            stage.view.becomeFirstResponder()
            stage.keyboard.type("123456")
            stage.settle()
            stage.view.status = .verifying
            stage.settle()
            for layer in stage.view.layer.sublayers ?? [] { #expect(layer.animationKeys() == nil) }
            #expect(stage.failures == [])
        }

        @Test("no key cross-fades, slides or starts any motion by itself")
        func noKeyCrossFadesSlidesOrStartsAnyMotionByItself() {
            let stage = Stage(isFocused: false)
            stage.tap(cell: 0)
            stage.settle()
            for key in "123456" {
                stage.keyboard.type(String(key))
                stage.settle()
            }
            stage.tap(cell: 2)
            stage.settle()
            stage.keyboard.deleteBackward()
            stage.settle()
            stage.view.length = 8
            stage.settle()
            stage.view.frame.size = CGSize(width: 200, height: 40)
            stage.settle()
            StandInScreen.setTraits { $0.userInterfaceStyle = .dark }
            stage.settle()
            #expect(StandInRecorder.implicitActions == [])
            #expect(stage.failures == [])
        }

        @Test(
            "every style draws text and images where they are seen",
            arguments: ["underline", "box", "joined", "circles", "dots", "background"])
        func everyStyleDrawsTextAndImagesWhereTheyAreSeen(name: String) {
            let styles: [String: any CodeCellRenderer] = [
                "underline": .underline, "box": .box, "joined": .joined, "circles": .circles,
                "dots": .dots(image: CodeImage(systemName: "star.fill")),
                "background": .background(image: CodeImage(systemName: "star")),
            ]
            let stage = Stage(style: styles[name] ?? .underline)
            stage.keyboard.type("123")
            stage.settle()
            stage.view.isSecureTextEntry = true
            stage.settle()
            #expect(StandInRecorder.droppedDrawings == [])
            #expect(stage.failures == [])
        }
    }
}
#endif
