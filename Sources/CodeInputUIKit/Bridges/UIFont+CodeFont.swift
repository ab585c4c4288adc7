#if canImport(UIKit)
package import CodeInputStyles
import Foundation
package import UIKit

extension UIFont {
    /// The cached font of a style: a lookup would slow down every key.
    package static func make(_ font: CodeFont) -> UIFont {
        if let kept = fonts[font] { return kept }
        guard let found = find(font) else {
            // Not cached, because the app may register its fonts later.
            MissingResources.report("font \"\(font.name ?? "")\"")
            return system(font)
        }
        fonts[font] = found
        return found
    }

    private static let fonts = FontCache()

    /// Follows the user's setting Bold Text, with which the system's fonts are heavier.
    ///
    /// UIKit tells it on the main thread only, and a drawing may be on any. A view therefore asks when its traits change.
    @MainActor package static func followBoldText() { fonts.follow(UIAccessibility.isBoldTextEnabled) }

    private static func find(_ font: CodeFont) -> UIFont? {
        guard let name = font.name else { return system(font) }
        return UIFont(name: name, size: font.size)
    }

    private static func system(_ font: CodeFont) -> UIFont {
        // With Bold Text, UIKit makes system fonts heavier. It does not where only the traits of a view ask for bold text.
        let isHeavierAnyway = fonts.isBoldTextEnabled
        let weight: UIFont.Weight =
            switch isHeavierAnyway ? font.weightWithoutBoldText ?? font.weight : font.weight {
            case .light: .light
            case .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            }
        // With digits of one width, a code does not jump while the user types.
        let system = UIFont.monospacedDigitSystemFont(ofSize: font.size, weight: weight)
        let design: UIFontDescriptor.SystemDesign
        switch font.design {
        case .standard: return system
        case .rounded: design = .rounded
        case .monospaced: return .monospacedSystemFont(ofSize: font.size, weight: weight)
        case .serif: design = .serif
        }
        guard let descriptor = system.fontDescriptor.withDesign(design) else { return system }
        return UIFont(descriptor: descriptor, size: font.size)
    }
}

/// A cache of the fonts in recent drawings.
///
/// A field has a few, at one text size.
private final class FontCache: @unchecked Sendable {
    // Unchecked, because the dictionary and the setting are mutable: both are private, and every access holds the lock. Fonts
    // are immutable.
    private let lock = NSLock()
    private var fonts: [CodeFont: UIFont] = [:]
    private var boldText = false

    /// Whether the fonts are those for Bold Text.
    var isBoldTextEnabled: Bool { lock.withLock { boldText } }

    /// Drops the fonts if they are for the other setting.
    func follow(_ isEnabled: Bool) {
        lock.withLock {
            guard isEnabled != boldText else { return }
            boldText = isEnabled
            fonts.removeAll()
        }
    }

    subscript(font: CodeFont) -> UIFont? {
        get { lock.withLock { fonts[font] } }
        set {
            lock.withLock {
                if fonts.count >= 32 { fonts.removeAll() }
                fonts[font] = newValue
            }
        }
    }
}
#endif
