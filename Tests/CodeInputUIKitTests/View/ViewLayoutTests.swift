#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct ViewLayoutTests {
        @Test("the intrinsic size gives every cell the room its style wants", arguments: [1, 6, 64])
        func intrinsic(length: Int) {
            let view = Stage(length: length, style: .box).view
            let natural = view.style.layout.naturalSize(count: length)
            #expect(view.intrinsicContentSize == natural)
            #expect(view.sizeThatFits(CGSize(width: 10_000, height: 10_000)) == natural)
        }

        @Test(
            "the fitting size is at most as wide as the proposed width",
            arguments: [CGFloat(0), 1, 100, 320, -5, .nan, .infinity])
        func fits(width: CGFloat) {
            let view = Stage().view
            let size = view.sizeThatFits(CGSize(width: width, height: 0))
            #expect(size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height > 0)
            if width > 0, width.isFinite { #expect(size.width <= width.rounded(.up)) }
        }

        @Test("larger text takes more room, and fits a narrow field")
        func largeText() {
            let stage = Stage(width: 1000)
            let usual = stage.view.intrinsicContentSize
            Device.setTraits { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
            stage.settle()
            let large = stage.view.intrinsicContentSize
            #expect(large.width > usual.width && large.height > usual.height)
            let narrow = stage.view.sizeThatFits(CGSize(width: 320, height: 1000))
            #expect(narrow.width <= 320 && narrow.height >= usual.height)
        }

        @Test("a field without a width has its natural height, in one row")
        func withoutWidth() {
            let stage = Stage(width: 0)
            Device.setTraits { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
            stage.settle()
            let natural = stage.view.sizeThatFits(CGSize(width: 10_000, height: 0)).height
            #expect(stage.view.intrinsicContentSize.height == natural)
            #expect(stage.view.sizeThatFits(CGSize(width: 320, height: 0)).height != natural)
        }

        @Test("sizeToFit gives a new field its natural size, as other controls do")
        func sizeToFit() {
            let view = Stage(style: .box, width: 0).view
            view.sizeToFit()
            #expect(view.bounds.size == view.style.layout.naturalSize(count: 6))
        }

        @Test("the largest text wraps cells into two rows, which taps and rectangles follow")
        func twoRows() throws {
            let stage = Stage(typing: "123456")
            Device.setTraits { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
            stage.view.frame.size.height = stage.view.sizeThatFits(CGSize(width: 320, height: 0)).height
            stage.settle()
            let frames = stage.view.cellFrames
            #expect(frames[3].minY > frames[0].maxY && frames[3].minX == frames[0].minX)
            for cell in [0, 2, 3, 5] {
                stage.tap(cell: cell)
                stage.settle()
                #expect(stage.view.fieldState.cells.firstIndex { $0.isSelected } == cell)
            }
            let all = try #require(stage.range(1..<5))
            #expect(stage.view.firstRect(for: all) == frames[1].union(frames[2]))
            #expect(stage.view.selectionRects(for: all).map(\.rect) == Array(frames[1..<5]))
            let below = CGPoint(x: frames[4].midX + 1, y: frames[4].maxY + 40)
            let position = try #require(stage.view.closestPosition(to: below))
            #expect(stage.view.offset(from: stage.view.beginningOfDocument, to: position) == 5)
            #expect(stage.failures == [])
        }

        @Test("a field without width draws without errors", arguments: [CGFloat(0), 1, 40])
        func noWidth(width: CGFloat) {
            let stage = Stage(width: width)
            stage.keyboard.type("123456")
            stage.settle()
            #expect(stage.view.cellFrames.count == 6)
            #expect(stage.view.cellFrames.allSatisfy { $0.minX.isFinite && $0.width >= 0 && $0.width.isFinite })
            stage.view.frame.size.width = 320
            #expect(Set(stage.redrawn()).isSuperset(of: (0..<6).map { "cell \($0)" }))
            #expect(stage.failures == [])
        }

        @Test("cells follow the size of the field")
        func rotation() {
            let stage = Stage(typing: "12")
            let before = stage.view.cellFrames
            stage.view.frame.size.width = 640
            stage.settle()
            #expect(stage.view.cellFrames[5].maxX > before[5].maxX)
            // Cells are 56 points wide at most, and centered.
            #expect(abs(stage.view.cellFrames[5].maxX - 508) < 1)
            #expect(stage.view.code == "12")
            #expect(stage.log.lines == [])
        }

        @Test("cells line up with device pixels") func pixels() {
            for scale in [CGFloat(1), 2, 3] {
                let stage = Stage(width: 317)
                Device.setTraits { $0.displayScale = scale }
                stage.settle()
                for frame in stage.view.cellFrames {
                    let pixels = frame.minX * scale
                    #expect(abs(pixels - pixels.rounded()) < 0.001)
                }
            }
        }

        @Test("the caret has the tint color")
        func tint() throws {
            let stage = Stage(typing: "1")
            let caret = try #require(stage.view.layer.sublayers?.first { $0.name == "caret" })
            let blue = caret.backgroundColor
            stage.view.tintColor = .systemRed
            stage.settle()
            #expect(caret.backgroundColor != blue)
        }

        @Test("the caret has the color and the size of its style")
        func caretStyle() throws {
            var style = BoxRenderer.box
            style.caret = CodeCaretStyle(color: .red, width: 4, height: .fixed(20))
            let stage = Stage(style: style)
            let caret = try #require(stage.view.layer.sublayers?.first { $0.name == "caret" })
            #expect(caret.frame.size == CGSize(width: 4, height: 20))
            let red = UIColor(CodeColor.red.resolved(in: CodeEnvironment())).cgColor
            #expect(caret.backgroundColor == red)
        }

        @Test(
            "a small field is touched in at least 44 points around its middle",
            arguments: [
                (CGSize(width: 320, height: 56), CGRect(x: 0, y: 0, width: 320, height: 56)),
                (CGSize(width: 320, height: 20), CGRect(x: 0, y: -12, width: 320, height: 44)),
                (CGSize(width: 30, height: 60), CGRect(x: -7, y: 0, width: 44, height: 60)),
                (.zero, CGRect(x: -22, y: -22, width: 44, height: 44)),
            ])
        func hitArea(_ size: CGSize, expected: CGRect) {
            let view = CodeInputView()
            view.frame = CGRect(origin: CGPoint(x: 9, y: 9), size: size)
            #expect(view.hitArea == expected)
        }

        @Test("a new style keeps the code") func style() {
            let stage = Stage(typing: "123")
            stage.view.style = .circles
            #expect(!stage.redrawn().isEmpty)
            #expect(stage.view.code == "123")
            #expect(stage.failures == [])
        }

        @Test("a disabled field looks disabled") func disabled() {
            let stage = Stage(typing: "123")
            stage.view.isEnabled = false
            #expect(stage.view.fieldState.cells.allSatisfy { !$0.isEnabled && !$0.isFocused })
            #expect(!stage.redrawn().isEmpty)
        }
    }
}
#endif
