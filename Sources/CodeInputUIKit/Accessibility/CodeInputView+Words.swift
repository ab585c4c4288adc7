#if canImport(UIKit)
import UIKit

extension CodeInputView {
    /// What the field says to VoiceOver.
    ///
    /// Defaults to nil, which is ``CodeWords/default``.
    public var words: CodeWords? {
        get { closures.words }
        set { closures.words = newValue }
    }

    /// The words that count.
    var spokenWords: CodeWords { words ?? .default }
}
#endif
