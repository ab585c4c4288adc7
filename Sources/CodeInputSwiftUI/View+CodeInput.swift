@_exported public import CodeInputUIKit

#if canImport(SwiftUI) && canImport(UIKit)
public import SwiftUI
import UIKit

extension CodeColor {
    /// Creates a color from a SwiftUI color, with its variants for light, dark, increased contrast and sheets.
    public init(color: Color) { self.init(uiColor: UIColor(color)) }
}

extension View {
    /// Sets the style of the code fields inside that have no style of their own.
    public func codeInputStyle(_ style: some CodeCellRenderer) -> some View { environment(\.codeInputStyle, style) }

    /// Sets the words of the code fields inside, and of their number pads: those that VoiceOver speaks, those of a
    /// status in a message row, and the titles of keys; nil is `CodeWords.default`.
    public func codeInputWords(_ words: CodeWords?) -> some View { environment(\.codeInputWords, words) }
}

private struct CodeInputStyleKey: EnvironmentKey { static let defaultValue: (any CodeCellRenderer)? = nil }

private struct CodeInputWordsKey: EnvironmentKey { static let defaultValue: CodeWords? = nil }

extension EnvironmentValues {
    /// The style, or nil for `CodeInputView.defaultStyle`.
    var codeInputStyle: (any CodeCellRenderer)? {
        get { self[CodeInputStyleKey.self] }
        set { self[CodeInputStyleKey.self] = newValue }
    }

    var codeInputWords: CodeWords? {
        get { self[CodeInputWordsKey.self] }
        set { self[CodeInputWordsKey.self] = newValue }
    }
}
#endif
