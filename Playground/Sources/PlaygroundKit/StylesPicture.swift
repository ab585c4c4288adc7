import CodeInputUIKit
import UIKit

/// The README's picture of the built-in styles.
@MainActor public struct StylesPicture {
    private let isDark: Bool

    /// Creates the picture.
    ///
    /// - Parameter isDark: Whether the picture is dark.
    public init(isDark: Bool) {
        self.isDark = isDark
    }

    /// Draws the picture with the kit's own view.
    ///
    /// - Returns: An SVG document.
    public func svg() -> String {
        let cell = CGSize(width: 320, height: 56), gap = CGSize(width: 40, height: 36), margin: CGFloat = 28
        let rows = (StyleCatalog.builtIn.count + 1) / 2
        let size = CGSize(
            width: 2 * margin + 2 * cell.width + gap.width,
            height: 2 * margin + CGFloat(rows) * cell.height + CGFloat(rows - 1) * gap.height)
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.traitOverrides.userInterfaceStyle = isDark ? .dark : .light
        window.makeKeyAndVisible()
        for (index, style) in StyleCatalog.builtIn.enumerated() {
            let field = CodeInputView(length: 6, style: style.renderer)
            field.code = "4829"
            // These two styles are meant for hidden characters.
            field.isSecureTextEntry = ["dots", "joined"].contains(style.name)
            field.frame = CGRect(
                x: margin + CGFloat(index % 2) * (cell.width + gap.width),
                y: margin + CGFloat(index / 2) * (cell.height + gap.height), width: cell.width, height: cell.height)
            window.addSubview(field)
            if style.name == "box" { field.becomeFirstResponder() }
        }
        StandInScreen.flush(window)
        return StandInSVG.svg(of: window, background: .systemBackground)
    }
}
