#if canImport(UIKit)
import UIKit

extension UIWindow {
    /// The first responder among the views of the window and their controllers.
    var focusedResponder: UIResponder? {
        var views: [UIView] = [self]
        while let view = views.popLast() {
            if view.isFirstResponder { return view }
            if let controller = view.next as? UIViewController, controller.isFirstResponder { return controller }
            views += view.subviews
        }
        return nil
    }
}
#endif
