#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import Testing
import TestTools
import UIKit

extension ViewTests {
    /// UIKit does not expose invalidation.
    @MainActor @Suite("The intrinsic size") struct IntrinsicSizeTests {
        @Test("is invalidated only when it changes")
        func stale() {
            let stage = Stage()
            let before = stage.view.standInIntrinsicInvalidations
            stage.view.lengthRange = 8...8
            #expect(stage.view.standInIntrinsicInvalidations > before)
            let after = stage.view.standInIntrinsicInvalidations
            stage.keyboard.type("123")
            stage.view.code = "9"
            stage.settle()
            #expect(stage.view.standInIntrinsicInvalidations == after)
            stage.view.frame.size.width = 310
            stage.settle()
            #expect(stage.view.standInIntrinsicInvalidations == after)
            stage.view.style = .underline
            #expect(stage.view.standInIntrinsicInvalidations > after)
            let styled = stage.view.standInIntrinsicInvalidations
            Device.setTraits { $0.preferredContentSizeCategory = .extraLarge }
            #expect(stage.view.standInIntrinsicInvalidations > styled)
        }

        @Test("is invalidated by a message of another height, and by no other")
        func message() {
            let stage = Stage { $0.showsMessage = true }
            stage.settle()
            let before = stage.view.standInIntrinsicInvalidations
            stage.view.message = "One line."
            stage.settle()
            #expect(stage.view.standInIntrinsicInvalidations == before)
            stage.view.message = "Enter the code that we have sent to the telephone number that ends in 12 34."
            stage.settle()
            #expect(stage.view.standInIntrinsicInvalidations == before + 1)
        }

        @Test("is invalidated when a baseline moves, and by no other layout")
        func baselines() {
            let stage = Stage()
            let before = stage.view.standInIntrinsicInvalidations, mark = stage.view.forFirstBaselineLayout
            stage.settle()
            #expect(stage.view.standInIntrinsicInvalidations == before + 1 && mark.frame.minY > 0)
            stage.keyboard.type("1")
            stage.settle()
            #expect(stage.view.standInIntrinsicInvalidations == before + 1)
        }

        @Test("has the height that suits the width of the field")
        func intrinsicHeightSuitsTheWidth() {
            let stage = Stage(width: 1000)
            Device.setTraits { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
            stage.settle()
            let wide = stage.view.intrinsicContentSize
            let before = stage.view.standInIntrinsicInvalidations
            stage.view.frame.size.width = 320
            stage.settle()
            #expect(stage.view.standInIntrinsicInvalidations == before + 1)
            let narrow = stage.view.intrinsicContentSize
            #expect(narrow.height == stage.view.sizeThatFits(CGSize(width: 320, height: 0)).height)
            // Two rows are higher than one row, and lower than two rows at the natural width.
            #expect(narrow.height > wide.height && narrow.height <= wide.height * 2 + 12 && narrow.width == wide.width)
            // A new height changes nothing.
            stage.view.frame.size.height = narrow.height
            stage.settle()
            #expect(stage.view.standInIntrinsicInvalidations == before + 1)
        }
    }
}
#endif
