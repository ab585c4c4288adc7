#if canImport(UIKit)
public import CodeInputStyles
public import UIKit

extension CodeImage {
    /// Creates an image from a UIKit image, with its cap insets and its rendering mode.
    ///
    /// - Parameters:
    ///   - image: The image. A template takes the style's color.
    ///   - size: The size to draw it in, in points. Nil lets the style decide.
    public init(_ image: UIImage, size: CGSize? = nil) {
        self.init(.object(CodeImageObject(image)), size: size)
        let insets = image.capInsets
        capInsets = CodeInsets(
            top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
        if !capInsets.isZero { scaling = .stretch }
        isTemplate = image.renderingMode == .alwaysTemplate || image.isSymbolImage
    }
}
#endif
