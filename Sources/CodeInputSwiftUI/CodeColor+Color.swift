#if canImport(SwiftUI) && canImport(UIKit)
public import SwiftUI
import UIKit

extension CodeColor {
    /// Creates a color from a SwiftUI color, with its variants for light, dark and increased contrast.
    ///
    /// - Parameter color: Any color. In `CodeColor(.red)`, where both frameworks have the name, the color is UIKit's.
    @_disfavoredOverload public init(_ color: Color) {
        self.init(UIColor(color))
    }
}
#endif
