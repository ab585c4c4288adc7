#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct ViewLayoutTests {
        @Test("the intrinsic size gives every cell the room its style wants", arguments: [1, 6, 64])
        func theIntrinsicSizeGivesEveryCellTheRoomItsStyleWants(length: Int) {
            let view = Stage(length: length, style: .box).view
            let natural = view.style.layout.naturalSize(count: length)
            #expect(view.intrinsicContentSize == natural)
            #expect(view.sizeThatFits(CGSize(width: 10_000, height: 10_000)) == natural)
        }

        @Test(
            "the size that fits is no wider than what is offered",
            arguments: [CGFloat(0), 1, 100, 320, -5, .nan, .infinity])
        func theSizeThatFitsIsNoWiderThanWhatIsOffered(width: CGFloat) {
            let view = Stage().view
            let size = view.sizeThatFits(CGSize(width: width, height: 0))
            #expect(size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height > 0)
            if width > 0, width.isFinite { #expect(size.width <= width.rounded(.up)) }
        }

        @Test("the size is stale where it changes, and only there")
        func theSizeIsStaleWhereItChangesAndOnlyThere() {
            let stage = Stage()
            let before = stage.view.standInIntrinsicInvalidations
            stage.view.length = 8
            #expect(stage.view.standInIntrinsicInvalidations > before)
            let after = stage.view.standInIntrinsicInvalidations
            stage.keyboard.type("123")
            stage.view.code = "9"
            stage.settle()
            #expect(stage.view.standInIntrinsicInvalidations == after)
            stage.view.style = .underline
            #expect(stage.view.standInIntrinsicInvalidations > after)
        }

        @Test("larger text takes more room, and fits a narrow field")
        func largerTextTakesMoreRoomAndFitsANarrowField() {
            let stage = Stage(width: 1000)
            let usual = stage.view.intrinsicContentSize
            StandInScreen.setTraits { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
            stage.settle()
            let large = stage.view.intrinsicContentSize
            #expect(large.width > usual.width && large.height > usual.height)
            let narrow = stage.view.sizeThatFits(CGSize(width: 320, height: 1000))
            #expect(narrow.width <= 320 && narrow.height >= usual.height)
        }

        @Test("sizeToFit gives a new field its natural size, as other controls do")
        func sizeToFit() {
            let view = Stage(style: .box, width: 0).view
            view.sizeToFit()
            #expect(view.bounds.size == view.style.layout.naturalSize(count: 6))
        }

        @Test("the intrinsic height is the one that suits the width the field got")
        func intrinsicHeightSuitsTheWidth() {
            let stage = Stage(width: 1000)
            StandInScreen.setTraits { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
            stage.settle()
            let wide = stage.view.intrinsicContentSize
            let before = stage.view.standInIntrinsicInvalidations
            stage.view.frame.size.width = 320
            stage.settle()
            #expect(stage.view.standInIntrinsicInvalidations == before + 1)
            let narrow = stage.view.intrinsicContentSize
            #expect(narrow.height == stage.view.sizeThatFits(CGSize(width: 320, height: 0)).height)
            #expect(narrow.height < wide.height && narrow.width == wide.width)
            // The height alone changes nothing.
            stage.view.frame.size.height = narrow.height
            stage.settle()
            #expect(stage.view.standInIntrinsicInvalidations == before + 1)
        }

        @Test("a field without room draws nothing that fails", arguments: [CGFloat(0), 1, 40])
        func aFieldWithoutRoomDrawsNothingThatFails(width: CGFloat) {
            let stage = Stage(width: width)
            stage.keyboard.type("123456")
            stage.settle()
            #expect(stage.view.cellFrames.count == 6)
            #expect(stage.view.cellFrames.allSatisfy { $0.minX.isFinite && $0.width >= 0 && $0.width.isFinite })
            stage.view.frame.size.width = 320
            #expect(Set(stage.redrawn()).isSuperset(of: (0..<6).map { "cell \($0)" }))
            #expect(stage.failures == [])
        }

        @Test("cells follow the size of the field, as on rotation")
        func cellsFollowTheSizeOfTheFieldAsOnRotation() {
            let stage = Stage(typing: "12")
            let before = stage.view.cellFrames
            stage.view.frame.size.width = 640
            stage.settle()
            #expect(stage.view.cellFrames[5].maxX > before[5].maxX)
            #expect(abs(stage.view.cellFrames[5].maxX - 640) < 1)
            #expect(stage.view.code == "12")
            #expect(stage.log.lines == [])
        }

        @Test("cells line up with device pixels") func cellsLineUpWithDevicePixels() {
            for scale in [CGFloat(1), 2, 3] {
                let stage = Stage(width: 317)
                StandInScreen.setTraits { $0.displayScale = scale }
                stage.settle()
                for frame in stage.view.cellFrames {
                    let pixels = frame.minX * scale
                    #expect(abs(pixels - pixels.rounded()) < 0.001)
                }
            }
        }

        @Test("the caret takes the tint, the text the colours of dark mode")
        func theCaretTakesTheTintTheTextTheColoursOfDarkMode() throws {
            let stage = Stage(typing: "1")
            let caret = try #require(stage.view.layer.sublayers?.first { $0.name == "caret" })
            let blue = caret.backgroundColor
            stage.view.tintColor = .systemRed
            stage.settle()
            #expect(caret.backgroundColor != blue)
            let light = StandInSVG.svg(of: stage.view)
            StandInScreen.setTraits { $0.userInterfaceStyle = .dark }
            stage.settle()
            #expect(StandInSVG.svg(of: stage.view) != light)
        }

        @Test("increased contrast is drawn") func increasedContrastIsDrawn() {
            let stage = Stage(style: .underline)
            let usual = StandInSVG.svg(of: stage.view)
            StandInScreen.setTraits { $0.accessibilityContrast = .high }
            stage.settle()
            #expect(StandInSVG.svg(of: stage.view) != usual)
        }

        @Test("a style set later keeps the text") func aStyleSetLaterKeepsTheText() {
            let stage = Stage(typing: "123")
            stage.view.style = .circles
            #expect(!stage.redrawn().isEmpty)
            #expect(stage.view.code == "123")
            #expect(stage.failures == [])
        }

        @Test("a field that is disabled looks so") func aFieldThatIsDisabledLooksSo() {
            let stage = Stage(typing: "123")
            stage.view.isEnabled = false
            #expect(stage.view.fieldState.cells.allSatisfy { !$0.isEnabled && !$0.isFocused })
            #expect(!stage.redrawn().isEmpty)
        }
    }
}
#endif
