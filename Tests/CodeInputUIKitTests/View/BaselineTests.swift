#if canImport(UIKit)
import CodeInputUIKit
import KeyboardTools
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite("The baseline") struct BaselineTests {
        /// Digits of 20 points in the upper half of the cell.
        private struct UpperHalf: CodeCellRenderer {
            func draw(_ cell: CodeCell, in context: inout CellContext) {
                var upper = context.frame
                upper.size.height /= 2
                context.draw(cell.content, in: upper, font: CodeFont(size: 20), with: .label)
            }
        }

        /// A style that draws no text.
        private struct Bars: CodeCellRenderer {
            func draw(_ cell: CodeCell, in context: inout CellContext) {
                if cell.isFilled { context.fill(.rect(context.frame), with: .label) }
            }
        }

        private static func baseline(of label: UILabel) -> CGFloat { label.frame.minY + label.font.ascender }

        /// A label beside a field, aligned with an anchor of the field.
        private static func label(
            alignedWith field: CodeInputView, by anchor: KeyPath<CodeInputView, NSLayoutYAxisAnchor>,
            height: CGFloat = 56
        ) -> UILabel {
            let label = UILabel()
            label.text = "Code"
            let window = Device.makeWindow(width: 400, height: 600)
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

        @Test("is that of the digits, empty field or not")
        func ofDigits() {
            Device.reset()
            let field = CodeInputView(style: UpperHalf())
            let label = Self.label(alignedWith: field, by: \.firstBaselineAnchor)
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
            Device.reset()
            let field = CodeInputView(style: UpperHalf())
            let label = Self.label(alignedWith: field, by: \.lastBaselineAnchor)
            let before = Self.baseline(of: label)
            field.style = Bars()
            Device.flush()
            #expect(abs(Self.baseline(of: label) - 86) < 0.5)
            field.style = UpperHalf()
            Device.flush()
            #expect(abs(Self.baseline(of: label) - before) < 0.5)
        }

        @Test("is that of the first row, or of the last, where cells wrap")
        func rows() {
            Device.reset()
            Device.setTraits { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
            let first = Self.baseline(
                of: Self.label(alignedWith: CodeInputView(style: .box), by: \.firstBaselineAnchor, height: 240))
            let last = Self.baseline(
                of: Self.label(alignedWith: CodeInputView(style: .box), by: \.lastBaselineAnchor, height: 240))
            #expect(first > 30 && first < 150 && last > 150 && last < 270)
        }
    }
}
#endif
