import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct ViewLayoutTests {
        @Test("a field has the default style, unless it names one, and the lengths of its initializer")
        func defaultStyle() {
            let style = BoxRenderer.circles, before = CodeInputView.defaultStyle, earlier = CodeInputView()
            defer { CodeInputView.defaultStyle = before }
            CodeInputView.defaultStyle = style
            let view = CodeInputView(length: 4...8)
            #expect(CodeInputView().style as? BoxRenderer == style && view.style as? BoxRenderer == style)
            #expect(view.lengthRange == 4...8)
            #expect(CodeInputView(style: .underline).style is UnderlineRenderer)
            #expect(earlier.style as? BoxRenderer != style)
        }

        @Test("the intrinsic size gives every cell the room its style wants", arguments: [1, 6, 64])
        func intrinsic(length: Int) {
            let view = Stage(length: length, style: .box, width: 0).view
            let natural = view.style.layout.preferredSize(count: length)
            #expect(view.intrinsicContentSize == natural)
            for width in [10_000, 0, -5, .infinity] as [CGFloat] {
                #expect(view.sizeThatFits(CGSize(width: width, height: 10_000)) == natural)
            }
            for width in [1, 20] as [CGFloat] {
                #expect(view.sizeThatFits(CGSize(width: width, height: 0)).width <= width)
            }
            let odd = view.sizeThatFits(CGSize(width: CGFloat.nan, height: 0))
            #expect(odd.width.isFinite && odd.height > 0)
            view.sizeToFit()
            #expect(view.bounds.size == natural)
        }

        @Test("with smaller text, cells of a fixed size keep it in the intrinsic width") func smallText() {
            let stage = Stage(style: .circles)
            Device.setTraits { $0.preferredContentSizeCategory = .extraSmall }
            stage.settle { $0.frame.size.width = $0.intrinsicContentSize.width }
            #expect(stage.view.cellFrames.allSatisfy { $0.width == 48 })
        }

        @Test("larger text takes more room, and fits a narrow field; without a width, it is in one row")
        func largeText() {
            let stage = Stage(width: 0), usual = stage.view.intrinsicContentSize
            Device.setTraits { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
            stage.settle()
            let large = stage.view.intrinsicContentSize
            #expect(large.width > usual.width && large.height > usual.height)
            #expect(large.height == stage.view.sizeThatFits(CGSize(width: 10_000, height: 0)).height)
            let narrow = stage.view.sizeThatFits(CGSize(width: 320, height: 1000))
            #expect(narrow.width <= 320 && narrow.height > large.height)
            // For a cell that asks for the height before it lays the field out.
            stage.view.preferredMaxLayoutWidth = 320
            #expect(stage.view.intrinsicContentSize == CGSize(width: large.width, height: narrow.height))
        }

        @Test("the largest text wraps cells into two rows, which taps and rectangles follow") func twoRows() throws {
            let stage = Stage(typing: "123456")
            Device.setTraits { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
            stage.settle { $0.frame.size.height = $0.sizeThatFits(CGSize(width: 320, height: 0)).height }
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
        }

        @Test(
            "a small field is touched in at least 44 points around its middle",
            arguments: [
                (CGSize(width: 320, height: 56), CGRect(x: 0, y: 0, width: 320, height: 56)),
                (CGSize(width: 320, height: 20), CGRect(x: 0, y: -12, width: 320, height: 44)),
                (CGSize(width: 4, height: 4), CGRect(x: -20, y: -20, width: 44, height: 44)),
            ])
        func hitArea(_ size: CGSize, expected: CGRect) {
            let view = CodeInputView()
            view.frame = CGRect(origin: CGPoint(x: 9, y: 9), size: size)
            func touches(_ inset: CGFloat) -> [Bool] {
                let area = expected.insetBy(dx: inset, dy: inset)
                return [(area.minX, 0), (area.maxX, 0), (0, area.minY), (0, area.maxY)].map {
                    view.point(inside: CGPoint(x: $0.0, y: $0.1), with: nil)
                }
            }
            #expect(touches(0.01) == [true, true, true, true] && touches(-1) == [false, false, false, false])
            // One that has collapsed, as a row of a form, takes no taps of what is beside it.
            view.bounds.size.height = 0
            #expect(touches(0.01) == [false, false, false, false])
        }

        /// Digits of 20 points in a part of the cell, or none.
        private func placed(_ place: @escaping @Sendable (CGRect) -> CGRect?) -> TestRenderer {
            let text = CodeTextStyle(font: CodeFont(size: 20))
            let style = TestRenderer { $1.draw($0, in: place($1.frame), text: text) }
            return style.with(\.text, text).with(\.place, place)
        }

        /// The y coordinate of the baseline of a label that is aligned with an anchor of a field at y 30.
        private func baseline(
            of field: CodeInputView, _ anchor: KeyPath<CodeInputView, NSLayoutYAxisAnchor>, height: CGFloat = 56,
            after change: () -> Void = {}
        ) -> CGFloat {
            let window = Device.makeWindow(width: 400, height: 600), label = UILabel()
            label.text = "Code"
            for view in [field, label] as [UIView] {
                view.translatesAutoresizingMaskIntoConstraints = false
                window.addSubview(view)
            }
            NSLayoutConstraint.activate([
                field.leadingAnchor.constraint(equalTo: window.leadingAnchor),
                field.topAnchor.constraint(equalTo: window.topAnchor, constant: 30),
                field.widthAnchor.constraint(equalToConstant: 320),
                field.heightAnchor.constraint(equalToConstant: height),
                label.leadingAnchor.constraint(equalTo: field.trailingAnchor),
                label.firstBaselineAnchor.constraint(equalTo: field[keyPath: anchor]),
            ])
            Device.flush()
            // Auto Layout has asked for the marks. They move with what the field shows.
            change()
            Device.flush()
            return label.frame.minY + label.font.ascender
        }

        @Test("the baseline is that of the digits, and the bottom of a cell that has no text, or text nowhere")
        func baseline() {
            let ofDigits = 30 + 14 + UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular).capHeight / 2
            let upperHalf = placed { $0.divided(atDistance: $0.height / 2, from: .minYEdge).slice }
            let none = placed { _ in nil }
            let nowhere = placed { _ in CGRect(x: CGFloat.nan, y: CGFloat.nan, width: 20, height: 20) }
            for (style, code, expected) in [
                (upperHalf, "", ofDigits), (upperHalf, "123456", ofDigits), (none, "", 86), (nowhere, "", 86),
            ] as [(TestRenderer, String, CGFloat)] {
                for before in [upperHalf, none] {
                    let field = CodeInputView(style: before)
                    let y = baseline(of: field, \.firstBaselineAnchor) { (field.style, field.code) = (style, code) }
                    #expect(abs(y - expected) < 0.5)
                }
            }
        }

        @Test("the baseline is that of the first or the last row if cells wrap") func baselineOfRows() {
            Device.setTraits { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
            for (anchor, rows) in [(\CodeInputView.firstBaselineAnchor, 30..<150), (\.lastBaselineAnchor, 151..<270)] {
                #expect(rows.contains(Int(baseline(of: CodeInputView(style: .box), anchor, height: 240))))
            }
        }

        @Test("the frames of cells and caret are those of a new style before the next layout") func newStyle() {
            let stage = Stage(typing: "12", style: .box)
            stage.view.style = .circles
            let (frames, caret) = (stage.view.cellFrames, stage.view.caretRect(for: stage.view.endOfDocument))
            stage.settle()
            #expect(frames == stage.view.cellFrames)
            #expect(caret == stage.view.caretRect(for: stage.view.endOfDocument))
        }
    }
}
