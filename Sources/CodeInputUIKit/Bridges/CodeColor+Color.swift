#if canImport(SwiftUI) && canImport(UIKit)
public import CodeInputStyles
public import SwiftUI
import UIKit

extension CodeColor {
    /// Creates a color from a SwiftUI color, with its variants for light, dark and increased contrast.
    ///
    /// - Parameter color: Any color. Where both kits have a color of a name, as in `CodeColor(.red)`, it is UIKit's.
    @_disfavoredOverload public init(_ color: Color) {
        self.init(UIColor(color))
    }
}
#endif
