#if canImport(SwiftUI) && canImport(UIKit)
public import SwiftUI

extension View {
    /// Sets what the code fields and keypads inside say to VoiceOver.
    ///
    /// - Parameter words: The words, or nil for `CodeWords.default`.
    /// - Returns: The view.
    public func codeInputWords(_ words: CodeWords?) -> some View {
        environment(\.codeInputWords, words)
    }
}

struct CodeInputWordsKey: EnvironmentKey {
    static let defaultValue: CodeWords? = nil
}

extension EnvironmentValues {
    package var codeInputWords: CodeWords? {
        get { self[CodeInputWordsKey.self] }
        set { self[CodeInputWordsKey.self] = newValue }
    }
}
#endif
