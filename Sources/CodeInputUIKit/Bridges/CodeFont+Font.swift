#if canImport(SwiftUI) && canImport(UIKit)
public import CodeInputStyles
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

    /// A font of the system in the size of a text style, written as SwiftUI has it.
    ///
    /// A `Font` itself can't be read: what it stands for is known to SwiftUI alone.
    ///
    /// - Parameters:
    ///   - style: The text style. A style that UIKit does not have at all sizes is taken for the body.
    ///   - design: The family; nil is the system font as it is.
    ///   - weight: How heavy the strokes are; nil is the weight of the text style.
    /// - Returns: The font, at the default text size; the field scales it.
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
