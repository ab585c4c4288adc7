#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit

// What Interface Builder sets goes through key-value coding, which knows names of Objective-C: the one file that needs them.
extension CodeInputView {
    /// ``length``, in the inspector, which goes by the names of Swift.
    @IBInspectable @objc var numberOfCells: Int {
        get { length }
        set { length = newValue }
    }

    /// ``length``, as a runtime attribute typed by hand.
    @objc(length) var lengthAttribute: Int {
        get { length }
        set { length = newValue }
    }

    /// The name of ``style``; one that no style has leaves it as it is.
    @IBInspectable @objc var styleName: String? {
        get { style.name }
        set { if let style = newValue.flatMap({ namedStyles[$0] }) { self.style = style } }
    }
}
#endif
