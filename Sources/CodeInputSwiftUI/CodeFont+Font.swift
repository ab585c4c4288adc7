#if canImport(SwiftUI) && canImport(UIKit)
public import SwiftUI
import UIKit

extension CodeFont {
    private static let textStyles: [Font.TextStyle: UIFont.TextStyle] = [
        .largeTitle: .largeTitle, .title: .title1, .title2: .title2, .title3: .title3, .headline: .headline,
        .subheadline: .subheadline, .body: .body, .callout: .callout, .footnote: .footnote, .caption: .caption1,
        .caption2: .caption2,
    ]

    private static let weights: [Font.Weight: CodeFont.Weight] = [
        .ultraLight: .light, .thin: .light, .light: .light, .regular: .regular, .medium: .medium, .semibold: .semibold,
        .bold: .bold, .heavy: .heavy, .black: .heavy,
    ]

    private static let designs: [Font.Design: CodeFont.Design] = [
        .default: .standard, .rounded: .rounded, .monospaced: .monospaced, .serif: .serif,
    ]

    /// Returns a system font in the size of a text style, with the parameters of SwiftUI's `Font`.
    ///
    /// There is no conversion from a `Font`, because SwiftUI does not expose its values.
    ///
    /// - Parameters:
    ///   - style: The text style. A style that is not on every platform becomes `.body`.
    ///   - design: The design. Nil is the design of the text style.
    ///   - weight: The weight. Nil is the weight of the text style.
    /// - Returns: The font at the default text size. The field scales it.
    public static func system(
        _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
    ) -> CodeFont {
        var font = CodeFont(.preferredFont(forTextStyle: textStyles[style] ?? .body))
        if let design { font.design = designs[design] ?? .standard }
        if let weight { font.weight = weights[weight] ?? .regular }
        return font
    }
}
#endif
