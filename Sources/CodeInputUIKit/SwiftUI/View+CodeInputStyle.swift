#if canImport(SwiftUI) && canImport(UIKit)
public import CodeInputStyles
public import SwiftUI

extension View {
    /// How the code fields inside look, unless they have a style of their own.
    public func codeInputStyle(_ style: some CodeCellRenderer) -> some View {
        environment(\.codeInputStyle, style)
    }
}

extension EnvironmentValues {
    var codeInputStyle: any CodeCellRenderer {
        get { self[CodeInputStyleKey.self] }
        set { self[CodeInputStyleKey.self] = newValue }
    }
}
#endif
