#if canImport(SwiftUI) && canImport(UIKit)
import CodeInputStyles
import SwiftUI

/// The style of fields that have none of their own.
struct CodeInputStyleKey: EnvironmentKey {
    static let defaultValue: any CodeCellRenderer = UnderlineRenderer()
}
#endif
