#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite("The baseline") struct BaselineTests {
        private let window: UIWindow

        init() {
            Device.reset()
            window = Device.makeWindow(width: 400, height: 600)
        }

        /// Digits of 20 points in the upper half of the cell.
        private struct UpperHalf: CodeCellRenderer {
            let text = CodeTextStyle(font: CodeFont(size: 20))

            func textRect(in context: CellContext) -> CGRect? {
                context.frame.divided(atDistance: context.frame.height / 2, from: .minYEdge).slice
            }

            func draw(_ cell: CodeCell, in context: inout CellContext) {
                context.draw(cell, in: textRect(in: context), text: text)
            }
        }

        /// A style that draws no text.
        private struct Bars: CodeCellRenderer {
            func draw(_ cell: CodeCell, in context: inout CellContext) {
                if cell.isFilled { context.fill(.rect(context.frame), with: .label) }
            }

            func textRect(in context: CellContext) -> CGRect? { nil }
        }

        private static func baseline(of label: UILabel) -> CGFloat { label.frame.minY + label.font.ascender }

        /// A label beside a field, aligned with an anchor of the field.
        private func label(
            alignedWith field: CodeInputView, by anchor: KeyPath<CodeInputView, NSLayoutYAxisAnchor>,
            height: CGFloat = 56
        ) -> UILabel {
            let label = UILabel()
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
            return label
        }

        /// A style whose text is nowhere.
        private struct Nowhere: CodeCellRenderer {
            func draw(_ cell: CodeCell, in context: inout CellContext) {}

            func textRect(in context: CellContext) -> CGRect? {
                CGRect(x: CGFloat.nan, y: CGFloat.nan, width: 20, height: 20)
            }
        }

        @Test("is the bottom of the cell if the style's text is nowhere")
        func nowhere() {
            let field = CodeInputView(style: Nowhere())
            let label = label(alignedWith: field, by: \.firstBaselineAnchor)
            #expect(abs(Self.baseline(of: label) - field.frame.maxY) < 0.34)
        }

        @Test("is the baseline of the digits, also in an empty field")
        func ofDigits() {
            let field = CodeInputView(style: UpperHalf())
            let label = label(alignedWith: field, by: \.firstBaselineAnchor)
            let capital = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular).capHeight
            let expected = CGFloat(30) + 14 + capital / 2
            #expect(abs(Self.baseline(of: label) - expected) < 0.5)
            field.code = "123456"
            Device.flush()
            #expect(abs(Self.baseline(of: label) - expected) < 0.5)
            #expect(Device.failures == [])
        }

        @Test("follows the style, and is the bottom of a cell without text")
        func withoutText() {
            let field = CodeInputView(style: UpperHalf())
            let label = label(alignedWith: field, by: \.lastBaselineAnchor)
            let before = Self.baseline(of: label)
            field.style = Bars()
            Device.flush()
            #expect(abs(Self.baseline(of: label) - 86) < 0.5)
            field.style = UpperHalf()
            Device.flush()
            #expect(abs(Self.baseline(of: label) - before) < 0.5)
        }

        @Test("is the baseline of the first or the last row if cells wrap")
        func rows() {
            Device.setTraits { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
            let first = Self.baseline(
                of: label(alignedWith: CodeInputView(style: .box), by: \.firstBaselineAnchor, height: 240))
            let last = Self.baseline(
                of: label(alignedWith: CodeInputView(style: .box), by: \.lastBaselineAnchor, height: 240))
            #expect(first > 30 && first < 150 && last > 150 && last < 270)
        }
    }
}
#endif
