#if canImport(UIKit)
public import CodeInputStyles
public import UIKit

extension CodeFont {
    /// Creates a font from a UIKit font: a brand's own keeps its face, the system's becomes the system's.
    ///
    /// - Parameter font: The font at the default text size; the field scales it by itself. Of a system font the
    ///   bold is semibold and others are regular; monospaced stays monospaced.
    public init(_ font: UIFont) {
        // The system's fonts have names that begin with a dot, and can't be had by name.
        guard font.fontName.hasPrefix(".") else {
            self.init(name: font.fontName, size: font.pointSize)
            return
        }
        let traits = font.fontDescriptor.symbolicTraits
        self.init(
            size: font.pointSize, weight: traits.contains(.traitBold) ? .semibold : .regular,
            design: traits.contains(.traitMonoSpace) ? .monospaced : .standard)
    }
}
#endif
