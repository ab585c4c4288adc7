#if canImport(SwiftUI) && canImport(UIKit)
public import SwiftUI
import UIKit

extension CodeColor {
    /// Creates a color from a SwiftUI color, with its variants for light, dark, increased contrast and sheets.
    ///
    /// - Parameter color: Any color.
    public init(color: Color) {
        self.init(uiColor: UIColor(color))
    }
}
#endif
