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

    /// The cached attributes of text: the characters of a code look alike.
    static func attributes(_ font: CodeFont, _ color: CodeColor.Components) -> TextLook {
        if let last = fonts.last, last.codeFont == font, last.color == color { return last }
        let look = TextLook(font, color)
        // A missing font may be registered later.
        if fonts[font] != nil { fonts.last = look }
        return look
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

/// The font and the color of text, and what draws it.
struct TextLook {
    let codeFont: CodeFont
    let color: CodeColor.Components
    let font: UIFont
    let attributes: [NSAttributedString.Key: Any]

    init(_ codeFont: CodeFont, _ color: CodeColor.Components) {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        (self.codeFont, self.color, font) = (codeFont, color, UIFont.make(codeFont))
        attributes = [.font: font, .foregroundColor: UIColor(color), .paragraphStyle: style]
    }
}

/// A cache of the fonts in recent drawings, and of the look of the last text.
///
/// A field has a few, at one text size.
private final class FontCache: @unchecked Sendable {
    // Unchecked, because the dictionary and the setting are mutable: both are private, and every access holds the lock. Fonts
    // are immutable.
    private let lock = NSLock()
    private var fonts: [CodeFont: UIFont] = [:]
    private var look: TextLook?
    private var boldText = false

    var last: TextLook? {
        get { lock.withLock { look } }
        set { lock.withLock { look = newValue } }
    }

    /// Whether the fonts are those for Bold Text.
    var isBoldTextEnabled: Bool { lock.withLock { boldText } }

    /// Drops the fonts if they are for the other setting.
    func follow(_ isEnabled: Bool) {
        lock.withLock {
            guard isEnabled != boldText else { return }
            boldText = isEnabled
            fonts.removeAll()
            look = nil
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
