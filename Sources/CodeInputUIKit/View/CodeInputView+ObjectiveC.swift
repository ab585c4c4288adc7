#if canImport(UIKit) && canImport(ObjectiveC)
import CodeInputStyles
import UIKit

private let namedStyles: [String: any CodeCellRenderer] = [
    "box": .box, "outline": .outline, "underline": .underline, "joined": .joined, "circles": .circles, "dots": .dots(),
]

// What needs Objective-C names. Interface Builder sets attributes by key-value coding.
extension CodeInputView {
    /// ``length`` in the inspector, which shows Swift names.
    @IBInspectable @objc var numberOfCells: Int {
        get { length }
        set { lengthRange = newValue...newValue }
    }

    /// ``length`` as a user-defined runtime attribute.
    @objc(length) var lengthAttribute: Int {
        get { length }
        set { lengthRange = newValue...newValue }
    }

    /// The name of ``style``; an unknown one changes nothing.
    @IBInspectable @objc var styleName: String? {
        get { namedStyles.first { $0.value.isEqual(to: style) }?.key }
        set { if let style = newValue.flatMap({ namedStyles[$0] }) { self.style = style } }
    }
}

extension MenuPress {
    func sendActions() { addTarget(self, action: #selector(stateDidChange)) }

    @objc private func stateDidChange() { act() }
}

// An SDK before iOS 26 has no such trait, and gives the property no Objective-C name by which the keyboard finds it.
#if compiler(<6.2)
extension CodeInputView {
    @objc(allowsNumberPadPopover) var numberPadPopoverTrait: Bool {
        get { allowsNumberPadPopover }
        set { allowsNumberPadPopover = newValue }
    }
}
#endif
#endif
