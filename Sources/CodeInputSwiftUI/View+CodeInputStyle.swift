#if canImport(SwiftUI) && canImport(UIKit)
public import SwiftUI

extension View {
    /// Sets the style of the code fields inside that have no style of their own.
    public func codeInputStyle(_ style: some CodeCellRenderer) -> some View {
        environment(\.codeInputStyle, style)
    }
}

struct CodeInputStyleKey: EnvironmentKey {
    static let defaultValue: (any CodeCellRenderer)? = nil
}

extension EnvironmentValues {
    /// The style, or nil for `CodeInputView.defaultStyle`.
    var codeInputStyle: (any CodeCellRenderer)? {
        get { self[CodeInputStyleKey.self] }
        set { self[CodeInputStyleKey.self] = newValue }
    }
}
#endif
